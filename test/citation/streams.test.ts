// What a document adds to a text: notes in their own stream, note marks as walls, generated tables read but never meant, emphasis as a
// vote, ids that outlive edits.
import type { Block } from '../../src/brief/model';
import { readCitations, readCore, type Citation } from '../../src/citation';
import { blocksWithNotes } from './support/shared';

const meant = (citations: readonly Citation[], text: string): string | null => {
  const one = citations.find((citation) => citation.text === text);
  return citations.find((other) => other.id === one?.antecedent)?.text ?? null;
};

describe('Notes are a stream of their own (Bluebook rule 4.1)', () => {
  it('a note in between does not take the body\'s "Id."', () => {
    const citations = readCitations(
      blocksWithNotes('Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).{fn:1} Id. at 5.', {
        '1': 'Cole v. Dean, 3 F.3d 4 (2d Cir. 1993).',
      }),
    );
    expect(meant(citations, 'Id. at 5')).toBe('1 F.3d 2');
  });
  it('at the head of a note "Id." means the note before, if that cites one authority', () => {
    const notes = { '1': 'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).', '2': 'Id. at 5.' };
    expect(meant(readCitations(blocksWithNotes('A{fn:1} b{fn:2}', notes)), 'Id. at 5')).toBe('1 F.3d 2');
  });
  it('and nothing, if that cites two, or none, or is the body', () => {
    const two = {
      '1': 'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993). Cole v. Dean, 3 F.3d 4 (2d Cir. 1993).',
      '2': 'Id. at 5.',
    };
    const none = { '1': 'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).', '2': 'So it is.', '3': 'Id. at 5.' };
    expect(meant(readCitations(blocksWithNotes('A{fn:1} b{fn:2}', two)), 'Id. at 5')).toBeNull();
    expect(meant(readCitations(blocksWithNotes('A{fn:1} b{fn:2} c{fn:3}', none)), 'Id. at 5')).toBeNull();
    expect(
      meant(
        readCitations(
          blocksWithNotes('Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).{fn:1}', { '1': 'Id. at 5.' }),
        ),
        'Id. at 5',
      ),
    ).toBeNull();
  });
  it('"supra note 1" with a name finds the authority in that note', () => {
    const notes = {
      '1': 'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).',
      '2': 'Ames v. Cole, 3 F.3d 4 (2d Cir. 1993).',
      '3': 'Ames, supra note 2, at 5.',
    };
    expect(meant(readCitations(blocksWithNotes('A{fn:1} b{fn:2} c{fn:3}', notes)), 'supra note 2')).toBe(
      '3 F.3d 4',
    );
  });
});

describe('A note mark is a wall for names', () => {
  it('wherever it stands between characters', () => {
    const [first, second] = readCitations(
      blocksWithNotes(
        'The Panel{fn:1}Ames v. Burke, 1 F.3d 2 (1st Cir. 1993). Court{fn:2} Cole v. Dean, 3 F.3d 4 (2d Cir. 1993).',
      ),
    );
    expect([first?.caseName, second?.caseName]).toEqual(['Ames v. Burke', 'Cole v. Dean']);
  });
  it("as Word's own character too", () => {
    expect(
      readCitations([
        {
          part: 'body',
          note: null,
          text: 'So it is.\u0002 Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).\u0002 Id.',
        },
      ]).map((one) => one.caseName ?? one.kind),
    ).toEqual(['Ames v. Burke', 'id']);
  });
});

describe('A generated table', () => {
  const table: Block = {
    part: 'body',
    note: null,
    role: 'tableOfAuthorities',
    text: 'Cole v. Dean, 3 F.3d 4 (2d Cir. 1993) ........ 5, 7',
  };
  it('is read', () => expect(readCitations([table]).map((one) => one.caseName)).toEqual(['Cole v. Dean']));
  it('is nothing that a short form or "Id." can mean', () => {
    const citations = readCitations([
      table,
      { part: 'body', note: null, text: 'Id. at 5. Dean, 3 F.3d at 5.' },
    ]);
    expect(citations.map((one) => one.antecedent)).toEqual([null, null, null]);
  });
});

describe('One core under two names', () => {
  it('has short forms by each name, and without a name those of the first', () => {
    const text =
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993). Cole v. Dean, 1 F.3d 2 (1st Cir. 1993). Cole, 1 F.3d at 5. Ames, 1 F.3d at 4. The point stands, 1 F.3d at 6.';
    const citations = readCitations([{ part: 'body', note: null, text }]);
    const meant = citations
      .slice(2)
      .map((one) => citations.find(({ id }) => id === one.antecedent)?.caseName ?? null);
    expect(meant).toEqual(['Cole v. Dean', 'Ames v. Burke', 'Ames v. Burke']);
  });
});

describe('Emphasis', () => {
  it('decides where a name begins when words alone do not', () => {
    const text = 'Indeed Harbor Light v. Burke, 1 F.3d 2 (1st Cir. 1993).';
    const start = text.indexOf('Light');
    const [plain] = readCitations([{ part: 'body', note: null, text }]);
    const [voted] = readCitations([
      { part: 'body', note: null, text, emphasis: [[start, text.indexOf(',')]] },
    ]);
    expect(plain?.caseName).toBe('Harbor Light v. Burke');
    expect(voted?.caseName).toBe('Light v. Burke');
  });
});

describe('Ids', () => {
  const text = 'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993). Cole v. Dean, 3 F.3d 4 (2d Cir. 1993). Id. at 5.';
  const ids = (value: string): Record<string, string> =>
    Object.fromEntries(
      readCitations([{ part: 'body', note: null, text: value }]).map((one) => [one.text, one.id]),
    );
  it('stay when other citations come or go', () => {
    const before = ids(text);
    const after = ids(`Evans v. Frost, 9 F.3d 10 (3d Cir. 1993). ${text}`);
    for (const [citation, id] of Object.entries(before)) expect(after[citation]).toBe(id);
  });
  it('tell equals apart by their order', () => {
    const found = readCitations([{ part: 'body', note: null, text: `${text} ${text}` }]);
    expect(new Set(found.map((one) => one.id)).size).toBe(6);
  });
});

describe('readCore: one citation given alone', () => {
  it.each([
    ['556 U. S. 662', '556', 'U.S.', '662', 'case'],
    ['2021 WL 4411902', '2021', 'WL', '4411902', 'case'],
    ['2009-Ohio-4801', '2009', 'Ohio', '4801', 'case'],
    ['T.C. Memo. 2019-233', '2019', 'T.C. Memo.', '233', 'case'],
    ['42 U.S.C. § 1983', '42', 'U.S.C.', '1983', 'statute'],
    ['Ames v. Burke, 5 U.S. (1 Cranch) 137, 177 (1803)', '5', 'U.S.', '137', 'case'],
    ['120 Harv. L. Rev. 1', '120', 'Harv. L. Rev.', '1', 'journal'],
  ])('%s', (text, volume, reporter, page, kind) => {
    expect(readCore(text)).toMatchObject({ volume, reporter, page, kind });
  });
  it('is null where there is none', () => expect(readCore('no citation at all')).toBeNull());
});
