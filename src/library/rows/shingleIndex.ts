/**
 * The index of opinions' words (`quotation/origin/shingles.ts`): each fingerprint and the cases that have it. Fingerprints are kept in
 * 8,192 buckets by their upper bits, a row a bucket and source, as ascending lower bits with the place of the case in its source: some
 * six bytes for each, where a row for each would take eighteen.
 */
import { ByteReader, ByteWriter } from './values';

/** Bits of a fingerprint within its bucket, and the buckets there are. */
const LOWER_BITS = 19;
const LOWER = (1 << LOWER_BITS) - 1;
export const BUCKETS = 1 << (32 - LOWER_BITS);

/** Cases that are answered for one quotation at most, and cases of one fingerprint that are counted. */
export const MOST_ORIGINS = 20;
const MOST_OF_A_FINGERPRINT = 2000;

export const bucketOf = (fingerprint: number): number => fingerprint >>> LOWER_BITS;

export function byBucket(fingerprints: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const buckets = new Map<number, number[]>();
  for (const one of new Set(fingerprints))
    buckets.set(bucketOf(one), [...(buckets.get(bucketOf(one)) ?? []), one]);
  return buckets;
}

/** Gathers one bucket; fingerprints come in ascending order, the places of one fingerprint too. */
export class Bucket {
  private readonly bytes = new ByteWriter();
  private lower = 0;
  private place = 0;
  empty = true;

  add(fingerprint: number, place: number): void {
    const lower = fingerprint & LOWER;
    // A new fingerprint is told by a difference above zero; the same one by zero and the difference of its places.
    this.bytes.number(this.empty ? lower + 1 : lower - this.lower);
    this.bytes.number(this.empty || lower !== this.lower ? place : place - this.place);
    [this.lower, this.place, this.empty] = [lower, place, false];
  }

  take(): Buffer {
    [this.lower, this.place, this.empty] = [0, 0, true];
    return this.bytes.take();
  }
}

/** Hands on the case id of every posting of these fingerprints in one stored bucket. */
export function readBucket(
  stored: Uint8Array,
  firstCase: number,
  fingerprints: readonly number[],
  hit: (fingerprint: number, caseId: number) => void,
): void {
  const wanted = new Map(fingerprints.map((one) => [one & LOWER, one]));
  const bytes = new ByteReader(stored);
  let lower = -1;
  let place = 0;
  while (!bytes.atEnd) {
    const step = bytes.number();
    const next = bytes.number();
    place = step === 0 ? place + next : next;
    lower += step;
    const fingerprint = wanted.get(lower);
    if (fingerprint !== undefined) hit(fingerprint, firstCase + place);
  }
}

/** Counts, for one quotation, in how many of its fingerprints each case shares; the best first. */
export class Tally {
  private readonly shared = new Map<number, number>();
  private readonly seen = new Map<number, number>();

  readonly count = (fingerprint: number, caseId: number): void => {
    const before = this.seen.get(fingerprint) ?? 0;
    this.seen.set(fingerprint, before + 1);
    if (before < MOST_OF_A_FINGERPRINT) this.shared.set(caseId, (this.shared.get(caseId) ?? 0) + 1);
  };

  best(limit: number): readonly { readonly id: number; readonly shared: number }[] {
    return [...this.shared.entries()]
      .map(([id, shared]) => ({ id, shared }))
      .sort((one, other) => other.shared - one.shared || one.id - other.id)
      .slice(0, Math.min(limit, MOST_ORIGINS));
  }
}
