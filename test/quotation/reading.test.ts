/** Whose words a quotation holds (quotations.md 4.1; contracts.md, extract). Citations are read by the citation room itself. */
import type { Block } from '../../src/brief/model';
import { readCitations } from '../../src/citation';
import { readQuotations } from '../../src/quotation';
import type { BoundBy } from '../../src/quotation/model';

type Line = string | (Partial<Block> & { readonly text: string });

/** Each quotation as [words, core of its citation or null, how it was bound]. */
function quotationsOf(
  ...lines: readonly Line[]
): readonly (readonly [string, string | null, BoundBy | null])[] {
  const blocks = lines.map((line): Block => ({
    part: 'body',
    note: null,
    ...(typeof line === 'string' ? { text: line } : line),
  }));
  const citations = readCitations(blocks);
  const byId = new Map(citations.map((one) => [one.id, one.text]));
  return readQuotations(blocks, citations).map(({ text, citation, boundBy }) => [
    text,
    citation === null ? null : (byId.get(citation) ?? 'unknown'),
    boundBy,
  ]);
}

const MARLIN = 'Marlin v. Oyster Bay Co., 412 U.S. 34, 36 (1973)';
const FERRY = 'Ferry v. Tollman, 398 U.S. 210, 215 (1970)';

describe('a quotation belongs to the citation that follows it', () => {
  it.each([
    ['in a citation sentence', `“A chart is a promise to every sailor.” ${MARLIN}.`],
    [
      'in the same sentence',
      `The rule that “a chart is a promise to every sailor” was settled long ago, ${MARLIN}.`,
    ],
    ['after a licence', `“A chart is a promise to every sailor.” (Citations omitted.) ${MARLIN}.`],
    ['after a signal of support', `“A chart is a promise to every sailor.” See ${MARLIN}.`],
    ['with straight marks', `"A chart is a promise to every sailor." ${MARLIN}.`],
    ['the first of a string', `“A chart is a promise to every sailor.” ${MARLIN}; ${FERRY}.`],
    [
      'whose parallel citations are one citation',
      `“A chart is a promise to every sailor.” Marlin v. Oyster Bay Co., 412 U.S. 34, 93 S. Ct. 1211 (1973).`,
    ],
  ])('%s', (_, text) => {
    expect(quotationsOf(text)).toEqual([
      [expect.stringContaining('chart is a promise'), '412 U.S. 34', 'follows'],
    ]);
  });

  it('which may be id. or a short form', () => {
    expect(
      quotationsOf(
        `${MARLIN}. “A chart is a promise to every sailor.” Id. at 37. “The sea forgives no printer of charts.” Marlin, 412 U.S. at 38.`,
      ),
    ).toEqual([
      ['A chart is a promise to every sailor.', 'Id. at 37', 'follows'],
      ['The sea forgives no printer of charts.', '412 U.S. at 38', 'follows'],
    ]);
  });

  it('but not to one in the next sentence’s text', () => {
    expect(quotationsOf(`“A chart is a promise to every sailor.” In ${MARLIN}, nobody said so.`)).toEqual([
      ['A chart is a promise to every sailor.', null, null],
    ]);
  });

  it('but not to one that is cited against it', () => {
    expect(quotationsOf(`“A chart is a promise to every sailor.” But see ${MARLIN}.`)).toEqual([
      ['A chart is a promise to every sailor.', null, null],
    ]);
  });

  it('and stops in abbreviated names are no ends of sentences', () => {
    expect(
      quotationsOf(
        'The court asked “whether a chart is a promise to every sailor,” as Mr. Tern had urged, Tern v. U.S. Chart Co., 412 U.S. 34 (1973).',
      ),
    ).toEqual([['whether a chart is a promise to every sailor,', '412 U.S. 34', 'follows']]);
  });
});

describe('a quotation belongs to the citation before it', () => {
  it('where the sentence says so', () => {
    expect(quotationsOf(`In ${MARLIN}, the Court said that “a chart is a promise to every sailor.”`)).toEqual(
      [['a chart is a promise to every sailor.', '412 U.S. 34', 'precedes']],
    );
  });

  it('where the next sentence goes on with what the Court said', () => {
    expect(
      quotationsOf(
        `The rule is old. ${MARLIN}. The Court added that “a chart is a promise to every sailor.”`,
      ),
    ).toEqual([['a chart is a promise to every sailor.', '412 U.S. 34', 'precedes']]);
  });

  it('though another case is cited in support after it', () => {
    expect(
      quotationsOf(
        `In ${MARLIN}, the Court held that “a chart is a promise to every sailor.” See also ${FERRY}.`,
      ),
    ).toEqual([['a chart is a promise to every sailor.', '412 U.S. 34', 'precedes']]);
  });

  it('unless the one after it is the same case', () => {
    expect(
      quotationsOf(`In ${MARLIN}, the Court held that “a chart is a promise to every sailor.” Id. at 39.`),
    ).toEqual([['a chart is a promise to every sailor.', 'Id. at 39', 'follows']]);
  });

  it('of several, each in its turn', () => {
    expect(
      quotationsOf(
        `In ${MARLIN}, the Court said “a chart is a promise to every sailor,” and in ${FERRY}, it said “a toll is a debt to every bridge.”`,
      ),
    ).toEqual([
      ['a chart is a promise to every sailor,', '412 U.S. 34', 'precedes'],
      ['a toll is a debt to every bridge.', '398 U.S. 210', 'precedes'],
    ]);
  });
});

describe('one authority cited twice in full', () => {
  it('does not tie with itself', () => {
    expect(
      quotationsOf(`In ${MARLIN}, the Court held that “a chart is a promise to every sailor.” ${MARLIN}.`),
    ).toEqual([['a chart is a promise to every sailor.', '412 U.S. 34', 'follows']]);
  });

  it('with no stop after the first, which belongs to the sentence before', () => {
    expect(
      quotationsOf(
        `The rule is old. ${FERRY} Charts that keep “a promise to every sailor” are good. ${MARLIN}.`,
      ),
    ).toEqual([['a promise to every sailor', '412 U.S. 34', 'follows']]);
  });
});

describe('it abstains', () => {
  it('where two citations before it have an equal claim', () => {
    expect(
      quotationsOf(`In ${MARLIN}, and ${FERRY}, the Court said that “a chart is a promise to every sailor.”`),
    ).toEqual([['a chart is a promise to every sailor.', null, null]]);
  });

  it('where the sentence names one case and the citation another', () => {
    expect(
      quotationsOf(`In ${MARLIN}, the Court held that “a chart is a promise to every sailor.” ${FERRY}.`),
    ).toEqual([['a chart is a promise to every sailor.', null, null]]);
  });

  it.each([
    ['a scare quote', 'Mr. Tern calls this a “promise,” and nobody agrees. ' + MARLIN + '.'],
    [
      'a term of art',
      `The doctrine of “general average” has many critics among judges and sailors alike. ${MARLIN}.`,
    ],
    ['a defined term', `The parties signed a charter (the “Charter”). ${MARLIN}.`],
    ['several defined terms', `Gull, Tern and Auk (collectively, the “Owners”) agree. ${MARLIN}.`],
    ['a defined name of a case', 'Marlin v. Oyster Bay Co., 412 U.S. 34 (1973) (“Marlin I”), was followed.'],
    [
      'words of the record',
      'The mate swore that “he never saw the chart at all that night.” Tern Dep. 14:2–9.',
    ],
    ['words without any citation', 'The mate said that “he never saw the chart at all that night.”'],
  ])('for %s', (_, text) => {
    for (const [, citation] of quotationsOf(text)) expect(citation).toBeNull();
    expect(quotationsOf(text).length).toBeGreaterThan(0);
  });
});

describe('parentheticals', () => {
  it('hold words of the case they stand behind', () => {
    expect(quotationsOf(`See ${MARLIN} (“a chart is a promise to every sailor”).`)).toEqual([
      ['a chart is a promise to every sailor', '412 U.S. 34', 'parenthetical'],
    ]);
  });

  it('hold short words too', () => {
    expect(quotationsOf(`See ${MARLIN} (rejecting “general average”).`)).toEqual([
      ['general average', '412 U.S. 34', 'parenthetical'],
    ]);
  });

  it('name the source of the source: the words are both cases’', () => {
    expect(quotationsOf(`“A chart is a promise to every sailor.” ${MARLIN} (quoting ${FERRY}).`)).toEqual([
      ['A chart is a promise to every sailor.', '412 U.S. 34', 'follows'],
      ['A chart is a promise to every sailor.', '398 U.S. 210', 'quoting'],
    ]);
  });

  it('inside a parenthetical belong to the inner citation', () => {
    expect(quotationsOf(`See ${MARLIN} (citing ${FERRY} (“a toll is a debt to every bridge”)).`)).toEqual([
      ['a toll is a debt to every bridge', '398 U.S. 210', 'parenthetical'],
    ]);
  });
});

describe('marks', () => {
  it('inside marks are part of the quotation', () => {
    expect(
      quotationsOf(`“We said ‘a chart is a promise’ and meant “every chart” by it.” ${MARLIN}.`),
    ).toEqual([['We said ‘a chart is a promise’ and meant “every chart” by it.', '412 U.S. 34', 'follows']]);
  });

  it('split around a citation both belong to it', () => {
    expect(
      quotationsOf(
        `“A chart,” Marlin v. Oyster Bay Co., 412 U.S. 34, 36 (1973), “is a promise to every sailor who buys it.”`,
      ),
    ).toEqual([
      ['A chart,', '412 U.S. 34', 'follows'],
      ['is a promise to every sailor who buys it.', '412 U.S. 34', 'splitAround'],
    ]);
  });

  it('over paragraphs belong to the citation after the last', () => {
    expect(
      quotationsOf(
        'The Court wrote: “A chart is a promise to every sailor.',
        `“It is kept by the printer, or it is broken.” ${MARLIN}.`,
      ),
    ).toEqual([
      ['A chart is a promise to every sailor.', '412 U.S. 34', 'follows'],
      ['It is kept by the printer, or it is broken.', '412 U.S. 34', 'follows'],
    ]);
  });

  it('never closed are no quotation', () => {
    expect(
      quotationsOf(`“A chart is a promise to every sailor. ${MARLIN}.`, 'The next paragraph has none.'),
    ).toEqual([]);
  });

  it('low, and before a space, are specks of a scan', () => {
    expect(quotationsOf(`“A chart invites „ trust and is a promise to every sailor.” ${MARLIN}.`)).toEqual([
      ['A chart invites „ trust and is a promise to every sailor.', '412 U.S. 34', 'follows'],
    ]);
  });

  it('never closed do not swallow those that are', () => {
    expect(quotationsOf(`He said “so. “A chart is a promise to every sailor.” ${MARLIN}.`)).toEqual([
      ['A chart is a promise to every sailor.', '412 U.S. 34', 'follows'],
    ]);
  });
});

describe('block quotations', () => {
  const LONG =
    'A chart is a promise that the printer makes to every sailor who buys it, and through the sailor to everyone whose goods or ' +
    'life the sailor carries; it is kept when the rocks are where the chart has put them, and it is broken, whatever care was ' +
    'taken in the printing of it, when they are not.';

  it('by role, cited at the start of the next paragraph', () => {
    expect(
      quotationsOf(
        'The Court explained:',
        { text: LONG, role: 'blockQuotation' },
        `${MARLIN}. The rule stands.`,
      ),
    ).toEqual([[LONG, '412 U.S. 34', 'blockFollows']]);
  });

  it('by role, cited at their own end', () => {
    expect(
      quotationsOf('The Court explained:', { text: `${LONG} ${MARLIN}.`, role: 'blockQuotation' }),
    ).toEqual([[LONG, '412 U.S. 34', 'blockFollows']]);
  });

  it('by role, cited in the lead-in', () => {
    expect(
      quotationsOf(
        `As the Court put it in ${MARLIN}:`,
        { text: LONG, role: 'blockQuotation' },
        'The rule stands.',
      ),
    ).toEqual([[LONG, '412 U.S. 34', 'precedes']]);
  });

  it('of several paragraphs', () => {
    expect(
      quotationsOf(
        'The Court explained:',
        { text: LONG, role: 'blockQuotation' },
        { text: 'It is kept or it is broken.', role: 'blockQuotation' },
        `${MARLIN}.`,
      ),
    ).toEqual([
      [LONG, '412 U.S. 34', 'blockFollows'],
      ['It is kept or it is broken.', '412 U.S. 34', 'blockFollows'],
    ]);
  });

  it('without a role, where fifty words stand between a colon and a citation', () => {
    expect(quotationsOf('The Court explained:', LONG, `${MARLIN}. The rule stands.`)).toEqual([
      [LONG, '412 U.S. 34', 'blockFollows'],
    ]);
  });

  it('but not a shorter paragraph without a role', () => {
    expect(
      quotationsOf('The Court explained:', 'A chart is a promise.', `${MARLIN}. The rule stands.`),
    ).toEqual([]);
  });
});

it('the tables at the front of a brief are not read', () => {
  expect(quotationsOf({ text: `“A chart is a promise” ${MARLIN}\t4`, role: 'tableOfAuthorities' })).toEqual(
    [],
  );
});

it('a remark between words and citation is kept for the comparison', () => {
  const blocks: Block[] = [
    {
      part: 'body',
      note: null,
      text: `“A chart is a promise to every sailor.” (Citations omitted.) ${MARLIN}.`,
    },
  ];
  expect(readQuotations(blocks, readCitations(blocks))).toMatchObject([
    { parentheticals: ['Citations omitted.'] },
  ]);
});

it('ids are unique, and stay when text is put in before', () => {
  const text = `“A chart is a promise to every sailor.” ${MARLIN}. “A chart is a promise to every sailor.” ${FERRY}.`;
  const read = (lines: readonly string[]) => {
    const blocks = lines.map((line): Block => ({ part: 'body', note: null, text: line }));
    return readQuotations(blocks, readCitations(blocks)).map(({ id }) => id);
  };
  const ids = read([text]);
  expect(new Set(ids).size).toBe(2);
  expect(read(['Another paragraph, put in before.', text])).toEqual(ids);
});

describe('a quotation ends its sentence as any words do', () => {
  const SHIP = 'a ship that drags her anchor answers for the pier';
  it('words of the sentence before belong to the citation of that sentence', () => {
    expect(
      quotationsOf(
        `In ${MARLIN}, the Court held: “${SHIP}”. “A chart is a promise to every sailor.” Id. at 40.`,
      ),
    ).toEqual([
      [SHIP, '412 U.S. 34', 'precedes'],
      ['A chart is a promise to every sailor.', 'Id. at 40', 'follows'],
    ]);
  });
  it.each(['there was a', 'there was no', 'the cargo went to the co'])(
    'a stop behind the closing mark ends it, whatever the last word is: %s”.',
    (end) => {
      expect(
        quotationsOf(
          `In ${MARLIN}, the Court held: “every ship in the harbor knew that ${end}”. “a chart is a promise to every sailor” Id. at 40.`,
        ).map(([, citation]) => citation),
      ).toEqual(['412 U.S. 34', 'Id. at 40']);
    },
  );
  it('a verb of speech before another quotation’s end is spent', () => {
    expect(
      quotationsOf(
        `In ${MARLIN}, the Court wrote: “${SHIP}”. The rule is well known. “The toll is due at the landing.” ${FERRY}.`,
      ).map(([, citation]) => citation),
    ).toEqual(['412 U.S. 34', '398 U.S. 210']);
  });
});
