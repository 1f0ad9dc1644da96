// `npm run preview [-- FILE.docx] [--port N] [--library PATH] [--no-build]`: the built pane in a column of 320 px beside a drawing of a .docx, in any
// browser, on the Word host of test/word-host, with the backend on the same port.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildOutdated, PANE_FOLDER, ROOT, serve, startBackend, untilInterrupted } from './serving.mjs';

const SAMPLE = path.join(ROOT, 'assets/samples/sample-brief.docx');
const PORT = 3010;
const html = (body) => ({ type: 'text/html; charset=utf-8', body });
const script = (body) => ({ type: 'text/javascript; charset=utf-8', body });

/** Builds what is outdated, starts the backend, and serves the preview. A backend that does not start is said and done without. */
export async function startPreview({ docx, port, library, environment, say, asBuilt = false }) {
  const bytes = await readDocx(docx);
  if (!asBuilt) buildOutdated(say);
  const backend = await startBackend({ library, environment }).catch((failure) => {
    say(`The backend did not start, so every citation will be unverified: ${failure.message}`);
    return null;
  });
  const server = await serve({
    port,
    backend: () => backend?.url ?? null,
    routes: await routesFor(docx, bytes),
  });
  return {
    url: `${server.url}/`,
    stop: async () => {
      await server.stop();
      await backend?.stop();
    },
  };
}

async function routesFor(docx, bytes) {
  const host = await hostBundle();
  const pane = await readFile(path.join(PANE_FOLDER, 'taskpane.html'), 'utf8');
  return {
    '/': async () => html(await readFile(path.join(ROOT, 'scripts/preview.html'))),
    '/preview/pane.html': () => html(besideHost(pane)),
    '/preview/host.js': () => script(host),
    '/preview/pane.js': async () => script(await readFile(path.join(ROOT, 'scripts/preview-pane.js'))),
    '/preview/document.docx': () => ({
      type: 'application/octet-stream',
      body: bytes,
      name: path.basename(docx),
    }),
    ...(await libraryRoutes()),
  };
}

/** The pane's own page, with the test host in place of office.js; the host loads the pane's script once it stands. */
function besideHost(page) {
  const scripts = '<script src="/preview/host.js"></script><script src="/preview/pane.js"></script>';
  return page.replace(/<script[\s\S]*?<\/script>/g, '').replace('</body>', `${scripts}</body>`);
}

async function hostBundle() {
  const built = await build({
    entryPoints: [path.join(ROOT, 'test/word-host/browser.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return built.outputFiles[0].text;
}

/** Microsoft's client library, read from node_modules and never copied into a build (its licence is for developing and testing). */
async function libraryRoutes() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@microsoft/office-js/package.json'));
  const files = ['word-win32-16.01.debug.js', 'word-web-16.00.debug.js'];
  return Object.fromEntries(
    files.map((file) => [
      `/office-js/${file}`,
      async () => script(await readFile(path.join(folder, 'dist', file))),
    ]),
  );
}

async function readDocx(file) {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw new Error(`${file} is no .docx file.`);
  return bytes;
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' }, library: { type: 'string' }, 'no-build': { type: 'boolean' } },
  });
  const preview = await startPreview({
    docx: path.resolve(positionals[0] ?? SAMPLE),
    port: Number(values.port ?? PORT),
    library: values.library,
    asBuilt: values['no-build'],
    say: (line) => console.log(line),
  });
  console.log(`The pane beside the document: ${preview.url}  (stop with Ctrl+C)`);
  await untilInterrupted([preview.stop]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((failure) => {
    console.error(`preview: ${failure.message}`);
    process.exitCode = 2;
  });
}
