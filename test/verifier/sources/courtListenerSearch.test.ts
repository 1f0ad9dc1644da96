/** CourtListener's search, for citations that no index holds: what is sent, what is believed, and that no failure speaks against a citation. */
import { createChecker } from '../../../src/verifier/checkCitations';
import { isSameDocket } from '../../../src/verifier/identity/docket';
import type { LiveSource } from '../../../src/verifier/liveSource';
import type { CheckRequest, CheckResult } from '../../../src/verifier/report';
import { courtListener, type CourtListenerOptions } from '../../../src/verifier/sources/courtListener';
import type { Timing } from '../../../src/verifier/sources/persistence';
import { caseLawOf, TODAY } from '../fixtures';
import { json, localServer, MISBEHAVIOURS, timeoutFor, type LocalServer } from './localServer';

let server: LocalServer;
beforeAll(async () => void (server = await localServer()));
afterAll(() => server.close());
beforeEach(() => void server.asked.splice(0));

/** A clock that sleeping moves. */
function madeTime(): Timing {
  let now = Date.parse('2026-11-30T12:00:00Z');
  return {
    now: () => now,
    random: () => 0.5,
    sleep: (milliseconds, signal) => {
      signal?.throwIfAborted();
      now += milliseconds;
      return Promise.resolve();
    },
  };
}

const source = (options: Partial<CourtListenerOptions> = {}): LiveSource =>
  courtListener({
    token: 'secret',
    address: server.address,
    timing: madeTime(),
    timeout: 20_000,
    ...options,
  });

/** One result as the search of version 4 gives it (formats.md). */
const result = (id: number, name: string, more: Record<string, unknown> = {}) => ({
  caseName: name,
  citation: [],
  cluster_id: id,
  court_id: 'nysd',
  court_citation_string: 'S.D.N.Y.',
  dateFiled: '2021-03-04',
  docketNumber: '1:19-cv-00512-ABC',
  absolute_url: `/opinion/${id}/x/`,
  opinions: [{ id: 7, type: 'lead-opinion', snippet: '…' }],
  ...more,
});

const WESTLAW: CheckRequest = {
  id: 'w',
  text: '2021 WL 55512',
  caseName: 'Harbor Light Co. v. Quillfeather',
  court: 'nysd',
  year: 2021,
  docketNumber: 'No. 19-cv-512',
};

const searches = (): URL[] =>
  server.asked.filter(({ url }) => url.includes('/search/')).map(({ url }) => new URL(url, 'http://x'));

async function check(request: CheckRequest, live: readonly LiveSource[]): Promise<CheckResult | undefined> {
  const reply = await createChecker(caseLawOf(), { asOf: TODAY, live }).check([request]);
  return reply.results[0];
}

/** The look-up knows nothing; the search answers. */
const answering = (...results: readonly unknown[]): void => {
  server.answer = ({ url }, response) =>
    json(response, 200, url.includes('/search/') ? { count: results.length, results } : []);
};

it('asks for the docket number where one is cited, with the token in its header', async () => {
  answering(result(4, 'Harbor Light Co. v. Quillfeather'));
  await check(WESTLAW, [source()]);
  const [asked] = searches();
  expect(asked?.pathname).toBe('/api/rest/v4/search/');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    type: 'o',
    q: 'docketNumber:"No. 19-cv-512"',
  });
  expect(server.asked.every(({ headers }) => headers.authorization === 'Token secret')).toBe(true);
});

it('asks for the telling words of the name, the year and the court where no docket number is cited', async () => {
  answering();
  await check({ ...WESTLAW, docketNumber: null }, [source()]);
  expect(searches()[0]?.searchParams.get('q')).toMatch(
    /^caseName:\((?:\w+ AND )*\w+\) AND dateFiled:\[2021-01-01 TO 2021-12-31\] AND court_id:nysd$/,
  );
});

it('a case that fits is evidence with its docket and date, and the citation stays unverified', async () => {
  answering(
    result(3, 'Other People v. Nobody', { docketNumber: '19-cv-512' }),
    result(4, 'Harbor Light Co. v. Quillfeather'),
  );
  expect(await check(WESTLAW, [source()])).toMatchObject({
    status: 'unverified',
    match: {
      id: 'courtlistener:4',
      name: 'Harbor Light Co. v. Quillfeather',
      url: `${server.address}/opinion/4/x/`,
    },
    evidence: [
      {
        rule: 'caseByDocket',
        source: 'CourtListener',
        asOf: '2026-11-30',
        detail:
          'A search of CourtListener gave Harbor Light Co. v. Quillfeather (No. 1:19-cv-00512-ABC, 2021-03-04); this number of it was not verified.',
      },
    ],
  });
});

it('of several orders of one docket that of the year cited is meant', async () => {
  const name = 'Harbor Light Co. v. Quillfeather';
  answering(
    result(8, name, { dateFiled: '2020-01-02' }),
    result(9, name),
    result(10, name, { dateFiled: '2022-01-02' }),
  );
  expect((await check(WESTLAW, [source()]))?.match?.id).toBe('courtlistener:9');
});

it.each([
  ['another docket', [result(4, 'Harbor Light Co. v. Quillfeather', { docketNumber: '1:20-cv-00999' })]],
  ['another name under the docket', [result(4, 'Marsh v. Underhill')]],
  ['nothing', []],
])('%s is no evidence, and the note says that it was searched', async (_words, results) => {
  answering(...results);
  const found = await check(WESTLAW, [source()]);
  expect(found).toMatchObject({ status: 'unverified', match: null, evidence: [] });
  expect(found?.note).toContain('CourtListener was searched for it by name and found no one case that fits');
});

it('is not asked of citations that an index lists, nor where the search is switched off', async () => {
  answering(result(4, 'Harbor Light Co. v. Quillfeather'));
  await check({ ...WESTLAW, text: '925 F.3d 1339' }, [source()]);
  await check(WESTLAW, [source({ search: false })]);
  expect(searches()).toEqual([]);
});

it('waits for its turn within the limits of one account, and says so of what is not asked in time', async () => {
  answering();
  const live = source({ patience: 10_000 });
  const requests = Array.from({ length: 9 }, (_, index) => ({
    ...WESTLAW,
    id: String(index),
    docketNumber: `21-cv-${index + 100}`,
  }));
  const reply = await createChecker(caseLawOf(), { asOf: TODAY, live: [live] }).check(requests);
  expect(searches().length).toBeLessThanOrEqual(5);
  expect(reply.results.at(-1)?.note).toContain(
    'CourtListener could not be searched: it answers no more citations for now',
  );
});

describe('a search that misbehaves takes nothing away', () => {
  it.each(MISBEHAVIOURS)('%s', async (_words, answer, failure) => {
    server.answer = (asked, response) =>
      asked.url.includes('/search/') ? answer(asked, response) : json(response, 200, []);
    const found = await check(WESTLAW, [source({ timeout: timeoutFor(failure), patience: 60_000 })]);
    expect(found).toMatchObject({ status: 'unverified', match: null, evidence: [] });
    expect(found?.note).toContain('CourtListener could not be searched');
  });
});

describe('docket numbers', () => {
  it.each([
    ['No. 1:17-cv-00184', '1:17-cv-184-ABC'],
    ['17 Civ. 184', '1:17-cv-00184'],
    ['21-1234', 'No. 21-1234'],
    ['Case No. 20-cr-9', '2:20-cr-00009-XYZ-JJ'],
    ['No. 2019-0123-JTL', '2019-0123'],
  ])('%s is %s', (a, b) => {
    expect(isSameDocket(a, b)).toBe(true);
    expect(isSameDocket(b, a)).toBe(true);
  });
  it.each([
    ['17-cv-184', '17-cr-184'],
    ['17-cv-184', '18-cv-184'],
    ['21-1234', '21-12345'],
    ['1:17-cv-184', '2:17-cv-184'],
    ['', ''],
    ['No.', 'No.'],
  ])('%s is not %s', (a, b) => expect(isSameDocket(a, b)).toBe(false));
});
