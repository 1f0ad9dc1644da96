/** Reports for the pane's tests, in the shape that the verifier gives them; each is parsed by the real schema. */
import type { Line } from '../../src/taskpane/results';
import { MARK_ORDER, placeWords } from '../../src/verifier/render/words';
import {
  REPORT_SCHEMA,
  reportSchema,
  type CitationReport,
  type Report,
  type Status,
} from '../../src/verifier/report';

const BASE: CitationReport = {
  id: 'a1',
  kind: 'case',
  block: 0,
  span: [0, 0],
  fullSpan: [0, 0],
  text: '',
  volume: null,
  reporter: null,
  reporterAsWritten: null,
  page: null,
  caseName: null,
  nameStated: true,
  plaintiff: null,
  defendant: null,
  court: null,
  courtAsWritten: null,
  year: null,
  pincite: null,
  signal: null,
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
  status: 'found',
  note: 'in the library',
  match: null,
  candidates: 0,
  evidence: [],
  checks: [],
  suggestion: null,
  mark: 'found',
};

export const citation = (fields: Partial<CitationReport>): CitationReport => ({ ...BASE, ...fields });

export const IQBAL = citation({
  id: 'iqbal',
  text: '556 U.S. 662',
  caseName: 'Ashcroft v. Iqbal',
  block: 0,
  span: [27, 39],
  fullSpan: [8, 46],
  match: {
    id: 'c1',
    name: 'Ashcroft v. Iqbal',
    citation: ['556 U.S. 662', '129 S. Ct. 1937'],
    court: 'scotus',
    date: '2009-05-18',
    url: 'https://example.org/iqbal',
  },
  candidates: 1,
  evidence: [
    { rule: 'exact', source: 'starter', asOf: '2026-11-30', detail: '556 U.S. 662 is in the library' },
  ],
  checks: [{ check: 'caseName', result: 'agrees', severity: null, note: 'the same parties' }],
});

export const NO_SUCH = citation({
  id: 'nosuch',
  text: '999 U.S. 1234',
  caseName: 'Doe v. Roe',
  block: 2,
  where: { part: 'footnote', note: '12' },
  status: 'not_found',
  note: 'no volume 999: U.S. Reports end before 620',
  mark: 'stop',
  evidence: [
    {
      rule: 'openCeiling',
      source: 'series facts',
      asOf: '2026-11-30',
      detail: 'U.S. Reports end before 620',
    },
  ],
});

export const HOAG = citation({
  id: 'hoag',
  text: '356 U.S. 468',
  caseName: 'Hoag v. New Jersey',
  block: 1,
  match: {
    id: 'c2',
    name: 'Lerner v. Casey',
    citation: ['356 U.S. 468'],
    court: 'scotus',
    date: '1958-06-30',
    url: null,
  },
  candidates: 1,
  checks: [
    { check: 'caseName', result: 'differs', severity: 'major', note: '356 U.S. 468 is Lerner v. Casey' },
    { check: 'year', result: 'cannotTell', severity: null, note: 'another case stands here' },
  ],
  suggestion: { text: '356 U.S. 464', why: 'same parties; one digit differs' },
  mark: 'mismatch',
});

export const TRIAL = citation({
  id: 'trial',
  text: '12 F. Supp. 3d 100',
  caseName: 'Smith v. Jones',
  block: 1,
  status: 'unverified',
  note: 'not in this library; federal district cases often are not',
  mark: 'unverified',
});

export const STATUTE = citation({
  id: 'statute',
  kind: 'statute',
  text: '42 U.S.C. § 1983',
  block: 1,
  status: null,
  note: 'statutes are not checked',
  mark: 'none',
});

export const SHORT = citation({
  id: 'short',
  kind: 'id',
  text: 'Id. at 679',
  block: 0,
  antecedent: 'iqbal',
  status: 'found',
  mark: 'found',
  assumptions: ['Id. is read as the citation just before it'],
});

/** A report over these citations, its counts taken from them. */
export function reportOf(citations: readonly CitationReport[], fields: Partial<Report> = {}): Report {
  const count = (test: (citation: CitationReport) => boolean): number => citations.filter(test).length;
  const statuses: readonly Status[] = ['found', 'not_found', 'ambiguous', 'unverified'];
  return reportSchema.parse({
    schema: REPORT_SCHEMA,
    document: { name: 'brief.docx', sha256: '', textSha256: 'none', blocks: 3, words: 40, skipped: [] },
    library: { name: 'starter', cases: 300, asOf: '2026-11-30', sources: ['library'] },
    tool: { version: '0.1.0', generativeAi: false },
    requestId: 'r1',
    citations,
    quotations: [],
    summary: {
      citations: citations.length,
      authorities: count(({ kind, status }) => kind === 'case' && status !== null),
      checked: count(({ status }) => status !== null),
      byStatus: Object.fromEntries(
        statuses.map((status) => [status, count((each) => each.status === status)]),
      ),
      byMark: Object.fromEntries(MARK_ORDER.map((mark) => [mark, count((each) => each.mark === mark)])),
      fabricated: [],
      unverified: [],
      revised: false,
    },
    ...fields,
  });
}

export const MIXED = [IQBAL, HOAG, TRIAL, STATUTE, NO_SUCH, SHORT];

/** The rows of the list for these citations, each at one place. */
export const linesFor = (citations: readonly CitationReport[]): Line[] =>
  MARK_ORDER.flatMap((mark) => citations.filter((each) => each.mark === mark)).map((each) => ({
    id: each.id,
    places: [placeWords(each)],
  }));
