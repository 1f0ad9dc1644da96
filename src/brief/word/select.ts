/** The place under the cursor, bringing the cursor to a place, and the look of a mark whose words were edited. */
import { MARK_TAG_PREFIX, type CitationPlace, type MarkAtCursor } from '../model';
import type { Capabilities } from './capabilities';
import { findRanges } from './find';
import { locate } from './plan';
import type { Reading } from './read';
import { isOurs, openStories, type Story, type StoryName } from './stories';
import { stripMarks } from './wordText';

/** Selects the citation's control, or where it has none its words. False: neither is there. */
export async function jumpTo(
  context: Word.RequestContext,
  capabilities: Capabilities,
  citationId: string,
  place: CitationPlace | undefined,
  reading: Reading | null,
): Promise<boolean> {
  const [control] = await controlsOf(context, openStories(context, capabilities), [citationId]);
  if (control) {
    control.select('Select');
    await context.sync();
    return true;
  }
  const range = place && reading ? await rangeOf(context, capabilities, place, reading) : null;
  if (range === null) return false;
  range.select('Select');
  await context.sync();
  return true;
}

/** One sync: the first control of each citation that has one. */
async function controlsOf(
  context: Word.RequestContext,
  stories: readonly Story[],
  citationIds: readonly string[],
): Promise<Word.ContentControl[]> {
  const asked = citationIds.map((id) =>
    stories.map(({ controls }) => controls.getByTag(MARK_TAG_PREFIX + id).getFirstOrNullObject()),
  );
  for (const control of asked.flat()) control.load('id');
  await context.sync();
  return asked.flatMap((each) => each.find((control) => !control.isNullObject) ?? []);
}

/** The words of a citation as a range; null where they are not where they were read. */
export async function rangeOf(
  context: Word.RequestContext,
  capabilities: Capabilities,
  place: CitationPlace,
  reading: Reading,
): Promise<Word.Range | null> {
  const stories = openStories(context, capabilities);
  for (const { paragraphs } of stories) paragraphs.load('items/text');
  await context.sync();
  const texts = (name: StoryName): string[] =>
    stories.find((story) => story.name === name)?.paragraphs.items.map(({ text }) => text) ?? [];
  const now = { main: texts('main'), footnotes: texts('footnotes'), endnotes: texts('endnotes') };
  const wanted = { ...place, citationId: '', kind: 'found', tag: '', title: '', color: '' } as const;
  const { targets } = locate([wanted], reading, now);
  const work = {
    sync: (): Promise<void> => context.sync(),
    cancelled: () => false,
    progress: () => undefined,
  };
  const { found } = await findRanges(targets, stories, work);
  return found[0]?.range ?? null;
}

/** The mark of ours that holds the selection; null between citations. */
export async function markAtSelection(context: Word.RequestContext): Promise<MarkAtCursor | null> {
  const inner = context.document.getSelection().parentContentControlOrNullObject;
  const outer = inner.parentContentControlOrNullObject;
  inner.load('tag,text');
  outer.load('tag,text');
  await context.sync();
  // A control of somebody else's may stand inside ours.
  const control = [inner, outer].find((each) => !each.isNullObject && isOurs(each));
  if (!control) return null;
  return { citationId: control.tag.slice(MARK_TAG_PREFIX.length), text: stripMarks(control.text).text };
}

/** What a mark says once its words are no longer those that were checked. */
const STALE_TITLE = '? Unverified — edited since the check; check again';
const STALE_COLOR = '#C77700';

/** A frame that says "found" around words that nobody checked would be a lie. */
export async function showStale(
  context: Word.RequestContext,
  capabilities: Capabilities,
  citationIds: readonly string[],
): Promise<void> {
  const controls = await controlsOf(context, openStories(context, capabilities), citationIds);
  for (const control of controls) control.set({ title: STALE_TITLE, color: STALE_COLOR });
  if (controls.length > 0) await context.sync();
}
