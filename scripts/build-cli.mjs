// Bundles the command line (and the backend it starts) into one file for Node. better-sqlite3 is native and stays outside.
import { build } from 'esbuild';
import { chmod } from 'node:fs/promises';
import { ensureTables } from './ensure-tables.cjs';

ensureTables();
const outfile = 'dist/cli/cite-check.cjs';
await build({
  entryPoints: ['src/cli/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['better-sqlite3'],
  banner: { js: '#!/usr/bin/env node' },
  logLevel: 'warning',
});
await chmod(outfile, 0o755);
