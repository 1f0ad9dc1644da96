/**
 * The last step of the chain: citations that the library does not hold are asked of the live sources that the user set up, one after
 * another, the first that knows the case winning. A source that fails in whatever way is out for these citations, and the next goes on.
 */
import { askAll, type OutageReason } from './asking';
import type { CitationCore } from './caseLaw';
import { coreKey, coreText } from './evidence/reading';
import { coreOf, widelyKnownCore, type Inquiry } from './inquiry';
import {
  LIVE_FAILURES,
  liveAnswersSchema,
  type LiveAnswer,
  type LiveFailure,
  type LiveSource,
} from './liveSource';

/** Milliseconds that a source may take beyond its own patience before the chain goes on without it. */
const GRACE = 2_000;

const FAILURE_OF: Readonly<Record<OutageReason, LiveFailure>> = {
  failed: 'fault',
  timedOut: 'timedOut',
  nonsense: 'notUnderstood',
  cancelled: 'cancelled',
};

async function answersOf(
  source: LiveSource,
  cores: readonly CitationCore[],
  signal?: AbortSignal,
): Promise<readonly LiveAnswer[]> {
  const answer = await askAll(cores, (asked) => source.lookUp(asked, signal), liveAnswersSchema, {
    timeout: source.patience + GRACE,
    ...(signal && { signal }),
  });
  if (answer.ok) return answer.value;
  const failure = FAILURE_OF[answer.reason];
  return cores.map(() => ({ kind: 'out', failure }));
}

function take(inquiry: Inquiry, core: CitationCore, answer: LiveAnswer, { name }: LiveSource): void {
  const { live } = inquiry;
  switch (answer.kind) {
    case 'starts': {
      // Only records that say of themselves that they are at the citation asked for are believed.
      const cases = answer.cases.filter((record) => record.citations.includes(coreText(core)));
      const [first] = cases;
      if (first === undefined) {
        live.isOneOut = true;
        live.sentences.push(`${name} ${LIVE_FAILURES.notUnderstood}`);
        return;
      }
      inquiry.cases = cases;
      inquiry.listsEveryCase = false;
      inquiry.foundBy = 'live';
      inquiry.foundAs = coreText(core) === coreText(coreOf(inquiry) ?? core) ? null : coreText(core);
      live.foundBy = { source: name, asOf: first.asOf };
      return;
    }
    case 'exists':
      inquiry.foundBy = 'live';
      live.foundBy = { source: name, asOf: answer.asOf };
      return;
    case 'inside':
      live.around.push(...answer.cases);
      live.sentences.push(
        `${name} knows no case that starts there; the page lies inside ${answer.cases[0]?.name ?? 'another case'}`,
      );
      return;
    case 'absent':
      live.absence ??= answer.evidence;
      live.sentences.push(`${name}: ${answer.evidence.detail.replace(/\.$/, '')}`);
      return;
    case 'silent':
      live.sentences.push(answer.sentence);
      return;
    case 'out':
      live.isOneOut = true;
      live.sentences.push(`${name} ${LIVE_FAILURES[answer.failure]}`);
  }
}

/** Asks for the inquiries that are not found yet and that `wanted` holds for. Never rejects. */
export async function askLive(
  inquiries: readonly Inquiry[],
  wanted: (inquiry: Inquiry) => boolean,
  sources: readonly LiveSource[],
  signal?: AbortSignal,
): Promise<void> {
  for (const source of sources) {
    const open = inquiries.filter((inquiry) => inquiry.foundBy === null && wanted(inquiry));
    const cores = open.map(widelyKnownCore).filter((core) => core !== null);
    const distinct = [...new Map(cores.map((core) => [coreKey(core), core])).values()];
    if (distinct.length === 0) return;
    const answers = await answersOf(source, distinct, signal);
    const byKey = new Map(distinct.map((core, index) => [coreKey(core), answers[index]]));
    for (const inquiry of open) {
      const core = widelyKnownCore(inquiry);
      const answer = core === null ? undefined : byKey.get(coreKey(core));
      if (core !== null && answer !== undefined) take(inquiry, core, answer, source);
    }
  }
}
