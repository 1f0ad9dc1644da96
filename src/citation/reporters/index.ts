// The one way into the reporter tables.
import { foldAbbreviation } from './fold';
import { reporterRows, type ReporterRow } from './table';

export { foldAbbreviation } from './fold';
export {
  neighbourReporters,
  nextSeries,
  NOMINATIVES,
  officialVolume,
  previousSeries,
  seriesOf,
  type NominativeSeries,
} from './series';
export { reporterNamed, reporterRows, type ReporterKind, type ReporterRow } from './table';

let bySpelling: Map<string, ReporterRow[]> | null = null;

function spellingIndex(): Map<string, ReporterRow[]> {
  if (bySpelling) return bySpelling;
  const index = new Map<string, ReporterRow[]>();
  const add = (spelling: string, row: ReporterRow): void => {
    const key = foldAbbreviation(spelling);
    const held = index.get(key);
    if (!held) index.set(key, [row]);
    else if (!held.includes(row)) held.push(row);
  };
  // A canonical abbreviation outranks another reporter's variant spelling, so all canonicals go in first.
  for (const row of reporterRows()) add(row.canonical, row);
  for (const row of reporterRows()) for (const spelling of row.spellings) add(spelling, row);
  bySpelling = index;
  return index;
}

/**
 * Every reporter that an abbreviation as written can mean, the likeliest first; empty where none is known. Spaces, periods, the case
 * of a series suffix and curly apostrophes make no difference ("F. Supp. 2D", "F.Supp.2d"). Where two abbreviations differ in periods
 * alone ("ND" the neutral citation, "N.D." the reporter), the one written exactly so comes first.
 */
export function lookupReporter(asWritten: string): readonly ReporterRow[] {
  const found = spellingIndex().get(foldAbbreviation(asWritten)) ?? [];
  if (found.length < 2) return found;
  const exact = found.filter((row) => row.canonical === asWritten);
  return exact.length === 0 ? found : [...exact, ...found.filter((row) => row.canonical !== asWritten)];
}

/** The canonical abbreviation of the likeliest reporter so written, or null. */
export function canonicalReporter(asWritten: string): string | null {
  return lookupReporter(asWritten)[0]?.canonical ?? null;
}

/** Whole words that are reporters by themselves and hardly anything else between two numbers. */
const SAFE_WORDS = new Set(['Alaska', 'Dakota', 'Guam', 'Idaho', 'Iowa', 'Ohio', 'Utah']);

/**
 * True for a spelling that is also an ordinary word or a surname ("Black", "Call", "Hill"): "21 Call 281" alone is no citation. The
 * reader asks for more: a case name before it, a court or year behind it, or its place in brackets inside an official citation.
 */
export function needsMoreEvidence(spelling: string): boolean {
  return /^[A-Z][a-z]+$/.test(spelling) && !SAFE_WORDS.has(spelling);
}
