/** What stands beside the main text: sections with headers and footers, text boxes, fields, custom document properties. */
import type { Element } from '@xmldom/xmldom';
import type { WordDocument } from './document';
import { HostError } from './errors';
import { fieldsIn } from './fields';
import { asString, found, type Host, type Kind } from './kinds';
import {
  live,
  type BodyObject,
  type CollectionObject,
  type CustomPropertyObject,
  type FieldObject,
  type HostObject,
  type SectionObject,
  type ShapeObject,
} from './objects';
import { W, ancestor, children, isW } from './ooxml';

/* Sections. */

const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES: Readonly<Record<string, string>> = { Primary: 'default', FirstPage: 'first', EvenPages: 'even' };

export function sectionsOf({ body }: WordDocument): Element[] {
  return [...body.getElementsByTagNameNS(W, 'sectPr')].filter((each) => !ancestor(each, 'sectPrChange'));
}

export function sectionCollection({ document }: Host): CollectionObject {
  return live('SectionCollection', () =>
    sectionsOf(document).map((element) => ({ kind: 'Section', element })),
  );
}

/** A section without a header of its own has that of the section before it; none at all is an empty body. */
function storyOf(
  section: SectionObject,
  name: 'header' | 'footer',
  type: unknown,
  document: WordDocument,
): BodyObject {
  const wanted = TYPES[asString(type, 'type')];
  if (!wanted) throw new HostError('InvalidArgument', 'Primary, FirstPage or EvenPages');
  const all = sectionsOf(document);
  for (let at = all.indexOf(section.element); at >= 0; at--) {
    const reference = children(all[at] as Element).find(
      (each) => isW(each, `${name}Reference`) && each.getAttributeNS(W, 'type') === wanted,
    );
    const path = reference ? document.package.relation(reference.getAttributeNS(R, 'id') ?? '') : null;
    const root = path === null ? null : (document.package.part(path)?.documentElement ?? null);
    if (root) return { kind: 'Body', roots: [root], type: name === 'header' ? 'Header' : 'Footer' };
  }
  return { kind: 'Body', roots: [], type: name === 'header' ? 'Header' : 'Footer' };
}

export const SECTION: Kind<SectionObject> = {
  // All of the body: where a section begins and ends is not modelled.
  objects: {
    body: (_, { document }): BodyObject => ({ kind: 'Body', roots: [document.body], type: 'MainDoc' }),
  },
  makers: {
    getHeader: (section, args, { document }) => storyOf(section, 'header', args[0], document),
    getFooter: (section, args, { document }) => storyOf(section, 'footer', args[0], document),
  },
};

const first = ({ items }: CollectionObject): HostObject | null => items[0] ?? null;
const FIRST: Kind<CollectionObject>['makers'] = {
  getFirst: (collection) => found(first(collection), 'the collection is empty'),
  getFirstOrNullObject: first,
};
export const SECTION_COLLECTION: Kind<CollectionObject> = { makers: FIRST };

/* Text boxes. Of the two branches of an alternative, the first is the shape. */

export function shapesIn(roots: readonly Element[]): ShapeObject[] {
  return roots.flatMap((root) =>
    [...root.getElementsByTagNameNS(W, 'txbxContent')]
      .filter((each) => !insideFallback(each))
      .map((element): ShapeObject => ({ kind: 'Shape', element })),
  );
}

function insideFallback(element: Element): boolean {
  for (let up = element.parentNode; up; up = up.parentNode)
    if (up.nodeType === 1 && (up as Element).localName === 'Fallback') return true;
  return false;
}

export const SHAPE: Kind<ShapeObject> = {
  scalars: { type: () => 'TextBox' },
  objects: { body: ({ element }): BodyObject => ({ kind: 'Body', roots: [element], type: 'TextBox' }) },
};

export const SHAPE_COLLECTION: Kind<CollectionObject> = {
  makers: {
    getByTypes: (collection, args) => ({
      kind: 'ShapeCollection',
      items: (args[0] as readonly string[]).includes('TextBox') ? collection.items : [],
    }),
  },
};

/* Fields. */

export function fieldCollection(roots: () => readonly Element[]): CollectionObject {
  return live('FieldCollection', () =>
    fieldsIn(roots()).map((field): FieldObject => ({ kind: 'Field', ...field })),
  );
}

export const FIELD: Kind<FieldObject> = {
  scalars: {
    code: ({ code }) => code,
    type: ({ code }) => /^\s*(\w+)/.exec(code)?.[1]?.toUpperCase() ?? 'Empty',
  },
};
export const FIELD_COLLECTION: Kind<CollectionObject> = { makers: FIRST };

/* Custom document properties. */

const CUSTOM = `${R}/custom-properties`;

function customRoot({ document }: Host): Element | null {
  const [path] = document.package.related('', CUSTOM);
  return path ? (document.package.part(path)?.documentElement ?? null) : null;
}

export function customProperties(host: Host): CollectionObject {
  return live('CustomPropertyCollection', () => {
    const root = customRoot(host);
    return (root ? children(root) : []).map((element): CustomPropertyObject => ({
      kind: 'CustomProperty',
      element,
    }));
  });
}

export const CUSTOM_PROPERTY: Kind<CustomPropertyObject> = {
  scalars: {
    key: ({ element }) => element.getAttribute('name') ?? '',
    value: ({ element }) => element.textContent ?? '',
  },
  methods: {
    delete: ({ element }, _, host) => {
      const { document } = host;
      if (document.readOnly !== 'no') throw new HostError('AccessDenied', 'the document is read-only');
      const [path] = document.package.related('', CUSTOM);
      element.parentNode?.removeChild(element);
      const root = customRoot(host);
      if (path && root) {
        document.package.touch(path);
        // Word writes no part of custom properties where there are none.
        if (children(root).length === 0) document.package.removePart(path);
      }
    },
  },
};

export const CUSTOM_PROPERTY_COLLECTION: Kind<CollectionObject> = {
  makers: {
    getItem: (collection, args) => found(named(collection, args[0]), 'a property of that name'),
    getItemOrNullObject: (collection, args) => named(collection, args[0]),
  },
};

function named({ items }: CollectionObject, key: unknown): HostObject | null {
  const all = items as readonly CustomPropertyObject[];
  return all.find(({ element }) => element.getAttribute('name') === key) ?? null;
}
