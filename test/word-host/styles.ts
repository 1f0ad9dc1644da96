/** Paragraph styles: names as the user reads them, and looks through the chain of `basedOn` (ISO 29500 §17.7). */
import type { Document, Element } from '@xmldom/xmldom';
import { W, child, value } from './ooxml';

/** Lengths in points, as Word's API has them. */
export interface ParagraphLook {
  readonly left: number;
  readonly right: number;
  readonly firstLine: number;
  readonly alignment: string;
  /** 1 to 9 for headings, 10 for body text. */
  readonly outlineLevel: number;
  readonly isListItem: boolean;
}

const PLAIN: ParagraphLook = {
  left: 0,
  right: 0,
  firstLine: 0,
  alignment: 'Left',
  outlineLevel: 10,
  isListItem: false,
};

const ALIGNMENTS: Readonly<Record<string, string>> = {
  center: 'Centered',
  right: 'Right',
  end: 'Right',
  both: 'Justified',
  distribute: 'Justified',
};

/** A chain deeper than this is a circle. */
const DEEPEST = 50;

export class StyleSheet {
  private readonly elements = new Map<string, Element>();
  private standard: string | null = null;
  private readonly looks = new Map<string, ParagraphLook>();

  constructor(part: Document | null) {
    for (const style of part?.getElementsByTagNameNS(W, 'style') ?? []) {
      const id = style.getAttributeNS(W, 'styleId') ?? '';
      this.elements.set(id, style);
      const isDefault = ['1', 'true', 'on'].includes(style.getAttributeNS(W, 'default') ?? '');
      if (isDefault && style.getAttributeNS(W, 'type') === 'paragraph') this.standard = id;
    }
  }

  nameOf(paragraph: Element): string {
    const id = this.idOf(paragraph);
    const style = id === null ? undefined : this.elements.get(id);
    return properName((style ? value(child(style, 'name')) : null) ?? id ?? 'Normal');
  }

  lookOf(paragraph: Element): ParagraphLook {
    const id = this.idOf(paragraph);
    return over(child(paragraph, 'pPr'), id === null ? PLAIN : this.lookOfStyle(id, 0));
  }

  private idOf(paragraph: Element): string | null {
    const properties = child(paragraph, 'pPr');
    return value(properties ? child(properties, 'pStyle') : null) ?? this.standard;
  }

  private lookOfStyle(id: string, depth: number): ParagraphLook {
    const known = this.looks.get(id);
    if (known) return known;
    const style = this.elements.get(id);
    if (!style || depth > DEEPEST) return PLAIN;
    const base = value(child(style, 'basedOn'));
    const look = over(child(style, 'pPr'), base === null ? PLAIN : this.lookOfStyle(base, depth + 1));
    this.looks.set(id, look);
    return look;
  }
}

function over(properties: Element | null, base: ParagraphLook): ParagraphLook {
  if (!properties) return base;
  const indents = child(properties, 'ind');
  const points = (...names: string[]): number | null => {
    const stated = names.map((name) => indents?.getAttributeNS(W, name)).find((each) => each);
    return stated ? Number.parseInt(stated, 10) / 20 : null;
  };
  const hanging = points('hanging');
  const alignment = value(child(properties, 'jc'));
  const level = value(child(properties, 'outlineLvl'));
  const numbering = child(properties, 'numPr');
  return {
    left: points('left', 'start') ?? base.left,
    right: points('right', 'end') ?? base.right,
    firstLine: hanging === null ? (points('firstLine') ?? base.firstLine) : -hanging,
    alignment: alignment === null ? base.alignment : (ALIGNMENTS[alignment] ?? 'Left'),
    outlineLevel: level === null ? base.outlineLevel : Number.parseInt(level, 10) + 1,
    isListItem: numbering ? value(child(numbering, 'numId')) !== '0' : base.isListItem,
  };
}

const BUILT_IN =
  /^(heading \d|footnote text|endnote text|table of authorities|table of figures|header|footer|caption|title)$/;

/** Built-in style names are lower-case in the file ("toc 1") and as in the user's list through the API ("TOC 1"). */
function properName(name: string): string {
  if (/^toc \d$/.test(name)) return name.toUpperCase();
  if (name === 'toa heading') return 'TOA Heading';
  return BUILT_IN.test(name) ? name.replace(/(^| )(?!of )[a-z]/g, (first) => first.toUpperCase()) : name;
}
