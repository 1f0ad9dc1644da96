/** What the library's tests share: throw-away folders, stores to run a suite over, cases a lawyer could read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CaseStore } from '../../src/library/store';
import { openPostgresStore } from '../../src/library/postgres/postgresStore';
import { openSqliteStore } from '../../src/library/sqlite/sqliteStore';

export { cited, sourceOf } from './cases';

export const ROOT = path.resolve(__dirname, '../..');
const SHARED = path.resolve(ROOT, '../shared');

/** `describe` over the public data beside the project; skipped, saying so, where that is absent. */
export function describeWithData(name: string, ...parts: string[]): (body: (folder: string) => void) => void {
  const place = path.join(SHARED, ...parts);
  return (body) =>
    fs.existsSync(place)
      ? describe(name, () => body(place))
      : describe.skip(`${name} (skipped: ${place} is absent)`, () => body(place));
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** A new folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-library-'));
  folders.push(folder);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return folder;
}

export const NOW = (): Date => new Date('2026-11-30T12:00:00Z');

/** The address of a PostgreSQL server for tests (`scripts/with-postgres.sh`), or null. */
export const POSTGRES = process.env['CITE_CHECK_TEST_POSTGRES'] || null;
let schemas = 0;

/** The address of a library of its own on that server. */
export function newPostgresAddress(server: string): string {
  schemas += 1;
  return `${server}?schema=test_${process.pid}_${Date.now()}_${schemas}`;
}

/** Every kind of store; each suite of the store's behaviour runs over all of them. */
const STORES: readonly { readonly name: string; readonly open: (() => Promise<CaseStore>) | null }[] = [
  {
    name: 'SQLite',
    open: () => Promise.resolve(openSqliteStore(path.join(temporaryFolder(), 'library.sqlite'), NOW)),
  },
  {
    name: 'PostgreSQL',
    open:
      POSTGRES === null
        ? null
        : async () => (await openPostgresStore(newPostgresAddress(POSTGRES), NOW, true)).store,
  },
];

/** `describe` for every kind of store; one that is not on this machine is skipped, saying so. */
export function describeStores(name: string, body: (open: () => Promise<CaseStore>) => void): void {
  for (const store of STORES) {
    const { open } = store;
    if (open === null)
      describe.skip(`${name} in ${store.name} (skipped: CITE_CHECK_TEST_POSTGRES is not set; scripts/with-postgres.sh sets it)`, () =>
        body(() => Promise.reject(new Error('skipped'))));
    else describe(`${name} in ${store.name}`, () => body(open));
  }
}
