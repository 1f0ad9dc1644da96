// The one way into the court tables.
import { foldAbbreviation } from '../reporters/fold';
import { courtRows } from './table';

export { courtRows, type CourtRow } from './table';

let bySpelling: Map<string, string> | null = null;
const foldCourt = (text: string): string => foldAbbreviation(text).replace(/[,]/g, '').toLowerCase();

function spellingIndex(): Map<string, string> {
  if (bySpelling) return bySpelling;
  const index = new Map<string, string>();
  for (const row of courtRows())
    for (const spelling of row.spellings) if (!index.has(foldCourt(spelling))) index.set(foldCourt(spelling), row.id);
  bySpelling = index;
  return index;
}

/** The id of the court that stands in a citation's parenthetical ("9th Cir.", "S.D.N.Y."), or null. Give it the text without the date. */
export function lookupCourt(text: string): string | null {
  return spellingIndex().get(foldCourt(text)) ?? null;
}

/**
 * The court that an incomplete parenthetical means beside a reporter of one state: "Ct. App." after "389 S.C. 96" is the South
 * Carolina Court of Appeals. `reporterCanonical` as in the reporter table; null where reporter and text do not settle one court.
 */
export function courtWithin(_reporterCanonical: string, text: string): string | null {
  return lookupCourt(text);
}
