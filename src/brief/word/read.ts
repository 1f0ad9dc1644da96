/**
 * Reading the document that Word has open: one sync for a document without tracked deletions, one more for each rarer thing (deleted
 * text, notes whose paragraphs do not tell where a note begins).
 */
import { roleByLook, typedTables } from '../roles';
import type { Block, BlockPart, BlockRole, NoteMark } from '../model';
import { askBeside, countBeside } from './beside';
import type { Capabilities } from './capabilities';
import {
  isOurs,
  loadControls,
  openStories,
  readControls,
  type ControlState,
  type Story,
  type StoryName,
} from './stories';
import { mapAccepted, stripMarks, type MappedText } from './wordText';
import { noteItems, numberNotes, type NoteNumbers } from './noteNumbers';

/** What Word's API tells of a paragraph's look; indents in points. */
interface WordLook {
  readonly style: string;
  readonly outlineLevel: number;
  readonly leftIndent: number;
  readonly rightIndent: number;
  readonly firstLineIndent: number;
  readonly alignment: string;
  readonly isListItem: boolean;
}

/** Word's outline level of body text; headings have 1 to 9. */
const BODY_TEXT = 10;

function roleOf(look: WordLook, text: string): BlockRole {
  return roleByLook(
    {
      style: look.style,
      leftIndent: look.leftIndent,
      rightIndent: look.rightIndent,
      firstLineIndent: look.firstLineIndent,
      inOutline: look.outlineLevel >= 1 && look.outlineLevel < BODY_TEXT,
      centred: look.alignment === 'Centered',
      listItem: look.isListItem,
      // Word's API tells the boldness of a paragraph only by its font, one more load a paragraph.
      allBold: false,
    },
    text,
  );
}

/** A paragraph as Word gave it, with what it means. */
export interface ReadParagraph {
  readonly story: StoryName;
  /** Index within its story. */
  readonly index: number;
  readonly wordText: string;
  readonly mapped: MappedText;
  readonly look: WordLook;
  readonly inTable: boolean;
}

export interface Reading {
  readonly blocks: readonly Block[];
  /** The paragraph of each block. */
  readonly places: readonly ReadParagraph[];
  /** Word's text of every paragraph, by story. */
  readonly wordTexts: Readonly<Record<StoryName, readonly string[]>>;
  readonly standing: readonly ControlState[];
  readonly readOnly: boolean;
  /** What is there and was not read, in words. */
  readonly skipped: readonly string[];
  /** The text that Word shows holds deleted words, which the blocks do not. */
  readonly withoutDeletions: boolean;
}

const LOOK =
  'text,style,tableNestingLevel,outlineLevel,leftIndent,rightIndent,firstLineIndent,alignment,isListItem';
const PARAGRAPH_LOAD = LOOK.split(',')
  .map((name) => `items/${name}`)
  .join(',');

/** `Word.DocumentProperties.security`: 4 enforces read-only, 8 allows annotations only. */
const WRITE_PROTECTED = 4 | 8;

export async function readDocument(
  context: Word.RequestContext,
  capabilities: Capabilities,
  sync: () => Promise<void>,
): Promise<Reading> {
  const stories = openStories(context, capabilities);
  for (const { paragraphs } of stories) paragraphs.load(PARAGRAPH_LOAD);
  loadControls(stories);
  const { properties } = context.document;
  properties.load('security');
  const notes = capabilities.notes ? noteItems(context) : [];
  const asked = askBeside(context, capabilities);
  const accepted = capabilities.acceptedText
    ? stories.map(({ body }) => body.getReviewedText('Current'))
    : [];
  await sync();

  const acceptedTexts = await readAccepted(
    stories,
    accepted.map(({ value }) => value),
    capabilities,
    sync,
  );
  const paragraphs = stories.flatMap((story, at) => readParagraphs(story, acceptedTexts[at] ?? null));
  const numbers = await numberNotes(paragraphs, notes, stories, sync);
  const skipped = await countBeside(context, capabilities, asked, sync);
  const blocks: Block[] = [];
  const places: ReadParagraph[] = [];
  for (const { block, place } of toBlocks(paragraphs, numbers)) {
    blocks.push(block);
    places.push(place);
  }
  const texts = (name: StoryName): string[] =>
    stories.find((story) => story.name === name)?.paragraphs.items.map(({ text }) => text) ?? [];
  return {
    blocks,
    places,
    wordTexts: { main: texts('main'), footnotes: texts('footnotes'), endnotes: texts('endnotes') },
    standing: readControls(stories)
      .map(({ state }) => state)
      .filter(isOurs),
    readOnly: (properties.security & WRITE_PROTECTED) !== 0,
    skipped,
    withoutDeletions: acceptedTexts.some((texts) => texts !== null),
  };
}

function readParagraphs(story: Story, accepted: readonly string[] | null): ReadParagraph[] {
  return story.paragraphs.items.map((paragraph, index) => {
    const wordText = paragraph.text;
    const acceptedText = accepted?.[index];
    return {
      story: story.name,
      index,
      wordText,
      mapped: acceptedText === undefined ? stripMarks(wordText) : mapAccepted(acceptedText, wordText),
      look: paragraph,
      inTable: story.name === 'main' && paragraph.tableNestingLevel > 0,
    };
  });
}

/* Tracked deletions. */

/**
 * The accepted text of each paragraph of each story; null for a story without deleted text. `paragraph.text` may hold deleted words
 * (#1267); the story's reviewed text, compared with it, tells whether it does, for one short request.
 */
async function readAccepted(
  stories: readonly Story[],
  reviewed: readonly string[],
  capabilities: Capabilities,
  sync: () => Promise<void>,
): Promise<(string[] | null)[]> {
  const letters = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, '');
  const asked = stories.map(({ paragraphs }, at) => {
    const all = paragraphs.items.map(({ text }) => text).join('');
    if (reviewed[at] === undefined || letters(reviewed[at]) === letters(all)) return null;
    return paragraphs.items.map((paragraph) =>
      capabilities.acceptedText === 'getText'
        ? paragraph.getText({ IncludeHiddenText: false, IncludeTextMarkedAsDeleted: false })
        : paragraph.getReviewedText('Current'),
    );
  });
  if (asked.some((each) => each !== null)) await sync();
  return asked.map((each) => each?.map(({ value }) => value) ?? null);
}

/* Blocks. */

const PARTS: Readonly<Record<StoryName, BlockPart>> = {
  main: 'body',
  footnotes: 'footnote',
  endnotes: 'endnote',
};

/** As `brief/docx` does: a block is a paragraph with text or with a note's mark. */
function toBlocks(
  paragraphs: readonly ReadParagraph[],
  numbers: NoteNumbers,
): { block: Block; place: ReadParagraph }[] {
  let mark = 0;
  const kept = paragraphs.flatMap((place) => {
    const inMain = place.story === 'main';
    const marks: NoteMark[] = inMain
      ? place.mapped.noteMarks.map((offset) => ({ offset, note: numbers.ofMark[mark++] ?? '' }))
      : [];
    return /\S/.test(place.mapped.text) || marks.length > 0 ? [{ place, marks }] : [];
  });
  const roles = rolesOf(kept.map(({ place }) => place));
  return kept.map(({ place, marks }, at) => {
    const role = roles[at] ?? 'text';
    const note = place.story === 'main' ? null : (numbers.ofParagraph[place.story][place.index] ?? null);
    const block: Block = {
      part: place.inTable ? 'table' : PARTS[place.story],
      note,
      text: place.mapped.text,
      ...(role === 'text' ? {} : { role }),
      ...(marks.length > 0 ? { notesAt: marks } : {}),
    };
    return { block, place };
  });
}

function rolesOf(places: readonly ReadParagraph[]): BlockRole[] {
  const own = places.map(({ look, mapped }) => roleOf(look, mapped.text));
  const main = places.filter(({ story }) => story === 'main').length;
  const texts = places.slice(0, main).map(({ mapped }) => mapped.text);
  return [...typedTables(texts, own.slice(0, main)), ...own.slice(main)];
}
