/**
 * Takes off every mark, note and setting of ours, and nothing else.
 *
 * Clearing only deletes stretches of the source: the tags of our controls, the end and start tags by which marking had
 * cut a run (or an insertion) in two, and `xml:space` where marking had added it. A run that was changed since is not
 * joined again; its text and formatting are the same either way.
 */
import type { Element, Node } from '@xmldom/xmldom';
import { MARK_TAG_PREFIX } from '../model';
import { clearComments } from './commentsClear';
import { cutsFromId, ownControls, type Cut, type OwnControl } from './controls';
import { encodePart, mainDocument, openPackage, savePackage, xmlPart, type Parts } from './package';
import { partsWithMarks, removeRecord, type MarkingRecord } from './record';
import { undeclareOnRoot } from './rootNamespaces';
import { childElements, onOff, wordChild, wordName } from './vocabulary';
import { EDGE_SPACE, runHead, SPACE_PRESERVED } from './runs';
import { applySplices, type Splice, type XmlPart } from './xmlSource';

export interface ClearedDocx {
  readonly bytes: Uint8Array;
  /** How many content controls were taken off; their comments went with them. */
  readonly removed: number;
  /** What could not be taken off, one sentence each. */
  readonly leftovers: readonly string[];
}

/**
 * Clears a .docx. A file without anything of ours comes back as it is.
 * @throws BriefError where the file cannot be read.
 */
export function clearDocx(bytes: Uint8Array): ClearedDocx {
  const { parts, changed, removed, leftovers } = clearParts(openPackage(bytes));
  return { bytes: changed ? savePackage(parts) : bytes, removed, leftovers };
}

export interface ClearedParts {
  readonly parts: Map<string, Uint8Array>;
  readonly changed: boolean;
  readonly removed: number;
  readonly leftovers: readonly string[];
}

/** The same on an open package. */
export function clearParts(before: Parts): ClearedParts {
  const parts = new Map(before);
  const record = removeRecord(parts);
  // Before the controls: their marks stand between the runs that are to be joined again.
  const comments = clearComments(parts, mainDocument(parts).path, record?.comments ?? null);
  const paths = new Set([...partsWithMarks(parts), ...Object.keys(record?.roots ?? {})]);
  let removed = 0;
  const leftovers: string[] = [...comments.leftovers];
  for (const path of paths) {
    const part = xmlPart(parts, path);
    if (!part) continue;
    const controls = ownControls(part);
    removed += controls.length;
    const source = clearPart(part, controls, record);
    parts.set(path, encodePart(source, parts.get(path)));
    const left = source.split(`val="${MARK_TAG_PREFIX}`).length - 1;
    if (left > 0)
      leftovers.push(`In the part "${path}" ${left} mark${left === 1 ? '' : 's'} could not be taken off.`);
  }
  return { parts, changed: record !== null || comments.changed || paths.size > 0, removed, leftovers };
}

function clearPart(part: XmlPart, controls: readonly OwnControl[], record: MarkingRecord | null): string {
  const deletions = controls.flatMap((control) => [
    ...wrapperDeletions(part, control),
    ...joinsAround(part, control),
  ]);
  const joined = deletions.filter((deletion): deletion is TextJoin => 'left' in deletion);
  const source = applySplices(part.source, merged([...deletions, ...spaceDeletions(part, joined)]));
  const addition = record?.roots[part.path];
  return addition ? undeclareOnRoot(source, part.spanOf(part.root).start, addition) : source;
}

interface Deletion {
  readonly start: number;
  readonly end: number;
}

/** A deletion that makes one `w:t` of two. */
interface TextJoin extends Deletion {
  readonly left: Element;
  readonly right: Element;
  readonly cut: Cut['run'];
}

function wrapperDeletions(part: XmlPart, { element }: OwnControl): Deletion[] {
  const whole = part.spanOf(element);
  const content = wordChild(element, 'sdtContent');
  // A control that somebody emptied holds Word's "Click or tap here": that is not text of the brief.
  const placeholder = onOff(wordChild(element, 'sdtPr'), 'showingPlcHdr') === true;
  if (!content || placeholder) return [whole];
  const inner = part.spanOf(content);
  return [
    { start: whole.start, end: inner.contentStart },
    { start: inner.contentEnd, end: whole.end },
  ];
}

/** The deletions that join what was cut at the edges of a control, as far as it is still there to be joined. */
function joinsAround(part: XmlPart, control: OwnControl): Deletion[] {
  const cuts = cutsFromId(control.tag, control.id);
  if (!cuts) return [];
  const before = join(
    part,
    outside(control.element, 'previousSibling'),
    inside(control.element, 'firstChild'),
    cuts.before,
  );
  const after = join(
    part,
    inside(control.element, 'lastChild'),
    outside(control.element, 'nextSibling'),
    cuts.after,
  );
  return [before, after].flatMap((deletion) => (deletion ? [deletion] : []));
}

function isOwn(node: Node): boolean {
  return node.nodeType === 1 && cutControl(node as Element) !== null;
}

function cutControl(element: Element): Element | null {
  const properties = wordName(element) === 'sdt' ? wordChild(element, 'sdtPr') : null;
  const tag = properties && wordChild(properties, 'tag');
  return tag?.getAttributeNS(tag.namespaceURI, 'val')?.startsWith(MARK_TAG_PREFIX) ? element : null;
}

/** The first or last node in an element, looking through controls of ours. */
function through(parent: Element, edge: 'firstChild' | 'lastChild'): Node | null {
  const node = parent[edge];
  return node && isOwn(node) ? inside(node as Element, edge) : node;
}

/** The first or last node in a control of ours. */
function inside(control: Element, edge: 'firstChild' | 'lastChild'): Node | null {
  const content = wordChild(control, 'sdtContent');
  return content && through(content, edge);
}

/** The node beside a control, looking into and out of controls of ours. */
function outside(control: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  const sibling = control[side];
  if (sibling)
    return isOwn(sibling)
      ? inside(sibling as Element, side === 'nextSibling' ? 'firstChild' : 'lastChild')
      : sibling;
  const parent = control.parentNode?.parentNode;
  return parent && isOwn(parent) ? outside(parent as Element, side) : null;
}

function join(part: XmlPart, left: Node | null, right: Node | null, cut: Cut): Deletion | null {
  if (left?.nodeType !== 1 || right?.nodeType !== 1) return null;
  const [leftOuter, rightOuter] = [left as Element, right as Element];
  if (!cut.insertion) return cut.run === 'none' ? null : joinRuns(part, leftOuter, rightOuter, cut.run);
  if (wordName(leftOuter) !== 'ins' || !sameInsertion(leftOuter, rightOuter)) return null;
  if (cut.run === 'none') {
    return { start: part.spanOf(leftOuter).contentEnd, end: part.spanOf(rightOuter).contentStart };
  }
  const [leftRun, rightRun] = [through(leftOuter, 'lastChild'), through(rightOuter, 'firstChild')];
  if (leftRun?.nodeType !== 1 || rightRun?.nodeType !== 1) return null;
  return joinRuns(part, leftRun as Element, rightRun as Element, cut.run);
}

/** The same insertion but for its id, which is unique to each element. */
function sameInsertion(left: Element, right: Element): boolean {
  const facts = (element: Element): string =>
    JSON.stringify(
      [...element.attributes]
        .filter(({ localName }) => localName !== 'id')
        .map(({ name, value }) => [name, value]),
    );
  return left.tagName === right.tagName && facts(left) === facts(right);
}

function joinRuns(part: XmlPart, left: Element, right: Element, cut: Cut['run']): Deletion | null {
  if (wordName(left) !== 'r' || wordName(right) !== 'r') return null;
  const [leftHead, rightHead] = [runHead(part, left), runHead(part, right)];
  if (leftHead.text !== rightHead.text) return null;
  if (cut === 'children') return { start: part.spanOf(left).contentEnd, end: rightHead.end };
  const leftText = left.lastChild;
  const rightText = [...childElements(right)].find((child) => wordName(child) !== 'rPr');
  if (leftText?.nodeType !== 1 || wordName(leftText as Element) !== 't') return null;
  if (!rightText || wordName(rightText) !== 't') return null;
  const [leftSpan, rightSpan] = [part.spanOf(leftText as Element), part.spanOf(rightText)];
  if (leftSpan.contentEnd === leftSpan.end || rightSpan.contentStart === rightSpan.end) return null;
  const deletion: TextJoin = {
    start: leftSpan.contentEnd,
    end: rightSpan.contentStart,
    left: leftText as Element,
    right: rightText,
    cut,
  };
  return deletion;
}

/** `xml:space` that the first of several joined pieces got from us, and that the whole does not need. */
function spaceDeletions(part: XmlPart, joins: readonly TextJoin[]): Deletion[] {
  const rightOf = new Map(joins.map((one) => [one.left, one]));
  const rights = new Set(joins.map(({ right }) => right));
  return joins.flatMap((one) => {
    if (one.cut !== 'text' || rights.has(one.left)) return [];
    let text = one.left.textContent ?? '';
    for (let next: TextJoin | undefined = one; next; next = rightOf.get(next.right))
      text += next.right.textContent ?? '';
    const { start, contentStart } = part.spanOf(one.left);
    const at = part.source.slice(start, contentStart).indexOf(SPACE_PRESERVED);
    if (at === -1 || EDGE_SPACE.test(text)) return [];
    return [{ start: start + at, end: start + at + SPACE_PRESERVED.length }];
  });
}

/** Deletions may lie within or beside each other: their union, as splices. */
function merged(deletions: readonly Deletion[]): Splice[] {
  const union: { start: number; end: number; text: string }[] = [];
  for (const { start, end } of [...deletions].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = union.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else union.push({ start, end, text: '' });
  }
  return union;
}
