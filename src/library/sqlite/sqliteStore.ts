/**
 * The store of one machine: a library file. Reads through one lazily opened connection; an import has a connection of its
 * own, so that readers see the old library until the new one is whole. A file that is not there yet is made by the first
 * import, whole or not at all.
 */
import type Database from 'better-sqlite3';
import fs from 'node:fs';
import { LibraryError } from '../errors';
import type { ImportOptions, ImportOutcome, ImportSource } from '../model';
import type { CaseStore } from '../store';
import { asLibraryError, closeWriter, createFile, guarded, openFile } from './connection';
import { Reader } from './reader';
import { writeSource } from '../rows/sourceWriter';
import { SqliteSink } from './sink';

/**
 * Replaces one source inside one transaction of `db`; rolls back and rethrows whatever the stream or the database throws.
 * `importedAt` is an ISO instant.
 */
async function replaceSource(
  db: Database.Database,
  source: ImportSource,
  importedAt: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  db.exec('BEGIN IMMEDIATE');
  try {
    const outcome = await writeSource(new SqliteSink(db), source, importedAt, options);
    db.exec('COMMIT');
    return outcome;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Makes a new library file of these sources; false where another program made it first. Nothing is left on failure. `replace`: in
 * place of the file that is there.
 */
export function createLibraryFile(
  file: string,
  sources: readonly ImportSource[],
  now: () => Date,
  { replace = false, ...options }: ImportOptions & { readonly replace?: boolean } = {},
): Promise<boolean> {
  return createFile(
    file,
    async (db) => {
      for (const source of sources) await replaceSource(db, source, now().toISOString(), options);
    },
    replace,
  );
}

/** Opens the store; the file is looked at now, if it is there, so that a bad one is refused before any question. */
export function openSqliteStore(file: string, now: () => Date): CaseStore {
  let reader: Reader | null = fs.existsSync(file) ? new Reader(openFile(file, 'read')) : null;
  const close = (): void => {
    reader?.close();
    reader = null;
  };
  const ask = async <T>(question: (reader: Reader) => T): Promise<T> =>
    guarded(file, () => {
      reader ??= new Reader(openFile(file, 'read'));
      return question(reader);
    });

  const importSource = async (source: ImportSource, options: ImportOptions): Promise<ImportOutcome> => {
    if (!fs.existsSync(file)) {
      let outcome: ImportOutcome | null = null;
      const first = await createFile(file, async (db) => {
        outcome = await replaceSource(db, source, now().toISOString(), options);
      });
      if (!first || outcome === null) throw new LibraryError({ kind: 'madeMeanwhile', path: file });
      return outcome;
    }
    const db = openFile(file, 'write');
    try {
      return await replaceSource(db, source, now().toISOString(), options);
    } finally {
      // Our own reader would keep the library from becoming one file again; the next question opens another.
      close();
      closeWriter(db);
    }
  };

  return {
    find: (cores) => ask((it) => it.find(cores)),
    coverage: (cores) => ask((it) => it.coverage(cores)),
    around: (cores) => ask((it) => it.around(cores)),
    named: (queries) => ask((it) => it.named(queries)),
    opinion: (caseId, from, to) => ask((it) => it.opinion(caseId, from, to)),
    quotedIn: (queries) => ask((it) => it.quotedIn(queries)),
    volume: (core) => ask((it) => it.volume(core)),
    totals: () => ask((it) => it.totals()),
    sourceDate: async (key) => (fs.existsSync(file) ? ask((it) => it.sourceDate(key)) : null),
    replaceSource: async (source, options = {}) => {
      try {
        return await importSource(source, options);
      } catch (error) {
        throw asLibraryError(error, file);
      }
    },
    close,
  };
}
