/**
 * Comments beside marks: bringing those of ours to the plan and taking them off. Ours are known by the words that we stored
 * (`brief/review.ts`); one that somebody edited or answered holds words of theirs and is never touched.
 */
import type { CommentingOutcome, PlannedMark } from '../model';
import { commentDigest, ownershipOf, type Review, type ReviewComment } from '../review';
import type { Capabilities } from './capabilities';
import type { Work } from './find';

/** The words of a comment with evidence take about 0.5 KB, its place as much again. */
const COMMENTS_A_SYNC = 250;

/** After this many refusals without one success Word is taken to refuse comments altogether (#6746). */
const ENOUGH_REFUSALS = 3;

const COMMENT_LOAD = 'items/id,items/content,items/replies/items/id';

/** Queues the reading of all comments; null where this Word has none for us. */
export function loadComments(
  context: Word.RequestContext,
  capabilities: Capabilities,
): Word.CommentCollection | null {
  if (!capabilities.comments) return null;
  const comments = context.document.body.getComments();
  comments.load(COMMENT_LOAD);
  return comments;
}

export interface StandingComment {
  readonly comment: Word.Comment;
  readonly id: string;
  readonly content: string;
  readonly answered: boolean;
}

export interface SortedComments {
  readonly ours: readonly StandingComment[];
  /** They begin as ours do and hold, or lead to, words of somebody else. */
  readonly kept: readonly { readonly content: string; readonly reason: 'edited' | 'answered' }[];
  /** How many paragraphs of comments are not ours: what the brief's reader does not see. */
  readonly others: number;
}

export function sortComments(comments: Word.CommentCollection | null, review: Review): SortedComments {
  const stored = new Set(review.comments.map(({ text }) => text));
  const ours: StandingComment[] = [];
  const kept: { content: string; reason: 'edited' | 'answered' }[] = [];
  let others = 0;
  for (const comment of comments?.items ?? []) {
    const { id, content } = comment;
    const answers = comment.replies.items.length;
    const owner = ownershipOf(content, stored);
    if (owner === 'theirs') others += answers + 1;
    else if (owner === 'edited') kept.push({ content, reason: 'edited' });
    else if (answers > 0) kept.push({ content, reason: 'answered' });
    else ours.push({ comment, id, content, answered: false });
  }
  return { ours, kept, others };
}

export interface CommentChanges {
  readonly keep: readonly ReviewComment[];
  readonly remove: readonly StandingComment[];
  readonly place: readonly PlannedMark[];
}

/**
 * Same citation, same words, same comment. Pure.
 * @param speaksFor is the citation in the part of the document that the plan is about?
 */
export function compareComments(
  plan: readonly PlannedMark[],
  ours: readonly Pick<StandingComment, 'comment' | 'id' | 'content' | 'answered'>[],
  review: Review,
  speaksFor: (citationId: string) => boolean,
): CommentChanges {
  const key = (citation: string, digest: string): string => `${citation} ${digest}`;
  const wanted = new Map(
    plan.flatMap((mark) =>
      mark.comment === undefined ? [] : [[key(mark.citationId, commentDigest(mark.comment)), mark] as const],
    ),
  );
  const citationsOf = new Map<string, string[]>();
  for (const { citation, text } of review.comments)
    citationsOf.set(text, [...(citationsOf.get(text) ?? []), citation]);
  const keep: ReviewComment[] = [];
  const remove: StandingComment[] = [];
  for (const each of ours) {
    const text = commentDigest(each.content);
    // Equal words stand at several citations; each stored one stands for one comment.
    const citation = citationsOf.get(text)?.shift();
    if (citation !== undefined && (wanted.delete(key(citation, text)) || !speaksFor(citation)))
      keep.push({ id: each.id, citation, text });
    else remove.push(each);
  }
  return { keep, remove, place: [...wanted.values()] };
}

/** A mark that waits for its comment, and the control to put it on. */
export interface Awaiting {
  readonly mark: PlannedMark;
  readonly control: Word.ContentControl;
}

/**
 * Puts the comments in, in chunks. After a failed chunk the document is asked which of them are there; the first that is missing is
 * tried alone, the rest again together.
 */
export class Commenter {
  readonly placed: ReviewComment[] = [];
  refused = 0;

  constructor(
    private readonly context: Word.RequestContext,
    private readonly capabilities: Capabilities,
    private readonly work: Work,
  ) {}

  async placeAll(awaiting: readonly Awaiting[]): Promise<void> {
    for (let at = 0; at < awaiting.length && !this.work.cancelled(); at += COMMENTS_A_SYNC)
      await this.placeChunk(awaiting.slice(at, at + COMMENTS_A_SYNC));
  }

  outcome(kept: number): CommentingOutcome {
    return { standing: kept + this.placed.length, refused: this.refused };
  }

  private async placeChunk(chunk: readonly Awaiting[]): Promise<void> {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.refused >= ENOUGH_REFUSALS && this.placed.length === 0) {
        this.refused += rest.length;
        return;
      }
      if (await this.attempt(rest)) return;
      rest = await this.missing(rest);
      const [culprit, ...others] = rest;
      if (!culprit) return;
      if (!(await this.attempt([culprit]))) this.refused += 1;
      rest = others;
    }
  }

  private async attempt(chunk: readonly Awaiting[]): Promise<boolean> {
    const made = chunk.map(({ mark, control }) => {
      const comment = control.getRange('Content').insertComment(mark.comment ?? '');
      comment.load('id');
      return { mark, comment };
    });
    try {
      await this.work.sync();
    } catch {
      return false;
    }
    for (const { mark, comment } of made) this.note(mark, comment.id);
    return true;
  }

  private note(mark: PlannedMark, id: string): void {
    this.placed.push({ id, citation: mark.citationId, text: commentDigest(mark.comment ?? '') });
  }

  /** Those of the chunk that have no comment; those that have one are noted. */
  private async missing(chunk: readonly Awaiting[]): Promise<readonly Awaiting[]> {
    const comments = loadComments(this.context, this.capabilities);
    await this.work.sync();
    const known = new Set(this.placed.map(({ id }) => id));
    const free = new Map<string, string[]>();
    for (const { id, content } of comments?.items ?? []) {
      const digest = commentDigest(content);
      if (!known.has(id)) free.set(digest, [...(free.get(digest) ?? []), id]);
    }
    return chunk.filter(({ mark }) => {
      const id = free.get(commentDigest(mark.comment ?? ''))?.shift();
      if (id !== undefined) this.note(mark, id);
      return id === undefined;
    });
  }
}
