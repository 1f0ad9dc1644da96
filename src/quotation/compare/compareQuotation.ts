/**
 * Compares one quotation with one opinion: are these the words, and are they where the brief says? Deterministic and by
 * words: the worst difference is the verdict, never a similarity (`contracts.md`, match-quote; `quotations.md`).
 */
import type { Opinion, QuotationChange, QuotationMatch } from '../model';
import { COMMON_WORDS } from '../tables/guardedWords';
import { licencesOf } from '../tables/licences';
import type { Alignment } from './alignment';
import { exactChains, nearChains } from './chains';
import { judgeWords } from './changes';
import { WORTH } from './judgedChange';
import { indexOpinion, type OpinionIndex } from './opinionIndex';
import { passageOf } from './passage';
import { comparablePages, readCitedPages, type CitedPages } from './pages';
import { best, compareByWorth, placed, type Placed } from './placement';
import { readQuoteStructure, type QuoteItem, type QuoteStructure } from './quoteItems';
import { describeMatch } from './sentences';
import { voiceNotes } from './voices';

export interface QuotationQuestion {
  /** The words, with or without their outer quotation marks. */
  readonly quote: string;
  /** The page or note cited, as written; null where none is. */
  readonly pincite: string | null;
  /** Parentheticals of the citation, without brackets. */
  readonly parentheticals: readonly string[];
  /** Indexed once, and kept for as long as the opinion itself. */
  readonly opinion: Opinion | OpinionIndex;
}

/** Quotations of fewer words are terms more often than quotations: they match exactly or are a minor matter. */
const SHORT = 4;
/** Longer quotations are not compared. In UTF-16 units. */
const LONGEST = 200_000;
/** Nor are quotations in more pieces. */
const MOST_SEGMENTS = 64;

const isIndex = (opinion: Opinion | OpinionIndex): opinion is OpinionIndex => 'vocabulary' in opinion;

const INDEXES = new WeakMap<Opinion, OpinionIndex>();

function indexOf(opinion: Opinion | OpinionIndex): OpinionIndex {
  if (isIndex(opinion)) return opinion;
  const index = INDEXES.get(opinion) ?? indexOpinion(opinion);
  INDEXES.set(opinion, index);
  return index;
}

/** Judges a quotation against an opinion. Never throws. Time is linear in the quotation, and in the opinion once. */
export function compareQuotation(question: QuotationQuestion): QuotationMatch {
  const index = indexOf(question.opinion);
  const quote = readQuoteStructure(question.quote.slice(0, LONGEST));
  if (question.quote.length > LONGEST) return cannotTell('The quotation is too long to compare.');
  if (quote.segments.length > MOST_SEGMENTS)
    return cannotTell('The quotation has too many ellipses to compare.');
  if (quote.length === 0) return cannotTell('The quotation holds no words to compare.');
  if (index.words.length === 0) return cannotTell('The opinion’s text is not held.');

  const cited = comparablePages(
    readCitedPages(question.pincite),
    index.pages.flatMap(({ label }) => label ?? []),
  );
  const licences = licencesOf([...question.parentheticals, ...quote.licences]);
  const place = (alignments: readonly (Alignment | null)[]): Placed =>
    placed(alignments, index, cited, question.parentheticals, judgeWords(quote, alignments, index, licences));

  let found = best(exactChains(quote, index).map(place));
  if (found === null || found.worst >= WORTH.form) {
    const near = best(nearChains(quote, index).map(place));
    if (near !== null && (found === null || compareByWorth(near, found) < 0)) found = near;
  }
  const accepted = found !== null && isTheirs(found, quote, index) ? found : null;
  if (accepted === null) return notFound(quote, index, found);
  const passage = passageOf(quote, accepted.alignments, index);
  const match = verdictOf(accepted, question, index, cited);
  // A term of art on another page is no fault worth more than a glance.
  const severity =
    quote.length < SHORT && match.severity === 'major' && accepted.worst < WORTH.form
      ? 'minor'
      : match.severity;
  return { ...match, severity, ...(passage !== null && { passage }) };
}

/**
 * Whether altered words are still a quotation of this passage: more of the quotation's words stand there in order than do
 * not, two of them words of substance; from a part of an opinion, three in four. Short quotations match exactly or not.
 */
function isTheirs(found: Placed, quote: QuoteStructure, index: OpinionIndex): boolean {
  if (found.worst < WORTH.form) return true;
  const matched = found.alignments.reduce((sum, one) => sum + (one?.matched ?? 0), 0);
  const exact = matched === quote.length && found.words.changes.every(({ kind }) => kind !== 'omission');
  if (quote.length < SHORT) return exact;
  if (exact) return true;
  const enough = index.complete ? matched * 2 > quote.length : matched * 4 >= quote.length * 3;
  return enough && substance(found, quote) >= 2;
}

function substance(found: Placed, quote: QuoteStructure): number {
  let count = 0;
  found.alignments.forEach((alignment, at) => {
    for (const step of alignment?.steps ?? []) {
      if (step.type !== 'same' && step.type !== 'scan' && step.type !== 'changed') continue;
      const item: QuoteItem | undefined = quote.segments[at]?.[step.item];
      if (item !== undefined && item.type !== 'bracket' && !COMMON_WORDS.has(item.word)) count += 1;
    }
  });
  return count;
}

function cannotTell(note: string): QuotationMatch {
  return { verdict: 'cannotTell', severity: null, foundOn: [], part: null, changes: [], note };
}

function notFound(quote: QuoteStructure, index: OpinionIndex, nearest: Placed | null): QuotationMatch {
  if (!index.complete)
    return {
      ...cannotTell(
        'These words are not in the part of the opinion that is held; the rest could not be searched.',
      ),
      isMissing: true,
    };
  const passage =
    nearest !== null && comesNear(nearest, quote) ? passageOf(quote, nearest.alignments, index) : null;
  return {
    verdict: 'absent',
    severity: quote.length < SHORT ? 'minor' : 'major',
    foundOn: [],
    part: null,
    changes: [],
    note: `These words are not in the opinion.${passage === null ? '' : ` The closest passage reads: “${passage.text}”.`}`,
    ...(passage !== null && { passage }),
  };
}

/** A passage is worth showing for absent words where two in five of them stand in it, three of substance, and it is no longer. */
function comesNear(nearest: Placed, quote: QuoteStructure): boolean {
  const held = nearest.alignments.filter((one) => one !== null);
  const matched = held.reduce((sum, one) => sum + one.matched, 0);
  const words = held.reduce((sum, one) => sum + one.to - one.from, 0);
  return (
    quote.length >= SHORT &&
    matched * 5 >= quote.length * 2 &&
    substance(nearest, quote) >= 3 &&
    words <= quote.length * 1.5 + 4
  );
}

function verdictOf(
  found: Placed,
  question: QuotationQuestion,
  index: OpinionIndex,
  cited: CitedPages,
): QuotationMatch {
  const elsewhere = !found.pageFits || found.partFits !== 'yes';
  const placeSeverity = !found.pageFits || found.partFits === 'no' ? 'major' : elsewhere ? 'minor' : null;
  const wordSeverity =
    found.worst === WORTH.words
      ? 'major'
      : found.worst === WORTH.form || found.worst === WORTH.shown
        ? 'minor'
        : null;
  const verdict =
    found.worst >= WORTH.form
      ? 'altered'
      : elsewhere
        ? 'elsewhere'
        : found.worst > 0
          ? 'licensed'
          : 'verbatim';
  const severity =
    placeSeverity === 'major' || wordSeverity === 'major' ? 'major' : (placeSeverity ?? wordSeverity ?? null);
  const quoting = question.parentheticals.some((one) => /^\s*(?:internally\s+)?quoting\b/i.test(one));
  const changes: QuotationChange[] = found.words.changes.map(({ kind, quote, source }) => ({
    kind,
    quote,
    source,
  }));
  const notes = [...found.words.notes, ...voiceNotes(index, found.from, quoting)];
  return {
    verdict,
    severity,
    foundOn: found.pages,
    ...(cited.ranges.length > 0 && found.pages.length > 0 && { onCitedPage: found.pageFits }),
    part: found.part,
    changes,
    note: describeMatch(verdict, found, cited, notes),
  };
}
