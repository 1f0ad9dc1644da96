// The forms that real briefs hold, in fixtures of our own wording: the suite proves them where ../shared is absent too. One row a form:
// the text, then what each citation in it must be, in order. A field that is not given is not asked about.
import { check, type Wanted } from './support/forms';

const FORMS: Record<string, [string, Wanted[]][]> = {
  'Cases in full': [
    [
      'See Ames v. Burke, 612 F.3d 40, 44–45 & n.3 (1st Cir. 2010).',
      [
        {
          kind: 'case',
          core: ['612', 'F.3d', '40'],
          name: 'Ames v. Burke',
          court: 'ca1',
          year: 2010,
          pin: '44-45 & n.3',
          signal: 'see',
        },
      ],
    ],
    [
      'Ames v. Burke, 612\u00a0F.3d\u200940, 44 (1st\u00a0Cir. 2010).',
      [{ kind: 'case', core: ['612', 'F.3d', '40'], pin: '44', court: 'ca1' }],
    ],
    ['Ames v. Burke, 612 F.3d 4\u00ad0 (1st Cir. 2010).', [{ kind: 'case', core: ['612', 'F.3d', '40'] }]],
    [
      'Ames v. Burke, 612F.3d40 (1st Cir. 2010).',
      [{ kind: 'case', core: ['612', 'F.3d', '40'], year: 2010 }],
    ],
    [
      'Ames v. Burke, 33 U.S. (8 Pet.) 591, 660 (1834).',
      [{ kind: 'case', text: '33 U.S. (8 Pet.) 591', core: ['33', 'U.S.', '591'], pin: '660' }],
    ],
    ['Ames v. Burke, 590 U.S. ___ (2020).', [{ kind: 'case', core: ['590', 'U.S.', '___'], year: 2020 }]],
    [
      'Ames v. Burke, --- F.4th ----, No. 21-1234, 2023 WL 55555, at *3 (9th Cir. Feb. 3, 2023).',
      [
        {
          kind: 'case',
          core: ['2023', 'WL', '55555'],
          name: 'Ames v. Burke',
          docket: '21-1234',
          pin: '*3',
          court: 'ca9',
        },
      ],
    ],
    [
      'Ames v. Burke, 77 Zephyr Rep. 12 (9th Cir. 1999).',
      [{ kind: 'case', core: ['77', null, '12'], name: 'Ames v. Burke', court: 'ca9' }],
    ],
    [
      'Ames v. Burke, 12 F. Cas. 345, 350 (C.C.D. Mass. 1850) (No. 7,123).',
      [{ kind: 'case', core: ['12', 'F. Cas.', '345'], year: 1850, parentheticals: ['No. 7,123'] }],
    ],
    [
      'Ames v. Burke, 5 F.4th 10 (1st Cir. 2021) (en banc) (quoting Cole v. Dean, 9 F.3d 8, 9 (2d Cir. 1993)).',
      [
        { kind: 'case', parentheticals: ['en banc', 'quoting Cole v. Dean, 9 F.3d 8, 9 (2d Cir. 1993)'] },
        { kind: 'case', name: 'Cole v. Dean', within: 0, pin: '9' },
      ],
    ],
  ],
  'Neutral forms and databases': [
    [
      'In re Hale, 2019 IL App (1st) 170001-U, ¶¶ 12–14.',
      [{ kind: 'case', core: ['2019', 'IL App (1st)', '170001-U'], pin: '¶¶ 12-14', year: 2019 }],
    ],
    [
      'State v. Hale, 9th Dist. Summit No. 12345, 2002-Ohio-7323, ¶ 11.',
      [{ kind: 'case', core: ['2002', 'Ohio', '7323'], name: 'State v. Hale', docket: '12345', pin: '¶ 11' }],
    ],
    [
      'State v. Hale, 2017-NMSC-004, ¶ 12, 388 P.3d 1.',
      [
        { kind: 'case', core: ['2017', 'NMSC', '004'], pin: '¶ 12', year: 2017 },
        { kind: 'case', core: ['388', 'P.3d', '1'], parallel: 0, name: 'State v. Hale', year: 2017 },
      ],
    ],
    [
      'Hale v. Ives, 2021 NY Slip Op 01234(U) (Sup Ct, Kings County 2021).',
      [{ kind: 'case', text: '2021 NY Slip Op 01234(U)', year: 2021 }],
    ],
    [
      "Hale v. Comm'r, T.C. Memo. 2019-233, at *7.",
      [{ kind: 'case', core: ['2019', 'T.C. Memo.', '233'], name: "Hale v. Comm'r", pin: '*7' }],
    ],
    [
      'Hale v. Ives, No. 19-cv-1234 (JPO), 2020 U.S. Dist. LEXIS 55555, at *12–13 (D. Mass. Mar. 2, 2020).',
      [
        {
          kind: 'case',
          core: ['2020', 'U.S. Dist. LEXIS', '55555'],
          name: 'Hale v. Ives',
          docket: '19-cv-1234',
          pin: '*12-13',
          court: 'mad',
        },
      ],
    ],
  ],
  'States with ways of their own': [
    [
      'People v. Hale (2016) 62 Cal.4th 808, 846 [196 Cal.Rptr.3d 1, 366 P.3d 1]. (Hale, supra, 62 Cal.4th at p. 850, fn. 3.)',
      [
        { kind: 'case', name: 'People v. Hale', year: 2016, pin: '846' },
        { kind: 'case', parallel: 0, year: 2016 },
        { kind: 'case', core: ['366', 'P.3d', '1'], parallel: 0 },
        { kind: 'short', means: 0, pin: '850, fn. 3' },
      ],
    ],
    [
      'Hale v Ives (63 NY2d 582, 584 [1984]).',
      [{ kind: 'case', core: ['63', 'N.Y.2d', '582'], name: 'Hale v Ives', year: 1984, pin: '584' }],
    ],
    [
      'Matter of Hale v Ives, 92 AD3d 436, 437 [1st Dept 2012], lv denied 19 NY3d 801 [2012].',
      [
        { kind: 'case', name: 'Matter of Hale v Ives', court: 'nyappdiv', year: 2012 },
        { kind: 'case', court: 'ny', historyOf: 0 },
      ],
    ],
    [
      'Hale v. Ives, 449 S.W.3d 583, 593 (Tex. App.—Houston [1st Dist.] 2014, pet. denied).',
      [{ kind: 'case', court: 'texapp', year: 2014, pin: '593' }],
    ],
    [
      'State v. Hale, 2010-0432, p. 5 (La. App. 4 Cir. 5/12/10), 38 So. 3d 100, 105.',
      [
        {
          kind: 'case',
          core: ['38', 'So. 3d', '100'],
          name: 'State v. Hale',
          year: 2010,
          docket: '2010-0432',
          court: 'lactapp',
        },
      ],
    ],
    [
      'State v. Hale, 300 Ga. 582, 583 (1) (797 SE2d 21) (2017).',
      [
        { kind: 'case', year: 2017, court: 'ga' },
        { kind: 'case', core: ['797', 'S.E.2d', '21'], parallel: 0, year: 2017 },
      ],
    ],
    [
      'Hale v. Ives, 285 Conn. 585, 592, 940 A.2d 789 (2008). Hale v. Ives, supra, 285 Conn. 593. Id., 594.',
      [
        { kind: 'case', year: 2008 },
        { kind: 'case', parallel: 0 },
        { kind: 'short', means: 0, pin: '593' },
        { kind: 'id', means: 0, pin: '594' },
      ],
    ],
    [
      'State v. Hale, 67 Ohio St.3d 405 (1993), paragraph two of the syllabus.',
      [{ kind: 'case', pin: 'paragraph two of the syllabus' }],
    ],
  ],
  Names: [
    [
      'Relying on Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), the panel reversed.',
      [{ kind: 'case', name: 'Ames v. Burke' }],
    ],
    [
      'The Court in Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), agreed.',
      [{ kind: 'case', name: 'Ames v. Burke' }],
    ],
    ['However, Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), differs.', [{ kind: 'case', name: 'Ames v. Burke' }]],
    [
      'Both Ames v. Burke and Cole v. Dean, 1 F.3d 2 (1st Cir. 1993), say so.',
      [{ kind: 'case', name: 'Cole v. Dean' }],
    ],
    [
      "See Nat'l Ass'n of Mfrs. v. Dep't of Lab., 1 F.3d 2 (1st Cir. 1993).",
      [{ kind: 'case', name: "Nat'l Ass'n of Mfrs. v. Dep't of Lab.", signal: 'see' }],
    ],
    [
      'See 14 Harbor Plaza LLC v. Burke, 1 F.3d 2 (1st Cir. 1993).',
      [{ kind: 'case', name: '14 Harbor Plaza LLC v. Burke' }],
    ],
    [
      '12 Harbor Mills LLC v. Burke, 1 F.3d 2 (1st Cir. 1993).',
      [{ kind: 'case', name: 'Harbor Mills LLC v. Burke' }],
    ],
    [
      '(quoting k2widgets, Inc. v. Burke, 1 F.3d 2 (1st Cir. 1993))',
      [{ kind: 'case', name: 'k2widgets, Inc. v. Burke' }],
    ],
    [
      'See In re Harbor Mills (Ames) S’holder Litig., 1 A.2d 2 (Del. 1990).',
      [{ kind: 'case', name: "In re Harbor Mills (Ames) S'holder Litig." }],
    ],
    [
      'The clerk saw it. de la Vega v. Burke, 1 F.3d 2 (1st Cir. 1993).',
      [{ kind: 'case', name: 'de la Vega v. Burke' }],
    ],
    [
      'United States ex rel. Ames v. Burke, 1 F.3d 2 (1st Cir. 1993).',
      [{ kind: 'case', name: 'United States ex rel. Ames v. Burke' }],
    ],
    [
      'United\n\nStates v. Burke, 1 F.3d 2 (1st Cir. 1993).',
      [{ kind: 'case', name: 'United States v. Burke' }],
    ],
    ['By the Supreme Court, 384 U.S. 436 (1966).', [{ kind: 'case', name: null }]],
    [
      'It fails. Harbor Light Partnership, 166 F.3d 473 (2d Cir. 1999).',
      [{ kind: 'case', name: 'Harbor Light Partnership' }],
    ],
  ],
  Signals: [
    [
      'See also, e.g., Ames v. Burke, 1 F.3d 2 (1st Cir. 1993); but cf. Cole v. Dean, 3 F.3d 4 (2d Cir. 1993).',
      [
        { kind: 'case', signal: 'see also, e.g.,' },
        { kind: 'case', signal: 'but cf.' },
      ],
    ],
    [
      'Compare Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), with Cole v. Dean, 3 F.3d 4 (2d Cir. 1993).',
      [
        { kind: 'case', signal: 'compare', name: 'Ames v. Burke' },
        { kind: 'case', signal: 'with', name: 'Cole v. Dean' },
      ],
    ],
  ],
  'Parallels and history': [
    [
      'In re Ames, 387 U.S. 1, 13, 87 S. Ct. 1428, 1436, 18 L. Ed. 2d 527 (1967).',
      [
        { kind: 'case', pin: '13', year: 1967 },
        { kind: 'case', pin: '1436', year: 1967, parallel: 0, name: 'In re Ames' },
        { kind: 'case', year: 1967, parallel: 0, court: 'scotus' },
      ],
    ],
    [
      "In re Ames, 330 B.R. 100 (Bankr. S.D.N.Y. 2005), aff'd, 340 B.R. 50 (S.D.N.Y. 2006), rev'd on other grounds sub nom. Cole v. Dean, 500 F.3d 1 (2d Cir. 2007).",
      [
        { kind: 'case', court: 'nysb' },
        { kind: 'case', name: 'In re Ames', historyOf: 0 },
        { kind: 'case', name: 'Cole v. Dean', historyOf: 1 },
      ],
    ],
    [
      'In Ames v. Burke, 1 F.3d 2 (1st Cir. 1993), reversed the order. Cole v. Dean, 3 F.3d 4 (2d Cir. 1993), agrees.',
      [{ kind: 'case' }, { kind: 'case', name: 'Cole v. Dean', historyOf: undefined }],
    ],
  ],
  'Short forms': [
    [
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993). Burke, 1 F.3d at 4. Ames, supra, at 5. Id. at 6.',
      [
        { kind: 'case' },
        { kind: 'short', means: 0, name: 'Burke', pin: '4' },
        { kind: 'supra', means: 0, pin: '5' },
        { kind: 'id', means: 0, pin: '6' },
      ],
    ],
    ['Burke, 1 F.3d at 4.', [{ kind: 'short', means: null }]],
    [
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993) ("Ames I"); Ames v. Burke, 1 F.3d 800 (1st Cir. 1993) ("Ames II"). Ames II, 1 F.3d at 803.',
      [{ kind: 'case' }, { kind: 'case' }, { kind: 'short', means: 1 }],
    ],
    [
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993) (citing Cole v. Dean, 3 F.3d 4 (2d Cir. 1993)). Id. at 5.',
      [{ kind: 'case' }, { kind: 'case', within: 0 }, { kind: 'id', means: 0 }],
    ],
    [
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993); Cole v. Dean, 3 F.3d 4 (2d Cir. 1993). Id. at 5.',
      [{ kind: 'case' }, { kind: 'case' }, { kind: 'id', means: null }],
    ],
    [
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993); 42 U.S.C. § 1983. Id. § 1988.',
      [{ kind: 'case' }, { kind: 'statute' }, { kind: 'id', means: 1, pin: '§ 1988' }],
    ],
    [
      'Ames v. Burke, 1 F.3d 2 (1st Cir. 1993). Fraud is pleaded. Compl. ¶ 46. Id. ¶ 58.',
      [{ kind: 'case' }, { kind: 'record', pin: '¶ 46' }, { kind: 'id', means: 1, pin: '¶ 58' }],
    ],
    ['See supra note 12 and accompanying text.', [{ kind: 'supra', means: null, text: 'supra note 12' }]],
    ['See infra at 12; see also infra Part II.', []],
    [
      'Jane Doe, On Harbors, 100 Yale L.J. 1, 5 (1990) [hereinafter Harbors]. Harbors, supra, at 9.',
      [
        { kind: 'journal', pin: '5', year: 1990 },
        { kind: 'supra', means: 0, pin: '9' },
      ],
    ],
  ],
  'Laws and papers': [
    [
      '29 U.S.C. §§ 201, 206(a), and 207.',
      [
        { kind: 'statute', core: ['29', 'U.S.C.', '201'] },
        { kind: 'statute', core: ['29', 'U.S.C.', '206'], pin: '(a)' },
        { kind: 'statute', core: ['29', 'U.S.C.', '207'] },
      ],
    ],
    [
      '42 U.S.C. § 2000e-5(b)(1); 17 C.F.R. § 240.10b-5(b).',
      [
        { kind: 'statute', core: ['42', 'U.S.C.', '2000e-5'], pin: '(b)(1)' },
        { kind: 'regulation', core: ['17', 'C.F.R.', '240.10b-5'], pin: '(b)' },
      ],
    ],
    [
      '85 Fed. Reg. 12,345, 12,350 (Mar. 3, 2020).',
      [{ kind: 'regulation', core: ['85', 'Fed. Reg.', '12345'], year: 2020, pin: '12,350' }],
    ],
    [
      'Pub. L. No. 111-148, § 1501, 124 Stat. 119, 242 (2010).',
      [
        { kind: 'statute', core: [null, 'Pub. L.', '111-148'], pin: '§ 1501' },
        { kind: 'statute', core: ['124', 'Stat.', '119'], parallel: 0, pin: '242' },
      ],
    ],
    [
      'Fed. R. Civ. P. 12(b)(6); Rule 59(e), SCRCP.',
      [
        { kind: 'rule', core: [null, 'Fed. R. Civ. P.', '12'], pin: '(b)(6)' },
        { kind: 'rule', jurisdiction: 'SC', text: 'Rule 59(e), SCRCP' },
      ],
    ],
    [
      'U.S. Const. art. I, § 8, cl. 3; Article I, Section 14, of the Ohio Constitution.',
      [
        { kind: 'constitution', core: [null, 'U.S. Const.', 'art. 1'], pin: '§ 8, cl. 3' },
        { kind: 'constitution', jurisdiction: 'OH', text: 'Article I, Section 14' },
      ],
    ],
    [
      'Pen. Code, § 187, subd. (a); section 768.72, Florida Statutes.',
      [
        { kind: 'statute', jurisdiction: 'CA', pin: 'subd. (a)' },
        { kind: 'statute', jurisdiction: 'FL' },
      ],
    ],
    ['Restatement (Second) of Torts § 402A cmt. c (1965).', [{ kind: 'treatise', year: 1965 }]],
    [
      'Jane Doe, On Harbors, 45 Harbor Tech. L. Rev. 211 (2025).',
      [{ kind: 'journal', core: ['45', null, '211'], year: 2025 }],
    ],
    [
      'Dunn Decl. Ex. B, at 10; ECF No. 12 at 4; Tr. 45:3–7.',
      [
        { kind: 'record', text: 'Dunn Decl. Ex. B', pin: '10' },
        { kind: 'record', text: 'ECF No. 12', pin: '4' },
        { kind: 'record', pin: '45:3-7' },
      ],
    ],
    [
      'Ames v. Burke, No. 1:17-cv-00184 (D. Del. Feb. 22, 2017).',
      [{ kind: 'docket', name: 'Ames v. Burke', court: 'ded', year: 2017, docket: '1:17-cv-00184' }],
    ],
  ],
  'What is no citation': [
    ['Suite 1600 P. O. Box 198062, 1810 First Harbor Tower', []],
    ['See SPA §§ 2.05(f), 10.02; pursuant to Section 5A.1 of the charter.', []],
    ['The 21 Taylor 281 people, 4 ID at 5, and on Apr. 7 he left for PA 19102.', []],
    ['This is a test of nothing at all, v. v. v. 12 12 12.', []],
  ],
};

describe('The forms of citations', () => {
  for (const [group, rows] of Object.entries(FORMS)) {
    describe(group, () => {
      for (const [text, wanted] of rows) it(text.replace(/\s+/g, ' '), () => check(text, wanted));
    });
  }
});
