/** Putting other words in a citation's place, at the user's own word: always as a tracked change, so that it can be seen and refused. */
import { BriefHostError, type CitationPlace } from '../model';
import type { Capabilities } from './capabilities';
import type { Reading } from './read';
import { rangeOf } from './select';

/** @returns false where the place is not there any more. */
export async function replaceWords(
  context: Word.RequestContext,
  capabilities: Capabilities,
  reading: Reading,
  place: CitationPlace,
  text: string,
): Promise<boolean> {
  if (!capabilities.tracking)
    throw new BriefHostError(
      'unsupported',
      'This version of Word does not let add-ins track a change: put the words in yourself.',
    );
  const { document } = context;
  document.load('changeTrackingMode');
  const range = await rangeOf(context, capabilities, place, reading);
  if (range === null) return false;
  const before = document.changeTrackingMode;
  try {
    if (before === 'Off') document.changeTrackingMode = 'TrackMineOnly';
    range.insertText(text, 'Replace');
    range.select('Select');
    await context.sync();
    return true;
  } finally {
    if (before === 'Off') {
      document.changeTrackingMode = before;
      await context.sync().catch(() => undefined);
    }
  }
}
