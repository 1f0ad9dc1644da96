// The codes of the states, the District and the territories. Sources: Bluebook table T1.3 and T1.4 (first spelling), the state's own
// style manual or the wording of its courts (the others: "R.C." is Ohio's, "MCL" Michigan's, "G.L. c." that of Massachusetts). Codes
// that are divided by subject ("Cal. Penal Code") are in subjects.ts. One line a code; rows.ts says how a line is read, and which
// spellings follow without being written ("Florida Statutes Annotated" from "Fla. Stat.").
import { readRows, type LawSource } from './rows';

const CODES = `
AL | codeSection after | Ala. Code | Ala. Code Ann.; Code of Ala.; Code of Alabama; Ala. Code 1975
AK | codeSection | Alaska Stat. | Alaska Stat. Ann.
AK | codeSection dotted | AS | 
AZ | codeSection | Ariz. Rev. Stat. | Ariz. Rev. Stat. Ann.; A.R.S.
AR | codeSection | Ark. Code Ann. | A.C.A.
CO | codeSection after | Colo. Rev. Stat. | Colo. Rev. Stat. Ann.; C.R.S.; C.R.S.A.
CT | codeSection | Conn. Gen. Stat. | Conn. Gen. Stat. Ann.; General Statutes; C.G.S.; C.G.S.A.; Conn. Gen. Stats.
DE | titleCodeSection | Del. C. | 
DE | codeSection | Del. Code Ann. | Del. Code
DE | codeSection after | Del. Gen. Corp. Law | DGCL; D.G.C.L.; Delaware General Corporation Law; General Corporation Law of the State of Delaware; General Corporation Law of Delaware
DC | codeSection | D.C. Code | D.C. Code Ann.; D.C. Official Code; D.C.Code
FL | codeSection after | Fla. Stat. | Fla. Stat. Ann.; F.S.; F.S.A.; Fla. Stats.
GA | codeSection | Ga. Code Ann. | O.C.G.A.; OCGA; Official Code of Georgia; Official Code of Georgia Annotated; Ga. Code
HI | codeSection | Haw. Rev. Stat. | Haw. Rev. Stat. Ann.; HRS; H.R.S.
ID | codeSection | Idaho Code | Idaho Code Ann.; I.C.
IL | titleCodeSection | ILCS | Ill. Comp. Stat.; Ill. Comp. Stat. Ann.; ILCS Ann.; Ill. Compiled Stat.
IL | codeSection | Ill. Rev. Stat. | Ill. Rev. Stat. Ann.; Ill. Ann. Stat.
IN | codeSection | Ind. Code | Ind. Code Ann.; I.C.; Ind.Code; IC; Burns Ind. Code Ann.
IA | codeSection | Iowa Code | Iowa Code Ann.; I.C.A.
KS | codeSection | Kan. Stat. Ann. | K.S.A.; K.S.A. Supp.; Kan. Stat.
KY | codeSection | Ky. Rev. Stat. Ann. | Ky. Rev. Stat.; KRS; K.R.S.; Baldwin's Ky. Rev. Stat. Ann.
LA | codeSection | La. Stat. Ann. | La. Rev. Stat. Ann.; La. R.S.; La. Rev. Stat.; LSA-R.S.; LSA–R.S.; La. Stat.; R.S.; La. R. S.; La. Rev. Stats.; LSA-RS
ME | titleCodeSection | M.R.S. | M.R.S.A.; M.R.S. Ann.; Me. Rev. Stat.
ME | codeSection | Me. Rev. Stat. Ann. | Me. Rev. Stat.; Me. Stat.
MD | codeSection | Md. Code Ann. | Md. Code; Md. Ann. Code; Md. Code, Ann.; Maryland Code
MA | codeSection | Mass. Gen. Laws | Mass. Gen. Laws Ann.; Mass. Ann. Laws; M.G.L.; M.G.L.A.; G.L.
MI | codeSection | Mich. Comp. Laws | Mich. Comp. Laws Ann.; Mich. Comp. Laws Serv.; MCL; M.C.L.; MCLA; M.C.L.A.; MSA
MN | codeSection | Minn. Stat. | Minn. Stat. Ann.; M.S.A.
MS | codeSection | Miss. Code Ann. | Miss. Code
MO | codeSection after | Mo. Rev. Stat. | Mo. Ann. Stat.; RSMo; R.S.Mo.; Mo. Stat.; V.A.M.S.; RSMo.
MT | codeSection after | Mont. Code Ann. | MCA; M.C.A.; Mont. Code
NV | codeSection dotted | NRS | N.R.S.
NE | codeSection | Neb. Rev. Stat. | Neb. Rev. Stat. Ann.; N.R.S.
NV | codeSection | Nev. Rev. Stat. | Nev. Rev. Stat. Ann.
NH | codeSection | N.H. Rev. Stat. Ann. | N.H. Rev. Stat.; RSA; R.S.A.; N.H. RSA; NH RSA
NJ | codeSection | N.J. Stat. Ann. | N.J.S.A.; N.J. Rev. Stat.; N.J.S.; N.J. Stat.; NJSA
NM | codeSection | N.M. Stat. Ann. | NMSA 1978; N.M.S.A. 1978; NMSA; N.M.S.A.; N.M. Stat.
NC | codeSection | N.C. Gen. Stat. | N.C. Gen. Stat. Ann.; N.C.G.S.; N.C.G.S.A.; G.S.; NCGS
ND | codeSection | N.D. Cent. Code | N.D. Cent. Code Ann.; N.D.C.C.; NDCC
OH | codeSection | Ohio Rev. Code Ann. | Ohio Rev. Code; R.C.; O.R.C.; Ohio R.C.; ORC; Revised Code
OK | titleCodeSection | O.S. | O.S. Supp.; O.S.A.
OK | codeSection | Okla. Stat. | Okla. Stat. Ann.
OR | codeSection § | Civ. Code Or. | Code Civ. Proc. Or.; Gen. Laws Or.
OR | codeSection | Or. Rev. Stat. | Or. Rev. Stat. Ann.; ORS; O.R.S.
PA | titleCodeSection | Pa. Cons. Stat. | Pa.C.S.; Pa.C.S.A.; Pa. Cons. Stat. Ann.; Pa. C.S. Ann.; Pa. Con. Stat.
PA | titleCodeSection | Pa. Stat. Ann. | P.S.; Pa. Stat.; Pa. Stat. and Cons. Stat. Ann.; Pa. Stat. & Cons. Stat. Ann.
RI | codeSection | R.I. Gen. Laws | R.I. Gen. Laws Ann.; G.L. 1956; R.I. Gen. Laws 1956; R.I.G.L.
SC | codeSection after | S.C. Code Ann. | S.C. Code; S.C. Code Ann. Regs.; S.C. Code of Laws; S.C.Code Ann.
SD | codeSection | S.D. Codified Laws | SDCL; S.D.C.L.; S.D. Codified Laws Ann.
TN | codeSection | Tenn. Code Ann. | T.C.A.; TCA; Tenn. Code
UT | codeSection | Utah Code Ann. | Utah Code; U.C.A.; UCA
VT | titleCodeSection | V.S.A. | 
VT | codeSection | Vt. Stat. Ann. | Vt. Stat.
VA | codeSection | Va. Code Ann. | Va. Code; Code of Virginia; Virginia Code
WA | codeSection | Wash. Rev. Code | Wash. Rev. Code Ann.; RCW; R.C.W.; RCWA; Revised Code of Washington; R.C.W.A.
WV | codeSection | W. Va. Code | W. Va. Code Ann.; W.Va. Code; WV Code
WI | codeSection after | Wis. Stat. | Wis. Stat. Ann.; Wis. Stats.; W.S.A.
WI | codeSection after dotted | Stats. |
WY | codeSection | Wyo. Stat. Ann. | Wyo. Stat.; W.S.; W.S. 1977
AS | codeSection | Am. Samoa Code Ann. | A.S.C.A.
- | codeSection | C.Z. Code | Canal Zone Code
GU | titleCodeSection | Guam Code Ann. | G.C.A.; GCA
MP | titleCodeSection | N. Mar. I. Code | CMC; N. Mar. I. Code Ann.
PR | codeSection | P.R. Laws Ann. | P.R. Laws; L.P.R.A.; P.R. Leyes An.
PR | titleCodeSection | L.P.R.A. | 
VI | codeSection | V.I. Code Ann. | V.I. Code
VI | titleCodeSection | V.I.C. | 
- | codeSection | Navajo Nation Code Ann. | N.N.C.; Navajo Nation Code; Navajo Trib. Code
- | codeSection § | N.Y.C. Admin. Code | N.Y.C. Administrative Code; NYC Admin. Code; Administrative Code; New York City Administrative Code; N.Y.C. Charter
- | codeSection § | L.A. Mun. Code | Los Angeles Municipal Code; LAMC
- | codeSection § | Chi. Mun. Code | Chicago Municipal Code; Chi., Ill., Mun. Code
- | codeSection § | S.F. Admin. Code | San Francisco Administrative Code`;

/** Administrative codes and registers are in regulations.ts. */
export function stateCodes(): LawSource[] {
  return readRows('statute', CODES);
}
