/**
 * The opinion's words that a quotation was laid on, with the words that differ marked on both sides, for showing the two beside one
 * another. Only shows; judges nothing.
 */
import type { Span } from '../../brief/model';
import type { Passage } from '../model';
import type { Alignment } from './alignment';
import { pagesAt, type OpinionIndex } from './opinionIndex';
import type { QuoteStructure } from './quoteItems';

/** Words that an ellipsis passed over are shown up to this many. */
const SHOWN_GAP = 25;
const CUT = ' […] ';
/** Longer passages are shown up to here. In words. */
const LONGEST = 600;

const IS_DIFFERENCE = {
  same: false,
  scan: false,
  changed: true,
  substitution: true,
  insertion: true,
  omission: true,
  bracket: true,
};

/** The passage under these alignments; null where no segment of the quotation stands anywhere. */
export function passageOf(
  quote: QuoteStructure,
  alignments: readonly (Alignment | null)[],
  index: OpinionIndex,
): Passage | null {
  const text = new PassageText(index);
  const inQuote: Span[] = [];
  const pages = new Set<string>();
  let end = -1;
  alignments.forEach((alignment, at) => {
    const items = quote.segments[at] ?? [];
    if (alignment === null) {
      const [first, last] = [items[0], items.at(-1)];
      if (first !== undefined && last !== undefined) inQuote.push([first.start, last.end]);
      return;
    }
    if (end >= 0) text.gap(end, alignment.from);
    end = alignment.to;
    const different = new Set<number>();
    for (const step of alignment.steps) {
      if (!IS_DIFFERENCE[step.type]) continue;
      for (let word = step.from; word < step.to; word += 1) different.add(word);
      const item = step.type === 'omission' ? undefined : items[step.item];
      if (item !== undefined) inQuote.push([item.start, item.end]);
    }
    for (let word = alignment.from; word < alignment.to; word += 1) text.word(word, different.has(word));
    for (const { label } of pagesAt(index, alignment.from, alignment.to))
      if (label !== null) pages.add(label);
  });
  if (end < 0) return null;
  return {
    text: text.text,
    pages: [...pages],
    differs: joined(text.marks, text.text),
    quoteDiffers: joined(
      inQuote.sort((one, other) => one[0] - other[0]),
      quote.text,
    ),
  };
}

class PassageText {
  text = '';
  readonly marks: Span[] = [];
  private last = -1;
  private words = 0;

  constructor(private readonly index: OpinionIndex) {}

  word(word: number, differs: boolean): void {
    this.words += 1;
    if (this.words > LONGEST) return;
    const { text, starts, ends } = this.index;
    if (this.last >= 0 && word === this.last + 1)
      this.text += text.slice(ends[this.last], starts[word]).replace(/\s+/g, ' ');
    const start = this.text.length;
    this.text += text.slice(starts[word], ends[word]).replace(/\s+/g, '');
    if (differs) this.marks.push([start, this.text.length]);
    this.last = word;
  }

  gap(from: number, to: number): void {
    if (to - from <= SHOWN_GAP) for (let word = from; word < to; word += 1) this.word(word, true);
    else {
      this.text += CUT;
      this.last = -1;
    }
  }
}

/** Neighbouring marks with nothing but blanks and signs between become one. */
function joined(marks: readonly Span[], text: string): readonly Span[] {
  const found: [number, number][] = [];
  for (const [start, end] of marks) {
    const last = found.at(-1);
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(last[1], start)))
      last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}
