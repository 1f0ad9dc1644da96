/** What holds for every text: verbatim stays verbatim, one word changed is seen, nothing throws, time is linear. */
import fc from 'fast-check';
import type { Block } from '../../src/brief/model';
import { readCitations } from '../../src/citation';
import { compareQuotation, indexOpinion, readQuotations } from '../../src/quotation';
import type { Opinion } from '../../src/quotation/model';
import { plainOpinion } from './fixtures';

const WORDS = (
  'harbor pilot vessel cargo owner master tide chart lamp rope quay buoy storm anchor fog sail hull mast crew voyage port ' +
  'carrier duty loss claim court rule notice care proof record motion trial verdict'
).split(' ');

/** A text of some variety, as texts are: every word alone or made of two. */
const opinionText = fc.array(
  fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ...WORDS)).map((two) => two.join('')),
  { minLength: 60, maxLength: 200 },
);

/** The text on pages that break where they like, in the middle of words too. */
function paged(text: string, cuts: readonly number[]): Opinion {
  const sorted = [...new Set(cuts.map((cut) => cut % text.length))].sort((a, b) => a - b);
  // No page is shorter than a line.
  const edges = [0];
  for (const cut of sorted) if (cut - (edges.at(-1) ?? 0) >= 60) edges.push(cut);
  edges.push(text.length);
  const pages = edges.slice(1).map((to, at) => ({ label: `${100 + at}`, text: text.slice(edges[at], to) }));
  return { complete: true, ocr: false, parts: [{ kind: 'majority', pages }] };
}

it('words taken from an opinion are verbatim, wherever its pages break', () => {
  fc.assert(
    fc.property(
      opinionText,
      fc.array(fc.nat(2000), { maxLength: 6 }),
      fc.nat(40),
      fc.integer({ min: 5, max: 40 }),
      (words, cuts, from, length) => {
        const opinion = paged(words.join(' '), cuts);
        const quote = words.slice(from, from + length).join(' ');
        expect(compareQuotation({ quote, pincite: null, parentheticals: [], opinion }).verdict).toBe(
          'verbatim',
        );
      },
    ),
  );
});

it('one word that the opinion does not hold is always seen', () => {
  fc.assert(
    fc.property(
      opinionText,
      fc.nat(40),
      fc.integer({ min: 5, max: 40 }),
      fc.nat(40),
      (words, from, length, at) => {
        const quoted = words.slice(from, from + length);
        quoted[at % quoted.length] = 'zeppelin';
        const match = compareQuotation({
          quote: quoted.join(' '),
          pincite: null,
          parentheticals: [],
          opinion: plainOpinion(words.join(' ')),
        });
        expect(['altered', 'absent']).toContain(match.verdict);
        expect(match.severity).toBe('major');
      },
    ),
  );
});

it('anything at all gets an answer', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      '[',
      ']',
      '“',
      '”',
      '"',
      '.',
      '. ',
      '…',
      '* ',
      '*5',
      '-\n',
      '§',
      'a',
      'of ',
      'rule ',
      '1',
      '\u00ad',
      'é',
      '(',
      ')',
    ),
  });
  fc.assert(
    fc.property(odd, odd, (quote, text) => {
      expect(
        compareQuotation({ quote, pincite: quote, parentheticals: [quote], opinion: plainOpinion(text) })
          .verdict,
      ).toEqual(expect.any(String));
      const blocks: Block[] = [
        { part: 'body', note: null, text: quote },
        { part: 'body', note: null, text },
      ];
      for (const one of readQuotations(blocks, readCitations(blocks)))
        expect(blocks[one.block]?.text.slice(...one.span)).toBe(one.text);
    }),
  );
});

it('the same question has the same answer, indexed before or not', () => {
  const opinion = plainOpinion('The owner of the hull may claim the cargo, and the master may not.');
  const question = { quote: 'The owner of the ship may claim the cargo', pincite: null, parentheticals: [] };
  expect(compareQuotation({ ...question, opinion: indexOpinion(opinion) })).toEqual(
    compareQuotation({ ...question, opinion }),
  );
});

/** Processor time in milliseconds: other work on the machine does not count. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('time is linear: eight times the input takes nowhere near sixty-four times', () => {
  const one = (unit: string) => (times: number) => (): void => {
    const quote = unit.repeat(times);
    void compareQuotation({
      quote,
      pincite: null,
      parentheticals: [],
      opinion: plainOpinion('the court '.repeat(4000)),
    });
  };
  const read = (unit: string) => (times: number) => (): void => {
    const blocks: Block[] = [{ part: 'body', note: null, text: unit.repeat(times) }];
    void readQuotations(blocks, []);
  };
  it.each([
    ['one phrase over and over', one('the court '), 500],
    ['brackets over and over', one('[the] court '), 500],
    ['ellipses over and over', one('the . . . court '), 500],
    ['open brackets', one('[the '), 2000],
    ['dots and stars', one('. * . .* '), 2000],
    ['quotation marks never closed', read('“the “court '), 4000],
    ['straight marks', read('"the" "court '), 4000],
  ] as const)('%s', (_, work, times) => {
    work(times)();
    const small = Math.max(2, cost(work(times)));
    expect(cost(work(times * 8))).toBeLessThan(small * 32);
  });
});
