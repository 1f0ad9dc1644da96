/**
 * Party words as numbers: each word that `words.ts` cuts from a name is kept as a hash, so that millions of names need no list of
 * words in memory. Two words may share a number; whoever looks cases up by number compares their names afterwards.
 */
import { CAPTION_WORDS, partyWords } from '../words';

const [FNV_START, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/** The number of a folded word: FNV-1a over its UTF-16 units, as a signed 32-bit integer. */
export function wordNumber(word: string): number {
  let hash = FNV_START;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  return hash | 0;
}

const LEFT_OUT: ReadonlySet<number> = new Set([...CAPTION_WORDS].map(wordNumber));

/** For each ASCII character: 0 stands between words, 1 is skipped inside a word, else the folded character. */
const FOLDED = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === "'" || character === '`') return 1;
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/** Numbers of the words of a name, each once: exactly those of `partyWords`. */
export function wordNumbers(name: string): readonly number[] {
  const numbers: number[] = [];
  let hash = FNV_START;
  let open = false;
  for (let at = 0; at <= name.length; at++) {
    const code = at < name.length ? name.charCodeAt(at) : 32;
    if (code > 127) return partyWords(name).map(wordNumber);
    const folded = FOLDED[code] ?? 0;
    if (folded > 1) {
      hash = Math.imul(hash ^ folded, FNV_PRIME);
      open = true;
    } else if (folded === 0 && open) {
      const number = hash | 0;
      if (!LEFT_OUT.has(number) && !numbers.includes(number)) numbers.push(number);
      hash = FNV_START;
      open = false;
    }
  }
  return numbers;
}
