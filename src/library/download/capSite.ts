/**
 * Volumes of the Caselaw Access Project from its static site (`formats.md`), into the library: each volume's zip is fetched, checked and
 * imported, one after the other. Stopped at any moment it goes on from there: a volume that is on the disk is not fetched again, one
 * that is in the library is not imported again.
 */
import path from 'node:path';
import { z } from 'zod';
import { capSources } from '../import/cap';
import { unpackVolume } from '../import/volumeFiles';
import { LibraryError } from '../errors';
import type { Library } from '../library';
import type { ImportOutcome, ImportProgress } from '../model';
import { downloadFailed, fetchFile, fetchJson, type FetchOptions } from './fetchFile';

/** The project's own site. Source: static.case.law, read 2026-08-21. */
export const CAP_SITE = 'https://static.case.law';

const volumesSchema = z.array(
  z.object({
    volume_number: z.union([z.string(), z.number()]),
    /** The folder of the volume, where it is not called by its number. */
    volume_folder: z.union([z.string(), z.number()]).nullish(),
  }),
);

export interface AddCapOptions extends Omit<FetchOptions, 'onBytes'> {
  /** The site: CAP_SITE, or a mirror of the same layout. */
  readonly site: string;
  /** Where the zips are kept, a folder a reporter. */
  readonly folder: string;
  /** First and last volume; without it all of them. */
  readonly volumes?: readonly [number, number] | undefined;
  readonly onProgress?: (progress: AddCapProgress) => void;
}

export interface AddCapProgress {
  /** "us 5", and which of how many it is. */
  readonly volume: string;
  readonly index: number;
  readonly volumes: number;
  readonly bytes: { readonly received: number; readonly total: number | null } | null;
  readonly importing: ImportProgress | null;
}

export interface AddedVolume {
  readonly volume: string;
  readonly fetched: boolean;
  /** Null where the library already held it as it is. */
  readonly imported: readonly ImportOutcome[] | null;
}

/** Fetches and imports the volumes of these reporters ("us", "f2d"). Throws LibraryError; whatever was added before stays. */
export async function* addCapVolumes(
  library: Library,
  reporters: readonly string[],
  options: AddCapOptions,
): AsyncGenerator<AddedVolume> {
  const site = siteUrl(options.site);
  const wanted: { readonly reporter: string; readonly volume: string }[] = [];
  // Every reporter is asked for first, so that a wrong name adds nothing.
  for (const reporter of reporters)
    for (const volume of await volumesOf(site, reporter, options)) wanted.push({ reporter, volume });
  for (const [at, { reporter, volume }] of wanted.entries()) {
    const name = `${reporter} ${volume}`;
    const report = (more: Partial<AddCapProgress>): void =>
      options.onProgress?.({
        volume: name,
        index: at + 1,
        volumes: wanted.length,
        bytes: null,
        importing: null,
        ...more,
      });
    const file = path.join(options.folder, reporter, `${volume}.zip`);
    report({});
    const fetched = await fetchFile(`${site}/${reporter}/${volume}.zip`, file, isVolume, {
      ...options,
      onBytes: (received, total) => report({ bytes: { received, total } }),
    });
    const imported: ImportOutcome[] = [];
    let isNew = false;
    for (const source of await capSources(file)) {
      if ((await library.sourceDate(source.key)) === source.asOf) continue;
      isNew = true;
      imported.push(
        await library.import(source, {
          ...(options.signal === undefined ? {} : { signal: options.signal }),
          onProgress: (importing) => report({ importing }),
        }),
      );
    }
    yield { volume: name, fetched, imported: isNew ? imported : null };
  }
}

async function isVolume(file: string): Promise<void> {
  await unpackVolume(file);
}

function siteUrl(site: string): string {
  if (!/^https?:\/\/[^/]/i.test(site) || !URL.canParse(site))
    throw new LibraryError({ kind: 'download', url: site, reason: 'it is not the address of a site' });
  return site.replace(/\/+$/, '');
}

async function volumesOf(site: string, reporter: string, options: AddCapOptions): Promise<readonly string[]> {
  // The name becomes part of an address and of a path.
  if (!/^[a-z0-9][a-z0-9-]*$/.test(reporter))
    throw downloadFailed(
      `${site}/…`,
      `“${reporter}” is not the short name of a reporter; they are written like us, f2d, ill-app-3d`,
    );
  const found = await fetchJson(`${site}/${reporter}/VolumesMetadata.json`, volumesSchema, options).catch(
    (error: unknown) => {
      const isAbsent =
        error instanceof LibraryError &&
        error.problem.kind === 'download' &&
        error.problem.reason.startsWith('there is nothing');
      throw isAbsent
        ? downloadFailed(
            site,
            `it has no reporter “${reporter}”; ReportersMetadata.json there lists them`,
            error,
          )
        : error;
    },
  );
  const [first, last] = options.volumes ?? [0, Infinity];
  return [...new Set(found.map((one) => String(one.volume_folder ?? one.volume_number)))].filter((volume) => {
    const number = parseInt(volume, 10);
    return /^[\w.-]+$/.test(volume) && (options.volumes === undefined || (number >= first && number <= last));
  });
}
