/**
 * Importer: a folder of Free Law Project's bulk data (`formats.md`): citations and clusters, and dockets, courts and opinions where they
 * are there. The files come in any order of rows and are too large for memory: they are laid down in a temporary place first
 * (courtListenerStage.ts), and cases are read from there in the order of their clusters.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CitationCore } from '../../verifier/caseLaw';
import type { Opinion } from '../../quotation/model';
import { LibraryError, systemErrorCode } from '../errors';
import type { ImportedCase, ImportSource } from '../model';
import { ReadProgress } from './bytes';
import { reporterName } from './cores';
import { courtId } from './courts';
import { CourtListenerStage, type StagedCluster, type StagedOpinion } from './courtListenerStage';
import { COPY_CSV, readDelimited } from './delimited';
import { badInput, dayOf, isDate } from './files';
import { layOnPages } from './opinionPages';
import { looksLikeHtml, partKind, readOpinionHtml, readOpinionText, type OpinionToken } from './opinionText';

const TABLES = ['courts', 'dockets', 'opinion-clusters', 'citations', 'opinions'] as const;
type BulkTable = (typeof TABLES)[number];
const NEEDED: readonly BulkTable[] = ['citations', 'opinion-clusters'];
const FILE_NAME = /^([a-z-]+?)(?:-(\d{4}-\d{2}-\d{2}))?\.csv(?:\.bz2)?$/;

/** Columns that are read, by header name; those before the bar must be there. */
const COLUMNS = {
  courts: { needed: ['id'], wanted: ['citation_string', 'full_name'] },
  dockets: { needed: ['id', 'court_id'], wanted: ['docket_number'] },
  'opinion-clusters': {
    needed: ['id', 'case_name', 'date_filed'],
    wanted: ['case_name_full', 'case_name_short', 'date_filed_is_approximate', 'docket_id'],
  },
  citations: { needed: ['volume', 'reporter', 'page', 'cluster_id'], wanted: ['type'] },
  opinions: {
    needed: ['id', 'cluster_id'],
    wanted: [
      'type',
      'extracted_by_ocr',
      'html_with_citations',
      'xml_harvard',
      'html_columbia',
      'html_lawbox',
      'html_anon_2020',
      'html',
      'plain_text',
    ],
  },
} as const satisfies Readonly<Record<BulkTable, { needed: readonly string[]; wanted: readonly string[] }>>;

/** Columns of an opinion that hold its text, the one with the most page marks first (`formats.md`). */
const TEXTS = COLUMNS.opinions.wanted.slice(2);

/**
 * Kinds of citation (`formats.md`, citations.type) in the order in which a case is at home in them: books before services. A row a kind.
 */
const HOME_ORDER: readonly (readonly [type: string, what: string])[] = [
  ['1', 'federal'],
  ['2', 'state'],
  ['5', 'early Supreme Court'],
  ['3', 'regional'],
  ['4', 'specialty'],
  ['8', 'neutral'],
  ['9', 'journal'],
  ['6', 'LEXIS'],
  ['7', 'WL'],
];
const RANKS: ReadonlyMap<string, number> = new Map(HOME_ORDER.map(([type], index) => [type, index]));

/** A folder of bulk data as a source. Throws LibraryError where the folder lacks the needed files; rows may fail while the store imports. */
export async function courtListenerSource(folder: string): Promise<ImportSource> {
  const root = path.resolve(folder);
  const files = await bulkFiles(root, folder);
  const progress = new ReadProgress();
  for (const { file } of files.values()) progress.expect(file);
  const main = files.get('citations');
  return {
    key: 'courtlistener',
    name: 'courtlistener',
    kind: 'courtlistener',
    asOf: main?.date ?? (await dayOf(main?.file ?? root)),
    expectedCases: null,
    volumes: [],
    cases: readCases(files, progress),
    fractionRead: () => progress.fraction,
    rowsRead: () => progress.rows,
  };
}

interface BulkFile {
  readonly file: string;
  readonly date: string | null;
}
type BulkFiles = ReadonlyMap<BulkTable, BulkFile>;

/** The newest file of every table. */
async function bulkFiles(root: string, asGiven: string): Promise<BulkFiles> {
  const names = await fs.readdir(root).catch((error: unknown) => {
    const reason =
      systemErrorCode(error) === 'ENOENT' ? 'there is no such folder' : 'it is not a folder that can be read';
    throw new LibraryError({ kind: 'noInput', file: asGiven, reason }, { cause: error });
  });
  const files = new Map<BulkTable, BulkFile>();
  for (const name of names.sort()) {
    const [, called, date = null] = FILE_NAME.exec(name) ?? [];
    const table = TABLES.find((one) => one === called);
    if (table === undefined) continue;
    const held = files.get(table);
    if (held === undefined || (held.date ?? '') < (date ?? ''))
      files.set(table, { file: path.join(root, name), date });
  }
  const missing = NEEDED.find((table) => !files.has(table));
  if (missing !== undefined)
    throw new LibraryError({
      kind: 'noInput',
      file: asGiven,
      reason: `bulk data of CourtListener holds a file ${missing}-2026-06-30.csv or .csv.bz2 (of any date), and there is none here`,
    });
  return files;
}

/** A row's values by column name; a column that the file lacks is ''. */
type Row = (column: string) => string;

/** Rows of one file, an array a chunk. */
async function* rowsOf(
  files: BulkFiles,
  table: BulkTable,
  progress: ReadProgress,
): AsyncGenerator<{ readonly row: Row; readonly line: number; readonly file: string }[]> {
  const found = files.get(table);
  if (found === undefined) return;
  const { file } = found;
  let places: ReadonlyMap<string, number> | null = null;
  for await (const rows of readDelimited(file, COPY_CSV, progress)) {
    const read = [];
    for (const { fields, line } of rows) {
      if (places === null) {
        places = new Map(fields.map((name, at) => [name.trim(), at]));
        const missing = COLUMNS[table].needed.find((column) => places?.has(column) !== true);
        if (missing !== undefined) throw badInput(file, `line ${line}`, `the column “${missing}” is missing`);
        continue;
      }
      const held = places;
      if (fields.length < held.size)
        throw badInput(
          file,
          `line ${line}`,
          `it has ${fields.length} fields where the header names ${held.size}`,
        );
      read.push({ row: (column: string) => fields[held.get(column) ?? -1] ?? '', line, file });
    }
    progress.rows += read.length;
    yield read;
  }
  if (places === null) throw badInput(file, null, 'it is empty');
}

function idOf(
  text: string,
  column: string,
  { file, line }: { readonly file: string; readonly line: number },
): number {
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id > 0xffffffff)
    throw badInput(file, `line ${line}`, `the ${column} “${text}” is no number`);
  return id;
}

/** Nothing yet: a moment for the progress report and for the order to stop. */
const NOTHING: readonly ImportedCase[] = [];
const CASES_AT_ONCE = 1000;

async function* readCases(files: BulkFiles, progress: ReadProgress): AsyncGenerator<readonly ImportedCase[]> {
  const stage = new CourtListenerStage();
  try {
    const courts = new Map<string, string | null>();
    for await (const rows of rowsOf(files, 'courts', progress))
      for (const { row } of rows)
        courts.set(
          row('id'),
          courtId(row('id')) ?? courtId(row('citation_string')) ?? courtId(row('full_name')),
        );
    for await (const rows of rowsOf(files, 'opinion-clusters', progress)) {
      for (const at of rows) stage.addCluster(clusterOf(at));
      yield NOTHING;
    }
    for await (const rows of rowsOf(files, 'dockets', progress)) {
      for (const at of rows) {
        const id = idOf(at.row('id'), 'id', at);
        if (stage.wantsDocket(id)) stage.addDocket(id, at.row('court_id'), at.row('docket_number'));
      }
      yield NOTHING;
    }
    for await (const rows of rowsOf(files, 'citations', progress)) {
      for (const at of rows) {
        const cluster = idOf(at.row('cluster_id'), 'cluster_id', at);
        const [volume, reporter, page] = [at.row('volume').trim(), at.row('reporter'), at.row('page').trim()];
        // A citation that lacks a part leads nowhere; the bulk data has some.
        if (volume === '' || reporter.trim() === '' || page === '') continue;
        const core = { volume, reporter: reporterName(reporter), page };
        stage.addCitation(cluster, RANKS.get(at.row('type')) ?? HOME_ORDER.length, core);
      }
      yield NOTHING;
    }
    for await (const rows of rowsOf(files, 'opinions', progress)) {
      for (const at of rows) {
        const text = TEXTS.map((column) => at.row(column)).find((held) => held.trim() !== '');
        if (text === undefined) continue;
        stage.addOpinion(idOf(at.row('cluster_id'), 'cluster_id', at), {
          id: idOf(at.row('id'), 'id', at),
          type: at.row('type'),
          scanned: at.row('extracted_by_ocr') === 't',
          text,
        });
      }
      yield NOTHING;
    }
    let cases: ImportedCase[] = [];
    for (const { cluster, citations } of stage.clusters()) {
      cases.push(caseOf(cluster, citations, stage.opinionsOf(cluster.id), courts));
      if (cases.length < CASES_AT_ONCE) continue;
      yield cases;
      cases = [];
    }
    yield cases;
  } finally {
    stage.close();
  }
}

function clusterOf(at: { readonly row: Row; readonly line: number; readonly file: string }): StagedCluster {
  const { row } = at;
  const names = [row('case_name'), row('case_name_full'), row('case_name_short')].map((name) =>
    name.replace(/\s+/g, ' ').trim(),
  );
  const [name = ''] = names.filter((one) => one !== '');
  const full = names[1] ?? '';
  const date = row('date_filed');
  const docket = row('docket_id');
  return {
    id: idOf(row('id'), 'id', at),
    name,
    fullName: full === name ? '' : full,
    // A date that is approximate may be made up from its year.
    date: !isDate(date) ? null : row('date_filed_is_approximate') === 't' ? date.slice(0, 4) : date,
    docket: docket === '' ? null : idOf(docket, 'docket_id', at),
    court: null,
    docketNumber: null,
  };
}

function caseOf(
  cluster: StagedCluster,
  citations: readonly CitationCore[],
  opinions: readonly StagedOpinion[],
  courts: ReadonlyMap<string, string | null>,
): ImportedCase {
  const { opinion, home } = opinionOf(opinions, citations);
  const court = cluster.court;
  return {
    key: String(cluster.id),
    name: cluster.name,
    otherNames: cluster.fullName === '' ? [] : [cluster.fullName],
    citations: home === null ? citations : [home, ...citations.filter((core) => core !== home)],
    lastPage: null,
    court: court === null ? null : (courts.get(court) ?? courtId(court)),
    date: cluster.date,
    docketNumber: cluster.docketNumber === '' ? null : cluster.docketNumber,
    url: null,
    opinion,
  };
}

/** The opinions of a cluster as one, on the pages of the first citation whose page marks its text has. */
function opinionOf(
  opinions: readonly StagedOpinion[],
  citations: readonly CitationCore[],
): { readonly opinion: Opinion | null; readonly home: CitationCore | null } {
  if (opinions.length === 0) return { opinion: null, home: null };
  const tokens = { tokens: opinions.flatMap(tokensOf), scanned: opinions.some(({ scanned }) => scanned) };
  let first: Opinion | null = null;
  for (const home of citations.length === 0 ? [null] : citations) {
    const opinion = layOnPages(tokens, { firstPage: home?.page ?? null, lastPage: null });
    if (opinion?.parts.some(({ pages }) => pages.some(({ label }) => label !== null)) === true)
      return { opinion, home };
    first ??= opinion;
  }
  return { opinion: first, home: null };
}

/** A type is "020lead", "040dissent"; "010combined" may hold parts of its own. */
function tokensOf({ type, text }: StagedOpinion, index: number): readonly OpinionToken[] {
  const { tokens } = looksLikeHtml(text) ? readOpinionHtml(text) : readOpinionText(text);
  // Two opinions may both have a note 1.
  const own = tokens.map((token) => ('key' in token ? { ...token, key: `${index}:${token.key}` } : token));
  const kind = type.replace(/^\d+/, '');
  if (kind === '' || kind === 'combined') return own;
  return [{ type: 'part', kind: partKind(kind) }, ...own, { type: 'partEnd' }];
}
