/**
 * The library of case law as the rest of the program sees it: the verifier's `CaseLaw` over whatever store holds it, the
 * imports, and the plain facts that `cite-check library` prints. No SQL and no file format here.
 */
import type { CaseLaw, OriginIndex } from '../verifier/caseLaw';
import type {
  ImportOptions,
  ImportOutcome,
  ImportSource,
  LibraryStats,
  LookupAnswer,
  VolumeAnswer,
} from './model';
import { readCoreText, reporterName } from './import/cores';
import type { CaseStore } from './store';

export interface Library extends CaseLaw, OriginIndex {
  /** The file, or the address, of the store. */
  readonly path: string;
  /** Names of the sources, each once, oldest import first. */
  sources(): Promise<readonly string[]>;
  /** Puts the source in place of an earlier import of the same key; all of it or nothing. Throws LibraryError. */
  import(source: ImportSource, options?: ImportOptions): Promise<ImportOutcome>;
  /** The date of the data of the source with this key; null where the library does not hold it. */
  sourceDate(key: string): Promise<string | null>;
  stats(): Promise<LibraryStats>;
  lookup(citation: string): Promise<LookupAnswer>;
  volume(reporter: string, volume: string): Promise<VolumeAnswer>;
  close(): void;
}

/** Day of the newest source; the empty library is of no date. */
const newest = (dates: readonly string[]): string => [...dates].sort().at(-1) ?? '';

/** A library over a store. `fileName` is what it is called where it holds more than the starter facts. */
export function libraryOver(store: CaseStore, path: string, fileName: string): Library {
  const stats = async (): Promise<LibraryStats> => {
    const totals = await store.totals();
    const starterOnly =
      totals.sources.length > 0 &&
      totals.sources[0]?.kind === 'starter' &&
      totals.sources.every(comesWithTheProgram);
    const asOf = newest(totals.sources.map((source) => source.asOf));
    return { name: starterOnly ? 'starter' : fileName, path, asOf, ...totals };
  };
  const find: CaseLaw['find'] = (cores) => store.find(cores);
  const coverage: CaseLaw['coverage'] = (cores) => store.coverage(cores);
  const around: CaseLaw['around'] = (cores) => store.around(cores);

  return {
    path,
    find,
    coverage,
    around,
    named: (queries) => store.named(queries),
    quotedIn: (queries) => store.quotedIn(queries),
    opinion: (caseId, from, to) => store.opinion(caseId, from, to),
    describe: async () => {
      const { name, cases, asOf, schema } = await stats();
      return { name, cases, asOf, schema };
    },
    sources: async () => [...new Set((await store.totals()).sources.map(({ name }) => name))],
    import: (source, options) => store.replaceSource(source, options),
    sourceDate: (key) => store.sourceDate(key),
    stats,
    lookup: async (asked) => {
      const core = readCoreText(asked);
      if (core === null) return { asked, core, cases: [], listsEveryCase: false, coverage: null, around: [] };
      const [[answer], [held], [inside]] = await Promise.all([
        find([core]),
        coverage([core]),
        around([core]),
      ]);
      return {
        asked,
        core,
        cases: answer?.cases ?? [],
        listsEveryCase: answer?.listsEveryCase ?? false,
        coverage: held ?? null,
        around: inside ?? [],
      };
    },
    volume: async (reporter, volume) => {
      const core = { reporter: reporterName(reporter), volume: volume.trim() };
      return { ...core, ...(await store.volume(core)) };
    },
    close: () => store.close(),
  };
}

/** Sources that come with the program; a library of these alone is called "starter". */
const STARTER_NAMES: ReadonlySet<string> = new Set(['starter', 'sample opinions']);

export function comesWithTheProgram({ name }: { readonly name: string }): boolean {
  return STARTER_NAMES.has(name);
}
