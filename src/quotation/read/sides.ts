/**
 * What stands on either side of a quotation: the citation that follows in its sentence, the one before it in whose sentence, or whose
 * next one, a court speaks.
 */
import type { Citation } from '../../citation';
import { CONTRARY_SIGNALS, COURT_SPEAKERS, SPEECH_VERBS } from '../tables/attribution';
import { isLicence } from '../tables/licences';
import type { BlockCitations } from './blockCitations';
import type { QuotedSpan } from './marks';
import { lastSentence, sentenceBreaks } from './sentences';

/** Enough of a quotation to tell whether its last word is an abbreviation. In UTF-16 units. */
const LAST_WORD = 24;
/** A citation farther away has no claim. In UTF-16 units. */
const FARTHEST = 2000;
const ONLY_PUNCTUATION = /^[\s.,;:!?—–\-)\]"'”’*]*$/;

export interface Side {
  readonly citation: Citation;
  readonly adjacent: boolean;
  /** The words between the quotation and the citation. */
  readonly gap: string;
  readonly licences: readonly string[];
}

/** “The rule,” 550 U.S. at 555, “is plain”: the same sentence goes on after the citation. */
export function splits(text: string, span: QuotedSpan, spans: readonly QuotedSpan[], before: Side): boolean {
  const [from] = before.citation.fullSpan;
  const first = spans[firstSpanFrom(spans, from) - 1];
  return (
    first !== undefined &&
    first.close <= from &&
    first.open < span.open &&
    ONLY_PUNCTUATION.test(text.slice(first.close, from)) &&
    !/[.?!]["”’]?\s*$/.test(text.slice(first.start, first.close))
  );
}

function firstSpanFrom(spans: readonly QuotedSpan[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.open ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether the words before a quotation say that a court speaks: "the Court held that". Only those of its own sentence: a verb before
 * an earlier quotation's sentence ended is spent.
 */
export function saysSo(gap: string): boolean {
  return lastSentence(`${gap}X`)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => SPEECH_VERBS.has(word));
}

export function followingSide(
  text: string,
  span: QuotedSpan,
  spans: readonly QuotedSpan[],
  citations: BlockCitations,
): Side | null {
  const citation = citations.ownerFrom(span.close);
  if (
    citation === undefined ||
    citation.fullSpan[0] - span.close > FARTHEST ||
    CONTRARY_SIGNALS.includes(citation.signal ?? '')
  )
    return null;
  const licences: string[] = [];
  const gap = withoutLicences(masked(text, span.close, citation.fullSpan[0], spans), licences);
  if (/\(\s*(?:internally\s+)?quoting\s*$/i.test(gap)) return null;
  const adjacent = ONLY_PUNCTUATION.test(gap);
  if (!adjacent) {
    const last = text.slice(Math.max(span.start, span.end - LAST_WORD), span.end).trimEnd();
    // The closing words take part, with their mark: “….” The court went on. A stop behind the mark is no abbreviation's: “… there was no”. “The …
    if (sentenceBreaks(`${last}”${gap}x`) > 0) return null;
  }
  return { citation, adjacent, gap, licences };
}

export function precedingSide(
  text: string,
  span: QuotedSpan,
  spans: readonly QuotedSpan[],
  citations: BlockCitations,
): Side | 'tie' | null {
  const earlier = citations
    .before(span.open)
    .filter((one) => one.fullSpan[1] <= span.open && one.within === null);
  const last = earlier[0];
  if (last === undefined || last.historyOf !== null || span.open - last.fullSpan[1] > FARTHEST) return null;
  const gap = masked(text, last.fullSpan[1], span.open, spans);
  // A citation that no stop ends, before a new sentence: "… 1 U.S. 1 (1990) The court held that".
  const unstopped = /^\s+\p{Lu}/u.test(gap) ? 1 : 0;
  const breaks = unstopped + sentenceBreaks(`${gap}X`);
  if (breaks > 1 || (breaks === 1 && !courtSpeaks(gap))) return null;
  const citation = citations.head(last);
  if (isOneOfSeveral(text, citation, earlier, citations)) return 'tie';
  return { citation, adjacent: ONLY_PUNCTUATION.test(gap), gap, licences: [] };
}

/** "… 1 U.S. 1. The Court added that “…”": a speaker without a name is the court just cited. */
function courtSpeaks(gap: string): boolean {
  const words = lastSentence(`${gap}X`)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const verb = words.findIndex((word) => SPEECH_VERBS.has(word));
  return verb > 0 && words.slice(Math.max(0, verb - 5), verb).some((word) => COURT_SPEAKERS.has(word));
}

/** Whether the citation stands in a string with another authority: none of them alone owns what comes after. */
function isOneOfSeveral(
  text: string,
  citation: Citation,
  earlier: readonly Citation[],
  citations: BlockCitations,
): boolean {
  const before = earlier.find(
    (one) => one.fullSpan[0] < citation.fullSpan[0] && citations.head(one) !== citation,
  );
  if (before === undefined) return false;
  const joint = text.slice(before.fullSpan[1], Math.max(before.fullSpan[1], citation.fullSpan[0]));
  return /^[\s,;]*(?:and|or|;)?[\s,;]*(?:in|with)?\s*$/i.test(joint);
}

/** What stands for a quotation between two others: where it follows a stop, a sentence begins with it. */
const MASK = 'Quotation';

/** The text from one place to another, each quotation in it masked. */
function masked(text: string, from: number, to: number, spans: readonly QuotedSpan[]): string {
  let out = '';
  let at = from;
  for (let next = firstSpanFrom(spans, from); next < spans.length; next += 1) {
    const { open, close } = spans[next] ?? { open: to, close: to };
    if (close > to) break;
    // The stop that ends the quotation ends the sentence.
    out += `${text.slice(at, open)}${MASK}${/[.?!]/.test(text.charAt(close - 2)) ? text.charAt(close - 2) : ''}`;
    at = close;
  }
  return out + text.slice(at, to);
}

/** Takes remarks like "(Citations omitted.)" out of the text between a quotation and its citation. */
function withoutLicences(text: string, licences: string[]): string {
  return text.replace(/\(([^()]{3,120})\)/g, (whole, content: string) => {
    if (!isLicence(content)) return whole;
    licences.push(content);
    return ' ';
  });
}
