/**
 * How a command ends (`contracts.md`, Exit): 0 checked, 1 with --exit-code and a stop or a major mismatch, 2 the input or the
 * arguments cannot be used, 3 internal fault. One sentence reaches standard error; a stack only with CITE_CHECK_DEBUG.
 */
import { BriefError } from '../brief/briefError';
import { LibraryError } from '../library';

export const EXIT = { ok: 0, flagged: 1, unusable: 2, internal: 3, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Input or arguments that cannot be used; the message is the one line that the user reads. */
export class UnusableInput extends Error {
  override readonly name = 'UnusableInput';
}

/** The rooms' own errors carry the words for the user; a file system error is worded here; anything else is an internal fault. */
export function describeFailure(error: unknown): { readonly code: ExitCode; readonly sentence: string } {
  if (error instanceof UnusableInput) return { code: EXIT.unusable, sentence: error.message };
  if (error instanceof Error && error.name === 'AbortError') {
    return { code: EXIT.interrupted, sentence: 'Stopped before the end; nothing was written.' };
  }
  if (error instanceof BriefError) return { code: EXIT.unusable, sentence: error.message };
  if (error instanceof LibraryError) {
    return {
      code: error.problem.kind === 'cancelled' ? EXIT.interrupted : EXIT.unusable,
      sentence: error.message,
    };
  }
  if (isFileSystemError(error)) return { code: EXIT.unusable, sentence: fileSystemSentence(error) };
  const detail = error instanceof Error ? error.message : String(error);
  return { code: EXIT.internal, sentence: `Internal fault: ${detail}` };
}

interface FileSystemError extends Error {
  readonly code: string;
  readonly path?: string;
}

function isFileSystemError(error: unknown): error is FileSystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** One row a code of libuv that a user can cause; other codes keep the system's own words. */
const FILE_SYSTEM_WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'lies below something that is not a folder',
  EROFS: 'lies on a read-only file system',
  ENOSPC: 'cannot be written: the disk is full',
  EADDRINUSE: 'the port is in use by another program',
};

function fileSystemSentence(error: FileSystemError): string {
  const words = FILE_SYSTEM_WORDS[error.code];
  if (words === undefined) return error.message;
  return error.path === undefined
    ? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`
    : `${error.path} ${words}.`;
}
