/** The commands beside `check`: extract, the line commands, the library and the backend, as another program speaks to them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCommandLine, PROJECT, run, temporaryFolder } from './harness';

jest.setTimeout(120_000);
beforeAll(buildCommandLine);
const folder = temporaryFolder();
const home = path.join(folder, 'home');
const file = (name: string) => path.join(folder, name);

describe('extract', () => {
  const TEXT = 'See Ashcroft v. Iqbal, 556 U.S. 662, 678–79 & n.3 (2009).\r\n\r\n \r\nId. at 680.\r\n';

  it('gives the fields of the contract, spans that slice, and where each block starts in the file', async () => {
    writeFileSync(file('iqbal.txt'), TEXT);
    const ended = await run(['extract', file('iqbal.txt'), '--json'], { home });
    const { schema, blocks, citations, quotations } = JSON.parse(ended.stdout);
    expect(schema).toBe('cite-check/extract@1');
    expect(blocks).toHaveLength(2);
    for (const { start, text } of blocks) expect(TEXT.slice(start, start + text.length)).toBe(text);
    expect(citations).toHaveLength(2);
    expect(citations[0]).toMatchObject({
      kind: 'case',
      volume: '556',
      reporter: 'U.S.',
      page: '662',
      caseName: 'Ashcroft v. Iqbal',
      nameStated: true,
      court: 'scotus',
      year: 2009,
      pincite: { text: '678–79 & n.3', pages: [['678', '679']], notes: ['3'] },
      signal: 'see',
    });
    expect(citations[1]).toMatchObject({ kind: 'id', antecedent: citations[0].id, block: 1 });
    for (const { block, span, text } of citations) expect(blocks[block].text.slice(...span)).toBe(text);
    expect(quotations).toEqual([]);
  });

  it('with --whole takes a text as one block', async () => {
    writeFileSync(file('whole.txt'), TEXT);
    const ended = await run(['extract', file('whole.txt'), '--json', '--whole'], { home });
    expect(JSON.parse(ended.stdout).blocks).toEqual([{ part: 'body', note: null, start: 0, text: TEXT }]);
  });
});

describe('the line commands', () => {
  it('compare-names answers each line in order', async () => {
    const lines = [
      { id: '1', brief: 'Thayer v. Chiczewski', case: ['Andy Thayer v. Ralph Chiczewski'] },
      { id: '2', brief: 'Lerner v. Casey', case: ['Hoag v. New Jersey'] },
      { id: '3', brief: '', case: ['Hoag v. New Jersey'] },
    ];
    const ended = await run(['compare-names', '--json'], {
      home,
      input: lines.map((line) => JSON.stringify(line)).join('\n'),
    });
    const answers = ended.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { id: '1', result: 'agrees', severity: null },
      { id: '2', result: 'differs', severity: 'major' },
      { id: '3', result: 'cannotTell', severity: null },
    ]);
  });

  it('match-quote answers in the form of the contract', async () => {
    const opinion = {
      complete: true,
      ocr: false,
      parts: [
        {
          kind: 'majority',
          pages: [
            { label: '678', text: 'The court shall grant the motion when no dispute of fact remains.' },
          ],
        },
      ],
    };
    const lines = [
      { id: 'a', quote: 'shall grant the motion', pincite: '678', parentheticals: [], opinion },
      { id: 'b', quote: 'may grant the motion', pincite: '678', parentheticals: [], opinion },
    ];
    const ended = await run(['match-quote', '--json'], {
      home,
      input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });
    const [first, second] = ended.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      id: 'a',
      verdict: 'verbatim',
      severity: null,
      foundOn: ['678'],
      part: 'majority',
      changes: [],
    });
    expect(second).toMatchObject({
      id: 'b',
      verdict: 'altered',
      severity: 'major',
      changes: [{ kind: 'substitution', quote: 'may', source: 'shall' }],
    });
  });

  it('a line that is not of the form ends the command with its number', async () => {
    const ended = await run(['compare-names', '--json'], {
      home,
      input: '{"id":"1","brief":"A v. B","case":[]}\n{"id":2}\n',
    });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/Line 2 of standard input/);
  });
});

describe('library', () => {
  it('imports a table, replaces it when imported again, and says what it holds', async () => {
    writeFileSync(
      file('table.tsv'),
      'volume\treporter\tpage\tname\tdate\tparallel\n556\tU.S.\t662\tAshcroft v. Iqbal\t2009-05-18\t129 S. Ct. 1937; 173 L. Ed. 2d 868\n',
    );
    const library = file('firm.sqlite');
    for (let times = 0; times < 2; times += 1) {
      expect(
        (await run(['library', 'import', 'table', file('table.tsv'), '--library', library], { home })).code,
      ).toBe(0);
    }
    const stats = JSON.parse(
      (await run(['library', 'stats', '--library', library, '--json'], { home })).stdout,
    );
    expect(stats).toMatchObject({ cases: 1, citations: 3, opinions: 0 });
    const lookup = JSON.parse(
      (await run(['library', 'lookup', '129 S.Ct. 1937', '--library', library, '--json'], { home })).stdout,
    );
    expect(lookup).toMatchObject({ cases: [{ name: 'Ashcroft v. Iqbal' }], result: { status: 'found' } });
  });

  it('says of a volume what is held and where its series ends', async () => {
    const ended = await run(['library', 'volume', 'F.3d', '1042', '--json'], { home });
    expect(JSON.parse(ended.stdout)).toMatchObject({
      coverage: null,
      ceiling: { kind: 'closed', lastVolume: 999 },
    });
  });

  it('imports nothing where one of several paths cannot be read', async () => {
    const library = file('never.sqlite');
    const args = [
      'library',
      'import',
      'opinions',
      path.join(PROJECT, 'assets/samples/opinions'),
      file('missing'),
      '--library',
      library,
    ];
    expect((await run(args, { home })).code).toBe(2);
    expect(existsSync(library)).toBe(false);
  });
});

describe('serve', () => {
  // A failing assertion must not leave a server behind: it would keep the whole suite from ending.
  const served: ChildProcess[] = [];
  afterEach(() => served.splice(0).forEach((child) => child.kill('SIGKILL')));

  it('answers on its port, holds a connection to its own host names, and stops when told to', async () => {
    const child = spawn(
      process.execPath,
      [path.join(PROJECT, 'dist/cli/cite-check.cjs'), 'serve', '--port', '0'],
      {
        env: { ...process.env, CITE_CHECK_HOME: home },
      },
    );
    served.push(child);
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`serve ended with ${code}`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const address = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
        if (address !== undefined) resolve(address);
      });
    });
    const sample = JSON.parse(
      readFileSync(path.join(PROJECT, 'assets/samples/opinions/manifest.json'), 'utf8'),
    );
    const reply = await fetch(`${url}/v1/citations/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        citations: [
          { id: 'a', text: sample[0].citations[0], caseName: sample[0].caseName },
          { id: 'b', text: '1042 F.3d 611' },
        ],
      }),
    });
    const { results, library } = (await reply.json()) as {
      results: { id: string; status: string; match?: { id: string } }[];
      library: { name: string };
    };
    expect(library.name).toBe('starter');
    expect(results).toMatchObject([
      { id: 'a', status: 'found' },
      { id: 'b', status: 'not_found' },
    ]);
    const pages = await fetch(`${url}/v1/cases/${results[0]?.match?.id ?? ''}/pages`);
    expect(await pages.json()).toMatchObject({ complete: true, ocr: false });
    const verified = await fetch(`${url}/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: 'See 1042 F.3d 611 and Bryan v. MacPherson, 630 F.3d 805 (9th Cir. 2010).',
      }),
    });
    expect(await verified.json()).toMatchObject({
      fabricated: ['1042 F.3d 611'],
      unverified: ['630 F.3d 805'],
      revised: false,
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
