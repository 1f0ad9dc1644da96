/**
 * What the pane knows, in one place: a state of plain data and the one function that changes it. No Office object, no DOM and
 * no promise stands in here. Add a fact as a field, an occurrence as an event; the controller sends events, components read.
 */
import type { HostMarkingOutcome, RemovalOutcome } from '../brief/model';
import type { CheckResult, Mark, Report } from '../verifier/report';
import { counted, MARK_ORDER } from '../verifier/render/words';
import { announceEnd, announceProgress } from './announcements';
import { NO_DECISIONS, type CarriedDecisions, type Decision, type Subject } from './decisions';
import { tallyOf, type Line } from './results';
import { DEFAULT_SETTINGS, type Settings } from './settings';

export type Scope = 'document' | 'selection';

/** Why there is no document to work on; each has its own message in `unavailable.ts`. */
export type HostProblem =
  'outsideOffice' | 'notWord' | 'officeScriptMissing' | 'wordSilent' | 'wordTooOld' | 'hostFailed';

export type HostState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly name: string; readonly limits: readonly string[] }
  | { readonly kind: 'unavailable'; readonly problem: HostProblem };

/** A citation that is known not to exist while the rest is still being checked. */
export interface EarlyStop {
  readonly id: string;
  readonly text: string;
  readonly place: string;
  readonly note: string;
}

export type WorkStep =
  'reading' | 'checking' | 'comparing' | 'finding' | 'marking' | 'readingBack' | 'removing';

export type Work =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running';
      readonly step: WorkStep;
      readonly done: number;
      /** 0 while it is not known. */
      readonly total: number;
      readonly stops: readonly EarlyStop[];
      readonly cancelling: boolean;
    };

/** The words around a citation: before, the citation, after. Made from the document, never stored. */
export interface Surroundings {
  readonly before: string;
  readonly citation: string;
  readonly after: string;
}

export interface Results {
  readonly report: Report;
  /** ISO date and time. */
  readonly checkedAt: string;
  readonly scope: Scope;
  /** The rows of the list. */
  readonly lines: readonly Line[];
  /** By citation id; empty where the document is no longer the one that was checked. */
  readonly surroundings: Readonly<Record<string, Surroundings>>;
  /** By citation id: the sentence that says why no mark stands in the document. */
  readonly unplaced: Readonly<Record<string, string>>;
  /** By citation id: the words that its mark was put around. */
  readonly marked: Readonly<Record<string, string>>;
  /** By citation id: what a decision on it is about. */
  readonly subjects: Readonly<Record<string, Subject>>;
  /** Citations whose own words or paragraph were edited since the check: what is known of them is no longer about them. */
  readonly edited: Readonly<Record<string, true>>;
  /** The brief has other words now than when it was checked. */
  readonly stale: boolean;
}

export interface Message {
  readonly id: string;
  readonly intent: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
}

export interface PaneState {
  readonly host: HostState;
  readonly settings: Settings;
  readonly scope: Scope;
  readonly work: Work;
  readonly results: Results | null;
  readonly decisions: CarriedDecisions;
  /** Which marks the list shows. */
  readonly shown: Readonly<Record<Mark, boolean>>;
  /** The citation whose details replace the list. */
  readonly open: string | null;
  /** The citation under the cursor in the document. */
  readonly cursor: string | null;
  readonly messages: readonly Message[];
  readonly settingsOpen: boolean;
  readonly confirmingRemoval: boolean;
  /** What the live region says; changes only when there is something to hear. */
  readonly announcement: string;
}

export type PaneEvent =
  | { readonly type: 'hostReady'; readonly name: string; readonly limits: readonly string[] }
  | { readonly type: 'hostUnavailable'; readonly problem: HostProblem }
  | { readonly type: 'settingsRead'; readonly settings: Settings }
  | { readonly type: 'settingsToggled'; readonly open: boolean }
  | { readonly type: 'scopeChosen'; readonly scope: Scope }
  | { readonly type: 'workStarted'; readonly step: WorkStep }
  | {
      readonly type: 'workProgressed';
      readonly step: WorkStep;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'stopSeen'; readonly stop: EarlyStop }
  | { readonly type: 'cancelAsked' }
  | { readonly type: 'workEnded' }
  | { readonly type: 'checkFinished'; readonly results: Results }
  | { readonly type: 'resultsRestored'; readonly results: Results }
  | { readonly type: 'resultsForgotten' }
  | { readonly type: 'decisionsRead'; readonly decisions: CarriedDecisions }
  | { readonly type: 'decided'; readonly id: string; readonly decision: Decision }
  | { readonly type: 'decisionWithdrawn'; readonly id: string }
  | { readonly type: 'markEdited'; readonly id: string }
  | { readonly type: 'removalAsked' }
  | { readonly type: 'removalDeclined' }
  | { readonly type: 'marksRemoved'; readonly outcome: RemovalOutcome }
  | { readonly type: 'markToggled'; readonly mark: Mark }
  | { readonly type: 'citationOpened'; readonly id: string }
  | { readonly type: 'citationClosed' }
  | { readonly type: 'cursorMoved'; readonly id: string | null }
  | { readonly type: 'messageShown'; readonly message: Message }
  | { readonly type: 'messageDismissed'; readonly id: string };

export const INITIAL_STATE: PaneState = {
  host: { kind: 'waiting' },
  settings: DEFAULT_SETTINGS,
  scope: 'document',
  work: { kind: 'idle' },
  results: null,
  decisions: NO_DECISIONS,
  shown: { stop: true, mismatch: true, unverified: true, found: true, none: false },
  open: null,
  cursor: null,
  messages: [],
  settingsOpen: false,
  confirmingRemoval: false,
  announcement: '',
};

/** The state after an event. Pure; an event that changes nothing returns the same object. */
export function reduce(state: PaneState, event: PaneEvent): PaneState {
  switch (event.type) {
    case 'hostReady':
      return { ...state, host: { kind: 'ready', name: event.name, limits: event.limits } };
    case 'hostUnavailable':
      return { ...state, host: { kind: 'unavailable', problem: event.problem } };
    case 'settingsRead':
      return { ...state, settings: event.settings };
    case 'settingsToggled':
      return { ...state, settingsOpen: event.open };
    case 'scopeChosen':
      return { ...state, scope: event.scope };
    case 'workStarted':
      return startWork(state, event.step);
    case 'workProgressed':
      return progress(state, event);
    case 'stopSeen':
      return addStop(state, event.stop);
    case 'cancelAsked':
      return state.work.kind === 'running' ? { ...state, work: { ...state.work, cancelling: true } } : state;
    case 'workEnded':
      return { ...state, work: { kind: 'idle' } };
    case 'checkFinished':
      return {
        ...showResults(state, event.results),
        announcement: announceEnd(tallyOf(event.results, state.decisions), event.results.scope),
      };
    case 'resultsRestored':
      return showResults(state, event.results);
    case 'resultsForgotten':
      return { ...state, results: null, open: null, decisions: NO_DECISIONS };
    case 'decisionsRead':
      return { ...state, decisions: event.decisions };
    case 'decided':
      return decide(state, event.id, event.decision);
    case 'decisionWithdrawn':
      return {
        ...state,
        decisions: { ...state.decisions, decided: dropped(state.decisions.decided, event.id) },
      };
    case 'markEdited':
      return markEdited(state, event.id);
    case 'removalAsked':
      return { ...state, confirmingRemoval: true };
    case 'removalDeclined':
      return { ...state, confirmingRemoval: false };
    case 'marksRemoved':
      return { ...state, work: { kind: 'idle' }, ...afterRemoval(state, event.outcome) };
    case 'markToggled':
      return { ...state, shown: { ...state.shown, [event.mark]: !state.shown[event.mark] } };
    case 'citationOpened':
      return { ...state, open: event.id, messages: without(state.messages, JUMP_MESSAGE) };
    case 'citationClosed':
      return { ...state, open: null };
    case 'cursorMoved':
      return moveCursor(state, event.id);
    case 'messageShown':
      return addMessage(state, event.message);
    case 'messageDismissed':
      return { ...state, messages: without(state.messages, event.id) };
  }
}

function startWork(state: PaneState, step: WorkStep): PaneState {
  return {
    ...state,
    work: { kind: 'running', step, done: 0, total: 0, stops: [], cancelling: false },
    messages: [],
    confirmingRemoval: false,
    announcement: announceProgress(step, null, 0, 0) ?? state.announcement,
  };
}

function progress(
  state: PaneState,
  event: { readonly step: WorkStep; readonly done: number; readonly total: number },
): PaneState {
  if (state.work.kind !== 'running') return state;
  const { step, done, total } = event;
  const before = state.work.step === step ? state.work : null;
  return {
    ...state,
    work: { ...state.work, step, done, total },
    announcement: announceProgress(step, before, done, total) ?? state.announcement,
  };
}

function addStop(state: PaneState, stop: EarlyStop): PaneState {
  if (state.work.kind !== 'running') return state;
  const { stops } = state.work;
  const isSame = ({ text, note }: EarlyStop): boolean => text === stop.text && note === stop.note;
  // One citation is one row, however often the brief has it.
  const next = stops.some(isSame)
    ? stops.map((one) => (isSame(one) ? { ...one, place: `${one.place}; ${stop.place}` } : one))
    : [...stops, stop];
  return { ...state, work: { ...state.work, stops: next } };
}

function showResults(state: PaneState, results: Results): PaneState {
  const known = (id: string | null): string | null =>
    results.report.citations.some((citation) => citation.id === id) ? id : null;
  return {
    ...state,
    work: { kind: 'idle' },
    results,
    open: known(state.open),
    cursor: known(state.cursor),
  };
}

function decide({ decisions, ...state }: PaneState, id: string, decision: Decision): PaneState {
  return {
    ...state,
    decisions: {
      decided: { ...decisions.decided, [id]: decision },
      earlier: dropped(decisions.earlier, id),
    },
    announcement: `${decision.citation} is accepted.`,
  };
}

function dropped<T>(from: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...rest } = from;
  return rest;
}

/** A decision on words that are no longer there is asked again. */
function markEdited(state: PaneState, id: string): PaneState {
  const { results, decisions } = state;
  if (results === null || results.edited[id]) return state;
  const decision = decisions.decided[id];
  return {
    ...state,
    results: { ...results, edited: { ...results.edited, [id]: true } },
    decisions: {
      decided: dropped(decisions.decided, id),
      earlier: decision ? { ...decisions.earlier, [id]: decision } : decisions.earlier,
    },
  };
}

function afterRemoval(state: PaneState, outcome: RemovalOutcome): Partial<PaneState> {
  const gone =
    outcome.comments === 0
      ? `${counted(outcome.removed, 'mark was', 'marks were')} taken off.`
      : `${counted(outcome.removed, 'mark')} and ${counted(outcome.comments, 'comment')} were taken off.`;
  const message: Message =
    outcome.left.length === 0
      ? { id: 'removal', intent: 'success', title: 'No marks are left', text: gone }
      : {
          id: 'removal',
          intent: 'warning',
          title: `${counted(outcome.left.length, 'mark')} would not go`,
          text: `${gone} ${outcome.left[0]?.sentence ?? ''}`.trim(),
        };
  return {
    confirmingRemoval: false,
    announcement: `${message.title}. ${gone}`,
    messages: [...without(state.messages, message.id), message],
  };
}

/** The pane follows the cursor: in the details it changes the citation, in the list the marked row. */
function moveCursor(state: PaneState, id: string | null): PaneState {
  const known = state.results?.report.citations.some((citation) => citation.id === id) === true;
  const cursor = known ? id : null;
  if (cursor === state.cursor && (cursor === null || state.open === null || state.open === cursor))
    return state;
  const open = state.open !== null && cursor !== null ? cursor : state.open;
  return { ...state, cursor, open };
}

function addMessage(state: PaneState, message: Message): PaneState {
  return {
    ...state,
    messages: [...without(state.messages, message.id), message],
    announcement: `${message.title}. ${message.text}`,
  };
}

/** A message about one place is over once the user goes to another. */
export const JUMP_MESSAGE = 'jump';

const without = (messages: readonly Message[], id: string): readonly Message[] =>
  messages.filter((message) => message.id !== id);

/** The early stop that a result announces, or null. */
export function earlyStopOf(
  result: CheckResult,
  citation: { readonly text: string; readonly place: string } | undefined,
): EarlyStop | null {
  if (result.status !== 'not_found' || citation === undefined) return null;
  return { id: result.id, text: citation.text, place: citation.place, note: result.note };
}

/** Sentences, by citation id, for the marks that could not be placed or were not reached. */
export function unplacedSentences(outcome: HostMarkingOutcome): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { mark, sentence } of outcome.unplaced) sentences[mark.citationId] = sentence;
  for (const mark of outcome.notReached) {
    sentences[mark.citationId] = 'The check was cancelled before this mark was placed.';
  }
  return sentences;
}

/** Marks of the toggles, in the order of a reader's need. */
export const TOGGLED_MARKS: readonly Mark[] = MARK_ORDER;
