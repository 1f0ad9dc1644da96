/** From a report to what the list and the details show. Pure; no wording of verdicts here, that is `verifier/render/words`. */
import type { Block } from '../brief/model';
import type { CitationReport, Mark, QuotationReport, Report } from '../verifier/report';
import { factSentence, MARK_ORDER } from '../verifier/render/words';
import type { Results, Surroundings } from './state';

/** UTF-16 units of the brief that the details show on each side of a citation. */
const AROUND = 180;

/** The citations that the user asked about: all, or those of the selected blocks. */
export function inScope(results: Pick<Results, 'report' | 'selected'>): readonly CitationReport[] {
  const { report, selected } = results;
  if (selected === null) return report.citations;
  const blocks = new Set(selected);
  return report.citations.filter((citation) => blocks.has(citation.block));
}

/** Of those, the ones of the shown marks: by mark in the order of a reader's need, in the brief's order within each. */
export function listed(
  results: Pick<Results, 'report' | 'selected'>,
  shown: Readonly<Record<Mark, boolean>>,
): readonly CitationReport[] {
  const citations = inScope(results);
  return MARK_ORDER.filter((mark) => shown[mark]).flatMap((mark) =>
    citations.filter((citation) => citation.mark === mark),
  );
}

export interface Tally {
  readonly citations: number;
  /** Of a kind that is checked. */
  readonly checked: number;
  readonly byMark: Readonly<Record<Mark, number>>;
  /** Must be decided on before the brief is ready. */
  readonly undecided: number;
}

export function tallyOf(citations: readonly CitationReport[]): Tally {
  const byMark: Record<Mark, number> = { stop: 0, mismatch: 0, unverified: 0, found: 0, none: 0 };
  for (const { mark } of citations) byMark[mark] += 1;
  return {
    citations: citations.length,
    checked: citations.filter(({ status }) => status !== null).length,
    byMark,
    undecided: byMark.stop + byMark.mismatch,
  };
}

/** All its differences are small: then the sign is ≈ and not ≠. */
export function isSmallDifference(citation: CitationReport): boolean {
  const differing = citation.checks.filter((check) => check.result === 'differs');
  return (
    citation.mark === 'mismatch' &&
    differing.length > 0 &&
    differing.every((check) => check.severity === 'minor')
  );
}

/** "Hoag v. New Jersey, 356 U.S. 464", white space folded. */
export function citationTitle(citation: Pick<CitationReport, 'caseName' | 'text' | 'kind'>): string {
  const name = citation.caseName !== null && citation.kind === 'case' ? `${citation.caseName}, ` : '';
  return `${name}${citation.text}`.replace(/\s+/g, ' ').trim();
}

/** The deciding fact as a sentence: a capital first and a stop last. */
export function fact(citation: CitationReport): string {
  return asSentence(factSentence(citation));
}

export function asSentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.?!…”"]$/.test(first) ? first : `${first}.`;
}

/** The quotations that the brief attributes to a citation. */
export function quotationsOf(report: Report, citationId: string): readonly QuotationReport[] {
  return report.quotations.filter((quotation) => quotation.citation === citationId);
}

/** The words around every citation, by its id. */
export function surroundingsOf(
  blocks: readonly Block[],
  citations: readonly CitationReport[],
): Record<string, Surroundings> {
  const surroundings: Record<string, Surroundings> = {};
  for (const citation of citations) {
    const text = blocks[citation.block]?.text ?? '';
    const [start, end] = citation.fullSpan;
    surroundings[citation.id] = {
      before: before(text, start),
      citation: text.slice(start, end),
      after: after(text, end),
    };
  }
  return surroundings;
}

function before(text: string, start: number): string {
  if (start <= AROUND) return text.slice(0, start).trimStart();
  const window = text.slice(start - AROUND, start);
  return `…${window.slice(window.indexOf(' ') + 1)}`;
}

function after(text: string, end: number): string {
  if (text.length - end <= AROUND) return text.slice(end).trimEnd();
  const window = text.slice(end, end + AROUND);
  const lastSpace = window.lastIndexOf(' ');
  return `${lastSpace > 0 ? window.slice(0, lastSpace) : window}…`;
}

/** A case's page to read, or null where the source gives none that a browser may open. */
export function readableUrl(url: string): string | null {
  return /^https?:\/\//i.test(url) ? url : null;
}
