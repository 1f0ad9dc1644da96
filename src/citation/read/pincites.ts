/**
 * Pincites: pages, ranges, notes, paragraphs, sections and star pages after a core (Bluebook rules 3.2 to 3.4, B10.1.2).
 *
 * One small descent over tokens. What may be changed: the words that introduce an item, in the sets below.
 */
import type { Pincite } from '../model';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { number } from './lawNumbers';
import { expandRange, numberEnd, readPages, text, type Found } from './pages';

const PAGE_WORDS = new Set(['p', 'pp', 'pg', 'pgs', 'page', 'pages']);

const NOTE_WORDS = new Set(['n', 'nn', 'fn', 'fns', 'note', 'notes', 'footnote', 'footnotes', 'ftn']);

const PARAGRAPH_WORDS = new Set(['par', 'pars', 'para', 'paras', 'paragraph', 'paragraphs']);

const COMMENT_WORDS = new Set(['cmt', 'cmts', 'comment', 'illus']);

const ORDINALS = new Set(
  'one two three four five six seven eight nine ten eleven twelve first second third fourth fifth'.split(' '),
);

export interface ReadPincite {
  readonly pincite: Pincite;
  /** The token after it. */
  readonly end: number;
}

const afterPeriod = (tokens: Tokens, i: number): number => (tokens.kindAt(i) === Kind.period ? i + 1 : i);

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
  const end = number(tokens, at)?.end ?? -1;
  if (end < 0) return -1;
  found.sections.push(tokens.text.slice(tokens.startAt(at), tokens.endAt(end - 1)));
  return end;
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

/** Over the Sixth Circuit's "PageID 55", "PageID.55", "Page ID # 55", "PAGEID #: 55"; the same token where none stands. */
export function afterPageId(tokens: Tokens, i: number): number {
  let at = i;
  if (tokens.isWord(at, 'pageid') || tokens.isWord(at, 'pgid')) at += 1;
  else if ((tokens.isWord(at, 'page') || tokens.isWord(at, 'pg')) && tokens.isWord(at + 1, 'id')) at += 2;
  else return i;
  if (tokens.isWord(at, 'no') || tokens.isWord(at, 'nos')) at += 1;
  while (at < i + 6 && /^[.#:]$/.test(tokens.mark(at))) at += 1;
  return tokens.kindAt(at) === Kind.number ? at : i;
}

/** Over "p.", "pp.", "at", "PageID". */
function skipIntroduction(tokens: Tokens, i: number): number {
  let at = i;
  while (tokens.has(at, Flag.furniture) && tokens.kindAt(at + 1) !== Kind.open) at += 1;
  if (tokens.isWord(at, 'at')) at += 1;
  const pageId = afterPageId(tokens, at);
  if (pageId > at) return pageId;
  if (
    PAGE_WORDS.has(tokens.word(at)) &&
    !isPrintedSign(tokens, at) &&
    !(tokens.word(at).length > 2 && tokens.kindAt(at + 1) !== Kind.number)
  )
    at = afterPeriod(tokens, at + 1);
  return at;
}

/** "at P 12", "PP 12-14": how the sign of a paragraph is printed in the orders of commissions and on Westlaw. */
const isPrintedSign = (tokens: Tokens, i: number): boolean =>
  /^PP?$/.test(tokens.norm(i)) && tokens.kindAt(i + 1) === Kind.number && !tokens.glued(i + 1);

function readItem(tokens: Tokens, i: number, found: Found, rules: PinciteRules): number {
  const kind = tokens.kindAt(i);
  if (kind === Kind.paragraph) {
    let at = i;
    while (tokens.kindAt(at) === Kind.paragraph) at += 1;
    return readSeries(tokens, at, found.paragraphs, true, rules);
  }
  if (kind === Kind.section) return readSections(tokens, i, found);
  if (kind === Kind.open && tokens.isWord(i - 1, 'at')) return divisionEnd(tokens, i, found);
  if (kind === Kind.word) {
    const word = tokens.word(i);
    if (isPrintedSign(tokens, i)) return readSeries(tokens, i + 1, found.paragraphs, true, rules);
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
    if (COMMENT_WORDS.has(word)) return commentEnd(tokens, i, found, rules);
    if (word === 'syllabus') return i + 1;
  }
  if (kind === Kind.number && rules.pages && rules.startsCore(i)) return -1;
  if (!rules.pages && kind !== Kind.star) return -1;
  return readPages(tokens, i, found, true);
}

/** "cmt. n.6" of a guideline is its note 6; "cmt. c" of a Restatement a place of its own. */
function commentEnd(tokens: Tokens, i: number, found: Found, rules: PinciteRules): number {
  const at = afterPeriod(tokens, i + 1);
  if (NOTE_WORDS.has(tokens.word(at)) && startsNote(tokens, at))
    return readSeries(tokens, afterPeriod(tokens, at + 1), found.notes, false, rules);
  const isLetter = tokens.kindAt(at) === Kind.word && tokens.size(at) === 1;
  if (!isLetter && tokens.kindAt(at) !== Kind.number) return -1;
  found.sections.push(`${tokens.word(i)}. ${tokens.norm(at)}`);
  return at + 1;
}

/** The division of an opinion that stands alone, "supra at (7)": the token after it, or -1. */
function divisionEnd(tokens: Tokens, i: number, found: Found): number {
  if (tokens.kindAt(i) !== Kind.open || tokens.partnerAt(i) !== i + 2 || tokens.kindAt(i + 1) !== Kind.number)
    return -1;
  found.sections.push(`(${tokens.norm(i + 1)})`);
  return i + 3;
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
  // "5 ¶ 7": the paragraph on the page, as the Federal Communications Commission cites its orders.
  if (tokens.kindAt(at) === Kind.paragraph) return tokens.kindAt(at + 1) === Kind.number ? at : -1;
  if (tokens.kindAt(at) === Kind.section) return -1;
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

function startsNote(tokens: Tokens, i: number): boolean {
  const at = afterPeriod(tokens, i + 1);
  return (
    tokens.kindAt(at) === Kind.number ||
    (tokens.kindAt(at) === Kind.star && tokens.kindAt(at + 1) === Kind.number)
  );
}

/** A bare number after a comma is a page unless a word in capitals follows it ("12 Months"), or it is glued to letters. */
export function plausibleAfterComma(tokens: Tokens, i: number): boolean {
  const end = numberEnd(tokens, i);
  if (end < 0) return false;
  if (tokens.kindAt(end) !== Kind.word || NOTE_WORDS.has(tokens.word(end))) return true;
  return !tokens.has(end, Flag.capital) && !tokens.glued(end);
}
