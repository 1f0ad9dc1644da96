// What `npm start`, `npm run preview` and the browser tests share: build what is out of date, run the backend, and serve files beside
// it on one address, so that pane and backend have one origin.
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const PANE_FOLDER = path.join(ROOT, 'dist/pane');
const CLI = path.join(ROOT, 'dist/cli/cite-check.cjs');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Newest change below these files and folders, in milliseconds. */
function newestChange(places) {
  return Math.max(
    ...places.map((place) => {
      const full = path.join(ROOT, place);
      const stats = statSync(full);
      if (!stats.isDirectory()) return stats.mtimeMs;
      const inner = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      return Math.max(
        0,
        ...inner.map((entry) => statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
      );
    }),
  );
}

function npm(script, say) {
  say(`npm run ${script}`);
  const windows = process.platform === 'win32';
  const run = spawnSync('npm', ['run', '-s', script], { cwd: ROOT, stdio: 'inherit', shell: windows });
  if (run.status !== 0) throw new Error(`npm run ${script} failed`);
}

/** Builds command line and pane, each only where a source is newer than what was built. */
export function buildOutdated(say) {
  const sources = ['src', 'package.json'];
  const outdated = (built, places) => !existsSync(built) || statSync(built).mtimeMs < newestChange(places);
  if (outdated(CLI, sources)) {
    npm('build:tables', say);
    npm('build:cli', say);
  }
  if (outdated(path.join(PANE_FOLDER, 'taskpane.js'), [...sources, 'webpack.config.js']))
    npm('build:pane', say);
}

/**
 * Starts the verification backend on a free port of this machine.
 * @returns its address and the way to stop it; rejects with the backend's own sentence where it does not come up
 */
export function startBackend({ library, environment = {} } = {}) {
  const args = [
    CLI,
    'serve',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    ...(library ? ['--library', library] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill();
    });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data) => {
      const url = /https?:\/\/\S+/.exec(String(data))?.[0];
      if (url) resolve({ url: new URL(url).origin, stop });
    });
    child.stderr.on('data', (data) => (said = (said + String(data)).slice(-2000)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(said.trim() || `the backend ended with code ${code}`)));
  });
}

/** Passes a request on and its answer back; 502 in the backend's own shape where it does not answer. */
function passOn(request, response, backend) {
  const unavailable = () => {
    response.writeHead(502, { 'content-type': 'application/json' });
    response.end('{"error":{"code":"unavailable","message":"The backend does not answer."}}');
  };
  if (!backend) return unavailable();
  const target = new URL(request.url, backend);
  // The backend serves its own host name only (DNS rebinding), and this server has already checked its own.
  const headers = { ...request.headers, host: target.host };
  delete headers.origin;
  const onward = http.request(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', unavailable);
  request.pipe(onward);
}

const OWN_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const isOwn = (request) => {
  const { host = '', origin } = request.headers;
  return OWN_HOSTS.test(host) && (origin === undefined || OWN_HOSTS.test(origin.replace(/^https?:\/\//, '')));
};

/**
 * Serves pages and files of this machine to this machine.
 * @param routes exact path → function that gives { type, body, name? }; anything else is a file of the pane's folder or the backend's
 */
export async function serve({ port, routes = {}, backend, tls }) {
  const answer = async (request, response) => {
    if (!isOwn(request)) return void response.writeHead(403).end();
    const { pathname } = new URL(request.url, 'http://localhost');
    const route = routes[pathname];
    if (route) {
      const { type, body, name } = await route(request);
      const named = name === undefined ? {} : { 'x-document-name': encodeURIComponent(name) };
      return void response
        .writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...named })
        .end(body);
    }
    if (pathname.startsWith('/v1/') || pathname === '/healthz') return passOn(request, response, backend());
    const file = path.join(PANE_FOLDER, path.normalize(pathname));
    if (!file.startsWith(PANE_FOLDER + path.sep) || !existsSync(file) || !statSync(file).isFile()) {
      return void response
        .writeHead(404, { 'content-type': 'text/plain' })
        .end('There is nothing at this address.');
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    createReadStream(file).pipe(response);
  };
  const listener = (request, response) =>
    answer(request, response).catch((failure) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(failure.message);
    });
  const server = tls ? https.createServer(tls, listener) : http.createServer(listener);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Runs until the user interrupts, then stops what was started. */
export async function untilInterrupted(stops) {
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  for (const stop of stops) await stop();
}
