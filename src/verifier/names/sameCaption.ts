/**
 * Whether two names are the caption of one case beyond what agreement asks: both parties, each on its own side. "Washington v. Davis"
 * agrees with "Davis v. Washington" as far as one page goes; it is no sign that a case of that name stands elsewhere.
 */
import { compareNames } from './compareNames';

const VERSUS = /\s+(?:v|vs)\.?\s+/i;

const folded = (side: string): string =>
  side
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function sidesAgree(one: string, other: string): boolean {
  return folded(one) === folded(other) || compareNames(one, [other]).result === 'agrees';
}

/** Captions of two sides agree side by side; a name of one side only with a name of one side, and in both directions. */
export function isSameCaption(brief: string, known: string): boolean {
  const [briefSides, knownSides] = [brief.split(VERSUS), known.split(VERSUS)];
  if (briefSides.length !== knownSides.length) return false;
  if (briefSides.length === 1) return folded(brief) === folded(known);
  return briefSides.every((side, index) => sidesAgree(side, knownSides[index] ?? ''));
}
