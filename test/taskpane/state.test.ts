import { INITIAL_STATE, type PaneEvent, type PaneState, type Results } from '../../src/taskpane/state';
import { reduce } from '../../src/taskpane/reduce';
import { IQBAL, linesFor, MIXED, NO_SUCH, reportOf } from './reports';

const RESULTS: Results = {
  report: reportOf(MIXED),
  checkedAt: '2026-11-30T10:00:00.000Z',
  scope: 'document',
  lines: linesFor(MIXED),
  surroundings: {},
  unplaced: {},
  marked: {},
  picks: {},
  subjects: {},
  edited: {},
  stale: false,
};
const after = (events: readonly PaneEvent[], state: PaneState = INITIAL_STATE): PaneState =>
  events.reduce(reduce, state);
const STOP = { id: NO_SUCH.id, text: NO_SUCH.text, place: 'note 12', note: NO_SUCH.note };

describe('a check as the reducer sees it', () => {
  it('names the first stop while the rest is still being looked up', () => {
    const state = after([
      { type: 'workStarted', step: 'reading' },
      { type: 'workProgressed', step: 'checking', done: 1, total: 150 },
      { type: 'stopSeen', stop: STOP },
    ]);
    expect(state.work).toMatchObject({ kind: 'running', done: 1, total: 150, stops: [STOP] });
  });

  it('names a stop once, with each of its places', () => {
    const state = after([
      { type: 'workStarted', step: 'reading' },
      { type: 'stopSeen', stop: STOP },
      { type: 'stopSeen', stop: { ...STOP, id: 'other', place: 'paragraph 4' } },
    ]);
    expect(state.work).toMatchObject({ stops: [{ ...STOP, place: 'note 12; paragraph 4' }] });
  });

  it('keeps the stops through the later steps', () => {
    const state = after([
      { type: 'workStarted', step: 'reading' },
      { type: 'stopSeen', stop: STOP },
      { type: 'workProgressed', step: 'marking', done: 0, total: 150 },
    ]);
    expect(state.work).toMatchObject({ step: 'marking', stops: [STOP] });
  });

  it('leaves the earlier results in place until new ones are there', () => {
    const state = after([
      { type: 'checkFinished', results: RESULTS },
      { type: 'workStarted', step: 'reading' },
      { type: 'workEnded' },
    ]);
    expect(state.results).toBe(RESULTS);
    expect(state.work).toEqual({ kind: 'idle' });
  });

  it('ignores what comes in after the work has ended', () => {
    const idle = after([{ type: 'workStarted', step: 'reading' }, { type: 'workEnded' }]);
    expect(reduce(idle, { type: 'stopSeen', stop: STOP })).toBe(idle);
    expect(reduce(idle, { type: 'workProgressed', step: 'checking', done: 1, total: 2 })).toBe(idle);
    expect(reduce(idle, { type: 'cancelAsked' })).toBe(idle);
  });
});

describe('what the live region says', () => {
  const spoken = (total: number): string[] => {
    const heard: string[] = [];
    let state = after([{ type: 'workStarted', step: 'checking' }]);
    heard.push(state.announcement);
    for (let done = 0; done <= total; done += 1) {
      state = reduce(state, { type: 'workProgressed', step: 'checking', done, total });
      if (state.announcement !== heard[heard.length - 1]) heard.push(state.announcement);
    }
    return heard;
  };
  it.each([4, 7, 150, 1000])('is the step and its three quarters, for %i citations', (total) => {
    expect(spoken(total)).toEqual([
      'Looking up citations.',
      'Looking up citations: one quarter done.',
      'Looking up citations: half done.',
      'Looking up citations: three quarters done.',
    ]);
  });
  it('is the end with every mark counted', () => {
    expect(after([{ type: 'checkFinished', results: RESULTS }]).announcement).toBe(
      'Check finished. 6 citations in this brief. In the list: 1 no such citation, 1 not as cited, 1 unverified, 2 found, 1 not checked.',
    );
  });
  it('is plain about a brief without citations', () => {
    const empty = { ...RESULTS, report: reportOf([]) };
    expect(after([{ type: 'checkFinished', results: empty }]).announcement).toBe(
      'Check finished. No citations in this brief.',
    );
  });
});

describe('the cursor in the document', () => {
  const shown = after([{ type: 'checkFinished', results: RESULTS }]);
  it('marks a row of the list and opens nothing', () => {
    const state = reduce(shown, { type: 'cursorMoved', id: IQBAL.id });
    expect([state.cursor, state.open]).toEqual([IQBAL.id, null]);
  });
  it('changes the citation of the details, and leaves them alone between citations', () => {
    const open = after(
      [
        { type: 'citationOpened', id: IQBAL.id },
        { type: 'cursorMoved', id: NO_SUCH.id },
      ],
      shown,
    );
    expect(open.open).toBe(NO_SUCH.id);
    expect(reduce(open, { type: 'cursorMoved', id: null }).open).toBe(NO_SUCH.id);
  });
  it('passes over citations that these results do not know', () => {
    expect(reduce(shown, { type: 'cursorMoved', id: 'elsewhere' })).toBe(shown);
  });
});

describe('results that replace others', () => {
  it('close the details of a citation that is gone', () => {
    const state = after([
      { type: 'checkFinished', results: RESULTS },
      { type: 'citationOpened', id: NO_SUCH.id },
      { type: 'checkFinished', results: { ...RESULTS, report: reportOf([IQBAL]) } },
    ]);
    expect(state.open).toBeNull();
  });
});

describe('removal', () => {
  it('says how many marks are gone, and which would not go', () => {
    const left = [{ tag: 't', text: 'x', sentence: 'This control is locked.' }];
    const state = after([{ type: 'marksRemoved', outcome: { removed: 3, comments: 0, left } }]);
    expect(state.messages).toEqual([
      expect.objectContaining({
        intent: 'warning',
        title: '1 mark would not go',
        text: '3 marks were taken off. This control is locked.',
      }),
    ]);
  });
});
