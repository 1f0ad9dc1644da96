/** Runs the real command line, bundled as it ships, in a process of its own with a home folder of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const PROJECT = path.resolve(__dirname, '..', '..');
export const SHARED = path.resolve(PROJECT, '..', 'shared');
const PROGRAM = path.join(PROJECT, 'dist', 'cli', 'cite-check.cjs');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Bundles the sources as they are now; the tests never run an older build. */
export function buildCommandLine(): void {
  execFileSync(process.execPath, ['scripts/build-cli.mjs'], { cwd: PROJECT });
}

/** A temporary folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cite-check-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface RunOptions {
  readonly cwd?: string;
  /** `CITE_CHECK_HOME`: where this run's own library lies. */
  readonly home: string;
  readonly input?: string;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

export function run(
  args: readonly string[],
  { cwd = PROJECT, home, input = '', env = {} }: RunOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd,
      env: { ...process.env, ...env, CITE_CHECK_HOME: home },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined); // a command that does not read its input closes it early
    child.stdin.end(input);
  });
}
