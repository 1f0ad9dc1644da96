// What the reader of citations weighs in the pane's bundle. Issue 3: code at most 50 KB and tables at most 60 KB, compressed.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

describe('the reader in the bundle', () => {
  const said = execFileSync(process.execPath, ['scripts/engine-size.mjs'], { cwd: root, encoding: 'utf8' });
  const bytes = (part: string): number => Number(new RegExp(`${part} (\\d+) bytes`).exec(said)?.[1]);

  it('weighs at most 50 KB of code and 60 KB of tables, and carries no source of a compiled table', () => {
    expect(bytes('code')).toBeGreaterThan(10_000);
    expect(bytes('code')).toBeLessThanOrEqual(50_000);
    expect(bytes('tables')).toBeGreaterThan(10_000);
    expect(bytes('tables')).toBeLessThanOrEqual(60_000);
  });
});
