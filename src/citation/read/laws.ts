/**
 * Statutes, regulations, rules, constitutions, session laws, legislative and administrative papers, Restatements: from a title number
 * ("42 U.S.C. § 1983"), from the code's own words ("CPLR 503", "Fed. R. Civ. P. 12(b)(6)") or from a number that stands first
 * ("§ 440.09, Fla. Stat.", "Rule 59(e), SCRCP", "Article I, Section 14, of the Ohio Constitution").
 *
 * What may be changed: the words for "section" and "part" in the sets below. New codes are rows of laws/, never lines here.
 */
import { fitsNumberForm, type LawRow } from '../laws/table';
import type { ReporterRow } from '../reporters/table';
import { ABBREVIATIONS, MONTHS } from '../grammar/words';
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { sectionBodyEnd, subsectionsEnd } from './pincites';

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

const SECTION_WORDS = new Set(['sec', 'secs', 'section', 'sections', 'sect', 's', 'ss']);
const PART_WORDS = new Set([
  'pt',
  'pts',
  'part',
  'parts',
  'ch',
  'chap',
  'chapter',
  'chapters',
  'c',
  'cap',
  'subpt',
  'subpart',
  'art',
  'arts',
  'article',
  'articles',
  'tit',
  'title',
  'app',
  'rule',
  'rules',
  'r',
  'rr',
  'no',
  'nos',
  'par',
  'reg',
  'form',
  'subch',
  'subchapter',
]);

const afterPeriod = (tokens: Tokens, i: number): number => (tokens.kindAt(i) === Kind.period ? i + 1 : i);

interface Sign {
  readonly at: number;
  readonly signed: boolean;
  readonly plural: boolean;
}

/** Steps over "§", "§§", "sec.", "section". */
function sign(tokens: Tokens, i: number): Sign {
  let at = i;
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
    tokens.kindAt(at - 1) === Kind.period
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

interface Number {
  readonly page: string;
  readonly pin: readonly [number, number];
  readonly end: number;
}

/** "2000e-5(b)(1)": the number is the page, the subsections the pincite. */
function number(tokens: Tokens, i: number): Number | null {
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
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (
    !/^(?:subd|subds|subdiv|subdivision|subdivisions|subsec|subsection|subpart|subp|par|para|paragraph)$/.test(
      tokens.word(at),
    )
  )
    return i;
  const next = afterPeriod(tokens, at + 1);
  const end =
    tokens.kindAt(next) === Kind.number ? subsectionsEnd(tokens, next + 1) : subsectionsEnd(tokens, next);
  return end > next ? end : i;
}

/** "note", "et seq.", "hist." behind the number belong to the core. */
function tail(tokens: Tokens, i: number): number {
  if (tokens.isWord(i, 'note') || tokens.isWord(i, 'notes')) return i + 1;
  const comma = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (tokens.isWord(comma, 'et') && tokens.isWord(comma + 1, 'seq')) return afterPeriod(tokens, comma + 2);
  return i;
}

const slice = (tokens: Tokens, from: number, to: number): string =>
  tokens.text.slice(tokens.startAt(from), tokens.endAt(to - 1));

/** A law whose title number is at token i. */
export function readTitledLaw(tokens: Tokens, i: number): ReadLaw | null {
  if (tokens.kindAt(i) !== Kind.number || tokens.endAt(i) - tokens.startAt(i) > 4) return null;
  let at = i + 1;
  // "5 ILCS", "10A Okla. Stat.", "18, United States Code".
  let volume = tokens.norm(i);
  if (tokens.kindAt(at) === Kind.word && tokens.glued(at) && /^[A-Z]$/.test(tokens.norm(at))) {
    volume += tokens.norm(at);
    at += 1;
  }
  if (tokens.kindAt(at) === Kind.comma && tokens.has(at + 1, Flag.capital)) at += 1;
  if (tokens.kindAt(at) !== Kind.word || !tokens.has(at, Flag.capital)) return null;
  for (const match of tables().numbered.matches(tokens, at)) {
    const row = match.values.find(({ law }) => law?.shape === 'titleCodeSection')?.law;
    if (!row) continue;
    const found = codeNumber(tokens, match.end, row);
    if (found)
      return {
        row,
        reporter: null,
        volume,
        asWritten: slice(tokens, at, match.end),
        first: i,
        fullEnd: found.end,
        ...found,
      };
  }
  return null;
}

interface CodeNumber {
  readonly page: string;
  readonly pin: readonly [number, number];
  readonly end: number;
  readonly mayList: boolean;
  readonly plural: boolean;
}

/** What follows the name of a code: comma, sign, number; or chapter and section. */
function codeNumber(tokens: Tokens, i: number, row: LawRow): CodeNumber | null {
  let at = i;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  // "Ala. Code 1975, §": an edition's year, "(2018)" before the sign.
  if (
    tokens.kindAt(at) === Kind.number &&
    tokens.kindAt(at + 1) === Kind.comma &&
    tokens.kindAt(at + 2) === Kind.section
  )
    at += 2;
  if (
    tokens.kindAt(at) === Kind.open &&
    tokens.partnerAt(at) > 0 &&
    tokens.partnerAt(at) - at <= 9 &&
    (tokens.kindAt(tokens.partnerAt(at) + 1) === Kind.section ||
      tokens.kindAt(tokens.partnerAt(at) + 2) === Kind.section)
  )
    at = tokens.partnerAt(at) + 1;
  // "[General Statutes (Rev. to 2007)] § 53a-122"
  if (tokens.kindAt(at) === Kind.close && tokens.mark(at) === ']' && tokens.kindAt(at + 1) === Kind.section)
    at += 1;
  const word = tokens.word(at);
  if (PART_WORDS.has(word) && tokens.kindAt(at) === Kind.word) {
    const next = afterPeriod(tokens, at + 1);
    const part = number(tokens, next) ?? romanNumber(tokens, next);
    if (part && (next > at + 1 || word.length > 2)) return partThenSection(tokens, at, part);
  }
  const mark = sign(tokens, at);
  if (!mark.signed && row.sectionSign === 'required') return null;
  const found = number(tokens, mark.at);
  if (!found) return null;
  if (!mark.signed && tokens.glued(mark.at) && mark.at > 0 && tokens.kindAt(mark.at - 1) === Kind.word)
    return null;
  return {
    page: found.page,
    pin: found.pin,
    end: tail(tokens, found.end),
    mayList: true,
    plural: mark.plural,
  };
}

function romanNumber(tokens: Tokens, i: number): Number | null {
  return /^[IVXLCDM]{1,7}$/.test(tokens.norm(i))
    ? { page: tokens.norm(i), pin: [i + 1, i + 1], end: i + 1 }
    : null;
}

/** "pt. 1026", "ch. 93A, § 2", "tit. 12, § 3". */
function partThenSection(tokens: Tokens, at: number, part: Number): CodeNumber {
  const label = `${slice(tokens, at, at + 1).toLowerCase()}${tokens.kindAt(at + 1) === Kind.period ? '.' : ''} ${part.page}`;
  const comma = tokens.kindAt(part.end) === Kind.comma ? part.end + 1 : part.end;
  const mark = sign(tokens, comma);
  if (mark.signed) {
    const section = number(tokens, mark.at);
    if (section)
      return {
        page: `${label}, § ${section.page}`,
        pin: section.pin,
        end: tail(tokens, section.end),
        mayList: true,
        plural: mark.plural,
      };
  }
  return { page: label, pin: part.pin, end: tail(tokens, part.end), mayList: false, plural: false };
}

/** A law that begins with words at token i. */
export function readWordedLaw(tokens: Tokens, i: number): ReadLaw | null {
  const { worded } = tables();
  if (!worded.mayStart(tokens, i)) return null;
  for (const match of worded.matches(tokens, i)) {
    // "Apr. 7": a month before its day is no rule.
    if (MONTHS.has(tokens.word(i)) && match.end <= afterPeriod(tokens, i + 1)) continue;
    for (const { law: row } of match.values) {
      const found =
        row && sameLetters(row, tokens, i, match.end) ? wordedNumber(tokens, match.end, row) : null;
      if (found && row && fitsNumberForm(row, writtenNumber(tokens, found)))
        return {
          row,
          reporter: null,
          volume: null,
          asWritten: slice(tokens, i, match.end),
          first: i,
          fullEnd: found.end,
          ...found,
        };
    }
    for (const { reporter: row } of match.values) {
      const memo = row && prefixYearNumber(tokens, i, match.end, row);
      if (memo) return memo;
    }
  }
  return null;
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
      const found = number(tokens, mark.at);
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
    case 'ruleSuffix':
    case 'volumePage':
      return null;
  }
}

/** "cmt. c", "illus. 2". */
function comment(tokens: Tokens, i: number): number {
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (!/^(?:cmt|cmts|comment|illus|reporter's)$/.test(tokens.word(at))) return i;
  const next = afterPeriod(tokens, at + 1);
  return tokens.kindAt(next) === Kind.word || tokens.kindAt(next) === Kind.number ? next + 1 : i;
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** "XIV" → 14; NaN for what is no numeral. */
export function romanValue(text: string): number {
  if (!/^[IVXLCDM]+$/i.test(text)) return Number.NaN;
  let sum = 0;
  const letters = [...text.toUpperCase()];
  letters.forEach((letter, at) => {
    const value = ROMAN_VALUES[letter] ?? 0;
    sum += value < (ROMAN_VALUES[letters[at + 1] ?? ''] ?? 0) ? -value : value;
  });
  return sum;
}

const PLACES: Readonly<Record<string, string>> = {
  art: 'art.',
  arts: 'art.',
  article: 'art.',
  articles: 'art.',
  amend: 'amend.',
  amends: 'amend.',
  amdt: 'amend.',
  amendment: 'amend.',
  pmbl: 'pmbl.',
  preamble: 'pmbl.',
  ch: 'ch.',
  part: 'pt.',
  pt: 'pt.',
};
const CLAUSE_WORDS = new Set([
  'cl',
  'cls',
  'clause',
  'clauses',
  'para',
  'par',
  'sec',
  'section',
  'sections',
  'subd',
  'subdiv',
  'subsec',
  'paragraph',
]);

/** "art. I, § 8, cl. 3", "amend. XIV, § 1" beginning at token i. */
function constitutionPlace(tokens: Tokens, i: number): CodeNumber | null {
  const place = PLACES[tokens.word(i)];
  if (place === undefined) return null;
  let at = afterPeriod(tokens, i + 1);
  if (place === 'pmbl.') return { page: place, pin: [at, at], end: at, mayList: false, plural: false };
  const value = tokens.kindAt(at) === Kind.number ? Number(tokens.norm(at)) : romanValue(tokens.norm(at));
  if (Number.isNaN(value)) return null;
  at += 1;
  // "art. I-A", "art. 2A"
  if (tokens.kindAt(at) === Kind.dash && tokens.glued(at) && /^[A-Z]$/.test(tokens.norm(at + 1))) at += 2;
  return { page: `${place} ${value}`, ...clauses(tokens, at), mayList: false, plural: false };
}

function clauses(tokens: Tokens, i: number): { pin: readonly [number, number]; end: number } {
  let end = i;
  let pinStart = i;
  for (;;) {
    let at = tokens.kindAt(end) === Kind.comma ? end + 1 : end;
    if (tokens.kindAt(at) === Kind.ampersand) at += 1;
    const from = at;
    if (tokens.kindAt(at) === Kind.section || tokens.kindAt(at) === Kind.paragraph)
      while (tokens.kindAt(at) === Kind.section || tokens.kindAt(at) === Kind.paragraph) at += 1;
    else if (CLAUSE_WORDS.has(tokens.word(at))) at = afterPeriod(tokens, at + 1);
    else break;
    const found = number(tokens, at) ?? romanNumber(tokens, at) ?? letterNumber(tokens, at);
    if (!found) break;
    if (end === i) pinStart = from;
    end = found.end;
  }
  return { pin: end === i ? [i, i] : [pinStart, end], end };
}

/** "subd. (a)" */
function letterNumber(tokens: Tokens, i: number): Number | null {
  const end = tokens.kindAt(i) === Kind.open && tokens.partnerAt(i) === i + 2 ? i + 3 : -1;
  return end < 0 ? null : { page: tokens.norm(i + 1), pin: [i, end], end };
}

/** The law named after a number that stands first: ", Fla. Stat.", " of the Ohio Constitution". */
function lawAfter(
  tokens: Tokens,
  i: number,
  wanted: (row: LawRow) => boolean,
): { row: LawRow; asWritten: string; end: number } | null {
  let at = i;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  if (tokens.isWord(at, 'of') || tokens.isWord(at, 'to')) {
    at += 1;
    if (tokens.isWord(at, 'the')) at += 1;
  } else if (at === i) return null;
  if (tokens.kindAt(at) !== Kind.word || !tokens.has(at, Flag.capital)) return null;
  for (const trie of [tables().following, tables().worded, tables().numbered]) {
    for (const match of trie.matches(tokens, at)) {
      const row = match.values.find(({ law }) => law !== null && wanted(law))?.law;
      if (row) return { row, asWritten: slice(tokens, at, match.end), end: match.end };
    }
  }
  return null;
}

/** "§ 440.09, Fla. Stat.", "section 768.72, Florida Statutes", "Rule 59(e), SCRCP", "Rule 12(b)(6) of the Federal Rules of Civil Procedure". */
export function readNumberFirstLaw(tokens: Tokens, i: number): ReadLaw | null {
  const word = tokens.word(i);
  const isRule = word === 'rule' || word === 'rules';
  if (word === 'article' || word === 'amendment' || word === 'art') return readConstitutionInProse(tokens, i);
  const mark = isRule ? { at: i + 1, signed: true, plural: word === 'rules' } : sign(tokens, i);
  if (!mark.signed) return null;
  const found = number(tokens, mark.at);
  if (!found) return readConstitutionInProse(tokens, i);
  const end = tail(tokens, found.end);
  let code = lawAfter(tokens, end, (row) =>
    isRule ? row.kind === 'rule' : row.kind === 'statute' || row.kind === 'regulation',
  );
  if (!code) return isRule ? null : readConstitutionInProse(tokens, i);
  // "Rule 59(e), SCRCP" is one core; "§ 5 of the Florida Statutes" likewise. A full stop after a whole word is the sentence's.
  const stop =
    tokens.kindAt(code.end - 1) === Kind.period &&
    !ABBREVIATIONS.has(tokens.word(code.end - 2)) &&
    tokens.endAt(code.end - 2) - tokens.startAt(code.end - 2) > 3;
  if (stop) code = { ...code, asWritten: code.asWritten.slice(0, -1), end: code.end - 1 };
  return {
    row: code.row,
    reporter: null,
    volume: null,
    asWritten: code.asWritten,
    page: found.page,
    pin: found.pin,
    first: i,
    end: code.end,
    fullEnd: code.end,
    mayList: false,
    plural: false,
  };
}

const isConstitution = (row: LawRow): boolean => row.kind === 'constitution';

/** "Article I, Section 14, of the Ohio Constitution", "Section 6 of Article VIII of the Texas Constitution". */
function readConstitutionInProse(tokens: Tokens, i: number): ReadLaw | null {
  const place = constitutionPlace(tokens, i);
  if (place) {
    const law = lawAfter(tokens, place.end, isConstitution);
    return (
      law && {
        row: law.row,
        reporter: null,
        volume: null,
        asWritten: law.asWritten,
        first: i,
        ...place,
        fullEnd: law.end,
      }
    );
  }
  const mark = sign(tokens, i);
  const section = mark.signed ? number(tokens, mark.at) : null;
  if (!section) return null;
  let at = section.end;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  if (tokens.isWord(at, 'of')) at += 1;
  else if (at === section.end) return null;
  const article = constitutionPlace(tokens, at);
  if (!article) return null;
  const law = lawAfter(tokens, article.end, isConstitution);
  return (
    law && {
      row: law.row,
      reporter: null,
      volume: null,
      asWritten: law.asWritten,
      page: article.page,
      pin: [i, section.end],
      first: i,
      end: article.end,
      fullEnd: law.end,
      mayList: false,
      plural: false,
    }
  );
}

/** A further section in a list of one law: the tokens of the number that follows ", " or " and ", or null. */
export function readListItem(
  tokens: Tokens,
  after: number,
  plural: boolean,
  startsCore: (i: number) => boolean,
): (Number & { first: number }) | null {
  let at = after;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  const joined =
    tokens.isWord(at, 'and') ||
    tokens.isWord(at, 'or') ||
    tokens.isWord(at, 'through') ||
    tokens.isWord(at, 'to') ||
    tokens.kindAt(at) === Kind.ampersand;
  if (joined) at += 1;
  if (at === after) return null;
  const mark = sign(tokens, at);
  const found = number(tokens, mark.at);
  if (!found || tokens.kindAt(mark.at) !== Kind.number || startsCore(mark.at)) return null;
  const next = tokens.kindAt(found.end);
  if (mark.signed) return { ...found, first: mark.at };
  // A number with prose behind it is no section ("§ 1983, 500 people"), nor is a year or a month's day.
  if (next === Kind.word && !plural) {
    if (!tokens.isWord(found.end, 'and') && !tokens.isWord(found.end, 'or') && !(found.pin[1] > found.pin[0]))
      return null;
  }
  if (next === Kind.word && tokens.has(found.end, Flag.capital)) return null;
  if (
    !plural &&
    found.pin[1] === found.pin[0] &&
    /^(?:1[89]|20)\d\d$/.test(found.page) &&
    next !== Kind.comma
  )
    return null;
  return { ...found, first: mark.at };
}
