/** A service in the shape of the DocketRouter document as a live source, and our own `POST /v1/verify` as such a service. */
import { createApp } from '../../../src/server/app';
import type { CitationCore } from '../../../src/verifier/caseLaw';
import { createChecker } from '../../../src/verifier/checkCitations';
import { docketRouter, type DocketRouterOptions } from '../../../src/verifier/sources/docketRouter';
import { caseLawOf, TODAY } from '../fixtures';
import { json, localServer, MISBEHAVIOURS, textOf, timeoutFor, type LocalServer } from './localServer';

let server: LocalServer;
beforeAll(async () => void (server = await localServer()));
afterAll(() => server.close());
beforeEach(() => void server.asked.splice(0));

const core = (text: string): CitationCore => {
  const [, volume = '', reporter = '', page = ''] = /^(\S+) (.+) (\S+)$/.exec(text) ?? [];
  return { volume, reporter, page };
};
const timing = {
  now: () => Date.parse('2026-11-30T12:00:00Z'),
  random: () => 0.5,
  sleep: () => Promise.resolve(),
};
const source = (options: Partial<DocketRouterOptions> = {}) =>
  docketRouter({ address: server.address, key: 'secret', timing, timeout: 20_000, ...options });
const report = (...checked: readonly unknown[]) => ({
  checked,
  fabricated: [],
  unverified: [],
  revised: false,
});
const lookUp = async (...citations: readonly string[]) => source().lookUp(citations.map(core));

it('asks eight distinct citations a call, with the key in its header, at the path that was set', async () => {
  server.answer = (_asked, response) => json(response, 200, report());
  const many = Array.from({ length: 20 }, (_, index) => core(`${index + 1} U.S. 1`));
  await source({ path: '/citecheck' }).lookUp(many);
  expect(server.asked.map((asked) => textOf(asked).split('\n').length)).toEqual([8, 8, 4]);
  expect(server.asked[0]?.url).toBe('/citecheck');
  expect(server.asked[0]?.headers.authorization).toBe('Bearer secret');
});

it('found with its case; the document’s own examples are understood', async () => {
  server.answer = (_asked, response) =>
    json(
      response,
      200,
      report(
        {
          input: '556 U.S. 662',
          status: 'found',
          match: {
            name: 'Ashcroft v. Iqbal',
            citation: ['556 U.S. 662'],
            court: '',
            date: '2009-05-18',
            url: 'https://example.org/opinion/1/',
          },
        },
        { input: '550 U.S. 544', status: 'found', note: 'in DocketRouter index' },
      ),
    );
  expect(await lookUp('556 U.S. 662', '550 U.S. 544')).toMatchObject([
    {
      kind: 'starts',
      cases: [{ name: 'Ashcroft v. Iqbal', court: null, date: '2009-05-18', source: 'DocketRouter' }],
    },
    { kind: 'exists', asOf: '2026-11-30' },
  ]);
});

it('one missing from what was checked was not checked', async () => {
  server.answer = (_asked, response) => json(response, 200, report());
  expect(await lookUp('556 U.S. 662')).toEqual([
    { kind: 'silent', sentence: 'DocketRouter did not check this citation' },
  ]);
});

it('not_found without a fact proves nothing, and the note says so', async () => {
  server.answer = (_asked, response) =>
    json(response, 200, report({ input: '556 U.S. 662', status: 'not_found' }));
  expect(await lookUp('556 U.S. 662')).toEqual([
    { kind: 'silent', sentence: 'DocketRouter says not found and names no fact that proves it' },
  ]);
});

it.each([
  ['an unknown rule', { rule: 'databaseMiss', source: 's', asOf: '2026-01-01', detail: 'd' }],
  ['a rule that proves something else', { rule: 'exact', source: 's', asOf: '2026-01-01', detail: 'd' }],
  ['no date', { rule: 'insideCase', source: 's', asOf: '', detail: 'd' }],
  ['no source', { rule: 'insideCase', source: '', asOf: '2026-01-01', detail: 'd' }],
  ['text', 'because'],
])('not_found with %s for a fact proves nothing', async (_what, evidence) => {
  server.answer = (_asked, response) =>
    json(response, 200, report({ input: '556 U.S. 662', status: 'not_found', evidence: [evidence] }));
  expect(await lookUp('556 U.S. 662')).toMatchObject([{ kind: 'silent' }]);
});

it('a case that does not list the citation is not believed', async () => {
  const match = { name: 'X v. Y', citation: ['1 U.S. 1'], court: '', date: '', url: '' };
  server.answer = (_asked, response) =>
    json(response, 200, report({ input: '556 U.S. 662', status: 'found', match }));
  expect(await lookUp('556 U.S. 662')).toMatchObject([{ kind: 'silent' }]);
});

describe('whatever else it does, the citations are out and nothing is thrown', () => {
  it.each(MISBEHAVIOURS)('%s', async (_words, misbehave, failure) => {
    server.answer = misbehave;
    const asked = source({ timeout: timeoutFor(failure) });
    expect(await asked.lookUp([core('556 U.S. 662')])).toEqual([{ kind: 'out', failure }]);
  });
});

describe('our own POST /v1/verify as the service', () => {
  beforeEach(() => {
    const checker = createChecker(caseLawOf(), { asOf: TODAY });
    const app = createApp({
      caseLaw: caseLawOf(),
      checker,
      describe: () => Promise.resolve({ name: 'l', cases: 0, asOf: '', sources: [] }),
      log: { info: () => undefined },
      hosts: ['127.0.0.1'],
    });
    server.answer = (asked, response) => {
      void (async () => {
        const reply = await app.request(`${server.address}${asked.url}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: asked.body,
        });
        json(response, reply.status, await reply.json());
      })();
    };
  });

  const TEXTS = [
    '556 U.S. 662',
    '12 Ala. 59',
    '12 Ala. 600',
    '999 U.S. 1234',
    '777 F.2d 1',
    '12 Ala. 45',
    '1 Cranch 137',
    '2021 WL 1',
    '598 U.S. ___',
    '129 S. Ct. 1937',
  ];

  it('says of each citation what the chain over its library says', async () => {
    const own = createChecker(caseLawOf(), { asOf: TODAY });
    const remote = createChecker(caseLawOf('1 X 1 | A v. B | | ', ''), {
      asOf: TODAY,
      live: [source({ citationsInCall: 100 })],
    });
    const requests = TEXTS.map((text) => ({ id: text, text }));
    const [here, there] = await Promise.all([own.check(requests), remote.check(requests)]);
    const short = ({ id, status, match }: (typeof here.results)[number]) => [id, status, match?.name ?? null];
    expect(there.results.map(short)).toEqual(here.results.map(short));
    const beyond = there.results.find(({ id }) => id === '12 Ala. 600');
    expect(beyond?.evidence).toMatchObject([
      { rule: 'pageBeyondVolume', source: 'readable lines', asOf: '2026-01-01' },
    ]);
  });

  it('has no limit of eight or twelve', async () => {
    const many = Array.from({ length: 300 }, (_, index) => core(`${index + 1} F.2d 1`));
    const answers = await source({ citationsInCall: 300 }).lookUp(many);
    expect(
      answers.filter((answer) => answer.kind === 'silent' && /no record/.test(answer.sentence)),
    ).toHaveLength(300);
    expect(server.asked).toHaveLength(1);
  });
});
