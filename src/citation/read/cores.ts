/**
 * Cores that begin with a number: "556 U.S. 662", "556 U.S. at 679", "2021 WL 4411902", "2009-Ohio-4801", "___ U.S. ___", and their kin.
 *
 * A core is what the closed world knows: number, abbreviation of the tables, number. What may be changed: the shapes, one function
 * each. Steps are bounded by the longest abbreviation.
 */
import type { ReporterRow } from '../reporters/table';
import { tables, type Meaning } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { fullCore, type Core, type CoreHead } from './core';
import { isOrdinal, PLACE_WORDS, writtenSmall } from './coreTokens';
import { splitVolumeEnd } from './services';
import { volumePage } from './volumePages';

export type { Core } from './core';
export { mayBeginCore } from './coreTokens';

const YEAR = /^(?:1[6-9]|20)\d\d$/;

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
    const core = yearCode(
      tokens,
      to,
      { volume: volume.text, reporter: yearRow, law: null, asWritten, weak: false },
      volume.dashed,
    );
    if (core !== null) return core;
  }
  if (volume.dashed) return null;
  const pageRow = asSpelled(meanings, asWritten, volume.split);
  const journal = meanings.find(({ law }) => law?.shape === 'volumePage')?.law;
  if ((!pageRow && !journal) || PLACE_WORDS.has(tokens.word(first - 1))) return null;
  const named = {
    volume: volume.text,
    reporter: pageRow,
    law: pageRow ? null : (journal ?? null),
    asWritten,
  };
  return volumePage(tokens, from, to, named, volume.blank);
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
function yearCode(tokens: Tokens, to: number, head: CoreHead, dashed: boolean): Core | null {
  let at = to;
  if (tokens.kindAt(at) === Kind.dash && tokens.glued(at)) at += 1;
  else if (dashed) return null;
  if (tokens.isWord(at, 'no') && tokens.kindAt(at + 1) === Kind.period) at += 2;
  if (tokens.kindAt(at) === Kind.blank) return fullCore(tokens, head, '___', at + 1);
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
  return fullCore(tokens, head, page, end);
}
