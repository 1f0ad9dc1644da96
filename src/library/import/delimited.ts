/**
 * Tables in text, row by row from a stream: CSV as RFC 4180 has it, tab-separated values, and the dialect of PostgreSQL's COPY with a
 * backslash before a quotation mark. Memory holds one chunk and the row that its end cuts. Time is linear in the input.
 */
import { systemErrorCode } from '../errors';
import { badInput, cannotRead } from './files';
import { readBytes, type ReadProgress } from './bytes';

export interface Dialect {
  readonly delimiter: string;
  /** null: quotes mean nothing, and a field holds neither delimiter nor line end. */
  readonly quote: string | null;
  /** What makes a quote inside quotes: the quote itself, or a backslash. */
  readonly escape: string | null;
}

export const TSV: Dialect = { delimiter: '\t', quote: null, escape: null };
export const CSV: Dialect = { delimiter: ',', quote: '"', escape: '"' };
/** Free Law Project's `COPY … WITH (FORMAT csv, ESCAPE '\')` (`formats.md`). */
export const COPY_CSV: Dialect = { delimiter: ',', quote: '"', escape: '\\' };

export interface DelimitedRow {
  /** The line on which the row begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** Longer rows are a file that is no table, or an unclosed quotation mark. In UTF-16 units; the longest opinions are a tenth of it. */
const LONGEST_ROW = 32_000_000;
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Feeds on chunks of text and gives out whole rows. Empty lines are no rows. */
export class RowReader {
  /** What of the text so far belongs to a row that is not whole yet. */
  private held = '';
  private heldUntil = 0;
  private line = 1;
  private text = '';
  private at = 0;
  private last = false;
  private readonly delimiter: number;
  private readonly quote: number;
  private nextQuote = -1;
  private nextEscape = -1;
  private nextLineFeed = -1;

  constructor(
    private readonly file: string,
    private readonly dialect: Dialect,
  ) {
    this.delimiter = dialect.delimiter.charCodeAt(0);
    this.quote = dialect.quote === null ? -1 : dialect.quote.charCodeAt(0);
  }

  /** The rows that end in this chunk; with `last`, the row that the text ends with too. */
  rows(chunk: string, last = false): readonly DelimitedRow[] {
    // A row longer than many chunks is read again only when it may have doubled.
    this.held = this.held === '' ? chunk : this.held + chunk;
    if (!last && this.held.length < this.heldUntil) return [];
    this.text = this.held;
    this.at = 0;
    this.last = last;
    this.nextQuote = this.nextEscape = this.nextLineFeed = -1;
    const rows: DelimitedRow[] = [];
    while (this.at < this.text.length) {
      const [from, line] = [this.at, this.line];
      const fields = this.row();
      if (fields === null) {
        this.at = from;
        this.line = line;
        break;
      }
      if (fields.length > 1 || fields[0] !== '' || this.text.charCodeAt(from) === this.quote)
        rows.push({ line, fields });
    }
    this.held = this.text.slice(this.at);
    this.heldUntil = this.held.length * 2;
    if (this.held.length > LONGEST_ROW)
      throw badInput(this.file, `line ${this.line}`, 'a field without end begins here');
    return rows;
  }

  /** The fields of the row at `at`, which moves behind it; null where the text ends before the row does. */
  private row(): string[] | null {
    const { text } = this;
    const fields: string[] = [];
    for (;;) {
      const field = text.charCodeAt(this.at) === this.quote ? this.quotedField() : this.plainField();
      if (field === null) return null;
      fields.push(field);
      if (this.at >= text.length) return this.last ? fields : null;
      const code = text.charCodeAt(this.at);
      this.at += 1;
      if (code === this.delimiter) {
        if (this.at < text.length) continue;
        if (!this.last) return null;
        fields.push('');
        return fields;
      }
      if (code === CARRIAGE_RETURN) {
        // Whether a line feed follows is not known at the end of a chunk.
        if (this.at >= text.length && !this.last) return null;
        if (text.charCodeAt(this.at) === LINE_FEED) this.at += 1;
      }
      this.line += 1;
      return fields;
    }
  }

  /** Up to the next delimiter or line end. */
  private plainField(): string {
    const { text, delimiter } = this;
    const from = this.at;
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === delimiter || code === LINE_FEED || code === CARRIAGE_RETURN) break;
    }
    this.at = at;
    return text.slice(from, at);
  }

  /** A field in quotation marks, and whatever stands between the closing one and the delimiter. */
  private quotedField(): string | null {
    const { text } = this;
    const { quote = '"', escape } = this.dialect;
    let from = this.at + 1;
    let field = '';
    for (;;) {
      const close = this.seek('nextQuote', quote ?? '"', from);
      const escaped = escape === quote ? -1 : this.seek('nextEscape', escape ?? '\\', from);
      if (escaped >= 0 && (close < 0 || escaped < close)) {
        if (escaped + 1 >= text.length) return this.unclosed();
        const next = text[escaped + 1] ?? '';
        const means = next === quote || next === escape;
        field += text.slice(from, means ? escaped : escaped + 1) + (means ? next : '');
        this.countLines(from, escaped);
        from = means ? escaped + 2 : escaped + 1;
        continue;
      }
      if (close < 0) return this.unclosed();
      // At the end of a chunk the mark may be the first of two.
      if (close + 1 >= text.length && !this.last) return null;
      this.countLines(from, close);
      field = field === '' ? text.slice(from, close) : field + text.slice(from, close);
      if (escape === quote && text.charCodeAt(close + 1) === this.quote) {
        field += quote ?? '';
        from = close + 2;
        continue;
      }
      this.at = close + 1;
      const code = text.charCodeAt(this.at);
      if (this.at >= text.length || code === this.delimiter || code === LINE_FEED || code === CARRIAGE_RETURN)
        return field;
      return field + this.plainField();
    }
  }

  private unclosed(): null {
    if (this.last) throw badInput(this.file, `line ${this.line}`, 'a quotation mark is not closed');
    return null;
  }

  /** The next place of a mark at or after `from`, or −1; looked for once, not once a field. */
  private seek(mark: 'nextQuote' | 'nextEscape' | 'nextLineFeed', character: string, from: number): number {
    if (this[mark] < from && this[mark] !== NOWHERE) {
      const found = this.text.indexOf(character, from);
      this[mark] = found < 0 ? NOWHERE : found;
    }
    return this[mark] === NOWHERE ? -1 : this[mark];
  }

  private countLines(from: number, to: number): void {
    for (let at = from; ; at++) {
      at = this.seek('nextLineFeed', '\n', at);
      if (at < 0 || at >= to) return;
      this.line += 1;
    }
  }
}

/** A mark that stands nowhere in the rest of the text. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

/** The rows of a UTF-8 file (also one packed with bzip2), header line included. Throws LibraryError naming file and line. */
export async function* readDelimited(
  file: string,
  dialect: Dialect,
  progress?: ReadProgress,
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
  try {
    for await (const bytes of readBytes(file, progress)) yield reader.rows(decode(bytes));
  } catch (error) {
    throw systemErrorCode(error) === null ? error : cannotRead(file, error);
  }
  yield reader.rows(decode(), true);
}
