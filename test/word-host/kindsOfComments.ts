/** Comments and their replies: how they answer. */
import type { Element } from '@xmldom/xmldom';
import {
  allComments,
  authorOf,
  contentOf,
  idOf,
  insertComment,
  removeComment,
  repliesTo,
  setContent,
  spanOfComment,
  topComments,
} from './comments';
import type { Span } from './controls';
import { HostError } from './errors';
import { asString, found, type Host, type Kind } from './kinds';
import {
  live,
  rangeObject,
  type CollectionObject,
  type CommentObject,
  type HostObject,
  type ReplyObject,
} from './objects';

const comments = new WeakMap<Element, CommentObject>();

function commentObject(element: Element): CommentObject {
  const known = comments.get(element) ?? { kind: 'Comment', element };
  comments.set(element, known);
  return known;
}

function here({ element }: CommentObject | ReplyObject, { document }: Host): Element {
  if (!allComments(document).includes(element)) throw new HostError('ItemNotFound', 'the comment is gone');
  return element;
}

/** Comments with a mark in one of these paragraphs. */
export function commentsIn(roots: readonly Element[], { document }: Host): CollectionObject {
  return {
    kind: 'CommentCollection',
    items: roots.flatMap((root) => topComments(document, root)).map(commentObject),
  };
}

export function putComment(span: Span, args: readonly unknown[], { document }: Host): CommentObject {
  return commentObject(insertComment(document, span, asString(args[0], 'commentText')));
}

const SHARED = {
  id: (comment: CommentObject | ReplyObject, host: Host) => idOf(here(comment, host)),
  content: (comment: CommentObject | ReplyObject, host: Host) => contentOf(here(comment, host)),
  authorName: (comment: CommentObject | ReplyObject, host: Host) => authorOf(here(comment, host)),
};

export const COMMENT: Kind<CommentObject> = {
  scalars: { ...SHARED, resolved: () => false },
  setters: {
    content: (comment, value, host) =>
      setContent(host.document, here(comment, host), asString(value, 'content')),
  },
  objects: {
    replies: (comment, host) =>
      live('CommentReplyCollection', () =>
        repliesTo(host.document, comment.element).map((element) => ({ kind: 'CommentReply', element })),
      ),
  },
  makers: {
    getRange: (comment, _, host) => rangeObject(spanOfComment(host.document, here(comment, host))),
  },
  methods: {
    delete: (comment, _, host) => removeComment(host.document, here(comment, host)),
  },
};

export const COMMENT_REPLY: Kind<ReplyObject> = { scalars: SHARED };

const first = ({ items }: CollectionObject): HostObject | null => items[0] ?? null;
export const COMMENT_COLLECTION: Kind<CollectionObject> = {
  makers: {
    getFirst: (collection) => found(first(collection), 'the collection is empty'),
    getFirstOrNullObject: first,
  },
};
