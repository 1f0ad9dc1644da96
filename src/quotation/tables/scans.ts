/**
 * Letters that a scanner takes for one another (`quotations.md` 4.2, OCR noise). Each row is folded to its first form. Only
 * for opinions read from a scan, and never for numbers or guarded words: `ocrKey` gives those none.
 */
import { guardClass } from './guardedWords';

export const CONFUSABLE: readonly (readonly [to: string, ...from: string[]])[] = [
  ['m', 'rn'],
  ['w', 'vv'],
  ['d', 'cl'],
  ['l', '1', 'i'],
  ['o', '0'],
  ['e', 'c'],
  ['t', 'f'],
  ['s', '5'],
];

/**
 * The word as a scanner may have seen it: words with the same key may be one word. Null where no confusion is allowed:
 * numbers, guarded words and words of fewer than three letters.
 */
export function ocrKey(word: string): string | null {
  if (word.length < 3 || guardClass(word) !== null) return null;
  let key = word;
  for (const [to, ...from] of CONFUSABLE) for (const one of from) key = key.split(one).join(to);
  return key;
}
