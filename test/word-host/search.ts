/**
 * Word's plain find within one paragraph, with its limits: 255 characters (#31, #168, #320), nothing empty (#2413), `^` escapes,
 * and no hit across a field's edge (#5905) or a tracked deletion (#5874). A note's mark is a character and so parts words (#4401).
 */
import type { Element } from '@xmldom/xmldom';
import { HostError } from './errors';
import { isVisible, readParagraph, type Atom, type MarkupView } from './text';

export interface SearchOptions {
  readonly matchCase: boolean;
  readonly matchWholeWord: boolean;
}

export interface Hit {
  readonly start: number;
  readonly end: number;
}

type Matcher = (atom: Atom) => boolean;

const LONGEST = 255;

/** `^` escapes (docs, word/search-option-guidance.md). Null = never within a paragraph. */
const ESCAPES: Readonly<Record<string, string | Matcher | null>> = {
  '^': '^',
  t: '\t',
  l: '\u000b',
  s: '\u00a0',
  '~': '\u001e',
  '-': '\u001f',
  '+': '—',
  '=': '–',
  '%': '§',
  v: '¶',
  m: '\u000c',
  n: '\u000e',
  a: '\u0005',
  w: (atom) => /\s/.test(atom.character),
  '#': (atom) => /[0-9]/.test(atom.character),
  $: (atom) => /\p{L}/u.test(atom.character),
  '?': () => true,
  f: (atom) => atom.note === 'footnote',
  e: (atom) => atom.note === 'endnote',
  p: null,
  b: null,
  d: null,
  g: '\u0001',
};

/** Word's plain find takes straight and curly marks, and the two spaces, for each other. [untested; word.md §8] */
const LOOSE: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '\u00a0': ' ' };

function compile(needle: string, options: SearchOptions, loose: boolean): Matcher[] | null {
  if (needle === '' || needle.length > LONGEST) throw new HostError('SearchStringInvalidOrTooLong');
  const fold = (character: string): string => {
    const cased = options.matchCase ? character : character.toLowerCase();
    return loose ? (LOOSE[cased] ?? cased) : cased;
  };
  const matchers: Matcher[] = [];
  for (let at = 0; at < needle.length; at++) {
    const isEscape = needle[at] === '^';
    const escape = isEscape ? ESCAPES[needle[++at] ?? ''] : undefined;
    if (isEscape && escape === undefined) throw new HostError('SearchStringInvalidOrTooLong');
    if (escape === null) return null;
    if (typeof escape === 'function') matchers.push(escape);
    else {
      const wanted = escape === undefined ? fold(needle[at] ?? '') : escape;
      const same = escape === undefined ? fold : (c: string): string => c;
      matchers.push((atom) => same(atom.character) === wanted);
    }
  }
  return matchers;
}

/** Non-overlapping hits within the atoms [from, to), left to right. */
export function searchParagraph(
  paragraph: Element,
  needle: string,
  options: SearchOptions,
  setting: { view: MarkupView; loose: boolean },
  from = 0,
  to = Infinity,
): Hit[] {
  const matchers = compile(needle, options, setting.loose);
  if (!matchers) return [];
  const { atoms, fieldEdges } = readParagraph(paragraph);
  const seen: number[] = [];
  atoms.forEach((atom, at) => {
    if (at >= from && at < to && isVisible(atom, setting.view)) seen.push(at);
  });
  const hits: Hit[] = [];
  for (let at = 0; at + matchers.length <= seen.length;) {
    const found = matchers.every((matches, i) => matches(atoms[seen[at + i] ?? -1] as Atom));
    const start = seen[at] ?? 0;
    const end = (seen[at + matchers.length - 1] ?? 0) + 1;
    if (
      found &&
      isOnePiece(atoms, fieldEdges, start, end) &&
      (!options.matchWholeWord || isWord(atoms, start, end))
    ) {
      hits.push({ start, end });
      at += matchers.length;
    } else at += 1;
  }
  return hits;
}

function isOnePiece(atoms: readonly Atom[], edges: readonly number[], start: number, end: number): boolean {
  if (edges.some((edge) => start < edge && edge < end)) return false;
  const deleted = atoms[start]?.deleted;
  for (let at = start; at < end; at++) if (atoms[at]?.deleted !== deleted) return false;
  return true;
}

function isWord(atoms: readonly Atom[], start: number, end: number): boolean {
  const letter = (at: number): boolean => /[\p{L}\p{N}]/u.test(atoms[at]?.character ?? '');
  return !(letter(start - 1) && letter(start)) && !(letter(end) && letter(end - 1));
}
