/** Which blocks the user selected: by text, and where the same run of texts stands twice, by asking Word where it is. */
import type { Reading } from './read';
import { STORY_NAMES, openStories, type StoryName } from './stories';
import type { Capabilities } from './capabilities';

interface Candidate {
  readonly story: StoryName;
  readonly first: number;
}

/** More equal places than this are not asked for: the first is as good as any to a reader. */
const MOST_CANDIDATES = 50;

export async function selectedBlocks(
  context: Word.RequestContext,
  capabilities: Capabilities,
  reading: Reading,
  sync: () => Promise<void>,
): Promise<number[]> {
  const selected = context.document.getSelection().paragraphs;
  selected.load('items/text');
  await sync();
  const texts = selected.items.map(({ text }) => text);
  const candidates = runsOf(texts, reading);
  const chosen =
    candidates.length > 1
      ? await whichEquals(context, capabilities, candidates, selected, sync)
      : candidates[0];
  if (!chosen) return [];
  return reading.places.flatMap(({ story, index }, block) =>
    story === chosen.story && index >= chosen.first && index < chosen.first + texts.length ? [block] : [],
  );
}

function runsOf(texts: readonly string[], reading: Reading): Candidate[] {
  return STORY_NAMES.flatMap((story) => {
    const all = reading.wordTexts[story];
    return all.flatMap((_, first) =>
      texts.every((text, at) => all[first + at] === text) ? [{ story, first }] : [],
    );
  });
}

async function whichEquals(
  context: Word.RequestContext,
  capabilities: Capabilities,
  candidates: readonly Candidate[],
  selected: Word.ParagraphCollection,
  sync: () => Promise<void>,
): Promise<Candidate | undefined> {
  const stories = openStories(context, capabilities);
  for (const { paragraphs } of stories) paragraphs.load('items/isListItem');
  await sync();
  const first = selected.getFirst().getRange('Whole');
  const asked = candidates.slice(0, MOST_CANDIDATES).flatMap((candidate) => {
    const paragraph = stories.find(({ name }) => name === candidate.story)?.paragraphs.items[candidate.first];
    return paragraph ? [{ candidate, relation: first.compareLocationWith(paragraph.getRange('Whole')) }] : [];
  });
  await sync();
  return asked.find(({ relation }) => relation.value === 'Equal')?.candidate;
}
