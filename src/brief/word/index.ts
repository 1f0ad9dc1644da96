/**
 * The brief open in Word, as plain functions over plain data. The only room that may call `Word.run`; no Office proxy leaves it, and
 * every failure that does is a `BriefHostError`.
 */
import type {
  BriefHost,
  BriefHostDescription,
  BriefReading,
  BriefWorkOptions,
  CitationPlace,
  HostMarkingOutcome,
  MarkAtCursor,
  MarkOptions,
  PlannedMark,
  ReadOptions,
  RemovalOutcome,
} from '../model';
import { capabilities as askCapabilities, type Capabilities } from './capabilities';
import { cancelled, changed, toBriefHostError } from './errors';
import { markDocument } from './mark';
import { WorkQueue } from './queue';
import { readDocument, type Reading } from './read';
import { removeAllMarks } from './remove';
import { replaceWords } from './replace';
import { readReview, writeReview } from './reviewPart';
import { jumpTo, markAtSelection, showStale } from './select';
import { selectedBlocks } from './selected';

/** One queue for all work in the document, whoever opened it. */
const queue = new WorkQueue();

/** Opens the document that Word has open. Call after `Office.onReady` said that the host is Word. */
export function openWordBrief(): BriefHost {
  return new WordBrief(askCapabilities());
}

class WordBrief implements BriefHost {
  private reading: Reading | null = null;
  private readOnly = false;

  constructor(private readonly capabilities: Capabilities) {}

  read(options: ReadOptions = {}): Promise<BriefReading> {
    return this.inWord(async (context) => {
      const sync = async (): Promise<void> => {
        if (options.signal?.aborted) throw cancelled();
        await context.sync();
      };
      options.onProgress?.({ step: 'reading', done: 0, total: 1 });
      const reading = await readDocument(context, this.capabilities, sync);
      const selected =
        options.scope === 'selection'
          ? await selectedBlocks(context, this.capabilities, reading, sync)
          : null;
      this.reading = reading;
      this.readOnly = reading.readOnly;
      options.onProgress?.({ step: 'reading', done: 1, total: 1 });
      return {
        blocks: reading.blocks,
        skipped: reading.skipped,
        selected,
        ...(reading.withoutDeletions && { withoutDeletions: true }),
        standing: reading.standing.map(({ citationId, tag, title, color, text }) => ({
          citationId,
          tag,
          title,
          color,
          text,
        })),
      };
    });
  }

  mark(plan: readonly PlannedMark[], options: MarkOptions = {}): Promise<HostMarkingOutcome> {
    return this.inWord((context) => {
      if (!this.reading) throw changed();
      return markDocument(context, this.capabilities, this.reading, plan, options);
    });
  }

  jumpTo(citationId: string, place?: CitationPlace): Promise<boolean> {
    return this.inWord((context) => jumpTo(context, this.capabilities, citationId, place, this.reading));
  }

  removeAll(options: BriefWorkOptions = {}): Promise<RemovalOutcome> {
    return this.inWord((context) => removeAllMarks(context, this.capabilities, options));
  }

  onSelection(handler: (mark: MarkAtCursor | null) => void): () => void {
    let stopped = false;
    let asked = false;
    let last: string | undefined;
    const ask = async (): Promise<void> => {
      asked = false;
      const mark = await this.inWord(markAtSelection).catch(() => undefined);
      if (stopped || mark === undefined || JSON.stringify(mark) === last) return;
      last = JSON.stringify(mark);
      handler(mark);
    };
    // Word sends one event a keystroke; one question that has not been asked yet stands for all.
    const changedSelection = (): void => {
      if (asked) return;
      asked = true;
      void ask();
    };
    const { document } = Office.context;
    document.addHandlerAsync(Office.EventType.DocumentSelectionChanged, changedSelection);
    return () => {
      stopped = true;
      document.removeHandlerAsync(Office.EventType.DocumentSelectionChanged, { handler: changedSelection });
    };
  }

  showStale(citationIds: readonly string[]): Promise<boolean> {
    return this.inWord((context) => showStale(context, this.capabilities, citationIds)).then(
      () => true,
      () => false,
    );
  }

  replace(place: CitationPlace, text: string): Promise<boolean> {
    return this.inWord((context) => {
      if (!this.reading) throw changed();
      return replaceWords(context, this.capabilities, this.reading, place, text);
    });
  }

  readTravelling(): Promise<readonly unknown[] | null> {
    return queue.run(async () => (await readReview()).decisions ?? null);
  }

  writeTravelling(decisions: readonly unknown[] | null): Promise<boolean> {
    return queue.run(async () => {
      const { comments } = await readReview();
      return writeReview({ comments, ...(decisions !== null && { decisions: [...decisions] }) });
    });
  }

  describe(): BriefHostDescription {
    const { name, limits, warning } = this.capabilities;
    return { name, readOnly: this.readOnly, limits, ...(warning !== null && { warning }) };
  }

  private async inWord<T>(work: (context: Word.RequestContext) => Promise<T>): Promise<T> {
    try {
      return await queue.run(() => Word.run(async (context) => work(context)));
    } catch (error) {
      const known = toBriefHostError(error);
      if (known.kind === 'readOnly') this.readOnly = true;
      throw known;
    }
  }
}
