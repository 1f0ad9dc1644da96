/** Content controls, collections and the document itself: how they answer. */
import type { Element } from '@xmldom/xmldom';
import { controlsIn, removeControl, spanOf, type Span } from './controls';
import { isLocked, property, setLock, setProperty, typeOf, type ControlType } from './controlProperties';
import { HostError } from './errors';
import { asBoolean, asString, found, type Host, type Kind } from './kinds';
import {
  controlObject,
  live,
  paragraphCollection,
  rangeObject,
  type CollectionObject,
  type ControlObject,
  type DocumentObject,
  type HostObject,
  type PropertiesObject,
} from './objects';
import { W, W15, ancestor, children } from './ooxml';
import { partOf } from './locations';
import { searchSpans } from './kindsOfText';
import { commentsIn } from './kindsOfComments';
import { customProperties, sectionCollection } from './kindsOfParts';
import { textOf } from './text';

/** The plain collections hold rich-text controls only (#2160, #6144). */
export function richTextControls(read: () => readonly Element[]): CollectionObject {
  return live('ContentControlCollection', () =>
    read()
      .filter((element) => typeOf(element) === 'RichText')
      .map(controlObject),
  );
}

export function controlsOfTypes(controls: readonly ControlObject[], options: unknown): CollectionObject {
  const asked = (options as { types?: unknown; Types?: unknown } | null | undefined) ?? {};
  const types = (asked.types ?? asked.Types ?? ['RichText']) as readonly ControlType[];
  return {
    kind: 'ContentControlCollection',
    items: controls.filter(({ element }) => types.includes(typeOf(element))),
  };
}

function spanOfControl({ element }: ControlObject): Span {
  return found(spanOf(element), 'the control is empty');
}

function edited({ element }: ControlObject, host: Host, change: () => void): void {
  host.document.edit(element, change);
}

const TITLE_LIMIT = 64; // office-js-docs-reference#1238

export const CONTENT_CONTROL: Kind<ControlObject> = {
  scalars: {
    id: ({ element }) => Number(property(element, 'id') ?? 0),
    tag: ({ element }) => property(element, 'tag') ?? '',
    title: ({ element }) => property(element, 'alias') ?? '',
    color: ({ element }) => `#${property(element, 'color', W15) ?? '000000'}`,
    appearance: ({ element }) => {
      const value = property(element, 'appearance', W15) ?? 'boundingBox';
      return value.charAt(0).toUpperCase() + value.slice(1);
    },
    cannotEdit: ({ element }) => isLocked(element, 'edit'),
    cannotDelete: ({ element }) => isLocked(element, 'delete'),
    removeWhenEdited: ({ element }) => property(element, 'temporary') !== null,
    type: ({ element }) => typeOf(element),
    subtype: ({ element }) => `${typeOf(element)}${ancestor(element, 'p') ? 'Inline' : 'Paragraphs'}`,
    text: ({ element }, { document }) => {
      const span = spanOf(element);
      return span ? document.spanText(span) : '';
    },
  },
  setters: {
    tag: (control, value, host) =>
      edited(control, host, () => setProperty(control.element, 'tag', asString(value, 'tag'))),
    title: (control, value, host) =>
      edited(control, host, () =>
        setProperty(control.element, 'alias', asString(value, 'title').slice(0, TITLE_LIMIT)),
      ),
    color: (control, value, host) =>
      edited(control, host, () => {
        const color = /^#?([0-9a-f]{6})$/i.exec(asString(value, 'color'))?.[1];
        if (!color) throw new HostError('InvalidArgument', 'color is #RRGGBB');
        setProperty(control.element, 'color', color.toUpperCase(), W15);
      }),
    appearance: (control, value, host) =>
      edited(control, host, () => {
        const name = asString(value, 'appearance');
        if (!['BoundingBox', 'Tags', 'Hidden'].includes(name))
          throw new HostError('InvalidArgument', 'appearance');
        const file = name.charAt(0).toLowerCase() + name.slice(1);
        setProperty(control.element, 'appearance', name === 'BoundingBox' ? null : file, W15);
      }),
    cannotEdit: (control, value, host) =>
      edited(control, host, () => setLock(control.element, 'edit', asBoolean(value, 'cannotEdit'))),
    cannotDelete: (control, value, host) =>
      edited(control, host, () => setLock(control.element, 'delete', asBoolean(value, 'cannotDelete'))),
  },
  objects: {
    paragraphs: (control, { document }) =>
      paragraphCollection(() => document.paragraphsOfSpan(spanOfControl(control))),
    contentControls: ({ element }) => richTextControls(() => controlsIn(element)),
    parentContentControl: (control) => found(parentOf(control), 'a control around the control'),
    parentContentControlOrNullObject: parentOf,
  },
  makers: {
    getComments: ({ element }, _, host) => commentsIn([element], host),
    getRange: (control, args) => rangeObject(partOf(spanOfControl(control), args[0])),
    search: (control, args, host) => searchSpans([spanOfControl(control)], args, host),
    getContentControls: ({ element }, args) =>
      controlsOfTypes(controlsIn(element).map(controlObject), args[0]),
  },
  methods: {
    select: (control, args, { document }) =>
      document.select(
        args[0] && args[0] !== 'Select' ? partOf(spanOfControl(control), args[0]) : spanOfControl(control),
      ),
    delete: ({ element }, args, { document }) => {
      // Blocked by tracked changes without a word (#2886).
      if (document.tracking) return document.edit(element, () => undefined);
      return document.edit(element, () => removeControl(element, asBoolean(args[0] ?? false, 'keepContent')));
    },
    getReviewedText: (control, _, { document }) =>
      document
        .paragraphsOfSpan(spanOfControl(control))
        .map((paragraph) => {
          const span = spanOfControl(control);
          const start = paragraph === span.first ? span.start : 0;
          return textOf(paragraph, 'accepted', start, paragraph === span.last ? span.end : Infinity);
        })
        .join('\r'),
  },
};

function parentOf({ element }: ControlObject): HostObject | null {
  const parent = ancestor(element, 'sdt');
  return parent ? controlObject(parent) : null;
}

/* Collections: what each kind of collection adds to its items. */

const first = (collection: CollectionObject): HostObject | null => collection.items[0] ?? null;
const last = (collection: CollectionObject): HostObject | null =>
  collection.items[collection.items.length - 1] ?? null;
const FIRST: Kind<CollectionObject>['makers'] = {
  getFirst: (collection) => found(first(collection), 'the collection is empty'),
  getFirstOrNullObject: first,
};

export const RANGE_COLLECTION: Kind<CollectionObject> = { makers: FIRST };
export const NOTE_COLLECTION: Kind<CollectionObject> = { makers: FIRST };
export const PARAGRAPH_COLLECTION: Kind<CollectionObject> = {
  makers: {
    ...FIRST,
    getLast: (collection) => found(last(collection), 'the collection is empty'),
    getLastOrNullObject: last,
  },
};

function having(collection: CollectionObject, name: string, wanted: unknown): CollectionObject {
  const items = (collection.items as readonly ControlObject[]).filter(
    ({ element }) => (property(element, name) ?? '') === String(wanted),
  );
  return { kind: 'ContentControlCollection', items };
}

export const CONTROL_COLLECTION: Kind<CollectionObject> = {
  makers: {
    ...FIRST,
    getByTag: (collection, args) => having(collection, 'tag', args[0]),
    getByTitle: (collection, args) => having(collection, 'alias', args[0]),
    getById: (collection, args) => found(first(having(collection, 'id', args[0])), 'a control with that id'),
    getByIdOrNullObject: (collection, args) => first(having(collection, 'id', args[0])),
    getByTypes: (collection, args) =>
      controlsOfTypes(collection.items as readonly ControlObject[], {
        types: args[0] as readonly ControlType[],
      }),
  },
};

/* The document. */

/** Of body, headers, footers and text boxes (the d.ts' remark). Notes are not promised there, so they are not here. */
function controlElements({ document }: Host): Element[] {
  const margins = ['header', 'footer'].flatMap((name) =>
    document.package
      .relatedToMain(name)
      .flatMap((path) => document.package.part(path)?.documentElement ?? []),
  );
  const boxes = [document.body, ...margins].flatMap((root) => [
    ...root.getElementsByTagNameNS(W, 'txbxContent'),
  ]);
  return [document.body, ...margins, ...boxes].flatMap(controlsIn);
}

function bodyControls(host: Host): ControlObject[] {
  return controlElements(host).map(controlObject);
}

export const DOCUMENT: Kind<DocumentObject> = {
  scalars: {
    changeTrackingMode: (_, { document }) => (document.tracking ? 'TrackAll' : 'Off'),
    saved: () => false,
  },
  setters: {
    changeTrackingMode: (_, value, { document }) => {
      if (!['Off', 'TrackAll', 'TrackMineOnly'].includes(asString(value, 'changeTrackingMode')))
        throw new HostError('InvalidArgument', 'changeTrackingMode');
      if (document.readOnly !== 'no') throw new HostError('AccessDenied', 'the document is read-only');
      document.tracking = value !== 'Off';
    },
  },
  objects: {
    body: (_, { document }) => ({ kind: 'Body', roots: [document.body], type: 'MainDoc' }),
    contentControls: (_, host) => richTextControls(() => controlElements(host)),
    properties: () => ({ kind: 'DocumentProperties' }),
    sections: (_, host) => sectionCollection(host),
  },
  makers: {
    getSelection: (_, __, { document }) => rangeObject(document.selection),
    getContentControls: (_, args, host) => controlsOfTypes(bodyControls(host), args[0]),
    getFootnoteBody: (_, __, { document }) => ({
      kind: 'Body',
      roots: document.notes('footnote').map((note) => note.element),
      type: 'Footnote',
    }),
    getEndnoteBody: (_, __, { document }) => ({
      kind: 'Body',
      roots: document.notes('endnote').map((note) => note.element),
      type: 'Endnote',
    }),
  },
};

/** `Word.DocumentProperties.security`: bit 4 is "enforce read-only". */
export const PROPERTIES: Kind<PropertiesObject> = {
  objects: { customProperties: (_, host) => customProperties(host) },
  scalars: {
    security: (_, { document }) => (document.readOnly === 'enforced' ? 4 : 0),
    title: (_, { document }) => {
      const part = document.package.related(
        '',
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      )[0];
      const root = part ? document.package.part(part)?.documentElement : null;
      return (root ? children(root).find((each) => each.localName === 'title')?.textContent : null) ?? '';
    },
  },
};
