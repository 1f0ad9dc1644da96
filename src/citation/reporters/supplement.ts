// What Free Law Project's data of mid-2025 lacks or has wrong: our own facts, one a line, each with its source. Every line is walked by
// test/citation/tables/reporters.test.ts. A new reporter is a line in ADDED; another spelling of a known one a line in SPELLINGS.
import { JURISDICTIONS } from '../laws/jurisdictions';
import type { ReporterHabit, ReporterKind, ReporterRow } from './table';

/**
 * Reporters that the data lacks: abbreviation | kind | shape | numbering | jurisdiction | court implied | other spellings | name | source.
 * "-" stands for none.
 */
const ADDED = `
N.W.3d | regional | volumePage | page | - | - | - | North Western Reporter | West, National Reporter System, from 2023
Sample Rptr. | specialty | volumePage | page | - | - | - | Sample Reporter, invented | assets/samples/README.md; no such reporter is published
Wash. 3d | state | volumePage | page | WA | wash | Wn.3d; Wn. 3d; Wa.3d; Washington 3d | Washington Reports | Washington General Order 25, from 2023
Wash. App. 2d | state | volumePage | page | WA | washctapp | Wn. App. 2d; Wn.App.2d; Wa. App. 2d | Washington Appellate Reports | Washington General Order 25, from 2017
Vt. Super. | state | volumePage | number | VT | vtsuperct | Vt Super | Vermont Superior Court decisions | vermontjudiciary.org, trial court opinions
Tex. Bus. | neutral | yearCode | number | TX | texbizct | Tex. Bus. Ct. | Texas Business Court | Texas Business Court Local Rule 8, from 2024
Arizona Cases Digest | state | volumePage | page | AZ | - | Ariz. Cases Digest | Arizona Cases Digest | azcourts.gov
NCSC | neutral | yearCode | number | NC | nc | N.C.S.C.; NC Sup Ct | North Carolina Supreme Court | N.C. administrative order of 5 May 2020: 2021-NCSC-12
NCCOA | neutral | yearCode | number | NC | ncctapp | N.C.C.O.A.; NC COA | North Carolina Court of Appeals | N.C. administrative order of 5 May 2020: 2021-NCCOA-12
NCBC Order | neutral | yearCode | number | NC | ncbizct | N.C.B.C. Order | North Carolina Business Court orders | ncbusinesscourt.gov
V.I. Supreme | neutral | yearCode | number | VI | virginislands | VI Supreme; VI | Supreme Court of the Virgin Islands | V.I. S. Ct. I.O.P.: 2020 VI 5
VI SUPER | neutral | yearCode | number | VI | visuper | V.I. Super.; VI Super | Superior Court of the Virgin Islands | V.I. Super. Ct. order: 2020 VI SUPER 12U
GU | neutral | yearCode | number | GU | guam | - | Supreme Court of Guam | Guam neutral citation, also written 2000 Guam 5
IL App | neutral | yearCode | number | IL | illappct | IL App. | Appellate Court of Illinois | Ill. S. Ct. R. 6; the district in brackets left out
IL App (WC) | neutral | yearCode | number | IL | illappct | - | Appellate Court of Illinois, Workers' Compensation | Ill. S. Ct. R. 6
OK COJ | neutral | yearCode | number | OK | oklacoj | OK JUD | Oklahoma Court on the Judiciary | oscn.net
BL | database | yearCode | number | - | - | Bloomberg BL | Bloomberg Law | Bluebook T18
U.S. Dist. LX | database | yearCode | number | US | - | - | Lexis+ of United States District Courts | lexisnexis.com, form of 2024
LX | database | yearCode | number | - | - | - | Lexis+ | lexisnexis.com, form of 2024
Pat. App. LEXIS | database | yearCode | number | US | - | - | LexisNexis, Patent Trial and Appeal Board | Bluebook T1.2
TTAB LEXIS | database | yearCode | number | US | ttab | - | LexisNexis, Trademark Trial and Appeal Board | Bluebook T1.2
NLRB LEXIS | database | yearCode | number | US | nlrb | - | LexisNexis, National Labor Relations Board | Bluebook T1.2
MSPB LEXIS | database | yearCode | number | US | mspb | - | LexisNexis, Merit Systems Protection Board | Bluebook T1.2
SEC LEXIS | database | yearCode | number | US | sec | - | LexisNexis, Securities and Exchange Commission | Bluebook T1.2
FCC LEXIS | database | yearCode | number | US | fcc | - | LexisNexis, Federal Communications Commission | Bluebook T1.2
FTC LEXIS | database | yearCode | number | US | ftc | - | LexisNexis, Federal Trade Commission | Bluebook T1.2
BIA LEXIS | database | yearCode | number | US | bia | - | LexisNexis, Board of Immigration Appeals | Bluebook T1.2
EEOPUB LEXIS | database | yearCode | number | US | - | - | LexisNexis, Equal Employment Opportunity Commission | Bluebook T1.2
U.S. Ct. Int'l Trade LEXIS | database | yearCode | number | US | cit | Ct. Int'l Trade LEXIS; CIT LEXIS | LexisNexis, Court of International Trade | Bluebook T1.1
Jury Verdicts LEXIS | database | yearCode | number | - | - | - | LexisNexis, verdicts | lexisnexis.com
S.E.C. | administrative | volumePage | page | US | sec | S.E.C. Dec. | Decisions and Reports of the Securities and Exchange Commission | Bluebook T1.2
F.P.C. | administrative | volumePage | page | US | - | FPC | Federal Power Commission Reports | Bluebook T1.2
C.A.B. | administrative | volumePage | page | US | - | CAB | Civil Aeronautics Board Reports | Bluebook T1.2
F.M.C. | administrative | volumePage | page | US | - | FMC; F.M.C.2d | Federal Maritime Commission Reports | Bluebook T1.2
IBLA | administrative | volumePage | page | US | - | I.B.L.A. | Interior Board of Land Appeals | Bluebook T1.2
IBIA | administrative | volumePage | page | US | - | I.B.I.A. | Interior Board of Indian Appeals | Bluebook T1.2
ECAB | administrative | volumePage | page | US | - | E.C.A.B. | Employees' Compensation Appeals Board | Bluebook T1.2
Ben. Rev. Bd. Serv. | administrative | volumePage | page | US | - | BRBS; B.R.B.S. | Benefits Review Board Service | Bluebook T15
O.S.H. Cas. (BNA) | administrative | volumePage | page | US | - | OSHC; O.S.H. Cas.; BNA OSHC; O.S.H.C. | Occupational Safety and Health Cases | Bluebook T15
F.S.I.P. | administrative | volumePage | page | US | - | - | Federal Service Impasses Panel | Bluebook T1.2
F.L.R.C. | administrative | volumePage | page | US | - | - | Federal Labor Relations Council | Bluebook T1.2
FEP Cases | specialty | volumePage | page | US | - | FEP Cases (BNA); F.E.P. Cases; F.E.P. Cas.; FEP Cas.; Fair Empl. Prac. Cas.; Fair Emp. Prac. Cas. (BNA); Fair Empl. Prac. Cases | Fair Employment Practice Cases | Bluebook T15
A.D. Cases (BNA) | specialty | volumePage | page | US | - | A.D. Cases; AD Cases; A.D. Cas. (BNA); Am. Disabilities Cas. | Americans with Disabilities Cases | Bluebook T15
Lab. Arb. (BNA) | specialty | volumePage | page | US | - | Lab. Arb.; BNA LA; Lab. Arb. Rep. | Labor Arbitration Reports | Bluebook T15
Env't Rep. Cas. | specialty | volumePage | page | US | - | Envtl. Rep. Cas. | Environment Reporter Cases | Bluebook T15
U.S. Tax Cas. | specialty | volumePage | paragraph | US | - | U.S.T.C.; USTC | United States Tax Cases | Bluebook T15
Soc. Sec. Rep. Serv. | specialty | volumePage | page | US | - | Soc. Sec. Rep. Service; Soc. Sec. Rptg. Serv. | Social Security Reporting Service | Bluebook T15; in the data among the journals
Fed. R. Evid. Serv. | specialty | volumePage | page | US | - | Fed. R. Evid. Serv. (Callaghan); Fed. Rules Evid. Serv.; Fed. R. Evid. Serv. (West) | Federal Rules of Evidence Service | Bluebook T15
Rad. Reg. 2d | specialty | volumePage | page | US | - | Rad. Reg.2d (P & F); Rad. Reg. 2d (P&F) | Radio Regulation | Bluebook T15
Ct. Cust. App. | federal | volumePage | page | US | ccpa | Ct. Cust. Appls. | Court of Customs Appeals Reports | Bluebook T1.1
C.I.T. | federal | volumePage | page | US | cit | - | Court of International Trade Reports | Bluebook T1.1
U.S.P.Q.3d | specialty | volumePage | page | US | - | U.S.P.Q. 3d (BNA); USPQ3d | United States Patents Quarterly | Bloomberg
A.L.R.7th | specialty | volumePage | page | - | - | A.L.R. 7th; ALR 7th | American Law Reports | West, from 2015
A.L.R. Fed. 3d | specialty | volumePage | page | - | - | A.L.R. Fed.3d; ALR Fed. 3d | American Law Reports, Federal | West, from 2015
T.U.P. Charlt. | state | volumePage | page | GA | - | T.U.P. Charlton; T. U. P. Charlt. (Ga.) | T.U.P. Charlton's Reports | Bluebook T1.3, Georgia
T.C. Summ. Op. | neutral | prefixYearNumber | number | US | tax | T.C. Summary Op.; T.C.S.; T. C. Summary | Tax Court summary opinions | Bluebook T1.1: T.C. Summ. Op. 2019-12
Fla. L. Weekly D | specialty | volumePage | page | FL | fladistctapp | Fla. L. Weekly D.; FLW D; F.L.W. D | Florida Law Weekly, district courts of appeal | Fla. R. App. P. 9.800
Fla. L. Weekly S | specialty | volumePage | page | FL | fla | Fla. L. Weekly S.; FLW S | Florida Law Weekly, Supreme Court | Fla. R. App. P. 9.800
Eng. Rep. | specialty | volumePage | page | - | - | Engl. Rep. | English Reports | Bluebook T2
S.C.R. | specialty | volumePage | page | - | - | - | Supreme Court Reports (Canada) | Bluebook T2
D.L.R. | specialty | volumePage | page | - | - | D.L.R. 4th; D.L.R. 3d; D.L.R. 2d | Dominion Law Reports | Bluebook T2
How. St. Tr. | specialty | volumePage | page | - | - | Howell's State Trials; Howell's St. Tr. | Howell's State Trials | Bluebook T2`;

/**
 * England's reporters that American courts cite: the Law Reports ("L.R. 3 H.L. 330", "[1932] A.C. 562") and the nominatives that the
 * English Reports reprint. They are words or initials of much else, so none is a citation without a name or a parallel. Bluebook T2.
 */
const ENGLISH =
  'A.C.=App. Cas./H.L.=H.L.C.;H.L. Cas./Q.B.=Q.B.D.;Q.B. Div./K.B./Ch.=Ch. D.;Ch. Div./Ch. App./Eq./C.P.=C.P.D./Ex.=Exch.;Ex. D.;Ex. Div.;Exch. Div./P.C./All E.R./W.L.R./Co. Rep.=Coke Rep.;Co./Burr./Cowp./T.R.=Term Rep.;Durn. & E./East/Ves.=Ves. Jun.;Ves. Sr.;Ves. Sen./Atk./P. Wms./Salk./Ld. Raym./Mod./Str./B. & Ald.=Barn. & Ald./B. & C.=Barn. & C./B. & Ad./M. & W.=Mees. & W./El. & Bl.=E. & B./Ad. & E.=A. & E.;Ad. & El./Wils. K.B./W. Bl./Bing./Taunt./Camp./Cro. Eliz./Cro. Jac./Cro. Car./Vaugh./Hob./Plowd./Show. K.B./Lev./Keb.';

/** Books of one volume, cited by the page alone ("T.U.P. Charlt. 123"): only beside a name and a year. Source: the data's own patterns. */
const SINGLE =
  "T.U.P. Charlt.; Charlton; Dallam; Gilmer; McCahon; Robards; Deady; Hempst.; Baldw.; Olcott; Taney; Tapp. Rep.; Abb. Adm.; Litt. Sel. Cas.; Woolw.; Hoff. Land Cas.; Smith (N. H.); Crabbe; Newb. Adm.; Brown Adm.; Betts' Scr. Bk.";

/** Reporters that count their pages by the year: "70 A.F.T.R.2d 92-5000". */
const YEARED = 'A.F.T.R. (P-H); A.F.T.R. (RIA); A.F.T.R.2d (RIA)';

/** Further spellings of reporters in the data: abbreviation | spellings. Source: how briefs and reports write them; Wash. GR 14(d). */
const SPELLINGS = `
F. Supp. | Fed. Supp.; F. Sup.
Pub. Lands Dec. | Land Dec. Dept. Int.; Land Dec. Dep't Int.; Land Dec.
A.F.T.R.2d (RIA) | A.F.T.R.2d; A.F.T.R.2d (P-H); AFTR2d
F.2d | Fed. 2d; Fed. Rep. 2d
F.3d | Fed. 3d
F. App'x | F. Appx.; Fed. Appx.; Fed. App'x; F. App.; F. Appendix
F. Cas. | Fed. Cas.
Nev. Adv. Op. No. | Nev., Adv. Op.; Nev., Advance Opinion; Nev. Adv. Op.; Nev. Ad. Op.; Nev. Adv. Opn.; Nev. Ad. Opn.
Wash. | Wn.
Wash. 2d | Wn.2d; Wn 2d; Wa.2d
Wash. App. | Wn. App.; Wn.App.
NY Slip Op | N.Y. Slip Op.; NYSlipOp; N.Y. Slip Opn.
T.C. Memo. | T.C. Memo; TC Memo; T.C. Mem.; T. C. Memo.
T.C.M. | T.C.M. (CCH); TCM
U.S. | U.S. Rep.; United States Reports; US
S. Ct. | Sup. Ct.; S.Ct.; Sup. Ct. Rep.; S.Ct
L. Ed. | Law. Ed.; L. E.; Lawyers' Ed.
L. Ed. 2d | Law. Ed. 2d; Lawyers' Ed. 2d; L. E. 2d
I. & N. Dec. | I & N Dec.; I. and N. Dec.; I. & N. Decs.
Cal. App. Supp. 2d | Cal. App. 2d Supp.
Cal. App. Supp. 3d | Cal. App. 3d Supp.
Cal. App. Supp. 4th | Cal. App. 4th Supp.
Cal. App. Supp. 5th | Cal. App. 5th Supp.
Pa. Super. | PA Super.
U.S.L.W. | USLW
FCC Rcd | F.C.C. Rcd.; FCC Record; F.C.C.R.; FCC Rcd.
F.C.C. | FCC
Fed. Cl. | Fed.Claims; Fed. Claims
Trade Cas. (CCH) | Trade Cas.
WL | W.L.; Westlaw
N.Y.S.2d | NYS2d; N.Y. Supp. 2d
N.Y.S. | N.Y. Supp.
Fed. R. Serv. 2d | Fed. R. Serv. 2d (Callaghan)
Fed. R. Serv. 3d | Fed. R. Serv. 3d (West); Fed. R. Serv. 3d (Callaghan)
U.C.C. Rep. Serv. 2d (West) | U.C.C. Rep. Serv. 2d; UCC Rep. Serv. 2d; U.C.C. Rep. Serv. 2d (CBC); U.C.C. Rep. Serv. 2d (Callaghan)
U.C.C. Rep. Serv. (West) | U.C.C. Rep. Serv.; UCC Rep. Serv.; U.C.C. Rep. Serv. (Callaghan)
U.S.P.Q. 2d (BNA) | U.S.P.Q.2d; USPQ2d; U.S.P.Q. 2d
U.S.P.Q. (BNA) | U.S.P.Q.; USPQ
L.R.R.M. (BNA) | L.R.R.M.; LRRM; BNA LRRM
Collier Bankr. Cas. 2d | Collier Bankr. Cas.2d (MB)
Bankr. Ct. Dec. (CRR) | Bankr. Ct. Dec.
Bankr. L. Rep. | Bankr. L. Rep. (CCH)
Fed. Sec. L. Rep. (CCH) | Fed. Sec. L. Rep.
FERC | F.E.R.C.; FERC (CCH); F.E.R.C. (CCH)
Alas. LEXIS | Alaska LEXIS
Alas. App. LEXIS | Alaska App. LEXIS
Ida. LEXIS | Idaho LEXIS
Ida. App. LEXIS | Idaho App. LEXIS
Ore. LEXIS | Or. LEXIS
Ore. App. LEXIS | Or. App. LEXIS
Ore. Tax LEXIS | Or. Tax LEXIS
Wisc. LEXIS | Wis. LEXIS
Wisc. App. LEXIS | Wis. App. LEXIS
Iowa Sup. LEXIS | Iowa LEXIS
U.S. Vet. App. LEXIS | U.S. App. Vet. Claims LEXIS; U.S. Vet. App. Claims LEXIS
PR Sup. LEXIS | P.R. LEXIS; P.R. Sup. LEXIS`;

/**
 * Kinds that the data's own classes do not show: kind | abbreviations. Nominative reporters are those named after the man who made
 * them, which stand in brackets inside an official citation; administrative ones hold the decisions of agencies. Source: Bluebook T1.2.
 */
const KINDS = `
supremeCourt | U.S.; S. Ct.; L. Ed.; L. Ed. 2d; U.S. (Apx.)
nominative | Allen; Cush.; Gray; Met.; Pick.; Tyng; Will.; Boyce; Marvel; Penne.; Pennewill; Houston; Harrington; Terry; Storey; W.W. Harr.; Scam.; Breese; Gilm.; Bush; Duv.; B. Mon.; Dana; J.J. Marsh.; T.B. Mon.; Litt.; Litt. Sel. Cas.; A.K. Marsh.; Bibb; Hard.; Sneed; Hughes; S. & M.; Howard; Walker; Phil. Eq.; Phil. Law; Win.; Jones Eq.; Jones; Busb. Eq.; Busb.; Ired. Eq.; Ired.; Dev. & Bat. Eq.; Dev. Eq.; Dev.; Dev. & Bat.; Hawks; Mur.; Taylor; Hayw.; Cam. & Nor.; Tay.; Mart.; Rich. Eq.; Strob. Eq.; Speers Eq.; McMul. Eq.; Chev. Eq.; Rice Eq.; Dud. Eq.; Ril. Eq.; Hill Eq.; Rich. Cas.; Bail. Eq.; McCord Eq.; Harp. Eq.; Des. Eq.; Rich.; Strob.; Speers; McMul.; Chev.; Rice; Dud.; Ril.; Hill; Bail.; Harp.; McCord; Nott & McC.; Mill; Tread.; Brev.; Bay; Heisk.; Cold.; Head; Swan; Hum.; Meigs; Yer.; Mart. & Yer.; Peck; Cooke; Overt.; Gratt.; Rob.; Leigh; Rand.; Gilmer; Munf.; Hen. & M.; Call; Va. Cas.; Wash.@Virginia; MacArth. & M.; Tuck. & Cl.; MacArth.; Mackey; Cranch; Otto; Kirby; Root; Day; Gill; G. & J.; H. & G.; H. & J.; H. & McH.; Blackf.; Minor; Port.; Stew.; Stew. & P.
administrative | A.E.C.; Agric. Dec.; Comp. Gen.; E.A.D.; F.C.C.; F.C.C.2d; FCC Rcd; F.L.R.A.; F.T.C.; FERC; FMSHRC; I. & N. Dec.; I.C.C.; I.C.C.2d; Interior Dec.; M.S.P.B.; M.S.P.R.; MSPB; N.L.R.B.; NLRB No.; N.R.C.; N.T.S.B.; S.T.B.; SEC Docket; SEC Jud. Dec.; N.M.B.; Pub. Lands Dec.; BCA; B.C.A. (CCH); Cal. Comp. Cases; FPSC; AWCC; Ops.Cal.Atty.Gen.; Op. Att'y Gen.; Op. O.L.C.; Dec. Com. Pat.; Dec. Comm'r Pat.; Treas. Dec.; Cust. B. & Dec.; C.B.; I.R.B.; Treas. Dec. Int. Rev.; Fed. Energy Reg. Comm'n Rep. (CCH); TN WC; TN WC App.; OK AG; OK JUD ETH`;

/** Neutral citations that the data holds among ordinary reporters, or ordinary ones among neutral: shape | numbering | abbreviations. */
const SHAPES = `
yearCode | number | NY Slip Op; MP; NCBC; Guam
volumePage | number | NLRB No.; Nev. Adv. Op. No.
prefixYearNumber | number | T.C. Summary Opinion`;

/**
 * Spellings of the data that are left out, because they mean nothing, or something else, without a reporter's company: a single letter
 * would turn "section 5 D. 12" into a case. spelling | the reporter it stands under | reason
 */
const DROPPED = `
H. | Handy | one letter
H. | Haw. | one letter
H. | Hill | one letter
B. | Barb. | one letter
C. | Cow. | one letter
D. | Dall. | one letter
J. | Johns. | one letter
L. | Lans. Ch. | one letter
M. | Mich. | one letter
O. | Or. | one letter
R. | Rawle | one letter: the record
V. | Va. | one letter
W. | Wash. | one letter
W. | Wend. | one letter
W. | Wis. | one letter
W. | Wyo. | one letter
Y. | Yeates | one letter
Ap. | A.D. | cut short: April, appeal
App. | Ohio App. | the appendix, or the App. of any state
C.C. | Cole. Cas. | the circuit court
Mar. | A.K. Marsh. | March
Hand | Handy | a word
A.R. | A. | the administrative record
P. R. | P. | Puerto Rico
Han | Handy | cut short
Abs | Ohio Law. Abs. | cut short
Sp. | Speers | cut short: special
Sp. | Speers Eq. | cut short: special
Me. | ME | the Maine Reports, not the neutral citation
Mt | MT | the Montana Reports, not the neutral citation
mt | MT | a word in small letters
Wl | WL | folded otherwise: wl in small letters is no citation
wl | WL | a word in small letters
Tribal | Am. Tribal Law | a word
Intelligencer | Leg. Int. | a word
South | So. | a word
Power | Pow. Surr. | a word
St. Rep. | N.Y. St. Rep. | the State Reporter of Montana
Phillips | Phil. Law | a name
Phillips | Phil. Eq. | a name
Smith | Smith & H. | a name
Mills | Mills Surr. | a name
Harper | Harp. Eq. | a name
Bailey | Bail. Eq. | a name
Johnson | Johns. Ch. | a name
Johnson | N.M. (J.) | a name
Jones | Jones Eq. | a name`;

/** Of reporters that share an abbreviation, the one most often meant, by the beginning of its name: abbreviation | name. */
const LIKELIEST = `
Ark. | Arkansas Reports
Ark. App. | Arkansas Appellate Reports
Conn. Super. Ct. | Connecticut Superior Court Reports
Cranch | Cranch's Supreme Court
Ct. Cl. | Court of Claims Reports
Dall. | Dallas' Supreme Court
Hard. | Kentucky
Hayw. | North Carolina
Hill | Hill's New York
Hun | Hun's Supreme Court
Ind. L. Rep. | Indian Law Reporter
Mart. | Louisiana
Met. | Massachusetts
N.H. | New Hampshire Reports
Ohio | Ohio Neutral
Pa. Super. | Pennsylvania Superior Court Reports
Rob. | Virginia
Sneed | Tennessee
Tread. | Treadway's South Carolina Law
Walker | Mississippi
Wall. | Wallace's Supreme Court
Wash. | Washington Reports
Wilson | Wilson's Reports, Indiana
Woolw. | Woolworth's United States`;

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));
const none = (cell: string): string | null => (cell === '-' || cell === '' ? null : cell);

function oneOf<T extends string>(allowed: readonly T[], word: string, line: string): T {
  const found = allowed.find((item) => item === word);
  if (!found) throw new Error(`Reporter supplement: "${word}" in the line of "${line}" is unknown.`);
  return found;
}
const ALL_KINDS: readonly ReporterKind[] = [
  'supremeCourt',
  'federal',
  'state',
  'regional',
  'specialty',
  'neutral',
  'database',
  'nominative',
  'administrative',
];
const ALL_SHAPES: readonly ReporterRow['shape'][] = ['volumePage', 'yearCode', 'prefixYearNumber'];
const ALL_NUMBERINGS: readonly ReporterRow['numbering'][] = ['page', 'paragraph', 'number'];

/** What is known of a reporter beside its habits. */
export type ReporterFacts = Omit<ReporterRow, 'habits'>;

export interface SupplementRow extends ReporterFacts {
  /** Where the abbreviation comes from. */
  readonly source: string;
}

function addedRows(): SupplementRow[] {
  return cellsOf(ADDED).map(
    ([
      canonical = '',
      kind = '',
      shape = '',
      numbering = '',
      jurisdiction = '',
      court = '',
      others = '',
      name = '',
      source = '',
    ]) => ({
      canonical,
      name,
      spellings: [canonical, ...(none(others)?.split('; ') ?? [])],
      kind: oneOf(ALL_KINDS, kind, canonical),
      shape: oneOf(ALL_SHAPES, shape, canonical),
      numbering: oneOf(ALL_NUMBERINGS, numbering, canonical),
      courts: none(court) === null ? [] : [court],
      jurisdiction: none(jurisdiction),
      source,
    }),
  );
}

/** LexisNexis names its databases "<state> [App.|Super.|…] [Unpub.] LEXIS"; the data lists those seen, this rule gives the others. */
const LEXIS_COURTS = ['', 'App. ', 'Super. ', 'Unpub. ', 'App. Unpub. '];

function lexisRows(): SupplementRow[] {
  return JURISDICTIONS.filter((row) => row.postal !== 'US').flatMap(({ postal, abbreviation }) =>
    LEXIS_COURTS.map((court): SupplementRow => ({
      canonical: `${abbreviation} ${court}LEXIS`,
      name: `LexisNexis, ${abbreviation} ${court}`.trim(),
      spellings: [`${abbreviation} ${court}LEXIS`],
      kind: 'database',
      shape: 'yearCode',
      numbering: 'number',
      courts: [],
      jurisdiction: postal,
      source: 'LexisNexis, names of databases',
    })),
  );
}

function englishRows(): SupplementRow[] {
  return ENGLISH.split('/').map((cell): SupplementRow => {
    const [canonical = '', others] = cell.split('=');
    return {
      canonical,
      name: `England, ${canonical}`,
      spellings: [canonical, ...(others?.split(';') ?? [])],
      kind: 'specialty',
      shape: 'volumePage',
      numbering: 'page',
      courts: [],
      jurisdiction: null,
      source: 'Bluebook T2',
    };
  });
}

/** England's reporters: only beside a name, a parallel or "L.R.". */
export const ENGLISH_REPORTERS: ReadonlySet<string> = new Set(englishRows().map((row) => row.canonical));

/** Books of one volume, cited by the page alone. */
export const SINGLE_VOLUMES: ReadonlySet<string> = new Set(SINGLE.split('; '));

/** A loose-leaf service: it counts paragraphs, or its abbreviation names the publisher (Bluebook rule 19). */
const isService = (row: ReporterFacts): boolean =>
  row.numbering === 'paragraph' ||
  row.spellings.some((spelling) => /\((?:CCH|BNA|RIA|P-H|MB|CRR)\)$/.test(spelling));

/** American Law Reports and what it followed: a case in full, and an annotation of it. Source: Bluebook rule 16.7.6. */
const ANNOTATED = /^(?:A\.L\.R\.|L\.R\.A\.)/;

/** Reporters that count their pages by the year. */
export const YEARED_PAGES: ReadonlySet<string> = new Set(YEARED.split('; '));

/** How a reporter is cited otherwise than others. */
export const habitsOf = (row: ReporterFacts): readonly ReporterHabit[] => [
  ...(ENGLISH_REPORTERS.has(row.canonical) ? (['english'] as const) : []),
  ...(SINGLE_VOLUMES.has(row.canonical) ? (['oneVolume'] as const) : []),
  ...(isService(row) ? (['service'] as const) : []),
  ...(YEARED_PAGES.has(row.canonical) ? (['pagesByYear'] as const) : []),
  ...(ANNOTATED.test(row.canonical) ? (['annotations'] as const) : []),
];

/** Reporters that the data lacks, and the LexisNexis databases by rule (a database that the data knows keeps the data's row). */
export function supplementRows(): readonly SupplementRow[] {
  return [...addedRows(), ...englishRows(), ...lexisRows()];
}

const pairs = (table: string): [string, string][] =>
  cellsOf(table).map(([first = '', second = '']) => [first, second]);

/** Spellings to add, by canonical abbreviation. */
export const ADDED_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  pairs(SPELLINGS).map(([canonical, spellings]) => [canonical, spellings.split('; ')]),
);

/** Kinds to correct, by canonical abbreviation (with "@" and the beginning of the name where it is shared). */
export const CORRECTED_KINDS: ReadonlyMap<string, ReporterKind> = new Map(
  pairs(KINDS).flatMap(([kind, canonicals]) =>
    canonicals
      .split('; ')
      .map((canonical): [string, ReporterKind] => [canonical, oneOf(ALL_KINDS, kind, canonical)]),
  ),
);

export const CORRECTED_SHAPES: ReadonlyMap<string, Pick<ReporterRow, 'shape' | 'numbering'>> = new Map(
  cellsOf(SHAPES).flatMap(([shape = '', numbering = '', canonicals = '']) =>
    canonicals.split('; ').map((canonical): [string, Pick<ReporterRow, 'shape' | 'numbering'>] => [
      canonical,
      {
        shape: oneOf(ALL_SHAPES, shape, canonical),
        numbering: oneOf(ALL_NUMBERINGS, numbering, canonical),
      },
    ]),
  ),
);

export interface DroppedSpelling {
  readonly spelling: string;
  readonly reporter: string;
  readonly reason: string;
}
export const DROPPED_SPELLINGS: readonly DroppedSpelling[] = cellsOf(DROPPED).map(
  ([spelling = '', reporter = '', reason = '']) => ({ spelling, reporter, reason }),
);

/**
 * Reporters that the data gives the abbreviation of a better-known one: abbreviation | beginning of the name | what they are called.
 * Source: Bluebook T1.1, early federal reporters; without it `1 Cranch C.C. 137` would be Marbury v. Madison.
 */
const RENAMED = [
  { from: 'Cranch', name: 'District of Columbia', to: 'Cranch C.C.' },
  { from: 'Wall.', name: "Wallace's Circuit Court", to: 'Wall. C.C.' },
] as const;

/** The abbreviation under which a reporter of the data stands in our table. */
export function canonicalOf(abbreviation: string, name: string): string {
  return RENAMED.find((row) => row.from === abbreviation && name.startsWith(row.name))?.to ?? abbreviation;
}

export const LIKELIEST_OF_SHARED: ReadonlyMap<string, string> = new Map(pairs(LIKELIEST));
