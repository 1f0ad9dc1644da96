/**
 * Real filings (../shared/data, not part of the project): what a check of them must say, and that marking and clearing gives back
 * the document. Skipped, saying so, where the data is absent.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDocx } from '../../src/brief/docx';
import { reportSchema, type CitationReport, type Report } from '../../src/verifier/report';
import { docxDifferences } from '../brief/docxDiff';
import { buildCommandLine, run, SHARED, temporaryFolder } from './harness';

jest.setTimeout(300_000);
const DATA = path.join(SHARED, 'data');
const present = existsSync(DATA);
const withData = present ? describe : describe.skip;
if (!present) process.stderr.write('skipped: tests of real filings need ../shared/data\n');

const folder = temporaryFolder();
const home = path.join(folder, 'home');
const library = (name: string) => path.join(folder, `${name}.sqlite`);
const docxIn = (subfolder: string) =>
  present
    ? readdirSync(path.join(DATA, subfolder))
        .filter((name) => name.endsWith('.docx'))
        .map((name) => path.join(DATA, subfolder, name))
    : [];
const BRIEFS = docxIn('briefs');

beforeAll(async () => {
  if (!present) return;
  buildCommandLine();
  const imports = await Promise.all([
    run(
      ['library', 'import', 'opinions', path.join(DATA, 'opinions', 'payne'), '--library', library('payne')],
      { home },
    ),
    run(['library', 'import', 'table', path.join(DATA, 'us-reports.tsv'), '--library', library('us')], {
      home,
    }),
  ]);
  expect(imports.map(({ code }) => code)).toEqual([0, 0]);
});

async function check(brief: string, libraryName: string): Promise<Report> {
  const ended = await run(
    ['check', brief, '--library', library(libraryName), '--json', '--as-of', '2026-11-30'],
    { home },
  );
  expect(ended.stderr).toBe('');
  return reportSchema.parse(JSON.parse(ended.stdout));
}

const nameDiffers = ({ checks }: CitationReport) =>
  checks.some((item) => item.check === 'caseName' && item.result === 'differs' && item.severity === 'major');

withData('the proposed order in Payne, over the folder of its opinions', () => {
  const brief = path.join(DATA, 'briefs', 'payne-proposed-order.docx');
  const manifest = () =>
    JSON.parse(readFileSync(path.join(DATA, 'opinions', 'payne', 'manifest.json'), 'utf8')) as {
      citations: string[];
    }[];

  it('finds every citation whose opinion is in the folder, with an agreeing name', async () => {
    const { citations } = await check(brief, 'payne');
    const held = new Set(manifest().flatMap((entry) => entry.citations));
    const ofFolder = citations.filter(
      ({ kind, volume, reporter, page }) => kind === 'case' && held.has(`${volume} ${reporter} ${page}`),
    );
    expect(ofFolder.length).toBeGreaterThan(30);
    for (const citation of ofFolder) {
      expect(citation).toMatchObject({ status: 'found' });
      const names = citation.checks.filter((item) => item.check === 'caseName').map(({ result }) => result);
      expect({ text: citation.text, names }).toEqual({
        text: citation.text,
        names: citation.nameStated ? ['agrees'] : names,
      });
    }
  });

  it('in a copy with ten names swapped, the name differs at exactly those ten', async () => {
    const { blocks } = readDocx(new Uint8Array(readFileSync(brief)));
    const { citations } = await check(brief, 'payne');
    const swappable = citations.filter(
      ({ kind, nameStated, caseName, checks, block, fullSpan }) =>
        kind === 'case' &&
        nameStated &&
        caseName !== null &&
        checks.some((item) => item.check === 'caseName' && item.result === 'agrees') &&
        (blocks[block]?.text.slice(...fullSpan) ?? '').includes(caseName),
    );
    const ten = swappable
      .filter(({ block }, index) => swappable.findIndex((other) => other.block === block) === index)
      .slice(0, 10);
    expect(ten).toHaveLength(10);
    const texts = blocks.map(({ text }) => text);
    ten.forEach((citation, index) => {
      const own = citation.caseName ?? '';
      // The name of a case of the folder that shares no party with this one.
      const other = swappable.find(
        (candidate, place) =>
          place > index &&
          candidate.plaintiff !== citation.plaintiff &&
          candidate.defendant !== citation.plaintiff,
      );
      const [start, end] = citation.fullSpan;
      const before = texts[citation.block] ?? '';
      const changed = before.slice(start, end).replace(own, other?.caseName ?? 'no other');
      texts[citation.block] = before.slice(0, start) + changed + before.slice(end);
    });
    const swapped = path.join(folder, 'swapped.blocks.json');
    writeFileSync(
      swapped,
      JSON.stringify({
        blocks: blocks.map((block, index) => ({ part: block.part, note: block.note, text: texts[index] })),
      }),
    );
    const result = await check(swapped, 'payne');
    const differing = result.citations.filter(
      (citation) => citation.kind === 'case' && nameDiffers(citation),
    );
    expect(differing.map(({ text, block }) => `${block}: ${text}`).sort()).toEqual(
      ten.map(({ text, block }) => `${block}: ${text}`).sort(),
    );
    expect(differing.every(({ mark }) => mark === 'mismatch')).toBe(true);
  });
});

withData('over the table of U.S. Reports', () => {
  const starts = () =>
    new Set(
      readFileSync(path.join(DATA, 'us-reports.tsv'), 'utf8')
        .split('\n')
        .slice(1)
        .map((row) => row.split('\t').slice(0, 3).join(' ')),
    );

  it.each(BRIEFS.map((file) => [path.basename(file), file] as const))(
    '%s: no real citation is called not found',
    async (_name, file) => {
      const { citations } = await check(file, 'us');
      const known = starts();
      const wronged = citations.filter(
        ({ status, volume, reporter, page }) =>
          status === 'not_found' && known.has(`${volume} ${reporter} ${page}`),
      );
      expect(wronged.map(({ text }) => text)).toEqual([]);
    },
  );

  it('mock-brief-with-fakes: the invented are a stop, or unverified with no agreeing name; the real are found', async () => {
    const { citations } = await check(path.join(DATA, 'briefs', 'mock-brief-with-fakes.docx'), 'us');
    const of = (text: string) =>
      citations.find((citation) => citation.kind === 'case' && citation.text === text);
    expect(of('900 U.S. 422')).toMatchObject({ status: 'not_found', mark: 'stop' });
    expect(of('410 U.S. 113')?.mark).not.toBe('found'); // another name on the page of Roe v. Wade
    expect(of('411 U.S. 121')).toMatchObject({ status: 'unverified', suggestion: { text: '410 U.S. 113' } });
    for (const invented of ['88 F.4th 112', '489 F. Supp. 2d 301', '621 F.3d 888', '789 F. Supp. 2d 1010']) {
      expect(of(invented)).toMatchObject({ status: 'unverified', mark: 'unverified' });
    }
    for (const real of ['347 U.S. 483', '118 U.S. 394', '533 U.S. 27', '497 U.S. 261', '501 U.S. 808']) {
      expect(of(real)).toMatchObject({ status: 'found', mark: 'found' });
    }
  });

  it('altered-citations: each altered U.S. citation is led back to the right one, none is called found with an agreeing name', async () => {
    const { citations } = await check(path.join(DATA, 'briefs', 'altered-citations.docx'), 'us');
    const us = citations.filter(({ reporter, kind }) => kind === 'case' && reporter === 'U.S.');
    const altered: readonly (readonly [text: string, right: string | null])[] = [
      ['556 U.S. 686', '556 U.S. 662'],
      ['558 U.S. 662', '556 U.S. 662'],
      ['552 U.S. 544', '550 U.S. 544'],
      ['549 U.S. 312', null],
    ];
    for (const [text, right] of altered) {
      const use = us.find((citation) => citation.text === text);
      expect(use?.mark).not.toBe('found');
      if (right !== null) expect(use?.suggestion?.text).toBe(right);
    }
    expect(citations.filter(({ mark }) => mark === 'stop').map(({ text }) => text)).toEqual([]);
  });
});

withData('check --out, then clear', () => {
  it.each([...BRIEFS, ...docxIn('docx-structures')].map((file) => [path.basename(file), file] as const))(
    '%s comes back with no text, formatting, change, note, field, comment or foreign control different',
    async (name, file) => {
      const [marked, cleared] = [path.join(folder, `marked-${name}`), path.join(folder, `cleared-${name}`)];
      const checked = await run(['check', file, '--library', library('us'), '--json', '--out', marked], {
        home,
      });
      expect(checked.code).toBe(0);
      expect((await run(['clear', marked, '--out', cleared], { home })).code).toBe(0);
      const before = new Uint8Array(readFileSync(file));
      expect(docxDifferences(before, new Uint8Array(readFileSync(marked)), { ignoreMarks: true })).toEqual(
        [],
      );
      expect(docxDifferences(before, new Uint8Array(readFileSync(cleared)))).toEqual([]);
    },
  );
});
