/**
 * The few things the host does with WordprocessingML elements. Knows names and order, not meaning.
 */
import type { Document, Element, Node } from '@xmldom/xmldom';

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const W14 = 'http://schemas.microsoft.com/office/word/2010/wordml';
export const W15 = 'http://schemas.microsoft.com/office/word/2012/wordml';
const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

export function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === 1;
}

/** True for `w:name`. */
export function isW(node: Node | null | undefined, name: string): boolean {
  return isElement(node) && node.localName === name && node.namespaceURI === W;
}

export function children(element: Node): Element[] {
  const found: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) if (isElement(node)) found.push(node);
  return found;
}

export function child(element: Element, name: string): Element | null {
  return children(element).find((each) => isW(each, name)) ?? null;
}

export function value(element: Element | null): string | null {
  return element ? element.getAttributeNS(W, 'val') : null;
}

/** An on/off property such as `w:vanish`: present without a value, or with a true one. */
export function isOn(element: Element | null): boolean {
  return element !== null && !['0', 'false', 'off'].includes(value(element) ?? '1');
}

/** The nearest ancestor `w:name`, within `root` (not included). */
export function ancestor(node: Node, name: string, root?: Node): Element | null {
  for (let up = node.parentNode; up && up !== root; up = up.parentNode)
    if (isW(up, name)) return up as Element;
  return null;
}

export function contains(outer: Node, inner: Node): boolean {
  for (let up: Node | null = inner; up; up = up.parentNode) if (up === outer) return true;
  return false;
}

export function isAttached(node: Node): boolean {
  return node.ownerDocument !== null && contains(node.ownerDocument as unknown as Node, node);
}

export function make(document: Document, name: string, val?: string): Element {
  const element = document.createElementNS(W, `w:${name}`);
  if (val !== undefined) element.setAttributeNS(W, 'w:val', val);
  return element;
}

export function remove(node: Node): void {
  node.parentNode?.removeChild(node);
}

/** `w15` may be used in a part only if its root declares and ignores it (ECMA-376 part 3). */
export function declareW15(document: Document): void {
  const root = document.documentElement;
  if (!root) return;
  if (!root.getAttributeNS(XMLNS, 'w15')) root.setAttributeNS(XMLNS, 'xmlns:w15', W15);
  if (!root.getAttributeNS(XMLNS, 'mc')) root.setAttributeNS(XMLNS, 'xmlns:mc', MC);
  const ignorable = (root.getAttributeNS(MC, 'Ignorable') ?? '').split(/\s+/).filter(Boolean);
  if (!ignorable.includes('w15')) root.setAttributeNS(MC, 'mc:Ignorable', [...ignorable, 'w15'].join(' '));
}
