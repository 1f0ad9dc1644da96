/**
 * Opening the user's library: the one named, else the one of this user, which is made from the starter facts on first
 * use, whole or not at all, however many programs start at once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { LibraryError } from './errors';
import { comesWithTheProgram, libraryOver, type Library } from './library';
import { defaultLibraryPath, type Environment } from './location';
import { isPostgresAddress } from './postgres/connection';
import { openPostgresStore } from './postgres/postgresStore';
import { holdsOnly } from './sqlite/connection';
import { createLibraryFile, openSqliteStore } from './sqlite/sqliteStore';
import type { CaseStore } from './store';
import { LANDMARK_CASES_AS_OF } from './starter/landmarkCases';
import { starterSources } from './starter/starterSource';

export interface OpenOptions {
  /** `--library`; absent: the library of this user. */
  readonly path?: string | undefined;
  /** Where `$CITE_CHECK_HOME` and the platform's data folder are looked for. */
  readonly env: Environment;
  /** The clock, for the date of imports. */
  readonly now?: () => Date;
  /** For `import`: a named library that does not exist is made by the first import that succeeds. */
  readonly create?: boolean;
}

/** Opens a library. Throws LibraryError where it is missing, no library, of another version or damaged. */
export async function openLibrary(options: OpenOptions): Promise<Library> {
  const { path: named, env, now = () => new Date(), create = false } = options;
  if (named !== undefined && isPostgresAddress(named)) {
    const { store, shown, name } = await openPostgresStore(named, now, create);
    return libraryOver(store, shown, name);
  }
  if (named !== undefined && /^[a-z][a-z0-9+.-]+:\/\//i.test(named))
    throw new LibraryError({ kind: 'unsupported', path: named });
  const file = named === undefined ? defaultLibraryPath(env) : path.resolve(named);
  if (!fs.existsSync(file)) {
    // Another program may make the file first; then its library is the one to open.
    if (named === undefined) await createLibraryFile(file, await starterSources(), now);
    else if (!create) throw new LibraryError({ kind: 'missing', path: named });
  }
  const store = await openStore(file, now, named === undefined);
  const library = libraryOver(store, file, path.basename(file).replace(/\.[^.]+$/, ''));
  if (named === undefined) await bringStarterUpToDate(library);
  return library;
}

/**
 * Opens the file. The library of this user (`own`) that another version of the program made is made anew where it holds nothing but what
 * came with the program; whatever the user imported is never thrown away.
 */
async function openStore(file: string, now: () => Date, own: boolean): Promise<CaseStore> {
  try {
    return openSqliteStore(file, now);
  } catch (error) {
    const isOther = error instanceof LibraryError && error.problem.kind === 'otherVersion';
    if (!own || !isOther || !holdsOnly(file, comesWithTheProgram)) throw error;
    await createLibraryFile(file, await starterSources(), now, { replace: true });
    return openSqliteStore(file, now);
  }
}

/**
 * A library of this user that an older version of the program made gets the starter facts of this one. That is a kindness,
 * not a need: where the file cannot be written, the older facts stay.
 */
async function bringStarterUpToDate(library: Library): Promise<void> {
  const { sources } = await library.stats();
  const isOld = sources.some(({ kind, asOf }) => kind === 'starter' && asOf < LANDMARK_CASES_AS_OF);
  if (!isOld) return;
  try {
    for (const source of await starterSources()) await library.import(source);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
  }
}
