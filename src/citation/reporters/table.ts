// The reporters: every abbreviation under which American decisions are cited, in all its spellings.
//
// Rows are compiled at build time (compile.ts) of Free Law Project's data and our own supplement.ts; here their lines are decoded, each
// when it is first asked for, because a reader that decodes all of them first is not ready in time. Nothing here knows a fact.
import { linesOf, nameOf } from '../compiledLines';
import { REPORTERS } from '../generated/compiled';
import {
  databaseName,
  FIRST_MARK,
  REPORTER_HABITS,
  REPORTER_KINDS,
  REPORTER_NUMBERINGS,
  REPORTER_SHAPES,
} from './codes';

export type ReporterKind =
  | 'supremeCourt'
  | 'federal'
  | 'state'
  | 'regional'
  | 'specialty'
  | 'neutral'
  | 'database'
  | 'nominative'
  | 'administrative';

/**
 * How a reporter is cited otherwise than others: english, one of England's, only beside a name, a parallel or "L.R."; oneVolume, a book
 * cited by the page alone; service, a loose-leaf one (Bluebook rule 19); pagesByYear "70 A.F.T.R.2d 92-5000"; annotations, cases and
 * essays upon them in one series, of which a page without a case's name is an essay (Bluebook rule 16.7.6).
 */
export type ReporterHabit = 'english' | 'oneVolume' | 'service' | 'pagesByYear' | 'annotations';

export interface ReporterRow {
  /** The abbreviation as we write it: "F.3d", "N.Y.2d". */
  readonly canonical: string;
  readonly name: string;
  /** As written by others, the canonical first; those that differ only in what `foldAbbreviation` folds are left out. */
  readonly spellings: readonly string[];
  readonly kind: ReporterKind;
  /** What the last number means: a page, a paragraph of a loose-leaf service, or the number of the decision. */
  readonly numbering: 'page' | 'paragraph' | 'number';
  /** volumePage "556 U.S. 662"; yearCode "2021 WL 123", "2009-Ohio-4801"; prefixYearNumber "T.C. Memo. 2019-233". */
  readonly shape: 'volumePage' | 'yearCode' | 'prefixYearNumber';
  /** Court ids that the reporter alone implies when no court is written; empty where it holds several courts. */
  readonly courts: readonly string[];
  /** Postal code of the one state whose courts it reports, "US" for federal ones, null where several. */
  readonly jurisdiction: string | null;
  readonly habits: readonly ReporterHabit[];
}

const habitBit = (habit: ReporterHabit): number => 1 << REPORTER_HABITS.indexOf(habit);
const hasHabit = (line: string, habit: ReporterHabit): boolean =>
  ((line.charCodeAt(3) - FIRST_MARK) & habitBit(habit)) !== 0;

const VOLUME_PAGE = Object.entries(REPORTER_SHAPES)
  .find(([, shape]) => shape === 'volumePage')?.[0]
  .charCodeAt(0);
const WITHOUT_VOLUME = habitBit('english') | habitBit('oneVolume') | habitBit('service');

/** True for the line of a reporter whose citations can begin with the abbreviation: services, and books of one volume. */
export const lacksVolume = (line: string): boolean =>
  line.charCodeAt(1) === VOLUME_PAGE && ((line.charCodeAt(3) - FIRST_MARK) & WITHOUT_VOLUME) !== 0;

/** As {@link lacksVolume}, for the row. */
export const mayLackVolume = (row: ReporterRow): boolean =>
  row.shape === 'volumePage' &&
  row.habits.some((habit) => habit !== 'pagesByYear' && habit !== 'annotations');

function decode(line: string): ReporterRow {
  const [head = '', canonical = '', jurisdiction = '', court = '', others = '', name = ''] = line.split('\t');
  const kind = REPORTER_KINDS[head.charAt(0)];
  const shape = REPORTER_SHAPES[head.charAt(1)];
  const numbering = REPORTER_NUMBERINGS[head.charAt(2)];
  if (!kind || !shape || !numbering) throw new Error(`Reporter table: the line "${line}" has unknown codes.`);
  const spellings = [canonical];
  if (others !== '')
    for (const spelling of others.split('|')) spellings.push(spelling.replaceAll('~', canonical));
  return {
    canonical,
    name: name === '' ? databaseName(canonical) : nameOf(name),
    spellings,
    kind,
    numbering,
    shape,
    courts: court === '' ? [] : [court],
    jurisdiction: jurisdiction === '' ? null : jurisdiction,
    habits: REPORTER_HABITS.filter((habit) => hasHabit(line, habit)),
  };
}

let lines: readonly string[] | null = null;
const decoded: ReporterRow[] = [];

/** The compiled lines, in the order of {@link reporterRows}; a line begins with its codes (../generated/compiled). */
export function reporterLines(): readonly string[] {
  lines ??= linesOf(REPORTERS);
  return lines;
}

/** The row of a line, by its index. */
export function reporterAt(index: number): ReporterRow {
  const held = decoded[index];
  if (held) return held;
  const row = decode(reporterLines()[index] ?? '');
  decoded[index] = row;
  return row;
}

let rows: readonly ReporterRow[] | null = null;

/**
 * All reporters. Two reporters that share an abbreviation ("Cranch", "Wash.") are two rows; the one most often meant comes first, and
 * the reader decides between them by shape, court and year, or keeps the first.
 */
export function reporterRows(): readonly ReporterRow[] {
  rows ??= reporterLines().map((_line, index) => reporterAt(index));
  return rows;
}

const named = new Map<string, ReporterRow | null>();

/** The likeliest reporter of a canonical abbreviation, exactly as the table has it; null where it has none. Decodes one line only. */
export function reporterNamed(canonical: string): ReporterRow | null {
  const held = named.get(canonical);
  if (held !== undefined) return held;
  const index = reporterLines().findIndex((line) => {
    const from = line.indexOf('\t') + 1;
    return line.startsWith(canonical, from) && endsCell(line, from + canonical.length);
  });
  const row = index < 0 ? null : reporterAt(index);
  named.set(canonical, row);
  return row;
}

const endsCell = (line: string, at: number): boolean => at === line.length || line.charAt(at) === '\t';
