/** Page numbers and ranges: "678–79", "*12–13", "12a", "xiv", "45:3–7", "12,350". */
import { Flag, Kind, type Tokens } from '../text/lexer';

const ROMAN = /^[ivxlcdm]{1,8}$/;

export interface Found {
  pages: (readonly [string, string])[];
  notes: string[];
  paragraphs: string[];
  sections: string[];
}

/** "678–79" → ["678", "679"]: the second number borrows the digits it leaves out. */
export function expandRange(first: string, last: string): readonly [string, string] {
  const star = first.startsWith('*') ? '*' : '';
  const a = first.replace(/^\*/, '');
  const b = last.replace(/^\*/, '');
  const whole =
    /^\d+$/.test(a) && /^\d+$/.test(b) && b.length < a.length ? a.slice(0, a.length - b.length) + b : b;
  return [star + a, star + whole];
}

/** "12,350": three digits glued behind a comma glued to one to three digits. */
export const isThousands = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i + 1) === Kind.comma &&
  tokens.glued(i + 1) &&
  tokens.kindAt(i + 2) === Kind.number &&
  tokens.glued(i + 2) &&
  tokens.size(i + 2) === 3 &&
  tokens.size(i) <= 3;

/** A folio number with its letter ("12a"), as the index after it; -1 where there is none. */
export function numberEnd(tokens: Tokens, i: number): number {
  if (tokens.kindAt(i) !== Kind.number || tokens.size(i) > 6) return -1;
  if (tokens.kindAt(i + 1) === Kind.word && tokens.glued(i + 1)) {
    const letter = tokens.norm(i + 1);
    return /^[A-Za-z]$/.test(letter) ? i + 2 : -1;
  }
  // The Federal Register's "12,350".
  if (isThousands(tokens, i)) return i + 3;
  // "1/23/20" is a date.
  if (tokens.kindAt(i + 1) === Kind.slash && tokens.glued(i + 1)) return -1;
  // "12.5" is no page.
  if (
    tokens.kindAt(i + 1) === Kind.period &&
    tokens.glued(i + 1) &&
    tokens.kindAt(i + 2) === Kind.number &&
    tokens.glued(i + 2)
  )
    return -1;
  return i + 1;
}

const isRoman = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i) === Kind.word &&
  ROMAN.test(tokens.norm(i)) &&
  !['i', 'c', 'd', 'm', 'l', 'mi', 'di', 'mild', 'mid', 'dim', 'mil'].includes(tokens.norm(i));

/** Reads one page, page range, star page or roman page. */
export function readPages(tokens: Tokens, i: number, found: Found, range: boolean): number {
  let at = i;
  const starred = tokens.kindAt(at) === Kind.star;
  // LexisNexis: "at **1–2".
  while (tokens.kindAt(at) === Kind.star && at < i + 2) at += 1;
  let end = numberEnd(tokens, at);
  if (end < 0 && !starred && isRoman(tokens, at)) end = at + 1;
  if (end < 0) return -1;
  let first = (starred ? '*' : '') + text(tokens, at, end);
  // Transcripts: "45:3".
  if (
    tokens.kindAt(end) === Kind.colon &&
    tokens.glued(end) &&
    tokens.kindAt(end + 1) === Kind.number &&
    tokens.glued(end + 1)
  ) {
    first += `:${tokens.norm(end + 1)}`;
    end += 2;
  }
  let last = first;
  if (range && tokens.kindAt(end) === Kind.dash && isRangeDash(tokens, end)) {
    let to = end + 1;
    const star = tokens.kindAt(to) === Kind.star;
    if (star) to += 1;
    let rangeEnd = numberEnd(tokens, to);
    if (rangeEnd < 0 && isRoman(tokens, to)) rangeEnd = to + 1;
    if (rangeEnd > 0) {
      last = text(tokens, to, rangeEnd);
      end = rangeEnd;
      if (
        tokens.kindAt(end) === Kind.colon &&
        tokens.glued(end) &&
        tokens.kindAt(end + 1) === Kind.number &&
        tokens.glued(end + 1)
      ) {
        last += `:${tokens.norm(end + 1)}`;
        end += 2;
      }
    }
  }
  // "45:3–7" runs from line 3 to line 7 of page 45.
  const page = first.split(':')[0] ?? '';
  if (first.includes(':')) found.pages.push([first, last.includes(':') ? last : `${page}:${last}`]);
  else found.pages.push(last.includes(':') ? [first, last] : expandRange(first, last));
  return end;
}

const isRangeDash = (tokens: Tokens, dash: number): boolean =>
  tokens.kindAt(dash + 1) !== Kind.dash &&
  (tokens.glued(dash) || tokens.glued(dash + 1) || tokens.has(dash + 1, Flag.newlineBefore));

export const text = (tokens: Tokens, from: number, to: number): string => {
  let out = '';
  for (let i = from; i < to; i += 1) if (tokens.kindAt(i) !== Kind.comma) out += tokens.norm(i);
  return out;
};
