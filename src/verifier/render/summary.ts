/** The readable summary of `check`: counts with named denominators, then each stop and mismatch with place, reason, evidence. */
import type { Block } from '../../brief/model';
import type { CitationReport, Mark, QuotationReport, Report } from '../report';
import {
  counted,
  evidenceWords,
  factSentence,
  listed,
  MARK_ORDER,
  MARK_WORDS,
  revisionWords,
  VERDICT_WORDS,
} from './words';

/** Plain text for a terminal, ending in a line break; `blocks` are the brief's. */
export function renderSummary(report: Report, blocks: readonly Block[]): string {
  const { summary, document, library } = report;
  const lines = [
    `${document.name}: ${counted(document.blocks, 'paragraph')}, ${counted(document.words, 'word')}`,
    `Library: ${library.name}, ${counted(library.cases, 'case')}, as of ${library.asOf}`,
    '',
  ];
  if (summary.citations === 0) {
    lines.push('No citations in this document.');
    return `${lines.join('\n')}\n`;
  }
  const unchecked = summary.citations - summary.checked;
  const inTable = report.citations.filter(({ block }) => blocks[block]?.role === 'tableOfAuthorities').length;
  lines.push(
    `${counted(summary.citations, 'citation')} to ${counted(summary.authorities, 'authority', 'authorities')}; ` +
      `${summary.checked} checked, ${unchecked} of kinds that are not checked` +
      (inTable === 0 ? '' : `; ${inTable} of them stand in the table of authorities`),
    MARK_ORDER.filter((mark) => mark !== 'none')
      .map(
        (mark) =>
          `  ${MARK_WORDS[mark].icon} ${summary.byMark[mark] ?? 0} ${MARK_WORDS[mark].word.toLowerCase()}`,
      )
      .join('\n'),
  );
  for (const mark of ['stop', 'mismatch'] as const) lines.push(...section(report, blocks, mark));
  lines.push(...revisionLines(report));
  if (document.skipped.length > 0) lines.push('', `Not read: ${document.skipped.join('; ')}.`);
  lines.push('', MARK_WORDS.found.meaning);
  return `${lines.join('\n')}\n`;
}

/** What was replaced since the earlier check: what it was then, and what stands there now. */
function revisionLines(report: Report): string[] {
  const revised = (report.revisions ?? []).map((revision) => `  ${revisionWords(report, revision)}`);
  return revised.length === 0 ? [] : ['', 'Replaced since the earlier check', ...revised];
}

function section(report: Report, blocks: readonly Block[], mark: Mark): string[] {
  const entries = listed(report, blocks, mark);
  if (entries.length === 0) return [];
  const lines = ['', `${MARK_WORDS[mark].icon} ${MARK_WORDS[mark].heading}`];
  for (const { citation, places } of entries) {
    lines.push(`  ${title(citation)} (${places.join('; ')})`, `      ${factSentence(citation)}`);
    for (const note of furtherNotes(report, citation)) lines.push(`      ${note}`);
    for (const item of citation.evidence)
      lines.push(`      Evidence: ${evidenceWords(item, factSentence(citation))}`);
    if (citation.suggestion !== null) {
      lines.push(`      Did you mean ${citation.suggestion.text}? ${citation.suggestion.why}`);
    }
  }
  return lines;
}

function title(citation: CitationReport): string {
  const name = citation.caseName === null ? '' : `${citation.caseName}, `;
  return `${name}${citation.text}`.replace(/\s+/g, ' ');
}

/** What differs beyond the fact already told, each sentence once: further checks, then the words that are quoted wrongly. */
function furtherNotes(report: Report, citation: CitationReport): readonly string[] {
  const differing = citation.checks.filter(({ result }) => result === 'differs').map(({ note }) => note);
  const quoted = quotationsOf(report, citation).map(
    ({ text, verdict }) => `“${text}”: ${VERDICT_WORDS[verdict]}.`,
  );
  return [...new Set([...differing, ...quoted])].filter((note) => note !== factSentence(citation));
}

function quotationsOf(report: Report, citation: CitationReport): readonly QuotationReport[] {
  return report.quotations.filter(
    (quotation) => quotation.citation === citation.id && quotation.severity !== null,
  );
}
