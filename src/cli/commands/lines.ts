/** `match-quote` and `compare-names`: the engine's two comparisons, for other programs. */
import { z } from 'zod';
import { matchQuoteLine } from '../../quotation/matchQuote';
import { compareNames } from '../../verifier/names';
import { answerJsonLines } from '../jsonLines';

const namesLineSchema = z.object({ id: z.string(), brief: z.string().nullable(), case: z.array(z.string()) });

export function matchQuoteLines(signal: AbortSignal): Promise<void> {
  return answerJsonLines(matchQuoteLine, signal);
}

export function compareNamesLines(signal: AbortSignal): Promise<void> {
  return answerJsonLines((line) => {
    const { id, brief, case: names } = namesLineSchema.parse(line);
    return { id, ...compareNames(brief ?? '', names) };
  }, signal);
}
