/**
 * Importer: volumes of Harvard's Caselaw Access Project as static.case.law serves them (`formats.md`). A volume is one
 * source: its zip unpacked (`metadata/`, `json/`, `html/`) or the site's own layout (`CasesMetadata.json`, `cases/`,
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
import { badInput, dayOf, foldersIn, isDate, isFile, readJson, readText } from './files';
import { layOnPages, type PageContext } from './opinionPages';
import { partKind, readOpinionHtml, type OpinionToken } from './opinionText';

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

/**
 * The volumes in a folder, each a source: the folder itself, or every volume folder below it. Throws LibraryError where
 * there is none, or where metadata cannot be used; cases are read, and may fail, while the store imports.
 */
export async function capSources(folder: string): Promise<readonly ImportSource[]> {
  const root = path.resolve(folder);
  const volumes = await volumeFolders(root, DEEPEST);
  if (volumes.length === 0)
    throw new LibraryError({
      kind: 'noInput',
      file: folder,
      reason: 'no volume of the Caselaw Access Project (a folder with CasesMetadata.json) is there',
    });
  const sources: ImportSource[] = [];
  for (const volume of volumes) sources.push(await volumeSource(volume));
  return sources;
}

async function volumeFolders(folder: string, depth: number): Promise<readonly string[]> {
  const inside = await foldersIn(folder);
  if ((await metadataFile(folder, 'CasesMetadata.json')) !== null) return [folder];
  if (depth === 0) return [];
  const found = await Promise.all(inside.map((child) => volumeFolders(child, depth - 1)));
  return found.flat();
}

async function metadataFile(folder: string, name: string): Promise<string | null> {
  for (const file of [path.join(folder, 'metadata', name), path.join(folder, name)])
    if (await isFile(file)) return file;
  return null;
}

async function volumeSource(folder: string): Promise<ImportSource> {
  const casesFile = await metadataFile(folder, 'CasesMetadata.json');
  if (casesFile === null) throw badInput(folder, null, 'CasesMetadata.json is gone');
  const cases = await readJson(
    casesFile,
    z.array(caseSchema),
    'a list of cases of the Caselaw Access Project',
  );
  const volumeFile = await metadataFile(folder, 'VolumeMetadata.json');
  const volume =
    volumeFile === null ? null : await readJson(volumeFile, volumeSchema, 'the metadata of a volume');
  const home = cases.map(homeFirst)[0]?.[0] ?? null;
  const updated = cases.flatMap(({ last_updated }) => last_updated?.slice(0, 10) ?? []).filter(isDate);
  return {
    key: `cap/${volume?.id ?? folder}`,
    name: 'cap',
    kind: 'cap',
    asOf: updated.sort().at(-1) ?? (await dayOf(casesFile)),
    expectedCases: cases.length,
    // A volume of the project is a scan of the whole book; whether that holds is for its pages to show.
    volumes:
      home === null || volume === null
        ? []
        : [
            {
              reporter: home.reporter,
              volume: home.volume,
              lastPage: volume.last_page == null ? null : Number(volume.last_page),
              meantWhole: true,
            },
          ],
    cases: readCases(folder, casesFile),
  };
}

function readMetadata(file: string): Promise<readonly CapCase[]> {
  return readJson(file, z.array(caseSchema), 'a list of cases of the Caselaw Access Project');
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

async function* readCases(folder: string, casesFile: string): AsyncGenerator<ImportedCase> {
  // Read again rather than held: an import can be of thousands of volumes.
  for (const [position, capCase] of (await readMetadata(casesFile)).entries()) {
    // The name comes from outside and becomes a path.
    if (!/^[\w.-]+$/.test(capCase.file_name))
      throw badInput(casesFile, `entry ${position + 1}, file_name`, 'it is not a file name');
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
      opinion: await readOpinion(folder, capCase.file_name, context),
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

async function readOpinion(folder: string, name: string, context: PageContext): Promise<Opinion | null> {
  const html = path.join(folder, 'html', `${name}.html`);
  if (await isFile(html)) return scanned(layOnPages(readOpinionHtml(await readText(html)), context));
  for (const file of ['json', 'cases'].map((sub) => path.join(folder, sub, `${name}.json`))) {
    if (!(await isFile(file))) continue;
    const { casebody } = await readJson(file, bodySchema, 'a case of the Caselaw Access Project');
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
  return null;
}

/** Every text of the project is read from a scan. */
function scanned(opinion: Opinion | null): Opinion | null {
  return opinion === null ? null : { ...opinion, ocr: true };
}
