/**
 * Prior and later history: the phrase between two citations that makes one a stage of the other, and later steps that have a date and no
 * citation of their own.
 *
 * What may be changed: the phrases, in grammar/history.ts.
 */
import { tables } from '../tables';
import { Kind, type Tokens } from '../text/lexer';
import type { BlockContext, Level } from './context';
import { readCourtAndDate } from './courtAndDate';
import { docketBefore } from './dockets';
import type { Draft } from './draft';
import { nameEnd, readName } from './names';
import { readParentheticals } from './parentheticals';

/** ", as modified (June 29, 2012)", ", perm. to appeal denied (Tenn. Mar. 6, 1995)": a later step with a date and no citation of its own. */
export function datedHistory(context: BlockContext, draft: Draft): Level[] {
  const { tokens } = context;
  const levels: Level[] = [];
  if (draft.kind !== 'case' && draft.kind !== 'docket') return levels;
  for (;;) {
    if (tokens.kindAt(draft.endToken) !== Kind.comma) return levels;
    const match = tables().history.matches(tokens, draft.endToken + 1)[0];
    if (match?.values[0]?.of !== 'same') return levels;
    const open = tokens.kindAt(match.end) === Kind.comma ? match.end + 1 : match.end;
    const close = tokens.kindAt(open) === Kind.open ? tokens.partnerAt(open) : -1;
    if (close < 0 || close > context.level.close || !readCourtAndDate(tokens, open, close)) return levels;
    levels.push({ open, close, parent: draft, limit: open + 1, last: null, closed: true });
    draft.endToken = close + 1;
    draft.fullEnd = tokens.endAt(close);
    const dated = draft.year;
    draft.year ??= 0;
    levels.push(...readParentheticals(context, draft, draft.endToken));
    draft.year = dated;
  }
}

export interface HistoryBefore {
  readonly relation: string;
  readonly first: number;
  readonly end: number;
  readonly borrowed: boolean;
}

/** A phrase of history between the citation before and this one, with nothing else but this one's own name. */
export function historyBefore(context: BlockContext, i: number): HistoryBefore | null {
  const { tokens, level } = context;
  const before = level.last;
  if (!before || (before.kind !== 'case' && before.kind !== 'docket' && before.kind !== 'short')) return null;
  if (i - before.endToken > 70) return null;
  let at = before.endToken;
  if (tokens.kindAt(at) === Kind.noteMark) at += 1;
  // The comma before the phrase is often left out: "(1st Cir. 1980) cert. denied, …".
  if (tokens.kindAt(at) === Kind.comma || tokens.kindAt(at) === Kind.semicolon) at += 1;
  else if (tokens.kindAt(at) !== Kind.word) return null;
  if (tokens.isWord(at, 'and')) at += 1;
  const first = at;
  let row = null;
  let phraseEnd = at;
  for (;;) {
    const match = tables().history.matches(tokens, at)[0];
    if (!match) break;
    row = match.values[0] ?? null;
    phraseEnd = match.end;
    at = match.end;
    // "reh'g denied (Mar. 5, 1990), cert. denied, …"
    while (tokens.kindAt(at) === Kind.open && tokens.partnerAt(at) > 0) at = tokens.partnerAt(at) + 1;
    if (tokens.kindAt(at) === Kind.comma || tokens.isWord(at, 'and') || tokens.kindAt(at) === Kind.ampersand)
      at += 1;
  }
  if (!row) return null;
  const relation = tokens.text.slice(tokens.startAt(first), tokens.endAt(phraseEnd - 1));
  // Nothing but marks (or a blank of a reporter, "U.S. ,") between phrase and core: the name is borrowed.
  if (at === i || nameEnd(tokens, i, at) <= at) return { relation, first, end: at, borrowed: true };
  const docket = docketBefore(tokens, nameEnd(tokens, i, at), at);
  if (docket && docket.first === at) return { relation, first, end: at, borrowed: true };
  const name = readName(
    context,
    docket ? nameEnd(tokens, docket.first, at) : nameEnd(tokens, yearFirst(tokens, i), at),
    at,
  );
  return name && name.first === at ? { relation, first, end: at, borrowed: false } : null;
}

/** Over California's "(2016)" that stands before the core. */
function yearFirst(tokens: Tokens, i: number): number {
  const open = tokens.kindAt(i - 1) === Kind.close ? tokens.partnerAt(i - 1) : -1;
  return open >= 0 && readCourtAndDate(tokens, open, i - 1) ? open : i;
}
