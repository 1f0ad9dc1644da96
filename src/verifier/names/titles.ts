/**
 * Titles of cases, "The Civil Rights Cases": which names are such, when two of them are one, and under which parties the reports print
 * a popular one.
 */
import type { Party, Segment } from './parties';
import { POPULAR_TITLES } from './popularTitles';
import { compareWords, foldText } from './words';

/** True for a name that ends with "Case" or "Cases" and names no second side. */
export const isTitle = (name: string): boolean => /\bcases?\s*$/i.test(name) && !/\sv\.?\s/i.test(name);

/** The words of a title run together: "Slaughter-House" and "Slaughterhouse" are one. */
const joined = (parties: readonly Party[]): string =>
  (parties[0]?.[0]?.words ?? []).map((word) => word.meanings[0] ?? word.written).join('');

/** Two titles are one only word for word: there are the Employers' Liability Cases, and the Second Employers' Liability Cases. */
export const isSameTitle = (a: readonly Party[], b: readonly Party[]): boolean =>
  joined(a) !== '' && joined(a) === joined(b);

/** True where one party has all words of the title; one of them alone says nothing. */
export function isHeldByParty(title: readonly Party[], parties: readonly Party[]): boolean {
  const words = title[0]?.[0]?.words ?? [];
  const isHeldBy = ({ words: held }: Segment): boolean =>
    words.every((word) => held.some((other) => compareWords(word, other) === 'same'));
  return words.length > 0 && parties.flat().some(isHeldBy);
}

const key = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/^the/, '')
    .replace(/cases?$/, '');

const CAPTIONS = new Map(POPULAR_TITLES.map(({ title, caption }) => [key(title), caption]));

/** The caption under which the reports print a popular title; null where the name is none that is known. */
export const captionOf = (name: string): string | null =>
  isTitle(name) ? (CAPTIONS.get(key(name)) ?? null) : null;
