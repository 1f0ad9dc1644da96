/**
 * Whether two names are the caption of one case beyond what agreement asks: both parties, each on its own side. "Washington v. Davis"
 * agrees with "Davis v. Washington" as far as one page goes; it is no sign that a case of that name stands elsewhere.
 */
import { compareNames } from './compareNames';
import { partiesOf } from './parties';
import { compareWords, type NameWord } from './words';

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

const wordsOf = (name: string): readonly NameWord[] =>
  partiesOf(name).flatMap((party) => party.flatMap(({ words }) => words));

/** True where every word that tells something in the brief's name stands in the known one: the known name says all that the brief's does. */
export function saysAllOf(brief: string, known: string): boolean {
  const held = wordsOf(known);
  return wordsOf(brief).every(
    (word) =>
      (word.kind !== 'distinctive' && word.kind !== 'common') ||
      held.some((other) => compareWords(word, other) !== null),
  );
}

/** True where one name says no more than the other, side for side: "Brown v. Board of Education" and the same "of Topeka". */
export function isFuller(one: string, other: string): boolean {
  if (one.split(VERSUS).length !== other.split(VERSUS).length) return saysAllOf(one, other);
  return saysAllOf(one, other) || saysAllOf(other, one);
}
