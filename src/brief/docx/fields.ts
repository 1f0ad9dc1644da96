/**
 * Fields: which begin belongs to which end. A complex field runs over runs and paragraphs, so the pairs are found once
 * for a whole story; a begin or an end without its partner is no field at all (else it would swallow the rest).
 */
import type { Element } from '@xmldom/xmldom';
import { descendants, wordAttribute, wordName } from './vocabulary';

/** A field that is open at some place of the story. */
export interface OpenField {
  readonly outer: OpenField | null;
  /** The run of the begin mark and of the end mark; the element itself for `w:fldSimple`. */
  readonly begin: Element;
  readonly end: Element;
  instruction: string;
  inResult: boolean;
}

export type FieldPairs = ReadonlyMap<Element, { readonly endRun: Element }>;

/** Every `w:fldChar` that belongs to a whole field, with the run in which the field ends. */
export function pairFields(root: Element): FieldPairs {
  const pairs = new Map<Element, { endRun: Element }>();
  const open: Element[][] = [];
  for (const element of descendants(root)) {
    if (wordName(element) !== 'fldChar' || isDeleted(element, root)) continue;
    const type = wordAttribute(element, 'fldCharType');
    if (type === 'begin') open.push([element]);
    else if (type === 'separate') open.at(-1)?.push(element);
    else if (type === 'end') {
      const members = open.pop();
      if (!members) continue;
      for (const member of [...members, element])
        pairs.set(member, { endRun: element.parentNode as Element });
    }
  }
  return pairs;
}

function isDeleted(element: Element, root: Element): boolean {
  for (let node: Element | null = element; node && node !== root; node = node.parentNode as Element | null) {
    const name = wordName(node);
    if (name === 'del' || name === 'moveFrom' || name === 'txbxContent') return true;
  }
  return false;
}

/** The field's type: "TOC", "TA", "HYPERLINK" … */
export function fieldType(field: OpenField): string {
  return /^\s*"?([A-Za-z]+)/.exec(field.instruction)?.[1]?.toUpperCase() ?? '';
}

/** Is the place inside the result of a field of that type, however deep? */
export function insideFieldOf(type: string, field: OpenField | null): boolean {
  for (let current = field; current; current = current.outer) if (fieldType(current) === type) return true;
  return false;
}
