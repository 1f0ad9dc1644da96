/**
 * Our content control as XML (`word.md` §5.1), and what its id remembers.
 *
 * The id of a control is ours to choose. Its low bits say how the text around was cut to make room for it, so that
 * clearing can join exactly those runs again without anything private being left in the file. The high bits are a hash
 * of the tag: a control that Word gave another id (a pasted copy, say) is recognised and nothing is joined around it.
 */
import type { Element } from '@xmldom/xmldom';
import { MARK_TAG_PREFIX, type PlannedMark } from '../model';
import { childValue, descendants, wordChild, wordName } from './vocabulary';
import { escapeAttribute, type XmlPart } from './xmlSource';

/** What was cut at one edge of a control. */
export interface Cut {
  /**
   * none: the edge lies between two runs. children: between two children of one run. text: inside a `w:t`;
   * keptText: the same, where the `w:t` had `xml:space="preserve"` already.
   */
  readonly run: 'none' | 'children' | 'text' | 'keptText';
  /** An insertion (`w:ins`) around the run was cut too. */
  readonly insertion: boolean;
}

export const UNCUT: Cut = { run: 'none', insertion: false };

const RUN_CUTS: readonly Cut['run'][] = ['none', 'children', 'text', 'keptText'];
const CUT_BITS = 3;
const HASH_BITS = 31 - 2 * CUT_BITS;
/** How many ids are tried for one tag before giving up; ids taken by others are rare. */
const PROBES = 16;

function cutCode({ run, insertion }: Cut): number {
  return RUN_CUTS.indexOf(run) | (insertion ? 4 : 0);
}

function cutOf(code: number): Cut {
  return { run: RUN_CUTS[code & 3] ?? 'none', insertion: (code & 4) !== 0 };
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> (32 - HASH_BITS);
}

/** The id for a control: positive, within signed 32 bits, and not among those taken; null if none is left. */
export function controlId(tag: string, before: Cut, after: Cut, taken: ReadonlySet<number>): number | null {
  const low = (cutCode(before) << CUT_BITS) | cutCode(after);
  for (let probe = 0; probe < PROBES; probe++) {
    const id = hash(`${tag}#${probe}`) * (1 << (2 * CUT_BITS)) + low;
    if (id !== 0 && !taken.has(id)) return id;
  }
  return null;
}

/** What the id of a control says of its edges; null where the id is not one that we gave. */
export function cutsFromId(tag: string, id: number): { readonly before: Cut; readonly after: Cut } | null {
  const high = Math.floor(id / (1 << (2 * CUT_BITS)));
  for (let probe = 0; probe < PROBES; probe++) {
    if (hash(`${tag}#${probe}`) !== high) continue;
    return { before: cutOf((id >> CUT_BITS) & 7), after: cutOf(id & 7) };
  }
  return null;
}

/** Prefixes in use in the part that the control goes to. */
export interface Prefixes {
  /** Of WordprocessingML, with the colon: "w:"; '' where it is the default namespace of elements. */
  readonly word: string;
  /** Of WordprocessingML for attributes, which never come from a default namespace. */
  readonly wordAttribute: string;
  /** Of the Word 2012 elements, without colon. */
  readonly word2012: string;
}

/** Everything before the marked content; the order of the properties is the schema's. */
export function openingXml(mark: PlannedMark, id: number, prefixes: Prefixes): string {
  const { word, wordAttribute, word2012 } = prefixes;
  const property = (name: string, value: string): string =>
    `<${name} ${wordAttribute}val="${escapeAttribute(value)}"/>`;
  return (
    `<${word}sdt><${word}sdtPr>` +
    property(`${word}alias`, mark.title) +
    property(`${word}tag`, mark.tag) +
    property(`${word}id`, String(id)) +
    property(`${word2012}:color`, mark.color) +
    `</${word}sdtPr><${word}sdtContent>`
  );
}

/** Everything behind the marked content. */
export function closingXml({ word }: Prefixes): string {
  return `</${word}sdtContent></${word}sdt>`;
}

/** A control of ours in a part. */
export interface OwnControl {
  readonly element: Element;
  readonly tag: string;
  readonly id: number;
}

/** The tag of a content control; null where it has none. */
export function tagOf(control: Element): string | null {
  return childValue(wordChild(control, 'sdtPr'), 'tag');
}

/** Every control of ours in the part, at whatever level, in document order. */
export function ownControls(part: XmlPart): OwnControl[] {
  const found: OwnControl[] = [];
  for (const element of descendants(part.root)) {
    if (wordName(element) !== 'sdt') continue;
    const tag = tagOf(element);
    if (!tag?.startsWith(MARK_TAG_PREFIX)) continue;
    found.push({
      element,
      tag,
      id: Number.parseInt(childValue(wordChild(element, 'sdtPr'), 'id') ?? '0', 10),
    });
  }
  return found;
}

/** The ids of all content controls in the part. */
export function controlIds(part: XmlPart): number[] {
  const ids: number[] = [];
  for (const element of descendants(part.root)) {
    if (wordName(element) !== 'sdtPr') continue;
    const id = Number.parseInt(childValue(element, 'id') ?? '', 10);
    if (Number.isFinite(id)) ids.push(id);
  }
  return ids;
}
