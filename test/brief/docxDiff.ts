/**
 * Compares two .docx files part by part, as a lawyer's word processor would see them: text, run formatting, tracked
 * changes, notes, fields, comments and content controls. Independent of src: it knows nothing of how files are marked.
 *
 * Adjacent runs of the same formatting are one to the reader, so they are one here; so are adjacent insertions of one
 * author and time. With `ignoreMarks`, controls tagged "citecheck:1:…" are looked through, and comments that begin "[cite check]" are
 * not seen, nor the parts that a package has for their sake alone.
 */
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';

/** One thing that the document says, in order. */
interface Token {
  readonly kind: string;
  readonly value: string;
}

export interface DiffOptions {
  readonly ignoreMarks?: boolean;
}

interface WalkOptions extends DiffOptions {
  /** `w:id` of the comments that are not seen. */
  readonly unseen: ReadonlySet<string>;
}

/** What marking may add to a package or put its own entries into. */
const MARKING_PARTS =
  /^(docProps\/custom\d*\.xml|\[Content_Types\]\.xml|_rels\/\.rels|word\/_rels\/document\.xml\.rels)$/;
const COMMENT_PARTS = /^(word\/comments\w*\.xml|customXml\/(_rels\/)?item\w*\.xml(\.rels)?)$/;

const KINDS: Readonly<Record<string, string>> = {
  ins: 'tracked change',
  del: 'tracked change',
  moveFrom: 'tracked change',
  moveTo: 'tracked change',
  rPrChange: 'tracked change',
  pPrChange: 'tracked change',
  fldChar: 'field',
  instrText: 'field',
  fldSimple: 'field',
  footnoteReference: 'note',
  endnoteReference: 'note',
  footnote: 'note',
  endnote: 'note',
  commentRangeStart: 'comment',
  commentRangeEnd: 'comment',
  commentReference: 'comment',
  comment: 'comment',
  sdt: 'content control',
  sdtPr: 'content control',
  sdtContent: 'content control',
  hyperlink: 'link',
};

/**
 * @returns the differences, one line each ("word/document.xml: run formatting: … instead of …"); none if the two say
 *   the same. Parts outside `word/` must be equal in bytes, but for the record of marking with `ignoreMarks`.
 */
export function docxDifferences(
  expected: Uint8Array,
  actual: Uint8Array,
  options: DiffOptions = {},
): string[] {
  const [left, right] = [unzipSync(expected), unzipSync(actual)];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) => {
    const [a, b] = [left[name], right[name]];
    if (options.ignoreMarks && (MARKING_PARTS.test(name) || (!a && COMMENT_PARTS.test(name)))) return [];
    if (options.ignoreMarks && /^word\/comments\w+\.xml$/.test(name)) return [];
    if (!a || !b) return [`${name}: ${a ? 'missing' : 'added'}`];
    if (Buffer.compare(a, b) === 0) return [];
    if (!/^word\/.*\.xml$/.test(name)) return [`${name}: bytes differ`];
    const difference = firstDifference(
      tokens(a, { ...options, unseen: new Set() }),
      tokens(b, {
        ...options,
        unseen: options.ignoreMarks ? ownComments(right['word/comments.xml']) : new Set(),
      }),
    );
    return difference ? [`${name}: ${difference}`] : [];
  });
}

function firstDifference(a: readonly Token[], b: readonly Token[]): string | null {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [x, y] = [a[index], b[index]];
    if (x?.kind === y?.kind && x?.value === y?.value) continue;
    const show = (token: Token | undefined): string => JSON.stringify(token?.value ?? null).slice(0, 200);
    return `${x?.kind ?? y?.kind ?? ''}: ${show(y)} instead of ${show(x)}`;
  }
  return null;
}

function ownComments(part: Uint8Array | undefined): Set<string> {
  const xml = part ? new TextDecoder().decode(part) : '';
  const found = [...xml.matchAll(/<w:comment [^>]*?w:id="(\d+)"[^>]*>(.*?)<\/w:comment>/gs)];
  return new Set(
    found.flatMap(([, id = '', inner = '']) =>
      inner.replace(/<[^>]*>/g, '').startsWith('[cite check]') ? [id] : [],
    ),
  );
}

/** A comment that is not seen, or its marks in the text. */
function isUnseen(element: Element, { unseen }: WalkOptions): boolean {
  if (unseen.size === 0) return false;
  const [first, ...others] = children(element).filter(({ localName }) => localName !== 'rPr');
  if (element.localName === 'r' && first?.localName === 'commentReference' && others.length === 0)
    return isUnseen(first, { unseen });
  return /^comment/.test(element.localName ?? '') && unseen.has(element.getAttribute('w:id') ?? '');
}

function tokens(bytes: Uint8Array, options: WalkOptions): Token[] {
  const root = new DOMParser().parseFromString(
    new TextDecoder().decode(bytes).replace(/^\ufeff/, ''),
    'text/xml',
  ).documentElement;
  if (!root) throw new Error('no root');
  const found: Token[] = [];
  walk(root, '', found, options);
  return joined(found);
}

/** Whether two neighbours are one to the reader. */
function joined(found: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of found) {
    const last = result.at(-1);
    if (token.kind === 'insertion begins' && last?.kind === 'insertion ends' && last.value === token.value)
      result.pop();
    else if (token.kind.startsWith('text in ') && last?.kind === token.kind) {
      result[result.length - 1] = { kind: last.kind, value: last.value + token.value };
    } else result.push(token);
  }
  return result;
}

function walk(element: Element, formatting: string, found: Token[], options: WalkOptions): void {
  if (isUnseen(element, options)) return;
  const name = element.localName ?? '';
  if (options.ignoreMarks && name === 'sdt' && isMark(element)) {
    for (const child of children(element))
      if (child.localName === 'sdtContent') each(child, formatting, found, options);
    return;
  }
  if (name === 'r') {
    const own = children(element).find((child) => child.localName === 'rPr');
    each(element, own ? canonical(own) : '', found, options, own);
    return;
  }
  if (name === 't' || name === 'delText') {
    found.push({
      kind: `text in ${formatting || 'plain'}${name === 't' ? '' : ' (deleted)'}`,
      value: element.textContent ?? '',
    });
    return;
  }
  if (name === 'ins') {
    const facts = attributes(element)
      .filter((text) => !/^\w+:id=/.test(text))
      .join(' ');
    found.push({ kind: 'insertion begins', value: facts });
    each(element, formatting, found, options);
    found.push({ kind: 'insertion ends', value: facts });
    return;
  }
  const kind = KINDS[name] ?? 'structure';
  found.push({
    kind,
    value: `<${element.tagName} ${isRoot(element) ? '' : attributes(element).join(' ')} ${formatting}>`,
  });
  each(element, formatting, found, options);
  found.push({ kind, value: `</${element.tagName}>` });
}

function each(
  parent: Element,
  formatting: string,
  found: Token[],
  options: WalkOptions,
  leaveOut?: Element,
): void {
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1 && node !== leaveOut) walk(node as Element, formatting, found, options);
    else if (node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''))
      found.push({ kind: 'text', value: node.nodeValue ?? '' });
  }
}

function isMark(control: Element): boolean {
  const properties = children(control).find((child) => child.localName === 'sdtPr');
  const tag = properties && children(properties).find((child) => child.localName === 'tag');
  return tag?.getAttribute('w:val')?.startsWith('citecheck:1:') ?? false;
}

function isRoot(element: Element): boolean {
  return element.parentNode?.nodeType === 9;
}

function children(parent: Element): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1) found.push(node as Element);
  return found;
}

function attributes(element: Element): string[] {
  return [...element.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
}

function canonical(element: Element): string {
  return `<${element.tagName} ${attributes(element).join(' ')}>${children(element).map(canonical).join('')}</>`;
}
