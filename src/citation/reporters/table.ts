// The reporters: every abbreviation under which American decisions are cited, in all its spellings.
//
// Rows come from Free Law Project's data (generated at build time, see NOTICE) and from our own supplement.ts, which adds what that
// data lacks and corrects what it has wrong. Nothing else adds rows. The rows are decoded on first use.
import { REPORTER_DATA } from './generated/data';
import { IMPLIED_COURTS } from './impliedCourts';
import { CORRECTIONS, SUPPLEMENT } from './supplement';

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
}

const KINDS: Readonly<Record<string, ReporterKind>> = {
  f: 'federal',
  s: 'state',
  r: 'regional',
  p: 'specialty',
  d: 'database',
  n: 'neutral',
  o: 'nominative',
};
const SHAPES: Readonly<Record<string, ReporterRow['shape']>> = {
  p: 'volumePage',
  y: 'yearCode',
  x: 'prefixYearNumber',
};
const NUMBERINGS: Readonly<Record<string, ReporterRow['numbering']>> = {
  P: 'page',
  G: 'paragraph',
  N: 'number',
};

function decode(line: string): ReporterRow {
  const [canonical = '', codes = '', jurisdiction = '', spellings = '', name = ''] = line.split('\t');
  const kind = KINDS[codes.charAt(0)];
  const shape = SHAPES[codes.charAt(1)];
  const numbering = NUMBERINGS[codes.charAt(2)];
  if (!kind || !shape || !numbering)
    throw new Error(`Reporter table: the row "${line}" has unknown codes "${codes}".`);
  return {
    canonical,
    name,
    spellings: spellings === '' ? [canonical] : [canonical, ...spellings.split('|')],
    kind,
    numbering,
    shape,
    courts: [],
    jurisdiction: jurisdiction === '' ? null : jurisdiction,
  };
}

/** Our corrections and implied courts, laid over a row by its canonical abbreviation. */
function corrected(row: ReporterRow): ReporterRow {
  const correction = CORRECTIONS.get(row.canonical);
  const implied = IMPLIED_COURTS.get(row.canonical);
  if (!correction && !implied) return row;
  const { spellings = [], ...facts } = correction ?? {};
  return {
    ...row,
    ...(implied ? { courts: [implied.court], jurisdiction: implied.jurisdiction } : {}),
    ...facts,
    spellings: [...row.spellings, ...spellings],
  };
}

let rows: readonly ReporterRow[] | null = null;

/**
 * All reporters. Two reporters that share an abbreviation ("Cranch", "Wash.") are two rows; of such rows the one most often meant
 * comes first (data order, U.S. Supreme Court first).
 */
export function reporterRows(): readonly ReporterRow[] {
  rows ??= [...REPORTER_DATA.split('\n').map(decode).map(corrected), ...SUPPLEMENT.map(corrected)];
  return rows;
}
