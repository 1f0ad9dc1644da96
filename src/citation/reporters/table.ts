// The reporters: every abbreviation under which American decisions are cited, in all its spellings.
//
// Rows come from Free Law Project's data (generated at build time, see NOTICE) and from our own supplement.ts, which adds what that
// data lacks and corrects what it has wrong. Nothing else adds rows. The rows are decoded on first use.
import { REPORTER_DATA } from './generated/data';
import { IMPLIED_COURTS } from './impliedCourts';
import {
  ADDED_SPELLINGS,
  CORRECTED_KINDS,
  CORRECTED_SHAPES,
  DROPPED_SPELLINGS,
  LIKELIEST_OF_SHARED,
  supplementRows,
} from './supplement';

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

/** The value for a row in a table of ours: by "abbreviation@name" where reporters share the abbreviation, else by abbreviation. */
function forRow<Value>(
  table: ReadonlyMap<string, Value>,
  shared: ReadonlyMap<string, readonly string[]>,
  row: ReporterRow,
) {
  const keys = shared.get(row.canonical) ?? [];
  const own = keys.find((key) => row.name.startsWith(key.slice(key.indexOf('@') + 1)) && table.has(key));
  return own === undefined ? table.get(row.canonical) : table.get(own);
}

/** The "abbreviation@name" keys of our tables, by abbreviation. */
function sharedKeys(
  ...tables: readonly ReadonlyMap<string, unknown>[]
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const table of tables)
    for (const key of table.keys()) {
      const at = key.indexOf('@');
      if (at > 0) found.set(key.slice(0, at), [...(found.get(key.slice(0, at)) ?? []), key]);
    }
  return found;
}

/** Our facts laid over the rows of the data. */
function corrected(data: readonly ReporterRow[]): ReporterRow[] {
  const shared = sharedKeys(IMPLIED_COURTS, CORRECTED_KINDS);
  const dropped = new Set(DROPPED_SPELLINGS.map(({ spelling, reporter }) => `${spelling}|${reporter}`));
  return data.map((row) => {
    const implied = forRow(IMPLIED_COURTS, shared, row);
    const kind = forRow(CORRECTED_KINDS, shared, row);
    const added = ADDED_SPELLINGS.get(row.canonical) ?? [];
    const kept = row.spellings.filter((spelling) => !dropped.has(`${spelling}|${row.canonical}`));
    return {
      ...row,
      ...(implied
        ? { courts: implied.court === null ? [] : [implied.court], jurisdiction: implied.jurisdiction }
        : {}),
      ...CORRECTED_SHAPES.get(row.canonical),
      kind: kind ?? row.kind,
      spellings: [...kept, ...added],
    };
  });
}

let rows: readonly ReporterRow[] | null = null;

/**
 * All reporters. Two reporters that share an abbreviation ("Cranch", "Wash.") are two rows; the one most often meant comes first, and
 * the reader decides between them by shape, court and year, or keeps the first.
 */
export function reporterRows(): readonly ReporterRow[] {
  if (rows) return rows;
  const data = corrected(REPORTER_DATA.split('\n').map(decode));
  const known = new Set(data.map((row) => row.canonical));
  const all = [...data, ...supplementRows().filter((row) => !known.has(row.canonical))];
  const isLikeliest = (row: ReporterRow): boolean => {
    const name = LIKELIEST_OF_SHARED.get(row.canonical);
    return name === undefined || row.name.startsWith(name);
  };
  rows = [...all.filter(isLikeliest), ...all.filter((row) => !isLikeliest(row))];
  return rows;
}
