/**
 * The numbers of laws: section signs, section numbers, subsections and subdivisions, notes and comments behind them.
 *
 * What may be changed: the words for "section" and for parts of a section.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';
import { sectionBodyEnd, subsectionsEnd } from './sections';

export const SECTION_WORDS = new Set(['sec', 'secs', 'section', 'sections', 'sect', 's', 'ss']);

export const afterPeriod = (tokens: Tokens, i: number): number =>
  tokens.kindAt(i) === Kind.period ? i + 1 : i;

export interface Sign {
  readonly at: number;
  readonly signed: boolean;
  readonly plural: boolean;
}

/** "Rule\n17\n5.2(e)": over a page's or line's number that stands before the number meant. */
export function overFurniture(tokens: Tokens, i: number): number {
  let at = i;
  while (
    tokens.has(at, Flag.furniture) &&
    (tokens.kindAt(at + 1) === Kind.number || tokens.kindAt(at + 1) === Kind.section)
  )
    at += 1;
  return at;
}

/** Steps over "§", "§§", "sec.", "section". */
export function sign(tokens: Tokens, i: number): Sign {
  let at = overFurniture(tokens, i);
  let signed = false;
  let plural = false;
  while (tokens.kindAt(at) === Kind.section) {
    plural = signed;
    signed = true;
    at += 1;
  }
  // "42 U.S.C.A. ' 300aa-10": old word processors put an apostrophe for the sign.
  if (
    tokens.kindAt(at) === Kind.apostrophe &&
    !tokens.glued(at) &&
    tokens.kindAt(at + 1) === Kind.number &&
    (tokens.kindAt(at - 1) === Kind.period || /^(?:to|and|through)$/.test(tokens.word(at - 1)))
  )
    return { at: at + 1, signed: true, plural };
  if (signed) return { at, signed, plural };
  const word = tokens.word(at);
  if (
    SECTION_WORDS.has(word) &&
    (word.length > 2 || tokens.kindAt(at + 1) === Kind.period || word === 'ss')
  ) {
    const next = afterPeriod(tokens, at + 1);
    if (tokens.kindAt(next) === Kind.number || tokens.has(next, Flag.capital))
      return { at: next, signed: true, plural: word.endsWith('s') && word.length > 1 };
  }
  return { at, signed, plural };
}

export interface Number {
  readonly page: string;
  readonly pin: readonly [number, number];
  readonly end: number;
}

/** "2000e-5(b)(1)": the number is the page, the subsections the pincite. */
export function number(tokens: Tokens, i: number): Number | null {
  const body = sectionBodyEnd(tokens, i);
  if (body < 0) return null;
  let page = '';
  for (let k = i; k < body; k += 1) page += tokens.kindAt(k) === Kind.dash ? '-' : tokens.norm(k);
  const end = moreSubsections(tokens, subsectionsEnd(tokens, body), body);
  return { page, pin: [body, end], end };
}

/** "(b)(1), (6)", "(a) and (b)": further subsections of the same section. */
function moreSubsections(tokens: Tokens, i: number, body: number): number {
  let end = subdivisionEnd(tokens, i);
  while (end > body) {
    let at = end;
    if (tokens.kindAt(at) === Kind.comma) at += 1;
    if (
      tokens.isWord(at, 'and') ||
      tokens.isWord(at, 'or') ||
      tokens.kindAt(at) === Kind.ampersand ||
      tokens.kindAt(at) === Kind.dash
    )
      at += 1;
    if (at === end || tokens.kindAt(at) !== Kind.open) return end;
    const close = tokens.partnerAt(at);
    if (close !== at + 2 || !/^[A-Za-z0-9]{1,4}$/.test(tokens.norm(at + 1))) return end;
    // "(1) failing to": an enumeration of prose, not a subsection.
    let next = close + 1;
    while (tokens.kindAt(next) === Kind.open && tokens.glued(next) && tokens.partnerAt(next) === next + 2)
      next += 3;
    if (
      tokens.kindAt(next) === Kind.word &&
      !tokens.isWord(next, 'and') &&
      !tokens.isWord(next, 'or') &&
      tokens.kindAt(end) === Kind.comma
    )
      return end;
    end = next;
  }
  return end;
}

/** ", subd. (a)(1)", ", subdivision 10", " subds. (a), (b)". */
function subdivisionEnd(tokens: Tokens, i: number): number {
  const comma = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  // "section 290.008 [subdivision] (c)": the word added in a quotation.
  const added = tokens.mark(comma) === '[' && tokens.partnerAt(comma) === comma + 2;
  const at = added ? comma + 1 : comma;
  if (
    !/^(?:subd|subds|subdiv|subdivision|subdivisions|subsec|subsection|subpart|subp|par|para|paragraph)$/.test(
      tokens.word(at),
    )
  )
    return i;
  const next = added ? at + 2 : afterPeriod(tokens, at + 1);
  const end =
    tokens.kindAt(next) === Kind.number ? subsectionsEnd(tokens, next + 1) : subsectionsEnd(tokens, next);
  return end > next ? end : i;
}

/** "note", "et seq.", "hist." behind the number belong to the core. */
export function tail(tokens: Tokens, i: number): number {
  if (tokens.isWord(i, 'note') || tokens.isWord(i, 'notes')) return i + 1;
  const comma = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (tokens.isWord(comma, 'et') && tokens.isWord(comma + 1, 'seq')) return afterPeriod(tokens, comma + 2);
  return i;
}

export const slice = (tokens: Tokens, from: number, to: number): string =>
  tokens.text.slice(tokens.startAt(from), tokens.endAt(to - 1));

export interface CodeNumber {
  /** The year of a session law, the reign of an English statute. */
  readonly volume?: string;
  readonly page: string;
  readonly pin: readonly [number, number];
  readonly end: number;
  readonly mayList: boolean;
  readonly plural: boolean;
}

export function romanNumber(tokens: Tokens, i: number): Number | null {
  return /^[IVXLCDM]{1,7}$/.test(tokens.norm(i))
    ? { page: tokens.norm(i), pin: [i + 1, i + 1], end: i + 1 }
    : null;
}

/** "cmt. c", "illus. 2". */
export function comment(tokens: Tokens, i: number): number {
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (!/^(?:cmt|cmts|comment|illus|reporter's)$/.test(tokens.word(at))) return i;
  const next = afterPeriod(tokens, at + 1);
  return tokens.kindAt(next) === Kind.word || tokens.kindAt(next) === Kind.number ? next + 1 : i;
}

/** "13,769", "7,123,456": the numbers of orders and patents, their commas left out. */
export function thousands(tokens: Tokens, i: number): Number | null {
  let page = tokens.norm(i);
  let end = i + 1;
  if (tokens.kindAt(i) !== Kind.number || page.length > 3) return null;
  while (
    tokens.kindAt(end) === Kind.comma &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    tokens.kindAt(end + 1) === Kind.number &&
    tokens.norm(end + 1).length === 3
  ) {
    page += tokens.norm(end + 1);
    end += 2;
  }
  return end > i + 1 ? { page, pin: [end, end], end } : null;
}
