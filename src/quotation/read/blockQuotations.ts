/**
 * Block quotations: paragraphs set off without quotation marks (Bluebook rule 5.1(a): fifty words or more). The document
 * says so by style or indent (`role`); in plain text the paragraph between a colon and a citation is one.
 */
import type { Block } from '../../brief/model';
import type { Citation } from '../../citation';
import type { Attribution } from './attribute';
import type { BlockCitations } from './blockCitations';
import { isLicence } from '../tables/licences';

/** Without a role, only a paragraph of so many words is taken for a block quotation. */
const LEAST_WORDS = 50;

export interface BlockQuotation {
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly attribution: Attribution | null;
}

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The numbers of the blocks that are block quotations. */
export function findBlockQuotations(
  blocks: readonly Block[],
  citationsOf: (block: number) => BlockCitations,
): ReadonlySet<number> {
  const found = new Set<number>();
  blocks.forEach((block, at) => {
    if (block.role === 'blockQuotation') found.add(at);
    else if (block.role === undefined || block.role === 'text') {
      const before = blocks[at - 1];
      const next = blocks[at + 1];
      if (
        before === undefined ||
        next === undefined ||
        before.part !== block.part ||
        next.part !== block.part
      )
        return;
      if (!/:\s*$/.test(before.text) || /[“”"]/.test(block.text.trimStart().charAt(0))) return;
      if (wordCount(block.text) < LEAST_WORDS) return;
      if (openingCitation(next, citationsOf(at + 1)) !== null) found.add(at);
    }
  });
  return found;
}

/** A run of block quotations [from, to], each paragraph with the citation of the whole. */
export function readBlockQuotations(
  blocks: readonly Block[],
  from: number,
  to: number,
  citationsOf: (block: number) => BlockCitations,
): readonly BlockQuotation[] {
  const last = blocks[to];
  const own = last === undefined ? null : closingCitation(last.text, citationsOf(to));
  const attribution = own ?? following(blocks, to, citationsOf) ?? leading(blocks, from, citationsOf);
  const found: BlockQuotation[] = [];
  for (let block = from; block <= to; block += 1) {
    const text = blocks[block]?.text ?? '';
    const limit = block === to && own !== null ? own.citation.fullSpan[0] : text.length;
    const [start, end] = trimmed(text, limit);
    if (end > start) found.push({ block, start, end, attribution });
  }
  return found;
}

/** The span of the words, white space, outer quotation marks and a licence at the end taken off. */
function trimmed(text: string, limit: number): [number, number] {
  let start = 0;
  let end = limit;
  const isBlank = (at: number): boolean => /\s/.test(text.charAt(at));
  const trim = (): void => {
    while (start < end && isBlank(start)) start += 1;
    while (end > start && isBlank(end - 1)) end -= 1;
  };
  trim();
  if (text.charAt(end - 1) === ')') {
    const open = text.lastIndexOf('(', end - 1);
    if (open > start && isLicence(text.slice(open + 1, end - 1))) end = open;
    trim();
  }
  if ('“"'.includes(text.charAt(start)) && start < end) {
    start += 1;
    if ('”"'.includes(text.charAt(end - 1)) && end > start) end -= 1;
  }
  return [start, end];
}

/** The first of the citations that end a block quotation's own paragraph. */
function closingCitation(text: string, citations: BlockCitations): Attribution | null {
  let edge = text.trimEnd().length;
  let first: Citation | null = null;
  for (const one of [...citations.owners].reverse()) {
    if (one.within !== null) continue;
    if (!/^[\s.;,)”"]*$/.test(text.slice(Math.min(one.fullSpan[1], edge), edge))) break;
    first = one;
    edge = one.fullSpan[0];
  }
  return first === null || first.fullSpan[0] === 0
    ? null
    : { citation: first, boundBy: 'blockFollows', licences: licencesBefore(text, first.fullSpan[0]) };
}

function licencesBefore(text: string, end: number): readonly string[] {
  const close = text.slice(0, end).trimEnd();
  if (!close.endsWith(')')) return [];
  const open = close.lastIndexOf('(');
  const content = close.slice(open + 1, -1);
  return open >= 0 && isLicence(content) ? [content] : [];
}

/** A citation that opens the paragraph after the quotation. */
function openingCitation(block: Block, citations: BlockCitations): Attribution | null {
  const first = citations.owners.find((one) => one.within === null);
  if (first === undefined) return null;
  const licences: string[] = [];
  const before = block.text
    .slice(0, first.fullSpan[0])
    .replace(/\(([^()]{3,120})\)/g, (whole, content: string) => {
      if (!isLicence(content)) return whole;
      licences.push(content);
      return ' ';
    });
  return /^[\s.,;—–-]*$/.test(before) ? { citation: first, boundBy: 'blockFollows', licences } : null;
}

function following(
  blocks: readonly Block[],
  to: number,
  citationsOf: (block: number) => BlockCitations,
): Attribution | null {
  const next = blocks[to + 1];
  if (next === undefined || next.part !== blocks[to]?.part || next.note !== blocks[to]?.note) return null;
  return openingCitation(next, citationsOf(to + 1));
}

/** "As the Court put it in X, 1 U.S. 1 (1990):" */
function leading(
  blocks: readonly Block[],
  from: number,
  citationsOf: (block: number) => BlockCitations,
): Attribution | null {
  const before = blocks[from - 1];
  if (before === undefined || before.part !== blocks[from]?.part || !/[:,—]\s*$/.test(before.text))
    return null;
  const last = citationsOf(from - 1)
    .owners.filter((one) => one.within === null)
    .at(-1);
  if (last === undefined) return null;
  // In the sentence that leads in, not in one before it.
  const rest = before.text.slice(last.fullSpan[1]);
  return /[.?!]\s+\p{Lu}/u.test(rest) ? null : { citation: last, boundBy: 'precedes', licences: [] };
}
