/**
 * The report of the DocketRouter service ("Citation verification") over our own chain: `checked`, `fabricated`, `unverified`,
 * `revised`. Each distinct citation of the text once; kinds that are not checked pass through unreported.
 */
import { z } from 'zod';
import { readCitations } from '../citation';
import { requestsFor } from './requests';
import { statusSchema, type CitationChecker } from './report';

/** The service's own shape: what is not known is an empty string there. */
const citeCheckMatchSchema = z.object({
  name: z.string(),
  citation: z.array(z.string()),
  court: z.string(),
  date: z.string(),
  url: z.string(),
});

export const citeCheckSchema = z.object({
  checked: z.array(
    z.object({
      input: z.string(),
      status: statusSchema,
      note: z.string().optional(),
      match: citeCheckMatchSchema.optional(),
    }),
  ),
  fabricated: z.array(z.string()),
  unverified: z.array(z.string()),
  revised: z.boolean(),
});
export type CiteCheck = z.infer<typeof citeCheckSchema>;

/** Checks every full case citation in a text, one paragraph a line. Rejects only where the checker rejects. */
export async function answerAsCiteCheck(
  text: string,
  checker: CitationChecker,
  signal?: AbortSignal,
): Promise<CiteCheck> {
  const blocks = text.split(/\r?\n/).map((line) => ({ part: 'body' as const, note: null, text: line }));
  const full = readCitations(blocks).filter(({ kind }) => kind === 'case');
  const distinct = [...new Map(requestsFor(full).map((request) => [request.text, request])).values()];
  const reply = await checker.check(distinct, signal === undefined ? {} : { signal });
  const results = new Map(reply.results.map((result) => [result.id, result]));
  const checked = distinct.map((request): CiteCheck['checked'][number] => {
    const result = results.get(request.id);
    if (result === undefined || result.status === null) {
      return { input: request.text, status: 'unverified', note: result?.note ?? 'no answer' };
    }
    const { status, note, match } = result;
    if (match == null) return { input: request.text, status, note };
    const { name, citation, court, date, url } = match;
    return {
      input: request.text,
      status,
      note,
      match: { name, citation, court: court ?? '', date: date ?? '', url: url ?? '' },
    };
  });
  const inputsOf = (...statuses: readonly string[]): string[] =>
    checked.filter(({ status }) => statuses.includes(status)).map(({ input }) => input);
  return {
    checked,
    fabricated: inputsOf('not_found'),
    unverified: inputsOf('unverified', 'ambiguous'),
    revised: false,
  };
}
