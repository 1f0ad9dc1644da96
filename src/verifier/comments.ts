/**
 * The words of a comment beside a mark: the fact, what differs, the evidence with source and date, a suggestion. One comment a
 * citation, and only in the main text: Word takes none in notes (MS-OI29500 2.1.315).
 */
import type { Block, PlannedMark } from '../brief/model';
import { COMMENT_PREFIX } from '../brief/review';
import type { CitationReport, Mark, Report } from './report';
import { CHECK_WORDS, evidenceWords, factSentence, MARK_WORDS } from './render/words';

/** `problems`: stop and mismatch. `all`: whatever is flagged, the unverified too. */
export const COMMENT_POLICIES = ['off', 'problems', 'all'] as const;
export type CommentPolicy = (typeof COMMENT_POLICIES)[number];
export const DEFAULT_COMMENT_POLICY: CommentPolicy = 'problems';

const COMMENTED: Readonly<Record<CommentPolicy, ReadonlySet<Mark>>> = {
  off: new Set(),
  problems: new Set<Mark>(['stop', 'mismatch']),
  all: new Set<Mark>(['stop', 'mismatch', 'unverified']),
};

const PARTS: ReadonlySet<Block['part']> = new Set(['body', 'table']);

/** One paragraph of plain text. */
export function commentText(citation: CitationReport): string {
  const { icon, heading } = MARK_WORDS[citation.mark];
  const fact = factSentence(citation);
  const others = citation.checks.filter(({ result, note }) => result === 'differs' && note !== fact);
  const sentences = [
    `${icon} ${heading}: ${sentence(fact)}`,
    ...others.map(({ check, note }) => `${CHECK_WORDS[check]}: ${sentence(note)}`),
    ...(citation.suggestion
      ? [`Did you mean ${citation.suggestion.text}? ${sentence(citation.suggestion.why)}`]
      : []),
    ...citation.evidence.map((item) => `Evidence: ${sentence(evidenceWords(item, fact))}`),
  ];
  return `${COMMENT_PREFIX} ${sentences.join(' ')}`.replace(/\s+/g, ' ').trim();
}

function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.?!…”"]$/.test(first) ? first : `${first}.`;
}

/** The same plan, with a comment on each mark that the policy wants one for. */
export function withComments(
  plan: readonly PlannedMark[],
  report: Report,
  blocks: readonly Block[],
  policy: CommentPolicy,
): PlannedMark[] {
  const byId = new Map(report.citations.map((citation) => [citation.id, citation]));
  return plan.map((mark) => {
    const citation = byId.get(mark.citationId);
    const part = blocks[mark.block]?.part;
    const wanted = citation && part && PARTS.has(part) && COMMENTED[policy].has(citation.mark);
    return wanted ? { ...mark, comment: commentText(citation) } : mark;
  });
}
