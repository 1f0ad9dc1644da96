/**
 * What goes into a library and what can be said of it, whatever store holds it. Importers speak these types and no SQL;
 * stores speak SQL and no file format. May grow fields; a field never changes its meaning.
 */
import type { Opinion } from '../quotation/model';
import type { CaseRecord, CitationCore, VolumeCoverage } from '../verifier/caseLaw';

/** One case as an importer hands it to a store. */
export interface ImportedCase {
  /** The source's own id of the case; null where it has none. */
  readonly key: string | null;
  /** The name to show; empty where the source gives none. */
  readonly name: string;
  /** Further names of the same case: the full caption beside the abbreviated one. */
  readonly otherNames: readonly string[];
  /**
   * Every citation known. The first is the case's home: `lastPage` and the page labels of `opinion` are pages of that
   * reporter's volume. Empty for a case kept by name only.
   */
  readonly citations: readonly CitationCore[];
  /** The true last page in the home volume; null unless the source says so. */
  readonly lastPage: string | null;
  /** Courts-table id, or null. */
  readonly court: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where unknown. */
  readonly date: string | null;
  readonly docketNumber: string | null;
  readonly url: string | null;
  readonly opinion: Opinion | null;
  /** The source knows that no other case starts on the page of the first citation. Absent: it does not say. */
  readonly aloneOnPage?: boolean;
}

/** What a source says about one whole volume, beyond the cases it lists. */
export interface VolumeStatement {
  readonly reporter: string;
  readonly volume: string;
  /** The true last page by the source's own metadata; null where it does not say. Never the last case's page. */
  readonly lastPage: number | null;
  /** The source means to list every case of the volume (a scan of the whole book). Believed only where the cases tile. */
  readonly meantWhole: boolean;
}

export const SOURCE_KINDS = ['starter', 'cap', 'courtlistener', 'opinions', 'table'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** One source to import: the unit that a re-import replaces and that one transaction covers. */
export interface ImportSource {
  /** What makes two imports the same source: "starter", "cap/Ga./1", a folder's or a file's full path. */
  readonly key: string;
  /** The name that records and reports show. */
  readonly name: string;
  readonly kind: SourceKind;
  /** ISO date of the source's data. */
  readonly asOf: string;
  /** Where the number of cases is known before reading, for the progress report. */
  readonly expectedCases: number | null;
  readonly volumes: readonly VolumeStatement[];
  /** Read once, in order, one by one or in batches; throws LibraryError for a bad file, and then nothing of the source is kept. */
  readonly cases: CaseStream;
  /** How much of the input has been read, 0 to 1, where the number of cases is not known before. */
  readonly fractionRead?: () => number | null;
  /** Rows of the input's files that have been read, where there are more of them than cases. */
  readonly rowsRead?: () => number;
}

type CaseOrBatch = ImportedCase | readonly ImportedCase[];
export type CaseStream = AsyncIterable<CaseOrBatch> | Iterable<CaseOrBatch>;

export interface ImportProgress {
  readonly source: string;
  readonly cases: number;
  readonly expectedCases: number | null;
  readonly casesPerSecond: number;
  /** Rows of the input read so far, and a second; those of cases where the input is no table. */
  readonly rows: number;
  readonly rowsPerSecond: number;
  /** Estimate from the rate so far; null where the total is unknown. */
  readonly secondsLeft: number | null;
}

export interface ImportOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportOutcome {
  readonly source: string;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
  /** Cases kept by name only. */
  readonly withoutCitation: number;
  /** Cases of an earlier import of the same source that this one replaced. */
  readonly replaced: number;
  readonly seconds: number;
}

export interface SourceRecord {
  readonly name: string;
  readonly kind: SourceKind;
  readonly asOf: string;
  readonly importedAt: string;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
}

/** `cite-check library stats`. */
export interface LibraryStats {
  readonly name: string;
  readonly path: string;
  readonly schema: number;
  readonly asOf: string;
  readonly bytes: number;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
  readonly reporters: number;
  readonly volumes: number;
  readonly tiledVolumes: number;
  readonly sources: readonly SourceRecord[];
}

/** `cite-check library lookup "CITE"`; `core` null where the text is no volume, reporter and page. */
export interface LookupAnswer {
  readonly asked: string;
  readonly core: CitationCore | null;
  readonly cases: readonly CaseRecord[];
  readonly listsEveryCase: boolean;
  readonly coverage: VolumeCoverage | null;
  /** Cases that the page lies inside. */
  readonly around: readonly CaseRecord[];
}

/** `cite-check library volume "REPORTER" VOLUME`. */
export interface VolumeAnswer {
  readonly reporter: string;
  readonly volume: string;
  readonly coverage: VolumeCoverage | null;
  /** Cases that start in the volume, by page: numbers first, then the rest in the order of their text. */
  readonly cases: readonly { readonly page: string; readonly case: CaseRecord }[];
}
