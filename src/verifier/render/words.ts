/** The words and signs of a report that a person reads: one row a mark, one a check, one a verdict. */
import type { Check, CheckName, CitationReport, Mark, QuotationReport } from '../report';

export interface MarkWords {
  readonly icon: string;
  readonly word: string;
  /** Heading of the mark's section in a report. */
  readonly heading: string;
  /** What the reader should know of all of them. */
  readonly meaning: string;
}

export const MARK_WORDS: Readonly<Record<Mark, MarkWords>> = {
  stop: {
    icon: '✕',
    word: 'Stop',
    heading: 'No such citation',
    meaning: 'A closed-world fact shows that nothing stands at this citation.',
  },
  mismatch: {
    icon: '≠',
    word: 'Mismatch',
    heading: 'Not as cited',
    meaning: 'The citation exists, but something about it is not as the brief says.',
  },
  unverified: {
    icon: '?',
    word: 'Unverified',
    heading: 'Unverified',
    meaning:
      'No evidence either way. This says nothing against the citation; look it up where it is published.',
  },
  found: {
    icon: '✓',
    word: 'Found',
    heading: 'Found',
    meaning: 'Found means that the case exists. Whether it supports the point is yours to read.',
  },
  none: {
    icon: '–',
    word: 'Not checked',
    heading: 'Not checked',
    meaning: 'Statutes, rules, records and other kinds are recognised and not checked.',
  },
};

/** The order in which a reader needs them. */
export const MARK_ORDER: readonly Mark[] = ['stop', 'mismatch', 'unverified', 'found', 'none'];

export const CHECK_WORDS: Readonly<Record<CheckName, string>> = {
  caseName: 'Name',
  court: 'Court',
  year: 'Year',
  parallel: 'Parallel citations',
  pincite: 'Page cited',
  quotation: 'Words quoted',
  support: 'Support',
  toa: 'Table of authorities',
};

export const RESULT_WORDS: Readonly<Record<Check['result'], string>> = {
  agrees: 'agrees',
  differs: 'differs',
  cannotTell: 'cannot tell',
};

export const VERDICT_WORDS: Readonly<Record<QuotationReport['verdict'], string>> = {
  verbatim: 'the same words',
  licensed: 'changed only where the brief says so',
  altered: 'words differ',
  elsewhere: 'right words, another place',
  absent: 'not in this opinion',
  cannotTell: 'cannot tell',
};

const PART_WORDS: Readonly<Record<CitationReport['where']['part'], string>> = {
  body: 'body',
  table: 'table',
  footnote: 'note',
  endnote: 'endnote',
  header: 'header',
  textbox: 'text box',
};

/** Where a citation stands, as a reader finds it: "paragraph 12", "note 3". */
export function placeWords(citation: Pick<CitationReport, 'where' | 'block'>): string {
  const { part, note } = citation.where;
  if (note !== null) return `${PART_WORDS[part]} ${note}`;
  return part === 'body'
    ? `paragraph ${citation.block + 1}`
    : `${PART_WORDS[part]}, paragraph ${citation.block + 1}`;
}

/** The plain sentence that a reader needs first: the fact that decided the mark. */
export function factSentence(citation: CitationReport): string {
  if (citation.mark !== 'mismatch') return citation.note;
  const differing = citation.checks.filter((check) => check.result === 'differs');
  const decisive = differing.find((check) => check.severity === 'major') ?? differing[0];
  return decisive?.note ?? citation.note;
}

/** "1 citation", "12 citations". */
export function counted(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
