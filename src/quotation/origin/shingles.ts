/**
 * Fingerprints of words, to find whose words a quotation holds among all opinions of a library: hashes of every four words in a row,
 * and of ten such neighbours only the least ("winnowing": Schleimer, Wilkerson and Aiken, SIGMOD 2003). Thirteen words in common
 * always share one; fewer mostly do. A hash does not give the words back, so that it may be sent where words may not.
 * Changing anything here makes every stored fingerprint void: a new schema version of the library.
 */
import { splitWords } from '../compare/tokens';
import { readQuoteStructure } from '../compare/quoteItems';
import type { Opinion } from '../model';

/** Words in a shingle. */
const SHINGLE = 4;
/** Shingles of which one is kept. */
const WINDOW = 10;
/** Of a longer quotation only so many are asked for. */
const MOST_ASKED = 64;

const [FNV_START, FNV_PRIME] = [0x811c9dc5, 0x01000193];

function hashOfWord(word: string): number {
  let hash = FNV_START;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  return hash;
}

/** Spreads a hash over all 32 bits, so that the least of a window is any word's as often as another's (the end of MurmurHash3). */
function spread(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The hash of every four words in a row, as unsigned 32-bit numbers. */
function shinglesOf(words: readonly string[]): readonly number[] {
  const hashes = words.map(hashOfWord);
  const found: number[] = [];
  for (let at = 0; at + SHINGLE <= hashes.length; at += 1) {
    let hash = FNV_START;
    for (let word = at; word < at + SHINGLE; word += 1)
      hash = Math.imul(hash ^ (hashes[word] ?? 0), FNV_PRIME) + 1;
    found.push(spread(hash));
  }
  return found;
}

/** The least of every window; all of them where there is no whole window. */
function winnowed(shingles: readonly number[], into: Set<number>): void {
  if (shingles.length < WINDOW) {
    for (const one of shingles) into.add(one);
    return;
  }
  let least = -1;
  for (let end = WINDOW - 1; end < shingles.length; end += 1) {
    const first = end - WINDOW + 1;
    if (least < first) {
      least = first;
      for (let at = first + 1; at <= end; at += 1)
        if ((shingles[at] ?? 0) <= (shingles[least] ?? 0)) least = at;
    } else if ((shingles[end] ?? 0) <= (shingles[least] ?? 0)) least = end;
    into.add(shingles[least] ?? 0);
  }
}

/** Fingerprints of an opinion, each once, in no order. Linear in its length. */
export function opinionShingles(opinion: Opinion): readonly number[] {
  const found = new Set<number>();
  for (const { pages } of opinion.parts) {
    const text = pages.map(({ text }) => text).join('');
    winnowed(shinglesOf(splitWords(text, undefined, 0, { scanned: opinion.ocr }).words), found);
  }
  return [...found];
}

/** What to ask for a quotation: its brackets and ellipses part it. Empty where fewer than four words stand together. */
export function quotationShingles(quote: string): readonly number[] {
  const found = new Set<number>();
  for (const items of readQuoteStructure(quote).segments) {
    let run: string[] = [];
    const close = (): void => {
      winnowed(shinglesOf(run), found);
      run = [];
    };
    for (const item of items) {
      if (item.type === 'bracket') close();
      else run.push(item.word);
    }
    close();
  }
  return [...found].slice(0, MOST_ASKED);
}
