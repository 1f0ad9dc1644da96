/**
 * One check of the open document, from reading to reading back: the verifier's own way of a brief between the document's two ends.
 * Rejects where the document refuses to be read or the user cancels before marks are placed; once there is a report, it is kept
 * whatever becomes of the marks.
 */
import {
  BriefHostError,
  type BriefHost,
  type BriefProgress,
  type BriefReading,
  type HostMarkingOutcome,
  type PlannedMark,
} from '../brief/model';
import type { Opinion } from '../quotation/model';
import { checkBrief as checkThroughVerifier } from '../verifier/checkBrief';
import { withComments, type CommentPolicy } from '../verifier/comments';
import { plannedMarks } from '../verifier/marks';
import { counted, placeWords } from '../verifier/render/words';
import type { CitationChecker, Report } from '../verifier/report';
import { BACKEND_FAILURES } from '../verifier/sources/backend';
import type { CompareQuotation, FindOrigins } from '../verifier/quotedWords';
import packageJson from '../../package.json';
import { subjectsOf } from './decisions';
import { linesOf, surroundingsOf } from './results';
import {
  earlyStopOf,
  unplacedSentences,
  type EarlyStop,
  type Message,
  type Results,
  type Scope,
  type WorkStep,
} from './state';
import { blockDigests, sha256 } from './digest';

/** Who answers: existence and identity, and the opinions' pages. */
export interface Sources {
  readonly checker: CitationChecker;
  readonly opinionOf: (caseId: string, signal?: AbortSignal) => Promise<Opinion | null>;
  readonly findOrigins?: FindOrigins;
  readonly compare?: CompareQuotation;
}

export interface CheckOptions {
  readonly host: BriefHost;
  readonly documentName: string;
  readonly sources: Sources;
  readonly scope: Scope;
  readonly comments: CommentPolicy;
  /** By citation id: the case that the reviewer picked where several stand on the page. */
  readonly picks: Results['picks'];
  readonly signal: AbortSignal;
  readonly now: Date;
  readonly onProgress: (progress: { step: WorkStep; done: number; total: number }) => void;
  readonly onStop: (stop: EarlyStop) => void;
}

/** What the pane calls the steps of the document's own. */
const MARKING_STEPS: Readonly<Record<BriefProgress['step'], WorkStep>> = {
  reading: 'reading',
  searching: 'finding',
  marking: 'marking',
  readingBack: 'readingBack',
  removing: 'removing',
};

export interface CheckedBrief {
  readonly results: Results;
  /** What the user must know beside the results. */
  readonly messages: readonly Message[];
}

export async function checkBrief(options: CheckOptions): Promise<CheckedBrief> {
  const { host, scope, signal, onProgress } = options;
  const reading = await host.read({ scope, signal });
  const report = await judge(reading, options);
  const marks = within(plannedMarks(report, reading.blocks), reading.selected);
  const plan = withComments(marks, report, reading.blocks, options.comments);
  const hashes = await blockDigests(
    reading.blocks,
    report.citations.map(({ block }) => block),
  );
  const marking = await host
    .mark(plan, {
      signal,
      blocks: reading.selected,
      onProgress: ({ step, done, total }) => onProgress({ step: MARKING_STEPS[step], done, total }),
    })
    .catch((failure: unknown): BriefHostError => asHostError(failure));
  return {
    results: {
      report,
      checkedAt: options.now.toISOString(),
      scope,
      lines: linesOf(report, reading.blocks, reading.selected),
      surroundings: surroundingsOf(reading.blocks, report.citations),
      unplaced:
        marking instanceof BriefHostError
          ? sentenceForAll(plan, marking.message)
          : unplacedSentences(marking),
      marked: Object.fromEntries(plan.map(({ citationId, text }) => [citationId, text])),
      picks: options.picks,
      subjects: subjectsOf(report.citations, hashes),
      edited: {},
      stale: false,
    },
    messages: [
      ...backendMessages(report),
      ...deletionMessages(reading),
      ...markingMessages(marking, plan.length),
    ],
  };
}

async function judge(reading: BriefReading, options: CheckOptions): Promise<Report> {
  const { signal, onProgress, onStop, sources } = options;
  try {
    return await checkThroughVerifier(
      reading,
      {
        document: { name: options.documentName, sha256: '' },
        toolVersion: packageJson.version,
        hashText: sha256,
        checker: sources.checker,
        opinionOf: sources.opinionOf,
        ...(sources.findOrigins && { findOrigins: sources.findOrigins }),
        ...(sources.compare && { compare: sources.compare }),
      },
      {
        signal,
        onProgress,
        picks: new Map(Object.entries(options.picks)),
        onResult: (result, citation) => {
          if (reading.selected !== null && !reading.selected.includes(citation.block)) return;
          const block = reading.blocks[citation.block];
          const where = { part: block?.part ?? 'body', note: block?.note ?? null } as const;
          const stop = earlyStopOf(result, {
            text: citation.text,
            place: placeWords({ where, block: citation.block }, block),
          });
          if (stop !== null) onStop(stop);
        },
      },
    );
  } catch (failure) {
    if (signal.aborted) throw new BriefHostError('cancelled', 'The check was cancelled.');
    throw failure;
  }
}

/** The part of the plan that the user asked for; marks elsewhere stay as they are. */
function within(plan: readonly PlannedMark[], blocks: readonly number[] | null): readonly PlannedMark[] {
  if (blocks === null) return plan;
  const asked = new Set(blocks);
  return plan.filter((mark) => asked.has(mark.block));
}

function asHostError(failure: unknown): BriefHostError {
  return failure instanceof BriefHostError
    ? failure
    : new BriefHostError('unknown', 'Word reported an error while marks were placed.');
}

function sentenceForAll(plan: readonly PlannedMark[], sentence: string): Record<string, string> {
  return Object.fromEntries(plan.map((mark) => [mark.citationId, sentence]));
}

const FAILURE_SENTENCES = Object.values(BACKEND_FAILURES);

/** A backend that did not answer is said once, with how to start it; its citations are unverified, each with this reason. */
function backendMessages(report: Report): readonly Message[] {
  const failed = (sentence: string): number =>
    report.citations.filter((citation) => citation.note.includes(sentence)).length;
  const sentence = FAILURE_SENTENCES.find((candidate) => failed(candidate) > 0);
  if (sentence === undefined) return [];
  const count = counted(failed(sentence), 'citation is', 'citations are');
  return [
    {
      id: 'backend',
      intent: 'warning',
      title: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`,
      text: `${count} unverified for that reason alone. Start the backend with npm start, or npx cite-check serve, and check again.`,
    },
  ];
}

function deletionMessages({ withoutDeletions }: BriefReading): readonly Message[] {
  if (withoutDeletions !== true) return [];
  return [
    {
      id: 'deletions',
      intent: 'info',
      title: 'Read as if all changes were accepted',
      text: 'Words that a tracked change deletes are left out of the check.',
    },
  ];
}

function markingMessages(marking: HostMarkingOutcome | BriefHostError, planned: number): readonly Message[] {
  if (marking instanceof BriefHostError) {
    return [{ id: 'marking', intent: 'warning', title: 'No marks in the document', text: marking.message }];
  }
  const comments = commentMessages(marking.comments.refused);
  if (marking.notReached.length > 0) {
    return [
      ...comments,
      {
        id: 'marking',
        intent: 'info',
        title: 'Stopped',
        text: `${marking.placed.length} of ${counted(planned, 'mark')} placed. The list below is complete.`,
      },
    ];
  }
  if (marking.unplaced.length === 0) return comments;
  return [
    ...comments,
    {
      id: 'marking',
      intent: 'info',
      title: `${counted(marking.unplaced.length, 'citation has', 'citations have')} no mark in the document`,
      text: 'No frame could be put there without touching the text. The list says why.',
    },
  ];
}

function commentMessages(refused: number): readonly Message[] {
  if (refused === 0) return [];
  return [
    {
      id: 'comments',
      intent: 'info',
      title: `Word took no comment at ${counted(refused, 'citation')}`,
      text: 'The marks stand without; their titles and this pane say the same.',
    },
  ];
}
