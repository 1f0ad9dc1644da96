/**
 * A quotation in a brief, and an opinion as pages. Types shared by the reader, the comparer and the verifier.
 */
import type { Span } from '../brief/model';

/** How a quotation was bound to its citation; null with `citation` null = not attributed or two tie. */
export type BoundBy = 'follows' | 'precedes' | 'parenthetical' | 'blockFollows' | 'splitAround' | 'quoting';

export interface Quotation {
  /** Stable over edits elsewhere, made as a citation's id is. */
  readonly id: string;
  readonly block: number;
  /** Span of the words, quotation marks not included. */
  readonly span: Span;
  readonly text: string;
  /** Id of the citation it is attributed to; null where the reader abstained. */
  readonly citation: string | null;
  readonly boundBy: BoundBy | null;
  /** Remarks between the words and the citation that license a change, without brackets: "Citations omitted." */
  readonly parentheticals?: readonly string[];
}

export type PartKind =
  'majority' | 'plurality' | 'concurrence' | 'dissent' | 'syllabus' | 'notes' | 'argument';

export interface OpinionPage {
  /** null where the source marks no page. */
  readonly label: string | null;
  /** The texts of a part's pages, joined as they stand, are the part's text: a word broken by a page is whole again. */
  readonly text: string;
  /** In a part of notes: the number or symbol of the note that this is (a page of). */
  readonly note?: string;
}

export interface OpinionPart {
  readonly kind: PartKind;
  readonly pages: readonly OpinionPage[];
}

/** An opinion as parts of pages; the body of `GET /v1/cases/{id}/pages`. */
export interface Opinion {
  /** The whole opinion is here: a quotation absent from it is absent from the case. */
  readonly complete: boolean;
  /** The text is a scan: confusable letters are folded in a second pass. */
  readonly ocr: boolean;
  readonly parts: readonly OpinionPart[];
}

export type QuotationVerdict = 'verbatim' | 'licensed' | 'altered' | 'elsewhere' | 'absent' | 'cannotTell';

export type ChangeKind =
  'substitution' | 'omission' | 'insertion' | 'bracket' | 'ellipsis' | 'omittedCitation' | 'case';

export interface QuotationChange {
  readonly kind: ChangeKind;
  readonly quote: string;
  readonly source: string;
}

/** The opinion's words beside the brief's. Spans are UTF-16 offsets of the words that differ: in `text`, and in the quotation's text. */
export interface Passage {
  readonly text: string;
  readonly pages: readonly string[];
  readonly differs: readonly Span[];
  readonly quoteDiffers: readonly Span[];
}

/** The result of comparing one quotation with one opinion (`contracts.md`, match-quote --json). */
export interface QuotationMatch {
  readonly verdict: QuotationVerdict;
  readonly severity: 'minor' | 'major' | null;
  readonly foundOn: readonly string[];
  readonly part: PartKind | null;
  readonly changes: readonly QuotationChange[];
  readonly note: string;
  /** Whether the words stand on a page cited; absent where no page is cited or none is known. */
  readonly onCitedPage?: boolean;
  /** With `cannotTell`: the words are not in the part of the opinion that is held. */
  readonly isMissing?: true;
  /** What the quotation was laid on; where it is absent, the passage that comes closest, if any comes near. */
  readonly passage?: Passage;
  /** Where words that the cited case does not have were found instead. */
  readonly origin?: QuoteOrigin;
}

/** Another case that has the words of a quotation. */
export interface QuoteOrigin {
  readonly caseId: string;
  readonly name: string;
  readonly citation: string | null;
  readonly foundOn: readonly string[];
}
