/**
 * Party words: how a name is cut into the words that `named` looks for. The same cut is made when a case is stored and
 * when it is asked for, so either side may write O'Brien, O’Brien or OBRIEN. Changing the cut means a new schema version.
 */

/** Words that stand in captions of every kind and find nothing. */
export const CAPTION_WORDS: ReadonlySet<string> = new Set([
  'v',
  'vs',
  'of',
  'the',
  'and',
  'et',
  'al',
  'in',
  're',
  'ex',
  'a',
  'an',
  'for',
]);

const APOSTROPHES = /['’‘ʼ`]/g;
const COMBINING = /\p{M}+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The folded words of a name, each once, in order: lower case, without accents and apostrophes. */
export function partyWords(name: string): readonly string[] {
  const folded = name.normalize('NFKD').replace(COMBINING, '').replace(APOSTROPHES, '').toLowerCase();
  const words = folded.split(BETWEEN_WORDS).filter((word) => word !== '' && !CAPTION_WORDS.has(word));
  return [...new Set(words)];
}
