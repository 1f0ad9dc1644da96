/**
 * Questions to a store or a source that may fail, hang or answer nonsense: every answer is bounded in time and parsed before it is
 * believed, and a failure is a value with a sentence. Whatever goes wrong here can only take knowledge away.
 */
import { z } from 'zod';
import type { CaseLaw } from './caseLaw';

export type OutageReason = 'failed' | 'timedOut' | 'nonsense' | 'cancelled';

export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: OutageReason };

/** What the user reads of a source that could not be asked. */
export const OUTAGE_SENTENCES: Readonly<Record<OutageReason, string>> = {
  failed: 'the library could not be asked',
  timedOut: 'the library did not answer in time',
  nonsense: 'the library’s answer could not be understood',
  cancelled: 'the check was cancelled before the library answered',
};

export const caseRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  names: z.array(z.string()).readonly(),
  citations: z.array(z.string()).readonly(),
  court: z.string().nullable(),
  date: z.string().nullable(),
  docketNumber: z.string().nullable(),
  url: z.string().nullable(),
  firstPage: z.string().nullable(),
  lastPage: z.string().nullable(),
  source: z.string().min(1),
  asOf: z.string().min(1),
  hasOpinion: z.boolean(),
  fromTable: z.boolean().optional(),
});

const coverageSchema = z.object({
  reporter: z.string(),
  volume: z.string(),
  tiled: z.boolean(),
  lastPage: z.number().int().nullable(),
  cases: z.number(),
  firstYear: z.number().nullable(),
  lastYear: z.number().nullable(),
  source: z.string().min(1),
  asOf: z.string().min(1),
});

export const findSchema = z.array(
  z.object({ cases: z.array(caseRecordSchema), listsEveryCase: z.boolean() }),
);
export const coveragesSchema = z.array(coverageSchema.nullable());
export const caseListsSchema = z.array(z.array(caseRecordSchema));
export const describeSchema = z.object({
  name: z.string(),
  cases: z.number(),
  asOf: z.string(),
  schema: z.number(),
});

export interface AskingOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds after which an answer no longer counts. */
  readonly timeout: number;
}

/** Asks once. Never rejects. */
export async function ask<Value>(
  question: () => Promise<unknown>,
  schema: z.ZodType<Value>,
  { signal, timeout }: AskingOptions,
): Promise<Answer<Value>> {
  if (signal?.aborted === true) return { ok: false, reason: 'cancelled' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  const ended = new Promise<OutageReason>((resolve) => {
    timer = setTimeout(() => resolve('timedOut'), timeout);
    onAbort = () => resolve('cancelled');
    signal?.addEventListener('abort', onAbort, { once: true });
  });
  const asked = (async (): Promise<Answer<Value>> => {
    try {
      const parsed = schema.safeParse(await question());
      return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: 'nonsense' };
    } catch {
      return { ok: false, reason: 'failed' };
    }
  })();
  const answer = await Promise.race([asked, ended.then((reason): Answer<Value> => ({ ok: false, reason }))]);
  clearTimeout(timer);
  if (onAbort !== undefined) signal?.removeEventListener('abort', onAbort);
  return answer;
}

/** Asks a question of many at once; an answer of another length than asked is nonsense. An empty question is not asked. */
export async function askAll<Item, Value>(
  items: readonly Item[],
  question: (items: readonly Item[]) => Promise<unknown>,
  schema: z.ZodType<Value[]>,
  options: AskingOptions,
): Promise<Answer<readonly Value[]>> {
  if (items.length === 0) return { ok: true, value: [] };
  const answer = await ask(() => question(items), schema, options);
  if (answer.ok && answer.value.length !== items.length) return { ok: false, reason: 'nonsense' };
  return answer;
}

export type Store = Pick<CaseLaw, 'describe' | 'find' | 'coverage' | 'around' | 'named' | 'opinion'>;
