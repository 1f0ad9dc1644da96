/**
 * Pincites: pages, ranges, notes, paragraphs, sections and star pages after a core (Bluebook rules 3.2 to 3.4, B10.1.2).
 *
 * One small descent over tokens. What may be changed: the words that introduce an item, in the sets below.
 */
import type { Pincite } from '../model';
import { Flag, Kind, type Tokens } from '../text/lexer';

const PAGE_WORDS = new Set(['p', 'pp', 'pg', 'pgs', 'page', 'pages']);
const NOTE_WORDS = new Set(['n', 'nn', 'fn', 'fns', 'note', 'notes', 'footnote', 'footnotes', 'ftn']);
const PARAGRAPH_WORDS = new Set(['par', 'pars', 'para', 'paras', 'paragraph', 'paragraphs']);
const ORDINALS = new Set(
  'one two three four five six seven eight nine ten eleven twelve first second third fourth fifth'.split(' '),
);
const ROMAN = /^[ivxlcdm]{1,8}$/;

export interface ReadPincite {
  readonly pincite: Pincite;
  /** The token after it. */
  readonly end: number;
}

interface Found {
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
const isThousands = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i + 1) === Kind.comma &&
  tokens.glued(i + 1) &&
  tokens.kindAt(i + 2) === Kind.number &&
  tokens.glued(i + 2) &&
  tokens.endAt(i + 2) - tokens.startAt(i + 2) === 3 &&
  tokens.endAt(i) - tokens.startAt(i) <= 3;

/** A folio number with its letter ("12a"), as the index after it; -1 where there is none. */
function numberEnd(tokens: Tokens, i: number): number {
  if (tokens.kindAt(i) !== Kind.number || tokens.endAt(i) - tokens.startAt(i) > 6) return -1;
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

const afterPeriod = (tokens: Tokens, i: number): number => (tokens.kindAt(i) === Kind.period ? i + 1 : i);

/** Reads one page, page range, star page or roman page. */
function readPages(tokens: Tokens, i: number, found: Found, range: boolean): number {
  let at = i;
  const starred = tokens.kindAt(at) === Kind.star;
  if (starred) at += 1;
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

const text = (tokens: Tokens, from: number, to: number): string => {
  let out = '';
  for (let i = from; i < to; i += 1) if (tokens.kindAt(i) !== Kind.comma) out += tokens.norm(i);
  return out;
};

/** Reads numbers after a note or paragraph sign: "3", "3–4", "3, 5 & 7". */
function readSeries(tokens: Tokens, i: number, into: string[], plural: boolean, rules: PinciteRules): number {
  let at = i;
  let end = -1;
  for (;;) {
    const starred = tokens.kindAt(at) === Kind.star;
    const from = starred ? at + 1 : at;
    const next = numberEnd(tokens, from);
    if (next < 0) return end;
    const first = (starred ? '*' : '') + text(tokens, from, next);
    into.push(first);
    end = next;
    if (tokens.kindAt(end) === Kind.dash) {
      const to = numberEnd(tokens, end + 1);
      if (to > 0) {
        into[into.length - 1] = `${first}-${expandRange(first, text(tokens, end + 1, to))[1]}`;
        end = to;
      }
    } else if (tokens.kindAt(end) === Kind.open && tokens.glued(end) && tokens.partnerAt(end) === end + 2) {
      // ¶ 12(a)
      into[into.length - 1] = `${first}(${tokens.norm(end + 1)})`;
      end += 3;
    }
    if (!plural) return end;
    let step = end;
    if (tokens.kindAt(step) === Kind.comma) step += 1;
    if (tokens.kindAt(step) === Kind.ampersand || tokens.isWord(step, 'and')) step += 1;
    if (step === end || numberEnd(tokens, tokens.kindAt(step) === Kind.star ? step + 1 : step) < 0)
      return end;
    if (rules.startsCore(step)) return end;
    at = step;
  }
}

/** "§ 1988(b)", "§§ 4–6": the index after it, -1 where no section follows. */
function readSections(tokens: Tokens, i: number, found: Found): number {
  let at = i;
  while (tokens.kindAt(at) === Kind.section) at += 1;
  const end = sectionEnd(tokens, at);
  if (end < 0) return -1;
  found.sections.push(tokens.text.slice(tokens.startAt(at), tokens.endAt(end - 1)));
  return end;
}

/** The token after a section number with its subsections: "2000e-5(b)(1)", "240.10b-5"; -1 where there is none. */
export function sectionEnd(tokens: Tokens, i: number): number {
  const body = sectionBodyEnd(tokens, i);
  return body < 0 ? -1 : subsectionsEnd(tokens, body);
}

/** The token after the number itself, without subsections. */
export function sectionBodyEnd(tokens: Tokens, i: number): number {
  let at = i;
  const kind = tokens.kindAt(at);
  const wordFirst =
    kind === Kind.word && tokens.endAt(at) - tokens.startAt(at) <= 2 && tokens.has(at, Flag.capital);
  if (kind !== Kind.number && !wordFirst) return -1;
  if (wordFirst) {
    // "A-101", "R2-3": a letter counts only with a number glued to it.
    const next =
      tokens.kindAt(at + 1) === Kind.dash || tokens.kindAt(at + 1) === Kind.period ? at + 2 : at + 1;
    if (tokens.kindAt(next) !== Kind.number || !tokens.glued(next) || !tokens.glued(at + 1)) return -1;
  }
  at += 1;
  let end = at;
  while (at < tokens.count && tokens.glued(at)) {
    const k = tokens.kindAt(at);
    if (k === Kind.number) end = at + 1;
    else if (k === Kind.word) {
      if (tokens.endAt(at) - tokens.startAt(at) > 3) break;
      end = at + 1;
    } else if (k !== Kind.period && k !== Kind.dash && k !== Kind.colon && k !== Kind.slash) break;
    else if (tokens.endAt(at) - tokens.startAt(at) > 1) break;
    at += 1;
  }
  return end;
}

/** The token after "(a)(1)(B)" or "[b]", glued or after one space. */
export function subsectionsEnd(tokens: Tokens, i: number): number {
  let at = i;
  while (tokens.kindAt(at) === Kind.open) {
    const close = tokens.partnerAt(at);
    if (close < 0 || close - at > 4) break;
    const inner = tokens.text.slice(tokens.endAt(at), tokens.startAt(close)).trim();
    // Connecticut spaces them: "§ 53a-122 (a) (2)"; then only one letter or number can be meant.
    if (!tokens.glued(at) && (close - at !== 2 || !/^(?:[a-zA-Z]|\d{1,2}|[ivx]{1,4})$/.test(inner))) break;
    if (
      !/^(?:[A-Za-z]{1,5}|\d{1,3}|[A-Za-z]{1,2}-\d|\d{1,2}[A-Za-z]|[ivxlcdm]{1,7})(?:[-–][A-Za-z0-9]{1,4})?$/.test(
        inner,
      )
    )
      break;
    at = close + 1;
  }
  return at;
}

export interface PinciteRules {
  /** True where the token begins another citation's core, so that ", 87 S. Ct. 1428" is not a page. */
  readonly startsCore: (i: number) => boolean;
  /** Bare page numbers are pincites here (false for laws). */
  readonly pages: boolean;
}

/**
 * Reads a pincite whose first item is at token i (after comma or "at"), or null.
 * Text and span leave out the leading comma, "at" and "p.".
 */
export function readPincite(tokens: Tokens, i: number, rules: PinciteRules): ReadPincite | null {
  const found: Found = { pages: [], notes: [], paragraphs: [], sections: [] };
  let at = i;
  let first = -1;
  let end = -1;
  for (;;) {
    const itemAt = skipIntroduction(tokens, at);
    const next = readItem(tokens, itemAt, found, rules);
    if (next < 0) break;
    if (first < 0) first = itemAt;
    end = next;
    at = continuation(tokens, end, rules);
    if (at < 0) break;
  }
  if (first < 0 || end < 0) return null;
  if (tokens.isWord(end, 'et') && tokens.isWord(end + 1, 'seq')) end = afterPeriod(tokens, end + 2);
  const span = [tokens.startAt(first), tokens.endAt(end - 1)] as const;
  return { pincite: { text: tokens.text.slice(span[0], span[1]), span, ...found }, end };
}

/** Over "p.", "pp.", "at". */
function skipIntroduction(tokens: Tokens, i: number): number {
  let at = i;
  while (tokens.has(at, Flag.furniture) && tokens.kindAt(at + 1) !== Kind.open) at += 1;
  if (tokens.isWord(at, 'at')) at += 1;
  if (
    PAGE_WORDS.has(tokens.word(at)) &&
    !(tokens.word(at).length > 2 && tokens.kindAt(at + 1) !== Kind.number)
  )
    at = afterPeriod(tokens, at + 1);
  return at;
}

function readItem(tokens: Tokens, i: number, found: Found, rules: PinciteRules): number {
  const kind = tokens.kindAt(i);
  if (kind === Kind.paragraph) {
    let at = i;
    while (tokens.kindAt(at) === Kind.paragraph) at += 1;
    return readSeries(tokens, at, found.paragraphs, true, rules);
  }
  if (kind === Kind.section) return readSections(tokens, i, found);
  if (kind === Kind.word) {
    const word = tokens.word(i);
    if (NOTE_WORDS.has(word)) {
      const at = afterPeriod(tokens, i + 1);
      if (tokens.kindAt(at) === Kind.star)
        return readSeries(
          tokens,
          at + 1,
          found.notes,
          word !== 'n' && word !== 'note' && word !== 'fn',
          rules,
        );
      return readSeries(tokens, at, found.notes, word.endsWith('s') || word === 'nn', rules);
    }
    if (PARAGRAPH_WORDS.has(word)) {
      if (ORDINALS.has(tokens.word(i + 1))) return syllabusEnd(tokens, i, found);
      return readSeries(tokens, afterPeriod(tokens, i + 1), found.paragraphs, true, rules);
    }
    if (word === 'syllabus') return i + 1;
  }
  if (kind === Kind.number && rules.pages && rules.startsCore(i)) return -1;
  if (!rules.pages && kind !== Kind.star) return -1;
  return readPages(tokens, i, found, true);
}

/** Ohio: "paragraph two of the syllabus", "paragraphs one and two of the syllabus". */
function syllabusEnd(tokens: Tokens, i: number, found: Found): number {
  let at = i + 1;
  while (ORDINALS.has(tokens.word(at)) || tokens.isWord(at, 'and') || tokens.kindAt(at) === Kind.comma) {
    if (ORDINALS.has(tokens.word(at))) found.paragraphs.push(tokens.word(at));
    at += 1;
  }
  if (!tokens.isWord(at, 'of')) return -1;
  at += tokens.isWord(at + 1, 'the') ? 2 : 1;
  return tokens.isWord(at, 'syllabus') ? at + 1 : -1;
}

/** Where the next item of the list begins, or -1 where the list ends. */
function continuation(tokens: Tokens, i: number, rules: PinciteRules): number {
  let at = i;
  const direct = tokens.word(at);
  if (NOTE_WORDS.has(direct) && startsNote(tokens, at)) return at;
  if (tokens.kindAt(at) === Kind.section || tokens.kindAt(at) === Kind.paragraph) return -1;
  let comma = false;
  if (tokens.kindAt(at) === Kind.comma) {
    at += 1;
    comma = true;
  }
  const joined = tokens.kindAt(at) === Kind.ampersand || tokens.isWord(at, 'and');
  if (joined) at += 1;
  if (!comma && !joined) return -1;
  const item = skipIntroduction(tokens, at);
  if (tokens.kindAt(item) === Kind.number && item > at && tokens.has(at, Flag.furniture))
    return rules.pages && !rules.startsCore(item) && plausibleAfterComma(tokens, item) ? item : -1;
  if (NOTE_WORDS.has(tokens.word(item))) return startsNote(tokens, item) ? at : -1;
  const kind = tokens.kindAt(item);
  if (kind === Kind.paragraph) return at;
  if (kind === Kind.star && tokens.kindAt(item + 1) === Kind.number) return at;
  if (PARAGRAPH_WORDS.has(tokens.word(item)) && ORDINALS.has(tokens.word(item + 1))) return at;
  if (kind !== Kind.number || !rules.pages || rules.startsCore(item)) return -1;
  return plausibleAfterComma(tokens, item) ? at : -1;
}

const startsNote = (tokens: Tokens, i: number): boolean => {
  const at = afterPeriod(tokens, i + 1);
  return (
    tokens.kindAt(at) === Kind.number ||
    (tokens.kindAt(at) === Kind.star && tokens.kindAt(at + 1) === Kind.number)
  );
};

/** A bare number after a comma is a page unless a word in capitals follows it ("12 Months"), or it is glued to letters. */
export function plausibleAfterComma(tokens: Tokens, i: number): boolean {
  const end = numberEnd(tokens, i);
  if (end < 0) return false;
  if (tokens.kindAt(end) !== Kind.word || NOTE_WORDS.has(tokens.word(end))) return true;
  return !tokens.has(end, Flag.capital) && !tokens.glued(end);
}
