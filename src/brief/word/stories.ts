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

const CONTROL_LOAD = 'items/id,items/tag,items/title,items/color,items/text,items/cannotDelete';

/** Everything about controls that is compared or reported. */
export function loadControls(stories: readonly Story[]): void {
  for (const { controls } of stories) controls.load(CONTROL_LOAD);
}

/** Queues the reading of the document's own list, which has those of headers, footers and text boxes too: copies that somebody pasted. */
export function loadControlsElsewhere(
  { document }: Word.RequestContext,
  capabilities: Capabilities,
): Word.ContentControlCollection {
  const controls = capabilities.controlTypes
    ? document.getContentControls({ types: ['RichText' as Word.ContentControlType.richText] })
    : document.contentControls;
  controls.load(CONTROL_LOAD);
  return controls;
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
  return stories.flatMap(({ name, controls }) => controls.items.map((control) => stateOf(control, name)));
}

function stateOf(
  control: Word.ContentControl,
  story: StoryName,
): { state: ControlState; control: Word.ContentControl } {
  const { id, tag, title } = control;
  const state = {
    id,
    story,
    tag,
    citationId: tag.slice(MARK_TAG_PREFIX.length),
    title,
    color: control.color.replace(/^#/, '').toUpperCase(),
    text: stripMarks(control.text).text,
    wordText: control.text,
    locked: control.cannotDelete,
  };
  return { state, control };
}

/** Those of the stories, and those that stand elsewhere, each once. */
export function readAllControls(
  stories: readonly Story[],
  elsewhere: Word.ContentControlCollection,
): ReturnType<typeof readControls> {
  const inStories = readControls(stories);
  const known = new Set(inStories.map(({ state }) => state.id));
  const others = elsewhere.items
    .filter(({ id }) => !known.has(id))
    .map((control) => stateOf(control, 'main'));
  return [...inStories, ...others];
}

export function isOurs(control: { readonly tag: string }): boolean {
  return control.tag.startsWith(MARK_TAG_PREFIX);
}
