/** From a report to what the list and the details show. Pure; no wording of verdicts here, that is `verifier/render/words`. */
import type { Block } from '../brief/model';
import type { CitationReport, Mark, QuotationReport, Report } from '../verifier/report';
import { factSentence, listed, MARK_ORDER } from '../verifier/render/words';
import { NO_DECISIONS, type CarriedDecisions } from './decisions';
import type { Results, Surroundings } from './state';

/** UTF-16 units of the brief that the details show on each side of a citation. */
const AROUND = 180;

/** One row of the list: a citation, and every place where a reader meets it. */
export interface Line {
  readonly id: string;
  readonly places: readonly string[];
}

/**
 * The rows: by mark in the order of a reader's need, in the brief's order within each; an entry of the table of authorities
 * stands with its use in the text. Of a selection, only what stands in the selected blocks.
 */
export function linesOf(
  report: Report,
  blocks: readonly Block[],
  selected: readonly number[] | null,
): readonly Line[] {
  const asked = selected === null ? null : new Set(selected);
  return MARK_ORDER.flatMap((mark) => listed(report, blocks, mark))
    .filter(({ citation }) => asked === null || asked.has(citation.block))
    .map(({ citation, places }) => ({ id: citation.id, places }));
}

export interface Row {
  readonly citation: CitationReport;
  readonly places: readonly string[];
  /** What is shown: never "found" of words that were edited since they were checked. */
  readonly mark: Mark;
  readonly edited: boolean;
}

/** What may be said of a citation now: once its words were edited, nothing that was checked holds for them. */
export function shownMark(
  citation: CitationReport,
  { edited }: Pick<Results, 'edited'>,
): { readonly mark: Mark; readonly edited: boolean } {
  const stale = edited[citation.id] === true && citation.mark !== 'none';
  return { mark: stale ? 'unverified' : citation.mark, edited: stale };
}

/** The rows of the shown marks. */
export function rowsOf(
  results: Pick<Results, 'report' | 'lines' | 'edited'>,
  shown: Readonly<Record<Mark, boolean>>,
): readonly Row[] {
  const byId = new Map(results.report.citations.map((citation) => [citation.id, citation]));
  return results.lines.flatMap(({ id, places }) => {
    const citation = byId.get(id);
    if (citation === undefined) return [];
    const now = shownMark(citation, results);
    return shown[now.mark] ? [{ citation, places, ...now }] : [];
  });
}

/** What is said of words that nobody has checked. */
export const EDITED = 'Edited since the check: check again.';

const PROBLEMS: ReadonlySet<Mark> = new Set(['stop', 'mismatch']);

/** What must be decided on: stops and mismatches that were not accepted, and accepted words that were edited since. */
export function problemsOf(
  results: Pick<Results, 'report' | 'lines' | 'edited'>,
  { decided }: CarriedDecisions,
): readonly Row[] {
  return rowsOf(results, ALL).filter(
    ({ citation }) => PROBLEMS.has(citation.mark) && decided[citation.id] === undefined,
  );
}

/** The problem after (1) or before (-1) this citation in the list's order, round and round; null where there is none. */
export function nextProblem(
  results: Pick<Results, 'report' | 'lines' | 'edited'>,
  decisions: CarriedDecisions,
  from: string | null,
  by: 1 | -1,
): string | null {
  const order = results.lines.map(({ id }) => id);
  const problems = problemsOf(results, decisions).map(({ citation }) => citation.id);
  const at = from === null ? -1 : order.indexOf(from);
  const place = (id: string): number => order.indexOf(id);
  const ahead = by === 1 ? problems : [...problems].reverse();
  const next = ahead.find((id) => at >= 0 && (by === 1 ? place(id) > at : place(id) < at));
  return next ?? ahead[0] ?? null;
}

const ALL: Readonly<Record<Mark, boolean>> = {
  stop: true,
  mismatch: true,
  unverified: true,
  found: true,
  none: true,
};

export interface Tally {
  /** Uses asked about: of the brief, or of the selection. */
  readonly citations: number;
  /** Of them, those of a kind that is checked. */
  readonly checked: number;
  /** Of them, those that stand in the table of authorities with their use in the text. */
  readonly inTable: number;
  /** Rows of the list. */
  readonly rows: Readonly<Record<Mark, number>>;
  /** Rows that must be decided on before the brief is ready. */
  readonly undecided: number;
  /** Rows that were decided on. */
  readonly decided: number;
  /** Rows whose words were edited since. */
  readonly edited: number;
}

export function tallyOf(
  results: Pick<Results, 'report' | 'lines' | 'scope' | 'edited'>,
  decisions: CarriedDecisions = NO_DECISIONS,
): Tally {
  const listedRows = rowsOf(results, ALL);
  const rows: Record<Mark, number> = { stop: 0, mismatch: 0, unverified: 0, found: 0, none: 0 };
  for (const { mark } of listedRows) rows[mark] += 1;
  const { summary } = results.report;
  const whole = results.scope === 'document';
  const checkedRows = listedRows.filter(({ citation }) => citation.status !== null).length;
  return {
    citations: whole ? summary.citations : listedRows.length,
    checked: whole ? summary.checked : checkedRows,
    inTable: whole ? summary.citations - listedRows.length : 0,
    rows,
    undecided: problemsOf(results, decisions).length,
    decided: listedRows.filter(({ citation }) => decisions.decided[citation.id] !== undefined).length,
    edited: listedRows.filter(({ edited }) => edited).length,
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

const REFERRING: ReadonlySet<CitationReport['kind']> = new Set(['short', 'id', 'supra']);

/** "Hoag v. New Jersey, 356 U.S. 464", "Id. at 471 (Hoag v. New Jersey)"; white space folded. */
export function citationTitle(
  citation: Pick<CitationReport, 'caseName' | 'text' | 'kind' | 'match'>,
): string {
  const { caseName, text, kind, match } = citation;
  const before = kind === 'case' && caseName !== null ? `${caseName}, ` : '';
  const after = REFERRING.has(kind) && match !== null ? ` (${match.name})` : '';
  return `${before}${text}${after}`.replace(/\s+/g, ' ').trim();
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
