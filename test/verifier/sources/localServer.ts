/** A server on this machine that answers as it is told, and keeps what it was asked. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export type Answering = (asked: Asked, response: http.ServerResponse) => void;

export interface LocalServer {
  readonly address: string;
  readonly asked: Asked[];
  answer: Answering;
  close(): Promise<void>;
}

export async function localServer(): Promise<LocalServer> {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const question = { url: request.url ?? '', headers: request.headers, body };
      asked.push(question);
      local.answer(question, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local: LocalServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (_asked, response) => void response.writeHead(500).end(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return local;
}

export const json = (
  response: http.ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(value));

export const textOf = ({ body }: Asked): string => (JSON.parse(body) as { text: string }).text;

/** Milliseconds that a client may take over it: only what never ends need be waited for. */
export const timeoutFor = (failure: string): number => (failure === 'timedOut' ? 100 : 20_000);

/** What a server can do instead of answering, each with what the client calls it. */
export const MISBEHAVIOURS: readonly (readonly [words: string, answer: Answering, failure: string])[] = [
  ['answers 500', (_asked, response) => json(response, 500, { detail: 'x' }), 'fault'],
  ['answers 403', (_asked, response) => json(response, 403, { detail: 'Invalid token.' }), 'refused'],
  ['answers 404', (_asked, response) => json(response, 404, []), 'refused'],
  ['answers 429', (_asked, response) => json(response, 429, {}), 'busy'],
  ['answers no JSON', (_asked, response) => void response.writeHead(200).end('<html>'), 'notUnderstood'],
  ['answers another shape', (_asked, response) => json(response, 200, { answer: 42 }), 'notUnderstood'],
  ['cuts the line', (_asked, response) => void response.destroy(), 'unreachable'],
  [
    'cuts its answer',
    (_asked, response) => {
      response.writeHead(200, { 'content-length': '9999' }).write('[{"citation":"556 U.S.');
      setTimeout(() => response.destroy(), 5);
    },
    'unreachable',
  ],
  [
    'redirects',
    (_asked, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    'redirected',
  ],
  ['never answers', () => undefined, 'timedOut'],
  [
    'trickles for ever',
    (_asked, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    },
    'timedOut',
  ],
  [
    'sends without end',
    (_asked, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const push = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', push);
      response.on('error', () => undefined);
      push();
    },
    'tooLarge',
  ],
];
