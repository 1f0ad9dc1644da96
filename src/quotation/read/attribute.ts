/**
 * Whose words a quotation holds: the citation that follows it, the one before it ("In X, the Court said …"), the one in
 * whose parenthetical it stands, or the one it is split around. Where two have an equal claim it abstains; terms, scare
 * quotes, defined terms and words of the record are nobody's.
 */
import type { Citation } from '../../citation';
import type { BoundBy } from '../model';
import {
  CONTRARY_SIGNALS,
  COURT_SPEAKERS,
  DEFINING_WORDS,
  SPEECH_VERBS,
  SUPPORTING_SIGNALS,
} from '../tables/attribution';
import { isLicence } from '../tables/licences';
import type { QuotedSpan } from './marks';
import { sentenceBreaks } from './sentences';

export interface Attribution {
  readonly citation: Citation;
  readonly boundBy: BoundBy;
  /** Licences that stand between the quotation and its citation: "(Citations omitted.)". */
  readonly licences: readonly string[];
}

/** Fewer words, away from a citation, are a term or a scare quote. */
const TERM = 4;
/** A defined term has no more words. */
const LONGEST_TERM = 6;
/** So many citations before a quotation are looked at; a string of more names nobody. */
const LOOK_BACK = 16;
/** A citation farther away has no claim. In UTF-16 units. */
const FARTHEST = 2000;
const ONLY_PUNCTUATION = /^[\s.,;:!?—–\-)\]"'”’*]*$/;

/** The citations of one block, made ready for the quotations of that block. */
export class BlockCitations {
  /** Citations that may own a quotation: no parallel members, no history. In order. */
  readonly owners: readonly Citation[];
  readonly all: readonly Citation[];
  private readonly byId: ReadonlyMap<string, Citation>;

  constructor(all: readonly Citation[], byId: ReadonlyMap<string, Citation>) {
    this.all = all;
    this.byId = byId;
    this.owners = all.filter((one) => one.parallelTo === null && one.historyOf === null);
  }

  /** The first owner that begins at or after an offset and stands in no other citation. */
  ownerFrom(offset: number): Citation | undefined {
    for (let at = firstAtOrAfter(this.owners, offset); at < this.owners.length; at += 1)
      if (this.owners[at]?.within === null) return this.owners[at];
    return undefined;
  }

  /** Owners that begin in [from, to]. */
  ownersBetween(from: number, to: number): readonly Citation[] {
    return this.owners.slice(firstAtOrAfter(this.owners, from), firstAtOrAfter(this.owners, to + 1));
  }

  /** The few citations that begin before an offset, the last one first. */
  before(offset: number): readonly Citation[] {
    const end = firstAtOrAfter(this.all, offset);
    return this.all.slice(Math.max(0, end - LOOK_BACK), end).reverse();
  }

  /** The citation that a short form, id. or supra means; itself for a full citation. */
  authority(citation: Citation): Citation {
    const meant = citation.antecedent === null ? undefined : this.byId.get(citation.antecedent);
    return meant ?? citation;
  }

  /** Whether two citations mean one authority: through their antecedents, or by the same volume, reporter and page. */
  sameAuthority(one: Citation, other: Citation): boolean {
    const [left, right] = [this.authority(one), this.authority(other)];
    if (left.id === right.id) return true;
    const known = left.volume !== null && left.reporter !== null && left.page !== null;
    return (
      known && left.volume === right.volume && left.reporter === right.reporter && left.page === right.page
    );
  }

  isRecord(citation: Citation): boolean {
    return this.authority(citation).kind === 'record';
  }

  /** The first of a parallel group for any of its members. */
  head(citation: Citation): Citation {
    const head = citation.parallelTo === null ? undefined : this.byId.get(citation.parallelTo);
    return head ?? citation;
  }
}

function firstAtOrAfter(sorted: readonly Citation[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.fullSpan[0] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whose words stand in `span`, and, where another source is named by "quoting", also whose they were first. */
export function attribute(
  text: string,
  span: QuotedSpan,
  spans: readonly QuotedSpan[],
  citations: BlockCitations,
): readonly Attribution[] {
  if (isDefinedTerm(text, span)) return [];
  const owner = insideParenthetical(text, span, citations) ?? beside(text, span, spans, citations);
  const quoted = quotedSource(text, span, owner, citations);
  const found: Attribution[] = [];
  if (owner !== null && !citations.isRecord(owner.citation)) found.push(owner);
  if (quoted !== null && quoted !== owner?.citation)
    found.push({ citation: quoted, boundBy: 'quoting', licences: [] });
  return found;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** (the “Agreement”), (collectively, “Defendants”), (“Section 1983”). */
function isDefinedTerm(text: string, span: QuotedSpan): boolean {
  const words = text.slice(span.start, span.end).split(/\s+/).filter(Boolean);
  if (words.length > LONGEST_TERM) return false;
  const before = text.slice(Math.max(0, span.open - 80), span.open);
  const bracket = before.lastIndexOf('(');
  if (bracket < 0 || before.includes(')', bracket)) return false;
  const lead = before
    .slice(bracket + 1)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const plain = lead.map((word) => word.replace(/[“”"‘’'.]/g, ''));
  const closes = /^[\s,.]*(?:\)|or\b|and\b)/.test(text.slice(span.close, span.close + 20));
  if (!closes || !plain.every((word) => DEFINING_WORDS.has(word))) return false;
  // A quotation alone in a parenthetical is a defined term only if it is a name: (“Section 1983”).
  return lead.length > 0 || words.every((word) => /^[“‘([]?(?:[\p{Lu}\d§]|of$|the$|and$|for$)/u.test(word));
}

function insideParenthetical(text: string, span: QuotedSpan, citations: BlockCitations): Attribution | null {
  let inner: Citation | null = null;
  for (const one of citations.before(span.open)) {
    if (one.span[1] > span.open || one.fullSpan[1] < span.close) continue;
    // Inside a bracket of the citation, not merely between two of its parallel members.
    const between = text.slice(one.span[1], span.open);
    if (depthOf(between) < 1) continue;
    if (inner === null || one.fullSpan[0] >= inner.fullSpan[0]) inner = one;
  }
  return inner === null ? null : { citation: citations.head(inner), boundBy: 'parenthetical', licences: [] };
}

function depthOf(text: string): number {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    else if ((character === ')' || character === ']') && depth > 0) depth -= 1;
  }
  return depth;
}

/** The named source of "(quoting Y)" after the quotation. */
function quotedSource(
  text: string,
  span: QuotedSpan,
  owner: Attribution | null,
  citations: BlockCitations,
): Citation | null {
  const limit = owner === null ? span.close + 12 : Math.max(owner.citation.fullSpan[1], span.close) + 12;
  for (const one of citations.ownersBetween(span.close, limit)) {
    // A short form's name may stand before the span of its citation.
    if (
      !/\((?:internally\s+)?quoting\s[^()]{0,60}$/i.test(
        text.slice(Math.max(0, one.fullSpan[0] - 90), one.fullSpan[0]),
      )
    )
      continue;
    if (owner !== null && one.within !== null && one.within !== owner.citation.id) continue;
    return one;
  }
  return null;
}

interface Side {
  readonly citation: Citation;
  readonly adjacent: boolean;
  /** The words between the quotation and the citation. */
  readonly gap: string;
  readonly licences: readonly string[];
}

function beside(
  text: string,
  span: QuotedSpan,
  spans: readonly QuotedSpan[],
  citations: BlockCitations,
): Attribution | null {
  const after = followingSide(text, span, spans, citations);
  const before = precedingSide(text, span, spans, citations);
  const short = wordCount(text.slice(span.start, span.end)) < TERM;
  const follows = (side: Side): Attribution => ({
    citation: side.citation,
    boundBy: 'follows',
    licences: side.licences,
  });

  if (after?.adjacent === true) {
    if (before === null || before === 'tie' || !saysSo(before.gap)) return follows(after);
    const same = citations.sameAuthority(after.citation, before.citation);
    if (same) return follows(after);
    // "In X, the Court said “…” See Y": Y only supports it. Cited plainly, Y claims the words as well.
    const supports = SUPPORTING_SIGNALS.includes(after.citation.signal ?? '');
    return supports ? { citation: before.citation, boundBy: 'precedes', licences: [] } : null;
  }
  if (short && !(before !== null && before !== 'tie' && before.adjacent)) return null;
  if (
    before !== null &&
    before !== 'tie' &&
    before.adjacent &&
    after === null &&
    splits(text, span, spans, before)
  )
    return { citation: before.citation, boundBy: 'splitAround', licences: [] };
  if (short || before === 'tie') return null;
  if (after !== null && before !== null) {
    const same = citations.sameAuthority(after.citation, before.citation);
    if (same) return follows(after);
    return saysSo(before.gap) ? { citation: before.citation, boundBy: 'precedes', licences: [] } : null;
  }
  if (after !== null) return follows(after);
  return before === null ? null : { citation: before.citation, boundBy: 'precedes', licences: [] };
}

/** “The rule,” 550 U.S. at 555, “is plain”: the same sentence goes on after the citation. */
function splits(text: string, span: QuotedSpan, spans: readonly QuotedSpan[], before: Side): boolean {
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

/** Whether the words before a quotation say that a court speaks: "the Court held that". */
function saysSo(gap: string): boolean {
  return gap
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => SPEECH_VERBS.has(word));
}

function followingSide(
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
    const last = text.slice(span.start, span.end).trimEnd().at(-1) ?? '';
    // The closing words take part: “….” The court went on.
    if (sentenceBreaks(`${last}${gap}x`) > 0) return null;
  }
  return { citation, adjacent, gap, licences };
}

function precedingSide(
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
  const words = gap
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

/** The text from one place to another, other quotations in it made one small letter. */
function masked(text: string, from: number, to: number, spans: readonly QuotedSpan[]): string {
  let out = '';
  let at = from;
  for (let next = firstSpanFrom(spans, from); next < spans.length; next += 1) {
    const { open, close } = spans[next] ?? { open: to, close: to };
    if (close > to) break;
    // The stop that ends the quotation ends the sentence.
    out += `${text.slice(at, open)}q${/[.?!]/.test(text.charAt(close - 2)) ? text.charAt(close - 2) : ''}`;
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
