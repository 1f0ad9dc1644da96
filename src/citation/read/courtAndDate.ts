/**
 * The parenthetical of court and date (Bluebook rules 10.4 and 10.5) and its kin: New York brackets, Louisiana slash dates, Texas
 * petition history, the publisher and year of a code.
 *
 * What may be changed: the small words that may stand in a court's name, in {@link COURT_WORDS}.
 */
import { courtWithin, lookupCourt } from '../courts';
import type { ReporterRow } from '../reporters/table';
import { MONTHS } from '../grammar/words';
import { foldText } from '../text/characters';
import { Flag, Kind, type Tokens } from '../text/lexer';

export interface CourtAndDate {
  readonly year: number | null;
  /** As written, page furniture left out; null where only a date stands. */
  readonly court: string | null;
}

/** Small words that may stand before the year. */
const COURT_WORDS = new Set(
  'of the for and at en banc mem per curiam filed decided eff effective table slip op unpublished d n in dist cir app unpub as amended revised supp ed rev released issued by opinion no nos th st nd rd de cnty county aff cert bankr dept sitting'.split(
    ' ',
  ),
);

const YEAR = /^(?:1[6-9]|20)\d\d$/;

/** True for a 4-digit year 1600–2099 that stands alone. */
export function isYear(tokens: Tokens, i: number): boolean {
  return tokens.kindAt(i) === Kind.number && tokens.size(i) >= 4 && YEAR.test(tokens.norm(i));
}

/** Reads the content between two brackets as court and date; null where it is another kind of parenthetical. Looks at 40 tokens at most. */
export function readCourtAndDate(tokens: Tokens, open: number, close: number): CourtAndDate | null {
  const limit = Math.min(close, open + 40);
  for (let i = open + 1; i < limit; i += 1) {
    const kind = tokens.kindAt(i);
    if (kind === Kind.quote || kind === Kind.semicolon || kind === Kind.section) return null;
    if (kind === Kind.open) {
      const end = tokens.partnerAt(i);
      if (end < 0 || end > close) return null;
      i = end;
      continue;
    }
    if (
      kind === Kind.word &&
      !tokens.has(i, Flag.capital) &&
      !COURT_WORDS.has(tokens.word(i)) &&
      !tokens.glued(i)
    )
      return null;
    if (kind === Kind.word && (tokens.word(i) === 'v' || tokens.word(i) === 'see')) return null;
    const slash = slashYear(tokens, i);
    if (slash !== null) return { year: slash, court: courtText(tokens, open + 1, i) };
    if (isYear(tokens, i) && endsDate(tokens, i, close))
      return {
        year: Number(tokens.norm(i)),
        court: courtText(tokens, open + 1, dateStart(tokens, i, open + 1)),
      };
  }
  return null;
}

/** After a date the parenthetical ends or goes on with a comma; "2003–04" and "1983 Act" are no dates. */
function endsDate(tokens: Tokens, year: number, close: number): boolean {
  let next = year + 1;
  while (next < close && tokens.has(next, Flag.furniture)) next += 1;
  const kind = tokens.kindAt(next);
  if (next >= close || kind === Kind.comma || kind === Kind.open || kind === Kind.period) return true;
  if (kind === Kind.dash && tokens.kindAt(next + 1) === Kind.number) return true;
  const word = tokens.word(next);
  return (
    ['and', 'supp', 'en', 'mem', 'per', 'unpublished', 'no', 'ed', 'rev', 'table'].includes(word) ||
    kind === Kind.ampersand
  );
}

/** "5/12/10" beginning at token i → 2010; null otherwise. */
function slashYear(tokens: Tokens, i: number): number | null {
  for (let step = 0; step < 5; step += 1) {
    const wanted = step % 2 === 0 ? Kind.number : Kind.slash;
    if (tokens.kindAt(i + step) !== wanted) return null;
  }
  const month = Number(tokens.norm(i));
  const day = Number(tokens.norm(i + 2));
  const year = Number(tokens.norm(i + 4));
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  if (year > 999) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** Walks left from the year over "Jan. 5," to where the date begins. */
function dateStart(tokens: Tokens, year: number, from: number): number {
  let at = year;
  if (at > from && tokens.kindAt(at - 1) === Kind.comma) at -= 1;
  let month = at - 1;
  if (tokens.kindAt(month) === Kind.number && month >= from) {
    month -= 1;
    if (tokens.kindAt(month) === Kind.dash && tokens.kindAt(month - 1) === Kind.number) month -= 2;
  }
  if (tokens.kindAt(month) === Kind.period) month -= 1;
  if (month >= from && MONTHS.has(tokens.word(month))) return month;
  return at;
}

/** The words of the court as written, without furniture, brackets round a whole, trailing commas and notes of weight. */
function courtText(tokens: Tokens, from: number, to: number): string | null {
  let out = '';
  let end = to;
  while (end > from && (tokens.kindAt(end - 1) === Kind.comma || tokens.kindAt(end - 1) === Kind.semicolon))
    end -= 1;
  for (let i = from; i < end; i += 1) {
    if (tokens.has(i, Flag.furniture)) continue;
    if (out !== '' && !tokens.glued(i)) out += ' ';
    out += tokens.text.slice(tokens.startAt(i), tokens.endAt(i));
  }
  const text = out.replace(/\s+/g, ' ').trim();
  return text === '' || /^(?:eff|effective|decided|filed|as amended|rev|ed|supp)\.?$/i.test(text)
    ? null
    : text;
}

/**
 * The id of the court that the parenthetical and the reporter together mean; null where they settle none. Where no court is written, the
 * reporter's own court if it reports one alone (Bluebook rule 10.4(b)).
 */
export function courtId(asWritten: string | null, reporter: ReporterRow | null): string | null {
  if (asWritten === null) return impliedCourt(reporter);
  const key = `${reporter?.canonical ?? ''}\t${asWritten}`;
  const held = known.get(key);
  if (held !== undefined) return held;
  const found = findCourt(asWritten, reporter);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** Courts as written and what they were found to be: a document names the same few again and again. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 1024;

const impliedCourt = (reporter: ReporterRow | null): string | null =>
  reporter?.courts.length === 1 ? (reporter.courts[0] ?? null) : null;

/**
 * "Cal. S. Ct.", "Fla. Sup. Ct.", "Del. Supr.": the court that the name of the State alone means. Not of New York, whose Supreme Court tries
 * cases, of the District of Columbia, and of Pennsylvania, where "Sup." is the Superior Court as often.
 */
function highCourt(text: string, find: (part: string) => string | null): string | null {
  const state =
    /^(.{2,20}?),? (?:(?:S|Supr?)\.? ?Ct\.?|Supreme (?:Ct\.?|Court)|Supr\.)$/.exec(text)?.[1] ?? '';
  return /^(?:N\. ?Y|D\. ?C|U\. ?S|Pa)\b|^(?:NY|DC|US)$/.test(state) ? null : find(state);
}

function findCourt(asWritten: string, reporter: ReporterRow | null): string | null {
  const implied = impliedCourt(reporter);
  const text = foldText(asWritten)
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^U\. ?S\. Dist\. Ct\.,? (?=[A-Z])/, '');
  const find = (part: string): string | null =>
    part === '' ? null : ((reporter ? courtWithin(reporter.canonical, part) : null) ?? lookupCourt(part));
  // Beside the Court's own reports "Sup. Ct." is no court of New York.
  if (implied === 'scotus' && /^(?:the )?(?:sup\.? ?ct\.?|supreme court)$/i.test(text)) return implied;
  const high = highCourt(text, find);
  if (high !== null) return high;
  const whole = find(text);
  if (whole !== null) return whole;
  const plain = text
    .replace(/\s*[[(][^\])]*[\])]/g, '')
    .replace(/\s*,?\s*(?:(?:en |in )?banc|per curiam|mem\.|table|unpublished).*$/i, '');
  // Ohio's "9th Dist. Summit": the county is not the court's.
  const cuts = [
    plain,
    plain.replace(/^(\d+\w+ Dist\.?).*$/, '$1'),
    plain.replace(/\s*-.*$/, ''),
    plain.replace(/,.*$/, ''),
    text.replace(/^[^,]*,\s*/, ''),
  ];
  for (const cut of cuts) {
    const id = cut === text ? null : find(cut.trim());
    if (id !== null) return id;
  }
  const words = plain.split(' ');
  for (let length = Math.min(words.length - 1, 8); length > 1; length -= 1) {
    const id = lookupCourt(words.slice(0, length).join(' '));
    if (id !== null) return id;
  }
  return implied;
}
