/**
 * The whole way of a brief: read its citations and quotations, ask the checker, compare the words with the opinions held, and
 * assemble the report. The same for the command line and for the pane; all I/O comes in from outside.
 */
import type { Brief } from '../brief/model';
import { readCitations } from '../citation';
import type { Citation } from '../citation/model';
import { readQuotations } from '../quotation';
import type { Opinion } from '../quotation/model';
import { assembleReport } from './assembleReport';
import { compareQuotedWords, type CompareQuotation, type FindOrigins } from './quotedWords';
import { citationsById, requestsFor, type Picks } from './requests';
import type { CaseMatch, CheckReply, CheckResult, CitationChecker, Report } from './report';

export interface BriefCheck {
  /** SHA-256 of the file's bytes, where there is a file. */
  readonly document: { readonly name: string; readonly sha256: string };
  readonly toolVersion: string;
  /** SHA-256 of a text, lower-case hexadecimal. */
  readonly hashText: (text: string) => Promise<string>;
  readonly checker: CitationChecker;
  /** The opinion of a case as pages; null where no text is held. May reject: the words are then not told. */
  readonly opinionOf: (caseId: string, signal?: AbortSignal) => Promise<Opinion | null>;
  /** Which other cases may have words that the case cited lacks; absent where nothing can say. May reject. */
  readonly findOrigins?: FindOrigins;
  /** Where quotations are compared; absent: here. */
  readonly compare?: CompareQuotation;
}

export type CheckStep = 'reading' | 'checking' | 'comparing';

export interface BriefCheckOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: {
    readonly step: CheckStep;
    readonly done: number;
    readonly total: number;
  }) => void;
  /** Cases that the reviewer picked for ambiguous citations; a pick that is no candidate any more counts for nothing. */
  readonly picks?: Picks;
  /** Each citation's answer as soon as it is known, with the citation. */
  readonly onResult?: (result: CheckResult, citation: Citation) => void;
}

/**
 * The case whose text serves each citation id: found, where its name does not say that it is another, or known by its docket where no
 * index holds the citation's number.
 */
function caseByCitation(reply: CheckReply): ReadonlyMap<string, CaseMatch> {
  const found = new Map<string, CaseMatch>();
  for (const { id, status, match, checks, evidence } of reply.results) {
    const failed = checks.some(
      ({ check, result, severity }) => check === 'caseName' && result === 'differs' && severity === 'major',
    );
    const isKnown = status === 'found' || evidence.some(({ rule }) => rule === 'caseByDocket');
    if (isKnown && match != null && !failed) found.set(id, match);
  }
  return found;
}

/** Checks a brief. Rejects only where the signal is aborted or the checker rejects. */
export async function checkBrief(
  brief: Brief,
  using: BriefCheck,
  options: BriefCheckOptions = {},
): Promise<Report> {
  const { signal, onProgress } = options;
  const { blocks } = brief;
  onProgress?.({ step: 'reading', done: 0, total: blocks.length });
  const citations = readCitations(blocks);
  const quotations = readQuotations(blocks, citations);
  onProgress?.({ step: 'reading', done: blocks.length, total: blocks.length });
  const reply = await askChecker(citations, using.checker, options);
  signal?.throwIfAborted();
  const matched = await compareQuotedWords({
    quotations,
    citations,
    cases: caseByCitation(reply),
    opinionOf: using.opinionOf,
    ...(using.findOrigins && { findOrigins: using.findOrigins }),
    ...(using.compare && { compare: using.compare }),
    ...(signal && { signal }),
    onProgress: (done, total) => onProgress?.({ step: 'comparing', done, total }),
  });
  signal?.throwIfAborted();
  return assembleReport({
    document: {
      ...using.document,
      textSha256: await using.hashText(blocks.map(({ text }) => text).join('\n')),
      blocks: blocks.length,
      words: blocks.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
      skipped: [...brief.skipped],
    },
    blocks,
    citations,
    quotations: matched,
    reply,
    toolVersion: using.toolVersion,
  });
}

async function askChecker(
  citations: readonly Citation[],
  checker: CitationChecker,
  { signal, onProgress, onResult, picks }: BriefCheckOptions,
): Promise<CheckReply> {
  const requests = requestsFor(citations, picks);
  const byId = citationsById(citations);
  const answered = new Set<string>();
  onProgress?.({ step: 'checking', done: 0, total: requests.length });
  return checker.check(requests, {
    ...(signal && { signal }),
    onResult: (result) => {
      answered.add(result.id);
      onProgress?.({ step: 'checking', done: answered.size, total: requests.length });
      const citation = byId.get(result.id);
      if (citation !== undefined) onResult?.(result, citation);
    },
  });
}
