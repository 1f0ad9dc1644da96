/**
 * The document as a page, for the preview and for pictures: paragraphs, bold and italic runs, tables, notes, and a frame of its
 * colour around each content control. Not a layout: no pages, no numbering, no fonts of the document's own.
 *
 * Every control is `<span data-tag title style="--frame: #RRGGBB">`, every paragraph `<p data-paragraph="n">` (n counts the
 * paragraphs of body, then footnotes, then endnotes), every piece of text `<span data-at="n">`, n being its first character's place.
 */
import type { Element as XmlElement } from '@xmldom/xmldom';
import { property } from './controlProperties';
import { controlsIn } from './controls';
import type { WordHost } from './host';
import { W, W15, child, children, isOn, isW } from './ooxml';
import { isVisible, paragraphsOf, readParagraph, type Atom } from './text';

const STYLES = `
.word-page { max-width: 46em; margin: 0 auto; padding: 3em 4em; background: #fff; color: #000; font: 12pt/1.5 Cambria, Georgia, serif; }
.word-page p { margin: 0 0 .6em; min-height: 1em; white-space: pre-wrap; }
.word-page table { border-collapse: collapse; margin: 0 0 .8em; } .word-page td { border: 1px solid #999; padding: .2em .5em; vertical-align: top; }
.word-page [data-tag] { outline: 2px solid var(--frame); border-radius: 2px; }
.word-page del { color: #a00; } .word-page ins { color: #060; text-decoration: underline; }
.word-page .selected { background: #b4d5fe; }
.word-page .notes { border-top: 1px solid #999; margin-top: 2em; padding-top: 1em; font-size: .9em; }
.word-page .heading { font-weight: bold; }
`;

/** Draws the document into `container` and keeps the drawing up to date. Returns the way to stop. */
export function renderInto(container: HTMLElement, host: WordHost): () => void {
  const page = new Page(container, host);
  page.draw();
  let asked = false;
  const later = (): void => {
    if (asked) return;
    asked = true;
    setTimeout(() => {
      asked = false;
      page.draw();
    }, 0);
  };
  const stops = [host.document.onChange(later), host.document.onSelect(() => page.showSelection())];
  return () => stops.forEach((stop) => stop());
}

class Page {
  private readonly html: Document;
  private paragraphs: XmlElement[] = [];

  constructor(
    private readonly container: HTMLElement,
    private readonly host: WordHost,
  ) {
    this.html = container.ownerDocument;
    const style = this.html.createElement('style');
    style.textContent = STYLES;
    this.html.head.append(style);
    container.addEventListener('click', (event) => this.click(event));
  }

  draw(): void {
    const { document } = this.host;
    const notes = (['footnote', 'endnote'] as const).map((kind) => document.notes(kind));
    const noteElements = notes.flatMap((all) => all.map(({ element }) => element));
    this.paragraphs = [document.body, ...noteElements].flatMap(paragraphsOf);
    const page = this.make('div', 'word-page');
    this.blocks(document.body, page);
    for (const all of notes.filter((each) => each.length > 0)) {
      const section = this.make('div', 'notes');
      for (const { element } of all) this.blocks(element, section);
      page.append(section);
    }
    const top = this.container.scrollTop;
    this.container.replaceChildren(page);
    this.container.scrollTop = top;
    this.showSelection(false);
  }

  /** Marks what is selected, and brings it into view. */
  showSelection(scroll = true): void {
    for (const old of this.container.querySelectorAll('.selected')) old.classList.remove('selected');
    const { selection } = this.host.document;
    const [from, to] = [this.paragraphs.indexOf(selection.first), this.paragraphs.indexOf(selection.last)];
    let first: Element | null = null;
    for (let at = from; at >= 0 && at <= to; at++) {
      for (const piece of this.container.querySelectorAll<HTMLElement>(
        `[data-paragraph="${at}"] [data-at]`,
      )) {
        const start = Number(piece.dataset['at']);
        const end = start + (piece.textContent ?? '').length;
        const after = at === from && end <= selection.start;
        const before = at === to && start >= selection.end;
        if (after || before) continue;
        piece.classList.add('selected');
        first ??= piece;
      }
    }
    if (scroll) first?.scrollIntoView({ block: 'center' });
  }

  /** A click puts the cursor there, as in Word. */
  private click(event: MouseEvent): void {
    const piece = (event.target as Element | null)?.closest<HTMLElement>('[data-at]');
    const paragraph = piece?.closest<HTMLElement>('[data-paragraph]');
    const element = this.paragraphs[Number(paragraph?.dataset['paragraph'] ?? -1)];
    if (!piece || !element) return;
    const selection = this.html.getSelection();
    const offset = selection && piece.contains(selection.anchorNode) ? selection.anchorOffset : 1;
    const at = Number(piece.dataset['at']) + offset;
    this.host.document.select({ first: element, start: at, last: element, end: at });
  }

  private make(name: string, className = ''): HTMLElement {
    const element = this.html.createElement(name);
    if (className) element.className = className;
    return element;
  }

  private blocks(source: XmlElement, into: HTMLElement): void {
    for (const each of children(source)) {
      if (isW(each, 'p')) into.append(this.paragraph(each));
      else if (isW(each, 'tbl')) into.append(this.table(each));
      else if (isW(each, 'sdt')) {
        const frame = this.frame(each, 'div');
        const content = child(each, 'sdtContent');
        if (content) this.blocks(content, frame);
        into.append(frame);
      } else if (isW(each, 'customXml') || isW(each, 'ins')) this.blocks(each, into);
    }
  }

  private table(source: XmlElement): HTMLElement {
    const table = this.make('table');
    for (const row of source.getElementsByTagNameNS(W, 'tr')) {
      if (nearest(row, 'tbl') !== source) continue;
      const line = this.make('tr');
      for (const cell of row.getElementsByTagNameNS(W, 'tc')) {
        if (nearest(cell, 'tr') !== row) continue;
        const box = this.make('td');
        this.blocks(cell, box);
        line.append(box);
      }
      table.append(line);
    }
    return table;
  }

  private paragraph(source: XmlElement): HTMLElement {
    const style = this.host.document.styleName(source);
    const paragraph = this.make('p', /^(heading|title)/i.test(style) ? 'heading' : '');
    paragraph.dataset['paragraph'] = String(this.paragraphs.indexOf(source));
    const { atoms } = readParagraph(source);
    const framesOf = frameFinder(source);
    let open: { frames: readonly XmlElement[]; elements: HTMLElement[] } = { frames: [], elements: [] };
    for (let at = 0; at < atoms.length;) {
      const end = pieceEnd(atoms, at);
      const frames = framesOf(atoms[at]?.run);
      const shared = frames.findIndex((frame, depth) => open.frames[depth] !== frame);
      const keep = shared < 0 ? Math.min(frames.length, open.frames.length) : shared;
      const elements = open.elements.slice(0, keep);
      for (const frame of frames.slice(keep)) {
        const element = this.frame(frame, 'span');
        (elements[elements.length - 1] ?? paragraph).append(element);
        elements.push(element);
      }
      open = { frames, elements };
      const piece = this.piece(atoms.slice(at, end), at);
      if (piece) (elements[elements.length - 1] ?? paragraph).append(piece);
      at = end;
    }
    return paragraph;
  }

  private piece(atoms: readonly Atom[], at: number): HTMLElement | null {
    const [first] = atoms;
    if (!first || !isVisible(first, this.host.document.view)) return null;
    const properties = child(first.run, 'rPr');
    const has = (name: string): boolean => properties !== null && isOn(child(properties, name));
    const element = this.make(first.note ? 'sup' : first.deleted ? 'del' : 'span');
    element.dataset['at'] = String(at);
    if (has('b')) element.style.fontWeight = 'bold';
    if (has('i')) element.style.fontStyle = 'italic';
    if (properties && child(properties, 'u')) element.style.textDecoration = 'underline';
    element.textContent = first.note
      ? this.noteNumber(first)
      : atoms.map(({ character }) => SHOWN[character] ?? character).join('');
    return element;
  }

  private noteNumber(mark: Atom): string {
    const kind = mark.note ?? 'footnote';
    const notes = this.host.document.notes(kind);
    const inNote = /Ref$/.test(mark.leaf.localName ?? '');
    const at = notes.findIndex((note) =>
      inNote ? nearest(mark.leaf, kind) === note.element : note.reference === mark.leaf,
    );
    return String(at + 1);
  }

  private frame(control: XmlElement, name: 'span' | 'div'): HTMLElement {
    const element = this.make(name);
    element.dataset['tag'] = property(control, 'tag') ?? '';
    element.title = property(control, 'alias') ?? '';
    const hidden = property(control, 'appearance', W15) === 'hidden';
    element.style.setProperty(
      '--frame',
      hidden ? 'transparent' : `#${property(control, 'color', W15) ?? '999999'}`,
    );
    return element;
  }
}

/** Characters that are shown otherwise than they are. */
const SHOWN: Readonly<Record<string, string>> = {
  '\u000b': '\n',
  '\u000c': '\n',
  '\u001e': '‑',
  '\u001f': '',
  '\u0001': '▭',
  '\u0005': '',
};

/** A piece is what stands together: one run's characters of one kind. */
function pieceEnd(atoms: readonly Atom[], at: number): number {
  let end = at + 1;
  const first = atoms[at];
  while (
    end < atoms.length &&
    first?.note === null &&
    atoms[end]?.run === first.run &&
    atoms[end]?.note === null
  )
    end++;
  return end;
}

function nearest(node: XmlElement, name: string): XmlElement | null {
  let up = node.parentNode;
  while (up && !isW(up, name)) up = up.parentNode;
  return up as XmlElement | null;
}

/** The controls around a run, the outermost first, within the paragraph. */
function frameFinder(paragraph: XmlElement): (run: XmlElement | undefined) => readonly XmlElement[] {
  const controls = new Set(controlsIn(paragraph));
  return (run) => {
    const frames: XmlElement[] = [];
    for (let up = run?.parentNode; up && up !== paragraph; up = up.parentNode)
      if (controls.has(up as XmlElement)) frames.unshift(up as XmlElement);
    return frames;
  };
}
