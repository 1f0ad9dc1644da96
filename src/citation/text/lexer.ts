/**
 * One pass over a block's text as it stands: tokens with exact offsets.
 *
 * Tokens lie in parallel arrays (no object a token) because a brief of 10 MB has two million of them. A token is a run of letters
 * (apostrophes inside included), a run of digits, or one mark. White space makes no token: it is a flag of the token after it.
 * What may be changed: which characters make which kind, in {@link KIND_OF_MARK}.
 */
import type { NoteMark } from '../../brief/model';
import { foldCode, SKIP } from './characters';
import { markFurniture, markLineNumbers, unmarkColumns } from './furniture';
import { countSteps } from './steps';
import { Flag, Kind, Tokens } from './tokens';

export { Flag, Kind, Tokens } from './tokens';

const KIND_OF_MARK: Readonly<Record<string, number>> = {
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

/** Class of a code unit, a token kind or one of the above; 0 where it was not asked for yet. */
const CLASS = new Uint8Array(0x10000);

const SUPERSCRIPTS: ReadonlySet<number> = new Set([
  0xb2, 0xb3, 0xb9, 0x2070, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079,
]);

const isLineBreak = (code: number): boolean =>
  (code >= 0x0a && code <= 0x0d) || code === 0x85 || code === 0x2028 || code === 0x2029;

/** Letters, the marks that combine with them, and halves of astral characters; of symbols only what writes words. */
const isLetter = (folded: number): boolean =>
  folded < 0x80
    ? (folded | 0x20) >= 0x61 && (folded | 0x20) <= 0x7a
    : folded < 0x2000
      ? /[\p{L}\p{M}]/u.test(String.fromCharCode(folded))
      : (folded >= 0xd800 && folded <= 0xdfff) ||
        (folded >= 0x3040 && folded < 0xd7a4) ||
        (folded >= 0xfb00 && folded <= 0xfb06);

function classify(code: number): number {
  const folded = foldCode(code);
  if (SUPERSCRIPTS.has(code)) return SUPERSCRIPT;
  if (folded === SKIP && code !== 0) return NOTHING;
  if (folded === 0x20) return SPACE;
  if (isLineBreak(folded)) return NEWLINE;
  if (folded >= 0x30 && folded <= 0x39) return DIGIT;
  return (
    (folded < 0x2100 ? KIND_OF_MARK[String.fromCharCode(folded)] : undefined) ??
    (isLetter(folded) ? LETTER : Kind.other)
  );
}

const classOf = (code: number): number => {
  const held = CLASS[code] ?? 0;
  return held === 0 ? (CLASS[code] = classify(code)) : held;
};

const isUpper = (code: number): boolean =>
  (code >= 0x41 && code <= 0x5a) ||
  (code > 0x7f && String.fromCharCode(code) !== String.fromCharCode(code).toLowerCase());

/** Reads the tokens of one block. Steps are linear in the text. */
export function lex(text: string, notesAt: readonly NoteMark[] = []): Tokens {
  const tokens = new Tokens(text);
  const length = text.length;
  countSteps(length);
  const notes = notesAt.length === 0 ? [] : notesAt.map((note) => note.offset).sort((a, b) => a - b);
  let nextNote = 0;
  let at = 0;
  let before = 0;
  let newlines = 0;
  let lines = 0;
  while (at < length) {
    if (nextNote < notes.length && (notes[nextNote] ?? 0) <= at) {
      tokens.push(Kind.noteMark, at, at, before);
      before = 0;
      nextNote += 1;
      continue;
    }
    const code = text.charCodeAt(at);
    const type = classOf(code);
    if (type === SPACE) {
      before |= Flag.spaceBefore;
      at += 1;
      continue;
    }
    if (type === NEWLINE) {
      lines += 1;
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
      while (at < stop && classOf(text.charCodeAt(at)) === SUPERSCRIPT) at += 1;
      tokens.push(Kind.noteMark, from, at, before);
    } else if (type === Kind.blank || type === Kind.dash) at = rule(tokens, text, from, stop, type, before);
    else {
      at += 1;
      tokens.push(type, from, at, before);
    }
    before = 0;
  }
  // Furniture stands on lines of its own; most blocks are one line.
  if (lines > 1) {
    markFurniture(tokens);
    markLineNumbers(tokens);
    unmarkColumns(tokens);
  }
  return tokens;
}

/** Where a run of ASCII letters ends. */
function plainEnd(text: string, from: number, stop: number): number {
  let at = from;
  while (at < stop) {
    const letter = text.charCodeAt(at) | 0x20;
    if (letter < 0x61 || letter > 0x7a) break;
    at += 1;
  }
  return at;
}

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;

function areCapitals(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isCapital(text.charCodeAt(at))) return false;
  return true;
}

/** A run of letters, with apostrophes and an end-of-line hyphen inside it. */
function wordEnd(tokens: Tokens, text: string, from: number, stop: number, before: number): number {
  // Nearly every word is of ASCII letters alone and ends at a space or a mark that no word holds.
  const plain = plainEnd(text, from, stop);
  const after = plain < stop ? classOf(text.charCodeAt(plain)) : SPACE;
  const ends =
    plain > from && after !== LETTER && after !== NOTHING && after !== Kind.apostrophe && after !== Kind.dash;
  if (!ends) return oddWordEnd(tokens, text, from, stop, before);
  let flags = before;
  if (isCapital(text.charCodeAt(from))) {
    flags |= Flag.capital;
    if (plain - from > 1 && areCapitals(text, from + 1, plain)) flags |= Flag.allCapitals;
  }
  tokens.push(Kind.word, from, plain, flags);
  return plain;
}

/** As {@link wordEnd}, of any characters. */
function oddWordEnd(tokens: Tokens, text: string, from: number, stop: number, before: number): number {
  let at = from;
  let flags = before;
  let end = from;
  let capitals = 0;
  let letters = 0;
  const first = text.charCodeAt(from);
  if (isUpper(first)) flags |= Flag.capital;
  while (at < stop) {
    const code = text.charCodeAt(at);
    const type = classOf(code);
    if (type === LETTER) {
      letters += 1;
      if (code >= 0x41 && code <= 0x5a) capitals += 1;
      else if (code >= 0xfb00 && code <= 0xfb06) flags |= Flag.folds;
      at += 1;
      end = at;
    } else if (type === NOTHING) {
      flags |= Flag.folds;
      at += 1;
    } else if (type === Kind.apostrophe && at + 1 < stop && classOf(text.charCodeAt(at + 1)) === LETTER) {
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
    const type = classOf(text.charCodeAt(at));
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
    const type = classOf(text.charCodeAt(at));
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
  while (at < stop && classOf(text.charCodeAt(at)) === type) at += 1;
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
