/**
 * What keeps a page outside the case from being held against a short form: several books stand in the full citation, or another source
 * before the "Id.". New doubts are rows of {@link doubtOf}; a doubt never makes a page right.
 */
import type { Block } from '../brief/model';
import type { Citation } from '../citation/model';
import { bookOf } from './requests';

const OTHER_SOURCE = 'What stands before it may be another source, and the page one of that.';
const WHICH_BOOK =
  'The full citation names several reporters, and this does not say of which one the page is.';

/** Why a page that is none of the case may yet be right; null where nothing says so. */
export function doubtOf(
  citation: Citation,
  authority: Citation,
  groups: ReadonlyMap<string, string>,
  before: string,
): string | null {
  if (bookOf(citation) === null && groups.has(authority.id)) return WHICH_BOOK;
  // "R. 450. Id. at 451": what stands between may be a source that the reader does not know.
  return citation.kind === 'id' && /\d/.test(before) ? OTHER_SOURCE : null;
}

/** By id: the words of its block between a citation and the one before it. */
export function wordsBefore(
  citations: readonly Citation[],
  blocks: readonly Block[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const ends = new Map<number, number>();
  for (const { id, block, span, fullSpan } of citations) {
    const from = ends.get(block) ?? 0;
    words.set(id, (blocks[block]?.text ?? '').slice(from, Math.max(from, span[0])));
    ends.set(block, Math.max(from, span[1], fullSpan[1]));
  }
  return words;
}
