/**
 * An opinion made ready for comparing: its words in order, where each stands, and which page and part it is on. Built once
 * an opinion, in time linear in its length; a quotation then costs little.
 */
import type { Opinion, PartKind } from '../model';
import { ocrKey } from '../tables/scans';
import { emptyWords, MENDED, splitWords, type Words } from './tokens';

/** A run of words [from, to) on one page. */
export interface PageRun {
  readonly from: number;
  readonly to: number;
  readonly label: string | null;
  readonly note: string | null;
}

export interface PartRun {
  readonly kind: PartKind;
  readonly from: number;
  readonly to: number;
}

export interface OpinionIndex {
  readonly complete: boolean;
  readonly ocr: boolean;
  /** All pages in a row; offsets below are into this text. */
  readonly text: string;
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly flags: readonly number[];
  /** The number of each word in {@link vocabulary}. */
  readonly ids: Int32Array;
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly pages: readonly PageRun[];
  readonly parts: readonly PartRun[];
  /** Where the word of each number stands: places[placesFrom[id]] … places[placesFrom[id + 1] - 1], ascending. */
  readonly places: Int32Array;
  readonly placesFrom: Int32Array;
  /** For a scan: what each word of the vocabulary may have been; null where nothing else is allowed. */
  readonly scanKeys: readonly (string | null)[];
}

const endsInSpace = (text: string): boolean => /\s$/.test(text);
const beginsInSpace = (text: string): boolean => /^\s/.test(text);

/**
 * Whether pages keep the white space between them, so that two without any break a word. Writers that trim their pages give
 * none anywhere; their joints read both ways (see {@link JOINT}).
 */
function keepsSpaces(opinion: Opinion): boolean {
  return opinion.parts.some(({ pages }) =>
    pages.some(
      ({ text }, at) => (at > 0 && beginsInSpace(text)) || (at < pages.length - 1 && endsInSpace(text)),
    ),
  );
}

/** Makes one word of the last word of a page and the first of the next. */
function mend(into: Words, first: number): void {
  const rest = into.words.splice(first, 1)[0] ?? '';
  const [end] = into.ends.splice(first, 1);
  into.starts.splice(first, 1);
  into.flags.splice(first, 1);
  into.words[first - 1] = `${into.words[first - 1] ?? ''}${rest}`;
  into.ends[first - 1] = end ?? 0;
  into.flags[first - 1] = (into.flags[first - 1] ?? 0) | MENDED;
}

/** Indexes an opinion; keep the result for further quotations of it. */
export function indexOpinion(opinion: Opinion): OpinionIndex {
  const into = emptyWords();
  const pages: PageRun[] = [];
  const parts: PartRun[] = [];
  const texts: string[] = [];
  const spacesKept = keepsSpaces(opinion);
  let length = 0;
  for (const part of opinion.parts) {
    const partFrom = into.words.length;
    let before: string | null = null;
    for (const page of part.pages) {
      const unspaced = before !== null && before !== '' && !endsInSpace(before) && !beginsInSpace(page.text);
      const broken = unspaced && spacesKept && part.kind !== 'notes' && isBroken(before ?? '', page.text);
      const gap = unspaced && !broken ? '\n' : '';
      texts.push(gap, page.text);
      length += gap.length;
      let from = into.words.length;
      splitWords(page.text, into, length, { firstJoint: before !== null, scanned: opinion.ocr });
      if (broken && from > partFrom && into.words.length > from) {
        mend(into, from);
        from -= 1;
      }
      length += page.text.length;
      before = page.text;
      pages.push({ from, to: into.words.length, label: page.label, note: page.note ?? null });
    }
    texts.push('\n\n');
    length += 2;
    parts.push({ kind: part.kind, from: partFrom, to: into.words.length });
  }
  return {
    complete: opinion.complete,
    ocr: opinion.ocr,
    text: texts.join(''),
    pages,
    parts,
    ...numbered(into.words, opinion.ocr),
    ...into,
  };
}

const isBroken = (before: string, after: string): boolean => /\p{L}$/u.test(before) && /^\p{L}/u.test(after);

function numbered(words: readonly string[], ocr: boolean) {
  const vocabulary = new Map<string, number>();
  const ids = new Int32Array(words.length);
  words.forEach((word, at) => {
    let id = vocabulary.get(word);
    if (id === undefined) {
      id = vocabulary.size;
      vocabulary.set(word, id);
    }
    ids[at] = id;
  });
  const placesFrom = new Int32Array(vocabulary.size + 1);
  for (const id of ids) placesFrom[id + 1] = (placesFrom[id + 1] ?? 0) + 1;
  for (let id = 0; id < vocabulary.size; id += 1)
    placesFrom[id + 1] = (placesFrom[id + 1] ?? 0) + (placesFrom[id] ?? 0);
  const next = placesFrom.slice();
  const places = new Int32Array(words.length);
  ids.forEach((id, at) => {
    const slot = next[id] ?? 0;
    places[slot] = at;
    next[id] = slot + 1;
  });
  const scanKeys = ocr ? [...vocabulary.keys()].map(ocrKey) : [];
  return { vocabulary, ids, places, placesFrom, scanKeys };
}

/** The part that holds a word. Parts are few. */
export function partAt(index: OpinionIndex, word: number): PartRun | undefined {
  return index.parts.find((part) => word >= part.from && word < part.to);
}

/** How often the word of a number stands in the opinion. */
export const placeCount = (index: OpinionIndex, id: number): number =>
  (index.placesFrom[id + 1] ?? 0) - (index.placesFrom[id] ?? 0);

/** The pages that words [from, to) stand on, in order. */
export function pagesAt(index: OpinionIndex, from: number, to: number): readonly PageRun[] {
  let low = 0;
  let high = index.pages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((index.pages[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const found: PageRun[] = [];
  for (let at = low; at < index.pages.length; at += 1) {
    const page = index.pages[at];
    if (page === undefined || page.from >= to) break;
    if (page.to > page.from) found.push(page);
  }
  return found;
}

/** The text from one word to another as it stands, white space narrowed to single spaces. */
export function textOf(index: OpinionIndex, from: number, to: number): string {
  if (to <= from) return '';
  return index.text.slice(index.starts[from], index.ends[to - 1]).replace(/\s+/g, ' ');
}

/** What stands between a word and the one before it: punctuation and white space. */
export function betweenWords(index: OpinionIndex, word: number): string {
  return index.text.slice(word === 0 ? 0 : index.ends[word - 1], index.starts[word] ?? index.text.length);
}
