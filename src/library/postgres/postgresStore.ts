/**
 * The store of a firm: a PostgreSQL server that many read at once. An import is one transaction on a connection of its own, so readers
 * see the old library until the new one is whole; the first import makes the tables.
 */
import type pg from 'pg';
import { LibraryError } from '../errors';
import type { ImportOptions, ImportOutcome, ImportSource } from '../model';
import { writeSource } from '../rows/sourceWriter';
import type { CaseStore } from '../store';
import { DIALECTS, SCHEMA_VERSION, schemaFor } from '../tables';
import {
  asLibraryError,
  codeOf,
  NO_SCHEMA,
  NO_TABLE,
  poolFor,
  readAddress,
  type Address,
} from './connection';
import { PostgresReader } from './reader';
import { PostgresSink } from './sink';

/** How long an import waits for another one to end. */
const LOCK_WAIT = '10s';

/** Opens the store. Throws LibraryError where the server, or with `create` false the library, is not there. */
export async function openPostgresStore(
  where: string,
  now: () => Date,
  create: boolean,
): Promise<{ readonly store: CaseStore; readonly shown: string; readonly name: string }> {
  const address = readAddress(where);
  const pool = poolFor(address);
  const reader = new PostgresReader(pool);
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw asLibraryError(error, address);
    }
  };
  try {
    await guarded(async () => {
      const version = await versionOf(pool);
      if (version !== null) return refuseOther(version, address);
      if (!create) throw new LibraryError({ kind: 'missing', path: address.shown });
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const store: CaseStore = {
    find: (cores) => guarded(() => reader.find(cores)),
    coverage: (cores) => guarded(() => reader.coverage(cores)),
    around: (cores) => guarded(() => reader.around(cores)),
    named: (queries) => guarded(() => reader.named(queries)),
    opinion: (caseId, from, to) => guarded(() => reader.opinion(caseId, from, to)),
    quotedIn: (queries) => guarded(() => reader.quotedIn(queries)),
    volume: (core) => guarded(() => reader.volume(core)),
    totals: () => guarded(() => reader.totals()),
    sourceDate: (key) =>
      guarded(async () => ((await versionOf(pool)) === null ? null : reader.sourceDate(key))),
    replaceSource: (source, options = {}) =>
      guarded(() => replaceSource(pool, address, source, now().toISOString(), options)),
    close: () => void pool.end(),
  };
  return { store, shown: address.shown, name: nameOf(address) };
}

/** What the library is called: its schema where one is named, else its database. */
function nameOf({ url, schema, shown }: Address): string {
  return shown.includes('?schema=') ? schema : decodeURIComponent(new URL(url).pathname.slice(1));
}

async function versionOf(client: pg.Pool | pg.ClientBase): Promise<number | null> {
  try {
    const { rows } = await (client as pg.Pool).query<{ value: number }>(
      `SELECT value FROM settings WHERE name = 'schemaVersion'`,
    );
    return rows[0]?.value ?? null;
  } catch (error) {
    if ([NO_TABLE, NO_SCHEMA].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}

function refuseOther(found: number, { shown }: Address): void {
  if (found !== SCHEMA_VERSION)
    throw new LibraryError({ kind: 'otherVersion', path: shown, found, wanted: SCHEMA_VERSION });
}

async function replaceSource(
  pool: pg.Pool,
  address: Address,
  source: ImportSource,
  importedAt: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that is lost between two statements says so here; the next statement fails with it.
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`);
    // One import at a time: ids of cases are given out in order.
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`cite-check ${address.schema}`]);
    await makeTables(client, address);
    const outcome = await writeSource(new PostgresSink(client), source, importedAt, options);
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK').catch((failed: Error) => (broken ??= failed));
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** Makes the tables where they are not there yet; they go again with the transaction if the import fails. */
async function makeTables(client: pg.ClientBase, { schema }: Address): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS there`, [
    `${schema}.settings`,
  ]);
  if (rows[0]?.there === true) return;
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(schemaFor(DIALECTS.postgres));
  await client.query(`INSERT INTO settings VALUES ('schemaVersion', $1)`, [SCHEMA_VERSION]);
}
