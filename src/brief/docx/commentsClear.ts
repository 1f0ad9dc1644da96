/**
 * Takes the comments of ours out of a package: their text, their marks, their entries in the parts beside, and the part that says
 * which are ours. A comment that somebody edited or answered holds words that are not ours: it stays and is named.
 */
import { isEmptyReview, NO_REVIEW, ownershipOf, parseReview, REVIEW_NAMESPACE, type Review } from '../review';
import { beginsAsOurs, commentsPart, PARTS_BESIDE, readComments, type FoundComment } from './commentParts';
import { removeElements, removeParts, splice, type Addition } from './newParts';
import { decodePart, relationships, relationshipsPath, xmlPart, type Parts } from './package';
import { childElements, descendants, wordAttribute, wordName } from './vocabulary';
import type { Splice } from './xmlSource';

export interface ClearedComments {
  readonly removed: number;
  readonly changed: boolean;
  readonly leftovers: readonly string[];
}

/** Names of the custom XML parts that are ours. */
export function reviewPaths(parts: Parts, main: string): string[] {
  return relationships(parts, main).flatMap(({ type, target }) => {
    const bytes = type === 'customXml' && target !== null ? parts.get(target) : undefined;
    return bytes && target !== null && decodePart(target, bytes).includes(`"${REVIEW_NAMESPACE}"`)
      ? [target]
      : [];
  });
}

export function readReview(parts: Parts, main: string): Review {
  const [path] = reviewPaths(parts, main);
  const bytes = path === undefined ? undefined : parts.get(path);
  return path !== undefined && bytes ? parseReview(decodePart(path, bytes)) : NO_REVIEW;
}

/** How many comments in the file have the words that we wrote; they are no part of the brief. */
export function countOwnComments(parts: Parts, main: string): number {
  const comments = commentsPart(parts, main);
  const stored = new Set(readReview(parts, main).comments.map(({ text }) => text));
  if (!comments || stored.size === 0) return 0;
  return readComments(comments).filter(({ text }) => ownershipOf(text, stored) === 'ours').length;
}

/** @param addition what the record says that comments brought with them; null without a record. */
export function clearComments(
  parts: Map<string, Uint8Array>,
  main: string,
  addition: Addition | null,
): ClearedComments {
  const review = readReview(parts, main);
  const comments = commentsPart(parts, main);
  const { ours, left } = sortOut(parts, main, comments ? readComments(comments) : [], review);
  if (comments && ours.length > 0) {
    const ids = new Set(ours.map(({ id }) => id));
    removeAnchors(parts, ids);
    removeElements(parts, comments.path, (element) => ids.has(wordAttribute(element, 'id') ?? ''));
    removeBeside(parts, main, new Set(ours.flatMap(({ paragraphs }) => paragraphs)));
  }
  const reviews = reviewPaths(parts, main);
  const whole = (addition?.parts ?? []).filter((path) => !reviews.includes(path) && isBare(parts, path));
  removeParts(
    parts,
    [...reviews.flatMap((path) => withProperties(parts, path)), ...whole],
    addition?.expanded,
  );
  dropBareRelationships(parts, addition);
  return {
    removed: ours.length,
    changed: ours.length > 0 || reviews.length > 0 || !isEmptyReview(review),
    leftovers: left,
  };
}

function sortOut(
  parts: Parts,
  main: string,
  comments: readonly FoundComment[],
  review: Review,
): { ours: FoundComment[]; left: string[] } {
  const stored = new Set(review.comments.map(({ text }) => text));
  const answered = answeredParagraphs(parts, main);
  const ours: FoundComment[] = [];
  const left: string[] = [];
  for (const comment of comments.filter(beginsAsOurs)) {
    const owner = ownershipOf(comment.text, stored);
    if (owner === 'theirs') continue;
    if (owner === 'edited')
      left.push('A comment that begins "[cite check]" holds other words than ours; it stays.');
    else if (comment.paragraphs.some((id) => answered.has(id)))
      left.push('A comment of ours was answered; it stays with its answers.');
    else ours.push(comment);
  }
  return { ours, left };
}

/** Paragraph ids of comments that somebody replied to (`w15:paraIdParent`). */
function answeredParagraphs(parts: Parts, main: string): Set<string> {
  const target = relationships(parts, main).find(({ type }) => type === 'commentsExtended')?.target;
  const part = target == null ? null : xmlPart(parts, target);
  const found = new Set<string>();
  for (const element of part ? childElements(part.root) : []) {
    const parent = element.getAttributeNS(element.namespaceURI, 'paraIdParent');
    if (parent) found.add(parent.toUpperCase());
  }
  return found;
}

const ANCHORS: ReadonlySet<string> = new Set(['commentRangeStart', 'commentRangeEnd', 'commentReference']);

/** The marks in the text; a run that holds the reference alone goes with it. */
function removeAnchors(parts: Map<string, Uint8Array>, ids: ReadonlySet<string>): void {
  for (const [path, bytes] of [...parts]) {
    if (!path.endsWith('.xml') || !decodePart(path, bytes).includes('commentReference')) continue;
    const part = xmlPart(parts, path);
    if (!part) continue;
    const splices: Splice[] = [];
    for (const element of descendants(part.root)) {
      if (!ANCHORS.has(wordName(element)) || !ids.has(wordAttribute(element, 'id') ?? '')) continue;
      const run = element.parentNode as typeof element;
      const alone =
        wordName(element) === 'commentReference' &&
        wordName(run) === 'r' &&
        [...childElements(run)].every((each) => each === element || wordName(each) === 'rPr');
      const { start, end } = part.spanOf(alone ? run : element);
      splices.push({ start, end, text: '' });
    }
    if (splices.length > 0) splice(parts, part, splices);
  }
}

function removeBeside(parts: Map<string, Uint8Array>, main: string, paragraphs: ReadonlySet<string>): void {
  const durable = new Set<string>();
  for (const { type } of PARTS_BESIDE) {
    const path = relationships(parts, main).find((each) => each.type === type)?.target;
    if (path == null) continue;
    removeElements(parts, path, (element) => {
      const value = (name: string): string =>
        (element.getAttributeNS(element.namespaceURI, name) ?? '').toUpperCase();
      if (!paragraphs.has(value('paraId')) && !durable.has(value('durableId'))) return false;
      if (value('durableId') !== '') durable.add(value('durableId'));
      return true;
    });
  }
}

/** Nothing of anybody's is left in the part. */
function isBare(parts: Parts, path: string): boolean {
  const part = path.endsWith('.xml') ? xmlPart(parts, path) : null;
  return part !== null && [...childElements(part.root)].length === 0;
}

/** A custom XML part with its properties and the relationship between them. */
function withProperties(parts: Parts, path: string): string[] {
  const properties = relationships(parts, path).flatMap(({ target }) => (target === null ? [] : [target]));
  return [path, ...properties, relationshipsPath(path)];
}

/** A relationship part that came with a part of ours, and leads nowhere now. */
function dropBareRelationships(parts: Map<string, Uint8Array>, addition: Addition | null): void {
  for (const path of addition?.parts ?? []) {
    const part = path.endsWith('.rels') ? xmlPart(parts, path) : null;
    if (part && [...childElements(part.root)].length === 0) parts.delete(path);
  }
}
