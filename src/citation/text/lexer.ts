/**
 * One pass over a block's text as it stands: tokens with exact offsets.
 *
 * Tokens lie in parallel arrays (no object a token) because a brief of 10 MB has two million of them. A token is a run of letters
 * (apostrophes inside included), a run of digits, or one mark. White space makes no token: it is a flag of the token after it.
 * What may be changed: which characters make which kind, in {@link KIND_OF_ASCII}.
 */
import { foldCode, foldText, SKIP } from './characters';
import type { NoteMark } from '../../brief/model';

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

const KIND_OF_ASCII: Readonly<Record<string, number>> = {
  '.': Kind.period,
  '…': Kind.other,
  ',': Kind.comma,
  ';': Kind.semicolon,
  ':': Kind.colon,
  '-': Kind.dash,
  '/': Kind.slash,
  '(': Kind.open,
  '[': Kind.open,
  '{': Kind.open,
  ')': Kind.close,
  ']': Kind.close,
  '}': Kind.close,
  '"': Kind.quote,
  '«': Kind.quote,
  '»': Kind.quote,
  "'": Kind.apostrophe,
  '&': Kind.ampersand,
  '§': Kind.section,
  '¶': Kind.paragraph,
  '*': Kind.star,
  _: Kind.blank,
  '=': Kind.equals,
  '\u0002': Kind.noteMark,
};

const LETTER = 100;
const DIGIT = 101;
const SPACE = 102;
const NEWLINE = 103;
const NOTHING = 104;
const SUPERSCRIPT = 105;

/** Class of every code unit: a token kind, or one of the five above. */
const CLASS: Uint8Array = (() => {
  const table = new Uint8Array(0x10000).fill(Kind.other);
  const letter = /[\p{L}\p{M}\p{Cs}]/u;
  for (let code = 0; code < table.length; code += 1) {
    const folded = foldCode(code);
    if (folded === SKIP && code !== 0) table[code] = NOTHING;
    else if (folded === 0x20) table[code] = SPACE;
    else if ((folded >= 0x0a && folded <= 0x0d) || folded === 0x85 || folded === 0x2028 || folded === 0x2029)
      table[code] = NEWLINE;
    else if (folded >= 0x30 && folded <= 0x39) table[code] = DIGIT;
    else if ((folded >= 0x41 && folded <= 0x5a) || (folded >= 0x61 && folded <= 0x7a)) table[code] = LETTER;
    else if (folded < 0x2100) {
      const kind = KIND_OF_ASCII[String.fromCharCode(folded)];
      if (kind !== undefined) table[code] = kind;
      else if (
        folded >= 0xaa &&
        folded < 0x2000 &&
        folded !== 0xd7 &&
        folded !== 0xf7 &&
        letter.test(String.fromCharCode(folded))
      )
        table[code] = LETTER;
    } else if (folded >= 0xd800 && folded <= 0xdfff) table[code] = LETTER;
    else if ((folded >= 0x3040 && folded < 0xd7a4) || (folded >= 0xfb00 && folded <= 0xfb06))
      table[code] = LETTER;
  }
  for (const code of [0xb2, 0xb3, 0xb9, 0x2070, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079])
    table[code] = SUPERSCRIPT;
  return table;
})();

const isUpper = (code: number): boolean =>
  (code >= 0x41 && code <= 0x5a) ||
  (code > 0x7f && String.fromCharCode(code) !== String.fromCharCode(code).toLowerCase());

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
  /** The token in small letters, folded; '' for anything that is not a word. */
  word(i: number): string {
    return this.kindAt(i) === Kind.word ? this.norm(i).toLowerCase() : '';
  }
  isWord(i: number, word: string): boolean {
    return (
      this.kindAt(i) === Kind.word && this.endAt(i) - this.startAt(i) >= word.length && this.word(i) === word
    );
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

/** Reads the tokens of one block. Steps are linear in the text. */
export function lex(text: string, notesAt: readonly NoteMark[] = []): Tokens {
  const tokens = new Tokens(text);
  const length = text.length;
  const notes = notesAt.length === 0 ? [] : notesAt.map((note) => note.offset).sort((a, b) => a - b);
  let nextNote = 0;
  let at = 0;
  let before = 0;
  let newlines = 0;
  while (at < length) {
    if (nextNote < notes.length && (notes[nextNote] ?? 0) <= at) {
      tokens.push(Kind.noteMark, at, at, before);
      before = 0;
      nextNote += 1;
      continue;
    }
    const code = text.charCodeAt(at);
    const type = CLASS[code] ?? Kind.other;
    if (type === SPACE) {
      before |= Flag.spaceBefore;
      at += 1;
      continue;
    }
    if (type === NEWLINE) {
      if (!(code === 0x0a && at > 0 && text.charCodeAt(at - 1) === 0x0d)) newlines += 1;
      before |=
        newlines > 1
          ? Flag.spaceBefore | Flag.newlineBefore | Flag.gapBefore
          : Flag.spaceBefore | Flag.newlineBefore;
      at += 1;
      continue;
    }
    if (type === NOTHING) {
      at += 1;
      continue;
    }
    newlines = 0;
    const stop = nextNote < notes.length ? Math.min(length, notes[nextNote] ?? length) : length;
    const from = at;
    if (type === LETTER) at = wordEnd(tokens, text, from, stop, before);
    else if (type === DIGIT) at = numberEnd(tokens, text, from, stop, before);
    else if (type === SUPERSCRIPT) {
      while (at < stop && CLASS[text.charCodeAt(at)] === SUPERSCRIPT) at += 1;
      tokens.push(Kind.noteMark, from, at, before);
    } else if (type === Kind.blank || type === Kind.dash) at = rule(tokens, text, from, stop, type, before);
    else {
      at += 1;
      tokens.push(type, from, at, before);
    }
    before = 0;
  }
  markFurniture(tokens);
  markLineNumbers(tokens);
  unmarkColumns(tokens);
  return tokens;
}

/** A run of letters, with apostrophes and an end-of-line hyphen inside it. */
function wordEnd(tokens: Tokens, text: string, from: number, stop: number, before: number): number {
  let at = from;
  let flags = before;
  let end = from;
  let capitals = 0;
  let letters = 0;
  const first = text.charCodeAt(from);
  if (isUpper(first)) flags |= Flag.capital;
  while (at < stop) {
    const code = text.charCodeAt(at);
    const type = CLASS[code];
    if (type === LETTER) {
      letters += 1;
      if (code >= 0x41 && code <= 0x5a) capitals += 1;
      else if (code >= 0xfb00 && code <= 0xfb06) flags |= Flag.folds;
      at += 1;
      end = at;
    } else if (type === NOTHING) {
      flags |= Flag.folds;
      at += 1;
    } else if (type === Kind.apostrophe && at + 1 < stop && CLASS[text.charCodeAt(at + 1)] === LETTER) {
      if (code !== 0x27) flags |= Flag.folds;
      at += 1;
    } else if (type === Kind.dash && letters > 1) {
      const next = afterLineHyphen(text, at, stop);
      if (next < 0) break;
      flags |= Flag.folds;
      at = next;
    } else break;
  }
  if (letters > 1 && capitals === letters) flags |= Flag.allCapitals;
  tokens.push(Kind.word, from, end, flags);
  return end;
}

/** Where a word broken by a hyphen at a line's end goes on with a small letter; -1 when it does not. */
function afterLineHyphen(text: string, hyphen: number, stop: number): number {
  let at = hyphen + 1;
  let newlines = 0;
  while (at < stop) {
    const type = CLASS[text.charCodeAt(at)];
    if (type === NEWLINE) newlines += 1;
    else if (type !== SPACE) break;
    at += 1;
    if (newlines > 2 || at - hyphen > 60) return -1;
  }
  if (newlines === 0 || at >= stop) return -1;
  const code = text.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a ? at : -1;
}

function numberEnd(tokens: Tokens, text: string, from: number, stop: number, before: number): number {
  let at = from;
  let end = from;
  let flags = before;
  while (at < stop) {
    const type = CLASS[text.charCodeAt(at)];
    if (type === DIGIT) end = at + 1;
    else if (type === NOTHING) flags |= Flag.folds;
    else break;
    at += 1;
  }
  tokens.push(Kind.number, from, end, flags);
  return end;
}

/** One dash, or a blank of two or more ("___", "---", "– – –" is three dashes and is joined by the reader of cores). */
function rule(
  tokens: Tokens,
  text: string,
  from: number,
  stop: number,
  type: number,
  before: number,
): number {
  let at = from + 1;
  while (at < stop && CLASS[text.charCodeAt(at)] === type) at += 1;
  const isBlank =
    at - from >= 2 && (type === Kind.blank || at - from >= 3 || isLongDash(text.charCodeAt(from)));
  if (type === Kind.dash && !isBlank) {
    // "--" typed for a dash stays two hyphens in one token.
    tokens.push(Kind.dash, from, at, before);
    return at;
  }
  tokens.push(isBlank ? Kind.blank : Kind.other, from, at, before);
  return at;
}

const isLongDash = (code: number): boolean => code >= 0x2014 && code <= 0x2015;

/** More furniture in a row than any page has is a column of figures; the bound also keeps stepping over furniture cheap. */
const MOST_FURNITURE = 40;

function unmarkColumns(tokens: Tokens): void {
  const { flags, count } = tokens;
  let from = 0;
  for (let i = 0; i <= count; i += 1) {
    if (i < count && ((flags[i] ?? 0) & Flag.furniture) !== 0) continue;
    if (i - from > MOST_FURNITURE)
      for (let j = from; j < i; j += 1) flags[j] = (flags[j] ?? 0) & ~Flag.furniture;
    from = i + 1;
  }
}

/** Lines in a row that must count upwards before their numbers are taken for pleading paper's. */
const COUNTED_LINES = 5;

/** Marks the numbers at the heads of lines that count 1, 2, 3 … down the page, as pleading paper has them. */
function markLineNumbers(tokens: Tokens): void {
  const { kind, flags, count } = tokens;
  let run: number[] = [];
  let value = -2;
  const settle = (): void => {
    if (run.length >= COUNTED_LINES) for (const i of run) flags[i] = (flags[i] ?? 0) | Flag.furniture;
    run = [];
  };
  for (let i = 0; i < count; i += 1) {
    if (i > 0 && ((flags[i] ?? 0) & Flag.newlineBefore) === 0) continue;
    const length = tokens.endAt(i) - tokens.startAt(i);
    const here = kind[i] === Kind.number && length <= 2 ? Number(tokens.norm(i)) : -1;
    if (here !== value + 1 || here < 1) settle();
    if (here > 0) run.push(i);
    value = here;
  }
  settle();
}

/** Marks numbers that stand alone on a line within the block: "\n11\n", "\n-17-\n". */
function markFurniture(tokens: Tokens): void {
  const { kind, flags, count } = tokens;
  for (let i = 1; i < count; i += 1) {
    if (((flags[i] ?? 0) & Flag.newlineBefore) === 0) continue;
    let last = i;
    if (kind[i] === Kind.dash && kind[i + 1] === Kind.number && kind[i + 2] === Kind.dash) last = i + 2;
    else if (kind[i] !== Kind.number) continue;
    const number = last === i ? i : i + 1;
    if (last + 1 >= count || ((flags[last + 1] ?? 0) & Flag.newlineBefore) === 0) continue;
    if (tokens.endAt(number) - tokens.startAt(number) > 4) continue;
    for (let j = i; j <= last; j += 1) flags[j] = (flags[j] ?? 0) | Flag.furniture;
    i = last;
  }
}
