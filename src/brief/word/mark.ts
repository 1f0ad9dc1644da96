/**
 * Bringing the document's marks to a plan: read again, find, wrap, read back and compare. What could not be placed comes back with its
 * reason; nothing is guessed.
 */
import type { HostMarkingOutcome, MarkOptions, PlannedMark, UnplacedMark } from '../model';
import type { Capabilities } from './capabilities';
import { cancelled, toBriefHostError } from './errors';
import {
  Commenter,
  compareComments,
  loadComments,
  sortComments,
  type Awaiting,
  type CommentChanges,
} from './comments';
import { findRanges, type Found, type Work } from './find';
import {
  REASON_SENTENCES,
  compare,
  locate,
  looksRight,
  type Changes,
  type Refused,
  type Target,
} from './plan';
import type { Reading } from './read';
import { removeControls } from './remove';
import { readReview, writeReview } from './reviewPart';
import type { Review } from '../review';
import {
  isOurs,
  loadControls,
  openStories,
  readControls,
  type ControlState,
  type Story,
  type StoryName,
} from './stories';
import { TrackChanges } from './tracking';
import { Wrapper } from './wrap';
import { sameWords } from './wordText';

export async function markDocument(
  context: Word.RequestContext,
  capabilities: Capabilities,
  reading: Reading,
  plan: readonly PlannedMark[],
  options: MarkOptions,
): Promise<HostMarkingOutcome> {
  const sync = (): Promise<void> => context.sync();
  const isCancelled = (): boolean => options.signal?.aborted === true;
  if (isCancelled()) throw cancelled();
  const stories = openStories(context, capabilities);
  const tracking = new TrackChanges(context, capabilities);
  const commentsNow = loadComments(context, capabilities);
  const inScope = await readAgain(stories, tracking, context, reading, options);
  const controls = readControls(stories);
  const located = locate(plan, reading, textsOf(stories));
  const standing = controls.map(({ state }) => state).filter(isOurs);
  const changes = compare(located.targets, standing, inScope);
  const review = await readReview();
  const comments = capabilities.comments
    ? compareComments(
        plan,
        sortComments(commentsNow, review).ours,
        review,
        speaksFor(plan, changes, standing, options),
      )
    : NO_COMMENTS;
  const progress =
    (step: 'searching' | 'marking') =>
    (done: number, total: number): void =>
      options.onProgress?.({ step, done, total });
  const searching: Work = { sync, cancelled: isCancelled, progress: progress('searching') };
  const before = new Set(controls.map(({ state }) => state.id));
  const wrapper = new Wrapper(context, capabilities, { ...searching, progress: progress('marking') }, before);
  try {
    tracking.switchOff();
    queueUpdates(changes, controls);
    removeControls(changes.removed, controls);
    for (const { comment } of comments.remove) comment.delete();
    await syncEdits(changes.updated.length + changes.removed.length + comments.remove.length, sync);
    const { found, refused } = await findRanges(changes.placed, stories, searching);
    await wrapper.wrapAll(found);
    const reached = reachedBy(changes, found, refused, wrapper);
    if (comments.place.length === 0) tracking.restore();
    options.onProgress?.({ step: 'readingBack', done: 0, total: 1 });
    const { outcome, awaiting } = await readBack(context, capabilities, tracking, {
      targets: reached.targets,
      refused: [...located.refused, ...refused, ...wrapper.refused],
      notReached: reached.notReached,
      removed: changes.removed,
      toComment: new Set(comments.place),
    });
    const commenter = new Commenter(context, capabilities, searching);
    await commenter.placeAll(awaiting);
    await remember(review, comments, commenter);
    return { ...outcome, comments: commenter.outcome(comments.keep.length) };
  } finally {
    await tracking.ensureRestored().catch(() => undefined);
  }
}

const NO_COMMENTS: CommentChanges = { keep: [], remove: [], place: [] };

/** Whether a comment's citation is one that this plan may change: of a selection, what is planned or was taken off. */
function speaksFor(
  plan: readonly PlannedMark[],
  changes: Changes,
  standing: readonly ControlState[],
  { blocks }: MarkOptions,
): (citationId: string) => boolean {
  if (!blocks) return () => true;
  const planned = new Set(plan.map(({ citationId }) => citationId));
  const removed = new Set(changes.removed.map(({ citationId }) => citationId));
  const marked = new Set(standing.map(({ citationId }) => citationId));
  return (id) => planned.has(id) || removed.has(id) || !marked.has(id);
}

/** Which comments are ours is written into the document with them, and only when it has changed. */
async function remember(review: Review, comments: CommentChanges, commenter: Commenter): Promise<void> {
  if (comments.remove.length === 0 && commenter.placed.length === 0) return;
  await writeReview({ ...review, comments: [...comments.keep, ...commenter.placed] });
}

/** Reads what the plan is compared with, in one sync. Returns which controls the plan speaks for. */
async function readAgain(
  stories: readonly Story[],
  tracking: TrackChanges,
  context: Word.RequestContext,
  reading: Reading,
  options: MarkOptions,
): Promise<(control: ControlState) => boolean> {
  if (reading.readOnly) throw toBriefHostError({ code: 'AccessDenied' });
  for (const { paragraphs } of stories) paragraphs.load('items/text');
  loadControls(stories);
  tracking.load();
  options.onProgress?.({ step: 'searching', done: 0, total: 1 });
  await context.sync();
  const { blocks } = options;
  if (!blocks) return () => true;
  const inScope = await controlsInBlocks(blocks, stories, reading, context);
  return (control) => inScope.has(control.id);
}

/** Ids of the controls in the blocks that the plan speaks for. */
async function controlsInBlocks(
  blocks: readonly number[],
  stories: readonly Story[],
  reading: Reading,
  context: Word.RequestContext,
): Promise<Set<number>> {
  const asked = blocks.flatMap((block) => {
    const place = reading.places[block];
    const story = stories.find(({ name }) => name === place?.story);
    const paragraph = place && story?.paragraphs.items[place.index];
    if (!paragraph || paragraph.text !== place.wordText) return [];
    paragraph.contentControls.load('items/id');
    return [paragraph.contentControls];
  });
  if (asked.length > 0) await context.sync();
  return new Set(asked.flatMap(({ items }) => items.map(({ id }) => id)));
}

function textsOf(stories: readonly Story[]): Record<StoryName, string[]> {
  const texts = (name: StoryName): string[] =>
    stories.find((story) => story.name === name)?.paragraphs.items.map(({ text }) => text) ?? [];
  return { main: texts('main'), footnotes: texts('footnotes'), endnotes: texts('endnotes') };
}

type Controls = readonly { readonly state: ControlState; readonly control: Word.ContentControl }[];

function queueUpdates(changes: Changes, controls: Controls): void {
  const byId = new Map(controls.map(({ state, control }) => [state.id, control]));
  for (const { target, control } of changes.updated) {
    byId.get(control.id)?.set({ title: target.mark.title, color: `#${target.mark.color}` });
  }
}

/** Updates and removals: where Word refuses them, nothing was placed and the user is told. */
async function syncEdits(edits: number, sync: () => Promise<void>): Promise<void> {
  if (edits === 0) return;
  try {
    await sync();
  } catch (error) {
    const known = toBriefHostError(error);
    if (known.kind === 'readOnly') throw known;
    // What could not be updated or removed is seen when the document is read back.
  }
}

function reachedBy(
  changes: Changes,
  found: readonly Found[],
  refused: readonly Refused[],
  wrapper: Wrapper,
): { targets: Target[]; notReached: PlannedMark[] } {
  const late = new Set(wrapper.notReached.map(({ target }) => target));
  const seen = new Set<Target>(found.map(({ target }) => target).filter((target) => !late.has(target)));
  const no = new Set([...refused, ...wrapper.refused].map(({ mark }) => mark));
  return {
    targets: [
      ...changes.kept,
      ...changes.updated.map(({ target }) => target),
      ...changes.placed.filter((target) => seen.has(target) && !no.has(target.mark)),
    ],
    notReached: changes.placed
      .filter((target) => !seen.has(target) && !no.has(target.mark))
      .map(({ mark }) => mark),
  };
}

interface Done {
  readonly targets: readonly Target[];
  readonly refused: readonly Refused[];
  readonly notReached: readonly PlannedMark[];
  readonly removed: readonly ControlState[];
  readonly toComment: ReadonlySet<PlannedMark>;
}

/** The document's own word on what is there now. A control around other words than the citation's is taken off again. */
async function readBack(
  context: Word.RequestContext,
  capabilities: Capabilities,
  tracking: TrackChanges,
  done: Done,
): Promise<{ outcome: Omit<HostMarkingOutcome, 'comments'>; awaiting: Awaiting[] }> {
  const stories = openStories(context, capabilities);
  loadControls(stories);
  await context.sync();
  if (done.toComment.size === 0) tracking.restored();
  const controls = readControls(stories);
  const placed: PlannedMark[] = [];
  const refused: Refused[] = [...done.refused];
  const wrong: ControlState[] = [];
  const byTag = new Map<string, ControlState[]>();
  for (const { state } of controls) byTag.set(state.tag, [...(byTag.get(state.tag) ?? []), state]);
  for (const { mark } of done.targets) {
    const own = byTag.get(mark.tag) ?? [];
    const right = own.find((control) => sameWords(control.wordText, mark.text));
    if (right && looksRight(right, mark)) placed.push(mark);
    else refused.push({ mark, reason: own.length > 0 && !right ? 'textChanged' : 'hostError' });
    if (!right) wrong.push(...own);
  }
  if (wrong.length > 0) {
    removeControls(wrong, controls);
    await context.sync();
  }
  const ids = new Set(controls.map(({ state }) => state.id));
  const controlOf = new Map(controls.map(({ state, control }) => [state.tag, control]));
  return {
    outcome: {
      placed,
      unplaced: refused.map(withSentence),
      notReached: done.notReached,
      removed: done.removed.filter(({ id }) => !ids.has(id)).length,
    },
    awaiting: placed.flatMap((mark) => {
      const control = done.toComment.has(mark) ? controlOf.get(mark.tag) : undefined;
      return control ? [{ mark, control }] : [];
    }),
  };
}

function withSentence({ mark, reason }: Refused): UnplacedMark {
  return { mark, reason, sentence: REASON_SENTENCES[reason] };
}
