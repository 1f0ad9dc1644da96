/**
 * A .docx as parts: untouched parts keep their bytes, touched ones are written from the DOM, which is the truth.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DOMParser, XMLSerializer, type Document } from '@xmldom/xmldom';

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

  /** Paths of the parts that `path` refers to by this relationship type; '' is the package itself. */
  related(path: string, type: string): string[] {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
    const rels = this.part(`${folder}_rels/${path.slice(folder.length)}.rels`);
    if (!rels?.documentElement) return [];
    return Array.from(rels.documentElement.childNodes)
      .filter((node) => node.nodeType === 1)
      .map((node) => node as unknown as { getAttribute(name: string): string | null })
      .filter((relation) => relation.getAttribute('Type') === type)
      .map((relation) => relation.getAttribute('Target') ?? '')
      .map((target) => (target.startsWith('/') ? target.slice(1) : folder + target));
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
