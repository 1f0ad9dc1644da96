/**
 * Comments over the DOM: what `comments.xml` says, what the marks in the text say, putting one in and taking one out. As in Word:
 * only the main text takes them (MS-OI29500 2.1.315), a reply goes with the comment that it answers, the author is who is signed in.
 */
import type { Document, Element, Node } from '@xmldom/xmldom';
import type { Span } from './controls';
import type { WordDocument } from './document';
import { HostError } from './errors';
import { W, W14, W15, ancestor, children, isW, make, remove } from './ooxml';
import { rejoin, splitAfter, splitBefore } from './runs';
import { forgetParagraph, readParagraph } from './text';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const EXTENDED = 'http://schemas.microsoft.com/office/2011/relationships/commentsExtended';

/** Who is signed in; Word lets no add-in set another author. */
export const AUTHOR = 'A. Lawyer';

/** Documents whose part of comments the host itself has put in. */
const ownParts = new WeakSet<WordDocument>();

function rootOf(document: WordDocument): Element | null {
  return document.part('comments')?.documentElement ?? null;
}

/** Every `w:comment` in the order of the part, replies too. */
export function allComments(document: WordDocument): Element[] {
  const root = rootOf(document);
  return root ? children(root).filter((each) => isW(each, 'comment')) : [];
}

/** Comments that stand on their own, in the order of their marks in the text. */
export function topComments(document: WordDocument, within: Element = document.body): Element[] {
  const replies = new Set(allComments(document).flatMap((each) => repliesTo(document, each)));
  const byId = new Map(allComments(document).map((each) => [idOf(each), each]));
  return [...within.getElementsByTagNameNS(W, 'commentReference')].flatMap((reference) => {
    const comment = byId.get(reference.getAttributeNS(W, 'id') ?? '');
    return comment && !replies.has(comment) ? [comment] : [];
  });
}

export const idOf = (comment: Element): string => comment.getAttributeNS(W, 'id') ?? '';
export const authorOf = (comment: Element): string => comment.getAttributeNS(W, 'author') ?? '';

export function contentOf(comment: Element): string {
  return [...comment.getElementsByTagNameNS(W, 'p')]
    .map((paragraph) =>
      [...paragraph.getElementsByTagNameNS(W, 't')].map((each) => each.textContent ?? '').join(''),
    )
    .join('\r');
}

export function setContent(document: WordDocument, comment: Element, text: string): void {
  changing(document, comment, () => {
    for (const each of children(comment)) remove(each);
    comment.appendChild(paragraphOf(comment.ownerDocument as Document, text));
  });
}

/** Through `commentsExtended.xml`; a file without it has no replies. */
export function repliesTo(document: WordDocument, comment: Element): Element[] {
  const path = document.package.related(document.package.mainPart, EXTENDED)[0];
  const root = path ? document.package.part(path)?.documentElement : null;
  const own = paragraphIds(comment);
  const answers = (root ? children(root) : [])
    .filter((each) => own.includes(each.getAttributeNS(W15, 'paraIdParent') ?? '-'))
    .map((each) => each.getAttributeNS(W15, 'paraId') ?? '');
  return allComments(document).filter((each) => paragraphIds(each).some((id) => answers.includes(id)));
}

function paragraphIds(comment: Element): string[] {
  return [...comment.getElementsByTagNameNS(W, 'p')].flatMap(
    (each) => each.getAttributeNS(W14, 'paraId') || [],
  );
}

/** The words that the comment is about. */
export function spanOfComment(document: WordDocument, comment: Element): Span {
  const mark = (name: string): Element | undefined =>
    [...document.body.getElementsByTagNameNS(W, name)].find(
      (each) => each.getAttributeNS(W, 'id') === idOf(comment),
    );
  const reference = mark('commentReference');
  const [from, to] = [mark('commentRangeStart') ?? reference, mark('commentRangeEnd') ?? reference];
  const [first, last] = [from && ancestor(from, 'p'), to && ancestor(to, 'p')];
  if (!from || !to || !first || !last) throw new HostError('ItemNotFound', 'the comment has no place');
  return { first, start: atomsBefore(first, from), last, end: atomsBefore(last, to) };
}

function atomsBefore(paragraph: Element, mark: Element): number {
  const places = new Map(readParagraph(paragraph).atoms.map((atom, at) => [atom.leaf, at]));
  let before = 0;
  for (const each of paragraph.getElementsByTagName('*')) {
    if (each === mark) break;
    const at = places.get(each);
    if (at !== undefined) before = at + 1;
  }
  return before;
}

/** Puts a comment on the words. Throws before anything is changed. */
export function insertComment(document: WordDocument, span: Span, text: string): Element {
  if (!document.isInMainText(span.first)) throw new HostError('GeneralException', 'no comments in notes');
  if (text === '') throw new HostError('InvalidArgument', 'a comment needs words');
  if (span.first !== span.last || span.end <= span.start)
    throw new HostError('NotImplemented', 'a comment over several paragraphs, or over nothing');
  return document.edit(span.first, () => {
    const id = Math.max(-1, ...allComments(document).map((each) => Number(idOf(each)))) + 1;
    const comment = writeComment(document, id, text);
    anchor(span, id);
    return comment;
  });
}

function anchor({ first: paragraph, start, end }: Span, id: number): void {
  splitBefore(paragraph, start);
  splitAfter(paragraph, end);
  const { atoms } = readParagraph(paragraph);
  const [from, to] = [atoms[start]?.run, atoms[end - 1]?.run];
  const document = paragraph.ownerDocument;
  if (!from || !to || !document) throw new HostError('ItemNotFound', 'the words are gone');
  const mark = (name: string): Element => {
    const made = make(document, name);
    made.setAttributeNS(W, 'w:id', String(id));
    return made;
  };
  from.parentNode?.insertBefore(mark('commentRangeStart'), from);
  const run = make(document, 'r');
  run.appendChild(mark('commentReference'));
  to.parentNode?.insertBefore(run, to.nextSibling);
  to.parentNode?.insertBefore(mark('commentRangeEnd'), run);
  forgetParagraph(paragraph);
}

function writeComment(document: WordDocument, id: number, text: string): Element {
  if (!rootOf(document)) {
    const path = document.package.mainPart.replace(/[^/]*$/, 'comments.xml');
    const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:comments xmlns:w="${W}"></w:comments>`;
    document.package.addPart(
      path,
      xml,
      COMMENTS_TYPE,
      document.package.mainPart,
      `${RELATIONSHIPS}/comments`,
    );
    ownParts.add(document);
  }
  const root = rootOf(document);
  if (!root?.ownerDocument) throw new Error('the part of comments could not be made');
  const comment = make(root.ownerDocument, 'comment');
  comment.setAttributeNS(W, 'w:id', String(id));
  comment.setAttributeNS(W, 'w:author', AUTHOR);
  comment.appendChild(paragraphOf(root.ownerDocument, text));
  root.appendChild(comment);
  touch(document, root);
  return comment;
}

function paragraphOf(document: Document, text: string): Element {
  const paragraph = make(document, 'p');
  const run = make(document, 'r');
  const leaf = make(document, 't');
  leaf.textContent = text;
  run.appendChild(leaf);
  paragraph.appendChild(run);
  return paragraph;
}

/** Takes the comment out, its marks and the replies to it too. */
export function removeComment(document: WordDocument, comment: Element): void {
  changing(document, comment, () => {
    for (const each of [...repliesTo(document, comment), comment]) {
      removeMarks(document, idOf(each));
      remove(each);
    }
    if (ownParts.has(document) && allComments(document).length === 0) {
      ownParts.delete(document);
      const [path] = document.package.relatedToMain('comments');
      if (path) document.package.removePart(path);
    }
  });
}

function removeMarks(document: WordDocument, id: string): void {
  for (const name of ['commentRangeStart', 'commentRangeEnd', 'commentReference'])
    for (const mark of [...document.body.getElementsByTagNameNS(W, name)]) {
      if (mark.getAttributeNS(W, 'id') !== id) continue;
      const paragraph = ancestor(mark, 'p');
      const run = mark.parentNode as Element;
      const gone =
        isW(run, 'r') && children(run).every((each) => each === mark || isW(each, 'rPr')) ? run : mark;
      const before = gone.previousSibling;
      const after: Node | null = gone.nextSibling;
      remove(gone);
      rejoin(before, after);
      if (paragraph) forgetParagraph(paragraph);
    }
}

/** Edits of comments go through the document's one gate too. */
function changing(document: WordDocument, comment: Element, change: () => void): void {
  const root = rootOf(document);
  document.edit(comment, change);
  if (root && rootOf(document)) touch(document, root);
  document.wasChanged(document.body);
}

function touch(document: WordDocument, root: Element): void {
  const path = document.package.pathOf(root.ownerDocument);
  if (path) document.package.touch(path);
}
