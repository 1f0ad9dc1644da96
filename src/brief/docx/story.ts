/**
 * Reads one story (the body, one footnote, one endnote) into paragraphs of characters that know their place.
 *
 * The accepted view: insertions in, deletions and hidden text out, field results in, field codes out, one branch of
 * every alternative. Each stretch of text remembers the element it stands in, so that marking can cut exactly there.
 * `word.md` §5.2.
 */
import type { Element } from '@xmldom/xmldom';
import type { Span } from '../model';
import { pairFields, type FieldPairs, type OpenField } from './fields';
import { runLook, type Style, type StyleSheet } from './styles';
import {
  BLOCK_WRAPPERS,
  FIXED_CHARACTERS,
  INLINE_WRAPPERS,
  chosenBranch,
  childElements,
  childValue,
  descendants,
  isAlternateContent,
  wordAttribute,
  wordChild,
  wordName,
} from './vocabulary';

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

export interface Story {
  readonly paragraphs: readonly Paragraph[];
  /** Paragraphs with text in text boxes, which are not read. */
  readonly textBoxParagraphs: number;
  /** `w:altChunk`: whole files that Word takes in when it opens the document. */
  readonly importedFiles: number;
  /** Insertions, deletions and moves seen. */
  readonly trackedChanges: number;
}

/** Where the walk stands among the blocks. */
interface Surroundings {
  readonly inTable: boolean;
  readonly gallery: string | null;
}

/** @param root the element that holds the paragraphs: `w:body`, `w:footnote` … */
export function readStory(root: Element, styles: StyleSheet): Story {
  const reader = new StoryReader(styles, pairFields(root));
  reader.blocks(root, { inTable: false, gallery: null });
  reader.finish();
  return reader;
}

const DELETIONS: ReadonlySet<string> = new Set(['del', 'moveFrom']);
const INSERTIONS: ReadonlySet<string> = new Set(['ins', 'moveTo']);

class StoryReader implements Story {
  readonly paragraphs: Paragraph[] = [];
  textBoxParagraphs = 0;
  importedFiles = 0;
  trackedChanges = 0;
  private section = 0;
  private field: OpenField | null = null;
  private draft: ParagraphDraft | null = null;

  constructor(
    private readonly styles: StyleSheet,
    private readonly fields: FieldPairs,
  ) {}

  blocks(parent: Element, around: Surroundings): void {
    for (const child of childElements(parent)) {
      const name = wordName(child);
      if (name === 'p') this.paragraph(child, around);
      else if (name === 'tbl') this.table(child, around);
      else if (name === 'sdt') this.blockControl(child, around);
      else if (name === 'altChunk') this.importedFiles++;
      else if (BLOCK_WRAPPERS.has(name)) this.blocks(child, around);
      else if (isAlternateContent(child)) {
        const branch = chosenBranch(child);
        if (branch) this.blocks(branch, around);
      }
    }
  }

  private blockControl(control: Element, around: Surroundings): void {
    const content = wordChild(control, 'sdtContent');
    const properties = wordChild(control, 'sdtPr');
    const part = properties && (wordChild(properties, 'docPartObj') ?? wordChild(properties, 'docPartList'));
    const gallery = childValue(part, 'docPartGallery') ?? around.gallery;
    if (content) this.blocks(content, { ...around, gallery });
  }

  private table(parent: Element, around: Surroundings): void {
    // Only a paragraph that directly follows is joined to one whose mark is deleted.
    this.finish();
    for (const child of childElements(parent)) {
      const name = wordName(child);
      if (name === 'tr') {
        const properties = wordChild(child, 'trPr');
        if (properties && wordChild(properties, 'del')) this.trackedChanges++;
        else this.table(child, around);
      } else if (name === 'tc') {
        this.blocks(child, { ...around, inTable: true });
        this.finish();
      } else if (name === 'sdt') {
        const content = wordChild(child, 'sdtContent');
        if (content) this.table(content, around);
      } else if (name === 'customXml') this.table(child, around);
    }
  }

  private paragraph(element: Element, around: Surroundings): void {
    const properties = wordChild(element, 'pPr');
    const style = this.styles.paragraph(childValue(properties, 'pStyle'));
    this.draft ??= new ParagraphDraft();
    this.draft.enter(element, style, around);
    this.inline(element);
    if (properties && wordChild(properties, 'sectPr')) this.section++;
    const mark = properties && wordChild(properties, 'rPr');
    const deleted = mark && (wordChild(mark, 'del') ?? wordChild(mark, 'moveFrom'));
    if (deleted) this.trackedChanges++;
    else this.finish();
  }

  /** Closes the paragraph that is being read, if there is one. */
  finish(): void {
    if (this.draft) this.paragraphs.push(this.draft.done());
    this.draft = null;
  }

  private inline(parent: Element): void {
    for (const child of childElements(parent)) {
      const name = wordName(child);
      if (DELETIONS.has(name) || INSERTIONS.has(name)) this.trackedChanges++;
      if (name === 'r') this.run(child);
      else if (name === 'sdt') this.inlineControl(child);
      else if (name === 'fldSimple') this.simpleField(child);
      else if (INLINE_WRAPPERS.has(name)) this.inline(child);
      else if (isAlternateContent(child)) {
        const branch = chosenBranch(child);
        if (branch) this.inline(branch);
      }
    }
  }

  private inlineControl(control: Element): void {
    const content = wordChild(control, 'sdtContent');
    const draft = this.draft;
    if (!content || !draft) return;
    const start = draft.length;
    this.inline(content);
    draft.controls.push({ element: control, span: [start, draft.length] });
  }

  private simpleField(element: Element): void {
    const outer = this.field;
    this.field = {
      outer,
      begin: element,
      end: element,
      instruction: wordAttribute(element, 'instr') ?? '',
      inResult: true,
    };
    this.inline(element);
    this.field = outer;
  }

  private run(run: Element): void {
    const draft = this.draft;
    if (!draft) return;
    const properties = wordChild(run, 'rPr');
    const own = runLook(properties);
    const character = this.styles.character(childValue(properties, 'rStyle'));
    // ISO 29500 §17.7.3: toggle properties of paragraph and character style cancel each other.
    const toggled = (key: 'italic' | 'bold' | 'hidden'): boolean =>
      own[key] ?? (draft.style[key] ?? false) !== (character[key] ?? false);
    const isLink = character.name === 'hyperlink' || character.name === 'followedhyperlink';
    const underline = own.underline ?? ((character.underline ?? draft.style.underline ?? false) && !isLink);
    const hidden = toggled('hidden');
    draft.look = { emphasised: toggled('italic') || (underline && !isLink), bold: toggled('bold') };
    let customMark: NoteReference | null = null;
    for (const child of childElements(run)) {
      const name = wordName(child);
      if (name === 'fldChar') this.fieldCharacter(child, run);
      else if (name === 'instrText') this.instruction(child);
      else if (hidden) continue;
      else if (!this.inFieldCode()) {
        if (name === 'footnoteReference' || name === 'endnoteReference')
          customMark = this.noteReference(child, name);
        else if (customMark && name === 't') customMark = draft.symbol(customMark, child.textContent ?? '');
        else if (name === 't') draft.add(spaces(child.textContent ?? ''), child, run, this.field);
        else if (Object.hasOwn(FIXED_CHARACTERS, name))
          draft.add(fixedCharacter(child, name), child, run, this.field);
        else if (name !== 'rPr') this.countTextBoxes(child);
      }
    }
  }

  private noteReference(element: Element, name: string): NoteReference | null {
    const reference: NoteReference = {
      offset: this.draft?.length ?? 0,
      kind: name === 'footnoteReference' ? 'footnote' : 'endnote',
      id: wordAttribute(element, 'id') ?? '',
      symbol: isOn(wordAttribute(element, 'customMarkFollows')) ? '*' : null,
      section: this.section,
    };
    this.draft?.notes.push(reference);
    return reference.symbol === null ? null : reference;
  }

  private fieldCharacter(element: Element, run: Element): void {
    const pair = this.fields.get(element);
    if (!pair) return;
    const type = wordAttribute(element, 'fldCharType');
    if (type === 'begin') {
      this.field = { outer: this.field, begin: run, end: pair.endRun, instruction: '', inResult: false };
    } else if (type === 'separate' && this.field) this.field.inResult = true;
    else if (type === 'end' && this.field) this.field = this.field.outer;
  }

  private instruction(element: Element): void {
    if (this.field && !this.field.inResult) this.field.instruction += element.textContent ?? '';
  }

  private inFieldCode(): boolean {
    for (let field = this.field; field; field = field.outer) if (!field.inResult) return true;
    return false;
  }

  private countTextBoxes(element: Element): void {
    const branch = isAlternateContent(element) ? chosenBranch(element) : element;
    if (!branch) return;
    for (const inner of descendants(branch)) {
      if (wordName(inner) === 'txbxContent') this.textBoxParagraphs += paragraphsWithText(inner);
    }
  }
}

/** How many paragraphs below hold text, however deep. */
export function paragraphsWithText(root: Element): number {
  const holders = new Set<Element>();
  for (const element of descendants(root)) {
    if (wordName(element) !== 't' || !/\S/.test(element.textContent ?? '')) continue;
    let parent = element.parentNode as Element | null;
    while (parent && wordName(parent) !== 'p') parent = parent.parentNode as Element | null;
    if (parent) holders.add(parent);
  }
  return holders.size;
}

function isOn(value: string | null): boolean {
  return value !== null && !['0', 'false', 'off'].includes(value);
}

/** Word shows a line end or tab inside `w:t` as a space. */
function spaces(text: string): string {
  return text.replace(/[\t\n\r]/g, ' ');
}

function fixedCharacter(element: Element, name: string): string {
  if (name === 'br' && wordAttribute(element, 'type') === 'page') return '\f';
  return FIXED_CHARACTERS[name] ?? '';
}

/** A paragraph while it is read. */
class ParagraphDraft {
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
