/**
 * What the pane knows, in one place: a state of plain data, changed by `reduce.ts` alone. No Office object, no DOM and no promise
 * stands in here. Add a fact as a field, an occurrence as an event; the controller sends events, components read.
 */
import type { HostMarkingOutcome, RemovalOutcome } from '../brief/model';
import type { CheckResult, Mark, Report } from '../verifier/report';
import { MARK_ORDER } from '../verifier/render/words';
import { NO_DECISIONS, type CarriedDecisions, type Decision, type Subject } from './decisions';
import type { Line } from './results';
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
  /** By citation id: the case that the reviewer picked where several stand on the page. */
  readonly picks: Readonly<Record<string, string>>;
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

/** A message about one place is over once the user goes to another. */
export const JUMP_MESSAGE = 'jump';

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
