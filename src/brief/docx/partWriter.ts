/**
 * Turns the edges of controls into splices of one part.
 *
 * Several edges may meet at one offset (one citation ends where the next begins), so they are gathered by offset and
 * written together: leave the cut run, close controls, open controls, enter the rest of the run.
 */
import type { Element } from '@xmldom/xmldom';
import type { Edge } from './place';
import { EDGE_SPACE, runHead, SPACE_PRESERVED } from './runs';
import { descendants, wordAttribute } from './vocabulary';
import type { Splice, XmlPart } from './xmlSource';

/** All that happens at one offset. */
interface Junction {
  run: Element | null;
  text: { readonly element: Element; readonly before: number } | null;
  insertion: Element | null;
  /** Control tags on the level of the run, and on the level of the insertion that is cut. */
  readonly inner: { closes: string; opens: string };
  readonly outer: { closes: string; opens: string };
}

export class PartWriter {
  private readonly junctions = new Map<number, Junction>();
  private lastAnnotationId: number | null = null;

  constructor(private readonly part: XmlPart) {}

  /** Puts one control between two edges. */
  add(open: Edge, close: Edge, opening: string, closing: string): void {
    this.level(open).opens += opening;
    this.level(close).closes += closing;
  }

  private level(edge: Edge): Junction['inner'] {
    const known = this.junctions.get(edge.offset);
    const junction = known ?? {
      run: null,
      text: null,
      insertion: null,
      inner: { closes: '', opens: '' },
      outer: { closes: '', opens: '' },
    };
    junction.run ??= edge.run;
    junction.text ??= edge.text;
    junction.insertion ??= edge.insertion;
    this.junctions.set(edge.offset, junction);
    return edge.insertion ? junction.outer : junction.inner;
  }

  splices(): Splice[] {
    const pieces = this.pieces();
    const splices: Splice[] = [];
    for (const [offset, junction] of [...this.junctions].sort(([a], [b]) => a - b)) {
      splices.push({ start: offset, end: offset, text: this.junctionXml(junction, pieces) });
    }
    for (const [element, cuts] of pieces) {
      const first = cuts.get(0);
      const { start, contentStart } = this.part.spanOf(element);
      if (first === undefined || !needsSpace(this.part.source.slice(start, contentStart), first)) continue;
      splices.push({ start: contentStart - 1, end: contentStart - 1, text: SPACE_PRESERVED });
    }
    return splices;
  }

  /** For every `w:t` that is cut: the text of each piece by the offset in the text at which it begins. */
  private pieces(): Map<Element, Map<number, string>> {
    const cuts = new Map<Element, number[]>();
    for (const { text } of this.junctions.values()) {
      if (text) cuts.set(text.element, [...(cuts.get(text.element) ?? [0]), text.before]);
    }
    const pieces = new Map<Element, Map<number, string>>();
    for (const [element, offsets] of cuts) {
      const sorted = [...new Set(offsets)].sort((a, b) => a - b);
      const text = element.textContent ?? '';
      pieces.set(
        element,
        new Map(sorted.map((offset, index) => [offset, text.slice(offset, sorted[index + 1])])),
      );
    }
    return pieces;
  }

  private junctionXml(junction: Junction, pieces: ReadonlyMap<Element, ReadonlyMap<number, string>>): string {
    const { run, text, insertion, inner, outer } = junction;
    let [leave, enter] = ['', ''];
    if (run) {
      leave = `</${run.tagName}>`;
      enter = runHead(this.part, run).text;
    }
    if (text) {
      const { start, contentStart } = this.part.spanOf(text.element);
      const tag = this.part.source.slice(start, contentStart);
      const piece = pieces.get(text.element)?.get(text.before) ?? '';
      leave = `</${text.element.tagName}>${leave}`;
      enter += needsSpace(tag, piece) ? `${tag.slice(0, -1)}${SPACE_PRESERVED}>` : tag;
    }
    const between = insertion
      ? `</${insertion.tagName}>${outer.closes}${outer.opens}${this.insertionStart(insertion)}`
      : '';
    return leave + inner.closes + between + inner.opens + enter;
  }

  /** The start tag of an insertion once more, with an id of its own. */
  private insertionStart(insertion: Element): string {
    const { start, contentStart } = this.part.spanOf(insertion);
    const tag = this.part.source.slice(start, contentStart);
    const id = insertion.getAttributeNodeNS(insertion.namespaceURI, 'id');
    if (!id) return tag;
    this.lastAnnotationId = (this.lastAnnotationId ?? largestId(this.part)) + 1;
    const next = this.lastAnnotationId;
    return tag.replace(
      new RegExp(`(\\s${id.name}\\s*=\\s*)("[^"]*"|'[^']*')`),
      (_, name: string) => `${name}"${next}"`,
    );
  }
}

function needsSpace(tag: string, text: string): boolean {
  return !tag.includes('xml:space') && EDGE_SPACE.test(text);
}

/** The largest `w:id` in the part, of whatever annotation. */
function largestId(part: XmlPart): number {
  let largest = 0;
  for (const element of descendants(part.root)) {
    const id = Number.parseInt(wordAttribute(element, 'id') ?? '', 10);
    if (id > largest && id < 0x7fff0000) largest = id;
  }
  return largest;
}
