// `npm start [-- FILE.docx]`: builds, serves pane and backend on https://localhost:3000, and sideloads the add-in into Word through
// office-addin-debugging (Windows and macOS). Word does not run on Linux: there it says so and opens the preview instead.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview } from './preview.mjs';
import { buildOutdated, ROOT, serve, startBackend, untilInterrupted } from './serving.mjs';

const MANIFEST = path.join(ROOT, 'manifest.xml');
const SAMPLE = path.join(ROOT, 'assets/samples/sample-brief.docx');
/** The port of every address in manifest.xml. */
const PORT = 3000;
const SIDELOADS = new Set(['win32', 'darwin']);

const say = (line) => console.log(line);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { library: { type: 'string' } },
});

buildOutdated(say);
if (SIDELOADS.has(process.platform)) await startInWord();
else await startBesideWord();

async function startInWord() {
  // Word loads add-ins over https alone; this makes a certificate for localhost and asks the user to trust it, once.
  const { getHttpsServerOptions } = createRequire(import.meta.url)('office-addin-dev-certs');
  const backend = await startBackend({ library: values.library });
  const server = await serve({ port: PORT, tls: await getHttpsServerOptions(), backend: () => backend.url });
  say(`Pane and backend: ${server.url}`);
  const document = workingCopy(positionals[0] ?? SAMPLE);
  debugging('start', ['desktop', '--app', 'word', '--no-debug', '--document', document]);
  say('Word opens the brief; choose Check citations on the Review tab. Stop with Ctrl+C.');
  await untilInterrupted([server.stop, backend.stop]);
  debugging('stop', []);
}

async function startBesideWord() {
  say(
    `Word does not run on ${process.platform}, so nothing is sideloaded. This is the pane beside a drawing of the brief:`,
  );
  const preview = await startPreview({
    docx: positionals[0] ?? SAMPLE,
    port: PORT,
    library: values.library,
    say,
  });
  say(preview.url);
  say(`For Word on the web, serve this folder over https and upload ${MANIFEST}. Stop with Ctrl+C.`);
  openInBrowser(preview.url);
  await untilInterrupted([preview.stop]);
}

/** Marks are for trying out: the brief itself is left alone. */
function workingCopy(file) {
  const folder = path.join(ROOT, 'dist/start');
  mkdirSync(folder, { recursive: true });
  const copy = path.join(folder, path.basename(file));
  copyFileSync(file, copy);
  return copy;
}

function debugging(command, args) {
  const tool = path.join(ROOT, 'node_modules/.bin/office-addin-debugging');
  const windows = process.platform === 'win32';
  const run = spawnSync(tool, [command, MANIFEST, ...args], { cwd: ROOT, stdio: 'inherit', shell: windows });
  if (run.status !== 0)
    say(`office-addin-debugging ${command} did not succeed; the addresses above keep answering.`);
}

/** Only where there is a desktop to open it on. */
function openInBrowser(url) {
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  spawnSync('xdg-open', [url], { stdio: 'ignore' });
}
