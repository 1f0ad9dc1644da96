// The reporters, compiled: Free Law Project's data (generated from the npm package, see NOTICE) with our own supplement.ts and
// impliedCourts.ts laid over it, which add what that data lacks and correct what it has wrong. Nothing else adds rows.
//
// Runs at build time only (scripts/generate-tables.mjs through ../compileTables.ts); the reader has the result, table.ts.
import { beginningsBeside } from '../text/keys';
import { foldAbbreviation } from './fold';
import { REPORTER_DATA } from './generated/data';
import {
  databaseName,
  FIRST_MARK,
  REPORTER_HABITS,
  REPORTER_KINDS,
  REPORTER_NUMBERINGS,
  REPORTER_SHAPES,
} from './codes';
import { IMPLIED_COURTS } from './impliedCourts';
import {
  ADDED_SPELLINGS,
  CORRECTED_KINDS,
  CORRECTED_SHAPES,
  DROPPED_SPELLINGS,
  LIKELIEST_OF_SHARED,
  canonicalOf,
  habitsOf,
  supplementRows,
  type ReporterFacts,
} from './supplement';

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
function decodeData(): ReporterFacts[] {
  const shared = sharedKeys();
  const dropped = new Map<string, Set<string>>();
  for (const { spelling, reporter } of DROPPED_SPELLINGS)
    dropped.set(reporter, (dropped.get(reporter) ?? new Set<string>()).add(foldAbbreviation(spelling)));

  const decode = (line: string): ReporterFacts => {
    const [canonical = '', codes = '', jurisdiction = '', others = '', name = ''] = line.split('\t');
    const kind = REPORTER_KINDS[codes.charAt(0)];
    const shape = REPORTER_SHAPES[codes.charAt(1)];
    const numbering = REPORTER_NUMBERINGS[codes.charAt(2)];
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
      name: name === '' ? databaseName(canonical) : name,
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

/** All rows in the order of likelihood: of two that share an abbreviation the one most often meant comes first. */
function allRows(): readonly ReporterFacts[] {
  const all = decodeData();
  // A database by rule gives way to the one that the data knows under this or another spelling.
  const known = new Set<string>();
  for (const row of all)
    for (const spelling of row.kind === 'database' ? row.spellings : [row.canonical]) known.add(spelling);
  for (const row of supplementRows()) if (!known.has(row.canonical)) all.push(row);
  const likeliest: ReporterFacts[] = [];
  const last: ReporterFacts[] = [];
  for (const row of all) {
    const name = LIKELIEST_OF_SHARED.get(row.canonical);
    (name === undefined || row.name.startsWith(name) ? likeliest : last).push(row);
  }
  return [...likeliest, ...last];
}

const letterOf = (table: Readonly<Record<string, string>>, word: string): string => {
  const found = Object.entries(table).find(([, value]) => value === word)?.[0];
  if (found === undefined) throw new Error(`Reporter table: no letter for "${word}".`);
  return found;
};

const markOf = (row: ReporterFacts): string =>
  String.fromCharCode(
    habitsOf(row).reduce((mark, habit) => mark + (1 << REPORTER_HABITS.indexOf(habit)), FIRST_MARK),
  );

/** The lines of ../generated/compiled: codes and beginnings, canonical, jurisdiction, court, other spellings, name; parted by tabs. */
export function compileReporters(): string[] {
  return allRows().map((row) => {
    const codes =
      letterOf(REPORTER_KINDS, row.kind) +
      letterOf(REPORTER_SHAPES, row.shape) +
      letterOf(REPORTER_NUMBERINGS, row.numbering) +
      markOf(row);
    // "~" stands for the canonical abbreviation.
    const others = row.spellings.slice(1).map((spelling) => spelling.replaceAll(row.canonical, '~'));
    return [
      codes + beginningsBeside(row.spellings),
      row.canonical,
      row.jurisdiction ?? '',
      row.courts[0] ?? '',
      others.join('|'),
      row.name === databaseName(row.canonical) ? '' : row.name,
    ]
      .join('\t')
      .trimEnd();
  });
}
