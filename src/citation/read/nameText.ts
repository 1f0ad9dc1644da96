/** The text of a name, as written but for line breaks, page furniture and invisible characters. */
import { Flag, Kind, type Tokens } from '../text/lexer';

/** How many tokens to either side of "v." a name may reach. */
export const REACH = 60;

/** A name as read: tokens [first, end), with the text around it understood. */
export interface ReadName {
  readonly name: string;
  readonly plaintiff: string | null;
  readonly defendant: string | null;
  /** First token of the name. */
  readonly first: number;
  /** Token after the name. */
  readonly end: number;
}

/** Text of tokens [from, to) as a name: one space between words, line-end hyphens and furniture gone, letters and marks as written. */
export function nameText(tokens: Tokens, from: number, to: number): string {
  let out = '';
  let space = false;
  for (let i = from; i < to; i += 1) {
    if (tokens.has(i, Flag.furniture) || tokens.kindAt(i) === Kind.noteMark) continue;
    // A star page inside the name: "Strickland *551 v. Washington".
    if (tokens.kindAt(i) === Kind.star && tokens.kindAt(i + 1) === Kind.number) {
      space = !tokens.glued(i) || !tokens.glued(i + 2);
      i += 1;
      continue;
    }
    if (out !== '' && (space || !tokens.glued(i)) && !isBroken(tokens, i)) out += ' ';
    space = false;
    out +=
      tokens.kindAt(i) === Kind.word && tokens.has(i, Flag.folds)
        ? written(tokens, i)
        : tokens.text.slice(tokens.startAt(i), tokens.endAt(i));
  }
  return PRINTED.test(out) ? out : out.replace(/[\u00ad\u001f\u200b-\u200f\u2060\ufeff]/g, '');
}

const PRINTED = /^[\x20-\x7e]*$/;

/** "Cervantes-\nBlanco": a name that a line's end broke behind its hyphen. */
const isBroken = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i - 1) === Kind.dash && tokens.glued(i - 1) && tokens.has(i, Flag.newlineBefore);

/** A word with its curly apostrophe kept, broken lines joined and invisible characters dropped. */
function written(tokens: Tokens, i: number): string {
  const raw = tokens.text.slice(tokens.startAt(i), tokens.endAt(i));
  return raw
    .replace(/[-\u2010\u00ad][\t \u00a0]*[\r\n]+[\t \u00a0]*/g, '')
    .replace(/[\u00ad\u001f\u200b-\u200f\u2060\ufeff]/g, '');
}

export function trimRight(tokens: Tokens, end: number, from: number): number {
  let at = end;
  while (
    at > from &&
    (tokens.kindAt(at - 1) === Kind.comma ||
      tokens.kindAt(at - 1) === Kind.colon ||
      (tokens.kindAt(at - 1) === Kind.dash && !tokens.glued(at - 1)))
  )
    at -= 1;
  return at;
}
