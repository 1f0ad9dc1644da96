/**
 * Reading input files at the door: text as UTF-8, JSON through a schema, and every fault a LibraryError that names the
 * file and the place in it.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { LibraryError, systemErrorCode } from '../errors';

export function badInput(file: string, place: string | null, reason: string, cause?: unknown): LibraryError {
  return new LibraryError({ kind: 'badInput', file, place, reason }, { cause });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
};

/** What the user is told of a file that cannot be read. */
export function cannotRead(file: string, error: unknown): LibraryError {
  const reason = REASONS[systemErrorCode(error) ?? ''] ?? 'it cannot be read';
  return badInput(file, null, reason, error);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The whole text of a UTF-8 file, without a byte-order mark. */
export async function readText(file: string): Promise<string> {
  const bytes = await fs.readFile(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  try {
    return UTF8.decode(bytes);
  } catch (error) {
    throw badInput(file, null, 'it is not text in UTF-8', error);
  }
}

/** The JSON of a file as `schema` has it. `what` names the file's content in the sentence: "a manifest of opinions". */
export async function readJson<T>(file: string, schema: z.ZodType<T>, what: string): Promise<T> {
  return parseJson(await readText(file), file, schema, what);
}

/** The same for a text that was read already; `file` says where it stood. */
export function parseJson<T>(text: string, file: string, schema: z.ZodType<T>, what: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw badInput(file, null, 'it is not valid JSON', error);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badInput(file, issue === undefined ? null : placeOf(issue.path), `it is not ${what}`, parsed.error);
}

/** [2, "caseName"] as "entry 3, caseName": people count from one. */
function placeOf(steps: readonly PropertyKey[]): string | null {
  if (steps.length === 0) return null;
  return steps.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ');
}

export async function isFile(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stat) => stat.isFile(),
    () => false,
  );
}

/** Names of the folders in a folder, sorted; throws where it cannot be read. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new LibraryError(
      {
        kind: 'noInput',
        file: folder,
        reason:
          systemErrorCode(error) === 'ENOENT'
            ? 'there is no such folder'
            : 'it is not a folder that can be read',
      },
      { cause: error },
    );
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .sort();
}

/** Names of the files in a folder, sorted. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(folder, entry.name))
    .sort();
}

/** The day a file was last changed, as YYYY-MM-DD. */
export async function dayOf(file: string): Promise<string> {
  const stat = await fs.stat(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  return stat.mtime.toISOString().slice(0, 10);
}

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Whether a text is YYYY, YYYY-MM or YYYY-MM-DD. */
export function isDate(text: string): boolean {
  return DATE.test(text);
}
