/** The place under the cursor, and bringing the cursor to a place. */
import { MARK_TAG_PREFIX, type CitationPlace } from '../model';
import type { Capabilities } from './capabilities';
import { findRanges } from './find';
import { locate } from './plan';
import type { Reading } from './read';
import { isOurs, openStories, type StoryName } from './stories';

/** Selects the citation's control, or where it has none its words. False: neither is there. */
export async function jumpTo(
  context: Word.RequestContext,
  capabilities: Capabilities,
  citationId: string,
  place: CitationPlace | undefined,
  reading: Reading | null,
): Promise<boolean> {
  const stories = openStories(context, capabilities);
  const controls = stories.map(({ controls: all }) =>
    all.getByTag(MARK_TAG_PREFIX + citationId).getFirstOrNullObject(),
  );
  for (const control of controls) control.load('id');
  await context.sync();
  const control = controls.find((each) => !each.isNullObject);
  if (control) {
    control.select('Select');
    await context.sync();
    return true;
  }
  if (!place || !reading) return false;
  for (const { paragraphs } of stories) paragraphs.load('items/text');
  await context.sync();
  const texts = (name: StoryName): string[] =>
    stories.find((story) => story.name === name)?.paragraphs.items.map(({ text }) => text) ?? [];
  const now = { main: texts('main'), footnotes: texts('footnotes'), endnotes: texts('endnotes') };
  const wanted = { ...place, citationId, kind: 'found', tag: '', title: '', color: '' } as const;
  const { targets } = locate([wanted], reading, now);
  const work = {
    sync: (): Promise<void> => context.sync(),
    cancelled: () => false,
    progress: () => undefined,
  };
  const { found } = await findRanges(targets, stories, work);
  const [hit] = found;
  if (!hit) return false;
  hit.range.select('Select');
  await context.sync();
  return true;
}

/** The citation whose control holds the selection; null between citations. */
export async function citationAtSelection(context: Word.RequestContext): Promise<string | null> {
  const inner = context.document.getSelection().parentContentControlOrNullObject;
  const outer = inner.parentContentControlOrNullObject;
  inner.load('tag');
  outer.load('tag');
  await context.sync();
  // A control of somebody else's may stand inside ours.
  const control = [inner, outer].find((each) => !each.isNullObject && isOurs(each));
  return control ? control.tag.slice(MARK_TAG_PREFIX.length) : null;
}
