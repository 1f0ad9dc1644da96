// Sections and rules without their code: read where an earlier full citation makes the meaning plain, unread everywhere else.
import { readCitations, type Citation } from '../../src/citation';
import { describeForms } from './support/forms';

const civil = { kind: 'rule', core: [null, 'Fed. R. Civ. P.', '12'] } as const;

describeForms({
  'A bare rule is of the rules that were cited before with that number': [
    [
      'Defendants move under Federal Rule of Civil Procedure 12(b)(6). Rule 12(b)(6) tests the complaint.',
      [civil, { ...civil, text: 'Rule 12(b)(6)', pin: '(b)(6)', jurisdiction: 'US' }],
    ],
    [
      'Fed. R. Crim. P. 16; Fed. R. Evid. 702. Under Rule 702 and Rule 16(a)(1), the experts testify.',
      [
        { kind: 'rule' },
        { kind: 'rule' },
        { kind: 'rule', core: [null, 'Fed. R. Evid.', '702'] },
        { kind: 'rule', core: [null, 'Fed. R. Crim. P.', '16'], pin: '(a)(1)' },
      ],
    ],
    [
      'He sues under 17 C.F.R. § 240.10b-5. A Rule 10b-5 claim needs scienter.',
      [
        { kind: 'regulation' },
        { kind: 'regulation', core: ['17', 'C.F.R.', '240.10b-5'], text: 'Rule 10b-5' },
      ],
    ],
    [
      'See Md. Rule 4-243(c)(3). Rules 4-243(c)(3) and 4-243(d) agree.',
      [{ kind: 'rule' }, { kind: 'rule', core: [null, 'Md. Rule', '4-243'] }, { kind: 'rule', pin: '(d)' }],
    ],
  ],
  'or of the one set of federal rules cited before that has a rule of that number': [
    [
      'Fed. R. Civ. P. 12(b)(6). Rule 56(a) differs.',
      [civil, { kind: 'rule', core: [null, 'Fed. R. Civ. P.', '56'] }],
    ],
    ['Fed. R. Civ. P. 12(b)(6); Fed. R. Crim. P. 12. Rule 9 differs.', [civil, { kind: 'rule' }]],
    ['Fed. R. Evid. 702. Rule 56(a) differs.', [{ kind: 'rule' }]],
  ],
  'A bare section is of the code that was cited before with that number': [
    [
      'She sues under 42 U.S.C. § 1983. To state a § 1983 claim, Section 1983 asks for a person.',
      [
        { kind: 'statute' },
        { kind: 'statute', core: ['42', 'U.S.C.', '1983'], text: '§ 1983' },
        { kind: 'statute', core: ['42', 'U.S.C.', '1983'], text: 'Section 1983' },
      ],
    ],
    [
      '47 U.S.C. § 230. Under section 230(c)(1), the provider is no publisher.',
      [{ kind: 'statute' }, { kind: 'statute', core: ['47', 'U.S.C.', '230'], pin: '(c)(1)' }],
    ],
    [
      'A deposit is limited. (Cal. Civ. Code, § 1950.5, subd. (c).) It is returned. (§ 1950.5, subd. (g).) (Ibid.)',
      [
        { kind: 'statute' },
        { kind: 'statute', core: [null, 'Cal. Civ. Code', '1950.5'], pin: 'subd. (g)' },
        { kind: 'id', means: 1 },
      ],
    ],
    [
      '42 U.S.C. §§ 1981, 1983. Sections 1981 and 1983 differ.',
      [
        { kind: 'statute' },
        { kind: 'statute' },
        { kind: 'statute', core: ['42', 'U.S.C.', '1981'] },
        { kind: 'statute', core: ['42', 'U.S.C.', '1983'] },
      ],
    ],
  ],
  'It stays unread where nothing or more than one code explains it': [
    ['To state a § 1983 claim, Rule 12(b)(6) and Rule 56(a) ask for facts.', []],
    [
      '28 U.S.C. § 1331; 12 U.S.C. § 1331. Under § 1331, suit lies.',
      [{ kind: 'statute' }, { kind: 'statute' }],
    ],
    ['9 U.S.C. § 4. Section 4 is clear.', [{ kind: 'statute' }]],
    ['42 U.S.C. § 1983. Under Section 1983 of the Agreement, he pays.', [{ kind: 'statute' }]],
    ['See SPA §§ 2.05(f), 10.02. Section 2.05(f) and § 10.02 bind.', []],
  ],
  'A section mentioned in a sentence is never what Id. means': [
    [
      'Fed. R. Civ. P. 12(b)(6). Ames v. Burke, 612 F.3d 40, 44 (1st Cir. 2010). The Rule 12(b)(6) motion fails. Id. at 45. Id.',
      [civil, { kind: 'case' }, { ...civil }, { kind: 'id', means: 1 }, { kind: 'id', means: 1 }],
    ],
  ],
});

describe('A bare section or rule', () => {
  const read = (text: string): readonly Citation[] => readCitations([{ part: 'body', note: null, text }]);

  it('says what was assumed, and whether it only mentions the law', () => {
    const [, mentioned, , cited] = read(
      '42 U.S.C. § 1983. The § 1983 claim fails. Cal. Civ. Code § 1950.5. He pays. (§ 1950.5.)',
    );
    expect(mentioned?.assumptions).toEqual([
      'No code is named here; "U.S.C." was taken from the citation before it.',
    ]);
    expect(mentioned?.mention).toBe(true);
    expect(cited?.mention).toBeUndefined();
  });

  it('is explained by a table of authorities and by another block', () => {
    const citations = readCitations([
      { part: 'body', note: null, role: 'tableOfAuthorities', text: 'Fed. R. Civ. P. 12(b)(6) .......... 3' },
      { part: 'footnote', note: '1', text: 'Under Rule 12(b)(6) they lose.' },
    ]);
    expect(citations.map((one) => [one.kind, one.reporter, one.block])).toEqual([
      ['rule', 'Fed. R. Civ. P.', 0],
      ['rule', 'Fed. R. Civ. P.', 1],
    ]);
  });
});
