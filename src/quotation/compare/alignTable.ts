/** The table that the cheapest alignment is found in: costs, the move that gave each, and the way back through it. */
import type { AlignedStep, Alignment } from './alignment';

/** How a place of the table was reached. */
export const enum Move {
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

/**
 * The table of costs. Column c of row i stands for the place expected - band + i + c: so many words of the opinion are used
 * up when i items are. A step that takes a word of each keeps its column.
 */
export class Table {
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

/** The steps that led to a place of the last row. */
export function traceBack(table: Table, rows: number, end: number, cost: number): Alignment {
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
