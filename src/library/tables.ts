/**
 * The tables of a library, once for every database that can hold one; what differs between databases is data in `DIALECTS`.
 * Any change here is a new SCHEMA_VERSION: a library of another version is refused, never half understood.
 *
 * Compact by design, for 18 million citations: reporters, courts and volumes are interned, a citation is a row of small numbers in
 * a tree of its own key, the citations of a case are packed beside its name, and the party words are lists of case ids.
 */

/** Marks a SQLite file as ours: "CITE" in ASCII. */
export const APPLICATION_ID = 0x43495445;
export const SCHEMA_VERSION = 4;

export type ColumnType = 'id' | 'newId' | 'number' | 'text' | 'bytes' | 'caseIds';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable?: boolean;
}

export interface Table {
  readonly name: TableName;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly unique?: readonly string[];
  /** The table is the tree of its key: small rows that are always looked for by it. */
  readonly byKey?: boolean;
}

export type TableName =
  | 'settings'
  | 'sources'
  | 'reporters'
  | 'courts'
  | 'volumes'
  | 'odd_pages'
  | 'cases'
  | 'citations'
  | 'coverage'
  | 'party_words'
  | 'opinions'
  | 'opinion_parts'
  | 'opinion_words';

const column = (name: string, type: ColumnType): Column => ({ name, type });
const maybe = (name: string, type: ColumnType): Column => ({ name, type, nullable: true });

export const TABLES: readonly Table[] = [
  {
    name: 'settings',
    columns: [column('name', 'text'), column('value', 'number')],
    key: ['name'],
    byKey: true,
  },
  // One row an import; the unit that a re-import replaces. Its cases have the ids first_case to last_case.
  {
    name: 'sources',
    columns: [
      column('id', 'newId'),
      column('key', 'text'),
      column('name', 'text'),
      column('kind', 'text'),
      column('as_of', 'text'),
      column('imported_at', 'text'),
      column('first_case', 'number'),
      column('last_case', 'number'),
      column('cases', 'number'),
      column('citations', 'number'),
      column('opinions', 'number'),
    ],
    key: ['id'],
    unique: ['key'],
  },
  {
    name: 'reporters',
    columns: [column('id', 'newId'), column('abbreviation', 'text')],
    key: ['id'],
    unique: ['abbreviation'],
  },
  {
    name: 'courts',
    columns: [column('id', 'newId'), column('court', 'text')],
    key: ['id'],
    unique: ['court'],
  },
  {
    name: 'volumes',
    columns: [column('id', 'newId'), column('reporter', 'number'), column('volume', 'text')],
    key: ['id'],
    unique: ['reporter', 'volume'],
  },
  // Pages that are no plain numbers ("xii", "13301-M"); elsewhere such a page is written as minus its id here.
  {
    name: 'odd_pages',
    columns: [column('id', 'newId'), column('page', 'text')],
    key: ['id'],
    unique: ['page'],
  },
  // Ids are never used twice, so that an id in an old report never means another case.
  {
    name: 'cases',
    columns: [
      column('id', 'id'),
      column('source', 'number'),
      maybe('court', 'number'),
      maybe('decided', 'number'), // yyyymmdd, with 00 for an unknown month or day
      column('flags', 'number'), // values.ts
      column('name', 'text'),
      column('citations', 'bytes'), // every citation, home first: values.ts
      maybe('last_page', 'text'), // in the home volume, where the source says so
      maybe('docket', 'text'),
      maybe('url', 'text'),
      maybe('key', 'text'),
      maybe('other_names', 'text'), // names beyond the one that is shown, as JSON
    ],
    key: ['id'],
  },
  // Where cases start. reach: the last page that the case is known to fill, in its home volume alone.
  {
    name: 'citations',
    columns: [
      column('volume', 'number'),
      column('page', 'number'),
      column('case_id', 'number'),
      maybe('reach', 'number'),
    ],
    key: ['volume', 'page', 'case_id'],
    byKey: true,
  },
  // What each source can say of a volume; computed at import, never assumed.
  {
    name: 'coverage',
    columns: [
      column('volume', 'number'),
      column('source', 'number'),
      column('tiled', 'number'),
      column('lists_to', 'number'), // every case that starts on a page up to this one is listed; 0: no claim
      maybe('last_page', 'number'),
      column('longest', 'number'), // the greatest reach less first page among its cases
      column('cases', 'number'),
      maybe('first_year', 'number'),
      maybe('last_year', 'number'),
    ],
    key: ['volume', 'source'],
    byKey: true,
  },
  // Which cases have a word in a name: the word as a number (partyIndex.ts), and a run of case ids, ascending.
  {
    name: 'party_words',
    columns: [
      column('word', 'number'),
      column('first_case', 'number'),
      column('last_case', 'number'),
      column('cases', 'caseIds'),
    ],
    key: ['word', 'first_case'],
    byKey: true,
  },
  {
    name: 'opinions',
    columns: [column('case_id', 'id'), column('complete', 'number'), column('ocr', 'number')],
    key: ['case_id'],
  },
  // pages: JSON, one [label, length in UTF-16 units, note] a page; text: all pages of the part joined, deflated.
  {
    name: 'opinion_parts',
    columns: [
      column('case_id', 'number'),
      column('part', 'number'),
      column('kind', 'text'),
      column('pages', 'text'),
      column('text', 'bytes'),
    ],
    key: ['case_id', 'part'],
  },
  // Which opinions of a source hold which words: fingerprints by bucket (shingleIndex.ts).
  {
    name: 'opinion_words',
    columns: [column('bucket', 'number'), column('source', 'number'), column('words', 'bytes')],
    key: ['bucket', 'source'],
    byKey: true,
  },
];

/** How a database writes a table down. */
export interface Dialect {
  readonly types: Readonly<Record<ColumnType, string>>;
  /** What follows the closing bracket of a table. */
  readonly ending: { readonly plain: string; readonly byKey: string };
  /** Statements after the tables: a server has the room for an index by case, a file is kept small. */
  readonly afterwards: readonly string[];
}

export const DIALECTS = {
  sqlite: {
    types: {
      id: 'INTEGER',
      newId: 'INTEGER',
      number: 'INTEGER',
      text: 'TEXT',
      bytes: 'BLOB',
      caseIds: 'BLOB',
    },
    ending: { plain: ' STRICT', byKey: ' STRICT, WITHOUT ROWID' },
    afterwards: [],
  },
  postgres: {
    types: {
      id: 'BIGINT',
      newId: 'BIGINT GENERATED BY DEFAULT AS IDENTITY',
      number: 'BIGINT',
      text: 'TEXT',
      bytes: 'BYTEA',
      caseIds: 'BIGINT[]',
    },
    ending: { plain: '', byKey: '' },
    afterwards: [
      'CREATE INDEX citations_of_cases ON citations (case_id)',
      'CREATE INDEX words_of_cases ON party_words (first_case)',
      'CREATE INDEX words_of_sources ON opinion_words (source)',
    ],
  },
} as const satisfies Readonly<Record<string, Dialect>>;

/** The statements that make the empty tables. */
export function schemaFor({ types, ending, afterwards }: Dialect): string {
  const tables = TABLES.map(({ name, columns, key, unique, byKey }) => {
    const lines = columns.map(
      (one) => `${one.name} ${types[one.type]}${one.nullable === true ? '' : ' NOT NULL'}`,
    );
    lines.push(`PRIMARY KEY (${key.join(', ')})`);
    if (unique !== undefined) lines.push(`UNIQUE (${unique.join(', ')})`);
    return `CREATE TABLE ${name} (${lines.join(', ')})${byKey === true ? ending.byKey : ending.plain}`;
  });
  return [...tables, ...afterwards].map((statement) => `${statement};`).join('\n');
}

/** The columns of a table in order. */
export function columnsOf(name: TableName): readonly Column[] {
  const table = TABLES.find((one) => one.name === name);
  if (table === undefined) throw new Error(`there is no table ${name}`);
  return table.columns;
}
