/** `library import | stats | lookup | volume`: imports into the library, and what it can say. */
import path from 'node:path';
import {
  addCapVolumes,
  CAP_SITE,
  capSources,
  courtListenerSource,
  dataFolder,
  openLibrary,
  opinionsSource,
  readUsage,
  tableSource,
  type AddCapProgress,
  type ImportOutcome,
  type ImportSource,
  type Library,
} from '../../library';
import { readCitations } from '../../citation';
import { createChecker } from '../../verifier/checkCitations';
import { ceilingOf, SERIES_FACTS } from '../../verifier/facts';
import { CHECK_WORDS } from '../../verifier/render/words';
import type { CheckRequest } from '../../verifier/report';
import { requestsFor } from '../../verifier/requests';
import { UnusableInput } from '../failure';
import { liveSources } from '../liveSources';
import { progressLine } from '../progress';
import { today } from '../today';

export interface LibraryOptions {
  readonly library?: string;
  readonly json?: boolean;
  readonly asOf?: string;
}

/** Opens the library of the command line, hands it on and closes it whatever happens. */
export async function withLibrary<Result>(
  options: LibraryOptions & { readonly create?: boolean },
  work: (library: Library) => Promise<Result>,
): Promise<Result> {
  const library = await openLibrary({
    path: options.library,
    env: process.env,
    create: options.create ?? false,
  });
  try {
    return await work(library);
  } finally {
    library.close();
  }
}

/** What each kind of import reads; a row a kind. */
const IMPORTERS: Readonly<Record<string, (path: string) => Promise<readonly ImportSource[]>>> = {
  cap: capSources,
  courtlistener: async (path) => [await courtListenerSource(path)],
  opinions: async (path) => [await opinionsSource(path)],
  table: async (path) => [await tableSource(path)],
};

/** Imports every path; each source is replaced whole or stays as it was. */
export async function importIntoLibrary(
  kind: string,
  paths: readonly string[],
  options: LibraryOptions,
  signal: AbortSignal,
): Promise<void> {
  const importer = IMPORTERS[kind];
  if (importer === undefined) throw new UnusableInput(`There is no import of the kind ${kind}.`);
  // All of them are looked at before the library is touched, so that a wrong path imports nothing.
  const sources = (await Promise.all(paths.map(importer))).flat();
  await withLibrary({ ...options, create: true }, async (library) => {
    const progress = progressLine(process.stderr);
    for (const source of sources) {
      const outcome = await library.import(source, {
        signal,
        onProgress: ({ rows, expectedCases, rowsPerSecond, secondsLeft }) =>
          progress.show(
            `${source.name}: ${rows}${expectedCases === null ? ' rows' : ` of ${expectedCases} cases`}, ` +
              `${rowsPerSecond} a second${secondsLeft === null ? '' : `, ${Math.ceil(secondsLeft)} s left`}`,
          ),
      });
      progress.end();
      process.stdout.write(`${outcomeSentence(outcome)}\n`);
    }
  });
}

export interface AddOptions extends LibraryOptions {
  readonly from?: string;
  readonly folder?: string;
  readonly volumes?: readonly [number, number];
}

/** Fetches volumes from the Caselaw Access Project's site and imports them, one after the other. */
export async function addToLibrary(
  reporters: readonly string[],
  options: AddOptions,
  signal: AbortSignal,
): Promise<void> {
  await withLibrary({ ...options, create: true }, async (library) => {
    const progress = progressLine(process.stderr);
    const added = addCapVolumes(library, reporters, {
      site: options.from ?? (process.env['CITE_CHECK_CAP_SITE'] || CAP_SITE),
      folder: options.folder ?? path.join(dataFolder(process.env), 'cap'),
      volumes: options.volumes,
      signal,
      onProgress: (now) => progress.show(addingSentence(now)),
    });
    for await (const { volume, imported } of added) {
      progress.end();
      const sentence =
        imported === null ? 'already in the library' : imported.map(outcomeSentence).join('; ');
      process.stdout.write(`${volume}: ${sentence}\n`);
    }
  });
}

function addingSentence({ volume, index, volumes, bytes, importing }: AddCapProgress): string {
  const megabytes = (count: number): string => (count / 1e6).toFixed(1);
  const step =
    importing !== null
      ? `importing, ${importing.cases} of ${importing.expectedCases ?? '?'} cases`
      : bytes !== null
        ? `fetching, ${megabytes(bytes.received)}${bytes.total === null ? '' : ` of ${megabytes(bytes.total)}`} MB`
        : 'asking';
  return `${volume} (${index} of ${volumes}): ${step}`;
}

function outcomeSentence(outcome: ImportOutcome): string {
  const replaced = outcome.replaced === 0 ? '' : `, in place of ${outcome.replaced}`;
  return `${outcome.source}: ${outcome.cases} cases${replaced}, ${outcome.citations} citations, ${outcome.opinions} opinions`;
}

export function libraryStats(options: LibraryOptions): Promise<void> {
  return withLibrary(options, async (library) => {
    const stats = await library.stats();
    const usage = readUsage(process.env);
    if (options.json) return printJson({ ...stats, usage });
    print([
      `${stats.name}: ${stats.path}`,
      `${stats.cases} cases, ${stats.citations} citations, ${stats.opinions} opinions`,
      `${stats.volumes} volumes of ${stats.reporters} reporters, ${stats.tiledVolumes} of them without gaps`,
      ...stats.sources.map(
        (source) => `  ${source.name} (${source.kind}, as of ${source.asOf}): ${source.cases} cases`,
      ),
      `Checked on this machine: ${usage.requests} requests, ${usage.citationsChecked} citations, ` +
        `${usage.citationsNotFound} not found, ${usage.fakesCaught} fakes caught`,
    ]);
  });
}

export interface LookupOptions extends LibraryOptions {
  readonly offline?: boolean;
  /** Id of the case picked among several. */
  readonly pick?: string;
}

/** What is asked: the first full citation in the text with its name, court and year, else the text as it is. */
function lookupRequest(
  text: string,
  pick: string | undefined,
): { readonly request: CheckRequest; readonly isRead: boolean } {
  const citations = readCitations([{ part: 'body', note: null, text }]);
  const first = requestsFor(citations.filter(({ kind }) => kind === 'case'))[0];
  const chosen = pick === undefined ? {} : { chosen: pick };
  return { request: { ...(first ?? { text }), id: 'lookup', ...chosen }, isRead: citations.length > 0 };
}

/** One citation through the whole chain: what it is, by which source, and how what was meant differs from it. */
export function libraryLookup(citation: string, options: LookupOptions, signal: AbortSignal): Promise<void> {
  return withLibrary(options, async (library) => {
    const { request, isRead } = lookupRequest(citation, options.pick);
    const held = await library.lookup(request.text);
    if (!isRead && held.core === null)
      throw new UnusableInput(
        `“${citation}” is no citation: write volume, reporter and page, like "556 U.S. 662".`,
      );
    const live = liveSources(process.env, options.offline);
    const checker = createChecker(library, { asOf: options.asOf ?? today(), live });
    const reply = await checker.check([request], { signal });
    const result = reply.results[0] ?? null;
    if (options.json) return printJson({ ...held, result });
    print([
      `${citation}: ${result?.status ?? 'not checked'}${result === null ? '' : ` – ${result.note}`}`,
      ...held.cases.map(
        (record) =>
          `  ${record.name}, ${record.citations.join(', ')} (${record.date ?? 'no date'}; ${record.source})`,
      ),
      ...(result?.matches ?? []).map(({ id, name }) => `  to pick ${name}: --pick ${id}`),
      ...(result?.evidence ?? []).map(
        (item) => `  ${item.rule}: ${item.detail} (${item.source}, ${item.asOf})`,
      ),
      ...(result?.checks ?? []).map((item) => `  ${CHECK_WORDS[item.check]}: ${item.note}`),
      ...(result?.suggestion ? [`  Did you mean ${result.suggestion.text}? ${result.suggestion.why}`] : []),
    ]);
  });
}

export function libraryVolume(reporter: string, volume: string, options: LibraryOptions): Promise<void> {
  return withLibrary(options, async (library) => {
    const answer = await library.volume(reporter, volume);
    const ceiling = ceilingOf(answer.reporter, options.asOf ?? today());
    if (options.json) return printJson({ ...answer, ceiling });
    const { coverage } = answer;
    print([
      `${answer.volume} ${answer.reporter}: ${answer.cases.length} cases held`,
      coverage === null
        ? '  The library holds nothing of this volume.'
        : `  ${coverage.tiled ? 'Without gaps' : 'With gaps, or not known to be whole'}; last page ${coverage.lastPage ?? 'not known'} (${coverage.source}, ${coverage.asOf})`,
      ...(ceiling === null ? [] : [`  ${ceiling.sentence} (${SERIES_FACTS}, ${ceiling.asOf})`]),
      ...answer.cases.map(({ page, case: record }) => `  ${page}\t${record.name}`),
    ]);
  });
}

function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
