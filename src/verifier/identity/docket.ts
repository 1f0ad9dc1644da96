/**
 * Docket numbers as courts and sources write them: "No. 1:17-cv-00184", "1:17-cv-184-ABC", "17 Civ. 184". Two are one only where nothing of
 * either speaks against it. What may be changed: the words that name a kind of case.
 */

/** Words for a kind of case, and the one that stands for all of them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['civ', 'cv'],
  ['civil', 'cv'],
  ['ca', 'cv'],
  ['cv', 'cv'],
  ['crim', 'cr'],
  ['criminal', 'cr'],
  ['cr', 'cr'],
  ['misc', 'mc'],
  ['mc', 'mc'],
  ['md', 'md'],
  ['mdl', 'md'],
  ['ml', 'md'],
  ['bk', 'bk'],
  ['ap', 'ap'],
  ['adv', 'ap'],
]);
const LABELS = /^(?:nos?|case|docket|dkt|index|action)$/;

/** Numbers without leading zeros, kinds folded, labels left out; the initials of judges behind the number too. */
function parts(docket: string): string[] {
  const found = docket.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  const kept = found
    .filter((part) => !LABELS.test(part))
    .map((part) => (/^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : (KINDS.get(part) ?? part)));
  const initials = [...kept].reverse().findIndex((part) => /^\d/.test(part));
  return initials < 0 ? kept : kept.slice(0, kept.length - initials);
}

/** True where two texts are one docket number; judges' initials, labels, zeros and a division's number that only one states aside. */
export function isSameDocket(a: string, b: string): boolean {
  const [one, other] = [parts(a), parts(b)];
  if (one.length < 2 || other.length < 2) return one.join() === other.join() && one.length > 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const missing = long.length - short.length;
  // "1:17-cv-184" and "17-cv-184": the office may be left out, and nothing else.
  return missing <= 1 && long.slice(missing).join('-') === short.join('-');
}
