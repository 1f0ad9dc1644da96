/**
 * Importer: a table of citations in TSV or CSV (`contracts.md`, A table of citations). A row is a case; several may start
 * on one page. Nothing in a table says that a volume is complete.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CitationCore } from '../../verifier/caseLaw';
import type { ImportedCase, ImportSource } from '../model';
import { readCoreText, reporterName } from './cores';
import { courtId } from './courts';
import { CSV, readDelimited, TSV, type DelimitedRow, type Dialect } from './delimited';
import { badInput, cannotRead, dayOf, isDate } from './files';

const REQUIRED = ['volume', 'reporter', 'page'] as const;
const OPTIONAL = ['name', 'court', 'date', 'parallel', 'url', 'docket'] as const;
type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];
type Columns = ReadonlyMap<Column, number>;

/** A table as a source. Throws LibraryError where the file cannot be read; rows may fail while the store imports. */
export async function tableSource(
  file: string,
  options: { readonly key?: string; readonly name?: string; readonly asOf?: string } = {},
): Promise<ImportSource> {
  const full = path.resolve(file);
  const asOf = options.asOf ?? (await dayOf(full));
  return {
    key: options.key ?? `table/${full}`,
    name: options.name ?? path.basename(full).replace(/\.(?:tsv|csv|txt)$/i, ''),
    kind: 'table',
    asOf,
    expectedCases: null,
    volumes: [],
    cases: readTable(full, await dialectOf(full)),
  };
}

/** By the name of the file, else by whether its first line holds a tab. */
async function dialectOf(file: string): Promise<Dialect> {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.csv') return CSV;
  if (ending === '.tsv') return TSV;
  const handle = await fs.open(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    const [header = ''] = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    return header.includes('\t') ? TSV : CSV;
  } finally {
    await handle.close();
  }
}

async function* readTable(file: string, dialect: Dialect): AsyncGenerator<ImportedCase> {
  let columns: Columns | null = null;
  for await (const rows of readDelimited(file, dialect))
    for (const row of rows) {
      if (columns === null) columns = readHeader(file, row);
      else yield readRow(file, columns, row);
    }
  if (columns === null) throw badInput(file, null, 'it is empty; a table begins with a line of column names');
}

function readHeader(file: string, { fields, line }: DelimitedRow): Columns {
  const columns = new Map<Column, number>();
  const names = fields.map((field) => field.trim().toLowerCase());
  for (const column of [...REQUIRED, ...OPTIONAL]) {
    const at = names.indexOf(column);
    if (at >= 0) columns.set(column, at);
  }
  const missing = REQUIRED.find((column) => !columns.has(column));
  if (missing !== undefined) throw badInput(file, `line ${line}`, `the column “${missing}” is missing`);
  return columns;
}

function readRow(file: string, columns: Columns, { fields, line }: DelimitedRow): ImportedCase {
  const place = `line ${line}`;
  const field = (column: Column): string => fields[columns.get(column) ?? -1]?.trim() ?? '';
  for (const column of REQUIRED)
    if (field(column) === '') throw badInput(file, place, `there is no ${column}`);
  for (const column of ['volume', 'page'] as const)
    if (/\s/.test(field(column))) throw badInput(file, place, `“${field(column)}” is no ${column}`);
  const date = field('date');
  if (date !== '' && !isDate(date))
    throw badInput(file, place, `the date “${date}” is not of the form 2009-05-18`);
  const home: CitationCore = {
    volume: field('volume'),
    reporter: reporterName(field('reporter')),
    page: field('page'),
  };
  const parallels = field('parallel')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const core = readCoreText(text);
      if (core === null) throw badInput(file, place, `“${text}” is not volume, reporter and page`);
      return core;
    });
  return {
    key: null,
    name: field('name'),
    otherNames: [],
    citations: [home, ...parallels],
    lastPage: null,
    court: courtId(field('court')),
    date: date === '' ? null : date,
    docketNumber: field('docket') || null,
    url: field('url') || null,
    opinion: null,
  };
}
