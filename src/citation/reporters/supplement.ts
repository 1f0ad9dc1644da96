// What Free Law Project's data of mid-2025 lacks or has wrong: our own rows, one a fact, each with its source. Each row is walked by
// test/citation/tables/reporters.test.ts. Edit freely; a new reporter is a row here.
import type { ReporterRow } from './table';

interface SupplementRow extends ReporterRow {
  /** Where the abbreviation comes from. */
  readonly source: string;
}

/** Reporters that the data lacks. */
export const SUPPLEMENT: readonly SupplementRow[] = [
  {
    canonical: 'N.W.3d',
    name: 'North Western Reporter',
    spellings: ['N.W.3d'],
    kind: 'regional',
    numbering: 'page',
    shape: 'volumePage',
    courts: [],
    jurisdiction: null,
    source: 'West, National Reporter System; first volume 2023',
  },
  {
    canonical: 'Sample Rptr.',
    name: 'Sample Reporter (invented: the two opinions of assets/samples)',
    spellings: ['Sample Rptr.'],
    kind: 'specialty',
    numbering: 'page',
    shape: 'volumePage',
    courts: [],
    jurisdiction: null,
    source: 'assets/samples/README.md; no such reporter is published',
  },
];

/** Facts laid over data rows, by canonical abbreviation; spellings are added to those of the data. */
export const CORRECTIONS: ReadonlyMap<string, Partial<Omit<ReporterRow, 'canonical'>>> = new Map([
  ['U.S.', { kind: 'supremeCourt' }],
  ['S. Ct.', { kind: 'supremeCourt' }],
  ['L. Ed.', { kind: 'supremeCourt' }],
  ['L. Ed. 2d', { kind: 'supremeCourt' }],
]);
