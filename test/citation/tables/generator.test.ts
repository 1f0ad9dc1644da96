// scripts/generate-tables.mjs, run as `npm run build:tables` runs it, into a folder of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const script = join(root, 'scripts/generate-tables.mjs');
const files = [
  'src/citation/reporters/generated/data.ts',
  'src/citation/courts/generated/data.ts',
  'src/citation/generated/compiled.ts',
];

describe('the table generator', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cite-check-generator-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the same bytes each time, and those the project is built from', () => {
    expect(spawnSync('node', [script, folder]).status).toBe(0);
    for (const file of files)
      expect(
        readFileSync(join(folder, file), 'utf8') === readFileSync(join(root, file), 'utf8')
          ? file
          : `${file} differs`,
      ).toBe(file);
  });

  it('takes over no dates of editions', () => {
    spawnSync('node', [script, folder]);
    expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('stops with one sentence and writes nothing when the data package is missing', () => {
    // A copy of the script outside the project finds no package.
    const copy = join(folder, 'generate-tables.mjs');
    writeFileSync(copy, readFileSync(script));
    const run = spawnSync('node', [copy, folder], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(
      /^generate-tables: the package @beshkenadze\/eyecite could not be loaded .*Run npm ci first\.\n$/s,
    );
    expect(files.filter((file) => existsSync(join(folder, file)))).toEqual([]);
  });
});
