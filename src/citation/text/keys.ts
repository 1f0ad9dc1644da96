/**
 * How the abbreviations of the tables are folded to keys of the tries: all ways of spacing and pointing one abbreviation are one key.
 *
 * Spaces, periods and apostrophes go, letters are small: "N.Y.2d", "N. Y. 2d" and "NY2d" are one. What may be changed: the folding,
 * with every table test run after it; the compiled tables are built with it.
 */
import { foldCode, SKIP } from './characters';

const SPACE = 0x20;
const PERIOD = 0x2e;
const APOSTROPHE = 0x27;
/** Letters with accents end here; what lies above has no small form that a key could need. */
const LATIN = 0x250;

const LOWER: Uint16Array = (() => {
  const table = new Uint16Array(LATIN);
  for (let code = 0; code < LATIN; code += 1) table[code] = code;
  for (let code = 0x41; code <= 0x5a; code += 1) table[code] = code + 0x20;
  for (let code = 0xc0; code < LATIN; code += 1) {
    const lower = String.fromCharCode(code).toLowerCase();
    table[code] = lower.length === 1 ? lower.charCodeAt(0) : code;
  }
  return table;
})();

/** The small letter of a folded code unit. */
export const lowerOf = (code: number): number => (code < LATIN ? (LOWER[code] ?? code) : code);

/** True for a folded code unit that no key holds. */
export const isIgnored = (code: number): boolean =>
  code === SKIP || code === SPACE || code === PERIOD || code === APOSTROPHE;

const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;

/** The key of an abbreviation. */
export function foldKey(text: string): string {
  if (PLAIN.test(text)) return text.replace(/[ .']+/g, '').toLowerCase();
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = foldCode(text.charCodeAt(at));
    if (!isIgnored(code)) key += String.fromCharCode(lowerOf(code));
  }
  return key;
}

/** Beginnings are numbered by the first two code units of a key; all beyond ASCII count as one, and 0 stands for none. */
export const BEGINNINGS = 1 << 14;
const OTHER = 0x7f;
export const beginning = (first: number, second: number): number =>
  ((first < 0x80 ? first : OTHER) << 7) | (second < 0x80 ? second : OTHER);

export const beginningOf = (key: string): number =>
  beginning(key.charCodeAt(0), key.length > 1 ? key.charCodeAt(1) : 0);

/** As {@link beginningOf} for the key of the abbreviation that begins at `from`; reads no further than it must. */
export function beginningAt(text: string, from: number): number {
  // Two plain letters, as with most.
  const one = text.charCodeAt(from) | 0x20;
  const two = text.charCodeAt(from + 1) | 0x20;
  if (one >= 0x61 && one <= 0x7a && two >= 0x61 && two <= 0x7a) return (one << 7) | two;
  let first = 0;
  for (let at = from; at < text.length; at += 1) {
    const raw = text.charCodeAt(at);
    if (raw < SPACE) break;
    const code = raw < 0x80 ? raw : foldCode(raw);
    if (isIgnored(code)) continue;
    const lower = lowerOf(code);
    if (first !== 0) return beginning(first, lower);
    first = lower;
  }
  return beginning(first, 0);
}

/**
 * How a compiled line says with which letters its keys begin: the first two of each, run together, those of the canonical abbreviation
 * left out because they can be read off it. {@link beginningOfPair} reads them.
 */
export function beginningsBeside(spellings: readonly string[]): string {
  const [own, ...others] = new Set(spellings.map((text) => foldKey(text).slice(0, 2).padEnd(2)));
  return own === undefined ? '' : others.join('');
}

/** A beginning as {@link beginningsBeside} writes it, by the codes of its two characters. */
export const beginningOfPair = (first: number, second: number): number =>
  beginning(first, second === SPACE ? 0 : second);
