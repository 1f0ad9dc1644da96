/**
 * A quotation with ellipses is a chain of segments that stand in one part of the opinion, in order. Every place of the
 * longest segment begins a chain; the others stand at their nearest place on either side.
 */
import type { Alignment } from './align';
import { findExact, findNear } from './locate';
import { partAt, type OpinionIndex } from './opinionIndex';
import type { QuoteStructure } from './quoteItems';

/** One alignment a segment; null where the segment is not there. */
export type Chain = readonly (Alignment | null)[];

/** Chains in which every segment stands exactly; none where one does not. */
export function exactChains(quote: QuoteStructure, index: OpinionIndex): readonly Chain[] {
  const hits = quote.segments.map((segment) => findExact(segment, index));
  if (hits.some((list) => list.length === 0)) return [];
  return chains(quote, index, hits);
}

/** Chains in which some segments stand only nearly, or not at all. */
export function nearChains(quote: QuoteStructure, index: OpinionIndex): readonly Chain[] {
  const hits = quote.segments.map((segment) => {
    const exact = findExact(segment, index);
    return exact.length > 0 ? exact : findNear(segment, index);
  });
  return chains(quote, index, hits);
}

const MOST_CHAINS = 512;

function chains(
  quote: QuoteStructure,
  index: OpinionIndex,
  hits: readonly (readonly Alignment[])[],
): readonly Chain[] {
  let anchor = 0;
  quote.segments.forEach((segment, at) => {
    const longer = segment.length > (quote.segments[anchor]?.length ?? 0);
    if ((hits[anchor]?.length ?? 0) === 0 || (longer && (hits[at]?.length ?? 0) > 0)) anchor = at;
  });
  return (hits[anchor] ?? []).slice(0, MOST_CHAINS).map((hit) => {
    const chain = new Array<Alignment | null>(quote.segments.length).fill(null);
    chain[anchor] = hit;
    const part = partAt(index, hit.from);
    let edge = hit.to;
    for (let at = anchor + 1; at < chain.length; at += 1) {
      const next = firstFrom(hits[at] ?? [], edge, part?.to ?? edge);
      chain[at] = next;
      edge = next?.to ?? edge;
    }
    edge = hit.from;
    for (let at = anchor - 1; at >= 0; at -= 1) {
      const previous = lastUpTo(hits[at] ?? [], edge, part?.from ?? edge);
      chain[at] = previous;
      edge = previous?.from ?? edge;
    }
    return chain;
  });
}

/** The earliest hit in [low, high); hits may come in any order, exact ones ascend. */
function firstFrom(hits: readonly Alignment[], low: number, high: number): Alignment | null {
  let found: Alignment | null = null;
  for (const hit of hits)
    if (hit.from >= low && hit.to <= high && (found === null || hit.from < found.from)) found = hit;
  return found;
}

function lastUpTo(hits: readonly Alignment[], high: number, low: number): Alignment | null {
  let found: Alignment | null = null;
  for (const hit of hits)
    if (hit.to <= high && hit.from >= low && (found === null || hit.from > found.from)) found = hit;
  return found;
}
