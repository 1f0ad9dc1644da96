/**
 * Where in an opinion a segment of a quotation may stand though its words differ: its rare words vote for a place, and a place is
 * worth laying words on only where enough of them stand. Most quotations that are not in an opinion end here, which keeps them cheap.
 */
import { COMMON_WORDS } from '../tables/guardedWords';
import { align, prepare } from './align';
import type { Alignment, ExpectedPlace } from './alignment';
import { partAt, placeCount, type OpinionIndex } from './opinionIndex';
import type { QuoteItem } from './quoteItems';

/** Words that vote, and the places of each that count. */
const MOST_VOTERS = 24;
const MOST_PLACES = 48;
const MOST_CANDIDATES = 3;
/** Words of the opinion that are one place to vote for. */
const BUCKET = 32;
/** Buckets on either side that an alignment can reach. */
const REACH = 4;
/** Longer segments are compared exactly or not at all. In words. */
const LONGEST_ALIGNED = 3000;
/** Of the words of substance at least this share stands at a place where altered words are still a quotation. */
const LEAST_SHARE = 0.4;
/** Words around a place where they are looked for. */
const AROUND = 24;

interface Voter {
  readonly id: number;
  /** Where in the segment it stands. */
  readonly at: number;
}

/** The best few alignments of a segment whose words do not stand exactly, the cheapest first. */
export function findNear(items: readonly QuoteItem[], index: OpinionIndex): readonly Alignment[] {
  if (items.length > LONGEST_ALIGNED) return [];
  const found: Alignment[] = [];
  const prepared = prepare(items, index);
  for (const place of candidatePlaces(items, index)) {
    const part = partAt(index, place.seen);
    if (part === undefined) continue;
    const alignment = align(prepared, index, place, part.from, part.to);
    if (alignment !== null) found.push(alignment);
  }
  return found.sort((one, other) => one.cost - other.cost || one.from - other.from);
}

interface Candidate extends ExpectedPlace {
  /** A word of the opinion that voted for the place. */
  readonly seen: number;
}

/** Votes of the segment's rare words, counted by where its first word would stand. */
class Ballot {
  readonly counts: Int32Array;
  readonly sums: Float64Array;
  readonly seen: Int32Array;
  /** The number of the first bucket: the first word may be expected before the opinion begins. */
  private readonly first: number;

  constructor(index: OpinionIndex, length: number) {
    this.first = Math.floor(-length / BUCKET) - 1;
    const size = Math.floor(index.ids.length / BUCKET) - this.first + 2;
    this.counts = new Int32Array(size);
    this.sums = new Float64Array(size);
    this.seen = new Int32Array(size);
  }

  vote(place: number, expected: number): void {
    const bucket = Math.floor(expected / BUCKET) - this.first;
    if (this.counts[bucket] === 0) this.seen[bucket] = place;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sums[bucket] = (this.sums[bucket] ?? 0) + expected;
  }

  /** A place that lies across two buckets has the votes of both. */
  score(bucket: number): number {
    return (this.counts[bucket] ?? 0) + Math.max(this.counts[bucket - 1] ?? 0, this.counts[bucket + 1] ?? 0);
  }

  /** The bucket with the best score that no earlier choice touches; -1 where none has a vote. */
  best(taken: readonly number[]): number {
    let best = -1;
    for (let bucket = 0; bucket < this.counts.length; bucket += 1) {
      if (this.counts[bucket] === 0 || taken.some((other) => Math.abs(other - bucket) <= 1)) continue;
      const better =
        best < 0
          ? 1
          : this.score(bucket) - this.score(best) || (this.counts[bucket] ?? 0) - (this.counts[best] ?? 0);
      if (better > 0) best = bucket;
    }
    return best;
  }

  around(bucket: number): number {
    let sum = 0;
    for (let at = bucket - REACH; at <= bucket + REACH; at += 1) sum += this.counts[at] ?? 0;
    return sum;
  }
}

/** Places where many of the segment's rare words stand at the right distance from one another. */
function candidatePlaces(items: readonly QuoteItem[], index: OpinionIndex): readonly Candidate[] {
  const known = knownWords(items, index);
  const voting = voters(known);
  if (voting.length === 0) return [];
  const ballot = new Ballot(index, items.length);
  for (const { id, at } of voting) {
    const from = index.placesFrom[id] ?? 0;
    const count = Math.min(placeCount(index, id), MOST_PLACES);
    for (let slot = from; slot < from + count; slot += 1) {
      const place = index.places[slot] ?? 0;
      ballot.vote(place, place - at);
    }
  }
  // Half of the words must stand there in the end; an omission may part them in two.
  const least = Math.max(items.length < 6 ? 1 : 2, voting.length / 4);
  const chosen: Candidate[] = [];
  const taken: number[] = [];
  let top = 0;
  while (taken.length < MOST_CANDIDATES) {
    const bucket = ballot.best(taken);
    const score = bucket < 0 ? 0 : ballot.score(bucket);
    top = Math.max(top, score);
    if (score < least || score * 2 < top) break;
    taken.push(bucket);
    const expected = Math.round((ballot.sums[bucket] ?? 0) / (ballot.counts[bucket] ?? 1));
    const spread = ballot.around(bucket) * 2 >= voting.length;
    if (!holdsEnough(items, known, index, expected, spread)) continue;
    chosen.push({ expected, seen: ballot.seen[bucket] ?? 0, spread });
  }
  return chosen;
}

/** Whether enough of the segment's words of substance stand about a place, in whatever order: without them no laying can succeed. */
function holdsEnough(
  items: readonly QuoteItem[],
  known: readonly Known[],
  index: OpinionIndex,
  expected: number,
  spread: boolean,
): boolean {
  const wanted = new Set(known.filter(({ common }) => !common).map(({ id }) => id));
  const substance = items.filter((item) => item.type !== 'bracket' && !COMMON_WORDS.has(item.word)).length;
  if (substance < 2) return true;
  const around = spread ? AROUND * REACH : AROUND;
  const to = Math.min(index.ids.length, expected + items.length + around);
  let held = 0;
  for (let place = Math.max(0, expected - around); place < to; place += 1)
    if (wanted.delete(index.ids[place] ?? -1)) held += 1;
  return held >= Math.max(2, substance * LEAST_SHARE);
}

interface Known extends Voter {
  readonly count: number;
  readonly common: boolean;
}

function knownWords(items: readonly QuoteItem[], index: OpinionIndex): readonly Known[] {
  const known: Known[] = [];
  items.forEach((item, at) => {
    if (item.type === 'bracket') return;
    const id = index.vocabulary.get(item.word);
    if (id !== undefined)
      known.push({ id, at, count: placeCount(index, id), common: COMMON_WORDS.has(item.word) });
  });
  return known;
}

/** The segment's rarest words that the opinion has; common words vote only where there are no others. */
function voters(known: readonly Known[]): readonly Voter[] {
  const rare = known.filter(({ common }) => !common);
  return [...(rare.length >= 2 ? rare : known)]
    .sort((one, other) => one.count - other.count || one.at - other.at)
    .slice(0, MOST_VOTERS);
}
