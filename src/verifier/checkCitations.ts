/**
 * The chain over a store in this process: every citation of a brief in, one result each out (`contracts.md`, check --json).
 *
 * `not_found` comes from `evidence/rules.ts` alone. Everything that fails on the way only takes knowledge away, so that an outage
 * can turn a result into `unverified` and never into absence.
 */
import { reporterRows } from '../citation/reporters';
import { ask, describeSchema, type AskingOptions } from './asking';
import type { CaseLaw } from './caseLaw';
import { askCiting } from './askCiting';
import { askLive } from './askLive';
import { askSearch } from './askSearch';
import { askNames, askVolumes, findExact, findListedParallels, findLoose } from './chain';
import { proofOfAbsence } from './evidence/rules';
import { openInquiry, type Inquiry } from './inquiry';
import { judge, mayHoldOthers } from './judge';
import { knownOf, type Surroundings } from './judgeParts';
import type { LiveSource } from './liveSource';
import { compareNames, isFuller } from './names';
import { askPages } from './pagesHeld';
import { compareParallels } from './parallels';
import type { CheckReply, CheckRequest, CheckResult, CitationChecker, LibraryInfo } from './report';

export interface CheckerOptions {
  /** ISO date of today (`--as-of`): ceilings are void after their day, and a later year is ahead of the clock. */
  readonly asOf: string;
  /** Milliseconds that one question to the store may take. */
  readonly timeout?: number;
  /** Sources on other machines that the user set up, asked in this order for what the library does not hold. */
  readonly live?: readonly LiveSource[];
  /** Makes the id of a request; tests give a fixed one. */
  readonly requestId?: () => string;
}

const DEFAULT_TIMEOUT = 30_000;

/** An id that is unique enough to find one run in a log. */
function madeId(): string {
  const part = (): string =>
    Math.floor(Math.random() * 0x100000000)
      .toString(16)
      .padStart(8, '0');
  return part() + part();
}

/**
 * A checker over a store of case law. `check` never rejects for what the store does: a store that fails, hangs, or answers
 * nonsense leaves its citations `unverified` with the reason. An aborted signal ends it early, the rest `unverified`.
 */
export function createChecker(caseLaw: CaseLaw, options: CheckerOptions): CitationChecker {
  const surroundings: Surroundings = { today: options.asOf, reportersKnown: reporterRows().length };
  return {
    async check(requests, { signal, onResult } = {}): Promise<CheckReply> {
      const asking: AskingOptions = {
        timeout: options.timeout ?? DEFAULT_TIMEOUT,
        ...(signal === undefined ? {} : { signal }),
      };
      const live = options.live ?? [];
      const library = describeLibrary(caseLaw, asking, options.asOf);
      const results = await checkAll(requests, { caseLaw, live, surroundings, asking, onResult });
      const { sources, ...described } = await library;
      return {
        requestId: (options.requestId ?? madeId)(),
        library: { ...described, sources: [...sources, ...live.map(({ name }) => name)] },
        results: [...results],
      };
    },
  };
}

interface Run {
  readonly caseLaw: CaseLaw;
  readonly live: readonly LiveSource[];
  readonly surroundings: Surroundings;
  readonly asking: AskingOptions;
  readonly onResult: ((result: CheckResult) => void) | undefined;
}

async function checkAll(requests: readonly CheckRequest[], run: Run): Promise<readonly CheckResult[]> {
  const { caseLaw, live, surroundings, asking, onResult } = run;
  const inquiries = requests.map(openInquiry);
  // A stop that a fact alone proves is told before the library is asked.
  const told = new Set<Inquiry>();
  for (const inquiry of inquiries) {
    if (proofOfAbsence(knownOf(inquiry, surroundings)) === null) continue;
    onResult?.(judge(inquiry, surroundings));
    told.add(inquiry);
  }
  await findExact(inquiries, caseLaw, asking);
  await findLoose(inquiries, caseLaw, asking);
  findListedParallels(inquiries);
  // Nothing is sent out that a fact already answers.
  await askLive(inquiries, (inquiry) => !told.has(inquiry), live, asking.signal);
  if (live.length > 0) findListedParallels(inquiries);
  await askVolumes(inquiries, caseLaw, asking);
  await askNames(inquiries, needsNamesakes, caseLaw, asking);
  await askSearch(inquiries, live, asking.signal);
  await askPages(inquiries, caseLaw, asking);
  await askCiting(inquiries, (inquiry) => isUnverified(inquiry, surroundings), caseLaw, asking);
  const judged = inquiries.map((inquiry) => ({ inquiry, result: judge(inquiry, surroundings) }));
  const results = compareParallels(judged);
  results.forEach((result, index) => {
    const inquiry = inquiries[index];
    if (inquiry === undefined || !told.has(inquiry)) onResult?.(result);
  });
  return results;
}

const isUnverified = (inquiry: Inquiry, surroundings: Surroundings): boolean =>
  inquiry.foundBy === null && judge(inquiry, surroundings).status === 'unverified';

/** Cases of the same name are looked for where nothing was found, and where what was found bears another name or less of one. */
function needsNamesakes(inquiry: Inquiry): boolean {
  if (inquiry.foundBy === null) return true;
  const comparisons = inquiry.cases.map((record) => compareNames(inquiry.caseName, record.names));
  if (comparisons.some(({ result, reversed }) => result === 'agrees' && reversed !== true))
    return !inquiry.cases.some(({ names }) => names.some((name) => isFuller(inquiry.caseName ?? '', name)));
  return (
    mayHoldOthers(inquiry) ||
    comparisons.some(({ reversed }) => reversed === true) ||
    comparisons.every(({ result, severity }) => result === 'differs' && severity === 'major')
  );
}

async function describeLibrary(caseLaw: CaseLaw, asking: AskingOptions, today: string): Promise<LibraryInfo> {
  const answer = await ask(() => caseLaw.describe(), describeSchema, asking);
  if (!answer.ok) return { name: 'library (did not answer)', cases: 0, asOf: today, sources: [] };
  const { name, cases, asOf } = answer.value;
  return { name, cases, asOf, sources: ['library'] };
}
