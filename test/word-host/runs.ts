/**
 * Splitting and re-joining runs. A split changes no text and no formatting, and a control taken off again re-joins
 * what its insertion split, so that the document becomes what it was, byte for byte.
 */
import type { Element, Node } from '@xmldom/xmldom';
import { children, isW, make, remove } from './ooxml';
import { forgetParagraph, readParagraph, type Atom } from './text';

/** The right half of a split, to its left half. */
const splitFrom = new WeakMap<Node, Element>();
/** A half that was re-joined, to the element that took it in. */
const joinedInto = new WeakMap<Node, Element>();

function survivor(element: Element): Element {
  let at = element;
  for (let next = joinedInto.get(at); next; next = joinedInto.get(at)) at = next;
  return at;
}

function preserveSpace(text: Element): void {
  const content = text.textContent ?? '';
  if (content !== content.trim()) text.setAttribute('xml:space', 'preserve');
}

function atomAt(paragraph: Element, index: number): Atom {
  const atom = readParagraph(paragraph).atoms[index];
  if (!atom) throw new RangeError(`no character ${index} in the paragraph`);
  return atom;
}

/** Splits so that atom `index` begins its run. */
export function splitBefore(paragraph: Element, index: number): void {
  const atom = atomAt(paragraph, index);
  splitRun(atom.run, splitText(atom.leaf, atom.offset));
  forgetParagraph(paragraph);
}

/** Splits so that the atom before `index` ends its run. */
export function splitAfter(paragraph: Element, index: number): void {
  const atom = atomAt(paragraph, index - 1);
  const isText = atom.leaf.localName === 't' || atom.leaf.localName === 'delText';
  const length = isText ? (atom.leaf.textContent ?? '').length : 1;
  const next = atom.offset + 1 < length ? splitText(atom.leaf, atom.offset + 1) : atom.leaf.nextSibling;
  if (next) splitRun(atom.run, next);
  forgetParagraph(paragraph);
}

function splitText(text: Element, offset: number): Element {
  if (offset === 0) return text;
  const content = text.textContent ?? '';
  const right = text.cloneNode(false) as Element;
  right.textContent = content.slice(offset);
  text.textContent = content.slice(0, offset);
  preserveSpace(text);
  preserveSpace(right);
  text.parentNode?.insertBefore(right, text.nextSibling);
  splitFrom.set(right, text);
  return right;
}

function splitRun(run: Element, first: Node): void {
  const properties = children(run).find((each) => isW(each, 'rPr')) ?? null;
  const before = first.previousSibling;
  if (before === null || before === properties) return;
  const right = run.cloneNode(false) as Element;
  if (properties) right.appendChild(properties.cloneNode(true));
  moveFrom(first, right);
  run.parentNode?.insertBefore(right, run.nextSibling);
  splitFrom.set(right, run);
}

/** Splits a wrapper such as `w:ins` so that `first` begins its right half, which is returned. */
export function splitWrapper(wrapper: Element, first: Node): Element {
  if (!first.previousSibling) return wrapper;
  const right = wrapper.cloneNode(false) as Element;
  moveFrom(first, right);
  wrapper.parentNode?.insertBefore(right, wrapper.nextSibling);
  splitFrom.set(right, wrapper);
  return right;
}

function moveFrom(first: Node, target: Element): void {
  for (let node: Node | null = first; node;) {
    const next: Node | null = node.nextSibling;
    target.appendChild(node);
    node = next;
  }
}

/** Joins two neighbours where a split of ours parted them. */
export function rejoin(left: Node | null, right: Node | null): void {
  if (!left || !right || left.nextSibling !== right) return;
  const parted = splitFrom.get(right);
  if (!parted || survivor(parted) !== left) return;
  const into = left as Element;
  const lastBefore = into.lastChild;
  const from = children(right).filter((each) => !(isW(each, 'rPr') && isW(right, 'r')));
  for (const each of from) into.appendChild(each);
  joinedInto.set(right, into);
  remove(right);
  const firstMoved = from[0];
  if (!lastBefore || !firstMoved) return;
  if (isW(firstMoved, 'r') || firstMoved.localName === 'ins') rejoin(lastBefore, firstMoved);
  else joinText(lastBefore as Element, firstMoved);
}

function joinText(left: Element, right: Element): void {
  const parted = splitFrom.get(right);
  if (!parted || survivor(parted) !== left) return;
  left.textContent = (left.textContent ?? '') + (right.textContent ?? '');
  const content = left.textContent;
  if (content === content.trim() && !wasPreserved.has(left)) left.removeAttribute('xml:space');
  joinedInto.set(right, left);
  remove(right);
}

/** Texts that said `xml:space="preserve"` before we touched them. */
const wasPreserved = new WeakSet<Node>();

export function rememberSpace(paragraph: Element): void {
  for (const text of [...paragraph.getElementsByTagName('w:t')])
    if (text.getAttribute('xml:space') === 'preserve' && !splitFrom.has(text)) wasPreserved.add(text);
}

/** Puts text into the document at an atom, in the formatting of the run that is there (a co-author's typing). */
export function insertTextAt(paragraph: Element, index: number, text: string): void {
  const document = paragraph.ownerDocument;
  if (!document) return;
  const { atoms } = readParagraph(paragraph);
  const atom = atoms[index] ?? atoms[index - 1];
  const leaf = make(document, 't');
  leaf.textContent = text;
  preserveSpace(leaf);
  if (atom && isW(atom.leaf, 't')) {
    const at = index < atoms.length ? atom.offset : (atom.leaf.textContent ?? '').length;
    const content = atom.leaf.textContent ?? '';
    atom.leaf.textContent = content.slice(0, at) + text + content.slice(at);
    preserveSpace(atom.leaf);
  } else {
    const run = make(document, 'r');
    run.appendChild(leaf);
    if (atom) atom.run.parentNode?.insertBefore(run, index < atoms.length ? atom.run : atom.run.nextSibling);
    else paragraph.appendChild(run);
  }
  forgetParagraph(paragraph);
}

/** Removes the atoms [start, end) from the file itself. */
export function deleteAtoms(paragraph: Element, start: number, end: number): void {
  const { atoms } = readParagraph(paragraph);
  for (let at = Math.min(end, atoms.length) - 1; at >= start; at--) {
    const atom = atoms[at];
    if (!atom) continue;
    if (isW(atom.leaf, 't')) {
      const content = atom.leaf.textContent ?? '';
      atom.leaf.textContent = content.slice(0, atom.offset) + content.slice(atom.offset + 1);
    } else remove(atom.leaf);
  }
  forgetParagraph(paragraph);
}
