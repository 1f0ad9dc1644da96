// The letters by which the compiled lines of reporters spell kind, shape and numbering: compile.ts writes them, table.ts reads them.
import type { ReporterHabit, ReporterKind, ReporterRow } from './table';

export const REPORTER_KINDS: Readonly<Record<string, ReporterKind>> = {
  u: 'supremeCourt',
  f: 'federal',
  s: 'state',
  r: 'regional',
  p: 'specialty',
  d: 'database',
  n: 'neutral',
  o: 'nominative',
  a: 'administrative',
};
export const REPORTER_SHAPES: Readonly<Record<string, ReporterRow['shape']>> = {
  p: 'volumePage',
  y: 'yearCode',
  x: 'prefixYearNumber',
};
export const REPORTER_NUMBERINGS: Readonly<Record<string, ReporterRow['numbering']>> = {
  P: 'page',
  G: 'paragraph',
  N: 'number',
};

/** Habits are the bits of the mark, a letter counted from here. */
export const FIRST_MARK = 0x61;
export const REPORTER_HABITS: readonly ReporterHabit[] = [
  'english',
  'oneVolume',
  'service',
  'pagesByYear',
  'annotations',
];

/** The name of a database that is told by its abbreviation: "Ala. LEXIS" is "LexisNexis, Ala.". */
export const databaseName = (canonical: string): string => `LexisNexis, ${canonical.replace(/ LEXIS$/, '')}`;
