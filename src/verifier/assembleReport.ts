/**
 * The report of a check (`contracts.md`, check --json) from what the brief holds and what the checker said. Pure: nothing is
 * looked up here. Short forms take existence from their antecedent and keep pages and words of their own.
 */
import type { Block } from '../brief/model';
import type { Citation, CitationKind } from '../citation/model';
import type { Quotation, QuotationMatch } from '../quotation/model';
import { markOf, type Unmarked } from './marks';
import { antecedentOf, citationsById, isReferring, parallelGroups } from './requests';
import {
  REPORT_SCHEMA,
  type Check,
  type CheckReply,
  type CheckResult,
  type CitationReport,
  type DocumentInfo,
  type Mark,
  type QuotationReport,
  type Report,
  type Status,
  type Summary,
} from './report';
import { withPageOfWords } from './pageOfWords';
import { doubtOf, wordsBefore } from './pageDoubts';
import { compareWithTable } from './tableOfAuthorities';

export interface ReportInput {
  readonly document: DocumentInfo;
  readonly blocks: readonly Block[];
  readonly citations: readonly Citation[];
  readonly quotations: readonly { readonly quotation: Quotation; readonly match: QuotationMatch }[];
  readonly reply: CheckReply;
  readonly toolVersion: string;
}

/** Why a kind is not checked, in one sentence. */
const NOT_CHECKED: Readonly<Record<Exclude<CitationKind, 'case' | 'short' | 'id' | 'supra'>, string>> = {
  docket: 'Docket references are not checked.',
  statute: 'Statutes are not checked.',
  regulation: 'Regulations are not checked.',
  rule: 'Rules are not checked.',
  constitution: 'Constitutions are not checked.',
  journal: 'Articles are not checked.',
  legislative: 'Legislative materials are not checked.',
  administrative: 'Administrative materials are not checked.',
  treatise: 'Treatises and restatements are not checked.',
  record: 'The record is not checked.',
  other: 'This kind of source is not checked.',
};

type Judgement = Pick<
  CitationReport,
  'status' | 'note' | 'match' | 'candidates' | 'evidence' | 'checks' | 'suggestion' | 'matches'
>;

const blank = (status: Status | null, note: string): Judgement => ({
  status,
  note,
  match: null,
  candidates: 0,
  evidence: [],
  checks: [],
  suggestion: null,
});

function judgementOf(result: CheckResult | undefined): Judgement {
  if (result === undefined)
    return blank('unverified', 'Not verified: the checker gave no answer for this citation.');
  const { status, note, match = null, candidates, matches, evidence, checks, suggestion = null } = result;
  return {
    status,
    note,
    match,
    candidates,
    evidence,
    checks,
    suggestion,
    ...(matches === undefined ? {} : { matches }),
  };
}

const isAnotherCase = (judgement: Judgement): boolean =>
  judgement.checks.some(
    ({ check, result, severity }) => check === 'caseName' && result === 'differs' && severity === 'major',
  );

/** Existence or name fails: page, words and support cannot be told. A case known by its docket has words to compare. */
const hasFailed = (judgement: Judgement): boolean =>
  (judgement.status !== 'found' && !judgement.evidence.some(({ rule }) => rule === 'caseByDocket')) ||
  isAnotherCase(judgement);

/** A short form: status, match and evidence of the antecedent, the page of its own. */
function referringJudgement(
  citation: Citation,
  authority: Citation,
  results: ReadonlyMap<string, CheckResult>,
  doubt: string | null,
): Judgement {
  const theirs = judgementOf(results.get(authority.id));
  const own = results.get(citation.id);
  const pages = (own?.checks ?? []).filter(({ check }) => check === 'pincite');
  const failed = hasFailed(theirs);
  const untold: readonly Check[] = pages.map((page) => ({ ...page, result: 'cannotTell', severity: null }));
  const doubted = pages.map((page): Check =>
    page.result === 'differs' && doubt !== null
      ? { ...page, result: 'cannotTell', severity: null, note: doubt }
      : page,
  );
  return {
    ...theirs,
    note: `As ${authority.text.replace(/\s+/g, ' ')}: ${theirs.note}`,
    checks: [
      ...(isAnotherCase(theirs)
        ? [
            {
              check: 'caseName',
              result: 'cannotTell',
              severity: null,
              note: 'The citation that it refers to is another case.',
            } as const,
          ]
        : []),
      ...(failed ? untold : doubted),
    ],
  };
}

function judgementFor(
  citation: Citation,
  byId: ReadonlyMap<string, Citation>,
  groups: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
  results: ReadonlyMap<string, CheckResult>,
): Judgement {
  if (isReferring(citation)) {
    const authority = antecedentOf(citation, byId);
    if (authority === null)
      return blank('unverified', 'Not verified: what this refers to could not be found in the brief.');
    if (authority.kind === 'case') {
      const doubt = doubtOf(citation, authority, groups, before.get(citation.id) ?? '');
      return referringJudgement(citation, authority, results, doubt);
    }
    return blank(
      null,
      authority.kind in NOT_CHECKED ? notChecked(authority.kind) : 'This kind of source is not checked.',
    );
  }
  return citation.kind === 'case'
    ? judgementOf(results.get(citation.id))
    : blank(null, notChecked(citation.kind));
}

const notChecked = (kind: CitationKind): string =>
  kind === 'case' || kind === 'short' || kind === 'id' || kind === 'supra' ? '' : NOT_CHECKED[kind];

function whereIs(block: Block | undefined): CitationReport['where'] {
  return { part: block?.part ?? 'body', note: block?.note ?? null };
}

const RIGHT_WORDS: ReadonlySet<QuotationMatch['verdict']> = new Set(['verbatim', 'licensed']);

/** The check `quotation` of a citation from all quotations bound to it; null where there are none. */
function quotationCheck(matches: readonly QuotationMatch[], judgement: Judgement): Check | null {
  if (matches.length === 0) return null;
  if (hasFailed(judgement)) {
    return {
      check: 'quotation',
      result: 'cannotTell',
      severity: null,
      note: 'There is no opinion to compare the words with.',
    };
  }
  const wrong = matches.filter(({ verdict }) => verdict !== 'cannotTell' && !RIGHT_WORDS.has(verdict));
  const worst = wrong.find(({ severity }) => severity === 'major') ?? wrong[0];
  if (worst !== undefined) {
    return { check: 'quotation', result: 'differs', severity: worst.severity ?? 'minor', note: worst.note };
  }
  const open = matches.find(({ verdict }) => verdict === 'cannotTell');
  if (open !== undefined)
    return { check: 'quotation', result: 'cannotTell', severity: null, note: open.note };
  return { check: 'quotation', result: 'agrees', severity: null, note: 'The words stand in the opinion.' };
}

const mutable = <Item>(items: readonly Item[]): Item[] => [...items];

function citationReport(citation: Citation, judgement: Judgement, block: Block | undefined): CitationReport {
  const unmarked: Unmarked = {
    ...citation,
    span: [...citation.span],
    fullSpan: [...citation.fullSpan],
    pincite:
      citation.pincite === null
        ? null
        : {
            text: citation.pincite.text,
            span: [...citation.pincite.span],
            pages: citation.pincite.pages.map(([first, last]): [string, string] => [first, last]),
            notes: mutable(citation.pincite.notes),
            paragraphs: mutable(citation.pincite.paragraphs),
            sections: mutable(citation.pincite.sections),
          },
    parentheticals: mutable(citation.parentheticals),
    history: mutable(citation.history),
    assumptions: mutable(citation.assumptions),
    where: whereIs(block),
    ...judgement,
  };
  return { ...unmarked, mark: markOf(unmarked) };
}

function quotationReport(
  { quotation, match }: ReportInput['quotations'][number],
  blocks: readonly Block[],
  judgements: ReadonlyMap<string, Judgement>,
): QuotationReport {
  const judgement = quotation.citation === null ? undefined : judgements.get(quotation.citation);
  const failed = judgement !== undefined && judgement.status !== null && hasFailed(judgement);
  const shown: Pick<QuotationMatch, 'verdict' | 'severity' | 'foundOn' | 'changes' | 'note'> =
    failed && match.verdict !== 'cannotTell'
      ? {
          verdict: 'cannotTell',
          severity: null,
          foundOn: [],
          changes: [],
          note: 'There is no opinion to compare the words with.',
        }
      : match;
  const { parentheticals, ...rest } = quotation;
  return {
    ...rest,
    span: [...quotation.span],
    ...(parentheticals && { parentheticals: mutable(parentheticals) }),
    where: whereIs(blocks[quotation.block]),
    verdict: shown.verdict,
    severity: shown.severity,
    foundOn: mutable(shown.foundOn),
    changes: mutable(shown.changes),
    note: shown.note,
    ...(shown === match && shownBeside(match)),
  };
}

/** The opinion's words, where they are not simply the brief's, and the case that has them. */
function shownBeside({
  verdict,
  passage,
  origin,
}: QuotationMatch): Pick<QuotationReport, 'passage' | 'origin'> {
  return {
    ...(passage !== undefined &&
      verdict !== 'verbatim' && {
        passage: {
          text: passage.text,
          pages: mutable(passage.pages),
          differs: passage.differs.map(([from, to]): [number, number] => [from, to]),
          quoteDiffers: passage.quoteDiffers.map(([from, to]): [number, number] => [from, to]),
        },
      }),
    ...(origin !== undefined && { origin: { ...origin, foundOn: mutable(origin.foundOn) } }),
  };
}

/** Builds the whole report. The order of citations and quotations is the reader's. */
export function assembleReport(input: ReportInput): Report {
  const { blocks, citations, quotations, reply } = input;
  const byId = citationsById(citations);
  const groups = parallelGroups(citations);
  const before = wordsBefore(citations, blocks);
  const results = new Map(reply.results.map((result) => [result.id, result]));
  const toa = compareWithTable(citations, blocks);
  const matchesOf = new Map<string, QuotationMatch[]>();
  for (const { quotation, match } of quotations) {
    if (quotation.citation === null) continue;
    matchesOf.set(quotation.citation, [...(matchesOf.get(quotation.citation) ?? []), match]);
  }
  const judgements = new Map<string, Judgement>();
  const reports = citations.map((citation) => {
    const judgement = judgementFor(citation, byId, groups, before, results);
    judgements.set(citation.id, judgement);
    const words =
      judgement.status === null ? null : quotationCheck(matchesOf.get(citation.id) ?? [], judgement);
    const table = judgement.status === null ? undefined : toa.get(citation.id);
    const checks = [
      ...(hasFailed(judgement)
        ? judgement.checks
        : withPageOfWords(judgement.checks, matchesOf.get(citation.id) ?? [])),
      ...(words === null ? [] : [words]),
      ...(table === undefined ? [] : [table]),
    ];
    return citationReport(citation, { ...judgement, checks }, blocks[citation.block]);
  });
  return {
    schema: REPORT_SCHEMA,
    document: input.document,
    library: reply.library,
    tool: { version: input.toolVersion, generativeAi: false },
    requestId: reply.requestId,
    citations: reports,
    quotations: quotations.map((item) => quotationReport(item, blocks, judgements)),
    summary: summaryOf(reports, citations),
  };
}

const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textsWhere(reports: readonly CitationReport[], statuses: readonly Status[]): string[] {
  const texts = reports
    .filter(({ kind, status }) => kind === 'case' && status !== null && statuses.includes(status))
    .map(({ text }) => plainText(text));
  return [...new Set(texts)];
}

/** Counts with named denominators. */
function summaryOf(reports: readonly CitationReport[], citations: readonly Citation[]): Summary {
  const groups = parallelGroups(citations);
  const keyOfGroup = new Map<string, string>();
  for (const { id, kind, match } of reports) {
    const group = groups.get(id);
    if (kind === 'case' && group !== undefined && match !== null && !keyOfGroup.has(group))
      keyOfGroup.set(group, match.id);
  }
  const authorities = new Set<string>();
  for (const report of reports) {
    if (report.kind !== 'case') continue;
    const group = groups.get(report.id);
    const groupKey =
      group === undefined ? undefined : (keyOfGroup.get(group) ?? `group ${textOf(group, reports)}`);
    authorities.add(groupKey ?? report.match?.id ?? `text ${plainText(report.text)}`);
  }
  const byStatus: Record<Status, number> = { found: 0, not_found: 0, ambiguous: 0, unverified: 0 };
  const byMark: Record<Mark, number> = { stop: 0, mismatch: 0, unverified: 0, found: 0, none: 0 };
  for (const { status, mark } of reports) {
    if (status !== null) byStatus[status] += 1;
    byMark[mark] += 1;
  }
  return {
    citations: reports.length,
    authorities: authorities.size,
    checked: reports.filter(({ status }) => status !== null).length,
    byStatus,
    byMark,
    fabricated: textsWhere(reports, ['not_found']),
    unverified: textsWhere(reports, ['unverified', 'ambiguous']),
    revised: false,
  };
}

function textOf(id: string, reports: readonly CitationReport[]): string {
  return plainText(reports.find((report) => report.id === id)?.text ?? id);
}
