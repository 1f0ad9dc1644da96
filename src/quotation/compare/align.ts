/**
 * Lays one segment of a quotation word by word beside the opinion: the cheapest way to make it of a passage near a given
 * place. Costs are whole steps (a word changed, left out, put in), so the result says which words differ, never how alike
 * two texts are. A band around the expected place keeps time linear in the quotation.
 */
import { ocrKey } from '../tables/scans';
import { BRACKET_REACH, holdsWords, type Alignment, type ExpectedPlace } from './alignment';
import { Move, Table, traceBack } from './alignTable';
import { betweenWords, type OpinionIndex } from './opinionIndex';
import { fitPatch, type QuoteItem } from './quoteItems';
import { JOINT, MENDED } from './tokens';

/** How far before and after the expected place a word may stand: looked at first, and where that explains too little. */
const NARROW = 36;
const WIDE = 130;
/** Two words changed; what costs more may be laid better farther off. */
const ENOUGH = 2.2;
const SUBSTITUTION = 1;
const INSERTION = 1.001;
/** The first word: rather kept than taken for another, and never taken for the end of the sentence before. */
const FIRST_SUBSTITUTION = 1.03;
const FIRST_INSERTION = 1.04;
const ACROSS_SENTENCES = 1.5;
const OMISSION_OPEN = 1;
const OMISSION_STEP = 0.02;
const BRACKET = 0.1;
const BRACKET_STEP = 0.01;
const PATCH = 0.1;
const SCAN = 0.01;

/** A laying that changes more of the words than this is none: the share of the words, and one more. */
const MOST_CHANGED = 0.6;

/** What one word of the quotation matches, looked up once. */
export interface PreparedItem {
  readonly item: QuoteItem;
  readonly id: number;
  readonly scanKey: string | null;
}

/** Makes a segment ready for any number of layings on one opinion. */
export function prepare(items: readonly QuoteItem[], index: OpinionIndex): readonly PreparedItem[] {
  return items.map((item) => {
    if (item.type === 'bracket') return { item, id: -1, scanKey: null };
    return {
      item,
      id: index.vocabulary.get(item.word) ?? -1,
      scanKey: index.ocr ? ocrKey(item.word) : null,
    };
  });
}

/**
 * The cheapest alignment of a segment with the opinion between words `low` and `high`: near the expected place, farther off only
 * where that explains too little and the words are there. Null where the range is empty or most of the words are not there.
 */
export function align(
  items: readonly PreparedItem[],
  index: OpinionIndex,
  { expected, spread }: ExpectedPlace,
  low: number,
  high: number,
): Alignment | null {
  const narrow = alignWithin(items, index, expected, low, high, NARROW);
  if (!spread || (narrow !== null && narrow.cost <= ENOUGH)) return narrow;
  const wide = alignWithin(items, index, expected, low, high, WIDE);
  return wide !== null && (narrow === null || wide.cost < narrow.cost) ? wide : narrow;
}

function alignWithin(
  prepared: readonly PreparedItem[],
  index: OpinionIndex,
  expected: number,
  low: number,
  high: number,
  band: number,
): Alignment | null {
  const rows = prepared.length;
  if (high <= low || rows === 0) return null;
  const limit = rows * MOST_CHANGED + 1;
  const missing = missingFrom(
    prepared,
    index,
    Math.max(low, expected - band),
    Math.min(high, expected + band + rows),
  );
  if ((missing[0] ?? 0) > limit) return null;
  const table = new Table(rows, expected, band);
  for (
    let place = Math.max(low, table.first(0));
    place <= Math.min(high, table.first(0) + 2 * band);
    place += 1
  )
    table.cost[table.at(0, place)] = 0;
  for (let row = 1; row <= rows; row += 1) {
    const least = fillRow(table, prepared, index, row, low, high);
    if (least + (missing[row] ?? 0) > limit) return null;
  }

  let end = -1;
  let least = Infinity;
  const last = Math.min(high, table.first(rows) + 2 * band);
  for (let place = Math.max(low, table.first(rows)); place <= last; place += 1) {
    const total = table.costAt(rows, place);
    if (total < least) {
      least = total;
      end = place;
    }
  }
  return end < 0 ? null : traceBack(table, rows, end, least);
}

/**
 * For each item, how many from it to the end can match no word of [from, to): each costs a whole step, wherever it is laid.
 */
function missingFrom(
  prepared: readonly PreparedItem[],
  index: OpinionIndex,
  from: number,
  to: number,
): readonly number[] {
  const held = new Set<number>();
  for (let place = from; place < to; place += 1) held.add(index.ids[place] ?? -1);
  const missing = new Array<number>(prepared.length + 1).fill(0);
  for (let at = prepared.length - 1; at >= 0; at -= 1) {
    const now = prepared[at];
    const next = prepared[at + 1]?.item;
    // Parts of compounds, patched words and scanned ones can match a word that is not the same.
    const exact =
      now !== undefined &&
      now.item.type === 'word' &&
      now.scanKey === null &&
      !now.item.joint &&
      !(next?.type === 'word' && next.joint);
    missing[at] = (missing[at + 1] ?? 0) + (exact && !held.has(now.id) ? 1 : 0);
  }
  return missing;
}

/** Fills one row; returns the least cost in it. */
function fillRow(
  table: Table,
  prepared: readonly PreparedItem[],
  index: OpinionIndex,
  row: number,
  low: number,
  high: number,
): number {
  const now = prepared[row - 1];
  if (now === undefined) return Infinity;
  let leastOfRow = Infinity;
  const { cost, omitting, omitted, width } = table;
  const rows = prepared.length;
  const before = row > 1 ? prepared[row - 2]?.item : undefined;
  const first = table.first(row);
  const to = Math.min(high, first + width - 1);
  for (let place = Math.max(low, first); place <= to; place += 1) {
    const at = row * width + place - first;
    if (now.item.type === 'bracket')
      bracketStep(table, now.item, index, row, place, low, row > 1 && row < rows);
    else wordStep(table, now, before, index, row, place, low);
    leastOfRow = Math.min(leastOfRow, cost[at] ?? Infinity);
    // Words of the opinion left out before this place; none after the last item.
    if (row === rows || place === first || place === low) continue;
    const opened = (cost[at - 1] ?? Infinity) + OMISSION_OPEN + OMISSION_STEP;
    const longer = (omitting[at - 1] ?? Infinity) + OMISSION_STEP;
    const least = Math.min(opened, longer);
    omitting[at] = least;
    omitted[at] = opened <= longer ? 1 : (omitted[at - 1] ?? 0) + 1;
    if (least < (cost[at] ?? Infinity)) {
      cost[at] = least;
      table.move[at] = Move.AfterOmission;
    }
  }
  return leastOfRow;
}

function bracketStep(
  table: Table,
  item: QuoteItem & { readonly type: 'bracket' },
  index: OpinionIndex,
  row: number,
  place: number,
  low: number,
  inside: boolean,
): void {
  let best = Infinity;
  let swallowed = 0;
  // Words in brackets that are the opinion's own are no change, at either end too.
  const own = item.words.length;
  if (holdsWords(index, item.words, place - own, low)) {
    best = table.costAt(row - 1, place - own);
    swallowed = own;
  }
  const most = inside ? Math.min(BRACKET_REACH, place - low) : 0;
  for (let count = 0; count <= most; count += 1) {
    const candidate = table.costAt(row - 1, place - count) + BRACKET + count * BRACKET_STEP;
    if (candidate < best) {
      best = candidate;
      swallowed = count;
    }
  }
  const at = table.at(row, place);
  table.cost[at] = best;
  table.move[at] = Move.Bracket;
  table.swallowed[at] = swallowed;
}

function wordStep(
  table: Table,
  now: PreparedItem,
  before: QuoteItem | undefined,
  index: OpinionIndex,
  row: number,
  place: number,
  low: number,
): void {
  const { cost, width } = table;
  const column = place - table.first(row);
  const at = row * width + column;
  const above = at - width;
  // A word put in: the same place, one item fewer.
  const insertion = row === 1 ? FIRST_INSERTION : INSERTION;
  let best = column + 1 < width ? (cost[above + 1] ?? Infinity) + insertion : Infinity;
  let how: Move = Move.Insertion;
  if (place > low) {
    const kind = compareWord(now, index, place - 1);
    const first = row === 1 && kind === Move.Substitution;
    const step = first ? firstSubstitution(index, place) : (STEP_COSTS[kind] ?? SUBSTITUTION);
    const candidate = (cost[above] ?? Infinity) + step;
    if (candidate < best) {
      best = candidate;
      how = kind;
    }
    const flags = index.flags[place - 1] ?? 0;
    const joint = now.item.type === 'word' && now.item.joint;
    if (flags !== 0 || joint) {
      const own = now.item.type === 'bracket' ? '' : now.item.word;
      const source = index.words[place - 1] ?? '';
      if (place - low >= 2 && (flags & JOINT) !== 0 && own === `${index.words[place - 2] ?? ''}${source}`) {
        const joined = table.costAt(row - 1, place - 2);
        if (joined < best) {
          best = joined;
          how = Move.OneForTwo;
        }
      }
      if (before?.type === 'word' && (joint || (flags & MENDED) !== 0) && `${before.word}${own}` === source) {
        const joined = table.costAt(row - 2, place - 1);
        if (joined < best) {
          best = joined;
          how = Move.TwoForOne;
        }
      }
    }
  }
  cost[at] = best;
  table.move[at] = how;
}

/** What it costs to lay a word of the quotation on one of the opinion, by the kind of the step. */
const STEP_COSTS: readonly number[] = [0, PATCH, SCAN, SUBSTITUTION];

function firstSubstitution(index: OpinionIndex, place: number): number {
  const ends = place < index.words.length && /[.?!;:—]/.test(betweenWords(index, place));
  return ends ? ACROSS_SENTENCES : FIRST_SUBSTITUTION;
}

/** How a word of the quotation stands to a word of the opinion. */
function compareWord({ item, id, scanKey }: PreparedItem, index: OpinionIndex, place: number): Move {
  const source = index.ids[place] ?? -2;
  if (id === source) return Move.Same;
  if (item.type === 'patched') {
    const fit = fitPatch(item.pieces, item.word, index.words[place] ?? '');
    if (fit === 'same') return Move.Same;
    if (fit === 'changed') return Move.Changed;
  }
  return scanKey !== null && scanKey === index.scanKeys[source] ? Move.Scan : Move.Substitution;
}
