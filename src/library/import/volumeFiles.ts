/**
 * The files of one volume of the Caselaw Access Project, wherever they lie: in a folder, or in the zip that the site offers. A zip is
 * unpacked in memory, one volume at a time, and every file is checked against its checksum.
 */
import { unzipSync } from 'fflate';
import fs from 'node:fs/promises';
import path from 'node:path';
// A zip is a zip, whoever packed it.
import { checksumOf, zipDirectory } from '../../archive/zipDirectory';
import { badInput, cannotRead, dayOf, isFile, readText } from './files';

export interface VolumeFiles {
  /** The folder or file, for sentences. */
  readonly place: string;
  /** The text of the first of these names that is there, and which it was; null where none is. Throws LibraryError for bad text. */
  text(names: readonly string[]): Promise<{ readonly name: string; readonly text: string } | null>;
  /** The day of the files, as YYYY-MM-DD. */
  day(): Promise<string>;
}

export function filesInFolder(folder: string): VolumeFiles {
  return {
    place: folder,
    text: async (names) => {
      for (const name of names) {
        const file = path.join(folder, name);
        if (await isFile(file)) return { name: file, text: await readText(file) };
      }
      return null;
    },
    day: () => dayOf(folder),
  };
}

/** Above this many bytes, unpacked, a file is no volume: the largest have some hundred megabytes. */
const LARGEST_VOLUME = 2_000_000_000;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

export function filesInZip(file: string): VolumeFiles {
  let unpacked: Promise<ReadonlyMap<string, Uint8Array>> | null = null;
  return {
    place: file,
    text: async (names) => {
      unpacked ??= unpackVolume(file);
      const files = await unpacked;
      for (const name of names) {
        const bytes = files.get(name);
        if (bytes === undefined) continue;
        const shown = `${file}, ${name}`;
        try {
          return { name: shown, text: UTF8.decode(bytes) };
        } catch (error) {
          throw badInput(shown, null, 'it is not text in UTF-8', error);
        }
      }
      return null;
    },
    day: () => dayOf(file),
  };
}

/** The files of a volume's zip by their names below the volume's own folder. Throws LibraryError where the zip is not whole. */
export async function unpackVolume(file: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const bytes = await fs.readFile(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  const directory = zipDirectory(bytes);
  if (directory === null || directory.length === 0) throw damaged(file);
  let total = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ originalSize, name }) => {
        total += originalSize;
        if (total > LARGEST_VOLUME) throw damaged(file);
        return /\.(?:json|html)$/i.test(name);
      },
    });
  } catch (error) {
    throw damaged(file, error);
  }
  for (const { name, checksum } of directory) {
    const held = files[name];
    if (held !== undefined && checksumOf(held) !== checksum) throw damaged(`${file}, ${name}`);
  }
  // Some archives hold the volume's folder, others its content.
  const metadata = Object.keys(files).find((name) =>
    /(?:^|\/)(?:metadata\/)?CasesMetadata\.json$/.test(name),
  );
  const prefix = metadata?.replace(/(?:metadata\/)?CasesMetadata\.json$/, '') ?? '';
  return new Map(
    Object.entries(files).flatMap(([name, held]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), held] as const] : [],
    ),
  );
}

function damaged(file: string, cause?: unknown) {
  return badInput(file, null, 'it is not a whole zip archive of a volume', cause);
}
