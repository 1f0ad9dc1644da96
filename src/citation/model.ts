/**
 * What a citation is, in the words of the Bluebook and of `contracts.md` (extract --json).
 *
 * These types are the JSON of `cite-check extract`: names may gain fields, a field never changes its meaning.
 * Absent knowledge is null, never a guess. Spans are UTF-16 offsets into the text of `blocks[block]`.
 */
import type { Span } from '../brief/model';

export type CitationKind =
  | 'case'
  | 'short'
  | 'id'
  | 'supra'
  | 'docket'
  | 'statute'
  | 'regulation'
  | 'rule'
  | 'constitution'
  | 'journal'
  | 'legislative'
  | 'administrative'
  | 'treatise'
  | 'record'
  | 'other';

/** The page, note, paragraph or section relied on. */
export interface Pincite {
  /** As written, without the leading comma or "at": "678–79 & n.3". */
  readonly text: string;
  readonly span: Span;
  /** Ranges expanded: "678–79" is ["678", "679"]; a single page is ["678", "678"]; star pages keep the star. */
  readonly pages: readonly (readonly [first: string, last: string])[];
  readonly notes: readonly string[];
  readonly paragraphs: readonly string[];
  readonly sections: readonly string[];
}

export interface HistoryLink {
  /** As written, typography folded: "aff'd", "cert. denied". */
  readonly relation: string;
  /** Id of the later (or earlier) citation. */
  readonly citation: string;
}

export interface Citation {
  /** Stable over edits elsewhere: from kind, folded text, and which of its equals in the part. */
  readonly id: string;
  readonly kind: CitationKind;
  /** Index into the blocks. */
  readonly block: number;
  /** The core: "556 U.S. 662", "556 U.S. at 679", "Id." with its "at 12", "supra". */
  readonly span: Span;
  /** Signal or case name through the last parenthetical. */
  readonly fullSpan: Span;
  /** The slice of `span`. */
  readonly text: string;
  readonly volume: string | null;
  /** The table's canonical abbreviation; null where the abbreviation is unknown. */
  readonly reporter: string | null;
  readonly reporterAsWritten: string | null;
  readonly page: string | null;
  readonly caseName: string | null;
  /** False: the brief gives no name here. `caseName` null with `nameStated` true: there is one that could not be read. */
  readonly nameStated: boolean;
  readonly plaintiff: string | null;
  readonly defendant: string | null;
  /** Courts-table id. */
  readonly court: string | null;
  readonly courtAsWritten: string | null;
  readonly year: number | null;
  readonly pincite: Pincite | null;
  /** Lower case: "see also", "but see", "see, e.g.,". */
  readonly signal: string | null;
  /** Contents without the brackets, in order; the court-and-date parenthetical is not among them. */
  readonly parentheticals: readonly string[];
  /** Id of the first citation of its parallel group; null for that first one and outside groups. */
  readonly parallelTo: string | null;
  /** Id of the full citation (or record) that a short, id. or supra means; null = abstained. */
  readonly antecedent: string | null;
  readonly history: readonly HistoryLink[];
  /** Id of the earlier decision whose history this citation is; its name is then borrowed and never compared. */
  readonly historyOf: string | null;
  /** Id of the citation in whose parenthetical this one stands; null at the top level. */
  readonly within: string | null;
  readonly docketNumber: string | null;
  /** Jurisdiction of a law, as a postal code ("US", "OH"); null for cases and where unknown. */
  readonly jurisdiction: string | null;
  /**
   * True for a section or rule that a sentence names without its code ("the § 1983 claim"), known from an earlier full citation: neither
   * "Id." nor a quotation is taken from it.
   */
  readonly mention?: true;
  /** What was assumed, or why the reader abstained; one plain sentence each. */
  readonly assumptions: readonly string[];
}
