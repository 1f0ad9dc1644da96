/** The pane's checker over HTTP, against a real server on this machine that can be told to misbehave. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChecker } from '../../src/verifier/checkCitations';
import type { CheckRequest } from '../../src/verifier/report';
import { BACKEND_FAILURES, backendChecker, backendOpinions } from '../../src/verifier/sources/backend';
import { caseLawOf, TODAY } from './fixtures';

type Answer = (
  request: http.IncomingMessage,
  body: string,
  response: http.ServerResponse,
) => void | Promise<void>;

let server: http.Server;
let address: string;
let answer: Answer;
const bodies: string[] = [];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      bodies.push(body);
      void answer(request, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => void bodies.splice(0));

const REQUESTS: CheckRequest[] = [
  { id: 'a', text: '556 U.S. 662', caseName: 'Ashcroft v. Iqbal' },
  { id: 'b', text: '999 U.S. 1234' },
];
const json = (response: http.ServerResponse, status: number, value: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const honest: Answer = async (_request, body, response) => {
  const { citations } = JSON.parse(body) as { citations: CheckRequest[] };
  json(response, 200, await createChecker(caseLawOf(), { asOf: TODAY }).check(citations));
};

it('asks the backend and gives its answers back, each streamed once', async () => {
  answer = honest;
  const seen: string[] = [];
  const reply = await backendChecker(address).check(REQUESTS, { onResult: ({ id }) => seen.push(id) });
  expect(reply.results.map(({ status }) => status)).toEqual(['found', 'not_found']);
  expect(reply.library.name).toBe('readable lines');
  expect(seen).toEqual(['a', 'b']);
  expect(Object.keys(JSON.parse(bodies[0] ?? '{}'))).toEqual(['citations']);
});

it('a long brief goes in several requests, parallel groups whole', async () => {
  answer = honest;
  const many = Array.from({ length: 1001 }, (_, index) => ({
    id: String(index),
    text: `${index} U.S. 1`,
    group: `g${Math.floor(index / 3)}`,
  }));
  const reply = await backendChecker(address).check(many);
  expect(reply.results).toHaveLength(1001);
  expect(bodies.length).toBeGreaterThan(2);
  const groupsPerBody = bodies.map(
    (body) =>
      new Set((JSON.parse(body) as { citations: CheckRequest[] }).citations.map(({ group }) => group)),
  );
  expect(groupsPerBody.reduce((sum, groups) => sum + groups.size, 0)).toBe(
    new Set(many.map(({ group }) => group)).size,
  );
});

describe('an outage makes every citation unverified with the reason, and none not found', () => {
  const faults: readonly (readonly [string, Answer, keyof typeof BACKEND_FAILURES])[] = [
    [
      'answers 500',
      (_r, _b, response) => json(response, 500, { error: { code: 'fault', message: 'x' } }),
      'fault',
    ],
    ['answers 429', (_r, _b, response) => json(response, 429, {}), 'busy'],
    ['answers 403', (_r, _b, response) => json(response, 403, {}), 'refused'],
    ['answers no JSON', (_r, _b, response) => void response.writeHead(200).end('<html>'), 'notUnderstood'],
    [
      'answers another shape',
      (_r, _b, response) => json(response, 200, { results: [{ id: 'a', status: 'fabricated' }] }),
      'notUnderstood',
    ],
    ['cuts the line', (_r, _b, response) => void response.destroy(), 'unreachable'],
    [
      'cuts the answer',
      (_r, _b, response) => {
        response.writeHead(200, { 'content-length': '9999' }).write('{');
        setTimeout(() => response.destroy(), 10);
      },
      'unreachable',
    ],
    [
      'redirects',
      (_r, _b, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'unreachable',
    ],
    ['never answers', () => undefined, 'timedOut'],
  ];
  it.each(faults)('%s', async (_what, misbehave, failure) => {
    answer = misbehave;
    const { results } = await backendChecker(address, { timeout: 150 }).check(REQUESTS);
    expect(results.map(({ status, note }) => [status, note])).toEqual(
      REQUESTS.map(() => ['unverified', `Not verified: ${BACKEND_FAILURES[failure]}.`]),
    );
  });
  it('nobody listens', async () => {
    const { results } = await backendChecker('http://127.0.0.1:9', { timeout: 2000 }).check(REQUESTS);
    expect(results.map(({ status }) => status)).toEqual(['unverified', 'unverified']);
  });
});

it('a citation left out of the answer is unverified', async () => {
  answer = (_request, _body, response) =>
    json(response, 200, {
      requestId: 'r',
      library: { name: 'l', cases: 0, asOf: '', sources: [] },
      results: [],
    });
  const { results } = await backendChecker(address).check(REQUESTS);
  expect(results.map(({ status }) => status)).toEqual(['unverified', 'unverified']);
});

it('a not_found that names no fact is not believed', async () => {
  answer = (_request, _body, response) =>
    json(response, 200, {
      requestId: 'r',
      library: { name: 'l', cases: 0, asOf: '', sources: [] },
      results: REQUESTS.map(({ id }) => ({
        id,
        status: 'not_found',
        note: 'no',
        candidates: 0,
        evidence: [],
        checks: [],
      })),
    });
  const { results } = await backendChecker(address).check(REQUESTS);
  expect(results.map(({ status }) => status)).toEqual(['unverified', 'unverified']);
});

it('an abort rejects with the caller’s reason', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const asked = backendChecker(address).check(REQUESTS, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('cancelled by the reviewer')), 30);
  await expect(asked).rejects.toThrow('cancelled by the reviewer');
});

describe('opinions', () => {
  it('come as pages', async () => {
    const opinion = {
      complete: true,
      ocr: false,
      parts: [{ kind: 'majority', pages: [{ label: '662', text: 'Words.' }] }],
    };
    answer = (request, _body, response) =>
      json(response, request.url === '/v1/cases/a%2Fb/pages' ? 200 : 500, opinion);
    expect(await backendOpinions(address)('a/b')).toEqual(opinion);
  });
  it('null where no text is held; a fault is no null', async () => {
    answer = (_request, _body, response) => json(response, 404, {});
    expect(await backendOpinions(address)('a')).toBeNull();
    answer = (_request, _body, response) => json(response, 500, {});
    await expect(backendOpinions(address)('a')).rejects.toThrow(BACKEND_FAILURES.fault);
  });
});
