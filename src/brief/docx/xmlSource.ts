/**
 * One XML part: its tree, and where each element stands in the source text.
 *
 * The tree is only read. Changes are splices of the source, so that whatever is not meant to change keeps its
 * characters exactly, down to quotes, line ends and the space before "/>". The scanner below relies on xmldom having
 * found the part well formed; it knows nothing but where tags begin and end.
 */
import { DOMParser, onErrorStopParsing, type Element, type Node } from '@xmldom/xmldom';
import { BriefError } from '../briefError';

/** Offsets in the source. Of an empty-element tag, content start, content end and end are one. */
export interface SourceSpan {
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

export interface XmlPart {
  readonly path: string;
  readonly source: string;
  readonly root: Element;
  readonly spanOf: (element: Element) => SourceSpan;
}

/** Replace [start, end) of the source by `text`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Parses one part.
 * @throws BriefError `unsafeXml` for a document type declaration, `damagedXml` where it is not well formed.
 */
export function parseXml(path: string, source: string): XmlPart {
  if (source.includes('<!DOCTYPE')) {
    throw new BriefError(
      'unsafeXml',
      `The file's part "${path}" declares a document type, which no Word document does.`,
    );
  }
  const damaged = new BriefError(
    'damagedXml',
    `The file is damaged: its part "${path}" is not well-formed XML.`,
  );
  let root: Element | null;
  try {
    root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      source.replace(/^\ufeff/, ''),
      'text/xml',
    ).documentElement;
  } catch {
    throw damaged;
  }
  if (!root) throw damaged;
  const elements = elementsOf(root);
  if (!elements) throw damaged;
  let spans: Map<Element, SourceSpan> | null = null;
  const spanOf = (element: Element): SourceSpan => {
    spans ??= scan(source, elements);
    const span = spans.get(element);
    if (!span) throw damaged;
    return span;
  };
  return { path, source, root, spanOf };
}

/** Deeper nesting than this is no document: readers walk the tree by recursion. */
const DEEPEST_NESTING = 1000;

/** All elements in document order; null where they are nested too deep. */
function elementsOf(root: Element): Element[] | null {
  const elements: Element[] = [];
  let depth = 0;
  for (let node: Node | null = root; node;) {
    if (node.nodeType === 1) elements.push(node as Element);
    if (node.firstChild) {
      if (++depth > DEEPEST_NESTING) return null;
      node = node.firstChild;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      depth--;
    }
    node = node === root ? null : (node?.nextSibling ?? null);
  }
  return elements;
}

/** Elements in document order meet the source's start tags in the same order. */
function scan(source: string, elements: readonly Element[]): Map<Element, SourceSpan> {
  const spans = new Map<Element, SourceSpan>();
  const open: { element: Element; start: number; contentStart: number }[] = [];
  let index = 0;
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', at)) {
    const end = tagEnd(source, at);
    const next = source.charAt(at + 1);
    if (next === '/') {
      const top = open.pop();
      if (top)
        spans.set(top.element, { start: top.start, contentStart: top.contentStart, contentEnd: at, end });
    } else if (next !== '!' && next !== '?') {
      const element = elements[index++];
      if (!element) break;
      if (source.charAt(end - 2) === '/')
        spans.set(element, { start: at, contentStart: end, contentEnd: end, end });
      else open.push({ element, start: at, contentStart: end });
    }
    at = end;
  }
  return spans;
}

/** Just behind the markup that begins at `at`. */
function tagEnd(source: string, at: number): number {
  const behind = (closing: string): number => {
    const found = source.indexOf(closing, at);
    return found === -1 ? source.length : found + closing.length;
  };
  if (source.startsWith('<!--', at)) return behind('-->');
  if (source.startsWith('<![CDATA[', at)) return behind(']]>');
  if (source.startsWith('<?', at)) return behind('?>');
  for (let i = at + 1; i < source.length; i++) {
    const character = source.charAt(i);
    if (character === '>') return i + 1;
    if (character === '"' || character === "'") {
      const closing = source.indexOf(character, i + 1);
      if (closing === -1) return source.length;
      i = closing;
    }
  }
  return source.length;
}

/** Applies splices, which must not overlap; those at one offset keep their order. */
export function applySplices(source: string, splices: readonly Splice[]): string {
  const ordered = splices
    .map((splice, index) => ({ splice, index }))
    .sort((a, b) => a.splice.start - b.splice.start || a.splice.end - b.splice.end || a.index - b.index);
  const pieces: string[] = [];
  let at = 0;
  for (const { splice } of ordered) {
    if (splice.start < at)
      throw new BriefError(
        'markingFailed',
        'Two changes to the document would overlap; nothing was written.',
      );
    pieces.push(source.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  pieces.push(source.slice(at));
  return pieces.join('');
}

/**
 * The offset in raw character data at which the decoded text has `units` UTF-16 code units behind it;
 * null inside a surrogate pair written as one reference, or where the data holds more than text and references.
 */
export function rawOffset(raw: string, units: number): number | null {
  let at = 0;
  let seen = 0;
  while (seen < units) {
    if (at >= raw.length || raw.charAt(at) === '<') return null;
    if (raw.charAt(at) === '&') {
      const end = raw.indexOf(';', at);
      if (end === -1) return null;
      seen += referenceLength(raw.slice(at + 1, end));
      at = end + 1;
    } else {
      at += raw.startsWith('\r\n', at) ? 2 : 1;
      seen += 1;
    }
  }
  return seen === units ? at : null;
}

function referenceLength(name: string): number {
  if (!name.startsWith('#')) return 1;
  const code = /^#[xX]/.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0xffff ? 2 : 1;
}

/** For an attribute value in double quotes; characters that XML forbids are left out. */
export function escapeAttribute(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The splice that puts `xml` behind the last child, opening an empty-element tag where there is none. */
export function appendChild(part: XmlPart, parent: Element, xml: string): Splice {
  const span = part.spanOf(parent);
  const empty = span.contentStart === span.end;
  if (!empty) return { start: span.contentEnd, end: span.contentEnd, text: xml };
  const slash = part.source.lastIndexOf('/', span.end);
  return { start: slash, end: span.end, text: `>${xml}</${parent.tagName}>` };
}
