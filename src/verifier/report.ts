/**
 * The report of a check (`contracts.md`, check --json and the verification backend), as zod schemas: the one place where
 * outside JSON becomes a report, and the types that all rooms share. Names may gain fields; a field never changes its
 * meaning.
 */
import { z } from 'zod';

export const statusSchema = z.enum(['found', 'not_found', 'ambiguous', 'unverified']);
export type Status = z.infer<typeof statusSchema>;

/** Rules that may yield found, not_found, and what an unverified may carry. */
export const FOUND_RULES = ['exact', 'loose', 'table', 'live'] as const;
export const NOT_FOUND_RULES = [
  'closedCeiling',
  'openCeiling',
  'pageBeyondVolume',
  'insideCase',
  'neverExisted',
] as const;
export const UNVERIFIED_RULES = ['caseByDocket', 'citedBy'] as const;
export const evidenceRuleSchema = z.enum([...FOUND_RULES, ...NOT_FOUND_RULES, ...UNVERIFIED_RULES]);
export type EvidenceRule = z.infer<typeof evidenceRuleSchema>;

export const evidenceSchema = z.object({
  rule: evidenceRuleSchema,
  /** Name of the source that the fact comes from. */
  source: z.string(),
  /** ISO date of the source's data. */
  asOf: z.string(),
  detail: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const checkNameSchema = z.enum([
  'caseName',
  'court',
  'year',
  'parallel',
  'pincite',
  'quotation',
  'support',
  'toa',
]);
export type CheckName = z.infer<typeof checkNameSchema>;

export const severitySchema = z.enum(['major', 'minor']);
export type Severity = z.infer<typeof severitySchema>;

export const checkSchema = z.object({
  check: checkNameSchema,
  result: z.enum(['agrees', 'differs', 'cannotTell']),
  severity: severitySchema.nullable(),
  note: z.string(),
});
export type Check = z.infer<typeof checkSchema>;

export const caseMatchSchema = z.object({
  id: z.string(),
  name: z.string(),
  citation: z.array(z.string()),
  court: z.string().nullable(),
  date: z.string().nullable(),
  url: z.string().nullable(),
});
export type CaseMatch = z.infer<typeof caseMatchSchema>;

export const suggestionSchema = z.object({ text: z.string(), why: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

/** One question to the verification backend: a citation's own strings and nothing of the brief's prose. */
export const checkRequestSchema = z.object({
  id: z.string().max(64),
  /** The core as written: "556 U.S. 662". */
  text: z.string().max(300),
  /** Members of one parallel group share this. */
  group: z.string().max(64).optional(),
  caseName: z.string().max(1000).nullish(),
  /** False: the brief states no name here; absent: it does where `caseName` is given. */
  nameStated: z.boolean().optional(),
  court: z.string().max(100).nullish(),
  year: z.number().int().nullish(),
  pincite: z.string().max(300).nullish(),
  docketNumber: z.string().max(200).nullish(),
  /** The citation stands as history of another: its borrowed name is never compared. */
  history: z.boolean().optional(),
  /** Id of the case that the reviewer picked among the candidates of an ambiguous citation. */
  chosen: z.string().max(300).nullish(),
});
export type CheckRequest = z.infer<typeof checkRequestSchema>;

export const checkResultSchema = z.object({
  id: z.string(),
  status: statusSchema.nullable(),
  /** One plain sentence. */
  note: z.string(),
  match: caseMatchSchema.nullish(),
  candidates: z.number().int(),
  /** The candidates of an ambiguous citation, for the user to pick from. */
  matches: z.array(caseMatchSchema).optional(),
  evidence: z.array(evidenceSchema),
  checks: z.array(checkSchema),
  suggestion: suggestionSchema.nullish(),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

export const libraryInfoSchema = z.object({
  name: z.string(),
  cases: z.number().int(),
  asOf: z.string(),
  sources: z.array(z.string()),
});
export type LibraryInfo = z.infer<typeof libraryInfoSchema>;

export const checkReplySchema = z.object({
  requestId: z.string(),
  library: libraryInfoSchema,
  results: z.array(checkResultSchema),
});
export type CheckReply = z.infer<typeof checkReplySchema>;

/**
 * Whatever answers a brief's citations: the chain over a library in this process, or the backend over HTTP. Results come
 * in any order, one a request; a request without a result is unverified.
 */
export interface CitationChecker {
  check(
    requests: readonly CheckRequest[],
    options?: { signal?: AbortSignal; onResult?: (result: CheckResult) => void },
  ): Promise<CheckReply>;
}

export const markKindSchema = z.enum(['stop', 'mismatch', 'unverified', 'found', 'none']);
export type Mark = z.infer<typeof markKindSchema>;

const spanSchema = z.tuple([z.number().int(), z.number().int()]);
const blockPartSchema = z.enum(['body', 'footnote', 'endnote', 'table', 'header', 'textbox']);
const citationKindSchema = z.enum([
  'case',
  'short',
  'id',
  'supra',
  'docket',
  'statute',
  'regulation',
  'rule',
  'constitution',
  'journal',
  'legislative',
  'administrative',
  'treatise',
  'record',
  'other',
]);

const pinciteSchema = z.object({
  text: z.string(),
  span: spanSchema,
  pages: z.array(z.tuple([z.string(), z.string()])),
  notes: z.array(z.string()),
  paragraphs: z.array(z.string()),
  sections: z.array(z.string()),
});

/** A citation as read (`citation/model.ts`): the fields of `extract --json`. */
export const citationSchema = z.object({
  id: z.string(),
  kind: citationKindSchema,
  block: z.number().int(),
  span: spanSchema,
  fullSpan: spanSchema,
  text: z.string(),
  volume: z.string().nullable(),
  reporter: z.string().nullable(),
  reporterAsWritten: z.string().nullable(),
  page: z.string().nullable(),
  caseName: z.string().nullable(),
  nameStated: z.boolean(),
  plaintiff: z.string().nullable(),
  defendant: z.string().nullable(),
  court: z.string().nullable(),
  courtAsWritten: z.string().nullable(),
  year: z.number().int().nullable(),
  pincite: pinciteSchema.nullable(),
  signal: z.string().nullable(),
  parentheticals: z.array(z.string()),
  parallelTo: z.string().nullable(),
  antecedent: z.string().nullable(),
  history: z.array(z.object({ relation: z.string(), citation: z.string() })),
  historyOf: z.string().nullable(),
  within: z.string().nullable(),
  docketNumber: z.string().nullable(),
  jurisdiction: z.string().nullable(),
  assumptions: z.array(z.string()),
});

/** One use of a citation in the brief, judged. */
export const citationReportSchema = citationSchema.extend({
  where: z.object({ part: blockPartSchema, note: z.string().nullable() }),
  status: statusSchema.nullable(),
  note: z.string(),
  match: caseMatchSchema.nullable(),
  candidates: z.number().int(),
  /** The candidates of an ambiguous citation. */
  matches: z.array(caseMatchSchema).optional(),
  evidence: z.array(evidenceSchema),
  checks: z.array(checkSchema),
  suggestion: suggestionSchema.nullable(),
  mark: markKindSchema,
});
export type CitationReport = z.infer<typeof citationReportSchema>;

export const quotationReportSchema = z.object({
  id: z.string(),
  block: z.number().int(),
  span: spanSchema,
  text: z.string(),
  citation: z.string().nullable(),
  boundBy: z
    .enum(['follows', 'precedes', 'parenthetical', 'blockFollows', 'splitAround', 'quoting'])
    .nullable(),
  /** Remarks between the words and the citation that license a change. */
  parentheticals: z.array(z.string()).optional(),
  where: z.object({ part: blockPartSchema, note: z.string().nullable() }),
  verdict: z.enum(['verbatim', 'licensed', 'altered', 'elsewhere', 'absent', 'cannotTell']),
  severity: severitySchema.nullable(),
  foundOn: z.array(z.string()),
  changes: z.array(
    z.object({
      kind: z.enum([
        'substitution',
        'omission',
        'insertion',
        'bracket',
        'ellipsis',
        'omittedCitation',
        'case',
      ]),
      quote: z.string(),
      source: z.string(),
    }),
  ),
  note: z.string(),
  /** The opinion's words beside the brief's; spans of the words that differ, in it and in `text`. */
  passage: z
    .object({
      text: z.string(),
      pages: z.array(z.string()),
      differs: z.array(spanSchema),
      quoteDiffers: z.array(spanSchema),
    })
    .optional(),
  /** Another case that has the words, where the case cited does not. */
  origin: z
    .object({
      caseId: z.string(),
      name: z.string(),
      citation: z.string().nullable(),
      foundOn: z.array(z.string()),
    })
    .optional(),
});
export type QuotationReport = z.infer<typeof quotationReportSchema>;

export const documentInfoSchema = z.object({
  name: z.string(),
  /** SHA-256 of the file's bytes, lower-case hexadecimal. */
  sha256: z.string(),
  /** SHA-256 of the text of the blocks read: equal for a brief, its marked and its cleared copy. */
  textSha256: z.string(),
  blocks: z.number().int(),
  words: z.number().int(),
  skipped: z.array(z.string()),
});
export type DocumentInfo = z.infer<typeof documentInfoSchema>;

export const summarySchema = z.object({
  /** Uses of citations in the brief, of every kind. */
  citations: z.number().int(),
  /** Distinct cases among them: one for each match, and one for each full citation that has none. */
  authorities: z.number().int(),
  /** Uses whose kind is checked (status not null). */
  checked: z.number().int(),
  byStatus: z.record(statusSchema, z.number().int()),
  byMark: z.record(markKindSchema, z.number().int()),
  fabricated: z.array(z.string()),
  unverified: z.array(z.string()),
  revised: z.boolean(),
});
export type Summary = z.infer<typeof summarySchema>;

export const REPORT_SCHEMA = 'cite-check/report@1';

/** `check --json`, the pane's stored result and the input of every export. */
export const reportSchema = z.object({
  schema: z.literal(REPORT_SCHEMA),
  document: documentInfoSchema,
  library: libraryInfoSchema,
  tool: z.object({ version: z.string(), generativeAi: z.literal(false) }),
  requestId: z.string(),
  citations: z.array(citationReportSchema),
  quotations: z.array(quotationReportSchema),
  summary: summarySchema,
  /** Citations that were replaced since an earlier check: what was said of each, and the id of what stands there now. */
  revisions: z.array(z.object({ before: citationReportSchema, after: z.string() })).optional(),
});
export type Report = z.infer<typeof reportSchema>;
