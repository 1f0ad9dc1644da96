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

/** Generated tables are read, never marked: an update of the field would throw the marks away. */
export function isMarkableRole(role: BlockRole | undefined): boolean {
  return role !== 'tableOfContents' && role !== 'tableOfAuthorities';
}

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
  /** The words of a comment to stand beside the mark, beginning with "[cite check]"; absent: none. */
  readonly comment?: string;
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

/** How far a long piece of work has come; `step` is a closed list so that the pane can word it. */
export interface BriefProgress {
  readonly step: 'reading' | 'searching' | 'marking' | 'readingBack' | 'removing';
  readonly done: number;
  readonly total: number;
}

export interface BriefWorkOptions {
  /** Looked at between requests to the host, never within one. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BriefProgress) => void;
}

export interface ReadOptions extends BriefWorkOptions {
  /** Default `document`. */
  readonly scope?: 'document' | 'selection';
}

/** A mark of ours that already stands in the document. */
export interface StandingMark {
  readonly citationId: string;
  readonly tag: string;
  readonly title: string;
  /** Six hexadecimal digits without `#`. */
  readonly color: string;
  /** The words inside the control now, without note marks. */
  readonly text: string;
}

/** A brief as read from an open document. */
export interface BriefReading extends Brief {
  /**
   * Indices of the blocks that the user selected; null = the whole document. Every block is read either way, since an
   * "Id." inside the selection may refer to a citation before it.
   */
  readonly selected: readonly number[] | null;
  readonly standing: readonly StandingMark[];
  /** Words that tracked changes delete were left out: the brief is read as if the changes were accepted. */
  readonly withoutDeletions?: boolean;
}

export interface MarkOptions extends BriefWorkOptions {
  /** The blocks that the plan speaks for (`BriefReading.selected`): marks of ours in other blocks stay. Default: all. */
  readonly blocks?: readonly number[] | null;
}

/** The outcome of a run in an open document. */
export interface HostMarkingOutcome extends MarkingOutcome {
  /** Marks that the run had not come to when it was cancelled; nothing of them is in the document. */
  readonly notReached: readonly PlannedMark[];
  /** Marks of ours that no longer belonged to a planned citation and were taken off. */
  readonly removed: number;
  readonly comments: CommentingOutcome;
}

/** What became of the comments that a plan asked for. */
export interface CommentingOutcome {
  /** Comments of ours that stand in the document. */
  readonly standing: number;
  /** Comments that Word would not take; the marks stand without them. */
  readonly refused: number;
}

/** The outcome of taking all marks off, from reading the document back. */
export interface RemovalOutcome {
  /** Content controls that are gone. */
  readonly removed: number;
  /** Comments that are gone. */
  readonly comments: number;
  /** Marks and comments that would not go, each with the sentence for the user. */
  readonly left: readonly { readonly tag: string; readonly text: string; readonly sentence: string }[];
}

export interface BriefHostDescription {
  /** For instance "Word on Windows". */
  readonly name: string;
  /** False until the document has shown otherwise: some hosts tell only when a first write fails. */
  readonly readOnly: boolean;
  /** What this host cannot do here, each one sentence for the user. */
  readonly limits: readonly string[];
  /** The one of them that the user must act on before marks are placed. */
  readonly warning?: string;
}

/** Where a citation stands, for a jump to one that has no control. */
export interface CitationPlace {
  readonly block: number;
  readonly span: Span;
  readonly text: string;
}

/** The mark under the cursor, with the words that it frames now. */
export interface MarkAtCursor {
  readonly citationId: string;
  readonly text: string;
}

/** An open document as the pane sees it. Every failure is a `BriefHostError`; an abort of `read` too (kind `cancelled`). */
export interface BriefHost {
  read(options?: ReadOptions): Promise<BriefReading>;
  /** Brings the document's marks to the plan: places, updates, takes off; then reads back. Needs a `read` before it. */
  mark(plan: readonly PlannedMark[], options?: MarkOptions): Promise<HostMarkingOutcome>;
  /** Selects the citation in the document. False: the place could not be found any more. */
  jumpTo(citationId: string, place?: CitationPlace): Promise<boolean>;
  removeAll(options?: BriefWorkOptions): Promise<RemovalOutcome>;
  /** Calls with the mark under the cursor, null between citations, after every change of either. Returns the way to stop. */
  onSelection(handler: (mark: MarkAtCursor | null) => void): () => void;
  /** Gives marks whose words were edited the look of something unverified. False: Word did not take it. */
  showStale(citationIds: readonly string[]): Promise<boolean>;
  /**
   * Puts other words in the place of a citation, as a tracked change of the user's, who asked for it. False: the place could not be found
   * any more. Fails as `unsupported` where Word cannot track changes for an add-in.
   */
  replace(place: CitationPlace, text: string): Promise<boolean>;
  /** The pane's decisions that travel with the document; null where it carries none. */
  readTravelling(): Promise<readonly unknown[] | null>;
  /** Puts them into the document, or with null takes them out. False: Word did not take it. */
  writeTravelling(decisions: readonly unknown[] | null): Promise<boolean>;
  describe(): BriefHostDescription;
}

export type BriefHostErrorKind =
  | 'readOnly'
  | 'unsupported'
  | 'overlap'
  | 'notFound'
  | 'changed'
  | 'busy'
  | 'tooLarge'
  | 'cancelled'
  | 'unavailable'
  | 'unknown';

/** A failure at the wall of the open document; `message` is the sentence the user reads, `code` the host's own word. */
export class BriefHostError extends Error {
  constructor(
    readonly kind: BriefHostErrorKind,
    sentence: string,
    readonly code: string | null = null,
  ) {
    super(sentence);
    this.name = 'BriefHostError';
  }
}
