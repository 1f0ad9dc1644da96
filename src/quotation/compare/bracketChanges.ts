/** Changes that brackets announce, whole words and parts of words: licensed, unless they turn the sentence. */
import { guardClass, NEGATING_AFFIXES, numberValue, rolesOppose } from '../tables/guardedWords';
import type { AlignedStep } from './alignment';
import { isCitationText } from './citationText';
import { change, WORTH, type JudgedChange } from './judgedChange';
import { betweenWords, textOf, type OpinionIndex } from './opinionIndex';
import { replacedLetters, type QuoteItem, type QuoteStructure } from './quoteItems';
import { guardsDiffer } from './wordChanges';

export function bracketChange(
  quote: QuoteStructure,
  item: QuoteItem & { type: 'bracket' },
  step: AlignedStep,
  index: OpinionIndex,
): readonly JudgedChange[] {
  const swallowed = index.words.slice(step.from, step.to);
  if (swallowed.join(' ') === item.words.join(' ') && swallowed.length > 0) return [];
  // "[ ]" repeated from the opinion.
  const bare = swallowed.length === 0 && item.words.length === 0;
  if (bare && step.to < index.words.length && betweenWords(index, step.to).includes('[')) return [];
  const source = textOf(index, step.from, step.to);
  // At either end a bracket swallows nothing, but the party it stands beside may be the one it replaced.
  const beside =
    swallowed.length > 0
      ? []
      : index.words.slice(Math.max(0, step.from - 2), Math.min(index.words.length, step.to + 2));
  const guarded =
    bracketTurns(item.words, swallowed, source) ||
    item.words.some((one) => beside.some((other) => rolesOppose(one, other)));
  const written = quote.text.slice(item.start, item.end);
  return [change('bracket', written, source, guarded ? WORTH.words : WORTH.licensed, guarded)];
}

/** Whether a bracketed change swallows or adds what no bracket may. */
function bracketTurns(own: readonly string[], swallowed: readonly string[], source: string): boolean {
  const kept = new Set(own.map(numberValue));
  const citation = isCitationText(source);
  const lost = swallowed.some((word) => {
    const guard = guardClass(word);
    if (guard === null || kept.has(numberValue(word))) return false;
    // "[defendants]" for "Smith and Jones" turns nothing; "[and]" for "or" does.
    if (guard === 'conjunction') return swallowed.length === 1;
    return guard !== 'number' || !citation;
  });
  const held = new Set(swallowed);
  const added = own.some((word) => {
    const guard = guardClass(word);
    return (guard === 'negation' || guard === 'limiting') && !held.has(word);
  });
  return lost || added || own.some((one) => swallowed.some((other) => rolesOppose(one, other)));
}

export function patchChange(
  quote: QuoteStructure,
  item: QuoteItem & { type: 'patched' },
  step: AlignedStep,
  index: OpinionIndex,
): JudgedChange {
  const source = index.words[step.from] ?? '';
  const letters = [
    replacedLetters(item.pieces, source),
    ...item.pieces.filter((piece) => piece.bracketed).map((piece) => piece.text),
  ];
  const guarded = guardsDiffer([item.word], [source]) || letters.some((piece) => NEGATING_AFFIXES.has(piece));
  const written = quote.text.slice(item.start, item.end);
  const worth = guarded ? WORTH.words : WORTH.licensed;
  return change('bracket', written, textOf(index, step.from, step.to), worth, guarded);
}
