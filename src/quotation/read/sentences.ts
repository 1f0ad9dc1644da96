/** Where sentences end between a quotation and a citation; enough for that, and no more. */
import { ABBREVIATIONS } from '../tables/attribution';

/** How many sentences end inside a text, one at its very end not counted. Linear in the text. */
export function sentenceBreaks(text: string): number {
  let breaks = 0;
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
    breaks += 1;
  }
  return breaks;
}

/** The longest abbreviation looked for. In UTF-16 units. */
const REACH = 12;

function endsInAbbreviation(text: string, stop: number): boolean {
  let from = stop;
  while (from > 0 && stop - from < REACH && /[\p{L}.’']/u.test(text.charAt(from - 1))) from -= 1;
  const word = text.slice(from, stop).toLowerCase();
  return word.length === 1 || ABBREVIATIONS.has(word);
}
