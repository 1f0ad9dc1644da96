/**
 * The scores of the places where a name can begin: what stands before, less what it would take in.
 *
 * What may be changed: the numbers of {@link SCORE}.
 */
import type { Span } from '../../brief/model';
import { SIGNAL_WORDS } from '../grammar/signals';
import { LEAD_INS } from '../grammar/words';
import { Flag, Kind, type Tokens } from '../text/lexer';
import {
  institutionBefore,
  isBrand,
  isSuffixAfterComma,
  isConnector,
  leadsIn,
  numberMayStart,
  startsSentence,
} from './nameTokens';
import { endsSentence } from './sentences';

export interface NameContext {
  readonly tokens: Tokens;
  readonly emphasis: readonly Span[];
}

export const SCORE = {
  limit: 5,
  bracket: 6,
  quote: 5,
  signal: 7,
  leadIn: 6,
  prose: 5,
  sentence: 6,
  semicolon: 6,
  colon: 4,
  dash: 4,
  comma: 2,
  noteMark: 8,
  preposition: 3,
  conjunction: 0.5,
  emphasis: 8,
  costComma: 3,
  costSentence: 9,
  blankLine: 1,
  costBlankLine: 2,
  costConnector: 0.3,
  costNumber: 0.5,
  costLeadIn: 6,
  costDash: 4,
} as const;

export interface Best {
  score: number;
  first: number;
}

export function offer(best: Best, first: number, score: number): void {
  // A tie goes to the longer name: more of what is written is kept.
  if (score >= best.score) {
    best.score = score;
    best.first = first;
  }
}

/** What stands before token i, as a score for a name beginning there. */
export function boundary(context: NameContext, i: number, limit: number): number {
  const { tokens, emphasis } = context;
  let score = -4;
  let before = i - 1;
  while (before >= limit && tokens.has(before, Flag.furniture)) before -= 1;
  const kind = tokens.kindAt(before);
  if (before < limit) score = SCORE.limit;
  else if (kind === Kind.open) score = SCORE.bracket;
  else if (kind === Kind.quote) score = SCORE.quote;
  else if (kind === Kind.noteMark) score = SCORE.noteMark;
  else if (kind === Kind.other && /^[?!]$/.test(tokens.mark(before))) score = SCORE.sentence;
  else if (kind === Kind.semicolon) score = SCORE.semicolon;
  else if (kind === Kind.colon) score = SCORE.colon;
  else if (kind === Kind.dash)
    score =
      tokens.glued(before) &&
      (tokens.glued(i) || tokens.has(i, Flag.newlineBefore)) &&
      isShortDash(tokens, before)
        ? -4
        : SCORE.dash;
  else if (kind === Kind.close) score = SCORE.dash;
  else if (kind === Kind.period) {
    if (endsSentence(tokens, before)) score = SCORE.sentence;
    else if (tokens.isWord(before - 1, 'cf') || tokens.isWord(before - 1, 'g')) score = SCORE.signal;
    else score = -3;
  } else if (kind === Kind.comma && isSuffixAfterComma(tokens, before)) score = -4;
  else if (kind === Kind.comma)
    score =
      tokens.kindAt(before - 1) === Kind.period && tokens.isWord(before - 2, 'g')
        ? SCORE.signal
        : SCORE.comma;
  else if (kind === Kind.number)
    score = tokens.has(before, Flag.furniture)
      ? -4
      : tokens.has(i, Flag.spaceBefore) && !numberMayStart(tokens, before, limit)
        ? SCORE.limit
        : -2;
  else if (kind === Kind.word) score = wordBoundary(tokens, before, limit);
  if (tokens.has(i, Flag.gapBefore) && kind === Kind.word)
    score = Math.max(score, gapCost(tokens, i) > SCORE.costBlankLine ? SCORE.semicolon : SCORE.blankLine);
  if (emphasis.length > 0 && startsEmphasis(emphasis, tokens.startAt(i)))
    score = Math.max(score, 0) + SCORE.emphasis;
  return score;
}

/** A blank line inside a name: a page break in PDF text, or a heading above. Capitals above small letters are a heading. */
export function gapCost(tokens: Tokens, i: number): number {
  const before = i - 1;
  // A heading does not end with a comma: "Harbor Technology,\n\nLLC".
  if (tokens.kindAt(before) === Kind.comma) return SCORE.costBlankLine;
  return tokens.has(before, Flag.allCapitals) !== tokens.has(i, Flag.allCapitals)
    ? SCORE.costSentence
    : SCORE.costBlankLine;
}

export const isShortDash = (tokens: Tokens, i: number): boolean =>
  tokens.text.charCodeAt(tokens.startAt(i)) !== 0x2014;

export function wordBoundary(tokens: Tokens, before: number, limit: number): number {
  const word = tokens.word(before);
  const capital = tokens.has(before, Flag.capital);
  if (
    SIGNAL_WORDS.has(word) &&
    word !== 'in' &&
    word !== 'and' &&
    word !== 'for' &&
    word !== 'with' &&
    word !== 'example' &&
    (!capital || startsSentence(tokens, before, limit) || word === 'see')
  )
    return SCORE.signal;
  if (capital) return LEAD_INS.has(word) && leadsIn(tokens, before, limit) ? SCORE.leadIn : -4;
  if (word === 'and' || word === 'or') return SCORE.conjunction;
  if (isConnector(tokens, before)) {
    if (/^(?:in|under|with|from|by|to|on|as|upon|against)$/.test(word))
      return institutionBefore(tokens, before) ? SCORE.leadIn : SCORE.preposition;
    return -1;
  }
  // "k9labs Media, Inc.": a brand in small letters is no prose.
  return isBrand(tokens, before) ? -4 : SCORE.prose;
}

/** Emphasis spans are sorted by start: a search by halves keeps many spans cheap. */
export function startsEmphasis(emphasis: readonly Span[], offset: number): boolean {
  let low = 0;
  let high = emphasis.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const start = emphasis[middle]?.[0] ?? 0;
    if (start === offset) return true;
    if (start < offset) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
