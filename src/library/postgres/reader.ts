/**
 * Questions to a library on a PostgreSQL server: one statement, and so one round trip and one state of the library, for a whole
 * brief. Answers are put together by the same functions as those of a library file.
 */
import type pg from 'pg';
import type { Opinion } from '../../quotation/model';
import type {
  CaseRecord,
  CitationCore,
  CoreAnswer,
  OriginCandidate,
  OriginQuery,
  VolumeCoverage,
} from '../../verifier/caseLaw';
import { rowToPart, selectPages, type PartRow } from '../rows/opinionRows';
import { wordNumber } from '../rows/partyIndex';
import {
  bestCoverage,
  byPage,
  caseRecord,
  foldedWords,
  holdsWords,
  sourceRecord,
  type CaseRow,
  type CoverageRow,
  type SourceRow,
} from '../rows/records';
import { CASE, COUNTS, COVERAGE, OF_CASE } from '../rows/sql';
import { byBucket, readBucket, Tally } from '../rows/shingleIndex';
import { ALONE, plainNumber, readCitations } from '../rows/values';
import { MOST_AROUND, type StoreTotals, type VolumeCases } from '../store';
import { SCHEMA_VERSION } from '../tables';

/** The cores asked for, numbered from 1, with the id of their volume and their page as the tables have it. */
const ASKED = `
  SELECT a.n, v.id AS volume, coalesce(a.page, (SELECT -o.id FROM odd_pages o WHERE o.page = a.odd)) AS page
  FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) WITH ORDINALITY AS a(reporter, volume, page, odd, n)
  JOIN reporters r ON r.abbreviation = a.reporter
  JOIN volumes v ON v.reporter = r.id AND v.volume = a.volume`;

const FIND = `
  WITH asked AS (${ASKED})
  SELECT a.n, ${CASE}, EXISTS (
    SELECT 1 FROM coverage v WHERE v.volume = a.volume AND a.page > 0 AND v.lists_to >= a.page) AS listed
  FROM asked a JOIN citations x ON x.volume = a.volume AND x.page = a.page
  JOIN cases c ON c.id = x.case_id ${OF_CASE} ORDER BY a.n, c.id`;

const COVERED = `
  WITH asked AS (${ASKED})
  SELECT a.n, ${COVERAGE} FROM asked a JOIN coverage v ON v.volume = a.volume JOIN sources s ON s.id = v.source`;

const AROUND = `
  WITH asked AS (${ASKED})
  SELECT a.n, ${CASE} FROM asked a
  CROSS JOIN LATERAL (SELECT max(longest) AS longest FROM coverage v WHERE v.volume = a.volume) AS w
  CROSS JOIN LATERAL (
    SELECT x.case_id, x.page FROM citations x
    WHERE x.volume = a.volume AND x.page >= a.page - w.longest AND x.page < a.page AND x.page > 0 AND x.reach >= a.page
    ORDER BY x.page DESC, x.case_id LIMIT ${MOST_AROUND}) AS x
  JOIN cases c ON c.id = x.case_id ${OF_CASE}
  WHERE w.longest > 0 ORDER BY a.n, x.page DESC, c.id`;

/** The cases of the rarest word of each query that have its other words too; the lists of ids are looked into, never spread out. */
const NAMED = `
  WITH asked AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS t(n, word, most)),
  sized AS (
    SELECT a.*, (SELECT coalesce(sum(cardinality(p.cases)), 0) FROM party_words p WHERE p.word = a.word) AS cases FROM asked a),
  rarest AS (SELECT DISTINCT ON (n) n, word, most FROM sized ORDER BY n, cases, word)
  SELECT r.n, ${CASE} FROM rarest r
  CROSS JOIN LATERAL (
    SELECT i.id FROM (SELECT * FROM party_words WHERE word = r.word ORDER BY first_case) p
    CROSS JOIN LATERAL unnest(p.cases) AS i(id)
    WHERE NOT EXISTS (
      SELECT 1 FROM asked o WHERE o.n = r.n AND o.word <> r.word AND NOT EXISTS (
        SELECT 1 FROM party_words q WHERE q.word = o.word AND q.first_case <= i.id AND q.last_case >= i.id AND i.id = ANY (q.cases)))
    ORDER BY i.id LIMIT r.most) AS f
  JOIN cases c ON c.id = f.id ${OF_CASE} ORDER BY r.n, c.id`;
/** Cases beyond the limit that are fetched, in case two words share a number. */
const SPARE = 5;
const MOST_NAMED = 1_000_000;

const IN_VOLUME = `
  WITH asked AS (${ASKED})
  SELECT coalesce(o.page, x.page::text) AS page, ${CASE} FROM asked a JOIN citations x ON x.volume = a.volume
  JOIN cases c ON c.id = x.case_id ${OF_CASE} LEFT JOIN odd_pages o ON o.id = -x.page`;

const OPINION = `
  SELECT o.complete, o.ocr, p.kind, p.pages, p.text FROM opinions o LEFT JOIN opinion_parts p ON p.case_id = o.case_id
  WHERE o.case_id = $1 ORDER BY p.part`;

const OPINION_WORDS = `
  SELECT w.bucket, s.first_case, w.words FROM opinion_words w JOIN sources s ON s.id = w.source
  WHERE w.bucket = ANY ($1::bigint[])`;

const TOTALS = `
  SELECT t.*, (SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class c
               WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace) AS "bytes"
  FROM (${COUNTS}) AS t`;

type Core = Pick<CitationCore, 'reporter' | 'volume'> & Partial<CitationCore>;
type Numbered = { readonly n: number };

export class PostgresReader {
  private readonly reporters = new Map<number, string>();

  constructor(private readonly pool: pg.Pool) {}

  async find(cores: readonly CitationCore[]): Promise<readonly CoreAnswer[]> {
    const rows = await this.asked<CaseRow & Numbered & { listed: boolean }>(FIND, cores);
    const records = await this.records(rows);
    return cores.map((core, index) => {
      const home = `${core.volume} ${core.reporter} ${core.page}`;
      const cases: CaseRecord[] = [];
      let listsEveryCase = false;
      rows.forEach((row, at) => {
        const record = records[at];
        if (row.n !== index + 1 || record === undefined) return;
        cases.push(record);
        listsEveryCase ||= row.listed || ((row.flags & ALONE) !== 0 && record.citations[0] === home);
      });
      return { cases, listsEveryCase };
    });
  }

  async coverage(
    cores: readonly Pick<CitationCore, 'reporter' | 'volume'>[],
  ): Promise<readonly (VolumeCoverage | null)[]> {
    const rows = group(await this.asked<CoverageRow & Numbered>(COVERED, cores));
    return cores.map((core, index) => bestCoverage(core, rows.get(index + 1) ?? []));
  }

  async around(cores: readonly CitationCore[]): Promise<readonly (readonly CaseRecord[])[]> {
    const plain = cores.map((core) => (plainNumber(core.page) === null ? { ...core, page: '' } : core));
    return this.numbered(await this.asked<CaseRow & Numbered>(AROUND, plain), cores.length);
  }

  async named(
    queries: readonly { words: readonly string[]; limit: number }[],
  ): Promise<readonly (readonly CaseRecord[])[]> {
    const folded = queries.map(({ words, limit }) => ({
      words: foldedWords(words),
      most: limit >= 1 ? Math.min(Math.floor(limit), MOST_NAMED) : 0,
    }));
    const asked = folded.flatMap(({ words, most }, index) =>
      most === 0
        ? []
        : [...new Set(words.map(wordNumber))].map((word) => [index + 1, word, most + SPARE] as const),
    );
    if (asked.length === 0) return queries.map(() => []);
    const { rows } = await this.pool.query<CaseRow & Numbered>(
      NAMED,
      [0, 1, 2].map((at) => asked.map((row) => row[at])),
    );
    const found = await this.numbered(rows, queries.length);
    return folded.map(({ words, most }, index) =>
      (found[index] ?? []).filter((record) => holdsWords(record, words)).slice(0, most),
    );
  }

  async opinion(caseId: string, from?: string, to?: string): Promise<Opinion | null> {
    if (!/^\d{1,15}$/.test(caseId)) return null;
    type Row = { complete: number; ocr: number; kind: string | null; pages: string; text: Buffer };
    const { rows } = await this.pool.query<Row>(OPINION, [Number(caseId)]);
    const [head] = rows;
    if (head === undefined) return null;
    const parts = rows.flatMap(({ kind, pages, text }) =>
      kind === null ? [] : [rowToPart({ kind, pages, text } satisfies PartRow)],
    );
    return selectPages({ complete: head.complete === 1, ocr: head.ocr === 1, parts }, from, to);
  }

  async quotedIn(queries: readonly OriginQuery[]): Promise<readonly (readonly OriginCandidate[])[]> {
    const asked = queries.map(({ shingles }) => byBucket(shingles));
    const buckets = [...new Set(asked.flatMap((one) => [...one.keys()]))];
    if (buckets.length === 0) return queries.map(() => []);
    type Row = { bucket: number; first_case: number; words: Buffer };
    const { rows } = await this.pool.query<Row>(OPINION_WORDS, [buckets]);
    const best = queries.map(({ limit }, at) => {
      const tally = new Tally();
      for (const { bucket, first_case, words } of rows) {
        const fingerprints = asked[at]?.get(bucket);
        if (fingerprints !== undefined) readBucket(words, first_case, fingerprints, tally.count);
      }
      return tally.best(limit);
    });
    const ids = [...new Set(best.flatMap((list) => list.map(({ id }) => id)))];
    const cases = await this.pool.query<CaseRow>(
      `SELECT ${CASE} FROM cases c ${OF_CASE} WHERE c.id = ANY ($1)`,
      [ids],
    );
    const records = new Map((await this.records(cases.rows)).map((record) => [Number(record.id), record]));
    return best.map((list) =>
      list.flatMap(({ id, shared }) => {
        const record = records.get(id);
        return record === undefined ? [] : [{ case: record, shared }];
      }),
    );
  }

  async volume(core: Pick<CitationCore, 'reporter' | 'volume'>): Promise<VolumeCases> {
    const [[coverage = null], rows] = await Promise.all([
      this.coverage([core]),
      this.asked<CaseRow & { page: string }>(IN_VOLUME, [core]),
    ]);
    const sorted = byPage(rows);
    const records = await this.records(sorted);
    const cases = sorted.flatMap(({ page }, index) => {
      const record = records[index];
      return record === undefined ? [] : [{ page, case: record }];
    });
    return { coverage, cases };
  }

  async totals(): Promise<StoreTotals> {
    const [totals, sources] = await Promise.all([
      this.pool.query<Omit<StoreTotals, 'schema' | 'sources'>>(TOTALS),
      this.pool.query<SourceRow>('SELECT * FROM sources ORDER BY id'),
    ]);
    const [counts] = totals.rows;
    if (counts === undefined) throw new Error('a count without a row');
    const numbers = Object.fromEntries(
      Object.entries(counts).map(([name, value]) => [name, Number(value)]),
    ) as unknown as typeof counts;
    return { schema: SCHEMA_VERSION, ...numbers, sources: sources.rows.map(sourceRecord) };
  }

  async sourceDate(key: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ as_of: string }>('SELECT as_of FROM sources WHERE key = $1', [
      key,
    ]);
    return rows[0]?.as_of ?? null;
  }

  private async asked<Row extends object>(text: string, cores: readonly Core[]): Promise<Row[]> {
    if (cores.length === 0) return [];
    const pages = cores.map(({ page = '' }) => ({ page: plainNumber(page), odd: page }));
    const { rows } = await this.pool.query<Row>(text, [
      cores.map(({ reporter }) => withoutNul(reporter)),
      cores.map(({ volume }) => withoutNul(volume)),
      pages.map(({ page }) => page),
      pages.map(({ odd }) => withoutNul(odd)),
    ]);
    return rows;
  }

  private async numbered(rows: readonly (CaseRow & Numbered)[], count: number): Promise<CaseRecord[][]> {
    const answers = Array.from({ length: count }, (): CaseRecord[] => []);
    const records = await this.records(rows);
    records.forEach((record, at) => answers[(rows[at]?.n ?? 0) - 1]?.push(record));
    return answers;
  }

  /** Reporters are few and never change their ids: they are fetched once, and again only where an import brought new ones. */
  private async records(rows: readonly CaseRow[]): Promise<readonly CaseRecord[]> {
    const isNew = ({ citations }: CaseRow): boolean =>
      readCitations(citations).some(({ reporter }) => !this.reporters.has(reporter));
    if (rows.some(isNew)) {
      const found = await this.pool.query<{ id: number; abbreviation: string }>(
        'SELECT id, abbreviation FROM reporters',
      );
      for (const { id, abbreviation } of found.rows) this.reporters.set(id, abbreviation);
    }
    return rows.map((row) =>
      caseRecord(row, (id) => {
        const held = this.reporters.get(id);
        if (held === undefined) throw new Error(`reporter ${id} is not in the table of reporters`);
        return held;
      }),
    );
  }
}

/** PostgreSQL refuses a NUL in a text; nothing it holds has one, so such a question finds nothing. */
function withoutNul(text: string): string {
  return text.includes('\0') ? '' : text;
}

function group<Row extends Numbered>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const held = groups.get(row.n);
    if (held === undefined) groups.set(row.n, [row]);
    else held.push(row);
  }
  return groups;
}
