/**
 * The whole way of a brief: read its citations and quotations, ask the checker, compare the words with the opinions held, and
 * assemble the report. The same for the command line and for the pane; all I/O comes in from outside.
 */
import type { Brief } from '../brief/model';
import { readCitations } from '../citation';
import type { Citation } from '../citation/model';
import { compareQuotation, readQuotations } from '../quotation';
import type { Opinion, Quotation, QuotationMatch } from '../quotation/model';
import { assembleReport } from './assembleReport';
import { citationsById, requestsFor, type Picks } from './requests';
import type { CheckReply, CheckResult, CitationChecker, Report } from './report';

export interface BriefCheck {
  /** SHA-256 of the file's bytes, where there is a file. */
  readonly document: { readonly name: string; readonly sha256: string };
  readonly toolVersion: string;
  /** SHA-256 of a text, lower-case hexadecimal. */
  readonly hashText: (text: string) => Promise<string>;
  readonly checker: CitationChecker;
  /** The opinion of a case as pages; null where no text is held. May reject: the words are then not told. */
  readonly opinionOf: (caseId: string, signal?: AbortSignal) => Promise<Opinion | null>;
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

const cannotTell = (note: string): QuotationMatch => ({
  verdict: 'cannotTell',
  severity: null,
  foundOn: [],
  part: null,
  changes: [],
  note,
});

const UNATTRIBUTED = 'These words are attributed to no case that was found.';
const NO_TEXT = 'The library holds no text of this case.';
const NO_ANSWER = 'The text of this case could not be fetched.';

interface ServingCase {
  readonly id: string;
  /** False where the page cited is a database's own: the opinion held has no such pages. */
  readonly hasPagesCited: boolean;
}

/**
 * The case whose text serves each citation id: found, where its name does not say that it is another, or known by its docket where no
 * index holds the citation's number.
 */
function caseByCitation(reply: CheckReply): ReadonlyMap<string, ServingCase> {
  const found = new Map<string, ServingCase>();
  for (const { id, status, match, checks, evidence } of reply.results) {
    const failed = checks.some(
      ({ check, result, severity }) => check === 'caseName' && result === 'differs' && severity === 'major',
    );
    const isKnown = status === 'found' || evidence.some(({ rule }) => rule === 'caseByDocket');
    if (isKnown && match != null && !failed)
      found.set(id, { id: match.id, hasPagesCited: status === 'found' });
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
  const matched = await compareWords(quotations, citations, reply, using, options);
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

type Matched = { readonly quotation: Quotation; readonly match: QuotationMatch };

async function compareWords(
  quotations: readonly Quotation[],
  citations: readonly Citation[],
  reply: CheckReply,
  using: BriefCheck,
  { signal, onProgress }: BriefCheckOptions,
): Promise<readonly Matched[]> {
  const byId = citationsById(citations);
  const cases = caseByCitation(reply);
  const opinions = new Map<string, Promise<Opinion | null | 'failed'>>();
  const opinionOf = (caseId: string): Promise<Opinion | null | 'failed'> => {
    const held = opinions.get(caseId) ?? using.opinionOf(caseId, signal).catch((): 'failed' => 'failed');
    opinions.set(caseId, held);
    return held;
  };
  const matched: Matched[] = [];
  for (const [index, quotation] of quotations.entries()) {
    signal?.throwIfAborted();
    onProgress?.({ step: 'comparing', done: index, total: quotations.length });
    const citation = quotation.citation === null ? undefined : byId.get(quotation.citation);
    const serving = citation === undefined ? undefined : cases.get(citation.id);
    const opinion = serving === undefined ? undefined : await opinionOf(serving.id);
    const pincite = serving?.hasPagesCited === true ? (citation?.pincite?.text ?? null) : null;
    matched.push({ quotation, match: compareOne(quotation, citation, pincite, opinion) });
  }
  onProgress?.({ step: 'comparing', done: quotations.length, total: quotations.length });
  return matched;
}

function compareOne(
  quotation: Quotation,
  citation: Citation | undefined,
  pincite: string | null,
  opinion: Opinion | null | 'failed' | undefined,
): QuotationMatch {
  if (citation === undefined || opinion === undefined) return cannotTell(UNATTRIBUTED);
  if (opinion === 'failed') return cannotTell(NO_ANSWER);
  if (opinion === null) return cannotTell(NO_TEXT);
  return compareQuotation({
    quote: quotation.text,
    pincite,
    parentheticals: [...citation.parentheticals, ...(quotation.parentheticals ?? [])],
    opinion,
  });
}
