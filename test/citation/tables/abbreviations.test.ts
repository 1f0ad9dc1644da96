import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { expandNameWord, nameAbbreviations } from '../../../src/citation/laws/abbreviations';

describe('abbreviations of case names', () => {
  it('stand once each, with the words they stand for in small letters', () => {
    const all = nameAbbreviations().map((row) => row.abbreviation);
    expect(all.filter((abbreviation, i) => all.indexOf(abbreviation) !== i)).toEqual(['Del.']);
    expect(
      nameAbbreviations().filter((row) =>
        row.words.some((word) => word === '' || word !== word.toLowerCase()),
      ),
    ).toEqual([]);
  });

  it.each([
    ['Ass’n', 'association'],
    ["Ass'ns", 'association'],
    ['Ins.', 'insurance'],
    ['INDUS', 'industries'],
    ['Cal.', 'california'],
    ['Gov’t', 'government'],
    ['&', 'and'],
  ])('%s may stand for %s', (word, full) => {
    expect(expandNameWord(word)).toContain(full);
  });

  it('are not found in whole words', () => {
    expect(['Smith', 'Street', 'Miranda', ''].flatMap(expandNameWord)).toEqual([]);
  });
});

const file = resolve(__dirname, '../../../../shared/data/reporters-db/case_name_abbreviations.json');
const withData = existsSync(file) ? describe : describe.skip;

withData('the abbreviations of the data of autumn 2026 (skipped where ../shared is absent)', () => {
  it('are all known, with every word they stand for', () => {
    const data = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8')));
    const unknown = Object.entries(data).flatMap(([abbreviation, words]) =>
      words
        .filter((word) => !expandNameWord(abbreviation).includes(word.toLowerCase()))
        .map((word) => `${abbreviation} ${word}`),
    );
    // Misspelled in the data: the woman who administers an estate is its administratrix.
    expect(unknown).toEqual(["Adm'x Administrix"]);
  });
});
