/**
 * Names every difference between a quotation and the passage it was laid on, and says what each is worth by the tables:
 * nothing, licensed, a matter of form, or words altered.
 */
import type { ChangeKind, QuotationChange } from '../model';
import {
  FUNCTION_WORDS,
  guardClass,
  NEGATING_AFFIXES,
  numberValue,
  rolesOppose,
} from '../tables/guardedWords';
import { sameThing } from '../tables/forms';
import type { Licence } from '../tables/licences';
import type { AlignedStep, Alignment } from './align';
import { isCitationText } from './citationText';
import { judgeCut, sentenceEnd, sentenceStart, type Cut, type CutPlace } from './cuts';
import { betweenWords, pagesAt, partAt, textOf, type OpinionIndex } from './opinionIndex';
import { replacedLetters, type QuoteItem, type QuoteStructure } from './quoteItems';

/** From nothing to the worst. */
export const WORTH = { licensed: 1, shown: 2, form: 3, words: 4 } as const;
export type Worth = (typeof WORTH)[keyof typeof WORTH];

export interface JudgedChange extends QuotationChange {
  readonly worth: Worth;
  /** A guarded word is concerned. */
  readonly guarded: boolean;
}

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
  if (alignments.some((one) => one?.steps.some((step) => step.type === 'scan')))
    notes.push('The words match; the source text is a scan.');
  return { changes, notes };
}

function missing(quote: QuoteStructure, items: readonly QuoteItem[]): JudgedChange {
  const start = items[0]?.start ?? 0;
  const end = items.at(-1)?.end ?? start;
  return change('insertion', quote.text.slice(start, end), '', WORTH.words, false);
}

function change(
  kind: ChangeKind,
  quote: string,
  source: string,
  worth: Worth,
  guarded: boolean,
): JudgedChange {
  return { kind, quote: quote.replace(/\s+/g, ' '), source, worth, guarded };
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

type DiffStep = AlignedStep & { readonly type: 'substitution' | 'insertion' | 'omission' };

const isDiff = (step: AlignedStep): step is DiffStep =>
  step.type === 'substitution' || step.type === 'insertion' || step.type === 'omission';

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

/** Words changed, left out or put in next to one another are one change. */
function groupChange(
  quote: QuoteStructure,
  items: readonly QuoteItem[],
  group: readonly DiffStep[],
  index: OpinionIndex,
  licences: ReadonlySet<Licence>,
): JudgedChange {
  const own = group.filter((step) => step.type !== 'omission').map((step) => items[step.item]);
  const from = Math.min(...group.map((step) => step.from));
  const to = Math.max(...group.map((step) => step.to));
  const source = textOf(index, from, to);
  const sourceWords = index.words.slice(from, to);
  const quoteWords = own.flatMap((item) =>
    item === undefined || item.type === 'bracket' ? [] : [item.word],
  );
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

function bracketChange(
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

function patchChange(
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
