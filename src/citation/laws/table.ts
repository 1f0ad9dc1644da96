// The laws and other authorities that are not cases: codes, regulations, rules, constitutions, session laws, legislative and
// administrative papers, law reviews, Restatements and treatises, in all their spellings. They are recognised and typed so that they
// are neither called cases nor lost. Our own table: one row a fact. A new code or journal is a row in the file of its kind.
import { constitutions } from './constitutions';
import { federalLaws } from './federal';
import { journals } from './journals';
import { stateRegulations } from './regulations';
import { rules } from './rules';
import { sessionLaws } from './sessionLaws';
import { stateCodes } from './states';
import { subjectCodes } from './subjects';
import { treatises } from './treatises';

export interface LawRow {
  readonly canonical: string;
  /** The canonical first; some differ only in what `foldAbbreviation` folds. */
  readonly spellings: readonly string[];
  readonly kind:
    | 'statute'
    | 'regulation'
    | 'rule'
    | 'constitution'
    | 'journal'
    | 'legislative'
    | 'administrative'
    | 'treatise';
  /** Postal code, "US" for federal law, null where none. */
  readonly jurisdiction: string | null;
  /**
   * titleCodeSection "42 U.S.C. § 1983"; codeSection "Cal. Penal Code § 187"; ruleNumber "Fed. R. Civ. P. 12(b)(6)";
   * ruleSuffix "Rule 59(e), SCRCP"; volumePage "120 Harv. L. Rev. 1", "88 Fed. Reg. 1234"; publicLaw "Pub. L. No. 115-91";
   * constitution "U.S. Const. art. I, § 8"; restatement "Restatement (Second) of Torts § 402A"; congress "H.R. 1234, 110th Cong. § 2".
   */
  readonly shape:
    | 'titleCodeSection'
    | 'codeSection'
    | 'ruleNumber'
    | 'ruleSuffix'
    | 'volumePage'
    | 'publicLaw'
    | 'constitution'
    | 'restatement'
    | 'congress';
  /** Whether a section sign (or "sec.", "section") must stand before the number for this to be a citation of it. */
  readonly sectionSign: 'required' | 'optional';
  /** True: also written after its number, "§ 18-3-102, C.R.S.", "Rule 56, Ala. R. Civ. P.". (ruleSuffix is always written so.) */
  readonly after?: boolean;
  /**
   * The abbreviation alone could be something else ("R." the record, "CR" the clerk's record, "AS" a word), so its number must have
   * this form: dotted "11.41.100", colon "4:46-2", subdivided "56(c)"; or its title
   * the form dashedTitle "06-096".
   */
  readonly numberForm?: 'dotted' | 'colon' | 'subdivided' | 'dashedTitle';
}

let rows: readonly LawRow[] | null = null;

/** All laws and secondary authorities. Of rows that share a spelling ("CCR", "Penal Code") the likelier comes first. */
export function lawRows(): readonly LawRow[] {
  rows ??= [
    ...federalLaws(),
    ...constitutions(),
    ...rules(),
    ...stateCodes(),
    ...subjectCodes(),
    ...stateRegulations(),
    ...sessionLaws(),
    ...treatises(),
    ...journals(),
  ];
  return rows;
}

/** Whether a number (and title) as written can belong to a law whose abbreviation could also be something else (see `numberForm`). */
export function fitsNumberForm(row: LawRow, number: string, title = ''): boolean {
  switch (row.numberForm) {
    case undefined:
      return true;
    case 'dotted':
      return /^\d+[A-Z]?\.\d/.test(number);
    case 'colon':
      return /^\d+[A-Z]?:\d/.test(number);
    case 'dashedTitle':
      return /^\d+-\d+$/.test(title);
    case 'subdivided':
      return /^\d+(?:\.\d+)*\([A-Za-z0-9]/.test(number);
  }
}
