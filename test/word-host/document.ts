/**
 * The open document: a .docx whose DOM is the truth, its stories, its selection, and the gate that every edit goes through.
 */
import type { Document, Element, Node } from '@xmldom/xmldom';
import type { Span } from './controls';
import { HostError } from './errors';
import {
  W,
  ancestor,
  child,
  children,
  contains,
  isAttached,
  isElement,
  isOn,
  isW,
  make,
  remove,
} from './ooxml';
import { DocxPackage } from './package';
import { StyleSheet, type ParagraphLook } from './styles';
import { isSeparatorNote, paragraphsOf, readParagraph, textOf, type MarkupView } from './text';

export type NoteKind = 'footnote' | 'endnote';

export interface DocumentOptions {
  /** How Word shows tracked changes; in `all`, deleted text is part of `paragraph.text` (#1267). Default `all`. */
  readonly view?: MarkupView;
  /** `enforced`: `properties.security` says so; `viewing`: only a write tells (#3831). */
  readonly readOnly?: 'no' | 'enforced' | 'viewing';
  /** Plain find takes curly for straight marks and the two spaces for each other. Default true. */
  readonly looseFind?: boolean;
}

export interface Note {
  readonly kind: NoteKind;
  readonly element: Element;
  readonly reference: Element;
}

export class WordDocument {
  readonly package: DocxPackage;
  readonly view: MarkupView;
  readonly readOnly: 'no' | 'enforced' | 'viewing';
  readonly looseFind: boolean;
  selection: Span;
  /** Edits of the API's while tracking was on: the add-in should leave this at 0. */
  editsWhileTracking = 0;
  private readonly changed = new Set<() => void>();
  private readonly selected = new Set<() => void>();
  private nextControlId = 100_000_001;
  private styleSheet: StyleSheet | null = null;

  constructor(bytes: Uint8Array, options: DocumentOptions = {}) {
    this.package = new DocxPackage(bytes);
    this.view = options.view ?? 'all';
    this.readOnly = options.readOnly ?? 'no';
    this.looseFind = options.looseFind ?? true;
    const [first] = paragraphsOf(this.body);
    if (!first) throw new Error('The document has no paragraph.');
    this.selection = { first, start: 0, last: first, end: 0 };
  }

  get body(): Element {
    const root = this.package.part(this.package.mainPart)?.documentElement;
    const body = root ? child(root, 'body') : null;
    if (!body) throw new Error('The document has no body.');
    return body;
  }

  /** Notes in the order of their marks in the body. */
  notes(kind: NoteKind, within: Element = this.body): Note[] {
    const part = this.package.relatedToMain(`${kind}s`)[0];
    const root = part ? this.package.part(part)?.documentElement : null;
    if (!root) return [];
    const byId = new Map(
      children(root)
        .filter((each) => isW(each, kind) && !isSeparatorNote(each))
        .map((each) => [each.getAttributeNS(W, 'id'), each]),
    );
    return [...within.getElementsByTagNameNS(W, `${kind}Reference`)].flatMap((reference) => {
      const element = byId.get(reference.getAttributeNS(W, 'id'));
      return element && !ancestor(reference, 'txbxContent') ? [{ kind, element, reference }] : [];
    });
  }

  isInNote(node: Node): boolean {
    return ancestor(node, 'footnote') !== null || ancestor(node, 'endnote') !== null;
  }

  /** In the main text, tables and controls of it; not in notes, headers, text boxes. */
  isInMainText(node: Node): boolean {
    return contains(this.body, node) && ancestor(node, 'txbxContent') === null;
  }

  /** The paragraphs of the story that `paragraph` is in, for order and neighbours. */
  storyOf(paragraph: Element): Element[] {
    const note = ancestor(paragraph, 'footnote')
      ? 'footnote'
      : ancestor(paragraph, 'endnote')
        ? 'endnote'
        : null;
    if (note) return this.notes(note).flatMap((each) => paragraphsOf(each.element));
    const root = paragraph.ownerDocument?.documentElement;
    if (root && root !== this.body.parentNode) return paragraphsOf(root);
    return paragraphsOf(this.body);
  }

  paragraphsOfSpan(span: Span): Element[] {
    if (span.first === span.last) return [span.first];
    const story = this.storyOf(span.first);
    return story.slice(story.indexOf(span.first), story.indexOf(span.last) + 1);
  }

  spanText(span: Span): string {
    return this.paragraphsOfSpan(span)
      .map((paragraph) =>
        textOf(
          paragraph,
          this.view,
          paragraph === span.first ? span.start : 0,
          paragraph === span.last ? span.end : Infinity,
        ),
      )
      .join('\r');
  }

  wholeParagraph(paragraph: Element): Span {
    return { first: paragraph, start: 0, last: paragraph, end: readParagraph(paragraph).atoms.length };
  }

  /** The style's name as Word's user reads it. */
  styleName(paragraph: Element): string {
    return this.styles.nameOf(paragraph);
  }

  /** Indents, alignment and level as they come out of the paragraph and its style. */
  look(paragraph: Element): ParagraphLook {
    return this.styles.lookOf(paragraph);
  }

  private get styles(): StyleSheet {
    this.styleSheet ??= new StyleSheet(this.part('styles'));
    return this.styleSheet;
  }

  part(name: string): Document | null {
    const path = this.package.relatedToMain(name)[0];
    return path ? this.package.part(path) : null;
  }

  get tracking(): boolean {
    const root = this.part('settings')?.documentElement;
    return root ? isOn(child(root, 'trackRevisions')) : false;
  }

  set tracking(on: boolean) {
    const path = this.package.relatedToMain('settings')[0];
    const root = path ? this.package.part(path)?.documentElement : null;
    if (!path || !root?.ownerDocument) return;
    const present = child(root, 'trackRevisions');
    if (present) remove(present);
    if (on) root.insertBefore(make(root.ownerDocument, 'trackRevisions'), settingAfterTracking(root));
    this.package.touch(path);
  }

  /** Every change by the API goes through here: refused where the document is for reading only. */
  edit<T>(where: Node, change: () => T, meantToBeTracked = false): T {
    if (this.readOnly !== 'no') throw new HostError('AccessDenied', 'the document is read-only');
    if (!isAttached(where)) throw new HostError('ItemNotFound', 'it is no longer in the document');
    if (this.tracking && !meantToBeTracked) this.editsWhileTracking += 1;
    const part = this.partOf(where);
    const result = change();
    this.package.touch(part);
    this.changed.forEach((listener) => listener());
    return result;
  }

  /** Says that a test or a co-author changed the DOM. */
  wasChanged(where: Node): void {
    this.package.touch(this.partOf(where));
    this.changed.forEach((listener) => listener());
  }

  select(span: Span): void {
    this.selection = span;
    this.selected.forEach((listener) => listener());
  }

  onChange(listener: () => void): () => void {
    this.changed.add(listener);
    return () => this.changed.delete(listener);
  }

  onSelect(listener: () => void): () => void {
    this.selected.add(listener);
    return () => this.selected.delete(listener);
  }

  /** An id that no control of the package has. */
  newControlId(): number {
    return this.nextControlId++;
  }

  /** The innermost control that holds the whole span; null outside controls. */
  controlAround(span: Span): Element | null {
    const { atoms } = readParagraph(span.first);
    const empty = span.first === span.last && span.start === span.end;
    const from: Node =
      atoms[span.start]?.run ?? (empty ? atoms[span.start - 1]?.run : undefined) ?? span.first;
    const to: Node = empty ? from : (readParagraph(span.last).atoms[span.end - 1]?.run ?? span.last);
    for (let up = ancestor(from, 'sdt'); up; up = ancestor(up, 'sdt')) if (contains(up, to)) return up;
    return null;
  }

  private partOf(node: Node): string {
    return this.package.pathOf(node.ownerDocument) ?? this.package.mainPart;
  }
}

/** `w:trackRevisions` has its place in the schema's sequence; these come before it. */
const BEFORE_TRACKING = new Set(
  'writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData embedTrueTypeFonts embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState formsDesign attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView'.split(
    ' ',
  ),
);

function settingAfterTracking(root: Element): Element | null {
  return children(root).find((each) => isElement(each) && !BEFORE_TRACKING.has(each.localName ?? '')) ?? null;
}
