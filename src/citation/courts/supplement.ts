// What courts-db lacks or has wrong, and the other ways in which courts are written in briefs. One line a court, its source above it.
// Every line is walked by test/citation/tables/courts.test.ts.
import type { CourtRow } from './table';

/**
 * Courts to which the data gives no citation form; ids and names are those of courts-db. Forms: Bluebook tables T1.1, T1.3, T1.4 and
 * T7. id | citation | system | jurisdiction | level | name | other forms
 */
const ADDED = `
bia | B.I.A. | f | US | special | Board of Immigration Appeals | BIA; Bd. of Immigr. Appeals; Bd. Immigr. Apps.; Board of Immigration Appeals
fisc | FISA Ct. | f | US | special | Foreign Intelligence Surveillance Court | F.I.S.C.; Foreign Intel. Surv. Ct.; FISC
fiscr | FISA Ct. Rev. | f | US | appellate | Foreign Intelligence Surveillance Court of Review | F.I.S.C.R.; Foreign Intel. Surv. Ct. Rev.; FISCR
olc | O.L.C. | f | US | special | Office of Legal Counsel | Off. Legal Counsel
cma | C.M.A. | f | US | appellate | Court of Military Appeals | Ct. Mil. App.
usafctmilrev | A.F.C.M.R. | f | US | appellate | Air Force Court of Military Review |
usarmymilrev | A.C.M.R. | f | US | appellate | Army Court of Military Review |
usnmcmilrev | N.M.C.M.R. | f | US | appellate | Navy-Marine Corps Court of Military Review |
uscgcoca | C.G. Ct. Crim. App. | f | US | appellate | Coast Guard Court of Criminal Appeals | C.G.C.C.A.
mspb | M.S.P.B. | f | US | special | Merit Systems Protection Board | MSPB; Merit Sys. Prot. Bd.
nlrb | N.L.R.B. | f | US | special | National Labor Relations Board | NLRB
ptab | P.T.A.B. | f | US | special | Patent Trial and Appeal Board | PTAB; Pat. Tr. & App. Bd.
ttab | T.T.A.B. | f | US | special | Trademark Trial and Appeal Board | TTAB
bpai | B.P.A.I. | f | US | special | Board of Patent Appeals and Interferences | Bd. Pat. App. & Interf.; Bd. Pat. App. & Int.
bva | Bd. Vet. App. | f | US | special | Board of Veterans' Appeals | B.V.A.
ag | Att'y Gen. | f | US | ag | Attorney General of the United States | A.G.; U.S. Att'y Gen.; Op. A.G.
ftc | F.T.C. | f | US | special | Federal Trade Commission | FTC
fcc | F.C.C. | f | US | special | Federal Communications Commission | FCC
sec | S.E.C. | f | US | special | Securities and Exchange Commission | SEC
ferc | F.E.R.C. | f | US | special | Federal Energy Regulatory Commission | FERC
asbca | A.S.B.C.A. | f | US | special | Armed Services Board of Contract Appeals | ASBCA
cbca | C.B.C.A. | f | US | special | Civilian Board of Contract Appeals | CBCA
alacirct | Ala. Cir. Ct. | s | AL | trial | Alabama Circuit Courts |
aksuperct | Alaska Super. Ct. | s | AK | trial | Alaska Superior Court |
azsuperct | Ariz. Super. Ct. | s | AZ | trial | Arizona Superior Court |
ariztaxct | Ariz. Tax Ct. | s | AZ | appellate | Arizona Tax Court |
arkcirct | Ark. Cir. Ct. | s | AR | trial | Arkansas Circuit Courts |
calsuperct | Cal. Super. Ct. | s | CA | trial | California Superior Court | Cal. Super.
coldistct | Colo. Dist. Ct. | s | CO | trial | Colorado District Court |
conncirct | Conn. Cir. Ct. | s | CT | trial | Circuit Courts of Connecticut |
conncpct | Conn. C.P. | s | CT | trial | Court of Common Pleas of Connecticut | Conn. Ct. Com. Pl.
delorphct | Del. Orphans' Ct. | s | DE | trial | Orphans Court of Delaware |
dakotasup | Dakota | s | SD | appellate | Supreme Court of Dakota | Dakota Terr.
flacirct | Fla. Cir. Ct. | s | FL | trial | Florida Circuit Court |
flactyct | Fla. Cnty. Ct. | s | FL | trial | Florida County Court | Fla. Cty. Ct.
gasuperct | Ga. Super. Ct. | s | GA | trial | Georgia Superior Courts |
gastct | Ga. State Ct. | s | GA | trial | Georgia State Courts | Ga. St. Ct.
guam | Guam | s | GU | appellate | Supreme Court of Guam |
hawcirct | Haw. Cir. Ct. | s | HI | trial | Hawaii Circuit Courts |
iddistct | Idaho Dist. Ct. | s | ID | trial | Idaho District Courts |
illcirct | Ill. Cir. Ct. | s | IL | trial | Illinois Circuit Court |
ilclaimsct | Ill. Ct. Cl. | s | IL | trial | Court of Claims of Illinois |
indtc | Ind. T.C. | s | IN | trial | Indiana Tax Court | Ind. Tax Ct.
indcirct | Ind. Cir. Ct. | s | IN | trial | Indiana Circuit Court |
mesuperct | Me. Super. Ct. | s | ME | trial | Superior Court of Maine | Me. Super.
mdtc | Md. T.C. | s | MD | trial | Maryland Tax Court | Md. Tax Ct.
minndistct | Minn. Dist. Ct. | s | MN | trial | Minnesota District Courts |
mntax | Minn. T.C. | s | MN | trial | Minnesota Tax Court | Minn. Tax Ct.
mtjdct | Mont. Dist. Ct. | s | MT | trial | Judicial District Court of Montana |
nhsuperct | N.H. Super. Ct. | s | NH | trial | Superior Court of New Hampshire | N.H. Super.
njsuper | N.J. Super. Ct. | s | NJ | trial | New Jersey Superior Court | N.J. Super. Ct. Law Div.; N.J. Super. Ct. Ch. Div.; Law Div.; Ch. Div.; N.J. Super. Ct. L.; N.J. Super. Law Div.; N.J. Super. Ch. Div.; N.J. Super.
njtaxct | N.J. Tax Ct. | s | NJ | trial | New Jersey Tax Court |
nyclaimsct | N.Y. Ct. Cl. | s | NY | trial | New York State Court of Claims | Ct. Cl. N.Y.
nysurct | N.Y. Sur. Ct. | s | NY | trial | New York Surrogate's Court | N.Y. Surr. Ct.; Sur. Ct.; Surr. Ct.
nycivct | N.Y. Civ. Ct. | s | NY | trial | Civil Court of the City of New York | N.Y.C. Civ. Ct.; Civ. Ct.; Civ. Ct. NYC; N.Y. City Civ. Ct.
nycrimct | N.Y. Crim. Ct. | s | NY | trial | Criminal Court of the City of New York | N.Y.C. Crim. Ct.; Crim. Ct.; Crim. Ct. NYC
nycountyct | N.Y. Cnty. Ct. | s | NY | trial | New York County Courts | N.Y. County Ct.; County Ct.; Cnty. Ct.; N.Y. Cty Ct.; N.Y. Co. Ct.
nydistct | N.Y. Dist. Ct. | s | NY | trial | New York District Courts |
nychanct | N.Y. Ch. | s | NY | trial | New York Court of Chancery |
ncbizct | N.C. Bus. Ct. | s | NC | trial | North Carolina Business Court | N.C. Super. Ct. (Bus. Ct.)
nmi | N. Mar. I. | s | MP | appellate | Supreme Court of the Northern Mariana Islands | N. Mar. I. Sup. Ct.
cnmisuperct | N. Mar. I. Super. Ct. | s | MP | trial | Northern Mariana Islands Superior Court |
ohioctcompl | Ohio C.P. | s | OH | trial | Court of Common Pleas of Ohio | Ohio Ct. Com. Pl.; Oh. Ct. Com. Pl.; Ohio Com. Pl.
ohmunict | Ohio Mun. Ct. | s | OH | trial | Municipal Courts of Ohio | Oh. Muni. Ct.
orcc | Or. Cir. Ct. | s | OR | trial | Circuit Courts of Oregon |
pactcompl | Pa. Ct. Com. Pl. | s | PA | trial | Common Pleas Court of Pennsylvania | Pa. C.P.; Pa. Com. Pl.; Pa. D. & C.; Pa. Ct. C.P.; Ct. Com. Pl.
prsupreme | P.R. | s | PR | appellate | Supreme Court of Puerto Rico | P.R. Sup. Ct.
prapp | P.R. Cir. | s | PR | appellate | Court of Appeals of Puerto Rico | P.R. Ct. App.
amsamoa | Am. Samoa | s | AS | appellate | High Court of American Samoa | Am. Samoa High Ct.
virginislands | V.I. | s | VI | appellate | Supreme Court of the Virgin Islands | V.I. Sup. Ct.
visuper | V.I. Super. Ct. | s | VI | trial | Superior Court of the Virgin Islands | V.I. Super.; Terr. Ct. V.I.
vacc | Va. Cir. Ct. | s | VA | trial | Virginia Circuit Courts | Va. Cir.
washsuperct | Wash. Super. Ct. | s | WA | trial | Washington Superior Court |
wisccirct | Wis. Cir. Ct. | s | WI | trial | Wisconsin Circuit Court |
texbizct | Tex. Bus. Ct. | s | TX | trial | Texas Business Court | Tex. Bus.
navajo | Navajo | t | - | appellate | Navajo Nation Supreme Court | Navajo Nation Sup. Ct.
cherokee | Cherokee | t | - | appellate | Cherokee Nation Supreme Court | Cherokee Nation Sup. Ct.
hochunk | Ho-Chunk | t | - | appellate | Ho-Chunk Nation Supreme Court | Ho-Chunk Nation Sup. Ct.`;

/**
 * Facts laid over rows of the data: id | citation form (empty: as in the data) | other forms. Forms are of Bluebook T1 and T7 unless
 * they are a state's own ("1st Dept", New York Official Reports Style Manual 3.1; "Fla. 3d DCA", Fla. R. App. P. 9.800; "Tex. App.",
 * Greenbook). In the data "D.C." stands for a criminal court that was abolished, and "Sup. Ct. N.C." for a superior court.
 */
const CORRECTED = `
scotus | U.S. | S. Ct.; U.S. Sup. Ct.; United States Supreme Court; SCOTUS
ca1 | | First Circuit; 1 Cir.; CA1
ca2 | | 2nd Cir.; Second Circuit; CA2
ca3 | 3d Cir. | 3rd Cir.; Third Circuit; CA3
ca4 | | Fourth Circuit; CA4
ca5 | | Fifth Circuit; CA5; 5th Cir. Unit A; 5th Cir. Unit B
ca6 | | Sixth Circuit; CA6
ca7 | | Seventh Circuit; CA7
ca8 | | Eighth Circuit; CA8
ca9 | | Ninth Circuit; CA9
ca10 | | Tenth Circuit; CA10
ca11 | | Eleventh Circuit; CA11
cadc | | D.C. Circuit; CADC; App. D.C.
cafc | | Federal Circuit; CAFC; Fed. Circuit; CA Fed.
bap1 | B.A.P. 1st Cir. | BAP 1st Cir.; 1st Cir. B.A.P.
bap2 | B.A.P. 2d Cir. | 2d Cir. BAP; 2d Cir. B.A.P.; 2nd Cir. BAP
bap6 | B.A.P. 6th Cir. | BAP 6th Cir.; 6th Cir. B.A.P.
bap8 | B.A.P. 8th Cir. | BAP 8th Cir.; 8th Cir. B.A.P.
bap9 | B.A.P. 9th Cir. | BAP 9th Cir.; 9th Cir. B.A.P.; 9th Cir. Bankr. App. Panel
bap10 | B.A.P. 10th Cir. | BAP 10th Cir.; 10th Cir. B.A.P.
cit | Ct. Int'l Trade | Ct. Intl. Trade; CIT; C.I.T.; U.S. Ct. Int'l Trade
uscfc | Fed. Cl. | Cl. Ct.; Ct. Fed. Cl.; Fed. Claims; Court of Federal Claims; COFC
cc | Ct. Cl. | Court of Claims; U.S. Ct. Cl.
cavc | Vet. App. | Ct. Vet. App.; C.A.V.C.; Ct. App. Vet. Cl.; CAVC
armfor | C.A.A.F. | Ct. App. Armed Forces; CAAF
tax | T.C. | Tax Ct.; Tax Court; U.S. Tax Ct.; T.C.M.
jpml | J.P.M.L. | JPML; Jud. Pan. Mult. Lit.; Judicial Panel on Multidistrict Litigation
cusc | Cust. Ct. | U.S. Cust. Ct.
tecoa | Temp. Emer. Ct. App. | T.E.C.A.; Temp. Emerg. Ct. App.; TECA
acca | A. Ct. Crim. App. | Army Ct. Crim. App.; A.C.C.A.; ACCA
afcca | A.F. Ct. Crim. App. | A.F.C.C.A.; AFCCA
nmcca | N-M. Ct. Crim. App. | N.M. Ct. Crim. App.; N.M.C.C.A.; NMCCA; N-M.C.C.A.
uscirct | C.C. | U.S. Cir. Ct.
eca | Emer. Ct. App. | Emerg. Ct. App.
nmid | D. N. Mar. I. | D.N. Mar. I.; D.N.M.I.
nmib | Bankr. D. N. Mar. I. | Bankr. N. Mar. I.
ianb | Bankr. N.D. Iowa |
arb | Bankr. D. Ariz. |
cob | Bankr. D. Colo. |
flsb | Bankr. S.D. Fla. | Bankr. S.D. Florida
mdd | D. Md. | D. Maryland
mnd | D. Minn. | D. Minnesota
nyed | E.D.N.Y. |
nyd | D.N.Y. |
pamd | M.D. Pa. | M.D. Penn.
pamb | Bankr. M.D. Pa. | Bankr. M.D. Penn.
dcb | Bankr. D.D.C. | Bankr. D.C.
wvsd | S.D. W. Va. | S.D.W. Va.
dcd | | D. D.C.; D. D. C.
dccrimct | D.C. Crim. Ct. |
dc | D.C. | D.C. Ct. App.; D.C. App.
supctdc | D.C. Super. Ct. | Sup. Ct. D.C.; D.C. Super.
alactapp | | Ala. App.
alacivapp | | Ala. Ct. Civ. App.
alacrimapp | | Ala. Ct. Crim. App.
alaskactapp | | Alaska App.
arizctapp | | Ariz. App.
arkctapp | | Ark. App.
calctapp | | Cal. App.; Cal. Dist. Ct. App.; Cal. App. Ct.; Calif. Ct. App.; Cal. Ct. of App.; Ct. App. Cal.
calappdeptsuper | Cal. App. Dep't Super. Ct. | Cal. Super. Ct. App. Div.; Cal. App. Dep't; Cal. App. Div. Super. Ct.
coloctapp | Colo. App. | Colo. Ct. App.
connappct | | Conn. App.; Conn. Ct. App.
connsuperct | | Conn. Super.
delsuperct | Del. Super. Ct. | Del. Super.
delch | | Del. Ct. Ch.; Del. Chancery
delfamct | Del. Fam. Ct. | Del. Fam.; Del. Fm. Ct.
delctcompl | Del. Ct. Com. Pl. | Del. C.P.; Del. Com. Pl.
fladistctapp | | Fla. DCA; Fla. D.C.A.; Fla. App.; DCA; Fla. Ct. App.; Fla. Dist. App.; Dist. Ct. App.; 1st DCA; 2d DCA; 3d DCA; 4th DCA; 5th DCA; 6th DCA; Fla. 1st DCA; Fla. 2d DCA; Fla. 2nd DCA; Fla. 3d DCA; Fla. 3rd DCA; Fla. 4th DCA; Fla. 5th DCA; Fla. 6th DCA
gactapp | | Ga. App.
hawapp | Haw. Ct. App. | Haw. App.; Haw. Interm. Ct. App.; Haw. Intermed. Ct. App.; Hawai'i Ct. App.; Hawai'i App.; Haw. ICA
haw | | Hawai'i
idahoctapp | | Idaho App.
illappct | | Ill. App.; Ill. Ct. App.
indctapp | | Ind. App.
indsuperct | Ind. Super. Ct. |
iowactapp | | Iowa App.
kanctapp | | Kan. App.
kyctapp | | Ky. App.
kycirct | Ky. Cir. Ct. | Ky. Circ. Ct.
lactapp | | La. App.; La. Ct. of App.; La.App. 1 Cir.; La.App. 2 Cir.; La.App. 3 Cir.; La.App. 4 Cir.; La.App. 5 Cir.
mdctspecapp | Md. App. Ct. | Md. Ct. Spec. App.; Md. App.; App. Ct. Md.; Md. Spec. App.; Md. Ct. App. Spec.
md | | Md. Ct. App.
mdcirct | Md. Cir. Ct. | Cir. Ct. Md.
massappct | | Mass. App.; Mass. Ct. App.
masssuperct | | Mass. Super.
massdistctapp | Mass. Dist. Ct. | Mass. App. Div.; Mass. Dist. Ct. App. Div.
mass | | Mass. S.J.C.; Mass. Sup. Jud. Ct.
me | | Me. S.J.C.; Me. Sup. Jud. Ct.
micirct | Mich. Cir. Ct. | Michigan Cir. Ct.
michctapp | | Mich. App.
minnctapp | | Minn. App.
missctapp | | Miss. App.
moctapp | | Mo. App.; Mo. App. E.D.; Mo. App. W.D.; Mo. App. S.D.; Mo. Ct. App. E.D.; Mo. Ct. App. W.D.; Mo. Ct. App. S.D.; Mo. App. K.C.; Mo. App. St. L.
nebctapp | | Neb. App.
nevapp | Nev. Ct. App. | Nev. App.; Ct. App. Nev.
njsuperctappdiv | | N.J. App. Div.; N.J. Super. App. Div.; N.J. Super. A.D.; N.J. Super. Ct. A.D.
nmctapp | | N.M. App.
ny | N.Y. | NY; N.Y. Ct. App.
nyappdiv | | App. Div.; N.Y.A.D.; A.D.; AD; N.Y. App. Div. Dep't; App Div; N.Y. Sup. Ct. App. Div.; Sup. Ct. App. Div.
nyappterm | N.Y. App. Term | App. Term; N.Y. App. Term.; N.Y. Sup. App. Term; N.Y. Sup. Ct. App. Term
nycityct | | City Ct.
nyfamct | | Fam. Ct.
nyjustct | N.Y. Just. Ct. | Just. Ct.; N.Y. Just. Court
nysupct | | Sup. Ct.; N.Y. Sup.; N.Y. Supreme Ct.
ncctapp | | N.C. App.
ncsuperct | N.C. Super. Ct. | Sup. Ct. N.C.; N.C. Super.
ndctapp | | N.D. App.
ohioctapp | | Ohio App.; Oh. Ct. App.; Ohio Ct. of App.
oklacivapp | | Okla. Ct. App.; Okla. Civ. App. Div.; Okla. App.; Okla. Ct. Civ. App.
oklacrimapp | | Okla. Cr.; Okla. Ct. Crim. App.; Okla. Crim.
orctapp | | Or. App.; Ore. App.; Ore. Ct. App.
or | | Ore.; Oreg.
ortc | | Or. Tax Ct.; Or. Tax
pacommwct | | Pa. Commw.; Pa. Cmwlth.; Pa. Cmwlth. Ct.; Pa. Commonwealth Ct.; Pa. Commw. Cts.
pasuperct | | Pa. Super.
pa | | Penn.; Penna.
risuperct | R.I. Super. Ct. | Sup. Ct. R.I.; R.I. Super.
scctapp | | S.C. App.
tennctapp | | Tenn. App.
tenncrimapp | | Tenn. Ct. Crim. App.; Tenn. Cr. App.
texapp | | Tex. Ct. App.; Tex. Civ. App.; Tex. App. Ct.; Tex. Ct. Civ. App.; Tex.App.; Texas App.
texcrimapp | | Tex. Cr. App.; Tex. Ct. Crim. App.; Tex. Crim.
utahctapp | | Utah App.
vactapp | | Va. App.
vtsuperct | | Vt. Super.
washctapp | | Wash. App.
wvactapp | W. Va. Ct. App. | W. Va. Int. Ct. App.; W. Va. App.; I.C.A. of W. Va.; W. Va. Interm. Ct. App.; W.Va. App.
wisctapp | | Wis. App.; Wisc. Ct. App.; Wisc. App.
wis | | Wisc.`;

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split('; '));

const SYSTEM_WORDS: Readonly<Record<string, CourtRow['system']>> = { f: 'federal', s: 'state', t: 'tribal' };

/** Courts that the data lacks or gives no citation form. */
export const COURT_SUPPLEMENT: readonly CourtRow[] = cellsOf(ADDED).map(
  ([id = '', citation = '', system = '', jurisdiction = '', level = '', name = '', others = '']) => ({
    id,
    citation,
    name,
    jurisdiction: jurisdiction === '-' ? '' : jurisdiction,
    system: SYSTEM_WORDS[system] ?? 'special',
    level,
    spellings: [citation, ...listOf(others)],
  }),
);

/** Facts laid over data rows, by court id; spellings are added. */
export const COURT_CORRECTIONS: ReadonlyMap<
  string,
  { readonly citation?: string; readonly spellings: readonly string[] }
> = new Map(
  cellsOf(CORRECTED).map(([id = '', citation = '', others = '']) => [
    id,
    { ...(citation === '' ? {} : { citation }), spellings: listOf(others) },
  ]),
);
