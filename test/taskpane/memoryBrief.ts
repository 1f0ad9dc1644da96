/**
 * A document in memory behind the pane's interface: blocks of text, the marks that stand in them, a cursor. It keeps the
 * interface's promises (marks only where the text is as planned, reads back, honours an abort), so the controller runs on it as
 * on Word.
 */
import {
  BriefHostError,
  type Block,
  type BriefHost,
  type BriefHostErrorKind,
  type CitationPlace,
  type HostMarkingOutcome,
  type MarkAtCursor,
  type PlannedMark,
  type UnplacedMark,
} from '../../src/brief/model';

type Method = 'read' | 'mark' | 'jumpTo' | 'removeAll' | 'replace';

export class MemoryBrief implements BriefHost {
  /** What the host says that the user must see to first. */
  warning: string | null = null;
  /** The document holds words that a tracked change deletes. */
  withoutDeletions = false;
  /** Marks in the document, by citation id. */
  readonly marks = new Map<string, PlannedMark>();
  readonly jumps: string[] = [];
  selected: number[] | null = null;
  /** Fails the next call of a method. */
  readonly fails = new Map<Method, BriefHostErrorKind>();
  /** Runs before each mark is placed. */
  beforeMark: (placed: number) => void = () => {};
  private listeners = new Set<(mark: MarkAtCursor | null) => void>();
  /** Decisions that travel with the document. */
  travelling: readonly unknown[] | null = null;
  /** Citations whose mark was given the look of something stale. */
  readonly stale: string[] = [];

  constructor(public blocks: Block[]) {}

  static of(...paragraphs: string[]): MemoryBrief {
    return new MemoryBrief(paragraphs.map((text) => ({ part: 'body', note: null, text })));
  }

  async read({ scope = 'document', signal }: Parameters<BriefHost['read']>[0] = {}) {
    this.mayFail('read');
    if (signal?.aborted) throw new BriefHostError('cancelled', 'The check was cancelled.');
    return {
      blocks: this.blocks.map((block) => ({ ...block })),
      skipped: [],
      selected: scope === 'selection' ? (this.selected ?? []) : null,
      ...(this.withoutDeletions && { withoutDeletions: true }),
      standing: [...this.marks.values()].map(({ citationId, tag, title, color, text }) => ({
        citationId,
        tag,
        title,
        color,
        text,
      })),
    };
  }

  async mark(
    plan: readonly PlannedMark[],
    { signal, onProgress, blocks = null }: Parameters<BriefHost['mark']>[1] = {},
  ): Promise<HostMarkingOutcome> {
    this.mayFail('mark');
    const speaksFor = (mark: PlannedMark): boolean => blocks === null || blocks.includes(mark.block);
    const planned = new Set(plan.map((mark) => mark.citationId));
    let removed = 0;
    for (const [id, standing] of this.marks) {
      if (planned.has(id) || !speaksFor(standing)) continue;
      this.marks.delete(id);
      removed += 1;
    }
    const placed: PlannedMark[] = [];
    const unplaced: UnplacedMark[] = [];
    for (const [at, mark] of plan.entries()) {
      this.beforeMark(at);
      if (signal?.aborted)
        return { placed, unplaced, notReached: plan.slice(at), removed, comments: this.comments() };
      if (this.blocks[mark.block]?.text.slice(...mark.span) === mark.text) {
        this.marks.set(mark.citationId, mark);
        placed.push(mark);
      } else {
        unplaced.push({ mark, reason: 'textChanged', sentence: 'The words have changed.' });
      }
      onProgress?.({ step: 'marking', done: at + 1, total: plan.length });
    }
    return { placed, unplaced, notReached: [], removed, comments: this.comments() };
  }

  private comments(): { standing: number; refused: number } {
    const standing = [...this.marks.values()].filter(({ comment }) => comment !== undefined).length;
    return { standing, refused: 0 };
  }

  async jumpTo(citationId: string): Promise<boolean> {
    this.mayFail('jumpTo');
    this.jumps.push(citationId);
    return this.marks.has(citationId);
  }

  async removeAll() {
    this.mayFail('removeAll');
    const removed = this.marks.size;
    const { standing } = this.comments();
    this.marks.clear();
    this.travelling = null;
    return { removed, comments: standing, left: [] };
  }

  onSelection(handler: (mark: MarkAtCursor | null) => void): () => void {
    this.listeners.add(handler);
    return () => this.listeners.delete(handler);
  }

  async showStale(citationIds: readonly string[]): Promise<boolean> {
    this.stale.push(...citationIds);
    return true;
  }

  async replace({ block, span, text: words }: CitationPlace, text: string): Promise<boolean> {
    this.mayFail('replace');
    const before = this.blocks[block];
    if (before?.text.slice(...span) !== words) return false;
    this.blocks[block] = {
      ...before,
      text: before.text.slice(0, span[0]) + text + before.text.slice(span[1]),
    };
    return true;
  }

  async readTravelling(): Promise<readonly unknown[] | null> {
    return this.travelling;
  }

  async writeTravelling(decisions: readonly unknown[] | null): Promise<boolean> {
    this.travelling = decisions;
    return true;
  }

  describe() {
    return {
      name: 'a document in memory',
      readOnly: false,
      limits: [],
      ...(this.warning !== null && { warning: this.warning }),
    };
  }

  /** The user puts the cursor into a citation. */
  userClicks(citationId: string | null, text = this.marks.get(citationId ?? '')?.text ?? ''): void {
    for (const listener of this.listeners) listener(citationId === null ? null : { citationId, text });
  }

  private mayFail(method: Method): void {
    const kind = this.fails.get(method);
    if (kind === undefined) return;
    this.fails.delete(method);
    throw new BriefHostError(kind, `The document says: ${kind}.`);
  }
}
