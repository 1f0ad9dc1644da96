/** A paragraph as the walk through a story gathers it: its text, and the element that each stretch of it stands in. */
import type { Element } from '@xmldom/xmldom';
import type { Span } from '../model';
import type { OpenField } from './fields';
import type { Style } from './styles';

/** A stretch of a paragraph's text that one element holds. */
export interface Atom {
  readonly start: number;
  readonly length: number;
  /** `w:t`, or an element that stands for one character. */
  readonly element: Element;
  readonly run: Element;
  /** The innermost field whose result this is. */
  readonly field: OpenField | null;
}

export interface NoteReference {
  readonly offset: number;
  readonly kind: 'footnote' | 'endnote';
  readonly id: string;
  /** The symbol that stands in place of the number. */
  readonly symbol: string | null;
  /** Counts the sections of the document, from 0. */
  readonly section: number;
}

/** A content control, as far as the paragraph's text lies in it. */
export interface ControlSpan {
  readonly element: Element;
  readonly span: Span;
}

export interface Paragraph {
  /** The `w:p`; of paragraphs joined by a deleted paragraph mark, the last. */
  readonly element: Element;
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly notes: readonly NoteReference[];
  readonly emphasis: readonly Span[];
  readonly inTable: boolean;
  readonly style: Style;
  readonly allBold: boolean;
  readonly controls: readonly ControlSpan[];
  /** `w:docPartGallery` of a control around the paragraph, for instance "Table of Contents". */
  readonly gallery: string | null;
}

/** Where the walk stands among the blocks. */
export interface Surroundings {
  readonly inTable: boolean;
  readonly gallery: string | null;
}

/** A paragraph while it is read. */
export class ParagraphDraft {
  private readonly texts: string[] = [];
  private readonly atoms: Atom[] = [];
  private readonly emphasis: [number, number][] = [];
  private element: Element | null = null;
  private around: Surroundings = { inTable: false, gallery: null };
  private plainCharacters = 0;
  readonly notes: NoteReference[] = [];
  readonly controls: ControlSpan[] = [];
  style: Style = { name: '' };
  look = { emphasised: false, bold: false };
  length = 0;

  enter(element: Element, style: Style, around: Surroundings): void {
    this.element = element;
    this.style = style;
    this.around = around;
  }

  add(text: string, element: Element, run: Element, field: OpenField | null): void {
    if (text === '') return;
    const start = this.length;
    this.atoms.push({ start, length: text.length, element, run, field });
    this.texts.push(text);
    this.length += text.length;
    if (!this.look.bold && /\S/.test(text)) this.plainCharacters += text.length;
    if (!this.look.emphasised) return;
    const last = this.emphasis.at(-1);
    if (last && last[1] === start) last[1] = this.length;
    else this.emphasis.push([start, this.length]);
  }

  /** The text behind a reference with a mark of its own is that mark, not text of the paragraph. */
  symbol(reference: NoteReference, text: string): null {
    const index = this.notes.indexOf(reference);
    if (index !== -1) this.notes[index] = { ...reference, symbol: text.trim() };
    return null;
  }

  done(): Paragraph {
    if (!this.element) throw new Error('a paragraph was closed before it was opened');
    return {
      element: this.element,
      text: this.texts.join(''),
      atoms: this.atoms,
      notes: this.notes,
      emphasis: this.emphasis,
      inTable: this.around.inTable,
      style: this.style,
      allBold: this.length > 0 && this.plainCharacters === 0,
      controls: this.controls,
      gallery: this.around.gallery,
    };
  }
}
