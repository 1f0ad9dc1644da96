/**
 * A quotation as its writer built it: words, bracketed changes, and the ellipses that cut it into segments.
 * Only this file knows how brackets and ellipses are written (Bluebook rules 5.2 and 5.3). Linear in the quotation.
 */
import { isLicence } from '../tables/licences';
import { JOINT, splitWords } from './tokens';

/** A piece of a word that stands partly in brackets: "[T]he", "run[ning]". */
export interface WordPiece {
  readonly text: string;
  readonly bracketed: boolean;
}

export type QuoteItem =
  | {
      readonly type: 'word';
      readonly word: string;
      readonly joint: boolean;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly type: 'patched';
      /** The word as it reads, brackets taken away. */
      readonly word: string;
      readonly pieces: readonly WordPiece[];
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly type: 'bracket';
      readonly words: readonly string[];
      readonly start: number;
      readonly end: number;
    };

export interface EllipsisMark {
  readonly start: number;
  readonly end: number;
}

export interface QuoteStructure {
  /** As given, outer quotation marks and white space included; all offsets are into it. */
  readonly text: string;
  /** Runs of items between ellipses; none is empty. */
  readonly segments: readonly (readonly QuoteItem[])[];
  /** The ellipsis before the first segment, between each two, and after the last; null at an end without one. */
  readonly leading: EllipsisMark | null;
  readonly between: readonly EllipsisMark[];
  readonly trailing: EllipsisMark | null;
  /** Remarks inside the quotation that are licences: "[citation omitted]". */
  readonly licences: readonly string[];
  /** Words and patched words; bracketed ones not counted. */
  readonly length: number;
}

/** Longer brackets are no editorial change but text. In UTF-16 units. */
const LONGEST_BRACKET = 300;

type Special =
  | { readonly type: 'bracket'; readonly start: number; readonly end: number; readonly content: string }
  | { readonly type: 'ellipsis'; readonly start: number; readonly end: number };

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /^[\p{L}\p{N}]$/u.test(character);

/** The end of an ellipsis at `at` (three dots or stars with at most one space between), or -1. */
function ellipsisEnd(text: string, at: number): number {
  if (text.charAt(at) === '…') {
    let end = at + 1;
    // "… ." and "….": the stop of the sentence belongs to it.
    if (text.charAt(end) === '.') end += 1;
    else if (isBlank(text.charAt(end)) && text.charAt(end + 1) === '.') end += 2;
    return end;
  }
  const sign = text.charAt(at);
  if (sign !== '.' && sign !== '*') return -1;
  let count = 0;
  let end = at;
  let next = at;
  while (text.charAt(next) === sign) {
    count += 1;
    end = next + 1;
    next = isBlank(text.charAt(end)) && text.charAt(end + 1) === sign ? end + 1 : end;
  }
  return count >= 3 ? end : -1;
}

const isBlank = (character: string): boolean => /^\s$/.test(character);
const SIC = /^\s*sic\s*[.!]?\s*$/i;

function specials(text: string): Special[] {
  const found: Special[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '[') {
      const close = text.indexOf(']', at);
      if (close < 0 || close - at > LONGEST_BRACKET) continue;
      const content = text.slice(at + 1, close);
      const isEllipsis = ellipsisEnd(content.trim(), 0) === content.trim().length && content.trim() !== '';
      found.push(
        isEllipsis
          ? { type: 'ellipsis', start: at, end: close + 1 }
          : { type: 'bracket', start: at, end: close + 1, content },
      );
      at = close;
    } else if (character === '.' || character === '*' || character === '…') {
      const end = ellipsisEnd(text, at);
      if (end < 0) continue;
      found.push({ type: 'ellipsis', start: at, end });
      at = end - 1;
    }
  }
  return found;
}

/** A patched word under construction. */
class Items {
  readonly list: QuoteItem[] = [];

  addWords(text: string, base: number, glued: boolean): void {
    const { words, starts, ends, flags } = splitWords(text, undefined, base);
    words.forEach((word, at) => {
      const item = {
        type: 'word' as const,
        word,
        joint: ((flags[at] ?? 0) & JOINT) !== 0,
        start: starts[at] ?? base,
        end: ends[at] ?? base,
      };
      if (at === 0 && glued && item.start === base) this.patch([{ text: word, bracketed: false }], item.end);
      else this.list.push(item);
    });
  }

  /** A bracket that touches a letter changes that word. */
  addPatch(content: string, start: number, end: number, gluedLeft: boolean): void {
    const piece = { text: splitWords(content).words.join(''), bracketed: true };
    const last = this.list.at(-1);
    if (gluedLeft && last !== undefined && last.end === start) this.patch([piece], end);
    else this.list.push({ type: 'patched', word: piece.text, pieces: [piece], start, end });
  }

  private patch(pieces: readonly WordPiece[], end: number): void {
    const last = this.list.pop();
    if (last === undefined || last.type === 'bracket') {
      if (last !== undefined) this.list.push(last);
      return;
    }
    const before = last.type === 'patched' ? last.pieces : [{ text: last.word, bracketed: false }];
    const all = [...before, ...pieces];
    this.list.push({
      type: 'patched',
      word: all.map((piece) => piece.text).join(''),
      pieces: all,
      start: last.start,
      end,
    });
  }
}

/** Reads the structure of a quotation. Never fails: what cannot be understood is text. */
export function readQuoteStructure(text: string): QuoteStructure {
  const segments: QuoteItem[][] = [];
  const marks: { mark: EllipsisMark; after: number }[] = [];
  const licences: string[] = [];
  let items = new Items();
  let at = 0;
  let glued = false;
  const closeSegment = (): void => {
    if (items.list.length > 0) segments.push(items.list);
    items = new Items();
  };

  for (const special of specials(text)) {
    items.addWords(text.slice(at, special.start), at, glued);
    glued = false;
    at = special.end;
    if (special.type === 'ellipsis') {
      closeSegment();
      marks.push({ mark: special, after: segments.length });
      continue;
    }
    if (SIC.test(special.content)) continue;
    if (isLicence(special.content)) {
      licences.push(special.content);
      continue;
    }
    const gluedLeft = special.start > 0 && isWordCharacter(text[special.start - 1]);
    const gluedRight = isWordCharacter(text[special.end]);
    if ((gluedLeft || gluedRight) && !/\s/.test(special.content.trim())) {
      items.addPatch(special.content, special.start, special.end, gluedLeft);
      glued = gluedRight;
      continue;
    }
    const words = splitWords(special.content).words;
    // A page number in brackets, "[*534]", has no width; an empty pair marks a word left out.
    if (words.length > 0 || special.content.trim() === '')
      items.list.push({ type: 'bracket', words, start: special.start, end: special.end });
  }
  items.addWords(text.slice(at), at, glued);
  closeSegment();

  // Two marks in a row are one cut.
  const at0 = marks.filter(({ after }) => after === 0);
  const atEnd = marks.filter(({ after }) => after === segments.length && after > 0);
  const between = segments
    .slice(1)
    .map((_, cut) => marks.find(({ after }) => after === cut + 1)?.mark ?? { start: 0, end: 0 });
  const length = segments.reduce(
    (sum, segment) => sum + segment.filter((item) => item.type !== 'bracket').length,
    0,
  );
  return {
    text,
    segments,
    leading: at0[0]?.mark ?? null,
    between,
    trailing: atEnd.at(-1)?.mark ?? null,
    licences,
    length,
  };
}

export type PatchFit = 'same' | 'changed' | 'other';

/**
 * Whether a patched word can stand for a word of the source: the same letters ("[T]he" for "The"), changed as its brackets
 * announce ("run[ning]" for "runs"), or another word.
 */
export function fitPatch(pieces: readonly WordPiece[], word: string, source: string): PatchFit {
  if (word === source) return 'same';
  const first = pieces[0];
  const last = pieces.at(-1);
  const prefix = first !== undefined && !first.bracketed ? first.text : '';
  const suffix = last !== undefined && !last.bracketed && pieces.length > 1 ? last.text : '';
  const kept = pieces.reduce((sum, piece) => sum + (piece.bracketed ? 0 : piece.text.length), 0);
  if (/\d/.test(source) || /\d/.test(word) || kept < 2) return 'other';
  // What is kept must be most of one of the two words, or "[S]he" would fit every word in -he.
  if (kept !== prefix.length + suffix.length) return 'other';
  // A first letter in brackets announces a capital or a small letter, never another letter.
  if (first?.bracketed === true && first.text.length === 1 && source.length === word.length) return 'other';
  const fits = source.length >= kept && source.startsWith(prefix) && source.endsWith(suffix);
  return fits ? 'changed' : 'other';
}

/** The letters of the source that a patched word replaced. */
export function replacedLetters(pieces: readonly WordPiece[], source: string): string {
  const first = pieces[0];
  const last = pieces.at(-1);
  const from = first !== undefined && !first.bracketed ? first.text.length : 0;
  const to = last !== undefined && !last.bracketed && pieces.length > 1 ? last.text.length : 0;
  return source.slice(from, Math.max(from, source.length - to));
}
