/**
 * What an ellipsis cut out of the opinion, and whether it may (`quotations.md`, Settled points: a guarded word cut out of
 * the middle of a kept clause is an alteration; a whole clause cut is licensed, and shown if it held a guarded word).
 */
import { CLAUSE_OPENERS, guardClass } from '../tables/guardedWords';
import { isCitationText } from './citationText';
import { betweenWords, textOf, type OpinionIndex } from './opinionIndex';

export type CutPlace = 'leading' | 'middle' | 'trailing';
export type CutClass = 'free' | 'guardedClause' | 'guardedWord';

export interface Cut {
  readonly class: CutClass;
  /** The words cut. */
  readonly source: string;
  readonly words: number;
}

const CLAUSE_EDGE = /[,;:.!?—–()]/;
const SENTENCE_EDGE = /[;.!?]/;
/** A sentence is looked for so far. In words. */
const SENTENCE_REACH = 80;

/** Judges the cut of the words [from, to). Linear in their number. */
export function judgeCut(index: OpinionIndex, from: number, to: number, place: CutPlace): Cut {
  const source = textOf(index, from, to);
  return { class: classOfCut(index, from, to, place, source), source, words: to - from };
}

function classOfCut(
  index: OpinionIndex,
  from: number,
  to: number,
  place: CutPlace,
  source: string,
): CutClass {
  const citation = isCitationText(source);
  /** Whether an edge of a clause stands between the kept words and each cut word, seen from either side. */
  let left = place === 'leading';
  const leftOf: boolean[] = [];
  for (let word = from; word < to; word += 1) {
    left ||= CLAUSE_EDGE.test(betweenWords(index, word)) || CLAUSE_OPENERS.has(index.words[word] ?? '');
    leftOf.push(left);
  }
  let right = place === 'trailing';
  let sentenceRight = place === 'trailing';
  let worst: CutClass = 'free';
  for (let word = to - 1; word >= from; word -= 1) {
    const gap = word + 1 < index.words.length ? betweenWords(index, word + 1) : '.';
    right ||= CLAUSE_EDGE.test(gap);
    sentenceRight ||= SENTENCE_EDGE.test(gap);
    const guard = guardClass(index.words[word] ?? '');
    if (guard === null || (citation && guard === 'number')) continue;
    if (guard === 'conjunction') {
      if (to - from === 1) return 'guardedWord';
      continue;
    }
    const whole = (leftOf[word - from] ?? false) && right;
    const tail = sentenceRight && guard !== 'negation' && guard !== 'modal';
    if (!whole && !tail) return 'guardedWord';
    worst = 'guardedClause';
  }
  return worst;
}

/** The first word of the sentence that holds a word. */
export function sentenceStart(index: OpinionIndex, word: number, low: number): number {
  let at = word;
  while (at > low && word - at < SENTENCE_REACH && !/[.!?]["”’)\]]*\s/.test(betweenWords(index, at))) at -= 1;
  return at;
}

/** The end of the sentence that goes on at a word: one past its last word. */
export function sentenceEnd(index: OpinionIndex, word: number, high: number): number {
  if (word > 0 && /[.!?]/.test(betweenWords(index, word))) return word;
  let at = word;
  while (at < high && at - word < SENTENCE_REACH) {
    at += 1;
    if (at >= high || /[.!?]["”’)\]]*\s/.test(betweenWords(index, at))) break;
  }
  return at;
}
