/** Where sentences end between a quotation and a citation; enough for that, and no more. */
import { ABBREVIATIONS } from '../tables/attribution';

/** Where sentences begin inside a text, the first one's own begin not counted. Linear in the text. */
function beginnings(text: string): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!'.?!'.includes(text.charAt(at))) continue;
    let after = at + 1;
    while (after < text.length && '"”’\')]'.includes(text.charAt(after))) after += 1;
    let next = after;
    while (next < text.length && /\s/.test(text.charAt(next))) next += 1;
    if (next === after || next >= text.length) continue;
    while (next < text.length && '“"‘([\''.includes(text.charAt(next))) next += 1;
    if (!/[\p{Lu}]/u.test(text.charAt(next))) continue;
    if (text.charAt(at) === '.' && endsInAbbreviation(text, at)) continue;
    found.push(after);
  }
  return found;
}

/** How many sentences end inside a text, one at its very end not counted. */
export const sentenceBreaks = (text: string): number => beginnings(text).length;

/** The last sentence that begins inside a text; all of it where none does. */
export const lastSentence = (text: string): string => text.slice(beginnings(text).at(-1) ?? 0);

/** The longest abbreviation looked for. In UTF-16 units. */
const REACH = 12;

function endsInAbbreviation(text: string, stop: number): boolean {
  let from = stop;
  while (from > 0 && stop - from < REACH && /[\p{L}.’']/u.test(text.charAt(from - 1))) from -= 1;
  const word = text.slice(from, stop).toLowerCase();
  return word.length === 1 || ABBREVIATIONS.has(word);
}
