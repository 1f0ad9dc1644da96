import fc from 'fast-check';
import path from 'node:path';
import { dataFolder, defaultLibraryPath } from '../../src/library/location';
import { ExternalSort } from '../../src/library/rows/externalSort';
import { wordNumber, wordNumbers } from '../../src/library/rows/partyIndex';
import {
  plainNumber,
  readCaseIds,
  readCitations,
  readDate,
  storeCaseIds,
  storeCitations,
  storeDate,
} from '../../src/library/rows/values';
import { partyWords } from '../../src/library/words';

describe('values as stored', () => {
  it.each([
    ['662', 662],
    ['999999999', 999999999],
    ['0', null],
    ['007', null],
    ['xii', null],
    ['99-2', null],
    ['1234567890', null],
    ['1e3', null],
    ['___', null],
    ['', null],
  ])('volume or page “%s” is the plain number %p', (text, number) => expect(plainNumber(text)).toBe(number));

  it.each([null, '1754', '1811-01', '2009-05-18', '0999-12-31'])('date %s', (date) => {
    expect(readDate(storeDate(date))).toBe(date);
  });

  it('citations come back in order, whatever their volumes and pages are', () => {
    const text = fc.oneof(fc.nat(2_000_000_000).map(String), fc.string({ unit: 'grapheme', maxLength: 300 }));
    fc.assert(
      fc.property(fc.array(fc.record({ reporter: fc.nat(), volume: text, page: text })), (citations) => {
        expect(readCitations(storeCitations(citations))).toEqual(citations);
      }),
    );
  });

  it('ascending case ids come back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 2 ** 40 })), (some) => {
        const ids = [...some].sort((a, b) => a - b);
        expect(readCaseIds(storeCaseIds(ids))).toEqual(ids);
      }),
    );
  });
});

describe('rows sorted outside memory', () => {
  it('come out by their keys, equal ones in the order they came, however small the memory', () => {
    const number = fc.oneof(fc.nat(3), fc.nat({ max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number)), fc.integer({ min: 1, max: 9 }), (rows, rowsOfARun) => {
        const sort = new ExternalSort(3, 2, { rowsOfARun });
        rows.forEach(([a, b], index) => sort.add(a, b, index));
        const sorted = [...sort.blocks()].flatMap((block) => [...block]);
        sort.close();
        const wanted = rows
          .map(([a, b], index) => [a, b, index] as const)
          .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
        expect(sorted).toEqual(wanted.flat());
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

  it('have one number each, the same whether cut from a name or alone', () => {
    const name = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^(?:(?:the|of|O'|In re|[A-Z][a-z]{1,5}|&|v\.|\d) ?){0,9}$/),
    );
    fc.assert(
      fc.property(name, (text) => expect(wordNumbers(text)).toEqual(partyWords(text).map(wordNumber))),
    );
  });

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
