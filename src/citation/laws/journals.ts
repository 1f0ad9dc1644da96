// Law reviews, journals, and the newspapers and magazines that briefs cite: "120 Harv. L. Rev. 1". Source: Bluebook tables T13 (the
// names of institutions and the words of titles) and the titles themselves. Our own table: most titles are built of an institution and
// an ending, so they are written "ending | beginning; beginning; …", a row for each; the rest stand whole, one a line. Titles that are a
// common word by themselves ("Digest", "Taxes") are left out: see LEFT_OUT_JOURNALS in test/citation/tables/leftOut.ts.
import { readComposed, type LawSource } from './rows';

const COMPOSED = `
L. Rev. | A.F.; Adel.; Admin.; Akron; Ala.; Alaska; Alb. Gov't; Alb.; Am. Bankr. Inst.; Am. Indian; Anglo-Am.; Ariz.; Ark.; Ave Maria; B.C. Envtl. Aff.; B.C.; B.U.; BYU; Barry; Baylor; Belmont; Brook.; Buff. Hum. Rts.; Buff.; Cal.; Cal. W.; Calif.; Campbell; Cardozo; Case W. Res.; Chap.; Charleston; Chi.-Kent; Chicano-Latino; Clev.-Marshall; Clinical; Colum. Hum. Rts.; Colum.; Common Mkt.; Conn.; Cornell; Creighton; Crim.; Cumb.; Cumb. Samford; D.C.; DePaul; Del.; Dick.; Drake; Drexel; Duq.; Elon; FIU; Fed. Cts.; First Amend.; Fla. Coastal; Fla.; Fordham; Ga.; Geo. Mason; Geo. Wash.; Gonz.; Hamline; Harv. C.R.-C.L.; Harv.; Harv. Latino; Harv. Negot.; Hofstra; Hous.; Idaho; Ind.; Int'l Org.; Iowa; J. Marshall; La.; Lewis & Clark; Lincoln; Loy. Consumer; Loy.; Loy. L.A.; Marq. Intell. Prop.; Marq.; Marq. Sports; Mass.; McGeorge; Md.; Me.; Mercer; Mich.; Mil.; Minn.; Miss. C.; Mitchell Hamline; Mo.; Mod.; Mont.; N. Ky.; N.C. Cent.; N.C.; N.D.; N.M.; N.Y. City; N.Y.L. Sch.; N.Y.U.; Naval; Neb.; New Eng.; Notre Dame; Nova; Ohio N.U.; Okla.; Or.; Otago; Ottawa; Pace; Pepp.; Phoenix; Pub. Land & Resources; Quinnipiac; Rutgers; Rutgers Race &; S. Cal.; S. Carolina; S. Tex.; S.C.; S.D.; S.U.; SMU; San Diego; San Fern. V.; Santa Clara; Savannah; Seton Hall; St. John's; St. Louis U. Pub.; St. Thomas; Stan.; Stetson; Suffolk Transnat'l; Sydney; Syracuse; T. Jefferson; T. Marshall; T.M. Cooley; Tax; Temp.; Temp. Pol. & C.R.; Temp. Pol. & Civ. Rts.; Tenn.; Tex. A&M; Tex.; Tex. Tech; Tex. Wesleyan; Thomas Jefferson; Thurgood Marshall; Touro; Tul.; Tulsa; U. Ark. Little Rock; U. Balt.; U. Bridgeport; U. Chi.; U. Cin.; U. Colo.; U. Dayton; U. Denv. Water; U. Det.; U. Det. Mercy; U. Fla.; U. Haw.; U. Ill.; U. Kan.; U. La Verne; U. Louisville; U. Mass.; U. Mem.; U. Miami Inter-Am.; U. Miami; U. Miami Race & Soc. Just.; U. N.H.; U. Pa.; U. Pac.; U. Pitt.; U. Puget Sound; U. Rich.; U. San Diego; U. Seattle; U. Tol.; U. Toronto Fac.; U.C. Davis; U.C. Irvine; U.D.C.; U.N.H.; U.S.D.; U.S.F.; UC Davis; UC Irvine; UCLA; UDC/DCSL; UMKC; UMass; UNT Dallas; UWLA; Utah; Va.; Vand.; Vill.; Vt.; W. Mich. U. Cooley; W. Mich. U. T.M. Cooley; W. New Eng.; W. Va.; Wake Forest; Wash. & Lee; Wash.; Wash. U. Glob. Stud.; Wayne; Whittier; Widener; Willamette; Wis.; Wm. & Mary; Wm. Mitchell; Wyo.
L.J. | Am. Bankr.; Antitrust; Asian Am.; Asian Pac. Am.; B.C. Third World; B.U. Pub. Int.; BYU Educ. &; Brandeis; Buff. Pub. Int.; Bus.; Cambridge; Can.-U.S.; Comp. Lab.; Conn. Ins.; Conn. Prob.; Currents: Int'l Trad; Dalhousie; DePaul Bus. & Com.; Duke; Elder; Emory; Energy; Fed. Comm.; Food & Drug; Food Drug Cosm.; Fordham Urb.; Franchise; Geo. Immigr.; Geo.; Geo. Mason U. C.R.; German; Harv. Black Letter; Harv. BlackLetter; Hastings; Hofstra Lab. & Emp.; Hong Kong; How.; Ind.; Ky.; La Raza; Lab.; Loy. U. Chi.; McGill; Miss.; N.C. Cent.; N.Y.; Nat'l Black; Nat'l; Nev.; New; Ocean & Coastal; Osgoode Hall; Pac.; Prob.; Pub. Cont.; Quinnipiac Health; Quinnipiac Prob.; Race & Ethnic Anc.; Real Est.; Real Prop. Tr. & Est.; Rutgers; Rutgers-Cam.; S. Cal. Interdisc.; Seton Hall Const.; Software; St. Louis-Warsaw Transatlantic; St. Mary's; Sw.; Temp. Int'l & Comp.; Tex. Intell. Prop.; Tort & Ins.; Tort Trial & Ins. Prac.; Transp.; Tul. Mar.; Tulsa; U. Balt. Intell. Prop.; U. St. Thomas; U. Toronto; UCC; UCLA Asian Pac. Am.; UCLA Pac. Basin; Wash. & Lee Race & Ethnic Anc.; Washburn; Yale Hum. Rts. & Dev.; Yale
U. L. Rev. | Am.; Auckland; Cap.; Cath.; Denv.; Fla. A&M; Fla. St.; Ga. St.; Golden Gate; Liberty; Melb.; Monash; N. Ill.; Nw.; Okla. City; Regent; Roger Williams; Rutgers; Seattle; Suffolk; Sw.; Val.; W. St.; Wash.
Law. | Army; Bus.; Cal.; Cath.; Colo.; Envtl.; Int'l; J. Am. Acad. Matrim.; Lab.; Mont.; Notre Dame; Prac.; Student; Tax; Transnat'l; Urb.; Wash.; Wyo.
L. Rev. Online | B.U.; Calif.; Cornell; Fordham; Ga.; Iowa; Mich.; N.Y.U.; Notre Dame; Nw. U.; Stan.; Tex.; U. Chi.; U. Pa.; Va.; Wake Forest; Wash. & Lee
L. & Pol'y | Akron J. Const.; Berkeley J. Afr.-Am.; Colo. J. Int'l Envtl.; Denv. J. Int'l; Depaul-LCA J. Art & Ent.; Duke J. Gender; Fla. St. J. Transnat'l; Geo. J. on Poverty; Hamline J. Pub.; J. Contemp. Health; J. Health Care; J. Int'l Wildlife; J. Min.; J. Nat'l Sec.; J. Tech.; Pitt. J. Tech.; Stan. J. Crim.
J. Int'l L. | Am.; Berkeley; Brook.; Case W. Res.; Chi.; Conn.; Fla.; Geo.; Hous.; Mich.; Santa Clara; Stan.; U. Pa.; Va.; Yale
Envtl. L.J. | Buff.; N.Y.U.; S.C.; Southeastern; St. B. Tex.; Stan.; Tul.; Va.; Vill.; Wis.
B.J. | Cal. St.; Fed. Cir.; Fla.; Ill.; La.; Mich.; N.C. St.; N.Y. St.; Vt.
J.L. & Pub. Pol'y | Cornell; Geo.; Harv.; Kan.; Regent; U. Fla.; U. St. Thomas
Int'l L. Rev. | Am. U.; Emory; Geo. Wash.; N.Y.; Pace; Penn St.; Touro
Women's L.J. | Berkeley; Buff.; Cardozo; Harv.; Hastings; UCLA; Wis.
Int'l L.J. | B.U.; Cal. W.; Cornell; Fordham; Harv.; Tex.; Wis.
Bus. L.J. | Am.; Berkeley; DePaul; Duq.; Hastings; Mich.; Ohio St.
L.Q. | Ecology; Fam.; Hastings Const.; Int'l & Comp.; Pub. Ent. Advert. & Allied Fields; Temp.; Wash. U.
Rep. | AIDS L. & Litig.; Antitrust & Trade Reg.; Consumer Fin. L. Q.; Eur. H.R.; Fed. Sent'g; Fed. Sent.; Trademark
J.L. & Tech. | Harv.; N.C.; Rich.; UCLA; Va.; Yale
Legal Stud. | Ind. J. Global; J. Empirical; J. Int'l; J.; Oxford J.; Third World
Q. | Hum. Rts.; Legal Reference Services; Oil & Gas Tax; Oil Gas & Energy; Pa. B. Ass'n; Wm. & Mary
Int'l & Comp. L. Rev. | B.C.; Hastings; Ind.; Loy. L.A.; U. Miami
J. Int'l & Comp. L. | Ariz.; Ga.; ILSA; N.Y.L. Sch.; Tul.
Envtl. L. Rev. | Fordham; Geo. Int'l; Harv.; Pace; Penn St.
Tech. L. Rev. | Colum. Sci. &; Mich.; Mich. Telecomm. &; SMU Sci. &; Stan.
Bus. L. Rev. | Am. U.; Colum.; Harv.; U. Miami; Wm. & Mary
Tech. L.J. | Berkeley; Hastings Sci. &; High; Rutgers Computer &; Santa Clara Computer & High
Ent. L.J. | Cardozo Arts &; Fordham Intell. Prop. Media &; Hastings Comm. &; Va. Sports &; Vill. Sports &
L. Rep. | Av.; Cal. Reg.; Envtl.; Pub. Int.; Women's Rts.
Bull. | Antitrust; Crim. L.; Dep't St.; Psychol.; Sch. L.
Tax'n | Corp.; Inst. on Fed.; Inst. on Oil & Gas L. &; J. Corp.; J.
L. & Pol'y Rev. | Harv.; Mo. Envtl.; Stan.; Yale
L.F. | Crim.; Lab. & Emp.; Tul. Eur. & Civ.; U. Balt.
J. Transnat'l L. | Colum.; Touro; Vand.
J. Gender & L. | Colum.; Geo.; Mich.
Crim. L. Rev. | Am.; Buff.; Cal.
L. & Pol'y J. | Asian-Pac.; Comp. Lab.; Pac. Rim
J. Envtl. L. | Colum.; U. Balt.; Vt.
St. L. Rev. | Clev.; Mich.; Penn
J. Crim. L. | Am.; Berkeley; Ohio St.
J. Bus. L. | Tex.; Transactions: Tenn.; U. Pa.
L. Ann. | Dick. Int'l; New Eng. Int'l & Comp.; Pat.
Guide | All St. Tax; Am. Stock Ex.; Trial Law.`;

const WHOLE = `
A.B.A. J.
ABA J.
AIPLA Q.J.
Admin. L. Rev. Am. U.
Aff. Action Compl. Man.
Akron Tax J.
Alb. L.J. Sci. & Tech.
Am. B. Found. Res. J.
Am. Econ. Rev.
Am. J. Comp. L.
Am. J. Juris.
Am. J. Legal Hist.
Am. J. Trial Advoc.
Am. J.L. & Med.
Am. Pol. Sci. Rev.
Am. Rev. Int'l Arb.
Am. Soc'y Int'l L. Proc.
Am. U. J. Gender Soc. Pol'y & L.
Am. U. Nat'l Sec. L. Brief
Ann. Rev. Banking & Fin. L.
Ann. Rev. Banking L.
Ann. Surv. Am. L.
Ann. Surv. Int'l & Comp. L.
Annals Am. Acad. Pol. & Soc. Sci.
Annals Health L.
Ariz. St. L.J.
Ariz. St. L.J.F.
Ark. L. Notes
B. Examiner
B.U. J. Sci. & Tech. L.
BYU J. Pub. L.
Bankr. Dev. J.
Behav. Sci. & L.
Berkeley J. Emp. & Lab. L.
BioLaw (LexisNexis)
Brook. J. Corp. Fin. & Com. L.
Cal. Bankr. J.
Calif. L. Rev. Cir.
Cap. Def. Dig.
Cap. Def. J.
Cardozo J. Conflict Resol.
Cardozo L. Rev. de novo
Cardozo Online J. Conflict Resol.
Carolina Alumni Rev.
Chap. J. Crim. Just.
Child. Legal Rts. J.
Chron. Higher Educ.
Clearinghouse Rev.
Colum. J. Asian L.
Colum. J. E. Eur. L.
Colum. J. Of Eur. L.
Colum. J. Race & L.
Colum. J. Tax L.
Colum. J.L. & Arts
Colum. J.L. & Soc. Probs.
Colum. L. Rev. F.
Colum. L. Rev. Sidebar
Colum.-VLA J.L. & Arts
CommLaw Conspectus
Computer L. Rev. & Tech J.
Computer/L.J.
Cong. Dig.
Const. Comment.
Conv. & Prop. Law. (n.s.)
Copyright L. Symp. (ASCAP)
Crim. Just. Ethics
Crime, L. & Soc. Change
Current Med. for Att'ys
DePaul J. Health Care L.
DePaul J. Soc. Just.
Def. Couns. J.
Del. J. Corp. L.
Drake J. Agric. L.
Duke J. Comp. & Int'l L.
Duke J. Const. L. & Pub. Pol'y
Duke J. Const. L. & Pub. Pol'y Sidebar
Duke L. & Tech. Rev.
Duke L.J. Online
Emory Bankr. Dev. J.
Emory L.J. Online
Emp. Rts. & Emp. Pol'y J.
Empl. Testing (Univ. Pub. Am.)
Envtl. L.
Envtl. L. Rep. News & Analysis
F.B.I.S.
Fam. & Conciliation Cts. Rev.
Fam. Ct. Rev.
Fed. Probation
First Amend. Stud.
Fla. Tax Rev.
Fordham J. Corp. & Fin. L.
Fordham J. Corp. L.
Geo. J. Legal Ethics
Geo. L.J. Online
Geo. Mason J.L. Econ. & Pol'y
Geo. Wash. J. Int'l L. & Econ.
Geo. Wash. L. Rev. Arguendo
Great Plains Nat. Resources J.
Green Bag
Green Bag 2d
Green Bag Alm.
Guild Prac.
Harv. Hum. Rts. J.
Harv. J. Sports & Ent. L.
Harv. J. on Legis.
Harv. J. on Racial & Ethnic Just.
Harv. J.L. & Gender
Harv. L. Rev. F.
Harv. Nat'l Sec. J.
Hastings W.-Nw. J. Envtl. L. & Pol'y
Health L. Persps.
Health Matrix
Hous. L. Rev. Off Record
In Pub. Interest
Ind. J.L. & Soc. Equal.
Indus. & Lab. Rel. Rev.
Inst. on Plan. Zoning & Eminent Domain
Inst. on Priv. Inv. & Inv. Abroad
Inst. on Sec. Reg.
Int'l Herald Trib.
Int'l J. Pub. Admin.
Int'l J. Pub. Opinion Res.
Int'l Org.
Int'l Rev. L. & Econ.
J. ALWD
J. Affordable Housing & Community Dev. L.
J. Agric. L.
J. Air L. & Com.
J. Am. Soc'y Info. Sci.
J. App. Prac. & Process
J. Bus. L.
J. Chinese L.
J. Const. L.
J. Contemp. L.
J. Contemp. Legal Issues
J. Copyright Soc'y U.S.A.
J. Corp. L.
J. Crim. L.
J. Crim. L. & Criminology
J. Disability Pol'y Stud.
J. Disp. Resol.
J. Energy Nat. Resources & Envtl. L.
J. Envtl. L. & Litig.
J. Fam. L.
J. Fin.
J. Gender Race & Just.
J. Health & Hosp. L.
J. Health L.
J. Health Pol. Pol'y & L.
J. High Tech. L.
J. Int'l Arb.
J. Intell. Prop.
J. Intell. Prop. L.
J. Intell. Prop. L. & Prac.
J. Irreproducible Results
J. Land Resources & Envtl. L.
J. Land Use & Envtl. L.
J. Legal Analysis
J. Legal Educ.
J. Legal Med.
J. Legal Prof.
J. Legal Writing Inst.
J. Legis.
J. Mar. L. & Com.
J. Marshall J. Computer & Info. L.
J. Marshall Rev. Intell. Prop. L.
J. Med. & L.
J. Nat. Resources & Envtl. L.
J. Pat. & Trademark Off. Soc'y
J. Pol. Econ.
J. Prod. Liab.
J. Race Gender & Just.
J. S. Legal Hist.
J. Sci. & Tech. L.
J. Small & Emerging Bus. L.
J. Space L.
J. Suffolk Acad. L.
J. Sup. Ct. Hist.
J. Tort L.
J. Urb. L.
J. World Trade
J.C. & U.L.
J.L. & Com.
J.L. & Econ.
J.L. & Educ.
J.L. & Fam. Stud.
J.L. & Health
J.L. & Pol'y
J.L. & Pol.
J.L. & Religion
J.L. & Tech. Tex.
J.L. Analysis
J.L. Econ. & Org.
J.L. Econ. & Pol'y
J.L. Med. & Ethics
J.L. Soc'y
JAG J.
JAMA
Judges J.
Jurid. Rev.
Jurimetrics
Jurimetrics J.
Juris Mag.
L.Q. Rev.
Law & Contemp. Probs.
Law & Hist. Rev.
Law & Hum. Behav.
Law & Ineq.
Law & Phil.
Law & Pol'y
Law & Pol'y Int'l Bus.
Law & Soc'y Rev.
Law & Soc. Inquiry
Law Libr. J.
Law Libr. Lights
Law Q. Rev.
Laws. Man. on Prof. Conduct (ABA/BNA)
Legal Theory
Libr. J.
Loy. J. Pub. Int. L.
Loy. L.A. Ent. L. Rev.
Major Tax Plan.
Md. J. Contemp. Legal Issues
Md. J. Int'l L. & Trade
Mich. J. Race & L.
Mich. L. Rev. First Impressions
Minn. Intell. Prop. Rev.
Minn. J. Global Trade
Minn. J. Int'l. L.
Minn. J. L. Sci. & Tech.
Minn. L. Rev. Headnotes
Monthly Lab. Rev.
N. Ill. U. L. Rev. Online Supp.
N.C. Banking Inst.
N.C. J. Int'l L. & Com. Reg.
N.C. J.L. & Tech. On.
N.Y. St. B.A. Antitrust L. Symp.
N.Y. Times
N.Y.L. Sch. J. Hum. Rts.
N.Y.U. Ann. Inst. On Fed. Tax'n.
N.Y.U. Ann. Surv. Am. L.
N.Y.U. J. Int'l L. & Pol.
N.Y.U. J. Intell. Prop. & Ent. L.
N.Y.U. J. Legis. & Pub. Pol'y
N.Y.U. J.L. & Bus.
N.Y.U. J.L. & Liberty
N.Y.U. Moot Ct. Casebook
N.Y.U. Rev. L. & Soc. Change
Nat'l Lawyers Guild, Civil Rights Litigation and Attorney Fees Annual Handbook
Nat'l Rep. Legal Ethics (Univ. Pub. Am.)
Nat. Resources J.
Nev. L.J.F.
New Eng. J. Med.
New Eng. J. On Crim. & Civ. Confinement
Notre Dame J.L. Ethics & Pub. Pol'y
Notre Dame L. Rev. Reflection
Nw. J. Int'l L. & Bus.
Nw. J. Tech. & Intell. Prop.
Nw. U. L. Rev. Colloquy
Ohio St. J. on Disp. Resol.
Ohio St. L.J.
Or. Rev. Int'l L.
Pa. B.Q.
Parker Sch. J. E. Eur. L.
Penn St. J.L. & Int'l Aff.
Preview U.S. Sup. Ct. Cas.
Proc. Nat'l Acad. Sci.
Psychol. Rev.
Pub. Util. Rep. (PUR)
Q.J. Econ.
Q.J. Speech
RAND J. Econ.
Real Prop. Prob. & Tr. J.
Rev. Banking & Fin. L.
Rev. Const. Stud.
Rev. Der. P.R.
Rev. Jur. U.P.R.
Rev. Litig.
Rich. J. Global L. & Bus.
Rich. J.L. & Pub. Int.
Rocky Mtn. Min. L. Inst.
Rutgers L. Rec.
S. Cal. Postscript
S. Cal. Rev. L. & Soc. Just.
S. Ill. U. L.J.
School L. Rep. (Educ. Law Ass'n)
Sci. Am.
Search & Seizure Bull. (Quinlan)
Seattle J. Soc. Just.
Seton Hall J. Sport L.
Seton Hall J. Sports & Ent. L.
Seton Hall Legis. J.
Soc. Serv. Rev.
Sports Law. J.
St. John's J. C.R. & Econ. Dev.
St. Louis U. L.J.
St. Mary's L.J. on Legal Mal. & Ethics
Stan. J. C.R. & C.L.
Stan. J. Complex Litig.
Stan. J.L. Bus. & Fin.
Stan. J.L. Sci. & Pol'y
Stud. L. Pol. & Soc'y
Suffolk J. Trial & App. Advoc.
Sup. Ct. Econ. Rev.
Sup. Ct. Rev.
Syracuse J. Int'l L. & Com.
Syracuse J. Sci. & Tech. L.
T.M. Cooley J. Prac. & Clinical L.
Tax Adviser
Tax Mgm't Int'l J.
Temp. Envtl. L. & Tech. J.
Tenn. J. Prac. & Proc.
Tex. A&M J. Prop. L.
Tex. F. on C.L. & C.R.
Tex. Hisp. J.L. & Pol'y
Tex. J. C.L. & C.R.
Tex. J. Women & L.
Tex. L. Rev. See Also
Tex. Rev. L. & Pol.
Theoretical Inquiries L.
Tol. J. Great Lakes, L. Sci. & Pol'y
Transnat'l L. & Contemp. Probs.
Tul. J. Tech. & Intell. Prop.
Tul. J.L. & Sexuality
Tulsa J. Comp. & Int'l L.
U. Chi. L. Rev. Dialogue
U. Chi. Legal F.
U. Ill. J.L. Tech. & Pol'y
U. Md. L.J. Race Religion Gender & Class
U. Miami Y.B. Int'l L.
U. Mich. J.L. Reform
U. Pa. J. Const. L.
U. Pa. J. Int'l Econ. L.
U. Pa. J. Lab. & Emp. L.
U. Pa. J.L. & Pub. Aff.
U. Pa. J.L. & Soc. Change
U. Pa. L. Rev. PENNumbra
U.S.-Mex. L.
U.S.F. Mar. L.J
UCC Rep.-Dig.
UCLA Bull. L. & Tech.
UCLA Ent. L. Rev.
UCLA J. Envtl. L. & Pol'y
UCLA J. Int'l L. & Foreign Aff.
UCLA L. Rev. Discourse
UN Monthly Chron.
Va. J. Soc. Pol'y & L.
Va. L. & Bus. Rev.
Va. L. Rev. in Brief
Va. Tax Rev.
Vand. J. Ent. & Tech. L.
Vand. J. Ent. L. & Prac.
Vand. L. Rev. En Banc
Wake Forest J. Bus. & Intell. Prop. L.
Wall St. J.
Wash. & Lee J. C.R. & Soc. Just.
Wash. J.L. Tech. & Arts
Wash. Monthly
Wash. Post
Wash. U. J. Urb. & Contemp. L.
Wash. U. J.L. & Pol'y
Wash. U. Jurisprudence Rev.
Widener J. Pub. L.
Widener L. Symp. J.
Willamette J. Int'l L. & Disp. Resol.
Wis. L. Rev. Forward
Wm. & Mary Bill Rts. J.
Wm. & Mary Envtl. L. Pol'y Rev.
Wm. & Mary J. Race Gender & Soc. Just.
Wm. & Mary J. Women & L.
Yale J. Health Pol'y L. & Ethics
Yale J. World Pub. Ord.
Yale J. on Reg.
Yale J.L. & Feminism
Yale J.L. & Human.
Yale J.L. & Liberation
Yale L.J. F.
Yale L.J. Online
Yale L.J. Pocket Part`;

/** Titles that are written in another way too: as in COMPOSED or WHOLE | others. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['Am. J. Juris.', ['Am. J. Jurispr', 'Am. J. Jurisprud']],
  ['Calif. L. Rev.', ['Cal. L. Rev. (Berkeley)', 'California L. Rev.']],
  ['Colo. Law.', ['Colorado Law.']],
  ['Law & Contemp. Probs.', ['Law and Contemp. Probs.']],
  ['N.C. Cent. L.J.', ['Cent. Law J.']],
  ['N.Y.U. L. Rev.', ['NYU L. Rev.', 'New York U. L. Rev.']],
  ['S. Cal. L. Rev.', ['So. Cal. L. Rev.', 'USC L. Rev.']],
  ['Soc. Serv. Rev.', []],
  ['Tex. L. Rev.', ['Texas L. Rev.']],
  ['U.C. Davis L. Rev.', ['UC Davis L. Rev.', 'U.C.D. L. Rev.']],
  ['W. Va. L. Rev.', ['W. Virginia L. Rev.']],
]);

export function journals(): LawSource[] {
  const whole = WHOLE.trim()
    .split('\n')
    .map((title): Omit<LawSource, 'others' | 'rule'> => ({
      canonical: title,
      kind: 'journal',
      jurisdiction: null,
      shape: 'volumePage',
      sectionSign: 'optional',
    }));
  return [...readComposed('journal', 'volumePage', false, COMPOSED), ...whole].map((row) => ({
    ...row,
    others: ALSO.get(row.canonical) ?? [],
    rule: 'title',
  }));
}
