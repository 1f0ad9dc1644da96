/**
 * What the reviewer decided about a citation, and when a decision still holds: for the same citation, in the same paragraph word for
 * word, with the same verdict. A decision keeps digests of the brief's words, never the words; its reason is the reviewer's own. Pure.
 */
import { z } from 'zod';
import type { CitationReport } from '../verifier/report';

/** The longest reason that is kept, in UTF-16 units. */
export const LONGEST_REASON = 500;

/** A later kind of decision is a further word here. */
export const decisionSchema = z.object({
  kind: z.literal('accepted'),
  /** The citation's own words with white space folded, and which of its equals in the paragraph it is, from 0. */
  citation: z.string(),
  nth: z.number().int().nonnegative(),
  /** SHA-256 of the paragraph. */
  textHash: z.string(),
  /** The mark, and what differed, as it was decided on. */
  verdict: z.string(),
  reason: z.string().max(LONGEST_REASON),
  /** ISO date and time. */
  decidedAt: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What a decision is about, for a citation as it stands now. */
export const subjectSchema = decisionSchema.pick({
  citation: true,
  nth: true,
  textHash: true,
  verdict: true,
});
export type Subject = z.infer<typeof subjectSchema>;

export const DECISIONS_SCHEMA = 'cite-check/decisions@1';

/** What the subject of each citation is, by its id. */
export function subjectsOf(
  citations: readonly CitationReport[],
  hashOfBlock: ReadonlyMap<number, string>,
): Record<string, Subject> {
  const seen = new Map<string, number>();
  const subjects: Record<string, Subject> = {};
  const inOrder = [...citations].sort((a, b) => a.block - b.block || a.span[0] - b.span[0]);
  for (const each of inOrder) {
    const citation = each.text.replace(/\s+/g, ' ').trim();
    const place = `${each.block} ${citation}`;
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    const textHash = hashOfBlock.get(each.block);
    if (textHash !== undefined) subjects[each.id] = { citation, nth, textHash, verdict: verdictOf(each) };
  }
  return subjects;
}

/** Another mark, or another difference, is another question. */
function verdictOf({ mark, checks }: CitationReport): string {
  const differing = checks.filter(({ result }) => result === 'differs').map(({ check }) => check);
  return [mark, ...differing.sort()].join(' ');
}

export function isAbout(decision: Decision, subject: Subject): boolean {
  return (
    decision.citation === subject.citation &&
    decision.nth === subject.nth &&
    decision.textHash === subject.textHash &&
    decision.verdict === subject.verdict
  );
}

export interface CarriedDecisions {
  /** By citation id: those that hold. */
  readonly decided: Readonly<Record<string, Decision>>;
  /** By citation id: one that was made before the words around it, or the verdict, changed. It is asked again. */
  readonly earlier: Readonly<Record<string, Decision>>;
}

export const NO_DECISIONS: CarriedDecisions = { decided: {}, earlier: {} };

/** Which decisions still hold, and which are to be made again. */
export function carryForward(
  decisions: readonly Decision[],
  subjects: Readonly<Record<string, Subject>>,
): CarriedDecisions {
  const byCitation = new Map<string, Decision[]>();
  for (const each of decisions)
    byCitation.set(each.citation, [...(byCitation.get(each.citation) ?? []), each]);
  const decided: Record<string, Decision> = {};
  const used = new Set<Decision>();
  for (const [id, subject] of Object.entries(subjects)) {
    const found = byCitation.get(subject.citation)?.find((each) => isAbout(each, subject));
    if (!found) continue;
    decided[id] = found;
    used.add(found);
  }
  const earlier: Record<string, Decision> = {};
  for (const [id, subject] of Object.entries(subjects)) {
    if (decided[id]) continue;
    const found = byCitation
      .get(subject.citation)
      ?.find((each) => !used.has(each) && each.nth === subject.nth);
    if (found) earlier[id] = found;
  }
  return { decided, earlier };
}

/** Outside decisions (a document's, an export's) as ours; what does not fit is left out. */
export function parseDecisions(values: readonly unknown[]): Decision[] {
  return values.flatMap((value) => {
    const parsed = decisionSchema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** A file of decisions: citations, digests, reasons and dates; no words of the brief, no names, no path. */
export function exportDecisions(decisions: readonly Decision[]): string {
  return `${JSON.stringify({ schema: DECISIONS_SCHEMA, decisions }, null, 2)}\n`;
}
