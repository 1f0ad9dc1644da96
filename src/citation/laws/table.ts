// The laws and other authorities that are not cases, in all their spellings. They are recognised and typed so that they are neither
// called cases nor lost. Rows are compiled at build time (compile.ts) of the tables of this folder; here their lines are decoded, each
// when it is first asked for. Nothing here knows a fact.
import { linesOf } from '../compiledLines';
import { LAWS } from '../generated/compiled';
import {
  FIRST_MARK,
  LAW_KINDS,
  LAW_SHAPES,
  NUMBER_FORMS,
  SECTION_REQUIRED,
  SPELLING_RULES,
  WRITTEN_AFTER,
} from './codes';
import { spellingsBy } from './spellings';

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
   * constitution "U.S. Const. art. I, § 8"; restatement "Restatement (Second) of Torts § 402A"; congress "H.R. 1234, 110th Cong. § 2";
   * sessionLaw "Stats. 2009, ch. 28, § 1"; regnal "29 Car. II, c. 7".
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
    | 'congress'
    | 'sessionLaw'
    | 'regnal';
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

function decode(line: string): LawRow {
  const [head = '', canonical = '', state = '', others = ''] = line.split('\t');
  const kind = LAW_KINDS[head.charAt(0)];
  const shape = LAW_SHAPES[head.charAt(1)];
  const marks = head.charCodeAt(2) - FIRST_MARK;
  const rule = SPELLING_RULES[head.charAt(3)];
  if (!kind || !shape || !rule) throw new Error(`Law table: the line "${line}" has unknown codes.`);
  const jurisdiction = state === '' ? null : state;
  const numberForm = NUMBER_FORMS[marks & (SECTION_REQUIRED - 1)];
  return {
    canonical,
    spellings: spellingsBy(rule, canonical, others === '' ? [] : others.split('|'), jurisdiction),
    kind,
    jurisdiction,
    shape,
    sectionSign: (marks & SECTION_REQUIRED) !== 0 ? 'required' : 'optional',
    ...((marks & WRITTEN_AFTER) !== 0 ? { after: true } : {}),
    ...(numberForm ? { numberForm } : {}),
  };
}

let lines: readonly string[] | null = null;
const decoded: LawRow[] = [];

/** The compiled lines, in the order of {@link lawRows}; a line begins with its codes (../generated/compiled). */
export function lawLines(): readonly string[] {
  lines ??= linesOf(LAWS);
  return lines;
}

/** The row of a line, by its index. */
export function lawAt(index: number): LawRow {
  const held = decoded[index];
  if (held) return held;
  const row = decode(lawLines()[index] ?? '');
  decoded[index] = row;
  return row;
}

let rows: readonly LawRow[] | null = null;

/** All laws and secondary authorities. Of rows that share a spelling ("CCR", "Penal Code") the likelier comes first. */
export function lawRows(): readonly LawRow[] {
  rows ??= lawLines().map((_line, index) => lawAt(index));
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
