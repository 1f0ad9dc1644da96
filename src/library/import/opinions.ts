/**
 * Importer: a folder of opinions with a `manifest.json` (`contracts.md`, A folder of opinions). One file is read at a
 * time; a fault anywhere in the folder leaves the library as it was.
 */
import path from 'node:path';
import { z } from 'zod';
import { LibraryError } from '../errors';
import type { ImportedCase, ImportSource } from '../model';
import { readCoreText } from './cores';
import { courtId } from './courts';
import { badInput, dayOf, isDate, isFile, readJson, readText } from './files';
import { layOnPages } from './opinionPages';
import { looksLikeHtml, readOpinionHtml, readOpinionText } from './opinionText';

const MANIFEST = 'manifest.json';

const entrySchema = z.object({
  file: z.string().min(1),
  caseName: z.string(),
  citations: z.array(z.string()),
  court: z.string().nullish(),
  date: z.string().nullish(),
  url: z.string().nullish(),
  docketNumber: z.string().nullish(),
  /** The true last page of the case, where it is known: a text that gets there is whole, however short. */
  lastPage: z.string().nullish(),
});
const manifestSchema = z.array(entrySchema);
type Entry = z.infer<typeof entrySchema>;

/**
 * A folder of opinions as a source. `name` is what reports show; without it, the folder's own name. Throws LibraryError
 * for a folder or manifest that cannot be used; the opinions themselves are read, and may fail, while the store imports.
 */
export async function opinionsSource(
  folder: string,
  options: { readonly key?: string; readonly name?: string; readonly asOf?: string } = {},
): Promise<ImportSource> {
  const root = path.resolve(folder);
  const manifest = path.join(root, MANIFEST);
  if (!(await isFile(manifest)))
    throw new LibraryError({
      kind: 'noInput',
      file: folder,
      reason: `a folder of opinions holds a ${MANIFEST}, and there is none here`,
    });
  const entries = await readJson(manifest, manifestSchema, 'a manifest of opinions');
  return {
    key: options.key ?? `opinions/${root}`,
    name: options.name ?? path.basename(root),
    kind: 'opinions',
    asOf: options.asOf ?? (await dayOf(manifest)),
    expectedCases: entries.length,
    volumes: [],
    cases: readEntries(root, manifest, entries),
  };
}

async function* readEntries(
  root: string,
  manifest: string,
  entries: readonly Entry[],
): AsyncGenerator<ImportedCase> {
  for (const [position, entry] of entries.entries()) {
    const place = `entry ${position + 1}`;
    const citations = entry.citations.map((text) => {
      const core = readCoreText(text);
      if (core === null) throw badInput(manifest, place, `“${text}” is not volume, reporter and page`);
      return core;
    });
    if (entry.date != null && entry.date !== '' && !isDate(entry.date))
      throw badInput(manifest, place, `the date “${entry.date}” is not of the form 2009-05-18`);
    const text = await readText(fileOf(root, manifest, place, entry.file));
    const tokens = looksLikeHtml(text) ? readOpinionHtml(text) : readOpinionText(text);
    yield {
      key: entry.file,
      name: entry.caseName.trim(),
      otherNames: [],
      citations,
      lastPage: entry.lastPage ?? null,
      court: courtId(entry.court ?? null),
      date: entry.date == null || entry.date === '' ? null : entry.date,
      docketNumber: entry.docketNumber ?? null,
      url: entry.url ?? null,
      opinion: layOnPages(tokens, {
        firstPage: citations[0]?.page ?? null,
        lastPage: entry.lastPage ?? null,
      }),
    };
  }
}

/** A manifest may not lead out of its folder. */
function fileOf(root: string, manifest: string, place: string, name: string): string {
  const file = path.resolve(root, name);
  const relative = path.relative(root, file);
  if (relative === '' || relative.startsWith('..') || path.isAbsolute(relative))
    throw badInput(manifest, place, `“${name}” is not a file inside the folder`);
  return file;
}
