/** The evidence over a real table of 34,191 citations in a real library: a sample of what bench/evidence.ts measures in full. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openLibrary, tableSource, type Library } from '../../src/library';
import { createChecker } from '../../src/verifier/checkCitations';
import type { CheckRequest, CheckResult } from '../../src/verifier/report';
import { TODAY } from './fixtures';

const TABLE = path.resolve(__dirname, '../../../shared/data/us-reports.tsv');
const SAMPLE = 1500;

(fs.existsSync(TABLE) ? describe : describe.skip)(
  'over real citations (skipped: ../shared/data/us-reports.tsv is not there)',
  () => {
    let folder: string;
    let library: Library;
    let rows: { text: string; name: string; year: number }[] = [];

    beforeAll(async () => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-table-'));
      library = await openLibrary({ path: path.join(folder, 'library.sqlite'), env: {}, create: true });
      await library.import(await tableSource(TABLE));
      const all = fs
        .readFileSync(TABLE, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'))
        // On pages of orders dozens of cases share a page and the table keeps one.
        .filter(([volume, , page, name]) => name !== '' && !(Number(volume) >= 300 && Number(page) >= 801));
      const stride = Math.floor(all.length / SAMPLE);
      rows = Array.from({ length: SAMPLE }, (_, index) => all[index * stride] ?? []).map(
        ([volume, reporter, page, name = '', , date = '']) => ({
          text: `${volume} ${reporter} ${page}`,
          name,
          year: Number(date.slice(0, 4)),
        }),
      );
    }, 120_000);
    afterAll(() => {
      library.close();
      fs.rmSync(folder, { recursive: true, force: true });
    });

    const run = async (requests: readonly Omit<CheckRequest, 'id'>[]): Promise<readonly CheckResult[]> =>
      (
        await createChecker(library, { asOf: TODAY }).check(
          requests.map((request, index) => ({ id: String(index), ...request })),
        )
      ).results;
    const isMismatch = ({ status, checks }: CheckResult): boolean =>
      status === 'found' && checks.some(({ result }) => result === 'differs');
    const share = (results: readonly CheckResult[], test: (result: CheckResult) => boolean): number =>
      results.filter(test).length / results.length;

    it('as written: no stop, at most 1 % mismatch', async () => {
      const results = await run(
        rows.map(({ text, name, year }) => ({ text, caseName: name, year, court: 'scotus' })),
      );
      expect(results.filter(({ status }) => status === 'not_found')).toEqual([]);
      expect(share(results, isMismatch)).toBeLessThanOrEqual(0.01);
      expect(share(results, ({ status }) => status === 'found')).toBeGreaterThan(0.99);
    }, 60_000);

    it('with names permuted: at least 97 % mismatch', async () => {
      const results = await run(
        rows.map(({ text, year }, index) => ({
          text,
          caseName: rows[(index + 731) % SAMPLE]?.name ?? '',
          year,
        })),
      );
      expect(share(results, isMismatch)).toBeGreaterThanOrEqual(0.97);
    }, 60_000);

    it('with the volume above the ceiling: every one a stop', async () => {
      const results = await run(
        rows.map(({ text, name }, index) => ({
          text: text.replace(/^\d+/, String(621 + index)),
          caseName: name,
        })),
      );
      expect(share(results, ({ status }) => status === 'not_found')).toBe(1);
    }, 60_000);

    it('in a volume that the table lacks: every one unverified', async () => {
      const results = await run(
        rows.map(({ text, name }, index) => ({
          text: text.replace(/^\d+/, String(603 + (index % 18))),
          caseName: name,
        })),
      );
      expect(share(results, ({ status }) => status === 'unverified')).toBe(1);
    }, 60_000);
  },
);
