/**
 * A quotation with ellipses is a chain of segments that stand in one part of the opinion, in order. Every place of the
 * longest segment begins a chain; the others stand at their nearest place on either side.
 */
import type { Alignment } from './alignment';
import { findNear } from './candidates';
import { findExact } from './locate';
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

/** Chains looked at, and segments laid in all of them together. */
const MOST_CHAINS = 512;
const MOST_LINKS = 4096;

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
  const most = Math.max(1, Math.min(MOST_CHAINS, Math.floor(MOST_LINKS / quote.segments.length)));
  const ordered = hits.map((list) => [...list].sort((one, other) => one.from - other.from));
  return (hits[anchor] ?? []).slice(0, most).map((hit) => {
    const chain = new Array<Alignment | null>(quote.segments.length).fill(null);
    chain[anchor] = hit;
    const part = partAt(index, hit.from);
    let edge = hit.to;
    for (let at = anchor + 1; at < chain.length; at += 1) {
      const next = firstFrom(ordered[at] ?? [], edge, part?.to ?? edge);
      chain[at] = next;
      edge = next?.to ?? edge;
    }
    edge = hit.from;
    for (let at = anchor - 1; at >= 0; at -= 1) {
      const previous = lastUpTo(ordered[at] ?? [], edge, part?.from ?? edge);
      chain[at] = previous;
      edge = previous?.from ?? edge;
    }
    return chain;
  });
}

/** The earliest hit in [low, high). Hits ascend. */
function firstFrom(hits: readonly Alignment[], low: number, high: number): Alignment | null {
  const hit = hits[countBefore(hits, low)];
  return hit !== undefined && hit.to <= high ? hit : null;
}

/** The last hit that ends by `high`, not before `low`. Hits ascend. */
function lastUpTo(hits: readonly Alignment[], high: number, low: number): Alignment | null {
  for (let at = countBefore(hits, high) - 1; at >= 0; at -= 1) {
    const hit = hits[at];
    if (hit === undefined || hit.from < low) return null;
    if (hit.to <= high) return hit;
  }
  return null;
}

/** How many hits begin before a place. */
function countBefore(hits: readonly Alignment[], place: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
