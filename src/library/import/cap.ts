/**
 * Importer: volumes of Harvard's Caselaw Access Project as static.case.law serves them (`formats.md`). A volume is one
 * source: its zip, that zip unpacked (`metadata/`, `json/`, `html/`), or the site's own layout (`CasesMetadata.json`, `cases/`,
 * `html/`). Page marks are in the html only; where a case has none, the text of its JSON is kept without pages.
 */
import path from 'node:path';
import { z } from 'zod';
import type { Opinion } from '../../quotation/model';
import type { CitationCore } from '../../verifier/caseLaw';
import { LibraryError } from '../errors';
import type { ImportedCase, ImportSource } from '../model';
import { readCoreText } from './cores';
import { courtId } from './courts';
import { badInput, filesIn, foldersIn, isDate, isFile, parseJson } from './files';
import { layOnPages, type PageContext } from './opinionPages';
import { partKind, readOpinionHtml, type OpinionToken } from './opinionText';
import { filesInFolder, filesInZip, type VolumeFiles } from './volumeFiles';

const caseSchema = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  name_abbreviation: z.string(),
  decision_date: z.string().nullish(),
  docket_number: z.string().nullish(),
  first_page: z.string(),
  last_page: z.string().nullish(),
  citations: z.array(z.object({ type: z.string().nullish(), cite: z.string() })),
  court: z.object({ name: z.string().nullish(), name_abbreviation: z.string().nullish() }).nullish(),
  file_name: z.string(),
  last_updated: z.string().nullish(),
});
type CapCase = z.infer<typeof caseSchema>;

const volumeSchema = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  volume_number: z.union([z.number(), z.string()]).nullish(),
  /** In the second part of a volume that is bound in two: the id of the first. */
  second_part_of_id: z.union([z.number(), z.string()]).nullish(),
  /** No published volume says this today; one that does is believed. */
  last_page: z.union([z.number().int(), z.string().regex(/^\d+$/)]).nullish(),
});

const bodySchema = z.object({
  casebody: z.object({
    head_matter: z.string().nullish(),
    opinions: z.array(z.object({ type: z.string().nullish(), text: z.string() })),
  }),
});

/** How deep below the folder given a volume may lie: reporter, then volume. */
const DEEPEST = 3;
const A_LIST_OF_CASES = 'a list of cases of the Caselaw Access Project';

/**
 * The volumes in a place, each a source: the folder or zip itself, or every volume's folder or zip below it. Two parts of one volume are
 * one source. Throws LibraryError where there is none, or where metadata cannot be used; cases are read, and may fail, while the
 * store imports.
 */
export async function capSources(place: string): Promise<readonly ImportSource[]> {
  const root = path.resolve(place);
  const volumes = (await isFile(root)) ? [zipAt(root)] : await volumesBelow(root, DEEPEST);
  if (volumes.length === 0)
    throw new LibraryError({
      kind: 'noInput',
      file: place,
      reason: 'no volume of the Caselaw Access Project (a folder with CasesMetadata.json, or a zip) is there',
    });
  const books = new Map<string, Volume[]>();
  for (const open of volumes) {
    const volume = await readVolume(open);
    const parts = books.get(volume.book);
    if (parts === undefined) books.set(volume.book, [volume]);
    else parts.push(volume);
  }
  return [...books].map(([book, parts]) => bookSource(book, parts));
}

/** Opens the files of a volume; called again for each reading, so that nothing is held between. */
type OpenVolume = () => VolumeFiles;

function zipAt(file: string): OpenVolume {
  return () => filesInZip(file);
}

async function volumesBelow(folder: string, depth: number): Promise<readonly OpenVolume[]> {
  const inside = await foldersIn(folder);
  const files = filesInFolder(folder);
  for (const name of METADATA('CasesMetadata.json'))
    if (await isFile(path.join(folder, name))) return [() => files];
  const zips = (await filesIn(folder)).filter((file) => /\.zip$/i.test(file)).map(zipAt);
  if (depth === 0) return zips;
  const below = await Promise.all(inside.map((child) => volumesBelow(child, depth - 1)));
  return [...zips, ...below.flat()];
}

const METADATA = (name: string): readonly string[] => [`metadata/${name}`, name];

/** What the metadata of one volume, or of one part of it, says. */
interface Volume {
  readonly open: OpenVolume;
  /** What its parts have in common: the id of the volume's first part. */
  readonly book: string;
  readonly home: CitationCore | null;
  readonly lastPage: number | null;
  readonly hasMetadata: boolean;
  readonly cases: number;
  readonly asOf: string;
}

async function readVolume(open: OpenVolume): Promise<Volume> {
  const files = open();
  const cases = await readMetadata(files);
  const held = await files.text(METADATA('VolumeMetadata.json'));
  const volume =
    held === null ? null : parseJson(held.text, held.name, volumeSchema, 'the metadata of a volume');
  const updated = cases.flatMap(({ last_updated }) => last_updated?.slice(0, 10) ?? []).filter(isDate);
  return {
    open,
    book: `cap/${volume?.second_part_of_id ?? volume?.id ?? files.place}`,
    home: cases.map(homeFirst)[0]?.[0] ?? null,
    lastPage: volume?.last_page == null ? null : Number(volume.last_page),
    hasMetadata: volume !== null,
    cases: cases.length,
    asOf: updated.sort().at(-1) ?? (await files.day()),
  };
}

function bookSource(key: string, parts: readonly Volume[]): ImportSource {
  const lastPages = parts.map(({ lastPage }) => lastPage);
  // A volume of the project is a scan of the whole book; whether that holds is for its pages to show.
  const statements = new Map(
    parts.flatMap(({ home, hasMetadata }) =>
      home === null || !hasMetadata
        ? []
        : [[`${home.volume} ${home.reporter}`, { reporter: home.reporter, volume: home.volume }] as const],
    ),
  );
  return {
    key,
    name: 'cap',
    kind: 'cap',
    asOf:
      parts
        .map(({ asOf }) => asOf)
        .sort()
        .at(-1) ?? '',
    expectedCases: parts.reduce((sum, { cases }) => sum + cases, 0),
    volumes: [...statements.values()].map((core) => ({
      ...core,
      lastPage: lastPages.includes(null) ? null : Math.max(...lastPages.map(Number)),
      meantWhole: true,
    })),
    cases: casesOf(parts),
  };
}

async function* casesOf(parts: readonly Volume[]): AsyncGenerator<ImportedCase> {
  for (const { open } of parts) yield* readCases(open());
}

async function readMetadata(files: VolumeFiles): Promise<readonly CapCase[]> {
  const found = await files.text(METADATA('CasesMetadata.json'));
  if (found === null) throw badInput(files.place, null, 'it holds no CasesMetadata.json');
  return parseJson(found.text, found.name, z.array(caseSchema), A_LIST_OF_CASES);
}

/** Citations of a case, the one of this volume first: official, and on the page where the volume has the case. */
function homeFirst(capCase: CapCase): readonly CitationCore[] {
  const read = capCase.citations.flatMap(({ type, cite }) => {
    const core = readCoreText(cite);
    return core === null ? [] : [{ core, official: type === 'official' }];
  });
  const isHome = ({ core, official }: (typeof read)[number]): number =>
    Number(core.page === capCase.first_page) * 2 + Number(official);
  return [...read].sort((a, b) => isHome(b) - isHome(a)).map(({ core }) => core);
}

async function* readCases(files: VolumeFiles): AsyncGenerator<ImportedCase> {
  // Read again rather than held: an import can be of thousands of volumes.
  for (const [position, capCase] of (await readMetadata(files)).entries()) {
    // The name comes from outside and becomes a path.
    if (!/^[\w.-]+$/.test(capCase.file_name))
      throw badInput(
        `${files.place}, CasesMetadata.json`,
        `entry ${position + 1}, file_name`,
        'it is not a file name',
      );
    const citations = homeFirst(capCase);
    const date = capCase.decision_date ?? null;
    const context = { firstPage: capCase.first_page, lastPage: capCase.last_page ?? null };
    yield {
      key: String(capCase.id),
      name: capCase.name_abbreviation,
      otherNames: capCase.name === '' || capCase.name === capCase.name_abbreviation ? [] : [capCase.name],
      citations,
      lastPage: within(citations[0]?.page, context) ? context.lastPage : null,
      court: courtId(capCase.court?.name ?? null) ?? courtId(capCase.court?.name_abbreviation ?? null),
      date: date !== null && isDate(date) ? date : null,
      docketNumber: capCase.docket_number || null,
      url: null,
      opinion: await readOpinion(files, capCase.file_name, context),
    };
  }
}

/**
 * Whether the home citation is of the pages that the volume gives the case. Not always the first of them: the volume's own
 * metadata can have a case begin a page before the one it is cited by.
 */
function within(page: string | undefined, { firstPage, lastPage }: PageContext): boolean {
  if (page === undefined || lastPage === null) return false;
  return page === firstPage || (Number(page) >= Number(firstPage) && Number(page) <= Number(lastPage));
}

async function readOpinion(files: VolumeFiles, name: string, context: PageContext): Promise<Opinion | null> {
  const html = await files.text([`html/${name}.html`]);
  if (html !== null) return scanned(layOnPages(readOpinionHtml(html.text), context));
  const json = await files.text([`json/${name}.json`, `cases/${name}.json`]);
  if (json === null) return null;
  const { casebody } = parseJson(json.text, json.name, bodySchema, 'a case of the Caselaw Access Project');
  const headMatter: readonly OpinionToken[] =
    casebody.head_matter == null
      ? []
      : [
          { type: 'part', kind: 'syllabus' },
          { type: 'text', text: casebody.head_matter },
          { type: 'partEnd' },
        ];
  const opinions = casebody.opinions.flatMap(({ type, text }): OpinionToken[] => [
    { type: 'part', kind: partKind(type ?? undefined) },
    { type: 'text', text },
    { type: 'partEnd' },
  ]);
  return scanned(layOnPages({ tokens: [...headMatter, ...opinions], scanned: true }, context));
}

/** Every text of the project is read from a scan. */
function scanned(opinion: Opinion | null): Opinion | null {
  return opinion === null ? null : { ...opinion, ocr: true };
}
