/**
 * A name that stands only in the sentence before: "In Harlow v. Fitzgerald, the Court held so. 457 U.S. 800, 818 (1982)."
 *
 * Borrowed only where the structure makes it plain: the citation is a sentence of its own without a name, and since the citation before it
 * (or the block's beginning) exactly one case is named, within {@link REACH_BACK} tokens. What may be changed: that reach.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext } from './context';
import type { Draft } from './draft';
import { isSuffixAfterComma, isConnector } from './nameTokens';
import { readName, type ReadName } from './names';
import { endsSentence, isVersus } from './sentences';

/** About three sentences. */
const REACH_BACK = 120;

/** No party is longer. */
const LONGEST_PARTY = 24;

/** Gives a nameless citation sentence the one name of the prose before it; `first` is the citation's first token (signal or docket). */
export function borrowFromProse(context: BlockContext, draft: Draft, first: number): void {
  const { tokens, level } = context;
  if (draft.kind !== 'case' || draft.joint !== null || level.open >= 0) return;
  if (!standsAlone(tokens, first, level.limit)) return;
  const found = onlyName(context, first, level.limit);
  if (!found) return;
  draft.caseName = found.name;
  draft.plaintiff = found.plaintiff;
  draft.defendant = found.defendant;
  draft.assumptions.push('No name is written here; that of the sentence before was taken.');
}

/** Behind a sentence's end, with or without its closing quotation mark. */
function standsAlone(tokens: Tokens, first: number, limit: number): boolean {
  let at = first - 1;
  if (tokens.kindAt(at) === Kind.quote) at -= 1;
  return at > limit && tokens.kindAt(at) === Kind.period && (endsSentence(tokens, at) || at < first - 1);
}

/** The one name between `limit` and the citation; null where there is none, or a second. */
function onlyName(context: BlockContext, first: number, limit: number): ReadName | null {
  const { tokens } = context;
  let name: ReadName | null = null;
  for (let at = first - 1; at >= limit && first - at < REACH_BACK; at -= 1) {
    if (!isVersus(tokens, at) && !(tokens.isWord(at, 're') && tokens.isWord(at - 1, 'in'))) continue;
    const read = readName(context, partyEnd(tokens, at + 1), limit);
    if (!read) return null;
    if (name && name.name !== read.name) return null;
    name = read;
    at = Math.min(at, read.first);
  }
  return name;
}

/** The token after the party that begins behind "v." or "In re". */
function partyEnd(tokens: Tokens, from: number): number {
  let end = from;
  for (let at = from; at < from + LONGEST_PARTY; at += 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.word) {
      if (isVersus(tokens, at)) break;
      if (tokens.has(at, Flag.capital)) end = at + 1;
      else if (!isConnector(tokens, at)) break;
    } else if (kind === Kind.period) {
      if (at > from && endsSentence(tokens, at)) break;
      if (end === at) end = at + 1;
    } else if (kind === Kind.comma) {
      if (!isSuffixAfterComma(tokens, at)) break;
    } else if (
      kind !== Kind.ampersand &&
      kind !== Kind.dash &&
      kind !== Kind.apostrophe &&
      kind !== Kind.number
    )
      break;
    if (tokens.has(at, Flag.gapBefore)) break;
  }
  return end;
}
