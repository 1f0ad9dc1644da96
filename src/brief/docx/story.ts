/**
 * Reads one story (the body, one footnote, one endnote) into paragraphs of characters that know their place.
 *
 * The accepted view: insertions in, deletions and hidden text out, field results in, field codes out, one branch of
 * every alternative. Each stretch of text remembers the element it stands in, so that marking can cut exactly there.
 * `word.md` §5.2.
 */
import type { Element } from '@xmldom/xmldom';
import { pairFields, type FieldPairs, type OpenField } from './fields';
import { ParagraphDraft, type NoteReference, type Paragraph, type Surroundings } from './paragraph';
import { runLook, type StyleSheet } from './styles';
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

export interface Story {
  readonly paragraphs: readonly Paragraph[];
  /** Paragraphs with text in text boxes, which are not read. */
  readonly textBoxParagraphs: number;
  /** `w:altChunk`: whole files that Word takes in when it opens the document. */
  readonly importedFiles: number;
  /** Insertions, deletions and moves seen. */
  readonly trackedChanges: number;
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

/** Word shows a line end inside `w:t` as a space. */
function spaces(text: string): string {
  return text.replace(/[\n\r]/g, ' ');
}

function fixedCharacter(element: Element, name: string): string {
  if (name === 'br' && wordAttribute(element, 'type') === 'page') return '\f';
  return FIXED_CHARACTERS[name] ?? '';
}
