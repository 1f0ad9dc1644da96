/**
 * How volumes, pages, dates and citations are written in the tables, and read back unchanged. Every pair here is an inverse
 * pair; a test walks them.
 */
import type { CitationCore } from '../../verifier/caseLaw';

/** Bits of `cases.flags`. ALONE: the source knows that no other case starts on the page of the home citation. */
export const HAS_OPINION = 1;
export const ALONE = 2;

const MOST_DIGITS = 9;
const [ZERO, ONE, NINE] = [48, 49, 57];

/** The value of a plain number ("662"), or null for every other text ("xii", "99-2", "007", "0"). */
export function plainNumber(text: string): number | null {
  const { length } = text;
  if (length === 0 || length > MOST_DIGITS) return null;
  let value = 0;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > NINE || code < (at === 0 ? ONE : ZERO)) return null;
    value = value * 10 + code - ZERO;
  }
  return value;
}

/** YYYY, YYYY-MM or YYYY-MM-DD as yyyymmdd with zeros for what is unknown. */
export function storeDate(date: string | null): number | null {
  if (date === null) return null;
  const part = (from: number, to: number): number => (date.length >= to ? Number(date.slice(from, to)) : 0);
  return part(0, 4) * 10000 + part(5, 7) * 100 + part(8, 10);
}

export function readDate(stored: number | null): string | null {
  if (stored === null) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  const year = String(Math.floor(stored / 10000)).padStart(4, '0');
  const month = Math.floor(stored / 100) % 100;
  const day = stored % 100;
  if (month === 0) return year;
  return day === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

export interface StoredCitation {
  readonly reporter: number;
  readonly volume: string;
  readonly page: string;
}

/** Bytes of a growing buffer: unsigned numbers below 2^53 in groups of seven bits, texts with their length. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(256);
  private length = 0;

  number(value: number): void {
    this.room(8);
    let rest = value;
    while (rest >= 128) {
      this.bytes[this.length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  /** A citation; volume and page as plain numbers or as their texts. */
  citation(reporter: number, volume: number | string, page: number | string): void {
    this.number(reporter);
    this.numberOrText(volume);
    this.numberOrText(page);
  }

  /** A plain number as twice its value; any other text as twice its length and one, then its bytes. */
  private numberOrText(text: number | string): void {
    const plain = typeof text === 'number' ? text : plainNumber(text);
    if (plain !== null || typeof text === 'number') return this.number((plain ?? 0) * 2);
    const size = Buffer.byteLength(text);
    this.number(size * 2 + 1);
    this.room(size);
    this.length += this.bytes.write(text, this.length);
  }

  /** A copy of what was written since the last call. */
  take(): Buffer {
    const taken = Buffer.allocUnsafe(this.length);
    this.bytes.copy(taken, 0, 0, this.length);
    this.length = 0;
    return taken;
  }

  private room(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe((this.length + size) * 2);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

/** Reads what a ByteWriter wrote. */
export class ByteReader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get atEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new Error('a packed number breaks off');
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }

  numberOrText(): string {
    const head = this.number();
    if (head % 2 === 0) return String(head / 2);
    const size = (head - 1) / 2;
    const text = Buffer.from(this.bytes.buffer, this.bytes.byteOffset + this.at, size).toString('utf8');
    this.at += size;
    return text;
  }
}

const writer = new ByteWriter();

export function storeCitations(citations: readonly StoredCitation[]): Buffer {
  for (const { reporter, volume, page } of citations) writer.citation(reporter, volume, page);
  return writer.take();
}

export function readCitations(stored: Uint8Array): readonly StoredCitation[] {
  const bytes = new ByteReader(stored);
  const citations: StoredCitation[] = [];
  while (!bytes.atEnd)
    citations.push({ reporter: bytes.number(), volume: bytes.numberOrText(), page: bytes.numberOrText() });
  return citations;
}

/** Ascending case ids as the differences between them. */
export function storeCaseIds(ids: readonly number[]): Buffer {
  let before = 0;
  for (const id of ids) {
    writer.number(id - before);
    before = id;
  }
  return writer.take();
}

export function readCaseIds(stored: Uint8Array): number[] {
  const bytes = new ByteReader(stored);
  const ids: number[] = [];
  for (let id = 0; !bytes.atEnd;) ids.push((id += bytes.number()));
  return ids;
}

/** "556 U.S. 662" */
export function citationText(core: CitationCore): string {
  return `${core.volume} ${core.reporter} ${core.page}`;
}
