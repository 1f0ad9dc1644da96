// Restatements, treatises, encyclopedias, annotations and dictionaries. Source: Bluebook rules 12.9.4 and 15, and the titles that
// briefs cite most. A row is a title without its author; "volumePage" ones stand behind a volume ("5 Wright & Miller § 1216",
// "17A Am. Jur. 2d § 4"). One line a title.
import { readRows, type LawSource } from './rows';

/** Subject | series in which there is one */
const RESTATEMENTS = `Torts | 1 2 3
Contracts | 1 2
Agency | 1 2 3
Property | 1 2 3
Judgments | 1 2
Trusts | 1 2 3
Conflict of Laws | 1 2 3
Foreign Relations Law of the United States | 2 3
Foreign Relations Law | 2 3 4
the Foreign Relations Law of the United States | 2 3 4
the Law Governing Lawyers | 3
Law Governing Lawyers | 3
Unfair Competition | 3
Restitution | 1
Restitution and Unjust Enrichment | 3
Restitution & Unjust Enrichment | 3
Security | 1
Suretyship and Guaranty | 3
Suretyship & Guaranty | 3
Employment Law | 3
Emp. Law | 3
the Law of Liability Insurance | 1
Liability Insurance | 1
the Law of Charitable Nonprofit Organizations | 1
the U.S. Law of International Commercial and Investor-State Arbitration | 1
the Law of American Indians | 1
Children and the Law | 1
Torts: Prods. Liab. | 3
Torts: Products Liability | 3
Torts: Liab. for Physical & Emotional Harm | 3
Torts: Liability for Physical and Emotional Harm | 3
Torts: Phys. & Emot. Harm | 3
Torts: Apportionment of Liab. | 3
Torts: Apportionment of Liability | 3
Torts: Liab. for Econ. Harm | 3
Torts: Liability for Economic Harm | 3
Torts: Intentional Torts to Persons | 3
Property: Servitudes | 3
Property: Mortgages | 3
Property: Wills & Other Donative Transfers | 3
Property: Wills and Other Donative Transfers | 3
Property: Landlord & Tenant | 2`;

/** The titles under which a series is cited, by its number; the other titles of each are in spellings.ts. */
const SERIES: Readonly<Record<string, string>> = {
  '1': 'Restatement of',
  '2': 'Restatement (Second) of',
  '3': 'Restatement (Third) of',
  '4': 'Restatement (Fourth) of',
};

function restatements(): LawSource[] {
  return RESTATEMENTS.split('\n').flatMap((line) => {
    const [subject = '', series = ''] = line.split('|').map((cell) => cell.trim());
    return series.split(' ').map((number): LawSource => ({
      canonical: `${SERIES[number] ?? ''} ${subject}`,
      others: [],
      rule: 'restatement',
      kind: 'treatise',
      jurisdiction: null,
      shape: 'restatement',
      sectionSign: 'optional',
    }));
  });
}

/** Titles with sections behind a volume number, and annotations with pages. */
const TITLES = `
- | titleCodeSection | Am. Jur. 2d | Am. Jur.; AmJur 2d; American Jurisprudence; Am. Jur. 3d; American Jurisprudence 2d
- | titleCodeSection | Am. Jur. Proof of Facts | Am. Jur. Proof of Facts 2d; Am. Jur. Proof of Facts 3d; Am. Jur. Trials
- | titleCodeSection | C.J.S. | CJS; Corpus Juris Secundum; C.J.
- | titleCodeSection | Cal. Jur. | Cal. Jur. 3d; Cal. Jur. 2d
- | titleCodeSection | Tex. Jur. | Tex. Jur. 3d; Tex. Jur. 2d
- | titleCodeSection | Fla. Jur. | Fla. Jur. 2d
- | titleCodeSection | Ohio Jur. | Ohio Jur. 2d; Ohio Jur. 3d
- | titleCodeSection | N.Y. Jur. | N.Y. Jur. 2d
- | titleCodeSection | Ill. Law & Prac. | I.L.P.; Illinois Law and Practice; Ind. L. Encyc.; Mich. Civ. Jur.; M.L.P.
- | titleCodeSection | Wright & Miller | Wright and Miller; Wright & A. Miller; C. Wright & A. Miller; Charles Alan Wright & Arthur R. Miller; Wright et al.; Wright, Miller & Cooper; Wright, Miller, & Cooper; C. Wright, A. Miller & E. Cooper; Charles Alan Wright et al.; C. Wright, A. Miller, & E. Cooper
- | titleCodeSection | Federal Practice and Procedure | Federal Practice & Procedure; Fed. Prac. & Proc.; Fed. Prac. & Proc. Civ.; Fed. Prac. & Proc. Juris.; Federal Practice and Procedure: Civil; Fed. Prac. & Proc. Crim.; Fed. Prac. & Proc. Evid.; Federal Practice and Procedure (Wright & Miller)
- | titleCodeSection | Moore's Federal Practice | Moore’s Fed. Prac.; James Wm. Moore et al., Moore's Federal Practice; Moore's Federal Practice - Civil; Moore's Federal Practice—Civil
- | titleCodeSection | Weinstein's Federal Evidence | Weinstein’s Evidence; Weinstein's Fed. Evid.
- | titleCodeSection | Collier on Bankruptcy | Collier; Collier on Bankr.
- | titleCodeSection | Corbin on Contracts | Corbin; Arthur L. Corbin, Corbin on Contracts
- | titleCodeSection | Williston on Contracts | Williston; Samuel Williston, A Treatise on the Law of Contracts; S. Williston, Contracts; Richard A. Lord, Williston on Contracts
- | titleCodeSection | Wigmore, Evidence | J. Wigmore, Evidence; Wigmore on Evidence; John Henry Wigmore, Evidence
- | titleCodeSection | McCormick on Evidence | McCormick; McCormick, Evidence; C. McCormick, Evidence
- | codeSection | Prosser and Keeton on the Law of Torts | Prosser & Keeton on Torts; Prosser & Keeton; W. Page Keeton et al., Prosser and Keeton on the Law of Torts; Prosser and Keeton on Torts; W. Prosser, Law of Torts; Prosser, Law of Torts; W. Keeton, D. Dobbs, R. Keeton, & D. Owen, Prosser and Keeton on Law of Torts
- | titleCodeSection | Dobbs, The Law of Torts | Dan B. Dobbs, The Law of Torts; Dobbs' Law of Torts
- | titleCodeSection | Nimmer on Copyright | Nimmer; Melville B. Nimmer & David Nimmer, Nimmer on Copyright; M. Nimmer & D. Nimmer, Nimmer on Copyright; M. Nimmer & D. Nimmer, Copyright; Patry on Copyright; William F. Patry, Patry on Copyright
- | titleCodeSection | McCarthy on Trademarks and Unfair Competition | McCarthy on Trademarks; McCarthy on Trademarks & Unfair Competition; J. Thomas McCarthy, McCarthy on Trademarks and Unfair Competition; J. McCarthy, Trademarks and Unfair Competition
- | titleCodeSection | Chisum on Patents | Donald S. Chisum, Chisum on Patents
- | titleCodeSection | Sutherland Statutory Construction | Sutherland on Statutory Construction; Sutherland, Statutory Construction; Norman J. Singer, Sutherland Statutory Construction; Singer, Sutherland Statutory Construction; Statutes and Statutory Construction; Singer & Singer, Sutherland Statutory Construction
- | titleCodeSection | Couch on Insurance | Couch; Couch on Insurance 3d; Steven Plitt et al., Couch on Insurance; Couch on Ins.; Couch on Insurance 2d; Appleman, Insurance Law and Practice
- | titleCodeSection | Larson's Workers' Compensation Law | Larson; Larson's Workers' Compensation; Larson, Workers' Compensation Law
- | titleCodeSection | Fletcher Cyclopedia of the Law of Corporations | Fletcher Cyclopedia of Corporations; Fletcher Cyc. Corp.; Fletcher Cyclopedia of the Law of Private Corporations; Fletcher, Cyclopedia Corporations
- | titleCodeSection | Powell on Real Property | Thompson on Real Property; Richard R. Powell, Powell on Real Property
- | titleCodeSection | Areeda & Hovenkamp, Antitrust Law | Areeda & Hovenkamp; Phillip E. Areeda & Herbert Hovenkamp, Antitrust Law; P. Areeda & H. Hovenkamp, Antitrust Law; P. Areeda & D. Turner, Antitrust Law
- | titleCodeSection | Newberg on Class Actions | Newberg & Rubenstein on Class Actions; William B. Rubenstein, Newberg on Class Actions; Newberg and Rubenstein on Class Actions
- | titleCodeSection | LaFave, Search and Seizure | Wayne R. LaFave, Search and Seizure; W. LaFave, Search and Seizure; LaFave, Search & Seizure; Wayne R. LaFave, Search and Seizure: A Treatise on the Fourth Amendment
- | titleCodeSection | LaFave, Substantive Criminal Law | Wayne R. LaFave, Substantive Criminal Law; W. LaFave & A. Scott, Substantive Criminal Law
- | titleCodeSection | LaFave, Criminal Procedure | Wayne R. LaFave et al., Criminal Procedure
- | titleCodeSection | Wharton's Criminal Law | Wharton's Criminal Evidence; Wharton, Criminal Law
- | titleCodeSection | Blackstone, Commentaries | W. Blackstone, Commentaries; William Blackstone, Commentaries; W. Blackstone, Commentaries on the Laws of England; William Blackstone, Commentaries on the Laws of England; Blackstone, Commentaries on the Laws of England; Blackstone's Commentaries; Bl. Comm.; Blackstone
- | titleCodeSection | Coke, Institutes of the Laws of England | E. Coke, Institutes of the Laws of England; E. Coke, Institutes
- | titleCodeSection | Story, Commentaries on the Constitution | J. Story, Commentaries on the Constitution of the United States; Joseph Story, Commentaries on the Constitution of the United States
- | titleCodeSection | Farrand, Records of the Federal Convention of 1787 | Records of the Federal Convention of 1787; The Records of the Federal Convention of 1787; Farrand
- | titleCodeSection | Elliot's Debates | J. Elliot, Debates on the Federal Constitution; Debates on the Federal Constitution
- | ruleNumber | The Federalist No. | Federalist No.; The Federalist, No.; The Federalist Nos.; Federalist Nos.; Federalist Paper No.; Federalist Papers No.
- | titleCodeSection | Witkin, Cal. Procedure | Witkin, Cal. Procedure (5th ed.); Witkin, Summary of Cal. Law; Witkin, Cal. Evidence; Witkin, Cal. Proc.; Witkin & Epstein, Cal. Criminal Law; B. Witkin, Cal. Procedure; Witkin, Cal. Crim. Law
- | titleCodeSection | Witkin, Summary of Cal. Law | B.E. Witkin, Summary of California Law; Witkin, Summary of California Law
- | titleCodeSection | Miller & Starr, Cal. Real Estate | Miller & Starr, California Real Estate
- | codeSection | Scalia & Garner, Reading Law | A. Scalia & B. Garner, Reading Law; Antonin Scalia & Bryan A. Garner, Reading Law; Antonin Scalia & Bryan A. Garner, Reading Law: The Interpretation of Legal Texts; A. Scalia & B. Garner, Reading Law: The Interpretation of Legal Texts
- | codeSection | Black's Law Dictionary | Black's Law Dict.; BLACK'S LAW DICTIONARY; Black's L. Dict.; Garner's Dictionary of Legal Usage; Ballentine's Law Dictionary
- | codeSection | Webster's Third New International Dictionary | Webster's Third New Int'l Dictionary; Webster's Third; Webster's Second; Webster's New International Dictionary; Merriam-Webster's Collegiate Dictionary; Webster's Third New Int'l Dict.; Webster's Ninth New Collegiate Dictionary; American Heritage Dictionary; The American Heritage Dictionary; Oxford English Dictionary; Random House Dictionary; Random House Webster's Unabridged Dictionary; The Random House Dictionary of the English Language; Merriam-Webster
- | codeSection | Manual for Complex Litigation | Manual for Complex Litigation (Fourth); Manual for Complex Litig.; Reference Manual on Scientific Evidence; Hart and Wechsler's The Federal Courts and the Federal System; MANUAL FOR COMPLEX LITIGATION
- | codeSection | Principles of the Law of Family Dissolution | ALI Principles of Corp. Governance; Principles of Corporate Governance
- | volumePage | A.L.R. Ann. | Annot.`;

export function treatises(): LawSource[] {
  return [...restatements(), ...readRows('treatise', TITLES)];
}
