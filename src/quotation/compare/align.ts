/**
 * Lays one segment of a quotation word by word beside the opinion: the cheapest way to make it of a passage near a given
 * place. Costs are whole steps (a word changed, left out, put in), so the result says which words differ, never how alike
 * two texts are. A band around the expected place keeps time linear in the quotation.
 */
import { ocrKey } from '../tables/scans';
import { JOINT, MENDED } from './tokens';
import type { OpinionIndex } from './opinionIndex';
import { fitPatch, type QuoteItem } from './quoteItems';

/** One step of laying the quotation beside the opinion: an item of it on the words [from, to), either of which may be none. */
export interface AlignedStep {
  readonly type: 'same' | 'changed' | 'scan' | 'substitution' | 'insertion' | 'omission' | 'bracket';
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

export interface Alignment {
  readonly steps: readonly AlignedStep[];
  readonly cost: number;
  /** Words of the opinion covered: [from, to). */
  readonly from: number;
  readonly to: number;
  /** Words of the quotation that stand in the opinion, in order. */
  readonly matched: number;
}

/** How far before and after the expected place a word may stand: looked at first, and where that explains too little. */
const NARROW = 36;
const WIDE = 130;
/** Two words changed; what costs more may be laid better farther off. */
const ENOUGH = 2.2;
/** A bracketed change may stand for so many words of the source (`quotations.md`, Settled points). */
export const BRACKET_REACH = 12;

const SUBSTITUTION = 1;
const INSERTION = 1.001;
const OMISSION_OPEN = 1;
const OMISSION_STEP = 0.02;
const BRACKET = 0.1;
const BRACKET_STEP = 0.01;
const PATCH = 0.1;
const SCAN = 0.01;

const enum Move {
  Same,
  Changed,
  Scan,
  Substitution,
  Insertion,
  OneForTwo,
  TwoForOne,
  AfterOmission,
  Bracket,
}

/** What one word of the quotation matches, looked up once. */
interface Prepared {
  readonly item: QuoteItem;
  readonly id: number;
  readonly scanKey: string | null;
}

function prepare(items: readonly QuoteItem[], index: OpinionIndex): Prepared[] {
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
 * The table of costs. Column c of row i stands for the place expected - band + i + c: so many words of the opinion are used
 * up when i items are. A step that takes a word of each keeps its column.
 */
class Table {
  readonly width: number;
  readonly cost: Float64Array;
  readonly omitting: Float64Array;
  readonly move: Uint8Array;
  readonly swallowed: Uint8Array;
  /** Length of the omission that ends here. */
  readonly omitted: Uint16Array;

  constructor(
    rows: number,
    readonly expected: number,
    readonly band: number,
  ) {
    this.width = 2 * band + 1;
    const size = (rows + 1) * this.width;
    this.cost = new Float64Array(size).fill(Infinity);
    this.omitting = new Float64Array(size).fill(Infinity);
    this.move = new Uint8Array(size);
    this.swallowed = new Uint8Array(size);
    this.omitted = new Uint16Array(size);
  }

  /** The place of column 0 in a row. */
  first(row: number): number {
    return this.expected - this.band + row;
  }

  at(row: number, place: number): number {
    const column = place - this.first(row);
    return column < 0 || column >= this.width ? -1 : row * this.width + column;
  }

  costAt(row: number, place: number): number {
    const at = this.at(row, place);
    return at < 0 ? Infinity : (this.cost[at] ?? Infinity);
  }
}

/** Where the first item of a segment is expected. */
export interface ExpectedPlace {
  readonly expected: number;
  /** Enough of the words stand within {@link WIDE} of there for a longer omission to explain the rest. */
  readonly spread: boolean;
}

/**
 * The cheapest alignment of `items` with the opinion between words `low` and `high`: near the expected place, farther off
 * only where that explains too little and the words are there. Null where the range is empty.
 */
export function align(
  items: readonly QuoteItem[],
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
  items: readonly QuoteItem[],
  index: OpinionIndex,
  expected: number,
  low: number,
  high: number,
  band: number,
): Alignment | null {
  const rows = items.length;
  if (high <= low || rows === 0) return null;
  const prepared = prepare(items, index);
  const table = new Table(rows, expected, band);
  for (
    let place = Math.max(low, table.first(0));
    place <= Math.min(high, table.first(0) + 2 * band);
    place += 1
  )
    table.cost[table.at(0, place)] = 0;
  for (let row = 1; row <= rows; row += 1) fillRow(table, prepared, index, row, low, high);

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

function fillRow(
  table: Table,
  prepared: readonly Prepared[],
  index: OpinionIndex,
  row: number,
  low: number,
  high: number,
): void {
  const now = prepared[row - 1];
  if (now === undefined) return;
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
  now: Prepared,
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
  let best = column + 1 < width ? (cost[above + 1] ?? Infinity) + INSERTION : Infinity;
  let how: Move = Move.Insertion;
  if (place > low) {
    const kind = compareWord(now, index, place - 1);
    const candidate = (cost[above] ?? Infinity) + (STEP_COSTS[kind] ?? SUBSTITUTION);
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

function traceBack(table: Table, rows: number, end: number, cost: number): Alignment {
  const steps: AlignedStep[] = [];
  let row = rows;
  let place = end;
  let matched = 0;
  while (row > 0) {
    const at = table.at(row, place);
    const how = at < 0 ? Move.Insertion : ((table.move[at] ?? 0) as Move);
    const item = row - 1;
    const take = (type: AlignedStep['type'], length: number): void => {
      steps.push({ type, item, from: place - length, to: place });
      place -= length;
    };
    switch (how) {
      case Move.Same:
      case Move.OneForTwo:
        matched += 1;
        take('same', how === Move.Same ? 1 : 2);
        row -= 1;
        break;
      case Move.Changed:
        matched += 1;
        take('changed', 1);
        row -= 1;
        break;
      case Move.Scan:
        matched += 1;
        take('scan', 1);
        row -= 1;
        break;
      case Move.TwoForOne:
        matched += 2;
        take('same', 1);
        steps.push({ type: 'same', item: item - 1, from: place, to: place });
        row -= 2;
        break;
      case Move.Substitution:
        take('substitution', 1);
        row -= 1;
        break;
      case Move.AfterOmission:
        steps.push({ type: 'omission', item: item + 1, from: place - (table.omitted[at] ?? 1), to: place });
        place -= table.omitted[at] ?? 1;
        break;
      case Move.Bracket:
        take('bracket', table.swallowed[at] ?? 0);
        row -= 1;
        break;
      case Move.Insertion:
        take('insertion', 0);
        row -= 1;
        break;
    }
  }
  steps.reverse();
  const covering = steps.filter((step) => step.to > step.from && step.type !== 'omission');
  return { steps, cost, from: covering[0]?.from ?? place, to: covering.at(-1)?.to ?? place, matched };
}

/** Whether these words, and at least one, stand in the opinion from a place on. */
export function holdsWords(
  index: OpinionIndex,
  words: readonly string[],
  from: number,
  low: number,
): boolean {
  return words.length > 0 && from >= low && words.every((word, at) => index.words[from + at] === word);
}

/** What it costs to lay a word of the quotation on one of the opinion, by the kind of the step. */
const STEP_COSTS: readonly number[] = [0, PATCH, SCAN, SUBSTITUTION];

/** How a word of the quotation stands to a word of the opinion. */
function compareWord({ item, id, scanKey }: Prepared, index: OpinionIndex, place: number): Move {
  const source = index.ids[place] ?? -2;
  if (id === source) return Move.Same;
  if (item.type === 'patched') {
    const fit = fitPatch(item.pieces, item.word, index.words[place] ?? '');
    if (fit === 'same') return Move.Same;
    if (fit === 'changed') return Move.Changed;
  }
  return scanKey !== null && scanKey === index.scanKeys[source] ? Move.Scan : Move.Substitution;
}
