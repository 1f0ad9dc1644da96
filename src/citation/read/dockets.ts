/**
 * Docket numbers: the segment between name and core (", No. 19-cv-1234 (JPO), 2020 WL 1"), and docket citations that have no reporter
 * ("Doe v. Roe, No. 1:17-cv-00184 (D. Del. Feb. 22, 2017)").
 *
 * What may be changed: the caption words in grammar/words.ts (`DOCKET_WORDS`).
 */
import { DOCKET_WORDS } from '../grammar/words';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { endsSentence } from './sentences';

export interface DocketSegment {
  readonly docketNumber: string;
  /** First token of the segment, its caption words included; the name ends before the comma that precedes it. */
  readonly first: number;
  /** The token of "No.". */
  readonly number: number;
}

const isNumberWord = (tokens: Tokens, i: number): boolean => {
  const word = tokens.word(i);
  return (
    (word === 'no' || word === 'nos') &&
    tokens.has(i, Flag.capital) &&
    (tokens.kindAt(i + 1) === Kind.period || tokens.kindAt(i + 1) === Kind.number)
  );
};

/** Tokens that may stand inside docket numbers. */
function docketToken(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  if (
    kind === Kind.number ||
    kind === Kind.dash ||
    kind === Kind.colon ||
    kind === Kind.comma ||
    kind === Kind.period ||
    kind === Kind.slash ||
    kind === Kind.ampersand
  )
    return true;
  return kind === Kind.word && (tokens.size(i) <= 5 || tokens.has(i, Flag.allCapitals) || tokens.glued(i));
}

/**
 * "Cole v. Dean, 2015-CA-01234-COA, 200 So. 3d 12", "Cole v. Dean, 1:17-cv-00184, 2018 WL 1": a docket number without "No.", told by its
 * dashes and letters, behind a comma. Looks at 16 tokens at most.
 */
function bareDocket(tokens: Tokens, end: number, limit: number): DocketSegment | null {
  let dashes = 0;
  let letters = 0;
  let at = end - 1;
  for (; at > limit && end - at < 16; at -= 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.dash) dashes += 1;
    else if (kind === Kind.word && tokens.size(at) <= 5) letters += 1;
    else if (kind !== Kind.number && kind !== Kind.colon) return null;
    if (!tokens.glued(at)) break;
  }
  if (
    dashes < 2 ||
    letters === 0 ||
    tokens.kindAt(at) !== Kind.number ||
    tokens.kindAt(at - 1) !== Kind.comma
  )
    return null;
  return { docketNumber: docketText(tokens, at, end), first: at, number: at };
}

/** The docket segment that ends just before token `end` (a comma already stepped over), or null. Looks at 40 tokens at most. */
export function docketBefore(tokens: Tokens, end: number, limit: number): DocketSegment | null {
  return numberedDocket(tokens, end, limit) ?? bareDocket(tokens, end, limit);
}

function numberedDocket(tokens: Tokens, end: number, limit: number): DocketSegment | null {
  let at = end - 1;
  for (let steps = 0; at >= limit && steps < 40; steps += 1) {
    if (isNumberWord(tokens, at)) {
      const from = tokens.kindAt(at + 1) === Kind.period ? at + 2 : at + 1;
      if (from >= end) return null;
      const first = captionStart(tokens, at, limit);
      // "City Sch. Dist. No. 5" is a name: a docket number stands behind a comma.
      if (
        first > limit &&
        (tokens.kindAt(first - 1) === Kind.word ||
          (tokens.kindAt(first - 1) === Kind.period && !endsSentence(tokens, first - 1)))
      )
        return null;
      return { docketNumber: docketText(tokens, from, end), first, number: at };
    }
    if (tokens.kindAt(at) === Kind.close) {
      const open = tokens.partnerAt(at);
      if (open <= limit) return null;
      at = open - 1;
      continue;
    }
    if (!docketToken(tokens, at)) return null;
    at -= 1;
  }
  return null;
}

/** The number as written, without judge's initials in brackets behind it. */
export function docketText(tokens: Tokens, from: number, end: number): string {
  let to = end;
  if (tokens.kindAt(to - 1) === Kind.close && tokens.partnerAt(to - 1) > from) to = tokens.partnerAt(to - 1);
  while (to > from && tokens.kindAt(to - 1) === Kind.comma) to -= 1;
  return tokens.text
    .slice(tokens.startAt(from), tokens.endAt(to - 1))
    .replace(/-\s+/g, '-')
    .replace(/\s+/g, ' ');
}

/** Left over "Civil Action", "9th Dist. Summit", "Case" to the comma that ends the name. */
export function captionStart(tokens: Tokens, number: number, limit: number): number {
  let at = number;
  let first = number;
  for (let steps = 0; at - 1 >= limit && steps < 12; steps += 1) {
    const before = at - 1;
    const kind = tokens.kindAt(before);
    if (kind === Kind.comma) return steps === 0 || first < number ? at : first;
    if (kind === Kind.word) {
      if (DOCKET_WORDS.has(tokens.word(before))) first = before;
      else if (!tokens.has(before, Flag.capital) && !/^(?:th|st|nd|rd|d)$/.test(tokens.word(before)))
        return first;
    } else if (kind === Kind.number) first = before;
    else if (kind !== Kind.period) return first;
    at = before;
  }
  return first;
}

/** Pennsylvania: "1697 C.D. 2018", "1184 WDA 2012": letters between two numbers; the token after the second, or -1. */
function courtCode(tokens: Tokens, i: number): number {
  if (tokens.kindAt(i - 1) !== Kind.number || tokens.glued(i)) return -1;
  let at = i;
  while (
    at < i + 6 &&
    ((tokens.kindAt(at) === Kind.word && (tokens.has(at, Flag.allCapitals) || tokens.size(at) === 1)) ||
      tokens.kindAt(at) === Kind.period)
  )
    at += 1;
  return at > i && tokens.kindAt(at) === Kind.number && tokens.size(at) === 4 ? at + 1 : -1;
}

/** The token after the docket number that begins at token i ("No."), or -1 where none stands there. */
export function docketEnd(tokens: Tokens, i: number): number {
  if (!isNumberWord(tokens, i)) return -1;
  let at = tokens.kindAt(i + 1) === Kind.period ? i + 2 : i + 1;
  let end = -1;
  let digits = false;
  const stop = at + 30;
  while (at < stop) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.number) {
      digits = true;
      end = at + 1;
    } else if (kind === Kind.word && courtCode(tokens, at) > 0) {
      at = courtCode(tokens, at);
      end = at;
      continue;
    } else if (kind === Kind.word) {
      if (
        !(tokens.glued(at) || tokens.glued(at + 1) || tokens.kindAt(at - 1) === Kind.dash) ||
        (tokens.size(at) > 6 && !tokens.glued(at))
      )
        break;
      end = at + 1;
    } else if (kind === Kind.comma || kind === Kind.ampersand) {
      const next = tokens.kindAt(at + 1);
      if (next !== Kind.number || tokens.glued(at + 1)) break;
      // ", 2020 WL": the core.
      if (tokens.kindAt(at + 2) === Kind.word && !tokens.glued(at + 2)) break;
    } else if (kind === Kind.dash || kind === Kind.colon || kind === Kind.period || kind === Kind.slash) {
      if (
        !tokens.glued(at) ||
        !(tokens.glued(at + 1) || (kind === Kind.dash && tokens.has(at + 1, Flag.newlineBefore)))
      )
        break;
    } else break;
    at += 1;
  }
  return digits ? end : -1;
}
