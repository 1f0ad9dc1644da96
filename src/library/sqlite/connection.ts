/**
 * Opening library files: every file is looked at before it is believed (is it ours, of our version, whole?), and every
 * fault of the database becomes a LibraryError at this wall.
 */
import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { LibraryError, systemErrorCode, type LibraryProblem } from '../errors';
import { APPLICATION_ID, DIALECTS, SCHEMA_VERSION, schemaFor } from '../tables';

/** How long a connection waits for another program's lock, in ms. */
const BUSY_TIMEOUT = 10_000;

/** What the codes of the file system mean to the user. */
const WRITE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'the disk is read-only',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a part of the path is no folder',
};

/** What a fault of SQLite's means to the user; null where it is no fault of SQLite's. */
function problemOf(error: unknown, file: string): LibraryProblem | null {
  // Told by its code: the native module may throw the error class of another loading of the package.
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return null;
  const [code, message] = [String(error.code), String(error.message)];
  if (!code.startsWith('SQLITE_')) return null;
  if (code === 'SQLITE_NOTADB') return { kind: 'notALibrary', path: file };
  if (code.startsWith('SQLITE_CORRUPT')) return { kind: 'damaged', path: file };
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return { kind: 'busy', path: file };
  if (code === 'SQLITE_FULL') return { kind: 'cannotWrite', path: file, reason: 'the disk is full' };
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_IOERR'))
    return { kind: 'cannotWrite', path: file, reason: message };
  if (code.startsWith('SQLITE_CANTOPEN'))
    return { kind: 'cannotOpen', path: file, reason: 'the file cannot be made or opened in that folder' };
  return { kind: 'cannotOpen', path: file, reason: message };
}

/** Runs `work`, turning faults of the database and of the file system into LibraryErrors about `file`. */
export function guarded<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asLibraryError(error, file);
  }
}

export function asLibraryError(error: unknown, file: string): unknown {
  if (error instanceof LibraryError) return error;
  const problem = problemOf(error, file);
  if (problem !== null) return new LibraryError(problem, { cause: error });
  const code = systemErrorCode(error);
  if (code !== null)
    return new LibraryError(
      { kind: 'cannotWrite', path: file, reason: WRITE_REASONS[code] ?? code },
      { cause: error },
    );
  return error;
}

/** Refuses what is not a whole library of this version. */
function verify(db: Database.Database, file: string): void {
  const application = db.pragma('application_id', { simple: true });
  if (application !== APPLICATION_ID) throw new LibraryError({ kind: 'notALibrary', path: file });
  const found = Number(db.pragma('user_version', { simple: true }));
  if (found !== SCHEMA_VERSION)
    throw new LibraryError({ kind: 'otherVersion', path: file, found, wanted: SCHEMA_VERSION });
  // A file cut short still opens; its header tells how long it ought to be. A write-ahead log may hold the rest.
  const pages = Number(db.pragma('page_count', { simple: true }));
  const size = Number(db.pragma('page_size', { simple: true }));
  if (fs.statSync(file).size < pages * size && !fs.existsSync(`${file}-wal`))
    throw new LibraryError({ kind: 'damaged', path: file });
  db.prepare('SELECT count(*) FROM sources').get();
}

/**
 * Whether a library of another version holds nothing but what came with the program, so that nothing of the user's is lost when it is made
 * anew. Every version has had the table of sources with these columns.
 */
export function holdsOnly(
  file: string,
  isOurs: (source: { name: string; kind: string }) => boolean,
): boolean {
  return guarded(file, () => {
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT });
    try {
      const sources = db.prepare<[], { name: string; kind: string }>('SELECT name, kind FROM sources').all();
      return sources.length > 0 && sources.every(isOurs);
    } finally {
      db.close();
    }
  });
}

/** Opens an existing library. A reader never changes the file. */
export function openFile(file: string, mode: 'read' | 'write'): Database.Database {
  return guarded(file, () => {
    if (!fs.existsSync(file)) throw new LibraryError({ kind: 'missing', path: file });
    if (fs.statSync(file).isDirectory()) throw new LibraryError({ kind: 'notALibrary', path: file });
    const db = new Database(file, { readonly: mode === 'read', fileMustExist: true, timeout: BUSY_TIMEOUT });
    try {
      verify(db, file);
      if (mode === 'write') {
        // While an import runs, readers go on reading the old library.
        db.pragma('journal_mode = WAL');
        db.pragma('synchronous = NORMAL');
        db.pragma('cache_size = -65536');
      }
    } catch (error) {
      db.close();
      throw error;
    }
    return db;
  });
}

/** Closes a writing connection so that the library is one file again where nobody else has it open. */
export function closeWriter(db: Database.Database): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.pragma('journal_mode = DELETE');
  } catch {
    // Another program reads it: the write-ahead log stays beside the file until a later import.
  }
  db.close();
}

/**
 * A new file beside `target`, filled by `fill` and put in its place whole or not at all. Without `replace` never in place of a
 * file that is already there: resolves to false, and the new file is gone, where another program was first.
 */
export async function createFile(
  target: string,
  fill: (db: Database.Database) => Promise<void>,
  replace = false,
): Promise<boolean> {
  const temporary = `${target}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  let db: Database.Database | null = null;
  try {
    makeFolder(path.dirname(target));
    db = new Database(temporary, { timeout: BUSY_TIMEOUT });
    // Nobody else sees this file, and a file half made is thrown away: the journal need not outlive the process.
    db.pragma('journal_mode = MEMORY');
    db.pragma('synchronous = OFF');
    db.pragma('cache_size = -65536');
    db.exec(schemaFor(DIALECTS.sqlite));
    await fill(db);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
    db.close();
    syncToDisk(temporary);
    if (!replace) return publish(temporary, target);
    fs.renameSync(temporary, target);
    return true;
  } catch (error) {
    throw asLibraryError(error, target);
  } finally {
    if (db?.open === true) db.close();
    try {
      fs.rmSync(temporary, { force: true });
    } catch {
      // It was never made: what stands in the way is the fault that is told.
    }
  }
}

/**
 * Makes a folder and those above it. Step by step: Node's own way of doing so never ends where a file system says of a new folder that
 * there is nothing above it, as /proc does.
 */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) {
    if (!fs.statSync(folder).isDirectory())
      throw Object.assign(new Error('no folder'), { code: 'ENOTDIR', syscall: 'mkdir' });
    return;
  }
  makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!fs.existsSync(folder)) throw error;
  }
}

function syncToDisk(file: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** A hard link fails where the target exists, which a rename would silently replace. */
function publish(temporary: string, target: string): boolean {
  try {
    fs.linkSync(temporary, target);
    return true;
  } catch (error) {
    if (fs.existsSync(target)) return false;
    // Some file systems know no hard links.
    if (systemErrorCode(error) !== null) {
      fs.renameSync(temporary, target);
      return true;
    }
    throw error;
  }
}
