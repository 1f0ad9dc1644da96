/**
 * The texts that a Word document holds side by side: the main text, the footnotes, the endnotes. What is loaded here is queued, not
 * read: the caller syncs.
 */
import type { Capabilities } from './capabilities';
import { MARK_TAG_PREFIX, type StandingMark } from '../model';
import { stripMarks } from './wordText';

export type StoryName = 'main' | 'footnotes' | 'endnotes';
export const STORY_NAMES: readonly StoryName[] = ['main', 'footnotes', 'endnotes'];

export interface Story {
  readonly name: StoryName;
  readonly body: Word.Body;
  readonly paragraphs: Word.ParagraphCollection;
  readonly controls: Word.ContentControlCollection;
}

/** The stories that this Word lets us reach. */
export function openStories(context: Word.RequestContext, capabilities: Capabilities): Story[] {
  const { document } = context;
  const bodies: [StoryName, Word.Body][] = [['main', document.body]];
  if (capabilities.notes) {
    bodies.push(['footnotes', document.getFootnoteBody()]);
    bodies.push(['endnotes', document.getEndnoteBody()]);
  }
  return bodies.map(([name, body]) => ({
    name,
    body,
    paragraphs: body.paragraphs,
    // A new question each time: a list asked for before an edit may be answered as it was then.
    controls: capabilities.controlTypes
      ? body.getContentControls({ types: ['RichText' as Word.ContentControlType.richText] })
      : body.contentControls,
  }));
}

/** Everything about controls that is compared or reported. */
export function loadControls(stories: readonly Story[]): void {
  for (const { controls } of stories)
    controls.load('items/id,items/tag,items/title,items/color,items/text,items/cannotDelete');
}

/** A control as plain data. */
export interface ControlState extends StandingMark {
  readonly id: number;
  readonly story: StoryName;
  /** The words with marks, as Word has them. */
  readonly wordText: string;
  readonly locked: boolean;
}

/** All controls that `loadControls` asked for, ours and others'. */
export function readControls(
  stories: readonly Story[],
): { state: ControlState; control: Word.ContentControl }[] {
  return stories.flatMap(({ name, controls }) =>
    controls.items.map((control) => ({
      control,
      state: {
        id: control.id,
        story: name,
        tag: control.tag,
        citationId: control.tag.slice(MARK_TAG_PREFIX.length),
        title: control.title,
        color: control.color.replace(/^#/, '').toUpperCase(),
        text: stripMarks(control.text).text,
        wordText: control.text,
        locked: control.cannotDelete,
      },
    })),
  );
}

export function isOurs(control: { readonly tag: string }): boolean {
  return control.tag.startsWith(MARK_TAG_PREFIX);
}
