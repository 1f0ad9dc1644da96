/**
 * What the one polite live region says: that work began, each quarter of it, and the end. Everything between would only be
 * noise to a listener.
 */
import { counted, MARK_ORDER, MARK_WORDS } from '../verifier/render/words';
import type { Tally } from './results';
import type { Scope, WorkStep } from './state';

export const STEP_WORDS: Readonly<Record<WorkStep, string>> = {
  reading: 'Reading the brief',
  checking: 'Looking up citations',
  comparing: 'Comparing pages and words',
  finding: 'Finding the places for marks',
  marking: 'Placing marks',
  readingBack: 'Reading the marks back',
  removing: 'Taking marks off',
};

export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  document: 'this brief',
  selection: 'the selection',
};

const QUARTERS = ['', 'one quarter done', 'half done', 'three quarters done', ''] as const;

/** The sentence for this progress, or null where nothing new is worth hearing. `before` is the step's earlier progress. */
export function announceProgress(
  step: WorkStep,
  before: { readonly done: number; readonly total: number } | null,
  done: number,
  total: number,
): string | null {
  if (before === null) return `${STEP_WORDS[step]}.`;
  const quarter = quarterOf(done, total);
  if (quarter === quarterOf(before.done, before.total)) return null;
  const words = QUARTERS[quarter] ?? '';
  return words === '' ? null : `${STEP_WORDS[step]}: ${words}.`;
}

function quarterOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((4 * Math.min(done, total)) / total);
}

/** The end of a check: what was asked about, and the rows of the list in the order of a reader's need. */
export function announceEnd({ citations, rows }: Tally, scope: Scope): string {
  if (citations === 0) return `Check finished. No citations in ${SCOPE_WORDS[scope]}.`;
  const parts = MARK_ORDER.filter((mark) => rows[mark] > 0).map(
    (mark) => `${rows[mark]} ${MARK_WORDS[mark].heading.toLowerCase()}`,
  );
  return `Check finished. ${counted(citations, 'citation')} in ${SCOPE_WORDS[scope]}. In the list: ${parts.join(', ')}.`;
}
