/**
 * A paragraph as Word's API shows it: one atom a character, each tied to the element that holds it.
 *
 * What Word shows for a character that is none is a table (`CHARACTER_OF`); its source is the issue beside it.
 */
import type { Element } from '@xmldom/xmldom';
import { W, child, children, isElement, isOn, isW } from './ooxml';

export interface Atom {
  readonly character: string;
  /** The `w:t`, `w:tab`, `w:footnoteReference` … that holds it. */
  readonly leaf: Element;
  readonly run: Element;
  /** Offset within a `w:t`; 0 elsewhere. */
  readonly offset: number;
  readonly deleted: boolean;
  readonly hidden: boolean;
  /** For a note's mark. */
  readonly note: 'footnote' | 'endnote' | null;
}

export interface ParagraphText {
  readonly atoms: readonly Atom[];
  /** Atom offsets where a field begins, its result begins, or it ends: no find reaches across one (#5905). */
  readonly fieldEdges: readonly number[];
}

/** Elements of a run that show as one character in `text`. */
const CHARACTER_OF: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  cr: '\u000b',
  noBreakHyphen: '\u001e',
  softHyphen: '\u001f',
  sym: '(', // #2368, #4477
  footnoteReference: '\u0002', // #6942, #5027, #2749
  endnoteReference: '\u0002',
  footnoteRef: '\u0002',
  endnoteRef: '\u0002',
  commentReference: '\u0005', // #2258
};

const BREAKS: Readonly<Record<string, string>> = { page: '\u000c', column: '\u000e' };

/** Elements that hold runs and add no text of their own. */
const WRAPPERS = new Set(['hyperlink', 'smartTag', 'customXml', 'ins', 'moveTo', 'sdtContent', 'dir', 'bdo']);

class Reader {
  readonly atoms: Atom[] = [];
  readonly fieldEdges: number[] = [];
  /** One entry an open complex field: still in its code? */
  private readonly fields: { inCode: boolean }[] = [];

  container(element: Element, deleted: boolean): void {
    for (const each of children(element)) {
      if (each.namespaceURI !== W) continue;
      const name = each.localName ?? '';
      if (name === 'r') this.run(each, deleted);
      else if (name === 'del' || name === 'moveFrom') this.container(each, true);
      else if (name === 'sdt') {
        const content = child(each, 'sdtContent');
        if (content) this.container(content, deleted);
      } else if (name === 'fldSimple') {
        this.fieldEdges.push(this.atoms.length);
        this.container(each, deleted);
        this.fieldEdges.push(this.atoms.length);
      } else if (WRAPPERS.has(name)) this.container(each, deleted);
    }
  }

  private run(run: Element, deleted: boolean): void {
    const properties = child(run, 'rPr');
    const hidden = properties !== null && isOn(child(properties, 'vanish'));
    for (const leaf of children(run)) {
      const name = leaf.localName ?? '';
      if (name === 'fldChar') this.fieldCharacter(leaf);
      else if (this.fields.some((field) => field.inCode)) continue;
      else if (name === 't' || name === 'delText')
        Array.from({ length: (leaf.textContent ?? '').length }, (_, offset) =>
          this.add((leaf.textContent ?? '')[offset] ?? '', leaf, run, offset, deleted, hidden),
        );
      else this.add(characterOf(leaf), leaf, run, 0, deleted, hidden);
    }
  }

  private fieldCharacter(leaf: Element): void {
    const kind = leaf.getAttributeNS(W, 'fldCharType');
    this.fieldEdges.push(this.atoms.length);
    const innermost = this.fields[this.fields.length - 1];
    if (kind === 'begin') this.fields.push({ inCode: true });
    else if (kind === 'separate' && innermost) innermost.inCode = false;
    else if (kind === 'end') this.fields.pop();
  }

  private add(
    character: string,
    leaf: Element,
    run: Element,
    offset: number,
    deleted: boolean,
    hidden: boolean,
  ): void {
    if (character === '') return;
    const name = leaf.localName ?? '';
    const note = name.startsWith('footnoteRef')
      ? 'footnote'
      : name.startsWith('endnoteRef')
        ? 'endnote'
        : null;
    this.atoms.push({ character, leaf, run, offset, deleted, hidden, note });
  }
}

function characterOf(leaf: Element): string {
  const name = leaf.localName ?? '';
  // A mark of the author's own stands as its own characters, in the text that follows.
  if (/^(foot|end)noteReference$/.test(name) && isTrue(leaf.getAttributeNS(W, 'customMarkFollows')))
    return '';
  if (name === 'br') return BREAKS[leaf.getAttributeNS(W, 'type') ?? ''] ?? '\u000b';
  if (name === 'drawing' || name === 'AlternateContent' || name === 'pict' || name === 'object')
    return holdsInline(leaf) ? '\u0001' : '';
  return leaf.namespaceURI === W ? (CHARACTER_OF[name] ?? '') : '';
}

function isTrue(value: string | null): boolean {
  return value !== null && value !== '' && !['0', 'false', 'off'].includes(value);
}

/** A picture in the line takes a character, a floating one (and a text box) none. */
function holdsInline(leaf: Element): boolean {
  return children(leaf).some((each) => each.localName === 'inline' || (isElement(each) && holdsInline(each)));
}

const known = new WeakMap<Element, ParagraphText>();

export function readParagraph(paragraph: Element): ParagraphText {
  const before = known.get(paragraph);
  if (before) return before;
  const reader = new Reader();
  reader.container(paragraph, false);
  const text = { atoms: reader.atoms, fieldEdges: reader.fieldEdges };
  known.set(paragraph, text);
  return text;
}

/** Must follow every change inside a paragraph. */
export function forgetParagraph(paragraph: Element): void {
  known.delete(paragraph);
}

/** All markup (Word's "All Markup": deleted text is in `text`, #1267) or the text as accepted. */
export type MarkupView = 'all' | 'accepted';

export function isVisible(atom: Atom, view: MarkupView): boolean {
  return !atom.hidden && (view === 'all' || !atom.deleted);
}

/** The paragraph's text, or that of the atoms [start, end). */
export function textOf(paragraph: Element, view: MarkupView, start = 0, end = Infinity): string {
  let text = '';
  const { atoms } = readParagraph(paragraph);
  for (let at = start; at < Math.min(end, atoms.length); at++) {
    const atom = atoms[at];
    if (atom && isVisible(atom, view)) text += atom.character;
  }
  return text;
}

/** Paragraphs under a story's root in document order, those of tables and block controls too, text boxes not (#4650). */
export function paragraphsOf(root: Element): Element[] {
  const found: Element[] = [];
  const walk = (element: Element): void => {
    for (const each of children(element)) {
      if (isW(each, 'p')) found.push(each);
      else if (isSeparatorNote(each)) continue;
      else if (each.namespaceURI === W && !/Pr$/.test(each.localName ?? '')) walk(each);
    }
  };
  if (isW(root, 'p')) return [root];
  walk(root);
  return found;
}

/** The lines above notes are notes in the file and none to the API. */
export function isSeparatorNote(element: Element): boolean {
  if (!isW(element, 'footnote') && !isW(element, 'endnote')) return false;
  return (element.getAttributeNS(W, 'type') ?? 'normal') !== 'normal';
}
