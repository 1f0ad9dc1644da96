/** Opinions kept on this computer: once fetched, by version of the library, within a size, forgotten when asked. */
import 'fake-indexeddb/auto';
import type { Opinion } from '../../src/quotation/model';
import { libraryVersion, openPageCache } from '../../src/taskpane/pageCache';

const opinion = (text: string): Opinion => ({
  complete: true,
  ocr: false,
  parts: [{ kind: 'majority', pages: [{ label: '1', text }] }],
});
const LIBRARY = 'https://localhost:3000 firm 2026-11-30 12';
let copies = 0;
const open = (options: Parameters<typeof openPageCache>[1] = {}) => {
  copies += 1;
  return openPageCache(`copy ${copies}`, options);
};
const source = (text: string) => jest.fn(async () => opinion(text));

describe('opinions kept by the pane', () => {
  it('fetches an opinion once for a library', async () => {
    const cache = open();
    const fetch = source('the words');
    expect(await cache.through(LIBRARY, '7', fetch)).toEqual(opinion('the words'));
    expect(await cache.through(LIBRARY, '7', fetch)).toEqual(opinion('the words'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fetches again from a library of another day, and drops the older pages', async () => {
    const cache = open();
    await cache.through(LIBRARY, '7', source('old'));
    const newer = LIBRARY.replace('11-30', '12-01');
    expect(await cache.through(newer, '7', source('new'))).toEqual(opinion('new'));
    const again = source('fetched again');
    expect(await cache.through(LIBRARY, '7', again)).toEqual(opinion('fetched again'));
  });

  it('keeps nothing of a library that did not say which it is', async () => {
    const cache = open();
    const fetch = source('the words');
    await cache.through(null, '7', fetch);
    await cache.through(null, '7', fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(libraryVersion('https://localhost', { name: 'x', cases: 0, asOf: '', sources: [] })).toBeNull();
  });

  it('lets the longest unused go where there is no more room', async () => {
    let clock = 0;
    const cache = open({ mostKept: 25, now: () => (clock += 1) });
    await cache.through(LIBRARY, '1', source('1234567890'));
    await cache.through(LIBRARY, '2', source('1234567890'));
    await cache.through(LIBRARY, '1', source('not asked'));
    await cache.through(LIBRARY, '3', source('1234567890'));
    const [first, second, third] = [source('x'), source('x'), source('x')];
    await cache.through(LIBRARY, '1', first);
    await cache.through(LIBRARY, '3', third);
    await cache.through(LIBRARY, '2', second);
    expect([first, second, third].map((fetch) => fetch.mock.calls.length)).toEqual([0, 1, 0]);
  });

  it('never keeps an opinion larger than all its room, nor an answer of no text', async () => {
    const cache = open({ mostKept: 5 });
    const large = source('1234567890');
    await cache.through(LIBRARY, '1', large);
    await cache.through(LIBRARY, '1', large);
    expect(large).toHaveBeenCalledTimes(2);
    const none = jest.fn(async () => null);
    await cache.through(LIBRARY, '2', none);
    expect(await cache.through(LIBRARY, '2', none)).toBeNull();
    expect(none).toHaveBeenCalledTimes(2);
  });

  it('forgets everything when asked', async () => {
    const cache = open();
    await cache.through(LIBRARY, '7', source('the words'));
    expect(await cache.clear()).toBe(true);
    const fetch = source('the words');
    await cache.through(LIBRARY, '7', fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
