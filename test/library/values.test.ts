import fc from 'fast-check';
import path from 'node:path';
import { dataFolder, defaultLibraryPath } from '../../src/library/location';
import {
  readCitations,
  readDate,
  storeCitations,
  storeDate,
  storeNumber,
} from '../../src/library/sqlite/values';
import { partyWords } from '../../src/library/words';

describe('values as stored', () => {
  it.each([
    ['662', 662],
    ['0', '0'],
    ['007', '007'],
    ['xii', 'xii'],
    ['99-2', '99-2'],
    ['1234567890', '1234567890'],
    ['1e3', '1e3'],
    ['___', '___'],
  ])('volume or page %s is stored as %p and read back unchanged', (text, stored) => {
    expect(storeNumber(text)).toBe(stored);
    expect(String(storeNumber(text))).toBe(text);
  });

  it.each([null, '1754', '1811-01', '2009-05-18', '0999-12-31'])('date %s', (date) => {
    expect(readDate(storeDate(date))).toBe(date);
  });

  it('citations come back in order', () => {
    const text = fc.stringMatching(/^[^\t\n]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.record({ reporter: fc.nat(), volume: text, page: text })), (citations) => {
        expect(readCitations(storeCitations(citations))).toEqual(citations);
      }),
    );
  });
});

describe('party words', () => {
  it.each([
    ['Ashcroft v. Iqbal', ['ashcroft', 'iqbal']],
    ["O'Brien vs. PEÑA & Sons, Inc.", ['obrien', 'pena', 'sons', 'inc']],
    ['In re the Matter of Gault', ['matter', 'gault']],
    ['Doe v. Doe', ['doe']],
    ['', []],
  ])('of “%s”', (name, words) => expect(partyWords(name)).toEqual(words));

  it('are the same cut twice as once', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const words = partyWords(name);
        expect(words.flatMap((word) => partyWords(word))).toEqual(words);
      }),
    );
  });
});

describe('the library of this user', () => {
  it.each([
    ['win32', { LOCALAPPDATA: 'L' }, path.join('L', 'cite-check')],
    ['win32', { USERPROFILE: 'U' }, path.join('U', 'AppData', 'Local', 'cite-check')],
    ['darwin', { HOME: '/Users/x' }, '/Users/x/Library/Application Support/cite-check'],
    ['linux', { HOME: '/home/x' }, '/home/x/.local/share/cite-check'],
    ['linux', { HOME: '/home/x', XDG_DATA_HOME: '/data' }, '/data/cite-check'],
    ['linux', { HOME: '/home/x', XDG_DATA_HOME: '' }, '/home/x/.local/share/cite-check'],
    ['linux', { HOME: '/home/x', XDG_DATA_HOME: 'relative' }, '/home/x/.local/share/cite-check'],
    ['linux', { HOME: '/home/x', CITE_CHECK_HOME: '/mine' }, '/mine'],
  ] as const)('on %s with %p is kept in %s', (platform, env, folder) => {
    expect(dataFolder(env, platform)).toBe(folder);
    expect(defaultLibraryPath(env, platform)).toBe(path.join(folder, 'library.sqlite'));
  });
});
