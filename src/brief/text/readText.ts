/**
 * A .txt or .md file as a brief. Paragraphs are runs of lines between blank ones (white space alone); nothing is
 * trimmed, joined or unwrapped, so that offsets in a block are offsets in the file.
 */
import type { Block, Brief, Span } from '../model';

export interface TextOptions {
  /** One block for the whole file instead of one a paragraph. */
  readonly whole?: boolean;
}

/**
 * Reads plain text. Line ends inside a paragraph are kept as they are, CRLF too; a byte order mark at the front is
 * no text. `start` of a block is its UTF-16 offset in `text`: `text.slice(start, start + block.text.length)` is the
 * block's text. Text without any character but white space has no blocks.
 */
export function readText(text: string, options: TextOptions = {}): Brief {
  const first = text.startsWith('\ufeff') ? 1 : 0;
  const spans = options.whole ? wholeText(text, first) : paragraphs(text, first);
  const blocks = spans.map(([start, end]): Block => ({
    part: 'body',
    note: null,
    text: text.slice(start, end),
    start,
  }));
  return { blocks, skipped: [] };
}

function wholeText(text: string, first: number): Span[] {
  return /\S/.test(text.slice(first)) ? [[first, text.length]] : [];
}

function paragraphs(text: string, first: number): Span[] {
  const spans: Span[] = [];
  let open: [number, number] | null = null;
  for (const [start, end] of lines(text, first)) {
    if (/\S/.test(text.slice(start, end))) open = [open?.[0] ?? start, end];
    else if (open) {
      spans.push(open);
      open = null;
    }
  }
  if (open) spans.push(open);
  return spans;
}

/** Lines without their ends (LF, CRLF or CR). */
function* lines(text: string, first: number): Generator<Span> {
  const lineEnd = /\r\n|\n|\r/g;
  lineEnd.lastIndex = first;
  let start = first;
  for (let match = lineEnd.exec(text); match; match = lineEnd.exec(text)) {
    yield [start, match.index];
    start = lineEnd.lastIndex;
  }
  yield [start, text.length];
}
