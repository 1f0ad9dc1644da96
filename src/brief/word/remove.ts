/**
 * Taking marks off: unlock, delete keeping the words, read back, and name what would not go (#1299, #2886, #310).
 */
import type { BriefWorkOptions, RemovalOutcome } from '../model';
import type { Capabilities } from './capabilities';
import { loadComments, sortComments, type SortedComments } from './comments';
import { cancelled, toBriefHostError } from './errors';
import { findLeavings, removeProperty, removeReview } from './leavings';
import {
  isOurs,
  loadControls,
  loadControlsElsewhere,
  openStories,
  readAllControls,
  type ControlState,
} from './stories';
import { TrackChanges } from './tracking';

const REMOVALS_A_SYNC = 500;

/** Queues the removal of these controls. */
export function removeControls(
  which: readonly ControlState[],
  controls: readonly { readonly state: ControlState; readonly control: Word.ContentControl }[],
): void {
  const byId = new Map(controls.map(({ state, control }) => [state.id, control]));
  for (const { id } of which) {
    const control = byId.get(id);
    if (!control) continue;
    control.cannotDelete = false;
    control.cannotEdit = false;
    control.delete(true);
  }
}

export async function removeAllMarks(
  context: Word.RequestContext,
  capabilities: Capabilities,
  options: BriefWorkOptions,
): Promise<RemovalOutcome> {
  if (options.signal?.aborted) throw cancelled();
  const stories = openStories(context, capabilities);
  loadControls(stories);
  const elsewhere = loadControlsElsewhere(context, capabilities);
  const tracking = new TrackChanges(context, capabilities);
  tracking.load();
  const comments = loadComments(context, capabilities);
  const leavings = await findLeavings(context);
  await context.sync();
  const controls = readAllControls(stories, elsewhere);
  // The innermost first, so that an outer control's place stays known.
  const ours = controls
    .map(({ state }) => state)
    .filter(isOurs)
    .reverse();
  const sorted = sortComments(comments, leavings.review);
  let failure: ReturnType<typeof toBriefHostError> | null = null;
  try {
    tracking.switchOff();
    for (let at = 0; at < ours.length && !options.signal?.aborted; at += REMOVALS_A_SYNC) {
      const error = await removeChunk(context, ours.slice(at, at + REMOVALS_A_SYNC), controls);
      failure ??= error;
      if (error?.kind === 'readOnly' && at === 0) throw error;
      options.onProgress?.({
        step: 'removing',
        done: Math.min(at + REMOVALS_A_SYNC, ours.length),
        total: ours.length,
      });
    }
    const beside = options.signal?.aborted ? false : await removeBeside(context, sorted, leavings);
    if (ours.length === 0 && !beside) return { removed: 0, comments: 0, left: sorted.kept.map(keptComment) };
    return await lookAgain(context, capabilities, tracking, ours.length, sorted, failure);
  } finally {
    await tracking.ensureRestored().catch(() => undefined);
  }
}

/** Comments and what else a review leaves. @returns was there anything? */
async function removeBeside(
  context: Word.RequestContext,
  { ours }: SortedComments,
  leavings: Awaited<ReturnType<typeof findLeavings>>,
): Promise<boolean> {
  for (const { comment } of ours) comment.delete();
  const property = removeProperty(leavings);
  // Should Word keep a comment, it is named when the document is looked at again.
  if (ours.length > 0 || property) await context.sync().catch(() => undefined);
  const review = leavings.review.comments.length > 0 || leavings.review.decisions !== undefined;
  if (review) await removeReview();
  return ours.length > 0 || property || review;
}

/** The document's own word on what is left. */
async function lookAgain(
  context: Word.RequestContext,
  capabilities: Capabilities,
  tracking: TrackChanges,
  before: number,
  comments: SortedComments,
  failure: ReturnType<typeof toBriefHostError> | null,
): Promise<RemovalOutcome> {
  tracking.restore();
  const after = openStories(context, capabilities);
  loadControls(after);
  const elsewhere = loadControlsElsewhere(context, capabilities);
  const commentsAfter = loadComments(context, capabilities);
  await context.sync();
  tracking.restored();
  const left = readAllControls(after, elsewhere)
    .map(({ state }) => state)
    .filter(isOurs);
  const standing = new Set((commentsAfter?.items ?? []).map(({ id }) => id));
  const stayed = comments.ours.filter(({ id }) => standing.has(id));
  return {
    removed: before - left.length,
    comments: comments.ours.length - stayed.length,
    left: [
      ...left.map(({ tag, text }) => ({ tag, text, sentence: sentenceFor(failure?.kind === 'cancelled') })),
      ...stayed.map(({ content }) => ({
        tag: '',
        text: content,
        sentence: 'Word would not remove this comment.',
      })),
      ...comments.kept.map(keptComment),
    ],
  };
}

const KEPT_SENTENCES = {
  edited: 'A comment that begins “[cite check]” holds other words than ours; it stays. Delete it yourself.',
  answered: 'Somebody answered a comment of ours; it stays with the answer. Delete it yourself.',
} as const;

function keptComment({ content, reason }: SortedComments['kept'][number]): RemovalOutcome['left'][number] {
  return { tag: '', text: content, sentence: KEPT_SENTENCES[reason] };
}

function sentenceFor(wasCancelled: boolean): string {
  return wasCancelled
    ? 'The work was stopped before this mark was removed.'
    : 'Word would not remove this mark: its place may be locked, or a tracked change holds it.';
}

/** Removes a chunk; what stops it is left aside and the others are removed one request at a time. */
async function removeChunk(
  context: Word.RequestContext,
  chunk: readonly ControlState[],
  controls: Parameters<typeof removeControls>[1],
): Promise<ReturnType<typeof toBriefHostError> | null> {
  removeControls(chunk, controls);
  try {
    await context.sync();
    return null;
  } catch (error) {
    const known = toBriefHostError(error);
    if (chunk.length === 1) return known;
    // Halves: few controls refuse, and what was removed before the failure is gone already (ItemNotFound does no harm).
    const middle = Math.ceil(chunk.length / 2);
    const first = await removeChunk(context, chunk.slice(0, middle), controls);
    const second = await removeChunk(context, chunk.slice(middle), controls);
    return first ?? second;
  }
}
