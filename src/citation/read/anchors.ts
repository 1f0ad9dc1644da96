/**
 * Which tokens may begin a citation: the cheap question asked of every token before any reading is tried.
 *
 * It may say yes too often, never no where a reading of blockReader.ts would succeed. What may be changed: the words that anchor, with
 * the readings that ask for them.
 */
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';

/** Words before a number that stands first: "section 768.72, Florida Statutes", "Rule 59(e), SCRCP", "Article I, Section 14". */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  'section sections sec secs article articles art arts rule rules amendment'.split(' '),
);

/** Words that anchor whatever the case of their letters. */
const ANCHORS: readonly string[] = [
  ...PLACE_WORDS,
  'id',
  'ib',
  'ibid',
  'idem',
  'supra',
  'ante',
  'post',
  'op',
  'no',
  'nos',
];

/** Of words of two letters and more: their first three letters, hashed; 0 for none. */
const HASHES = 1 << 12;
const hashOf = (first: number, second: number, third: number): number =>
  ((first * 31 + second) * 31 + third) & (HASHES - 1);
const ANCHOR_HASHES: Uint8Array = (() => {
  const table = new Uint8Array(HASHES);
  for (const word of ANCHORS)
    table[hashOf(word.charCodeAt(0), word.charCodeAt(1), word.length > 2 ? word.charCodeAt(2) : 0)] = 1;
  return table;
})();

const KINDS: Uint8Array = (() => {
  const table = new Uint8Array(32);
  for (const kind of [Kind.word, Kind.number, Kind.section, Kind.blank, Kind.dash, Kind.open, Kind.noteMark])
    table[kind] = 1;
  return table;
})();

/** False where no reading begins at token i. */
export function mayAnchor(tokens: Tokens, i: number): boolean {
  const kind = tokens.kind[i] ?? 0;
  if (KINDS[kind] === 0) return false;
  if (kind !== Kind.word) return true;
  const flags = tokens.flags[i] ?? 0;
  const from = tokens.start[i] ?? 0;
  const first = tokens.text.charCodeAt(from);
  const length = (tokens.end[i] ?? 0) - from;
  if ((flags & Flag.folds) !== 0 || first >= 0x80 || length < 2) return true;
  // Small letters of ASCII, for the anchors hold no others; what else comes out of it can only be asked about for nothing.
  const second = tokens.text.charCodeAt(from + 1) | 0x20;
  const third = length > 2 ? tokens.text.charCodeAt(from + 2) | 0x20 : 0;
  if (ANCHOR_HASHES[hashOf(first | 0x20, second, third)] !== 0) return true;
  if ((flags & Flag.capital) === 0) return false;
  const { worded, records } = tables();
  return worded.mayStart(tokens, i) || records.mayStart(tokens, i);
}
