/** Draws the pane with a real store; commands are recorded, since what they do is the controller's and tested there. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/taskpane/components/App';
import type { PaneCommands } from '../../src/taskpane/controller';
import { createFocusHandover } from '../../src/taskpane/focus';
import { INITIAL_STATE, type PaneEvent, type PaneState, type Results } from '../../src/taskpane/state';
import { reduce } from '../../src/taskpane/reduce';
import { createStore } from '../../src/taskpane/store';
import type { CitationReport, Report } from '../../src/verifier/report';
import type { Shade } from '../../src/taskpane/theme';
import { linesFor, MIXED, reportOf } from './reports';

export const READY: PaneEvent = { type: 'hostReady', name: 'Word on Windows', limits: [] };
export const RESULTS: Results = {
  report: reportOf(MIXED),
  checkedAt: '2026-11-30T10:00:00.000Z',
  scope: 'document',
  lines: linesFor(MIXED),
  surroundings: {
    iqbal: { before: 'See ', citation: 'Ashcroft v. Iqbal, 556 U.S. 662 (2009)', after: ' on pleading.' },
  },
  unplaced: {},
  marked: {},
  picks: {},
  subjects: {},
  edited: {},
  stale: false,
};
export const FINISHED: PaneEvent = { type: 'checkFinished', results: RESULTS };

/** The end of a check that found these citations. */
export const finishedWith = (
  citations: readonly CitationReport[],
  report: Partial<Report> = {},
  results: Partial<Results> = {},
): PaneEvent => ({
  type: 'checkFinished',
  results: { ...RESULTS, report: reportOf(citations, report), lines: linesFor(citations), ...results },
});

export function draw(events: readonly PaneEvent[], shade: Shade = 'light') {
  const store = createStore<PaneState, PaneEvent>(reduce, INITIAL_STATE);
  for (const event of events) store.send(event);
  const calls: string[] = [];
  const record =
    (name: string) =>
    async (...args: unknown[]): Promise<void> =>
      void calls.push([name, ...args.map((arg) => JSON.stringify(arg))].join(' '));
  const commands: PaneCommands = {
    check: record('check'),
    cancel: () => void record('cancel')(),
    open: async (id) => {
      await record('open')(id);
      store.send({ type: 'citationOpened', id });
    },
    jump: record('jump'),
    openProblem: record('openProblem'),
    accept: record('accept'),
    askAgain: record('askAgain'),
    pick: record('pick'),
    replace: record('replace'),
    decisions: async () => [],
    removeAll: record('removeAll'),
    changeSettings: async (settings) => {
      await record('changeSettings')(settings);
      store.send({ type: 'settingsRead', settings });
    },
    forgetResults: record('forgetResults'),
    reload: () => void record('reload')(),
  };
  const pane = { store, commands, focus: createFocusHandover(), shade, origin: 'https://localhost:3000' };
  const drawn = render(<App pane={pane} />);
  return {
    ...drawn,
    calls,
    user: userEvent.setup({ delay: null }),
    get state() {
      return store.get();
    },
    send: (event: PaneEvent) => act(() => store.send(event)),
  };
}
