/**
 * Which note a paragraph of the notes belongs to, and which number a note's mark in the text has. Word's API gives the notes and
 * the marks, not the numbers: they are counted, in Word's own formats.
 */
import { roman } from '../noteFormats';
import type { ReadParagraph } from './read';
import type { Story, StoryName } from './stories';
import { NOTE_MARK, stripMarks } from './wordText';

export interface NoteItems {
  readonly story: StoryName;
  readonly items: Word.NoteItemCollection;
}

export function noteItems(context: Word.RequestContext): NoteItems[] {
  const { footnotes, endnotes } = context.document.body;
  footnotes.load('items/reference/text');
  endnotes.load('items/reference/text');
  return [
    { story: 'footnotes', items: footnotes },
    { story: 'endnotes', items: endnotes },
  ];
}

export interface NoteNumbers {
  /** For each paragraph of a notes story, its note's number. */
  readonly ofParagraph: Readonly<Record<'footnotes' | 'endnotes', readonly (string | null)[]>>;
  /** For each note mark of the main text in order. */
  readonly ofMark: readonly string[];
}

/** Word's own formats where the document states none (ISO 29500 §17.11): the API does not tell others. */
const NUMBER_AS: Readonly<Record<'footnotes' | 'endnotes', (n: number) => string>> = {
  footnotes: String,
  endnotes: roman,
};

export async function numberNotes(
  paragraphs: readonly ReadParagraph[],
  notes: readonly NoteItems[],
  stories: readonly Story[],
  sync: () => Promise<void>,
): Promise<NoteNumbers> {
  const groups = notes.map((each) => ({
    each,
    shown: shownNumbers(each),
    own: paragraphs.filter((paragraph) => paragraph.story === each.story),
  }));
  // A note's first paragraph begins with its own mark; a note with a mark of the author's own may not.
  const bodies = groups.map(({ each, own }) => {
    if (own.filter(beginsNote).length === each.items.items.length) return null;
    return each.items.items.map(({ body }) => {
      body.paragraphs.load('items/isListItem');
      return body.paragraphs;
    });
  });
  const endnotesAt =
    groups.length > 0 && groups.every(({ shown }) => shown.length > 0)
      ? askEndnotes(paragraphs, stories)
      : null;
  if (endnotesAt || bodies.some((each) => each !== null)) await sync();
  const [footnotes, endnotes] = groups.map(({ shown, own }, at) => {
    const counts = bodies[at]?.map((body) => body.items.length);
    return counts ? byCounts(shown, counts) : byMarks(shown, own);
  });
  const automatic = groups.map(({ each, shown }) =>
    shown.filter((_, at) => each.items.items[at]?.reference.text === NOTE_MARK),
  );
  return {
    ofParagraph: { footnotes: footnotes ?? [], endnotes: endnotes ?? [] },
    ofMark: endnotesAt ? interleave(paragraphs, automatic, endnotesAt) : automatic.flatMap((each) => each),
  };
}

function beginsNote({ wordText }: ReadParagraph): boolean {
  return wordText.trimStart().startsWith(NOTE_MARK);
}

/** Both kinds of note in one document: their marks look alike, so each paragraph with marks is asked for its endnotes. */
function askEndnotes(
  paragraphs: readonly ReadParagraph[],
  stories: readonly Story[],
): Map<number, Word.NoteItemCollection> {
  const main = stories.find(({ name }) => name === 'main');
  const asked = new Map<number, Word.NoteItemCollection>();
  for (const { story, index, mapped } of paragraphs) {
    const paragraph =
      story === 'main' && mapped.noteMarks.length > 0 ? main?.paragraphs.items[index] : undefined;
    if (!paragraph) continue;
    paragraph.endnotes.load('items/type');
    asked.set(index, paragraph.endnotes);
  }
  return asked;
}

/** Within one paragraph with both kinds, footnotes are taken to come first: the API does not tell. */
function interleave(
  paragraphs: readonly ReadParagraph[],
  automatic: readonly (readonly string[])[],
  endnotesAt: ReadonlyMap<number, Word.NoteItemCollection>,
): string[] {
  const [footnotes = [], endnotes = []] = automatic.map((each) => [...each]);
  return paragraphs.flatMap(({ story, index, mapped }) => {
    if (story !== 'main') return [];
    const ends = Math.min(endnotesAt.get(index)?.items.length ?? 0, mapped.noteMarks.length);
    return [...footnotes.splice(0, mapped.noteMarks.length - ends), ...endnotes.splice(0, ends)];
  });
}

function shownNumbers(notes: NoteItems): string[] {
  let next = 1;
  return notes.items.items.map(({ reference }) => {
    if (reference.text !== NOTE_MARK) return stripMarks(reference.text).text.trim();
    return NUMBER_AS[notes.story === 'endnotes' ? 'endnotes' : 'footnotes'](next++);
  });
}

function byMarks(names: readonly string[], paragraphs: readonly ReadParagraph[]): (string | null)[] {
  let note = -1;
  return paragraphs.map((place) => {
    if (beginsNote(place)) note += 1;
    return names[note] ?? null;
  });
}

function byCounts(names: readonly string[], counts: readonly number[]): (string | null)[] {
  return counts.flatMap((count, at) => Array.from({ length: count }, () => names[at] ?? null));
}
