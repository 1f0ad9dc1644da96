/** `serve`: the verification backend and the pane on one port, until interrupted. */
import path from 'node:path';
import { countRequest } from '../../library';
import { serve } from '../../server/serve';
import { createChecker } from '../../verifier/checkCitations';
import { liveSources } from '../liveSources';
import { today } from '../today';
import { withLibrary, type LibraryOptions } from './library';

export interface ServeCommandOptions extends LibraryOptions {
  readonly port: number;
  readonly host: string;
}

/** The built pane lies beside the built command line: dist/cli and dist/pane. */
const PANE_FOLDER = path.resolve(__dirname, '..', 'pane');

export function serveBackend(options: ServeCommandOptions, signal: AbortSignal): Promise<void> {
  // Made once: what a source's limits leave is counted for all who use this backend.
  const live = liveSources(process.env);
  return withLibrary(options, (library) =>
    serve(
      {
        backend: {
          caseLaw: library,
          count: (count) => countRequest(process.env, count),
          // The clock is asked anew for each request: a backend may run past a ceiling's last day.
          checker: {
            check: (...asked) =>
              createChecker(library, { asOf: options.asOf ?? today(), live }).check(...asked),
          },
          describe: async () => ({
            ...(await library.describe()),
            sources: [...(await library.sources()), ...live.map(({ name }) => name)],
          }),
        },
        port: options.port,
        host: options.host,
        paneFolder: PANE_FOLDER,
        signal,
      },
      (url, hasPane) =>
        process.stdout.write(
          hasPane
            ? `Serving the library and the pane at ${url}\n`
            : `Serving the library at ${url} (the pane is not built: npm run build)\n`,
        ),
    ),
  );
}
