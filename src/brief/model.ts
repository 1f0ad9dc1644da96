/**
 * The document, whatever holds it: Word, a .docx file or plain text.
 *
 * Pure types and pure helpers only: this file runs unchanged in Word's web view, in a worker and in Node.
 * All offsets are UTF-16 code units of the block's text; a span is [start, end).
 */

/** [start, end) in UTF-16 code units of one block's text. */
export type Span = readonly [start: number, end: number];

/** Where in the document a block stands (`contracts.md`, Blocks). */
export type BlockPart = 'body' | 'footnote' | 'endnote' | 'table' | 'header' | 'textbox';

/** A note reference between two characters of a block; the block's text holds no character for it. */
export interface NoteMark {
  readonly offset: number;
  /** The note's number or symbol as the reader sees it. */
  readonly note: string;
}

/** What a paragraph is to a reader. Generated tables are read for the table-of-authorities comparison, never marked. */
export type BlockRole = 'text' | 'heading' | 'blockQuotation' | 'tableOfContents' | 'tableOfAuthorities';

/** One paragraph of the brief, in reading order: body and tables, then footnotes, then endnotes. */
export interface Block {
  readonly part: BlockPart;
  /** The number of the note that the block belongs to; null outside notes. */
  readonly note: string | null;
  readonly text: string;
  /** Offset of the block in the file, for text files only. */
  readonly start?: number;
  readonly role?: BlockRole;
  readonly notesAt?: readonly NoteMark[];
  /** Italic or underlined stretches; a vote for case names, never needed. */
  readonly emphasis?: readonly Span[];
}

/** A brief as read: its blocks and, in words for the user, what was there and was not read. */
export interface Brief {
  readonly blocks: readonly Block[];
  /** For instance "header: 2 blocks". */
  readonly skipped: readonly string[];
}

/** What is shown at a citation (`contracts.md`, Marks). */
export type MarkKind = 'stop' | 'mismatch' | 'unverified' | 'found' | 'none';

/** One content control to be placed: data before it is done. */
export interface PlannedMark {
  readonly citationId: string;
  /** Index into the brief's blocks. */
  readonly block: number;
  readonly span: Span;
  /** The text the span must hold; an executor that reads another text there does not mark. */
  readonly text: string;
  readonly kind: Exclude<MarkKind, 'none'>;
  /** `citecheck:1:<id>` */
  readonly tag: string;
  /** At most 64 characters, begins with icon and word. */
  readonly title: string;
  /** Frame colour, six hexadecimal digits without `#`. */
  readonly color: string;
}

/** Why a mark could not be placed, as a closed union; `sentence` is what the user reads. */
export type UnplacedReason =
  | 'textChanged'
  | 'notFound'
  | 'insideField'
  | 'insidePlainTextControl'
  | 'overlapsControl'
  | 'crossesWrapper'
  | 'partNotMarkable'
  | 'readOnly'
  | 'hostError';

export interface UnplacedMark {
  readonly mark: PlannedMark;
  readonly reason: UnplacedReason;
  readonly sentence: string;
}

/** The outcome of applying a plan, from reading the document back. */
export interface MarkingOutcome {
  readonly placed: readonly PlannedMark[];
  readonly unplaced: readonly UnplacedMark[];
}

/** Every tag of ours begins so; `1` is the version of the tag's form. */
export const MARK_TAG_PREFIX = 'citecheck:1:';
