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
import { additionSchema, freePath, PartAdder, removeParts, splice, type Addition } from './newParts';
import { decodePart, relationships, xmlPart, type Parts } from './package';
import { childElements } from './vocabulary';
import { appendChild, escapeAttribute, type XmlPart } from './xmlSource';

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
  /** What comments of ours brought with them; absent where there are none. */
  comments: additionSchema.optional(),
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
  comments: Addition | null,
): void {
  const path = customPath(parts);
  const existing = path === null ? null : xmlPart(parts, path);
  const wasEmpty = existing !== null && isEmptyTag(existing);
  const record: MarkingRecord = {
    version: 1,
    ownPart: existing === null,
    wasEmpty,
    roots,
    ...(comments && { comments }),
  };
  if (existing) {
    splice(parts, existing, [
      appendChild(existing, existing.root, propertyXml(record, nextPropertyId(existing))),
    ]);
    return;
  }
  const xml =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<Properties xmlns="${CUSTOM_NAMESPACE}">${propertyXml(record, 2)}</Properties>`;
  new PartAdder(parts).add({
    path: freePath(parts, 'docProps/custom'),
    xml,
    contentType: CUSTOM_CONTENT_TYPE,
    from: '',
    relationship: CUSTOM_RELATIONSHIP,
  });
}

/** Takes the record off; returns it, or null where there was none. */
export function removeRecord(parts: Map<string, Uint8Array>): MarkingRecord | null {
  const found = findRecord(parts);
  if (!found) return null;
  const others = [...childElements(found.part.root)].filter((property) => property !== found.property);
  if (found.record?.ownPart && others.length === 0) {
    removeParts(parts, [found.part.path]);
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
