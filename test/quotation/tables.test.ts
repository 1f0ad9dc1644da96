/** The tables of the room: every row says what it should, once, in folded words. */
import { splitWords } from '../../src/quotation/compare/tokens';
import { SAME_THING, sameThing } from '../../src/quotation/tables/forms';
import {
  FUNCTION_WORDS,
  GUARDED,
  guardClass,
  NUMBER_WORDS,
  OPPOSING_ROLES,
  rolesOppose,
} from '../../src/quotation/tables/guardedWords';
import { isLicence, LICENCES, licencesOf } from '../../src/quotation/tables/licences';
import { CONFUSABLE, ocrKey } from '../../src/quotation/tables/scans';
import { VOICES } from '../../src/quotation/tables/voices';

const folded = (text: string): string => splitWords(text).words.join(' ');

describe('guarded words', () => {
  it.each(Object.entries(GUARDED))(
    '%s: each is one folded word of this class and of no other',
    (kind, list) => {
      for (const word of list) {
        expect(folded(word)).toBe(word);
        expect(guardClass(word)).toBe(kind);
        expect(FUNCTION_WORDS.has(word)).toBe(false);
      }
    },
  );

  it('numbers are guarded in words and digits', () => {
    for (const [word, digits] of NUMBER_WORDS) {
      expect(guardClass(word)).toBe('number');
      expect(guardClass(digits)).toBe('number');
    }
    expect(guardClass('harbor')).toBeNull();
  });

  it('the two sides of a pair oppose each other and not themselves', () => {
    for (const [left, right] of OPPOSING_ROLES) {
      expect(rolesOppose(left[0] ?? '', right[0] ?? '')).toBe(true);
      expect(rolesOppose(right[0] ?? '', left[0] ?? '')).toBe(true);
      expect(rolesOppose(left[0] ?? '', left[0] ?? '')).toBe(false);
    }
  });
});

describe('licences', () => {
  it.each(LICENCES.map((row) => [row.phrase, row] as const))(
    '"(%s)" grants what its row says',
    (phrase, row) => {
      const written = /omitted|modified|added|original|adopted|altered|cleaned up/.test(phrase)
        ? phrase
        : `${phrase} footnote omitted`;
      const granted = licencesOf([written]);
      for (const one of row.grants) expect(granted).toContain(one);
      expect(isLicence(written)).toBe(true);
      expect(row.source).not.toBe('');
    },
  );

  it.each([
    'en banc',
    'per curiam',
    'plurality opinion',
    'Varga, J., dissenting',
    'citing Marlin',
    'the owner cleaned up the hull of it',
  ])('"(%s)" speaks of the case, or is at most a remark, and reaches no citation', (phrase) => {
    if (phrase.includes('cleaned up')) return expect(licencesOf([phrase])).toContain('citations');
    return expect(licencesOf([phrase]).size).toBe(0);
  });
});

it('forms: every row holds at least two folded phrases that are one thing', () => {
  for (const row of SAME_THING) {
    expect(row.length).toBeGreaterThan(1);
    for (const phrase of row) expect(sameThing(row[0] ?? '', phrase)).toBe(true);
  }
  expect(sameThing('rule', 'article')).toBe(false);
});

it('scans: a row folds its letters to one key, and guarded words have none', () => {
  for (const [to, ...from] of CONFUSABLE)
    for (const one of from) expect(ocrKey(`bay${one}bay`)).toBe(ocrKey(`bay${to}bay`));
  expect(ocrKey('not')).toBeNull();
  expect(ocrKey('1000')).toBeNull();
});

it('voices: signs are written in folded words', () => {
  for (const { sign } of VOICES) expect(folded(sign)).toBe(sign);
});
