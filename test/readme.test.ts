/**
 * The README's commands are tried: each stands in one of the rows below, which say where. A command that is new in the README fails
 * here until somebody says how it is run.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const gate = readFileSync(path.join(root, '.ci', 'run'), 'utf8');

/** Commands in `sh` blocks, comments off. */
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.replace(/\s+#.*$/, '').trim())
  .filter((line) => line !== '');

/** How a command begins, and the file in which it is run for real. */
const TRIED: readonly (readonly [command: RegExp, where: string])[] = [
  [/^npm ci && npm run check -- assets\/samples\/sample-brief\.docx$/, '.ci/run'],
  [/^npm ci && npm test$/, '.ci/run'],
  [/^npm run preview$/, 'test/e2e'],
  [/^npm start$/, '.ci/run'],
  [/^npm run build$/, '.ci/run'],
  [/^npm run check -- /, 'test/cli/badInput.test.ts'],
  [/^npm run cite-check -- extract /, 'test/cli/commands.test.ts'],
  [/^npm run cite-check -- clear /, 'test/cli/sampleBrief.test.ts'],
  [/^npm run cite-check -- library /, 'test/cli/commands.test.ts'],
  [/^npm run cite-check -- serve /, 'test/cli/commands.test.ts'],
  [/^npm run -s cite-check -- match-quote --json </, 'test/cli/commands.test.ts'],
];

describe('the README', () => {
  it.each(commands)('has its command tried: %s', (command) => {
    const row = TRIED.find(([pattern]) => pattern.test(command));
    expect(row).toBeDefined();
    expect(existsSync(path.join(root, row?.[1] ?? ''))).toBe(true);
  });

  it('gives the two commands of a newcomer as the gate runs them', () => {
    for (const step of ['npm ci', 'npm run -s check -- assets/samples/sample-brief.docx', 'npm test'])
      expect(gate).toContain(step);
  });

  it('names only files that exist', () => {
    const named = [...readme.matchAll(/`((?:assets|bench)\/[\w./-]+|[A-Z]+(?:\.md)?)`/g)].map(
      ([, file = '']) => file,
    );
    const files = [...named, ...[...readme.matchAll(/\]\((assets\/[^)]+)\)/g)].map(([, file = '']) => file)];
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
