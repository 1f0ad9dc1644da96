/** A report as something to read or to keep: HTML, JSON, CSV and the summary of the command line. Strings only, no I/O. */
import { REPORT_SCHEMA, type Report } from '../report';
import type { Block } from '../../brief/model';
import { renderCsv } from './csv';
import { renderHtml } from './html';

export { renderSummary } from './summary';

export type ReportFormat = 'html' | 'json' | 'csv';

/** The report in one format; `blocks` are the brief's, for the words around each citation. */
export function renderReport(report: Report, blocks: readonly Block[], format: ReportFormat): string {
  switch (format) {
    case 'html':
      return renderHtml(report, blocks);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'csv':
      return renderCsv(report);
  }
}

/** Whether a file's text is an earlier report of ours: every format names the report's schema near its beginning. */
export function isOurReport(text: string): boolean {
  return text.slice(0, 2000).includes(REPORT_SCHEMA);
}
