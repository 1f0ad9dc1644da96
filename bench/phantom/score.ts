/**
 * The paper's measure (`benchmarks.md`): a segment that was marked and a segment that is wrong match where one is a substring of the
 * other. Precision = matched marks of all marks, recall = matched faults of all faults. Intervals are bootstrapped over excerpts.
 */
import type { Report } from '../../src/verifier/report';
import { seeded } from '../random';
import type { Excerpt, Truth } from './excerpts';
import type { FaultKind } from './faults';

/** A segment of the brief that the check found fault with, and what it says is wrong. */
export interface Marked {
  readonly segment: string;
  readonly says: 'existence' | 'name' | 'page' | 'words' | 'support' | 'other';
}

/** Everything that a report finds fault with, small differences included. "Cannot tell" is no finding; an unverified citation is one. */
export function marksOf(report: Report, blocks: Excerpt['blocks']): readonly Marked[] {
  const marks: Marked[] = [];
  const slice = (block: number, [from, to]: readonly [number, number]): string =>
    blocks[block]?.text.slice(from, to) ?? '';
  const byId = new Map(report.citations.map((one) => [one.id, one]));
  for (const citation of report.citations) {
    if (citation.status === null) continue;
    // A short form repeats what its full citation is told of; the fault is marked there.
    const full = slice(citation.block, withPincite(citation));
    if (citation.status !== 'found') marks.push({ segment: full, says: 'existence' });
    for (const { check, result } of citation.checks) {
      if (result !== 'differs' || check === 'quotation') continue;
      const says =
        check === 'caseName'
          ? 'name'
          : check === 'pincite'
            ? 'page'
            : check === 'support'
              ? 'support'
              : 'other';
      marks.push({ segment: full, says });
    }
  }
  for (const quotation of report.quotations) {
    const citation = quotation.citation === null ? undefined : byId.get(quotation.citation);
    if (quotation.verdict === 'altered' || quotation.verdict === 'absent')
      marks.push({ segment: quotation.text, says: 'words' });
    if (quotation.verdict === 'elsewhere' && citation !== undefined)
      marks.push({ segment: slice(citation.block, withPincite(citation)), says: 'page' });
  }
  return marks;
}

const withPincite = (citation: Report['citations'][number]): readonly [number, number] => {
  const [from, to] = citation.fullSpan;
  return [from, Math.max(to, citation.pincite?.span[1] ?? to)];
};

const overlaps = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

export const isAbout = (truth: Truth, marked: string): boolean =>
  truth.segments.some((segment) => overlaps(segment, marked));

export interface Scored {
  readonly truths: readonly (Truth & { readonly hit: boolean; readonly named: boolean })[];
  readonly marks: number;
  readonly matchedMarks: number;
}

const SAYS: Readonly<Record<FaultKind, readonly Marked['says'][]>> = {
  nonexistent: ['existence', 'name'],
  caseName: ['name', 'existence'],
  pincite: ['page'],
  misquote: ['words'],
  misrepresentation: ['support'],
  unrelated: ['words', 'support', 'page'],
  nearby: ['words', 'support', 'page'],
  page: ['page'],
};

export function score(excerpt: Excerpt, marks: readonly Marked[]): Scored {
  return {
    truths: excerpt.truths.map((truth) => {
      const over = marks.filter(({ segment }) => isAbout(truth, segment));
      return {
        ...truth,
        hit: over.length > 0,
        named: over.some(({ says }) => SAYS[truth.fault.kind].includes(says)),
      };
    }),
    marks: marks.length,
    matchedMarks: marks.filter(({ segment }) => excerpt.truths.some((truth) => isAbout(truth, segment)))
      .length,
  };
}

export type Interval = readonly [low: number, high: number];

const RESAMPLES = 1000;

/** 95 % interval of a measure over resampled items. */
export function bootstrap<Item>(
  items: readonly Item[],
  measure: (items: readonly Item[]) => number,
): Interval {
  if (items.length === 0) return [0, 0];
  const random = seeded(7);
  const values: number[] = [];
  for (let round = 0; round < RESAMPLES; round += 1) {
    const sample = items.map(() => items[Math.floor(random() * items.length)] as Item);
    values.push(measure(sample));
  }
  values.sort((one, other) => one - other);
  const at = (share: number): number =>
    values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
  return [at(0.025), at(0.975)];
}

/** One where nothing was asked: no fault missed, no false mark. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
