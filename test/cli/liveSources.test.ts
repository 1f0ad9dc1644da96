/** `check`, `library lookup` and their live sources, set up by the environment; what a pick does on the command line. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../src/verifier/report';
import { json, localServer, textOf, type LocalServer } from '../verifier/sources/localServer';
import { buildCommandLine, run, temporaryFolder } from './harness';

jest.setTimeout(120_000);
const folder = temporaryFolder();
const home = path.join(folder, 'home');
const brief = path.join(folder, 'brief.txt');
let server: LocalServer;

beforeAll(async () => {
  buildCommandLine();
  writeFileSync(
    brief,
    'See Wexcombe v. Hale, 925 F.3d 1339, 1340 (9th Cir. 2019); Nobody v. Nowhere, 999 U.S. 1 (2020).',
  );
  server = await localServer();
  server.answer = (asked, response) =>
    json(
      response,
      200,
      textOf(asked) === '925 F.3d 1339'
        ? [
            {
              citation: '925 F.3d 1339',
              start_index: 0,
              status: 200,
              clusters: [
                {
                  id: 7,
                  case_name: 'Wexcombe v. Hale',
                  date_filed: '2019-05-01',
                  citations: [{ volume: 925, reporter: 'F.3d', page: '1339' }],
                },
              ],
            },
          ]
        : [],
    );
});
afterAll(() => server.close());
beforeEach(() => void server.asked.splice(0));

const env = (): Record<string, string> => ({
  CITE_CHECK_COURTLISTENER_TOKEN: 'secret-token',
  CITE_CHECK_COURTLISTENER_URL: server.address,
});
const checked = async (...options: string[]): Promise<Report> =>
  JSON.parse((await run(['check', brief, '--json', ...options], { home, env: env() })).stdout) as Report;

it('asks the source that is set up, for what the library lacks and no fact answers, by citation alone', async () => {
  const report = await checked();
  expect(report.library.sources).toEqual(['library', 'CourtListener']);
  expect(report.citations.map(({ status, evidence }) => `${status} ${evidence[0]?.rule}`)).toEqual([
    'found live',
    'not_found openCeiling',
  ]);
  expect(server.asked.map(({ body }) => body)).toEqual(['{"text":"925 F.3d 1339"}']);
  expect(JSON.stringify(report)).not.toContain('secret-token');
});

it('--offline asks nobody', async () => {
  expect((await checked('--offline')).citations.map(({ status }) => status)).toEqual([
    'unverified',
    'not_found',
  ]);
  expect(server.asked).toEqual([]);
});

it('an address that is none is refused in one sentence', async () => {
  const ended = await run(['check', brief, '--json'], {
    home,
    env: { ...env(), CITE_CHECK_COURTLISTENER_URL: 'court listener' },
  });
  expect([ended.code, ended.stdout, ended.stderr]).toEqual([
    2,
    '',
    'cite-check: CITE_CHECK_COURTLISTENER_URL is not an address that begins with https:// or http://.\n',
  ]);
});

it('library stats adds up what was checked, by request', async () => {
  const own = path.join(folder, 'counted');
  const first = JSON.parse(
    (await run(['check', brief, '--json', '--offline'], { home: own })).stdout,
  ) as Report;
  await run(['check', brief, '--json', '--offline'], { home: own });
  const stats = JSON.parse((await run(['library', 'stats', '--json'], { home: own })).stdout) as {
    usage: { recent: { requestId: string }[] };
  };
  expect(stats.usage).toMatchObject({
    requests: 2,
    citationsChecked: 4,
    citationsNotFound: 2,
    fakesCaught: 2,
  });
  expect(stats.usage.recent[1]?.requestId).toBe(first.requestId);
  expect((await run(['library', 'stats'], { home: own })).stdout).toContain(
    'Checked on this machine: 2 requests, 4 citations, 2 not found, 2 fakes caught',
  );
});

it('library lookup takes a whole citation and says how what was meant differs', async () => {
  const { stdout } = await run(['library', 'lookup', 'Ashcroft v. Iqbal, 556 U.S. 626 (2009)'], { home });
  expect(stdout).toContain('556 U.S. 626 (2009): unverified');
  expect(stdout).toContain('Did you mean 556 U.S. 662? two digits are transposed in the page; same parties');
});

describe('a pick', () => {
  const table = path.join(folder, 'two.tsv');
  const library = path.join(folder, 'two.sqlite');
  beforeAll(async () => {
    writeFileSync(
      table,
      'volume\treporter\tpage\tname\tdate\n12\tAla.\t59\tElm v. Fir\t1847\n12\tAla.\t59\tGum v. Hazel\t1847\n',
    );
    writeFileSync(path.join(folder, 'two.txt'), 'See 12 Ala. 59 (1847).');
    await run(['library', 'import', 'table', table, '--library', library], { home });
  });
  const two = (...options: string[]) =>
    run(['check', path.join(folder, 'two.txt'), '--json', '--library', library, ...options], { home });

  it('among the candidates of the report is checked; a stray one is refused', async () => {
    const open = JSON.parse((await two()).stdout) as Report;
    const [citation] = open.citations;
    expect(citation).toMatchObject({ status: 'ambiguous', candidates: 2 });
    const picked = await two('--pick', `${citation?.id}=${citation?.matches?.[1]?.id}`);
    expect((JSON.parse(picked.stdout) as Report).citations[0]).toMatchObject({
      status: 'found',
      match: { name: 'Gum v. Hazel' },
      evidence: [{ rule: 'table' }],
    });
    const stray = await two('--pick', `${citation?.id}=99999`);
    expect([stray.code, stray.stdout, stray.stderr]).toEqual([
      2,
      '',
      `cite-check: --pick ${citation?.id}=99999: this case is none of those at 12 Ala. 59.\n`,
    ]);
  });

  it('can be made at the look-up of one citation', async () => {
    const open = await run(['library', 'lookup', '12 Ala. 59', '--library', library], { home });
    const [, id = ''] = /to pick Gum v\. Hazel: --pick (\S+)/.exec(open.stdout) ?? [];
    const picked = await run(['library', 'lookup', '12 Ala. 59', '--library', library, '--pick', id], {
      home,
    });
    expect(picked.stdout).toMatch(/^12 Ala\. 59: found – .*picked by the reviewer/);
  });
});

it('--revises keeps what an earlier report said of a citation that was replaced', async () => {
  const [revised, earlier] = [path.join(folder, 'revised.txt'), path.join(folder, 'earlier.json')];
  writeFileSync(revised, 'See Ashcroft v. Iqbal, 556 U.S. 626 (2009).');
  writeFileSync(earlier, (await run(['check', revised, '--json'], { home })).stdout);
  writeFileSync(revised, 'See Ashcroft v. Iqbal, 556 U.S. 662 (2009).');
  const ended = await run(['check', revised, '--json', '--revises', earlier], { home });
  const report = JSON.parse(ended.stdout) as Report;
  expect(report.summary.revised).toBe(true);
  expect(report.revisions).toMatchObject([
    { before: { text: '556 U.S. 626' }, after: report.citations[0]?.id },
  ]);
  const stray = await run(['check', revised, '--json', '--revises', revised], { home });
  expect([stray.code, stray.stderr]).toEqual([
    2,
    `cite-check: --revises ${revised} is no report of cite-check in JSON.\n`,
  ]);
});
