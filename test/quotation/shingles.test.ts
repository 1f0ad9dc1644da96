/** Fingerprints of words: what an opinion and a quotation of it are sure to share. */
import fc from 'fast-check';
import { opinionShingles, quotationShingles } from '../../src/quotation';
import { plainOpinion } from './fixtures';

const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 2, maxLength: 5 });

it('thirteen words in a row share a fingerprint, whatever stands around them', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 40, maxLength: 120 }),
      fc.nat(20),
      fc.integer({ min: 13, max: 20 }),
      (words, from, length) => {
        const held = new Set(opinionShingles(plainOpinion(words.join(' '))));
        const asked = quotationShingles(words.slice(from, from + length).join(' '));
        expect(asked.some((one) => held.has(one))).toBe(true);
      },
    ),
  );
});

it('typography makes no other fingerprint', () => {
  expect(quotationShingles('“The owner’s RIGHT to the non-moving hull”')).toEqual(
    quotationShingles("the owner's right to the non moving hull"),
  );
});

it('an opinion keeps about one fingerprint to five or six words', () => {
  const words = Array.from({ length: 5000 }, (_, at) => `w${(at * 7919) % 1013}x${at % 17}`);
  const kept = opinionShingles(plainOpinion(words.join(' '))).length;
  expect(kept).toBeGreaterThan(5000 / 7);
  expect(kept).toBeLessThan(5000 / 4.5);
});

it('a word in brackets is no word of the opinion, and three words have no fingerprint', () => {
  expect(quotationShingles('the [old] hull [of] a ship')).toEqual([]);
  expect(quotationShingles('a chart is a promise')).toHaveLength(2);
});
