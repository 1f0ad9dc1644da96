/** Word's text of a paragraph against the block's text, and what is asked of Word's find: pure rules. */
import fc from 'fast-check';
import { contextQuery, escapeNeedle, occurrences, pick, queryFor } from '../../../src/brief/word/needle';
import { followParagraphs } from '../../../src/brief/word/plan';
import { mapAccepted, sameWords, stripMarks, wordSpan } from '../../../src/brief/word/wordText';

describe('marks in the text', () => {
  it('leave the block, and note marks leave their place behind', () => {
    const mapped = stripMarks('Roe\u0002, 410\u0005 U.S.\u0002');
    expect(mapped.text).toBe('Roe, 410 U.S.');
    expect(mapped.noteMarks).toEqual([3, 13]);
  });

  it('never include tab, line break, page break or the special hyphens', () => {
    expect(stripMarks('a\tb\u000bc\fd\u001ee\u001ff').text).toBe('a\tb\u000bc\fd\u001ee\u001ff');
  });

  it('are mapped back: every span of the block is the same words in Word’s text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\u0002', '\u0005', '\t'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (wordText, a, b) => {
        const mapped = stripMarks(wordText);
        const start = a % (mapped.text.length + 1);
        const end = start + (b % (mapped.text.length - start + 1));
        const span = wordSpan(mapped, [start, end]);
        if (start === end) return span === null;
        return span !== null && sameWords(wordText.slice(...span), mapped.text.slice(start, end));
      }),
    );
  });
});

describe('accepted text over text with deletions', () => {
  it('finds each kept character', () => {
    const mapped = mapAccepted('the new rule of law', 'the old new rule of the land law');
    const span = wordSpan(mapped, [4, 12]);
    expect(span && 'the old new rule of the land law'.slice(...span)).toBe('new rule');
  });

  it('gives no place to words that stand both deleted and kept: a mark would be a guess', () => {
    const mapped = mapAccepted('see 5 U.S. 137.', 'see 5 U.S. 137 5 U.S. 137.');
    expect(wordSpan(mapped, [4, 14])).toBeNull();
    expect(wordSpan(mapped, [0, 3])).toEqual([0, 3]);
  });

  it('says for any deletion either the right words or nothing', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.boolean()), { maxLength: 6 }), (pieces) => {
        const whole = pieces.map(([text]) => text).join('');
        const accepted = pieces.map(([text, deleted]) => (deleted ? '' : text)).join('');
        const mapped = mapAccepted(accepted, whole);
        return (
          mapped.text === accepted && mapped.places.every((to, at) => to < 0 || whole[to] === accepted[at])
        );
      }),
    );
  });
});

describe('needles', () => {
  it.each([
    ['a^b', 'a^^b'],
    ['a\tb', 'a^tb'],
    ['a\u000bb', 'a^lb'],
    ['410\u00a0U.S.', '410^sU.S.'],
    ['N.W.\u001e2d', 'N.W.^~2d'],
  ])('escape %j', (words, needle) => {
    expect(escapeNeedle(words)).toBe(needle);
  });

  it('count the equal places before the one meant', () => {
    expect(queryFor('Id. at 5. Id. at 6.', [10, 13])).toMatchObject({ kind: 'plain', ordinal: 1, of: 2 });
  });

  it('seek long words, and words with a mark inside, by their two ends', () => {
    const long = Array.from({ length: 60 }, (_, at) => `${at} U.S. ${at}`).join(', ');
    expect(queryFor(long, [0, long.length])).toMatchObject({
      kind: 'ends',
      head: { words: long.slice(0, 60), ordinal: 0, of: 1 },
      tail: { words: long.slice(-60), ordinal: 0, of: 1 },
    });
    expect(queryFor('Roe\u0002, 410 U.S. 113', [0, 18])).toMatchObject({
      kind: 'ends',
      head: { words: 'Roe' },
    });
  });

  it('never exceed 255 characters, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '^', '\t', '\u0002'), minLength: 1, maxLength: 400 }),
        (words) => {
          const query = queryFor(words, [0, words.length]);
          const needles =
            query === null
              ? []
              : query.kind === 'plain'
                ? [query.needle]
                : [query.head.needle, query.tail.needle];
          return needles.every((needle) => needle.length > 0 && needle.length <= 255);
        },
      ),
    );
  });

  it('take the n-th exact hit, and none where Word found more or fewer than the text has', () => {
    const query = queryFor("Int'l and Int'l", [10, 15]);
    if (query?.kind !== 'plain') throw new Error('a plain query');
    const [straight, curly] = [{ text: "Int'l" }, { text: 'Int’l' }];
    const second = { text: "Int'l" };
    expect(pick(query, [straight, curly, second])).toBe(second);
    expect(pick(query, [straight])).toBeNull();
  });

  it('use words around a place that make it the only one', () => {
    const query = contextQuery('first 5 U.S. 137 and second 5 U.S. 137 end', [28, 38]);
    expect(query?.around.of).toBe(1);
    expect(query?.around.words).toContain('5 U.S. 137');
  });

  it('see non-overlapping places as Word’s find does', () => {
    expect(occurrences('aaaa', 'aa')).toEqual([0, 2]);
  });
});

describe('paragraphs that moved', () => {
  it('are followed by their text', () => {
    expect(followParagraphs(['a', 'b', 'c'], ['new', 'a', 'b', 'c'])).toEqual([1, 2, 3]);
  });

  it('have no place where their text is gone, or stands another number of times', () => {
    expect(followParagraphs(['a', 'x', 'x'], ['a', 'x', 'y'])).toEqual([0, 1, null]);
    expect(followParagraphs(['x', 'x'], ['x', 'x', 'x'])).toEqual([null, null]);
  });
});
