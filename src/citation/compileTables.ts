// The build's own entry to the tables: what stands in generated/compiled.ts. scripts/generate-tables.mjs bundles and runs this file; the
// product never imports it, nor the tables behind it.
import { compileCourts } from './courts/compile';
import { compileLaws } from './laws/compile';
import { compileReporters } from './reporters/compile';

/** The compiled tables by the names under which they are exported, a line a row. */
export const compileTables = (): Readonly<Record<'REPORTERS' | 'LAWS' | 'COURTS', readonly string[]>> => ({
  REPORTERS: compileReporters(),
  LAWS: compileLaws(),
  COURTS: compileCourts(),
});
