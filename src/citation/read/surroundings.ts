/**
 * What stands to the left of a core: history, year-first brackets, docket number, name and signal; author and title of a journal.
 *
 * What may be changed: nothing about order, which is the order of writing read backwards.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext } from './context';
import { courtId, readCourtAndDate } from './courtAndDate';
import { docketBefore } from './dockets';
import type { Draft } from './draft';
import { historyBefore } from './history';
import { nameEnd, readName, type ReadName } from './names';
import { readSignal } from './signals';

/** Reads history, year-first brackets, docket, name and signal to the left of the core. */
export function readNameAround(context: BlockContext, draft: Draft, i: number): ReadName | null {
  const { tokens, level } = context;
  let limit = level.limit;
  const history = historyBefore(context, i);
  if (history) {
    draft.joint = 'history';
    draft.relation = history.relation;
    limit = history.end;
    draft.firstToken = history.first;
    draft.fullStart = tokens.startAt(history.first);
    if (history.borrowed) {
      const root = level.last;
      draft.caseName = root?.caseName ?? null;
      draft.plaintiff = root?.plaintiff ?? null;
      draft.defendant = root?.defendant ?? null;
      draft.docketNumber = docketBefore(tokens, nameEnd(tokens, i, limit), limit)?.docketNumber ?? null;
      return null;
    }
  }
  let end = nameEnd(tokens, i, limit);
  // California: "People v. Carr (2016) 62 Cal.4th 808".
  if (tokens.kindAt(end - 1) === Kind.close && i - end <= 1) {
    const open = tokens.partnerAt(end - 1);
    const dated = open >= limit ? readCourtAndDate(tokens, open, end - 1) : null;
    if (dated) {
      draft.year ??= dated.year;
      draft.dated = true;
      draft.courtAsWritten ??= dated.court;
      end = nameEnd(tokens, publicDocketStart(tokens, open, limit, draft), limit);
    }
  }
  end = beforeDefinition(tokens, end, limit, draft);
  end = courtBetween(context, draft, end, limit);
  const docket = docketBefore(tokens, end, limit);
  if (docket) {
    draft.docketNumber = docket.docketNumber;
    if (draft.courtAsWritten === null && docket.first < docket.number)
      districtOf(tokens, docket.first, docket.number, draft);
    end = beforeDefinition(tokens, nameEnd(tokens, docket.first, limit), limit, draft);
  }
  let name = end > limit ? readName(context, end, limit) : null;
  // New York: "Orr v Pell (63 NY2d 582, 584 [1984])".
  if (
    !name &&
    end === i &&
    tokens.kindAt(i - 1) === Kind.open &&
    i - 1 > (level.open < i - 1 ? outerLimit(context, i - 1) : limit)
  ) {
    const outer = readName(
      context,
      nameEnd(tokens, i - 1, outerLimit(context, i - 1)),
      outerLimit(context, i - 1),
    );
    const square = tokens.mark(i - 1) === '[';
    if (
      outer &&
      (square
        ? outer.plaintiff !== null
        : (outer.plaintiff !== null || draft.year !== null) && isNewYork(context, draft))
    ) {
      name = outer;
      limit = outerLimit(context, i - 1);
    }
  }
  if (name) {
    draft.caseName = name.name;
    draft.nameStated = true;
    draft.plaintiff = name.plaintiff;
    draft.defendant = name.defendant;
  }
  const first = name?.first ?? docket?.first ?? i;
  draft.firstToken = Math.min(draft.firstToken, first);
  draft.fullStart = Math.min(draft.fullStart, tokens.startAt(first));
  if (!history) setSignal(tokens, draft, readSignal(tokens, first, limit));
  return name;
}

/** "Cole v. Dean (“Cole I”), 12 F.3d 40": a short name defined behind the name is no part of it. Where the name ends. */
function beforeDefinition(tokens: Tokens, end: number, limit: number, draft: Draft): number {
  const close = end - 1;
  const open = tokens.kindAt(close) === Kind.close ? tokens.partnerAt(close) : -1;
  if (open <= limit || close - open > 14 || close - open < 4) return end;
  if (tokens.kindAt(open + 1) !== Kind.quote || tokens.kindAt(close - 1) !== Kind.quote) return end;
  draft.definedNames.push(
    tokens.text.slice(tokens.endAt(open + 1), tokens.startAt(close - 1)).replace(/[.,]$/, ''),
  );
  return nameEnd(tokens, open, limit);
}

/** Courts of which the old reports say no more than their kind: they tell none of ours. */
const KINDS_OF_COURT = new Set(['DC', 'CC', 'CCA', 'Sup', 'Super', 'App', 'Ch', 'ComPl']);

/**
 * West's old style: "Carroll v. Price (D. C.) 81 Fed. 137", "Smith v. Smith (Kan. Sup.) 8 Pac. 385": the court between name and core. Where the
 * name ends: before that bracket, or at `end` where none stands there.
 */
function courtBetween(context: BlockContext, draft: Draft, end: number, limit: number): number {
  const { tokens } = context;
  const close = end - 1;
  const open = tokens.kindAt(close) === Kind.close ? tokens.partnerAt(close) : -1;
  if (open <= limit || close - open > 9 || draft.dated) return end;
  for (let at = open + 1; at < close; at += 1)
    if (
      tokens.kindAt(at) !== Kind.period &&
      !(tokens.kindAt(at) === Kind.word && tokens.has(at, Flag.capital))
    )
      return end;
  const written = tokens.text.slice(tokens.endAt(open), tokens.startAt(close));
  const isKind = KINDS_OF_COURT.has(written.replace(/[.\s]/g, ''));
  if (!isKind && courtId(written, null) === null) return end;
  const before = nameEnd(tokens, open, limit);
  if (readName(context, before, limit)?.plaintiff == null) return end;
  if (!isKind) draft.courtAsWritten ??= written;
  return before;
}

/** Louisiana: "State v. Smith, 2010-0432, p. 5 (La. App. 4 Cir. 5/12/10), 38 So. 3d 100": where the docket number begins. */
function publicDocketStart(tokens: Tokens, open: number, limit: number, draft: Draft): number {
  let end = nameEnd(tokens, open, limit);
  if (
    tokens.kindAt(end - 1) === Kind.number &&
    tokens.kindAt(end - 2) === Kind.period &&
    /^pp?$/.test(tokens.word(end - 3))
  )
    end = nameEnd(tokens, end - 3, limit);
  let first = end;
  while (
    first - 1 >= limit &&
    (tokens.kindAt(first - 1) === Kind.number ||
      tokens.kindAt(first - 1) === Kind.dash ||
      (tokens.kindAt(first - 1) === Kind.word &&
        tokens.has(first - 1, Flag.allCapitals) &&
        tokens.kindAt(first - 2) === Kind.dash))
  )
    first -= 1;
  if (end - first < 3 || tokens.kindAt(first) !== Kind.number || tokens.kindAt(first - 1) !== Kind.comma)
    return open;
  draft.docketNumber = tokens.text.slice(tokens.startAt(first), tokens.endAt(end - 1));
  return first;
}

const outerLimit = (context: BlockContext, open: number): number => Math.min(context.level.limit, open);

/** A bracketed year or a spelling without periods tells that the name stands before the bracket. */
const isNewYork = (context: BlockContext, draft: Draft): boolean => {
  const { tokens } = context;
  return (
    tokens.kindAt(draft.endToken) === Kind.close &&
    tokens.kindAt(draft.endToken - 1) === Kind.close &&
    tokens.mark(draft.endToken - 1) === ']'
  );
};

/** Ohio: "9th Dist. Summit No. 12345" names the court before the docket. */
function districtOf(tokens: Tokens, from: number, number: number, draft: Draft): void {
  if (tokens.kindAt(from) === Kind.number && tokens.glued(from + 1))
    draft.courtAsWritten = tokens.text.slice(tokens.startAt(from), tokens.endAt(number - 1));
}

export function setSignal(
  tokens: Tokens,
  draft: Draft,
  signal: { signal: string; first: number } | null,
): void {
  if (!signal) return;
  draft.signal = signal.signal;
  draft.firstToken = signal.first;
  draft.fullStart = tokens.startAt(signal.first);
}

/** Author and title before a journal's core, for supra; and the signal before them. */
export function readLead(context: BlockContext, draft: Draft, i: number): void {
  const { tokens, level } = context;
  let first = quotedTitle(tokens, i, level.limit);
  const open = first;
  if (first < 0) first = leadStart(tokens, i, level.limit);
  else if (tokens.kindAt(first - 1) === Kind.comma) first = leadStart(tokens, first, level.limit);
  while (first < i && first !== open && tokens.kindAt(first) !== Kind.word) first += 1;
  if (first >= i) return;
  const from = readSignalForward(tokens, first, i);
  draft.lead = tokens.text.slice(tokens.startAt(from.next), tokens.endAt(i - 1)).replace(/\s+/g, ' ');
  draft.fullStart = tokens.startAt(from.signal ? first : from.next);
  draft.firstToken = from.signal ? first : from.next;
  draft.signal = from.signal;
  if (from.signal === null && first === open)
    setSignal(tokens, draft, readSignal(tokens, first, level.limit));
}

/** The opening mark of a title in quotation marks that ends right before the core, or -1. */
function quotedTitle(tokens: Tokens, i: number, limit: number): number {
  const last = tokens.kindAt(i - 1) === Kind.comma ? i - 2 : i - 1;
  if (tokens.kindAt(last) !== Kind.quote) return -1;
  for (let at = last - 1; at >= limit && last - at < 50; at -= 1)
    if (tokens.kindAt(at) === Kind.quote) return at;
  return -1;
}

/** Leftwards to where the sentence, the bracket or the block begins. */
function leadStart(tokens: Tokens, i: number, limit: number): number {
  let first = i;
  for (let at = i - 1; at >= limit && i - at < 60; at -= 1) {
    const kind = tokens.kindAt(at);
    if (
      kind === Kind.semicolon ||
      kind === Kind.noteMark ||
      // The end of a quotation that is a sentence, and no title: "… recognize." Ames, The Person, 128 Yale L.J. 1500.
      (kind === Kind.quote && tokens.kindAt(at - 1) === Kind.period && tokens.kindAt(at - 2) === Kind.word) ||
      (kind === Kind.open && tokens.partnerAt(at) > i) ||
      tokens.has(at, Flag.gapBefore)
    ) {
      if (tokens.has(at, Flag.gapBefore) && kind === Kind.word) first = at;
      break;
    }
    if (
      kind === Kind.period &&
      tokens.kindAt(at - 1) === Kind.word &&
      tokens.size(at - 1) > 3 &&
      at < i - 2 &&
      tokens.kindAt(at + 1) === Kind.word
    )
      break;
    first = at;
  }
  return first;
}

function readSignalForward(
  tokens: Tokens,
  first: number,
  stop: number,
): { signal: string | null; next: number } {
  for (let length = Math.min(6, stop - first); length > 0; length -= 1) {
    const signal = readSignal(tokens, first + length, first);
    if (signal && signal.first === first) return { signal: signal.signal, next: first + length };
  }
  return { signal: null, next: first };
}
