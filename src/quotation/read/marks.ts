/**
 * Which stretches of a block stand in quotation marks. Curly marks nest by count; a straight mark opens or closes by what
 * stands beside it. A mark that is never closed is given up, unless the next paragraph goes on with an opening mark
 * (Bluebook rule 5.1: each paragraph of a quotation opens, only the last closes). Linear in the text.
 */

export interface QuotedSpan {
  /** The words, marks not included. */
  readonly start: number;
  readonly end: number;
  /** With the marks. */
  readonly open: number;
  readonly close: number;
}

export interface BlockMarks {
  /** Outermost quotations, in order. */
  readonly spans: readonly QuotedSpan[];
  /** A quotation that the block does not close; `spans` then holds what stands in marks inside it. */
  readonly unclosed: QuotedSpan | null;
}

interface OpenMark {
  readonly at: number;
  readonly straight: boolean;
  /** Quotations closed inside this one. */
  readonly inner: QuotedSpan[];
}

const OPENS = '“‟„';
const isSpace = (character: string): boolean => character === '' || /^\s$/.test(character);
/** Low or reversed, and before a space: a speck that a scanner took for a mark. */
const isSpeck = (text: string, at: number): boolean =>
  text.charAt(at) !== '“' && isSpace(text.charAt(at + 1));
const CLOSES = '”';
const STRAIGHT = '"';

/** Whether a straight mark between these two characters opens. */
function opensHere(before: string, after: string): boolean {
  return (isSpace(before) || "([{—–-‘'“/".includes(before)) && !isSpace(after);
}

/** Finds the quotations of one block. */
export function readMarks(text: string): BlockMarks {
  const found: QuotedSpan[] = [];
  const stack: OpenMark[] = [];
  const push = (at: number, straight: boolean): void => void stack.push({ at, straight, inner: [] });
  const pop = (at: number): void => {
    const open = stack.pop();
    if (open === undefined) return;
    const outer = stack.at(-1)?.inner ?? found;
    outer.push({ start: open.at + 1, end: at, open: open.at, close: at + 1 });
  };

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPENS.includes(character)) {
      if (!isSpeck(text, at)) push(at, false);
    } else if (CLOSES.includes(character)) {
      // A straight mark left open inside curly ones was none.
      while (stack.length > 1 && stack.at(-1)?.straight === true && stack.some(({ straight }) => !straight))
        giveUp(stack);
      pop(at);
    } else if (character === STRAIGHT) {
      const top = stack.at(-1);
      if (top?.straight === true) {
        if (opensHere(text.charAt(at - 1), text.charAt(at + 1)) && !isSpace(text.charAt(at - 1))) continue;
        pop(at);
      } else if (opensHere(text.charAt(at - 1), text.charAt(at + 1))) push(at, true);
    }
  }

  const outermost = stack[0];
  const unclosed =
    outermost === undefined
      ? null
      : { start: outermost.at + 1, end: text.length, open: outermost.at, close: text.length };
  while (stack.length > 0) giveUp(stack, found);
  return { spans: found.sort((one, other) => one.open - other.open), unclosed };
}

/** The innermost open mark was none: what stood inside it belongs to the mark around it. */
function giveUp(stack: OpenMark[], found?: QuotedSpan[]): void {
  const open = stack.pop();
  if (open === undefined) return;
  const outer = stack.at(-1)?.inner ?? found;
  outer?.push(...open.inner);
}

/** Whether a block goes on with the quotation of the block before. */
export function beginsWithMark(text: string): boolean {
  const trimmed = text.trimStart();
  return OPENS.includes(trimmed.charAt(0)) && trimmed !== '' ? true : trimmed.startsWith(STRAIGHT);
}
