/** CourtListener as a live source, against a server on this machine: what is sent, what is believed, what is waited for. */
import type { CitationCore } from '../../../src/verifier/caseLaw';
import { courtListener, type CourtListenerOptions } from '../../../src/verifier/sources/courtListener';
import type { Timing } from '../../../src/verifier/sources/persistence';
import { json, localServer, MISBEHAVIOURS, textOf, timeoutFor, type LocalServer } from './localServer';

let server: LocalServer;
beforeAll(async () => void (server = await localServer()));
afterAll(() => server.close());
beforeEach(() => void server.asked.splice(0));

const core = (text: string): CitationCore => {
  const [, volume = '', reporter = '', page = ''] = /^(\S+) (.+) (\S+)$/.exec(text) ?? [];
  return { volume, reporter, page };
};

/** A clock that sleeping moves. */
function madeTime(): Timing & { slept: number[] } {
  let now = Date.parse('2026-11-30T12:00:00Z');
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    random: () => 0.5,
    sleep: (milliseconds, signal) => {
      signal?.throwIfAborted();
      slept.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
  };
}

const source = (options: Partial<CourtListenerOptions> = {}) =>
  courtListener({
    token: 'secret',
    address: server.address,
    timing: madeTime(),
    timeout: 20_000,
    ...options,
  });

const cluster = (id: number, name: string, ...citations: readonly string[]) => ({
  id,
  absolute_url: `/opinion/${id}/x/`,
  case_name: name,
  case_name_full: '',
  date_filed: '2009-05-18',
  citations: citations.map((text) => ({ ...core(text), type: 1 })),
});
const item = (citation: string, start: number, status: number, ...clusters: readonly unknown[]) => ({
  citation,
  normalized_citations: [citation],
  start_index: start,
  end_index: start + citation.length,
  status,
  error_message: '',
  clusters,
});

it('sends the citations’ own strings, one a line, with the token in its header and nothing else', async () => {
  server.answer = (_asked, response) => json(response, 200, []);
  await source().lookUp([core('556 U.S. 662'), core("861 F. App'x 1")]);
  expect(server.asked).toHaveLength(1);
  expect(server.asked[0]?.url).toBe('/api/rest/v4/citation-lookup/');
  expect(server.asked[0]?.headers.authorization).toBe('Token secret');
  expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({ text: "556 U.S. 662\n861 F. App'x 1" });
});

it('a case that lists the citation starts there; every such case of a 300 is told', async () => {
  server.answer = (_asked, response) =>
    json(response, 200, [
      item('556 U.S. 662', 0, 200, cluster(1, 'Ashcroft v. Iqbal', '556 U.S. 662', '129 S. Ct. 1937')),
      item('12 Ala. 30', 13, 300, cluster(2, 'A v. B', '12 Ala. 30'), cluster(3, 'C v. D', '12 Ala. 30')),
    ]);
  const answers = await source().lookUp([core('556 U.S. 662'), core('12 Ala. 30')]);
  expect(answers[0]).toMatchObject({
    kind: 'starts',
    cases: [
      {
        id: 'courtlistener:1',
        name: 'Ashcroft v. Iqbal',
        citations: ['556 U.S. 662', '129 S. Ct. 1937'],
        date: '2009-05-18',
        source: 'CourtListener',
        asOf: '2026-11-30',
      },
    ],
  });
  expect(answers[1]).toMatchObject({ kind: 'starts', cases: [{ name: 'A v. B' }, { name: 'C v. D' }] });
});

it('the volume may come as a number, and the reporter in another spelling', async () => {
  const clusters = {
    ...cluster(1, 'X v. Y'),
    citations: [{ volume: 820, reporter: 'F. App’x', page: 827, type: 1 }],
  };
  server.answer = (_asked, response) => json(response, 200, [item("820 F. App'x 827", 0, 200, clusters)]);
  expect(await source().lookUp([core("820 F. App'x 827")])).toMatchObject([
    { kind: 'starts', cases: [{ citations: ["820 F. App'x 827"] }] },
  ]);
});

it('a 200 whose cases do not list the citation means only that the page lies inside one', async () => {
  server.answer = (_asked, response) =>
    json(response, 200, [item('129 Md. App. 598', 0, 200, cluster(1, 'A v. B', '129 Md. App. 588'))]);
  expect(await source().lookUp([core('129 Md. App. 598')])).toMatchObject([
    { kind: 'inside', cases: [{ name: 'A v. B' }] },
  ]);
});

it('a 404, an unknown reporter and a citation passed over in silence say nothing', async () => {
  server.answer = (_asked, response) =>
    json(response, 200, [item('436 U.S. 659', 0, 404), item('1 Zz. 2', 13, 400)]);
  const answers = await source().lookUp([core('436 U.S. 659'), core('1 Zz. 2'), core('3 Zz. 4')]);
  expect(answers.map(({ kind }) => kind)).toEqual(['silent', 'silent', 'silent']);
});

it('places are counted in code points', async () => {
  const odd = { volume: '1', reporter: '𝕏. 𝕐.', page: '2' };
  server.answer = (asked, response) =>
    json(response, 200, [
      item(
        '556 U.S. 662',
        [...textOf(asked)].join('').includes('\n') ? [...textOf(asked).split('\n')[0]!].length + 1 : 0,
        200,
        cluster(1, 'A v. B', '556 U.S. 662'),
      ),
    ]);
  const answers = await source().lookUp([odd, core('556 U.S. 662')]);
  expect(answers.map(({ kind }) => kind)).toEqual(['silent', 'starts']);
});

it('an item that does not fit is no answer for its citation; the others stand', async () => {
  server.answer = (_asked, response) =>
    json(response, 200, [
      item('556 U.S. 662', 0, 200, cluster(1, 'A v. B', '556 U.S. 662')),
      { ...item('550 U.S. 544', 13, 200), clusters: 'many' },
    ]);
  expect(await source().lookUp([core('556 U.S. 662'), core('550 U.S. 544')])).toMatchObject([
    { kind: 'starts' },
    { kind: 'out', failure: 'notUnderstood' },
  ]);
});

it('the answer to another question is none: items crossed over are not believed', async () => {
  server.answer = (_asked, response) =>
    json(response, 200, [
      item('550 U.S. 544', 0, 200, cluster(1, 'A v. B', '550 U.S. 544')),
      item('556 U.S. 662', 13, 200, cluster(2, 'C v. D', '556 U.S. 662')),
    ]);
  expect(await source().lookUp([core('556 U.S. 662'), core('550 U.S. 544')])).toMatchObject([
    { kind: 'out', failure: 'notUnderstood' },
    { kind: 'out', failure: 'notUnderstood' },
  ]);
});

describe('limits', () => {
  it('one request for a brief that fits; never more than 250 citations in one', async () => {
    server.answer = (_asked, response) => json(response, 200, []);
    const time = madeTime();
    const many = Array.from({ length: 300 }, (_, index) => core(`${index + 1} U.S. 1`));
    await source({ timing: time }).lookUp(many);
    expect(server.asked.map((asked) => textOf(asked).split('\n').length)).toEqual([250, 50]);
    expect(time.slept).toEqual([60_000]);
  });

  it('never more than 64,000 characters in one', async () => {
    server.answer = (_asked, response) => json(response, 200, []);
    const long = Array.from({ length: 240 }, (_, index) =>
      core(`${index + 1} ${'Reporter '.repeat(33)}R. 1`),
    );
    await source().lookUp(long);
    for (const asked of server.asked) expect([...textOf(asked)].length).toBeLessThanOrEqual(64_000);
    expect(server.asked.length).toBeGreaterThan(1);
  });

  it.each([
    ['wait_until', { wait_until: '2026-11-30T12:00:20Z' }, {}, 20_000],
    ['wait_util', { error_message: 'x', wait_util: '2026-11-30T12:00:20+00:00' }, {}, 20_000],
    [
      'the words of the throttle',
      { detail: 'Request was throttled. Expected available in 9 seconds.' },
      {},
      9_000,
    ],
    ['the header Retry-After', {}, { 'retry-after': '7' }, 7_000],
  ])('a 429 is waited out as %s says, and asked again', async (_what, body, headers, wait) => {
    let count = 0;
    server.answer = (_asked, response) =>
      count++ === 0
        ? json(response, 429, body, headers)
        : json(response, 200, [item('556 U.S. 662', 0, 200, cluster(1, 'A v. B', '556 U.S. 662'))]);
    const time = madeTime();
    expect(await source({ timing: time }).lookUp([core('556 U.S. 662')])).toMatchObject([{ kind: 'starts' }]);
    expect(time.slept).toHaveLength(1);
    expect(time.slept[0]).toBeGreaterThanOrEqual(wait);
    expect(time.slept[0]).toBeLessThan(wait + 1000);
  });

  it('a brief that is refused whole is asked in parts of a minute’s worth', async () => {
    server.answer = (asked, response) =>
      textOf(asked).split('\n').length > 60 ? json(response, 429, {}) : json(response, 200, []);
    const many = Array.from({ length: 100 }, (_, index) => core(`${index + 1} U.S. 1`));
    const answers = await source({ patience: 200_000 }).lookUp(many);
    expect(answers.filter(({ kind }) => kind === 'silent')).toHaveLength(100);
  });

  it('a wait beyond the patience is not waited for', async () => {
    server.answer = (_asked, response) => json(response, 429, { wait_until: '2026-11-30T15:00:00Z' });
    const time = madeTime();
    expect(await source({ timing: time }).lookUp([core('556 U.S. 662')])).toEqual([
      { kind: 'out', failure: 'busy' },
    ]);
    expect(time.slept).toEqual([]);
  });

  it('a passing fault is asked again, each time later, with the spread of chance', async () => {
    let count = 0;
    server.answer = (_asked, response) => (count++ < 2 ? json(response, 502, {}) : json(response, 200, []));
    const time = madeTime();
    expect(await source({ timing: time }).lookUp([core('556 U.S. 662')])).toMatchObject([{ kind: 'silent' }]);
    expect(time.slept).toEqual([500, 1000]);
  });

  it('after three failures it is left alone for a minute, then asked again', async () => {
    server.answer = (_asked, response) => json(response, 500, {});
    const time = madeTime();
    const asked = source({ timing: time });
    for (let round = 0; round < 3; round++) await asked.lookUp([core('556 U.S. 662')]);
    const before = server.asked.length;
    expect(await asked.lookUp([core('556 U.S. 662')])).toEqual([{ kind: 'out', failure: 'resting' }]);
    expect(server.asked).toHaveLength(before);
    await time.sleep(61_000);
    server.answer = (_asked, response) => json(response, 200, []);
    expect(await asked.lookUp([core('556 U.S. 662')])).toMatchObject([{ kind: 'silent' }]);
  });
});

describe('whatever else it does, the citations are out and nothing is thrown', () => {
  it.each(MISBEHAVIOURS)('%s', async (_words, misbehave, failure) => {
    server.answer = misbehave;
    const asked = source({ timeout: timeoutFor(failure) });
    expect(await asked.lookUp([core('556 U.S. 662'), core('550 U.S. 544')])).toEqual([
      { kind: 'out', failure },
      { kind: 'out', failure },
    ]);
  });
  it('nobody listens', async () => {
    expect(await source({ address: 'http://127.0.0.1:9' }).lookUp([core('556 U.S. 662')])).toEqual([
      { kind: 'out', failure: 'unreachable' },
    ]);
  });
  it('an abort ends it', async () => {
    server.answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    expect(await source({ timeout: 5000 }).lookUp([core('556 U.S. 662')], controller.signal)).toEqual([
      { kind: 'out', failure: 'cancelled' },
    ]);
  });
});
