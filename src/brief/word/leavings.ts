/**
 * What a review leaves in the file besides controls: the custom XML part, and the document property by which the command line knows
 * its own output (`brief/docx/record.ts`). Taking all marks off takes these too.
 */
import { readReview, writeReview } from './reviewPart';
import { NO_REVIEW, type Review } from '../review';

/** Name of the command line's property. */
const PROPERTY = 'citecheck';

export interface Leavings {
  readonly review: Review;
  readonly property: Word.CustomProperty;
}

/** Queues the question for the property; the review is read at once. */
export async function findLeavings(context: Word.RequestContext): Promise<Leavings> {
  const property = context.document.properties.customProperties.getItemOrNullObject(PROPERTY);
  property.load('key');
  return { review: await readReview(), property };
}

/** Queues the removal of the property. Call after the sync that follows `findLeavings`. */
export function removeProperty({ property }: Leavings): boolean {
  if (property.isNullObject) return false;
  property.delete();
  return true;
}

/** Takes the part out. False: Word did not let it go. */
export function removeReview(): Promise<boolean> {
  return writeReview(NO_REVIEW);
}
