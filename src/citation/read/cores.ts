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
import {
  isOrdinal,
  afterNominative,
  commaPage,
  isGluedLetter,
  isWeak,
  PLACE_WORDS,
  startsPincite,
  writtenSmall,
} from './coreTokens';
import { paragraphPage, splitVolumeEnd, yearedPage } from './services';

export { mayBeginCore } from './coreTokens';

export interface Core {
  /** null for a service or a single book, which have no volumes. */
  readonly volume: string | null;
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

/** The number before an abbreviation, and how it is written. */
interface Volume {
  readonly text: string;
  /** "2009-": its abbreviation is glued on by a dash. */
  readonly dashed: boolean;
  /** "___": not yet assigned. */
  readonly blank: boolean;
  /** "1999-2": a year's second volume. */
  readonly split: boolean;
}

/** Reads the core at token i, or null. */
export function readCore(tokens: Tokens, i: number): Core | null {
  const kind = tokens.kindAt(i);
  const blank = kind === Kind.blank || kind === Kind.dash;
  const splitEnd = kind === Kind.number ? splitVolumeEnd(tokens, i) : -1;
  const split = splitEnd > 0;
  const text = blank ? '___' : split ? `${tokens.norm(i)}-${tokens.norm(splitEnd - 1)}` : tokens.norm(i);
  let at = split ? splitEnd : i + 1;
  // A spaced blank: "– – –", "- - -".
  if (kind === Kind.dash || kind === Kind.blank)
    while (tokens.kindAt(at) === Kind.dash || tokens.kindAt(at) === Kind.blank) at += 1;
  if (tokens.kindAt(at) === Kind.star && tokens.kindAt(at + 1) === Kind.number) at += 2;
  const dashed = !blank && tokens.kindAt(at) === Kind.dash && tokens.glued(at) && YEAR.test(text);
  if (dashed) at += 1;
  // "310- U. S. 296": a slip of the scanner.
  else if (
    kind === Kind.number &&
    tokens.kindAt(at) === Kind.dash &&
    tokens.glued(at) &&
    tokens.has(at + 1, Flag.spaceBefore)
  )
    at += 1;
  while (tokens.has(at, Flag.furniture)) at += 1;
  if (tokens.kindAt(at) !== Kind.word) return null;
  const { numbered } = tables();
  if (!numbered.mayStart(tokens, at)) return null;
  const small = !tokens.has(at, Flag.capital);
  if (!dashed && tokens.glued(at) && isOrdinal(tokens, at)) return null;
  const volume: Volume = { text, dashed, blank, split };
  for (const match of numbered.matches(tokens, at)) {
    if (small && !writtenSmall(tokens, at, match.end)) continue;
    const core = complete(tokens, i, volume, at, match.end, match.values);
    if (core !== null) return core;
  }
  return null;
}

function complete(
  tokens: Tokens,
  first: number,
  volume: Volume,
  from: number,
  to: number,
  meanings: readonly Meaning[],
): Core | null {
  const asWritten = tokens.text.slice(tokens.startAt(from), tokens.endAt(to - 1));
  const yearRow = meanings.find(({ reporter }) => reporter?.shape === 'yearCode')?.reporter;
  if (yearRow && YEAR.test(volume.text)) {
    const core = yearCode(tokens, first, volume.text, to, yearRow, asWritten, volume.dashed);
    if (core !== null) return core;
  }
  if (volume.dashed) return null;
  const pageRow = asSpelled(meanings, asWritten, volume.split);
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
    );
  return null;
}

/** Of reporters whose abbreviations differ in periods and spaces alone ("Pac.", "Pa. C."), the one that is spelled so; else the likeliest. */
function asSpelled(
  meanings: readonly Meaning[],
  asWritten: string,
  splitVolume: boolean,
): ReporterRow | null {
  const rows: ReporterRow[] = [];
  for (const { reporter } of meanings)
    if (
      reporter?.shape === 'volumePage' &&
      (!splitVolume || reporter.kind === 'specialty' || reporter.numbering === 'paragraph')
    )
      rows.push(reporter);
  if (rows.length < 2) return rows[0] ?? null;
  const words = (spelling: string): string =>
    spelling
      .split(/[.\s]+/)
      .join(' ')
      .trim();
  const written = words(asWritten);
  return rows.find((row) => row.spellings.some((spelling) => words(spelling) === written)) ?? rows[0] ?? null;
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
  { text: volume, blank }: Volume,
  from: number,
  to: number,
  row: ReporterRow | null,
  law: LawRow | null,
  asWritten: string,
): Core | null {
  if (PLACE_WORDS.has(tokens.word(first - 1))) return null;
  const weak =
    isWeak(tokens, from, to, asWritten) ||
    isGluedLetter(tokens, from, to) ||
    row?.habits.includes('english') === true;
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
  const cited = paragraphPage(tokens, at, row) ?? yearedPage(tokens, at, row);
  if (cited) return made(tokens, first, volume, row, law, asWritten, cited.page, cited.end, weak);
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

/** New York's "40 Misc.3d 1201(A)", "1201[U]": a decision printed in a table. */
const isTableLetter = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i) === Kind.open &&
  tokens.glued(i) &&
  tokens.glued(i + 1) &&
  tokens.kindAt(i + 2) === Kind.close &&
  /^[AU]$/.test(tokens.norm(i + 1));

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
  } else if (isTableLetter(tokens, end)) {
    page += `(${tokens.norm(end + 1)})`;
    end += 3;
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
