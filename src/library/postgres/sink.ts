/** The rows of an import, into PostgreSQL: one statement a table and batch, its columns as arrays. */
import type pg from 'pg';
import type { Cell, EarlierImport, NewSource, RowSink } from '../rows/rowSink';
import { columnsOf, type ColumnType, type TableName } from '../tables';

const ARRAYS: Readonly<Record<ColumnType, string>> = {
  id: 'bigint[]',
  newId: 'bigint[]',
  number: 'bigint[]',
  text: 'text[]',
  bytes: 'bytea[]',
  // An array of arrays would be one flat array to the server; each list goes as its text.
  caseIds: 'text[]',
};

export class PostgresSink implements RowSink {
  private readonly waiting = new Map<TableName, Cell[][]>();
  private readonly statements = new Map<TableName, string>();

  constructor(private readonly client: pg.ClientBase) {}

  async earlierImport(key: string): Promise<EarlierImport | null> {
    const { rows } = await this.client.query<EarlierImport>(
      'SELECT id, first_case AS "firstCase", last_case AS "lastCase", cases, opinions FROM sources WHERE key = $1',
      [key],
    );
    return rows[0] ?? null;
  }

  async drop(old: EarlierImport): Promise<void> {
    const range = [old.firstCase, old.lastCase];
    for (const [table, id] of [
      ['citations', 'case_id'],
      ['party_words', 'first_case'],
      ['cases', 'id'],
      ['opinions', 'case_id'],
      ['opinion_parts', 'case_id'],
    ])
      await this.client.query(`DELETE FROM ${table} WHERE ${id} BETWEEN $1 AND $2`, range);
    for (const table of ['coverage', 'opinion_words'])
      await this.client.query(`DELETE FROM ${table} WHERE source = $1`, [old.id]);
    await this.client.query('DELETE FROM sources WHERE id = $1', [old.id]);
  }

  async nextCase(): Promise<number> {
    const { rows } = await this.client.query<{ value: number }>(
      `SELECT value FROM settings WHERE name = 'nextCase'`,
    );
    return rows[0]?.value ?? 1;
  }

  async putSource({ key, name, kind, asOf, importedAt, firstCase }: NewSource): Promise<number> {
    const { rows } = await this.client.query<{ id: number }>(
      `INSERT INTO sources (key, name, kind, as_of, imported_at, first_case, last_case, cases, citations, opinions)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0) RETURNING id`,
      [key, name, kind, asOf, importedAt, firstCase, firstCase - 1],
    );
    return rows[0]?.id ?? 0;
  }

  async finishSource(id: number, totals: Parameters<RowSink['finishSource']>[1]): Promise<void> {
    await this.flush();
    await this.client.query(
      'UPDATE sources SET last_case = $1, cases = $2, citations = $3, opinions = $4 WHERE id = $5',
      [totals.lastCase, totals.cases, totals.citations, totals.opinions, id],
    );
    await this.client.query(
      `INSERT INTO settings VALUES ('nextCase', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [totals.lastCase + 1],
    );
  }

  async intern(
    table: 'reporters' | 'courts' | 'odd_pages',
    texts: readonly string[],
  ): Promise<readonly number[]> {
    const column = columnsOf(table)[1]?.name ?? '';
    await this.client.query(
      `INSERT INTO ${table} (${column}) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`,
      [texts],
    );
    const { rows } = await this.client.query<{ id: number }>(
      `SELECT t.id FROM unnest($1::text[]) WITH ORDINALITY AS a(text, n) JOIN ${table} t ON t.${column} = a.text ORDER BY a.n`,
      [texts],
    );
    return rows.map(({ id }) => id);
  }

  async internVolumes(
    volumes: readonly { readonly reporter: number; readonly volume: string }[],
  ): Promise<readonly number[]> {
    const columns = [volumes.map(({ reporter }) => reporter), volumes.map(({ volume }) => volume)];
    await this.client.query(
      `INSERT INTO volumes (reporter, volume) SELECT * FROM unnest($1::bigint[], $2::text[]) ON CONFLICT DO NOTHING`,
      columns,
    );
    const { rows } = await this.client.query<{ id: number }>(
      `SELECT v.id FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS a(reporter, volume, n)
       JOIN volumes v ON v.reporter = a.reporter AND v.volume = a.volume ORDER BY a.n`,
      columns,
    );
    return rows.map(({ id }) => id);
  }

  put(table: TableName, row: readonly Cell[]): void {
    const columns = this.waiting.get(table) ?? columnsOf(table).map((): Cell[] => []);
    row.forEach((cell, at) => columns[at]?.push(isCaseIds(cell) ? `{${cell.join(',')}}` : cell));
    this.waiting.set(table, columns);
  }

  async flush(): Promise<void> {
    for (const [table, columns] of this.waiting) await this.client.query(this.statement(table), columns);
    this.waiting.clear();
  }

  private statement(table: TableName): string {
    const held = this.statements.get(table);
    if (held !== undefined) return held;
    const columns = columnsOf(table);
    const values = columns.map(({ type }, at) => `c${at}${type === 'caseIds' ? '::bigint[]' : ''}`);
    const arrays = columns.map(({ type }, at) => `$${at + 1}::${ARRAYS[type]}`);
    const names = columns.map((_, at) => `c${at}`);
    const made = `INSERT INTO ${table} SELECT ${values.join(', ')} FROM unnest(${arrays.join(', ')}) AS t(${names.join(', ')})`;
    this.statements.set(table, made);
    return made;
  }
}

function isCaseIds(cell: Cell): cell is readonly number[] {
  return typeof cell === 'object' && cell !== null && !Buffer.isBuffer(cell);
}
