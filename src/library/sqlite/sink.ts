/** The rows of an import, into a library file. Rows go in by the dozen: a statement a row costs more than the row. */
import type Database from 'better-sqlite3';
import type { Cell, EarlierImport, NewSource, RowSink } from '../rows/rowSink';
import { readCitations, plainNumber, storeCaseIds } from '../rows/values';
import { wordNumbers } from '../rows/partyIndex';
import { BUCKETS } from '../rows/shingleIndex';
import { columnsOf, TABLES, type TableName } from '../tables';

/** SQLite takes at most 32,766 parameters; beyond some hundreds nothing is gained. */
const PARAMETERS_AT_ONCE = 500;
/** An import that is this part of the library, or more, is taken away by reading the tables through. */
const LARGE_PART = 0.1;
const CASES_AT_ONCE = 2000;

export class SqliteSink implements RowSink {
  private readonly tables: ReadonlyMap<TableName, BulkTable>;
  constructor(private readonly db: Database.Database) {
    this.tables = new Map(TABLES.map(({ name }) => [name, new BulkTable(db, name)]));
  }

  earlierImport(key: string): EarlierImport | null {
    const row = this.db
      .prepare<[string], EarlierImport>(
        'SELECT id, first_case AS firstCase, last_case AS lastCase, cases, opinions FROM sources WHERE key = ?',
      )
      .get(key);
    return row ?? null;
  }

  drop(old: EarlierImport): void {
    const { db } = this;
    const held =
      db.prepare<[], { cases: number }>('SELECT sum(cases) AS cases FROM sources').get()?.cases ?? 0;
    if (old.cases > held * LARGE_PART) {
      const range = [old.firstCase, old.lastCase];
      db.prepare('DELETE FROM citations WHERE case_id BETWEEN ? AND ?').run(range);
      db.prepare('DELETE FROM party_words WHERE first_case BETWEEN ? AND ?').run(range);
      db.prepare('DELETE FROM opinion_words WHERE source = ?').run(old.id);
    } else this.dropByKey(old);
    for (const [table, id] of [
      ['cases', 'id'],
      ['opinions', 'case_id'],
      ['opinion_parts', 'case_id'],
    ])
      db.prepare(`DELETE FROM ${table} WHERE ${id} BETWEEN ? AND ?`).run(old.firstCase, old.lastCase);
    db.prepare('DELETE FROM coverage WHERE source = ?').run(old.id);
    db.prepare('DELETE FROM sources WHERE id = ?').run(old.id);
  }

  private dropShingles(source: number): void {
    const drop = this.db.prepare('DELETE FROM opinion_words WHERE bucket = ? AND source = ?');
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) drop.run(bucket, source);
  }

  /** Finds each citation and word of the old cases again, so that a small source costs little in a large library. */
  private dropByKey(old: EarlierImport): void {
    const { db } = this;
    if (old.opinions > 0) this.dropShingles(old.id);
    type Row = { id: number; name: string; citations: Buffer; other_names: string | null };
    const cases = db.prepare<[number, number], Row>(
      'SELECT id, name, citations, other_names FROM cases WHERE id BETWEEN ? AND ?',
    );
    const volume = db.prepare<[number, string], { id: number }>(
      'SELECT id FROM volumes WHERE reporter = ? AND volume = ?',
    );
    const oddPage = db.prepare<[string], { id: number }>('SELECT id FROM odd_pages WHERE page = ?');
    const dropCitation = db.prepare('DELETE FROM citations WHERE volume = ? AND page = ? AND case_id = ?');
    const dropWord = db.prepare('DELETE FROM party_words WHERE word = ? AND first_case BETWEEN ? AND ?');
    for (let first = old.firstCase; first <= old.lastCase; first += CASES_AT_ONCE) {
      const words = new Set<number>();
      for (const row of cases.all(first, Math.min(first + CASES_AT_ONCE - 1, old.lastCase))) {
        for (const core of readCitations(row.citations)) {
          const page = plainNumber(core.page) ?? -(oddPage.get(core.page)?.id ?? 0);
          dropCitation.run(volume.get(core.reporter, core.volume)?.id ?? 0, page, row.id);
        }
        const others = row.other_names === null ? [] : (JSON.parse(row.other_names) as string[]);
        for (const name of [row.name, ...others]) for (const word of wordNumbers(name)) words.add(word);
      }
      for (const word of words) dropWord.run(word, old.firstCase, old.lastCase);
    }
  }

  nextCase(): number {
    const row = this.db
      .prepare<[], { value: number }>(`SELECT value FROM settings WHERE name = 'nextCase'`)
      .get();
    return row?.value ?? 1;
  }

  putSource({ key, name, kind, asOf, importedAt, firstCase }: NewSource): number {
    const { lastInsertRowid } = this.db
      .prepare(
        `INSERT INTO sources (key, name, kind, as_of, imported_at, first_case, last_case, cases, citations, opinions)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 0)`,
      )
      .run(key, name, kind, asOf, importedAt, firstCase, firstCase - 1);
    return Number(lastInsertRowid);
  }

  finishSource(id: number, totals: Parameters<RowSink['finishSource']>[1]): void {
    this.flush();
    for (const table of this.tables.values()) table.finish();
    this.db
      .prepare('UPDATE sources SET last_case = ?, cases = ?, citations = ?, opinions = ? WHERE id = ?')
      .run(totals.lastCase, totals.cases, totals.citations, totals.opinions, id);
    this.db
      .prepare(`INSERT INTO settings VALUES ('nextCase', ?) ON CONFLICT DO UPDATE SET value = excluded.value`)
      .run(totals.lastCase + 1);
  }

  intern(table: 'reporters' | 'courts' | 'odd_pages', texts: readonly string[]): readonly number[] {
    const column = columnsOf(table)[1]?.name ?? '';
    const find = this.db.prepare<[string], { id: number }>(`SELECT id FROM ${table} WHERE ${column} = ?`);
    const put = this.db.prepare<[string]>(`INSERT INTO ${table} (${column}) VALUES (?)`);
    return texts.map((text) => find.get(text)?.id ?? Number(put.run(text).lastInsertRowid));
  }

  internVolumes(volumes: readonly { reporter: number; volume: string }[]): readonly number[] {
    const find = this.db.prepare<[number, string], { id: number }>(
      'SELECT id FROM volumes WHERE reporter = ? AND volume = ?',
    );
    const put = this.db.prepare<[number, string]>('INSERT INTO volumes (reporter, volume) VALUES (?, ?)');
    return volumes.map(
      ({ reporter, volume }) =>
        find.get(reporter, volume)?.id ?? Number(put.run(reporter, volume).lastInsertRowid),
    );
  }

  put(table: TableName, row: readonly Cell[]): void {
    this.tables.get(table)?.put(row);
  }

  /** Rows that do not fill a statement yet may wait: nobody sees them before the end of the transaction. */
  flush(): void {
    return;
  }
}

/** One table's rows, gathered until they fill a statement of many. Columns at the end that are null in all of them are left out. */
class BulkTable {
  private readonly width: number;
  private readonly most: number;
  /** How many columns stand before the nullable ones at the end. */
  private readonly needed: number;
  private readonly narrow: Database.Statement;
  private readonly wide: Database.Statement;
  private readonly one: Database.Statement;
  private waiting: Cell[] = [];
  private hasTail = false;

  constructor(db: Database.Database, name: TableName) {
    const columns = columnsOf(name);
    this.width = columns.length;
    this.most = Math.floor(PARAMETERS_AT_ONCE / this.width);
    const tail = [...columns].reverse().findIndex(({ nullable }) => nullable !== true);
    this.needed = columns.length - Math.max(0, tail);
    const insert = (width: number, rows: number): Database.Statement => {
      const names = columns.slice(0, width).map((column) => column.name);
      const row = `(${names.map(() => '?').join(', ')})`;
      const all = Array.from({ length: rows }, () => row).join(', ');
      return db.prepare(`INSERT INTO ${name} (${names.join(', ')}) VALUES ${all}`);
    };
    this.narrow = insert(this.needed, this.most);
    this.wide = insert(this.width, this.most);
    this.one = insert(this.width, 1);
  }

  put(row: readonly Cell[]): void {
    const { waiting, width, needed } = this;
    for (let at = 0; at < width; at++) {
      const cell = row[at] ?? null;
      waiting.push(isCaseIds(cell) ? storeCaseIds(cell) : cell);
      if (at >= needed && cell !== null) this.hasTail = true;
    }
    if (waiting.length < this.most * width) return;
    if (this.hasTail) this.wide.run(waiting);
    else this.narrow.run(this.withoutTails());
    this.waiting = [];
    this.hasTail = false;
  }

  finish(): void {
    for (let at = 0; at < this.waiting.length; at += this.width)
      this.one.run(this.waiting.slice(at, at + this.width));
    this.waiting = [];
    this.hasTail = false;
  }

  private withoutTails(): Cell[] {
    const { waiting, width, needed } = this;
    if (width === needed) return waiting;
    let to = 0;
    for (let from = 0; from < waiting.length; from += width)
      for (let at = 0; at < needed; at++) waiting[to++] = waiting[from + at] ?? null;
    waiting.length = to;
    return waiting;
  }
}

function isCaseIds(cell: Cell): cell is readonly number[] {
  return typeof cell === 'object' && cell !== null && !Buffer.isBuffer(cell);
}
