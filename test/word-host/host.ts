/**
 * The host: a .docx held open, answering Microsoft's client library, with counters and the ways a test can make its life hard.
 */
import type { Element } from '@xmldom/xmldom';
import { WordDocument, type DocumentOptions } from './document';
import { HostError, type HostErrorCode } from './errors';
import { Executor, type Batch, type Call, type Reply } from './executor';
import { PROFILES, type Profile, type ProfileName } from './profiles';
import { deleteAtoms, insertTextAt } from './runs';
import { forgetParagraph, paragraphsOf, readParagraph, textOf } from './text';
import { make, remove } from './ooxml';
import { searchParagraph } from './search';
import type { Span } from './controls';

export interface HostOptions extends DocumentOptions {
  /** Default `microsoft365`. */
  readonly profile?: ProfileName;
  /** Wait for each sync as long as the profile says, instead of only counting it. Default false. */
  readonly waits?: boolean;
}

export interface HostStats {
  /** Every request, the library's own clean-up too. */
  syncs: number;
  /** Requests that only released references. */
  cleanUps: number;
  actions: number;
  largestRequest: number;
  largestReply: number;
  requestBytes: number;
  /** What the syncs would have taken on this profile, milliseconds. */
  clock: number;
}

/** Bytes; the codes exist for Word, the figure is documented for Excel on the web (word.md §1.8). */
const PAYLOAD_LIMIT = 5_000_000;

export type Injection = (call: Call) => HostErrorCode | null | undefined;

export class WordHost {
  readonly document: WordDocument;
  readonly profile: Profile;
  readonly stats: HostStats;
  /** `Office.context.document.settings`; kept by the host, not written into the file. */
  readonly settings = new Map<string, unknown>();
  /** Ribbon commands that the add-in associated. */
  readonly commands = new Map<string, (event: { completed(): void }) => void>();
  private readonly executor: Executor;
  private readonly injections = new Set<Injection>();
  private readonly interruptions = new Set<(sync: number) => void>();

  constructor(
    docx: Uint8Array,
    private readonly options: HostOptions = {},
  ) {
    this.document = new WordDocument(docx, options);
    this.profile = PROFILES[options.profile ?? 'microsoft365'];
    this.stats = {
      syncs: 0,
      cleanUps: 0,
      actions: 0,
      largestRequest: 0,
      largestReply: 0,
      requestBytes: 0,
      clock: 0,
    };
    this.executor = new Executor({ document: this.document, profile: this.profile }, (call) =>
      this.beforeCall(call),
    );
  }

  /** The document as it is, as a .docx. */
  save(): Uint8Array {
    return this.document.package.save();
  }

  /** References that the add-in still holds; after a finished run there are none. */
  get heldReferences(): number {
    return this.executor.held;
  }

  /** Makes calls fail: return a code to fail this one. Returns the way to stop. */
  inject(injection: Injection): () => void {
    this.injections.add(injection);
    return () => this.injections.delete(injection);
  }

  /** Runs `act` just before the sync with this number (from 1) is answered: a co-author's moment. */
  beforeSync(number: number, act: (host: WordHost) => void): void {
    const interruption = (sync: number): void => {
      if (sync !== number) return;
      this.interruptions.delete(interruption);
      act(this);
    };
    this.interruptions.add(interruption);
  }

  /** The library releases what it held after `Word.run` has resolved; this waits for it. */
  async settled(): Promise<void> {
    for (let held = -1; held !== this.heldReferences; await new Promise((done) => setTimeout(done, 5)))
      held = this.heldReferences;
  }

  /** Answers one message of the library's native bridge. */
  async answer(json: string): Promise<string> {
    const message = JSON.parse(json) as { id: number; message: { body: Batch } };
    if (this.options.waits) await new Promise((done) => setTimeout(done, this.profile.syncMilliseconds));
    const reply = this.execute(message.message.body, byteLength(json));
    const body = JSON.stringify(reply);
    this.stats.largestReply = Math.max(this.stats.largestReply, byteLength(body));
    return JSON.stringify({ id: message.id, type: 2, message: { statusCode: 200, headers: {}, body } });
  }

  private execute(batch: Batch, bytes: number): Reply {
    const { stats } = this;
    stats.syncs += 1;
    stats.actions += batch.Actions.length;
    stats.requestBytes += bytes;
    stats.largestRequest = Math.max(stats.largestRequest, bytes);
    stats.clock += this.profile.syncMilliseconds;
    const cleansUp = batch.Actions.every(
      (action) => action.ActionType === 1 || action.Name === '_RemoveReference',
    );
    if (cleansUp) stats.cleanUps += 1;
    for (const interruption of [...this.interruptions]) interruption(stats.syncs);
    if (bytes > PAYLOAD_LIMIT) return failure('RequestPayloadSizeLimitExceeded');
    const reply = this.executor.execute(batch);
    return byteLength(JSON.stringify(reply)) > PAYLOAD_LIMIT
      ? failure('ResponsePayloadSizeLimitExceeded')
      : reply;
  }

  private beforeCall(call: Call): void {
    for (const injection of this.injections) {
      const code = injection(call);
      if (code) throw new HostError(code, 'injected');
    }
  }

  /* The user and the co-author. */

  /** All paragraphs of the body, for a test to pick from. */
  paragraphs(): Element[] {
    return paragraphsOf(this.document.body);
  }

  text(paragraph: Element): string {
    return textOf(paragraph, this.document.view);
  }

  /** The user selects the `n`-th place of these words in the body; without words, nothing but the place after them. */
  userSelects(words: string, n = 0): void {
    const span = this.find(words, n);
    this.document.select(span);
  }

  /** The user puts the cursor `offset` characters into the `n`-th place of these words. */
  userClicks(words: string, offset = 1, n = 0): void {
    const span = this.find(words, n);
    const at = span.start + offset;
    this.document.select({ first: span.first, start: at, last: span.first, end: at });
  }

  private find(words: string, n: number): Span {
    const options = { matchCase: true, matchWholeWord: false };
    const setting = { view: this.document.view, loose: false };
    const hits = this.paragraphs().flatMap((paragraph) =>
      searchParagraph(paragraph, words, options, setting).map((hit) => ({ paragraph, ...hit })),
    );
    const hit = hits[n];
    if (!hit) throw new Error(`“${words}” stands ${hits.length} times in the body`);
    return { first: hit.paragraph, start: hit.start, last: hit.paragraph, end: hit.end };
  }

  /** A co-author replaces the `n`-th place of these words. Ranges that the add-in holds move with the text. */
  coauthorReplaces(words: string, by: string, n = 0): void {
    const { first: paragraph, start, end } = this.find(words, n);
    if (by !== '') insertTextAt(paragraph, end, by);
    deleteAtoms(paragraph, start, end);
    const move = (at: number): number =>
      at <= start ? at : at >= end ? at + by.length - (end - start) : start;
    for (const range of this.executor.ranges()) {
      const { span } = range;
      range.span = {
        ...span,
        start: span.first === paragraph ? move(span.start) : span.start,
        end: span.last === paragraph ? move(span.end) : span.end,
      };
    }
    this.document.wasChanged(paragraph);
  }

  /** A co-author types a new paragraph before the `index`-th of the body. */
  coauthorInsertsParagraph(index: number, text: string): void {
    const before = this.paragraphs()[index];
    if (!before?.ownerDocument) throw new Error(`the body has no paragraph ${index}`);
    const paragraph = make(before.ownerDocument, 'p');
    before.parentNode?.insertBefore(paragraph, before);
    insertTextAt(paragraph, 0, text);
    this.document.wasChanged(paragraph);
  }

  coauthorDeletesParagraph(index: number): void {
    const paragraph = this.paragraphs()[index];
    if (!paragraph) throw new Error(`the body has no paragraph ${index}`);
    const { body } = this.document;
    remove(paragraph);
    forgetParagraph(paragraph);
    this.document.wasChanged(body);
  }

  /** The text inside the user's selection. */
  selectedText(): string {
    return this.document.spanText(this.document.selection);
  }

  /** Atoms of the body, for totals in tests. */
  get bodyLength(): number {
    return this.paragraphs().reduce((sum, paragraph) => sum + readParagraph(paragraph).atoms.length, 0);
  }
}

function failure(code: HostErrorCode): Reply {
  const error = new HostError(code);
  return {
    Results: [],
    TraceIds: [],
    Error: { Code: code, Message: error.message, Location: '', ActionIndex: 0 },
  };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
