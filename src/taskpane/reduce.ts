/** The one function that changes what the pane knows: a state and an event in, the next state out. A new event is a case here. */
import type { RemovalOutcome } from '../brief/model';
import { counted } from '../verifier/render/words';
import { announceEnd, announceProgress } from './announcements';
import { NO_DECISIONS, type Decision } from './decisions';
import { tallyOf } from './results';
import {
  JUMP_MESSAGE,
  type EarlyStop,
  type Message,
  type PaneEvent,
  type PaneState,
  type Results,
  type WorkStep,
} from './state';

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

const without = (messages: readonly Message[], id: string): readonly Message[] =>
  messages.filter((message) => message.id !== id);
