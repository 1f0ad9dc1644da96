/**
 * Courts as sources name them (an id, a citation form, a full name), brought to ids of the courts table. What the table
 * does not know is null, never a guess.
 */
import { courtRows, lookupCourt } from '../../citation/courts';

let known: ReadonlyMap<string, string> | null = null;

/** Ids, and full names where one court alone has the name. */
function index(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  const made = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, name } of courtRows()) {
    const folded = name.toLowerCase();
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
  return index().get(text.toLowerCase()) ?? lookupCourt(text);
}
