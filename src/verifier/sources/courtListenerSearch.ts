/**
 * CourtListener's search (`GET /api/rest/v4/search/?type=o`) for the cases of citations that no index holds: by docket number where one is
 * cited, else by the telling words of the name, court and year. Only what the citation itself says is sent. What it gives is compared with
 * the citation by whoever asked: a search answers with whatever comes nearest.
 */
import { z } from 'zod';
import type { CaseRecord } from '../caseLaw';
import type { CaseQuery, SearchAnswer } from '../liveSource';
import { nameQueries } from '../names';
import { waitOf } from './courtListenerReply';
import { exchange, ExchangeError } from './exchange';
import {
  persist,
  type Attempt,
  type CircuitBreaker,
  type Queue,
  type Throttle,
  type Timing,
} from './persistence';

const PATH = '/api/rest/v4/search/';
/** Bytes: one page of twenty results with their snippets. */
const LONGEST_REPLY = 4 * 1024 * 1024;

const resultSchema = z.object({
  caseName: z.string(),
  caseNameFull: z.string().nullish(),
  citation: z.array(z.string()).nullish(),
  cluster_id: z.union([z.number(), z.string()]).transform(String),
  court_id: z.string().nullish(),
  dateFiled: z.string().nullish(),
  docketNumber: z.string().nullish(),
  absolute_url: z.string().nullish(),
});
type Result = z.infer<typeof resultSchema>;
const replySchema = z.object({ results: z.array(z.unknown()) });

export interface SearchOptions {
  readonly token: string;
  readonly address: string;
  readonly timing: Timing;
  readonly fetch?: typeof fetch;
  readonly timeout?: number;
}

/** What look-up and search share: one account's limits, one server's health. */
export interface Account {
  readonly breaker: CircuitBreaker;
  readonly requests: Throttle;
  readonly queue: Queue;
  readonly patience: number;
}

/** The query as the search reads it; null where the name has no word that tells. */
function textOf({ caseName, docketNumber, court, year }: CaseQuery): string | null {
  const docket = docketNumber?.replace(/[^\w:.\-/ ]+/g, ' ').trim() ?? '';
  if (docket !== '') return `docketNumber:"${docket}"`;
  const words = nameQueries(caseName)[0] ?? [];
  if (words.length === 0 || year === null) return null;
  return [
    `caseName:(${words.join(' AND ')})`,
    `dateFiled:[${year}-01-01 TO ${year}-12-31]`,
    ...(court === null ? [] : [`court_id:${court}`]),
  ].join(' AND ');
}

/** Words that the search has marked in a text. */
const unmarked = (text: string): string => text.replace(/<\/?mark>/g, '');

function recordOf(result: Result, source: string, today: string, address: string): CaseRecord {
  const names = [result.caseName, result.caseNameFull ?? ''].map(unmarked).filter((name) => name !== '');
  return {
    id: `courtlistener:${result.cluster_id}`,
    name: names[0] ?? '',
    names: [...new Set(names)],
    citations: (result.citation ?? []).map(unmarked),
    court: result.court_id ?? null,
    date: result.dateFiled?.slice(0, 10) ?? null,
    docketNumber:
      result.docketNumber == null || result.docketNumber === '' ? null : unmarked(result.docketNumber),
    url: result.absolute_url == null ? null : address + result.absolute_url,
    firstPage: null,
    lastPage: null,
    source,
    asOf: today,
    hasOpinion: false,
  };
}

/** The search of one account. Never rejects for what the other machine does. */
export function courtListenerSearch(
  { token, address, timing, fetch: send, timeout = 20_000 }: SearchOptions,
  { breaker, requests, queue, patience }: Account,
) {
  async function once(query: string, signal?: AbortSignal): Promise<Attempt<SearchAnswer>> {
    requests.spend(1);
    const parameters = new URLSearchParams({ type: 'o', q: query });
    try {
      const { status, body, retryAfter } = await exchange(
        `${address}${PATH}?${parameters.toString()}`,
        { method: 'GET', headers: { authorization: `Token ${token}`, accept: 'application/json' } },
        { ...(send && { fetch: send }), timeout, signal, longestReply: LONGEST_REPLY },
      );
      if (status === 429) {
        const wait = waitOf(body, retryAfter, timing.now());
        return { ok: false, failure: 'busy', ...(wait === undefined ? {} : { wait }) };
      }
      if (status >= 500) return { ok: false, failure: 'fault' };
      if (status < 200 || status >= 300) return { ok: false, failure: 'refused' };
      const reply = replySchema.safeParse(body);
      if (!reply.success) return { ok: false, failure: 'notUnderstood' };
      const today = new Date(timing.now()).toISOString().slice(0, 10);
      const cases = reply.data.results.flatMap((raw) => {
        const result = resultSchema.safeParse(raw);
        return result.success ? [recordOf(result.data, 'CourtListener', today, address)] : [];
      });
      // A page of results none of which can be read is no answer; one that is empty is.
      if (cases.length === 0 && reply.data.results.length > 0) return { ok: false, failure: 'notUnderstood' };
      return { ok: true, value: { kind: 'cases', cases } };
    } catch (error) {
      if (error instanceof ExchangeError) return { ok: false, failure: error.failure };
      throw error;
    }
  }

  async function searchOne(query: CaseQuery, deadline: number, signal?: AbortSignal): Promise<SearchAnswer> {
    const text = textOf(query);
    if (text === null) return { kind: 'cases', cases: [] };
    const pause = requests.waitFor(1);
    if (timing.now() + pause > deadline) return { kind: 'out', failure: 'busy' };
    if (pause > 0) await timing.sleep(pause, signal);
    const result = await persist(() => once(text, signal), breaker, deadline, timing, signal);
    return result.ok ? result.value : { kind: 'out', failure: result.failure };
  }

  return async (queries: readonly CaseQuery[], signal?: AbortSignal): Promise<readonly SearchAnswer[]> => {
    const deadline = timing.now() + patience;
    const answers: SearchAnswer[] = [];
    for (const query of queries) {
      try {
        answers.push(await queue.run(() => searchOne(query, deadline, signal)));
      } catch {
        // Nothing but the caller's own abort rejects.
        answers.push({ kind: 'out', failure: 'cancelled' });
      }
    }
    return answers;
  };
}
