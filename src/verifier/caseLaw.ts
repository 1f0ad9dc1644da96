/**
 * What the verifier asks of a store of case law. `library/` implements it over SQL; a test over a few lines of data.
 *
 * Every question takes a whole brief at once and answers in the same order, so that a store on another machine costs one
 * round trip a question. A method that cannot answer rejects: the verifier turns that into `unverified`, never into
 * absence.
 */
import type { Opinion } from '../quotation/model';

/** The core of a citation, `reporter` in the table's canonical spelling. */
export interface CitationCore {
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
}

export interface CaseRecord {
  readonly id: string;
  /** The name to show. */
  readonly name: string;
  /** Every name known for the case, the shown one first. */
  readonly names: readonly string[];
  /** Every citation known for the case, as "volume reporter page". */
  readonly citations: readonly string[];
  /** Courts-table id, or null. */
  readonly court: string | null;
  /** ISO date, or its year or year and month alone; null where unknown. */
  readonly date: string | null;
  readonly docketNumber: string | null;
  readonly url: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  /** The source's name ("starter", "cap", a folder's name) and the date of its data. */
  readonly source: string;
  readonly asOf: string;
  readonly hasOpinion: boolean;
  /** The source is a table of citations: a row proves that the citation exists, and claims nothing else. */
  readonly fromTable?: boolean | undefined;
}

/** What the store can say about one volume. Computed at import, never assumed. */
export interface VolumeCoverage {
  readonly reporter: string;
  readonly volume: string;
  /** The cases held leave no gap from first to last page. */
  readonly tiled: boolean;
  /** The true last page, from volume metadata only; null where no metadata says so. */
  readonly lastPage: number | null;
  readonly cases: number;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
  readonly source: string;
  readonly asOf: string;
}

export interface CoreAnswer {
  /** Cases that start at exactly this volume, reporter and page. */
  readonly cases: readonly CaseRecord[];
  /** The source of these rows claims to list every case that starts on the page. */
  readonly listsEveryCase: boolean;
}

/** Fingerprints of a quotation's words (`quotation/origin`), and how many cases to answer with. */
export interface OriginQuery {
  readonly shingles: readonly number[];
  readonly limit: number;
}

/** A case whose opinion shares fingerprints with a quotation: worth comparing, proof of nothing. */
export interface OriginCandidate {
  readonly case: CaseRecord;
  readonly shared: number;
}

/** A store that can say which opinions may hold the words of a quotation. */
export interface OriginIndex {
  /** One answer a query, in order; the cases that share most first. */
  quotedIn(queries: readonly OriginQuery[]): Promise<readonly (readonly OriginCandidate[])[]>;
}

/** Which volumes of a reporter the store holds anything of; tells "not held" from "held, and not there". */
export interface CaseLaw {
  describe(): Promise<{ name: string; cases: number; asOf: string; schema: number }>;
  /** One answer a core, in order. An empty `cases` is a miss and proves nothing. */
  find(cores: readonly CitationCore[]): Promise<readonly CoreAnswer[]>;
  /** Coverage of each core's volume, in order; null where nothing of the volume is held. */
  coverage(cores: readonly CitationCore[]): Promise<readonly (VolumeCoverage | null)[]>;
  /** Cases with first page < page <= last page, in order of the cores. */
  around(cores: readonly CitationCore[]): Promise<readonly (readonly CaseRecord[])[]>;
  /** At most `limit` cases a query that hold all of these distinctive party words (lower case, folded). */
  named(
    queries: readonly { words: readonly string[]; limit: number }[],
  ): Promise<readonly (readonly CaseRecord[])[]>;
  /** The opinion of a case as pages, or null where the store holds no text. `from`/`to` are page labels, inclusive. */
  opinion(caseId: string, from?: string, to?: string): Promise<Opinion | null>;
}
