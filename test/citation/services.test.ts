// What is cited otherwise than by volume and page: loose-leaf services, books of one volume, England's reports, the papers of Congress; and
// the text that only looks like a core. The inputs are our own wording.
import { describeForms } from './support/forms';

describeForms({
  'A loose-leaf service is cited by paragraph, with a year and part for the volume or with none': [
    [
      'See United States v. Ardmore Corp., 1999-2 Trade Cas. (CCH) ¶ 72,600 (S.D.N.Y. 1999).',
      [
        {
          kind: 'case',
          text: '1999-2 Trade Cas. (CCH) ¶ 72,600',
          core: ['1999-2', 'Trade Cas. (CCH)', '72600'],
          name: 'United States v. Ardmore Corp.',
          court: 'nysd',
          year: 1999,
        },
      ],
    ],
    [
      'In re Vale Sec. Litig., Fed. Sec. L. Rep. (CCH) ¶ 95,000 (S.D.N.Y. 1975).',
      [
        {
          kind: 'case',
          core: [null, 'Fed. Sec. L. Rep. (CCH)', '95000'],
          name: 'In re Vale Sec. Litig.',
          year: 1975,
          court: 'nysd',
        },
      ],
    ],
    [
      'In re Vale Sec. Litig., [1975–1976 Transfer Binder] Fed. Sec. L. Rep. (CCH) ¶ 95,000, at 98,112 (S.D.N.Y. 1975).',
      [
        {
          kind: 'case',
          core: [null, 'Fed. Sec. L. Rep. (CCH)', '95000'],
          pin: '98,112',
          name: 'In re Vale Sec. Litig.',
        },
      ],
    ],
    [
      'Ames v. Burke, Blue Sky L. Rep. (CCH) P 71,500 (N.D. Ohio 1979).',
      [{ kind: 'case', core: [null, 'Blue Sky L. Rep. (CCH)', '71500'], name: 'Ames v. Burke' }],
    ],
    [
      'In re Penn, 3 Bankr. L. Rep. (CCH) ¶ 67,100A (Bankr. E.D. Pa. 1980).',
      [{ kind: 'case', core: ['3', 'Bankr. L. Rep.', '67100A'], court: 'paeb' }],
    ],
    [
      'Ames v. Burke, 140 L.R.R.M. (BNA) 2777, 2780 (7th Cir. 1992).',
      [{ kind: 'case', core: ['140', 'L.R.R.M. (BNA)', '2777'], pin: '2780' }],
    ],
    [
      'Ames v. Comm’r, 56 T.C.M. (CCH) 20,100 (1988).',
      [{ kind: 'case', core: ['56', 'T.C.M.', '20100'], court: 'tax' }],
    ],
    [
      'Ames v. Comm’r, 92-2 U.S. Tax Cas. (CCH) ¶ 50,100, 70 A.F.T.R.2d 92-5000 (5th Cir. 1992).',
      [
        { kind: 'case', core: ['92-2', 'U.S. Tax Cas. (CCH)', '50100'], year: 1992, court: 'ca5' },
        { kind: 'case', core: ['70', 'A.F.T.R.2d (RIA)', '92-5000'], year: 1992, court: 'ca5', parallel: 0 },
      ],
    ],
    [
      'Doe v. Roe, 400 F. Supp. 1, Fed. Sec. L. Rep. (CCH) ¶ 95,000 (S.D.N.Y. 1975).',
      [
        { kind: 'case', core: ['400', 'F. Supp.', '1'], year: 1975 },
        { kind: 'case', core: [null, 'Fed. Sec. L. Rep. (CCH)', '95000'], parallel: 0, name: 'Doe v. Roe' },
      ],
    ],
    [
      'Delta Power Co., 75 FERC ¶ 61,080, at P 12 (1996); Vale Gas, 113 FERC ¶ 61,081 at PP 12–14.',
      [
        { kind: 'case', core: ['75', 'FERC', '61080'], pin: 'P 12', name: 'Delta Power Co.', year: 1996 },
        { kind: 'case', core: ['113', 'FERC', '61081'], pin: 'PP 12-14' },
      ],
    ],
    [
      'Rev. Rul. 84-1, 1984-1 C.B. 100, 102.',
      [{ kind: 'administrative' }, { kind: 'administrative', core: ['1984-1', 'C.B.', '100'], pin: '102' }],
    ],
    ['They met on 3 May 1999-2 Trade people came, and 95,000 more.', []],
  ],
  'A book of one volume is cited by the page alone, with a name and a year': [
    [
      'State v. Ames, T.U.P. Charlt. 123 (Ga. 1808).',
      [{ kind: 'case', core: [null, 'T.U.P. Charlt.', '123'], name: 'State v. Ames', year: 1808 }],
    ],
    ['The Olcott 12 group and Robards 9 met Taney 4 times.', []],
  ],
  'England’s reports are citations beside a name, a parallel or “L.R.”': [
    [
      'Rylands v. Fletcher, L.R. 3 H.L. 330 (1868).',
      [{ kind: 'case', text: 'L.R. 3 H.L. 330', core: ['3', 'H.L.', '330'], name: 'Rylands v. Fletcher' }],
    ],
    ['Rylands v Fletcher (1868) LR 3 HL 330.', [{ kind: 'case', core: ['3', 'H.L.', '330'], year: 1868 }]],
    [
      'Hadley v. Baxendale, 9 Ex. 341, 156 Eng. Rep. 145 (1854).',
      [
        { kind: 'case', core: ['9', 'Ex.', '341'], name: 'Hadley v. Baxendale', year: 1854 },
        { kind: 'case', core: ['156', 'Eng. Rep.', '145'], parallel: 0 },
      ],
    ],
    [
      'Semayne’s Case, 5 Co. Rep. 91a, 77 Eng. Rep. 194 (K.B. 1604).',
      [
        { kind: 'case', core: ['5', 'Co. Rep.', '91a'], name: "Semayne's Case", year: 1604 },
        { kind: 'case', core: ['77', 'Eng. Rep.', '194'], parallel: 0 },
      ],
    ],
    [
      'Donoghue v. Stevenson, [1932] A.C. 562 (H.L.).',
      [{ kind: 'case', core: [null, 'A.C.', '562'], year: 1932, name: 'Donoghue v. Stevenson' }],
    ],
    [
      'See Dkt. 9 Ex. 34; Tr. 12, Ex. 5.',
      [{ kind: 'record', text: 'Dkt. 9 Ex. 34' }, { kind: 'record' }, { kind: 'record' }],
    ],
    ['Local Rule L.R. 7.1 applies; see L.R. 56-1.', [{ kind: 'rule' }, { kind: 'rule' }]],
  ],
  'The military reporter and the regulations of two states share letters: the number’s form decides': [
    ['United States v. Ames, 12 C.M.R. 34 (1953).', [{ kind: 'case', core: ['12', 'C.M.R.', '34'] }]],
    [
      'See 211 C.M.R. 45.00; 310 CMR 10.05(7).',
      [
        { kind: 'regulation', jurisdiction: 'MA' },
        { kind: 'regulation', jurisdiction: 'MA', pin: '(7)' },
      ],
    ],
    ['See 06-096 C.M.R. ch. 115, § 3 (2019).', [{ kind: 'regulation', jurisdiction: 'ME', year: 2019 }]],
  ],
  'The papers of Congress are known by Congress and session, and Id. can mean them': [
    [
      'See Cong. Globe, 39th Cong., 1st Sess. 2765 (1866). Id. at 2766.',
      [
        {
          kind: 'legislative',
          core: [null, 'Cong. Globe', '39th Cong., 1st Sess.'],
          pin: '2765',
          year: 1866,
        },
        { kind: 'id', pin: '2766', means: 0 },
      ],
    ],
    [
      'Cong. Globe, 42d Cong., 1st Sess., App. 68, 80 (1871).',
      [{ kind: 'legislative', pin: '68, 80', year: 1871 }],
    ],
    [
      'H.R. 1234, 110th Cong. § 2 (2007); S. 1, 115th Cong. (2017).',
      [
        { kind: 'legislative', pin: '§ 2', year: 2007 },
        { kind: 'legislative', year: 2017 },
      ],
    ],
    [
      'S. Rep. No. 95-989, 95th Cong., 2d Sess. 5 (1978). Id. at 6.',
      [
        { kind: 'legislative', pin: '5', year: 1978 },
        { kind: 'id', means: 0 },
      ],
    ],
    [
      '140 Cong. Rec. 12,345 (1994). Id. at 12,346. 151 Cong. Rec. S1234 (daily ed. Feb. 8, 2005).',
      [
        { kind: 'legislative' },
        { kind: 'id', means: 0 },
        { kind: 'legislative', core: ['151', 'Cong. Rec.', 'S1234'], year: 2005 },
      ],
    ],
    ['S. 12 of the H.R. 5 people.', []],
  ],
  'Small letters, as scans have them, are read where two full stops or a series tell them from words': [
    [
      'Roe v. Wade, 410 u.s. 113, 152 (1973).',
      [
        {
          kind: 'case',
          text: '410 u.s. 113',
          core: ['410', 'U.S.', '113'],
          pin: '152',
          year: 1973,
          name: 'Roe v. Wade',
        },
      ],
    ],
    [
      '93 s. ct. 705; 35 l. ed. 2d 147; 12 f.3d 40.',
      [
        { kind: 'case', core: ['93', 'S. Ct.', '705'] },
        { kind: 'case', core: ['35', 'L. Ed. 2d', '147'] },
        { kind: 'case', core: ['12', 'F.3d', '40'] },
      ],
    ],
    ['42 u.s.c. § 1983; 17 c.f.r. § 240.10b-5.', [{ kind: 'statute' }, { kind: 'regulation' }]],
    ['See p. 12 p. 45 a. 4 and 5 so. what 12 f. 5 us 12.', []],
  ],
  'Numbers that count something are no volume and page, and a bare core remains a citation': [
    ['The parcel is Block 5 U.S. 137 in the plat; Room 45 N.E. 12.', []],
    ['He paid 100 U.S. 200 Canadian, or 100 U.S. 200 dollars, or $45 U.S. 12.', []],
    ['At 1450 N.W. 87 Avenue he sold 45 S.E. 12 acres.', []],
    [
      'The holding in 5 U.S. 137 stands. See also 410 U.S. 113.',
      [{ kind: 'case' }, { kind: 'case', signal: 'see also' }],
    ],
    ['Block v. Room, 5 U.S. 137 (1803).', [{ kind: 'case', name: 'Block v. Room' }]],
    ['Block, 5 U.S. 137.', [{ kind: 'case', name: 'Block' }]],
  ],
  'Names with numbers, initials and ampersands are whole': [
    [
      'Parents Involved v. Seattle Sch. Dist. No. 1, 551 U.S. 701, 720 (2007).',
      [{ kind: 'case', name: 'Parents Involved v. Seattle Sch. Dist. No. 1' }],
    ],
    [
      'EEOC v. R.G. & G.R. Harris Funeral Homes, Inc., 884 F.3d 560 (6th Cir. 2018).',
      [{ kind: 'case', name: 'EEOC v. R.G. & G.R. Harris Funeral Homes, Inc.' }],
    ],
    [
      'See also Local 28 of Sheet Metal Workers’ Int’l Ass’n v. EEOC, 478 U.S. 421 (1986).',
      [{ kind: 'case', name: "Local 28 of Sheet Metal Workers' Int'l Ass'n v. EEOC" }],
    ],
    [
      'San Antonio Indep. Sch. Dist. v. Rodriguez, 411 U.S. 1 (1973); Doe v. Sch. Dist. No. 5, 12 F.3d 4 (8th Cir. 1993).',
      [{ kind: 'case' }, { kind: 'case', name: 'Doe v. Sch. Dist. No. 5' }],
    ],
    [
      'Seattle Sch. Dist. No. 1 v. State, 585 P.2d 71 (Wash. 1978).',
      [{ kind: 'case', name: 'Seattle Sch. Dist. No. 1 v. State' }],
    ],
    [
      'In Parents Involved in Cmty. Sch. v. Seattle Sch. Dist. No. 1, 551 U.S. 701 (2007), the Court held so.',
      [{ kind: 'case', name: 'Parents Involved in Cmty. Sch. v. Seattle Sch. Dist. No. 1' }],
    ],
    [
      'R.A.V. v. City of St. Paul, 505 U.S. 377 (1992); J.E.B. v. Alabama ex rel. T.B., 511 U.S. 127 (1994).',
      [
        { kind: 'case', name: 'R.A.V. v. City of St. Paul' },
        { kind: 'case', name: 'J.E.B. v. Alabama ex rel. T.B.' },
      ],
    ],
    [
      'E.I. du Pont de Nemours & Co. v. Train, 430 U.S. 112 (1977).',
      [{ kind: 'case', name: 'E.I. du Pont de Nemours & Co. v. Train' }],
    ],
    [
      'United States v. $124,700 in U.S. Currency, 458 F.3d 822 (8th Cir. 2006).',
      [{ kind: 'case', name: 'United States v. $124,700 in U.S. Currency' }],
    ],
    [
      'See Harris v. G.R. & R.G., Inc., 12 F.3d 40 (1st Cir. 1993).',
      [{ kind: 'case', name: 'Harris v. G.R. & R.G., Inc.' }],
    ],
  ],
});
