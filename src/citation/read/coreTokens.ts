/**
 * What the tokens about a core tell: whether it reads like plain words, whether a nominative or a slip of the pen stands in it.
 *
 * What may be changed: the words of {@link PLACE_WORDS}.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';

/** A slip often made: "268 S.W.3d, 123, 130 (Tex. …". A comma may stand before the page where a pincite or bracket follows it. */
export function commaPage(tokens: Tokens, i: number): boolean {
  const next = tokens.kindAt(i + 1);
  return (
    next === Kind.open ||
    (next === Kind.comma &&
      tokens.kindAt(i + 2) === Kind.number &&
      (tokens.kindAt(i + 3) === Kind.open || tokens.kindAt(i + 3) === Kind.dash))
  );
}

/** "(1 Cranch)" between reporter and page; the token after it, or the same token. */
export function afterNominative(tokens: Tokens, open: number): number {
  const close = tokens.partnerAt(open);
  if (close < 0 || close - open > 9) return open;
  const next = tokens.kindAt(close + 1);
  if (next !== Kind.number && next !== Kind.blank && !tokens.isWord(close + 1, 'at')) return open;
  let words = 0;
  for (let i = open + 1; i < close; i += 1) {
    const kind = tokens.kindAt(i);
    if (kind === Kind.word) words += 1;
    if (kind === Kind.word && !tokens.has(i, Flag.capital) && !isOrdinal(tokens, i)) return open;
    if (kind === Kind.number && tokens.norm(i).length === 4) return open;
  }
  return words > 0 ? close + 1 : open;
}

/** A short form's "at" must be followed by something that can be pointed to. */
export function startsPincite(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  if (
    kind === Kind.number ||
    kind === Kind.star ||
    kind === Kind.paragraph ||
    kind === Kind.section ||
    kind === Kind.blank
  )
    return true;
  return /^(?:p|pp|n|nn|page|pages|fn|note|par|para|[ivxlcdm]{1,7})$/.test(tokens.word(i));
}

/** An abbreviation that reads like plain words: no period, no series number, and not in capitals. */
export function isWeak(tokens: Tokens, from: number, to: number, asWritten: string): boolean {
  if (asWritten.includes('.') || asWritten.includes('&') || /\d/.test(asWritten)) return false;
  for (let i = from; i < to; i += 1)
    if (tokens.kindAt(i) === Kind.word && !/[A-Z].*[A-Z]/.test(tokens.norm(i))) return true;
  return asWritten.length < 2 || tokens.size(from) < 2;
}

/**
 * An abbreviation in small letters, as text recognised from a scan has it ("410 u.s. 113", "93 s. ct. 705"): two full stops or a series
 * tell it from words ("12 p. 45").
 */
export function writtenSmall(tokens: Tokens, from: number, to: number): boolean {
  let periods = 0;
  for (let i = from; i < to; i += 1) {
    const kind = tokens.kindAt(i);
    if (kind === Kind.period) periods += 1;
    else if (kind === Kind.number && i > from && isOrdinal(tokens, i + 1)) return periods > 0;
  }
  return periods > 1;
}

/** "Section 5A.1": one letter glued to both numbers is a place in a contract as often as a reporter. */
export function isGluedLetter(tokens: Tokens, from: number, to: number): boolean {
  return tokens.glued(from) && tokens.glued(to) && tokens.size(from) === 1 && to - from <= 2;
}

/** Words after which a number is a place in a paper or on the ground, not a volume ("Block 5", "Room 45"). */
export const PLACE_WORDS = new Set([
  'section',
  'sections',
  'article',
  'rule',
  'rules',
  'paragraph',
  'clause',
  'schedule',
  'exhibit',
  'chapter',
  'item',
  'figure',
  'table',
  'footnote',
  'note',
  'block',
  'lot',
  'lots',
  'room',
  'suite',
  'unit',
  'apartment',
  'apt',
  'floor',
  'building',
  'bldg',
  'box',
  'parcel',
  'tract',
  'route',
  'highway',
  'gate',
  'pier',
  'acres',
  'page',
  'pages',
  'line',
]);

/** True where token i may begin a core: a number, or a blank where the volume is yet to come. */
export function mayBeginCore(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  if (kind === Kind.blank) return true;
  if (kind === Kind.dash) return isLoneDash(tokens, i);
  if (kind !== Kind.number) return false;
  const length = tokens.size(i);
  if (length > 5) return false;
  if (!tokens.glued(i) || i === 0) return true;
  const before = tokens.kindAt(i - 1);
  if (before === Kind.period) return tokens.kindAt(i - 2) !== Kind.number || !tokens.glued(i - 1);
  return (
    before !== Kind.number &&
    before !== Kind.word &&
    before !== Kind.slash &&
    before !== Kind.colon &&
    before !== Kind.section &&
    !(before === Kind.dash && tokens.glued(i - 1) && tokens.kindAt(i - 2) !== Kind.word)
  );
}

const isLoneDash = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i + 1) === Kind.word &&
  !tokens.glued(i + 1) &&
  !tokens.glued(i) &&
  tokens.has(i + 1, Flag.capital);

export const isOrdinal = (tokens: Tokens, i: number): boolean => /^(?:st|nd|rd|th|d)$/.test(tokens.word(i));
