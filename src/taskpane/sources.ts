/**
 * What the pane asks at one backend: the checker, the opinions' pages through the cache of this computer, and, of a backend on this very
 * computer alone, which other opinions may hold words.
 */
import {
  backendChecker,
  backendOpinions,
  backendOrigins,
  type BackendOptions,
} from '../verifier/sources/backend';
import type { CompareQuotation } from '../verifier/quotedWords';
import type { Sources } from './check';
import { libraryVersion, type PageCache } from './pageCache';
import { isThisComputer } from './settings';

export interface PaneSources {
  readonly pages: PageCache;
  readonly compare: CompareQuotation;
}

/** `origin`: scheme, host and port of the backend. */
export function sourcesAt(
  origin: string,
  { pages, compare }: PaneSources,
  options: BackendOptions = {},
): Sources {
  const checker = backendChecker(origin, options);
  const fetchOpinion = backendOpinions(origin, options);
  // Pages are asked for only after the check, whose answer says which library they will come from.
  let library: string | null = null;
  return {
    checker: {
      check: async (requests, asked) => {
        const reply = await checker.check(requests, asked);
        library = libraryVersion(origin, reply.library);
        return reply;
      },
    },
    opinionOf: (caseId, signal) => pages.through(library, caseId, () => fetchOpinion(caseId, signal)),
    compare,
    // Even fingerprints of the brief's words stay on this computer.
    ...(isThisComputer(origin) && { findOrigins: backendOrigins(origin, options) }),
  };
}
