import fs from 'node:fs';
import path from 'node:path';
import { capSources, openLibrary, opinionsSource, tableSource, type Library } from '../../src/library';
import type { Opinion } from '../../src/quotation/model';
import { describeWithData, temporaryFolder } from './support';

const openNew = (): Promise<Library> =>
  openLibrary({ path: path.join(temporaryFolder(), 'mine.sqlite'), env: {}, create: true });
const labelsOf = (opinion: Opinion | null, kind = 'majority'): (string | null)[] => [
  ...new Set(
    (opinion?.parts ?? [])
      .filter((part) => part.kind === kind)
      .flatMap(({ pages }) => pages.map(({ label }) => label)),
  ),
];
const textOn = (opinion: Opinion | null, label: string): string =>
  (opinion?.parts ?? [])
    .flatMap(({ pages }) => pages)
    .filter((page) => page.label === label)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

describeWithData(
  'the table of U.S. Reports',
  'data',
  'us-reports.tsv',
)((file) => {
  it('is found again row by row, and says of no volume that it is complete', async () => {
    const library = await openNew();
    const outcome = await library.import(await tableSource(file));
    const rows = fs
      .readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    expect(outcome.cases).toBe(rows.length);
    const cores = rows.map(([volume = '', , page = '']) => ({ volume, reporter: 'U.S.', page }));
    const answers = await library.find(cores);
    const missed = rows.filter(
      ([, , , name = ''], index) => !answers[index]?.cases.some((found) => found.name === name.trim()),
    );
    expect(missed).toEqual([]);
    expect(answers.every(({ listsEveryCase }) => !listsEveryCase)).toBe(true);
    expect((await library.stats()).tiledVolumes).toBe(0);
    library.close();
  }, 120_000);
});

describeWithData(
  'volumes of the Caselaw Access Project',
  'data',
  'cap',
)((folder) => {
  let library: Library;
  beforeAll(async () => {
    library = await openNew();
    for (const source of await capSources(folder)) await library.import(source);
  }, 120_000);
  afterAll(() => library.close());

  it('are tiled where they are whole, and not where nine cases of a volume were taken', async () => {
    const coverage = await library.coverage([
      { volume: '1', reporter: 'Alaska', page: '1' },
      { volume: '100', reporter: 'A.2d', page: '36' },
    ]);
    expect(coverage).toMatchObject([
      { tiled: true, lastPage: null, cases: 106, firstYear: 1887, lastYear: 1902 },
      { tiled: false, lastPage: null, cases: 9 },
    ]);
    expect((await library.stats()).tiledVolumes).toBe(2);
  });

  it('have each case on the pages that its metadata gives', async () => {
    const { cases } = await library.volume('Alaska', '1');
    expect(cases).toHaveLength(106);
    for (const { page, case: found } of cases) {
      const opinion = await library.opinion(found.id);
      const labels = [...labelsOf(opinion, 'syllabus'), ...labelsOf(opinion)].map(Number);
      expect([found.name, Math.min(...labels), Math.max(...labels), opinion?.complete]).toEqual([
        found.name,
        Number(page),
        Number(found.lastPage),
        true,
      ]);
    }
  });

  it('break a word over a page where the book does (100 A.2d 37–38, read by eye)', async () => {
    const { cases } = await library.lookup('100 A.2d 36');
    const opinion = await library.opinion(cases[0]?.id ?? '');
    expect(textOn(opinion, '37')).toContain('it was highly im');
    expect(
      opinion?.parts
        .find(({ kind }) => kind === 'majority')
        ?.pages.map(({ text }) => text)
        .join(''),
    ).toContain('it was highly improbable that anyone would see');
    expect(textOn(opinion, '38')).toContain('99 A.2d 754, decided Oct. 29, 1953');
  });
});

describeWithData(
  'folders of real opinions',
  'data',
  'opinions',
)((folder) => {
  let library: Library;
  beforeAll(async () => {
    library = await openNew();
    for (const name of ['payne', 'protest'])
      await library.import(await opinionsSource(path.join(folder, name)));
  }, 120_000);
  afterAll(() => library.close());
  const opinionAt = async (citation: string) =>
    library.opinion((await library.lookup(citation)).cases[0]?.id ?? '');

  it('are found at every citation of the manifest, and by name without one', async () => {
    for (const name of ['payne', 'protest']) {
      const manifest = JSON.parse(fs.readFileSync(path.join(folder, name, 'manifest.json'), 'utf8')) as {
        caseName: string;
        citations: string[];
      }[];
      for (const { caseName, citations } of manifest) {
        for (const citation of citations)
          expect((await library.lookup(citation)).cases.map((found) => found.name)).toContain(caseName);
        const words = caseName.split(/\W+/).filter((word) => word.length > 2);
        const [found] = await library.named([{ words, limit: 50 }]);
        expect(found?.map((record) => record.name)).toContain(caseName);
      }
    }
  });

  // Read by eye in the files.
  it.each([
    [
      '466 U.S. 668',
      '700',
      'Failure to make the required showing of either deficient performance or sufficient prejudice',
    ],
    [
      '466 U.S. 668',
      '701',
      'We conclude, therefore, that the District Court properly declined to issue a writ',
    ],
    ['264 Ga. 550', '550', 'Robert Leonard Black seeks a new trial'],
    ['264 Ga. 550', '551', 'v. Washington, 466 U. S. 668, 687'],
    ['305 Ga. 63', '65', 'heard Palmer tell Wainwright, "shoot him,"'],
    ['305 Ga. 63', '66', 'presented at trial. The judge asked'],
    ['292 Ga. 860', '861', 'He now appeals from the denial of his amended motion for new trial'],
    ['394 U.S. 111', '113', 'since the trial judge’s charge permitted the jury to convict'],
    [
      '436 U.S. 658',
      '662',
      'sion. The court did conclude, however, that the acts complained of were unconstitutional',
    ],
  ])('%s has on page %s: %s', async (citation, label, words) => {
    expect(textOn(await opinionAt(citation), label)).toContain(words);
  });

  it('tell stubs, and give PDF-born text no pages', async () => {
    const stub = (await library.named([{ words: ['haguer'], limit: 1 }]))[0]?.[0];
    expect((await library.opinion(stub?.id ?? ''))?.complete).toBe(false);
    const born = (await library.named([{ words: ['rumph'], limit: 1 }]))[0]?.[0];
    expect(labelsOf(await library.opinion(born?.id ?? ''))).toEqual([null]);
  });
});
