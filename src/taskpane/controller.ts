/**
 * The commands of the pane, and the only place where they meet the document, the backend and the storage. One piece of work at a
 * time; every way out of it ends in a state that the user can go on from.
 */
import type { BriefHost, MarkAtCursor } from '../brief/model';
import { antecedentOf, citationsById } from '../verifier/requests';
import { checkBrief, type CheckedBrief, type Sources } from './check';
import { carryForward, parseDecisions, type Decision } from './decisions';
import {
  DECISION_NOT_KEPT,
  FORGOTTEN,
  messageFor,
  NOT_IN_DOCUMENT,
  NOT_KEPT,
  PLACE_CHANGED,
} from './messages';
import { keyOfText, restore, sameText } from './restore';
import { nextProblem } from './results';
import { destinationOf, type Settings } from './settings';
import { JUMP_MESSAGE, type Message, type PaneEvent, type PaneState, type Results } from './state';
import type { PaneStorage } from './storage';
import type { Store } from './store';

export interface PaneCommands {
  /** Reads, looks up, marks. Resolves when all is done, and at once where a piece of work is already under way. */
  readonly check: () => Promise<void>;
  readonly cancel: () => void;
  /** Shows the details and goes to the place in the document. */
  readonly open: (citationId: string) => Promise<void>;
  readonly jump: (citationId: string) => Promise<void>;
  /** Opens the next (1) or the previous (-1) citation that is still to be decided on. */
  readonly openProblem: (by: 1 | -1) => Promise<void>;
  readonly accept: (citationId: string, reason: string) => Promise<void>;
  /** Takes a decision back: the citation is to be decided on again. */
  readonly askAgain: (citationId: string) => Promise<void>;
  /** Says which of several cases of one page a citation means, and checks again. */
  readonly pick: (citationId: string, caseId: string) => Promise<void>;
  /** Puts the suggested citation in the place of this one, as a tracked change. */
  readonly replace: (citationId: string) => Promise<void>;
  /** The decisions on this document, for a file. */
  readonly decisions: () => Promise<readonly Decision[]>;
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

  const check = (picks: Results['picks'] = store.get().results?.picks ?? {}): Promise<void> =>
    work(async (open, signal) => {
      store.send({ type: 'workStarted', step: 'reading' });
      const { settings, scope } = store.get();
      const destination = destinationOf(settings, parts.paneOrigin);
      const checked = await checkBrief({
        host: open.host,
        documentName: open.name,
        sources: parts.sourcesAt(destination.origin),
        scope,
        comments: settings.comments,
        picks,
        signal,
        now: parts.now(),
        onProgress: (progress) => store.send({ type: 'workProgressed', ...progress }),
        onStop: (stop) => store.send({ type: 'stopSeen', stop }),
      });
      // Before the results, so that the end is announced with what is still to be decided.
      const decisions = carryForward(await decisionsOn(open), checked.results.subjects);
      store.send({ type: 'decisionsRead', decisions });
      store.send({ type: 'checkFinished', results: checked.results });
      for (const message of checked.messages) say(message);
      await keep(open, checked);
    });

  const keep = async (open: OpenDocument, checked: CheckedBrief): Promise<void> => {
    if (!store.get().settings.keepResults) return;
    const { report, checkedAt, scope, lines, unplaced, marked, picks, subjects } = checked.results;
    await storage.writeResults(open.key ?? keyOfText(report.document.textSha256), {
      report,
      checkedAt,
      scope,
      marked: { ...marked },
      picks: { ...picks },
      subjects: { ...subjects },
      lines: lines.map(({ id, places }) => ({ id, places: [...places] })),
      unplaced: { ...unplaced },
    });
  };

  /** Of this computer, and of the document where they travel with it. */
  const decisionsOn = async (open: OpenDocument): Promise<readonly Decision[]> => {
    const own = await storage.readDecisions(decisionKeyOf(open));
    const travelling = parseDecisions((await open.host.readTravelling().catch(() => null)) ?? []);
    return [...own, ...travelling.filter((each) => !own.some((known) => isSame(known, each)))];
  };

  const travel = async (open: OpenDocument): Promise<void> => {
    const { decisionsTravel } = store.get().settings;
    const decisions = decisionsTravel ? await decisionsOn(open) : null;
    if (await open.host.writeTravelling(decisions).catch(() => false)) return;
    if (decisionsTravel) say(NOT_IN_DOCUMENT);
  };

  const accept = async (citationId: string, reason: string): Promise<void> => {
    const subject = store.get().results?.subjects[citationId];
    if (document === null || subject === undefined) return;
    const decision: Decision = {
      kind: 'accepted',
      ...subject,
      reason: reason.trim(),
      decidedAt: parts.now().toISOString(),
    };
    store.send({ type: 'decided', id: citationId, decision });
    if (!(await storage.writeDecision(decisionKeyOf(document), decision))) say(DECISION_NOT_KEPT);
    if (store.get().settings.decisionsTravel) await travel(document);
  };

  const askAgain = async (citationId: string): Promise<void> => {
    const decision = store.get().decisions.decided[citationId];
    if (document === null || decision === undefined) return;
    store.send({ type: 'decisionWithdrawn', id: citationId });
    const open = document;
    await storage.deleteDecision(decisionKeyOf(open), decision);
    const others = parseDecisions((await open.host.readTravelling().catch(() => null)) ?? []);
    if (others.some((each) => isSame(each, decision)))
      await open.host.writeTravelling(others.filter((each) => !isSame(each, decision))).catch(() => false);
  };

  /** A short form means what its full citation means: that is where the pick is kept. */
  const pick = async (citationId: string, caseId: string): Promise<void> => {
    const { results } = store.get();
    if (results === null) return;
    const byId = citationsById(results.report.citations);
    const use = byId.get(citationId);
    const authority = use === undefined ? null : antecedentOf(use, byId);
    if (authority !== null) await check({ ...results.picks, [authority.id]: caseId });
  };

  const replace = async (citationId: string): Promise<void> => {
    const citation = store.get().results?.report.citations.find(({ id }) => id === citationId);
    const suggestion = citation?.suggestion;
    if (document === null || !citation || !suggestion) return;
    try {
      const { block, span, text } = citation;
      if (!(await document.host.replace({ block, span, text }, suggestion.text))) return say(PLACE_CHANGED);
      store.send({ type: 'markEdited', id: citationId });
      await document.host.showStale([citationId]);
      say({
        id: JUMP_MESSAGE,
        intent: 'success',
        title: 'Replaced, as a tracked change',
        text: `The brief says ${suggestion.text} now. Check again once you have read it.`,
      });
    } catch (failure) {
      say({ ...messageFor(failure), title: 'The words were not replaced' });
    }
  };

  /** The pane follows the cursor, and sees when a mark's words are no longer those that were checked. */
  const cursorMoved = (open: OpenDocument, mark: MarkAtCursor | null): void => {
    store.send({ type: 'cursorMoved', id: mark?.citationId ?? null });
    const { results, work: under } = store.get();
    const before = mark === null ? undefined : results?.marked[mark.citationId];
    if (mark === null || before === undefined || under.kind === 'running') return;
    if (sameText(before, mark.text) || results?.edited[mark.citationId]) return;
    store.send({ type: 'markEdited', id: mark.citationId });
    void open.host.showStale([mark.citationId]);
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
      say(PLACE_CHANGED);
    } catch (failure) {
      say(messageFor(failure));
    }
  };

  const open = async (citationId: string): Promise<void> => {
    store.send({ type: 'citationOpened', id: citationId });
    await jump(citationId);
  };

  return {
    check: () => check(),
    pick,
    removeAll,
    jump,
    open,
    accept,
    askAgain,
    replace,
    openProblem: async (by) => {
      const { results, decisions, open: opened, cursor } = store.get();
      const next = results && nextProblem(results, decisions, opened ?? cursor, by);
      if (next !== null) await open(next);
    },
    decisions: async () => (document === null ? [] : decisionsOn(document)),
    cancel: () => {
      if (abort === null) return;
      abort.abort();
      store.send({ type: 'cancelAsked' });
    },
    changeSettings: async (settings) => {
      const before = store.get().settings;
      store.send({ type: 'settingsRead', settings });
      if (!(await storage.writeSettings(settings))) say(NOT_KEPT);
      if (document !== null && before.decisionsTravel !== settings.decisionsTravel) await travel(document);
    },
    forgetResults: async () => {
      const forgotten = await storage.forgetResults();
      store.send({ type: 'resultsForgotten' });
      say(forgotten ? FORGOTTEN : NOT_KEPT);
    },
    reload: parts.reload,
    attach: async (open) => {
      document = open;
      const { name, limits, warning } = open.host.describe();
      store.send({ type: 'settingsRead', settings: await storage.readSettings() });
      store.send({ type: 'hostReady', name, limits });
      if (warning !== undefined)
        say({ id: 'warning', intent: 'warning', title: 'Before you check', text: warning });
      open.host.onSelection((mark) => cursorMoved(open, mark));
      // A check that the ribbon has begun meanwhile is newer than anything stored.
      await work((attached) => restore(storage, attached, decisionsOn, store.send));
    },
  };
}

/** Decisions on a document that was never saved hold by its words alone. */
const decisionKeyOf = ({ key }: OpenDocument): string => key ?? 'unsaved';

const isSame = (a: Decision, b: Decision): boolean =>
  a.citation === b.citation && a.textHash === b.textHash && a.nth === b.nth;
