/**
 * The numbers of notes as the reader sees them (ISO 29500 §17.11): format, first number and restart come from the
 * document's settings, a section may state its own, and a note with a mark of its own takes no number.
 * Restart on each page cannot be known without laying the pages out: such notes are numbered through.
 */
import type { Element } from '@xmldom/xmldom';
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

const CHICAGO_MARKS = ['*', '†', '‡', '§'];

/** `w:numFmt` values that notes use; any other is shown as a plain number. */
const FORMATS: Readonly<Record<string, (n: number) => string>> = {
  lowerRoman: (n) => roman(n),
  upperRoman: (n) => roman(n).toUpperCase(),
  lowerLetter: (n) => letters(n),
  upperLetter: (n) => letters(n).toUpperCase(),
  chicago: (n) => (CHICAGO_MARKS[(n - 1) % 4] ?? '*').repeat(Math.ceil(n / 4)),
};

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(n: number): string {
  let rest = n;
  let text = '';
  for (const [value, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** a … z, aa, bb …, as Word counts. */
function letters(n: number): string {
  return String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.ceil(n / 26));
}

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
    const text = byId.get(reference.id) ?? reference.symbol ?? (FORMATS[numbering.format] ?? String)(next++);
    byId.set(reference.id, text);
    shown.set(reference, text);
  }
  return shown;
}
