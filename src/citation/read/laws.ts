/**
 * Statutes, regulations, rules, constitutions, session laws, legislative and administrative papers, Restatements: from a title number
 * ("42 U.S.C. § 1983"), from the code's own words ("CPLR 503", "Fed. R. Civ. P. 12(b)(6)") or from a number that stands first
 * ("§ 440.09, Fla. Stat.", "Rule 59(e), SCRCP", "Article I, Section 14, of the Ohio Constitution").
 *
 * What may be changed: the words for "section" and "part" in the sets below. New codes are rows of laws/, never lines here.
 */
import { MONTHS } from '../grammar/words';
import { fitsNumberForm, type LawRow } from '../laws/table';
import type { ReporterRow } from '../reporters/table';
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { codeNumber } from './codeNumbers';
import { congressNumber } from './congress';
import { constitutionPlace } from './constitutions';
import { writtenSmall } from './coreTokens';
import {
  SECTION_WORDS,
  afterPeriod,
  comment,
  number,
  romanNumber,
  sign,
  slice,
  tail,
  thousands,
  type CodeNumber,
  type Number,
} from './lawNumbers';
import { subsectionsEnd } from './sections';
import { readChapter, readRegnal, readSessionLaw } from './sessionLaws';

/** A law's citation as read: token borders and the parts of its number. */
export interface ReadLaw {
  readonly row: LawRow | null;
  readonly reporter: ReporterRow | null;
  readonly volume: string | null;
  readonly asWritten: string;
  readonly page: string | null;
  /** Tokens [from, to) of the subsections, or clause; empty where none. */
  readonly pin: readonly [number, number];
  readonly first: number;
  readonly end: number;
  /** True for "§§ 201, 206(a), 207": what follows a comma is another section. */
  readonly mayList: boolean;
  /** True where two signs or the plural word announce a list. */
  readonly plural: boolean;
  /** Where the words about it end ("of the Ohio Constitution"). */
  readonly fullEnd: number;
}

/** A law whose title number is at token i. */
export function readTitledLaw(tokens: Tokens, i: number): ReadLaw | null {
  if (tokens.kindAt(i) !== Kind.number || tokens.size(i) > 4) return null;
  let at = i + 1;
  // "5 ILCS", "10A Okla. Stat.", "18, United States Code".
  let volume = tokens.norm(i);
  if (tokens.kindAt(at) === Kind.word && tokens.glued(at) && /^[A-Z]$/.test(tokens.norm(at))) {
    volume += tokens.norm(at);
    at += 1;
  }
  // Maine's "06-096 C.M.R.": department and agency.
  if (tokens.kindAt(at) === Kind.dash && tokens.kindAt(at + 1) === Kind.number && tokens.glued(at + 1)) {
    volume += `-${tokens.norm(at + 1)}`;
    at += 2;
  }
  if (tokens.kindAt(at) === Kind.comma && tokens.has(at + 1, Flag.capital)) at += 1;
  if (tokens.kindAt(at) !== Kind.word || !tables().numbered.mayStart(tokens, at)) return null;
  const small = !tokens.has(at, Flag.capital);
  for (const match of tables().numbered.matches(tokens, at)) {
    if (small && !writtenSmall(tokens, at, match.end)) continue;
    for (const { law: row } of match.values) {
      const found =
        row?.shape === 'titleCodeSection'
          ? codeNumber(tokens, match.end, row)
          : row?.shape === 'regnal'
            ? readRegnal(tokens, match.end, volume)
            : row?.shape === 'volumePage' && row.kind === 'statute'
              ? readChapter(tokens, match.end)
              : null;
      if (found && row && fitsNumberForm(row, found.page, volume))
        return {
          row,
          reporter: null,
          asWritten: slice(tokens, at, match.end),
          first: i,
          fullEnd: found.end,
          ...found,
          volume: found.volume ?? volume,
        };
    }
  }
  return null;
}

/** A law that begins with words at token i. */
export function readWordedLaw(tokens: Tokens, i: number): ReadLaw | null {
  const { worded } = tables();
  if (!worded.mayStart(tokens, i)) return null;
  for (const match of worded.matches(tokens, i)) {
    // "Apr. 7": a month before its day is no rule.
    // "(2)(a), MCA. Section 30-3-403, MCA": the code of the number before it, at its sentence's end.
    if (
      tokens.kindAt(i - 1) === Kind.comma &&
      (tokens.kindAt(i - 2) === Kind.close || tokens.kindAt(i - 2) === Kind.number) &&
      tokens.has(match.end, Flag.capital) &&
      /^sections?$/.test(tokens.word(match.end)) &&
      tokens.kindAt(match.end - 1) === Kind.period
    )
      continue;
    if (MONTHS.has(tokens.word(i)) && match.end <= afterPeriod(tokens, i + 1)) continue;
    for (const { law: row } of match.values) {
      const dated = row?.shape === 'sessionLaw' ? yearBefore(tokens, i, match.end, row) : null;
      if (dated) return dated;
      const found =
        row && sameLetters(row, tokens, i, match.end) ? wordedNumber(tokens, match.end, row) : null;
      if (found && row && fitsNumberForm(row, writtenNumber(tokens, found)))
        return {
          row,
          reporter: null,
          asWritten: slice(tokens, i, match.end),
          first: i,
          fullEnd: found.end,
          ...found,
          volume: found.volume ?? null,
        };
    }
    for (const { reporter: row } of match.values) {
      const memo = row && prefixYearNumber(tokens, i, match.end, row);
      if (memo) return memo;
    }
  }
  return null;
}

/** "1893 Acts, c. 12": the year before the name of a session's laws, a chapter behind it. */
function yearBefore(tokens: Tokens, i: number, end: number, row: LawRow): ReadLaw | null {
  if (tokens.kindAt(i - 1) !== Kind.number || !/^(?:1[6-9]|20)\d\d$/.test(tokens.norm(i - 1))) return null;
  const found = readChapter(tokens, end);
  return (
    found && {
      row,
      reporter: null,
      asWritten: slice(tokens, i, end),
      first: i - 1,
      fullEnd: found.end,
      ...found,
      volume: tokens.norm(i - 1),
    }
  );
}

/** The number with its subsections, as the tables' number forms want it. */
const writtenNumber = (tokens: Tokens, found: { page: string; pin: readonly [number, number] }): string =>
  found.page + (found.pin[1] > found.pin[0] ? slice(tokens, found.pin[0], found.pin[1]) : '');

/** Short abbreviations must agree in capitals: "Pa. 2014" is not Connecticut's "P.A. 20-14", "As 5" not Alaska's "AS 5". */
function sameLetters(row: LawRow, tokens: Tokens, i: number, end: number): boolean {
  if (end - i > 8) return true;
  const letters = slice(tokens, i, end).replace(/[^A-Za-z]/g, '');
  return (
    letters.length > 4 || row.spellings.some((spelling) => spelling.replace(/[^A-Za-z]/g, '') === letters)
  );
}

/** "T.C. Memo. 2019-233": the year is the volume, the number the page. */
function prefixYearNumber(tokens: Tokens, i: number, end: number, row: ReporterRow): ReadLaw | null {
  let at = end;
  if (tokens.isWord(at, 'no')) at = afterPeriod(tokens, at + 1);
  if (tokens.kindAt(at) === Kind.open) {
    const close = tokens.partnerAt(at);
    if (close > 0 && close - at < 4) at = close + 1;
  }
  if (
    tokens.kindAt(at) !== Kind.number ||
    tokens.kindAt(at + 1) !== Kind.dash ||
    tokens.kindAt(at + 2) !== Kind.number
  )
    return null;
  return {
    row: null,
    reporter: row,
    volume: tokens.norm(at),
    page: tokens.norm(at + 2),
    asWritten: slice(tokens, i, end),
    pin: [at + 3, at + 3],
    first: i,
    end: at + 3,
    fullEnd: at + 3,
    mayList: false,
    plural: false,
  };
}

/** Ohio: "Gov.Bar R. V(18)(A)(4)": a rule by Roman numeral, told by its subdivision. */
function romanRule(tokens: Tokens, i: number): Number | null {
  const roman = romanNumber(tokens, i);
  if (!roman || tokens.kindAt(i + 1) !== Kind.open || !tokens.glued(i + 1)) return null;
  const end = subsectionsEnd(tokens, i + 1);
  return end > i + 1 ? { page: roman.page, pin: [i + 1, end], end } : null;
}

function wordedNumber(tokens: Tokens, i: number, row: LawRow): CodeNumber | null {
  switch (row.shape) {
    case 'codeSection':
    case 'titleCodeSection':
      return codeNumber(tokens, i, row);
    case 'ruleNumber': {
      let at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
      let plural = false;
      if (/^(?:rule|rules|r|no|nos|form|canon|art|article)$/.test(tokens.word(at))) {
        plural = tokens.word(at).endsWith('s');
        at = afterPeriod(tokens, at + 1);
      }
      const mark = sign(tokens, at);
      const found = thousands(tokens, mark.at) ?? number(tokens, mark.at) ?? romanRule(tokens, mark.at);
      if (!found || (tokens.glued(mark.at) && tokens.kindAt(mark.at - 1) === Kind.word)) return null;
      return { ...found, end: tail(tokens, found.end), mayList: true, plural: plural || mark.plural };
    }
    case 'publicLaw': {
      const at = tokens.isWord(i, 'no') || tokens.isWord(i, 'nos') ? afterPeriod(tokens, i + 1) : i;
      if (tokens.kindAt(at) !== Kind.number) return null;
      const end =
        tokens.kindAt(at + 1) === Kind.dash && tokens.kindAt(at + 2) === Kind.number ? at + 3 : at + 1;
      if (end === at + 1 && at === i) return null;
      return {
        page: slice(tokens, at, end).replace(/[^0-9]+/g, '-'),
        pin: [end, end],
        end,
        mayList: false,
        plural: false,
      };
    }
    case 'constitution':
      return constitutionPlace(tokens, tokens.kindAt(i) === Kind.comma ? i + 1 : i);
    case 'restatement': {
      let at = i;
      if (tokens.kindAt(at) === Kind.open && tokens.partnerAt(at) > 0 && tokens.partnerAt(at) - at < 5)
        at = tokens.partnerAt(at) + 1;
      if (tokens.isWord(at, 'of'))
        for (
          at += 1;
          at < i + 14 &&
          (tokens.kindAt(at) === Kind.word ||
            tokens.kindAt(at) === Kind.colon ||
            tokens.kindAt(at) === Kind.ampersand ||
            tokens.kindAt(at) === Kind.period) &&
          !SECTION_WORDS.has(tokens.word(at));
        )
          at += 1;
      if (tokens.kindAt(at) === Kind.comma) at += 1;
      const mark = sign(tokens, at);
      const found = mark.signed ? number(tokens, mark.at) : null;
      return found && { ...found, end: comment(tokens, found.end), mayList: false, plural: mark.plural };
    }
    case 'congress':
      return congressNumber(tokens, i);
    case 'sessionLaw':
      return readSessionLaw(tokens, i, row.canonical.length < 3);
    case 'regnal':
    case 'ruleSuffix':
    case 'volumePage':
      return null;
  }
}
