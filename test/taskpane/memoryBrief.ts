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
  type HostMarkingOutcome,
  type PlannedMark,
  type UnplacedMark,
} from '../../src/brief/model';

export class MemoryBrief implements BriefHost {
  /** Marks in the document, by citation id. */
  readonly marks = new Map<string, PlannedMark>();
  readonly jumps: string[] = [];
  selected: number[] | null = null;
  /** Fails the next call of a method. */
  readonly fails = new Map<'read' | 'mark' | 'jumpTo' | 'removeAll', BriefHostErrorKind>();
  /** Runs before each mark is placed. */
  beforeMark: (placed: number) => void = () => {};
  private listeners = new Set<(id: string | null) => void>();

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
      if (signal?.aborted) return { placed, unplaced, notReached: plan.slice(at), removed };
      if (this.blocks[mark.block]?.text.slice(...mark.span) === mark.text) {
        this.marks.set(mark.citationId, mark);
        placed.push(mark);
      } else {
        unplaced.push({ mark, reason: 'textChanged', sentence: 'The words have changed.' });
      }
      onProgress?.({ step: 'marking', done: at + 1, total: plan.length });
    }
    return { placed, unplaced, notReached: [], removed };
  }

  async jumpTo(citationId: string): Promise<boolean> {
    this.mayFail('jumpTo');
    this.jumps.push(citationId);
    return this.marks.has(citationId);
  }

  async removeAll() {
    this.mayFail('removeAll');
    const removed = this.marks.size;
    this.marks.clear();
    return { removed, left: [] };
  }

  onSelection(handler: (citationId: string | null) => void): () => void {
    this.listeners.add(handler);
    return () => this.listeners.delete(handler);
  }

  describe() {
    return { name: 'a document in memory', readOnly: false, limits: [] };
  }

  /** The user puts the cursor into a citation. */
  userClicks(citationId: string | null): void {
    for (const listener of this.listeners) listener(citationId);
  }

  private mayFail(method: 'read' | 'mark' | 'jumpTo' | 'removeAll'): void {
    const kind = this.fails.get(method);
    if (kind === undefined) return;
    this.fails.delete(method);
    throw new BriefHostError(kind, `The document says: ${kind}.`);
  }
}
