/**
 * Lays one segment of a quotation word by word beside the opinion: the cheapest way to make it of a passage near a given
 * place. Costs are whole steps (a word changed, left out, put in), so the result says which words differ, never how alike
 * two texts are. A band around the expected place keeps time linear in the quotation.
 */
import { ocrKey } from '../tables/scans';
import { JOINT, MENDED } from './tokens';
import type { OpinionIndex } from './opinionIndex';
import { fitPatch, type QuoteItem } from './quoteItems';

export type AlignedStep =
  | {
      readonly type: 'same' | 'changed' | 'scan';
      readonly item: number;
      readonly from: number;
      readonly to: number;
    }
  /** One word for one other. */
  | { readonly type: 'substitution'; readonly item: number; readonly from: number; readonly to: number }
  | { readonly type: 'insertion'; readonly item: number; readonly from: number; readonly to: number }
  | { readonly type: 'omission'; readonly item: number; readonly from: number; readonly to: number }
  | { readonly type: 'bracket'; readonly item: number; readonly from: number; readonly to: number };

export interface Alignment {
  readonly steps: readonly AlignedStep[];
  readonly cost: number;
  /** Words of the opinion covered: [from, to). */
  readonly from: number;
  readonly to: number;
  /** Words of the quotation that stand in the opinion, in order. */
  readonly matched: number;
}

/** How far before and after the expected place a word may stand. */
const BAND = 130;
/** A bracketed change may stand for so many words of the source (`quotations.md`, Settled points). */
export const BRACKET_REACH = 12;

const SUBSTITUTION = 1;
const INSERTION = 1;
const OMISSION_OPEN = 1;
const OMISSION_STEP = 0.02;
const BRACKET = 0.1;
const BRACKET_STEP = 0.01;
const PATCH = 0.1;
const SCAN = 0.01;

const enum Move {
  Start = 0,
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
 * The cheapest alignment of `items` with the opinion between words `low` and `high`, where the first item is expected near
 * word `expected`. Null where the range is empty.
 */
export function align(
  items: readonly QuoteItem[],
  index: OpinionIndex,
  expected: number,
  low: number,
  high: number,
): Alignment | null {
  const rows = items.length;
  if (high <= low || rows === 0) return null;
  const width = 2 * BAND + 1;
  const prepared = prepare(items, index);
  // Column c of row i is the place expected - BAND + i + c: that many words of the opinion are used up.
  const size = (rows + 1) * width;
  const cost = new Float64Array(size).fill(Infinity);
  const omitting = new Float64Array(size).fill(Infinity);
  const move = new Uint8Array(size);
  const reach = new Uint8Array(size);
  /** Length of the omission that ends here. */
  const omitted = new Uint16Array(size);
  const column = (row: number, place: number): number => {
    const at = place - (expected - BAND + row);
    return at < 0 || at >= width ? -1 : row * width + at;
  };
  const read = (table: Float64Array, row: number, place: number): number => {
    const at = column(row, place);
    return at < 0 ? Infinity : (table[at] ?? Infinity);
  };

  for (let place = Math.max(low, expected - BAND); place <= Math.min(high, expected + BAND); place += 1) {
    const at = column(0, place);
    if (at >= 0) cost[at] = 0;
  }

  for (let row = 1; row <= rows; row += 1) {
    const now = prepared[row - 1];
    if (now === undefined) continue;
    const first = Math.max(low, expected - BAND + row);
    const last = Math.min(high, expected + BAND + row);
    const inside = row > 1 && row < rows;
    for (let place = first; place <= last; place += 1) {
      const at = column(row, place);
      if (at < 0) continue;
      let best = Infinity;
      let how: Move = Move.Start;
      let span = 0;

      if (now.item.type === 'bracket') {
        // Words in brackets that are the opinion's own are no change, at either end too.
        const own = now.item.words.length;
        if (holdsWords(index, now.item.words, place - own, low)) {
          best = read(cost, row - 1, place - own);
          how = Move.Bracket;
          span = own;
        }
        const most = inside ? Math.min(BRACKET_REACH, place - low) : 0;
        for (let swallowed = 0; swallowed <= most; swallowed += 1) {
          const candidate = read(cost, row - 1, place - swallowed) + BRACKET + swallowed * BRACKET_STEP;
          if (candidate < best) {
            best = candidate;
            how = Move.Bracket;
            span = swallowed;
          }
        }
      } else {
        if (place > low) {
          const [step, kind] = compareWord(now, index, place - 1);
          const candidate = read(cost, row - 1, place - 1) + step;
          if (candidate < best) {
            best = candidate;
            how = kind;
          }
        }
        if (place - low >= 2 && ((index.flags[place - 1] ?? 0) & JOINT) !== 0) {
          if (now.item.word === `${index.words[place - 2] ?? ''}${index.words[place - 1] ?? ''}`) {
            const candidate = read(cost, row - 1, place - 2);
            if (candidate < best) {
              best = candidate;
              how = Move.OneForTwo;
            }
          }
        }
        const before = row > 1 ? prepared[row - 2]?.item : undefined;
        if (place > low && before?.type === 'word' && now.item.type === 'word') {
          const mended = ((index.flags[place - 1] ?? 0) & MENDED) !== 0;
          if ((now.item.joint || mended) && `${before.word}${now.item.word}` === index.words[place - 1]) {
            const candidate = read(cost, row - 2, place - 1);
            if (candidate < best) {
              best = candidate;
              how = Move.TwoForOne;
            }
          }
        }
        const inserted = read(cost, row - 1, place) + INSERTION;
        if (inserted < best) {
          best = inserted;
          how = Move.Insertion;
        }
      }
      // Words of the opinion left out before this place; none after the last item.
      if (row < rows && place > low) {
        const opened = read(cost, row, place - 1) + OMISSION_OPEN + OMISSION_STEP;
        const longer = read(omitting, row, place - 1) + OMISSION_STEP;
        const left = column(row, place - 1);
        if (opened <= longer) {
          omitting[at] = opened;
          omitted[at] = 1;
        } else {
          omitting[at] = longer;
          omitted[at] = (left < 0 ? 0 : (omitted[left] ?? 0)) + 1;
        }
        if ((omitting[at] ?? Infinity) < best) {
          best = omitting[at] ?? Infinity;
          how = Move.AfterOmission;
        }
      }
      cost[at] = best;
      move[at] = how;
      reach[at] = span;
    }
  }

  let end = -1;
  let least = Infinity;
  for (
    let place = Math.max(low, expected - BAND + rows);
    place <= Math.min(high, expected + BAND + rows);
    place += 1
  ) {
    const total = read(cost, rows, place);
    if (total < least) {
      least = total;
      end = place;
    }
  }
  if (end < 0 || least === Infinity) return null;
  return traceBack();

  function traceBack(): Alignment {
    const steps: AlignedStep[] = [];
    let row = rows;
    let place = end;
    let matched = 0;
    while (row > 0) {
      const at = column(row, place);
      const how = at < 0 ? Move.Start : ((move[at] ?? 0) as Move);
      const item = row - 1;
      switch (how) {
        case Move.Same:
        case Move.Changed:
        case Move.Scan:
          matched += 1;
          steps.push({
            type: how === Move.Same ? 'same' : how === Move.Changed ? 'changed' : 'scan',
            item,
            from: place - 1,
            to: place,
          });
          row -= 1;
          place -= 1;
          break;
        case Move.Substitution:
          steps.push({ type: 'substitution', item, from: place - 1, to: place });
          row -= 1;
          place -= 1;
          break;
        case Move.OneForTwo:
          matched += 1;
          steps.push({ type: 'same', item, from: place - 2, to: place });
          row -= 1;
          place -= 2;
          break;
        case Move.TwoForOne:
          matched += 2;
          steps.push({ type: 'same', item, from: place - 1, to: place });
          steps.push({ type: 'same', item: item - 1, from: place - 1, to: place - 1 });
          row -= 2;
          place -= 1;
          break;
        case Move.AfterOmission: {
          const length = omitted[at] ?? 1;
          steps.push({ type: 'omission', item: item + 1, from: place - length, to: place });
          place -= length;
          break;
        }
        case Move.Bracket: {
          const length = reach[at] ?? 0;
          steps.push({ type: 'bracket', item, from: place - length, to: place });
          row -= 1;
          place -= length;
          break;
        }
        case Move.Insertion:
        case Move.Start:
          steps.push({ type: 'insertion', item, from: place, to: place });
          row -= 1;
          break;
      }
    }
    steps.reverse();
    const covering = steps.filter((step) => step.to > step.from && step.type !== 'omission');
    return {
      steps,
      cost: least,
      from: covering[0]?.from ?? place,
      to: covering.at(-1)?.to ?? place,
      matched,
    };
  }
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

/** Cost and kind of laying a word of the quotation on a word of the opinion. */
function compareWord({ item, id, scanKey }: Prepared, index: OpinionIndex, place: number): [number, Move] {
  const source = index.ids[place] ?? -2;
  if (item.type === 'bracket') return [Infinity, Move.Start];
  if (id === source) return [0, Move.Same];
  if (item.type === 'patched') {
    const fit = fitPatch(item.pieces, item.word, index.words[place] ?? '');
    if (fit === 'same') return [0, Move.Same];
    if (fit === 'changed') return [PATCH, Move.Changed];
  }
  if (scanKey !== null && scanKey === index.scanKeys[source]) return [SCAN, Move.Scan];
  return [SUBSTITUTION, Move.Substitution];
}
