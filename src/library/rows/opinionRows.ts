/**
 * Opinions in the tables: a row a part, its pages joined and deflated, with their labels and lengths beside the text, so
 * that pages can be picked without another table.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { Opinion, OpinionPage, OpinionPart, PartKind } from '../../quotation/model';

export interface PartRow {
  readonly kind: string;
  readonly pages: string;
  readonly text: Buffer;
}

const pagesSchema = z.array(
  z.tuple([z.string().nullable(), z.number().int().nonnegative(), z.string().nullable()]),
);
const kindSchema = z.enum([
  'majority',
  'plurality',
  'concurrence',
  'dissent',
  'syllabus',
  'notes',
  'argument',
]) satisfies z.ZodType<PartKind>;

export function partToRow(part: OpinionPart): PartRow {
  return {
    kind: part.kind,
    pages: JSON.stringify(part.pages.map(({ label, text, note }) => [label, text.length, note ?? null])),
    text: deflateRawSync(Buffer.from(part.pages.map(({ text }) => text).join(''), 'utf8')),
  };
}

/** Throws where the row is not one that `partToRow` made: the file is damaged. */
export function rowToPart(row: PartRow): OpinionPart {
  const text = inflateRawSync(row.text).toString('utf8');
  let at = 0;
  const pages = pagesSchema.parse(JSON.parse(row.pages)).map(([label, length, note]): OpinionPage => {
    const page = { label, text: text.slice(at, at + length) };
    at += length;
    return note === null ? page : { ...page, note };
  });
  if (at !== text.length) throw new Error('page lengths do not add up to the text');
  return { kind: kindSchema.parse(row.kind), pages };
}

const isNumber = (label: string | undefined): label is string =>
  label !== undefined && /^\d{1,9}$/.test(label);

/**
 * The pages of an opinion from label `from` to label `to`, both inclusive. Numeric labels are compared as numbers, others by
 * where they stand; a part whose pages carry no label at all is kept whole, for it cannot be picked from. Parts left
 * without a page are dropped.
 */
export function selectPages(opinion: Opinion, from: string | undefined, to: string | undefined): Opinion {
  if (from === undefined && to === undefined) return opinion;
  const first = from ?? to;
  const last = to ?? from;
  const parts = opinion.parts
    .map((part) => ({ kind: part.kind, pages: pagesBetween(part.pages, first, last) }))
    .filter((part) => part.pages.length > 0);
  return { ...opinion, parts };
}

function pagesBetween(
  pages: readonly OpinionPage[],
  from: string | undefined,
  to: string | undefined,
): readonly OpinionPage[] {
  if (pages.every(({ label }) => label === null)) return pages;
  if (isNumber(from) && isNumber(to)) {
    const [low, high] = [Number(from), Number(to)];
    return pages.filter(
      ({ label }) => label !== null && isNumber(label) && Number(label) >= low && Number(label) <= high,
    );
  }
  const start = pages.findIndex(({ label }) => label === from);
  const end = pages.map(({ label }) => label).lastIndexOf(to ?? null);
  return start < 0 || end < start
    ? pages.filter(({ label }) => label === from || label === to)
    : pages.slice(start, end + 1);
}
