/**
 * Whether the name in the brief and the names known for a case can be of one case (`contracts.md`, compare-names --json).
 *
 * A side agrees where it shares a distinctive word, or where both sides are wholly made of common words and one holds the other
 * ("First National Bank" and "First Nat. Bank of Hillsboro"). Governments, their bodies and officers match nothing by
 * themselves: they only keep from disagreeing a name whose other side agrees.
 */
import type { Severity } from '../report';
import { isAcronymOf, isReadable, partiesOf, type Party, type Segment } from './parties';
import { STAND_ALONE } from './wordKinds';
import { captionOf, isHeldByParty, isSameTitle, isTitle } from './titles';
import { compareWords, foldText, type NameWord } from './words';

export interface NameComparison {
  readonly result: 'agrees' | 'differs' | 'cannotTell';
  readonly severity: Severity | null;
  readonly note: string;
  /** The parties agree, each on the other's side: on one page that is one case, and elsewhere it may be another. */
  readonly reversed?: true;
}

/** `same` and `near` are of distinctive words; `generic` of governments, bodies, officers, pseudonyms. */
type Agreement = 'same' | 'near' | 'generic' | null;

const RANK = { same: 3, near: 2, generic: 1 } as const;
const rank = (agreement: Agreement): number => (agreement === null ? 0 : RANK[agreement]);
const stronger = (a: Agreement, b: Agreement): Agreement => (rank(b) > rank(a) ? b : a);

function genericAgreement(a: Segment, b: Segment): boolean {
  if (a.body !== null && a.body === b.body) return true;
  if (a.state !== null && b.state !== null)
    return a.state === b.state || a.state === 'any' || b.state === 'any';
  if (a.body !== null && b.offices.includes(a.body)) return true;
  if (b.body !== null && a.offices.includes(b.body)) return true;
  if (isOfTitle(a, b) || isOfTitle(b, a) || standsAlone(a) || standsAlone(b)) return true;
  return a.offices.some((office) => b.offices.includes(office));
}

/** "Commissioner" alone is whoever heads a body of that title. */
function isOfTitle(a: Segment, b: Segment): boolean {
  const [word] = a.words;
  if (word === undefined || a.words.length !== 1 || word.kind !== 'government') return false;
  const begins = (id: string): boolean => id.toLowerCase().startsWith(`${word.written} of `);
  return b.offices.some(begins) || (b.body !== null && begins(b.body));
}

/** "The Mayor": whoever that was. */
const standsAlone = ({ words, body }: Segment): boolean =>
  body === null &&
  words.length === 1 &&
  words.some(({ meanings }) => meanings.some((word) => STAND_ALONE.has(word)));

/** In the name of a person with a surname beside it, a given name does not tell who it is. */
function isGivenNameBeside(word: NameWord, segment: Segment): boolean {
  return word.givenName && segment.distinctive.length > 1 && segment.distinctive[0] === word;
}

function distinctiveAgreement(a: Segment, b: Segment): Agreement {
  let best: Agreement = null;
  for (const x of a.words) {
    for (const y of b.words) {
      if (x.kind !== 'distinctive' && y.kind !== 'distinctive') continue;
      if (isGivenNameBeside(x, a) || isGivenNameBeside(y, b)) continue;
      const words = compareWords(x, y);
      if (words === 'same') return 'same';
      if (words === 'nearly') best = stronger(best, 'near');
    }
  }
  return best ?? (sharesJoined(a, b) || sharesJoined(b, a) || sharesInitials(a, b) ? 'same' : null);
}

/** "Inter-State", "Mac Arthur", "De Backer": two words on one side are one on the other. */
function sharesJoined(a: Segment, b: Segment): boolean {
  for (let index = 0; index + 1 < a.words.length; index++) {
    const joined = (a.words[index]?.written ?? '') + (a.words[index + 1]?.written ?? '');
    if (joined.length > 4 && b.words.some((word) => word.written === joined && word.kind === 'distinctive'))
      return true;
  }
  return false;
}

function sharesInitials(a: Segment, b: Segment): boolean {
  return isInitialsOf(a, b) || isInitialsOf(b, a);
}

/** "NAACP", "J.B." of "Julie B.", and "B&O R.R.": initials alone, or before words that the other side holds too. */
function isInitialsOf(short: Segment, long: Segment): boolean {
  const [word, ...rest] = short.words;
  if (word === undefined) return false;
  if (rest.length === 0) {
    const letters = long.letters.filter(({ optional }) => !optional).length;
    const isPerson = word.initials && letters === word.written.length;
    return (long.words.length > 1 || isPerson) && isAcronymOf(word.written, long.letters);
  }
  const held = (other: NameWord): boolean => long.words.some((one) => compareWords(other, one) === 'same');
  if (word.kind !== 'distinctive' || !rest.every((other) => other.kind === 'common' && held(other)))
    return false;
  return [2, 3, 4].some((length) => isAcronymOf(word.written, beginning(long, length)));
}

/** The letters of the first words, joining words not counted. */
function beginning({ letters }: Segment, words: number): Segment['letters'] {
  let counted = 0;
  const end = letters.findIndex(({ optional }) => !optional && ++counted === words);
  return end < 0 ? letters : letters.slice(0, end + 1);
}

/** Sides one of which holds no distinctive word: their common words are compared as sets. */
function commonAgreement(a: Segment, b: Segment): Agreement {
  if (a.distinctive.length > 0 && b.distinctive.length > 0) return null;
  if ((a.state ?? b.state) !== null || (a.body !== null && b.body !== null)) return null;
  const [few, many] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (few.distinctive.length > 0) return null;
  const shared = few.words.filter((word) => many.words.some((other) => compareWords(word, other) !== null));
  if (shared.length < few.words.length) return null;
  // "Metropolitan v. Ward", "Powers v. Ohio": a business by the first word of its name, a person by the last.
  const [only] = few.words;
  if (few.words.length === 1 && only?.kind === 'common' && many.words.length > 1) {
    const ends = [many.words[0], many.words.at(-1)];
    return ends.some((end) => end !== undefined && compareWords(only, end) !== null) ? 'generic' : null;
  }
  if ((a.body ?? b.body) !== null || few.words.every((word) => word.kind !== 'common')) return 'generic';
  return few.words.length > 1 || many.words.length === 1 ? 'same' : null;
}

function segmentAgreement(a: Segment, b: Segment): Agreement {
  const distinctive = distinctiveAgreement(a, b);
  if (distinctive !== null && a.body === null && b.body === null) return distinctive;
  if (genericAgreement(a, b)) return 'generic';
  if (distinctive !== null) return a.body !== null && b.body !== null ? null : distinctive;
  return sharesInitials(a, b) ? 'same' : commonAgreement(a, b);
}

function partyAgreement(a: Party, b: Party): Agreement {
  let best: Agreement = null;
  for (const x of a) for (const y of b) best = stronger(best, segmentAgreement(x, y));
  return best;
}

const AGREES: NameComparison = { result: 'agrees', severity: null, note: 'The names agree.' };

type Pair = readonly [Agreement, Agreement];

function judgeTwo(brief: readonly [Party, Party], known: readonly Party[]): NameComparison {
  let best: { pair: Pair; between: readonly [Party, Party]; reversed: boolean } | null = null;
  const score = ([a, b]: Pair): number => Math.max(rank(a), rank(b)) * 10 + Math.min(rank(a), rank(b));
  for (const [i, first] of known.entries()) {
    for (const [j, second] of known.entries()) {
      if (i === j) continue;
      const pair = [partyAgreement(brief[0], first), partyAgreement(brief[1], second)] as const;
      // In the order of the brief first: the other order counts only where it agrees better.
      if (best === null || score(pair) > score(best.pair))
        best = { pair, between: [first, second], reversed: i > j };
    }
  }
  if (best === null) return different();
  const { pair, between, reversed } = best;
  const result = judgePair(pair, between, brief, known);
  // The other order, and a party spelled otherwise: together too much to say that the names agree.
  if (reversed && result.result === 'agrees' && !pair.includes('same'))
    return cannotTell('The parties agree in the other order, and but for their spelling.');
  if (reversed && result.result === 'agrees' && pair[0] !== null && pair[1] !== null)
    return { ...AGREES, note: 'The parties agree in the other order.', reversed: true };
  return result;
}

function judgePair(
  pair: Pair,
  between: readonly [Party, Party],
  brief: readonly [Party, Party],
  known: readonly Party[],
): NameComparison {
  const weakAt = rank(pair[0]) >= rank(pair[1]) ? 1 : 0;
  const [strong, weak] = [pair[1 - weakAt] ?? null, pair[weakAt]];
  const unread = [...brief, ...known].some((party) => party.length === 0);
  if (strong === null) return different();
  if (strong === 'generic') {
    if (weak === 'generic' && isSpecific(brief) && isSpecific(known)) return AGREES;
    if (weak === 'generic' || unread || [...brief, ...known].some(isPseudonym))
      return cannotTell('Only governments or officers stand in both names.');
    return different();
  }
  if (weak !== null || unread) {
    const spelled = strong === 'near' || weak === 'near';
    return spelled ? { ...AGREES, note: 'The names agree but for the spelling of a party.' } : AGREES;
  }
  if (strong === 'same' && mayBeSucceeded(brief[weakAt], between[weakAt]))
    return { ...AGREES, note: 'The names agree but for an officer, whose successor may stand there.' };
  return {
    result: 'differs',
    severity: 'minor',
    note: 'One party agrees and the other does not.',
  };
}

/** An office stands beside one of two persons: the other may hold it before or after (Fed. R. Civ. P. 25(d)). */
function mayBeSucceeded(a: Party, b: Party): boolean {
  const isPerson = (party: Party): boolean =>
    (party[0]?.distinctive.length ?? 0) > 0 &&
    party.every(({ words, body, state }) => body === null && state === null && words.every(isOfPerson));
  return [...a, ...b].some(({ isOfficer }) => isOfficer) && isPerson(a) && isPerson(b);
}

const isOfPerson = ({ kind }: NameWord): boolean => kind !== 'common' && kind !== 'pseudonym';

/** "Doe" or "Jane Doe" may be anybody, and be named later; a lone "Kelly" is a surname. */
function isPseudonym(party: Party): boolean {
  const words = party.flatMap((segment) => segment.words);
  return (
    words.some((word) => word.kind === 'pseudonym') &&
    words.every((word) => word.kind === 'pseudonym' || word.givenName)
  );
}

/** Names of governments only, that still say which: "Kansas v. Colorado". */
function isSpecific(parties: readonly Party[]): boolean {
  return parties.some((party) =>
    party.some((segment) => segment.body !== null || (segment.state !== null && segment.state !== 'any')),
  );
}

function different(): NameComparison {
  return { result: 'differs', severity: 'major', note: 'The names have no distinctive party in common.' };
}

function cannotTell(note: string): NameComparison {
  return { result: 'cannotTell', severity: null, note };
}

/** Captions of one side ("In re Winship", "The Lake Monroe") are compared with every side of the other. */
function judgeOne(one: Party, others: readonly Party[]): NameComparison {
  let best: Agreement = null;
  for (const other of others) best = stronger(best, partyAgreement(one, other));
  if (best === 'same') return AGREES;
  if (best === 'near') return { ...AGREES, note: 'The names agree but for the spelling of a party.' };
  const tells = one.some((segment) =>
    segment.words.some((word) => word.kind === 'distinctive' || word.kind === 'common'),
  );
  if (best === 'generic' || !tells)
    return cannotTell('The name holds nothing that tells one case from another.');
  return different();
}

const plain = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function compareTwo(brief: string, known: string): NameComparison {
  const briefParties = partiesOf(brief);
  if (brief === known)
    return isReadable(briefParties) ? AGREES : cannotTell('The name in the brief could not be read.');
  const knownParties = partiesOf(known);
  if (!isReadable(briefParties)) return cannotTell('The name in the brief could not be read.');
  if (!isReadable(knownParties)) return cannotTell('The name held for the case could not be read.');
  if (plain(brief) === plain(known)) return AGREES;
  if (isTitle(brief) || isTitle(known)) {
    const agrees =
      isTitle(brief) && isTitle(known)
        ? isSameTitle(briefParties, knownParties)
        : isHeldByParty(
            ...(isTitle(brief)
              ? ([briefParties, knownParties] as const)
              : ([knownParties, briefParties] as const)),
          );
    if (agrees) return AGREES;
    return isTitle(brief) && isTitle(known)
      ? different()
      : cannotTell('A title of cases cannot be compared with the names of parties.');
  }
  const [first, second] = briefParties;
  const [knownFirst] = knownParties;
  if (first !== undefined && briefParties.length === 1) return judgeOne(first, knownParties);
  if (knownFirst !== undefined && knownParties.length === 1) return judgeOne(knownFirst, briefParties);
  if (first === undefined || second === undefined)
    return cannotTell('The name in the brief could not be read.');
  return judgeTwo([first, second], knownParties);
}

const ORDER: Readonly<Record<string, number>> = { agrees: 4, minor: 2, cannotTell: 1, major: 0 };
const order = ({ result, severity, reversed }: NameComparison): number =>
  (ORDER[severity ?? result] ?? 0) - (reversed === true ? 1 : 0);

/** Two names, a popular title that stands against parties read as its caption. */
function compareAsPrinted(brief: string, known: string): NameComparison {
  const comparison = compareTwo(brief, known);
  if (comparison.result === 'agrees' || isTitle(brief) === isTitle(known)) return comparison;
  const [briefCaption, knownCaption] = [captionOf(brief), captionOf(known)];
  if (briefCaption === null && knownCaption === null) return comparison;
  return compareTwo(briefCaption ?? brief, knownCaption ?? known);
}

/**
 * Compares the name in the brief with every name known for a case and returns the best of the comparisons.
 * `differs` major: no distinctive party in common; minor: one party agrees and the other does not; `cannotTell` where either name
 * cannot be read or names nobody in particular. Time is linear in the number of names.
 */
export function compareNames(briefName: string | null, caseNames: readonly string[]): NameComparison {
  if (briefName === null || briefName.trim() === '') return cannotTell('The brief’s name could not be read.');
  if (caseNames.length === 0) return cannotTell('No name is held for the case.');
  let best: NameComparison | null = null;
  for (const name of caseNames) {
    const comparison = compareAsPrinted(briefName, name);
    if (best === null || order(comparison) > order(best)) best = comparison;
    if (comparison.result === 'agrees' && comparison.reversed !== true) return comparison;
  }
  return best ?? cannotTell('No name is held for the case.');
}
