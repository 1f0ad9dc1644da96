/**
 * What styles.xml says of a paragraph or run, as far as reading a brief needs it: names, emphasis, hidden text,
 * outline level and indents, each through the chain of `basedOn` (ISO 29500 §17.7).
 */
import type { Element } from '@xmldom/xmldom';
import { childElements, childValue, onOff, wordAttribute, wordChild, wordName } from './vocabulary';
import type { XmlPart } from './xmlSource';

/** Run properties; undefined where nothing is stated. */
export interface RunLook {
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly bold?: boolean | undefined;
  readonly hidden?: boolean | undefined;
}

/** Paragraph properties; lengths in twentieths of a point. */
export interface ParagraphLook {
  readonly outlineLevel?: number | undefined;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  /** First-line indent, or hanging as a negative number. */
  readonly firstLine?: number | undefined;
  readonly centred?: boolean | undefined;
  readonly numbered?: boolean | undefined;
}

export interface Style extends RunLook, ParagraphLook {
  /** Lower case, as Word compares names. */
  readonly name: string;
}

export interface StyleSheet {
  readonly paragraph: (id: string | null) => Style;
  readonly character: (id: string | null) => Style;
}

const PLAIN: Style = { name: '' };

export function runLook(rPr: Element | null): RunLook {
  const underline = childValue(rPr, 'u');
  return {
    italic: onOff(rPr, 'i'),
    underline: underline === null ? undefined : underline !== 'none',
    bold: onOff(rPr, 'b'),
    hidden: onOff(rPr, 'vanish'),
  };
}

export function paragraphLook(pPr: Element | null): ParagraphLook {
  const indent = pPr && wordChild(pPr, 'ind');
  const twips = (...names: string[]): number | undefined => {
    for (const name of names) {
      const value = indent && wordAttribute(indent, name);
      if (value) return Number.parseInt(value, 10);
    }
    return undefined;
  };
  const hanging = twips('hanging');
  const level = childValue(pPr, 'outlineLvl');
  const alignment = childValue(pPr, 'jc');
  const numbering = pPr && wordChild(pPr, 'numPr');
  return {
    outlineLevel: level === null ? undefined : Number.parseInt(level, 10),
    left: twips('left', 'start'),
    right: twips('right', 'end'),
    firstLine: hanging === undefined ? twips('firstLine') : -hanging,
    centred: alignment === null ? undefined : alignment === 'center',
    numbered: numbering ? childValue(numbering, 'numId') !== '0' : undefined,
  };
}

/** Fills what `own` leaves open from `base`. */
export function over<T extends object>(own: T, base: T): T {
  const stated = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(stated) };
}

/** Reads styles.xml; without one every style is plain. */
export function readStyles(part: XmlPart | null): StyleSheet {
  const elements = new Map<string, Element>();
  let standard: string | null = null;
  for (const element of part ? childElements(part.root) : []) {
    if (wordName(element) !== 'style') continue;
    const id = wordAttribute(element, 'styleId') ?? '';
    elements.set(id, element);
    const isDefault = ['1', 'true', 'on'].includes(wordAttribute(element, 'default') ?? '');
    if (isDefault && wordAttribute(element, 'type') === 'paragraph') standard = id;
  }
  const resolved = new Map<string, Style>();
  const resolve = (id: string, depth: number): Style => {
    const known = resolved.get(id);
    if (known) return known;
    const element = elements.get(id);
    // A chain deeper than this is a circle.
    if (!element || depth > 50) return { name: id.toLowerCase() };
    const basedOn = childValue(element, 'basedOn');
    const own: Style = {
      ...runLook(wordChild(element, 'rPr')),
      ...paragraphLook(wordChild(element, 'pPr')),
      name: (childValue(element, 'name') ?? id).toLowerCase(),
    };
    const style = over(own, basedOn === null ? PLAIN : resolve(basedOn, depth + 1));
    resolved.set(id, style);
    return style;
  };
  return {
    paragraph: (id) => {
      const used = id ?? standard;
      return used === null ? PLAIN : resolve(used, 0);
    },
    character: (id) => (id === null ? PLAIN : resolve(id, 0)),
  };
}
