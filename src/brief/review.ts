/**
 * What we leave in a document besides the controls, where there is something to leave: which comments are ours, and, if the user wants
 * them to travel, the decisions. One custom XML part, the same whether Word or the command line wrote it; `Remove all marks` and
 * `clear` take it out. Pure: text in, text out.
 *
 * A comment is ours where its words are those we wrote: Word shows the lawyer as its author and renumbers ids when it saves. The id is
 * kept beside, to tell a comment of ours that somebody has edited. Neither words of the brief nor verdicts stand in here.
 */
import { z } from 'zod';

export const REVIEW_NAMESPACE = 'urn:cite-check:review:1';

/** Every comment of ours begins so, since Word shows the lawyer as its author. */
export const COMMENT_PREFIX = '[cite check]';

const commentSchema = z.object({
  /** As the writer knew it: Word's own id, or `w:id`. */
  id: z.string(),
  citation: z.string(),
  /** `commentDigest` of the words. */
  text: z.string(),
});
export type ReviewComment = z.infer<typeof commentSchema>;

const reviewSchema = z.object({
  comments: z.array(commentSchema).catch([]),
  /** The pane's decisions, which only the pane can read; kept as they are. */
  decisions: z.array(z.unknown()).optional().catch(undefined),
});
export type Review = z.infer<typeof reviewSchema>;

export const NO_REVIEW: Review = { comments: [] };

export function isEmptyReview({ comments, decisions }: Review): boolean {
  return comments.length === 0 && (decisions ?? []).length === 0;
}

/** The part as XML. */
export function reviewXml(review: Review): string {
  const json = JSON.stringify(review).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<review xmlns="${REVIEW_NAMESPACE}">${json}</review>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** What the part says; of a part that somebody changed beyond reading, nothing. */
export function parseReview(xml: string): Review {
  const [start, end] = [xml.indexOf('{'), xml.lastIndexOf('}')];
  if (start < 0 || end < start) return NO_REVIEW;
  const json = xml
    .slice(start, end + 1)
    .replace(/&(?:#(\d{1,6})|(\w{1,6}));/g, (whole, code?: string, name?: string) =>
      code ? String.fromCharCode(Number(code)) : (ENTITIES[name ?? ''] ?? whole),
    );
  try {
    return reviewSchema.parse(JSON.parse(json));
  } catch {
    return NO_REVIEW;
  }
}

/** A short digest of a comment's words, white space folded: 16 hexadecimal digits, to know them again and not to keep a secret. */
export function commentDigest(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  return [0x811c9dc5, 0x9747b28c].map((seed) => fnv(folded, seed).toString(16).padStart(8, '0')).join('');
}

/** FNV-1a over UTF-16 code units. */
function fnv(text: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export type Ownership = 'ours' | 'edited' | 'theirs';

/**
 * Whose comment is this? `edited`: it begins as ours do, and its words are not those we wrote, so somebody's words may be in it.
 * A stored id alone proves nothing: Word may have given it to another comment.
 */
export function ownershipOf(text: string, stored: ReadonlySet<string>): Ownership {
  if (!text.trimStart().startsWith(COMMENT_PREFIX)) return 'theirs';
  return stored.has(commentDigest(text)) ? 'ours' : 'edited';
}
