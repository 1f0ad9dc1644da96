/**
 * The words of OOXML that this room knows: namespaces, and what each element of a paragraph means to a reader.
 *
 * Source: ISO/IEC 29500 (transitional and strict), `word.md` §5.2. A new kind of element is a row here.
 */
import type { Element, Node } from '@xmldom/xmldom';

const WORD_NAMESPACES: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
export const COMPATIBILITY_NAMESPACE = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
export const WORD_2012_NAMESPACE = 'http://schemas.microsoft.com/office/word/2012/wordml';

/** Inside a paragraph: is the element a wrapper whose content is read, or left out of the accepted view? */
export const INLINE_WRAPPERS: ReadonlySet<string> = new Set([
  'hyperlink',
  'ins',
  'moveTo',
  'smartTag',
  'customXml',
  'fldSimple',
  'dir',
  'bdo',
]);

/** Around paragraphs: wrappers whose content is read. */
export const BLOCK_WRAPPERS: ReadonlySet<string> = new Set(['customXml', 'smartTag', 'ins', 'moveTo']);

/**
 * Elements of a run that stand for one character, which is never split.
 * A line break is \u000b and a page break \f, as Word's own object model has them; \u001e and \u001f are Word's
 * non-breaking and optional hyphen. `w:sym` has no character of its own.
 */
export const FIXED_CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\u000b',
  cr: '\u000b',
  noBreakHyphen: '\u001e',
  softHyphen: '\u001f',
};

/** Is this an element of WordprocessingML (either conformance class)? */
export function isWord(element: Element): boolean {
  return element.namespaceURI !== null && WORD_NAMESPACES.has(element.namespaceURI);
}

/** The element's name in WordprocessingML, or '' for an element of another vocabulary. */
export function wordName(element: Element): string {
  return isWord(element) ? (element.localName ?? '') : '';
}

/** A `w:` attribute by its local name; null where it is not there. */
export function wordAttribute(element: Element, name: string): string | null {
  const value = element.getAttributeNS(element.namespaceURI, name);
  return value !== null && value !== ''
    ? value
    : element.hasAttributeNS(element.namespaceURI, name)
      ? ''
      : null;
}

/** Child elements, in order. */
export function* childElements(parent: Element): Generator<Element> {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) yield node as Element;
  }
}

/** The first WordprocessingML child of that name. */
export function wordChild(parent: Element, name: string): Element | null {
  for (const child of childElements(parent)) if (wordName(child) === name) return child;
  return null;
}

/** The `w:val` of a child element; null where child or attribute is missing. */
export function childValue(parent: Element | null, name: string): string | null {
  const child = parent && wordChild(parent, name);
  return child ? wordAttribute(child, 'val') : null;
}

/** An on/off property: undefined where it is not stated (ISO 29500, ST_OnOff). */
export function onOff(parent: Element | null, name: string): boolean | undefined {
  const child = parent && wordChild(parent, name);
  if (!child) return undefined;
  const value = wordAttribute(child, 'val');
  return value === null || !['0', 'false', 'off'].includes(value);
}

/** All elements below, in document order. */
export function* descendants(root: Element): Generator<Element> {
  let node: Element | null = root;
  const next = (from: Element): Element | null => {
    let current: Element = from;
    while (current !== root) {
      for (let sibling = current.nextSibling; sibling; sibling = sibling.nextSibling) {
        if (sibling.nodeType === 1) return sibling as Element;
      }
      current = current.parentNode as Element;
    }
    return null;
  };
  while (node) {
    let child: Node | null = node.firstChild;
    while (child && child.nodeType !== 1) child = child.nextSibling;
    node = child ? (child as Element) : next(node);
    if (node) yield node;
  }
}

/**
 * The branch of an `mc:AlternateContent` that is read: the first choice, else the fallback. Never both.
 */
export function chosenBranch(alternate: Element): Element | null {
  let fallback: Element | null = null;
  for (const child of childElements(alternate)) {
    if (child.localName === 'Choice') return child;
    if (child.localName === 'Fallback') fallback = child;
  }
  return fallback;
}

export function isAlternateContent(element: Element): boolean {
  return element.localName === 'AlternateContent' && element.namespaceURI === COMPATIBILITY_NAMESPACE;
}
