/**
 * Names and citations given in turn: "In Warth v. Seldin and Hope v. Pelzer, 422 U.S. 490 (1975) and 536 U.S. 730 (2002), …". The name that
 * stands before the first citation is the last one's.
 *
 * Only where as many names of two parties, joined by commas and "and", stand before as cores so joined stand behind. Steps are bounded
 * by {@link MOST}.
 */
import { Kind, type Tokens } from '../text/lexer';
import { startsCore, type BlockContext } from './context';
import { readCore } from './cores';
import type { Draft } from './draft';
import { nameEnd, readName, type ReadName } from './names';

/** No list of names given in turn is longer. */
const MOST = 6;

/** The names of this citation and of those behind it, in order, or null where they are not given in turn. `last` is the name beside it. */
export function namesInTurn(context: BlockContext, draft: Draft, last: ReadName): readonly ReadName[] | null {
  if (last.plaintiff === null) return null;
  const cores = 1 + coresBehind(context.tokens, draft);
  if (cores < 2) return null;
  const names = [last];
  let joined = false;
  for (let first = last.first; names.length <= MOST;) {
    const end = joinBefore(context.tokens, first, context.level.limit);
    if (end < 0) break;
    joined ||= context.tokens.isWord(first - 1, 'and');
    const name = readName(context, nameEnd(context.tokens, end, context.level.limit), context.level.limit);
    if (name?.plaintiff == null || name.first >= first) break;
    names.unshift(name);
    first = name.first;
  }
  return joined && names.length === cores ? names : null;
}

/** The token after the name before a joining "and" or comma that ends before token `first`; -1 where none joins. */
function joinBefore(tokens: Tokens, first: number, limit: number): number {
  const before = first - 1;
  if (before <= limit) return -1;
  if (tokens.isWord(before, 'and')) return tokens.kindAt(before - 1) === Kind.comma ? before - 1 : before;
  return tokens.kindAt(before) === Kind.comma ? before : -1;
}

/** How many cores follow, the last one joined by "and", each with nothing but a bracket of its own behind it. */
function coresBehind(tokens: Tokens, draft: Draft): number {
  let from = draft.endToken;
  let count = 0;
  let joined = false;
  for (let at = from; count < MOST;) {
    if (tokens.kindAt(at) === Kind.comma) at += 1;
    const isLast = tokens.isWord(at, 'and');
    if (isLast) at += 1;
    if (joined || at === from || tokens.kindAt(at) !== Kind.number || !startsCore(tokens, at)) break;
    const core = readCore(tokens, at);
    // Behind a comma alone another reporter is a parallel citation.
    if (core === null || (!isLast && core.reporter !== draft.reporterRow)) break;
    joined = isLast;
    count += 1;
    at = core.end;
    if (tokens.kindAt(at) === Kind.open) at = Math.max(at, tokens.partnerAt(at)) + 1;
    from = at;
  }
  return joined ? count : 0;
}

/** The name that the citation before keeps for the one at token i; null where something else stands between. */
export function nameInTurn(tokens: Tokens, before: Draft | null, i: number): ReadName | null {
  const name = before?.namesInTurn[0];
  if (before === null || name === undefined) return null;
  let at = before.endToken;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  if (tokens.isWord(at, 'and')) at += 1;
  return at === i ? name : null;
}
