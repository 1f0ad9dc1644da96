/**
 * Files as the command line reads and writes them: a brief in any of its forms, and outputs written whole or not at all.
 * An existing file is replaced only where it is our own earlier output or the user said --force; the input never.
 */
import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOurOutput, readDocx } from '../brief/docx';
import type { Brief } from '../brief/model';
import { readBlocksJson, readText } from '../brief/text';
import { isOurReport } from '../verifier/render';
import { UnusableInput } from './failure';

export type BriefFormat = 'docx' | 'text' | 'blocks';

export interface BriefFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly format: BriefFormat;
  readonly brief: Brief;
}

/** The endings that a brief may have, and how each is read. */
const FORMATS: readonly { readonly ending: string; readonly format: BriefFormat }[] = [
  { ending: '.blocks.json', format: 'blocks' },
  { ending: '.docx', format: 'docx' },
  { ending: '.docm', format: 'docx' },
  { ending: '.doc', format: 'docx' }, // refused by the reader with its own sentence
  { ending: '.txt', format: 'text' },
  { ending: '.md', format: 'text' },
];

/**
 * Reads a brief.
 * @throws UnusableInput, BriefError or a file system error, each with a sentence for the user.
 */
export async function readBriefFile(file: string, options: { whole?: boolean } = {}): Promise<BriefFile> {
  const lower = file.toLowerCase();
  const format = FORMATS.find((row) => lower.endsWith(row.ending))?.format;
  if (format === undefined) {
    throw new UnusableInput(`${file} is not a .docx, .txt, .md or .blocks.json file.`);
  }
  // Node reads a folder up to an error that does not say which.
  if ((await stat(file)).isDirectory()) throw new UnusableInput(`${file} is a folder, not a file.`);
  const bytes = new Uint8Array(await readFile(file));
  return {
    path: file,
    name: path.basename(file),
    bytes,
    format,
    brief: parseBrief(file, bytes, format, options),
  };
}

function parseBrief(
  file: string,
  bytes: Uint8Array,
  format: BriefFormat,
  options: { whole?: boolean },
): Brief {
  switch (format) {
    case 'docx':
      return readDocx(bytes);
    case 'text':
      if (bytes.length === 0) throw new UnusableInput(`${file} is empty.`);
      return readText(decodeUtf8(file, bytes), options);
    case 'blocks':
      return readBlocksJson(parseJson(file, decodeUtf8(file, bytes)));
  }
}

function decodeUtf8(file: string, bytes: Uint8Array): string {
  // Every other byte of English in UTF-16 is NUL, and UTF-8 allows it: such a text would be read as letters set apart.
  if (bytes.includes(0))
    throw new UnusableInput(`${file} is not text in UTF-8: it looks like UTF-16; save it as UTF-8 first.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UnusableInput(`${file} is not text in UTF-8.`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UnusableInput(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** The brief's name with another ending: "brief.docx" and ".checked.docx" give "brief.checked.docx". */
export function besideBrief(file: string, ending: string): string {
  const lower = file.toLowerCase();
  const own = FORMATS.find((row) => lower.endsWith(row.ending))?.ending ?? '';
  return file.slice(0, file.length - own.length) + ending;
}

/**
 * Refuses an output that would overwrite the input, or a file that is not our own earlier output.
 * @throws UnusableInput
 */
export async function guardOutput(output: string, input: string, force: boolean): Promise<void> {
  const parent = await statOrNull(path.dirname(path.resolve(output)));
  if (parent === null || !parent.isDirectory()) {
    throw new UnusableInput(`${output} cannot be written: its folder does not exist.`);
  }
  const existing = await statOrNull(output);
  if (existing === null) return;
  const original = await statOrNull(input);
  if (original !== null && original.ino === existing.ino && original.dev === existing.dev) {
    throw new UnusableInput(`${output} is the input; it is never overwritten. Name another file.`);
  }
  if (existing.isDirectory()) throw new UnusableInput(`${output} is a folder, not a file.`);
  if (force) return;
  const bytes = new Uint8Array(await readFile(output));
  const ours = output.toLowerCase().endsWith('.docx')
    ? isOurOutput(bytes)
    : isOurReport(new TextDecoder().decode(bytes));
  if (!ours) {
    throw new UnusableInput(`${output} exists and was not written by cite-check; --force replaces it.`);
  }
}

async function statOrNull(file: string) {
  try {
    return await stat(file);
  } catch {
    return null;
  }
}

export interface Output {
  readonly path: string;
  readonly content: Uint8Array | string;
}

/** Writes all outputs whole or none: each goes to a temporary neighbour first, and only then do all take their names. */
export async function writeOutputs(outputs: readonly Output[]): Promise<void> {
  const staged: { temporary: string; final: string }[] = [];
  try {
    for (const output of outputs) {
      const temporary = `${output.path}.${randomBytes(6).toString('hex')}.tmp`;
      staged.push({ temporary, final: output.path });
      await writeFile(temporary, output.content, { flag: 'wx' });
    }
    for (const { temporary, final } of staged) await rename(temporary, final);
  } catch (error) {
    await Promise.all(staged.map(({ temporary }) => rm(temporary, { force: true }).catch(() => undefined)));
    throw writeFailure(error, staged.at(-1)?.final ?? '');
  }
}

/** A fault of the file system as one of the output that the user named, not of its temporary neighbour. */
function writeFailure(error: unknown, output: string): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('syscall' in error))
    return error;
  const reason = WRITE_REASONS[String(error.code)] ?? `the system reports ${String(error.code)}`;
  return new UnusableInput(`${output} cannot be written: ${reason}.`);
}

const NOT_ALLOWED = 'this user may not write into its folder';
/** One row a code of libuv that writing can end with. */
const WRITE_REASONS: Readonly<Record<string, string>> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  ENOENT: 'its folder takes no files',
  EROFS: 'its folder lies on a read-only file system',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};
