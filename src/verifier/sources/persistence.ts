/**
 * How a source is asked again: within its limits, after the pause that it asks for, a little later each time, and not at all for a
 * while after it failed several times. Knows nothing of what is asked. Time, chance and sleep come in from outside.
 */
import type { LiveFailure } from '../liveSource';

export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Rejects with the signal's reason where it aborts first. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export const REAL_TIME: Timing = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const aborted = (): void => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', aborted);
        resolve();
      }, milliseconds);
      if (signal?.aborted === true) aborted();
      else signal?.addEventListener('abort', aborted, { once: true });
    }),
};

/** How one attempt ended. `wait`: milliseconds that the source itself asks to be left alone. */
export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: LiveFailure; readonly wait?: number };

/** Failures that another attempt may mend; the others would only fail again. */
const PASSING: ReadonlySet<LiveFailure> = new Set(['unreachable', 'timedOut', 'fault', 'busy']);
const ATTEMPTS = 3;
/** Milliseconds before the second attempt; doubled for each after it, and spread by half either way. */
const FIRST_PAUSE = 500;
/** Failures in a row, each after all its attempts, that open the circuit; and for how many milliseconds. */
const FAILURES_TO_REST = 3;
const REST = 60_000;

/** Counts failures in a row; while it is open, nothing is asked. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  constructor(private readonly timing: Timing) {}
  get isOpen(): boolean {
    return this.timing.now() < this.openUntil;
  }
  report(ok: boolean): void {
    this.failures = ok ? 0 : this.failures + 1;
    // After the rest one more failure is enough to rest again.
    if (this.failures >= FAILURES_TO_REST) this.openUntil = this.timing.now() + REST;
  }
}

/** So many units in so many milliseconds, counted as a sliding window. */
export class Throttle {
  private readonly spent: { at: number; units: number }[] = [];
  constructor(
    private readonly limit: number,
    private readonly window: number,
    private readonly timing: Timing,
  ) {}
  /** Milliseconds until `units` more may be spent. More than the limit at once needs an empty window. */
  waitFor(units: number): number {
    const now = this.timing.now();
    while (this.spent[0] !== undefined && this.spent[0].at + this.window <= now) this.spent.shift();
    let held = this.spent.reduce((sum, entry) => sum + entry.units, 0);
    for (const entry of this.spent) {
      if (held + Math.min(units, this.limit) <= this.limit) return 0;
      held -= entry.units;
      if (held + Math.min(units, this.limit) <= this.limit) return entry.at + this.window - now;
    }
    return 0;
  }
  spend(units: number): void {
    this.spent.push({ at: this.timing.now(), units });
  }
}

/**
 * Attempts until one succeeds, fails for good, or the deadline (in `timing.now()`'s milliseconds) would pass. Rejects only with the
 * signal's reason.
 */
export async function persist<Value>(
  attempt: () => Promise<Attempt<Value>>,
  breaker: CircuitBreaker,
  deadline: number,
  timing: Timing,
  signal?: AbortSignal,
): Promise<Attempt<Value>> {
  if (breaker.isOpen) return { ok: false, failure: 'resting' };
  for (let count = 1; ; count++) {
    const result = await attempt();
    if (result.ok) {
      breaker.report(true);
      return result;
    }
    const spread = FIRST_PAUSE * 2 ** (count - 1) * (0.5 + timing.random());
    // A little after the time asked for, so that many clients do not come back in one moment.
    const pause = result.wait === undefined ? spread : result.wait + spread / 2;
    if (!PASSING.has(result.failure) || count >= ATTEMPTS || timing.now() + pause > deadline) {
      // A source that says it is busy is well.
      if (result.failure !== 'busy') breaker.report(false);
      return result;
    }
    await timing.sleep(pause, signal);
  }
}

/** One at a time, in order: a source's limits are counted for all of a server's users together. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.last.then(work, work);
    this.last = done.catch(() => undefined);
    return done;
  }
}

/** Milliseconds that a header Retry-After asks for; null where it says nothing that can be read. */
export function retryAfterMilliseconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
