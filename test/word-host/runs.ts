/**
 * Splitting and re-joining runs. A split changes no text and no formatting, and a control taken off again re-joins
 * what its insertion split, so that the document becomes what it was, byte for byte.
 */
import type { Element, Node } from '@xmldom/xmldom';
import { W, children, isW, make, remove } from './ooxml';
import { forgetParagraph, readParagraph, type Atom } from './text';

/** The pieces that one run, text or wrapper was split into, as a chain from left to right. */
const leftOf = new WeakMap<Node, Element>();
const rightOf = new WeakMap<Node, Element>();
/** For the first piece of a text: did the whole say `xml:space="preserve"`? */
const saidPreserve = new WeakMap<Node, boolean>();

function link(left: Element, right: Element): void {
  const next = rightOf.get(left);
  rightOf.set(left, right);
  leftOf.set(right, left);
  if (!next) return;
  rightOf.set(right, next);
  leftOf.set(next, right);
}

/** `right` has gone into `left`. */
function unlink(left: Element, right: Element): void {
  const next = rightOf.get(right);
  if (next) {
    rightOf.set(left, next);
    leftOf.set(next, left);
  } else rightOf.delete(left);
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
  if (!leftOf.has(text) && !rightOf.has(text))
    saidPreserve.set(text, text.getAttribute('xml:space') === 'preserve');
  const right = text.cloneNode(false) as Element;
  right.textContent = content.slice(offset);
  text.textContent = content.slice(0, offset);
  preserveSpace(text);
  preserveSpace(right);
  text.parentNode?.insertBefore(right, text.nextSibling);
  link(text, right);
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
  link(run, right);
}

/** Splits a wrapper such as `w:ins` so that `first` begins its right half, which is returned. */
export function splitWrapper(wrapper: Element, first: Node): Element {
  if (!first.previousSibling) return wrapper;
  const right = wrapper.cloneNode(false) as Element;
  moveFrom(first, right);
  wrapper.parentNode?.insertBefore(right, wrapper.nextSibling);
  link(wrapper, right);
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
  if (!left || !right || left.nextSibling !== right || leftOf.get(right) !== left) return;
  const into = left as Element;
  const from = right as Element;
  const lastBefore = into.lastChild;
  const moved = children(from).filter((each) => !(isW(each, 'rPr') && isW(from, 'r')));
  for (const each of moved) into.appendChild(each);
  unlink(into, from);
  remove(from);
  const [firstMoved] = moved;
  if (!lastBefore || !firstMoved || leftOf.get(firstMoved) !== lastBefore) return;
  if (isW(firstMoved, 't') || isW(firstMoved, 'delText')) joinText(lastBefore as Element, firstMoved);
  else rejoin(lastBefore, firstMoved);
}

function joinText(left: Element, right: Element): void {
  left.textContent = (left.textContent ?? '') + (right.textContent ?? '');
  unlink(left, right);
  remove(right);
  const isWhole = !leftOf.has(left) && !rightOf.has(left);
  if (isWhole && saidPreserve.get(left) === false) left.removeAttribute('xml:space');
  else preserveSpace(left);
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

/** Replaces the atoms [start, end) by text: as Word does while changes are tracked, or plainly. */
export function replaceText(
  paragraph: Element,
  start: number,
  end: number,
  text: string,
  author: string | null,
): void {
  if (author === null) {
    insertTextAt(paragraph, end, text);
    deleteAtoms(paragraph, start, end);
    return;
  }
  splitBefore(paragraph, start);
  splitAfter(paragraph, end);
  const runs = [
    ...new Set(
      readParagraph(paragraph)
        .atoms.slice(start, end)
        .map(({ run }) => run),
    ),
  ];
  const [first] = runs;
  const last = runs[runs.length - 1];
  const document = paragraph.ownerDocument;
  if (!first || !last || !document) return;
  const added = document.createElementNS(W, 'w:r');
  const properties = children(first).find((each) => isW(each, 'rPr'));
  if (properties) added.appendChild(properties.cloneNode(true));
  const leaf = make(document, 't');
  leaf.textContent = text;
  added.appendChild(leaf);
  const change = (name: string): Element => {
    const made = make(document, name);
    made.setAttributeNS(W, 'w:id', '900');
    made.setAttributeNS(W, 'w:author', author);
    return made;
  };
  const insertion = change('ins');
  insertion.appendChild(added);
  last.parentNode?.insertBefore(insertion, last.nextSibling);
  for (const run of runs) {
    const deletion = change('del');
    run.parentNode?.insertBefore(deletion, run);
    deletion.appendChild(run);
    for (const old of children(run).filter((each) => isW(each, 't'))) {
      const deleted = make(document, 'delText');
      deleted.textContent = old.textContent;
      deleted.setAttribute('xml:space', 'preserve');
      run.replaceChild(deleted, old);
    }
  }
  forgetParagraph(paragraph);
}
