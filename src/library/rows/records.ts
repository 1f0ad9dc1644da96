/** Rows of a store as what the rest of the program reads: cases, coverage, sources. The same for every database. */
import type { CaseRecord, VolumeCoverage } from '../../verifier/caseLaw';
import { SOURCE_KINDS, type SourceKind, type SourceRecord } from '../model';
import { partyWords } from '../words';
import { citationText, HAS_OPINION, readCitations, readDate } from './values';

/** A row of `cases` with what its court and source are called. */
export interface CaseRow {
  readonly id: number;
  readonly court: string | null;
  readonly decided: number | null;
  readonly flags: number;
  readonly name: string;
  readonly citations: Uint8Array;
  readonly last_page: string | null;
  readonly docket: string | null;
  readonly url: string | null;
  readonly key: string | null;
  readonly other_names: string | null;
  readonly source: string;
  readonly kind: string;
  readonly as_of: string;
}

/** A row of `coverage` with what its source is called. */
export interface CoverageRow {
  readonly tiled: number;
  readonly lists_to: number;
  readonly last_page: number | null;
  readonly longest: number;
  readonly cases: number;
  readonly first_year: number | null;
  readonly last_year: number | null;
  readonly source_id: number;
  readonly source: string;
  readonly as_of: string;
}

export interface SourceRow {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly as_of: string;
  readonly imported_at: string;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
}

/** Kinds of source whose rows prove that a citation exists and claim nothing else (the service document's citation table). */
const TABLES_OF_CITATIONS: ReadonlySet<string> = new Set<SourceKind>(['table', 'courtlistener']);

/** The case of a row. `reporter` gives the abbreviation of an id. */
export function caseRecord(row: CaseRow, reporter: (id: number) => string): CaseRecord {
  const citations = readCitations(row.citations);
  const others = row.other_names === null ? [] : namesIn(row.other_names);
  return {
    id: String(row.id),
    name: row.name,
    names: row.name === '' ? others : [row.name, ...others],
    citations: citations.map((one) => citationText({ ...one, reporter: reporter(one.reporter) })),
    court: row.court,
    date: readDate(row.decided),
    docketNumber: row.docket,
    url: row.url ?? urlOf(row),
    firstPage: citations[0]?.page ?? null,
    lastPage: row.last_page,
    source: row.source,
    asOf: row.as_of,
    hasOpinion: (row.flags & HAS_OPINION) !== 0,
    ...(TABLES_OF_CITATIONS.has(row.kind) ? { fromTable: true } : {}),
  };
}

function namesIn(json: string): readonly string[] {
  const names: unknown = JSON.parse(json);
  if (!Array.isArray(names)) throw new Error('a list of names is damaged');
  return names.map(String);
}

/** CourtListener's address of a cluster; it takes any word for the last part, and shows its own. */
function urlOf({ kind, key, name }: CaseRow): string | null {
  if (kind !== 'courtlistener' || key === null) return null;
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return `https://www.courtlistener.com/opinion/${key}/${words.join('-').slice(0, 75) || 'opinion'}/`;
}

/** What the store can say of a volume: the best of what its sources say. */
export function bestCoverage(
  core: { readonly reporter: string; readonly volume: string },
  rows: readonly CoverageRow[],
): VolumeCoverage | null {
  // A tiled volume says more than any number of loose cases of it.
  const [best] = [...rows].sort(
    (a, b) => b.tiled - a.tiled || b.cases - a.cases || a.source_id - b.source_id,
  );
  if (best === undefined) return null;
  return {
    reporter: core.reporter,
    volume: core.volume,
    tiled: best.tiled === 1,
    lastPage: best.last_page,
    cases: best.cases,
    firstYear: best.first_year,
    lastYear: best.last_year,
    source: best.source,
    asOf: best.as_of,
  };
}

export function sourceRecord(row: SourceRow): SourceRecord {
  const kind = SOURCE_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new Error(`unknown kind of source: ${row.kind}`);
  return {
    name: row.name,
    kind,
    asOf: row.as_of,
    importedAt: row.imported_at,
    cases: row.cases,
    citations: row.citations,
    opinions: row.opinions,
  };
}

/** Cases of a volume by page: numbers first, then the rest in the order of their text. */
export function byPage<T extends { readonly page: string; readonly id: number }>(
  rows: readonly T[],
): readonly T[] {
  const rank = (page: string): number => (/^[1-9]\d{0,8}$/.test(page) ? Number(page) : Infinity);
  return [...rows].sort((a, b) => {
    const [one, other] = [rank(a.page), rank(b.page)];
    if (one !== other) return one - other;
    if (one === Infinity && a.page !== b.page) return a.page < b.page ? -1 : 1;
    return a.id - b.id;
  });
}

/** The words asked for, folded, each once. */
export function foldedWords(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => partyWords(word)))];
}

/** Whether the names of a case hold all of these folded words. */
export function holdsWords({ names }: CaseRecord, words: readonly string[]): boolean {
  const held = new Set(names.flatMap(partyWords));
  return words.every((word) => held.has(word));
}
