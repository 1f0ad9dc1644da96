/** What jsdom lacks and the pane's library needs; matchers for all tests of the pane. */
import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** Fluent UI measures with it; jsdom has no layout, so there is never anything to report. */
class NothingToObserve implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingToObserve;
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
Element.prototype.scrollIntoView ??= () => {};

// Fluent's focus handling is slow in jsdom on a busy machine.
jest.setTimeout(60_000);
