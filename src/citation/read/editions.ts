/**
 * Books that no table holds, told by the edition behind them: "2A Ames & Burke, Law of Leases § 47:14 (7th ed. 2007)", "Burke’s Code
 * Pleading (3d Ed.) § 447", "Ames and Burke, Legal Capital (3d ed. 1990)"; or by a section behind what can only be a book.
 *
 * The edition's bracket, or the section's sign, is the anchor; author and title are read leftwards over capitals. What may be changed: the
 * bounds and the words.
 */
import { LEAD_INS, NAME_CONNECTORS } from '../grammar/words';
import { SIGNAL_WORDS } from '../grammar/signals';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { readPinciteAfter, setPincite, type ReadDraft } from './cases';
import { where } from './where';
import type { BlockContext } from './context';
import { newDraft, type Draft } from './draft';
import { number, sign, slice, type Number } from './lawNumbers';
import { isYear } from './courtAndDate';
import { readParentheticals } from './parentheticals';
import { readPincite } from './pincites';
import { endsSentence } from './sentences';
import { setSignal } from './surroundings';
import { readSignal } from './signals';

/** Tokens of the longest author and title that are looked over. */
const LONGEST = 40;

/** What may stand in an edition's bracket beside numbers: "(rev. ed. 1999)", "(2010-2011 ed.)", "(Enlarged Ed.)", "(perm. ed. rev. vol. 2010)". */
const EDITION_WORDS = new Set(
  "rev revised perm permanent enlarged enl student am int'l new st nd rd th d ed edition vol repl supp and &".split(
    ' ',
  ),
);

/** Tokens of the longest bracket of an edition. */
const LONGEST_EDITION = 10;

/** True where an edition's bracket opens at token i. */
function opensEdition(tokens: Tokens, i: number): boolean {
  const close = tokens.partnerAt(i);
  if (close < 0 || close - i > LONGEST_EDITION) return false;
  let names = false;
  for (let at = i + 1; at < close; at += 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.word) {
      if (!EDITION_WORDS.has(tokens.word(at))) return false;
      names ||= (tokens.isWord(at, 'ed') || tokens.isWord(at, 'edition')) && at > i + 1;
    } else if (kind !== Kind.number && kind !== Kind.period && kind !== Kind.dash && kind !== Kind.comma)
      return false;
  }
  return names;
}

/** The book whose edition's bracket opens at token i, or null. */
export function readEdition(context: BlockContext, i: number): ReadDraft | null {
  const { tokens, level } = context;
  if (!opensEdition(tokens, i) || level.limit > i) return null;
  const titleEnd = placeStart(tokens, i, level.limit);
  const first = titleStart(tokens, titleEnd, level.limit);
  if (first < 0) return null;
  const mark = sign(tokens, titleEnd);
  const before = mark.signed ? number(tokens, mark.at) : null;
  const later = sign(tokens, tokens.partnerAt(i) + 1);
  const behind = before === null && later.signed ? number(tokens, later.at) : null;
  const draft = bookDraft(context, first, titleEnd, before ?? behind, i);
  const place = before?.end ?? titleEnd;
  if (place < i) {
    const at = tokens.kindAt(place) === Kind.comma ? place + 1 : place;
    draft.pincite = readPincite(tokens, at, { startsCore: () => false, pages: true })?.pincite ?? null;
  }
  const levels = readParentheticals(context, draft, i);
  if (behind) {
    draft.endToken = behind.end;
    draft.fullEnd = tokens.endAt(behind.end - 1);
  }
  return { draft, levels };
}

/** The draft of a book whose author and title are tokens [first, titleEnd); resumes at `resume` or behind the section. */
function bookDraft(
  context: BlockContext,
  first: number,
  titleEnd: number,
  section: Number | null,
  resume: number,
): Draft {
  const { tokens, level } = context;
  const core = coreStart(tokens, first, titleEnd);
  const end = section?.end ?? titleEnd;
  const title = tokens.kindAt(titleEnd - 1) === Kind.comma ? titleEnd - 1 : titleEnd;
  const draft = newDraft('treatise', where(context), {
    start: tokens.startAt(core),
    end: tokens.endAt(end - 1),
    token: core,
    resume: Math.max(end, resume),
  });
  draft.firstToken = first;
  draft.fullStart = tokens.startAt(first);
  draft.lead = slice(tokens, first, title).replace(/\s+/g, ' ');
  if (tokens.kindAt(first) === Kind.number) draft.volume = slice(tokens, first, volumeEnd(tokens, first));
  draft.reporterAsWritten = slice(tokens, core, title).replace(/\s+/g, ' ');
  draft.page = section?.page ?? null;
  setSignal(tokens, draft, readSignal(tokens, first, level.limit));
  return draft;
}

/** What books of law are about or are called; with a volume before them, a section behind them is a book's. */
const BOOK_WORDS = new Set(
  'law laws practice treatise procedure evidence contracts torts corporations commentaries trusts wills property damages equity jurisprudence mines waters insurance trial remedies pleading negligence agency partnership bankruptcy'.split(
    ' ',
  ),
);

/** Last words of what has sections and is no book. */
const NO_BOOKS = new Set(
  'code codes act acts stat statute statutes reg regs regulations ordinance ordinances const constitution rule rules art article chapter ch title part policy agreement lease contract plan manual order bill resolution charter bylaws covenant'.split(
    ' ',
  ),
);

/** "Committee on Finance", "Hearings on Title I": what stands before "on" and is no author. */
const NO_AUTHORS = new Set(
  'committee subcommittee commission conference hearing hearings report reports act tax section title convention treaty note notes comment comments restrictions limits principles opinion order board council reliance'.split(
    ' ',
  ),
);

/**
 * The book whose section's sign is at token i, without an edition: "1 Lindley on Mines, § 382", "2 F. Harper & F. James, Law of Torts, §26.3".
 * Told by "Author on Subject", or by a volume before a title that names what books of law are about.
 */
export function readBookSection(context: BlockContext, i: number): ReadDraft | null {
  const { tokens, level } = context;
  const titleEnd = tokens.kindAt(i - 1) === Kind.comma ? i - 1 : i;
  const before = tokens.kindAt(titleEnd - 1) === Kind.period ? titleEnd - 2 : titleEnd - 1;
  if (before < level.limit || !tokens.has(before, Flag.capital)) return null;
  const construction = tokens.isWord(before, 'const') && tokens.isWord(before - 2, 'stat');
  if (NO_BOOKS.has(tokens.word(before)) && !construction) return null;
  const mark = sign(tokens, i);
  const section = mark.signed ? number(tokens, mark.at) : null;
  if (!section) return null;
  let start = titleStart(tokens, titleEnd, level.limit);
  // "In Gould on Waters"
  while (start >= 0 && start < titleEnd && LEAD_INS.has(tokens.word(start))) start += 1;
  if (start < 0 || titleEnd - start < 2) return null;
  const numbered = tokens.kindAt(start) === Kind.number && namesBook(tokens, start, titleEnd);
  const told = numbered || isAuthorOn(tokens, start, titleEnd) || isAuthorOfBook(tokens, start, titleEnd);
  if (!told) return null;
  const draft = bookDraft(context, start, titleEnd, section, section.end);
  setPincite(tokens, draft, readPinciteAfter(context, section.end), false);
  return { draft, levels: readParentheticals(context, draft, draft.endToken) };
}

/**
 * The book whose page is the number at token i, told by its form alone: "Lindley on Mines, 755", "Chafee, Free Speech in the United States
 * (1941), 149". The page ends the citation.
 */
export function readBookPage(context: BlockContext, i: number): ReadDraft | null {
  const { tokens, level } = context;
  const comma = i - 1;
  if (tokens.kindAt(comma) !== Kind.comma || comma <= level.limit || !endsPage(tokens, i + 1)) return null;
  const yearOpen = tokens.kindAt(comma - 1) === Kind.close ? comma - 3 : -1;
  const dated = yearOpen > 0 && tokens.partnerAt(yearOpen) === comma - 1 && isYear(tokens, yearOpen + 1);
  const titleEnd = dated ? yearOpen : comma;
  if (titleEnd - 1 < level.limit || !tokens.has(titleEnd - 1, Flag.capital)) return null;
  let start = titleStart(tokens, titleEnd, level.limit);
  while (start >= 0 && start < titleEnd && LEAD_INS.has(tokens.word(start))) start += 1;
  if (start < 0 || titleEnd - start < 2) return null;
  if (!(dated ? isAuthorTitle(tokens, start, titleEnd) : isAuthorOn(tokens, start, titleEnd))) return null;
  const draft = bookDraft(context, start, titleEnd, null, i);
  if (dated) draft.year = Number(tokens.norm(yearOpen + 1));
  setPincite(tokens, draft, readPincite(tokens, i, { startsCore: () => false, pages: true }), false);
  return { draft, levels: readParentheticals(context, draft, draft.endToken) };
}

/** What may stand behind the page of a book: nothing that the number could count. */
const endsPage = (tokens: Tokens, i: number): boolean => {
  const kind = tokens.kindAt(i);
  return (
    i >= tokens.count ||
    kind === Kind.semicolon ||
    kind === Kind.close ||
    (kind === Kind.period && endsSentence(tokens, i)) ||
    (kind === Kind.dash && tokens.kindAt(i + 1) === Kind.number && endsPage(tokens, i + 2))
  );
};

/** "Chafee, Free Speech in the United States": a short author, a comma, a title; no parties. */
function isAuthorTitle(tokens: Tokens, from: number, to: number): boolean {
  const before = tokens.kindAt(from - 1) === Kind.period ? from - 2 : from - 1;
  if (tokens.isWord(before, 'v') || tokens.isWord(before, 'vs')) return false;
  let comma = -1;
  for (let at = from; at < to; at += 1) {
    if (tokens.isWord(at, 'v') || tokens.isWord(at, 'vs')) return false;
    if (tokens.kindAt(at) === Kind.comma && comma < 0) comma = at;
  }
  return comma > from && comma - from <= 8 && to - comma > 2 && !NO_AUTHORS.has(tokens.word(comma - 1));
}

/** Last words of titles that nothing but a book bears, behind its author: "Goger, Georgia Criminal Trial Practice". */
const TITLE_ENDS = new Set(
  'practice procedure evidence pleading treatise jurisprudence remedies forms'.split(' '),
);

function isAuthorOfBook(tokens: Tokens, from: number, to: number): boolean {
  if (!TITLE_ENDS.has(tokens.word(to - 1)) || !isAuthorTitle(tokens, from, to)) return false;
  for (let at = from; at < to; at += 1) if (NO_BOOKS.has(tokens.word(at))) return false;
  return true;
}

const namesBook = (tokens: Tokens, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (BOOK_WORDS.has(tokens.word(at))) return true;
  return false;
};

/** "Author on Subject". */
function isAuthorOn(tokens: Tokens, from: number, to: number): boolean {
  for (let at = to - 1; at > from; at -= 1) {
    if (!tokens.isWord(at, 'on') || tokens.has(at, Flag.capital) || !tokens.has(at + 1, Flag.capital))
      continue;
    const author = tokens.word(at - 1);
    return tokens.has(at - 1, Flag.capital) && !NO_AUTHORS.has(author) && !LEAD_INS.has(author);
  }
  return false;
}

const volumeEnd = (tokens: Tokens, i: number): number =>
  tokens.kindAt(i + 1) === Kind.word && tokens.glued(i + 1) ? i + 2 : i + 1;

/** Left over "§ 47:14", ", at 12–15", "p. 15": where the place begins that stands before the edition. */
function placeStart(tokens: Tokens, i: number, limit: number): number {
  let at = i;
  while (at > limit && i - at < 14) {
    const kind = tokens.kindAt(at - 1);
    const joins =
      kind === Kind.dash ||
      kind === Kind.colon ||
      kind === Kind.comma ||
      kind === Kind.ampersand ||
      kind === Kind.period;
    const word = tokens.word(at - 1);
    if (kind === Kind.number || kind === Kind.section) at -= 1;
    else if (/^(?:at|p|pp|sec|ch|n)$/.test(word) && !tokens.has(at - 1, Flag.capital)) at -= 1;
    else if (
      joins &&
      at < i &&
      (tokens.glued(at - 1) || kind === Kind.ampersand) &&
      reachesPlace(tokens, at - 1)
    )
      at -= 1;
    else break;
  }
  while (at < i && (tokens.kindAt(at) === Kind.comma || tokens.kindAt(at) === Kind.period)) at += 1;
  return at;
}

/** A mark belongs to the place only where a number or its word stands before it. */
const reachesPlace = (tokens: Tokens, mark: number): boolean =>
  tokens.kindAt(mark - 1) === Kind.number ||
  tokens.kindAt(mark) === Kind.comma ||
  /^(?:p|pp|sec|ch|n)$/.test(tokens.word(mark - 1));

/** The first token of author and title, a volume before them included; -1 where fewer than two capital words stand there. */
function titleStart(tokens: Tokens, end: number, limit: number): number {
  let first = -1;
  let capitals = 0;
  // "20 II. S. C.": initials alone are a scan's, not a title.
  let telling = false;
  for (let at = end - 1; at >= limit && end - at < LONGEST; at -= 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.word) {
      const capital = tokens.has(at, Flag.capital);
      if (capital && SIGNAL_WORDS.has(tokens.word(at)) && !NAME_CONNECTORS.has(tokens.word(at))) break;
      if (!capital && !NAME_CONNECTORS.has(tokens.word(at)) && !tokens.isWord(at, 'al')) break;
      if (capital) {
        capitals += 1;
        telling ||= tokens.size(at) > 3;
        first = at;
      }
    } else if (kind === Kind.period) {
      if (at < end - 1 && endsSentence(tokens, at)) break;
    } else if (
      kind !== Kind.comma &&
      kind !== Kind.ampersand &&
      kind !== Kind.colon &&
      kind !== Kind.apostrophe &&
      kind !== Kind.dash
    )
      break;
  }
  if (capitals < 2 || !telling) return -1;
  // "2A Ames & Burke": a volume, its letter glued behind it.
  const letter = tokens.kindAt(first - 1) === Kind.number && tokens.glued(first) ? first - 1 : first;
  if (letter < first && letter >= limit) return letter;
  return tokens.kindAt(first - 1) === Kind.number &&
    first - 1 >= limit &&
    !tokens.has(first - 1, Flag.furniture)
    ? first - 1
    : first;
}

/** The title's first token: behind the author's last comma. */
function coreStart(tokens: Tokens, first: number, end: number): number {
  for (let at = end - 2; at > first; at -= 1)
    if (tokens.kindAt(at) === Kind.comma && tokens.has(at + 1, Flag.capital)) return at + 1;
  return first;
}
