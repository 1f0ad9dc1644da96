/** Bodies, paragraphs, ranges and notes: how they answer. */
import { HostError } from './errors';
import { asString, found, type Host, type Kind } from './kinds';
import type { ControlType } from './controlProperties';
import { controlsIn, insertControl, type Span } from './controls';
import { compare, partOf, union } from './locations';
import {
  controlObject,
  live,
  paragraphCollection,
  paragraphObject,
  rangeObject,
  spanOfBody,
  type BodyObject,
  type CollectionObject,
  type ControlObject,
  type HostObject,
  type NoteObject,
  type ParagraphObject,
  type RangeObject,
} from './objects';
import { ancestor, contains } from './ooxml';
import { controlsOfTypes, richTextControls } from './kindsOfControls';
import { AUTHOR } from './comments';
import { replaceText } from './runs';
import { commentsIn, putComment } from './kindsOfComments';
import { fieldCollection, shapesIn } from './kindsOfParts';
import { paragraphsOf, readParagraph, textOf } from './text';
import { searchParagraph, type SearchOptions } from './search';
import type { Note, NoteKind } from './document';
import type { Element } from '@xmldom/xmldom';

/* Shared by whatever has a range. */

export function searchSpans(spans: readonly Span[], args: readonly unknown[], host: Host): CollectionObject {
  const needle = asString(args[0], 'searchText');
  const options = searchOptions(args[1]);
  const { document } = host;
  const hits = spans.flatMap((span) =>
    document
      .paragraphsOfSpan(span)
      .flatMap((paragraph) =>
        searchParagraph(
          paragraph,
          needle,
          options,
          { view: document.view, loose: document.looseFind },
          paragraph === span.first ? span.start : 0,
          paragraph === span.last ? span.end : Infinity,
        ).map((hit) => rangeObject({ first: paragraph, start: hit.start, last: paragraph, end: hit.end })),
      ),
  );
  return { kind: 'RangeCollection', items: hits };
}

function searchOptions(value: unknown): SearchOptions {
  const object = value as { kind?: string; values?: Map<string, unknown> } | null | undefined;
  const on = (name: string): boolean => object?.values?.get(name) === true;
  for (const name of ['matchWildcards', 'ignorePunct', 'ignoreSpace', 'matchPrefix', 'matchSuffix'])
    if (on(name)) throw new HostError('NotImplemented', `search option ${name}`);
  return { matchCase: on('matchCase'), matchWholeWord: on('matchWholeWord') };
}

/** Every search of an empty story still refuses a bad needle. */
function searchWhole(roots: BodyObject, args: readonly unknown[], host: Host): CollectionObject {
  const all = roots.roots.flatMap(paragraphsOf).map((paragraph) => host.document.wholeParagraph(paragraph));
  return searchSpans(all, args, host);
}

export function putControl(span: Span, args: readonly unknown[], host: Host): ControlObject {
  const { document, profile } = host;
  const type = (args[0] ?? 'RichText') as ControlType;
  if (type !== 'RichText' && type !== 'PlainText')
    throw new HostError('NotImplemented', `a control of type ${type}`);
  if (!profile.controlsInNotes && document.isInNote(span.first))
    throw new HostError('GeneralException', 'controls in notes fail here (#4373)');
  return document.edit(span.first, () => controlObject(insertControl(span, document.newControlId(), type)));
}

function select(span: Span | null, args: readonly unknown[], host: Host): void {
  const mode = args[0] ?? 'Select';
  if (span) host.document.select(mode === 'Select' ? span : partOf(span, mode));
}

/** Text with tracked changes as accepted or as before them. */
function reviewedText(spans: readonly Span[], args: readonly unknown[], host: Host): string {
  if (args[0] !== undefined && args[0] !== 'Current' && args[0] !== 'Original')
    throw new HostError('InvalidArgument', 'changeTrackingVersion');
  if (args[0] === 'Original') throw new HostError('NotImplemented', 'getReviewedText("Original")');
  const { document } = host;
  return spans
    .flatMap((span) => document.paragraphsOfSpan(span))
    .map((paragraph) => textOf(paragraph, 'accepted'))
    .join('\r');
}

function notesWithin(kind: NoteKind, span: Span, host: Host): CollectionObject {
  const { document } = host;
  return noteCollection(() =>
    document.paragraphsOfSpan(span).flatMap((paragraph) => document.notes(kind, paragraph)),
  );
}

function noteCollection(read: () => readonly Note[]): CollectionObject {
  return live('NoteItemCollection', () => read().map((note): NoteObject => ({ kind: 'NoteItem', note })));
}

export function controlsWithin(span: Span, host: Host): CollectionObject {
  return richTextControls(() => host.document.paragraphsOfSpan(span).flatMap(controlsIn));
}

const parentControl = (span: Span, host: Host): HostObject | null => {
  const control = host.document.controlAround(span);
  return control ? controlObject(control) : null;
};

/* The kinds. */

export const BODY: Kind<BodyObject> = {
  scalars: {
    text: (body, { document }) =>
      body.roots
        .flatMap(paragraphsOf)
        .map((p) => textOf(p, document.view))
        .join('\r'),
    type: (body) => body.type,
  },
  objects: {
    paragraphs: (body) => paragraphCollection(() => body.roots.flatMap(paragraphsOf)),
    contentControls: (body) => richTextControls(() => body.roots.flatMap(controlsIn)),
    footnotes: (body, host) => notesOfBody('footnote', body, host),
    endnotes: (body, host) => notesOfBody('endnote', body, host),
    fields: ({ roots }) => fieldCollection(() => roots),
    shapes: ({ roots }) => live('ShapeCollection', () => shapesIn(roots)),
  },
  makers: {
    search: searchWhole,
    getComments: ({ roots }, _, host) => commentsIn(roots, host),
    getRange: (body, args, { document }) =>
      rangeObject(partOf(found(spanOfBody(body, document), 'a range'), args[0])),
    getContentControls: (body, args) =>
      controlsOfTypes(body.roots.flatMap(controlsIn).map(controlObject), args[0]),
    insertContentControl: (body, args, host) =>
      putControl(found(spanOfBody(body, host.document), 'a range'), args, host),
  },
  methods: {
    select: (body, args, host) => select(spanOfBody(body, host.document), args, host),
    getReviewedText: (body, args, host) =>
      reviewedText(
        body.roots.flatMap(paragraphsOf).map((paragraph) => host.document.wholeParagraph(paragraph)),
        args,
        host,
      ),
  },
};

function notesOfBody(kind: NoteKind, body: BodyObject, { document }: Host): CollectionObject {
  return noteCollection(() => body.roots.flatMap((root) => document.notes(kind, root)));
}

const whole = (paragraph: ParagraphObject, { document }: Host): Span =>
  document.wholeParagraph(paragraph.element);
const neighbour = (paragraph: ParagraphObject, by: 1 | -1, { document }: Host): HostObject | null => {
  const story = document.storyOf(paragraph.element);
  const element = story[story.indexOf(paragraph.element) + by];
  return element ? paragraphObject(element) : null;
};

const localIds = new WeakMap<object, string>();
let nextLocalId = 1;

export const PARAGRAPH: Kind<ParagraphObject> = {
  scalars: {
    text: ({ element }, { document }) => textOf(element, document.view),
    style: ({ element }, { document }) => document.styleName(element),
    styleBuiltIn: ({ element }, { document }) => document.styleName(element).replace(/ /g, ''),
    leftIndent: ({ element }, { document }) => document.look(element).left,
    rightIndent: ({ element }, { document }) => document.look(element).right,
    firstLineIndent: ({ element }, { document }) => document.look(element).firstLine,
    alignment: ({ element }, { document }) => document.look(element).alignment,
    outlineLevel: ({ element }, { document }) => document.look(element).outlineLevel,
    isListItem: ({ element }, { document }) => document.look(element).isListItem,
    tableNestingLevel: ({ element }) => {
      let level = 0;
      for (let up = ancestor(element, 'tbl'); up; up = ancestor(up, 'tbl')) level += 1;
      return level;
    },
    uniqueLocalId: ({ element }) => {
      const known = localIds.get(element) ?? (nextLocalId++).toString(16).toUpperCase().padStart(8, '0');
      localIds.set(element, known);
      return known;
    },
  },
  objects: {
    contentControls: (paragraph, host) => controlsWithin(whole(paragraph, host), host),
    parentContentControl: (p, host) =>
      found(parentControl(whole(p, host), host), 'a control around the paragraph'),
    parentContentControlOrNullObject: (paragraph, host) => parentControl(whole(paragraph, host), host),
    footnotes: (paragraph, host) => notesWithin('footnote', whole(paragraph, host), host),
    endnotes: (paragraph, host) => notesWithin('endnote', whole(paragraph, host), host),
  },
  makers: {
    getComments: ({ element }, _, host) => commentsIn([element], host),
    search: (paragraph, args, host) => searchSpans([whole(paragraph, host)], args, host),
    getRange: (paragraph, args, host) => rangeObject(partOf(whole(paragraph, host), args[0])),
    getNext: (paragraph, _, host) => found(neighbour(paragraph, 1, host), 'a next paragraph'),
    getNextOrNullObject: (paragraph, _, host) => neighbour(paragraph, 1, host),
    getPrevious: (paragraph, _, host) => found(neighbour(paragraph, -1, host), 'a previous paragraph'),
    getPreviousOrNullObject: (paragraph, _, host) => neighbour(paragraph, -1, host),
    getContentControls: ({ element }, args) =>
      controlsOfTypes(controlsIn(element).map(controlObject), args[0]),
    insertContentControl: (paragraph, args, host) => putControl(whole(paragraph, host), args, host),
  },
  methods: {
    select: (paragraph, args, host) => select(whole(paragraph, host), args, host),
    getReviewedText: (paragraph, args, host) => reviewedText([whole(paragraph, host)], args, host),
    getText: ({ element }, args) => {
      const options = (args[0] ?? {}) as Record<string, unknown>;
      // The d.ts shows both spellings of the option's name.
      const deleted =
        options['IncludeTextMarkedAsDeleted'] === true || options['includeTextMarkedAsDeleted'] === true;
      return textOf(element, deleted ? 'all' : 'accepted');
    },
  },
};

/** Text in the place of a range: a tracked deletion and insertion while changes are tracked. */
function putText(span: Span, args: readonly unknown[], { document }: Host): RangeObject {
  const text = asString(args[0], 'text');
  if (args[1] !== 'Replace') throw new HostError('NotImplemented', `insertText at ${String(args[1])}`);
  if (span.first !== span.last) throw new HostError('NotImplemented', 'text over several paragraphs');
  return document.edit(
    span.first,
    () => {
      replaceText(span.first, span.start, span.end, text, document.tracking ? AUTHOR : null);
      const start = document.tracking ? span.end : span.start;
      return rangeObject({ first: span.first, start, last: span.first, end: start + text.length });
    },
    true,
  );
}

export const RANGE: Kind<RangeObject> = {
  scalars: {
    text: ({ span }, { document }) => document.spanText(span),
    style: ({ span }, { document }) => document.styleName(span.first),
    isEmpty: ({ span }) => span.first === span.last && span.start === span.end,
  },
  objects: {
    paragraphs: ({ span }, { document }) => paragraphCollection(() => document.paragraphsOfSpan(span)),
    contentControls: ({ span }, host) => richTextControls(() => controlsTouching(span, host)),
    parentContentControl: ({ span }, host) => found(parentControl(span, host), 'a control around the range'),
    parentContentControlOrNullObject: ({ span }, host) => parentControl(span, host),
    footnotes: ({ span }, host) => notesWithin('footnote', span, host),
    endnotes: ({ span }, host) => notesWithin('endnote', span, host),
  },
  makers: {
    insertComment: ({ span }, args, host) => putComment(span, args, host),
    insertText: ({ span }, args, host) => putText(span, args, host),
    getComments: ({ span }, _, host) => commentsIn(host.document.paragraphsOfSpan(span), host),
    search: ({ span }, args, host) => searchSpans([span], args, host),
    getRange: ({ span }, args) => rangeObject(partOf(span, args[0])),
    expandTo: ({ span }, args, { document }) =>
      rangeObject(found(union(span, rangeArgument(args[0]), document), 'a range in the same story')),
    expandToOrNullObject: ({ span }, args, { document }) => {
      const both = union(span, rangeArgument(args[0]), document);
      return both ? rangeObject(both) : null;
    },
    getContentControls: ({ span }, args, host) =>
      controlsOfTypes(controlsTouching(span, host).map(controlObject), args[0]),
    insertContentControl: ({ span }, args, host) => putControl(span, args, host),
  },
  methods: {
    select: ({ span }, args, host) => select(span, args, host),
    compareLocationWith: ({ span }, args, { document }) => compare(span, rangeArgument(args[0]), document),
    getReviewedText: ({ span }, args, host) => reviewedText([span], args, host),
    highlight: () => undefined,
    removeHighlight: () => undefined,
  },
};

/** Controls that hold some of the range's text. */
function controlsTouching(span: Span, host: Host): Element[] {
  const { document } = host;
  const runs = document.paragraphsOfSpan(span).flatMap((paragraph) =>
    readParagraph(paragraph)
      .atoms.slice(paragraph === span.first ? span.start : 0, paragraph === span.last ? span.end : undefined)
      .map((atom) => atom.run),
  );
  const unique = [...new Set(runs)];
  return document
    .paragraphsOfSpan(span)
    .flatMap((paragraph) => controlsIn(paragraph))
    .filter((control) => unique.some((run) => contains(control, run)));
}

function rangeArgument(value: unknown): Span {
  const object = value as HostObject | null | undefined;
  if (object?.kind !== 'Range') throw new HostError('InvalidArgument', 'a range is wanted');
  return object.span;
}

export const NOTE_ITEM: Kind<NoteObject> = {
  scalars: { type: ({ note }) => (note.kind === 'footnote' ? 'Footnote' : 'Endnote') },
  objects: {
    body: ({ note }): BodyObject => ({
      kind: 'Body',
      roots: [note.element],
      type: note.kind === 'footnote' ? 'Footnote' : 'Endnote',
    }),
    reference: ({ note }) => {
      const paragraph = found(ancestor(note.reference, 'p'), 'the paragraph of the mark');
      const at = readParagraph(paragraph).atoms.findIndex((atom) => atom.leaf === note.reference);
      return rangeObject({ first: paragraph, start: at, last: paragraph, end: at + 1 });
    },
  },
  makers: {
    getNext: (item, _, host) => found(nextNote(item, host), 'a next note'),
    getNextOrNullObject: (item, _, host) => nextNote(item, host),
  },
};

function nextNote({ note }: NoteObject, { document }: Host): NoteObject | null {
  const all = document.notes(note.kind);
  const next = all[all.findIndex((each) => each.element === note.element) + 1];
  return next ? { kind: 'NoteItem', note: next } : null;
}
