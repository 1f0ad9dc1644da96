/**
 * The .docx as a package: a zip of parts and the relationships between them (ISO/IEC 29500-2).
 *
 * Every fault of the file itself is named here. Parts that nobody changes keep their bytes.
 */
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { BriefError } from '../briefError';
import { childElements } from './vocabulary';
import { parseXml, type XmlPart } from './xmlSource';
import { checksumOf, zipDirectory } from '../../archive/zipDirectory';

/** Part name (no leading slash) to bytes, in the order of the archive. */
export type Parts = ReadonlyMap<string, Uint8Array>;

export interface Relationship {
  readonly id: string;
  /** The last segment of the relationship type: "footnotes", "header" … (both conformance classes). */
  readonly type: string;
  /** Part name, resolved; null for an external target. */
  readonly target: string | null;
}

/** Above this many bytes, unpacked, a file is taken for a zip bomb: the longest briefs with pictures stay far below. */
const LARGEST_PACKAGE = 400 * 1024 * 1024;
/** One XML part above this is refused too: a 190-page brief has some 4 MB. */
const LARGEST_PART = 120 * 1024 * 1024;

export const CONTENT_TYPES = '[Content_Types].xml';

/** How other files begin (their published signatures), and what to say of them. */
const OTHER_FILES: readonly { readonly magic: string; readonly name: string }[] = [
  { magic: '%PDF-', name: 'a PDF file' },
  { magic: '{\\rtf', name: 'an RTF file' },
  { magic: '\xffWPC', name: 'a WordPerfect file' },
  { magic: '<!DOCTYPE html', name: 'a web page' },
  { magic: '<html', name: 'a web page' },
];

/** Main parts of other office documents, by the root element of the part. */
const OTHER_DOCUMENTS: Readonly<Record<string, string>> = {
  workbook: 'an Excel workbook',
  presentation: 'a PowerPoint presentation',
};

/**
 * Unpacks a .docx.
 * @throws BriefError where the bytes are not an intact, unencrypted zip of reasonable size.
 */
export function openPackage(bytes: Uint8Array): Map<string, Uint8Array> {
  refuseOtherFiles(bytes);
  const directory = zipDirectory(bytes);
  if (!directory) throw truncated();
  if (directory.some(({ encrypted }) => encrypted)) {
    throw new BriefError(
      'passwordProtected',
      'The zip archive is protected by a password and cannot be read.',
    );
  }
  let total = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: (file) => {
        total += file.originalSize;
        if (total > LARGEST_PACKAGE || file.originalSize > LARGEST_PART) throw tooLarge();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof BriefError) throw error;
    throw truncated();
  }
  const parts = new Map(Object.entries(files));
  // Of two entries of one name the last is unpacked.
  for (const [name, checksum] of new Map(directory.map((entry) => [entry.name, entry.checksum]))) {
    const part = parts.get(name);
    if (!part || checksumOf(part) !== checksum) throw truncated();
  }
  if (!parts.has(CONTENT_TYPES)) {
    const openDocument = parts.has('mimetype') && parts.has('content.xml');
    throw new BriefError(
      openDocument ? 'notWordDocument' : 'notDocx',
      openDocument
        ? 'This is an OpenDocument file, not a .docx: save it as Word document (.docx) first.'
        : 'This is a zip archive, but not a Word document: it has no [Content_Types].xml.',
    );
  }
  return parts;
}

function tooLarge(): BriefError {
  return new BriefError('tooLarge', 'The file unpacks to more than any brief needs and was not opened.');
}

function truncated(): BriefError {
  return new BriefError(
    'truncatedZip',
    'The file is incomplete or damaged: its zip archive cannot be read to the end.',
  );
}

function refuseOtherFiles(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new BriefError('empty', 'The file is empty.');
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    throw includesUtf16(bytes, 'EncryptedPackage')
      ? new BriefError(
          'passwordProtected',
          'The document is protected by a password: open it in Word, remove the password and save it.',
        )
      : new BriefError(
          'legacyDoc',
          'This is a document in the old .doc format: save it in Word as .docx first.',
        );
  }
  for (const { magic, name } of OTHER_FILES) {
    if (startsWith(bytes, magic))
      throw new BriefError('notDocx', `This is ${name}, not a Word document (.docx).`);
  }
  if (startsWith(bytes, 'PK\x05\x06'))
    throw new BriefError('notDocx', 'This is an empty zip archive, not a Word document (.docx).');
  if (!startsWith(bytes, 'PK\x03\x04'))
    throw new BriefError('notDocx', 'This is not a Word document (.docx).');
}

function startsWith(bytes: Uint8Array, magic: string): boolean {
  return [...magic].every((character, index) => bytes[index] === character.charCodeAt(0));
}

function includesUtf16(bytes: Uint8Array, text: string): boolean {
  const wanted = [...text].flatMap((character) => [character.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at !== -1; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** Files that are compressed already. */
const STORED = /\.(png|jpe?g|gif|zip)$/i;

/** Packs the parts, content types first; the same parts give the same bytes. */
export function savePackage(parts: Parts): Uint8Array {
  const files: Zippable = {};
  const names = [CONTENT_TYPES, ...[...parts.keys()].filter((name) => name !== CONTENT_TYPES)];
  for (const name of names) {
    const bytes = parts.get(name);
    if (bytes) files[name] = [bytes, { level: STORED.test(name) ? 0 : 6 }];
  }
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

/**
 * The text of an XML part, with its byte order mark kept as first character.
 * @throws BriefError `damagedXml` where the bytes are neither UTF-8 nor UTF-16.
 */
export function decodePart(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BriefError('damagedXml', `The file is damaged: its part "${path}" is not readable text.`);
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The bytes of a changed part, in the encoding that it came in. */
export function encodePart(text: string, before: Uint8Array | undefined): Uint8Array {
  const encoding = before ? encodingOf(before) : 'utf-8';
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), encoding === 'utf-16le');
  return new Uint8Array(view.buffer);
}

/** A part is parsed once for as long as its bytes live: trees are only read. */
const parsed = new WeakMap<Uint8Array, XmlPart>();

/** A part of the package, parsed; null where it is not there. */
export function xmlPart(parts: Parts, path: string): XmlPart | null {
  const bytes = parts.get(path);
  if (!bytes) return null;
  const known = parsed.get(bytes);
  if (known) return known;
  const part = parseXml(path, decodePart(path, bytes));
  parsed.set(bytes, part);
  return part;
}

/** Where the relationships of a part stand; '' is the package itself. */
export function relationshipsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** The relationships of a part ('' for the package), in order. */
export function relationships(parts: Parts, part: string): Relationship[] {
  const rels = xmlPart(parts, relationshipsPath(part));
  if (!rels) return [];
  return [...childElements(rels.root)].map((element) => ({
    id: element.getAttribute('Id') ?? '',
    type: (element.getAttribute('Type') ?? '').replace(/^.*\//, ''),
    target:
      element.getAttribute('TargetMode') === 'External'
        ? null
        : resolveTarget(part, element.getAttribute('Target') ?? ''),
  }));
}

/** The name of the part that a relationship of `part` leads to. */
export function resolveTarget(part: string, target: string): string {
  const base = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') base.pop();
    else if (segment !== '' && segment !== '.') base.push(segment);
  }
  return base.join('/');
}

/** The target by which a relationship of `from` leads to the part `to`, as Word writes it. */
export function relativeTarget(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return [...here.map(() => '..'), ...there].join('/');
}

/**
 * The main document part.
 * @throws BriefError `notWordDocument` for another kind of office document, `missingPart` where there is none.
 */
export function mainDocument(parts: Parts): XmlPart {
  const main = relationships(parts, '').find((relationship) => relationship.type === 'officeDocument');
  const part = main?.target == null ? null : xmlPart(parts, main.target);
  if (!part) throw new BriefError('missingPart', 'The file is damaged: its main document part is missing.');
  if (part.root.localName !== 'document') {
    const name = OTHER_DOCUMENTS[part.root.localName ?? ''] ?? 'another kind of document';
    throw new BriefError('notWordDocument', `This is ${name}, not a Word document (.docx).`);
  }
  return part;
}
