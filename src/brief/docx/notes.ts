/**
 * The numbers of notes as the reader sees them (ISO 29500 §17.11): format, first number and restart come from the
 * document's settings, a section may state its own, and a note with a mark of its own takes no number.
 * Restart on each page cannot be known without laying the pages out: such notes are numbered through.
 */
import type { Element } from '@xmldom/xmldom';
import { NOTE_FORMATS } from '../noteFormats';
import type { NoteReference } from './paragraph';
import { childValue, descendants, wordChild, wordName } from './vocabulary';

type NoteKind = NoteReference['kind'];

interface Numbering {
  readonly format: string;
  readonly first: number;
  readonly restartsBySection: boolean;
}

/** What ISO 29500 sets where nothing is stated. */
const STANDARD: Readonly<Record<NoteKind, Numbering>> = {
  footnote: { format: 'decimal', first: 1, restartsBySection: false },
  endnote: { format: 'lowerRoman', first: 1, restartsBySection: false },
};

/** How notes of the kind are numbered in each section, in order; the last also serves whatever comes after. */
function numberings(kind: NoteKind, settings: Element | null, document: Element): Numbering[] {
  const property = kind === 'footnote' ? 'footnotePr' : 'endnotePr';
  const general = stated(settings && wordChild(settings, property), STANDARD[kind]);
  const sections: Numbering[] = [];
  for (const element of descendants(document)) {
    if (wordName(element) === 'sectPr' && wordName(element.parentNode as Element) !== 'sectPrChange') {
      sections.push(stated(wordChild(element, property), general));
    }
  }
  return sections.length > 0 ? sections : [general];
}

function stated(properties: Element | null, base: Numbering): Numbering {
  const restart = childValue(properties, 'numRestart');
  const first = childValue(properties, 'numStart');
  return {
    format: childValue(properties, 'numFmt') ?? base.format,
    first: first === null ? base.first : Number.parseInt(first, 10),
    restartsBySection: restart === null ? base.restartsBySection : restart === 'eachSect',
  };
}

/**
 * Numbers the references of one kind, given in document order.
 * @returns what stands at each reference; a note referred to twice keeps its first number.
 */
export function numberNotes(
  kind: NoteKind,
  references: readonly NoteReference[],
  settings: Element | null,
  document: Element,
): Map<NoteReference, string> {
  const sections = numberings(kind, settings, document);
  const shown = new Map<NoteReference, string>();
  const byId = new Map<string, string>();
  let section = 0;
  let next = sections[0]?.first ?? 1;
  for (const reference of references) {
    const numbering = sections[Math.min(reference.section, sections.length - 1)] ?? STANDARD[kind];
    if (reference.section !== section && numbering.restartsBySection) next = numbering.first;
    section = reference.section;
    const text =
      byId.get(reference.id) ?? reference.symbol ?? (NOTE_FORMATS[numbering.format] ?? String)(next++);
    byId.set(reference.id, text);
    shown.set(reference, text);
  }
  return shown;
}
