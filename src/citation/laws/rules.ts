// Rules of court and of evidence, jury instructions, and rules of conduct. Source: Bluebook rule 12.9.3 and table T1.1 and T1.3, the
// state courts' own forms beside the rows of each. A row is read before its number ("Fed. R. Civ. P. 12(b)(6)"), and, where its shape
// is ruleSuffix or it carries "after", behind it ("Rule 59(e), SCRCP", "Rule 56, Ala. R. Civ. P."). "ending | states" gives a row a state; rules parted by " / " are rows of
// their own.
import { readComposed, readRows, type LawSource } from './rows';

const FEDERAL = `
US | ruleNumber | Fed. R. Civ. P. | Fed.R.Civ.P. Rule; FRCP; F.R.C.P.; F.R.Civ.P.; Fed. Rule Civ. Proc.; Fed. Rules Civ. Proc.; Fed. R. Civ. Proc.; Federal Rule of Civil Procedure; Federal Rules of Civil Procedure; Federal Civil Rule; Fed. Rule of Civ. P.; Fed. R. Civ. Pro.; Federal Rules Civil Procedure
US | ruleNumber | Fed. R. Crim. P. | F.R.Crim.P.; F.R.Cr.P.; Fed. Rule Crim. Proc.; Fed. Rules Crim. Proc.; Fed. R. Crim. Proc.; Federal Rule of Criminal Procedure; Federal Rules of Criminal Procedure; FRCrP; Fed. R. Cr. P.
US | ruleNumber | Fed. R. App. P. | FRAP; F.R.A.P.; F.R.App.P.; Fed. Rule App. Proc.; Federal Rule of Appellate Procedure; Federal Rules of Appellate Procedure; Fed. Rules App. Proc.
US | ruleNumber | Fed. R. Evid. | FRE; F.R.E.; F.R.Evid.; Fed. Rule Evid.; Fed. Rules Evid.; Federal Rule of Evidence; Federal Rules of Evidence; Fed. R. Ev.; Fed. Evid. R.
US | ruleNumber | Fed. R. Bankr. P. | FRBP; F.R.B.P.; Fed. R. Bank. P.; Fed. Rule Bankr. Proc.; Federal Rule of Bankruptcy Procedure; Federal Rules of Bankruptcy Procedure; Bankruptcy Rule; Bankr. R.; Fed. Bankr. R.
US | ruleNumber | Sup. Ct. R. | S. Ct. R.; Supreme Court Rule; U.S. Sup. Ct. R.; U.S. S. Ct. R.; This Court's Rule
US | ruleNumber | Vaccine R. | Vaccine Rule; Vaccine Rules; RCFC App. B
US | ruleNumber | Fed. Cl. R. | RCFC; R. Ct. Fed. Cl.; R.C.F.C.
US | ruleNumber | U.S. Ct. Int'l Trade R. | USCIT R.; USCIT Rule
US | ruleNumber | Tax Ct. R. | T.C. Rule; Tax Court Rule; Tax Ct. R. Prac. & P.
US | ruleNumber | U.S. Vet. App. R. | Vet. App. R.
US | ruleNumber | R.C.M. | Rule for Courts-Martial
US | ruleNumber | Mil. R. Evid. | Military Rule of Evidence; M.R.E.
US | ruleNumber | J.P.M.L. R. | R.P.J.P.M.L.; JPML Rule
US | ruleNumber | Cir. R. | Circuit Rule
US | ruleNumber | 1st Cir. R. | First Circuit Rule; First Circuit Local Rule
US | ruleNumber | 4th Cir. R. | Fourth Circuit Rule; Fourth Circuit Local Rule
US | ruleNumber | 5th Cir. R. | Fifth Circuit Rule
US | ruleNumber | 6th Cir. R. | Sixth Circuit Rule
US | ruleNumber | 7th Cir. R. | Seventh Circuit Rule
US | ruleNumber | 8th Cir. R. | Eighth Circuit Rule
US | ruleNumber | 9th Cir. R. | Ninth Circuit Rule
US | ruleNumber | 10th Cir. R. | Tenth Circuit Rule
US | ruleNumber | 11th Cir. R. | Eleventh Circuit Rule
US | ruleNumber | Fed. Cir. R. | Federal Circuit Rule
US | ruleNumber | D.C. Cir. R. | D.C. Circuit Rule
US | ruleNumber | 1st Cir. Loc. R. / 4th Cir. Loc. R. / 11th Cir. IOP / 3d Cir. IOP |
US | ruleNumber | 2d Cir. R. | 2d Cir. Local R.; 2d Cir. L.R.; Second Circuit Rule; Second Circuit Local Rule
US | ruleNumber | 3d Cir. L.A.R. | 3d Cir. R.; Third Circuit L.A.R.; Third Circuit Local Appellate Rule; L.A.R.; Local Appellate Rule
US | ruleNumber | L. Civ. R. | L.Civ.R.; Local Civil Rule; Local Civ. R.; Loc. Civ. R.; LCvR; Civil L.R.; Civ. L.R.; CivLR; Civil Local Rule; Civ. Local R.; LRCiv; L.R. Civ. P.; Civil LR
US | ruleNumber | L.R. | Local Rule; Local R.; Loc. R.; LR
US | ruleNumber | D. Mass. L.R. / N.D. Cal. L.R. / N.D. Cal. Civ. L.R. / C.D. Cal. L.R. / E.D. Cal. L.R. / S.D. Cal. Civ. L.R. / D. Del. LR / D.N.J. L. Civ. R. / S.D. Fla. L.R. / M.D. Fla. L.R. / N.D. Tex. L.R. / D. Conn. L. Civ. R. / D. Md. L.R. / D. Minn. LR / E.D. Mich. LR / N.D. Ill. L.R. / S.D.N.Y. Local Civil Rule / D. Nev. LR |
US | ruleNumber | L. Crim. R. | Local Criminal Rule; Local Crim. R.; Criminal L.R.; Crim. L.R.; LCrR; Criminal Local Rule
US | ruleNumber | L.B.R. | LBR; Local Bankruptcy Rule; Local Bankr. R.; Bankr. L.R.
US | ruleNumber | Del. Bankr. L.R. | Bankr. D. Del. R.
- | ruleNumber | Model Rules of Prof'l Conduct r. | Model Rules of Professional Conduct Rule; Model Rules of Prof'l Conduct; Model Rules of Professional Conduct; Model Rule of Professional Conduct; Model R. Prof'l Conduct; MRPC; Model Rule
- | ruleNumber | Unif. R. Evid. | Uniform Rule of Evidence`;

/** The usual form, "Ala. R. Civ. P. 56": ending | states */
const COMPOSED = `
R. Civ. P. = Rule of Civil Procedure; Rules of Civil Procedure; Rule of Civ. P. | Ala.; Alaska; Ariz.; Ark.; Colo.; D.C.; Fla.; Haw.; Idaho; Iowa; Ky.; Me.; Mass.; Minn.; Miss.; Mont.; N.C.; N.D.; Nev.; Ohio; Pa.; R.I.; S.C.; S.D.; Tenn.; Tex.; Utah; Vt.; W. Va.; Wyo.; Del.; Mo.; N.M.; Guam; V.I.; P.R.
R. Crim. P. = Rule of Criminal Procedure; Rules of Criminal Procedure | Ala.; Alaska; Ariz.; Ark.; Colo.; D.C.; Fla.; Iowa; Ky.; Md.; Mass.; Minn.; Miss.; Mont.; N.C.; N.D.; Nev.; Ohio; Pa.; R.I.; S.C.; Tenn.; Utah; Vt.; W. Va.; Wyo.; Haw.; Ind.; Me.; N.J.
R. App. P. = Rule of Appellate Procedure; Rules of Appellate Procedure | Ala.; Alaska; Ark.; Cal.; Colo.; D.C.; Fla.; Haw.; Ind.; Iowa; Ky.; Me.; Mass.; Minn.; Miss.; Mont.; N.C.; N.D.; Nev.; Ohio; Pa.; R.I.; Tenn.; Tex.; Utah; Vt.; W. Va.; Wyo.; Idaho; Or.; Wash.; Wis.
R. Evid. = Rule of Evidence; Rules of Evidence | Ala.; Alaska; Ariz.; Ark.; Colo.; Del.; Haw.; Idaho; Ill.; Ind.; Iowa; Ky.; Me.; Mich.; Minn.; Miss.; Mont.; N.C.; N.D.; N.H.; N.J.; N.M.; Ohio; Or.; Pa.; R.I.; S.C.; Tenn.; Tex.; Utah; Vt.; W. Va.; Wash.; Wis.; Wyo.
R. Prof'l Conduct = Rule of Professional Conduct; Rules of Professional Conduct | Ala.; Alaska; Ariz.; Ark.; Cal.; Colo.; Conn.; D.C.; Del.; Fla.; Ga.; Haw.; Idaho; Ill.; Ind.; Iowa; Kan.; Ky.; La.; Me.; Md.; Mass.; Mich.; Minn.; Miss.; Mo.; Mont.; N.C.; N.D.; N.H.; N.J.; N.M.; N.Y.; Neb.; Nev.; Ohio; Okla.; Or.; Pa.; R.I.; S.C.; S.D.; Tenn.; Tex.; Utah; Vt.; W. Va.; Wash.; Wis.; Wyo.; Va.
Sup. Ct. R. = Supreme Court Rule | Ala.; Ariz.; Ark.; Ga.; Ill.; Ind.; Kan.; Ky.; La.; Mo.; N.H.; Neb.; Nev.; Ohio; Tenn.; Va.; W. Va.; Okla.; R.I.; Del.
S. Ct. R. | Ariz.; Ill.; Mo.; Nev.; Ohio; Tenn.; Va.; W. Va.; Neb.; Alaska
R. Juv. P. = Rule of Juvenile Procedure | Ala.; Fla.; Minn.; Ohio; Tenn.; Utah; W. Va.; Wyo.; D.C.; N.D.
R. Jud. Admin. = Rule of Judicial Administration | Ala.; Fla.; Colo.
R. Gen. Prac. & Jud. Admin. | Fla.`;

const STATES = `
AL | ruleNumber after | Ala. R. Civ. P. | A.R.C.P.; Ala. R. Civ. Proc.
AL | ruleNumber after | Ala. R. App. P. | A.R.A.P.
AZ | ruleNumber | Ariz. R. Civ. App. P. | ARCAP
AZ | ruleNumber | Ariz. R. Sup. Ct. / Ariz. R. P. Juv. Ct. |
CA | ruleNumber | Cal. Rules of Court, rule | Cal. Rules of Court; Cal. R. Ct.; California Rules of Court, rule; California Rules of Court; Cal. R. Ct. rule; CRC; rules of Court, rule; California Rule of Court; Cal. Rules of Ct.
CA | ruleNumber | Cal. Rules of Prof. Conduct, rule | Rules Prof. Conduct, rule; Cal. Rules Prof. Conduct; Rule of Prof. Conduct; Rules of Professional Conduct, rule
CA | ruleNumber | CALCRIM No. | CALCRIM; CALCRIM Nos.
CA | ruleNumber | CALJIC No. | CALJIC; CALJIC Nos.
CA | ruleNumber | CACI No. | CACI; CACI Nos.
CA | ruleNumber | BAJI No. | BAJI
CO | ruleNumber | C.R.C.P. | CRCP
CO | ruleNumber | C.A.R. | 
CO | ruleNumber | Crim. P. | 
CO | ruleNumber | CRE | C.R.E.
CT | ruleNumber § | Practice Book | Conn. Practice Book; P.B.; Conn. Prac. Book
CT | ruleNumber § | Conn. Code Evid. | Conn. Code of Evidence
DE | ruleNumber | Ct. Ch. R. | Del. Ch. Ct. R.; Court of Chancery Rule; Chancery Rule; Ch. Ct. R.; Del. Ct. Ch. R.
DE | ruleNumber | Del. Super. Ct. Civ. R. | Super. Ct. Civ. R.; Superior Court Civil Rule; Super. Ct. R. Civ. P.
DE | ruleNumber | Del. Super. Ct. Crim. R. | Super. Ct. Crim. R.; Superior Court Criminal Rule
DE | ruleNumber | Del. Supr. Ct. R. | Supr. Ct. R.; Del. Sup. Ct. R.
DE | ruleNumber | D.R.E. | DRE; Delaware Rule of Evidence; Del. Unif. R. Evid.
DC | ruleNumber | D.C. Super. Ct. Civ. R. |  D.C. Super. Ct. R. Civ. P.
DC | ruleNumber | D.C. App. R. | 
FL | ruleNumber | Fla. Fam. L. R. P. / Fla. Prob. R. / Fla. Sm. Cl. R. |
FL | ruleNumber | R. Regulating Fla. Bar | FL ST BAR Rule; Rules Regulating the Florida Bar; Rule Regulating the Florida Bar
GA | ruleNumber | Ga. Unif. Super. Ct. R. | Uniform Superior Court Rule; Uniform Superior Court Rules; Unif. Super. Ct. R.; Unif. Super. Ct. Rule; USCR
- | ruleNumber | Ct. App. R. | Court of Appeals Rule; Court of Appeals Rules
GA | ruleNumber | Ga. Ct. App. R. |
HI | ruleNumber | HRCP | Hawai'i Rules of Civil Procedure; HRCP Rule
HI | ruleNumber | HRPP | HRPP Rule
HI | ruleNumber | HRAP | HRAP Rule
HI | ruleNumber | HRE | HRE Rule
ID | ruleNumber | I.R.C.P. / I.R.E. |
ID | ruleNumber | I.C.R. | Idaho Crim. R.
ID | ruleNumber | I.A.R. | Idaho App. R.
IL | ruleNumber | Ill. S. Ct. R. | Ill. Sup. Ct. R.; Ill. S. Ct. Rs.; Illinois Supreme Court Rule; Ill. S. Ct. Rule
IN | ruleNumber subdivided | T.R. | 
IN | ruleNumber | Ind. Trial Rule | Ind. Trial R.; Ind. T.R.; Indiana Trial Rule; Trial Rule
IN | ruleNumber | Ind. Appellate Rule | Indiana Appellate Rule; Ind. App. R.; Appellate Rule
IN | ruleNumber | Ind. Evidence Rule | Indiana Evidence Rule; Evidence Rule
IN | ruleNumber | Ind. Crim. R. | Indiana Criminal Rule; Criminal Rule
IA | ruleNumber | Iowa Ct. R. | Iowa Court Rule
KS | ruleNumber | Kan. S. Ct. R. | Supreme Court Rule; Kansas Supreme Court Rule; Kan. Sup. Ct. R.
KY | ruleNumber | Ky. CR | Kentucky Rule of Civil Procedure; Kentucky Rules of Civil Procedure
KY | ruleNumber dotted | CR | 
KY | ruleNumber | RCr | Ky. RCr; Kentucky Rule of Criminal Procedure
KY | ruleNumber | KRE | Kentucky Rule of Evidence; Kentucky Rules of Evidence
KY | ruleNumber dotted | SCR | 
LA | ruleNumber | La. Unif. R. Ct. App. | Uniform Rules—Courts of Appeal, Rule; Uniform Rules, Courts of Appeal, Rule
ME | ruleNumber | M.R. Civ. P. / M.R. Crim. P. / M.R. App. P. / M.R. Evid. / M.R.U. Crim. P. |
MD | ruleNumber | Md. Rule | Maryland Rule; Md. R.; Md. Rules; Maryland Rules
MA | ruleNumber | Mass. R. Dom. Rel. P. |
MA | ruleNumber | Mass. R.A.P. | 
MA | ruleNumber | Mass. G. Evid. | Mass. Guide to Evidence; Mass. Guide Evid.
MA | ruleNumber | S.J.C. Rule |
MI | ruleNumber | MCR | M.C.R.; Mich. Ct. R.; Michigan Court Rule
MI | ruleNumber | MRE / M Civ JI / M Crim JI |
MN | ruleNumber | Minn. Gen. R. Prac. | Minn. R. Gen. Prac.
MN | ruleNumber | Minn. R. Civ. App. P. |
MS | ruleNumber | M.R.C.P. / M.R.A.P. / U.R.C.C.C. |
MO | ruleNumber | Mo. R. Crim. P. |
MT | ruleNumber | M. R. Civ. P. / M. R. App. P. / M. R. Evid. |
NE | ruleNumber | Neb. Ct. R. | Neb. Ct. R. §
NE | ruleNumber | Neb. Ct. R. App. P. / Neb. Ct. R. Pldg. § / Neb. Evid. R. |
NV | ruleNumber | NRCP / NRAP / EDCR / NRPC |
NH | ruleNumber | N.H. Super. Ct. R. / N.H. R. Crim. P. |
NJ | ruleNumber | N.J. Ct. R. | N.J. R.; N.J. Court Rules, R.; N.J. Ct. Rules; N.J. Ct. Rules, R.
NJ | ruleNumber colon | R. | Rule; Rules
NJ | ruleNumber | N.J.R.E. | NJRE; N.J. R. Evid.
NJ | ruleNumber | N.J. RPC | RPC
NM | ruleNumber after | NMRA | N.M.R.A.
NY | ruleNumber | Uniform Rules for Trial Cts | Uniform Rules; N.Y. Ct. R.
NC | ruleNumber after | N.C. R. Civ. P. | N.C.R. Civ. P.; N.C.G.S. § 1A-1, Rule; N.C. Gen. Stat. § 1A-1, Rule
NC | ruleNumber after | N.C. R. App. P. | N.C.R. App. P.
NC | ruleNumber after | N.C. R. Evid. | N.C. Gen. Stat. § 8C-1, Rule; N.C.G.S. § 8C-1, Rule
ND | ruleNumber after | N.D.R.Civ.P. / N.D.R.App.P. / N.D.R.Crim.P. / N.D.R.Ev. / N.D.R.Ct. / N.D.R. Juv. P. |
OH | ruleNumber | Civ.R. | Ohio Civ. R.; Ohio R. Civ. P.; Ohio Civil Rule; Ohio Civ.R.
OH | ruleNumber | App.R. | Ohio App. R.; Ohio App.R.; Ohio R. App. P.; Ohio Appellate Rule
OH | ruleNumber | Crim.R. | Ohio Crim. R.; Ohio Crim.R.; Ohio R. Crim. P.
OH | ruleNumber | Evid.R. | Ohio Evid. R.; Ohio Evid.R.; Ohio R. Evid.
OH | ruleNumber | Juv.R. | Ohio Juv. R.
OH | ruleNumber | Traf.R. |
OH | ruleNumber | Sup.R. | Ohio Sup. R.
OH | ruleNumber | S.Ct.Prac.R. | Ohio S.Ct.Prac.R.
OH | ruleNumber | Gov.Bar R. / Gov.Jud.R. / Jud.Cond.R. / Prof.Cond.R. / Loc.App.R. |
OK | ruleNumber | Okla. Sup. Ct. R. | Oklahoma Supreme Court Rule
OK | ruleNumber | Okla. R. Dist. Ct. |
- | ruleNumber after | Ct. Crim. App. R. | Rules of the Court of Criminal Appeals
OK | ruleNumber after | Okla. Ct. Crim. App. R. | Rules of the Oklahoma Court of Criminal Appeals
OK | ruleNumber | OUJI-CR | OUJI-CR (2d)
OR | ruleNumber | ORCP | O.R.C.P.; Or. R. Civ. P.
OR | ruleNumber | ORAP / UTCR |
OR | ruleNumber | OEC | Or. Evid. Code
PA | ruleNumber | Pa.R.C.P. | Pa.R.C.P. No.; Pa. R. Civ. P.; Pa. R. Civ. P. No.; Pa.R.Civ.P.; Pa.R.C.P. Nos.; Pa.R.Civ.Proc.
PA | ruleNumber | Pa.R.A.P. | Pa. R. App. P.
PA | ruleNumber | Pa.R.Crim.P. | Pa. R. Crim. P.; Pa.R.Crim.Pro.
PA | ruleNumber | Pa.R.E. | Pa. R. Evid.
PA | ruleNumber | Pa.R.P.C. / Pa.R.D.E. / Pa.R.J.C.P. |
PA | ruleNumber | Pa.R.J.A. | Pa.R.J.A. No.
RI | ruleNumber | Super. R. Civ. P. | R.I. Super. R. Civ. P.; R.I. Super. Ct. R. Civ. P.
RI | ruleNumber | Super. R. Crim. P. | R.I. Super. R. Crim. P.
SC | ruleSuffix | SCRCP | S.C.R.C.P.
SC | ruleSuffix | SCACR | S.C.A.C.R.
SC | ruleSuffix | SCRE / SCRFC / SCRPC / SCADRR / SCRMC |
SC | ruleSuffix | SCRCrimP |
TN | ruleNumber | Tenn. Ct. App. R. / Tenn. Ct. Crim. App. R. |
TN | ruleNumber | T.P.I.-Crim. |
TX | ruleNumber | Tex. R. Civ. P. | TRCP; T.R.C.P.; Tex. R. Civ. Proc.
TX | ruleNumber | Tex. R. App. P. | TRAP; T.R.A.P.; Tex. R. App. Proc.
TX | ruleNumber | Tex. R. Evid. | TRE; T.R.E.
TX | ruleNumber | Tex. R. Jud. Admin. |
TX | ruleNumber | Tex. Disciplinary R. Prof'l Conduct | Tex. Disciplinary Rules Prof'l Conduct R.
UT | ruleNumber | Utah R. Civ. P. | URCP; U.R.C.P.
UT | ruleNumber | Utah Code Jud. Admin. |
VT | ruleNumber | V.R.C.P. / V.R.Cr.P. / V.R.A.P. / V.R.E. / V.R.F.P. / V.R.P.P. |
VA | ruleNumber | Va. R. Sup. Ct. | Va. Sup. Ct. Rule
VA | ruleNumber | Va. R. Evid. |
WA | ruleNumber | Wash. CR | Wash. Super. Ct. Civ. R.
WA | ruleNumber subdivided | CR | 
WA | ruleNumber | Wash. RAP | 
WA | ruleNumber dotted | RAP | 
WA | ruleNumber | CrR | Wash. CrR
WA | ruleNumber | CrRLJ / CRLJ / KCLCR / RALJ / JuCR / WPIC |
WA | ruleNumber | Wash. ER / Wash. GR |
WA | ruleNumber subdivided | ER / GR / APR / ELC |
WV | ruleNumber | W.V.R.C.P. |
WV | ruleNumber | W. Va. T.C.R. | W. Va. Trial Ct. R.
WI | ruleNumber dotted | SCR | 
WI | ruleNumber | Wis. SCR | Wis. Sup. Ct. R.
WI | ruleNumber | Wis JI-Criminal | Wis. JI—Criminal; Wis JI—Criminal
WI | ruleNumber | Wis JI-Civil | Wis. JI—Civil; Wis JI—Civil
WY | ruleNumber after | W.R.C.P. / W.R.A.P. / W.R.Cr.P. / W.R.E. / W.R.P.C. |`;

export function rules(): LawSource[] {
  return [
    ...readRows('rule', FEDERAL),
    ...readComposed('rule', 'ruleNumber', true, COMPOSED),
    ...readRows('rule', STATES),
  ];
}
