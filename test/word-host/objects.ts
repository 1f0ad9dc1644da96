/** The things of Word's object model that the host answers for. Ranges move with edits, so their span may change. */
import type { Element } from '@xmldom/xmldom';
import type { Span } from './controls';
import type { Note, WordDocument } from './document';
import { paragraphsOf } from './text';

export interface DocumentObject {
  readonly kind: 'Document';
}
export interface BodyObject {
  readonly kind: 'Body';
  /** The body, or the notes of a notes story in order, or one note. */
  readonly roots: readonly Element[];
  readonly type: 'MainDoc' | 'Footnote' | 'Endnote' | 'Header' | 'Footer' | 'TextBox';
}
export interface ParagraphObject {
  readonly kind: 'Paragraph';
  readonly element: Element;
}
export interface RangeObject {
  readonly kind: 'Range';
  span: Span;
}
export interface ControlObject {
  readonly kind: 'ContentControl';
  readonly element: Element;
}
export interface NoteObject {
  readonly kind: 'NoteItem';
  readonly note: Note;
}
export interface PropertiesObject {
  readonly kind: 'DocumentProperties';
}
export interface SearchOptionsObject {
  readonly kind: 'SearchOptions';
  readonly values: Map<string, unknown>;
}
export interface CommentObject {
  readonly kind: 'Comment';
  readonly element: Element;
}
export interface ReplyObject {
  readonly kind: 'CommentReply';
  readonly element: Element;
}
export interface SectionObject {
  readonly kind: 'Section';
  /** Its `w:sectPr`. */
  readonly element: Element;
}
export interface ShapeObject {
  readonly kind: 'Shape';
  /** Its `w:txbxContent`. */
  readonly element: Element;
}
export interface FieldObject {
  readonly kind: 'Field';
  readonly code: string;
  readonly result: string;
}
export interface CustomPropertyObject {
  readonly kind: 'CustomProperty';
  readonly element: Element;
}
export interface CollectionObject {
  readonly kind:
    | 'ParagraphCollection'
    | 'RangeCollection'
    | 'ContentControlCollection'
    | 'NoteItemCollection'
    | 'CommentCollection'
    | 'CommentReplyCollection'
    | 'SectionCollection'
    | 'ShapeCollection'
    | 'FieldCollection'
    | 'CustomPropertyCollection';
  readonly items: readonly HostObject[];
}

export type HostObject =
  | DocumentObject
  | BodyObject
  | ParagraphObject
  | RangeObject
  | ControlObject
  | NoteObject
  | PropertiesObject
  | SearchOptionsObject
  | CommentObject
  | ReplyObject
  | SectionObject
  | ShapeObject
  | FieldObject
  | CustomPropertyObject
  | CollectionObject;

const paragraphs = new WeakMap<Element, ParagraphObject>();
const controls = new WeakMap<Element, ControlObject>();

/** One object an element, so that its reference stays the same. */
export function paragraphObject(element: Element): ParagraphObject {
  const known = paragraphs.get(element) ?? { kind: 'Paragraph', element };
  paragraphs.set(element, known);
  return known;
}

export function controlObject(element: Element): ControlObject {
  const known = controls.get(element) ?? { kind: 'ContentControl', element };
  controls.set(element, known);
  return known;
}

export function rangeObject(span: Span): RangeObject {
  return { kind: 'Range', span };
}

/** A collection that a property leads to is read anew each time it is loaded; one that a method returned is as it was. */
export function live(kind: CollectionObject['kind'], read: () => readonly HostObject[]): CollectionObject {
  return {
    kind,
    get items() {
      return read();
    },
  };
}

export function paragraphCollection(read: () => readonly Element[]): CollectionObject {
  return live('ParagraphCollection', () => read().map(paragraphObject));
}

/** The body as a range; null for a notes story without notes. */
export function spanOfBody(body: BodyObject, document: WordDocument): Span | null {
  const all = body.roots.flatMap(paragraphsOf);
  const [first] = all;
  const last = all[all.length - 1];
  return first && last ? { first, start: 0, last, end: document.wholeParagraph(last).end } : null;
}
