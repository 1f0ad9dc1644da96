/**
 * Importer: a table of citations in TSV or CSV (`contracts.md`, A table of citations). A row is a case; several may start
 * on one page. Nothing in a table says that a volume is complete.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CitationCore } from '../../verifier/caseLaw';
import type { LibraryError } from '../errors';
import type { ImportedCase, ImportSource } from '../model';
import { plainNumber } from '../rows/values';
import { ReadProgress } from './bytes';
import { readCoreText, reporterName } from './cores';
import { courtId } from './courts';
import { CSV, readDelimited, TSV, type DelimitedRow, type Dialect } from './delimited';
import { badInput, cannotRead, dayOf, isDate } from './files';

const REQUIRED = ['volume', 'reporter', 'page'] as const;
type Column = (typeof REQUIRED)[number] | 'name' | 'court' | 'date' | 'parallel' | 'url' | 'docket';
/** Where each column stands; −1 for one that is not there. */
type Columns = Readonly<Record<Column, number>>;

/** A table as a source. Throws LibraryError where the file cannot be read; rows may fail while the store imports. */
export async function tableSource(
  file: string,
  options: { readonly key?: string; readonly name?: string; readonly asOf?: string } = {},
): Promise<ImportSource> {
  const full = path.resolve(file);
  const asOf = options.asOf ?? (await dayOf(full));
  const progress = new ReadProgress();
  progress.expect(full);
  return {
    key: options.key ?? `table/${full}`,
    name:
      options.name ??
      path
        .basename(full)
        .replace(/\.bz2$/i, '')
        .replace(/\.(?:tsv|csv|txt)$/i, ''),
    kind: 'table',
    asOf,
    expectedCases: null,
    volumes: [],
    cases: readTable(full, await dialectOf(full), progress),
    fractionRead: () => progress.fraction,
    rowsRead: () => progress.rows,
  };
}

/** By the name of the file, else by whether its first line holds a tab. */
async function dialectOf(file: string): Promise<Dialect> {
  const ending = path.extname(file.replace(/\.bz2$/i, '')).toLowerCase();
  if (ending === '.csv') return CSV;
  if (ending === '.tsv') return TSV;
  const handle = await fs.open(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  try {
    const { buffer, bytesRead } = await handle
      .read(Buffer.alloc(4096), 0, 4096, 0)
      .catch((error: unknown) => {
        throw cannotRead(file, error);
      });
    const [header = ''] = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    return header.includes('\t') ? TSV : CSV;
  } finally {
    await handle.close();
  }
}

async function* readTable(
  file: string,
  dialect: Dialect,
  progress: ReadProgress,
): AsyncGenerator<readonly ImportedCase[]> {
  let columns: Columns | null = null;
  for await (const rows of readDelimited(file, dialect, progress)) {
    let first = 0;
    if (columns === null && rows[0] !== undefined) {
      columns = readHeader(file, rows[0]);
      first = 1;
    }
    const cases: ImportedCase[] = [];
    for (let at = first; at < rows.length; at++) {
      const row = rows[at];
      if (columns !== null && row !== undefined) cases.push(readRow(file, columns, row));
    }
    progress.rows += cases.length;
    yield cases;
  }
  if (columns === null) throw badInput(file, null, 'it is empty; a table begins with a line of column names');
}

function readHeader(file: string, { fields, line }: DelimitedRow): Columns {
  const names = fields.map((field) => field.trim().toLowerCase());
  const missing = REQUIRED.find((column) => !names.includes(column));
  if (missing !== undefined) throw badInput(file, `line ${line}`, `the column “${missing}” is missing`);
  const at = (column: Column): number => names.indexOf(column);
  return {
    volume: at('volume'),
    reporter: at('reporter'),
    page: at('page'),
    name: at('name'),
    court: at('court'),
    date: at('date'),
    parallel: at('parallel'),
    url: at('url'),
    docket: at('docket'),
  };
}

function readRow(file: string, columns: Columns, { fields, line }: DelimitedRow): ImportedCase {
  const field = (at: number): string => fields[at]?.trim() ?? '';
  const bad = (reason: string): LibraryError => badInput(file, `line ${line}`, reason);
  const volume = field(columns.volume);
  const reporter = field(columns.reporter);
  const page = field(columns.page);
  if (volume === '' || reporter === '' || page === '')
    throw bad(`there is no ${volume === '' ? 'volume' : reporter === '' ? 'reporter' : 'page'}`);
  if (plainNumber(volume) === null && /\s/.test(volume)) throw bad(`“${volume}” is no volume`);
  if (plainNumber(page) === null && /\s/.test(page)) throw bad(`“${page}” is no page`);
  const date = field(columns.date);
  if (date !== '' && !isDate(date)) throw bad(`the date “${date}” is not of the form 2009-05-18`);
  const citations: CitationCore[] = [{ volume, reporter: reporterName(reporter), page }];
  const parallel = field(columns.parallel);
  if (parallel !== '')
    for (const part of parallel.split(';')) {
      const text = part.trim();
      if (text === '') continue;
      const core = readCoreText(text);
      if (core === null) throw bad(`“${text}” is not volume, reporter and page`);
      citations.push(core);
    }
  return {
    key: null,
    name: field(columns.name),
    otherNames: NONE,
    citations,
    lastPage: null,
    court: courtId(field(columns.court)),
    date: date === '' ? null : date,
    docketNumber: field(columns.docket) || null,
    url: field(columns.url) || null,
    opinion: null,
  };
}

const NONE: readonly string[] = [];
