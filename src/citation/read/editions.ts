/**
 * Books that no table holds, told by the edition behind them: "2A Ames & Burke, Law of Leases § 47:14 (7th ed. 2007)", "Burke’s Code
 * Pleading (3d Ed.) § 447", "Ames and Burke, Legal Capital (3d ed. 1990)".
 *
 * The edition's bracket is the anchor; author and title are read leftwards over capitals. What may be changed: {@link LONGEST}.
 */
import { NAME_CONNECTORS } from '../grammar/words';
import { SIGNAL_WORDS } from '../grammar/signals';
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { ReadDraft } from './cases';
import { where } from './where';
import type { BlockContext } from './context';
import { isOrdinal } from './coreTokens';
import { newDraft } from './draft';
import { number, sign, slice } from './lawNumbers';
import { readParentheticals } from './parentheticals';
import { readPincite } from './pincites';
import { endsSentence } from './sentences';
import { setSignal } from './surroundings';
import { readSignal } from './signals';

/** Tokens of the longest author and title that are looked over. */
const LONGEST = 40;

/** "(7th ed. 2007)", "(3d Ed.)": true where an edition's bracket opens at token i. */
function opensEdition(tokens: Tokens, i: number): boolean {
  return (
    tokens.kindAt(i + 1) === Kind.number &&
    tokens.glued(i + 2) &&
    isOrdinal(tokens, i + 2) &&
    tokens.isWord(i + 3, 'ed') &&
    tokens.partnerAt(i) > 0 &&
    tokens.partnerAt(i) - i <= 6
  );
}

/** The book whose edition's bracket opens at token i, or null. */
export function readEdition(context: BlockContext, i: number): ReadDraft | null {
  const { tokens, level } = context;
  if (!opensEdition(tokens, i) || level.limit > i) return null;
  const titleEnd = placeStart(tokens, i, level.limit);
  const first = titleStart(tokens, titleEnd, level.limit);
  if (first < 0) return null;
  const core = coreStart(tokens, first, titleEnd);
  const mark = sign(tokens, titleEnd);
  const before = mark.signed ? number(tokens, mark.at) : null;
  const close = tokens.partnerAt(i);
  const later = sign(tokens, close + 1);
  const behind = before === null && later.signed ? number(tokens, later.at) : null;
  const end = behind?.end ?? before?.end ?? titleEnd;
  const draft = newDraft('treatise', where(context), {
    start: tokens.startAt(core),
    end: tokens.endAt(end - 1),
    token: core,
    resume: Math.max(end, i),
  });
  draft.firstToken = first;
  draft.fullStart = tokens.startAt(first);
  draft.lead = slice(tokens, first, titleEnd).replace(/\s+/g, ' ');
  if (tokens.kindAt(first) === Kind.number) draft.volume = slice(tokens, first, volumeEnd(tokens, first));
  draft.reporterAsWritten = slice(tokens, core, titleEnd).replace(/\s+/g, ' ');
  draft.page = (before ?? behind)?.page ?? null;
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
  setSignal(tokens, draft, readSignal(tokens, first, level.limit));
  return { draft, levels };
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
  for (let at = end - 1; at >= limit && end - at < LONGEST; at -= 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.word) {
      const capital = tokens.has(at, Flag.capital);
      if (capital && SIGNAL_WORDS.has(tokens.word(at)) && !NAME_CONNECTORS.has(tokens.word(at))) break;
      if (!capital && !NAME_CONNECTORS.has(tokens.word(at)) && !tokens.isWord(at, 'al')) break;
      if (capital) {
        capitals += 1;
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
  if (capitals < 2) return -1;
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
