/**
 * Session laws by the year of the session and the chapter or page: "Stats. 2009, ch. 28, § 1", "Ga. L. 2011, p. 99, § 101", "Acts 2001, 77th
 * Leg., R.S., ch. 12, § 2", "Act of June 3, 1999, c. 62, § 4"; and English statutes by the year of a reign: "29 Car. II, c. 7, § 6".
 *
 * The year is the volume, the chapter or page the page, everything behind it the pincite. Source: Bluebook rule 12.4 and the forms that states
 * prescribe for themselves; for reigns table T2 (United Kingdom). What may be changed: the words below.
 */
import { MONTHS } from '../grammar/words';
import { Kind, type Tokens } from '../text/lexer';
import { isOrdinal } from './coreTokens';
import { afterPeriod, number, sign, type CodeNumber } from './lawNumbers';

export interface SessionLaw extends CodeNumber {
  readonly volume: string;
}

/** What divides the laws of a session, as written, and what it is called in the page: "ch. 28"; a page by its number alone. */
const CHAPTER = 'ch. ';
const DIVISIONS: ReadonlyMap<string, string> = new Map([
  ['c', CHAPTER],
  ['ch', CHAPTER],
  ['cap', CHAPTER],
  ['chap', CHAPTER],
  ['chapter', CHAPTER],
  ['act', 'no. '],
  ['no', 'no. '],
  ['p', ''],
  ['pp', ''],
  ['page', ''],
]);

/** Words of the name of a session that may stand between its year and the chapter. */
const SESSION_WORDS = new Set(
  'leg legis legislature gen assem assemb assembly sess session ex extra extraordinary spec special reg regular called r s c st nd rd th d first second third fourth'.split(
    ' ',
  ),
);

/** Parts of a chapter that belong to the pincite. */
const PARTS = new Set('part pt art article tit title p pp page no sec subd subch'.split(' '));

const LONGEST_SESSION = 16;

const skipComma = (tokens: Tokens, i: number): number => (tokens.kindAt(i) === Kind.comma ? i + 1 : i);

/**
 * The law of a session whose name ends before token i; null where no year and chapter follow. After a name of one letter ("L. 2009, ch. 56")
 * only a chapter tells a law from an author's initial.
 */
export function readSessionLaw(tokens: Tokens, i: number, letter: boolean): SessionLaw | null {
  const dated = date(tokens, skipComma(tokens, tokens.isWord(i, 'of') ? i + 1 : i));
  if (dated === null) return null;
  const division = chapter(tokens, afterSession(tokens, dated.end), letter);
  return division && { ...division, volume: dated.year };
}

/** A year, or a day with its year. */
function date(tokens: Tokens, i: number): { readonly year: string; readonly end: number } | null {
  let at = i;
  if (MONTHS.has(tokens.word(at))) {
    at = afterPeriod(tokens, at + 1);
    if (tokens.kindAt(at) !== Kind.number) return null;
    at = skipComma(tokens, at + 1);
  }
  const year = tokens.kindAt(at) === Kind.number ? tokens.norm(at) : '';
  return /^(?:1[6-9]|20)\d\d$/.test(year) ? { year, end: at + 1 } : null;
}

/** Over ", 77th Leg., R.S.," and "(Ex. Sess.)" to the word that names the chapter. */
function afterSession(tokens: Tokens, i: number): number {
  let at = i;
  while (at < i + LONGEST_SESSION && !beginsChapter(tokens, at)) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.comma || kind === Kind.period) at += 1;
    else if (kind === Kind.open && tokens.partnerAt(at) > 0 && tokens.partnerAt(at) - at < 10)
      at = tokens.partnerAt(at) + 1;
    else if (kind === Kind.number && isOrdinal(tokens, at + 1) && tokens.glued(at + 1)) at += 2;
    else if (kind === Kind.word && SESSION_WORDS.has(tokens.word(at))) at += 1;
    else break;
  }
  return at;
}

/** "ch. 28", "c 5", "p. 99", "No. 12": not the "C." of "1st C.S.". */
const beginsChapter = (tokens: Tokens, i: number): boolean =>
  DIVISIONS.has(tokens.word(i)) && tokens.kindAt(afterPeriod(tokens, i + 1)) === Kind.number;

/** The chapter or page at token i, and what stands behind it. */
function chapter(tokens: Tokens, i: number, chapterOnly: boolean): CodeNumber | null {
  const label = beginsChapter(tokens, i) ? DIVISIONS.get(tokens.word(i)) : undefined;
  if (label === undefined || (chapterOnly && label !== CHAPTER)) return null;
  const found = number(tokens, afterPeriod(tokens, i + 1));
  if (!found) return null;
  let end = found.end;
  for (let more = nextPart(tokens, end); more > end; more = nextPart(tokens, end)) end = more;
  return { page: label + found.page, pin: [found.end, end], end, mayList: false, plural: false };
}

/** The token after ", § 1", ", part L", " p. 10"; the same token where none follows. */
function nextPart(tokens: Tokens, i: number): number {
  const at = skipComma(tokens, i);
  const mark = sign(tokens, at);
  if (mark.signed) return number(tokens, mark.at)?.end ?? i;
  if (!PARTS.has(tokens.word(at)) || tokens.kindAt(at) !== Kind.word) return i;
  const next = afterPeriod(tokens, at + 1);
  if (tokens.kindAt(next) === Kind.number) return number(tokens, next)?.end ?? next + 1;
  return /^(?:[A-Z]|[IVXL]{2,5})$/.test(tokens.norm(next)) ? next + 1 : i;
}

/** "1999 Ky. Acts ch. 5, § 2": the chapter that stands where others have the page. */
export const readChapter = (tokens: Tokens, i: number): CodeNumber | null =>
  chapter(tokens, skipComma(tokens, i), true);

/** "29 Car. II, c. 7, § 6": what follows the reign's name; `reign` is the number of its year, at the token before the name. */
export function readRegnal(tokens: Tokens, i: number, reign: string): SessionLaw | null {
  let at = i;
  let king = '';
  if (/^(?:[IVX]{1,4}|[1-8])$/.test(tokens.norm(at))) {
    king = ` ${tokens.norm(at)}`;
    at = afterPeriod(tokens, at + 1);
  }
  at = skipComma(tokens, at);
  if (tokens.isWord(at, 'st') || tokens.isWord(at, 'stat')) {
    // "13 Edw. 1, st. 1, c. 30"
    at = afterPeriod(tokens, at + 1);
    if (tokens.kindAt(at) !== Kind.number) return null;
    at = skipComma(tokens, at + 1);
  }
  const division = chapter(tokens, at, true);
  return division && { ...division, volume: reign + king };
}
