/**
 * Text as words, typography folded, every word with its place in the text as it stands (the offset map).
 *
 * Folded away, so never a difference: kinds of quotation marks, dashes and spaces, ligatures, accents, letter case,
 * possessive apostrophes, soft hyphens, line-end hyphens, thousands commas, star pages ("judg*534ment"), raised note
 * numbers, "§" for "Section". A hyphen inside a word is a joint: "non-moving", "non moving" at a line's end and "nonmoving"
 * are one word. Linear in the text.
 */
import { foldCode, ligature, SKIP } from '../../citation/text/characters';

/** The joint between a word and the one before it may be closed: hyphen, or the break between two pages. */
export const JOINT = 1;
/** The word was put together across a line's end. */
export const MENDED = 2;

export interface Words {
  readonly words: string[];
  /** UTF-16 offsets of each word in the text. */
  readonly starts: number[];
  readonly ends: number[];
  /** {@link JOINT} and {@link MENDED} bits of each word. */
  readonly flags: number[];
}

export const emptyWords = (): Words => ({ words: [], starts: [], ends: [], flags: [] });

const HYPHENS = new Set([0x2d, 0x2010, 0x2011, 0xad, 0x1e, 0x1f]);
/** Signs that are read as words. */
const SIGN_WORDS: ReadonlyMap<number, string> = new Map([
  [0x26, 'and'],
  [0x24, 'dollars'],
  [0x25, 'percent'],
  [0xa3, 'pounds'],
  [0x20ac, 'euros'],
  [0xb6, 'paragraph'],
]);
const SECTION_SIGN = 0xa7;
const RAISED_DIGITS = /[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]/;
/** A number glued to the stop after one of these is part of an abbreviation and no call of a note: "No.5". */
const NUMBERED = new Set(
  'no nos p pp n nn v vol art arts ch cl ex exs sec secs fig para paras rule stat fed civ crim app'.split(
    ' ',
  ),
);

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;
const isAsciiLetter = (code: number): boolean => isSmall(code | 0x20) && code < 0x7b;
const isAsciiWord = (code: number): boolean => isDigit(code) || isAsciiLetter(code);
const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;

/** Letters of a character outside ASCII, folded; '' where it is no letter, null for a combining mark. */
function lettersOf(character: string): string | null {
  if (/^\p{M}$/u.test(character)) return null;
  const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[\p{L}\p{N}]+$/u.test(folded) ? folded : '';
}

/**
 * Splits `text` into words and appends them to `into`; offsets are shifted by `base`.
 * `firstJoint`: the text goes on after a page break, so that its first word may be the rest of a broken one. `scanned`: a
 * digit at a word's end may be a letter.
 */
export function splitWords(
  text: string,
  into: Words = emptyWords(),
  base = 0,
  { firstJoint = false, scanned = false }: { firstJoint?: boolean; scanned?: boolean } = {},
): Words {
  let word = '';
  let start = -1;
  let end = 0;
  let joint = firstJoint;
  let mended = false;

  const close = (): void => {
    if (word === '') return;
    const next = text.charCodeAt(end);
    const abbreviated = next === 0x2e;
    const folded =
      abbreviated && word === 'sec' ? 'section' : abbreviated && word === 'secs' ? 'sections' : word;
    into.words.push(folded);
    into.starts.push(base + start);
    into.ends.push(base + end);
    into.flags.push((joint ? JOINT : 0) | (mended ? MENDED : 0));
    word = '';
    joint = false;
    mended = false;
  };
  const take = (letters: string, at: number, length: number): void => {
    if (word === '') start = at;
    word += letters;
    end = at + length;
  };

  for (let at = 0; at < text.length; at += 1) {
    const raw = text.charCodeAt(at);
    // Most of a text is plain letters and spaces.
    if (isAsciiLetter(raw)) {
      let next = at + 1;
      while (isAsciiLetter(text.charCodeAt(next))) next += 1;
      take(text.slice(at, next).toLowerCase(), at, next - at);
      at = next - 1;
      continue;
    }
    if (raw === 0x20) {
      close();
      continue;
    }
    const code = foldCode(raw);

    if (HYPHENS.has(raw)) {
      const lineEnd = word === '' ? -1 : lineEndAfter(text, at + 1);
      if (lineEnd > 0 && isSmall(text.charCodeAt(lineEnd))) {
        mended = true;
        at = lineEnd - 1;
        continue;
      }
      if (code === SKIP) continue;
      if (word !== '') {
        const next = text.charCodeAt(at + 1);
        close();
        joint = !Number.isNaN(next) && !isSpace(next) && foldCode(next) !== 0x2d;
      }
      continue;
    }
    if (code === SKIP) continue;

    if (code < 0x80) {
      if (isDigit(code) && !(scanned && word !== '') && isNoteCall(text, at, word)) {
        close();
        while (isDigit(text.charCodeAt(at + 1))) at += 1;
        continue;
      }
      if (isAsciiWord(code)) {
        take(String.fromCharCode(isDigit(code) ? code : code | 0x20), at, 1);
        continue;
      }
      const next = text.charCodeAt(at + 1);
      if (word !== '') {
        // The text's own "[W]e" and "run[ning]" are words.
        if ((code === 0x5b || code === 0x5d) && at === end && isAsciiLetter(next)) continue;
        if (code === 0x27 && (isAsciiLetter(next) || next > 0x7f)) continue;
        const afterDigit = isDigit(text.charCodeAt(at - 1));
        if (code === 0x2e && afterDigit && isDigit(next) && !isCallBehindYear(text, at, word)) {
          take('.', at, 1);
          continue;
        }
        if (code === 0x2c && afterDigit && isThousands(text, at + 1)) continue;
      }
      if (code === 0x5b) {
        const length = bracketedCall(text, at);
        if (length > 0) {
          close();
          at += length - 1;
          continue;
        }
      }
      // A star page: the mark has no width, inside a word as between words.
      if (code === 0x2a && isDigit(next)) {
        while (isDigit(text.charCodeAt(at + 1))) at += 1;
        continue;
      }
      close();
      const sign = SIGN_WORDS.get(code);
      if (sign !== undefined) {
        take(sign, at, 1);
        close();
      }
      continue;
    }

    const letters = ligature(raw);
    if (letters !== undefined) {
      take(letters, at, 1);
      continue;
    }
    if (raw === SECTION_SIGN) {
      close();
      const double = text.charCodeAt(at + 1) === SECTION_SIGN;
      take(double ? 'sections' : 'section', at, double ? 2 : 1);
      close();
      if (double) at += 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? raw);
    if (RAISED_DIGITS.test(character)) {
      close();
      continue;
    }
    const folded = lettersOf(character);
    if (folded === null) continue;
    if (folded === '') {
      close();
      const sign = SIGN_WORDS.get(raw);
      if (sign !== undefined) {
        take(sign, at, 1);
        close();
      }
    } else take(folded, at, character.length);
    at += character.length - 1;
  }
  close();
  return into;
}

/** Offset of the first character on the next line, where nothing but white space and one line end stands between; else -1. */
function lineEndAfter(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 0x20 && at - from < 4) at += 1;
  if (text.charCodeAt(at) === 0x0d) at += 1;
  if (text.charCodeAt(at) !== 0x0a) return -1;
  at += 1;
  let width = 0;
  while (isSpace(text.charCodeAt(at)) && width < 64) {
    if (text.charCodeAt(at) === 0x0a) return -1;
    at += 1;
    width += 1;
  }
  return at;
}

/** The length of a note's call in brackets: "settled.[12]" or "[FN3]"; 0 where there is none. */
function bracketedCall(text: string, at: number): number {
  const call = /^\[(?:(?:FN|fn|Fn|n\.?)\s?\d{1,3}|\d{1,3})\]/.exec(text.slice(at, at + 10))?.[0] ?? '';
  if (call === '') return 0;
  const named = /[A-Za-z]/.test(call);
  return named || (at > 0 && !isSpace(text.charCodeAt(at - 1))) ? call.length : 0;
}

function isThousands(text: string, at: number): boolean {
  return (
    isDigit(text.charCodeAt(at)) &&
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    !isDigit(text.charCodeAt(at + 3))
  );
}

/**
 * A number that is glued to the end of a sentence or a word ("doubt.12 The", "record3 shows") calls a note. A number that
 * stands free never does: "entitled to 10 days".
 */
function isNoteCall(text: string, at: number, word: string): boolean {
  let end = at;
  while (isDigit(text.charCodeAt(end)) && end - at < 4) end += 1;
  const length = end - at;
  const after = text.charCodeAt(end);
  const before = text.charCodeAt(at - 1);
  if (length > 3 || isAsciiLetter(after)) return false;
  if (word !== '') return length <= 2 && word.length >= 4 && /^[a-z]+$/.test(word) && isSmall(before);
  if (!Number.isNaN(after) && !isSpace(after)) return false;
  if (!'.,;:?!)]"\'’”'.includes(text.charAt(at - 1)) || at < 2) return false;
  let last = at - 1;
  while (last > 0 && '.,;:?!)]"\'’”'.includes(text.charAt(last))) last -= 1;
  // "(1815).3 The court", and never "1.5" or "3:14".
  if (isDigit(text.charCodeAt(last)))
    return at - last > 2
      ? /^\s+[\p{Lu}“"]/u.test(text.slice(end, end + 6))
      : isCallBehindYear(text, at - 1, text.slice(Math.max(0, at - 5), at - 1));
  if (!isSmall(text.charCodeAt(last))) return false;
  let first = last;
  while (first > 0 && last - first < 8 && isSmall(text.charCodeAt(first - 1) | 0x20)) first -= 1;
  return !NUMBERED.has(text.slice(first, last + 1).toLowerCase());
}

/** "amended in 1945.3 It applies": a stop, a call of at most two digits and a new sentence behind a year. */
function isCallBehindYear(text: string, stop: number, word: string): boolean {
  return (
    /^(?:1[5-9]|20)\d\d$/.test(word) && /^\.\d{1,2}(?:\s+[\p{Lu}“"]|\s*$)/u.test(text.slice(stop, stop + 8))
  );
}
