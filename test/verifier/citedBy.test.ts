/** A citation that the library does not hold, and that an opinion in it cites: evidence, and no more. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { openLibrary, opinionsSource, type Library } from '../../src/library';
import type { OriginIndex } from '../../src/verifier/caseLaw';
import { createChecker } from '../../src/verifier/checkCitations';
import { citedCores } from '../../src/verifier/evidence/citedCores';
import type { CheckRequest, CheckResult } from '../../src/verifier/report';
import { TODAY } from './fixtures';

const OPINION = `<pre>The motion is denied. See Brandt v. Osei, 2021 WL 7654321, at *3 (D. Nev. Dec. 2, 2021); accord
Hale v. Marsh, 777 F.2d 12, 14 (9th Cir. 1985) (quoting Alder v. Birch, 12 Ala. 30). The statute is 42 U.S.C. § 1983.</pre>`;

let folder: string;
let library: Library;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-cited-'));
  fs.writeFileSync(path.join(folder, 'a.html'), OPINION);
  fs.writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify([
      { file: 'a.html', caseName: 'Wexcombe v. Lindqvist', citations: ['900 F.3d 100'], date: '2022' },
    ]),
  );
  library = await openLibrary({
    path: path.join(folder, 'library.sqlite'),
    env: { CITE_CHECK_HOME: folder },
    create: true,
  });
  await library.import(await opinionsSource(folder));
});
afterAll(() => {
  library.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const check = async (text: string, over: Library = library): Promise<CheckResult | undefined> => {
  const request: CheckRequest = { id: 'one', text };
  return (await createChecker(over, { asOf: TODAY, timeout: 500 }).check([request])).results[0];
};

it.each(['2021 WL 7654321', '777 F.2d 12', '777 F. 2d 12', '12 Ala. 30'])(
  '%s stays unverified, and the opinion that cites it is named',
  async (text) => {
    expect(await check(text)).toMatchObject({
      status: 'unverified',
      match: null,
      note: expect.stringContaining('Wexcombe v. Lindqvist, 900 F.3d 100, cites it so'),
      evidence: [
        {
          rule: 'citedBy',
          asOf: expect.stringMatching(/^\d{4}-/),
          detail: `The opinion in Wexcombe v. Lindqvist, 900 F.3d 100 cites ${text}.`,
        },
      ],
    });
  },
);

it('another number is cited by nobody', async () => {
  expect((await check('2021 WL 7654322'))?.evidence).toEqual([]);
});

it('a stop stays a stop, and a case that is held is found', async () => {
  expect((await check('999 U.S. 1'))?.status).toBe('not_found');
  expect((await check('900 F.3d 100'))?.evidence).toMatchObject([{ rule: 'exact' }]);
});

it.each<readonly [string, OriginIndex['quotedIn']]>([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['hangs', () => new Promise(() => undefined)],
  ['answers nonsense', () => Promise.resolve('<html>' as unknown as [])],
  [
    'names the opinion of another case',
    async () => [
      [
        {
          case: (await library.find([{ volume: '900', reporter: 'F.3d', page: '100' }]))[0]!.cases[0]!,
          shared: 1,
        },
      ],
    ],
  ],
])('an index that %s adds nothing', async (_words, quotedIn) => {
  const result = await check('2021 WL 1111111', { ...library, quotedIn });
  expect([result?.status, result?.evidence]).toEqual(['unverified', []]);
});

describe('the citations of a text', () => {
  it('are read roughly, in the tables’ spelling', () => {
    expect([...citedCores(OPINION)]).toEqual(['2021 WL 7654321', '777 F.2d 12', '12 Ala. 30']);
  });
  it('in time linear in its length, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => citedCores(text).size <= 250));
    for (const text of ['1 A '.repeat(50_000), '1 '.repeat(100_000), '12 F. '.repeat(40_000)]) {
      const start = performance.now();
      citedCores(text);
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });
});
