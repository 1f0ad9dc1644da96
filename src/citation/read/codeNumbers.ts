/**
 * What follows the name of a code: "§ 187", ", § 5-203(d)", "pt. 1026", "ch. 93A, § 2", "(2002 Repl. Vol.), Family Law Article, § 5-203"; of
 * an encyclopedia, its topic too.
 *
 * What may be changed: the words for "part" below.
 */
import { JURISDICTIONS } from '../laws/jurisdictions';
import type { LawRow } from '../laws/table';
import { Flag, Kind, type Tokens } from '../text/lexer';
import {
  afterPeriod,
  number,
  romanNumber,
  sign,
  slice,
  tail,
  type CodeNumber,
  type Number,
} from './lawNumbers';

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

/** What follows the name of a code: comma, sign, number; or chapter and section. */
export function codeNumber(tokens: Tokens, i: number, row: LawRow): CodeNumber | null {
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
  at = afterArticle(tokens, at);
  if (row.jurisdiction === null) at = afterState(tokens, at);
  const word = tokens.word(at);
  if (PART_WORDS.has(word) && tokens.kindAt(at) === Kind.word) {
    const next = afterPeriod(tokens, at + 1);
    const part = number(tokens, next) ?? romanNumber(tokens, next);
    if (part && (next > at + 1 || word.length > 2)) return partThenSection(tokens, at, part);
  }
  if (row.kind === 'treatise') at = afterTopic(tokens, at);
  const mark = sign(tokens, at);
  if (!mark.signed && row.sectionSign === 'required') return null;
  const found = number(tokens, mark.at);
  if (!found) return null;
  // "5 Am. Jur. 2d 773, Arrest, § 85": page and topic before the section.
  const topic = row.kind === 'treatise' && !mark.signed ? sign(tokens, afterTopic(tokens, found.end)) : null;
  const section = topic?.signed === true ? number(tokens, topic.at) : null;
  if (section)
    return {
      page: found.page,
      pin: [found.end, section.end],
      end: tail(tokens, section.end),
      mayList: false,
      plural: false,
    };
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

/**
 * "Md. Code (2002, 2012 Repl. Vol.), Criminal Law Article (“CR”), § 7-104": over the edition and the article that is named before the sign;
 * the same token where they do not stand so.
 */
function afterArticle(tokens: Tokens, i: number): number {
  const edition = tokens.kindAt(i) === Kind.open ? tokens.partnerAt(i) : -1;
  let at = edition > 0 && edition - i < 14 ? edition + 1 : i;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  const from = at;
  while (
    at < from + 8 &&
    (tokens.has(at, Flag.capital) || tokens.isWord(at, 'and') || tokens.kindAt(at) === Kind.ampersand)
  )
    at += 1;
  if (at === from || !tokens.isWord(at - 1, 'article')) return i;
  const defined = tokens.kindAt(at) === Kind.open ? tokens.partnerAt(at) : -1;
  if (defined > 0 && defined - at < 8) at = defined + 1;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  return sign(tokens, at).signed ? at : i;
}

/** "Chicago Municipal Code, Ill. § 8-4": over the state that is named behind a city's code; the same token where no sign follows. */
export function afterState(tokens: Tokens, i: number): number {
  for (let at = i + 1; at <= i + 6; at += 1) {
    if (tokens.kindAt(at) !== Kind.section) continue;
    const end = tokens.kindAt(at - 1) === Kind.comma ? at - 1 : at;
    const state = slice(tokens, i, end);
    return JURISDICTIONS.some(({ name, abbreviation }) => name === state || abbreviation === state) ? at : i;
  }
  return i;
}

/** "17A Am. Jur. 2d Contracts § 4": over the topic of an encyclopedia, to the sign; the same token where none follows. */
function afterTopic(tokens: Tokens, i: number): number {
  let at = i;
  while (at < i + 12 && tokens.kindAt(at) !== Kind.section) {
    const kind = tokens.kindAt(at);
    const word =
      kind === Kind.word &&
      (tokens.has(at, Flag.capital) || /^(?:and|of|the|in|for|or)$/.test(tokens.word(at)));
    if (
      !word &&
      kind !== Kind.comma &&
      kind !== Kind.ampersand &&
      kind !== Kind.period &&
      kind !== Kind.dash &&
      kind !== Kind.apostrophe
    )
      return i;
    at += 1;
  }
  return tokens.kindAt(at) === Kind.section ? at : i;
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
