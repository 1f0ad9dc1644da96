/** The questions to a library file as prepared statements, and the rows that they give. SQL only; `reader.ts` makes sense of it. */
import type Database from 'better-sqlite3';
import type { StoreTotals } from '../store';
import type { PartRow } from './opinionRows';
import type { StoredNumber } from './values';

export interface CaseRow {
  readonly id: number;
  readonly source: number;
  readonly court: number | null;
  readonly decided: number | null;
  readonly has_opinion: number;
  readonly name: string;
  readonly citations: string;
  readonly last_page: string | null;
  readonly docket: string | null;
  readonly url: string | null;
  readonly alone: number;
}
export interface VolumeRow {
  readonly tiled: number;
  readonly lists_every_case: number;
  readonly last_page: number | null;
  readonly longest: number;
  readonly cases: number;
  readonly first_year: number | null;
  readonly last_year: number | null;
  readonly source: number;
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

const CASE_COLUMNS =
  'c.id, c.source, c.court, c.decided, c.has_opinion, c.name, c.citations, c.last_page, c.docket, c.url, c.alone';

export function prepareAll(db: Database.Database) {
  return {
    reporterId: db.prepare<[string], { id: number }>('SELECT id FROM reporters WHERE abbreviation = ?'),
    reporter: db.prepare<[number], { abbreviation: string }>(
      'SELECT abbreviation FROM reporters WHERE id = ?',
    ),
    court: db.prepare<[number], { court: string }>('SELECT court FROM courts WHERE id = ?'),
    source: db.prepare<[number], SourceRow>('SELECT * FROM sources WHERE id = ?'),
    sources: db.prepare<[], SourceRow>('SELECT * FROM sources ORDER BY id'),
    names: db.prepare<[number], { name: string }>(
      'SELECT name FROM names WHERE case_id = ? ORDER BY position',
    ),
    startsAt: db.prepare<[number, StoredNumber, StoredNumber], CaseRow>(
      `SELECT ${CASE_COLUMNS} FROM citations x JOIN cases c ON c.id = x.case_id
       WHERE x.reporter = ? AND x.volume = ? AND x.page = ? ORDER BY x.case_id`,
    ),
    around: db.prepare<[number, StoredNumber, number, number, number, number], CaseRow>(
      `SELECT ${CASE_COLUMNS} FROM citations x JOIN cases c ON c.id = x.case_id
       WHERE x.reporter = ? AND x.volume = ? AND x.page >= ? AND x.page < ? AND x.reach >= ?
       ORDER BY x.page DESC, x.case_id LIMIT ?`,
    ),
    inVolume: db.prepare<[number, StoredNumber], CaseRow & { page: StoredNumber }>(
      `SELECT x.page, ${CASE_COLUMNS} FROM citations x JOIN cases c ON c.id = x.case_id
       WHERE x.reporter = ? AND x.volume = ? ORDER BY x.page, x.case_id`,
    ),
    volumes: db.prepare<[number, StoredNumber], VolumeRow>(
      'SELECT * FROM volumes WHERE reporter = ? AND volume = ?',
    ),
    named: db.prepare<[string, number], CaseRow>(
      `SELECT ${CASE_COLUMNS} FROM party_words JOIN cases c ON c.id = party_words.rowid
       WHERE party_words MATCH ? LIMIT ?`,
    ),
    opinion: db.prepare<[number], { complete: number; ocr: number }>(
      'SELECT complete, ocr FROM opinions WHERE case_id = ?',
    ),
    parts: db.prepare<[number], PartRow>(
      'SELECT kind, pages, text FROM opinion_parts WHERE case_id = ? ORDER BY part',
    ),
    counts: db.prepare<[], Omit<StoreTotals, 'schema' | 'bytes' | 'sources'>>(
      `SELECT coalesce(sum(cases), 0) AS cases, coalesce(sum(citations), 0) AS citations,
              coalesce(sum(opinions), 0) AS opinions, (SELECT count(*) FROM reporters) AS reporters,
              (SELECT count(*) FROM (SELECT DISTINCT reporter, volume FROM volumes)) AS volumes,
              (SELECT count(*) FROM (SELECT DISTINCT reporter, volume FROM volumes WHERE tiled = 1)) AS tiledVolumes
       FROM sources`,
    ),
  };
}
