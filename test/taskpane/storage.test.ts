import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { DEFAULT_SETTINGS } from '../../src/taskpane/settings';
import { DATABASE_NAME, MIGRATIONS, openPaneStorage, type StoredResults } from '../../src/taskpane/storage';
import { MIXED, reportOf } from './reports';

const RESULTS: StoredResults = {
  report: reportOf(MIXED),
  checkedAt: '2026-11-30T10:00:00.000Z',
  scope: 'document',
  lines: [{ id: 'iqbal', places: ['paragraph 1', 'table of authorities'] }],
  unplaced: { iqbal: 'This text stands inside a field.' },
  marked: { iqbal: '556 U.S. 662' },
  picks: { iqbal: 'case-1' },
  subjects: { iqbal: { citation: '556 U.S. 662', nth: 0, textHash: 'ab', verdict: 'found' } },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Puts something that this version would not have written. */
async function putForeign(store: string, key: string, value: unknown): Promise<void> {
  await openPaneStorage().readSettings();
  const database = await openDB(DATABASE_NAME);
  await database.put(store, value, key);
  database.close();
}

describe('what the pane keeps on this computer', () => {
  it('gives settings and results back as they were put in', async () => {
    const storage = openPaneStorage();
    await storage.writeSettings({
      ...DEFAULT_SETTINGS,
      backendAddress: 'https://cites.firm.example',
      keepResults: false,
    });
    await storage.writeResults('https://example.test/brief.docx', RESULTS);
    const reopened = openPaneStorage();
    expect(await reopened.readSettings()).toEqual({
      ...DEFAULT_SETTINGS,
      backendAddress: 'https://cites.firm.example',
      keepResults: false,
    });
    expect(await reopened.readResults('https://example.test/brief.docx')).toEqual(RESULTS);
  });

  it('knows nothing of a document that was never checked', async () => {
    const storage = openPaneStorage();
    expect(await storage.readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(await storage.readResults('other.docx')).toBeNull();
  });

  it('takes results that do not fit the report’s schema as absent', async () => {
    await putForeign('results', 'brief.docx', { ...RESULTS, report: { schema: 'cite-check/report@0' } });
    expect(await openPaneStorage().readResults('brief.docx')).toBeNull();
  });

  it('takes settings that do not fit as the defaults', async () => {
    await putForeign('settings', 'settings', 'not settings at all');
    expect(await openPaneStorage().readSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it('forgets the results of every document and keeps the settings', async () => {
    const storage = openPaneStorage();
    await storage.writeSettings({ ...DEFAULT_SETTINGS, keepResults: false });
    await storage.writeResults('a.docx', RESULTS);
    await storage.writeResults('b.docx', RESULTS);
    expect(await storage.forgetResults()).toBe(true);
    expect(await storage.readResults('a.docx')).toBeNull();
    expect(await storage.readResults('b.docx')).toBeNull();
    expect((await storage.readSettings()).keepResults).toBe(false);
  });

  it('keeps partitions of Word on the web apart', async () => {
    await openPaneStorage('one').writeResults('a.docx', RESULTS);
    expect(await openPaneStorage('two').readResults('a.docx')).toBeNull();
  });
});

describe('decisions', () => {
  const decision = {
    kind: 'accepted',
    citation: '556 U.S. 662',
    nth: 0,
    textHash: 'ab',
    verdict: 'unverified',
    reason: 'Read in the library.',
    decidedAt: '2026-11-30T10:00:00.000Z',
  } as const;

  it('are kept by document, citation and the digest of its paragraph', async () => {
    const storage = openPaneStorage();
    const other = { ...decision, textHash: 'cd', reason: 'Another paragraph.' };
    await storage.writeDecision('a.docx', decision);
    await storage.writeDecision('a.docx', other);
    await storage.writeDecision('a.docx', { ...decision, reason: 'Read again.' });
    await storage.writeDecision('b.docx', decision);
    expect(await storage.readDecisions('a.docx')).toEqual([{ ...decision, reason: 'Read again.' }, other]);
    await storage.deleteDecision('a.docx', other);
    expect(await storage.readDecisions('a.docx')).toHaveLength(1);
    expect(await storage.readDecisions('c.docx')).toEqual([]);
  });

  it('are forgotten with the results', async () => {
    const storage = openPaneStorage();
    await storage.writeDecision('a.docx', decision);
    await storage.forgetResults();
    expect(await storage.readDecisions('a.docx')).toEqual([]);
  });

  it('that do not fit are as good as absent', async () => {
    const storage = openPaneStorage();
    await storage.writeDecision('a.docx', { ...decision, kind: 'waved' as 'accepted' });
    expect(await storage.readDecisions('a.docx')).toEqual([]);
  });
});

describe('versions of the database', () => {
  it.each(MIGRATIONS.map((_migration, version) => version))('opens one of version %i', async (version) => {
    if (version > 0) {
      const older = await openDB(DATABASE_NAME, version, {
        upgrade: (database) => MIGRATIONS.slice(0, version).forEach((migrate) => migrate(database)),
      });
      older.close();
    }
    const storage = openPaneStorage();
    expect(await storage.writeResults('a.docx', RESULTS)).toBe(true);
    expect(await storage.readResults('a.docx')).toEqual(RESULTS);
  });

  it('does without storage where a newer version of the pane has been here', async () => {
    const newer = await openDB(DATABASE_NAME, MIGRATIONS.length + 1);
    newer.close();
    const storage = openPaneStorage();
    expect(await storage.readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(await storage.writeSettings(DEFAULT_SETTINGS)).toBe(false);
  });

  it('does without storage where the browser has none', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const storage = openPaneStorage();
    expect(await storage.readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(await storage.writeResults('a.docx', RESULTS)).toBe(false);
    expect(await storage.forgetResults()).toBe(false);
  });
});
