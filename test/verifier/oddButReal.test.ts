/** Citations that look impossible and are real: not one may be a stop, whatever the library holds. */
import { createChecker } from '../../src/verifier/checkCitations';
import { caseLawOf, TODAY } from './fixtures';

/** kind | citation | name in the brief | court | year */
const TRAPS = `
nominative | 5 U.S. (1 Cranch) 137 | Marbury v. Madison | scotus | 1803
nominative | 1 Cranch 137 | Marbury v. Madison | | 1803
nominative | 17 U.S. (4 Wheat.) 316 | McCulloch v. Maryland | scotus | 1819
nominative | 4 Wheat. 316 | McCulloch v. Maryland | | 1819
nominative | 60 U.S. (19 How.) 393 | Dred Scott v. Sandford | | 1857
nominative | 19 How. 393 | Dred Scott v. Sandford | | 1856
nominative | 71 U.S. (4 Wall.) 2 | Ex parte Milligan | | 1866
nominative | 2 Black 635 | The Prize Cases | | 1863
nominative | 24 How. 66 | Kentucky v. Dennison | | 1861
nominative | 2 Dall. 419 | Chisholm v. Georgia | | 1793
nominative of two reporters | 6 Cranch 87 | Fletcher v. Peck | | 1810
nominative of two reporters | 5 Cranch C.C. 116 | United States v. White | circtddc | 1837
nominative of two reporters | 1 Wall. Jr. 107 | Smith v. Jones | | 1843
nominative of two reporters | 7 How. 1 | Luther v. Borden | | 1849
nominative of two reporters | 67 How. Pr. 5 | People v. Roe | | 1884
pages of orders | 510 U.S. 811 | Someone v. Somewhere | scotus | 1993
pages of orders | 502 U.S. 1013 | Someone v. Somewhere | scotus | 1991
pages of orders | 531 U.S. 1301 | Brown v. Gilmore | scotus | 2001
in chambers | 542 U.S. 1301 | Associated Press v. District Court | scotus | 2004
after a deliberate leap of pages | 589 U.S. 191 | Kansas v. Garcia | scotus | 2020
after a deliberate leap of pages | 589 U.S. 327 | Comcast Corp. v. NAAAOM | scotus | 2020
last volume of a series | 999 F.2d 1 | Some v. Other | ca9 | 1993
last volume of a series | 999 F.3d 1 | Some v. Other | ca9 | 2021
last volume of a series | 999 F. Supp. 1 | Some v. Other | nysd | 1998
last volume of a series | 990 F. Supp. 657 | Jones v. Clinton | ared | 1998
last volume of a series | 861 F. App'x 1 | Some v. Other | ca9 | 2021
last volume of a series | 300 F. 1 | Some v. Other | ca2 | 1924
last volume of a series | 300 N.W. 1 | Some v. Other | | 1941
last volume of a series | 999 N.W.2d 1 | Some v. Other | minn | 2023
series that overlap | 999 F. Supp. 2d 1 | Some v. Other | dcd | 2014
series that overlap | 1 F. Supp. 3d 1 | Some v. Other | dcd | 2014
series that overlap | 1 F.4th 1 | Some v. Other | ca9 | 2021
three-judge court in F. Supp. | 515 F. Supp. 3d 1 | Some v. Other | nysd | 2021
circuit in F. Supp. before 1932 | 1 F. Supp. 1 | Some v. Other | ca2 | 1932
new series that old tables lack | 1 N.W.3d 1 | Some v. Other | minn | 2024
new series that old tables lack | 1 Wash. 3d 1 | State v. Other | wash | 2023
S. Ct. before U.S. pages exist | 145 S. Ct. 2635 | Trump v. CASA, Inc. | scotus | 2025
S. Ct. before U.S. pages exist | 146 S. Ct. 1 | Some v. Other | scotus | 2026
page not assigned | 606 U.S. ___ | Trump v. CASA, Inc. | scotus | 2025
page not assigned | --- F.4th --- | Some v. Other | ca9 | 2026
above the highest seen, below the ceiling | 615 U.S. 1 | Some v. Other | scotus | 2026
above the highest seen, below the ceiling | 250 F.4th 1 | Some v. Other | ca9 | 2026
above the highest seen, below the ceiling | 900 F. Supp. 3d 1 | Some v. Other | nysd | 2026
year of the term | 1 Cranch 299 | Stuart v. Laird | | 1803
several cases on a page | 100 U.S. 43 | Some v. Other | scotus | 1879
several cases on a page | 12 Ala. 59 | Elm v. Fir | ala | 1847
last page of one case, first of another | 12 Ala. 58 | Ivy v. Juniper | ala | 1847
neutral | 2019 IL App (1st) 180123 | People v. Other | | 2019
neutral | 2009-Ohio-4801 | State v. Other | | 2009
neutral | 2017-NMSC-004 | State v. Other | | 2017
neutral | 2022 ND 85 | State v. Other | nd | 2022
neutral | 2021 NY Slip Op 01234 | People v. Other | | 2021
database | 2021 WL 4411902 | Some v. Other | cand | 2021
database | 2020 U.S. Dist. LEXIS 12345 | Some v. Other | nysd | 2020
official New York style | 92 AD3d 436 | Some v. Other | nyappdiv | 2012
official New York style | 36 NY3d 1 | People v. Other | ny | 2020
no ceiling known | 250 N.Y.S.3d 1 | People v. Other | ny | 2026
California | 62 Cal.4th 808 | People v. Carr | cal | 2016
topical | 118 T.C. 324 | Some v. Commissioner | tax | 2002
topical | T.C. Memo. 2019-233 | Some v. Commissioner | tax | 2019
topical | 405 B.R. 729 | In re Some | txsb | 2009
topical | 64 M.S.P.R. 42 | Some v. Dep't of Veterans Affairs | | 1994
topical | 271 NLRB 1396 | Operating Engineers Local 406 | | 1984
looseleaf | 23 Env't Rep. Cas. 1234 | Some v. Other | dcd | 1985
looseleaf | 12 Indian L. Rep. 3065 | Some v. Other | ca9 | 1985
looseleaf | 45 Fair Empl. Prac. Cas. (BNA) 12 | Some v. Other | nysd | 1987
looseleaf | 99-2 U.S. Tax Cas. (CCH) 50 | Some v. Other | ca9 | 1999
looseleaf | 12 Media L. Rep. (BNA) 1001 | Some v. Other | nysd | 1985
looseleaf | 5 Wage & Hour Cas. 2d 12 | Some v. Other | ca5 | 1999
looseleaf | 2 Collier Bankr. Cas. 2d 12 | In re Some | nysb | 1980
county legal journal | 31 Lycoming Rep. 45 | Some v. Other | pactcompl | 1985
county legal journal | 77 Berks Cnty. L.J. 12 | Some v. Other | pa | 1985
county legal journal | 40 Dauph. Cnty. Rep. 9 | Some v. Other | pactcompl | 1934
tribal court | 3 Mashantucket App. 12 | Some v. Other | ca2 | 1999
tribal court | 9 Colville App. 4 | Some v. Other | ca9 | 2008
service called by its letters | 54 E.P.D. 40 | Some v. Other | ca7 | 1990
service called by its letters | 11 A.D.D. 102 | Some v. Other | ca7 | 1996
reporter of decisions by name | 2 Gower 14 | Some v. Other | pa | 1841
abroad | 95 Eng. Rep. 807 | Entick v. Carrington | | 1765
abroad | 19 How. St. Tr. 1029 | Entick v. Carrington | | 1765
abroad | 14 Q.B.D. 273 | R v. Dudley and Stephens | | 1884
abroad | [1932] A.C. 562 | Donoghue v. Stevenson | | 1932
roman page | 12 Ala. xvii | Some v. Other | ala | 1847
two-part volume | 99-2 Lab. Cas. 50 | Some v. Other | ca5 | 1999
old federal cases | 25 F. Cas. 55 | United States v. Burr | circtdva | 1807
spelled by a scanner | 12 F. 3D 5 | Some v. Other | ca9 | 1994
spelled by a scanner | 12 F.Zd 5 | Some v. Other | ca9 | 1930
spelled by a scanner | 5 So.3cl 5 | Some v. Other | fla | 2009
name that shares a party | 12 Ala. 45 | Cedar v. Willow | ala | 1847
name in a pincite used as first page | 12 Ala. 45 | Cedar v. Dogwood | ala | 1847
history on a page inside | 12 Ala. 45 | Borrowed v. Name | ala | 1847
a date ahead of the clock | 900 F.2d 105 | Lindqvist v. Marsh | ca9 | 2031
`;

const rows = TRAPS.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

it('holds at least sixty', () => expect(rows.length).toBeGreaterThanOrEqual(60));

describe.each(rows)('%s', (kind = '', text = '', caseName = '', court = '', year = '') => {
  it(`${text} is no stop`, async () => {
    const request = {
      id: 'one',
      text,
      caseName,
      year: Number(year),
      court: court === '' ? null : court,
      history: kind.startsWith('history'),
    };
    for (const caseLaw of [caseLawOf(), caseLawOf('1 X 1 | A v. B | | ', '')]) {
      const [result] = (await createChecker(caseLaw, { asOf: TODAY }).check([request])).results;
      expect([text, result?.status]).not.toEqual([text, 'not_found']);
    }
  });
});
