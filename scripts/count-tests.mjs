// Adds up jest's JSON results and prints the gate's closing line; exits 1 where a suite failed or nothing ran.
import { existsSync, readFileSync } from 'node:fs';

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const file of process.argv.slice(2)) {
  // A suite that was stopped for taking too long wrote no result and counts as one failure.
  if (!existsSync(file)) {
    totals.failed += 1;
    continue;
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += result.numPassedTests;
  // A suite that could not be loaded ran no test and counts as one failure.
  totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  totals.skipped += result.numPendingTests + result.numTodoTests;
}
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
