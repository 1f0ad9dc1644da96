/**
 * The wall between the library and the database that holds it: `sqlite/` implements it for one machine; a store for a
 * firm's server comes beside it. One test suite runs against every implementation.
 */
import type { CaseLaw, CitationCore, VolumeCoverage, CaseRecord } from '../verifier/caseLaw';
import type { ImportOptions, ImportOutcome, ImportSource, SourceRecord } from './model';

export interface StoreTotals {
  readonly schema: number;
  readonly bytes: number;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
  readonly reporters: number;
  readonly volumes: number;
  readonly tiledVolumes: number;
  readonly sources: readonly SourceRecord[];
}

export interface CaseStore extends Omit<CaseLaw, 'describe'> {
  totals(): Promise<StoreTotals>;
  /** Everything that starts in one volume, by page, and the volume's coverage. */
  volume(core: Pick<CitationCore, 'reporter' | 'volume'>): Promise<{
    coverage: VolumeCoverage | null;
    cases: readonly { page: string; case: CaseRecord }[];
  }>;
  /**
   * Puts a source in place of an earlier import of the same key, in one transaction: whatever happens on the way, the
   * store holds either all of the old or all of the new.
   */
  replaceSource(source: ImportSource, options?: ImportOptions): Promise<ImportOutcome>;
  close(): void;
}
