// Session laws by the year of the session, English statutes by the reign, the codes of old reports, and books that are told by their section.
import { describeForms } from './support/forms';

describeForms({
  'Session laws by the year': [
    [
      'See Ga. L. 1994, p. 12, § 3; Ga. Laws 1889, p. 7.',
      [
        {
          kind: 'statute',
          text: 'Ga. L. 1994, p. 12, § 3',
          core: ['1994', 'Ga. L.', '12'],
          pin: '§ 3',
          year: 1994,
          jurisdiction: 'GA',
        },
        { kind: 'statute', core: ['1889', 'Ga. Laws', '7'] },
      ],
    ],
    [
      '(Stats. 1974, ch. 45, § 2, p. 90.)',
      [{ kind: 'statute', core: ['1974', 'Stats.', 'ch. 45'], pin: '§ 2, p. 90', jurisdiction: 'CA' }],
    ],
    [
      'as amended by L 2003, ch 11, part B, § 4.',
      [{ kind: 'statute', core: ['2003', 'L.', 'ch. 11'], pin: 'part B, § 4', jurisdiction: 'NY' }],
    ],
    [
      'Laws 1905, c. 9, § 1; Laws of 1871, ch. 33; St. 1991, c. 138, § 21.',
      [
        { kind: 'statute', core: ['1905', 'Laws', 'ch. 9'], pin: '§ 1', jurisdiction: null },
        { kind: 'statute', core: ['1871', 'Laws', 'ch. 33'] },
        { kind: 'statute', core: ['1991', 'St.', 'ch. 138'], jurisdiction: 'MA' },
      ],
    ],
    [
      'Acts 1985, 69th Leg., 1st C.S., ch. 4, § 6.',
      [{ kind: 'statute', core: ['1985', 'Acts', 'ch. 4'], pin: '§ 6' }],
    ],
    [
      'Act of May 9, 1987, 70th Leg., R.S., ch. 8, § 3.02(b), 1987 Tex. Gen. Laws 55, 60.',
      [
        { kind: 'statute', core: ['1987', 'Acts', 'ch. 8'], pin: '§ 3.02(b)', year: 1987 },
        { kind: 'statute', core: ['1987', 'Tex. Gen. Laws', '55'], pin: '60' },
      ],
    ],
    [
      'Act of Mar. 3, 1875, ch. 137; 18 Stat. 470.',
      [
        { kind: 'statute', core: ['1875', 'Acts', 'ch. 137'] },
        { kind: 'statute', core: ['18', 'Stat.', '470'] },
      ],
    ],
    [
      'P.L. 1995, c. 12, § 2; Pub. L. No. 104-5.',
      [
        { kind: 'statute', core: ['1995', 'P.L.', 'ch. 12'] },
        { kind: 'statute', core: [null, 'Pub. L.', '104-5'] },
      ],
    ],
    ['2003 Ky. Acts ch. 17, § 1.', [{ kind: 'statute', core: ['2003', 'Ky. Acts', 'ch. 17'], pin: '§ 1' }]],
    ['Stats. 1974', [{ kind: 'statute' }]],
  ],
  'What only looks like a session law': [
    ['Burke, L. 1999, p. 33; the Laws 1999 saw; the Act of 1964, § 5', []],
    ['Section 4 of the Act is void.', []],
  ],
  'English statutes by the reign': [
    [
      'See 27 Hen. VIII, c. 10, § 1; 43 Eliz., c. 4; 13 Edw. 1, st. 1, c. 30.',
      [
        { kind: 'statute', core: ['27 VIII', 'Hen.', 'ch. 10'], pin: '§ 1', signal: 'see' },
        { kind: 'statute', core: ['43', 'Eliz.', 'ch. 4'] },
        { kind: 'statute', core: ['13 1', 'Edw.', 'ch. 30'] },
      ],
    ],
  ],
  'Codes of old reports': [
    [
      'Rev. St. U. S. § 720; U. S. Comp. St. 1901, p. 581; Comp. St. § 1242; Civ. Code Or. § 12.',
      [
        { kind: 'statute', core: [null, 'R.S.', '720'] },
        { kind: 'statute', core: ['1901', 'U.S. Comp. St.', '581'] },
        { kind: 'statute', core: [null, 'Comp. St.', '1242'] },
        { kind: 'statute', core: [null, 'Civ. Code Or.', '12'], jurisdiction: 'OR' },
      ],
    ],
    ['OCGA § 9-3- 24', [{ kind: 'statute', core: [null, 'Ga. Code Ann.', '9-3-24'] }]],
    [
      'Md. Code (1999, 2010 Repl. Vol.), Family Law Article (“FL”), § 5-203(d)',
      [{ kind: 'statute', core: [null, 'Md. Code Ann.', '5-203'], pin: '(d)', jurisdiction: 'MD' }],
    ],
  ],
  'Encyclopedias with page, topic and section': [
    [
      'See 17 AmJur2d 345, Contracts, § 8; 12 C.J.S. Bail § 4.',
      [
        { kind: 'treatise', core: ['17', 'Am. Jur. 2d', '345'], pin: 'Contracts, § 8' },
        { kind: 'treatise', core: ['12', 'C.J.S.', '4'] },
      ],
    ],
  ],
  'Books told by edition or section': [
    ['2 Lindley on Mines, § 45.', [{ kind: 'treatise', core: ['2', null, '45'] }]],
    [
      'In Kinney on Irrigation, § 31, the rule is put so.',
      [{ kind: 'treatise', text: 'Kinney on Irrigation, § 31' }],
    ],
    [
      '3 J. Ames & F. Burke, Law of Contracts, §9.4, pp. 30-31 (1950).',
      [{ kind: 'treatise', core: ['3', null, '9.4'], pin: '30-31', year: 1950 }],
    ],
    [
      'Orr, Harbor Trial Practice, § 2-6 (2004-2005 ed.).',
      [{ kind: 'treatise', core: [null, null, '2-6'], year: 2004 }],
    ],
    [
      '1 K. Orr, The Law of Harbors §§ 4-5 (rev. ed. 1890).',
      [{ kind: 'treatise', core: ['1', null, '4-5'], year: 1890 }],
    ],
    [
      '(Ames, Ga. Harbor Practice § 3:1 (2009-2010 ed.)). Ames, supra.',
      [{ kind: 'treatise' }, { kind: 'supra', means: 0 }],
    ],
  ],
  'Books told by a page, and cited again': [
    [
      'Marsh, Free Trade in the Harbors (1938), 149. Marsh, op. cit., 150.',
      [
        { kind: 'treatise', core: [null, null, null], pin: '149', year: 1938 },
        { kind: 'supra', means: 0, pin: '150' },
      ],
    ],
    [
      'Orr on Waters, 75-76; Ames v. Burke, 12 F.3d 4.',
      [{ kind: 'treatise', pin: '75-76' }, { kind: 'case' }],
    ],
    ['Dunn, op. cit. supra note 4, at 9.', [{ kind: 'supra', means: null, pin: '9' }]],
  ],
  'What only looks like a book': [
    ['Ames v. Burke, Slip Opinion (1999), 12.', []],
    [
      'The Senate Committee on Finance, 12. On Monday, 5. He relied on Title VII, 42. Los Angeles, California (1995), 12.',
      [],
    ],
    ['Relying on Title VII, § 703, he sued.', []],
    ['Based on Penal Code § 187, he pleaded.', [{ kind: 'statute', text: 'Penal Code § 187' }]],
    ['The Senate Committee on Finance § 5 rose.', []],
    ['20 II. S. C. § 1718 (1976 ed.)', []],
    ['42 U.S.C. § 1983 (2012 ed.)', [{ kind: 'statute', year: 2012 }]],
  ],
});
