// State regulations and the registers that publish them. Source: Bluebook table T1.3 and T1.4, and the forms of the states' own courts.
// One line a code; registers are composed of few words and written as "ending | states".
import { readComposed, readRows, type LawSource } from './rows';

const CODES = `
AL | codeSection | Ala. Admin. Code | Ala. Admin. Code r.
AK | codeSection | Alaska Admin. Code | 
AK | titleCodeSection | AAC | 
AS | codeSection | Am. Samoa Admin. Code | 
AZ | codeSection | Ariz. Admin. Code | A.A.C.; Ariz. Admin. Code R
AR | titleCodeSection | Ark. Code R. | Code Ark. R.; Ark. Code of Rules
CA | codeSection | Cal. Code Regs. | Code Regs.; Cal. Code of Regs.; CCR; C.C.R.; California Code of Regulations
CA | titleCodeSection | CCR | C.C.R.
CO | titleCodeSection | Colo. Code Regs. | C.C.R.; Code Colo. Regs.
CT | codeSection | Conn. Agencies Regs. | Regs., Conn. State Agencies; Regs. of Conn. State Agencies
DE | titleCodeSection | Del. Admin. Code | Del. Admin. C.
DE | titleCodeSection | Del. Code Regs. | Code Del. Regs.
DC | codeSection | D.C. Mun. Regs. | D.C. Code Mun. Regs.; D.C. Mun. Reg.
DC | titleCodeSection | DCMR | D.C.M.R.
FL | codeSection | Fla. Admin. Code Ann. | Fla. Admin. Code; Fla. Admin. Code R.; F.A.C.
GA | codeSection | Ga. Comp. R. & Regs. | 
GU | titleCodeSection | Guam Admin. R. & Regs. | GAR
HI | codeSection | Haw. Code R. | Haw. Admin. R.; HAR
ID | codeSection | Idaho Admin. Code | IDAPA; Idaho Admin. Code r.
IL | codeSection | Ill. Admin. Code | 
IL | titleCodeSection | Ill. Adm. Code | Ill. Code R.; Code Ill. R.
IN | titleCodeSection | Ind. Admin. Code | IAC
IA | codeSection | Iowa Admin. Code | Iowa Admin. Code r.
KS | codeSection | Kan. Admin. Regs. | K.A.R.
KY | titleCodeSection | Ky. Admin. Regs. | KAR
LA | codeSection | La. Admin. Code | LAC
ME | titleCodeSection dashedTitle | Me. Code R. | Code Me. R.; CMR
MD | codeSection | Md. Code Regs. | COMAR; Code Md. Regs.
MA | titleCodeSection dotted | Mass. Code Regs. | Code Mass. Regs.; CMR
MI | codeSection | Mich. Admin. Code | Mich. Admin. Code R.; Mich. Admin. Code r.; Mich Admin Code, R
MN | codeSection | Minn. R. | Minnesota Rules
MS | titleCodeSection | Miss. Code R. | Code Miss. R.
MO | codeSection | Mo. Code Regs. Ann. | Mo. Code Regs.; Mo. Code of State Regs.
MO | titleCodeSection | CSR | C.S.R.
MT | codeSection | Mont. Admin. R. | ARM; A.R.M.
NE | titleCodeSection | Neb. Admin. Code | NAC
NV | codeSection | Nev. Admin. Code | NAC
NH | codeSection | N.H. Code Admin. R. Ann. | N.H. Code R.; N.H. Admin. R.; N.H. Code Admin. R.; N.H. Admin. Code
NJ | codeSection | N.J. Admin. Code | N.J.A.C.
NM | codeSection | N.M. Code R. | N.M. Admin. Code
NM | titleCodeSection | NMAC | N.M.A.C.
NY | titleCodeSection | N.Y.C.R.R. | NYCRR
NY | codeSection | N.Y. Comp. Codes R. & Regs. | 
NC | titleCodeSection | N.C. Admin. Code | NCAC; N.C.A.C.
ND | codeSection | N.D. Admin. Code | N.D.A.C.
MP | titleCodeSection | N. Mar. I. Admin. Code | NMIAC
OH | codeSection | Ohio Admin. Code | Ohio Adm. Code; Ohio Adm.Code; Adm.Code; OAC; O.A.C.; Ohio Admin. Code Ann.
OK | codeSection | Okla. Admin. Code | OAC
OR | codeSection | Or. Admin. R. | OAR; O.A.R.
PA | titleCodeSection | Pa. Code | 
PR | codeSection | P.R. Reg. | 
RI | titleCodeSection | R.I. Code R. | Code R.I. R.
SC | codeSection | S.C. Code Ann. Regs. | S.C. Code Regs.; S.C. Code of Regulations R.; S.C. Code Ann. Reg.
SD | codeSection | S.D. Admin. R. | ARSD; A.R.S.D.
TN | codeSection | Tenn. Comp. R. & Regs. | 
TX | titleCodeSection | Tex. Admin. Code | T.A.C.; TAC; Tex. Adm. Code
UT | codeSection | Utah Admin. Code | Utah Admin. Code r.; Utah Admin. Code R
VT | titleCodeSection | Vt. Code R. | Code Vt. R.
VI | titleCodeSection | V.I. Code R. | V.I. R. & Regs.
VA | titleCodeSection | Va. Admin. Code | VAC; V.A.C.
WA | codeSection | Wash. Admin. Code | WAC; W.A.C.
WV | codeSection | W. Va. Code R. | W. Va. C.S.R.
WI | codeSection | Wis. Admin. Code | 
WY | titleCodeSection | Wyo. Code R. | Code Wyo. R.
NY | titleCodeSection | RCNY | R.C.N.Y.; Rules of City of N.Y.
- | volumePage | N.Y. Att'y Gen. Op. | `;

const REGISTERS = `
Reg. | Ark.; Colo.; D.C.; Ill.; Ind.; Kan.; La.; Mass.; Md.; Mich.; Minn.; Mo.; N. Mar. I.; N.C.; N.J.; N.M.; N.Y.; Okla.; S.D.; Tex.; W. Va.; Wash.; S.C.
Gov't Reg. | Ark.; Conn.; Del; Ga.; Haw.; Me.; Miss.; N.H.; R.I.; V.I.; Vt.; Wyo.
Admin. Reg. | Ariz.; Fla.; Ky.; Mont.; Tenn.; Wis.
Reg. Regs. | Del.; Va.
State Reg. | S.C.
Admin. Monthly | Ala.
Admin. Weekly | Fla.
Admin. Bull. | Idaho; Iowa
Bull. | Or.; Pa.; Utah
Regulatory Notice Reg. | Cal.
L.J. | Conn.
Rulemaking Reg. | N.H.
Reg. Admin. Regs. | Nev.
Dep't | Ohio
Gov't | Ohio
Monthly Rec. | Ohio
Gaz. | Okla.`;

export function stateRegulations(): LawSource[] {
  return [...readRows('regulation', CODES), ...readComposed('regulation', 'volumePage', true, REGISTERS)];
}
