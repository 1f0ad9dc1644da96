/**
 * Everything that can go wrong with a library, as a closed union, each with the sentence the user reads. A new kind of
 * failure is a new member here; nothing else in the room makes up sentences for the user.
 */

/** Where in a file a fault is: "line 12", "entry 3, caseName". */
export type Place = string | null;

export type LibraryProblem =
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'notALibrary'; readonly path: string }
  | { readonly kind: 'otherVersion'; readonly path: string; readonly found: number; readonly wanted: number }
  | { readonly kind: 'damaged'; readonly path: string }
  | { readonly kind: 'busy'; readonly path: string }
  | { readonly kind: 'cannotOpen'; readonly path: string; readonly reason: string }
  | { readonly kind: 'cannotWrite'; readonly path: string; readonly reason: string }
  | { readonly kind: 'madeMeanwhile'; readonly path: string }
  | { readonly kind: 'unsupported'; readonly path: string }
  | { readonly kind: 'noInput'; readonly file: string; readonly reason: string }
  | { readonly kind: 'badInput'; readonly file: string; readonly place: Place; readonly reason: string }
  | { readonly kind: 'download'; readonly url: string; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly source: string };

/** The one sentence that the user reads. */
export function sentenceFor(problem: LibraryProblem): string {
  switch (problem.kind) {
    case 'missing':
      return `There is no library at ${problem.path}; "cite-check library import" makes one.`;
    case 'notALibrary':
      return `${problem.path} is not a cite-check library.`;
    case 'otherVersion':
      return (
        `The library ${problem.path} is of version ${problem.found}, and this program reads version ${problem.wanted}; ` +
        `import its sources again into a new file.`
      );
    case 'damaged':
      return `The library ${problem.path} is damaged; import its sources again into a new file.`;
    case 'busy':
      return `The library ${problem.path} is being written by another program; try again when that has ended.`;
    case 'cannotOpen':
      return `The library ${problem.path} cannot be opened: ${problem.reason}.`;
    case 'cannotWrite':
      return `The library ${problem.path} cannot be written: ${problem.reason}.`;
    case 'madeMeanwhile':
      return `Another program made ${problem.path} during this import; run the import again to add to it.`;
    case 'unsupported':
      return `${problem.path} is not a kind of library that this version can open; give the path of a file, or a postgres:// address.`;
    case 'noInput':
      return `Nothing can be imported from ${problem.file}: ${problem.reason}.`;
    case 'badInput':
      return `${problem.file}${problem.place === null ? '' : `, ${problem.place}`}: ${problem.reason}; nothing was imported.`;
    case 'download':
      return `${problem.url} cannot be fetched: ${problem.reason}.`;
    case 'cancelled':
      return `The import of ${problem.source} was stopped; the library is as it was.`;
  }
}

/** Thrown by everything in the room; `message` is the sentence. The command line maps it to exit 2. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  constructor(
    readonly problem: LibraryProblem,
    options?: ErrorOptions,
  ) {
    super(sentenceFor(problem), options);
  }
}

/** The code of a system error ("ENOENT"), or null; such errors need not be instances of this realm's Error. */
export function systemErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('syscall' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
