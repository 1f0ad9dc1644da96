/**
 * Where one control may stand: from a span of a block's text to two edges in the XML, or the reason why not.
 *
 * A control takes in whole runs (cut where the citation begins or ends within one) and whole wrappers, all children of
 * one element inside one paragraph. An insertion may be cut in two, which changes nothing for reader or reviewer; a
 * hyperlink, a field, another control or any other wrapper may not. `word.md` §5.1, §5.2.
 */
import type { Element } from '@xmldom/xmldom';
import { isMarkableRole, type PlannedMark, type UnplacedReason } from '../model';
import { UNCUT, type Cut } from './controls';
import { fieldType, type OpenField } from './fields';
import type { PlacedBlock } from './read';
import type { Atom } from './paragraph';
import { childElements, isAlternateContent, wordChild, wordName } from './vocabulary';
import { rawOffset, type XmlPart } from './xmlSource';

/** One edge of a control: an offset in the source, and what is cut there. */
export interface Edge {
  readonly offset: number;
  readonly cut: Cut;
  /** Whose start tag (and formatting) is repeated behind the cut. */
  readonly run: Element | null;
  readonly insertion: Element | null;
  /** The `w:t` that is cut, and how many characters of it lie before the cut. */
  readonly text: { readonly element: Element; readonly before: number } | null;
}

export type Placement =
  | { readonly ok: true; readonly open: Edge; readonly close: Edge }
  | { readonly ok: false; readonly reason: UnplacedReason };

const refuse = (reason: UnplacedReason): Placement => ({ ok: false, reason });

/** Kinds of content control (`w:sdtPr` children) that hold plain text, a choice or bound data, and no other control. */
const PLAIN_CONTROLS: ReadonlySet<string> = new Set([
  'text',
  'comboBox',
  'dropDownList',
  'date',
  'picture',
  'citation',
  'bibliography',
  'equation',
  'checkbox',
  'dataBinding',
]);

/** The result of such a field keeps what is put into it; the results of others are rewritten when Word updates them. */
const LASTING_FIELD = 'HYPERLINK';

/** Children of a run without content of their own. */
const NO_CONTENT: ReadonlySet<string> = new Set(['rPr', 'lastRenderedPageBreak']);

/** One end of the span while it is worked out: a child of the container-to-be, perhaps cut. */
interface Anchor {
  readonly node: Element;
  readonly edge: Edge | null;
}

/** Finds the place for a mark in the block that it was planned for. */
export function place({ block, paragraph, part }: PlacedBlock, mark: PlannedMark): Placement {
  const [start, end] = mark.span;
  if (start >= end || block.text.slice(start, end) !== mark.text) return refuse('textChanged');
  if (!isMarkableRole(block.role)) return refuse('partNotMarkable');
  const { atoms } = paragraph;
  const firstIndex = atomAt(atoms, start);
  const lastIndex = atomAt(atoms, end - 1);
  const [first, last] = [atoms[firstIndex], atoms[lastIndex]];
  if (!first || !last) return refuse('notFound');
  const span: SpannedAtoms = { atoms, firstIndex, lastIndex, start, end };

  const openCut = cutAt(part, first, start - first.start, 'open');
  const closeCut = cutAt(part, last, end - last.start, 'close');
  if (openCut === 'impossible' || closeCut === 'impossible') return refuse('crossesWrapper');
  const lifted = liftOutOfFields(
    span,
    { node: first.run, edge: openCut },
    { node: last.run, edge: closeCut },
  );
  if (!lifted) return refuse('insideField');

  const container = commonContainer(lifted.open.node, lifted.close.node);
  const forbidden = container ? forbiddenBy(container) : 'crossesWrapper';
  if (!container || forbidden) return refuse(forbidden ?? 'crossesWrapper');
  const open = edgeIn(part, container, lifted.open, span, 'open');
  const close = edgeIn(part, container, lifted.close, span, 'close');
  if ('reason' in open) return open;
  return 'reason' in close ? close : { ok: true, open, close };
}

interface SpannedAtoms {
  readonly atoms: readonly Atom[];
  readonly firstIndex: number;
  readonly lastIndex: number;
  readonly start: number;
  readonly end: number;
}

function atomAt(atoms: readonly Atom[], offset: number): number {
  let [low, high] = [0, atoms.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((atoms[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The cut within a run; null where the edge of the citation is the edge of the run's content. */
function cutAt(
  part: XmlPart,
  atom: Atom,
  characters: number,
  side: 'open' | 'close',
): Edge | null | 'impossible' {
  const { element, run } = atom;
  const span = part.spanOf(element);
  if (characters > 0 && characters < atom.length) {
    const raw = rawOffset(part.source.slice(span.contentStart, span.contentEnd), characters);
    if (raw === null || wordName(element) !== 't') return 'impossible';
    const kept = part.source.slice(span.start, span.contentStart).includes('xml:space');
    const cut: Cut = { run: kept ? 'keptText' : 'text', insertion: false };
    return {
      offset: span.contentStart + raw,
      cut,
      run,
      insertion: null,
      text: { element, before: characters },
    };
  }
  const content = [...childElements(run)].filter((child) => !NO_CONTENT.has(wordName(child)));
  const isEdge = side === 'open' ? content[0] === element : content.at(-1) === element;
  if (isEdge) return null;
  const offset = side === 'open' ? span.start : span.end;
  return { offset, cut: { run: 'children', insertion: false }, run, insertion: null, text: null };
}

/**
 * A control holds all of a field or none of it, unless it lies wholly inside the result of a hyperlink field. Where
 * an end of the citation is in a field that the other end is not in, the control is widened to take in the field.
 */
function liftOutOfFields(
  span: SpannedAtoms,
  open: Anchor,
  close: Anchor,
): { open: Anchor; close: Anchor } | null {
  const [first, last] = [span.atoms[span.firstIndex], span.atoms[span.lastIndex]];
  const inLast = new Set(chain(last?.field ?? null));
  const inFirst = new Set(chain(first?.field ?? null));
  let [lifted, liftedClose] = [open, close];
  for (const field of inFirst) {
    if (inLast.has(field)) {
      if (fieldType(field) === LASTING_FIELD) continue;
      if (!coversField(span, field) || !isWhole(field)) return null;
      [lifted, liftedClose] = [
        { node: field.begin, edge: null },
        { node: field.end, edge: null },
      ];
    } else {
      if (!startsField(span, field) || !isWhole(field)) return null;
      lifted = { node: field.begin, edge: null };
    }
  }
  for (const field of inLast) {
    if (inFirst.has(field)) continue;
    if (!endsField(span, field) || !isWhole(field)) return null;
    liftedClose = { node: field.end, edge: null };
  }
  return { open: lifted, close: liftedClose };
}

/** Innermost first. */
function chain(field: OpenField | null): OpenField[] {
  return field ? [field, ...chain(field.outer)] : [];
}

function holds(field: OpenField, atom: Atom | undefined): boolean {
  return atom !== undefined && chain(atom.field).includes(field);
}

function startsField({ atoms, firstIndex, start }: SpannedAtoms, field: OpenField): boolean {
  return atoms[firstIndex]?.start === start && !holds(field, atoms[firstIndex - 1]);
}

function endsField({ atoms, lastIndex, end }: SpannedAtoms, field: OpenField): boolean {
  const last = atoms[lastIndex];
  return last !== undefined && last.start + last.length === end && !holds(field, atoms[lastIndex + 1]);
}

function coversField(span: SpannedAtoms, field: OpenField): boolean {
  return startsField(span, field) && endsField(span, field);
}

/** The field stands in one paragraph, and the runs of its begin and end hold nothing else in front or behind. */
function isWhole({ begin, end }: OpenField): boolean {
  if (wordName(begin) === 'fldSimple') return true;
  const content = (run: Element): Element[] =>
    [...childElements(run)].filter((child) => !NO_CONTENT.has(wordName(child)));
  const [opening, closing] = [content(begin)[0], content(end).at(-1)];
  const isMark = (element: Element | undefined): boolean =>
    element !== undefined && wordName(element) === 'fldChar';
  return isMark(opening) && isMark(closing) && paragraphOf(begin) === paragraphOf(end);
}

function paragraphOf(element: Element): Element | null {
  for (let node = element.parentNode; node?.nodeType === 1; node = node.parentNode) {
    if (wordName(node as Element) === 'p') return node as Element;
  }
  return null;
}

/** The innermost element that holds both, neither being it. */
function commonContainer(a: Element, b: Element): Element | null {
  const above = new Set<Element>();
  for (let node = a.parentNode; node?.nodeType === 1; node = node.parentNode) above.add(node as Element);
  for (let node = b.parentNode; node?.nodeType === 1; node = node.parentNode) {
    if (above.has(node as Element)) return node as Element;
  }
  return null;
}

/** Why no control may stand in this element; null where one may. */
function forbiddenBy(container: Element): UnplacedReason | null {
  let inParagraph = false;
  for (let node: Element | null = container; node?.nodeType === 1; node = node.parentNode as Element | null) {
    const name = wordName(node);
    if (name === 'p') inParagraph = true;
    // The other branch of the alternative would go unmarked, and say something else.
    if (isAlternateContent(node)) return 'crossesWrapper';
    if (name !== 'sdt') continue;
    const properties = wordChild(node, 'sdtPr');
    for (const property of properties ? childElements(properties) : []) {
      if (PLAIN_CONTROLS.has(property.localName ?? '')) return 'insidePlainTextControl';
    }
  }
  return inParagraph ? null : 'crossesWrapper';
}

/** The edge on the level of the container's children, climbing out of wrappers that the citation takes in whole. */
function edgeIn(
  part: XmlPart,
  container: Element,
  { node, edge }: Anchor,
  span: SpannedAtoms,
  side: 'open' | 'close',
): Edge | { readonly ok: false; readonly reason: UnplacedReason } {
  let child = node;
  while (child.parentNode !== container) child = child.parentNode as Element;
  if (child === node) return edge ?? uncut(part, node, side);
  const neighbour = side === 'open' ? span.atoms[span.firstIndex - 1] : span.atoms[span.lastIndex + 1];
  const isWhole = edge === null && !(neighbour && contains(child, neighbour.element));
  if (isWhole) return uncut(part, child, side);
  if (wordName(child) === 'ins' && node.parentNode === child) {
    const inner = edge ?? uncut(part, node, side);
    return { ...inner, cut: { ...inner.cut, insertion: true }, insertion: child };
  }
  return { ok: false, reason: wordName(child) === 'sdt' ? 'overlapsControl' : 'crossesWrapper' };
}

function uncut(part: XmlPart, node: Element, side: 'open' | 'close'): Edge {
  const { start, end } = part.spanOf(node);
  return { offset: side === 'open' ? start : end, cut: UNCUT, run: null, insertion: null, text: null };
}

function contains(ancestor: Element, element: Element): boolean {
  for (let node = element.parentNode; node; node = node.parentNode) if (node === ancestor) return true;
  return false;
}
