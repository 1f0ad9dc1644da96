/**
 * The wall between the library and the database that holds it: `sqlite/` implements it for one machine, `postgres/` for a
 * firm's server. One test suite runs against every implementation.
 */
import type { CaseLaw, CitationCore, OriginIndex, VolumeCoverage, CaseRecord } from '../verifier/caseLaw';
import type { ImportOptions, ImportOutcome, ImportSource, SourceRecord } from './model';

/** No page lies inside more cases than this; a table of dispositions can come near. */
export const MOST_AROUND = 20;

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

export interface VolumeCases {
  readonly coverage: VolumeCoverage | null;
  readonly cases: readonly { readonly page: string; readonly case: CaseRecord }[];
}

export interface CaseStore extends Omit<CaseLaw, 'describe'>, OriginIndex {
  totals(): Promise<StoreTotals>;
  /** The date of the data of the source with this key; null where there is none, or no library yet. */
  sourceDate(key: string): Promise<string | null>;
  /** Everything that starts in one volume, by page, and the volume's coverage. */
  volume(core: Pick<CitationCore, 'reporter' | 'volume'>): Promise<VolumeCases>;
  /**
   * Puts a source in place of an earlier import of the same key, in one transaction: whatever happens on the way, the
   * store holds either all of the old or all of the new.
   */
  replaceSource(source: ImportSource, options?: ImportOptions): Promise<ImportOutcome>;
  close(): void;
}
