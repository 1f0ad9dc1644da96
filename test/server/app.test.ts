/** The verification backend's contract (`contracts.md`): routes, limits, the shape of errors, and what never reaches a log. */
import type { Opinion } from '../../src/quotation/model';
import { createApp, type Backend } from '../../src/server/app';
import type { CaseLaw } from '../../src/verifier/caseLaw';
import type { CheckRequest, CitationChecker } from '../../src/verifier/report';

const OPINION: Opinion = {
  complete: true,
  ocr: false,
  parts: [{ kind: 'majority', pages: [{ label: '678', text: 'A claim has facial plausibility.' }] }],
};

/** A store of one opinion; nothing else of it is asked by the routes under test. */
const caseLaw: CaseLaw = {
  describe: () => Promise.resolve({ name: 'one case', cases: 1, asOf: '2026-11-30', schema: 1 }),
  find: () => Promise.resolve([]),
  coverage: () => Promise.resolve([]),
  around: () => Promise.resolve([]),
  named: () => Promise.resolve([]),
  opinion: (id) => Promise.resolve(id === 'iqbal' ? OPINION : null),
};

const LIBRARY = { name: 'one case', cases: 1, asOf: '2026-11-30', sources: ['library'] };

function backend(overrides: Partial<Backend> = {}) {
  const logged: string[] = [];
  const asked: CheckRequest[] = [];
  const checker: CitationChecker = {
    check: (requests) => {
      asked.push(...requests);
      const results = requests.map((request) => ({
        id: request.id,
        status: 'unverified' as const,
        note: 'not in this library',
        candidates: 0,
        evidence: [],
        checks: [],
      }));
      return Promise.resolve({ requestId: 'fixed', library: LIBRARY, results });
    },
  };
  const app = createApp({
    caseLaw,
    checker,
    describe: () => Promise.resolve(LIBRARY),
    log: { info: (fields, message) => logged.push(JSON.stringify({ ...fields, message })) },
    hosts: ['localhost'],
    ...overrides,
  });
  return { app, logged, asked };
}

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('the verification backend', () => {
  it('answers that it is well, and what its library is', async () => {
    const { app } = backend();
    expect((await app.request('http://localhost/healthz')).status).toBe(200);
    expect(await (await app.request('http://localhost/v1/library')).json()).toEqual(LIBRARY);
  });

  it.each([
    ['PUT', '/healthz', 'GET, HEAD'],
    ['POST', '/v1/library', 'GET, HEAD'],
    ['GET', '/v1/citations/check', 'POST'],
    ['DELETE', '/v1/citations/check', 'POST'],
    ['OPTIONS', '/v1/verify', 'POST'],
    ['GET', '/v1/verify', 'POST'],
    ['GET', '/v1/quotations/origin', 'POST'],
    ['PATCH', '/v1/cases/7/pages', 'GET, HEAD'],
  ])('%s %s is the wrong method, and the answer says which is right', async (method, path, allow) => {
    const { app } = backend();
    const answer = await app.request(`http://localhost${path}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(await answer.json()).toEqual({
      error: { code: 'methodNotAllowed', message: `This address answers ${allow} only.` },
    });
  });

  it('counts each request under the id that its answer carries, and no citation', async () => {
    const counts: unknown[] = [];
    const { app } = backend({
      count: (count) => counts.push(count),
      checker: {
        check: (requests) =>
          Promise.resolve({
            requestId: 'x',
            library: LIBRARY,
            results: requests.map(({ id, text }) => ({
              id,
              status: text.startsWith('999') ? ('not_found' as const) : ('found' as const),
              note: '',
              candidates: 0,
              evidence: [],
              checks: [],
            })),
          }),
      },
    });
    const citations = ['556 U.S. 662', '999 U.S. 1', '999 U.S. 1'].map((text, index) => ({
      id: String(index),
      text,
    }));
    const answer = await app.request('http://localhost/v1/citations/check', post({ citations }));
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    const verified = await app.request('http://localhost/v1/verify', post({ text: 'See 999 U.S. 1.' }));
    expect(counts).toEqual([
      { requestId, citationsChecked: 3, citationsNotFound: 2, fakesCaught: 1 },
      {
        requestId: verified.headers.get('x-request-id'),
        citationsChecked: 1,
        citationsNotFound: 1,
        fakesCaught: 1,
      },
    ]);
  });

  it('gives one result a citation, each under the id it was asked with', async () => {
    const { app, asked } = backend();
    const body = {
      citations: [
        { id: 'a', text: '556 U.S. 662' },
        { id: 'b', text: '550 U.S. 544', year: 2007 },
      ],
    };
    const reply = await app.request('http://localhost/v1/citations/check', post(body));
    expect(reply.status).toBe(200);
    const json = (await reply.json()) as { requestId: string; results: { id: string }[] };
    expect(json.results.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(json.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked.map(({ text }) => text)).toEqual(['556 U.S. 662', '550 U.S. 544']);
  });

  it('gives an opinion by page, and 404 for one that is not held', async () => {
    const { app } = backend();
    const held = await app.request('http://localhost/v1/cases/iqbal/pages?from=678&to=680');
    expect(await held.json()).toEqual(OPINION);
    const missing = await app.request('http://localhost/v1/cases/other/pages');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({
      error: { code: 'notFound', message: 'The library holds no opinion for this case.' },
    });
  });

  it.each([
    ['a body that is not JSON', '{"citations": [', 400, 'badRequest'],
    ['a body of another shape', { citations: 'SECRET-TEXT' }, 400, 'badRequest'],
    ['a citation without text', { citations: [{ id: 'a' }] }, 400, 'badRequest'],
    [
      'more citations than a brief holds',
      { citations: Array(5001).fill({ id: 'a', text: '1 U.S. 1' }) },
      400,
      'badRequest',
    ],
    ['a body above the limit', `"${'x'.repeat(4 * 1024 * 1024 + 1)}"`, 413, 'tooLarge'],
  ])('refuses %s with a fitting status and no echo of the request', async (_what, body, status, code) => {
    const { app } = backend();
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await app.request(
      'http://localhost/v1/citations/check',
      post(payload, { 'content-length': String(payload.length) }),
    );
    expect(reply.status).toBe(status);
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ error: { code } });
    expect(text).not.toContain('SECRET-TEXT');
  });

  it('hides what went wrong inside: a code and a sentence, no stack', async () => {
    const failing: CitationChecker = {
      check: () => Promise.reject(new Error('disk at /home/clerk/secret failed')),
    };
    const { app } = backend({ checker: failing });
    const reply = await app.request('http://localhost/v1/citations/check', post({ citations: [] }));
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toMatch(/secret|at .*\.ts/);
  });

  it('serves neither other host names nor the pages of other sites (DNS rebinding, cross-site requests)', async () => {
    const { app } = backend();
    expect((await app.request('http://evil.example/v1/library')).status).toBe(403);
    const crossSite = await app.request(
      'http://localhost/v1/citations/check',
      post({ citations: [] }, { origin: 'https://evil.example' }),
    );
    expect(crossSite.status).toBe(403);
    const own = await app.request('http://localhost/v1/library', {
      headers: { origin: 'http://localhost:3001' },
    });
    expect(own.status).toBe(200);
  });

  it('logs method, route and status, and nothing that a brief says', async () => {
    const { app, logged } = backend();
    await app.request(
      'http://localhost/v1/citations/check',
      post({ citations: [{ id: 'a', text: '999 U.S. 1234' }] }),
    );
    await app.request('http://localhost/v1/cases/privileged-name/pages?from=12');
    expect(logged).toHaveLength(2);
    expect(logged.join('\n')).not.toMatch(/999|1234|privileged|from/);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ method: 'POST', status: 200, message: 'answered' });
  });

  it('answers an unknown address in the same shape', async () => {
    const { app } = backend();
    const reply = await app.request('http://localhost/v2/anything');
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ error: { code: 'notFound' } });
  });
});

describe('POST /v1/quotations/origin', () => {
  const record = { id: 'iqbal', name: 'Ashcroft v. Iqbal', citations: ['556 U.S. 662'] };

  it('names the cases that share fingerprints of words, each query by itself', async () => {
    const { app } = backend({
      caseLaw: {
        ...caseLaw,
        quotedIn: (queries) =>
          Promise.resolve(
            queries.map(({ shingles }) =>
              shingles.includes(5) ? [{ case: { ...record } as never, shared: 1 }] : [],
            ),
          ),
      },
    });
    const answer = await app.request(
      'http://localhost/v1/quotations/origin',
      post({ queries: [{ shingles: [5, 6] }, { shingles: [7] }] }),
    );
    expect(await answer.json()).toEqual({
      results: [
        [{ case: { id: 'iqbal', name: 'Ashcroft v. Iqbal', citation: ['556 U.S. 662'] }, shared: 1 }],
        [],
      ],
    });
  });

  it('a library without the index names none; numbers that are no fingerprints are refused', async () => {
    const { app } = backend();
    const none = await app.request(
      'http://localhost/v1/quotations/origin',
      post({ queries: [{ shingles: [5] }] }),
    );
    expect(await none.json()).toEqual({ results: [[]] });
    const bad = await app.request(
      'http://localhost/v1/quotations/origin',
      post({ queries: [{ shingles: [-1] }] }),
    );
    expect(bad.status).toBe(400);
  });
});
