/** A segment of a quotation laid on words of an opinion, step by step: what finding gives and judging takes. */
import type { OpinionIndex } from './opinionIndex';

/** One step of laying the quotation beside the opinion: an item of it on the words [from, to), either of which may be none. */
export interface AlignedStep {
  readonly type: 'same' | 'changed' | 'scan' | 'substitution' | 'insertion' | 'omission' | 'bracket';
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

export interface Alignment {
  readonly steps: readonly AlignedStep[];
  readonly cost: number;
  /** Words of the opinion covered: [from, to). */
  readonly from: number;
  readonly to: number;
  /** Words of the quotation that stand in the opinion, in order. */
  readonly matched: number;
}

/** A bracketed change may stand for so many words of the source (`quotations.md`, Settled points). */
export const BRACKET_REACH = 12;

/** Where the first item of a segment is expected. */
export interface ExpectedPlace {
  readonly expected: number;
  /** Enough of the words stand within {@link WIDE} of there for a longer omission to explain the rest. */
  readonly spread: boolean;
}

/** Whether these words, and at least one, stand in the opinion from a place on. */
export function holdsWords(
  index: OpinionIndex,
  words: readonly string[],
  from: number,
  low: number,
): boolean {
  return words.length > 0 && from >= low && words.every((word, at) => index.words[from + at] === word);
}
