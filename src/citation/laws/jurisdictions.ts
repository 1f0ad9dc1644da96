// The jurisdictions of the United States as citations write them. Source: Bluebook tables T1 and T10.1; older abbreviations as they
// stand in briefs and reports. One row a jurisdiction.

export interface Jurisdiction {
  /** Postal code; "US" for the federal one. */
  readonly postal: string;
  /** The Bluebook's abbreviation: "Cal.". */
  readonly abbreviation: string;
  readonly name: string;
  /** Other abbreviations in use. */
  readonly also: readonly string[];
}

/** postal | abbreviation | name | other abbreviations, separated by semicolons */
const ROWS = `US | U.S. | United States |
AL | Ala. | Alabama |
AK | Alaska | Alaska | Alas.
AZ | Ariz. | Arizona |
AR | Ark. | Arkansas |
CA | Cal. | California | Calif.
CO | Colo. | Colorado |
CT | Conn. | Connecticut |
DE | Del. | Delaware |
DC | D.C. | District of Columbia |
FL | Fla. | Florida |
GA | Ga. | Georgia |
HI | Haw. | Hawaii | Hawai'i; Hawaiʻi
ID | Idaho | Idaho | Ida.
IL | Ill. | Illinois |
IN | Ind. | Indiana |
IA | Iowa | Iowa |
KS | Kan. | Kansas | Kans.
KY | Ky. | Kentucky |
LA | La. | Louisiana |
ME | Me. | Maine |
MD | Md. | Maryland |
MA | Mass. | Massachusetts |
MI | Mich. | Michigan |
MN | Minn. | Minnesota |
MS | Miss. | Mississippi |
MO | Mo. | Missouri |
MT | Mont. | Montana |
NE | Neb. | Nebraska | Nebr.
NV | Nev. | Nevada |
NH | N.H. | New Hampshire |
NJ | N.J. | New Jersey |
NM | N.M. | New Mexico | N. Mex.
NY | N.Y. | New York |
NC | N.C. | North Carolina | N. Car.
ND | N.D. | North Dakota | N. Dak.
OH | Ohio | Ohio | Oh.
OK | Okla. | Oklahoma |
OR | Or. | Oregon | Ore.; Oreg.
PA | Pa. | Pennsylvania | Penn.; Penna.
RI | R.I. | Rhode Island |
SC | S.C. | South Carolina | S. Car.
SD | S.D. | South Dakota | S. Dak.
TN | Tenn. | Tennessee |
TX | Tex. | Texas |
UT | Utah | Utah |
VT | Vt. | Vermont |
VA | Va. | Virginia |
WA | Wash. | Washington |
WV | W. Va. | West Virginia |
WI | Wis. | Wisconsin | Wisc.
WY | Wyo. | Wyoming |
AS | Am. Samoa | American Samoa |
GU | Guam | Guam |
MP | N. Mar. I. | Northern Mariana Islands |
PR | P.R. | Puerto Rico |
VI | V.I. | Virgin Islands |`;

export const JURISDICTIONS: readonly Jurisdiction[] = ROWS.split('\n').map((line) => {
  const [postal = '', abbreviation = '', name = '', also = ''] = line.split('|').map((cell) => cell.trim());
  return { postal, abbreviation, name, also: also === '' ? [] : also.split('; ') };
});

const byAbbreviation = new Map(JURISDICTIONS.map((row) => [row.abbreviation, row]));

/** The jurisdiction whose Bluebook abbreviation begins an abbreviation ("Cal. Penal Code"), with what follows; or null. */
export function leadingJurisdiction(
  text: string,
): { readonly jurisdiction: Jurisdiction; readonly rest: string } | null {
  // The longest is "N. Mar. I.", three words; ends are found without splitting the whole text.
  let found: { readonly jurisdiction: Jurisdiction; readonly rest: string } | null = null;
  for (let count = 0, from = 0; count < 3; count++) {
    const space = text.indexOf(' ', from);
    const end = space < 0 ? text.length : space;
    const jurisdiction = byAbbreviation.get(text.slice(0, end));
    if (jurisdiction) found = { jurisdiction, rest: text.slice(end + 1) };
    if (end === text.length) break;
    from = end + 1;
  }
  return found;
}
