/**
 * How a law review's abbreviation ends (Bluebook table T13.2), so that one that no table lists is still no case.
 *
 * What may be changed: rows. A review that is often cited is a row of laws/journals.ts.
 */
const ENDINGS: readonly string[] = [
  'l. rev.',
  'l.rev.',
  'l.j.',
  'l. j.',
  "l. & pol'y",
  'j.l. & tech.',
  'j. l. & tech.',
  'l. forum',
  'l. rev. online',
  "j. int'l l.",
  "j.l. & pub. pol'y",
  'j. legal stud.',
  'l. bull.',
  'l.q.',
  'bus. law.',
  'j. l.',
  'j.l.',
  'law review',
  'law journal',
  'l. rev. f.',
  'l. rev. forum',
];

/** True where an abbreviation as written is that of a law review by its ending. */
export function isJournal(asWritten: string): boolean {
  const folded = asWritten
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\u2018\u2019]/g, "'");
  return ENDINGS.some((ending) => folded.endsWith(ending));
}
