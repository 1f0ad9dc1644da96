/**
 * CourtListener's citation look-up (`POST /api/rest/v4/citation-lookup/`) as a live source. Only citations' own strings are sent, one a
 * line. That it finds nothing proves nothing: of citations known to be real it resolves about three in four. Its 200 may mean only
 * that the page lies inside an earlier case, so a case counts only where it lists the citation among its own.
 */
import { z } from 'zod';
import type { CaseRecord, CitationCore } from '../caseLaw';
import { coreText } from '../evidence/reading';
import type { LiveAnswer, LiveFailure, LiveSource } from '../liveSource';
import { exchange, ExchangeError } from './exchange';
import {
  CircuitBreaker,
  persist,
  Queue,
  REAL_TIME,
  Throttle,
  type Attempt,
  type Timing,
} from './persistence';
import { waitOf } from './courtListenerReply';
import { courtListenerSearch } from './courtListenerSearch';
import { isCitation, spelledAs } from './sameCore';

export interface CourtListenerOptions {
  readonly token: string;
  /** Base address; absent: https://www.courtlistener.com */
  readonly address?: string | undefined;
  readonly fetch?: typeof fetch;
  readonly timing?: Timing;
  /** Milliseconds for one request. */
  readonly timeout?: number;
  /** Milliseconds for a whole brief, pauses included; what is not answered by then is unverified. */
  readonly patience?: number;
  /** False: never searched by name and docket. */
  readonly search?: boolean;
}

export const COURT_LISTENER = 'CourtListener';
const ADDRESS = 'https://www.courtlistener.com';
const PATH = '/api/rest/v4/citation-lookup/';
/** Its help pages, read 2026-08-21: what one request may hold, and what a new account may ask. */
const LIMITS = {
  citationsInRequest: 250,
  charactersInRequest: 64_000,
  citationsAMinute: 60,
  requestsAMinute: 5,
} as const;
const MINUTE = 60_000;
/** Bytes: 250 citations with all that is said of their cases. */
const LONGEST_REPLY = 16 * 1024 * 1024;

const numberOrText = z.union([z.string(), z.number()]).transform(String);
const clusterSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  absolute_url: z.string().nullish(),
  case_name: z.string().nullish(),
  case_name_full: z.string().nullish(),
  date_filed: z.string().nullish(),
  docket_number: z.string().nullish(),
  citations: z.array(z.object({ volume: numberOrText, reporter: z.string(), page: numberOrText })),
});
type Cluster = z.infer<typeof clusterSchema>;
const itemSchema = z.object({
  citation: z.string(),
  /** Code points of the text sent. */
  start_index: z.number().int().nonnegative(),
  status: z.number().int(),
  clusters: z.array(clusterSchema),
});
type Item = z.infer<typeof itemSchema>;
function recordOf(cluster: Cluster, asked: CitationCore, today: string, address: string): CaseRecord {
  const names = [cluster.case_name, cluster.case_name_full].filter((name) => name != null && name !== '');
  const citations = cluster.citations.map(({ volume, reporter, page }) =>
    spelledAs(`${volume} ${reporter} ${page}`, asked),
  );
  return {
    id: `courtlistener:${cluster.id}`,
    name: names[0] ?? '',
    names: [...new Set(names)] as string[],
    citations: [...new Set(citations)],
    court: null,
    date: cluster.date_filed ?? null,
    docketNumber: cluster.docket_number ?? null,
    url: cluster.absolute_url == null ? null : address + cluster.absolute_url,
    firstPage: null,
    lastPage: null,
    source: COURT_LISTENER,
    asOf: today,
    hasOpinion: false,
  };
}

const out = (failure: LiveFailure): LiveAnswer => ({ kind: 'out', failure });
const silent = (words: string): LiveAnswer => ({ kind: 'silent', sentence: `${COURT_LISTENER} ${words}` });

function answerOf(item: Item, core: CitationCore, today: string, address: string): LiveAnswer {
  if (item.status === 429) return out('busy');
  if (item.status !== 200 && item.status !== 300)
    return silent(item.status === 404 ? 'has no record of it' : 'could not read this citation');
  const records = item.clusters.map((cluster) => recordOf(cluster, core, today, address));
  const starting = records.filter(({ citations }) => citations.includes(coreText(core)));
  if (starting.length > 0) return { kind: 'starts', cases: starting };
  const inVolume = records.filter(({ citations }) =>
    citations.some((citation) => citation.startsWith(`${core.volume} ${core.reporter} `)),
  );
  return inVolume.length > 0 ? { kind: 'inside', cases: inVolume } : silent('has no case that starts there');
}

/** One answer a core, in order, from the items of one reply. */
function answersOf(
  items: readonly unknown[],
  cores: readonly CitationCore[],
  today: string,
  address: string,
): readonly LiveAnswer[] {
  const starts: number[] = [];
  let at = 0;
  for (const core of cores) {
    starts.push(at);
    at += [...coreText(core)].length + 1;
  }
  const answers = new Map<number, LiveAnswer>();
  let unread = false;
  for (const raw of items) {
    const item = itemSchema.safeParse(raw);
    if (!item.success) {
      unread = true;
      continue;
    }
    const line = starts.filter((start) => start <= item.data.start_index).length - 1;
    const core = cores[line];
    if (core === undefined || !isCitation(item.data.citation, core)) unread = true;
    else answers.set(line, answerOf(item.data, core, today, address));
  }
  const missing = unread ? out('notUnderstood') : silent('could not read this citation');
  return cores.map((_core, line) => answers.get(line) ?? missing);
}

/** Requests that stay within what one may hold. */
function batchesOf(cores: readonly CitationCore[]): readonly (readonly CitationCore[])[] {
  const batches: CitationCore[][] = [];
  let characters = 0;
  for (const core of cores) {
    const length = coreText(core).length + 1;
    const last = batches.at(-1);
    if (
      last === undefined ||
      last.length >= LIMITS.citationsInRequest ||
      characters + length > LIMITS.charactersInRequest
    ) {
      batches.push([core]);
      characters = length;
    } else {
      last.push(core);
      characters += length;
    }
  }
  return batches;
}

/** The live source. The token stays in this process; nothing of the brief but citations is sent. */
export function courtListener(options: CourtListenerOptions): LiveSource {
  const timing = options.timing ?? REAL_TIME;
  const address = (options.address ?? ADDRESS).replace(/\/+$/, '');
  const patience = options.patience ?? 75_000;
  const breaker = new CircuitBreaker(timing);
  const requests = new Throttle(LIMITS.requestsAMinute, MINUTE, timing);
  const citations = new Throttle(LIMITS.citationsAMinute, MINUTE, timing);
  const queue = new Queue();
  const today = (): string => new Date(timing.now()).toISOString().slice(0, 10);

  async function once(
    batch: readonly CitationCore[],
    signal?: AbortSignal,
  ): Promise<Attempt<readonly LiveAnswer[]>> {
    requests.spend(1);
    try {
      const { status, body, retryAfter } = await exchange(
        address + PATH,
        {
          method: 'POST',
          headers: {
            authorization: `Token ${options.token}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify({ text: batch.map(coreText).join('\n') }),
        },
        {
          ...(options.fetch && { fetch: options.fetch }),
          timeout: options.timeout ?? 20_000,
          signal,
          longestReply: LONGEST_REPLY,
        },
      );
      if (status !== 429) citations.spend(batch.length);
      else {
        const wait = waitOf(body, retryAfter, timing.now());
        return { ok: false, failure: 'busy', ...(wait === undefined ? {} : { wait }) };
      }
      if (status >= 500) return { ok: false, failure: 'fault' };
      if (status < 200 || status >= 300) return { ok: false, failure: 'refused' };
      if (!Array.isArray(body)) return { ok: false, failure: 'notUnderstood' };
      return { ok: true, value: answersOf(body, batch, today(), address) };
    } catch (error) {
      if (error instanceof ExchangeError) return { ok: false, failure: error.failure };
      throw error;
    }
  }

  async function lookUpBatch(
    batch: readonly CitationCore[],
    deadline: number,
    signal?: AbortSignal,
  ): Promise<readonly LiveAnswer[]> {
    const pause = Math.max(requests.waitFor(1), citations.waitFor(batch.length));
    if (timing.now() + pause > deadline) return batch.map(() => out('busy'));
    if (pause > 0) await timing.sleep(pause, signal);
    const result = await persist(() => once(batch, signal), breaker, deadline, timing, signal);
    if (result.ok) return result.value;
    if (result.failure === 'busy' && batch.length > LIMITS.citationsAMinute) {
      // It may take a minute's worth where it does not take them all.
      const [now, later] = [batch.slice(0, LIMITS.citationsAMinute), batch.slice(LIMITS.citationsAMinute)];
      const first = await lookUpBatch(now, deadline, signal);
      return [...first, ...(await lookUpBatch(later, deadline, signal))];
    }
    return batch.map(() => out(result.failure));
  }

  const search = courtListenerSearch({ ...options, address, timing }, { breaker, requests, queue, patience });
  return {
    name: COURT_LISTENER,
    patience,
    ...(options.search === false ? {} : { search }),
    async lookUp(cores, signal) {
      const deadline = timing.now() + patience;
      const answers: LiveAnswer[] = [];
      for (const batch of batchesOf(cores)) {
        try {
          answers.push(...(await queue.run(() => lookUpBatch(batch, deadline, signal))));
        } catch {
          // Nothing but the caller's own abort rejects.
          answers.push(...batch.map(() => out('cancelled')));
        }
      }
      return answers;
    },
  };
}
