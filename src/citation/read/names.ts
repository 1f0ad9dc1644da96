/**
 * The name of a case, read from the anchor leftwards to a hard stop by scored cut points.
 *
 * Every place where a name could begin is a candidate; it scores what stands before it (a signal, a sentence's end, a bracket, prose)
 * less the cost of what it would take in (a comma without "Inc.", a sentence's end, a blank line). The best wins. Emphasis is a vote.
 * What may be changed: the scores, in nameScores.ts, and the word classes in grammar/words.ts. Steps are bounded: {@link REACH} tokens.
 */
import { LEAD_INS } from '../grammar/words';
import { SIGNAL_WORDS } from '../grammar/signals';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { boundary, gapCost, offer, SCORE, wordBoundary, type Best, type NameContext } from './nameScores';
import {
  hardStop,
  institutionBefore,
  isBrand,
  isConnector,
  isSuffixAfterComma,
  leadsIn,
  leftOf,
  numberMayStart,
  PARTICLES,
  startsProcedural,
} from './nameTokens';
import { nameText, REACH, trimRight, type ReadName } from './nameText';
import { endsSentence, isVersus } from './sentences';
import { proceduralName, singleName } from './soloNames';

export type { ReadName } from './nameText';

/** Cleans the right end: from the anchor leftwards over comma, "supra", and an empty tail. Returns the token after the name. */
export function nameEnd(tokens: Tokens, anchor: number, limit: number): number {
  let end = anchor;
  for (;;) {
    const last = end - 1;
    if (last < limit) return end;
    const kind = tokens.kindAt(last);
    if (kind === Kind.comma || (kind === Kind.noteMark && tokens.kindAt(last - 1) === Kind.comma)) end = last;
    // A star page between name and core: "Thornhill v. Alabama, *574 310 U.S. 88".
    else if (kind === Kind.number && tokens.kindAt(last - 1) === Kind.star && last - 1 >= limit)
      end = last - 1;
    else if (tokens.isWord(last, 'supra') || (kind === Kind.period && tokens.isWord(last - 1, 'ante')))
      end = last;
    else if (kind === Kind.period && lostBlank(tokens, last, limit)) end = last - 3;
    else if (tokens.has(last, Flag.furniture)) end = last;
    else if (kind === Kind.period && ellipsisStart(tokens, last, limit) >= 0)
      end = ellipsisStart(tokens, last, limit);
    else if (kind === Kind.blank || kind === Kind.dash) {
      const blank = blankCoreStart(tokens, last, limit);
      if (blank < 0) return end;
      end = blank;
    } else return end;
  }
}

/** "Doe v. Roe, . . . 284 A.2d 717": what a quotation left out between name and core; where the points begin, or -1. */
function ellipsisStart(tokens: Tokens, last: number, limit: number): number {
  let at = last;
  while (at > limit && tokens.kindAt(at - 1) === Kind.period) at -= 1;
  return last - at >= 2 && last - at < 5 && tokens.kindAt(at - 1) === Kind.comma ? at : -1;
}

/** ", U.S. , 139 S. Ct. 788": a reporter whose blanks for volume and page were lost. */
const lostBlank = (tokens: Tokens, last: number, limit: number): boolean =>
  last - 3 >= limit &&
  tokens.isWord(last - 1, 's') &&
  tokens.kindAt(last - 2) === Kind.period &&
  tokens.isWord(last - 3, 'u') &&
  (tokens.kindAt(last - 4) === Kind.comma || last - 3 === limit) &&
  tokens.kindAt(last + 1) === Kind.comma;

/** "--- F.4th ---" before a parallel that has numbers: where it begins, or -1. */
function blankCoreStart(tokens: Tokens, last: number, limit: number): number {
  let words = 0;
  for (let at = last - 1; at >= limit && last - at < 12; at -= 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.blank || kind === Kind.dash) {
      if (words > 0 && !tokens.glued(at)) {
        while (
          at - 1 >= limit &&
          (tokens.kindAt(at - 1) === Kind.dash || tokens.kindAt(at - 1) === Kind.blank)
        )
          at -= 1;
        return at;
      }
    } else if (kind === Kind.word || kind === Kind.number) words += 1;
    else if (kind !== Kind.period && kind !== Kind.comma) return -1;
  }
  return -1;
}

/**
 * The name that ends at token `end` (exclusive) and begins at or after `limit`, or null where none stands there.
 * A party alone ("Twombly, 550 U.S. 544") is a name only where a comma or bracket stands behind it: `end` is then before that mark.
 */
export function readName(context: NameContext, end: number, limit: number): ReadName | null {
  const { tokens } = context;
  const last = end - 1;
  if (last < limit) return null;
  const versus = findVersus(tokens, last, limit);
  if (versus >= 0) return versusName(context, versus, end, limit);
  const behind = tokens.kindAt(end);
  const marked = behind === Kind.comma || behind === Kind.open || tokens.isWord(end, 'supra');
  return proceduralName(tokens, end, limit) ?? (marked ? singleName(context, end, limit) : null);
}

/** The nearest "v." to the left without a sentence's end or prose between. */
function findVersus(tokens: Tokens, last: number, limit: number): number {
  let at = last;
  let prose = 0;
  for (let steps = 0; at >= limit && steps < REACH; steps += 1) {
    if (isVersus(tokens, at) && at < last) return prose > 0 ? -1 : at;
    if (hardStop(tokens, at)) return -1;
    if (tokens.kindAt(at) === Kind.period && at < last && endsSentence(tokens, at)) return -1;
    if (
      tokens.kindAt(at) === Kind.word &&
      !tokens.has(at, Flag.capital) &&
      !isConnector(tokens, at) &&
      !isBrand(tokens, at) &&
      !tokens.has(at, Flag.furniture) &&
      !tokens.glued(at)
    )
      prose += 1;
    const next = leftOf(tokens, at, limit - 1);
    if (next < 0) return -1;
    at = next;
  }
  return -1;
}

function versusName(context: NameContext, versus: number, end: number, limit: number): ReadName | null {
  const { tokens } = context;
  const first = plaintiffStart(context, versus, limit);
  let afterV = versus + 1;
  if (tokens.kindAt(afterV) === Kind.period) afterV += 1;
  if (first < 0 || afterV >= end) return null;
  const defendantEnd = trimRight(tokens, end, afterV);
  if (defendantEnd <= afterV) return null;
  const plaintiff = nameText(tokens, first, versus);
  const defendant = nameText(tokens, afterV, defendantEnd);
  return {
    name: nameText(tokens, first, defendantEnd),
    plaintiff: plaintiff.replace(/,$/, ''),
    defendant,
    first,
    end: defendantEnd,
  };
}

/** The best-scored beginning of the party that ends before "v.". -1 where none can begin. */
function plaintiffStart(context: NameContext, versus: number, limit: number): number {
  const { tokens } = context;
  const best: Best = { score: Number.NEGATIVE_INFINITY, first: -1 };
  let cost = 0;
  let at = versus - 1;
  if (tokens.kindAt(at) === Kind.comma) at -= 1;
  for (let steps = 0; at >= limit && steps < REACH; steps += 1) {
    const kind = tokens.kindAt(at);
    if (tokens.has(at, Flag.furniture)) {
      at -= 1;
      continue;
    }
    if (hardStop(tokens, at)) break;
    if (isVersus(tokens, at)) {
      // An earlier "v.": what lies between belongs to its defendant up to the last "and" or comma.
      break;
    }
    let left = at - 1;
    if (kind === Kind.close || kind === Kind.quote) {
      left = leftOf(tokens, at, limit - 1);
      if (left < 0) break;
      cost += 0.5;
    } else if (kind === Kind.word) {
      const word = tokens.word(at);
      const capital = tokens.has(at, Flag.capital);
      const brand = !capital && isBrand(tokens, at);
      if (!capital && tokens.glued(at) && tokens.kindAt(at - 1) === Kind.dash) {
        // "Citi-zen": the second half of a broken word.
      } else if (capital || brand) {
        const lead = !brand && LEAD_INS.has(word) && leadsIn(tokens, at, limit);
        if (lead) cost += SCORE.costLeadIn;
        else offer(best, at, boundary(context, at, limit) - cost);
      } else if (isConnector(tokens, at)) {
        cost += institutionBefore(tokens, at) ? SCORE.costLeadIn : SCORE.costConnector;
        if (/^(?:in|under|by|from|with|to|on|as|see|upon|against)$/.test(word)) cost += 1;
        if (PARTICLES.has(word) && boundary(context, at, limit) >= SCORE.limit)
          offer(best, at, boundary(context, at, limit) - cost + 0.5);
        if (startsProcedural(tokens, at)) offer(best, at, boundary(context, at, limit) - cost + 1);
      } else {
        // "See adidas America, Inc. v. Payless": a small word straight behind a signal or bracket, a capital behind it.
        const before = tokens.kindAt(at - 1);
        if (
          tokens.has(at + 1, Flag.capital) &&
          at > limit &&
          !LEAD_INS.has(word) &&
          !SIGNAL_WORDS.has(word) &&
          (before === Kind.open ||
            (before === Kind.word && wordBoundary(tokens, at - 1, limit) === SCORE.signal))
        )
          offer(best, at, boundary(context, at, limit) - cost);
        break;
      }
    } else if (kind === Kind.number && tokens.kindAt(at - 1) === Kind.star && at - 1 >= limit) {
      // "City of Port *586 Haven v. Doe": a star page inside the name.
      left = at - 2;
    } else if (kind === Kind.number) {
      if (!tokens.has(at, Flag.furniture)) {
        cost += SCORE.costNumber;
        if (numberMayStart(tokens, at, limit)) offer(best, at, boundary(context, at, limit) - cost);
      }
    } else if (kind === Kind.period) {
      if (endsSentence(tokens, at)) cost += SCORE.costSentence;
    } else if (kind === Kind.comma) {
      if (!isSuffixAfterComma(tokens, at)) cost += SCORE.costComma;
    } else if (kind === Kind.colon || kind === Kind.other || kind === Kind.equals || kind === Kind.star)
      cost += SCORE.costSentence;
    else if (kind === Kind.dash && !tokens.glued(at)) cost += SCORE.costDash;
    if (tokens.has(at, Flag.gapBefore)) cost += gapCost(tokens, at);
    if (cost > SCORE.costSentence + 3) break;
    at = left;
  }
  return best.first;
}
