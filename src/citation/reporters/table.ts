// The reporters: every abbreviation under which American decisions are cited, in all its spellings.
//
// Rows come from Free Law Project's data (generated at build time, see NOTICE) and from our own supplement.ts, which adds what that
// data lacks and corrects what it has wrong. Nothing else adds rows. The rows are decoded on first use.
import { foldAbbreviation } from './fold';
import { REPORTER_DATA } from './generated/data';
import { IMPLIED_COURTS } from './impliedCourts';
import {
  ADDED_SPELLINGS,
  CORRECTED_KINDS,
  CORRECTED_SHAPES,
  DROPPED_SPELLINGS,
  LIKELIEST_OF_SHARED,
  canonicalOf,
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

/** Where reporters share an abbreviation, our tables name the row "abbreviation@beginning of its name". */
function sharedKeys(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const table of [IMPLIED_COURTS, CORRECTED_KINDS])
    for (const key of table.keys()) {
      const at = key.indexOf('@');
      if (at > 0) found.set(key.slice(0, at), [...(found.get(key.slice(0, at)) ?? []), key]);
    }
  return found;
}

/** Reads the rows of the data and lays our facts over them. Made in one step: this runs before the first citation can be read. */
function decodeData(): ReporterRow[] {
  const shared = sharedKeys();
  const dropped = new Map<string, Set<string>>();
  for (const { spelling, reporter } of DROPPED_SPELLINGS)
    dropped.set(reporter, (dropped.get(reporter) ?? new Set<string>()).add(foldAbbreviation(spelling)));

  const decode = (line: string): ReporterRow => {
    const [canonical = '', codes = '', jurisdiction = '', others = '', name = ''] = line.split('\t');
    const kind = KINDS[codes.charAt(0)];
    const shape = SHAPES[codes.charAt(1)];
    const numbering = NUMBERINGS[codes.charAt(2)];
    if (!kind || !shape || !numbering)
      throw new Error(`Reporter table: the row "${line}" has unknown codes "${codes}".`);
    const keys = shared.get(canonical);
    const keyFor = (table: ReadonlyMap<string, unknown>): string =>
      keys?.find((key) => table.has(key) && name.startsWith(key.slice(canonical.length + 1))) ?? canonical;
    const implied = IMPLIED_COURTS.get(keyFor(IMPLIED_COURTS));
    const form = CORRECTED_SHAPES.get(canonical);
    const without = dropped.get(canonical);
    // "~" stands for the canonical abbreviation (scripts/generate-tables.mjs).
    let spellings = [canonical];
    if (others !== '')
      for (const spelling of others.split('|')) spellings.push(spelling.replaceAll('~', canonical));
    if (without) spellings = spellings.filter((spelling) => !without.has(foldAbbreviation(spelling)));
    const added = ADDED_SPELLINGS.get(canonical);
    if (added) spellings.push(...added);
    const ours = canonicalOf(canonical, name);
    if (ours !== canonical) spellings = [ours, ...spellings.filter((spelling) => spelling !== ours)];
    return {
      canonical: ours,
      name: name === '' ? `LexisNexis, ${canonical.replace(/ LEXIS$/, '')}` : name,
      spellings,
      kind: CORRECTED_KINDS.get(keyFor(CORRECTED_KINDS)) ?? kind,
      numbering: form?.numbering ?? numbering,
      shape: form?.shape ?? shape,
      courts: implied?.court ? [implied.court] : [],
      jurisdiction: implied?.jurisdiction ?? (jurisdiction === '' ? null : jurisdiction),
    };
  };
  return REPORTER_DATA.split('\n').map(decode);
}

let rows: readonly ReporterRow[] | null = null;

/**
 * All reporters. Two reporters that share an abbreviation ("Cranch", "Wash.") are two rows; the one most often meant comes first, and
 * the reader decides between them by shape, court and year, or keeps the first.
 */
export function reporterRows(): readonly ReporterRow[] {
  if (rows) return rows;
  const all = decodeData();
  // A database by rule gives way to the one that the data knows under this or another spelling.
  const known = new Set<string>();
  for (const row of all)
    for (const spelling of row.kind === 'database' ? row.spellings : [row.canonical]) known.add(spelling);
  for (const row of supplementRows()) if (!known.has(row.canonical)) all.push(row);
  const likeliest: ReporterRow[] = [];
  const last: ReporterRow[] = [];
  for (const row of all) {
    const name = LIKELIEST_OF_SHARED.get(row.canonical);
    (name === undefined || row.name.startsWith(name) ? likeliest : last).push(row);
  }
  rows = [...likeliest, ...last];
  return rows;
}
