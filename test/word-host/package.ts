/**
 * A .docx as parts: untouched parts keep their bytes, touched ones are written from the DOM, which is the truth.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

const TYPES_PART = '[Content_Types].xml';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export class DocxPackage {
  private readonly files: Record<string, Uint8Array>;
  private readonly parsed = new Map<string, Document>();
  private readonly touched = new Set<string>();
  readonly mainPart: string;

  constructor(bytes: Uint8Array) {
    this.files = unzipSync(bytes);
    const main = this.related('', `${RELATIONSHIPS}/officeDocument`)[0];
    if (!main) throw new Error('The package has no main document part.');
    this.mainPart = main;
  }

  has(path: string): boolean {
    return path in this.files;
  }

  /** The part as a DOM; null where the package has none. */
  part(path: string): Document | null {
    const known = this.parsed.get(path);
    if (known) return known;
    const bytes = this.files[path];
    if (!bytes) return null;
    const document = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
    this.parsed.set(path, document);
    return document;
  }

  /** Says that the part's DOM was changed. */
  touch(path: string): void {
    this.touched.add(path);
  }

  /** The part that this DOM is of. */
  pathOf(document: Document | null): string | null {
    for (const [path, known] of this.parsed) if (known === document) return path;
    return null;
  }

  /** Adds a part with its content type, and a relationship from another part (null: none). */
  addPart(path: string, xml: string, contentType: string | null, from: string | null, type: string): void {
    this.files[path] = strToU8(xml);
    this.parsed.delete(path);
    if (contentType !== null)
      this.append(TYPES_PART, 'Override', { PartName: `/${path}`, ContentType: contentType });
    if (from === null) return;
    const rels = relationshipsPath(from);
    this.files[rels] ??= strToU8(EMPTY_RELATIONSHIPS);
    const taken = this.relations(from).map(({ id }) => id);
    let number = taken.length + 1;
    while (taken.includes(`rId${number}`)) number += 1;
    this.append(rels, 'Relationship', { Id: `rId${number}`, Type: type, Target: `/${path}` });
  }

  /** Takes a part out, with its content type and all that refers to it. */
  removePart(path: string): void {
    delete this.files[path];
    this.parsed.delete(path);
    this.touched.delete(path);
    this.drop(TYPES_PART, (each) => each.getAttribute('PartName') === `/${path}`);
    for (const rels of Object.keys(this.files).filter((each) => each.endsWith('.rels'))) {
      const from = rels.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');
      this.drop(rels, (each) => resolve(from, each.getAttribute('Target') ?? '') === path);
    }
    delete this.files[relationshipsPath(path)];
  }

  /** A part as text, as it would be saved. */
  text(path: string): string {
    const document = this.touched.has(path) ? this.parsed.get(path) : undefined;
    if (document) return new XMLSerializer().serializeToString(document);
    return strFromU8(this.files[path] ?? new Uint8Array());
  }

  get paths(): string[] {
    return Object.keys(this.files);
  }

  private append(path: string, name: string, attributes: Readonly<Record<string, string>>): void {
    const document = this.part(path);
    const root = document?.documentElement;
    if (!document || !root) throw new Error(`the package has no ${path}`);
    const element = document.createElementNS(root.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    root.appendChild(element);
    this.touch(path);
  }

  private drop(path: string, which: (element: Element) => boolean): void {
    const root = this.part(path)?.documentElement;
    const gone = Array.from(root?.childNodes ?? []).filter(
      (node) => node.nodeType === 1 && which(node as Element),
    );
    for (const node of gone) root?.removeChild(node);
    if (gone.length > 0) this.touch(path);
  }

  private relations(from: string): { id: string; type: string; target: string }[] {
    const rels = this.part(relationshipsPath(from))?.documentElement;
    return Array.from(rels?.childNodes ?? [])
      .filter((node) => node.nodeType === 1)
      .map((node) => node as Element)
      .map((relation) => ({
        id: relation.getAttribute('Id') ?? '',
        type: relation.getAttribute('Type') ?? '',
        target: resolve(from, relation.getAttribute('Target') ?? ''),
      }));
  }

  /** Where a relationship of the main document leads (`r:id`). */
  relation(id: string): string | null {
    return this.relations(this.mainPart).find((each) => each.id === id)?.target ?? null;
  }

  /** Paths of the parts that `path` refers to by this relationship type; '' is the package itself. */
  related(path: string, type: string): string[] {
    return this.relations(path)
      .filter((relation) => relation.type === type)
      .map(({ target }) => target);
  }

  /** The part of the main document with this short relationship name: `footnotes`, `styles`, `settings` … */
  relatedToMain(name: string): string[] {
    return this.related(this.mainPart, `${RELATIONSHIPS}/${name}`);
  }

  /** The package as it is now. Content types come first, the rest as it was. */
  save(): Uint8Array {
    const written: Record<string, Uint8Array> = {};
    const first = '[Content_Types].xml';
    for (const path of [first, ...Object.keys(this.files).filter((each) => each !== first)]) {
      const document = this.touched.has(path) ? this.parsed.get(path) : undefined;
      const bytes = document ? strToU8(new XMLSerializer().serializeToString(document)) : this.files[path];
      if (bytes) written[path] = bytes;
    }
    // One time for all entries: the same document gives the same bytes.
    return zipSync(written, { level: 6, mtime: new Date(1980, 0, 1) });
  }
}

const EMPTY_RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

function relationshipsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

function resolve(from: string, target: string): string {
  const base = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') base.pop();
    else if (segment !== '' && segment !== '.') base.push(segment);
  }
  return base.join('/');
}
