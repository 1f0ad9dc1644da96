/**
 * What the chain asks of a source on another machine, the last step after the library. `sources/` implements it over HTTP; a test
 * over a few lines. A source gets citations' own strings and nothing else of the brief, and never learns which brief they are from.
 *
 * An answer can add a case; only `absent`, with a closed-world fact, can speak against a citation. What a source that is out would
 * have said is not known, so while one is out nothing that it might have refuted is held against a citation.
 */
import { z } from 'zod';
import { caseRecordSchema } from './asking';
import type { CitationCore } from './caseLaw';
import { evidenceSchema, NOT_FOUND_RULES } from './report';

export const liveFailureSchema = z.enum([
  'unreachable',
  'timedOut',
  'redirected',
  'tooLarge',
  'notUnderstood',
  'refused',
  'busy',
  'fault',
  'resting',
  'cancelled',
]);
export type LiveFailure = z.infer<typeof liveFailureSchema>;

/** What the user reads after the source's name. */
export const LIVE_FAILURES: Readonly<Record<LiveFailure, string>> = {
  unreachable: 'could not be reached',
  timedOut: 'did not answer in time',
  redirected: 'sent the question on to another address',
  tooLarge: 'sent too large an answer',
  notUnderstood: 'sent an answer that could not be understood',
  refused: 'refused the question; its key may be wrong',
  busy: 'answers no more citations for now',
  fault: 'had a fault',
  resting: 'failed several times and is left alone for a minute',
  cancelled: 'was not waited for: the check was cancelled',
};

const absenceSchema = evidenceSchema.extend({
  rule: z.enum(NOT_FOUND_RULES),
  source: z.string().min(1),
  asOf: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  detail: z.string().min(1),
});

export const liveAnswerSchema = z.discriminatedUnion('kind', [
  /** Cases that start at the citation; each lists it among its own. */
  z.object({ kind: z.literal('starts'), cases: z.array(caseRecordSchema).min(1).readonly() }),
  /** The source knows the citation and does not say of which case. */
  z.object({ kind: z.literal('exists'), asOf: z.string() }),
  /** No case starts there: the page lies inside these. */
  z.object({ kind: z.literal('inside'), cases: z.array(caseRecordSchema).min(1).readonly() }),
  /** A fact of the source that proves there is no such citation. */
  z.object({ kind: z.literal('absent'), evidence: absenceSchema }),
  /** Asked and answered, and nothing learned; the sentence begins with the source's name. */
  z.object({ kind: z.literal('silent'), sentence: z.string() }),
  z.object({ kind: z.literal('out'), failure: liveFailureSchema }),
]);
export type LiveAnswer = z.infer<typeof liveAnswerSchema>;
export const liveAnswersSchema = z.array(liveAnswerSchema);

/** What a citation without an indexed number says of its case. */
export interface CaseQuery {
  /** As the brief has it. */
  readonly caseName: string;
  readonly docketNumber: string | null;
  /** Court id. */
  readonly court: string | null;
  readonly year: number | null;
}

export const searchAnswerSchema = z.discriminatedUnion('kind', [
  /** Cases that the search gave, the likeliest first; none is as good an answer as any. */
  z.object({ kind: z.literal('cases'), cases: z.array(caseRecordSchema).readonly() }),
  z.object({ kind: z.literal('out'), failure: liveFailureSchema }),
]);
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
export const searchAnswersSchema = z.array(searchAnswerSchema);

export interface LiveSource {
  /** As the user knows it: "CourtListener". */
  readonly name: string;
  /** Milliseconds that one `lookUp` takes at most; the chain waits no longer than a little more. */
  readonly patience: number;
  /** One answer a core, in order. `cores` are distinct. Never rejects for what the other machine does. */
  lookUp(cores: readonly CitationCore[], signal?: AbortSignal): Promise<readonly LiveAnswer[]>;
  /** One answer a query, in order, where the source can search by name and docket. Never rejects for what the other machine does. */
  search?(queries: readonly CaseQuery[], signal?: AbortSignal): Promise<readonly SearchAnswer[]>;
}
