// What the compiled lines of courts leave out or spell by a letter: compile.ts writes them, table.ts reads them.
import type { CourtRow } from './table';

export const COURT_SYSTEMS: Readonly<Record<string, CourtRow['system']>> = {
  f: 'federal',
  s: 'state',
  t: 'tribal',
  i: 'international',
  x: 'special',
};

/** "S.D.N.Y." → "United States District Court, S.D.N.Y."; the data's names of these courts say no more. */
export const districtName = (citation: string): string =>
  citation.startsWith('Bankr.')
    ? `United States Bankruptcy Court, ${citation.replace(/^Bankr\. ?/, '')}`
    : `United States District Court, ${citation}`;
