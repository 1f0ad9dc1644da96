/**
 * Names every difference between a quotation and the passage it was laid on, and says what each is worth by the tables:
 * nothing, licensed, a matter of form, or words altered.
 */
import type { Licence } from '../tables/licences';
import type { AlignedStep, Alignment } from './alignment';
import { AUXILIARIES } from '../tables/guardedWords';
import { bracketChange, patchChange } from './bracketChanges';
import { judgeCut, sentenceEnd, sentenceStart, type Cut, type CutPlace } from './cuts';
import { change, WORTH, type JudgedChange } from './judgedChange';
import { betweenWords, pagesAt, partAt, textOf, type OpinionIndex } from './opinionIndex';
import type { QuoteItem, QuoteStructure } from './quoteItems';
import { groupChange, isDiff, type DiffStep } from './wordChanges';

export interface JudgedWords {
  readonly changes: readonly JudgedChange[];
  /** Sentences for the reader that change no verdict. */
  readonly notes: readonly string[];
}

/** A cut longer than this is named. In words. */
const LONG_CUT = 60;

/** Judges one way to lay the segments on the opinion; null in `alignments` = the segment is not there. */
export function judgeWords(
  quote: QuoteStructure,
  alignments: readonly (Alignment | null)[],
  index: OpinionIndex,
  licences: ReadonlySet<Licence>,
): JudgedWords {
  const changes: JudgedChange[] = [];
  const notes: string[] = [];
  const held = alignments.filter((one) => one !== null);
  const first = held[0];
  const last = held.at(-1);
  if (quote.leading !== null && first !== undefined) {
    const low = partAt(index, first.from)?.from ?? 0;
    changes.push(
      ...cutChange(quote, quote.leading, index, sentenceStart(index, first.from, low), first.from, 'leading'),
    );
  }
  let before: Alignment | null = null;
  quote.segments.forEach((items, at) => {
    const alignment = alignments[at] ?? null;
    if (alignment === null) {
      changes.push(missing(quote, items));
      return;
    }
    if (before !== null) {
      const mark = quote.between[at - 1] ?? { start: 0, end: 0 };
      changes.push(...cutChange(quote, mark, index, before.to, alignment.from, 'middle'));
      notes.push(...longCut(index, before.to, alignment.from));
    }
    changes.push(...segmentChanges(quote, items, alignment, index, licences));
    before = alignment;
  });
  if (quote.trailing !== null && last !== undefined) {
    const high = partAt(index, last.to - 1)?.to ?? last.to;
    changes.push(
      ...cutChange(quote, quote.trailing, index, last.to, sentenceEnd(index, last.to, high), 'trailing'),
    );
  }
  if (quote.trailing === null && last !== undefined) changes.push(...negationCutOff(quote, last, index));
  if (alignments.some((one) => one?.steps.some((step) => step.type === 'scan')))
    notes.push('The words match; the source text is a scan.');
  return { changes, notes };
}

/** "The outer drive does.", of an opinion that goes on "not": the full stop closes a sentence that the opinion does not hold. */
function negationCutOff(
  quote: QuoteStructure,
  last: Alignment,
  index: OpinionIndex,
): readonly JudgedChange[] {
  const item = quote.segments.at(-1)?.at(-1);
  if (item === undefined || !/^[\])]?[.!?]/.test(quote.text.slice(item.end))) return [];
  const isNegated =
    index.words[last.to] === 'not' &&
    AUXILIARIES.has(index.words[last.to - 1] ?? '') &&
    !/[,;:.!?—–()]/.test(betweenWords(index, last.to));
  return isNegated ? [change('omission', '', textOf(index, last.to, last.to + 1), WORTH.words, true)] : [];
}

function missing(quote: QuoteStructure, items: readonly QuoteItem[]): JudgedChange {
  const start = items[0]?.start ?? 0;
  const end = items.at(-1)?.end ?? start;
  return change('insertion', quote.text.slice(start, end), '', WORTH.words, false);
}

function cutChange(
  quote: QuoteStructure,
  mark: { start: number; end: number },
  index: OpinionIndex,
  from: number,
  to: number,
  place: CutPlace,
): readonly JudgedChange[] {
  const written = quote.text.slice(mark.start, mark.end);
  if (to <= from) {
    // The opinion has an ellipsis of its own here: the quotation repeats it.
    const own = from < index.words.length && /\.\s?\.\s?\.|…|\*\s\*\s\*/.test(betweenWords(index, from));
    return own ? [] : [change('ellipsis', written, '', WORTH.licensed, false)];
  }
  const cut: Cut = judgeCut(index, from, to, place);
  const worth =
    cut.class === 'guardedWord' ? WORTH.words : cut.class === 'guardedClause' ? WORTH.shown : WORTH.licensed;
  return [change('ellipsis', written, cut.source, worth, cut.class !== 'free')];
}

function longCut(index: OpinionIndex, from: number, to: number): readonly string[] {
  const words = to - from;
  if (words <= LONG_CUT && pagesAt(index, from, to).length < 3) return [];
  return [`The ellipsis passes over ${words} words of the opinion.`];
}

function segmentChanges(
  quote: QuoteStructure,
  items: readonly QuoteItem[],
  alignment: Alignment,
  index: OpinionIndex,
  licences: ReadonlySet<Licence>,
): readonly JudgedChange[] {
  const changes: JudgedChange[] = [];
  let group: DiffStep[] = [];
  let before: AlignedStep | null = null;
  const closeGroup = (): void => {
    if (group.length > 0) changes.push(groupChange(quote, items, group, index, licences));
    group = [];
  };
  for (const step of alignment.steps) {
    if (isDiff(step)) {
      group.push(step);
      continue;
    }
    closeGroup();
    const item = items[step.item];
    if (item === undefined) continue;
    if (step.type === 'bracket' && item.type === 'bracket')
      changes.push(...bracketChange(quote, item, step, index));
    if (step.type === 'changed' && item.type === 'patched')
      changes.push(patchChange(quote, item, step, index));
    if (step.type === 'same' && step.item > 0) changes.push(...droppedMarks(step, before, index, licences));
    before = step;
    if (step.type === 'same' && item.type === 'word')
      changes.push(...caseChange(quote, item, step, index, licences, step.item === 0));
  }
  closeGroup();
  return changes;
}

const OWN_ELLIPSIS = /\.\s?\.\s?\.|…|\*\s\*\s\*/;

/** The opinion's own ellipses and bracketed words, run together in the quotation. */
function droppedMarks(
  step: AlignedStep,
  before: AlignedStep | null,
  index: OpinionIndex,
  licences: ReadonlySet<Licence>,
): readonly JudgedChange[] {
  if (before?.type !== 'same' || before.to !== step.from || step.to === step.from) return [];
  const between = betweenWords(index, step.from);
  const ellipsis = OWN_ELLIPSIS.exec(between)?.[0];
  if (ellipsis !== undefined)
    return [change('ellipsis', '', ellipsis, licences.has('ellipses') ? WORTH.licensed : WORTH.form, false)];
  // Without a licence a bracket taken off is typography: the words are the opinion's either way.
  if (!licences.has('brackets') || !between.endsWith('[')) return [];
  const start = index.starts[step.from] ?? 0;
  const bracketed = /^[^\][]{1,200}\](?!\p{L})/u.exec(index.text.slice(start, start + 202))?.[0];
  return bracketed === undefined
    ? []
    : [change('bracket', bracketed.slice(0, -1), `[${bracketed}`, WORTH.licensed, false)];
}

const lettersOnly = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const isCapitals = (text: string): boolean =>
  text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();

/** A capital for a small letter inside the words; the first letter and words all in capitals are typography. */
function caseChange(
  quote: QuoteStructure,
  item: QuoteItem & { type: 'word' },
  step: AlignedStep,
  index: OpinionIndex,
  licences: ReadonlySet<Licence>,
  first: boolean,
): readonly JudgedChange[] {
  if (step.to - step.from !== 1) return [];
  const written = quote.text.slice(item.start, item.end);
  const source = index.text.slice(index.starts[step.from], index.ends[step.from]);
  if (written === source) return [];
  const one = lettersOnly(written);
  const other = lettersOnly(source);
  if (one === other || one.toLowerCase() !== other.toLowerCase()) return [];
  if (isCapitals(one) || isCapitals(other)) return [];
  if (first && one.slice(1) === other.slice(1)) return [];
  return [change('case', written, source, licences.has('letterCase') ? WORTH.licensed : WORTH.form, false)];
}
