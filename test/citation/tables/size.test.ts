// What the tables weigh in the pane's bundle, and that they come to life quickly. Issue 3: tables at most 60 KB compressed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = resolve(__dirname, '../../..');
const KILOBYTE = 1024;

/** Bundles the tables as the pane's build does and gives the code. */
function bundle(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-tables-'));
  try {
    const entry = join(folder, 'entry.ts');
    const outfile = join(folder, 'out.js');
    writeFileSync(entry, source);
    execFileSync(join(root, 'node_modules/.bin/esbuild'), [
      entry,
      '--bundle',
      '--minify',
      '--format=cjs',
      `--outfile=${outfile}`,
      '--log-level=error',
    ]);
    return readFileSync(outfile, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the tables in the bundle', () => {
  const modules = ['reporters', 'courts', 'laws/table', 'laws/abbreviations'].map(
    (name, i) => `export * as table${i} from ${JSON.stringify(join(root, 'src/citation', name))};`,
  );
  const code = bundle(modules.join('\n'));

  it('weigh at most 60 KB compressed', () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(60 * KILOBYTE);
  });

  it('do nothing dear before they are asked: no row is decoded on import', () => {
    const module = { exports: {} as Record<string, Record<string, unknown>> };
    new Function('module', 'exports', code)(module, module.exports);
    expect(Object.keys(module.exports)).toHaveLength(modules.length);
  });
});
