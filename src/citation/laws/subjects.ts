// Codes that are divided by subject, the subject standing inside the abbreviation: "Cal. Penal Code § 187", "N.Y. Gen. Bus. Law
// § 349", "Tex. Civ. Prac. & Rem. Code Ann. § 41.001", "Md. Code Ann., Crim. Law § 3-202", "La. Code Crim. Proc. Ann. art. 701".
// Source: Bluebook table T1.3 (California, Louisiana, Maryland, New York, Texas), the California Style Manual §2:8 and the New York
// Official Reports Style Manual Appendix 2 for the forms without the state ("Pen. Code, § 187", "Penal Law § 120.05"). One line a
// subject: Bluebook form | other forms of the subject. Every form is also read without the state, as the state's own courts cite it.
import type { LawSource } from './rows';
import { FORMS, SHARED_NAMES } from './spellings';

/** The subject with its "Code", as in "Cal. Penal Code". Codes of California. */
const CALIFORNIA = `Bus. & Prof. Code | Business and Professions Code; Business & Professions Code; B. & P. Code
Civ. Code | Civil Code
Civ. Proc. Code | Code Civ. Proc.; Code of Civil Procedure; Code of Civ. Proc.; C.C.P.; CCP
Com. Code | Commercial Code; U. Com. Code
Corp. Code | Corporations Code; Corps. Code
Educ. Code | Ed. Code; Education Code
Elec. Code | Elections Code
Evid. Code | Evidence Code; Ev. Code
Fam. Code | Family Code
Fin. Code | Financial Code
Fish & Game Code | Fish and Game Code; Fish & G. Code
Food & Agric. Code | Food & Agr. Code; Food and Agricultural Code
Gov't Code | Gov. Code; Government Code; Govt. Code
Harb. & Nav. Code | Harbors and Navigation Code; Harbors & Navigation Code
Health & Safety Code | Health & Saf. Code; Health and Safety Code; H. & S. Code
Ins. Code | Insurance Code
Lab. Code | Labor Code
Mil. & Vet. Code | Military and Veterans Code; Military & Veterans Code
Penal Code | Pen. Code
Prob. Code | Probate Code
Pub. Cont. Code | Public Contract Code; Pub. Contract Code
Pub. Res. Code | Public Resources Code; Pub. Resources Code
Pub. Util. Code | Public Utilities Code
Rev. & Tax. Code | Revenue and Taxation Code; Revenue & Taxation Code; Rev. & Tax Code
Sts. & High. Code | Streets and Highways Code; Sts. & Hy. Code; Streets & Highways Code
Unemp. Ins. Code | Unemployment Insurance Code; Un. Ins. Code
Veh. Code | Vehicle Code
Water Code | Wat. Code
Welf. & Inst. Code | Welfare and Institutions Code; Welfare & Institutions Code; Welf. & Inst'ns Code`;

const TEXAS = `Agric. Code | Agriculture Code
Alco. Bev. Code | Alcoholic Beverage Code
Bus. & Com. Code | Business and Commerce Code; Business & Commerce Code
Bus. Orgs. Code | Business Organizations Code
Civ. Prac. & Rem. Code | Civil Practice and Remedies Code; Civil Practice & Remedies Code; CPRC
Code Crim. Proc. | Code of Criminal Procedure; Crim. Proc. Code; Code Crim. P.; Code of Crim. Proc.; C.C.P.
Educ. Code | Education Code
Elec. Code | Election Code
Est. Code | Estates Code; Ests. Code
Fam. Code | Family Code
Fin. Code | Finance Code
Gov't Code | Government Code; Gov. Code
Health & Safety Code | Health and Safety Code
Hum. Res. Code | Human Resources Code
Ins. Code | Insurance Code
Lab. Code | Labor Code
Loc. Gov't Code | Local Government Code; Local Gov't Code
Nat. Res. Code | Natural Resources Code
Occ. Code | Occupations Code
Parks & Wild. Code | Parks and Wildlife Code; Parks & Wildlife Code
Penal Code | 
Prob. Code | Probate Code
Prop. Code | Property Code
Spec. Dists. Code | Special District Local Laws Code; Spec. Dist. Loc. Laws Code
Tax Code | 
Transp. Code | Transportation Code
Util. Code | Utilities Code
Water Code | 
Bus. Corp. Act | Business Corporation Act
Rev. Civ. Stat. | Revised Civil Statutes`;

/** New York's laws are called "Law", apart from its acts. */
const NEW_YORK = `Agric. & Mkts. Law | Agriculture and Markets Law; Agriculture & Markets Law
Alco. Bev. Cont. Law | Alcoholic Beverage Control Law
Arts & Cult. Aff. Law | Arts and Cultural Affairs Law
Banking Law |
Bus. Corp. Law | Business Corporation Law; BCL
Civ. Rights Law | Civil Rights Law
Civ. Serv. Law | Civil Service Law
Coop. Corps. Law | Cooperative Corporations Law
Correct. Law | Correction Law
County Law |
Debt. & Cred. Law | Debtor and Creditor Law; Debtor & Creditor Law
Dom. Rel. Law | Domestic Relations Law; DRL
Educ. Law | Education Law
Elec. Law | Election Law
Em. Dom. Proc. Law | Eminent Domain Procedure Law; EDPL
Empl'rs Liab. Law | Employers' Liability Law
Energy Law |
Envtl. Conserv. Law | Environmental Conservation Law; ECL
Est. Powers & Trusts Law | Estates, Powers and Trusts Law; EPTL; Estates Powers and Trusts Law; Est. Powers & Trusts
Exec. Law | Executive Law
Fam. Ct. Act | Family Court Act; Family Ct Act
Fin. Serv. Law | Financial Services Law
Gen. Assoc. Law | General Associations Law; Gen. Ass'ns Law
Gen. Bus. Law | General Business Law; GBL
Gen. City Law | General City Law
Gen. Constr. Law | General Construction Law
Gen. Mun. Law | General Municipal Law; GML
Gen. Oblig. Law | General Obligations Law; GOL; Gen. Obl. Law
High. Law | Highway Law
Indian Law |
Ins. Law | Insurance Law
Jud. Law | Judiciary Law
Lab. Law | Labor Law
Legis. Law | Legislative Law
Lien Law |
Ltd. Liab. Co. Law | Limited Liability Company Law; LLC Law; L.L.C. Law
Loc. Fin. Law | Local Finance Law
Mental Hyg. Law | Mental Hygiene Law; MHL
Mil. Law | Military Law
Mult. Dwell. Law | Multiple Dwelling Law
Mult. Resid. Law | Multiple Residence Law
Mun. Home Rule Law | Municipal Home Rule Law
Nav. Law | Navigation Law
Not-for-Profit Corp. Law | Not-For-Profit Corporation Law; N-PCL; NPCL
Parks Rec. & Hist. Preserv. Law | Parks, Recreation and Historic Preservation Law
P'ship Law | Partnership Law
Penal Law | Penal L.
Pers. Prop. Law | Personal Property Law
Priv. Hous. Fin. Law | Private Housing Finance Law
Pub. Auth. Law | Public Authorities Law
Pub. Health Law | Public Health Law
Pub. Hous. Law | Public Housing Law
Pub. Off. Law | Public Officers Law; Public Officers L.
Pub. Serv. Law | Public Service Law
Rac. Pari-Mut. Wag. & Breed. Law | Racing, Pari-Mutuel Wagering and Breeding Law
R.R. Law | Railroad Law
Real Prop. Law | Real Property Law; RPL
Real Prop. Acts. Law | Real Property Actions and Proceedings Law; RPAPL; Real Prop. Acts
Real Prop. Tax Law | Real Property Tax Law; RPTL
Relig. Corps. Law | Religious Corporations Law
Retire. & Soc. Sec. Law | Retirement and Social Security Law; Ret. & Soc. Sec. Law
Rural Elec. Coop. Law | Rural Electric Cooperative Law
Second Class Cities Law |
Soc. Serv. Law | Social Services Law; Soc. Servs. Law
Soil & Water Conserv. Dist. Law | Soil and Water Conservation Districts Law
State Fin. Law | State Finance Law
State Law |
State Tech. Law | State Technology Law
Stat. Local Gov'ts Law | Statute of Local Governments
Tax Law |
Town Law |
Transp. Law | Transportation Law
Transp. Corps. Law | Transportation Corporations Law
Unconsol. Law | Unconsolidated Laws; Uncons. Laws; McKinney's Uncons. Laws
U.C.C. Law | UCC Law
Veh. & Traf. Law | Vehicle and Traffic Law; Vehicle & Traffic Law; VTL; Veh. & Traffic Law
Village Law |
Vol. Fire. Ben. Law | Volunteer Firefighters' Benefit Law
Work. Comp. Law | Workers' Compensation Law; Workers' Comp. Law; Workmen's Compensation Law; WCL
Crim. Proc. Law | CPL; C.P.L.; Criminal Procedure Law
C.P.L.R. | CPLR; Civil Practice Law and Rules; Civil Practice Law & Rules; N.Y. Civ. Prac. L. & R.; Civ. Prac. L. & R.
Surr. Ct. Proc. Act | SCPA; Surrogate's Court Procedure Act
Ct. Cl. Act | Court of Claims Act
City Civ. Ct. Act | New York City Civil Court Act
City Crim. Ct. Act | New York City Criminal Court Act
Unif. Dist. Ct. Act | UDCA; Uniform District Court Act
Unif. Just. Ct. Act | UJCA; Uniform Justice Court Act
Unif. City Ct. Act | UCCA; Uniform City Court Act
Bus. Corp. | 
Code Crim. Proc. | 
Civ. Prac. Act | Civil Practice Act
Labor L. | `;

/** Written after "Md. Code Ann.,": the article of the code. */
const MARYLAND = `Agric. | Agriculture; Agriculture Article
Bus. Occ. & Prof. | Business Occupations and Professions
Bus. Reg. | Business Regulation
Com. Law | Commercial Law; Com. Law Article; Commercial Law Article
Corps. & Ass'ns | Corporations and Associations
Corr. Servs. | Correctional Services; Corr. Serv.
Crim. Law | Criminal Law; Criminal Law Article
Crim. Proc. | Criminal Procedure; Criminal Procedure Article
Cts. & Jud. Proc. | Courts and Judicial Proceedings; Courts & Judicial Proceedings
Econ. Dev. | Economic Development
Educ. | Education
Elec. Law | Election Law
Env't | Environment; Envir.
Est. & Trusts | Estates and Trusts; Ests. & Trusts
Fam. Law | Family Law; Family Law Article
Fin. Inst. | Financial Institutions
Gen. Prov. | General Provisions
Health Occ. | Health Occupations
Health-Gen. | Health-General; Health-General Article; Health – Gen.
Hous. & Cmty. Dev. | Housing and Community Development
Hum. Servs. | Human Services
Ins. | Insurance
Lab. & Empl. | Labor and Employment; Lab. & Emp.
Land Use | 
Local Gov't | Local Government
Nat. Res. | Natural Resources
Pub. Safety | Public Safety
Pub. Util. | Public Utilities; Pub. Utils.
Real Prop. | Real Property; Real Property Article
State Fin. & Proc. | State Finance and Procurement
State Gov't | State Government; State Government Article
State Pers. & Pens. | State Personnel and Pensions
Tax-Gen. | Tax-General; Tax – Gen.
Tax-Prop. | Tax-Property; Tax – Prop.
Transp. | Transportation; Transportation Article`;

const LOUISIANA = `Child. Code | Ch. C.; Children's Code; Ch.C.
Civ. Code | C.C.; Civil Code; LSA-C.C.
Code Civ. Proc. | C.C.P.; Code of Civil Procedure; Code Civ. P.
Code Crim. Proc. | C.Cr.P.; Code of Criminal Procedure; Code Crim. P.
Code Evid. | C.E.; Code of Evidence`;

const DIVIDED: readonly (readonly [jurisdiction: string, subjects: string])[] = [
  ['CA', CALIFORNIA],
  ['TX', TEXAS],
  ['NY', NEW_YORK],
  ['MD', MARYLAND],
  ['LA', LOUISIANA],
];

const law = (canonical: string, jurisdiction: string | null): Omit<LawSource, 'others' | 'rule'> => ({
  canonical,
  kind: 'statute',
  jurisdiction,
  shape: 'codeSection',
  sectionSign: 'optional',
});

function rowsOf(jurisdiction: string, subjects: string): LawSource[] {
  const canonical = FORMS.get(jurisdiction)?.[0] ?? '{}';
  return subjects.split('\n').map((line): LawSource => {
    const [subject = '', others = ''] = line.split('|').map((cell) => cell.trim());
    const names = [subject, ...(others === '' ? [] : others.split(';').map((name) => name.trim()))];
    return { ...law(canonical.replace('{}', subject), jurisdiction), others: names, rule: 'subject' };
  });
}

/** Rows for every subject of every divided code, and for the names that several states share. */
export function subjectCodes(): LawSource[] {
  const shared = [...SHARED_NAMES].map((name): LawSource => ({
    ...law(name, null),
    others: [],
    rule: 'plain',
  }));
  return [...DIVIDED.flatMap(([jurisdiction, subjects]) => rowsOf(jurisdiction, subjects)), ...shared];
}
