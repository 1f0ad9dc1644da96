/**
 * The quotations of a brief, in document order, each with the citation it is attributed to. Pure; linear in the text.
 */
import type { Block } from '../../brief/model';
import { foldText, type Citation } from '../../citation';
import { shortHash } from '../../citation/identity';
import type { Quotation } from '../model';
import { attribute, type Attribution } from './attribute';
import { BlockCitations } from './blockCitations';
import { findBlockQuotations, readBlockQuotations } from './blockQuotations';
import { beginsWithMark, readMarks, type QuotedSpan } from './marks';

interface Found {
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly attributions: readonly Attribution[];
}

/**
 * Reads every quotation of a document.
 *
 * @param blocks the document's blocks in reading order
 * @param citations what `readCitations` gave for the same blocks
 * @returns quotations in document order. A quotation whose words are first another source's ("quoting Y") stands twice: once
 *   for the case cited, once with `boundBy` "quoting". `citation` is null where the words are nobody's (a term, a defined
 *   term, words of the record) or two citations have an equal claim.
 */
export function readQuotations(
  blocks: readonly Block[],
  citations: readonly Citation[],
): readonly Quotation[] {
  const citationsOf = groupByBlock(blocks, citations);
  const setOff = findBlockQuotations(blocks, citationsOf);
  const found: Found[] = [];
  let at = 0;
  while (at < blocks.length) {
    const block = blocks[at];
    if (block === undefined || block.role === 'tableOfAuthorities' || block.role === 'tableOfContents') {
      at += 1;
    } else if (setOff.has(at)) {
      let to = at;
      while (setOff.has(to + 1) && blocks[to + 1]?.part === block.part) to += 1;
      for (const { attribution, ...one } of readBlockQuotations(blocks, at, to, citationsOf))
        found.push({ ...one, attributions: attribution === null ? [] : [attribution] });
      at = to + 1;
    } else {
      at = readInline(blocks, at, setOff, citationsOf, found);
    }
  }
  return named(found, blocks);
}

function groupByBlock(
  blocks: readonly Block[],
  citations: readonly Citation[],
): (block: number) => BlockCitations {
  const byId = new Map(citations.map((one) => [one.id, one] as const));
  const lists: Citation[][] = blocks.map(() => []);
  for (const one of citations) if (one.mention !== true) lists[one.block]?.push(one);
  const ready = lists.map(
    (list) =>
      new BlockCitations(
        list.sort((one, other) => one.fullSpan[0] - other.fullSpan[0]),
        byId,
      ),
  );
  const none = new BlockCitations([], byId);
  return (block) => ready[block] ?? none;
}

/** Reads the quotations of one block, and of those after it over which its last one runs. Returns the next block to read. */
function readInline(
  blocks: readonly Block[],
  first: number,
  setOff: ReadonlySet<number>,
  citationsOf: (block: number) => BlockCitations,
  found: Found[],
): number {
  const run: { block: number; span: QuotedSpan }[] = [];
  let at = first;
  for (;;) {
    const text = blocks[at]?.text ?? '';
    const { spans, unclosed } = readMarks(text);
    const next = blocks[at + 1];
    const goesOn =
      unclosed !== null &&
      next !== undefined &&
      !setOff.has(at + 1) &&
      next.part === blocks[at]?.part &&
      beginsWithMark(next.text);
    const own = goesOn ? spans.filter((span) => span.close <= unclosed.open) : spans;
    own.forEach((span, order) => {
      const attributions = attribute(text, span, own, citationsOf(at));
      // The last paragraph of a run carries the citation of the whole.
      if (order === 0 && run.length > 0)
        for (const part of run)
          found.push({ block: part.block, start: part.span.start, end: part.span.end, attributions });
      found.push({ block: at, start: span.start, end: span.end, attributions });
    });
    if (own.length > 0) run.length = 0;
    at += 1;
    if (!goesOn) break;
    run.push({ block: at - 1, span: unclosed });
  }
  return at;
}

/** Gives every quotation its id, from its text and which of its equals in the part it is. */
function named(found: readonly Found[], blocks: readonly Block[]): readonly Quotation[] {
  const counts = new Map<string, number>();
  const quotations: Quotation[] = [];
  for (const { block, start, end, attributions } of [...found].sort(
    (one, other) => one.block - other.block || one.start - other.start,
  )) {
    const text = blocks[block]?.text.slice(start, end) ?? '';
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const owners: readonly (Attribution | null)[] = attributions.length === 0 ? [null] : attributions;
    for (const owner of owners) {
      const key = `${blocks[block]?.part ?? ''} quotation ${owner?.boundBy === 'quoting' ? 'quoting ' : ''}${foldText(text)}`;
      const ordinal = (counts.get(key) ?? 0) + 1;
      counts.set(key, ordinal);
      quotations.push({
        id: shortHash(`${key} ${ordinal}`),
        block,
        span: [start, end],
        text,
        citation: owner?.citation.id ?? null,
        boundBy: owner?.boundBy ?? null,
        ...(owner === null || owner.licences.length === 0 ? {} : { parentheticals: owner.licences }),
      });
    }
  }
  return quotations;
}
