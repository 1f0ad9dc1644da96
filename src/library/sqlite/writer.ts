/**
 * Putting a source into a library file, in SQL: the earlier import of the same key goes and the new one comes inside one
 * transaction. Memory stays flat however long the stream is; ids of cases are never used twice.
 */
import type Database from 'better-sqlite3';
import { LibraryError } from '../errors';
import type { ImportedCase, ImportOptions, ImportOutcome, ImportSource } from '../model';
import type { Opinion } from '../../quotation/model';
import { partyWords } from '../words';
import { partToRow } from './opinionRows';
import { readCitations, storeCitations, storeDate, storeNumber, type StoredNumber } from './values';
import { VolumeLedger } from './volumeLedger';

/** Cases between two progress reports and looks at the abort signal. */
const CASES_A_BEAT = 2000;

function prepareAll(db: Database.Database) {
  return {
    oldSource: db.prepare<[string], { id: number; first_case: number; last_case: number; cases: number }>(
      'SELECT id, first_case, last_case, cases FROM sources WHERE key = ?',
    ),
    nextCase: db.prepare<[], { value: number }>(`SELECT value FROM settings WHERE name = 'nextCase'`),
    keepNextCase: db.prepare<[number]>(
      `INSERT INTO settings VALUES ('nextCase', ?) ON CONFLICT DO UPDATE SET value = excluded.value`,
    ),
    putSource: db.prepare<[string, string, string, string, string, number]>(
      `INSERT INTO sources (key, name, kind, as_of, imported_at, first_case, last_case, cases, citations, opinions)
       VALUES (?, ?, ?, ?, ?, ?, -1, 0, 0, 0)`,
    ),
    finishSource: db.prepare<[number, number, number, number, number]>(
      'UPDATE sources SET last_case = ?, cases = ?, citations = ?, opinions = ? WHERE id = ?',
    ),
    reporterId: db.prepare<[string], { id: number }>('SELECT id FROM reporters WHERE abbreviation = ?'),
    putReporter: db.prepare<[string]>('INSERT INTO reporters (abbreviation) VALUES (?)'),
    courtId: db.prepare<[string], { id: number }>('SELECT id FROM courts WHERE court = ?'),
    putCourt: db.prepare<[string]>('INSERT INTO courts (court) VALUES (?)'),
    putCase: db.prepare<
      [
        id: number,
        source: number,
        court: number | null,
        decided: number | null,
        hasOpinion: number,
        name: string,
        citations: string,
        lastPage: string | null,
        docket: string | null,
        url: string | null,
        key: string | null,
        alone: number,
      ]
    >('INSERT INTO cases VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    putName: db.prepare<[number, number, string]>('INSERT INTO names VALUES (?, ?, ?)'),
    putCitation: db.prepare<[number, StoredNumber, StoredNumber, number, number | null]>(
      'INSERT OR IGNORE INTO citations VALUES (?, ?, ?, ?, ?)',
    ),
    putWords: db.prepare<[number, string]>('INSERT INTO party_words (rowid, words) VALUES (?, ?)'),
    putOpinion: db.prepare<[number, number, number]>('INSERT INTO opinions VALUES (?, ?, ?)'),
    putPart: db.prepare<[number, number, string, string, Buffer]>(
      'INSERT INTO opinion_parts VALUES (?, ?, ?, ?, ?)',
    ),
    putVolume: db.prepare<
      [
        number,
        StoredNumber,
        number,
        number,
        number,
        number | null,
        number,
        number,
        number | null,
        number | null,
      ]
    >('INSERT INTO volumes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    oldCases: db.prepare<[number, number], { id: number; name: string; citations: string }>(
      'SELECT id, name, citations FROM cases WHERE id BETWEEN ? AND ?',
    ),
    namesOf: db.prepare<[number], { name: string }>(
      'SELECT name FROM names WHERE case_id = ? ORDER BY position',
    ),
    dropCitation: db.prepare<[number, StoredNumber, StoredNumber, number]>(
      'DELETE FROM citations WHERE reporter = ? AND volume = ? AND page = ? AND case_id = ?',
    ),
    dropWords: db.prepare<[number, string]>(
      `INSERT INTO party_words (party_words, rowid, words) VALUES ('delete', ?, ?)`,
    ),
    dropRange: ['cases', 'names', 'opinions', 'opinion_parts'].map((table) =>
      db.prepare<[number, number]>(
        `DELETE FROM ${table} WHERE ${table === 'cases' ? 'id' : 'case_id'} BETWEEN ? AND ?`,
      ),
    ),
    dropVolumes: db.prepare<[number]>('DELETE FROM volumes WHERE source = ?'),
    dropSource: db.prepare<[number]>('DELETE FROM sources WHERE id = ?'),
  };
}

const wordsOf = (names: readonly string[]): string => [...new Set(names.flatMap(partyWords))].join(' ');

/**
 * Replaces one source inside one transaction of `db`; rolls back and rethrows whatever the stream or the database throws.
 * `importedAt` is an ISO instant.
 */
export async function replaceSource(
  db: Database.Database,
  source: ImportSource,
  importedAt: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  db.exec('BEGIN IMMEDIATE');
  try {
    const outcome = await new SourceWriter(db, source, importedAt).run(options);
    db.exec('COMMIT');
    return outcome;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

class SourceWriter {
  private readonly sql: ReturnType<typeof prepareAll>;
  private readonly ledger: VolumeLedger;
  private readonly reporterIds = new Map<string, number>();
  private readonly courtIds = new Map<string, number>();
  private readonly counts = { cases: 0, citations: 0, opinions: 0, withoutCitation: 0 };

  constructor(
    db: Database.Database,
    private readonly source: ImportSource,
    private readonly importedAt: string,
  ) {
    this.sql = prepareAll(db);
    this.ledger = new VolumeLedger(source.volumes);
  }

  async run({ signal, onProgress }: ImportOptions): Promise<ImportOutcome> {
    const started = performance.now();
    const { source } = this;
    const replaced = this.dropEarlierImport();
    const firstCase = this.sql.nextCase.get()?.value ?? 1;
    const { key, name, kind, asOf } = source;
    const sourceId = Number(
      this.sql.putSource.run(key, name, kind, asOf, this.importedAt, firstCase).lastInsertRowid,
    );

    const report = (): void => {
      const seconds = (performance.now() - started) / 1000;
      const { cases } = this.counts;
      const rate = seconds > 0 ? cases / seconds : 0;
      const left = source.expectedCases === null || rate === 0 ? null : (source.expectedCases - cases) / rate;
      onProgress?.({
        source: source.name,
        cases,
        expectedCases: source.expectedCases,
        casesPerSecond: Math.round(rate),
        secondsLeft: left === null ? null : Math.max(0, left),
      });
    };
    let nextCase = firstCase;
    for await (const imported of source.cases) {
      if (this.counts.cases % CASES_A_BEAT === 0) {
        if (signal?.aborted === true) throw new LibraryError({ kind: 'cancelled', source: source.name });
        report();
      }
      this.put(nextCase, sourceId, imported);
      nextCase += 1;
    }
    if (signal?.aborted === true) throw new LibraryError({ kind: 'cancelled', source: source.name });

    this.putVolumes(sourceId);
    const { cases, citations, opinions, withoutCitation } = this.counts;
    this.sql.finishSource.run(nextCase - 1, cases, citations, opinions, sourceId);
    this.sql.keepNextCase.run(nextCase);
    report();
    const seconds = (performance.now() - started) / 1000;
    return { source: source.name, cases, citations, opinions, withoutCitation, replaced, seconds };
  }

  private put(id: number, sourceId: number, imported: ImportedCase): void {
    const reach = reachOf(imported);
    const stored = imported.citations.map(({ reporter, volume, page }) => ({
      reporter: this.reporterId(reporter),
      volume,
      page,
    }));
    this.sql.putCase.run(
      id,
      sourceId,
      imported.court === null ? null : this.courtId(imported.court),
      storeDate(imported.date),
      imported.opinion === null ? 0 : 1,
      imported.name,
      storeCitations(stored),
      imported.lastPage,
      imported.docketNumber,
      imported.url,
      imported.key,
      imported.aloneOnPage ? 1 : 0,
    );
    imported.otherNames.forEach((name, position) => this.sql.putName.run(id, position, name));
    stored.forEach(({ reporter, volume, page }, index) =>
      this.sql.putCitation.run(
        reporter,
        storeNumber(volume),
        storeNumber(page),
        id,
        index === 0 ? reach : null,
      ),
    );
    const words = wordsOf([imported.name, ...imported.otherNames]);
    if (words !== '') this.sql.putWords.run(id, words);
    if (imported.opinion !== null) this.putOpinion(id, imported.opinion);
    this.ledger.add(imported, reach);

    this.counts.cases += 1;
    this.counts.citations += stored.length;
    if (stored.length === 0) this.counts.withoutCitation += 1;
  }

  private putOpinion(id: number, opinion: Opinion): void {
    this.sql.putOpinion.run(id, opinion.complete ? 1 : 0, opinion.ocr ? 1 : 0);
    opinion.parts.forEach((part, index) => {
      const { kind, pages, text } = partToRow(part);
      this.sql.putPart.run(id, index, kind, pages, text);
    });
    this.counts.opinions += 1;
  }

  private putVolumes(sourceId: number): void {
    for (const summary of this.ledger.summaries())
      this.sql.putVolume.run(
        this.reporterId(summary.reporter),
        storeNumber(summary.volume),
        sourceId,
        summary.tiled ? 1 : 0,
        summary.listsEveryCase ? 1 : 0,
        summary.lastPage,
        summary.longest,
        summary.cases,
        summary.firstYear,
        summary.lastYear,
      );
  }

  /** Takes an earlier import of this key away; returns how many cases it had. */
  private dropEarlierImport(): number {
    const old = this.sql.oldSource.get(this.source.key);
    if (old === undefined) return 0;
    for (let first = old.first_case; first <= old.last_case; first += CASES_A_BEAT)
      this.dropCases(first, Math.min(first + CASES_A_BEAT - 1, old.last_case));
    this.sql.dropVolumes.run(old.id);
    this.sql.dropSource.run(old.id);
    return old.cases;
  }

  private dropCases(first: number, last: number): void {
    for (const { id, name, citations } of this.sql.oldCases.all(first, last)) {
      for (const { reporter, volume, page } of readCitations(citations))
        this.sql.dropCitation.run(reporter, storeNumber(volume), storeNumber(page), id);
      // A contentless index forgets a row only when told the very words it was given.
      const words = wordsOf([name, ...this.sql.namesOf.all(id).map((row) => row.name)]);
      if (words !== '') this.sql.dropWords.run(id, words);
    }
    for (const drop of this.sql.dropRange) drop.run(first, last);
  }

  private reporterId(abbreviation: string): number {
    const held =
      this.reporterIds.get(abbreviation) ??
      this.sql.reporterId.get(abbreviation)?.id ??
      Number(this.sql.putReporter.run(abbreviation).lastInsertRowid);
    this.reporterIds.set(abbreviation, held);
    return held;
  }

  private courtId(court: string): number {
    const held =
      this.courtIds.get(court) ??
      this.sql.courtId.get(court)?.id ??
      Number(this.sql.putCourt.run(court).lastInsertRowid);
    this.courtIds.set(court, held);
    return held;
  }
}

/** The last page the case is known to fill: by the source's word, else the greatest page label of its text. */
function reachOf(imported: ImportedCase): number | null {
  const labels = [
    imported.lastPage,
    ...(imported.opinion?.parts.flatMap(({ pages }) => pages.map(({ label }) => label)) ?? []),
  ];
  const numbers = labels.flatMap((label) =>
    label !== null && /^\d{1,9}$/.test(label) ? [Number(label)] : [],
  );
  return numbers.length === 0 ? null : Math.max(...numbers);
}
