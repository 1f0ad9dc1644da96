/** What the library's tests share: throw-away folders, stores to run a suite over, cases a lawyer could read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CaseStore } from '../../src/library/store';
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

/** Every kind of store; each suite of the store's behaviour runs over all of them. */
export const STORES: readonly { readonly name: string; readonly open: () => CaseStore }[] = [
  { name: 'SQLite', open: () => openSqliteStore(path.join(temporaryFolder(), 'library.sqlite'), NOW) },
];
