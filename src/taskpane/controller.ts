/**
 * The commands of the pane, and the only place where they meet the document, the backend and the storage. One piece of work at a
 * time; every way out of it ends in a state that the user can go on from.
 */
import { BriefHostError, type BriefHost } from '../brief/model';
import { checkBrief, type CheckedBrief, type Sources } from './check';
import { surroundingsOf } from './results';
import { destinationOf, type Settings } from './settings';
import { JUMP_MESSAGE, type Message, type PaneEvent, type PaneState } from './state';
import type { PaneStorage } from './storage';
import type { Store } from './store';
import { textDigest } from './digest';

export interface PaneCommands {
  /** Reads, looks up, marks. Resolves when all is done, and at once where a piece of work is already under way. */
  readonly check: () => Promise<void>;
  readonly cancel: () => void;
  /** Shows the details and goes to the place in the document. */
  readonly open: (citationId: string) => Promise<void>;
  readonly jump: (citationId: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  readonly changeSettings: (settings: Settings) => Promise<void>;
  readonly forgetResults: () => Promise<void>;
  readonly reload: () => void;
}

export interface ControllerParts {
  readonly store: Store<PaneState, PaneEvent>;
  readonly storage: PaneStorage;
  /** Those that ask the backend at this origin. */
  readonly sourcesAt: (origin: string) => Sources;
  readonly paneOrigin: string;
  readonly now: () => Date;
  readonly reload: () => void;
}

/** The document that the pane works on. */
export interface OpenDocument {
  readonly host: BriefHost;
  /** Null for a document that was never saved: its results are kept by its text. */
  readonly key: string | null;
  readonly name: string;
}

export interface Controller extends PaneCommands {
  /** Called once, when Word has answered: restores the last results and follows the cursor. */
  readonly attach: (document: OpenDocument) => Promise<void>;
}

export function createController(parts: ControllerParts): Controller {
  const { store, storage } = parts;
  let document: OpenDocument | null = null;
  let abort: AbortController | null = null;

  const say = (message: Message): void => store.send({ type: 'messageShown', message });

  /** Runs one piece of work with its own way to be cancelled. Failures become messages; the work always ends. */
  const work = async (run: (open: OpenDocument, signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (document === null || abort !== null) return;
    abort = new AbortController();
    try {
      await run(document, abort.signal);
    } catch (failure) {
      say(messageFor(failure));
    } finally {
      abort = null;
      store.send({ type: 'workEnded' });
    }
  };

  const check = (): Promise<void> =>
    work(async (open, signal) => {
      store.send({ type: 'workStarted', step: 'reading' });
      const { settings, scope } = store.get();
      const destination = destinationOf(settings, parts.paneOrigin);
      const checked = await checkBrief({
        host: open.host,
        documentName: open.name,
        sources: parts.sourcesAt(destination.origin),
        scope,
        signal,
        now: parts.now(),
        onProgress: (progress) => store.send({ type: 'workProgressed', ...progress }),
        onStop: (stop) => store.send({ type: 'stopSeen', stop }),
      });
      store.send({ type: 'checkFinished', results: checked.results });
      for (const message of checked.messages) say(message);
      await keep(open, checked);
    });

  const keep = async (open: OpenDocument, checked: CheckedBrief): Promise<void> => {
    if (!store.get().settings.keepResults) return;
    const { report, checkedAt, scope, lines, unplaced } = checked.results;
    await storage.writeResults(open.key ?? keyOfText(report.document.textSha256), {
      report,
      checkedAt,
      scope,
      lines: lines.map(({ id, places }) => ({ id, places: [...places] })),
      unplaced: { ...unplaced },
    });
  };

  const removeAll = (): Promise<void> =>
    work(async (open, signal) => {
      store.send({ type: 'workStarted', step: 'removing' });
      const outcome = await open.host.removeAll({
        signal,
        onProgress: ({ done, total }) =>
          store.send({ type: 'workProgressed', step: 'removing', done, total }),
      });
      store.send({ type: 'marksRemoved', outcome });
    });

  const jump = async (citationId: string): Promise<void> => {
    const citation = store.get().results?.report.citations.find((other) => other.id === citationId);
    if (document === null || citation === undefined) return;
    try {
      const { block, span, text } = citation;
      if (await document.host.jumpTo(citationId, { block, span, text })) return;
      say({
        id: JUMP_MESSAGE,
        intent: 'warning',
        title: 'The place has changed',
        text: 'These words are no longer where they were read. Check again.',
      });
    } catch (failure) {
      say(messageFor(failure));
    }
  };

  return {
    check,
    removeAll,
    jump,
    cancel: () => {
      if (abort === null) return;
      abort.abort();
      store.send({ type: 'cancelAsked' });
    },
    open: async (citationId) => {
      store.send({ type: 'citationOpened', id: citationId });
      await jump(citationId);
    },
    changeSettings: async (settings) => {
      store.send({ type: 'settingsRead', settings });
      if (!(await storage.writeSettings(settings))) say(NOT_KEPT);
    },
    forgetResults: async () => {
      const forgotten = await storage.forgetResults();
      store.send({ type: 'resultsForgotten' });
      say(forgotten ? FORGOTTEN : NOT_KEPT);
    },
    reload: parts.reload,
    attach: async (open) => {
      document = open;
      const { name, limits } = open.host.describe();
      store.send({ type: 'settingsRead', settings: await storage.readSettings() });
      store.send({ type: 'hostReady', name, limits });
      open.host.onSelection((id) => store.send({ type: 'cursorMoved', id }));
      // A check that the ribbon has begun meanwhile is newer than anything stored.
      await work((attached) => restore(parts, attached));
    },
  };
}

/** A document that was never saved is known by its text. */
const keyOfText = (digest: string): string => `text:${digest}`;

/** Shows the stored results of this document again; with other words in it now, marks them as of an earlier text. */
async function restore({ store, storage }: ControllerParts, open: OpenDocument): Promise<void> {
  const stored = open.key === null ? null : await storage.readResults(open.key);
  if (open.key !== null && stored === null) return;
  const reading = await open.host.read();
  const digest = await textDigest(reading.blocks);
  const found = stored ?? (await storage.readResults(keyOfText(digest)));
  if (found === null) return;
  const stale = found.report.document.textSha256 !== digest;
  store.send({
    type: 'resultsRestored',
    results: {
      ...found,
      stale,
      surroundings: stale ? {} : surroundingsOf(reading.blocks, found.report.citations),
    },
  });
}

const NOT_KEPT: Message = {
  id: 'storage',
  intent: 'warning',
  title: 'Nothing was kept',
  text: 'This Word gives the pane no storage. Settings hold until the pane is closed.',
};

const FORGOTTEN: Message = {
  id: 'storage',
  intent: 'success',
  title: 'Results are forgotten',
  text: 'Marks in documents stay until you remove them.',
};

/** The sentence for a failure; what is not one of ours is not shown, since it may hold words of the brief. */
export function messageFor(failure: unknown): Message {
  if (failure instanceof BriefHostError) {
    return failure.kind === 'cancelled'
      ? { id: 'work', intent: 'info', title: 'Stopped', text: 'Nothing was changed in the document.' }
      : { id: 'work', intent: 'error', title: 'The check could not be finished', text: failure.message };
  }
  return {
    id: 'work',
    intent: 'error',
    title: 'The check could not be finished',
    text: 'Something went wrong inside the pane. The document was not changed beyond the marks you see. Try again.',
  };
}
