/**
 * One request to another machine, bounded in time and size, and whatever can go wrong with it as a closed list. No source follows a
 * redirect: what a server other than the one that was set says is no answer.
 */

export type ExchangeFailure = 'unreachable' | 'timedOut' | 'redirected' | 'tooLarge';

export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  constructor(readonly failure: ExchangeFailure) {
    super(failure);
  }
}

export interface ExchangeOptions {
  readonly fetch?: typeof fetch;
  /** Milliseconds for the whole request, its reply included. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Bytes of a reply that are read at most. */
  readonly longestReply?: number;
}

export interface Reply {
  readonly status: number;
  /** Seconds or date of the header Retry-After; null where there is none. */
  readonly retryAfter: string | null;
  /** The reply as JSON; undefined where it is none. */
  readonly body: unknown;
}

const LONGEST_REPLY = 32 * 1024 * 1024;

/** Reads a reply up to the limit; what is longer is given up on the way, not after. */
async function readWithin(response: Response, limit: number): Promise<string> {
  if (response.body === null || response.body === undefined) {
    const text = await response.text();
    if (text.length > limit) throw new ExchangeError('tooLarge');
    return text;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limit) {
      void reader.cancel().catch(() => undefined);
      throw new ExchangeError('tooLarge');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Sends one request. Throws ExchangeError, or the signal's reason where the caller aborted. */
export async function exchange(url: string, init: RequestInit, options: ExchangeOptions): Promise<Reply> {
  const { signal, timeout, longestReply = LONGEST_REPLY } = options;
  signal?.throwIfAborted();
  const limit = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    limit.abort();
  }, timeout);
  const onAbort = (): void => limit.abort();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const send = options.fetch ?? fetch;
    const response = await send(url, {
      ...init,
      redirect: 'manual',
      credentials: 'omit',
      signal: limit.signal,
    });
    if (isRedirect(response)) throw new ExchangeError('redirected');
    const text = await readWithin(response, longestReply);
    return {
      status: response.status,
      retryAfter: response.headers?.get('retry-after') ?? null,
      body: parsed(text),
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ExchangeError) throw error;
    throw new ExchangeError(late ? 'timedOut' : 'unreachable');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
