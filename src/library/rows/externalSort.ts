/**
 * Sorting more rows than memory should hold: rows of a few unsigned 32-bit numbers are sorted in runs, runs beyond the first go to
 * a temporary file, and the file is merged while it is read. Memory is the same for a million rows and for a hundred million.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Rows of a run, and rows that are read or handed on at once. */
const ROWS_OF_A_RUN = 1 << 20;
const ROWS_OF_A_BLOCK = 1 << 13;
const FIRST_ROOM = 1 << 12;
const DIGITS = 1 << 16;

export interface SortOptions {
  readonly rowsOfARun?: number;
  readonly folder?: string;
}

export class ExternalSort {
  private readonly most: number;
  private readonly folder: string;
  private rows: Uint32Array;
  private scratch: Uint32Array = new Uint32Array(0);
  private count = 0;
  private inOrder = true;
  private file: { readonly name: string; readonly handle: number } | null = null;
  private readonly runs: { readonly from: number; readonly rows: number }[] = [];
  private written = 0;

  /** Rows of `width` numbers, sorted by the first `keys` of them; rows with equal keys stay in the order they came. */
  constructor(
    private readonly width: number,
    private readonly keys: number,
    { rowsOfARun = ROWS_OF_A_RUN, folder = os.tmpdir() }: SortOptions = {},
  ) {
    this.most = rowsOfARun;
    this.folder = folder;
    this.rows = new Uint32Array(Math.min(FIRST_ROOM, rowsOfARun) * width);
  }

  add(a: number, b: number, c = 0, d = 0): void {
    const { width } = this;
    if ((this.count + 1) * width > this.rows.length) this.makeRoom();
    const at = this.count * width;
    const { rows } = this;
    rows[at] = a;
    rows[at + 1] = b;
    if (width > 2) rows[at + 2] = c;
    if (width > 3) rows[at + 3] = d;
    if (this.inOrder && this.count > 0 && compare(rows, at - width, rows, at, this.keys) > 0)
      this.inOrder = false;
    this.count += 1;
  }

  /** The rows in order, in blocks; a block is to be used before the next is asked for. Nothing may be added after. */
  *blocks(): Generator<Uint32Array> {
    this.sortRun();
    if (this.file === null) {
      const step = ROWS_OF_A_BLOCK * this.width;
      for (let at = 0; at < this.count * this.width; at += step)
        yield this.rows.subarray(at, Math.min(at + step, this.count * this.width));
      return;
    }
    this.spill();
    yield* this.merge(this.file.handle);
  }

  /** Removes the temporary file. */
  close(): void {
    if (this.file === null) return;
    fs.closeSync(this.file.handle);
    fs.rmSync(this.file.name, { force: true });
    this.file = null;
  }

  private makeRoom(): void {
    if (this.rows.length < this.most * this.width) {
      const larger = new Uint32Array(Math.min(this.rows.length * 4, this.most * this.width));
      larger.set(this.rows);
      this.rows = larger;
      return;
    }
    this.sortRun();
    this.spill();
  }

  private sortRun(): void {
    if (!this.inOrder) {
      if (this.scratch.length < this.rows.length) this.scratch = new Uint32Array(this.rows.length);
      const sorted = radixSort(this.rows, this.scratch, this.count, this.width, this.keys);
      if (sorted !== this.rows) [this.rows, this.scratch] = [this.scratch, this.rows];
    }
    this.inOrder = true;
  }

  private spill(): void {
    if (this.file === null) {
      const name = path.join(
        this.folder,
        `cite-check-sort.${process.pid}.${randomBytes(4).toString('hex')}.tmp`,
      );
      this.file = { name, handle: fs.openSync(name, 'wx+', 0o600) };
    }
    const bytes = new Uint8Array(this.rows.buffer, 0, this.count * this.width * 4);
    for (let at = 0; at < bytes.length;)
      at += fs.writeSync(this.file.handle, bytes, at, bytes.length - at, this.written + at);
    this.runs.push({ from: this.written, rows: this.count });
    this.written += bytes.length;
    this.count = 0;
  }

  private *merge(handle: number): Generator<Uint32Array> {
    const { width, keys } = this;
    this.rows = this.scratch = new Uint32Array(0);
    const cursors = this.runs.map((run) => new Cursor(handle, run.from, run.rows, width));
    const heap: number[] = [];
    // Equal keys come out run by run, which is the order they came in.
    const before = (a: number, b: number): boolean => {
      const one = cursors[a];
      const other = cursors[b];
      if (one === undefined || other === undefined) return false;
      const order = compare(one.block, one.at, other.block, other.at, keys);
      return order < 0 || (order === 0 && a < b);
    };
    cursors.forEach((cursor, index) => {
      if (cursor.fill()) push(heap, index, before);
    });
    const out = new Uint32Array(ROWS_OF_A_BLOCK * width);
    let filled = 0;
    while (heap.length > 0) {
      const cursor = cursors[heap[0] ?? 0];
      if (cursor === undefined) break;
      for (let column = 0; column < width; column++)
        out[filled + column] = cursor.block[cursor.at + column] ?? 0;
      filled += width;
      if (filled === out.length) {
        yield out;
        filled = 0;
      }
      cursor.at += width;
      if (cursor.at >= cursor.end && !cursor.fill()) {
        const last = heap.pop();
        if (heap.length === 0 || last === undefined) continue;
        heap[0] = last;
      }
      sink(heap, before);
    }
    if (filled > 0) yield out.subarray(0, filled);
  }
}

/** A run being read back, a block at a time. */
class Cursor {
  readonly block: Uint32Array;
  at = 0;
  end = 0;
  constructor(
    private readonly handle: number,
    private from: number,
    private left: number,
    private readonly width: number,
  ) {
    this.block = new Uint32Array(Math.min(left, ROWS_OF_A_BLOCK) * width);
  }

  /** Reads the next block; false at the end of the run. */
  fill(): boolean {
    if (this.left === 0) return false;
    const rows = Math.min(this.left, this.block.length / this.width);
    const bytes = new Uint8Array(this.block.buffer, 0, rows * this.width * 4);
    for (let at = 0; at < bytes.length;) {
      const read = fs.readSync(this.handle, bytes, at, bytes.length - at, this.from + at);
      if (read === 0) throw new Error('a temporary file for sorting was cut short');
      at += read;
    }
    this.from += bytes.length;
    this.left -= rows;
    this.at = 0;
    this.end = rows * this.width;
    return true;
  }
}

function compare(a: Uint32Array, atA: number, b: Uint32Array, atB: number, keys: number): number {
  for (let key = 0; key < keys; key++) {
    const left = a[atA + key] ?? 0;
    const right = b[atB + key] ?? 0;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Gives back whichever of the two arrays holds the sorted rows. Least significant digit first, two digits a number; digits that are the same in every row cost nothing. */
function radixSort(
  rows: Uint32Array,
  scratch: Uint32Array,
  count: number,
  width: number,
  keys: number,
): Uint32Array {
  let from = rows;
  let to = scratch;
  const counts = new Uint32Array(DIGITS);
  for (let key = keys - 1; key >= 0; key--)
    for (const shift of [0, 16]) {
      counts.fill(0);
      const end = count * width;
      for (let at = key; at < end; at += width) {
        const digit = ((from[at] ?? 0) >>> shift) & 0xffff;
        counts[digit] = (counts[digit] ?? 0) + 1;
      }
      if (counts[((from[key] ?? 0) >>> shift) & 0xffff] === count) continue;
      let total = 0;
      for (let digit = 0; digit < DIGITS; digit++) {
        const held = counts[digit] ?? 0;
        counts[digit] = total;
        total += held;
      }
      for (let at = 0; at < end; at += width) {
        const digit = ((from[at + key] ?? 0) >>> shift) & 0xffff;
        const place = counts[digit] ?? 0;
        counts[digit] = place + 1;
        for (let column = 0; column < width; column++) to[place * width + column] = from[at + column] ?? 0;
      }
      [from, to] = [to, from];
    }
  return from;
}

function push(heap: number[], value: number, before: (a: number, b: number) => boolean): void {
  heap.push(value);
  for (let at = heap.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    const [child = 0, above = 0] = [heap[at], heap[parent]];
    if (!before(child, above)) return;
    heap[at] = above;
    heap[parent] = child;
    at = parent;
  }
}

function sink(heap: number[], before: (a: number, b: number) => boolean): void {
  for (let at = 0; ;) {
    let least = at;
    for (const child of [2 * at + 1, 2 * at + 2])
      if (child < heap.length && before(heap[child] ?? 0, heap[least] ?? 0)) least = child;
    if (least === at) return;
    const held = heap[at] ?? 0;
    heap[at] = heap[least] ?? 0;
    heap[least] = held;
    at = least;
  }
}
