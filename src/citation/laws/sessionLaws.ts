// Session laws of the states: "1999 Ala. Laws 94". Source: Bluebook table T1.3. Written as "ending | states", a row for each.
import { readComposed, readRows, type LawSource } from './rows';

const SESSION_LAWS = `
Laws | Ala.; Del.; Fla.; Ga.; Ill.; Md.; Me.; Minn.; Miss.; Mo.; Mont.; N.D.; N.H.; N.J.; N.M.; N.Y.; Neb.; Ohio; Or.; P.R.; Pa.; Utah; Wash.; Kan.; Wyo.; Ariz.; Okla.; Wis.
Acts | Ala.; Ark.; Conn.; Ind.; Iowa; Ky.; La.; Mass.; S.C.; Tenn.; Va.; W. Va.; Mich.; Wis.; Vt.
Sess. Laws | Alaska; Ariz.; Colo.; Haw.; Idaho; Kan.; N.C.; N.Y.; Okla.; S.D.; V.I.; Wash.; Wis.; Wyo.; Minn.; Neb.
Legis. Serv. | Ala.; Alaska; Ariz.; Ark.; Cal.; Colo.; Conn.; Del.; Haw.; Idaho; Ill.; Ind.; Iowa; Kan.; Mass.; Md.; Me.; Mich.; Miss.; Mo.; N.C.; N.D.; N.H.; N.M.; N.Y.; Neb.; Nev.; Or.; Pa.; Tenn.; Utah; V.I.; Va.; Vt.; W. Va.; Wash.; Wis.; Wyo.
Adv. Legis. Serv. | Ala.; Alaska; Ark.; Cal.; Mass.; Mich.; N.C.; N.M.; R.I.; Utah; Va.; Vt.; W. Va.
Code Ann. Adv. Legis. Serv. | Ga.; Idaho; Md.; Tenn.
Code. Ann. Adv. Legis. Serv. | Del.
Rev. Stat. Ann. Adv. Legis. Serv. | Haw.; N.H.
Rev. Stat. Adv. Legis. Serv. | Ky.
Comp. Stat. Ann. Adv. Legis. Serv. | Ill.
Stat. Ann. Adv. Legis. Serv. | Ind.
Cent. Code Adv. Legis. Serv. | N.D.
Consol. Laws Adv. | N.Y.
Code Ann. Adv. | V.I.
Code Adv. Leg. Serv. | D.C.
Sess. L. Serv. | D.C.
Sess. Law Serv. | Fla.; La.; Minn.; N.J.; Okla.; Tex.
Rev. Stat. & R. Serv. | Ky.
Legis. Serv. Ann. | Ohio
Legis. Bull. | Ohio
Stat. | Cal.; Nev.; D.C.
Pub. Acts | Conn.; Mich.; Tenn.
Spec. Acts | Conn.
Priv. Acts | Tenn.
Pub. Laws | R.I.
Acts & Resolves | Mass.; R.I.; Vt.
Gen. Laws | Tex.
Laws Adv. Sh. | Miss.; Or.
Laws Spec. Sess. | Or.
Leyes | P.R.
Pub. L. | Guam; N. Mar. I.`;

const OTHERS = `
CA | sessionLaw | Stats. |
CA | codeSection | Stats. | 
GA | sessionLaw | Ga. L. |
NY | sessionLaw | L. | L
MA | sessionLaw | St. |
- | sessionLaw | Laws | Sess. Laws; Session Laws; Pub. Laws
- | sessionLaw | Acts | Act; Pub. Acts; Public Acts; P.A.; Acts & Resolves; Acts and Resolves
- | sessionLaw | P.L. |
US | sessionLaw | U.S. Comp. St. | Comp. St.; U.S. Comp. Stat.
TX | volumePage | Repub. Tex. Laws | 
TX | volumePage | Gammel's Laws | 
WI | volumePage | Wis. Act | 
CT | ruleNumber | Public Acts No. | Public Act; Pub. Act No.; Public Act No.; P.A. No.
FL | publicLaw after | Laws of Fla. | Laws of Florida
ND | volumePage | N.D. Sess. Laws | `;

/** The same by the year of the session: "Tex. Acts 1993, ch. 12". */
const BY_YEAR = `
Laws | Ariz.; Colo.; Del.; Fla.; Ga.; Idaho; Ill.; Kan.; Md.; Minn.; Miss.; Mo.; Mont.; N.D.; N.J.; N.M.; N.Y.; Neb.; Okla.; Or.; Pa.; S.D.; Utah; Wash.; Wis.; Wyo.
Acts | Ala.; Ark.; Ind.; Iowa; Ky.; La.; Mass.; Mich.; S.C.; Tenn.; Tex.; Va.; Vt.; W. Va.
Stats. | Cal.; Nev.
Gen. Laws | Tex.`;

/** English statutes by the reign. Source: Bluebook table T2 (United Kingdom), and older abbreviations of the same names. */
const REIGNS = `
- | regnal | Edw. | Ed.
- | regnal | Hen. |
- | regnal | Ric. | Rich.
- | regnal | Ph. & M. | Phil. & M.
- | regnal | Eliz. |
- | regnal | Jac. | Jas.; James
- | regnal | Car. | Chas.; Charles
- | regnal | W. & M. | Will. & M.; Wm. & M.; Wm. & Mary
- | regnal | Will. | Wm.; W.
- | regnal | Anne | Ann.
- | regnal | Geo. | G.
- | regnal | Vict. | Vic.`;

export function sessionLaws(): LawSource[] {
  return [
    ...readComposed('statute', 'volumePage', true, SESSION_LAWS),
    ...readRows('statute', OTHERS),
    ...readComposed('statute', 'sessionLaw', true, BY_YEAR),
    ...readRows('statute', REIGNS).map((row): LawSource => ({ ...row, rule: 'plain' })),
  ];
}
