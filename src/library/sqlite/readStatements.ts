/** The questions to a library file as prepared statements, and the rows that they give. SQL only; `reader.ts` makes sense of it. */
import type Database from 'better-sqlite3';
import type { CaseRow, CoverageRow, SourceRow } from '../rows/records';
import type { PartRow } from '../rows/opinionRows';
import { CASE, COUNTS, COVERAGE, OF_CASE } from '../rows/sql';
import type { StoreTotals } from '../store';

export type RawPart = Omit<PartRow, 'text'> & { readonly text: Buffer };

export function prepareAll(db: Database.Database) {
  return {
    reporterId: db.prepare<[string], { id: number }>('SELECT id FROM reporters WHERE abbreviation = ?'),
    reporter: db.prepare<[number], { abbreviation: string }>(
      'SELECT abbreviation FROM reporters WHERE id = ?',
    ),
    volumeId: db.prepare<[number, string], { id: number }>(
      'SELECT id FROM volumes WHERE reporter = ? AND volume = ?',
    ),
    oddPage: db.prepare<[string], { id: number }>('SELECT id FROM odd_pages WHERE page = ?'),
    sources: db.prepare<[], SourceRow>('SELECT * FROM sources ORDER BY id'),
    sourceDate: db.prepare<[string], { as_of: string }>('SELECT as_of FROM sources WHERE key = ?'),
    startsAt: db.prepare<[number, number], CaseRow>(
      `SELECT ${CASE} FROM citations x JOIN cases c ON c.id = x.case_id ${OF_CASE}
       WHERE x.volume = ? AND x.page = ? ORDER BY x.case_id`,
    ),
    around: db.prepare<[number, number, number, number, number], CaseRow>(
      `SELECT ${CASE} FROM citations x JOIN cases c ON c.id = x.case_id ${OF_CASE}
       WHERE x.volume = ? AND x.page >= ? AND x.page < ? AND x.page > 0 AND x.reach >= ?
       ORDER BY x.page DESC, x.case_id LIMIT ?`,
    ),
    inVolume: db.prepare<[number], CaseRow & { page: string }>(
      `SELECT ${CASE}, coalesce(o.page, CAST(x.page AS TEXT)) AS page
       FROM citations x JOIN cases c ON c.id = x.case_id ${OF_CASE} LEFT JOIN odd_pages o ON o.id = -x.page
       WHERE x.volume = ?`,
    ),
    coverage: db.prepare<[number], CoverageRow>(
      `SELECT ${COVERAGE} FROM coverage v JOIN sources s ON s.id = v.source WHERE v.volume = ?`,
    ),
    listsPage: db.prepare<[number, number], { listed: number }>(
      'SELECT 1 AS listed FROM coverage WHERE volume = ? AND lists_to >= ? LIMIT 1',
    ),
    runsOfWord: db.prepare<[number], { runs: number }>(
      'SELECT count(*) AS runs FROM party_words WHERE word = ?',
    ),
    wordRuns: db.prepare<[number, number, number], { first_case: number; cases: Buffer }>(
      'SELECT first_case, cases FROM party_words WHERE word = ? AND first_case > ? ORDER BY first_case LIMIT ?',
    ),
    wordRunAt: db.prepare<[number, number], { first_case: number; last_case: number; cases: Buffer }>(
      `SELECT first_case, last_case, cases FROM party_words
       WHERE word = ? AND first_case <= ? ORDER BY first_case DESC LIMIT 1`,
    ),
    opinionWords: db.prepare<[number], { first_case: number; words: Buffer }>(
      `SELECT s.first_case, w.words FROM opinion_words w JOIN sources s ON s.id = w.source WHERE w.bucket = ?`,
    ),
    caseById: db.prepare<[number], CaseRow>(`SELECT ${CASE} FROM cases c ${OF_CASE} WHERE c.id = ?`),
    opinion: db.prepare<[number], { complete: number; ocr: number }>(
      'SELECT complete, ocr FROM opinions WHERE case_id = ?',
    ),
    parts: db.prepare<[number], RawPart>(
      'SELECT kind, pages, text FROM opinion_parts WHERE case_id = ? ORDER BY part',
    ),
    counts: db.prepare<[], Omit<StoreTotals, 'schema' | 'bytes' | 'sources'>>(COUNTS),
  };
}
