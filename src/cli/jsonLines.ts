/** JSON lines in, JSON lines out: how `match-quote` and `compare-names` are spoken to by other programs. */
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { UnusableInput } from './failure';

/**
 * Answers every line of standard input with one line, in order; blank lines are passed over.
 * @throws UnusableInput naming the line that is not JSON or not of the form asked for
 */
export async function answerJsonLines(
  answer: (line: unknown) => unknown,
  signal: AbortSignal,
): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity, signal });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const reply = JSON.stringify(answerOne(answer, line, number));
    if (!process.stdout.write(`${reply}\n`)) await once(process.stdout, 'drain');
  }
  signal.throwIfAborted();
}

function answerOne(answer: (line: unknown) => unknown, line: string, number: number): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line) as unknown;
  } catch {
    throw new UnusableInput(`Line ${number} of standard input is not JSON.`);
  }
  try {
    return answer(parsed);
  } catch (error) {
    if (error instanceof Error && error.name === 'ZodError') {
      throw new UnusableInput(
        `Line ${number} of standard input is not of the form asked for: ${firstIssue(error)}.`,
      );
    }
    throw error;
  }
}

function firstIssue(error: Error): string {
  const issues: unknown = 'issues' in error ? error.issues : [];
  const first: unknown = Array.isArray(issues) ? issues[0] : undefined;
  if (typeof first !== 'object' || first === null) return 'unreadable';
  const where = 'path' in first && Array.isArray(first.path) ? first.path.join('.') : '';
  const what = 'message' in first && typeof first.message === 'string' ? first.message : '';
  return where === '' ? what : `${where}: ${what}`;
}
