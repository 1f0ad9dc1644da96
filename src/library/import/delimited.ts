/**
 * Tables in text, row by row from a stream: CSV as RFC 4180 has it, tab-separated values, and other dialects of the same
 * (a quote escaped by a backslash). Memory holds one chunk and one row. Time is linear in the input.
 */
import { createReadStream } from 'node:fs';
import { systemErrorCode } from '../errors';
import { badInput, cannotRead } from './files';

export interface Dialect {
  readonly delimiter: string;
  /** null: quotes mean nothing, and a field holds neither delimiter nor line end. */
  readonly quote: string | null;
  /** What makes a quote inside quotes: the quote itself, or a backslash. */
  readonly escape: string | null;
}

export const TSV: Dialect = { delimiter: '\t', quote: null, escape: null };
export const CSV: Dialect = { delimiter: ',', quote: '"', escape: '"' };

export interface DelimitedRow {
  /** The line on which the row begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** Longer fields are a file that is no table, or an unclosed quotation mark. In UTF-16 units. */
const LONGEST_FIELD = 4_000_000;

/** Feeds on chunks of text and gives out whole rows. Empty lines are no rows. */
export class RowReader {
  private fields: string[] = [];
  private field = '';
  private quoted = false;
  private wasQuoted = false;
  /** The last character of the chunk before, where its meaning hangs on the next one. */
  private held = '';
  private line = 1;
  private rowLine = 1;

  constructor(
    private readonly file: string,
    private readonly dialect: Dialect,
  ) {}

  *rows(chunk: string, last = false): Generator<DelimitedRow> {
    const text = this.held + chunk;
    this.held = '';
    let at = 0;
    while (at < text.length) {
      const found = this.nextSpecial(text, at);
      this.field += text.slice(at, found);
      if (this.field.length > LONGEST_FIELD)
        throw badInput(this.file, `line ${this.rowLine}`, 'a field without end begins here');
      if (found >= text.length) break;
      // A quote, an escape or a carriage return is read with the character after it.
      if (found === text.length - 1 && !last && this.needsNext(text[found] ?? '')) {
        this.held = text.slice(found);
        return;
      }
      at = found + this.special(text, found);
      if (this.ended) {
        this.ended = false;
        const row = this.finishRow();
        if (row !== null) yield row;
      }
    }
    if (!last) return;
    if (this.quoted) throw badInput(this.file, `line ${this.rowLine}`, 'a quotation mark is not closed');
    const row = this.field !== '' || this.fields.length > 0 || this.wasQuoted ? this.finishRow() : null;
    if (row !== null) yield row;
  }

  private ended = false;

  private needsNext(character: string): boolean {
    return character === this.dialect.quote || character === this.dialect.escape || character === '\r';
  }

  /** Index of the next character that means more than itself, or the length. */
  private nextSpecial(text: string, from: number): number {
    const { delimiter, quote, escape } = this.dialect;
    for (let at = from; at < text.length; at++) {
      const character = text[at];
      if (this.quoted) {
        if (character === quote || character === escape || character === '\n') return at;
      } else if (
        character === delimiter ||
        character === '\n' ||
        character === '\r' ||
        (character === quote && this.field === '' && at === from)
      )
        return at;
    }
    return text.length;
  }

  /** Acts on the special character at `at`; returns how many characters it used. */
  private special(text: string, at: number): number {
    const { delimiter, quote, escape } = this.dialect;
    const character = text[at];
    const next = text[at + 1];
    if (this.quoted) {
      if (character === '\n') {
        this.line += 1;
        this.field += '\n';
        return 1;
      }
      if (character === escape && (next === quote || (escape !== quote && next === escape))) {
        this.field += next ?? '';
        return 2;
      }
      if (character === quote) {
        this.quoted = false;
        return 1;
      }
      this.field += character ?? '';
      return 1;
    }
    if (character === delimiter) {
      this.finishField();
      return 1;
    }
    if (character === quote) {
      this.quoted = true;
      this.wasQuoted = true;
      return 1;
    }
    this.ended = true;
    this.line += 1;
    return character === '\r' && next === '\n' ? 2 : 1;
  }

  private finishField(): void {
    this.fields.push(this.field);
    this.field = '';
    this.wasQuoted = false;
  }

  private finishRow(): DelimitedRow | null {
    const empty = this.fields.length === 0 && this.field === '' && !this.wasQuoted;
    this.finishField();
    const row = { line: this.rowLine, fields: this.fields };
    this.fields = [];
    this.rowLine = this.line;
    return empty ? null : row;
  }
}

/** The rows of a UTF-8 file, header line included. Throws LibraryError naming file and line. */
export async function* readDelimited(
  file: string,
  dialect: Dialect,
): AsyncGenerator<readonly DelimitedRow[]> {
  const reader = new RowReader(file, dialect);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (error) {
      throw badInput(file, null, 'it is not text in UTF-8', error);
    }
  };
  const stream = createReadStream(file, { highWaterMark: 1 << 18 });
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) yield [...reader.rows(decode(bytes))];
  } catch (error) {
    throw systemErrorCode(error) === null ? error : cannotRead(file, error);
  }
  yield [...reader.rows(decode(), true)];
}
