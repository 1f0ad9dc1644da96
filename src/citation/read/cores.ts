/**
 * Cores that begin with a number: "556 U.S. 662", "556 U.S. at 679", "2021 WL 4411902", "2009-Ohio-4801", "___ U.S. ___", and their kin.
 *
 * A core is what the closed world knows: number, abbreviation of the tables, number. What may be changed: the shapes, one function
 * each. Steps are bounded by the longest abbreviation.
 */
import type { LawRow } from '../laws/table';
import type { ReporterRow } from '../reporters/table';
import { tables, type Meaning } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';

export interface Core {
  readonly volume: string;
  readonly reporter: ReporterRow | null;
  readonly law: LawRow | null;
  readonly asWritten: string;
  /** null for a short form. */
  readonly page: string | null;
  /** True for "556 U.S. at". */
  readonly isShort: boolean;
  /** The token after the core; for a short form the token after "at". */
  readonly end: number;
  /** Character where the core ends (before " at" in a short form). */
  readonly endOffset: number;
  /** True where only the surroundings can tell a citation from words ("21 Taylor 281"). */
  readonly weak: boolean;
}

const YEAR = /^(?:1[6-9]|20)\d\d$/;
const ROMAN = /^[ivxlcdm]{1,8}$/;

/** True where token i may begin a core: a number, or a blank where the volume is yet to come. */
export function mayBeginCore(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  if (kind === Kind.blank) return true;
  if (kind === Kind.dash) return isLoneDash(tokens, i);
  if (kind !== Kind.number) return false;
  const length = tokens.endAt(i) - tokens.startAt(i);
  if (length > 5) return false;
  if (!tokens.glued(i) || i === 0) return true;
  const before = tokens.kindAt(i - 1);
  if (before === Kind.period) return tokens.kindAt(i - 2) !== Kind.number || !tokens.glued(i - 1);
  return (
    before !== Kind.number &&
    before !== Kind.word &&
    before !== Kind.slash &&
    before !== Kind.colon &&
    before !== Kind.section &&
    !(before === Kind.dash && tokens.glued(i - 1) && tokens.kindAt(i - 2) !== Kind.word)
  );
}

const isLoneDash = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i + 1) === Kind.word &&
  !tokens.glued(i + 1) &&
  !tokens.glued(i) &&
  tokens.has(i + 1, Flag.capital);

/** Reads the core at token i, or null. */
export function readCore(tokens: Tokens, i: number): Core | null {
  const kind = tokens.kindAt(i);
  const blank = kind === Kind.blank || kind === Kind.dash;
  const volume = blank ? '___' : tokens.norm(i);
  let at = i + 1;
  // A spaced blank: "– – –", "- - -".
  if (kind === Kind.dash || kind === Kind.blank)
    while (tokens.kindAt(at) === Kind.dash || tokens.kindAt(at) === Kind.blank) at += 1;
  if (tokens.kindAt(at) === Kind.star && tokens.kindAt(at + 1) === Kind.number) at += 2;
  const dashed = !blank && tokens.kindAt(at) === Kind.dash && tokens.glued(at) && YEAR.test(volume);
  if (dashed) at += 1;
  while (tokens.has(at, Flag.furniture)) at += 1;
  if (tokens.kindAt(at) !== Kind.word) return null;
  const { numbered } = tables();
  if (!numbered.mayStart(tokens, at)) return null;
  if (!tokens.has(at, Flag.capital)) return null;
  if (!dashed && tokens.glued(at) && isOrdinal(tokens, at)) return null;
  for (const match of numbered.matches(tokens, at)) {
    const core = complete(tokens, i, volume, at, match.end, match.values, dashed, blank);
    if (core !== null) return core;
  }
  return null;
}

const isOrdinal = (tokens: Tokens, i: number): boolean => /^(?:st|nd|rd|th|d)$/.test(tokens.word(i));

function complete(
  tokens: Tokens,
  first: number,
  volume: string,
  from: number,
  to: number,
  meanings: readonly Meaning[],
  dashed: boolean,
  blank: boolean,
): Core | null {
  const asWritten = tokens.text.slice(tokens.startAt(from), tokens.endAt(to - 1));
  const yearRow = meanings.find(({ reporter }) => reporter?.shape === 'yearCode')?.reporter;
  if (yearRow && YEAR.test(volume)) {
    const core = yearCode(tokens, first, volume, to, yearRow, asWritten, dashed);
    if (core !== null) return core;
  }
  if (dashed) return null;
  const pageRow = meanings.find(({ reporter }) => reporter?.shape === 'volumePage')?.reporter;
  const journal = meanings.find(({ law }) => law?.shape === 'volumePage')?.law;
  if (pageRow || journal)
    return volumePage(
      tokens,
      first,
      volume,
      from,
      to,
      pageRow ?? null,
      pageRow ? null : (journal ?? null),
      asWritten,
      blank,
    );
  return null;
}

/** "2019 IL App (1st) 170001-U", "2021 NY Slip Op 01234(U)", "2009-Ohio-4801", "2020 U.S. Dist. LEXIS 55555". */
function yearCode(
  tokens: Tokens,
  first: number,
  volume: string,
  to: number,
  row: ReporterRow,
  asWritten: string,
  dashed: boolean,
): Core | null {
  let at = to;
  if (tokens.kindAt(at) === Kind.dash && tokens.glued(at)) at += 1;
  else if (dashed) return null;
  if (tokens.isWord(at, 'no') && tokens.kindAt(at + 1) === Kind.period) at += 2;
  if (tokens.kindAt(at) === Kind.blank)
    return made(tokens, first, volume, row, null, asWritten, '___', at + 1, false);
  if (tokens.kindAt(at) !== Kind.number) return null;
  let page = tokens.norm(at);
  let end = at + 1;
  // Suffixes: "-U", "-UB", "(U)", "[U]", "U".
  if (
    tokens.kindAt(end) === Kind.dash &&
    tokens.glued(end) &&
    /^[A-Z]{1,3}$/.test(tokens.norm(end + 1)) &&
    tokens.glued(end + 1)
  ) {
    page += `-${tokens.norm(end + 1)}`;
    end += 2;
  } else if (
    tokens.kindAt(end) === Kind.open &&
    tokens.glued(end) &&
    tokens.kindAt(end + 2) === Kind.close &&
    /^[UA]$/.test(tokens.norm(end + 1))
  ) {
    page += `(${tokens.norm(end + 1)})`;
    end += 3;
  } else if (tokens.kindAt(end) === Kind.word && tokens.glued(end)) {
    if (!/^[A-Z]$/.test(tokens.norm(end))) return null;
    page += tokens.norm(end);
    end += 1;
  }
  return made(tokens, first, volume, row, null, asWritten, page, end, false);
}

function volumePage(
  tokens: Tokens,
  first: number,
  volume: string,
  from: number,
  to: number,
  row: ReporterRow | null,
  law: LawRow | null,
  asWritten: string,
  blank: boolean,
): Core | null {
  if (PLACE_WORDS.has(tokens.word(first - 1))) return null;
  const weak = isWeak(tokens, from, to, asWritten) || isGluedLetter(tokens, from, to);
  let at = to;
  if (tokens.kindAt(at) === Kind.open) at = afterNominative(tokens, at);
  const comma = tokens.kindAt(at) === Kind.comma;
  if (tokens.isWord(comma ? at + 1 : at, 'at')) {
    const after = comma ? at + 2 : at + 1;
    if (!startsPincite(tokens, after)) return null;
    return {
      volume,
      reporter: row,
      law,
      asWritten,
      page: null,
      isShort: true,
      end: after,
      endOffset: tokens.endAt(to - 1),
      weak,
    };
  }
  while (
    tokens.has(at, Flag.furniture) &&
    (tokens.kindAt(at + 1) === Kind.number || tokens.has(at + 1, Flag.furniture))
  )
    at += 1;
  if (
    tokens.kindAt(at) === Kind.star &&
    tokens.kindAt(at + 1) === Kind.number &&
    tokens.kindAt(at + 2) === Kind.number
  )
    at += 2;
  const kind = tokens.kindAt(at);
  if (kind === Kind.blank || (kind === Kind.dash && blank)) {
    let end = at + 1;
    while (tokens.kindAt(end) === Kind.blank || (kind === Kind.dash && tokens.kindAt(end) === Kind.dash))
      end += 1;
    return made(tokens, first, volume, row, law, asWritten, '___', end, weak);
  }
  if (kind === Kind.word && ROMAN.test(tokens.norm(at)) && tokens.norm(at).length > 1)
    return made(tokens, first, volume, row, law, asWritten, tokens.norm(at), at + 1, weak);
  if (
    kind === Kind.comma &&
    tokens.kindAt(at + 1) === Kind.number &&
    !tokens.glued(at + 1) &&
    commaPage(tokens, at + 1)
  )
    at += 1;
  // The Congressional Record's daily edition: "S1234", "H567".
  if (
    law?.kind === 'legislative' &&
    /^(?:S|H|E|D)$/.test(tokens.norm(at)) &&
    tokens.kindAt(at + 1) === Kind.number &&
    tokens.glued(at + 1)
  )
    return made(
      tokens,
      first,
      volume,
      row,
      law,
      asWritten,
      tokens.norm(at) + tokens.norm(at + 1),
      at + 2,
      weak,
    );
  if (tokens.kindAt(at) !== Kind.number) return null;
  return pageNumber(tokens, first, volume, row, law, asWritten, at, weak);
}

function pageNumber(
  tokens: Tokens,
  first: number,
  volume: string,
  row: ReporterRow | null,
  law: LawRow | null,
  asWritten: string,
  at: number,
  weak: boolean,
): Core | null {
  let page = tokens.norm(at);
  let end = at + 1;
  if (page.length > 6) return null;
  const next = tokens.kindAt(end);
  if (
    next === Kind.comma &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    tokens.kindAt(end + 1) === Kind.number &&
    tokens.norm(end + 1).length === 3 &&
    page.length <= 3 &&
    law !== null
  ) {
    page += tokens.norm(end + 1);
    end += 2;
  } else if (next === Kind.word && tokens.glued(end)) {
    const letters = tokens.norm(end);
    if (!/^(?:[A-Za-z]|[A-Z]{1,2})$/.test(letters) || letters === 'd') return null;
    page += letters;
    end += 1;
  } else if (
    next === Kind.dash &&
    law !== null &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    /^0\d$/.test(tokens.norm(end + 1))
  ) {
    // Westlaw's "82 Fed. Reg. 5844-01".
    end += 2;
  } else if (
    next === Kind.period &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    tokens.kindAt(end + 1) === Kind.number
  ) {
    // "58 Cal.4th 941.2 FACTUAL": a note's number after the full stop; else a decimal.
    if (weak || !tokens.has(end + 2, Flag.capital) || tokens.glued(end + 2)) return null;
  } else if (next === Kind.slash && tokens.glued(end)) return null;
  return made(tokens, first, volume, row, law, asWritten, page, end, weak);
}

function made(
  tokens: Tokens,
  _first: number,
  volume: string,
  reporter: ReporterRow | null,
  law: LawRow | null,
  asWritten: string,
  page: string,
  end: number,
  weak: boolean,
): Core {
  return {
    volume,
    reporter,
    law,
    asWritten,
    page,
    isShort: false,
    end,
    endOffset: tokens.endAt(end - 1),
    weak,
  };
}

/** A slip often made: "268 S.W.3d, 123, 130 (Tex. …". A comma may stand before the page where a pincite or bracket follows it. */
function commaPage(tokens: Tokens, i: number): boolean {
  const next = tokens.kindAt(i + 1);
  return (
    next === Kind.open ||
    (next === Kind.comma &&
      tokens.kindAt(i + 2) === Kind.number &&
      (tokens.kindAt(i + 3) === Kind.open || tokens.kindAt(i + 3) === Kind.dash))
  );
}

/** "(1 Cranch)" between reporter and page; the token after it, or the same token. */
function afterNominative(tokens: Tokens, open: number): number {
  const close = tokens.partnerAt(open);
  if (close < 0 || close - open > 9) return open;
  const next = tokens.kindAt(close + 1);
  if (next !== Kind.number && next !== Kind.blank && !tokens.isWord(close + 1, 'at')) return open;
  let words = 0;
  for (let i = open + 1; i < close; i += 1) {
    const kind = tokens.kindAt(i);
    if (kind === Kind.word) words += 1;
    if (kind === Kind.word && !tokens.has(i, Flag.capital) && !isOrdinal(tokens, i)) return open;
    if (kind === Kind.number && tokens.norm(i).length === 4) return open;
  }
  return words > 0 ? close + 1 : open;
}

/** A short form's "at" must be followed by something that can be pointed to. */
function startsPincite(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  if (
    kind === Kind.number ||
    kind === Kind.star ||
    kind === Kind.paragraph ||
    kind === Kind.section ||
    kind === Kind.blank
  )
    return true;
  return /^(?:p|pp|n|nn|page|pages|fn|note|par|para|[ivxlcdm]{1,7})$/.test(tokens.word(i));
}

/** An abbreviation that reads like plain words: no period, no series number, and not in capitals. */
function isWeak(tokens: Tokens, from: number, to: number, asWritten: string): boolean {
  if (asWritten.includes('.') || asWritten.includes('&') || /\d/.test(asWritten)) return false;
  for (let i = from; i < to; i += 1)
    if (tokens.kindAt(i) === Kind.word && !/[A-Z].*[A-Z]/.test(tokens.norm(i))) return true;
  return asWritten.length < 2 || tokens.endAt(from) - tokens.startAt(from) < 2;
}

/** "Section 5A.1": one letter glued to both numbers is a place in a contract as often as a reporter. */
function isGluedLetter(tokens: Tokens, from: number, to: number): boolean {
  return (
    tokens.glued(from) &&
    tokens.glued(to) &&
    tokens.endAt(from) - tokens.startAt(from) === 1 &&
    to - from <= 2
  );
}

/** Words after which a number is a place in a paper, not a volume. */
const PLACE_WORDS = new Set([
  'section',
  'sections',
  'article',
  'rule',
  'rules',
  'paragraph',
  'clause',
  'schedule',
  'exhibit',
  'chapter',
  'item',
  'figure',
  'table',
  'footnote',
  'note',
]);

export interface UnknownCore {
  readonly volume: string;
  readonly asWritten: string;
  readonly page: string;
  readonly end: number;
}

/**
 * A core whose abbreviation no table knows: "123 Foo. Rep. 456". Only its shape is judged here; the caller asks for the name and the
 * court-and-year parenthetical that make it a citation. Looks at 10 tokens at most.
 */
export function readUnknownCore(tokens: Tokens, i: number): UnknownCore | null {
  if (tokens.kindAt(i) !== Kind.number || tokens.endAt(i) - tokens.startAt(i) > 4) return null;
  const from = i + 1;
  if (tokens.kindAt(from) !== Kind.word || !tokens.has(from, Flag.capital) || tokens.glued(from)) return null;
  let periods = 0;
  for (let at = from; at < from + 10; at += 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.period) periods += 1;
    else if (kind === Kind.number && at > from) {
      // A series ("2d") goes on; a page ends the core.
      if (tokens.kindAt(at + 1) === Kind.word && tokens.glued(at + 1)) {
        if (!isOrdinal(tokens, at + 1)) return null;
        at += 1;
        periods += 1;
        continue;
      }
      if (periods === 0 && at - from > 2) return null;
      const page = tokens.norm(at);
      if (
        page.length > 6 ||
        (tokens.kindAt(at + 1) === Kind.period &&
          tokens.glued(at + 1) &&
          tokens.kindAt(at + 2) === Kind.number)
      )
        return null;
      return {
        volume: tokens.norm(i),
        asWritten: tokens.text.slice(tokens.startAt(from), tokens.endAt(at - 1)),
        page,
        end: at + 1,
      };
    } else if (kind === Kind.word) {
      if (!tokens.has(at, Flag.capital) && !isOrdinal(tokens, at)) return null;
    } else if (kind !== Kind.ampersand && kind !== Kind.apostrophe) return null;
  }
  return null;
}
