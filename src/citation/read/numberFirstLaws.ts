/**
 * Laws whose number stands before their name ("§ 440.09, Fla. Stat.", "Rule 59(e), SCRCP", "Article I, Section 14, of the Ohio
 * Constitution"), and the further members of a list of sections.
 *
 * What may be changed: nothing about words here; they are rows of laws/.
 */
import { ABBREVIATIONS, LEAD_INS, MONTHS } from '../grammar/words';
import type { LawRow } from '../laws/table';
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { afterState } from './codeNumbers';
import { constitutionPlace } from './constitutions';
import { afterPeriod, number, overFurniture, sign, slice, tail, type Number } from './lawNumbers';
import type { ReadLaw } from './laws';
import { endsSentence } from './sentences';

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
      const row = match.values.find(({ law }) => law !== null && !BY_YEAR.has(law.shape) && wanted(law))?.law;
      if (row) return { row, asWritten: slice(tokens, at, match.end), end: match.end };
    }
  }
  return wanted(UNKNOWN_CODE) ? unknownCode(tokens, at) : null;
}

/** "§ 1 of the Act": what is told by its year alone has no sections before it. */
const BY_YEAR: ReadonlySet<LawRow['shape']> = new Set(['sessionLaw', 'regnal']);

/** "section 509 of title 59 of the Oklahoma Statutes": the title between section and code. */
function titleAfter(tokens: Tokens, i: number): { number: string; end: number } | null {
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (!tokens.isWord(at, 'of') || !tokens.isWord(at + 1, 'title') || tokens.kindAt(at + 2) !== Kind.number)
    return null;
  return { number: tokens.norm(at + 2), end: at + 3 };
}

/** A code that no table holds: named by its own words, so typed as a law, its reporter and jurisdiction unknown. */
const UNKNOWN_CODE: LawRow = {
  canonical: '',
  spellings: [],
  kind: 'statute',
  jurisdiction: null,
  shape: 'codeSection',
  sectionSign: 'required',
};

/** "the Criminal Code of Alaska", "the Harbor City Code": capital words about "Code", more than that word alone. */
function unknownCode(tokens: Tokens, i: number): { row: LawRow; asWritten: string; end: number } | null {
  let code = -1;
  let end = i;
  let others = 0;
  for (let at = i; at < i + 10; at += 1) {
    if (tokens.isWord(at, 'code') && tokens.has(at, Flag.capital) && code < 0) {
      // "§ 9 of the Agreement and the Code": a code spoken of, not named.
      if (tokens.isWord(at - 1, 'the') && at > i) return null;
      code = at;
      end = at + 1;
    } else if (
      tokens.has(at, Flag.capital) &&
      tokens.kindAt(at) === Kind.word &&
      !(code >= 0 && MONTHS.has(tokens.word(at)))
    ) {
      if (code >= 0 && !/^(?:of|the|and)$/.test(tokens.word(at - 1)) && end !== at) break;
      others += 1;
      if (code >= 0) end = at + 1;
    } else if (!/^(?:of|the|and)$/.test(tokens.word(at)) && tokens.kindAt(at) !== Kind.ampersand) break;
  }
  return code >= 0 && others > 0 ? { row: UNKNOWN_CODE, asWritten: slice(tokens, i, end), end } : null;
}

/** "Code § 105-603", "Harbor Mun. Code § 8-4", "Code Section 16-3-20": a code by that word alone and the capitals before it. */
export function readCode(tokens: Tokens, i: number, limit: number): ReadLaw | null {
  if (!tokens.isWord(i, 'code') || !tokens.has(i, Flag.capital)) return null;
  let after = i + 1;
  if (tokens.isWord(after, 'ann')) after = afterPeriod(tokens, after + 1);
  if (tokens.kindAt(after) === Kind.comma) after += 1;
  const mark = sign(tokens, afterState(tokens, after));
  const found = mark.signed ? number(tokens, mark.at) : null;
  if (!found) return null;
  let first = i;
  for (let at = i - 1; at >= limit && i - at < 8; at -= 1) {
    if (tokens.kindAt(at) === Kind.period && !endsSentence(tokens, at)) continue;
    if (tokens.kindAt(at) !== Kind.word || !tokens.has(at, Flag.capital) || LEAD_INS.has(tokens.word(at)))
      break;
    if (tokens.has(at + 1, Flag.gapBefore)) break;
    first = at;
  }
  return {
    row: UNKNOWN_CODE,
    reporter: null,
    volume: null,
    asWritten: slice(tokens, first, after),
    page: found.page,
    pin: found.pin,
    first,
    end: tail(tokens, found.end),
    fullEnd: tail(tokens, found.end),
    mayList: true,
    plural: mark.plural || tokens.kindAt(tail(tokens, found.end)) === Kind.comma,
  };
}

/** "§ 440.09, Fla. Stat.", "section 768.72, Florida Statutes", "Rule 59(e), SCRCP", "Rule 12(b)(6) of the Federal Rules of Civil Procedure". */
export function readNumberFirstLaw(tokens: Tokens, i: number): ReadLaw | null {
  const word = tokens.word(i);
  const isRule = word === 'rule' || word === 'rules';
  const isArticle = /^(?:article|articles|art|arts)$/.test(word);
  if (word === 'amendment') return readConstitutionInProse(tokens, i);
  const constitution = isArticle ? readConstitutionInProse(tokens, i) : null;
  if (constitution) return constitution;
  // "Article 11.07 of the Texas Code of Criminal Procedure"
  const mark =
    isRule || isArticle
      ? {
          at: overFurniture(tokens, afterPeriod(tokens, i + 1)),
          signed: true,
          plural: word === 'rules' || /^art.*s$/.test(word),
        }
      : sign(tokens, i);
  if (!mark.signed) return null;
  const found = number(tokens, mark.at);
  if (!found) return readConstitutionInProse(tokens, i);
  const end = tail(tokens, found.end);
  // "Sections 265, 266 and 390 of the Corporations Code": the list stands before the name.
  let listEnd = end;
  if (mark.plural)
    for (let item = readListItem(tokens, listEnd, true, () => false); item;) {
      listEnd = item.end;
      item = readListItem(tokens, listEnd, true, () => false);
    }
  const title = titleAfter(tokens, listEnd);
  let code = lawAfter(tokens, title?.end ?? listEnd, (row) =>
    isRule ? row.kind === 'rule' : row.kind === 'statute' || row.kind === 'regulation' || row.kind === 'rule',
  );
  if (!code) return isRule ? null : readConstitutionInProse(tokens, i);
  // "Rule 59(e), SCRCP" is one core; "§ 5 of the Florida Statutes" likewise. A full stop after a whole word is the sentence's.
  const stop =
    tokens.kindAt(code.end - 1) === Kind.period &&
    !ABBREVIATIONS.has(tokens.word(code.end - 2)) &&
    (tokens.size(code.end - 2) > 3 || tokens.has(code.end - 2, Flag.allCapitals));
  if (stop) code = { ...code, asWritten: code.asWritten.slice(0, -1), end: code.end - 1 };
  return {
    row: code.row,
    reporter: null,
    volume: title?.number ?? null,
    asWritten: code.asWritten,
    page: found.page,
    pin: found.pin,
    first: i,
    end: listEnd > end ? end : code.end,
    fullEnd: code.end,
    mayList: listEnd > end,
    plural: listEnd > end,
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
): (Number & { first: number; range: boolean }) | null {
  let at = after;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  const joined =
    tokens.isWord(at, 'and') ||
    tokens.isWord(at, 'or') ||
    tokens.isWord(at, 'through') ||
    tokens.isWord(at, 'to') ||
    tokens.kindAt(at) === Kind.ampersand;
  const range = tokens.isWord(at, 'to') || tokens.isWord(at, 'through');
  if (joined) at += 1;
  if (at === after) return null;
  const mark = sign(tokens, at);
  const found = number(tokens, mark.at);
  if (!found || tokens.kindAt(mark.at) !== Kind.number || startsCore(mark.at)) return null;
  const next = tokens.kindAt(found.end);
  if (mark.signed) return { ...found, first: mark.at, range };
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
  return { ...found, first: mark.at, range };
}
