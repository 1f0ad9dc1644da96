/**
 * The tokens of one block: parallel arrays of kind, flags, start and end, and the questions asked of them.
 *
 * A brief of 10 MB has two million tokens, so there is no object a token. What may be changed: kinds and flags, with all that read them.
 */
import { foldCode, foldText } from './characters';
import { countSteps } from './steps';

export const Kind = {
  word: 1,
  number: 2,
  period: 3,
  comma: 4,
  semicolon: 5,
  colon: 6,
  dash: 7,
  slash: 8,
  open: 9,
  close: 10,
  quote: 11,
  apostrophe: 12,
  ampersand: 13,
  section: 14,
  paragraph: 15,
  star: 16,
  /** "___" or "---" where a volume or page is yet to come. */
  blank: 17,
  noteMark: 18,
  equals: 19,
  other: 20,
} as const;

export const Flag = {
  spaceBefore: 1,
  newlineBefore: 2,
  /** An empty line before. */
  gapBefore: 4,
  /** A word whose first letter is a capital. */
  capital: 8,
  /** A word of two or more letters, all capitals. */
  allCapitals: 16,
  /** Holds characters that fold (soft hyphen, curly apostrophe, a hyphen at a line's end). */
  folds: 32,
  /** Alone on its line inside the block: a page or line number that the page put there. */
  furniture: 64,
} as const;

/** The arrays of the block being read, kept for the next one: a document of short paragraphs would else spend its time allocating. */
const scratch: {
  kind: Uint8Array;
  flags: Uint8Array;
  start: Int32Array;
  end: Int32Array;
  partner: Int32Array;
} = {
  kind: new Uint8Array(1 << 12),
  flags: new Uint8Array(1 << 12),
  start: new Int32Array(1 << 12),
  end: new Int32Array(1 << 12),
  partner: new Int32Array(1 << 12),
};

function enlarge(): void {
  const size = scratch.kind.length * 2;
  const bytes = (old: Uint8Array): Uint8Array => {
    const next = new Uint8Array(size);
    next.set(old);
    return next;
  };
  const words = (old: Int32Array): Int32Array => {
    const next = new Int32Array(size);
    next.set(old);
    return next;
  };
  scratch.kind = bytes(scratch.kind);
  scratch.flags = bytes(scratch.flags);
  scratch.start = words(scratch.start);
  scratch.end = words(scratch.end);
  scratch.partner = new Int32Array(size);
}

/** Small words met before, by a hash of their letters: the same few hundred are asked for again and again. */
const WORDS: string[] = new Array<string>(1 << 12).fill('');
const LONGEST_KEPT = 24;

/** True where the text from `from` spells `word`, which is in small letters, whatever the case of ASCII letters. */
function spells(text: string, from: number, word: string): boolean {
  for (let k = 0; k < word.length; k += 1) {
    const code = text.charCodeAt(from + k);
    const wanted = word.charCodeAt(k);
    if (code !== wanted && (code < 0x41 || code > 0x5a || code + 0x20 !== wanted)) return false;
  }
  return true;
}

/** `text.slice(from, to).toLowerCase()`, without making the string again where it was met before. */
function smallWord(text: string, from: number, to: number): string {
  const length = to - from;
  if (length > LONGEST_KEPT) return text.slice(from, to).toLowerCase();
  let hash = length;
  for (let k = from; k < to; k += 1) hash = (Math.imul(hash, 31) + (text.charCodeAt(k) | 0x20)) | 0;
  const place = (hash ^ (hash >>> 12)) & (WORDS.length - 1);
  const held = WORDS[place] ?? '';
  if (held.length === length && spells(text, from, held)) return held;
  const word = text.slice(from, to).toLowerCase();
  if (word.length === length) WORDS[place] = word;
  return word;
}

/**
 * The tokens of one block. `count` tokens; the arrays are longer and shared: tokens are good until the next block is lexed.
 */
export class Tokens {
  readonly text: string;
  count = 0;
  kind: Uint8Array = scratch.kind;
  flags: Uint8Array = scratch.flags;
  start: Int32Array = scratch.start;
  end: Int32Array = scratch.end;
  /** For a bracket its partner's index, else -1 (filled by the structure pass). */
  partner: Int32Array = scratch.partner;

  constructor(text: string) {
    this.text = text;
  }

  push(kind: number, start: number, end: number, flags: number): void {
    if (this.count === this.kind.length) {
      enlarge();
      this.kind = scratch.kind;
      this.flags = scratch.flags;
      this.start = scratch.start;
      this.end = scratch.end;
      this.partner = scratch.partner;
    }
    this.kind[this.count] = kind;
    this.start[this.count] = start;
    this.end[this.count] = end;
    this.flags[this.count] = flags;
    this.count += 1;
  }

  kindAt(i: number): number {
    countSteps(1);
    return i >= 0 && i < this.count ? (this.kind[i] ?? 0) : 0;
  }
  flagsAt(i: number): number {
    return i >= 0 && i < this.count ? (this.flags[i] ?? 0) : 0;
  }
  has(i: number, flag: number): boolean {
    return (this.flagsAt(i) & flag) !== 0;
  }
  startAt(i: number): number {
    return i < this.count ? (this.start[i] ?? 0) : this.text.length;
  }
  endAt(i: number): number {
    return i >= 0 && i < this.count ? (this.end[i] ?? 0) : i < 0 ? 0 : this.text.length;
  }
  partnerAt(i: number): number {
    return i >= 0 && i < this.count ? (this.partner[i] ?? -1) : -1;
  }

  /** The token as written, soft hyphens gone, apostrophes straight. */
  norm(i: number): string {
    const raw = this.text.slice(this.startAt(i), this.endAt(i));
    if (!this.has(i, Flag.folds)) return raw;
    return foldText(raw.replace(/[-\u2010\u00ad][\t \u00a0]*[\r\n]+[\t \u00a0]*/g, ''));
  }
  /** The token's length in characters that are seen: soft hyphens do not count. */
  size(i: number): number {
    return this.has(i, Flag.folds) ? this.norm(i).length : this.endAt(i) - this.startAt(i);
  }
  /** The token in small letters, folded; '' for anything that is not a word. */
  word(i: number): string {
    if (this.kindAt(i) !== Kind.word) return '';
    return this.has(i, Flag.folds)
      ? this.norm(i).toLowerCase()
      : smallWord(this.text, this.start[i] ?? 0, this.end[i] ?? 0);
  }
  /** Whether the token is this word of plain small letters. */
  isWord(i: number, word: string): boolean {
    if (this.kindAt(i) !== Kind.word) return false;
    if (this.has(i, Flag.folds)) return this.norm(i).toLowerCase() === word;
    const from = this.start[i] ?? 0;
    return (this.end[i] ?? 0) - from === word.length && spells(this.text, from, word);
  }
  /** True when token i stands directly after token i-1, without white space. */
  glued(i: number): boolean {
    return i > 0 && i < this.count && ((this.flags[i] ?? 0) & Flag.spaceBefore) === 0;
  }
  /** The single folded character of a mark. */
  mark(i: number): string {
    return i < 0 || i >= this.count
      ? ''
      : String.fromCharCode(foldCode(this.text.charCodeAt(this.startAt(i))));
  }
}
