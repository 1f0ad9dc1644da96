// Names that do not stand by their citation: borrowed from the sentence before where that is plain, and from the table of authorities.
import { readCitations, type Citation } from '../../src/citation';
import type { Block } from '../../src/brief/model';

const body = (text: string): Block => ({ part: 'body', note: null, text });
const read = (...blocks: Block[]): readonly Citation[] => readCitations(blocks);
const names = (text: string): (string | null)[] => read(body(text)).map((one) => one.caseName);

describe('A citation sentence without a name', () => {
  it.each([
    [
      'In Harlow v. Fitzgerald, the Court held that officials are shielded. 457 U.S. 800, 818 (1982).',
      'Harlow v. Fitzgerald',
    ],
    [
      'The Court set the standard in Harlow v. Fitzgerald. See 457 U.S. 800, 818 (1982).',
      'Harlow v. Fitzgerald',
    ],
    [
      'Hunt v. Just in Time Cargo, Inc., is on point. No. 18-cv-1077, 2022 WL 35826, at *1 (D.N.M. Jan. 4, 2022).',
      'Hunt v. Just in Time Cargo, Inc.',
    ],
    [
      '“No more is asked,” said Ames v. Burke Nat’l Bank, “than care.” 612 F.3d 40, 44 (1st Cir. 2010).',
      'Ames v. Burke Nat’l Bank',
    ],
    ['The rule of In re Dean governs. 12 F.3d 40 (1st Cir. 1993).', 'In re Dean'],
  ])('takes the one name of the sentence before: %s', (text, name) => {
    const [one] = read(body(text));
    expect(one?.caseName).toBe(name);
    expect(one?.nameStated).toBe(false);
    expect(one?.assumptions).toEqual(['No name is written here; that of the sentence before was taken.']);
  });

  it.each([
    ['Ames v. Burke and Cole v. Dean agree. 612 F.3d 40 (1st Cir. 2010).', [null]],
    ['The rule is settled. 612 F.3d 40 (1st Cir. 2010).', [null]],
    [
      'Ames v. Burke, 612 F.3d 40 (1st Cir. 2010), holds so. The rule is settled. 613 F.3d 50 (1st Cir. 2010).',
      ['Ames v. Burke', null],
    ],
    ['As Ames v. Burke shows, the rule at 612 F.3d 40 is settled.', [null]],
  ])('takes none where two are named, none is, or it is no sentence of its own: %s', (text, wanted) => {
    expect(names(text)).toEqual(wanted);
  });

  it('lends the name to the short forms behind it', () => {
    const [full, short, supra] = read(
      body(
        'In Harlow v. Fitzgerald, the Court held so. 457 U.S. 800, 818 (1982). Harlow, 457 U.S. at 819. Harlow, supra, at 820.',
      ),
    );
    expect(short?.antecedent).toBe(full?.id);
    expect(supra?.antecedent).toBe(full?.id);
  });
});

describe('The table of authorities', () => {
  const table: Block = {
    part: 'body',
    note: null,
    role: 'tableOfAuthorities',
    text: 'Orr v. Dunmore Bank, 423 So. 2d 496 (Fla. Dist. Ct. App. 1982) .......... 4',
  };

  it('cuts a name that took in words of the sentence', () => {
    const [, one] = read(
      table,
      body('Contra Purported Orr v. Dunmore Bank, 423 So. 2d 496 (Fla. Dist. Ct. App. 1982).'),
    );
    expect([one?.caseName, one?.plaintiff, one?.defendant]).toEqual([
      'Orr v. Dunmore Bank',
      'Orr',
      'Dunmore Bank',
    ]);
    expect(one?.assumptions[0]).toContain('Purported');
  });

  it('lends its name to a bare citation, which states none', () => {
    const [, one] = read(table, body('The rule is at 423 So. 2d 496, 498.'));
    expect([one?.caseName, one?.nameStated]).toEqual(['Orr v. Dunmore Bank', false]);
  });

  it('leaves another name alone: that is for the verifier to see', () => {
    const [, one] = read(table, body('See Doe v. Dunmore Bank, 423 So. 2d 496 (Fla. Dist. Ct. App. 1982).'));
    expect(one?.caseName).toBe('Doe v. Dunmore Bank');
    expect(one?.assumptions).toEqual([]);
  });
});
