/** One line of `match-quote --json` (`contracts.md`): the comparison for other programs, its input parsed at the door. */
import { z } from 'zod';
import { compareQuotation } from './compare/compareQuotation';
import type { QuotationMatch } from './model';

const partKindSchema = z.enum([
  'majority',
  'plurality',
  'concurrence',
  'dissent',
  'syllabus',
  'notes',
  'argument',
]);

const opinionSchema = z.object({
  complete: z.boolean(),
  ocr: z.boolean().default(false),
  parts: z.array(
    z.object({
      kind: partKindSchema,
      pages: z.array(
        z.object({
          label: z.string().nullable().default(null),
          text: z.string(),
          note: z.string().optional(),
        }),
      ),
    }),
  ),
});

const lineSchema = z.object({
  id: z.string(),
  quote: z.string(),
  pincite: z.string().nullable().default(null),
  parentheticals: z.array(z.string()).default([]),
  opinion: opinionSchema,
});

export type MatchQuoteReply = { readonly id: string } & QuotationMatch;

/**
 * Answers one line.
 * @throws ZodError where the line is not of the contract's form
 */
export function matchQuoteLine(json: unknown): MatchQuoteReply {
  const { id, quote, pincite, parentheticals, opinion } = lineSchema.parse(json);
  return { id, ...compareQuotation({ quote, pincite, parentheticals, opinion }) };
}
