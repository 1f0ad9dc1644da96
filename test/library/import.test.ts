import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { COPY_CSV, CSV, RowReader, TSV } from '../../src/library/import/delimited';
import { capSources } from '../../src/library/import/cap';
import { readCoreText } from '../../src/library/import/cores';
import { opinionsSource } from '../../src/library/import/opinions';
import { tableSource } from '../../src/library/import/table';
import type { ImportedCase, ImportSource } from '../../src/library/model';
import { temporaryFolder, writeFiles } from './support';

async function casesOf(source: ImportSource): Promise<ImportedCase[]> {
  const cases: ImportedCase[] = [];
  for await (const item of source.cases) cases.push(...[item].flat());
  return cases;
}
const citationsOf = (imported: ImportedCase | undefined) =>
  imported?.citations.map(({ volume, reporter, page }) => [volume, reporter, page]);

describe('a citation as a source writes it', () => {
  it.each([
    ['556 U. S. 662', '556', 'U.S.', '662'],
    ['5 U.S. (1 Cranch) 137', '5', 'U.S.', '137'],
    ['129 S.Ct. 1937', '129', 'S. Ct.', '1937'],
    ['1 Sample Rptr. 101', '1', 'Sample Rptr.', '101'],
    ['99-2 U.S. 7', '99-2', 'U.S.', '7'],
    ['2016-Ohio-1234', '2016', 'Ohio', '1234'],
    ['2022 WL 779597', '2022', 'WL', '779597'],
    ['Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009)', '556', 'U.S.', '662'],
    ['12 Cal. xii', '12', 'Cal.', 'xii'],
  ])('%s', (text, volume, reporter, page) => {
    expect(readCoreText(text)).toEqual({ volume, reporter, page });
  });
  it.each(['', 'U.S. 662', '556 662', 'S24A0010', 'Ashcroft v. Iqbal', `1 ${'x '.repeat(200)} 2`])(
    '“%s” is none',
    (text) => expect(readCoreText(text)).toBeNull(),
  );
});

describe('a table of citations', () => {
  const table = (name: string, text: string) =>
    tableSource(path.join(writeFiles(temporaryFolder(), { [name]: text }), name));

  it('is a case a row, its parallels split, its columns found by name', async () => {
    const source = await table(
      'mine.tsv',
      'page\treporter\tvolume\tname\tparallel\tdate\tcourt\n' +
        '662\tU. S.\t556\tAshcroft v. Iqbal\t129 S. Ct. 1937; 173 L. Ed. 2d 868\t2009-05-18\tscotus\n' +
        '1\tU.S.\t1\t\t\t1754\t\n',
    );
    expect(source).toMatchObject({ name: 'mine', kind: 'table', volumes: [] });
    const [iqbal, unnamed] = await casesOf(source);
    expect(iqbal).toMatchObject({
      name: 'Ashcroft v. Iqbal',
      date: '2009-05-18',
      court: 'scotus',
      lastPage: null,
    });
    expect(citationsOf(iqbal)).toEqual([
      ['556', 'U.S.', '662'],
      ['129', 'S. Ct.', '1937'],
      ['173', 'L. Ed. 2d', '868'],
    ]);
    expect(unnamed).toMatchObject({ name: '', date: '1754', court: null });
  });

  it('may be CSV, with commas, quotes and line ends inside fields', async () => {
    const source = await table(
      'mine.csv',
      '\uFEFFvolume,reporter,page,name\r\n383,U.S.,413,"A Book Named ""Memoirs"", etc.\nv. Attorney General"\r\n',
    );
    const [book] = await casesOf(source);
    expect(book?.name).toBe('A Book Named "Memoirs", etc.\nv. Attorney General');
  });

  it.each([
    ['a.tsv', '', 'a.tsv: it is empty; a table begins with a line of column names; nothing was imported.'],
    [
      'b.tsv',
      'volume\treporter\n1\tU.S.\n',
      'b.tsv, line 1: the column “page” is missing; nothing was imported.',
    ],
    [
      'c.tsv',
      'volume\treporter\tpage\n1\tU.S.\t1\n1\t\t2\n',
      'c.tsv, line 3: there is no reporter; nothing was imported.',
    ],
    [
      'd.csv',
      'volume,reporter,page,date\n1,U.S.,1,18 May 2009\n',
      'd.csv, line 2: the date “18 May 2009” is not of the form 2009-05-18; nothing was imported.',
    ],
    [
      'e.csv',
      'volume,reporter,page,parallel\n1,U.S.,1,see above\n',
      'e.csv, line 2: “see above” is not volume, reporter and page; nothing was imported.',
    ],
    [
      'f.csv',
      'volume,reporter,page\n1,U.S.,"1\n2,U.S.,2\n',
      'f.csv, line 2: a quotation mark is not closed; nothing was imported.',
    ],
  ])('%s is refused with its place and the reason', async (name, text, sentence) => {
    const source = await table(name, text);
    await expect(casesOf(source)).rejects.toThrow(
      new RegExp(`${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
  });

  it('that is not there, or is no text, is refused', async () => {
    await expect(tableSource('/nowhere/at/all.tsv')).rejects.toThrow(
      '/nowhere/at/all.tsv: there is no such file; nothing was imported.',
    );
    const folder = temporaryFolder();
    await expect(tableSource(folder)).rejects.toThrow(`${folder}: it is a folder; nothing was imported.`);
    const file = path.join(folder, 'x.tsv');
    fs.writeFileSync(file, Buffer.from([0x76, 0xff, 0xfe, 0x00]));
    await expect(tableSource(file).then(casesOf)).rejects.toThrow('it is not text in UTF-8');
  });

  it.each([
    ['CSV', CSV, (text: string) => text.replaceAll('"', '""')],
    ['the dialect of COPY', COPY_CSV, (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')],
  ] as const)('in %s is read the same however it is cut into chunks', (_, dialect, escape) => {
    const field = fc.stringMatching(/^[a-z ",\n\r\t\\]{0,6}$/);
    const written = fc.tuple(field, fc.boolean()).map(([text, quoted]) => ({
      text,
      quoted: quoted || /[",\r\n]/.test(text) || text === '',
    }));
    fc.assert(
      fc.property(
        fc.array(fc.array(written, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, size, lineEnd, endsWithLine) => {
          const lines = rows.map((row) =>
            row.map(({ text, quoted }) => (quoted ? `"${escape(text)}"` : text)).join(dialect.delimiter),
          );
          const text = lines.join(lineEnd) + (endsWithLine ? lineEnd : '');
          const reader = new RowReader('x.csv', dialect);
          const read = [];
          for (let at = 0; at < text.length; at += size) read.push(...reader.rows(text.slice(at, at + size)));
          read.push(...reader.rows('', true));
          expect(read.map(({ fields }) => fields)).toEqual(rows.map((row) => row.map((one) => one.text)));
          const breaks = (some: string): number => some.split('\n').length - 1;
          const starts = lines.map(
            (__, index) => 1 + breaks(lines.slice(0, index).join('\n')) + (index > 0 ? 1 : 0),
          );
          expect(read.map(({ line }) => line)).toEqual(starts);
        },
      ),
    );
  });

  it('with tabs takes quotation marks as they are', () => {
    const reader = new RowReader('x.tsv', TSV);
    expect([...reader.rows('a "b"\t"c\nd\te\n', true)].map(({ fields }) => fields)).toEqual([
      ['a "b"', '"c'],
      ['d', 'e'],
    ]);
  });
});

describe('a folder of opinions', () => {
  const entry = (more: object) => ({
    file: 'a.html',
    caseName: 'Black v. State',
    citations: ['264 Ga. 550'],
    ...more,
  });
  const folderWith = (manifest: unknown, files: Record<string, string> = { 'a.html': '<p>Affirmed.</p>' }) =>
    writeFiles(temporaryFolder(), {
      'manifest.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
      ...files,
    });

  it('gives each entry with its pages; one without citations is kept by name', async () => {
    const folder = folderWith(
      [
        entry({ date: '1994-10-31', court: 'Supreme Court of Georgia', url: 'https://example.org/7479879' }),
        { file: 'sub/b.txt', caseName: 'State v. Rumph', citations: [] },
      ],
      {
        'a.html': '<p>Black seeks <page-number label="551">*551</page-number>a new trial.</p>',
        'sub/b.txt': 'We\r\naffirm.',
      },
    );
    const source = await opinionsSource(folder);
    expect(source).toMatchObject({ name: path.basename(folder), kind: 'opinions', expectedCases: 2 });
    const [black, rumph] = await casesOf(source);
    expect(black).toMatchObject({ name: 'Black v. State', date: '1994-10-31', court: 'ga', lastPage: null });
    expect(black?.opinion?.parts).toEqual([
      {
        kind: 'majority',
        pages: [
          { label: '550', text: 'Black seeks ' },
          { label: '551', text: 'a new trial.' },
        ],
      },
    ]);
    expect(rumph).toMatchObject({ name: 'State v. Rumph', citations: [], court: null });
    expect(rumph?.opinion?.parts[0]?.pages).toEqual([{ label: null, text: 'We\naffirm.' }]);
  });

  it('a manifest that says the last page makes a short opinion whole', async () => {
    const files = { 'a.html': '<p>Black <page-number label="551">*551</page-number>loses.</p>' };
    const [black] = await casesOf(await opinionsSource(folderWith([entry({ lastPage: '551' })], files)));
    expect(black).toMatchObject({ lastPage: '551', opinion: { complete: true } });
  });

  it.each([
    ['no JSON', '[{', 'manifest.json: it is not valid JSON; nothing was imported.'],
    [
      'another JSON',
      { opinions: [] },
      'manifest.json: it is not a manifest of opinions; nothing was imported.',
    ],
    [
      'a field missing',
      [entry({}), { file: 'a.html', citations: [] }],
      'manifest.json, entry 2, caseName: it is not a manifest of opinions; nothing was imported.',
    ],
    [
      'a citation that is none',
      [entry({ citations: ['Ga. 550'] })],
      'manifest.json, entry 1: “Ga. 550” is not volume, reporter and page; nothing was imported.',
    ],
    [
      'a date that is none',
      [entry({ date: 'last year' })],
      'manifest.json, entry 1: the date “last year” is not of the form 2009-05-18; nothing was imported.',
    ],
    [
      'a file that is not there',
      [entry({ file: 'gone.html' })],
      'gone.html: there is no such file; nothing was imported.',
    ],
    [
      'a file outside the folder',
      [entry({ file: '../../etc/passwd' })],
      'manifest.json, entry 1: “../../etc/passwd” is not a file inside the folder; nothing was imported.',
    ],
  ])('is refused with %s', async (_, manifest, sentence) => {
    const folder = folderWith(manifest);
    await expect(opinionsSource(folder).then(casesOf)).rejects.toThrow(`${folder}${path.sep}${sentence}`);
  });

  it('without a manifest is refused', async () => {
    const folder = temporaryFolder();
    await expect(opinionsSource(folder)).rejects.toThrow(
      `Nothing can be imported from ${folder}: a folder of opinions holds a manifest.json, and there is none here.`,
    );
  });
});

describe('a volume of the Caselaw Access Project', () => {
  const capCase = (page: number, last: number, more: object = {}) => ({
    id: 1000 + page,
    name: `DOE v. ROE ${page}`,
    name_abbreviation: `Doe v. Roe ${page}`,
    decision_date: '1902-05',
    docket_number: '',
    first_page: String(page),
    last_page: String(last),
    citations: [
      { type: 'parallel', cite: `30 P. ${page + 700}` },
      { type: 'official', cite: `1 Alaska ${page}` },
    ],
    court: { name: 'Alaska District Court', name_abbreviation: 'Alaska' },
    file_name: `${String(page).padStart(4, '0')}-01`,
    last_updated: '2024-02-27T10:00:00Z',
    ...more,
  });
  const html = (page: number) =>
    `<section class="casebody"><article class="opinion" data-type="majority"><p>One <a class="page-label" data-label="${page + 1}" data-citation-index="1">*${page + 1}</a>two.</p></article></section>`;
  const volume = { volume_number: '1', id: '32044078678968' };

  it('is one source, its own citation first, every text a scan', async () => {
    const folder = writeFiles(temporaryFolder(), {
      'metadata/CasesMetadata.json': JSON.stringify([capCase(5, 6)]),
      'metadata/VolumeMetadata.json': JSON.stringify(volume),
      'html/0005-01.html': html(5),
    });
    const [source, ...others] = await capSources(folder);
    expect(others).toEqual([]);
    expect(source).toMatchObject({
      key: 'cap/32044078678968',
      name: 'cap',
      asOf: '2024-02-27',
      volumes: [{ reporter: 'Alaska', volume: '1', lastPage: null, meantWhole: true }],
    });
    const [doe] = source === undefined ? [] : await casesOf(source);
    expect(doe).toMatchObject({
      name: 'Doe v. Roe 5',
      otherNames: ['DOE v. ROE 5'],
      date: '1902-05',
      lastPage: '6',
    });
    expect(citationsOf(doe)).toEqual([
      ['1', 'Alaska', '5'],
      ['30', 'P.', '705'],
    ]);
    expect(doe?.opinion).toMatchObject({ complete: true, ocr: true });
    expect(doe?.opinion?.parts[0]?.pages.map(({ label }) => label)).toEqual(['5', '6']);
  });

  it('is found in the layout of the site too, several below one folder', async () => {
    const site = (page: number) => ({
      [`alaska/${page}/CasesMetadata.json`]: JSON.stringify([capCase(page, page)]),
      [`alaska/${page}/VolumeMetadata.json`]: JSON.stringify({ ...volume, id: page }),
      [`alaska/${page}/cases/${String(page).padStart(4, '0')}-01.json`]: JSON.stringify({
        casebody: { head_matter: 'DOE v. ROE', opinions: [{ type: 'dissent', text: 'No.\nNever.' }] },
      }),
    });
    const sources = await capSources(writeFiles(temporaryFolder(), { ...site(1), ...site(2) }));
    expect(sources.map(({ key }) => key)).toEqual(['cap/1', 'cap/2']);
    // Without html the text of the JSON is kept: a case of one page is on that page.
    const [doe] = sources[0] === undefined ? [] : await casesOf(sources[0]);
    expect(doe?.opinion?.parts).toEqual([
      { kind: 'syllabus', pages: [{ label: '1', text: 'DOE v. ROE' }] },
      { kind: 'dissent', pages: [{ label: '1', text: 'No.\nNever.' }] },
    ]);
  });

  it('is refused where metadata is not what it should be', async () => {
    const bad = (text: string) => writeFiles(temporaryFolder(), { 'CasesMetadata.json': text });
    await expect(capSources(bad('[{"id": 1}]'))).rejects.toThrow(
      /CasesMetadata\.json, entry 1, name: it is not a list of cases of the Caselaw Access Project; nothing was imported\.$/,
    );
    await expect(capSources(temporaryFolder())).rejects.toThrow(/no volume of the Caselaw Access Project/);
    await expect(capSources('/nowhere/at/all')).rejects.toThrow(
      'Nothing can be imported from /nowhere/at/all: there is no such folder.',
    );
    const [source] = await capSources(
      bad(JSON.stringify([capCase(1, 1, { file_name: '../../etc/passwd' })])),
    );
    await expect(source === undefined ? null : casesOf(source)).rejects.toThrow(
      /entry 1, file_name: it is not a file name/,
    );
  });
});
