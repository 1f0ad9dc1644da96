// Authorities that are not cases, in the ways of writing that a table's row or a shape of the grammar covers: annotations, books without an
// edition, codes of cities, lists behind semicolons. Fixtures of our own wording. One row a form, as in forms.test.ts.
import { describeForms } from './support/forms';

describeForms({
  'Annotations of American Law Reports (Bluebook rule 16.7.6)': [
    [
      'See Annot., 44 A.L.R.3d 120, 131 (1972).',
      [
        {
          kind: 'treatise',
          core: ['44', 'A.L.R. 3d', '120'],
          pin: '131',
          year: 1972,
          name: null,
          signal: 'see',
        },
      ],
    ],
    [
      'Burke, Wharves and Their Keepers, 12 A. L. R. 4th 88 (1982). Burke, supra, at 95.',
      [
        { kind: 'treatise', core: ['12', 'A.L.R. 4th', '88'], name: null },
        { kind: 'supra', means: 0, pin: '95' },
      ],
    ],
    [
      'Annotation, 44 A.L.R.3d 120 (1972). See 44 A.L.R.3d at 125.',
      [{ kind: 'treatise' }, { kind: 'short', means: 0, pin: '125' }],
    ],
    [
      'Ames v. Burke, 44 A.L.R. 120 (1926).',
      [{ kind: 'case', core: ['44', 'A.L.R.', '120'], name: 'Ames v. Burke' }],
    ],
    [
      'Ames v. Burke, 201 Iowa 12, 206 N.W. 5, 44 A.L.R. 120 (1926).',
      [{ kind: 'case' }, { kind: 'case', parallel: 0 }, { kind: 'case', parallel: 0 }],
    ],
  ],
  'Encyclopedias by topic': [
    [
      "31A Tex. Jur. 3d Wards' Estates § 5 (1994).",
      [{ kind: 'treatise', core: ['31A', 'Tex. Jur.', '5'], year: 1994 }],
    ],
  ],
  'Session laws, the year first': [
    [
      'See 1893 Acts, c. 12, § 3.',
      [{ kind: 'statute', core: ['1893', 'Acts', 'ch. 12'], pin: '§ 3', year: 1893 }],
    ],
  ],
  'Books told by their section': [
    ["Burke, Ames's Harbor Practice, § 14-7.", [{ kind: 'treatise', core: [null, null, '14-7'] }]],
    ['Ames on Stat. Const. § 288.', [{ kind: 'treatise', core: [null, null, '288'] }]],
  ],
  'Codes of cities and rules of the bar': [
    [
      'Chicago Municipal Code, Ill. § 4-6-020(b); Harbor City Code, Tex. § 9-1.',
      [
        { kind: 'statute', core: [null, 'Chi. Mun. Code', '4-6-020'], pin: '(b)' },
        { kind: 'statute', core: [null, null, '9-1'] },
      ],
    ],
    [
      'See FL ST BAR Rule 4-1.7.',
      [{ kind: 'rule', jurisdiction: 'FL', core: [null, 'R. Regulating Fla. Bar', '4-1.7'] }],
    ],
  ],
  'What is no authority': [
    ['In 1893 Acts of kindness were many. The 1999 Laws were 12.', []],
    ['Under the Agreement, Shipping Procedure Plan, § 4, he paid.', []],
    ['Boone, Exhibits and Articles of Lease Practice, § 4.', []],
  ],
});
