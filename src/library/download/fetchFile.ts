/**
 * Fetching one large file so that it is whole or not there: into `FILE.part`, taken up again where it broke off, checked, then given its
 * name. What the server said of it (etag, size) is kept beside it, so that the next run asks only whether it has changed.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LibraryError } from '../errors';

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that have come of bytes in all; `total` null where the server does not say. */
  readonly onBytes?: (received: number, total: number | null) => void;
  /** ms that the server may be silent. */
  readonly patience?: number;
  /** How often a broken-off download is taken up, and ms before the first time; each further wait is twice as long. */
  readonly retries?: number;
  readonly wait?: number;
}

const PATIENCE = 60_000;
const RETRIES = 4;
const FIRST_WAIT = 1_000;

export function downloadFailed(url: string, reason: string, cause?: unknown): LibraryError {
  return new LibraryError({ kind: 'download', url, reason }, { cause });
}

/** What a server answered that asking again will not change. */
class Refused extends Error {}

const rememberedSchema = z.object({ etag: z.string().nullable(), size: z.number().int().nonnegative() });
type Remembered = z.infer<typeof rememberedSchema>;

function remembered(file: string): Remembered | null {
  try {
    return rememberedSchema.parse(JSON.parse(fs.readFileSync(`${file}.json`, 'utf8')));
  } catch {
    return null;
  }
}

/** A request that fails where the server is silent for too long, before its answer or within it. */
async function ask(url: string, headers: Record<string, string>, options: FetchOptions) {
  const { signal, patience = PATIENCE } = options;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), patience);
  const response = await fetch(url, {
    headers,
    signal: signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]),
  }).catch((error: unknown) => {
    clearTimeout(timer);
    throw error;
  });
  return {
    response,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patience);
    },
    end: () => clearTimeout(timer),
  };
}

/** Tries until it works, is refused, or has been tried often enough. */
async function persistently<T>(url: string, options: FetchOptions, attempt: () => Promise<T>): Promise<T> {
  const { retries = RETRIES, wait = FIRST_WAIT, signal } = options;
  for (let tried = 0; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted === true) throw new LibraryError({ kind: 'cancelled', source: url });
      if (error instanceof LibraryError) throw error;
      if (error instanceof Refused) throw downloadFailed(url, error.message, error);
      if (tried === retries) throw downloadFailed(url, reasonOf(error), error);
      await pause(wait * 2 ** tried, signal);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Damaged || error instanceof Unwell) return error.message;
  // Told by its name: it may be an error of another realm's class.
  if (typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError')
    return 'the server did not answer in time';
  return 'the connection failed';
}

/** The file came, and is not what it should be; it is fetched afresh. */
class Damaged extends Error {}
/** The server has a fault that may pass. */
class Unwell extends Error {}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done, { once: true });
  });
}

function refuseStatus({ status }: Response): void {
  if (status === 404 || status === 410) throw new Refused('there is nothing at this address');
  if (status === 429 || status >= 500) throw new Unwell(`the server answered ${status}`);
  if (status >= 400) throw new Refused(`the server answered ${status}`);
}

/** JSON as `schema` has it. Throws LibraryError. */
export async function fetchJson<T>(
  url: string,
  schema: z.ZodType<T>,
  options: FetchOptions = {},
): Promise<T> {
  return persistently(url, options, async () => {
    const { response, end } = await ask(url, {}, options);
    try {
      refuseStatus(response);
      const text = await response.text();
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        throw new Refused('it is not the JSON that it should be');
      }
      const parsed = schema.safeParse(json);
      if (!parsed.success) throw new Refused('it is not the JSON that it should be');
      return parsed.data;
    } finally {
      end();
    }
  });
}

/**
 * Brings the file at `url` to `file`; false where what is there is still what the server has. `check` throws where the bytes are not
 * whole, and they are fetched afresh. Throws LibraryError; what has come so far stays in `FILE.part` for the next time.
 */
export async function fetchFile(
  url: string,
  file: string,
  check: (file: string) => Promise<void>,
  options: FetchOptions = {},
): Promise<boolean> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  return persistently(url, options, async () => {
    const before = fs.existsSync(file) ? remembered(file) : null;
    const begun = before === null && fs.existsSync(part) ? remembered(part) : null;
    const have = begun?.etag != null ? fs.statSync(part).size : 0;
    const headers: Record<string, string> = {};
    if (before?.etag != null && fs.statSync(file).size === before.size)
      headers['if-none-match'] = before.etag;
    if (begun?.etag != null && have > 0 && have < begun.size) {
      headers['range'] = `bytes=${have}-`;
      headers['if-range'] = begun.etag;
    }
    const { response, heard, end } = await ask(url, headers, options);
    try {
      if (response.status === 304) return false;
      refuseStatus(response);
      const goesOn = response.status === 206 && 'range' in headers;
      const length = Number(response.headers.get('content-length') ?? NaN);
      const total = Number.isFinite(length) ? length + (goesOn ? have : 0) : null;
      const about: Remembered = { etag: response.headers.get('etag'), size: total ?? 0 };
      fs.writeFileSync(`${part}.json`, JSON.stringify(goesOn && begun !== null ? begun : about));
      await writeBody(response, part, goesOn ? have : 0, total, heard, options);
      const size = fs.statSync(part).size;
      // A connection that ends early looks like the end of the file.
      if (total !== null && size < total) throw new Unwell('the connection broke off');
      await check(part).catch((error: unknown) => {
        fs.rmSync(part, { force: true });
        fs.rmSync(`${part}.json`, { force: true });
        throw new Damaged('what came is not a whole file', { cause: error });
      });
      fs.writeFileSync(`${file}.json`, JSON.stringify({ etag: about.etag, size }));
      fs.renameSync(part, file);
      fs.rmSync(`${part}.json`, { force: true });
      return true;
    } finally {
      end();
    }
  });
}

async function writeBody(
  response: Response,
  part: string,
  from: number,
  total: number | null,
  heard: () => void,
  { onBytes }: FetchOptions,
): Promise<void> {
  const out = fs.createWriteStream(part, from > 0 ? { flags: 'r+', start: from } : { flags: 'w' });
  const failed = new Promise<never>((_, reject) => out.once('error', reject));
  failed.catch(() => undefined);
  let received = from;
  try {
    await Promise.race([once(out, 'open'), failed]);
    const body = response.body?.getReader();
    for (let read = await body?.read(); read?.value !== undefined; read = await body?.read()) {
      const chunk = read.value;
      heard();
      received += chunk.length;
      onBytes?.(received, total);
      if (!out.write(chunk)) await Promise.race([once(out, 'drain'), failed]);
    }
  } finally {
    // Also after a fault: what has come is kept for the next time.
    await new Promise<void>((resolve) => out.end(resolve));
  }
}
