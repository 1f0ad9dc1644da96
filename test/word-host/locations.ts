/** Where ranges stand to one another (`Word.LocationRelation`), and the parts of a range (`Word.RangeLocation`). */
import type { Span } from './controls';
import type { WordDocument } from './document';
import { HostError } from './errors';

type Place = readonly [paragraph: number, at: number];

function places(span: Span, story: readonly unknown[]): { start: Place; end: Place } {
  return { start: [story.indexOf(span.first), span.start], end: [story.indexOf(span.last), span.end] };
}

const order = (a: Place, b: Place): number => a[0] - b[0] || a[1] - b[1];

/** As `Range.compareLocationWith`: how `a` stands to `b`. */
export function compare(a: Span, b: Span, document: WordDocument): string {
  const story = document.storyOf(a.first);
  if (!story.includes(b.first)) return 'Unrelated';
  const [x, y] = [places(a, story), places(b, story)];
  const [starts, ends] = [order(x.start, y.start), order(x.end, y.end)];
  if (starts === 0 && ends === 0) return 'Equal';
  if (order(x.end, y.start) === 0 && starts < 0) return 'AdjacentBefore';
  if (order(x.start, y.end) === 0 && ends > 0) return 'AdjacentAfter';
  if (order(x.end, y.start) < 0) return 'Before';
  if (order(x.start, y.end) > 0) return 'After';
  if (starts === 0) return ends < 0 ? 'InsideStart' : 'ContainsStart';
  if (ends === 0) return starts > 0 ? 'InsideEnd' : 'ContainsEnd';
  if (starts > 0 && ends < 0) return 'Inside';
  if (starts < 0 && ends > 0) return 'Contains';
  return starts < 0 ? 'OverlapsBefore' : 'OverlapsAfter';
}

/** The smallest range that holds both; null where they are in different stories. */
export function union(a: Span, b: Span, document: WordDocument): Span | null {
  const story = document.storyOf(a.first);
  if (!story.includes(b.first)) return null;
  const [x, y] = [places(a, story), places(b, story)];
  const from = order(x.start, y.start) <= 0 ? a : b;
  const to = order(x.end, y.end) >= 0 ? a : b;
  return { first: from.first, start: from.start, last: to.last, end: to.end };
}

export function partOf(span: Span, location: unknown): Span {
  switch (location ?? 'Whole') {
    case 'Whole':
    case 'Content':
      return span;
    case 'Start':
      return { first: span.first, start: span.start, last: span.first, end: span.start };
    case 'End':
    case 'After':
      return { first: span.last, start: span.end, last: span.last, end: span.end };
    default:
      throw new HostError('InvalidArgument', `no range location ${String(location)}`);
  }
}
