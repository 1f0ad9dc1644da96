/**
 * Of citations that stay unverified: whether an opinion that the library holds cites them so. That proves no case, but a citation that
 * a court has written is not one that a machine made up. The index is asked once; what it answers is looked up in the opinion itself.
 */
import { z } from 'zod';
import { ask, caseRecordSchema, type AskingOptions } from './asking';
import type { CaseLaw, OriginIndex } from './caseLaw';
import { citationNumber, isCitedIn } from './evidence/citedCores';
import { coreKey, coreText } from './evidence/reading';
import { coreOf, type Inquiry } from './inquiry';

/** Opinions that are opened for one citation, and for a whole brief: each is parsed whole. */
const OPENED = { oneCitation: 2, brief: 60 } as const;

const candidatesSchema = z.array(z.array(z.object({ case: caseRecordSchema, shared: z.number() })));
const opinionSchema = z.object({
  complete: z.boolean(),
  ocr: z.boolean(),
  parts: z.array(
    z.object({
      kind: z.enum(['majority', 'plurality', 'concurrence', 'dissent', 'syllabus', 'notes', 'argument']),
      pages: z.array(z.object({ label: z.string().nullable(), text: z.string() })),
    }),
  ),
});

/** Fills `citedBy` of the inquiries that `wanted` holds for. Never rejects; whatever fails leaves it empty. */
export async function askCiting(
  inquiries: readonly Inquiry[],
  wanted: (inquiry: Inquiry) => boolean,
  caseLaw: CaseLaw,
  options: AskingOptions,
): Promise<void> {
  const asking = inquiries.filter((inquiry) => coreOf(inquiry) !== null && wanted(inquiry));
  const cores = asking.map(coreOf).filter((core) => core !== null);
  const distinct = [...new Map(cores.map((core) => [coreKey(core), core])).values()];
  // The same index holds the words of opinions; not every store has one.
  const { quotedIn }: Partial<OriginIndex> = caseLaw as CaseLaw & Partial<OriginIndex>;
  if (quotedIn === undefined || distinct.length === 0) return;
  const queries = distinct.map((core) => ({
    shingles: [citationNumber(coreText(core))],
    limit: OPENED.oneCitation,
  }));
  const answer = await ask(() => quotedIn.call(caseLaw, queries), candidatesSchema, options);
  if (!answer.ok || answer.value.length !== distinct.length) return;
  let opened = 0;
  for (const [index, core] of distinct.entries()) {
    for (const { case: record } of answer.value[index] ?? []) {
      if (opened++ >= OPENED.brief) return;
      const text = await ask(() => caseLaw.opinion(record.id), opinionSchema, options);
      // A store that hangs once would cost the time limit for every further opinion.
      if (!text.ok && (text.reason === 'timedOut' || text.reason === 'cancelled')) return;
      if (!text.ok || !isCitedIn(text.value, core)) continue;
      for (const inquiry of asking) if (sameCore(inquiry, core)) inquiry.citedBy = record;
      break;
    }
  }
}

function sameCore(inquiry: Inquiry, core: NonNullable<ReturnType<typeof coreOf>>): boolean {
  const own = coreOf(inquiry);
  return own !== null && coreKey(own) === coreKey(core);
}
