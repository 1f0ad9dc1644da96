/**
 * What to ask Word's find for, so that it can only find the right place. Pure.
 *
 * Plain find with matchCase and nothing else (word.md §1.3): at most 255 characters with escapes counted (#31, #168), `^` doubled,
 * tab, line break, non-breaking space and hyphen written as escapes. Words that hold a mark, or are too long, are sought by
 * their two ends.
 */
import { stripMarks } from './wordText';
import type { Span } from '../model';

/** Escapes of plain find (docs, word/search-option-guidance). */
const ESCAPES: Readonly<Record<string, string>> = {
  '^': '^^',
  '\t': '^t',
  '\u000b': '^l',
  '\u00a0': '^s',
  '\u001e': '^~',
  '\u001f': '^-',
};

const LONGEST_NEEDLE = 200;
const ANCHOR = 60;

export function escapeNeedle(words: string): string {
  let needle = '';
  for (const character of words) needle += ESCAPES[character] ?? character;
  return needle;
}

/** A place found by one find. */
export interface PlainQuery {
  readonly kind: 'plain';
  readonly words: string;
  readonly needle: string;
  /** Which of the equal places in the paragraph it is, and how many there are. */
  readonly ordinal: number;
  readonly of: number;
}

/** A place found by its two ends. */
export interface EndsQuery {
  readonly kind: 'ends';
  readonly head: PlainQuery;
  readonly tail: PlainQuery;
}

/** A place whose words stand there more than once, found inside longer words that do not. */
export interface ContextQuery {
  readonly kind: 'context';
  readonly around: PlainQuery;
  readonly inner: PlainQuery;
}

export type Query = PlainQuery | EndsQuery;

/** Null: the place cannot be asked for. */
export function queryFor(wordText: string, [start, end]: Span): Query | null {
  const words = wordText.slice(start, end);
  if (isSearchable(words)) return plainQuery(wordText, [start, end]);
  const head = searchableEnd(words, 'head');
  const tail = searchableEnd(words, 'tail');
  if (head === null || tail === null) return null;
  const headQuery = plainQuery(wordText, [start, start + head.length]);
  const tailQuery = plainQuery(wordText, [end - tail.length, end]);
  return headQuery && tailQuery ? { kind: 'ends', head: headQuery, tail: tailQuery } : null;
}

function isSearchable(words: string): boolean {
  return words !== '' && stripMarks(words).text === words && escapeNeedle(words).length <= LONGEST_NEEDLE;
}

function plainQuery(wordText: string, [start, end]: Span): PlainQuery | null {
  const words = wordText.slice(start, end);
  const places = occurrences(wordText, words);
  const ordinal = places.indexOf(start);
  if (ordinal < 0) return null;
  return { kind: 'plain', words, needle: escapeNeedle(words), ordinal, of: places.length };
}

/** Non-overlapping places of `words`, left to right, as Word's find goes. */
export function occurrences(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + words.length))
    places.push(at);
  return places;
}

/** The longest searchable beginning or end, up to the anchor's length. */
function searchableEnd(words: string, which: 'head' | 'tail'): string | null {
  for (let length = Math.min(ANCHOR, words.length - 1); length > 0; length--) {
    const part = which === 'head' ? words.slice(0, length) : words.slice(words.length - length);
    if (isSearchable(part)) return part;
  }
  return null;
}

/**
 * For a place whose plain find did not give as many hits as the text has: longer words around it that stand in the paragraph once.
 * Null where none do.
 */
export function contextQuery(wordText: string, [start, end]: Span): ContextQuery | null {
  for (const by of [8, 16, 32, 64]) {
    const from = Math.max(0, start - by);
    const to = Math.min(wordText.length, end + by);
    const around = wordText.slice(from, to);
    if (!isSearchable(around)) continue;
    const aroundQuery = plainQuery(wordText, [from, to]);
    const inner = plainQuery(around, [start - from, end - from]);
    if (aroundQuery?.of === 1 && inner) return { kind: 'context', around: aroundQuery, inner };
  }
  return null;
}

/**
 * For words that Word's find does not reach across, a field among them (a TA field between page and pincite, #5905): their first and
 * their last word. Null for a single word.
 */
export function endWordsQuery(wordText: string, [start, end]: Span): EndsQuery | null {
  const words = wordText.slice(start, end);
  const [first, last] = [/^\S+/.exec(words)?.[0] ?? '', /\S+$/.exec(words)?.[0] ?? ''];
  if (first.length + last.length >= words.length || !isSearchable(first) || !isSearchable(last)) return null;
  const head = plainQuery(wordText, [start, start + first.length]);
  const tail = plainQuery(wordText, [end - last.length, end]);
  return head && tail ? { kind: 'ends', head, tail } : null;
}

/**
 * The hit that is meant: of those whose words are exactly the ones asked for (find takes curly for straight marks), the n-th, if
 * there are as many as the text has. Null: it would be a guess.
 */
export function pick<T extends { readonly text: string }>(query: PlainQuery, hits: readonly T[]): T | null {
  const exact = hits.filter((hit) => hit.text === query.words);
  return exact.length === query.of ? (exact[query.ordinal] ?? null) : null;
}
