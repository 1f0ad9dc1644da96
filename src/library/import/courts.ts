/**
 * Courts as sources name them (an id, a citation form, a full name), brought to ids of the courts table. What the table
 * does not know is null, never a guess.
 */
import { courtRows, lookupCourt } from '../../citation/courts';
import { ownCopy } from './cores';

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

/** Courts met so far, by their spelling: a source has few courts and millions of cases. */
const met = new Map<string, string | null>();
const MOST_MET = 20_000;

/** The courts-table id of a court as a source writes it, or null. */
export function courtId(asWritten: string | null): string | null {
  if (asWritten === null) return null;
  const held = met.get(asWritten);
  if (held !== undefined) return held;
  const text = ownCopy(asWritten.trim());
  const found =
    text === '' ? null : (index().get(text) ?? lookupCourt(text) ?? index().get(foldName(text)) ?? null);
  if (met.size < MOST_MET) met.set(ownCopy(asWritten), found);
  return found;
}
