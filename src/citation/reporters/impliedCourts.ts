// Which court a reporter implies when the parenthetical names none (Bluebook rule 10.4: the court is left out where the reporter's
// title tells it), and which state a reporter of several courts belongs to. The data's own lists of courts are not used: they hold
// every court of which one decision was ever found in a volume (F. Supp. "holds" courts of appeals there). Source: Bluebook tables T1.1
// and T1.3. One line a court; a reporter of several courts stands under OF_STATE. Court ids are those of courts/table.ts. A reporter
// that shares its abbreviation with another is written "Ct. Cl.@" and the beginning of its name in the data.

export interface ImpliedCourt {
  /** Null where the reporter holds several courts of the state. */
  readonly court: string | null;
  /** Postal code, "US" for federal courts. */
  readonly jurisdiction: string;
}

/** court id | jurisdiction | reporters */
const OF_COURT = `scotus | US | U.S.; S. Ct.; L. Ed.; L. Ed. 2d; U.S. LEXIS; U.S. (Apx.); Dall.@Dallas'; Cranch@Cranch's; Wheat.; Pet.; How.; Black; Wall.@Wallace's Supreme; Otto
cadc | US | App. D.C.; U.S. App. D.C.
tax | US | T.C.; T.C. Memo.; T.C.M.; T.C. Summary Opinion; T.C. No.; Tax Ct. Mem. Dec. (CCH); T.C.M. (RIA); Tax Ct. Memo LEXIS; Tax Ct. Summary LEXIS; U.S. Tax Ct. LEXIS
bta | US | B.T.A.; BTA LEXIS; B.T.A.M. (P-H)
uscfc | US | Fed. Cl.; Cl. Ct.; U.S. Claims LEXIS
cc | US | Ct. Cl.@Court of Claims; U.S. Ct. Cl. LEXIS
cavc | US | Vet. App.; U.S. Vet. App. LEXIS
ccpa | US | C.C.P.A.; CCPA LEXIS
cit | US | Ct. Int'l Trade; CIT; Ct. Intl. Trade LEXIS
cusc | US | Cust. Ct.; Cust. Ct. LEXIS
cma | US | C.M.A.; USCMA; CMA LEXIS
armfor | US | CAAF LEXIS
bia | US | I. & N. Dec.
mspb | US | M.S.P.R.; MSPB; M.S.P.B.
nlrb | US | N.L.R.B.; NLRB No.
ala | AL | Ala.; Ala. 2d; Minor; Port.; Stew.; Stew. & P.; Ala. LEXIS
alaska | AK | Alas. LEXIS
ariz | AZ | Ariz.; AZ; Ariz. LEXIS
arizctapp | AZ | Ariz. App.; Ariz. App. LEXIS
ark | AR | Ark.@Arkansas Reports; Ark. LEXIS
arkctapp | AR | Ark. App.@Arkansas Appellate; Ark. App. LEXIS
cal | CA | Cal.; Cal. 2d; Cal. 3d; Cal. 4th; Cal. 5th; Cal. LEXIS; Cal. Unrep.
calctapp | CA | Cal. App.; Cal. App. 2d; Cal. App. 3d; Cal. App. 4th; Cal. App. 5th; Cal. App. LEXIS; Cal. App. Unpub. LEXIS
calappdeptsuper | CA | Cal. App. Supp.; Cal. App. Supp. 2d; Cal. App. Supp. 3d; Cal. App. Supp. 4th; Cal. App. Supp. 5th
colo | CO | Colo.; CO; Colo. LEXIS
coloctapp | CO | Colo. App.; COA; Colo. App. LEXIS
conn | CT | Conn.; Kirby; Root; Day; Conn. LEXIS
connappct | CT | Conn. App.; Conn. App. LEXIS
connsuperct | CT | Conn. Super. Ct.@Connecticut; Conn. Super. LEXIS
del | DE | Del. LEXIS
delch | DE | Del. Ch.; Del. Ch. LEXIS
delsuperct | DE | Del. Super. LEXIS
dc | DC | D.C. App. LEXIS
fla | FL | Fla.; FL; Fla. LEXIS
fladistctapp | FL | Fla. App. LEXIS
ga | GA | Ga.; Kelly; Ga. LEXIS
gactapp | GA | Ga. App.; Ga. App. LEXIS
guam | GU | Guam; Guam LEXIS
haw | HI | Haw.; Haw. LEXIS
hawapp | HI | Haw. App.; Haw. App. LEXIS
idaho | ID | Idaho; Hasb.; Ida. LEXIS
idahoctapp | ID | Ida. App. LEXIS; Ida. App. Unpub. LEXIS
ill | IL | Ill.; Ill. 2d; IL; Breese; Scam.; Gilm.; Ill. LEXIS
illappct | IL | Ill. App.; Ill. App. 2d; Ill. App. 3d; IL App (1st); IL App (2d); IL App (3d); IL App (4th); IL App (5th); Ill. App. LEXIS; Ill. App. Unpub. LEXIS
ilclaimsct | IL | Ill. Ct. Cl.; Ill. Ct. Cl. LEXIS
ind | IN | Ind.; Blackf.; Ind. LEXIS
indctapp | IN | Ind. App.; Ind. App. LEXIS; Ind. App. Unpub. LEXIS
indtc | IN | Ind. Tax LEXIS
iowa | IA | Iowa; Greene; Morris; Bradf.; Iowa Sup. LEXIS
iowactapp | IA | Iowa App. LEXIS
kan | KS | Kan.; McCahon; Kan. LEXIS
kanctapp | KS | Kan. App.; Kan. App. 2d; Kan. App. LEXIS; Kan. App. Unpub. LEXIS
ky | KY | Ky.; A.K. Marsh.; B. Mon.; Bibb; Bush; Dana; Duv.; Hard.@Kentucky; Hughes; J.J. Marsh.; Litt.; Litt. Sel. Cas.; Met.@Kentucky; Sneed@Kentucky; T.B. Mon.; Ky. LEXIS
kyctapp | KY | Ky. App. LEXIS; Ky. App. Unpub. LEXIS
la | LA | La.; La. Ann.; Rob.@Louisiana; Mart.@Louisiana; La. LEXIS
lactapp | LA | La. App.; La.App. 1 Cir.; La.App. 2 Cir.; La.App. 3 Cir.; La.App. 4 Cir.; La.App. 5 Cir.; La.App. 6 Cir.; La. App. LEXIS; Pelt.; Teiss.; Gunby; McGl.
me | ME | Me.; ME; Me. LEXIS
md | MD | Md.; G. & J.; Gill; H. & G.; Md. LEXIS
mdctspecapp | MD | Md. App.; Md. App. LEXIS
mass | MA | Mass.; Allen; Cush.; Gray; Met.@Massachusetts; Pick.; Tyng; Will.; Mass. LEXIS
massappct | MA | Mass. App. Ct.; Mass. App. LEXIS; Mass. App. Unpub. LEXIS
massdistctapp | MA | Mass. App. Div.; Mass. App. Div. LEXIS
masssuperct | MA | Mass. Super. LEXIS; Mass. L. Rptr.
mich | MI | Mich.; Doug.; Mich. LEXIS
michctapp | MI | Mich. App.; Mich. App. LEXIS
minn | MN | Minn.; Minn. LEXIS; Wilson@Wilson's Reports (48-59
minnctapp | MN | Minn. App. LEXIS; Minn. App. Unpub. LEXIS
miss | MS | Miss.; Howard; S. & M.; Walker@Mississippi; MS; Miss. LEXIS
missctapp | MS | Miss. App. LEXIS
mo | MO | Mo.; Mo. LEXIS
moctapp | MO | Mo. App.; Mo. App. LEXIS
mont | MT | Mont.; MT; Mont. LEXIS
neb | NE | Neb.; Neb. LEXIS; Woolw.@Woolworth's Reports
nebctapp | NE | Neb. Ct. App.; NCA; Neb. App. LEXIS
nev | NV | Nev.; NV; Nev. Adv. Op. No.; Nev. LEXIS; Nev. Unpub. LEXIS
nh | NH | N.H.@New Hampshire; Smith (N. H.); N.H. LEXIS
nj | NJ | N.J.; N.J. LEXIS
njtaxct | NJ | N.J. Tax
nm | NM | N.M.; NMSC; Gild.; N.M. (G.); N.M. (J.); N.M. LEXIS
nmctapp | NM | NMCA; N.M. Ct. App.; N.M. App. LEXIS; N.M. App. Unpub. LEXIS
ny | NY | N.Y.; N.Y.2d; N.Y.3d; N.Y. LEXIS; Keyes; Abb. Ct. App.; Silv. Ct. App.
nyappdiv | NY | A.D.; A.D.2d; A.D.3d; N.Y. App. Div. LEXIS; Hun@Hun's New York App
nc | NC | N.C.; Busb.; Busb. Eq.; Cam. & Nor.; Dev.; Dev. & Bat.; Dev. & Bat. Eq.; Dev. Eq.; Hawks; Hayw.@North Carolina; Ired.; Ired. Eq.; Jones; Jones Eq.; Jones Law; Mart.@North Carolina; Mur.; Phil. Eq.; Phil. Law; Tay.; Taylor; Win.; N.C. LEXIS
ncctapp | NC | N.C. App.; N.C. App. LEXIS
ncbizct | NC | NCBC; NCBC LEXIS
nd | ND | N.D.; ND; N.D. LEXIS
ndctapp | ND | ND App; N.D. App. LEXIS
ohio | OH | Ohio@Ohio Reports; Ohio St.; Ohio St. 2d; Ohio St. 3d; Ohio St. (N.S.); Wright; Ohio LEXIS
ohioctapp | OH | Ohio App.; Ohio App. 2d; Ohio App. 3d; Ohio App. LEXIS; Ohio C.A.; Ohio App. Unrep.
okla | OK | Okla.; OK; Okla. LEXIS
oklacivapp | OK | OK CIV APP; Okla. Civ. App. LEXIS
oklacrimapp | OK | Okla. Crim.; OK CR; Okla. Crim. App. LEXIS
or | OR | Or.; Ore. LEXIS
orctapp | OR | Or. App.; Ore. App. LEXIS
ortc | OR | Or. Tax; Ore. Tax LEXIS
pa | PA | Pa.; Binn.; Pen. & W.; Pennyp.; Rawle; Serg. & Rawle; Watts; Watts & Serg.; Whart.; Yeates; Grant; Sadler; Walk.; Pa. LEXIS
pasuperct | PA | Pa. Super.@Pennsylvania; Pa. Super. LEXIS; Pa. Super. Unpub. LEXIS
pacommwct | PA | Pa. Commw.; Pa. Commw. LEXIS; Pa. Commw. Unpub. LEXIS
prsupreme | PR | P.R. Dec.; P.R. Offic. Trans.; TSPR; DTS; JTS; PR Sup. LEXIS
prapp | PR | PR App. LEXIS
ri | RI | R.I.; R.I. LEXIS
risuperct | RI | R.I. Super. LEXIS; R.I. Dec.
sc | SC | S.C.; Bail.; Bay; Brev.; Chev.; Dud.; Harp.; Hill@South Carolina; McCord; McMul.; Mill; Nott & McC.; Rice; Rich.; Ril.; Speers; Strob.; Tread.; S.C.L.; S.C. LEXIS
scctapp | SC | S.C. App. LEXIS
sd | SD | S.D.; SD; S.D. LEXIS
tenn | TN | Tenn.; Baxt.; Beeler; Cates.; Cold.; Cooke; Hayw.@Tennessee; Head; Heisk.; Hum.; Lea.; Mart. & Yer.; McCanless; Meigs; Overt.; Peck; Pickle; Sneed@Tennessee; Swan; Thompson; Yer.; Tenn. LEXIS
tennctapp | TN | Tenn. App.; Tenn. App. LEXIS
tenncrimapp | TN | Tenn. Crim. App.; Tenn. Crim. App. LEXIS
tex | TX | Tex.; Dallam; Robards; Tex. L. R.; Tex. Sup. Ct. J.; Tex. LEXIS
texapp | TX | Tex. Civ. App.; Tex. App. LEXIS
texcrimapp | TX | Tex. Crim.; Tex. Crim. App. LEXIS; Tex. Crim. App. Unpub. LEXIS
texbizct | TX | Tex. Bus.
utah | UT | Utah; Utah 2d; UT; Utah LEXIS
utahctapp | UT | UT App; Utah App. LEXIS
vt | VT | Vt.; VT; Aik.; Brayt.; D. Chip.; N. Chip.; Tyl.; Vt. LEXIS
va | VA | Va.; Call; Gilmer; Gratt.; Hen. & M.; Leigh; Munf.; Rand.; Rob.@Virginia; Wash.@Virginia; Patton & Heath; Va. LEXIS
vactapp | VA | Va. App.; Va. App. LEXIS; Va. App. Unpub. LEXIS
vacc | VA | Va. Cir.; Va. Cir. LEXIS
wash | WA | Wash.@Washington; Wash. 2d; Wash. Terr.; Wash. LEXIS
washctapp | WA | Wash. App.; Wash. App. 2d; Wash. App. LEXIS
wva | WV | W. Va.; W. Va. LEXIS
wvctcl | WV | Ct. Cl.@Report of
wis | WI | Wis.; Wis. 2d; WI; Bur.; Chand.; Pin.; Wisc. LEXIS
wisctapp | WI | WI App; Wisc. App. LEXIS
wyo | WY | Wyo.; WY; Wyo. LEXIS`;

/** jurisdiction | reporters of several of its courts */
const OF_STATE = `AK | Alaska; Alaska Fed.
AR | Ark. Adv. Op.; Hempst.
CA | Cal. Rptr.; Cal. Rptr. 2d; Cal. Rptr. 3d; D.A.R.; Coffey
CT | Conn. Supp.; Conn. Cir. Ct.; Conn. L. Rptr.
DC | D.C.; D.C. App.; MacArth.; MacArth. & M.; Mackey; Tuck. & Cl.; Hay. & Haz.; Daily Wash. L. Rptr.
DE | Del.; Del. Cas.; Boyce; Harrington; Houston; Marvel; Penne.; Pennewill; Storey; Terry; W.W. Harr.
FL | Fla. L. Weekly; Fla. L. Weekly Supp.; Fla. Supp.; Fla. Supp. 2d
IL | Ill. Dec.; Ill. Cir. Ct.
MD | Bland; H. & J.; H. & McH.; Md. Ch.
MP | N. Mar. I.; N. Mar. I. Commw.; MP
NJ | N.J. Super.; N.J. Eq.; N.J.L.; N.J. Misc.; Vroom; N.J.L.J.; N.J. Admin.
NY | N.Y.S.; N.Y.S.2d; N.Y.S.3d; Misc.; Misc. 2d; Misc. 3d; NY Slip Op; Johns.; Johns. Ch.; Johns. Cas.; Cow.; Wend.; Hill@Hill's; Denio; Barb.; Barb. Ch.; Paige Ch.; Cai. R.; Cai. Cas.; Lans.; How. Pr.; Abb. Pr.; Abb. N. Cas.; N.Y. Super. Ct.; N.Y. Sup. Ct.; Hun@Hun's Supreme; Sand. Ch.; Edw. Ch.; Hopk. Ch.; Daly; E.D. Smith; Hilt.; N.Y. Crim.; N.Y. St. Rep.; N.Y.L.J.; N.Y. City Ct. Rep.; Edm. Sel. Cas.; Park. Cr.; Rob.@Robertson's; N.Y. Misc. LEXIS
OH | Ohio@Ohio Neutral; Ohio Misc.; Ohio Misc. 2d; Ohio Op.; Ohio Op. 2d; Ohio Op. 3d; Ohio B.; Ohio C.C.; Ohio C.C. Dec.; Ohio Cir. Dec.; Ohio Dec.; Ohio N.P.; Ohio N.P. (n.s.); Ohio Law. Abs.; Ohio Law Rep.; AOA; O. Supp.
OK | Indian Terr.
PA | Pa. D. & C.; Pa. D. & C.2d; Pa. D. & C.3d; Pa. D. & C.4th; Pa. D. & C.5th; Pa. D.; Phila.; Dall.@Pennsylvania; Add.; Walker@Reports; Pa. C.; Leg. Int.; PA
SC | Bail. Eq.; Chev. Eq.; Des. Eq.; Des.; Dud. Eq.; Harp. Eq.; Hill Eq.; McCord Eq.; McMul. Eq.; Rice Eq.; Rich. Eq.; Rich. Cas.; Ril. Eq.; Speers Eq.; Strob. Eq.; S.C. Eq.
TN | Tenn. Ch. R.; Tenn. Ch. App.; Shan. Cas.; TN WC; TN WC App.
TX | Tex. Ct. App.; White & W.; Willson; Posey
VA | Va. Dec.; Va. Cas.; Va. Ch. Dec.; Jeff.
VI | V.I.; V.I. LEXIS
LA | LA
NM | NM; NMCERT
OR | Wilson@Wilson's Reports (1-3
US | F.; F.2d; F.3d; F.4th; F. App'x; F. Cas.; F. Supp.; F. Supp. 2d; F. Supp. 3d; F.R.D.; B.R.; M.J.; C.M.R.; U.S. App. LEXIS; U.S. Dist. LEXIS; Bankr. LEXIS; Wall.@Wallace's Circuit; Woolw.@Woolworth's United; Fed. R. Serv.; Fed. R. Serv. 2d; Fed. R. Serv. 3d; Cranch@District`;

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Reporter, "@" and the beginning of its name where the abbreviation alone is shared → what it implies. */
export const IMPLIED_COURTS: ReadonlyMap<string, ImpliedCourt> = new Map([
  ...OF_COURT.split('\n').flatMap((line) => {
    const [court = '', jurisdiction = '', reporters = ''] = cells(line);
    return reporters
      .split('; ')
      .map((reporter): [string, ImpliedCourt] => [reporter, { court, jurisdiction }]);
  }),
  ...OF_STATE.split('\n').flatMap((line) => {
    const [jurisdiction = '', reporters = ''] = cells(line);
    return reporters
      .split('; ')
      .map((reporter): [string, ImpliedCourt] => [reporter, { court: null, jurisdiction }]);
  }),
]);
