/** Entry of the command line: runs the program and turns every way of ending into an exit code and one sentence. */
import { describeFailure } from './failure';
import { runProgram } from './program';

async function main(): Promise<void> {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  process.once('SIGTERM', () => interrupt.abort());
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of our output went away (`| head`): not a fault of ours.
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
  try {
    process.exitCode = await runProgram(process.argv.slice(2), interrupt.signal);
  } catch (error) {
    const failure = describeFailure(error);
    process.stderr.write(`cite-check: ${failure.sentence}\n`);
    if (process.env['CITE_CHECK_DEBUG'] && error instanceof Error)
      process.stderr.write(`${error.stack ?? ''}\n`);
    process.exitCode = failure.code;
  }
}

void main();
