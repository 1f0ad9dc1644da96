/**
 * Citations that no index holds (Westlaw and Lexis numbers, slip opinions, pages not assigned yet) are looked for by name, docket, court and
 * year in the sources that can search. A hit proves that such a case is held there and nothing of the number cited: the citation stays
 * unverified, with the case as evidence. A search that fails or finds nothing changes nothing.
 */
import { askAll, type OutageReason } from './asking';
import type { CaseRecord } from './caseLaw';
import { isNumberedOnly, type Inquiry } from './inquiry';
import {
  LIVE_FAILURES,
  searchAnswersSchema,
  type CaseQuery,
  type LiveFailure,
  type LiveSource,
} from './liveSource';
import { nameQueries } from './names';
import { caseByDocket } from './unverified';

/** Milliseconds that a source may take beyond its own patience before the chain goes on without it. */
const GRACE = 2_000;

const FAILURE_OF: Readonly<Record<OutageReason, LiveFailure>> = {
  failed: 'fault',
  timedOut: 'timedOut',
  nonsense: 'notUnderstood',
  cancelled: 'cancelled',
};

/** Forms that no index lists by number. */
export const isUnindexed = ({ reading }: Inquiry): boolean =>
  reading.kind === 'unassigned' || isNumberedOnly(reading);

/** What a source is asked: null where the citation says too little to know its case again. */
function queryOf({ caseName, request }: Inquiry): CaseQuery | null {
  const { docketNumber = null, court = null, year = null } = request;
  if (caseName === null) return null;
  if (docketNumber === null && (year === null || nameQueries(caseName).length === 0)) return null;
  return { caseName, docketNumber, court, year };
}

const keyOf = (query: CaseQuery): string => JSON.stringify(Object.values(query));

/** Fills `live.searched` of the inquiries that no other step could say anything of. Never rejects. */
export async function askSearch(
  inquiries: readonly Inquiry[],
  sources: readonly LiveSource[],
  signal?: AbortSignal,
): Promise<void> {
  for (const source of sources) {
    const { search } = source;
    if (search === undefined) continue;
    const open = inquiries.flatMap((inquiry) => {
      const query = queryOf(inquiry);
      const unknown = inquiry.foundBy === null && isUnindexed(inquiry) && caseByDocket(inquiry) === null;
      return query !== null && unknown ? [{ inquiry, query }] : [];
    });
    const queries = [...new Map(open.map(({ query }) => [keyOf(query), query])).values()];
    if (queries.length === 0) continue;
    const answer = await askAll(queries, (asked) => search.call(source, asked, signal), searchAnswersSchema, {
      timeout: source.patience + GRACE,
      ...(signal && { signal }),
    });
    for (const { inquiry, query } of open) {
      const index = queries.findIndex((other) => keyOf(other) === keyOf(query));
      const own = answer.ok
        ? answer.value[index]
        : ({ kind: 'out', failure: FAILURE_OF[answer.reason] } as const);
      if (own === undefined) continue;
      if (own.kind === 'out')
        inquiry.live.sentences.push(`${source.name} could not be searched: it ${LIVE_FAILURES[own.failure]}`);
      else take(inquiry, own.cases, source);
    }
  }
}

function take(inquiry: Inquiry, cases: readonly CaseRecord[], source: LiveSource): void {
  inquiry.live.searched.push(...cases);
  if (caseByDocket(inquiry) === null)
    inquiry.live.sentences.push(`${source.name} was searched for it by name and found no one case that fits`);
}
