/**
 * Content controls over the DOM: putting one around a range, reading and setting its properties, taking it off.
 *
 * Rules: a range lies wholly inside or wholly outside every control, hyperlink and field (#1169, #1486, #5905); within one
 * paragraph the control is inline, over several it is another thing, a block; a control that holds plain text refuses others.
 */
import type { Element, Node } from '@xmldom/xmldom';
import { HostError } from './errors';
import { W, ancestor, child, children, contains, declareW15, isW, make, remove } from './ooxml';
import { isLocked, typeOf, type ControlType } from './controlProperties';
import { rejoin, splitAfter, splitBefore, splitWrapper } from './runs';
import { forgetParagraph, paragraphsOf, readParagraph } from './text';

/** Atoms from `start` in the first paragraph up to `end` in the last. */
export interface Span {
  readonly first: Element;
  readonly start: number;
  readonly last: Element;
  readonly end: number;
}

/** Wrappers that Word splits as it splits a run; all others are kept whole. */
const SPLITTABLE = new Set(['ins', 'del', 'moveFrom', 'moveTo', 'smartTag', 'customXml']);
const REFUSES_CONTROLS: ReadonlySet<ControlType> = new Set<ControlType>([
  'PlainText',
  'CheckBox',
  'ComboBox',
  'DropDownList',
  'Picture',
  'DatePicker',
]);

export function controlsIn(root: Element): Element[] {
  const found: Element[] = [];
  const walk = (element: Element): void => {
    for (const each of children(element)) {
      if (each.localName === 'txbxContent') continue;
      if (isW(each, 'sdt')) found.push(each);
      walk(each);
    }
  };
  walk(root);
  return found;
}

/** Where the control's text is; null for an empty one. */
export function spanOf(control: Element): Span | null {
  const paragraph = ancestor(control, 'p');
  if (paragraph) {
    const inside = readParagraph(paragraph)
      .atoms.map((atom, at) => (contains(control, atom.run) ? at : -1))
      .filter((at) => at >= 0);
    const [start] = inside;
    const end = inside[inside.length - 1];
    if (start === undefined || end === undefined) return null;
    return { first: paragraph, start, last: paragraph, end: end + 1 };
  }
  const paragraphs = paragraphsOf(control);
  const [first] = paragraphs;
  const last = paragraphs[paragraphs.length - 1];
  return first && last ? { first, start: 0, last, end: readParagraph(last).atoms.length } : null;
}

/** Puts a control around the span and returns its `w:sdt`. Throws before anything is changed. */
export function insertControl(span: Span, id: number, type: ControlType = 'RichText'): Element {
  refuseInside(span);
  return span.first === span.last ? insertInline(span, id, type) : insertBlock(span, id, type);
}

function refuseInside(span: Span): void {
  for (let up = ancestor(startNode(span), 'sdt'); up; up = ancestor(up, 'sdt')) {
    if (!contains(up, endNode(span))) continue;
    if (REFUSES_CONTROLS.has(typeOf(up)))
      throw new HostError('GeneralException', 'inside a control that holds no others');
    if (isLocked(up, 'edit'))
      throw new HostError('AccessDenied', 'inside a control whose contents are locked');
  }
}

function startNode(span: Span): Element {
  return readParagraph(span.first).atoms[span.start]?.run ?? span.first;
}

function endNode(span: Span): Element {
  return readParagraph(span.last).atoms[span.end - 1]?.run ?? span.last;
}

function insertInline(span: Span, id: number, type: ControlType): Element {
  const paragraph = span.first;
  if (span.end <= span.start) throw new HostError('NotImplemented', 'a control around nothing');
  refusePartialWrappers(paragraph, span.start, span.end);
  splitBefore(paragraph, span.start);
  splitAfter(paragraph, span.end);
  const { atoms } = readParagraph(paragraph);
  const firstRun = atoms[span.start]?.run ?? paragraph;
  const lastRun = atoms[span.end - 1]?.run ?? paragraph;
  const container = commonContainer(firstRun, lastRun, paragraph);
  const first = raise(firstRun, container, 'left');
  const last = raise(lastRun, container, 'right');
  const control = wrap(first, last, id, type);
  forgetParagraph(paragraph);
  return control;
}

/** Refuses a range that cuts a control, a hyperlink or a field in two. */
function refusePartialWrappers(paragraph: Element, start: number, end: number): void {
  const { atoms, fieldEdges } = readParagraph(paragraph);
  const wrappers = new Map<Node, { from: number; to: number }>();
  atoms.forEach((atom, at) => {
    for (let up = atom.run.parentNode; up && up !== paragraph; up = up.parentNode) {
      const known = wrappers.get(up);
      if (known) known.to = at + 1;
      else wrappers.set(up, { from: at, to: at + 1 });
    }
  });
  for (const [wrapper, { from, to }] of wrappers) {
    const apart = to <= start || from >= end;
    const nested = (from <= start && end <= to) || (start <= from && to <= end);
    if (!apart && !nested && !SPLITTABLE.has(wrapper.localName ?? ''))
      throw new HostError('GeneralException', `the range cuts a ${wrapper.nodeName} in two`);
  }
  const cut = fieldEdges.filter((edge) => start < edge && edge < end);
  if (cut.length > 0 && !holdsWholeFields(paragraph, start, end))
    throw new HostError('GeneralException', 'the range cuts a field in two');
}

function holdsWholeFields(paragraph: Element, start: number, end: number): boolean {
  const { atoms } = readParagraph(paragraph);
  const [from, to] = [atoms[start]?.leaf, atoms[end - 1]?.leaf];
  let [inside, depth] = [false, 0];
  for (const leaf of [...paragraph.getElementsByTagName('*')]) {
    if (leaf === from) inside = true;
    if (inside && isW(leaf, 'fldChar')) {
      const kind = leaf.getAttributeNS(W, 'fldCharType');
      depth += kind === 'begin' ? 1 : kind === 'end' ? -1 : 0;
      if (depth < 0) return false;
    }
    if (leaf === to) break;
  }
  return depth === 0;
}

function commonContainer(first: Element, last: Element, paragraph: Element): Node {
  for (let up = first.parentNode; up && up !== paragraph; up = up.parentNode)
    if (contains(up, last)) return up;
  return paragraph;
}

/** The child of `container` that holds `node`, after splitting the wrappers that reach beyond it. */
function raise(node: Element, container: Node, side: 'left' | 'right'): Node {
  let at: Node = node;
  while (at.parentNode && at.parentNode !== container) {
    const wrapper = at.parentNode as Element;
    if (side === 'left' && SPLITTABLE.has(wrapper.localName ?? '')) at = splitWrapper(wrapper, at);
    else {
      if (side === 'right' && at.nextSibling && SPLITTABLE.has(wrapper.localName ?? ''))
        splitWrapper(wrapper, at.nextSibling);
      at = wrapper;
    }
  }
  return at;
}

function insertBlock(span: Span, id: number, type: ControlType): Element {
  const parent = span.first.parentNode;
  if (!parent || parent !== span.last.parentNode)
    throw new HostError('GeneralException', 'the range reaches across table cells or controls');
  return wrap(span.first, span.last, id, type);
}

function wrap(first: Node, last: Node, id: number, type: ControlType): Element {
  const document = first.ownerDocument;
  if (!document) throw new HostError('ItemNotFound', 'the range is no longer in the document');
  declareW15(document);
  const control = make(document, 'sdt');
  const properties = make(document, 'sdtPr');
  properties.appendChild(make(document, 'id', String(id)));
  if (type === 'PlainText') properties.appendChild(make(document, 'text'));
  const content = make(document, 'sdtContent');
  control.appendChild(properties);
  control.appendChild(content);
  first.parentNode?.insertBefore(control, first);
  for (let node: Node | null = first; node;) {
    const next: Node | null = node === last ? null : node.nextSibling;
    content.appendChild(node);
    node = next;
  }
  return control;
}

/** Takes the control off; its content stays or goes. A control locked against deletion stays (#1299). */
export function removeControl(control: Element, keepContent: boolean): void {
  if (isLocked(control, 'delete'))
    throw new HostError('AccessDenied', 'the control is locked against deletion');
  const paragraph = ancestor(control, 'p');
  const [before, after] = [control.previousSibling, control.nextSibling];
  const content = child(control, 'sdtContent');
  const kept = keepContent && content ? [...content.childNodes] : [];
  for (const node of kept) control.parentNode?.insertBefore(node, control);
  remove(control);
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (last && after) rejoin(last, after);
  if (first && before) rejoin(before, first);
  if (paragraph) forgetParagraph(paragraph);
}
