/**
 * Whose words a quotation holds: the citation that follows it, the one before it ("In X, the Court said …"), the one in
 * whose parenthetical it stands, or the one it is split around. Where two have an equal claim it abstains; terms, scare
 * quotes, defined terms and words of the record are nobody's.
 */
import type { Citation } from '../../citation';
import type { BoundBy } from '../model';
import { SUPPORTING_SIGNALS } from '../tables/attribution';
import type { BlockCitations } from './blockCitations';
import { isDefinedTerm } from './definedTerms';
import type { QuotedSpan } from './marks';
import { followingSide, precedingSide, saysSo, splits, type Side } from './sides';

export interface Attribution {
  readonly citation: Citation;
  readonly boundBy: BoundBy;
  /** Licences that stand between the quotation and its citation: "(Citations omitted.)". */
  readonly licences: readonly string[];
}

/** Fewer words, away from a citation, are a term or a scare quote. */
const TERM = 4;

/** Whose words stand in `span`, and, where another source is named by "quoting", also whose they were first. */
export function attribute(
  text: string,
  span: QuotedSpan,
  spans: readonly QuotedSpan[],
  citations: BlockCitations,
): readonly Attribution[] {
  if (isDefinedTerm(text, span)) return [];
  const owner = insideParenthetical(text, span, citations) ?? beside(text, span, spans, citations);
  const quoted = quotedSource(text, span, owner, citations);
  const found: Attribution[] = [];
  if (owner !== null && !citations.isRecord(owner.citation)) found.push(owner);
  if (quoted !== null && quoted !== owner?.citation)
    found.push({ citation: quoted, boundBy: 'quoting', licences: [] });
  return found;
}

function insideParenthetical(text: string, span: QuotedSpan, citations: BlockCitations): Attribution | null {
  let inner: Citation | null = null;
  for (const one of citations.before(span.open)) {
    if (one.span[1] > span.open || one.fullSpan[1] < span.close) continue;
    // Inside a bracket of the citation, not merely between two of its parallel members.
    const between = text.slice(one.span[1], span.open);
    if (depthOf(between) < 1) continue;
    if (inner === null || one.fullSpan[0] >= inner.fullSpan[0]) inner = one;
  }
  return inner === null ? null : { citation: citations.head(inner), boundBy: 'parenthetical', licences: [] };
}

function depthOf(text: string): number {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    else if ((character === ')' || character === ']') && depth > 0) depth -= 1;
  }
  return depth;
}

/** The named source of "(quoting Y)" after the quotation. */
function quotedSource(
  text: string,
  span: QuotedSpan,
  owner: Attribution | null,
  citations: BlockCitations,
): Citation | null {
  const limit = owner === null ? span.close + 12 : Math.max(owner.citation.fullSpan[1], span.close) + 12;
  for (const one of citations.ownersBetween(span.close, limit)) {
    // A short form's name may stand before the span of its citation.
    if (
      !/\((?:internally\s+)?quoting\s[^()]{0,60}$/i.test(
        text.slice(Math.max(0, one.fullSpan[0] - 90), one.fullSpan[0]),
      )
    )
      continue;
    if (owner !== null && one.within !== null && one.within !== owner.citation.id) continue;
    return one;
  }
  return null;
}

function beside(
  text: string,
  span: QuotedSpan,
  spans: readonly QuotedSpan[],
  citations: BlockCitations,
): Attribution | null {
  const after = followingSide(text, span, spans, citations);
  const before = precedingSide(text, span, spans, citations);
  const short = wordCount(text.slice(span.start, span.end)) < TERM;
  const follows = (side: Side): Attribution => ({
    citation: side.citation,
    boundBy: 'follows',
    licences: side.licences,
  });

  if (after?.adjacent === true) {
    if (before === null || before === 'tie' || !saysSo(before.gap)) return follows(after);
    const same = citations.sameAuthority(after.citation, before.citation);
    if (same) return follows(after);
    // "In X, the Court said “…” See Y": Y only supports it. Cited plainly, Y claims the words as well.
    const supports = SUPPORTING_SIGNALS.includes(after.citation.signal ?? '');
    return supports ? { citation: before.citation, boundBy: 'precedes', licences: [] } : null;
  }
  if (short && !(before !== null && before !== 'tie' && before.adjacent)) return null;
  if (
    before !== null &&
    before !== 'tie' &&
    before.adjacent &&
    after === null &&
    splits(text, span, spans, before)
  )
    return { citation: before.citation, boundBy: 'splitAround', licences: [] };
  if (short || before === 'tie') return null;
  if (after !== null && before !== null) {
    const same = citations.sameAuthority(after.citation, before.citation);
    if (same) return follows(after);
    return saysSo(before.gap) ? { citation: before.citation, boundBy: 'precedes', licences: [] } : null;
  }
  if (after !== null) return follows(after);
  return before === null ? null : { citation: before.citation, boundBy: 'precedes', licences: [] };
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
