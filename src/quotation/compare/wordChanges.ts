/** Words changed, left out or put in without any announcement: what the guarded words, the small words and the aliases say of them. */
import type { ChangeKind } from '../model';
import { sameThing } from '../tables/forms';
import { FUNCTION_WORDS, guardClass, numberValue, rolesOppose } from '../tables/guardedWords';
import type { Licence } from '../tables/licences';
import type { AlignedStep } from './alignment';
import { isCitationText } from './citationText';
import { change, WORTH, type JudgedChange } from './judgedChange';
import { textOf, type OpinionIndex } from './opinionIndex';
import type { QuoteItem, QuoteStructure } from './quoteItems';

export type DiffStep = AlignedStep & { readonly type: 'substitution' | 'insertion' | 'omission' };

export const isDiff = (step: AlignedStep): step is DiffStep =>
  step.type === 'substitution' || step.type === 'insertion' || step.type === 'omission';

/** Words changed, left out or put in next to one another are one change. */
export function groupChange(
  quote: QuoteStructure,
  items: readonly QuoteItem[],
  group: readonly DiffStep[],
  index: OpinionIndex,
  licences: ReadonlySet<Licence>,
): JudgedChange {
  const own = group.filter((step) => step.type !== 'omission').map((step) => items[step.item]);
  const quoteWords = own.flatMap((item) =>
    item === undefined || item.type === 'bracket' ? [] : [item.word],
  );
  const to = Math.max(...group.map((step) => step.to));
  const from = withoutLeadIn(
    quoteWords,
    index,
    Math.min(...group.map((step) => step.from)),
    to,
    group[0]?.item === 0,
  );
  const source = textOf(index, from, to);
  const sourceWords = index.words.slice(from, to);
  const written = quote.text.slice(own[0]?.start ?? 0, own.length === 0 ? 0 : own.at(-1)?.end);
  if (quoteWords.length === 0 && isCitationText(source))
    return change(
      'omittedCitation',
      '',
      closed(source, index.text.charAt(index.ends[to - 1] ?? 0)),
      licences.has('citations') ? WORTH.licensed : WORTH.form,
      false,
    );
  const kind: ChangeKind =
    quoteWords.length === 0 ? 'omission' : sourceWords.length === 0 ? 'insertion' : 'substitution';
  const guarded = guardsDiffer(quoteWords, sourceWords);
  const form = !guarded && isForm(quoteWords, sourceWords);
  return change(kind, written, source, form ? WORTH.form : WORTH.words, guarded);
}

/** Where a quotation begins with another way to write a thing, the opinion's words before that thing are not left out of it. */
function withoutLeadIn(
  quoteWords: readonly string[],
  index: OpinionIndex,
  from: number,
  to: number,
  first: boolean,
): number {
  if (!first || quoteWords.length === 0) return from;
  for (let at = from; at < to; at += 1)
    if (sameThing(quoteWords.join(' '), index.words.slice(at, to).join(' '))) return at;
  return from;
}

/** A bracket that closes just after a citation belongs to it. */
function closed(citation: string, next: string): string {
  return next === ')' && citation.lastIndexOf('(') > citation.lastIndexOf(')') ? `${citation})` : citation;
}

const guardsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => (guardClass(word) === null ? [] : [numberValue(word)])).sort();

/** Whether the guarded words on the two sides are not the same ones, or two opposing parties changed places. */
export function guardsDiffer(quoteWords: readonly string[], sourceWords: readonly string[]): boolean {
  if (guardsOf(quoteWords).join(' ') !== guardsOf(sourceWords).join(' ')) return true;
  return quoteWords.some((one) => sourceWords.some((other) => rolesOppose(one, other)));
}

function isForm(quoteWords: readonly string[], sourceWords: readonly string[]): boolean {
  if ([...quoteWords, ...sourceWords].every((word) => FUNCTION_WORDS.has(word))) return true;
  if (quoteWords.map(numberValue).join(' ') === sourceWords.map(numberValue).join(' ')) return true;
  return sameThing(quoteWords.join(' '), sourceWords.join(' '));
}
