/**
 * What the brief may have meant: the same parties at another citation, and how that citation differs. A suggestion never makes a
 * citation found.
 */
import type { CaseRecord, CitationCore } from './caseLaw';
import { plainNumber } from './evidence/reading';
import { isStrictlyInside, type Known } from './evidence/rules';
import { neighbouringSeries } from './facts';
import type { Suggestion } from './report';

/** How two numbers as written differ; null where they have nothing in common. */
export function howNumbersDiffer(
  a: string,
  b: string,
): 'same' | 'oneDigit' | 'transposed' | 'digitLost' | null {
  if (a === b) return 'same';
  if (a.length === b.length) {
    const differing = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]));
    const [first = 0, second = 0] = differing;
    if (differing.length === 1) return a.length > 1 ? 'oneDigit' : null;
    const crossed = a[first] === b[second] && a[second] === b[first];
    return differing.length === 2 && second === first + 1 && crossed ? 'transposed' : null;
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length !== 1 || short.length < 2) return null;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(at) === long.slice(at + 1) ? 'digitLost' : null;
}

const WORDS = {
  oneDigit: 'one digit differs',
  transposed: 'two digits are transposed',
  digitLost: 'a digit is missing or too many',
} as const;

export function parseCore(citation: string): CitationCore | null {
  const match = /^(\S+) (.+) (\S+)$/.exec(citation);
  return match === null ? null : { volume: match[1] ?? '', reporter: match[2] ?? '', page: match[3] ?? '' };
}

interface Difference {
  /** Lower is nearer. */
  readonly distance: number;
  readonly words: string;
}

/** A case is at most so many pages long that a page of it is taken for its first. */
const LONGEST_CASE = 150;

function ofSameVolume(brief: CitationCore, real: CitationCore): string {
  const [page, first] = [plainNumber(brief.page), plainNumber(real.page)];
  const isLater = page !== null && first !== null && page > first && page - first <= LONGEST_CASE;
  return isLater
    ? 'an earlier page of the same volume, so that a pincite may have been used as the first page'
    : 'another page of the same volume';
}

/** How the citation of the brief differs from a real one of the same parties. */
export function difference(brief: CitationCore, real: CitationCore): Difference {
  const volume = howNumbersDiffer(brief.volume, real.volume);
  const page = howNumbersDiffer(brief.page, real.page);
  if (brief.reporter === real.reporter) {
    if (volume === 'same' && page !== null && page !== 'same')
      return { distance: 1, words: `${WORDS[page]} in the page` };
    if (page === 'same' && volume !== null && volume !== 'same') {
      return { distance: 1, words: `${WORDS[volume]} in the volume` };
    }
    if (volume === 'same') return { distance: 2, words: ofSameVolume(brief, real) };
    if (page === 'same') return { distance: 3, words: 'another volume' };
    return { distance: 5, words: 'another volume and page' };
  }
  const near = neighbouringSeries(brief.reporter).indexOf(real.reporter);
  if (near >= 0 && volume === 'same' && page === 'same')
    return { distance: 1, words: 'another series of the reporter' };
  if (near >= 0) return { distance: 4 + near, words: 'another series, volume and page' };
  return { distance: 9, words: 'another reporter' };
}

/** Of the same parties in another year only so near a citation is meant: the same reporter and volume, or the same page. */
const NEAR = 3;

const UNRELATED: Difference = { distance: 9, words: 'another reporter' };

function nearest(core: CitationCore | null, cases: readonly CaseRecord[], limit: number): Suggestion | null {
  let best: { text: string; difference: Difference } | null = null;
  for (const record of cases) {
    for (const citation of record.citations) {
      const real = parseCore(citation);
      if (real === null) continue;
      const found = core === null ? UNRELATED : difference(core, real);
      if (found.distance > limit || (best !== null && found.distance >= best.difference.distance)) continue;
      best = { text: citation, difference: found };
    }
  }
  return best === null ? null : { text: best.text, why: `${best.difference.words}; same parties` };
}

/** The nearest citation among cases of the same parties and year, or null. `core` null: the brief's could not be read. */
export const sameParties = (core: CitationCore | null, cases: readonly CaseRecord[]): Suggestion | null =>
  nearest(core, cases, UNRELATED.distance);

/** The same among cases of the same parties in whatever year. */
export const nearParties = (core: CitationCore | null, cases: readonly CaseRecord[]): Suggestion | null =>
  nearest(core, cases, NEAR);

/** The case that the page lies inside: a pincite was used as the first page. */
export function pageInside({ reading, miss }: Known): { record: CaseRecord; suggestion: Suggestion } | null {
  if (reading.kind !== 'core' || miss === null) return null;
  const { core } = reading;
  const record = miss.around.find((candidate) => isStrictlyInside(candidate, core));
  if (record === undefined) return null;
  const text = `${core.volume} ${core.reporter} ${record.firstPage ?? ''}, ${core.page}`;
  return {
    record,
    suggestion: { text, why: `the page lies inside ${record.name}; a pincite used as the first page` },
  };
}

/** The same by a live source's word: its case stands in the same volume. */
export function insideLive(core: CitationCore | null, around: readonly CaseRecord[]): Suggestion | null {
  if (core === null) return null;
  for (const record of around) {
    for (const citation of record.citations) {
      const real = parseCore(citation);
      if (real === null || real.volume !== core.volume || real.reporter !== core.reporter) continue;
      const why = `the page lies inside ${record.name} (${record.source}); a pincite used as the first page`;
      return { text: `${citation}, ${core.page}`, why };
    }
  }
  return null;
}

/** The listed parallel citation that stands in the reporter of a citation which is not held. */
export function listedParallel(core: CitationCore, sibling: CaseRecord): Suggestion | null {
  const listed = sibling.citations.flatMap((citation) => {
    const real = parseCore(citation);
    return real !== null && real.reporter === core.reporter ? [real] : [];
  });
  const [real] = listed;
  if (real === undefined || listed.length !== 1) return null;
  const text = `${real.volume} ${real.reporter} ${real.page}`;
  return { text, why: `the parallel citation of ${sibling.name}; ${difference(core, real).words}` };
}
