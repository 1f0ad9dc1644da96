/** The words and signs of a report that a person reads: one row a mark, one a check, one a verdict. */
import type { Block } from '../../brief/model';
import type { Check, CheckName, CitationReport, Evidence, Mark, QuotationReport, Report } from '../report';

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

/** Where a citation stands, as a reader finds it: "paragraph 12", "note 3", "table of authorities". */
export function placeWords(citation: Pick<CitationReport, 'where' | 'block'>, block?: Block): string {
  if (block?.role === 'tableOfAuthorities') return 'table of authorities';
  const { part, note } = citation.where;
  if (note !== null) return `${PART_WORDS[part]} ${note}`;
  return part === 'body'
    ? `paragraph ${citation.block + 1}`
    : `${PART_WORDS[part]}, paragraph ${citation.block + 1}`;
}

/** One line of a report: a citation, and every place where a reader meets it. */
export interface Listed {
  readonly citation: CitationReport;
  readonly places: readonly string[];
}

/**
 * The citations of one mark in reading order. An entry of the table of authorities that says no more than a use in the text does
 * is no line of its own: it becomes a further place of that use.
 */
export function listed(report: Report, blocks: readonly Block[], mark: Mark): readonly Listed[] {
  const marked = report.citations.filter((citation) => citation.mark === mark);
  const inTable = (citation: CitationReport) => blocks[citation.block]?.role === 'tableOfAuthorities';
  const said = (citation: CitationReport) => `${citation.text} ${factSentence(citation)}`;
  const entries = new Set(marked.filter(inTable).map(said));
  const told = new Set<string>();
  const lines: Listed[] = [];
  for (const citation of marked.filter((candidate) => !inTable(candidate))) {
    const places = [placeWords(citation, blocks[citation.block])];
    if (entries.has(said(citation)) && !told.has(said(citation))) places.push('table of authorities');
    told.add(said(citation));
    lines.push({ citation, places });
  }
  const tableOnly = marked.filter((citation) => inTable(citation) && !told.has(said(citation)));
  return [...lines, ...tableOnly.map((citation) => ({ citation, places: ['table of authorities'] }))];
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

/** The evidence without what the fact already said: "Evidence: … (series facts, 2026-11-30)". */
export function evidenceWords(evidence: Evidence, fact: string): string {
  const source = `${evidence.source}, ${evidence.asOf}`;
  return evidence.detail === fact ? source : `${evidence.detail} (${source})`;
}

/** "552 U.S. 544 (unverified) → 550 U.S. 544 (found)"; what was replaced again or taken out since is said to be gone. */
export function revisionWords(
  report: Report,
  { before, after }: NonNullable<Report['revisions']>[number],
): string {
  const told = ({ text, mark }: CitationReport): string =>
    `${text.replace(/\s+/g, ' ')} (${MARK_WORDS[mark].word.toLowerCase()})`;
  const now = report.citations.find(({ id }) => id === after);
  return `${told(before)} → ${now === undefined ? 'no longer in the brief' : told(now)}`;
}
