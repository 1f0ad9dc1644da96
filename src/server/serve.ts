/** Starts the backend on a port of this machine and serves the built pane beside it; stops cleanly when told to. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve as listen } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import pino from 'pino';
import { createApp, type Backend } from './app';

export interface ServeOptions {
  readonly backend: Omit<Backend, 'log' | 'hosts'>;
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the built pane; not served where it does not exist. */
  readonly paneFolder: string;
  readonly signal: AbortSignal;
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Listens until the signal aborts.
 * @param onListening receives the address once requests are answered
 * @throws the system's error where the port cannot be had
 */
export async function serve(
  options: ServeOptions,
  onListening: (url: string, hasPane: boolean) => void,
): Promise<void> {
  const log = pino({ name: 'cite-check', base: null }, pino.destination(2));
  const app = createApp({ ...options.backend, log, hosts: [...LOOPBACK_HOSTS, options.host] });
  const hasPane = existsSync(options.paneFolder);
  if (hasPane) {
    app.get('/', (context) => context.redirect('/taskpane.html'));
    app.get('*', serveStatic({ root: options.paneFolder }));
  }
  await new Promise<void>((resolve, reject) => {
    const server = listen(
      { fetch: app.fetch, port: options.port, hostname: options.host },
      (info: AddressInfo) => {
        onListening(
          `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${info.port}`,
          hasPane,
        );
      },
    );
    server.once('error', reject);
    options.signal.addEventListener('abort', () => server.close(() => resolve()), { once: true });
  });
}
