/**
 * Cores that may be no citation at all: "In 2001 U.S. 47 states …", "heated to 1200 F. 12 panels …", "(R. 1402 P. 5)", "1201 Pacific
 * 98402", "Q. 301 A. 5". One of these is read only where something else of a citation stands by it.
 *
 * What may be changed: the rows of the two tables.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { Level } from './context';
import type { Core } from './cores';
import { readSignal } from './signals';

/** Abbreviations that stand in addresses, records and measures as well. Spelled as letters alone, in lower case. */
const ALSO_ELSEWHERE: ReadonlySet<string> = new Set([
  // answers of a transcript, appendices, degrees, pages and paragraphs
  'a',
  'f',
  'p',
  'pet',
  // quarters of a town
  'ne',
  'nw',
  'se',
  'sw',
  'so',
  'south',
  // names of streets and of people
  'pacific',
  'dallas',
  'wheaton',
  'peters',
  'black',
  // "the 1993 Fed. R. 11 amendments", "3 B.R. 2 bath"
  'fedr',
  'br',
]);

/** UTF-16 units of the longest of them, periods and spaces included. */
const LONGEST = 10;

/** Quarters and names: without a second party the words before them are no name of a case either. */
const PLACES: ReadonlySet<string> = new Set([
  'ne',
  'nw',
  'se',
  'sw',
  'so',
  'south',
  'pacific',
  'dallas',
  'wheaton',
]);

/** Words that lead to a citation though they are no signals. */
const LEADING_WORDS: ReadonlySet<string> = new Set([
  'in',
  'citing',
  'quoting',
  'overruling',
  'following',
  'distinguishing',
  'reported',
]);

/** Reporters of these kinds are numbered through; no volume of theirs is called by a year of our time. */
const NUMBERED_THROUGH: ReadonlySet<string> = new Set([
  'supremeCourt',
  'federal',
  'state',
  'regional',
  'nominative',
]);

const lettersOf = (asWritten: string): string => asWritten.toLowerCase().replace(/[^a-z]/g, '');

const isYearForVolume = ({ volume, reporter }: Core): boolean =>
  reporter !== null &&
  reporter.shape === 'volumePage' &&
  NUMBERED_THROUGH.has(reporter.kind) &&
  /^(?:1[789]|20)\d\d$/.test(volume ?? '');

/** True where the core by itself does not tell a citation from words. */
export function isDoubtful(core: Core): boolean {
  if (core.isShort || core.reporter === null) return false;
  return (
    isYearForVolume(core) ||
    (core.asWritten.length <= LONGEST && ALSO_ELSEWHERE.has(lettersOf(core.asWritten)))
  );
}

/** True where the core can be the place of a building: the words before it are then no name unless two parties stand there. */
export const isPlace = (core: Core): boolean => PLACES.has(lettersOf(core.asWritten));

/** True where a doubtful core at token i stands where citations stand: at the beginning, behind another one, a signal, a bracket. */
export function isIntroduced(tokens: Tokens, i: number, level: Level, core: Core): boolean {
  let before = i - 1;
  while (before >= level.limit && tokens.has(before, Flag.furniture)) before -= 1;
  if (before < level.limit) return true;
  const kind = tokens.kindAt(before);
  if (kind === Kind.semicolon || kind === Kind.open || kind === Kind.noteMark) return true;
  if (kind === Kind.comma && before - 1 < level.limit) return level.limit > 0;
  if (LEADING_WORDS.has(tokens.word(before)) && !isYearForVolume(core)) return true;
  if (/^(?:and|or)$/.test(tokens.word(before)) && before - 1 < level.limit) return level.limit > 0;
  return readSignal(tokens, i, level.limit) !== null;
}
