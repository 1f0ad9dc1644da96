/**
 * What the pane keeps on this computer between openings: the settings and the last results of each document, in IndexedDB.
 * Everything read back is parsed; what does not fit the schema is as good as absent. A browser without storage costs the
 * user only that memory, so failures here are reported by `null` and never stop a check.
 */
import { openDB, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import { reportSchema } from '../verifier/report';
import { DEFAULT_SETTINGS, settingsSchema, type Settings } from './settings';

export const DATABASE_NAME = 'cite-check';

/** One row a version, never changed once shipped: a database of an older version runs the rows above its own. */
export const MIGRATIONS: readonly ((database: IDBPDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('settings');
    database.createObjectStore('results');
  },
];

/** The last results of one document. Holds citations and quoted words of the brief, and none of the text around them. */
export const storedResultsSchema = z.object({
  report: reportSchema,
  checkedAt: z.string(),
  scope: z.enum(['document', 'selection']),
  lines: z.array(z.object({ id: z.string(), places: z.array(z.string()) })),
  unplaced: z.record(z.string(), z.string()),
});
export type StoredResults = z.infer<typeof storedResultsSchema>;

export interface PaneStorage {
  readSettings(): Promise<Settings>;
  /** False: the browser did not keep it. */
  writeSettings(settings: Settings): Promise<boolean>;
  readResults(documentKey: string): Promise<StoredResults | null>;
  writeResults(documentKey: string, results: StoredResults): Promise<boolean>;
  /** Forgets the results of every document. */
  forgetResults(): Promise<boolean>;
}

/** Opens on first use. `partition` keeps apart the copies that Word on the web runs for different sites. */
export function openPaneStorage(partition = ''): PaneStorage {
  const name = partition === '' ? DATABASE_NAME : `${DATABASE_NAME}:${partition}`;
  let opened: Promise<IDBPDatabase> | null = null;
  const database = (): Promise<IDBPDatabase> => {
    opened ??= openDB(name, MIGRATIONS.length, {
      upgrade: (db, oldVersion) => MIGRATIONS.slice(oldVersion).forEach((migrate) => migrate(db)),
    }).catch((failure: unknown) => {
      opened = null;
      throw failure;
    });
    return opened;
  };
  const attempt = async <T>(work: (db: IDBPDatabase) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work(await database());
    } catch {
      return otherwise;
    }
  };
  return {
    readSettings: () =>
      attempt(
        async (db) => parsed(settingsSchema, await db.get('settings', 'settings')) ?? DEFAULT_SETTINGS,
        {
          ...DEFAULT_SETTINGS,
        },
      ),
    writeSettings: (settings) =>
      attempt(async (db) => {
        await db.put('settings', settings, 'settings');
        return true;
      }, false),
    readResults: (documentKey) =>
      attempt(async (db) => parsed(storedResultsSchema, await db.get('results', documentKey)), null),
    writeResults: (documentKey, results) =>
      attempt(async (db) => {
        await db.put('results', results, documentKey);
        return true;
      }, false),
    forgetResults: () =>
      attempt(async (db) => {
        await db.clear('results');
        return true;
      }, false),
  };
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}
