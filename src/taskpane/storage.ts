/**
 * What the pane keeps on this computer between openings: the settings and the last results of each document, in IndexedDB.
 * Everything read back is parsed; what does not fit the schema is as good as absent. A browser without storage costs the
 * user only that memory, so failures here are reported by `null` and never stop a check.
 */
import { openDB, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import { reportSchema } from '../verifier/report';
import { decisionSchema, subjectSchema, type Decision } from './decisions';
import { DEFAULT_SETTINGS, settingsSchema, type Settings } from './settings';

export const DATABASE_NAME = 'cite-check';

/** One row a version, never changed once shipped: a database of an older version runs the rows above its own. */
export const MIGRATIONS: readonly ((database: IDBPDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('settings');
    database.createObjectStore('results');
  },
  // Key: document, citation, digest of its paragraph, which of its equals there.
  (database) => {
    database.createObjectStore('decisions');
  },
];

/** The last results of one document. Holds citations and quoted words of the brief, and none of the text around them. */
export const storedResultsSchema = z.object({
  report: reportSchema,
  checkedAt: z.string(),
  scope: z.enum(['document', 'selection']),
  lines: z.array(z.object({ id: z.string(), places: z.array(z.string()) })),
  unplaced: z.record(z.string(), z.string()),
  /** By citation id: the words that its mark was put around. */
  marked: z.record(z.string(), z.string()).catch({}),
  /** By citation id: the case that the reviewer picked where several stand on the page. */
  picks: z.record(z.string(), z.string()).catch({}),
  /** By citation id: what a decision on it would be about. */
  subjects: z.record(z.string(), subjectSchema).catch({}),
});
export type StoredResults = z.infer<typeof storedResultsSchema>;

export interface PaneStorage {
  readSettings(): Promise<Settings>;
  /** False: the browser did not keep it. */
  writeSettings(settings: Settings): Promise<boolean>;
  readResults(documentKey: string): Promise<StoredResults | null>;
  writeResults(documentKey: string, results: StoredResults): Promise<boolean>;
  /** All decisions on a document. */
  readDecisions(documentKey: string): Promise<readonly Decision[]>;
  writeDecision(documentKey: string, decision: Decision): Promise<boolean>;
  deleteDecision(documentKey: string, decision: Decision): Promise<boolean>;
  /** Forgets the results of and the decisions on every document. */
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
    readDecisions: (documentKey) =>
      attempt(async (db) => {
        const all: unknown[] = await db.getAll(
          'decisions',
          IDBKeyRange.bound([documentKey], [documentKey, []]),
        );
        return all.flatMap((value) => parsed(decisionSchema, value) ?? []);
      }, []),
    writeDecision: (documentKey, decision) =>
      attempt(async (db) => {
        await db.put('decisions', decision, decisionKey(documentKey, decision));
        return true;
      }, false),
    deleteDecision: (documentKey, decision) =>
      attempt(async (db) => {
        await db.delete('decisions', decisionKey(documentKey, decision));
        return true;
      }, false),
    forgetResults: () =>
      attempt(async (db) => {
        await db.clear('results');
        await db.clear('decisions');
        return true;
      }, false),
  };
}

function decisionKey(documentKey: string, { citation, textHash, nth }: Decision): IDBValidKey {
  return [documentKey, citation, textHash, nth];
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}
