// Runs a TypeScript file: bundles it with esbuild into a temporary file and imports that. `node scripts/run-ts.mjs FILE [ARGUMENTS…]`.
import { build } from 'esbuild';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureTables } from './ensure-tables.cjs';

const [file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error('run-ts: which file?');
  process.exit(2);
}
ensureTables();
// Inside the project, so that packages left outside the bundle are found.
const folder = await mkdtemp(join(process.cwd(), 'node_modules', '.run-ts-'));
try {
  const outfile = join(folder, 'program.mjs');
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  process.argv = [process.argv[0] ?? 'node', file, ...rest];
  await import(pathToFileURL(outfile).href);
} finally {
  await rm(folder, { recursive: true, force: true });
}
