/**
 * Courts as sources name them (an id, a citation form, a full name), brought to ids of the courts table. What the table
 * does not know is null, never a guess.
 */
import { courtRows, lookupCourt } from '../../citation/courts';

let known: ReadonlyMap<string, string> | null = null;

const SMALL_WORDS = new Set(['of', 'the', 'for', 'at', 'in']);

/** "Supreme Court of Georgia" and "Georgia Supreme Court" are one name: its words, in any order. */
function foldName(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .sort()
    .join(' ');
}

/** Ids, and names that are one court's alone. */
function index(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  const made = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, name } of courtRows()) {
    const folded = foldName(name);
    if (made.has(folded)) shared.add(folded);
    made.set(folded, id);
  }
  for (const name of shared) made.delete(name);
  for (const { id } of courtRows()) made.set(id, id);
  known = made;
  return made;
}

/** The courts-table id of a court as a source writes it, or null. */
export function courtId(asWritten: string | null): string | null {
  const text = asWritten?.trim() ?? '';
  if (text === '') return null;
  return index().get(text) ?? lookupCourt(text) ?? index().get(foldName(text)) ?? null;
}
