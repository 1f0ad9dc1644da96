/** The report as a table for a spreadsheet (RFC 4180): one row a citation. The last column says who wrote the file. */
import { REPORT_SCHEMA, type CitationReport, type Report } from '../report';
import { CHECK_WORDS, MARK_WORDS, placeWords, RESULT_WORDS } from './words';

type Column = readonly [heading: string, value: (citation: CitationReport, report: Report) => string];

const COLUMNS: readonly Column[] = [
  ['id', (citation) => citation.id],
  ['place', (citation) => placeWords(citation)],
  ['kind', (citation) => citation.kind],
  ['name', (citation) => citation.caseName ?? ''],
  ['citation', (citation) => citation.text],
  ['pincite', (citation) => citation.pincite?.text ?? ''],
  ['mark', (citation) => MARK_WORDS[citation.mark].word],
  ['status', (citation) => citation.status ?? ''],
  ['note', (citation) => citation.note],
  ['checks', checksAsText],
  ['evidence', evidenceAsText],
  ['match', (citation) => citation.match?.name ?? ''],
  ['match citation', (citation) => citation.match?.citation.join('; ') ?? ''],
  ['match date', (citation) => citation.match?.date ?? ''],
  ['suggestion', (citation) => citation.suggestion?.text ?? ''],
  [REPORT_SCHEMA, (_citation, report) => `cite-check ${report.tool.version}`],
];

export function renderCsv(report: Report): string {
  const heading = COLUMNS.map(([name]) => name);
  const rows = report.citations.map((citation) => COLUMNS.map(([, value]) => value(citation, report)));
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe keeps it text. */
const FORMULA_START = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function checksAsText(citation: CitationReport): string {
  return citation.checks
    .map((check) => {
      const result = RESULT_WORDS[check.result] + (check.severity === null ? '' : ` (${check.severity})`);
      return `${CHECK_WORDS[check.check]}: ${result} – ${check.note}`;
    })
    .join(' | ');
}

function evidenceAsText(citation: CitationReport): string {
  return citation.evidence
    .map((item) => `${item.rule}: ${item.detail} (${item.source}, ${item.asOf})`)
    .join(' | ');
}
