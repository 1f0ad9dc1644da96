/**
 * The report of the DocketRouter service ("Citation verification") over our own chain: `checked`, `fabricated`, `unverified`,
 * `revised`. Each distinct citation of the text once; kinds that are not checked pass through unreported.
 */
import { z } from 'zod';
import { readCitations } from '../citation';
import { requestsFor } from './requests';
import { evidenceSchema, statusSchema, type CaseMatch, type CitationChecker } from './report';

const textOrNothing = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** The service's own shape: what is not known is an empty string there. */
const citeCheckMatchSchema = z.object({
  name: textOrNothing,
  citation: z.array(z.string()),
  court: textOrNothing,
  date: textOrNothing,
  url: textOrNothing,
});

export const citeCheckSchema = z.object({
  checked: z.array(
    z.object({
      input: z.string(),
      status: statusSchema,
      note: textOrNothing,
      match: citeCheckMatchSchema.nullish().transform((match) => match ?? undefined),
      /** Ours beyond the service's: the candidates of an ambiguous citation, and the facts that the status rests on. */
      matches: z.array(citeCheckMatchSchema).optional(),
      evidence: z.array(evidenceSchema).optional().catch(undefined),
    }),
  ),
  fabricated: z.array(z.string()),
  unverified: z.array(z.string()),
  revised: z.boolean(),
});
export type CiteCheck = z.infer<typeof citeCheckSchema>;

const inServiceShape = ({ name, citation, court, date, url }: CaseMatch) => ({
  name,
  citation,
  court: court ?? '',
  date: date ?? '',
  url: url ?? '',
});

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
    if (result === undefined || result.status === null)
      return {
        input: request.text,
        status: 'unverified',
        note: result?.note ?? 'no answer',
        match: undefined,
      };
    const { status, note, match, matches, evidence } = result;
    return {
      input: request.text,
      status,
      note,
      match: match == null ? undefined : inServiceShape(match),
      ...(matches === undefined ? {} : { matches: matches.map(inServiceShape) }),
      ...(evidence.length === 0 ? {} : { evidence }),
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
