/**
 * The name of a case, read from the anchor leftwards to a hard stop by scored cut points.
 *
 * Every place where a name could begin is a candidate; it scores what stands before it (a signal, a sentence's end, a bracket, prose)
 * less the cost of what it would take in (a comma without "Inc.", a sentence's end, a blank line). The best wins. Emphasis is a vote.
 * What may be changed: the scores, in {@link SCORE}, and the word classes in grammar/words.ts. Steps are bounded: {@link REACH} tokens.
 */
import { ABBREVIATIONS, LEAD_INS, NAME_CONNECTORS, NAME_SUFFIXES, NOT_NAMES } from '../grammar/words';
import { SIGNAL_WORDS, signalOf } from '../grammar/signals';
import { foldText } from '../text/characters';
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { Span } from '../../brief/model';

/** Corporate endings that follow an abbreviation rather than begin a sentence. */
const CORPORATE = new Set([
  'co',
  'cos',
  'corp',
  'inc',
  'llc',
  'llp',
  'ltd',
  'lp',
  'co-op',
  'bros',
  "ass'n",
  "ass'ns",
  'assocs',
  'ry',
  'grp',
]);

/** How many tokens to either side of "v." a name may reach. */
const REACH = 60;

const SCORE = {
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

/** A name as read: tokens [first, end), with the text around it understood. */
export interface ReadName {
  readonly name: string;
  readonly plaintiff: string | null;
  readonly defendant: string | null;
  /** First token of the name. */
  readonly first: number;
  /** Token after the name. */
  readonly end: number;
}

export interface NameContext {
  readonly tokens: Tokens;
  readonly emphasis: readonly Span[];
}

/** Text of tokens [from, to) as a name: one space between words, line-end hyphens and furniture gone, letters and marks as written. */
export function nameText(tokens: Tokens, from: number, to: number): string {
  let out = '';
  for (let i = from; i < to; i += 1) {
    if (tokens.has(i, Flag.furniture) || tokens.kindAt(i) === Kind.noteMark) continue;
    if (out !== '' && !tokens.glued(i)) out += ' ';
    out +=
      tokens.kindAt(i) === Kind.word && tokens.has(i, Flag.folds)
        ? written(tokens, i)
        : tokens.text.slice(tokens.startAt(i), tokens.endAt(i));
  }
  return out.replace(/[\u00ad\u001f\u200b-\u200f\u2060\ufeff]/g, '');
}

/** A word with its curly apostrophe kept, broken lines joined and invisible characters dropped. */
function written(tokens: Tokens, i: number): string {
  const raw = tokens.text.slice(tokens.startAt(i), tokens.endAt(i));
  return raw
    .replace(/[-\u2010\u00ad][\t \u00a0]*[\r\n]+[\t \u00a0]*/g, '')
    .replace(/[\u00ad\u001f\u200b-\u200f\u2060\ufeff]/g, '');
}

/** True at the "v." between two parties. */
export function isVersus(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.word) return false;
  const length = tokens.endAt(i) - tokens.startAt(i);
  if (length > 6) return false;
  const word = tokens.word(i);
  if (word !== 'v' && word !== 'vs' && word !== 'versus') return false;
  if (tokens.has(i, Flag.capital) && word !== 'v' && !tokens.has(i, Flag.allCapitals)) return false;
  if (tokens.glued(i) && tokens.kindAt(i - 1) !== Kind.period && tokens.kindAt(i - 1) !== Kind.close)
    return false;
  const period = tokens.kindAt(i + 1) === Kind.period;
  // A capital V without small letters about is an initial or a numeral ("Henry V", "V. Smith") unless the parties are in capitals.
  if (tokens.has(i, Flag.capital)) return period && tokens.has(i - 1, Flag.allCapitals);
  return period || tokens.kindAt(i + 1) === Kind.word || tokens.kindAt(i + 1) === Kind.number;
}

/** Short capital words that end sentences as often as any other word. */
const PLAIN_SHORT =
  /^(?:act|rule|court|law|case|code|bank|ohio|iowa|utah|will|this|that|note|test|fact|care|duty|loss|risk|page|file|here|there|them|him|her|us|it|so|did|was|not)$/;

/** True where the period at token i ends a sentence rather than an abbreviation. */
export function endsSentence(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.period) return false;
  if (
    tokens.glued(i + 1) &&
    tokens.kindAt(i + 1) !== Kind.quote &&
    tokens.kindAt(i + 1) !== Kind.close &&
    tokens.kindAt(i + 1) !== Kind.noteMark
  )
    return false;
  const before = i - 1;
  const kind = tokens.kindAt(before);
  if (kind === Kind.close && tokens.kindAt(i + 1) === Kind.word) return true;
  if (tokens.kindAt(i + 1) === Kind.word) {
    // "Distrib. Co.", "Elect. Mfg.": an abbreviation goes before another, or before a small word.
    const next = tokens.word(i + 1);
    if (!tokens.has(i + 1, Flag.capital))
      return (
        PARTICLES.has(next) &&
        kind === Kind.word &&
        !tokens.has(before, Flag.capital) &&
        !ABBREVIATIONS.has(tokens.word(before))
      );
    if (
      CORPORATE.has(next) ||
      (kind === Kind.word &&
        tokens.has(before, Flag.capital) &&
        /^[a-z]+'[a-z]{1,2}$/.test(next) &&
        !next.endsWith("'s")) ||
      (kind === Kind.word &&
        tokens.has(before, Flag.capital) &&
        next.length > 1 &&
        ABBREVIATIONS.has(next) &&
        tokens.kindAt(i + 2) === Kind.period)
    )
      return false;
  } else if (
    tokens.kindAt(i + 1) === Kind.comma ||
    tokens.kindAt(i + 1) === Kind.ampersand ||
    tokens.kindAt(i + 1) === Kind.dash
  )
    return false;
  if (kind === Kind.close || kind === Kind.quote || kind === Kind.number) return true;
  if (kind !== Kind.word) return kind !== Kind.period;
  const word = tokens.word(before);
  if (word.length === 1 || ABBREVIATIONS.has(word) || /n't$|'[a-z]{1,2}$/.test(word)) return false;
  if (tokens.glued(before) && tokens.kindAt(before - 1) === Kind.period) return false;
  // A short capital word with a period is taken for an abbreviation when the next word is in capitals too ("Westch. Cnty.").
  if (tokens.has(before, Flag.allCapitals)) return word.length > 2;
  return !(tokens.has(before, Flag.capital) && word.length <= 4 && !PLAIN_SHORT.test(word));
}

/** Where the search to the left must end: brackets, quotations, notes, and what the caller says is taken. */
function hardStop(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  return (
    kind === Kind.noteMark ||
    kind === Kind.semicolon ||
    kind === Kind.open ||
    kind === Kind.section ||
    kind === Kind.paragraph ||
    kind === Kind.blank
  );
}

/** Steps left over a bracket or a short quotation that belongs to the name; the index of the token before it, or -1 for a stop. */
function leftOf(tokens: Tokens, i: number, limit: number): number {
  const kind = tokens.kindAt(i);
  if (kind === Kind.close) {
    const open = tokens.partnerAt(i);
    return open > limit && i - open < 16 ? open - 1 : -1;
  }
  if (kind === Kind.quote) {
    for (let at = i - 1; at > limit && i - at < 8; at -= 1)
      if (tokens.kindAt(at) === Kind.quote)
        return tokens.kindAt(at - 1) === Kind.word &&
          (NAME_CONNECTORS.has(tokens.word(at - 1)) || tokens.isWord(at - 1, 're'))
          ? at - 1
          : -1;
    return -1;
  }
  return i - 1;
}

const isSuffixAfterComma = (tokens: Tokens, comma: number): boolean => {
  const word = tokens.word(comma + 1);
  if (word === '') return tokens.kindAt(comma + 1) === Kind.ampersand;
  if (NAME_SUFFIXES.has(word)) return true;
  // "L.L.C.", "N.A.", "S.p.A.": letters with periods.
  return (
    word.length === 1 &&
    tokens.has(comma + 1, Flag.capital) &&
    tokens.kindAt(comma + 2) === Kind.period &&
    tokens.glued(comma + 3)
  );
};

/** Cleans the right end: from the anchor leftwards over comma, "supra", and an empty tail. Returns the token after the name. */
export function nameEnd(tokens: Tokens, anchor: number, limit: number): number {
  let end = anchor;
  for (;;) {
    const last = end - 1;
    if (last < limit) return end;
    const kind = tokens.kindAt(last);
    if (kind === Kind.comma || (kind === Kind.noteMark && tokens.kindAt(last - 1) === Kind.comma)) end = last;
    else if (tokens.isWord(last, 'supra') || (kind === Kind.period && tokens.isWord(last - 1, 'ante')))
      end = last;
    else if (kind === Kind.period && lostBlank(tokens, last, limit)) end = last - 3;
    else if (tokens.has(last, Flag.furniture)) end = last;
    else if (kind === Kind.blank || kind === Kind.dash) {
      const blank = blankCoreStart(tokens, last, limit);
      if (blank < 0) return end;
      end = blank;
    } else return end;
  }
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

const isConnector = (tokens: Tokens, i: number): boolean =>
  NAME_CONNECTORS.has(tokens.word(i)) || NAME_SUFFIXES.has(tokens.word(i));

/** "k9labs", "eBay", "iHeart", "d/b/a": small letters that a name may begin with. */
function isBrand(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.word) return false;
  const raw = tokens.norm(i);
  if (/^[a-z]{1,3}[A-Z]/.test(raw)) return true;
  if (tokens.kindAt(i + 1) === Kind.number && tokens.glued(i + 1)) return true;
  if (tokens.kindAt(i - 1) === Kind.number && tokens.glued(i)) return true;
  // "adidas America, Inc.", "craigslist, Inc.": a corporate ending right behind.
  const next = tokens.kindAt(i + 1) === Kind.comma ? i + 2 : i + 1;
  return (
    /^(?:inc|llc|ltd|corp|co|ag|gmbh|com|plc)$/.test(tokens.word(next)) &&
    !LEAD_INS.has(tokens.word(i)) &&
    !isConnector(tokens, i)
  );
}

interface Best {
  score: number;
  first: number;
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

function trimRight(tokens: Tokens, end: number, from: number): number {
  let at = end;
  while (
    at > from &&
    (tokens.kindAt(at - 1) === Kind.comma ||
      tokens.kindAt(at - 1) === Kind.colon ||
      tokens.kindAt(at - 1) === Kind.dash)
  )
    at -= 1;
  return at;
}

/** Small words with which a family name begins: "de la Cruz", "von Hagen". */
const PARTICLES = new Set(
  'de la le les los las del della der den di du da dos van von vom zu zur el al ten ter'.split(' '),
);

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
        const lead = LEAD_INS.has(word) && leadsIn(tokens, at, limit);
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

/** A blank line inside a name: a page break in PDF text, or a heading above. Capitals above small letters are a heading. */
function gapCost(tokens: Tokens, i: number): number {
  const before = i - 1;
  return tokens.has(before, Flag.allCapitals) !== tokens.has(i, Flag.allCapitals)
    ? SCORE.costSentence
    : SCORE.costBlankLine;
}

/** "the Court in", "the Circuit's in": prose, though every word has a capital. */
const institutionBefore = (tokens: Tokens, i: number): boolean =>
  /^(?:in|by|from|under|with|and|to|as|on)$/.test(tokens.word(i)) &&
  /^(?:court|courts|circuit|congress|justice|judge|panel|majority|dissent|appeals|plaintiff|plaintiffs|defendant|defendants)$/.test(
    tokens.word(i - 1),
  ) &&
  !/^(?:superior|district|municipal|county|for)$/.test(tokens.word(i - 2)) &&
  tokens.word(i) !== 'and';

/** A word of prose at a place where a sentence or citation can begin, and so no part of the name. */
function leadsIn(tokens: Tokens, i: number, limit: number): boolean {
  const word = tokens.word(i);
  if (isVersus(tokens, i + 1)) return false;
  if (word === 'in')
    return (
      !tokens.isWord(i + 1, 're') &&
      !(tokens.isWord(i + 1, 'the') && /^(?:matter|interest|estate)$/.test(tokens.word(i + 2))) &&
      !tokens.isWord(i + 1, 'interest')
    );
  // "First Nat'l Bank", "Second Baptist Church": an ordinal before a capital is a name unless a comma follows.
  if (
    /^(?:first|second|third|fourth|fifth|all|an|a|any|until|american|still|given|may|will|on|to|than|per|it|once|only|just|next|rather|here|about|before|after|in)$/.test(
      word,
    )
  )
    return (
      tokens.kindAt(i + 1) === Kind.comma ||
      (i > limit && !tokens.has(i + 1, Flag.capital)) ||
      (/^(?:on|to|than|per|it|before|after|until|once|only|about|rather|given)$/.test(word) &&
        startsSentence(tokens, i, limit))
    );
  if (tokens.kindAt(i + 1) === Kind.ampersand || tokens.isWord(i + 1, 'v')) return false;
  return true;
}

const startsSentence = (tokens: Tokens, i: number, limit: number): boolean =>
  i <= limit ||
  endsSentence(tokens, i - 1) ||
  tokens.kindAt(i - 1) === Kind.open ||
  tokens.kindAt(i - 1) === Kind.quote ||
  tokens.kindAt(i - 1) === Kind.noteMark;

function startsProcedural(tokens: Tokens, i: number): boolean {
  return (
    (tokens.isWord(i, 'in') && tokens.isWord(i + 1, 're')) ||
    (tokens.isWord(i, 'ex') && tokens.isWord(i + 1, 'parte'))
  );
}

/** "14 Penn Plaza LLC" after a signal is a name; at the head of a sentence or block the number is a note's or a page's. */
function numberMayStart(tokens: Tokens, i: number, limit: number): boolean {
  if (!tokens.has(i + 1, Flag.capital) && tokens.kindAt(i + 1) !== Kind.dash && !tokens.glued(i + 1))
    return false;
  if (tokens.glued(i + 1)) return true;
  if (i <= limit || tokens.has(i, Flag.newlineBefore)) return false;
  return tokens.word(i - 1) !== '';
}

function offer(best: Best, first: number, score: number): void {
  // A tie goes to the longer name: more of what is written is kept.
  if (score >= best.score) {
    best.score = score;
    best.first = first;
  }
}

/** What stands before token i, as a score for a name beginning there. */
function boundary(context: NameContext, i: number, limit: number): number {
  const { tokens, emphasis } = context;
  let score = -4;
  let before = i - 1;
  while (before >= limit && tokens.has(before, Flag.furniture)) before -= 1;
  const kind = tokens.kindAt(before);
  if (before < limit) score = SCORE.limit;
  else if (kind === Kind.open) score = SCORE.bracket;
  else if (kind === Kind.quote) score = SCORE.quote;
  else if (kind === Kind.noteMark) score = SCORE.noteMark;
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
  } else if (kind === Kind.comma)
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
  if (emphasis.length > 0 && startsEmphasis(emphasis, tokens.startAt(i))) score += SCORE.emphasis;
  return score;
}

const isShortDash = (tokens: Tokens, i: number): boolean =>
  tokens.text.charCodeAt(tokens.startAt(i)) !== 0x2014;

function wordBoundary(tokens: Tokens, before: number, limit: number): number {
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
  return SCORE.prose;
}

/** Emphasis spans are sorted by start: a search by halves keeps many spans cheap. */
function startsEmphasis(emphasis: readonly Span[], offset: number): boolean {
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

/** "In re X", "Ex parte X", "Matter of X", "Estate of X" without "v.". */
function proceduralName(tokens: Tokens, end: number, limit: number): ReadName | null {
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

const isInitial = (tokens: Tokens, i: number): boolean => tokens.endAt(i) - tokens.startAt(i) === 1;

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
function singleName(context: NameContext, end: number, limit: number): ReadName | null {
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

export interface ReadSignal {
  readonly signal: string;
  readonly first: number;
}

/** The signal that ends just before token i (a comma or period of its own included), whole and longest; null where none. */
export function readSignal(tokens: Tokens, i: number, limit: number): ReadSignal | null {
  let at = i - 1;
  let first = -1;
  let words = 0;
  while (at >= limit && i - at < 14) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.word) {
      if (!SIGNAL_WORDS.has(tokens.word(at))) break;
      first = at;
      words += 1;
    } else if (kind !== Kind.comma && kind !== Kind.period) break;
    else if (
      kind === Kind.period &&
      !tokens.isWord(at - 1, 'cf') &&
      !tokens.isWord(at - 1, 'g') &&
      !tokens.isWord(at - 1, 'e')
    )
      break;
    at -= 1;
  }
  while (words > 0 && first >= 0 && first < i) {
    if (tokens.kindAt(first) === Kind.word) {
      const text = foldText(tokens.text.slice(tokens.startAt(first), tokens.endAt(i - 1)));
      const signal = signalOf(text);
      if (signal !== undefined && !(signal === 'with' && !compareBefore(tokens, first, limit)))
        return { signal, first };
      words -= 1;
    }
    first += 1;
  }
  return null;
}

/** "with" is a signal only as the second half of "compare … with". */
function compareBefore(tokens: Tokens, i: number, limit: number): boolean {
  void limit;
  const kind = tokens.kindAt(i - 1);
  return kind === Kind.comma || kind === Kind.close || kind === Kind.period;
}
