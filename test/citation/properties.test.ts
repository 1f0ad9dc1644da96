// The properties that hold on any text: what no example can show. Generators mix the pieces of citations with storms of brackets,
// digits, dashes and odd characters.
import fc from 'fast-check';
import type { Block } from '../../src/brief/model';
import { foldText, readCitations, type Citation } from '../../src/citation';
import { stepsTaken } from '../../src/citation/text/steps';

const body = (text: string): Block => ({ part: 'body', note: null, text });
const read = (text: string): readonly Citation[] => readCitations([body(text)]);

/** What stays when a text is only moved or respaced: everything but offsets and raw spelling. */
const meaning = (one: Citation): unknown => ({
  ...one,
  id: undefined,
  block: undefined,
  span: undefined,
  fullSpan: undefined,
  text: foldText(one.text),
  caseName: one.caseName && foldText(one.caseName),
  reporterAsWritten: one.reporterAsWritten && foldText(one.reporterAsWritten),
  courtAsWritten: one.courtAsWritten && foldText(one.courtAsWritten),
  plaintiff: one.plaintiff && foldText(one.plaintiff),
  defendant: one.defendant && foldText(one.defendant),
  docketNumber: one.docketNumber && foldText(one.docketNumber),
  pincite: one.pincite && {
    ...one.pincite,
    span: undefined,
    text: foldText(one.pincite.text),
    sections: one.pincite.sections.map(foldText),
  },
  parentheticals: one.parentheticals.map(foldText),
  parallelTo: one.parallelTo !== null,
  antecedent: one.antecedent !== null,
  historyOf: one.historyOf !== null,
  within: one.within !== null,
  history: one.history.length,
});

const PIECES = [
  'See ',
  'Ames v. Burke',
  'In re Cole',
  ', 612 F.3d 40',
  ', 44–45',
  ' (1st Cir. 2010)',
  ' (quoting ',
  ')',
  '; ',
  '. ',
  'Id. at 45',
  'Id.',
  ' supra note 4',
  '42 U.S.C. § 1983',
  'Fed. R. Civ. P. 12(b)(6)',
  ', aff’d, ',
  '556 U.S. at 678',
  '2021 WL 123456, at *3',
  ' (',
  '[',
  ']',
  '“',
  '”',
  '"',
  "'",
  ' v. ',
  'v. v. v.',
  'Compl. ¶ 46',
  'No. 19-cv-1234',
  '12',
  ' 1999 ',
  '§',
  '¶',
  '—',
  '___',
  '\n',
  '\n\n',
  '\u00a0',
  '\u00ad',
  '\u0002',
  'ﬁ',
  '𝔘',
  'the court held that ',
  'Smith, Inc.',
  ', Inc.',
  '1 U.S. 1, 2 S. Ct. 2',
  'T.C. Memo. 2019-233',
  '2009-Ohio-4801',
  'U.S. Const. art. I, § 8',
  '\t',
  '…',
  '&',
  '-',
  '(((((',
  ')))))',
];
const anyText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

const SOUND =
  'See Ames v. Burke, 612 F.3d 40, 44–45 & n.3 (1st Cir. 2010) (en banc) (quoting In re Cole, 9 A.3d 8, 9 (Del. 2011)), aff’d, 564 U.S. 1 (2011). Id. at 45. ' +
  '42 U.S.C. §§ 1983, 1985(3). Burke, 612 F.3d at 46. Compl. ¶ 46. Id. ¶ 47. Cole, supra, at 9. Dean v. Ames, No. 19-cv-1234, 2020 WL 55555, at *3 (D. Mass. Mar. 2, 2020).';

describe('Whatever the text', () => {
  it('a span slices to its citation, full spans hold core spans, pincites lie in the block, and cores stand in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const citations = read(text);
        citations.forEach((one) => {
          expect(text.slice(one.span[0], one.span[1])).toBe(one.text);
          expect(one.text.length).toBeGreaterThan(0);
          expect(one.fullSpan[0]).toBeLessThanOrEqual(one.span[0]);
          expect(one.fullSpan[1]).toBeGreaterThanOrEqual(one.span[1]);
          expect(one.fullSpan[1]).toBeLessThanOrEqual(text.length);
          if (one.pincite)
            expect(text.slice(one.pincite.span[0], one.pincite.span[1])).toBe(one.pincite.text);
        });
        citations
          .slice(1)
          .forEach((one, at) => expect(one.span[0]).toBeGreaterThanOrEqual(citations[at]?.span[0] ?? 0));
      }),
      { numRuns: 400 },
    );
  });

  it('every id is its own, and every link leads to a citation of the document', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        const citations = readCitations(texts.map(body));
        const ids = new Set(citations.map((one) => one.id));
        expect(ids.size).toBe(citations.length);
        for (const one of citations) {
          for (const link of [
            one.parallelTo,
            one.antecedent,
            one.historyOf,
            one.within,
            ...one.history.map((h) => h.citation),
          ])
            if (link !== null) expect(ids.has(link)).toBe(true);
          expect(one.id).toMatch(/^[a-z2-9]{8}$/);
          if (one.antecedent !== null) expect(['id', 'short', 'supra']).toContain(one.kind);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the same text gives the same citations', () => {
    fc.assert(
      fc.property(anyText, (text) => expect(read(text)).toEqual(read(text))),
      { numRuns: 60 },
    );
  });
});

describe('On a sound text', () => {
  it('a sentence put before moves the spans and changes nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('the', 'panel', 'heard', 'argument', 'and', 'adjourned'), {
          minLength: 1,
          maxLength: 12,
        }),
        (words) => {
          const prefix = `${words.join(' ')}. `;
          const moved = read(prefix + SOUND);
          const plain = read(SOUND);
          expect(moved.map(meaning)).toEqual(plain.map(meaning));
          expect(moved.map((one) => one.span[0] - prefix.length)).toEqual(plain.map((one) => one.span[0]));
          expect(moved.map((one) => one.id)).toEqual(plain.map((one) => one.id));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a no-break, thin or doubled space, or a line break, in the place of a space changes nothing', () => {
    const spaces = [...SOUND.matchAll(/ /g)].map((match) => match.index);
    const plain = read(SOUND).map(meaning);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.nat(spaces.length - 1),
            fc.constantFrom('\u00a0', '\u2009', '\u202f', '  ', '\n', ' \t'),
          ),
        ),
        (changes) => {
          const at = new Map(changes.map(([index, space]) => [spaces[index], space]));
          const text = [...SOUND].map((char, index) => at.get(index) ?? char).join('');
          expect(read(text).map(meaning)).toEqual(plain);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('a soft hyphen inside a word or number changes nothing', () => {
    const inside = [...SOUND.matchAll(/[A-Za-z0-9](?=[A-Za-z0-9])/g)].map((match) => match.index);
    const plain = read(SOUND).map(meaning);
    fc.assert(
      fc.property(fc.array(fc.nat(inside.length - 1), { maxLength: 6 }), (cuts) => {
        const after = new Set(cuts.map((cut) => inside[cut]));
        const text = [...SOUND].map((char, index) => (after.has(index) ? `${char}\u00ad` : char)).join('');
        expect(read(text).map(meaning)).toEqual(plain);
      }),
      { numRuns: 120 },
    );
  });

  it('two documents put one after the other give the two results, the full citations unchanged', () => {
    const first = read(SOUND);
    const both = readCitations([body(SOUND), body('Evans v. Frost, 3 F.3d 4 (2d Cir. 1993). Id. at 5.')]);
    expect(both.filter((one) => one.block === 0)).toEqual(first);
    expect(both.filter((one) => one.block === 1).map((one) => one.kind)).toEqual(['case', 'id']);
  });
});

describe('Work', () => {
  /** Steps of the reading, counted in the code: the same on every machine. */
  const steps = (text: string): number => {
    const before = stepsTaken();
    read(text);
    return stepsTaken() - before;
  };
  const STORMS: Record<string, string> = {
    'brackets that never close': '(',
    'brackets that close nothing': ')',
    'nested citations': '1 U.S. 1 (quoting ',
    digits: '12 ',
    'volumes and reporters': '1 U.S. 1, ',
    'short forms': '1 U.S. at 1. ',
    'versus without parties': 'v. ',
    'versus with parties': 'Ames v. Burke, ',
    ids: 'Id. at 1; ',
    capitals: 'Ames Burke ',
    sections: '§ 1, ',
    'lists of sections': '42 U.S.C. § 1, ',
    history: "1 U.S. 1, aff'd, ",
    quotations: '“a ” "b" ',
    dashes: '--- U.S. ---, ',
    dockets: 'No. 1-2, ',
    parentheticals: '1 U.S. 1 (a) (b) (1990) ',
    subsections: '42 U.S.C. § 1(a)(b)(c), (d), ',
    supra: 'Ames, supra, ',
    'line ends': '1\n',
    parallels: '1 U.S. 1, 2 S. Ct. 2, 3 L. Ed. 3, ',
    'parallels of short forms': '1 U.S. at 1, 2 S. Ct. at 2, 3 L. Ed. at 3, ',
    'brackets within brackets': '[(',
    'parentheticals one in another': '1 U.S. 1 (a (b (c ',
    'names that never end': 'Ames & Burke, Inc. of the ',
    records: 'Ames Decl. Ex. B, ',
    'sections of many codes': 'Cal. Penal Code, ',
    'star pages': '*1 ',
    notes: '\u0002 1 U.S. 1 ',
    ligatures: 'ﬁ ',
    'names of one case': 'Ames v. Burke, 1 U.S. 1 (1990). Ames, 1 U.S. at 2. ',
  };
  for (const [name, piece] of Object.entries(STORMS)) {
    it(`eight times as many ${name} take at most 8.1 times the steps`, () => {
      const small = piece.repeat(Math.ceil(24_000 / piece.length));
      expect(steps(small.repeat(8)) / steps(small)).toBeLessThanOrEqual(8.1);
    });
  }

  it('eight times any text takes at most 8.1 times the steps', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 5, maxLength: 14 }), (pieces) => {
        // Many times over, so that what the first copy lacks to its left and before it is not counted as growth.
        const text = pieces.join('').repeat(512);
        expect(steps(text.repeat(8)) / steps(text)).toBeLessThanOrEqual(8.1);
      }),
      { numRuns: 25 },
    );
  });

  it('a line of ten megabytes is read in one sweep', () => {
    const line =
      'The court in Ames v. Burke, 612 F.3d 40, 44 (1st Cir. 2010), said so (“v. v. v.” 12 12). Id. at 45. ';
    const prose =
      'Nothing in the record of that hearing shows that the parties meant anything else by what they signed. ';
    const page = line + prose.repeat(12);
    const few = page.repeat(100);
    const all = page.repeat(Math.ceil(10_000_000 / page.length));
    expect(steps(all) / steps(few)).toBeLessThanOrEqual(1.02 * (all.length / few.length));
  });
});
