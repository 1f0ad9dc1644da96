/** Free Law Project's bulk data as their server writes it: every value quoted, a backslash before quotation marks, rows in any order. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { courtListenerSource, LibraryError, openLibrary, type Library } from '../../src/library';
import type { ImportedCase, ImportProgress } from '../../src/library/model';
import { NOW, temporaryFolder, writeFiles } from './support';

type Value = string | null;
/** `COPY … WITH (FORMAT csv, HEADER, ESCAPE '\', FORCE_QUOTE *)`. */
function copied(columns: readonly string[], rows: readonly Readonly<Record<string, Value>>[]): string {
  const quoted = (value: Value | undefined): string =>
    value == null ? '' : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return [columns.join(','), ...rows.map((row) => columns.map((column) => quoted(row[column])).join(','))]
    .map((line) => `${line}\n`)
    .join('');
}

const courts = copied(
  ['id', 'position', 'citation_string', 'short_name', 'full_name'],
  [
    { id: 'scotus', citation_string: 'SCOTUS', full_name: 'Supreme Court of the United States' },
    { id: 'oldga', citation_string: 'Ga.', full_name: 'Supreme Court of Georgia' },
  ],
);
const dockets = copied(
  ['id', 'date_created', 'court_id', 'docket_number'],
  [
    { id: '70', court_id: 'oldga', docket_number: 'S94A1145' },
    { id: '9999', court_id: 'scotus', docket_number: 'of no cluster' },
    { id: '7', court_id: 'scotus', docket_number: '07-1015' },
  ],
);
const clusterColumns = [
  'id',
  'judges',
  'date_filed',
  'date_filed_is_approximate',
  'slug',
  'case_name_short',
  'case_name',
  'case_name_full',
  'syllabus',
  'docket_id',
];
const clusters = copied(clusterColumns, [
  {
    id: '300',
    date_filed: '1994-10-31',
    date_filed_is_approximate: 'f',
    case_name_short: 'Black',
    case_name: 'Black v. State',
    case_name_full: 'BLACK\nv.\nThe STATE',
    docket_id: '70',
  },
  {
    id: '20',
    date_filed: '2009-05-18',
    date_filed_is_approximate: 'f',
    case_name: 'Ashcroft v. Iqbal',
    case_name_full: 'John D. ASHCROFT, Former Attorney General, "et al." v. Javaid IQBAL',
    syllabus: 'A field with a comma, a \\ and\na line end.',
    docket_id: '7',
  },
  {
    id: '21',
    date_filed: '1903-07-01',
    date_filed_is_approximate: 't',
    case_name: '',
    case_name_full: 'Doe v. Roe',
    docket_id: '71',
  },
]);
const citations = copied(
  ['id', 'volume', 'reporter', 'page', 'type', 'cluster_id', 'date_created', 'date_modified'],
  [
    { id: '1', volume: '2009', reporter: 'U.S. LEXIS', page: '3472', type: '6', cluster_id: '20' },
    { id: '2', volume: '264', reporter: 'Ga.', page: '550', type: '2', cluster_id: '300' },
    { id: '3', volume: '129', reporter: 'S. Ct.', page: '1937', type: '1', cluster_id: '20' },
    { id: '4', volume: '556', reporter: 'U. S.', page: '662', type: '1', cluster_id: '20' },
    { id: '5', volume: '1', reporter: 'Wash.', page: '13301-M', type: '2', cluster_id: '21' },
    { id: '6', volume: '1', reporter: 'Ga.', page: '9', type: '2', cluster_id: '5' },
    { id: '7', volume: '3', reporter: 'Ga.', page: null, type: '2', cluster_id: '21' },
  ],
);
const opinions = copied(
  ['id', 'type', 'extracted_by_ocr', 'plain_text', 'html', 'html_with_citations', 'cluster_id'],
  [
    {
      id: '2',
      type: '040dissent',
      extracted_by_ocr: 'f',
      html_with_citations: '<p>I <i>dissent</i>.</p>',
      cluster_id: '300',
    },
    {
      id: '1',
      type: '020lead',
      extracted_by_ocr: 't',
      plain_text: 'not this one',
      html_with_citations: '<p>Black seeks <page-number label="551">*551</page-number>a "new" trial.</p>',
      cluster_id: '300',
    },
    {
      id: '3',
      type: '010combined',
      extracted_by_ocr: 'f',
      plain_text: 'We affirm.',
      html: null,
      cluster_id: '21',
    },
  ],
);
const ALL = {
  'courts-2026-06-30.csv': courts,
  'dockets-2026-06-30.csv': dockets,
  'opinion-clusters-2026-06-30.csv': clusters,
  'citations-2026-06-30.csv': citations,
  'opinions-2026-06-30.csv': opinions,
};

async function casesIn(folder: string): Promise<ImportedCase[]> {
  const cases: ImportedCase[] = [];
  for await (const item of (await courtListenerSource(folder)).cases) cases.push(...[item].flat());
  return cases;
}
const folderOf = (files: Record<string, string>): string => writeFiles(temporaryFolder(), files);
const openNew = (): Promise<Library> =>
  openLibrary({ path: path.join(temporaryFolder(), 'mine.sqlite'), env: {}, create: true, now: NOW });

describe('bulk data of CourtListener', () => {
  it('joins citations, clusters, dockets, courts and opinions, whatever order their rows are in', async () => {
    const [iqbal, doe, black, ...none] = await casesIn(folderOf(ALL));
    expect(none).toEqual([]);
    expect(iqbal).toMatchObject({
      key: '20',
      name: 'Ashcroft v. Iqbal',
      otherNames: ['John D. ASHCROFT, Former Attorney General, "et al." v. Javaid IQBAL'],
      court: 'scotus',
      date: '2009-05-18',
      docketNumber: '07-1015',
      lastPage: null,
      opinion: null,
    });
    // At home in a book of reports, in the services last.
    expect(
      iqbal?.citations
        .map(({ reporter }) => reporter)
        .slice(0, 2)
        .sort(),
    ).toEqual(['S. Ct.', 'U.S.']);
    expect(iqbal?.citations[2]).toEqual({ volume: '2009', reporter: 'U.S. LEXIS', page: '3472' });
    // An approximate date is its year; a page may be no number; a citation without a page leads nowhere.
    expect(doe).toMatchObject({
      name: 'Doe v. Roe',
      date: '1903',
      court: null,
      citations: [{ volume: '1', reporter: 'Wash.', page: '13301-M' }],
    });
    expect(black).toMatchObject({ name: 'Black v. State', otherNames: ['BLACK v. The STATE'], court: 'ga' });
    expect(black?.opinion).toMatchObject({ ocr: true });
    expect(
      black?.opinion?.parts.map(({ kind, pages }) => [
        kind,
        pages.map(({ label, text }) => `${label}: ${text}`),
      ]),
    ).toEqual([
      ['majority', ['550: Black seeks ', '551: a "new" trial.']],
      ['dissent', ['551: I dissent.']],
    ]);
  });

  it('is found again in a library, with the address of the case', async () => {
    const library = await openNew();
    const source = await courtListenerSource(folderOf(ALL));
    expect(source).toMatchObject({ name: 'courtlistener', asOf: '2026-06-30' });
    const reports: ImportProgress[] = [];
    const outcome = await library.import(source, { onProgress: (progress) => reports.push(progress) });
    expect(outcome).toMatchObject({ cases: 3, citations: 5, opinions: 2, withoutCitation: 0 });
    expect(reports.at(-1)?.rows).toBe(18);
    expect((await library.lookup('129 S. Ct. 1937')).cases).toMatchObject([
      { name: 'Ashcroft v. Iqbal', url: 'https://www.courtlistener.com/opinion/20/ashcroft-v-iqbal/' },
    ]);
    expect((await library.lookup('264 Ga. 550')).listsEveryCase).toBe(false);
    // The quarter after replaces the quarter before.
    const later = folderOf({
      'opinion-clusters-2026-09-30.csv': clusters,
      'citations-2026-09-30.csv': citations,
    });
    expect(await library.import(await courtListenerSource(later))).toMatchObject({
      replaced: 3,
      opinions: 0,
    });
    library.close();
  });

  it('may be packed with bzip2, and the newest file of each table is taken', async () => {
    const folder = folderOf({ ...ALL, 'citations-2025-12-31.csv': 'no,longer\n' });
    for (const name of ['citations-2026-06-30.csv', 'opinion-clusters-2026-06-30.csv'])
      execFileSync('bzip2', [path.join(folder, name)]);
    expect((await casesIn(folder)).map(({ key }) => key)).toEqual(['20', '21', '300']);
    const file = path.join(folder, 'citations-2026-06-30.csv.bz2');
    const whole = fs.readFileSync(file);
    fs.writeFileSync(file, whole.subarray(0, whole.length - 20));
    await expect(casesIn(folder)).rejects.toThrow(
      `${file}: it is not a whole bzip2 file; nothing was imported.`,
    );
  });

  it.each([
    [
      'there are no citations',
      { 'opinion-clusters-2026-06-30.csv': clusters },
      /holds a file citations-2026-06-30\.csv or \.csv\.bz2/,
    ],
    [
      'a column is missing',
      { ...ALL, 'citations-2026-06-30.csv': '"id","volume"\n' },
      /citations-2026-06-30\.csv, line 1: the column “reporter” is missing/,
    ],
    [
      'a row is cut short',
      {
        ...ALL,
        'citations-2026-06-30.csv': citations.slice(0, citations.lastIndexOf(',')).replace(/,[^,]*$/, '\n'),
      },
      /citations-2026-06-30\.csv, line 8: it has \d fields where the header names 8/,
    ],
    [
      'a quotation mark is not closed',
      { ...ALL, 'dockets-2026-06-30.csv': `${dockets}"71","` },
      /dockets-2026-06-30\.csv, line 5: a quotation mark is not closed/,
    ],
    [
      'an id is none',
      { ...ALL, 'citations-2026-06-30.csv': citations.replace('"300"', '"three hundred"') },
      /line 3: the cluster_id “three hundred” is no number/,
    ],
  ])('is refused where %s', async (_, files, sentence) => {
    const read = casesIn(folderOf(files));
    await expect(read).rejects.toThrow(sentence);
    await expect(read).rejects.toBeInstanceOf(LibraryError);
  });

  it('leaves nothing behind: neither where it ends nor where it is stopped', async () => {
    const temporary = temporaryFolder();
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = temporary;
    try {
      await casesIn(folderOf(ALL));
      const library = await openNew();
      const stop = new AbortController();
      const stopped = library.import(await courtListenerSource(folderOf(ALL)), {
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      await expect(stopped).rejects.toMatchObject({ problem: { kind: 'cancelled' } });
      library.close();
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    expect(fs.readdirSync(temporary).filter((name) => /sort|import/.test(name))).toEqual([]);
  });
});
