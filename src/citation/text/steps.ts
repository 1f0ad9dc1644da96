/**
 * How much work a reading was, counted and not timed: characters lexed, tokens looked at, earlier citations walked over. The same input
 * gives the same count on every machine, so that the tests can prove that steps grow with the text and no faster.
 *
 * What may be changed: where steps are counted, so that every loop whose length the text decides is among them.
 */
let taken = 0;

/** Adds to the count. */
export function countSteps(steps: number): void {
  taken += steps;
}

/** Steps since this module was loaded. */
export const stepsTaken = (): number => taken;
