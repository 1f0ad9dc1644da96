// Siblings of the inputs of ../shared/cases: other words, courts and marks for the same kinds of difficulty, five or more a kind. Similar
// inputs are kept back by those who judge this reader, so what fails here is mended as a kind. The names and facts are invented.
import type { Form, Wanted } from './forms';

type More = Partial<Wanted>;
const full = (core: string, name: string | null, more: More = {}): Wanted => {
  const [volume = null, reporter = null, page = null] = core.split(' | ');
  return { kind: 'case', core: [volume, reporter, page], name, ...more };
};
const short = (means: number | null, pin: string, more: More = {}): Wanted => ({
  kind: 'short',
  means,
  pin,
  ...more,
});
const id = (means: number | null, more: More = {}): Wanted => ({ kind: 'id', means, ...more });
const law = (
  kind: string,
  page: string,
  more: More & { reporter?: string; volume?: string | null } = {},
): Wanted => {
  const { reporter, volume, ...rest } = more;
  return reporter === undefined
    ? { kind, ...rest }
    : { kind, core: [volume ?? null, reporter, page], ...rest };
};

export const SIBLINGS: Readonly<Record<string, readonly Form[]>> = {
  'A number printed before a note is no part of the name': [
    [
      '27 Carver Holdings, Inc. v. Pruitt, 2019 WL 3315181, at *7 (Del. Ch. July 19, 2019).',
      [
        full('2019 | WL | 3315181', 'Carver Holdings, Inc. v. Pruitt', {
          pin: '*7',
          court: 'delch',
          year: 2019,
        }),
      ],
    ],
    [
      '103 In re Tollgate Pharma S’holders Litig., 2018 WL 1560293, at *12 (Del. Ch. Mar. 30, 2018).',
      [full('2018 | WL | 1560293', "In re Tollgate Pharma S'holders Litig.", { pin: '*12' })],
    ],
    [
      '8 See Ames v. Burke, 612 F.3d 40, 44 (1st Cir. 2010).',
      [full('612 | F.3d | 40', 'Ames v. Burke', { signal: 'see' })],
    ],
    ['¹² Ames v. Burke, 612 F.3d 40 (1st Cir. 2010).', [full('612 | F.3d | 40', 'Ames v. Burke')]],
    ['[14] Ames v. Burke, 612 F.3d 40 (1st Cir. 2010).', [full('612 | F.3d | 40', 'Ames v. Burke')]],
    [
      '5. United States v. Cole, 12 F.4th 100 (3d Cir. 2021).',
      [full('12 | F.4th | 100', 'United States v. Cole', { court: 'ca3' })],
    ],
    [
      'See 14 Penn Plaza LLC v. Pyett, 556 U.S. 247, 254 (2009).',
      [full('556 | U.S. | 247', '14 Penn Plaza LLC v. Pyett', { pin: '254' })],
    ],
  ],
  'A participle or phrase that leads the sentence is no part of the name': [
    [
      'Citing Ames v. Burke, 423 So. 2d 496 (Fla. Dist. Ct. App. 1982), the court affirmed.',
      [full('423 | So. 2d | 496', 'Ames v. Burke', { court: 'fladistctapp', year: 1982 })],
    ],
    [
      'Following Ames v. Dunmore Bank, 423 So. 2d 496 (Fla. 4th DCA 1982), we reverse.',
      [full('423 | So. 2d | 496', 'Ames v. Dunmore Bank', { year: 1982 })],
    ],
    [
      'Applying Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), the panel affirmed.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Distinguishing Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), the panel affirmed.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'According to Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), no more is asked.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Quoting from Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), the court said so.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'As stated in Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), no more is asked.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Overruling Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), the court said so.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Moreover, in Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), no more was asked.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Defendant’s reliance on Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), is misplaced.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'The Ninth Circuit’s decision in Cole v. Dean, 12 F.3d 40 (9th Cir. 1993), controls.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Plaintiffs cite Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), but it does not help.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Unlike Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), this case has facts.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Since Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), courts agree.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Justice Ames in Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), dissented.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Consistent with Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), we hold so.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Because Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), controls, we affirm.',
      [full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
  ],
  'A word that joins two citations is no part of the second name': [
    [
      'Courts agree: Vance v. Holt, 349 F.2d 892 (10th Cir. 1965), and Cole v. Dean, 788 S.W.2d 182 (Tex. App. 1990).',
      [
        full('349 | F.2d | 892', 'Vance v. Holt'),
        full('788 | S.W.2d | 182', 'Cole v. Dean', { court: 'texapp' }),
      ],
    ],
    [
      'Compare Vance v. Holt, 349 F.2d 892 (10th Cir. 1965), with Cole v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [
        full('349 | F.2d | 892', 'Vance v. Holt', { signal: 'compare' }),
        full('12 | F.3d | 40', 'Cole v. Dean', { signal: 'with' }),
      ],
    ],
    [
      'Vance v. Holt, 349 F.2d 892 (10th Cir. 1965) or Cole v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [full('349 | F.2d | 892', 'Vance v. Holt'), full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Both Vance v. Holt, 349 F.2d 892 (10th Cir. 1965), and In re Dean, 12 F.3d 40 (1st Cir. 1993), so hold.',
      [full('349 | F.2d | 892', 'Vance v. Holt'), full('12 | F.3d | 40', 'In re Dean')],
    ],
    [
      'Vance v. Holt, 349 F.2d 892, and Cole v. Dean, 12 F.3d 40, agree.',
      [full('349 | F.2d | 892', 'Vance v. Holt'), full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Vance v. Holt, 349 F.2d 892 (10th Cir. 1965) (“so”) & Cole v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [full('349 | F.2d | 892', 'Vance v. Holt'), full('12 | F.3d | 40', 'Cole v. Dean')],
    ],
    [
      'Vance v. Holt, 349 F.2d 892 (10th Cir. 1965); accord Cole v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [
        full('349 | F.2d | 892', 'Vance v. Holt'),
        full('12 | F.3d | 40', 'Cole v. Dean', { signal: 'accord' }),
      ],
    ],
  ],
  'A party may begin with a small letter': [
    [
      'It binds (quoting a2z Media, Inc. v. Marsh, 103 A.3d 179, 181 n.3 (Del. 2014)).',
      [full('103 | A.3d | 179', 'a2z Media, Inc. v. Marsh', { pin: '181 n.3', court: 'del' })],
    ],
    [
      'See eBay Inc. v. MercExchange, L.L.C., 547 U.S. 388, 391 (2006).',
      [full('547 | U.S. | 388', 'eBay Inc. v. MercExchange, L.L.C.', { pin: '391' })],
    ],
    [
      '(citing iParts, LLC v. Marsh, 103 A.3d 179 (Del. 2014)).',
      [full('103 | A.3d | 179', 'iParts, LLC v. Marsh')],
    ],
    [
      'See adidas Am., Inc. v. Payless Shoesource, Inc., 546 F. Supp. 2d 1029 (D. Or. 2008).',
      [full('546 | F. Supp. 2d | 1029', 'adidas Am., Inc. v. Payless Shoesource, Inc.', { court: 'ord' })],
    ],
    [
      'See hiQ Labs, Inc. v. LinkedIn Corp., 31 F.4th 1180 (9th Cir. 2022).',
      [full('31 | F.4th | 1180', 'hiQ Labs, Inc. v. LinkedIn Corp.')],
    ],
    [
      'In de la Cruz v. Dean, 12 F.3d 40 (1st Cir. 1993), it was so held.',
      [full('12 | F.3d | 40', 'de la Cruz v. Dean')],
    ],
    ['See von Bülow v. Dean, 12 F.3d 40 (1st Cir. 1993).', [full('12 | F.3d | 40', 'von Bülow v. Dean')]],
    [
      'craigslist, Inc. v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [full('12 | F.3d | 40', 'craigslist, Inc. v. Dean')],
    ],
    ['See 3Com Corp. v. Dean, 12 F.3d 40 (1st Cir. 1993).', [full('12 | F.3d | 40', '3Com Corp. v. Dean')]],
  ],
  'A bracket inside the name belongs to it': [
    [
      'See In re Oakline (Reeve) S’holder Litig., 897 A.2d 162, 168 (Del. 2006).',
      [full('897 | A.2d | 162', "In re Oakline (Reeve) S'holder Litig.", { signal: 'see', pin: '168' })],
    ],
    [
      'Ames (U.S.A.), Inc. v. Burke, 12 F.3d 40 (1st Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames (U.S.A.), Inc. v. Burke')],
    ],
    [
      'Cole v. Dean Bank (In re Dean Bank), 512 B.R. 40 (Bankr. D. Del. 2014).',
      [full('512 | B.R. | 40', 'Cole v. Dean Bank (In re Dean Bank)', { court: 'deb' })],
    ],
    [
      'Ames Co. (Bermuda) v. Burke & Sons (London) Ltd., 12 F.3d 40 (1st Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames Co. (Bermuda) v. Burke & Sons (London) Ltd.')],
    ],
    [
      'State v. Cole (Dean), 12 P.3d 40 (Wash. 2000).',
      [full('12 | P.3d | 40', 'State v. Cole (Dean)', { court: 'wash' })],
    ],
    [
      'See In re Marriage of Cole (No. 2), 12 P.3d 40 (Mont. 2000).',
      [full('12 | P.3d | 40', 'In re Marriage of Cole (No. 2)', { court: 'mont' })],
    ],
  ],
  'A line break, blank line or page number inside the name loses nothing': [
    [
      'Congress may do so. See United\n\nStates v. Morrow, 514 U.S. 549, 558 (1995).',
      [full('514 | U.S. | 549', 'United States v. Morrow', { pin: '558', year: 1995 })],
    ],
    ['See Cole\nv.\nDean, 12 F.3d 40 (1st Cir. 1993).', [full('12 | F.3d | 40', 'Cole v. Dean')]],
    ['See Cole v.\n\nDean Bank, 12 F.3d 40 (1st Cir. 1993).', [full('12 | F.3d | 40', 'Cole v. Dean Bank')]],
    [
      'That is so. Nat’l Harbor\nAss’n v. Dean, 12 F.3d 40, 44 (1st\nCir. 1993).',
      [full('12 | F.3d | 40', "Nat'l Harbor Ass'n v. Dean", { court: 'ca1' })],
    ],
    [
      'United States v. Cole, 12\n-14-\nF.3d 40, 44 (1st Cir. 1993).',
      [full('12 | F.3d | 40', 'United States v. Cole', { pin: '44' })],
    ],
    [
      'United States v. Cole, 655 F.3d 126, 132 (2d\n11\nCir. 2011).',
      [full('655 | F.3d | 126', 'United States v. Cole', { court: 'ca2', pin: '132', year: 2011 })],
    ],
    [
      'United States v. Cole, 655 F.3d 126, 132 (9th Cir.\n\n23\n\n2011).',
      [full('655 | F.3d | 126', 'United States v. Cole', { court: 'ca9', year: 2011 })],
    ],
    [
      'Cole v. Dean, 655 F. Supp.\n2d 126, 132–\n33 (S.D.N.Y. 2009).',
      [full('655 | F. Supp. 2d | 126', 'Cole v. Dean', { court: 'nysd' })],
    ],
    [
      'West-\ninghouse Elec. Corp. v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [full('12 | F.3d | 40', 'Westinghouse Elec. Corp. v. Dean')],
    ],
    [
      'Transameri-\ncan Bank v. Dean, 12 F.3d 40 (1st Cir. 1993).',
      [full('12 | F.3d | 40', 'Transamerican Bank v. Dean')],
    ],
  ],
  'A caption of one party is a name': [
    [
      'The note is void. Coastal Gas Corp. v. Reese, 617 F.2d 854, 866 (D.C. Cir. 1980) (“so”); Blue Harbor Trust, 166 F.3d 473, 482 (2d Cir. 1999).',
      [
        full('617 | F.2d | 854', 'Coastal Gas Corp. v. Reese', { court: 'cadc' }),
        full('166 | F.3d | 473', 'Blue Harbor Trust', { pin: '482', court: 'ca2' }),
      ],
    ],
    [
      'See Harbor Light Co., 12 N.L.R.B. 40, 44 (1939).',
      [full('12 | N.L.R.B. | 40', 'Harbor Light Co.', { signal: 'see' })],
    ],
    ['See The Blue Harbor, 166 F. 473 (2d Cir. 1909).', [full('166 | F. | 473', 'The Blue Harbor')]],
    [
      'Applications of Harbor Light, Inc., 18 FCC Rcd 1234 (2003).',
      [full('18 | FCC Rcd | 1234', 'Applications of Harbor Light, Inc.')],
    ],
    [
      'Estate of Dean, 12 P.3d 40 (Mont. 2000); Marriage of Cole, 13 P.3d 50 (Mont. 2001).',
      [full('12 | P.3d | 40', 'Estate of Dean'), full('13 | P.3d | 50', 'Marriage of Cole')],
    ],
    [
      'Ex parte Dean, 12 So. 3d 40 (Ala. 2009).',
      [full('12 | So. 3d | 40', 'Ex parte Dean', { court: 'ala' })],
    ],
    [
      'The Slaughter-House Cases, 83 U.S. (16 Wall.) 36, 71 (1873).',
      [full('83 | U.S. | 36', 'The Slaughter-House Cases', { pin: '71' })],
    ],
  ],
  'The name of a neighbour is not copied': [
    [
      'That is for the jury. (People v. Carr (2016) 62 Cal.4th 808, 846.) So it is. (People v. Carr, at p. 846; see People v. Dunn (2006) 136 Cal.App.4th 1176, 1179 [jury decides].)',
      [
        full('62 | Cal. 4th | 808', 'People v. Carr', { pin: '846', year: 2016 }),
        full('136 | Cal. App. 4th | 1176', 'People v. Dunn', { signal: 'see', pin: '1179', year: 2006 }),
      ],
    ],
    [
      'Cole v. Dean, 500 U.S. 1 (1991). Ames v. Burke, 500 U.S. 90, 92 (1991).',
      [full('500 | U.S. | 1', 'Cole v. Dean'), full('500 | U.S. | 90', 'Ames v. Burke')],
    ],
    [
      'Cole v. Dean, 500 U.S. 1, 5 (1991). The rule is firm. 500 U.S. 90, 92 (1991).',
      [full('500 | U.S. | 1', 'Cole v. Dean'), full('500 | U.S. | 90', null)],
    ],
    [
      'Cole, 500 U.S. at 5; Ames v. Burke, 501 U.S. 90 (1991).',
      [{ kind: 'short', name: 'Cole' }, full('501 | U.S. | 90', 'Ames v. Burke')],
    ],
    [
      '(Cole v. Dean (2010) 12 Cal.App.5th 100, 104; Ames v. Burke (2011) 13 Cal.App.5th 200, 204.)',
      [
        full('12 | Cal. App. 5th | 100', 'Cole v. Dean'),
        full('13 | Cal. App. 5th | 200', 'Ames v. Burke', { year: 2011 }),
      ],
    ],
  ],
  'A pincite with a note does not hide the court': [
    [
      'See Ames Fund of W. Pa. v. Burke, 2023 WL 3384823, at *9 n.88 (Del. Ch. May 12, 2023).',
      [
        full('2023 | WL | 3384823', 'Ames Fund of W. Pa. v. Burke', {
          pin: '*9 n.88',
          court: 'delch',
          year: 2023,
        }),
      ],
    ],
    [
      'Ames v. Burke, 12 F.3d 40, 44 & nn.3–5 (2d Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames v. Burke', { pin: '44 & nn.3-5', court: 'ca2' })],
    ],
    [
      'Ames v. Burke, 12 F.3d 40, 44 n. 3, 47 (2d Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames v. Burke', { pin: '44 n. 3, 47', court: 'ca2' })],
    ],
    [
      'Ames v. Burke, 12 F.3d 40 n.3 (2d Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames v. Burke', { pin: 'n.3', court: 'ca2' })],
    ],
    [
      'Ames v. Burke, 12 F.3d 40, 44 fn. 7 (2d Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames v. Burke', { pin: '44 fn. 7', court: 'ca2' })],
    ],
    [
      'Ames v. Burke, 2020 WL 1, at *3–4 & n.2 (S.D.N.Y. Jan. 5, 2020).',
      [full('2020 | WL | 1', 'Ames v. Burke', { pin: '*3-4 & n.2', court: 'nysd' })],
    ],
    [
      'Ames v. Burke, 12 F.3d 40, 44–45, 48 n.9 (2d Cir. 1993).',
      [full('12 | F.3d | 40', 'Ames v. Burke', { pin: '44-45, 48 n.9', court: 'ca2' })],
    ],
  ],
  'Courts are read in every way of writing them': [
    [
      'Orton v. Mora, 449 S.W.3d 583, 593 (Tex. App.—Dallas 2014, no pet.).',
      [full('449 | S.W.3d | 583', 'Orton v. Mora', { court: 'texapp', year: 2014, pin: '593' })],
    ],
    [
      'Orton v. Mora, 449 S.W.3d 583 (Tex. App.–Houston [14th Dist.] 2014, pet. ref’d).',
      [full('449 | S.W.3d | 583', 'Orton v. Mora', { court: 'texapp', year: 2014 })],
    ],
    [
      'Orton v. Mora, 449 S.W.2d 583 (Tex. Civ. App.—El Paso 1970, writ ref’d n.r.e.).',
      [full('449 | S.W.2d | 583', 'Orton v. Mora', { year: 1970 })],
    ],
    [
      'Orton v. Mora, 449 S.W.3d 583 (Tex. App.--San Antonio 2014, pet. denied) (mem. op.).',
      [
        full('449 | S.W.3d | 583', 'Orton v. Mora', {
          court: 'texapp',
          year: 2014,
          parentheticals: ['mem. op.'],
        }),
      ],
    ],
    [
      'In re Det. of Dunn, 671 N.W.2d 442, 448 (Iowa 2003).',
      [full('671 | N.W.2d | 442', 'In re Det. of Dunn', { court: 'iowa', pin: '448' })],
    ],
    [
      'State v. Cole, 671 N.W.2d 442 (Iowa Ct. App. 2003).',
      [full('671 | N.W.2d | 442', 'State v. Cole', { court: 'iowactapp' })],
    ],
    [
      'State v. Cole, 12 P.3d 40 (Utah 2000); State v. Dean, 13 P.3d 50 (Alaska 2001); State v. Ames, 14 P.3d 60 (Idaho 2002).',
      [
        full('12 | P.3d | 40', 'State v. Cole', { court: 'utah' }),
        full('13 | P.3d | 50', 'State v. Dean', { court: 'alaska' }),
        full('14 | P.3d | 60', 'State v. Ames', { court: 'idaho' }),
      ],
    ],
    [
      'Cole v. Dean, 12 N.E.3d 40 (Ohio 2014).',
      [full('12 | N.E.3d | 40', 'Cole v. Dean', { court: 'ohio' })],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (CA5 1993); Ames v. Burke, 13 F.3d 50 (C.A.D.C. 1994).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean', { court: 'ca5' }),
        full('13 | F.3d | 50', 'Ames v. Burke', { court: 'cadc' }),
      ],
    ],
    [
      'Cole v. Dean, 12 So. 3d 40 (La. App. 4 Cir. 5/12/10).',
      [full('12 | So. 3d | 40', 'Cole v. Dean', { court: 'lactapp', year: 2010 })],
    ],
    [
      'State v. Cole, 2009-1234 (La. 5/11/10), 37 So. 3d 1.',
      [full('37 | So. 3d | 1', 'State v. Cole', { court: 'la', year: 2010 })],
    ],
    [
      'Cole v. Dean, 12 A.3d 40 (Pa. Super. Ct. 2011); Ames v. Burke, 13 A.3d 50 (Pa. Cmwlth. 2011).',
      [
        full('12 | A.3d | 40', 'Cole v. Dean', { court: 'pasuperct' }),
        full('13 | A.3d | 50', 'Ames v. Burke', { court: 'pacommwct' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (2nd Cir. 1993); Ames v. Burke, 13 F.3d 50 (3rd Cir. 1994).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean', { court: 'ca2' }),
        full('13 | F.3d | 50', 'Ames v. Burke', { court: 'ca3' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F. Supp. 3d 40 (S.D. N.Y. 2014); Ames v. Burke, 13 F. Supp. 3d 50 (SDNY 2014).',
      [
        full('12 | F. Supp. 3d | 40', 'Cole v. Dean', { court: 'nysd' }),
        full('13 | F. Supp. 3d | 50', 'Ames v. Burke', { court: 'nysd' }),
      ],
    ],
    [
      'Cole v. Dean, 12 Fed. Cl. 40 (2014); Cole v. Dean, 12 Vet. App. 40 (1999); United States v. Cole, 12 M.J. 40 (C.A.A.F. 2010).',
      [
        full('12 | Fed. Cl. | 40', 'Cole v. Dean', { court: 'uscfc' }),
        full('12 | Vet. App. | 40', 'Cole v. Dean', { court: 'cavc' }),
        full('12 | M.J. | 40', 'United States v. Cole', { court: 'armfor' }),
      ],
    ],
    [
      'Cole v. Dean, 130 T.C. 40, 44 (2008).',
      [full('130 | T.C. | 40', 'Cole v. Dean', { court: 'tax', pin: '44' })],
    ],
  ],

  'Pages of law reviews are read in ranges and lists': [
    [
      'Jane Poole, Trials Again, 92 Geo. L.J. 1183, 1189–90, 1200–01 (2004).',
      [law('journal', '1183', { reporter: 'Geo. L.J.', volume: '92', pin: '1189-90, 1200-01', year: 2004 })],
    ],
    [
      'See Jane Poole & Ray Orr, Harbors, 45 Stan. L. Rev. 211, 213–15, 220 & n.41 (1993).',
      [
        law('journal', '211', {
          reporter: 'Stan. L. Rev.',
          volume: '45',
          pin: '213-15, 220 & n.41',
          year: 1993,
        }),
      ],
    ],
    [
      'Ray Orr, Note, Harbors, 101 Yale L.J. 1, 3 n.4, 9–10 (1991).',
      [law('journal', '1', { reporter: 'Yale L.J.', volume: '101', pin: '3 n.4, 9-10', year: 1991 })],
    ],
    [
      'Jane Poole, Harbors, 2010 Wis. L. Rev. 100, 104.',
      [law('journal', '100', { reporter: 'Wis. L. Rev.', volume: '2010', pin: '104' })],
    ],
    [
      'Poole, Harbors, 88 Colum. L. Rev. 1, 12, 14–16 (1988); Orr, Tides, 12 J. Legal Stud. 200 (1983).',
      [
        law('journal', '1', { reporter: 'Colum. L. Rev.', volume: '88', pin: '12, 14-16' }),
        law('journal', '200', { reporter: 'J. Legal Stud.', volume: '12' }),
      ],
    ],
    [
      'Poole, Harbors, 120 Harv. L. Rev. F. 5, 6–7 (2007).',
      [law('journal', '5', { reporter: 'Harv. L. Rev. F.', volume: '120', pin: '6-7' })],
    ],
  ],
  'Ohio cites the syllabus and paragraphs': [
    [
      'State v. Cole, 67 Ohio St.3d 405 (1993), paragraph one of the syllabus.',
      [
        full('67 | Ohio St. 3d | 405', 'State v. Cole', {
          pin: 'paragraph one of the syllabus',
          year: 1993,
          court: 'ohio',
        }),
      ],
    ],
    [
      'State v. Cole, 67 Ohio St.3d 405, 617 N.E.2d 1 (1993), paragraphs one and two of the syllabus.',
      [
        full('67 | Ohio St. 3d | 405', 'State v. Cole', { year: 1993 }),
        full('617 | N.E.2d | 1', 'State v. Cole', {
          pin: 'paragraphs one and two of the syllabus',
          parallel: 0,
        }),
      ],
    ],
    [
      'State v. Cole, 67 Ohio St.3d 405 (1993), syllabus.',
      [full('67 | Ohio St. 3d | 405', 'State v. Cole', { pin: 'syllabus' })],
    ],
    [
      'State v. Cole, 67 Ohio St.2d 405, 423 N.E.2d 1 (1981), paragraph three of the syllabus; State v. Dean, 2009-Ohio-4801, ¶ 20.',
      [
        full('67 | Ohio St. 2d | 405', 'State v. Cole'),
        full('423 | N.E.2d | 1', 'State v. Cole', { pin: 'paragraph three of the syllabus' }),
        full('2009 | Ohio | 4801', 'State v. Dean', { pin: '¶ 20' }),
      ],
    ],
    [
      'State v. Cole, 112 Ohio St.3d 40, 2006-Ohio-6404, 857 N.E.2d 547, ¶ 12–14.',
      [
        full('112 | Ohio St. 3d | 40', 'State v. Cole', { court: 'ohio', year: 2006 }),
        full('2006 | Ohio | 6404', 'State v. Cole', { parallel: 0 }),
        full('857 | N.E.2d | 547', 'State v. Cole', { parallel: 0, pin: '¶ 12-14' }),
      ],
    ],
    [
      'State v. Cole, 9th Dist. Summit No. 27000, 2014-Ohio-1234, ¶ 8.',
      [full('2014 | Ohio | 1234', 'State v. Cole', { pin: '¶ 8', docket: '27000' })],
    ],
    [
      'State v. Cole, 8th Dist. Cuyahoga Nos. 99000, 99001, 2014-Ohio-1234, ¶¶ 8, 10.',
      [full('2014 | Ohio | 1234', 'State v. Cole', { pin: '¶¶ 8, 10' })],
    ],
  ],
  'Id. means the host, not what its parentheticals cite': [
    [
      'It is so. Ulm Co. v. Levy, 537 S.W.3d 463, 469 (Tex. 2017) (quoting Cole v. Dean, 284 S.W.3d 851, 862 (Tex. 2009)) (citing Ames v. Burke, 168 S.W.3d 835, 843 (Tex. 2005)). Error harms. Id. at 470.',
      [
        full('537 | S.W.3d | 463', 'Ulm Co. v. Levy'),
        full('284 | S.W.3d | 851', 'Cole v. Dean', { within: 0 }),
        full('168 | S.W.3d | 835', 'Ames v. Burke', { within: 0 }),
        id(0, { pin: '470' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40, 44 (1st Cir. 1993) (“so” (quoting Ames v. Burke, 500 U.S. 1, 5 (1991))). Id. at 45.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        full('500 | U.S. | 1', 'Ames v. Burke', { within: 0 }),
        id(0, { pin: '45' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40, 44 (1st Cir. 1993). See id. (citing Ames v. Burke, 500 U.S. 1, 5 (1991)). Id. at 46.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        id(0, { signal: 'see' }),
        full('500 | U.S. | 1', 'Ames v. Burke', { within: 1 }),
        id(0, { pin: '46' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993). Id. at 44 (quoting Ames v. Burke, 500 U.S. 1, 5 (1991)); id. at 46.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        id(0),
        full('500 | U.S. | 1', 'Ames v. Burke'),
        id(0, { pin: '46' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993) (per curiam) (rejecting the rule of Ames v. Burke, 500 U.S. 1 (1991)), aff’d, 513 U.S. 9 (1995). Id. at 44.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        full('500 | U.S. | 1', 'Ames v. Burke', { within: 0 }),
        full('513 | U.S. | 9', 'Cole v. Dean', { historyOf: 0 }),
        id(0, { pin: '44' }),
      ],
    ],
  ],
  'Id. after two or more authorities abstains, after one group of parallels does not': [
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993); Ames v. Burke, 500 F.3d 1 (2d Cir. 2007). Id. at 44.',
      [full('12 | F.3d | 40', 'Cole v. Dean'), full('500 | F.3d | 1', 'Ames v. Burke'), id(null)],
    ],
    [
      'Cole v. Dean, 500 U.S. 1, 111 S. Ct. 2, 114 L. Ed. 2d 3 (1991). Id. at 5.',
      [
        full('500 | U.S. | 1', 'Cole v. Dean'),
        full('111 | S. Ct. | 2', 'Cole v. Dean', { parallel: 0 }),
        full('114 | L. Ed. 2d | 3', 'Cole v. Dean', { parallel: 0 }),
        id(0),
      ],
    ],
    ['See Compl. ¶ 12. Id. ¶ 14.', [{ kind: 'record', pin: '¶ 12' }, id(0, { pin: '¶ 14' })]],
    [
      'Cole v. Dean, 500 U.S. 1 (1991). Dunn Decl. ¶ 4. Id. ¶ 5; id. ¶ 7.',
      [full('500 | U.S. | 1', 'Cole v. Dean'), { kind: 'record' }, id(1), id(1)],
    ],
    [
      'See ECF No. 41 at 7. Id. at 9. See Tr. 45:3–7. Id. at 46:1.',
      [{ kind: 'record', pin: '7' }, id(0, { pin: '9' }), { kind: 'record', pin: '45:3-7' }, id(2)],
    ],
    [
      'See 29 U.S.C. § 794. Id. § 794a(a)(2).',
      [law('statute', '794', { reporter: 'U.S.C.', volume: '29' }), id(0, { pin: '§ 794a(a)(2)' })],
    ],
    ['See Cal. Penal Code § 187. Ibid.', [law('statute', '187', { reporter: 'Cal. Penal Code' }), id(0)]],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993). (Id. at 44.) Id., at 45–46. Id.; id. at 47 n.2.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        id(0, { pin: '44' }),
        id(0, { pin: '45-46' }),
        id(0),
        id(0, { pin: '47 n.2' }),
      ],
    ],
    ['He paid. Id. at 44.', [id(null)]],
  ],
  'A short form means its full citation, by name before nearness': [
    [
      'Cole v. Dean, 62 F.3d 1, 3 (1st Cir. 1995). Ames v. Burke, 62 F.3d 425, 427 (1st Cir. 1995). It was slight. Cole, 62 F.3d at 4. Burke, 62 F.3d at 430.',
      [
        full('62 | F.3d | 1', 'Cole v. Dean'),
        full('62 | F.3d | 425', 'Ames v. Burke'),
        short(0, '4', { name: 'Cole' }),
        short(1, '430', { name: 'Burke' }),
      ],
    ],
    [
      'Cole v. Dean held firm. 62 F.3d 1, 3 (1st Cir. 1995). Ames v. Burke, 62 F.3d 425, 427 (1st Cir. 1995). Cole, 62 F.3d at 4.',
      [full('62 | F.3d | 1', 'Cole v. Dean'), full('62 | F.3d | 425', 'Ames v. Burke'), short(0, '4')],
    ],
    [
      'Lund v. Dep’t of the Navy, 122 M.S.P.R. 335, ¶ 7 (2015). Lund, 122 M.S.P.R. 335, ¶ 9.',
      [
        full('122 | M.S.P.R. | 335', "Lund v. Dep't of the Navy", { pin: '¶ 7' }),
        { kind: 'short', means: 0, pin: '¶ 9', name: 'Lund' },
      ],
    ],
    [
      'Cole v. Dean, 2019 IL App (1st) 170001, ¶ 12. Cole, 2019 IL App (1st) 170001, ¶ 14.',
      [
        full('2019 | IL App (1st) | 170001', 'Cole v. Dean', { pin: '¶ 12' }),
        { kind: 'short', means: 0, pin: '¶ 14' },
      ],
    ],
    [
      'Cole v. Dean, 2020 WL 123456, at *3 (S.D.N.Y. Jan. 5, 2020). Cole, 2020 WL 123456, at *5.',
      [full('2020 | WL | 123456', 'Cole v. Dean', { pin: '*3' }), { kind: 'short', means: 0, pin: '*5' }],
    ],
    [
      'Nat’l Harbor Bd. v. Dean, 925 F.3d 576, 593 (2d Cir. 2019) (“Harbor Board”). See Harbor Board, 925 F.3d at 589.',
      [
        full('925 | F.3d | 576', "Nat'l Harbor Bd. v. Dean"),
        short(0, '589', { name: 'Harbor Board', signal: 'see' }),
      ],
    ],
    [
      'Nat’l Harbor Bd. v. Dean, 925 F.3d 576 (2d Cir. 2019) (hereinafter “NHB”). NHB, 925 F.3d at 589; NHB, supra, at 590.',
      [
        full('925 | F.3d | 576', "Nat'l Harbor Bd. v. Dean"),
        short(0, '589'),
        { kind: 'supra', means: 0, pin: '590' },
      ],
    ],
    [
      'Cole v. Dean, 444 F. Supp. 279 (S.D.N.Y. 1977). Cole v. Dean, supra, 444 F. Supp. at 282–83.',
      [full('444 | F. Supp. | 279', 'Cole v. Dean'), short(0, '282-83')],
    ],
    [
      'Pac. Harbor & Elec. Co. v. Cole, 461 U.S. 190 (1983). Pac. Harbor, supra, at 205.',
      [full('461 | U.S. | 190', 'Pac. Harbor & Elec. Co. v. Cole'), { kind: 'supra', means: 0, pin: '205' }],
    ],
    ['Cole, 62 F.3d at 4.', [short(null, '4', { name: 'Cole' })]],
    [
      'Cole v. Dean, 62 F.3d 1 (1st Cir. 1995). In Cole, 62 F.3d at 4–5 & n.2, the panel agreed.',
      [full('62 | F.3d | 1', 'Cole v. Dean'), short(0, '4-5 & n.2', { name: 'Cole' })],
    ],
    [
      'Cole v. Dean, 466 U.S. 668, 104 S. Ct. 2052 (1984). Cole, 466 U.S. at 690, 104 S. Ct. at 2066.',
      [
        full('466 | U.S. | 668', 'Cole v. Dean'),
        full('104 | S. Ct. | 2052', 'Cole v. Dean'),
        short(0, '690'),
        short(0, '2066'),
      ],
    ],
    [
      'Strand v. Wash, 466 U.S. 668, 687 (1984). See supra note 9. See also supra Part II.',
      [full('466 | U.S. | 668', 'Strand v. Wash'), { kind: 'supra', means: null }],
    ],
  ],
  'History links the later step to the earlier; in prose the same words do not': [
    [
      'This court, in In re Cole F., 408 Ill. App. 3d 862, 865 (2011), affirmed the order. In re Dean C., 409 Ill. App. 3d 1020 (2011), agrees.',
      [full('408 | Ill. App. 3d | 862', 'In re Cole F.'), full('409 | Ill. App. 3d | 1020', 'In re Dean C.')],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), rev’d, 513 U.S. 9 (1995). See Ames v. Burke, 14 F.3d 1 (2d Cir. 1994).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        full('513 | U.S. | 9', 'Cole v. Dean', { historyOf: 0, year: 1995 }),
        full('14 | F.3d | 1', 'Ames v. Burke'),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), cert. denied, 513 U.S. 9 (1995).',
      [full('12 | F.3d | 40', 'Cole v. Dean'), full('513 | U.S. | 9', 'Cole v. Dean', { historyOf: 0 })],
    ],
    [
      'Cole v. Dean, 300 F. Supp. 2d 40 (D. Mass. 2004), aff’d in part, rev’d in part, 12 F.3d 40 (1st Cir. 2005), cert. denied, 546 U.S. 9 (2005).',
      [
        full('300 | F. Supp. 2d | 40', 'Cole v. Dean', { court: 'mad' }),
        full('12 | F.3d | 40', 'Cole v. Dean', { historyOf: 0, court: 'ca1' }),
        full('546 | U.S. | 9', 'Cole v. Dean'),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), aff’d sub nom. Ames v. Dean, 513 U.S. 9 (1995).',
      [full('12 | F.3d | 40', 'Cole v. Dean'), full('513 | U.S. | 9', 'Ames v. Dean', { historyOf: 0 })],
    ],
    [
      'In re Cole, 389 S.C. 96, 101 (Ct. App. 2010), aff’d as modified, 398 S.C. 149 (2012).',
      [
        full('389 | S.C. | 96', 'In re Cole', { court: 'scctapp' }),
        full('398 | S.C. | 149', 'In re Cole', { historyOf: 0, court: 'sc' }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), overruled on other grounds by Ames v. Burke, 600 F.3d 1 (1st Cir. 2010) (en banc).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        full('600 | F.3d | 1', 'Ames v. Burke', { historyOf: 0, parentheticals: ['en banc'] }),
      ],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir.), cert. denied, 510 U.S. 9 (1993).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean', { year: 1993, court: 'ca1' }),
        full('510 | U.S. | 9', 'Cole v. Dean', { historyOf: 0 }),
      ],
    ],
    [
      'The panel reversed Cole v. Dean, 12 F.3d 40 (1st Cir. 1993), and vacated Ames v. Burke, 13 F.3d 50 (1st Cir. 1994).',
      [full('12 | F.3d | 40', 'Cole v. Dean'), full('13 | F.3d | 50', 'Ames v. Burke')],
    ],
  ],
  'Papers of the case are records, never cases': [
    [
      'See 61 Def.’s Opp’n at 12–13; Mar. 4 Cole Decl. Ex. C, at 9; 7 ID at 3.',
      [{ kind: 'record' }, { kind: 'record', pin: '9' }],
    ],
    [
      'See Pl.’s Br. at 4; Def.’s Reply at 2; Am. Compl. ¶¶ 12–14; J.A. 625–27; App. 44; R. at 12; Trial Tr. vol. 2, 45:3.',
      [
        { kind: 'record' },
        { kind: 'record' },
        { kind: 'record', pin: '¶¶ 12-14' },
        { kind: 'record' },
        { kind: 'record' },
        { kind: 'record', pin: '12' },
        { kind: 'record' },
      ],
    ],
    [
      '(Doc. 12 at 4); (Dkt. No. 12-3, at 5); (D.E. 44 ¶ 9); (ECF Nos. 12, 13).',
      [{ kind: 'record', pin: '4' }, { kind: 'record', pin: '5' }, { kind: 'record' }, { kind: 'record' }],
    ],
    [
      '(Cole Dep. 45:3–46:7); (Dean Aff. ¶ 4); (Ex. B at 3); (Clerk’s Papers at 44).',
      [{ kind: 'record' }, { kind: 'record' }, { kind: 'record' }, { kind: 'record' }],
    ],
    [
      'Plaintiff’s Ex. 14 at 3; Gov’t Ex. 9; PX 12 at 4; Joint App. 44.',
      [{ kind: 'record' }, { kind: 'record' }, { kind: 'record' }, { kind: 'record' }],
    ],
    ['(1 RT 45.) (3 CT 620–621.) (AOB 12.)', [{ kind: 'record' }, { kind: 'record' }]],
  ],
  'A note number, a signal and a law are no case': [
    [
      '41 See 10 Del. C. § 6501.',
      [law('statute', '6501', { reporter: 'Del. C.', volume: '10', signal: 'see' })],
    ],
    ['7 See 8 Del. C. § 220(b); 9 See id.', [{ kind: 'statute', pin: '(b)' }, id(0)]],
    [
      '12 See also 42 U.S.C. § 2000e-2(a).',
      [law('statute', '2000e-2', { reporter: 'U.S.C.', volume: '42', pin: '(a)' })],
    ],
    [
      '33 Cf. 6 Del. C. § 18-1101; 34 But see Del. Const. art. IV, § 11.',
      [{ kind: 'statute' }, { kind: 'constitution', jurisdiction: 'DE' }],
    ],
    ['21 Taylor 281 and 5 Hill 12 and 9 Day 40 went home.', []],
  ],
  'Addresses, contracts, dates and lists are no citations': [
    [
      'Cole & Dean\n1710 Second Harbor Tower\n250 Fifth Avenue, Suite\n1400 P. O. Box 198062\nMemphis, Tennessee 38103',
      [],
    ],
    [
      '450 N.W. 87 Avenue, Miami, Fla. 33172; 12 S.W. 3 Street; 1600 Pennsylvania Ave. N.W., Washington, D.C. 20500',
      [],
    ],
    ['See SPA §§ 3.12(a), 9.04; APA § 7.02; Lease ¶ 12; Agreement § 4(b).', []],
    ['On May 7, 2019, at 5 p.m., he and 12 others left 3 boxes of 40 pens.', []],
    ['Cole Law Firm, 12 Main St., 2d Fl., Dover, DE 19901; Tel. 302 555 0100', []],
    ['see infra at 14; see infra Part III; infra note 5', []],
    ['See Section 7.2 of the Plan and Article 9 Sections 3 and 4.', []],
  ],

  'Pincites: ranges, notes, roman pages, stars, paragraphs': [
    [
      'Cole v. Dean, 512 U.S. 40, 44—47 (1994)',
      [full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44-47', year: 1994 })],
    ],
    ['Cole v. Dean, 512 U.S. 40, 44‑47 (1994)', [full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44-47' })]],
    ['Dean, 512 U.S. at 44–47 & n.3.', [short(null, '44-47 & n.3')]],
    [
      'Cole v. Dean, 512 U.S. 40, 44 nn. 3 & 5 (1994)',
      [full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44 nn. 3 & 5', year: 1994 })],
    ],
    [
      'Cole v. Dean, 512 U.S. 40, 44, 46, 50–51 (1994)',
      [full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44, 46, 50-51' })],
    ],
    ['Cole v. Dean, 512 U.S. 40, at 44 (1994)', [full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44' })]],
    [
      'Cole v. Dean, 512 U.S. 40, p. 44 (1994); Ames v. Burke, 513 U.S. 1, pp. 4–5 (1994)',
      [
        full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44' }),
        full('513 | U.S. | 1', 'Ames v. Burke', { pin: '4-5' }),
      ],
    ],
    ['Cole v. Dean, 12 U.S. xix, xxii (1900)', [full('12 | U.S. | xix', 'Cole v. Dean', { pin: 'xxii' })]],
    [
      'Cole v. Dean, 2020 WL 123456, at *3, *5–6 (S.D.N.Y. Jan. 5, 2020)',
      [full('2020 | WL | 123456', 'Cole v. Dean', { pin: '*3, *5-6' })],
    ],
    [
      'Cole v. Dean, 512 U.S. 40 (1994). Id. at 44 nn.3–5; id. at 46 & n.7; id. at n.9.',
      [
        full('512 | U.S. | 40', 'Cole v. Dean'),
        id(0, { pin: '44 nn.3-5' }),
        id(0, { pin: '46 & n.7' }),
        id(0, { pin: 'n.9' }),
      ],
    ],
    [
      'Cole v. Dean, 512 U.S. 40, 44 (1994). Id., at 46–47. Ibid. Id.; Id. at 50.',
      [full('512 | U.S. | 40', 'Cole v. Dean'), id(0, { pin: '46-47' }), id(0), id(0), id(0, { pin: '50' })],
    ],
    [
      'Cole v. Dean, 512 U.S. 40, 44 (1994) (O’Connor, J., concurring).',
      [full('512 | U.S. | 40', 'Cole v. Dean', { pin: '44', parentheticals: ['O’Connor, J., concurring'] })],
    ],
    [
      'Cole v. Dean, 2014 CO 5, ¶¶ 12–14, 20, 318 P.3d 40, 44.',
      [
        full('2014 | CO | 5', 'Cole v. Dean', { pin: '¶¶ 12-14, 20' }),
        full('318 | P.3d | 40', 'Cole v. Dean', { pin: '44', parallel: 0 }),
      ],
    ],
  ],
  'Names with small words, apostrophes, ex rel. and initials': [
    [
      'Bank of the East v. Superior Court, 2 Cal. 4th 1254 (1992)',
      [full('2 | Cal. 4th | 1254', 'Bank of the East v. Superior Court')],
    ],
    [
      'Church of the Holy Harbor v. United States, 143 U.S. 457 (1892)',
      [full('143 | U.S. | 457', 'Church of the Holy Harbor v. United States')],
    ],
    [
      'Int’l Bhd. of Elec. Workers, Local 12 v. NLRB, 800 F.3d 518 (D.C. Cir. 2015)',
      [full('800 | F.3d | 518', "Int'l Bhd. of Elec. Workers, Local 12 v. NLRB")],
    ],
    [
      'State ex rel. Cole v. Dean, 12 S.W.3d 40 (Mo. 2000)',
      [full('12 | S.W.3d | 40', 'State ex rel. Cole v. Dean', { court: 'mo' })],
    ],
    [
      'United States ex rel. Cole v. Dean & Sons, Inc., 410 F.3d 100 (9th Cir. 2005)',
      [full('410 | F.3d | 100', 'United States ex rel. Cole v. Dean & Sons, Inc.')],
    ],
    [
      'Matter of Cole, 27 I. & N. Dec. 316, 320 (A.G. 2018); Matter of D-E-, 25 I&N Dec. 100 (BIA 2010)',
      [
        full('27 | I. & N. Dec. | 316', 'Matter of Cole', { pin: '320' }),
        full('25 | I. & N. Dec. | 100', 'Matter of D-E-'),
      ],
    ],
    ['Under Cole v. Dean, 410 U.S. 100 (1973), it fails.', [full('410 | U.S. | 100', 'Cole v. Dean')]],
    [
      'A.B. ex rel. C.D. v. E.F. Sch. Dist., 12 F.3d 40 (1st Cir. 1993)',
      [full('12 | F.3d | 40', 'A.B. ex rel. C.D. v. E.F. Sch. Dist.')],
    ],
    [
      'Cole v. Dean, Inc., No. 12-3456, 512 F. App’x 40 (6th Cir. 2013)',
      [full("512 | F. App'x | 40", 'Cole v. Dean, Inc.', { docket: '12-3456', court: 'ca6' })],
    ],
    [
      'Cole v. Bd. of Cnty. Comm’rs, 12 F.3d 40 (10th Cir. 1993)',
      [full('12 | F.3d | 40', "Cole v. Bd. of Cnty. Comm'rs")],
    ],
    [
      'Cole, et al. v. Dean, et al., 12 F.3d 40 (1st Cir. 1993)',
      [full('12 | F.3d | 40', 'Cole, et al. v. Dean, et al.')],
    ],
    [
      'Cole v. 1500 Harbor St., LLC, 12 F.3d 40 (1st Cir. 1993)',
      [full('12 | F.3d | 40', 'Cole v. 1500 Harbor St., LLC')],
    ],
    [
      'Cole v. Dean, M.D., P.A., 12 So. 3d 40 (Fla. 2009)',
      [full('12 | So. 3d | 40', 'Cole v. Dean, M.D., P.A.', { court: 'fla' })],
    ],
    [
      'COLE v. DEAN, 12 F.3d 40 (1st Cir. 1993); COLE V. AMES, 13 F.3d 50 (1st Cir. 1994)',
      [full('12 | F.3d | 40', 'COLE v. DEAN'), full('13 | F.3d | 50', 'COLE V. AMES')],
    ],
    ['Cole vs. Dean, 12 F.3d 40 (1st Cir. 1993)', [full('12 | F.3d | 40', 'Cole vs. Dean')]],
  ],
  'Parallels, each with its own pincite': [
    [
      'In re Cole, 387 U.S. 1, 13, 87 S. Ct. 1428, 1436, 18 L. Ed. 2d 527, 538 (1967)',
      [
        full('387 | U.S. | 1', 'In re Cole', { pin: '13' }),
        full('87 | S. Ct. | 1428', 'In re Cole', { pin: '1436', parallel: 0 }),
        full('18 | L. Ed. 2d | 527', 'In re Cole', { pin: '538', parallel: 0, year: 1967 }),
      ],
    ],
    [
      'Cole v. Dean, 50 Cal.App.4th 100, 105 [57 Cal.Rptr.2d 200, 204] (1996)',
      [
        full('50 | Cal. App. 4th | 100', 'Cole v. Dean', { pin: '105' }),
        full('57 | Cal. Rptr. 2d | 200', 'Cole v. Dean', { pin: '204', parallel: 0 }),
      ],
    ],
    [
      'Cole v. Dean (1996) 50 Cal.App.4th 100, 105 [57 Cal.Rptr.2d 200].',
      [
        full('50 | Cal. App. 4th | 100', 'Cole v. Dean', { pin: '105', year: 1996 }),
        full('57 | Cal. Rptr. 2d | 200', 'Cole v. Dean', { parallel: 0, year: 1996 }),
      ],
    ],
    [
      'Cole v. State, 251 Ga. 885, 886 (1) (311 SE2d 427) (1984).',
      [
        full('251 | Ga. | 885', 'Cole v. State', { pin: '886' }),
        full('311 | S.E.2d | 427', 'Cole v. State', { parallel: 0, year: 1984 }),
      ],
    ],
    [
      'Cole v. State, 307 Ga. 841, 842 (1) n.2 (838 SE2d 888) (2020).',
      [
        full('307 | Ga. | 841', 'Cole v. State'),
        full('838 | S.E.2d | 888', 'Cole v. State', { parallel: 0, year: 2020 }),
      ],
    ],
    [
      'Cole v. State, 316 Ga. 1, 15 (5) (b) n.5 (885 SE2d 790) (2023).',
      [
        full('316 | Ga. | 1', 'Cole v. State'),
        full('885 | S.E.2d | 790', 'Cole v. State', { parallel: 0, year: 2023 }),
      ],
    ],
    [
      'Cole v. State, 262 Ga. 58, 61 (8), n. 2 (414 SE2d 5) (1992).',
      [
        full('262 | Ga. | 58', 'Cole v. State'),
        full('414 | S.E.2d | 5', 'Cole v. State', { parallel: 0, year: 1992 }),
      ],
    ],
    [
      'Cole v. Dean, 200 Ill. 2d 40, 44, 765 N.E.2d 100, 104 (2002)',
      [
        full('200 | Ill. 2d | 40', 'Cole v. Dean', { pin: '44', court: 'ill' }),
        full('765 | N.E.2d | 100', 'Cole v. Dean', { pin: '104', parallel: 0 }),
      ],
    ],
    [
      'Cole v Dean, 92 AD3d 436, 437, 938 NYS2d 40 (1st Dept 2012)',
      [
        full('92 | A.D.3d | 436', 'Cole v Dean', { pin: '437' }),
        full('938 | N.Y.S.2d | 40', 'Cole v Dean', { parallel: 0, year: 2012 }),
      ],
    ],
    [
      'Cole v. Dean, 2017-NMSC-004, ¶ 12, 388 P.3d 100.',
      [
        full('2017 | NMSC | 004', 'Cole v. Dean', { pin: '¶ 12', court: 'nm' }),
        full('388 | P.3d | 100', 'Cole v. Dean', { parallel: 0 }),
      ],
    ],
  ],
  'New York, California, Illinois and Louisiana write in their own ways': [
    [
      'Cole v Dean (63 NY2d 582, 584 [1984])',
      [full('63 | N.Y.2d | 582', 'Cole v Dean', { pin: '584', year: 1984, court: 'ny' })],
    ],
    [
      'Cole v Dean (92 AD3d 436, 437 [1st Dept 2012])',
      [full('92 | A.D.3d | 436', 'Cole v Dean', { pin: '437', year: 2012 })],
    ],
    [
      '(see Cole v Dean, 92 AD3d 436, 437 [1st Dept 2012]; Ames v Burke, 12 Misc 3d 40 [Sup Ct, Kings County 2006])',
      [
        full('92 | A.D.3d | 436', 'Cole v Dean', { signal: 'see', year: 2012 }),
        full('12 | Misc. 3d | 40', 'Ames v Burke', { year: 2006 }),
      ],
    ],
    [
      'Cole v Dean, 2021 NY Slip Op 01234(U), *3 (Sup Ct, NY County 2021)',
      [full('2021 | NY Slip Op | 01234(U)', 'Cole v Dean', { pin: '*3' })],
    ],
    [
      'Cole v. Dean, 2019 IL App (1st) 180123, ¶ 14; People v. Ames, 2020 IL 124999, ¶¶ 3–5; Cole v. Burke, 2018 IL App (2d) 170001-U',
      [
        full('2019 | IL App (1st) | 180123', 'Cole v. Dean', { pin: '¶ 14' }),
        full('2020 | IL | 124999', 'People v. Ames', { pin: '¶¶ 3-5', court: 'ill' }),
        full('2018 | IL App (2d) | 170001-U', 'Cole v. Burke'),
      ],
    ],
    [
      'People v. Cole (2016) 62 Cal.4th 808, 846, fn. 5.',
      [full('62 | Cal. 4th | 808', 'People v. Cole', { pin: '846, fn. 5', year: 2016 })],
    ],
    [
      '(In re Cole (2010) 50 Cal.4th 100, 105–106 & fn. 3 [so held].)',
      [full('50 | Cal. 4th | 100', 'In re Cole', { pin: '105-106 & fn. 3', parentheticals: ['so held'] })],
    ],
    ['(Cole, supra, 50 Cal.4th at p. 106.)', [short(null, '106')]],
    [
      'State v. Cole, 2010-0432, p. 5 (La. App. 4 Cir. 5/12/10), 38 So. 3d 100, 104.',
      [full('38 | So. 3d | 100', 'State v. Cole', { pin: '104', year: 2010, docket: '2010-0432' })],
    ],
    [
      'Cole v. Dean, 05-0888 (La. 9/6/06), 938 So. 2d 40.',
      [full('938 | So. 2d | 40', 'Cole v. Dean', { court: 'la', year: 2006 })],
    ],
  ],
  'Early and special reporters': [
    [
      'Cole v. Dean, 6 U.S. (2 Cranch) 64, 118 (1804)',
      [full('6 | U.S. | 64', 'Cole v. Dean', { text: '6 U.S. (2 Cranch) 64', pin: '118', year: 1804 })],
    ],
    [
      'Cole v. Dean, 17 U.S. (4 Wheat.) 316 (1819); Cole v. Ames, 44 U.S. (3 How.) 40 (1845); Dean v. Ames, 70 U.S. (3 Wall.) 1 (1866)',
      [
        full('17 | U.S. | 316', 'Cole v. Dean'),
        full('44 | U.S. | 40', 'Cole v. Ames'),
        full('70 | U.S. | 1', 'Dean v. Ames'),
      ],
    ],
    ['Cole v. Dean, 2 Cranch 64 (1804)', [full('2 | Cranch | 64', 'Cole v. Dean')]],
    ['Cole v. Dean, 40 Mass. (23 Pick.) 40 (1839)', [full('40 | Mass. | 40', 'Cole v. Dean')]],
    [
      'Cole v. Dean, 6 F. Cas. 546 (C.C.E.D. Pa. 1823) (No. 3,230)',
      [full('6 | F. Cas. | 546', 'Cole v. Dean', { year: 1823 })],
    ],
    [
      'In re Cole, 512 B.R. 40, 44 (Bankr. D. Del. 2014); Cole v. Dean, 130 F.R.D. 40 (D.N.J. 1990)',
      [
        full('512 | B.R. | 40', 'In re Cole', { court: 'deb' }),
        full('130 | F.R.D. | 40', 'Cole v. Dean', { court: 'njd' }),
      ],
    ],
    [
      'Cole v. Comm’r, T.C. Memo. 2012-14, at *5; Dean v. Comm’r, T.C. Summ. Op. 2015-3',
      [
        full('2012 | T.C. Memo. | 14', "Cole v. Comm'r", { pin: '*5' }),
        full('2015 | T.C. Summ. Op. | 3', "Dean v. Comm'r"),
      ],
    ],
    [
      'Cole v. Dean, --- F.4th ----, 2024 WL 1111 (9th Cir. 2024)',
      [full('2024 | WL | 1111', 'Cole v. Dean', { court: 'ca9' })],
    ],
    [
      'Cole v. Dean, 600 U.S. ___, ___ (2023) (slip op., at 5)',
      [full('600 | U.S. | ___', 'Cole v. Dean', { year: 2023 })],
    ],
    [
      'Cole v. Dean, ___ U.S. ___, 143 S. Ct. 40, 44 (2023)',
      [full('143 | S. Ct. | 40', 'Cole v. Dean', { pin: '44', year: 2023 })],
    ],
    [
      'Cole v. Dean, 846F.2d746 (7th Cir. 1988); Ames v. Burke, 12 F. 3d 40 (1st Cir. 1993)',
      [full('846 | F.2d | 746', 'Cole v. Dean'), full('12 | F.3d | 40', 'Ames v. Burke')],
    ],
    ['Cole v. Dean, 135 *355 Mass. 147', [full('135 | Mass. | 147', 'Cole v. Dean')]],
    [
      'Cole v. Dean, 2020 U.S. Dist. LEXIS 55555, at *12–13 (D. Mass. Mar. 2, 2020); Ames v. Burke, 2019 Cal. App. Unpub. LEXIS 12 (Cal. Ct. App. 2019)',
      [
        full('2020 | U.S. Dist. LEXIS | 55555', 'Cole v. Dean', { pin: '*12-13', court: 'mad' }),
        full('2019 | Cal. App. Unpub. LEXIS | 12', 'Ames v. Burke'),
      ],
    ],
  ],
  'Statutes and regulations, listed, noted, lettered, with and without a sign': [
    ['relief under 28 U.S.C. 1331 is plain', [law('statute', '1331', { reporter: 'U.S.C.', volume: '28' })]],
    [
      '15 U.S.C. §§ 78j(b), 78u-4(b)(1), and 78t(a)',
      [
        law('statute', '78j', { reporter: 'U.S.C.', volume: '15', pin: '(b)' }),
        { kind: 'statute', pin: '(b)(1)' },
        { kind: 'statute', pin: '(a)' },
      ],
    ],
    ['42 U.S.C. §§ 1981, 1983 & 1985', [{ kind: 'statute' }, { kind: 'statute' }, { kind: 'statute' }]],
    [
      '5 U.S.C. § 552a(b)(3) (2018); 5 U.S.C. § 552 note',
      [
        { kind: 'statute', pin: '(b)(3)', year: 2018 },
        { kind: 'statute', text: '5 U.S.C. § 552 note' },
      ],
    ],
    [
      'see 29 C.F.R. §§ 825.100–.125; 40 C.F.R. pt. 60, subpt. A; 20 C.F.R. § 404.1520(a)(4)(i)',
      [{ kind: 'regulation' }, { kind: 'regulation' }, { kind: 'regulation', pin: '(a)(4)(i)' }],
    ],
    [
      '17 C.F.R. § 230.144A(d)(1)',
      [law('regulation', '230.144A', { reporter: 'C.F.R.', volume: '17', pin: '(d)(1)' })],
    ],
    [
      'under CPLR 3211(a)(1), 3212, and 3016(b)',
      [{ kind: 'statute', pin: '(a)(1)' }, { kind: 'statute' }, { kind: 'statute', pin: '(b)' }],
    ],
    [
      'N.Y. C.P.L.R. 302(a)(1) (McKinney 2019); N.Y. Gen. Bus. Law § 349(h)',
      [
        { kind: 'statute', pin: '(a)(1)', year: 2019, jurisdiction: 'NY' },
        { kind: 'statute', jurisdiction: 'NY' },
      ],
    ],
    [
      '(see CPLR 511[b]; General Business Law § 349; Penal Law § 125.25 [1])',
      [{ kind: 'statute' }, { kind: 'statute' }, { kind: 'statute' }],
    ],
    [
      '735 ILCS 5/2-619(a)(9) (West 2016); 720 ILCS 5/9-1',
      [
        { kind: 'statute', jurisdiction: 'IL', year: 2016 },
        { kind: 'statute', jurisdiction: 'IL' },
      ],
    ],
    [
      'Tex. Civ. Prac. & Rem. Code Ann. § 74.351(b); Tex. Gov’t Code § 311.021',
      [
        { kind: 'statute', jurisdiction: 'TX', pin: '(b)' },
        { kind: 'statute', jurisdiction: 'TX' },
      ],
    ],
    [
      'Fla. Stat. § 768.72 (2019); § 768.72(1), Fla. Stat. (2019)',
      [
        { kind: 'statute', jurisdiction: 'FL', year: 2019 },
        { kind: 'statute', jurisdiction: 'FL' },
      ],
    ],
    [
      'R.C. 2953.08(G)(2); Ohio Rev. Code Ann. § 2953.08; Ohio Adm.Code 4123-3-09',
      [
        { kind: 'statute', jurisdiction: 'OH' },
        { kind: 'statute', jurisdiction: 'OH' },
        { kind: 'regulation', jurisdiction: 'OH' },
      ],
    ],
    [
      'Mass. Gen. Laws ch. 93A, § 9; G.L. c. 231, § 6F; M.G.L. c. 149, § 148',
      [
        { kind: 'statute', jurisdiction: 'MA' },
        { kind: 'statute', jurisdiction: 'MA' },
        { kind: 'statute', jurisdiction: 'MA' },
      ],
    ],
    [
      'RCW 9A.04.080(1); WAC 296-155-040; ORS 12.110; NRS 41.031; MCL 600.5805',
      [
        { kind: 'statute', jurisdiction: 'WA' },
        { kind: 'regulation', jurisdiction: 'WA' },
        { kind: 'statute', jurisdiction: 'OR' },
        { kind: 'statute', jurisdiction: 'NV' },
        { kind: 'statute', jurisdiction: 'MI' },
      ],
    ],
    [
      'O.C.G.A. § 9-11-56; OCGA § 51-12-5.1 (b); La. R.S. 9:2800.6; La. Civ. Code art. 2315',
      [
        { kind: 'statute', jurisdiction: 'GA' },
        { kind: 'statute', jurisdiction: 'GA' },
        { kind: 'statute', jurisdiction: 'LA' },
        { kind: 'statute', jurisdiction: 'LA' },
      ],
    ],
    [
      '48 Fed. Reg. 9871, 9875 (1983); 85 Fed. Reg. 12,345, 12,350 (Mar. 3, 2020)',
      [
        { kind: 'regulation', pin: '9875', year: 1983 },
        law('regulation', '12345', { reporter: 'Fed. Reg.', volume: '85', pin: '12,350', year: 2020 }),
      ],
    ],
    [
      'Pub. L. No. 111-148, § 1501, 124 Stat. 119, 242 (2010)',
      [{ kind: 'statute' }, { kind: 'statute', pin: '242', year: 2010 }],
    ],
  ],
  'Rules, constitutions, restatements, treatises, dockets': [
    [
      'Fed. R. Civ. P. 23(b)(3); Fed. R. App. P. 4(a)(1)(A); Fed. R. Evid. 801(d)(2)',
      [{ kind: 'rule', pin: '(b)(3)' }, { kind: 'rule' }, { kind: 'rule' }],
    ],
    [
      'Ill. S. Ct. R. 341(h)(7) (eff. Oct. 1, 2020); Ct. Ch. R. 23.1; App.R. 16(A)(7); Rule 56(c), SCRCP',
      [
        { kind: 'rule', jurisdiction: 'IL' },
        { kind: 'rule', jurisdiction: 'DE' },
        { kind: 'rule' },
        { kind: 'rule', jurisdiction: 'SC' },
      ],
    ],
    [
      'Tex. R. App. P. 38.1; Cal. Rules of Court, rule 8.204(a)(1)(C); Pa.R.A.P. 1925(b); Crim.R. 11(C)',
      [
        { kind: 'rule', jurisdiction: 'TX' },
        { kind: 'rule', jurisdiction: 'CA' },
        { kind: 'rule', jurisdiction: 'PA' },
        { kind: 'rule' },
      ],
    ],
    [
      'U.S. Const. art. I, § 8, cl. 3; U.S. Const. amend. XIV, § 1; Cal. Const., art. I, § 7',
      [
        { kind: 'constitution', jurisdiction: 'US' },
        { kind: 'constitution', jurisdiction: 'US' },
        { kind: 'constitution', jurisdiction: 'CA' },
      ],
    ],
    [
      'Article I, Section 16, of the Ohio Constitution bars it, as does Section 13 of Article I of the Texas Constitution.',
      [
        { kind: 'constitution', jurisdiction: 'OH' },
        { kind: 'constitution', jurisdiction: 'TX' },
      ],
    ],
    [
      'Article IV, § 2 of the Pennsylvania Constitution; section 7 of article I of the California Constitution',
      [
        { kind: 'constitution', jurisdiction: 'PA' },
        { kind: 'constitution', jurisdiction: 'CA' },
      ],
    ],
    [
      'Restatement (Second) of Contracts § 90 cmt. b (1981); Restatement (Third) of Agency § 2.01',
      [{ kind: 'treatise', year: 1981 }, { kind: 'treatise' }],
    ],
    [
      '5A Charles Alan Wright & Arthur R. Miller, Federal Practice and Procedure § 1216 (3d ed. 2004); 17A Am. Jur. 2d Contracts § 4; 88 C.J.S. Trial § 12',
      [{ kind: 'treatise' }, { kind: 'treatise' }, { kind: 'treatise' }],
    ],
    [
      'Cole v. Dean, No. 2:19-cv-00123, slip op. at 4 (D. Nev. May 3, 2020); Ames v. Burke, No. 19-1234 (9th Cir. June 2, 2021)',
      [
        { kind: 'docket', name: 'Cole v. Dean', court: 'nvd', year: 2020, docket: '2:19-cv-00123' },
        { kind: 'docket', name: 'Ames v. Burke', court: 'ca9', year: 2021, docket: '19-1234' },
      ],
    ],
    [
      'Cole v. Dean, C.A. No. 2019-0123-JTL (Del. Ch. May 3, 2020)',
      [{ kind: 'docket', name: 'Cole v. Dean', court: 'delch', year: 2020 }],
    ],
    [
      'Jane Q. Poole, Harbors, 120 Harv. L. Rev. 1, 5 n.12 (2006). Poole, supra note 4, at 12.',
      [
        law('journal', '1', { reporter: 'Harv. L. Rev.', volume: '120', pin: '5 n.12', year: 2006 }),
        { kind: 'supra', pin: '12', means: 0 },
      ],
    ],
  ],
  'Short names defined, signals whole': [
    [
      'See, e.g., Cole v. Dean, 12 F.3d 40 (1st Cir. 1993); see also Ames v. Burke, 13 F.3d 50 (1st Cir. 1994); but cf. In re Vale, 14 F.3d 60 (1st Cir. 1995).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean', { signal: 'see, e.g.,' }),
        full('13 | F.3d | 50', 'Ames v. Burke', { signal: 'see also' }),
        full('14 | F.3d | 60', 'In re Vale', { signal: 'but cf.' }),
      ],
    ],
    [
      'See generally Cole v. Dean, 12 F.3d 40 (1st Cir. 1993). Contra Ames v. Burke, 13 F.3d 50 (1st Cir. 1994). But see Vale v. Holt, 14 F.3d 60 (1st Cir. 1995).',
      [
        full('12 | F.3d | 40', 'Cole v. Dean', { signal: 'see generally' }),
        full('13 | F.3d | 50', 'Ames v. Burke', { signal: 'contra' }),
        full('14 | F.3d | 60', 'Vale v. Holt', { signal: 'but see' }),
      ],
    ],
    [
      'Accord, e.g., Cole v. Dean, 12 F.3d 40 (1st Cir. 1993). Cf. id. at 44.',
      [full('12 | F.3d | 40', 'Cole v. Dean', { signal: 'accord, e.g.,' }), id(0, { signal: 'cf.' })],
    ],
    [
      'Cole v. Dean, 45 F.4th 100, 105 (2d Cir. 2022) (per curiam) (quoting Ruiz v. Tran, 410 U.S. 100, 103 (1973)).',
      [
        full('45 | F.4th | 100', 'Cole v. Dean', {
          parentheticals: ['per curiam', 'quoting Ruiz v. Tran, 410 U.S. 100, 103 (1973)'],
        }),
        full('410 | U.S. | 100', 'Ruiz v. Tran', { within: 0, pin: '103' }),
      ],
    ],
    [
      'Harbor Mills, Inc. v. Dean, 12 F.3d 40 (1st Cir. 1993) [hereinafter Harbor I]. Harbor I, 12 F.3d at 44.',
      [full('12 | F.3d | 40', 'Harbor Mills, Inc. v. Dean'), short(0, '44')],
    ],
  ],

  'Id. after laws, records, histories and strings': [
    [
      'In re Cole F., 353 Ill. App. 3d 883, 892 (2004). The Act (735 ILCS 5/2-1117 (West 2008)) lists factors: safety, ties. Id.',
      [full('353 | Ill. App. 3d | 883', 'In re Cole F.'), { kind: 'statute', jurisdiction: 'IL' }, id(1)],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993). It reads: “No one shall.” 42 U.S.C. § 1973(a). Id. § 1973(b). Id. at 44.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        { kind: 'statute' },
        id(1, { pin: '§ 1973(b)' }),
        id(0, { pin: '44' }),
      ],
    ],
    [
      'See U.S. Const. art. I, § 8. Id. cl. 3. Id. art. II, § 2, cl. 1; id. amend. XIV, § 1.',
      [
        { kind: 'constitution' },
        id(0, { pin: 'cl. 3' }),
        id(0, { pin: 'art. II, § 2, cl. 1' }),
        id(0, { pin: 'amend. XIV, § 1' }),
      ],
    ],
    [
      'See Restatement (Second) of Torts § 402A. Id. cmt. c. Id. § 402B.',
      [{ kind: 'treatise' }, id(0), id(0, { pin: '§ 402B' })],
    ],
    [
      'Cole v. Dean, 12 F.3d 40 (1st Cir. 1993). Compl. ¶¶ 3–5. See id. ¶ 7. Cole, 12 F.3d at 44. Id.',
      [full('12 | F.3d | 40', 'Cole v. Dean'), { kind: 'record' }, id(1), short(0, '44'), id(0)],
    ],
    [
      'H.R. Rep. No. 94-1476, at 5 (1976). Id. at 6; see also S. Rep. No. 94-473, at 3 (1975). Id.',
      [{ kind: 'legislative' }, id(0), { kind: 'legislative' }, id(null)],
    ],
    [
      'Cole v. Dean, 12 F.3d 40, 44 (1st Cir. 1993); accord id. at 45. Id.',
      [full('12 | F.3d | 40', 'Cole v. Dean'), id(0), id(0)],
    ],
    [
      '(See Cole v. Dean, 12 F.3d 40 (1st Cir. 1993).) (Id. at pp. 44–45.) (Ibid.; see id. at p. 46, fn. 3.)',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        id(0, { pin: '44-45' }),
        id(0),
        id(0, { pin: '46, fn. 3', signal: 'see' }),
      ],
    ],
    [
      'United States v. Cole, 12 F.3d 40 (1st Cir. 1993); United States v. Dean, 13 F.3d 50 (1st Cir. 1994). Cole, 12 F.3d at 44. Dean, supra, at 56.',
      [
        full('12 | F.3d | 40', 'United States v. Cole'),
        full('13 | F.3d | 50', 'United States v. Dean'),
        short(0, '44'),
        { kind: 'supra', means: 1, pin: '56' },
      ],
    ],
  ],
  'Forms of single courts and agencies': [
    [
      'Cole v. Dean, 40 Misc.3d 1201(A), 975 N.Y.S.2d 708 (Sup. Ct. Kings Cty. 2013).',
      [
        full('40 | Misc. 3d | 1201(A)', 'Cole v. Dean', { court: 'nysupct', year: 2013 }),
        full('975 | N.Y.S.2d | 708', 'Cole v. Dean', { parallel: 0 }),
      ],
    ],
    [
      'Cole v. Dean, 12 S.W.3d 40, 44 (Mo. banc 2000); Ames v. Burke, 13 S.W.3d 1 (Mo. App. E.D. 2000).',
      [
        full('12 | S.W.3d | 40', 'Cole v. Dean', { court: 'mo' }),
        full('13 | S.W.3d | 1', 'Ames v. Burke', { court: 'moctapp' }),
      ],
    ],
    [
      'Cole v. Dean, 2015-CA-01234-COA, 200 So. 3d 12 (Miss. Ct. App. 2016).',
      [full('200 | So. 3d | 12', 'Cole v. Dean', { docket: '2015-CA-01234-COA', court: 'missctapp' })],
    ],
    [
      'Cole v. Dean, 1:17-cv-00184-ABC, 2018 WL 12345, at *2 (D. Del. Feb. 1, 2018).',
      [full('2018 | WL | 12345', 'Cole v. Dean', { docket: '1:17-cv-00184-ABC', court: 'ded', pin: '*2' })],
    ],
    [
      'In re Cole, 18 FCC Rcd. 1, 5 ¶ 7 (2003); Acme, Inc., 350 N.L.R.B. 12, 14 n.3 (2007).',
      [
        full('18 | FCC Rcd | 1', 'In re Cole', { pin: '5 ¶ 7', year: 2003 }),
        full('350 | N.L.R.B. | 12', 'Acme, Inc.', { pin: '14 n.3' }),
      ],
    ],
    [
      'Cole v. Dean, 12 So.3d 40 (Fla. 3d DCA 2009); Ames v. Burke, 40 Fla. L. Weekly D123 (Fla. 1st DCA Jan. 5, 2015).',
      [
        full('12 | So. 3d | 40', 'Cole v. Dean', { court: 'fladistctapp' }),
        full('40 | Fla. L. Weekly D | 123', 'Ames v. Burke', { year: 2015 }),
      ],
    ],
    [
      'Barker v. Wynn, 407 U. S. 514 (IV) *570 (92 SCt 2182, 33 LE2d 101) (1972).',
      [
        full('407 | U.S. | 514', 'Barker v. Wynn', { year: 1972 }),
        full('92 | S. Ct. | 2182', 'Barker v. Wynn', { parallel: 0 }),
        full('33 | L. Ed. 2d | 101', 'Barker v. Wynn', { parallel: 0 }),
      ],
    ],
    [
      'Cole v. Dean, 2020 UT 45, ¶ 12, 469 P.3d 100; State v. Ames, 2018 ND 5, ¶ 3; State v. Burke, 2019 WI 24, ¶ 5, 385 Wis. 2d 1.',
      [
        full('2020 | UT | 45', 'Cole v. Dean', { court: 'utah', pin: '¶ 12' }),
        full('469 | P.3d | 100', 'Cole v. Dean'),
        full('2018 | ND | 5', 'State v. Ames', { court: 'nd' }),
        full('2019 | WI | 24', 'State v. Burke', { court: 'wis' }),
        full('385 | Wis. 2d | 1', 'State v. Burke', { parallel: 3 }),
      ],
    ],
    [
      'Cole v. Dean, No. 22-451, slip op. at 12 (U.S. June 28, 2024).',
      [{ kind: 'docket', name: 'Cole v. Dean', court: 'scotus', year: 2024, pin: '12', docket: '22-451' }],
    ],
    [
      'Cole v. Dean, 300 Conn. 1, 12, 12 A.3d 40 (2011). Id., 15.',
      [
        full('300 | Conn. | 1', 'Cole v. Dean', { pin: '12' }),
        full('12 | A.3d | 40', 'Cole v. Dean'),
        id(0, { pin: '15' }),
      ],
    ],
  ],

  'A short name defined behind the name is no part of it': [
    [
      'Cole v. Dean (“Cole I”), 12 F.3d 40 (1st Cir. 1993). Cole I, 12 F.3d at 44; Cole I, supra, at 45.',
      [
        full('12 | F.3d | 40', 'Cole v. Dean'),
        short(0, '44', { name: 'Cole I' }),
        { kind: 'supra', means: 0, pin: '45' },
      ],
    ],
    [
      'In re Harbor Mills, Inc. (“Harbor”), No. 12-345, 2013 WL 12345 (D. Del. Jan. 5, 2013).',
      [full('2013 | WL | 12345', 'In re Harbor Mills, Inc.', { docket: '12-345', court: 'ded' })],
    ],
    [
      'Cole v. Dean (Cole II), 13 F.3d 50 (1st Cir. 1994).',
      [full('13 | F.3d | 50', 'Cole v. Dean (Cole II)')],
    ],
    ['See page 5 A. 12 and line 4 P. 9.', []],
  ],
};
