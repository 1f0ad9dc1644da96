/** What CourtListener says when it is asked too much, whatever it was asked. */
import { z } from 'zod';
import { retryAfterMilliseconds } from './persistence';

const throttledSchema = z.object({
  wait_until: z.string().optional(),
  wait_util: z.string().optional(),
  detail: z.string().optional(),
});

/** Milliseconds that a reply 429 asks for; undefined where it does not say. */
export function waitOf(body: unknown, retryAfter: string | null, now: number): number | undefined {
  const { wait_until, wait_util, detail } = throttledSchema.catch({}).parse(body);
  const until = Date.parse(wait_until ?? wait_util ?? '');
  if (!Number.isNaN(until)) return Math.max(0, until - now);
  const seconds = /available in (\d{1,6}) seconds?/.exec(detail ?? '')?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  return retryAfterMilliseconds(retryAfter, now) ?? undefined;
}
