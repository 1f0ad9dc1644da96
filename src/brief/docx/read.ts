/**
 * A .docx as a brief: body and tables in document order, then footnotes, then endnotes in the order of their
 * references, in the accepted view of tracked changes. What is in the file and not read is counted in `skipped`.
 *
 * A block is a paragraph with text or with a note mark; paragraphs of white space alone are no blocks. A line break is
 * \u000b, a page break \f, a tab \t, Word's non-breaking and optional hyphens are \u001e and \u001f.
 */
import type { Element } from '@xmldom/xmldom';
import type { Block, BlockPart, BlockRole, Brief } from '../model';
import { countOwnComments } from './commentsClear';
import { numberNotes } from './notes';
import { mainDocument, openPackage, relationships, xmlPart, type Parts } from './package';
import { isMarkedPackage } from './record';
import { typedTables } from '../roles';
import { ownRole } from './roles';
import type { NoteReference, Paragraph } from './paragraph';
import { paragraphsWithText, readStory, type Story } from './story';
import { readStyles, type StyleSheet } from './styles';
import { childElements, wordAttribute, wordChild, wordName } from './vocabulary';
import type { XmlPart } from './xmlSource';

/** A brief read from a .docx. */
export interface DocxBrief extends Brief {
  /** The file says that we marked it: it holds marks of ours or the record that we leave. */
  readonly ourOutput: boolean;
  /** Insertions, deletions and moves in the file; the brief is read as if all were accepted. */
  readonly trackedChanges: number;
}

/** A block together with its place in the package, for marking. */
export interface PlacedBlock {
  readonly block: Block;
  readonly paragraph: Paragraph;
  readonly part: XmlPart;
}

export interface ReadDocument {
  readonly blocks: readonly PlacedBlock[];
  readonly skipped: readonly string[];
  readonly trackedChanges: number;
}

/**
 * Reads a .docx.
 * @throws BriefError for whatever cannot be read, with the sentence for the user.
 */
export function readDocx(bytes: Uint8Array): DocxBrief {
  const parts = openPackage(bytes);
  const { blocks, skipped, trackedChanges } = readDocument(parts);
  return {
    blocks: blocks.map(({ block }) => block),
    skipped,
    trackedChanges,
    ourOutput: isMarkedPackage(parts),
  };
}

/** Reads an open package, keeping every block's place. */
export function readDocument(parts: Parts): ReadDocument {
  const main = mainDocument(parts);
  const related = relationships(parts, main.path);
  const partOf = (type: string): XmlPart | null => {
    const target = related.find((relationship) => relationship.type === type)?.target;
    return target == null ? null : xmlPart(parts, target);
  };
  const styles = readStyles(partOf('styles'));
  const settings = partOf('settings')?.root ?? null;
  const bodyElement = wordChild(main.root, 'body') ?? main.root;
  const body = readStory(bodyElement, styles);
  const footnotes = readNotes(partOf('footnotes'), 'footnote', styles);
  const endnotes = readNotes(partOf('endnotes'), 'endnote', styles);

  const bodyNotes = body.paragraphs.flatMap((paragraph) => paragraph.notes);
  const shown = new Map<NoteReference, string>();
  for (const kind of ['footnote', 'endnote'] as const) {
    const ofKind = bodyNotes.filter((reference) => reference.kind === kind);
    for (const [reference, text] of numberNotes(kind, ofKind, settings, bodyElement))
      shown.set(reference, text);
  }
  const blocks = [
    ...storyBlocks(body, (paragraph) => (paragraph.inTable ? 'table' : 'body'), null, main, shown),
    ...noteBlocks(footnotes, bodyNotes, shown),
    ...noteBlocks(endnotes, bodyNotes, shown),
  ];
  const stories = [body, ...footnotes.stories.values(), ...endnotes.stories.values()];
  return {
    blocks,
    skipped: skippedParts(parts, main.path, stories, [footnotes, endnotes], bodyNotes),
    trackedChanges: stories.reduce((sum, story) => sum + story.trackedChanges, 0),
  };
}

interface Notes {
  readonly kind: 'footnote' | 'endnote';
  readonly part: XmlPart | null;
  /** By note id, without separators. */
  readonly stories: ReadonlyMap<string, Story>;
}

function readNotes(part: XmlPart | null, kind: Notes['kind'], styles: StyleSheet): Notes {
  const stories = new Map<string, Story>();
  for (const note of part ? childElements(part.root) : []) {
    if (wordName(note) !== kind || isSeparator(note)) continue;
    stories.set(wordAttribute(note, 'id') ?? '', readStory(note, styles));
  }
  return { kind, part, stories };
}

/** Separators are notes by form, and lines between text and notes by meaning. */
function isSeparator(note: Element): boolean {
  const type = wordAttribute(note, 'type');
  return type !== null && type !== 'normal';
}

function storyBlocks(
  story: Story,
  partOf: (paragraph: Paragraph) => BlockPart,
  note: string | null,
  part: XmlPart,
  shown: ReadonlyMap<NoteReference, string>,
): PlacedBlock[] {
  const paragraphs = story.paragraphs.filter(({ text, notes }) => /\S/.test(text) || notes.length > 0);
  const roles = typedTables(
    paragraphs.map(({ text }) => text),
    paragraphs.map((paragraph) => ownRole(paragraph)),
  );
  return paragraphs.map((paragraph, index) => ({
    block: toBlock(paragraph, partOf(paragraph), note, roles[index] ?? 'text', shown),
    paragraph,
    part,
  }));
}

function toBlock(
  paragraph: Paragraph,
  part: BlockPart,
  note: string | null,
  role: BlockRole,
  shown: ReadonlyMap<NoteReference, string>,
): Block {
  const notesAt = paragraph.notes.map((reference) => ({
    offset: reference.offset,
    note: shown.get(reference) ?? reference.symbol ?? '',
  }));
  return {
    part,
    note,
    text: paragraph.text,
    ...(role === 'text' ? {} : { role }),
    ...(notesAt.length > 0 ? { notesAt } : {}),
    ...(paragraph.emphasis.length > 0 ? { emphasis: paragraph.emphasis } : {}),
  };
}

function noteBlocks(
  notes: Notes,
  references: readonly NoteReference[],
  shown: ReadonlyMap<NoteReference, string>,
): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  const seen = new Set<string>();
  for (const reference of references) {
    const story = reference.kind === notes.kind && !seen.has(reference.id) && notes.stories.get(reference.id);
    if (!story || !notes.part) continue;
    seen.add(reference.id);
    const note = shown.get(reference) ?? null;
    blocks.push(...storyBlocks(story, () => notes.kind, note, notes.part, shown));
  }
  return blocks;
}

/** What the file holds and the brief does not, in words: "header: 2 blocks". */
function skippedParts(
  parts: Parts,
  main: string,
  stories: readonly Story[],
  notes: readonly Notes[],
  references: readonly NoteReference[],
): string[] {
  const count = (type: string): number => {
    const targets = new Set(
      relationships(parts, main).flatMap(({ type: own, target }) =>
        own === type && target !== null ? [target] : [],
      ),
    );
    return [...targets].reduce((sum, target) => sum + paragraphsOf(xmlPart(parts, target)), 0);
  };
  const unreferenced = notes.flatMap(({ kind, stories: own }) =>
    [...own].filter(
      ([id]) => !references.some((reference) => reference.kind === kind && reference.id === id),
    ),
  );
  const counts: readonly (readonly [string, number])[] = [
    ['header', count('header')],
    ['footer', count('footer')],
    ['text box', stories.reduce((sum, story) => sum + story.textBoxParagraphs, 0)],
    ['comment', count('comments') - countOwnComments(parts, main)],
    ['note without a mark in the text', unreferenced.flatMap(([, story]) => story.paragraphs).length],
    ['imported file', stories.reduce((sum, story) => sum + story.importedFiles, 0)],
  ];
  return counts.flatMap(([name, number]) =>
    number > 0 ? [`${name}: ${number} block${number === 1 ? '' : 's'}`] : [],
  );
}

function paragraphsOf(part: XmlPart | null): number {
  return part ? paragraphsWithText(part.root) : 0;
}
