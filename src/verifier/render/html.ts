/**
 * The report as one HTML file for a person: no script, nothing loaded from anywhere, readable on paper, in the dark and in
 * forced colours. It holds words of the brief and therefore stays where the brief is.
 */
import type { Block } from '../../brief/model';
import {
  REPORT_SCHEMA,
  type CaseMatch,
  type CitationReport,
  type Mark,
  type QuotationReport,
  type Report,
} from '../report';
import { STYLE } from './style';
import {
  CHECK_WORDS,
  counted,
  evidenceWords,
  factSentence,
  listed,
  type Listed,
  MARK_ORDER,
  MARK_WORDS,
  RESULT_WORDS,
  revisionWords,
  VERDICT_WORDS,
} from './words';
import { pieces } from './sideBySide';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe in element content and in quoted attributes; control characters that HTML forbids are dropped. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000e-\u001f]/g, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The whole HTML document. */
export function renderHtml(report: Report, blocks: readonly Block[]): string {
  const sections = MARK_ORDER.map((mark) => section(report, blocks, mark)).join('\n');
  const name = escapeHtml(report.document.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="cite-check ${escapeHtml(report.tool.version)}; ${REPORT_SCHEMA}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Citations of ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Citations of ${name}</h1>
${facts(report)}
${tally(report)}
${revisionList(report)}${sections}
</main>
</body>
</html>
`;
}

function facts(report: Report): string {
  const { document, library, tool } = report;
  const rows: readonly (readonly [string, string])[] = [
    [
      'Document',
      `${counted(document.blocks, 'paragraph')}, ${counted(document.words, 'word')}; SHA-256 ${document.sha256}`,
    ],
    ['Not read', document.skipped.length === 0 ? 'nothing' : document.skipped.join('; ')],
    ['Library', `${library.name}, ${counted(library.cases, 'case')}, as of ${library.asOf}`],
    ['Asked', library.sources.join(', ')],
    ['Tool', `cite-check ${tool.version}; no generative AI was used`],
    ['Request', report.requestId],
  ];
  return `<dl class="facts">${rows
    .map(([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;
}

function tally(report: Report): string {
  const { summary } = report;
  if (summary.citations === 0) return '<p>No citations in this document.</p>';
  const counts = MARK_ORDER.map(
    (mark) =>
      `<li class="${mark}"><a href="#${mark}"><span aria-hidden="true">${MARK_WORDS[mark].icon}</span> ` +
      `${summary.byMark[mark] ?? 0} ${MARK_WORDS[mark].word.toLowerCase()}</a></li>`,
  ).join('');
  return (
    `<p>${counted(summary.citations, 'citation')} to ${counted(summary.authorities, 'authority', 'authorities')}; ` +
    `${summary.checked} checked, ${summary.citations - summary.checked} of kinds that are not checked.</p>` +
    `<ul class="tally">${counts}</ul>`
  );
}

/** What was replaced since the earlier check: what it was then, and what stands there now. */
function revisionList(report: Report): string {
  const items = (report.revisions ?? []).map(
    (revision) => `<li>${escapeHtml(revisionWords(report, revision))}</li>`,
  );
  return items.length === 0
    ? ''
    : `<section class="revisions"><h2>Replaced since the earlier check</h2><ul>${items.join('')}</ul></section>\n`;
}

function section(report: Report, blocks: readonly Block[], mark: Mark): string {
  const lines = listed(report, blocks, mark);
  const words = MARK_WORDS[mark];
  if (lines.length === 0) return '';
  const body =
    mark === 'none'
      ? `<ul class="plain">${lines.map(uncheckedLine).join('')}</ul>`
      : lines.map((line) => entry(report, blocks, line)).join('\n');
  return `<section id="${mark}" class="${mark}" aria-labelledby="${mark}-heading">
<h2 id="${mark}-heading"><span aria-hidden="true">${words.icon}</span> ${words.heading} <small>${report.summary.byMark[mark] ?? 0}</small></h2>
<p class="meaning">${words.meaning}</p>
${body}
</section>`;
}

function uncheckedLine({ citation, places }: Listed): string {
  return `<li>${escapeHtml(citation.text)} <small>${escapeHtml(citation.kind)}, ${places.join('; ')}: ${escapeHtml(citation.note)}</small></li>`;
}

function entry(report: Report, blocks: readonly Block[], { citation, places }: Listed): string {
  const name = citation.caseName === null ? '' : `<i>${escapeHtml(citation.caseName)}</i>, `;
  const parts = [
    `<h3>${name}${escapeHtml(citation.text)} <small>${places.join('; ')}</small></h3>`,
    `<p class="fact">${escapeHtml(factSentence(citation))}</p>`,
    `<blockquote>${inContext(blocks, citation)}</blockquote>`,
    matchLine(citation),
    checkTable(citation),
    evidenceList(citation),
    ...report.quotations
      .filter((quotation) => quotation.citation === citation.id && quotation.verdict !== 'verbatim')
      .map(quotationTable),
    suggestionLine(citation),
  ];
  return `<article id="${citation.id}">${parts.filter((part) => part !== '').join('\n')}</article>`;
}

/** UTF-16 units of the brief shown on either side of a citation. */
const CONTEXT = 160;

function inContext(blocks: readonly Block[], citation: CitationReport): string {
  const text = blocks[citation.block]?.text ?? '';
  const [start, end] = citation.span;
  const from = Math.max(0, Math.min(citation.fullSpan[0], start) - CONTEXT);
  const to = Math.min(text.length, Math.max(citation.fullSpan[1], end) + CONTEXT);
  const before = (from > 0 ? '… ' : '') + text.slice(from, start);
  const after = text.slice(end, to) + (to < text.length ? ' …' : '');
  return `${escapeHtml(before)}<mark>${escapeHtml(text.slice(start, end))}</mark>${escapeHtml(after)}`;
}

/** The case that was found, or the candidates of an ambiguous citation with the ids by which one is picked. */
function matchLine(citation: CitationReport): string {
  if (citation.match !== null) {
    const live = citation.evidence.find(({ rule }) => rule === 'live');
    return `<p class="match">In ${escapeHtml(live?.source ?? 'the library')}: ${caseLine(citation.match)}</p>`;
  }
  const candidates = citation.matches ?? [];
  if (candidates.length === 0) return '';
  const items = candidates.map(
    (match) =>
      `<li>${caseLine(match)} <small>to pick it: --pick ${escapeHtml(`${citation.id}=${match.id}`)}</small></li>`,
  );
  return `<ul class="candidates">${items.join('')}</ul>`;
}

function caseLine(match: CaseMatch): string {
  const where = [match.citation.join(', '), match.court, match.date]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
  const name = escapeHtml(match.name);
  const linked =
    match.url !== null && isWebAddress(match.url)
      ? `<a href="${escapeHtml(match.url)}" rel="noreferrer">${name}</a>`
      : name;
  return `${linked} <small>${escapeHtml(where)}</small>`;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

function checkTable(citation: CitationReport): string {
  if (citation.checks.length === 0) return '';
  const rows = citation.checks.map((check) => {
    const severity = check.severity === null ? '' : ` (${check.severity})`;
    return `<tr class="${check.result}"><th scope="row">${CHECK_WORDS[check.check]}</th><td>${RESULT_WORDS[check.result]}${severity}</td><td>${escapeHtml(check.note)}</td></tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function evidenceList(citation: CitationReport): string {
  if (citation.evidence.length === 0) return '';
  const items = citation.evidence.map(
    (item) =>
      `<li>Evidence: ${escapeHtml(evidenceWords(item, factSentence(citation)))} <small>${escapeHtml(item.rule)}</small></li>`,
  );
  return `<ul class="evidence">${items.join('')}</ul>`;
}

function quotationTable(quotation: QuotationReport): string {
  const changes = quotation.changes
    .map(
      (change) =>
        `<tr><th scope="row">${escapeHtml(change.kind)}</th><td><del>${escapeHtml(change.quote)}</del></td><td><ins>${escapeHtml(change.source)}</ins></td></tr>`,
    )
    .join('');
  const beside = besideOpinion(quotation);
  const table =
    changes === '' && beside === ''
      ? ''
      : `<table><thead><tr><th></th><th scope="col">Brief</th><th scope="col">Opinion</th></tr></thead><tbody>${beside}${changes}</tbody></table>`;
  return `<div class="quotation"><p>“${escapeHtml(quotation.text)}”: ${VERDICT_WORDS[quotation.verdict]}. ${escapeHtml(quotation.note)}</p>${table}</div>`;
}

/** The whole of both texts in one row, the words that differ marked, the page named. */
function besideOpinion({ text, passage, origin }: QuotationReport): string {
  if (passage === undefined) return '';
  const marked = (whole: string, spans: readonly [number, number][], tag: 'del' | 'ins'): string =>
    pieces(whole, spans)
      .map((piece) => (piece.differs ? `<${tag}>${escapeHtml(piece.text)}</${tag}>` : escapeHtml(piece.text)))
      .join('');
  const where = [
    ...(origin === undefined ? [] : [origin.name]),
    ...(passage.pages.length === 0 ? [] : [`page ${passage.pages.join(', ')}`]),
  ].join(', ');
  return `<tr><th scope="row">${escapeHtml(where === '' ? 'words' : where)}</th><td>${marked(text, passage.quoteDiffers, 'del')}</td><td>${marked(passage.text, passage.differs, 'ins')}</td></tr>`;
}

function suggestionLine(citation: CitationReport): string {
  if (citation.suggestion === null) return '';
  return `<p class="suggestion">Did you mean <b>${escapeHtml(citation.suggestion.text)}</b>? ${escapeHtml(citation.suggestion.why)}</p>`;
}
