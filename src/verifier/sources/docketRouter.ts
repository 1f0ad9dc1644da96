/**
 * A service that answers with the CiteCheck report of the DocketRouter document ("Citation verification"), our own `POST /v1/verify`
 * among them, as a live source. It checks eight citations a call; one that its report leaves out was not checked. That it says
 * not_found counts only with the fact that proves it, which our own report names and the document's does not.
 */
import { lookupCourt, courtRows } from '../../citation/courts';
import type { CaseRecord, CitationCore } from '../caseLaw';
import { citeCheckSchema, type CiteCheck } from '../citeCheckReply';
import { coreKey, coreText } from '../evidence/reading';
import { liveAnswerSchema, type LiveAnswer, type LiveFailure, type LiveSource } from '../liveSource';
import { NOT_FOUND_RULES } from '../report';
import { exchange, ExchangeError } from './exchange';
import {
  CircuitBreaker,
  persist,
  Queue,
  REAL_TIME,
  retryAfterMilliseconds,
  type Timing,
} from './persistence';
import type { Attempt } from './persistence';
import { readings, spelledAs } from './sameCore';

export interface DocketRouterOptions {
  /** Base address, and the path that the service has its report at. */
  readonly address: string;
  readonly path?: string | undefined;
  readonly key?: string | undefined;
  /** As the user knows the service. */
  readonly name?: string | undefined;
  /** Distinct citations in one call; more only for a service that is known to take more. */
  readonly citationsInCall?: number | undefined;
  readonly fetch?: typeof fetch;
  readonly timing?: Timing;
  readonly timeout?: number;
  readonly patience?: number;
}

/** The document: "Up to 8 citations found in your prompt". */
const CITATIONS_IN_CALL = 8;
/** Bytes. */
const LONGEST_REPLY = 8 * 1024 * 1024;

type Checked = CiteCheck['checked'][number];
type Match = NonNullable<Checked['match']>;

const out = (failure: LiveFailure): LiveAnswer => ({ kind: 'out', failure });

let courtIds: ReadonlySet<string> | null = null;
/** Services give a court's id or its abbreviation; anything else is no court that could be compared. */
function courtOf(text: string): string | null {
  courtIds ??= new Set(courtRows().map(({ id }) => id));
  return courtIds.has(text) ? text : lookupCourt(text);
}

function recordOf(match: Match, asked: CitationCore, source: string, today: string): CaseRecord {
  const citations = match.citation.map((citation) => spelledAs(citation, asked));
  return {
    id: `${source}:${match.url === '' ? `${coreText(asked)} ${match.name} ${match.date}` : match.url}`,
    name: match.name,
    names: match.name === '' ? [] : [match.name],
    citations,
    court: match.court === '' ? null : courtOf(match.court),
    date: match.date === '' ? null : match.date,
    docketNumber: null,
    url: match.url === '' ? null : match.url,
    firstPage: null,
    lastPage: null,
    source,
    asOf: today,
    hasOpinion: false,
  };
}

function answerOf(checked: Checked, core: CitationCore, source: string, today: string): LiveAnswer {
  const silent = (words: string): LiveAnswer => ({ kind: 'silent', sentence: `${source} ${words}` });
  const starting = [checked.match, ...(checked.matches ?? [])]
    .filter((match): match is Match => match !== undefined)
    .map((match) => recordOf(match, core, source, today))
    .filter(({ citations }) => citations.includes(coreText(core)));
  switch (checked.status) {
    case 'found':
      if (starting.length > 0) return { kind: 'starts', cases: starting };
      return checked.match === undefined
        ? { kind: 'exists', asOf: today }
        : silent('answers with a case that does not list this citation');
    case 'ambiguous':
      return starting.length > 0
        ? { kind: 'starts', cases: starting }
        : silent(`holds several cases there and does not say which${noteOf(checked)}`);
    case 'not_found': {
      const fact = (checked.evidence ?? []).find(({ rule }) =>
        NOT_FOUND_RULES.some((known) => known === rule),
      );
      const absent = liveAnswerSchema.safeParse({ kind: 'absent', evidence: fact });
      return absent.success ? absent.data : silent('says not found and names no fact that proves it');
    }
    case 'unverified':
      return silent('has no record of it');
  }
}

const noteOf = ({ note }: Checked): string =>
  note === undefined || note === '' ? '' : `: ${note.replace(/\s+/g, ' ').slice(0, 120)}`;

function answersOf(
  report: CiteCheck,
  cores: readonly CitationCore[],
  source: string,
  today: string,
): readonly LiveAnswer[] {
  const byCitation = new Map<string, Checked>();
  for (const checked of report.checked)
    for (const reading of readings(checked.input))
      if (!byCitation.has(coreText(reading))) byCitation.set(coreText(reading), checked);
  return cores.map((core) => {
    const checked = byCitation.get(coreText(core));
    return checked === undefined
      ? { kind: 'silent', sentence: `${source} did not check this citation` }
      : answerOf(checked, core, source, today);
  });
}

/** The live source. */
export function docketRouter(options: DocketRouterOptions): LiveSource {
  const timing = options.timing ?? REAL_TIME;
  const name = options.name ?? 'DocketRouter';
  const url = options.address.replace(/\/+$/, '') + (options.path ?? '/v1/verify');
  const patience = options.patience ?? 60_000;
  const breaker = new CircuitBreaker(timing);
  const queue = new Queue();
  const size = Math.max(1, options.citationsInCall ?? CITATIONS_IN_CALL);
  const today = (): string => new Date(timing.now()).toISOString().slice(0, 10);

  async function once(
    batch: readonly CitationCore[],
    signal?: AbortSignal,
  ): Promise<Attempt<readonly LiveAnswer[]>> {
    try {
      const { status, body, retryAfter } = await exchange(
        url,
        {
          method: 'POST',
          headers: {
            ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
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
      if (status === 429 || status === 503) {
        const wait = retryAfterMilliseconds(retryAfter, timing.now());
        return { ok: false, failure: 'busy', ...(wait === null ? {} : { wait }) };
      }
      if (status >= 500) return { ok: false, failure: 'fault' };
      if (status < 200 || status >= 300) return { ok: false, failure: 'refused' };
      const report = citeCheckSchema.safeParse(body);
      return report.success
        ? { ok: true, value: answersOf(report.data, batch, name, today()) }
        : { ok: false, failure: 'notUnderstood' };
    } catch (error) {
      if (error instanceof ExchangeError) return { ok: false, failure: error.failure };
      throw error;
    }
  }

  return {
    name,
    patience,
    async lookUp(cores, signal) {
      const deadline = timing.now() + patience;
      const answers = new Map<string, LiveAnswer>();
      for (let from = 0; from < cores.length; from += size) {
        const batch = cores.slice(from, from + size);
        const result = await queue
          .run(async () =>
            timing.now() > deadline
              ? ({ ok: false, failure: 'timedOut' } as const)
              : persist(() => once(batch, signal), breaker, deadline, timing, signal),
          )
          // Nothing but the caller's own abort rejects.
          .catch(() => ({ ok: false, failure: 'cancelled' }) as const);
        batch.forEach((core, index) =>
          answers.set(
            coreKey(core),
            result.ok ? (result.value[index] ?? out('notUnderstood')) : out(result.failure),
          ),
        );
      }
      return cores.map((core) => answers.get(coreKey(core)) ?? out('notUnderstood'));
    },
  };
}
