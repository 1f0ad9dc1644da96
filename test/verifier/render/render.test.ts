/** What a person reads of a report: HTML, CSV and the summary of the command line. */
import type { Block } from '../../../src/brief/model';
import { isOurReport, renderReport, renderSummary } from '../../../src/verifier/render';
import { escapeHtml } from '../../../src/verifier/render/html';
import { CHECK_WORDS, MARK_ORDER, MARK_WORDS, VERDICT_WORDS } from '../../../src/verifier/render/words';
import {
  checkNameSchema,
  markKindSchema,
  reportSchema,
  quotationReportSchema,
  type CitationReport,
  type Report,
} from '../../../src/verifier/report';

const BLOCKS: readonly Block[] = [
  {
    part: 'body',
    note: null,
    text: 'See Castellane v. Rourke, 713 U.S. 145 (2021) (<script>alert(1)</script>).',
  },
  { part: 'footnote', note: '2', text: 'Bramwell v. Port Authority, 384 U.S. 436 (1966).' },
];

const CITATION: CitationReport = {
  id: 'aaaaaaaa',
  kind: 'case',
  block: 0,
  span: [26, 38],
  fullSpan: [0, 45],
  text: '713 U.S. 145',
  volume: '713',
  reporter: 'U.S.',
  reporterAsWritten: 'U.S.',
  page: '145',
  caseName: 'Castellane v. Rourke',
  nameStated: true,
  plaintiff: 'Castellane',
  defendant: 'Rourke',
  court: 'scotus',
  courtAsWritten: null,
  year: 2021,
  pincite: null,
  signal: 'see',
  parentheticals: [],
  parallelTo: null,
  antecedent: null,
  history: [],
  historyOf: null,
  within: null,
  docketNumber: null,
  jurisdiction: null,
  assumptions: [],
  where: { part: 'body', note: null },
  status: 'not_found',
  note: 'No volume 713: U.S. Reports end before 620.',
  match: null,
  candidates: 0,
  evidence: [
    { rule: 'openCeiling', source: 'series facts', asOf: '2026-11-30', detail: 'the highest seen was 609' },
  ],
  checks: [],
  suggestion: null,
  mark: 'stop',
};

const MISMATCH: CitationReport = {
  ...CITATION,
  id: 'bbbbbbbb',
  block: 1,
  span: [28, 40],
  fullSpan: [0, 47],
  text: '384 U.S. 436',
  volume: '384',
  page: '436',
  caseName: 'Bramwell v. Port Authority',
  where: { part: 'footnote', note: '2' },
  status: 'found',
  note: 'in the library',
  match: {
    id: '7',
    name: 'Miranda v. Arizona',
    citation: ['384 U.S. 436'],
    court: 'scotus',
    date: '1966-06-13',
    url: 'javascript:alert(1)',
  },
  candidates: 1,
  evidence: [
    { rule: 'exact', source: 'starter', asOf: '2026-11-30', detail: '384 U.S. 436 is Miranda v. Arizona' },
  ],
  checks: [
    { check: 'caseName', result: 'differs', severity: 'major', note: '384 U.S. 436 is Miranda v. Arizona.' },
  ],
  suggestion: { text: '384 U.S. 463', why: 'two digits transposed' },
  mark: 'mismatch',
};

const REPORT: Report = reportSchema.parse({
  schema: 'cite-check/report@1',
  document: {
    name: 'brief "A" & B.docx',
    sha256: 'ab'.repeat(32),
    textSha256: 'cd'.repeat(32),
    blocks: 2,
    words: 14,
    skipped: ['header: 1 block'],
  },
  library: { name: 'starter', cases: 320, asOf: '2026-11-30', sources: ['library'] },
  tool: { version: '0.1.0', generativeAi: false },
  requestId: 'r1',
  citations: [CITATION, MISMATCH],
  quotations: [],
  summary: {
    citations: 2,
    authorities: 2,
    checked: 2,
    byStatus: { found: 1, not_found: 1, ambiguous: 0, unverified: 0 },
    byMark: { stop: 1, mismatch: 1, unverified: 0, found: 0, none: 0 },
    fabricated: ['713 U.S. 145'],
    unverified: [],
    revised: false,
  },
});

describe('the words of a report', () => {
  it('has words for every mark, check and verdict that a report can hold', () => {
    expect(Object.keys(MARK_WORDS).sort()).toEqual([...markKindSchema.options].sort());
    expect([...MARK_ORDER].sort()).toEqual([...markKindSchema.options].sort());
    expect(Object.keys(CHECK_WORDS).sort()).toEqual([...checkNameSchema.options].sort());
    expect(Object.keys(VERDICT_WORDS).sort()).toEqual(
      [...quotationReportSchema.shape.verdict.options].sort(),
    );
  });

  it('never says what users.md forbids: no score, no accusation, no exclamation', () => {
    const words = JSON.stringify([MARK_WORDS, CHECK_WORDS, VERDICT_WORDS]);
    expect(words).not.toMatch(/hallucinat|fake|error rate|!|%/i);
  });
});

describe('the HTML report', () => {
  const html = renderReport(REPORT, BLOCKS, 'html');

  it('shows each citation in its words, the fact that decided it, and the evidence with source and date', () => {
    expect(html).toContain('<mark>713 U.S. 145</mark>');
    expect(html).toContain('No volume 713: U.S. Reports end before 620.');
    expect(html).toContain(
      'Evidence: the highest seen was 609 (series facts, 2026-11-30) <small>openCeiling</small>',
    );
    expect(html).toContain('note 2');
    expect(html).toContain('Did you mean <b>384 U.S. 463</b>?');
  });

  it('folds an entry of the table of authorities into the use that says the same, and shows what only the table says', () => {
    const table: Block = {
      part: 'body',
      note: null,
      text: 'Castellane v. Rourke, 713 U.S. 145 (2021)',
      role: 'tableOfAuthorities',
    };
    const entry: CitationReport = {
      ...CITATION,
      id: 'cccccccc',
      block: 2,
      span: [22, 34],
      fullSpan: [0, 41],
    };
    const alone: CitationReport = { ...entry, id: 'dddddddd', text: '714 U.S. 145' };
    const withTable = { ...REPORT, citations: [...REPORT.citations, entry, alone] };
    const summary = renderSummary(withTable, [...BLOCKS, table]);
    expect(summary).toContain('713 U.S. 145 (paragraph 1; table of authorities)');
    expect(summary).toContain('714 U.S. 145 (table of authorities)');
    expect(summary.match(/713 U\.S\. 145/g)).toHaveLength(1);
  });

  it('runs nothing that a brief or a source wrote', () => {
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('href="javascript:');
    expect(html).toContain("default-src 'none'");
    expect(escapeHtml('\u0000\u000b"<&>\'')).toBe('&quot;&lt;&amp;&gt;&#39;');
  });

  it('says that it is ours, so that only our own earlier output is replaced', () => {
    for (const format of ['html', 'json', 'csv'] as const) {
      expect(isOurReport(renderReport(REPORT, BLOCKS, format))).toBe(true);
    }
    expect(isOurReport('<!doctype html><title>Minutes</title>')).toBe(false);
  });
});

describe('the CSV report', () => {
  it('has a row a citation and quotes what needs quoting (RFC 4180)', () => {
    const rows = renderReport(REPORT, BLOCKS, 'csv').trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain('"Name: differs (major) – 384 U.S. 436 is Miranda v. Arizona."'.slice(1, -1));
  });

  it('keeps a spreadsheet from running a cell as a formula', () => {
    const evil = { ...REPORT, citations: [{ ...CITATION, caseName: '=HYPERLINK("http://x")' }] };
    expect(renderReport(evil, BLOCKS, 'csv')).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

describe('the summary of the command line', () => {
  it('counts with named denominators and gives each stop and mismatch its place, reason and evidence', () => {
    const summary = renderSummary(REPORT, BLOCKS);
    expect(summary).toContain('2 citations to 2 authorities; 2 checked, 0 of kinds that are not checked');
    expect(summary).toContain('Castellane v. Rourke, 713 U.S. 145 (paragraph 1)');
    expect(summary).toContain('Bramwell v. Port Authority, 384 U.S. 436 (note 2)');
    expect(summary).toContain('Evidence: the highest seen was 609 (series facts, 2026-11-30)');
    expect(summary).toContain('Not read: header: 1 block.');
  });

  it('says so where there are no citations', () => {
    const none = { ...REPORT, citations: [], summary: { ...REPORT.summary, citations: 0 } };
    expect(renderSummary(none, BLOCKS)).toContain('No citations in this document.');
  });
});
