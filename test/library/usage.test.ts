/** The counters of this machine: what was checked, by request, and never what was cited. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countRequest, readUsage } from '../../src/library';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-usage-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const env = (name: string): { CITE_CHECK_HOME: string } => ({ CITE_CHECK_HOME: path.join(folder, name) });
const request = (requestId: string, citationsChecked = 3, citationsNotFound = 2, fakesCaught = 1) => ({
  requestId,
  citationsChecked,
  citationsNotFound,
  fakesCaught,
});

it('nothing was counted where nothing was checked, and reading makes no file', () => {
  expect(readUsage(env('none'))).toMatchObject({ requests: 0, citationsChecked: 0, recent: [] });
  expect(fs.existsSync(env('none').CITE_CHECK_HOME)).toBe(false);
});

it('adds up by request, the newest first; the same request counts once', () => {
  countRequest(env('some'), request('a'), new Date('2026-11-29T10:00:00Z'));
  countRequest(env('some'), request('b', 5, 0, 0), new Date('2026-11-30T10:00:00Z'));
  countRequest(env('some'), request('b', 6, 0, 0), new Date('2026-11-30T10:00:01Z'));
  expect(readUsage(env('some'))).toEqual({
    requests: 2,
    citationsChecked: 9,
    citationsNotFound: 2,
    fakesCaught: 1,
    recent: [
      { ...request('b', 6, 0, 0), at: '2026-11-30T10:00:01.000Z' },
      { ...request('a'), at: '2026-11-29T10:00:00.000Z' },
    ],
  });
});

it('a counter that cannot be kept or read stops nothing', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, 'no folder');
  expect(() => countRequest({ CITE_CHECK_HOME: file }, request('a'))).not.toThrow();
  const damaged = env('damaged').CITE_CHECK_HOME;
  fs.mkdirSync(damaged);
  fs.writeFileSync(
    path.join(damaged, 'usage.sqlite'),
    'no database at all, but long enough to be one'.repeat(99),
  );
  expect(() => countRequest(env('damaged'), request('a'))).not.toThrow();
  expect(readUsage(env('damaged')).requests).toBe(0);
});
