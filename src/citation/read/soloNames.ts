/**
 * Names without "v.": "In re Cole", "Ex parte Young", "Estate of Dean", and a party alone ("Twombly", "Harbor Light Partnership").
 *
 * What may be changed: the heads of {@link OF_HEADS}; what is never a name is a row of grammar/words.ts (`NOT_NAMES`).
 */
import { LEAD_INS, NOT_NAMES } from '../grammar/words';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { boundary, gapCost, offer, SCORE, type Best, type NameContext } from './nameScores';
import {
  hardStop,
  isBrand,
  isConnector,
  isInitial,
  isSuffixAfterComma,
  leadsIn,
  leftOf,
  numberMayStart,
} from './nameTokens';
import { nameText, REACH, trimRight, type ReadName } from './nameText';
import { endsSentence } from './sentences';

/** "In re X", "Ex parte X", "Matter of X", "Estate of X" without "v.". */
export function proceduralName(tokens: Tokens, end: number, limit: number): ReadName | null {
  let at = end - 1;
  let found = -1;
  for (let steps = 0; at >= limit && steps < REACH; steps += 1) {
    if (
      hardStop(tokens, at) ||
      (tokens.kindAt(at) === Kind.period && at < end - 1 && endsSentence(tokens, at))
    )
      break;
    const start = proceduralAt(tokens, at, limit);
    if (start >= 0) {
      found = start;
      if (tokens.isWord(start, 'in') || tokens.isWord(start, 'ex')) break;
    } else if (
      tokens.kindAt(at) === Kind.word &&
      !tokens.has(at, Flag.capital) &&
      !isConnector(tokens, at) &&
      !isBrand(tokens, at) &&
      !isInitial(tokens, at)
    )
      break;
    const next = leftOf(tokens, at, limit - 1);
    if (next < 0) break;
    at = next;
  }
  if (found < 0) return null;
  const last = trimRight(tokens, end, found);
  return { name: nameText(tokens, found, last), plaintiff: null, defendant: null, first: found, end: last };
}

const OF_HEADS = new Set(
  'matter estate interest marriage succession guardianship conservatorship adoption petition application appeal complaint will trust commitment detention dependency custody welfare paternity parentage discipline people'.split(
    ' ',
  ),
);

/** The first token of a procedural phrase whose key word is at i, or -1. */
function proceduralAt(tokens: Tokens, i: number, limit: number): number {
  const word = tokens.word(i);
  if (word === 're' && i - 1 >= limit && tokens.isWord(i - 1, 'in')) return i - 1;
  if (word === 'parte' && i - 1 >= limit && tokens.isWord(i - 1, 'ex')) return i - 1;
  if (
    OF_HEADS.has(word) &&
    (tokens.isWord(i + 1, 'of') || (word === 'people' && tokens.isWord(i + 1, 'in')))
  ) {
    if (tokens.isWord(i - 1, 'the') && tokens.isWord(i - 2, 'in') && i - 2 >= limit) return i - 2;
    if (tokens.isWord(i - 1, 'in') && i - 1 >= limit) return i - 1;
    if (tokens.isWord(i - 1, 're') && tokens.isWord(i - 2, 'in') && i - 2 >= limit) return i - 2;
    return tokens.has(i, Flag.capital) ? i : -1;
  }
  return -1;
}

/** A party alone: capitals and their connectors back to where a citation can begin. */
export function singleName(context: NameContext, end: number, limit: number): ReadName | null {
  const { tokens } = context;
  // A party alone is followed by a comma or an opening bracket of the year.
  const best: Best = { score: Number.NEGATIVE_INFINITY, first: -1 };
  let cost = 0;
  let at = end - 1;
  let capitals = 0;
  for (let steps = 0; at >= limit && steps < 24; steps += 1) {
    const kind = tokens.kindAt(at);
    if (tokens.has(at, Flag.furniture)) {
      at -= 1;
      continue;
    }
    if (hardStop(tokens, at)) break;
    let left = at - 1;
    if (kind === Kind.word) {
      const word = tokens.word(at);
      const capital = tokens.has(at, Flag.capital);
      if (capital || isBrand(tokens, at)) {
        if (LEAD_INS.has(word) && leadsIn(tokens, at, limit)) break;
        capitals += 1;
        offer(best, at, boundary(context, at, limit) - cost);
      } else if (isConnector(tokens, at) && at < end - 1) {
        cost += SCORE.costConnector;
        if (/^(?:in|under|by|from|with|to|on|as|upon|against)$/.test(word)) cost += 4;
      } else break;
    } else if (kind === Kind.number && tokens.kindAt(at - 1) === Kind.star && at - 1 >= limit) {
      // "Taxpay*803ers for Vincent": a star page inside the name.
      left = at - 2;
    } else if (kind === Kind.number) {
      if (at === end - 1 || !(tokens.glued(at) || tokens.glued(at + 1) || numberMayStart(tokens, at, limit)))
        break;
      offer(best, at, boundary(context, at, limit) - cost);
    } else if (kind === Kind.period) {
      if (at < end - 1 && endsSentence(tokens, at)) break;
      if (at === end - 1 && endsSentence(tokens, at)) break;
    } else if (kind === Kind.comma) {
      if (!isSuffixAfterComma(tokens, at)) break;
    } else if (kind === Kind.close) {
      left = leftOf(tokens, at, limit - 1);
      if (left < 0 || at === end - 1) break;
    } else if (
      kind !== Kind.ampersand &&
      kind !== Kind.dash &&
      kind !== Kind.apostrophe &&
      kind !== Kind.slash
    )
      break;
    if (tokens.has(at, Flag.gapBefore)) cost += gapCost(tokens, at);
    at = left;
  }
  if (best.first < 0 || capitals === 0 || best.score < 0) return null;
  const last = trimRight(tokens, end, best.first);
  const name = nameText(tokens, best.first, last);
  return plausibleSingle(tokens, best.first, last)
    ? { name, plaintiff: null, defendant: null, first: best.first, end: last }
    : null;
}

/** At least one word that is no body, person or paper of prose. */
function plausibleSingle(tokens: Tokens, first: number, end: number): boolean {
  for (let i = first; i < end; i += 1) {
    const word = tokens.word(i);
    if (word === '' || isConnector(tokens, i)) continue;
    if (!NOT_NAMES.has(word.replace(/'s$/, '')) && !NOT_NAMES.has(word)) return true;
  }
  return false;
}
