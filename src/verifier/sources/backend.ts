/**
 * The pane's checker: our own backend over HTTP (`contracts.md`, Verification backend). Only citations' own strings are sent. Every
 * failure is one of a closed list and makes the citations it was for `unverified` with its sentence; none makes one not found.
 */
import { z } from 'zod';
import type { Opinion } from '../../quotation/model';
import type { FindOrigins } from '../quotedWords';
import {
  checkReplySchema,
  type CheckReply,
  type CheckRequest,
  type CheckResult,
  type CitationChecker,
  type LibraryInfo,
} from '../report';
import { exchange, ExchangeError, type ExchangeFailure } from './exchange';

export type BackendFailure =
  'unreachable' | 'timedOut' | 'refused' | 'busy' | 'fault' | 'notUnderstood' | 'tooLarge';

export const BACKEND_FAILURES: Readonly<Record<BackendFailure, string>> = {
  unreachable: 'the verification backend could not be reached',
  timedOut: 'the verification backend did not answer in time',
  refused: 'the verification backend refused the request',
  busy: 'the verification backend is busy',
  fault: 'the verification backend had a fault',
  notUnderstood: 'the answer of the verification backend could not be understood',
  tooLarge: 'the answer of the verification backend was too large',
};

export interface BackendOptions {
  readonly fetch?: typeof fetch;
  /** Milliseconds for one request. */
  readonly timeout?: number;
}

const DEFAULT_TIMEOUT = 60_000;
/** Citations in one request; a longer brief is sent in several, so that results and progress come early. Groups stay whole. */
const BATCH = 400;

class BackendError extends Error {
  constructor(readonly failure: BackendFailure) {
    super(BACKEND_FAILURES[failure]);
    this.name = 'BackendError';
  }
}

function failureOf(status: number): BackendFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429 || status === 503) return 'busy';
  return status >= 500 ? 'fault' : 'refused';
}

const FAILURE_OF_EXCHANGE: Readonly<Record<ExchangeFailure, BackendFailure>> = {
  unreachable: 'unreachable',
  timedOut: 'timedOut',
  redirected: 'unreachable',
  tooLarge: 'tooLarge',
};

/** One request, bounded in time and size. Throws BackendError, or the signal's reason where the caller aborted. */
async function askBackend(
  address: string,
  path: string,
  init: RequestInit,
  options: BackendOptions,
  signal?: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  try {
    return await exchange(`${address.replace(/\/+$/, '')}${path}`, init, {
      ...(options.fetch && { fetch: options.fetch }),
      timeout: options.timeout ?? DEFAULT_TIMEOUT,
      signal,
    });
  } catch (error) {
    if (error instanceof ExchangeError) throw new BackendError(FAILURE_OF_EXCHANGE[error.failure]);
    throw error;
  }
}

/** Batches of whole parallel groups. */
function batchesOf(requests: readonly CheckRequest[]): readonly (readonly CheckRequest[])[] {
  const units = new Map<string, CheckRequest[]>();
  for (const [index, request] of requests.entries()) {
    const key = request.group === undefined ? `single ${index}` : `group ${request.group}`;
    units.set(key, [...(units.get(key) ?? []), request]);
  }
  const batches: CheckRequest[][] = [];
  for (const unit of units.values()) {
    const last = batches.at(-1);
    if (last !== undefined && last.length + unit.length <= BATCH) last.push(...unit);
    else batches.push([...unit]);
  }
  return batches;
}

const unanswered = (request: CheckRequest, sentence: string): CheckResult => ({
  id: request.id,
  status: 'unverified',
  note: `Not verified: ${sentence}.`,
  match: null,
  candidates: 0,
  evidence: [],
  checks: [],
  suggestion: null,
});

const NO_LIBRARY: LibraryInfo = {
  name: 'verification backend (did not answer)',
  cases: 0,
  asOf: '',
  sources: [],
};

async function checkBatch(
  address: string,
  batch: readonly CheckRequest[],
  options: BackendOptions,
  signal?: AbortSignal,
): Promise<{ reply: CheckReply | null; results: readonly CheckResult[] }> {
  try {
    const { status, body } = await askBackend(
      address,
      '/v1/citations/check',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ citations: batch }),
      },
      options,
      signal,
    );
    const failure = failureOf(status);
    if (failure !== null) throw new BackendError(failure);
    const reply = checkReplySchema.safeParse(body);
    if (!reply.success) throw new BackendError('notUnderstood');
    const byId = new Map(reply.data.results.map((result) => [result.id, result]));
    const results = batch.map(
      (request) => byId.get(request.id) ?? unanswered(request, 'it was left out of the answer'),
    );
    return { reply: reply.data, results: results.map(believed) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { reply: null, results: batch.map((request) => unanswered(request, error.message)) };
  }
}

const NOT_FOUND_RULE_NAMES: ReadonlySet<string> = new Set([
  'closedCeiling',
  'openCeiling',
  'pageBeyondVolume',
  'insideCase',
  'neverExisted',
]);

/** A remote not_found that names no fact is no evidence. */
function believed(result: CheckResult): CheckResult {
  if (result.status !== 'not_found') return result;
  if (
    result.evidence.some(
      ({ rule, asOf, source }) => NOT_FOUND_RULE_NAMES.has(rule) && asOf !== '' && source !== '',
    )
  )
    return result;
  return {
    ...result,
    status: 'unverified',
    note: 'Not verified: the backend says not found and names no fact.',
    evidence: [],
  };
}

/**
 * A checker that asks the backend at `address` (no trailing slash needed). Never rejects for what the backend does; rejects with the
 * signal's reason where the caller aborts.
 */
export function backendChecker(address: string, options: BackendOptions = {}): CitationChecker {
  return {
    async check(requests, { signal, onResult } = {}): Promise<CheckReply> {
      const results: CheckResult[] = [];
      let reply: CheckReply | null = null;
      for (const batch of batchesOf(requests)) {
        const answer = await checkBatch(address, batch, options, signal);
        reply ??= answer.reply;
        results.push(...answer.results);
        for (const result of answer.results) onResult?.(result);
      }
      return { requestId: reply?.requestId ?? '', library: reply?.library ?? NO_LIBRARY, results };
    },
  };
}

/** An opinion as the backend gives it. */
export const opinionSchema = z.object({
  complete: z.boolean(),
  ocr: z.boolean(),
  parts: z.array(
    z.object({
      kind: z.enum(['majority', 'plurality', 'concurrence', 'dissent', 'syllabus', 'notes', 'argument']),
      pages: z.array(
        z.object({ label: z.string().nullable(), text: z.string(), note: z.string().optional() }),
      ),
    }),
  ),
});

/**
 * The opinion of a case from the backend (`GET /v1/cases/{id}/pages`); null where it holds no text.
 * Throws BackendError where it could not be asked.
 */
export function backendOpinions(
  address: string,
  options: BackendOptions = {},
): (caseId: string, signal?: AbortSignal) => Promise<Opinion | null> {
  return async (caseId, signal) => {
    const path = `/v1/cases/${encodeURIComponent(caseId)}/pages`;
    const { status, body } = await askBackend(address, path, { method: 'GET' }, options, signal);
    if (status === 404) return null;
    const failure = failureOf(status);
    if (failure !== null) throw new BackendError(failure);
    const opinion = opinionSchema.safeParse(body);
    if (!opinion.success) throw new BackendError('notUnderstood');
    return opinion.data;
  };
}

const originReplySchema = z.object({
  results: z.array(
    z.array(
      z.object({
        case: z.object({ id: z.string(), name: z.string(), citation: z.array(z.string()) }),
        shared: z.number(),
      }),
    ),
  ),
});

/**
 * Asks the backend which opinions may hold words (`POST /v1/quotations/origin`): only fingerprints are sent, from which the words cannot
 * be read. Throws BackendError where it could not be asked.
 */
export function backendOrigins(address: string, options: BackendOptions = {}): FindOrigins {
  return async (queries) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries }),
    };
    const { status, body } = await askBackend(address, '/v1/quotations/origin', init, options);
    const failure = failureOf(status);
    if (failure !== null) throw new BackendError(failure);
    const reply = originReplySchema.safeParse(body);
    if (!reply.success) throw new BackendError('notUnderstood');
    return reply.data.results;
  };
}
