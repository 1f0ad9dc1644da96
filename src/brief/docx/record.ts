/**
 * How a file says that it is our own output, and what clearing has to undo besides the controls.
 *
 * The record is one custom document property, "citecheck" (Word: File, Info, Advanced Properties, Custom). It holds
 * the version, the names of the parts whose root got a namespace from us, and whether the part of custom properties is ours;
 * nothing of the brief or of the verdicts. `clear` takes it off again.
 */
import type { Element } from '@xmldom/xmldom';
import { z } from 'zod';
import { MARK_TAG_PREFIX } from '../model';
import { BriefError } from '../briefError';
import {
  CONTENT_TYPES,
  decodePart,
  encodePart,
  relationships,
  relationshipsPath,
  xmlPart,
  type Parts,
} from './package';
import { childElements } from './vocabulary';
import { appendChild, applySplices, escapeAttribute, type Splice, type XmlPart } from './xmlSource';

const PROPERTY_NAME = 'citecheck';
const CUSTOM_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const VARIANT_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
const CUSTOM_RELATIONSHIP =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties';
const CUSTOM_CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
/** The format id of every user-defined property (MS-OLEPS 2.1). */
const USER_DEFINED = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

/** What was written into the root tag of a part: literal stretches of text, taken off as they were put on. */
const rootAdditionSchema = z.object({
  /** The prefix in use for Word 2012 elements. */
  prefix: z.string().regex(/^\w+$/),
  /** ` xmlns:w15="…"` and the like, or '' where the root had all of it. */
  declarations: z.string(),
  /** What was added to `mc:Ignorable`: the whole attribute, a word of its value, or ''. */
  ignorable: z.string(),
});
export type RootAddition = z.infer<typeof rootAdditionSchema>;

const recordSchema = z.object({
  version: z.literal(1),
  ownPart: z.boolean(),
  /** The root of the properties was an empty-element tag before. */
  wasEmpty: z.boolean(),
  roots: z.record(z.string(), rootAdditionSchema),
});
export type MarkingRecord = z.infer<typeof recordSchema>;

interface FoundRecord {
  readonly part: XmlPart;
  readonly property: Element;
  /** Null where somebody changed its text. */
  readonly record: MarkingRecord | null;
}

function findRecord(parts: Parts): FoundRecord | null {
  const path = customPath(parts);
  const part = path === null ? null : xmlPart(parts, path);
  if (!part) return null;
  for (const property of childElements(part.root)) {
    if (property.getAttribute('name') !== PROPERTY_NAME) continue;
    return { part, property, record: parseRecord(property.textContent ?? '') };
  }
  return null;
}

function customPath(parts: Parts): string | null {
  const types = ['custom-properties', 'customProperties']; // transitional, strict
  return relationships(parts, '').find(({ type }) => types.includes(type))?.target ?? null;
}

function parseRecord(text: string): MarkingRecord | null {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Did we mark this file: does it hold our record, or a control of ours? */
export function isMarkedPackage(parts: Parts): boolean {
  return findRecord(parts) !== null || partsWithMarks(parts).length > 0;
}

/** The XML parts that mention a tag of ours. */
export function partsWithMarks(parts: Parts): string[] {
  return [...parts].flatMap(([path, bytes]) =>
    path.endsWith('.xml') && decodePart(path, bytes).includes(`"${MARK_TAG_PREFIX}`) ? [path] : [],
  );
}

/** Writes the record into the package; the package must hold none. */
export function writeRecord(
  parts: Map<string, Uint8Array>,
  roots: Readonly<Record<string, RootAddition>>,
): void {
  const path = customPath(parts);
  const existing = path === null ? null : xmlPart(parts, path);
  const wasEmpty = existing !== null && isEmptyTag(existing);
  const record: MarkingRecord = { version: 1, ownPart: existing === null, wasEmpty, roots };
  if (existing) {
    splice(parts, existing, [
      appendChild(existing, existing.root, propertyXml(record, nextPropertyId(existing))),
    ]);
    return;
  }
  const xml =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<Properties xmlns="${CUSTOM_NAMESPACE}">${propertyXml(record, 2)}</Properties>`;
  const types = required(parts, CONTENT_TYPES);
  const own = freePath(parts, types);
  parts.set(own, encodePart(xml, undefined));
  const override = prefixed(types.root, 'Override');
  splice(parts, types, [
    appendChild(types, types.root, `<${override} PartName="/${own}" ContentType="${CUSTOM_CONTENT_TYPE}"/>`),
  ]);
  const rels = required(parts, relationshipsPath(''));
  const relationship = prefixed(rels.root, 'Relationship');
  const id = freeRelationshipId(rels);
  splice(parts, rels, [
    appendChild(
      rels,
      rels.root,
      `<${relationship} Id="${id}" Type="${CUSTOM_RELATIONSHIP}" Target="${own}"/>`,
    ),
  ]);
}

/** Takes the record off; returns it, or null where there was none. */
export function removeRecord(parts: Map<string, Uint8Array>): MarkingRecord | null {
  const found = findRecord(parts);
  if (!found) return null;
  const others = [...childElements(found.part.root)].filter((property) => property !== found.property);
  if (found.record?.ownPart && others.length === 0) {
    parts.delete(found.part.path);
    removeElements(
      parts,
      CONTENT_TYPES,
      (element) => element.getAttribute('PartName') === `/${found.part.path}`,
    );
    removeElements(
      parts,
      relationshipsPath(''),
      (element) => element.getAttribute('Type') === CUSTOM_RELATIONSHIP,
    );
  } else if (found.record?.wasEmpty && others.length === 0) {
    const { contentStart, end } = found.part.spanOf(found.part.root);
    splice(parts, found.part, [{ start: contentStart - 1, end, text: '/>' }]);
  } else {
    const { start, end } = found.part.spanOf(found.property);
    splice(parts, found.part, [{ start, end, text: '' }]);
  }
  return found.record;
}

function isEmptyTag({ root, spanOf }: XmlPart): boolean {
  const { contentStart, end } = spanOf(root);
  return contentStart === end;
}

function propertyXml(record: MarkingRecord, id: number): string {
  const text = escapeAttribute(JSON.stringify(record));
  return (
    `<property xmlns="${CUSTOM_NAMESPACE}" fmtid="${USER_DEFINED}" pid="${id}" name="${PROPERTY_NAME}">` +
    `<vt:lpwstr xmlns:vt="${VARIANT_NAMESPACE}">${text}</vt:lpwstr></property>`
  );
}

function nextPropertyId(part: XmlPart): number {
  const ids = [...childElements(part.root)].map((property) =>
    Number.parseInt(property.getAttribute('pid') ?? '1', 10),
  );
  return Math.max(1, ...ids.filter((id) => Number.isFinite(id))) + 1;
}

/** A name that neither a part nor the content types use. */
function freePath(parts: Parts, types: XmlPart): string {
  for (let number = 0; ; number++) {
    const path = `docProps/custom${number === 0 ? '' : number}.xml`;
    if (!parts.has(path) && !types.source.includes(`/${path}"`)) return path;
  }
}

function freeRelationshipId(rels: XmlPart): string {
  const taken = new Set([...childElements(rels.root)].map((element) => element.getAttribute('Id')));
  let number = taken.size + 1;
  while (taken.has(`rId${number}`)) number++;
  return `rId${number}`;
}

function prefixed(root: Element, name: string): string {
  return root.prefix ? `${root.prefix}:${name}` : name;
}

function required(parts: Parts, path: string): XmlPart {
  const part = xmlPart(parts, path);
  if (!part) throw new BriefError('missingPart', `The file is damaged: its part "${path}" is missing.`);
  return part;
}

function removeElements(
  parts: Map<string, Uint8Array>,
  path: string,
  which: (element: Element) => boolean,
): void {
  const part = required(parts, path);
  const splices = [...childElements(part.root)].filter(which).map((element): Splice => {
    const { start, end } = part.spanOf(element);
    return { start, end, text: '' };
  });
  splice(parts, part, splices);
}

/** Applies splices to a part of the package. */
export function splice(parts: Map<string, Uint8Array>, part: XmlPart, splices: readonly Splice[]): void {
  parts.set(part.path, encodePart(applySplices(part.source, splices), parts.get(part.path)));
}
