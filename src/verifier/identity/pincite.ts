/**
 * A pincite against the pages of the case: inside, outside, or not to be told. Only plain arabic pages are reckoned with; roman,
 * lettered and star pages, notes and paragraphs cannot be told without the text.
 */
import type { CaseRecord, CitationCore } from '../caseLaw';
import { plainNumber } from '../evidence/reading';
import type { PagesHeld } from '../pagesHeld';
import type { Check } from '../report';

const check = (result: Check['result'], severity: Check['severity'], note: string): Check => ({
  check: 'pincite',
  result,
  severity,
  note,
});

/** Longer pincites are not taken apart. */
const LONGEST = 300;

/** The plain pages of a pincite as written, ranges expanded: "678–79" is [678, 679]. Anything else in it is left out. */
export function plainPages(pincite: string): readonly number[] {
  if (pincite.length > LONGEST) return [];
  const pages: number[] = [];
  // Notes, paragraphs and star pages stand for no page of the reporter.
  const text = pincite.replace(
    /(?:\bnn?\.|\bnotes?|\bfn\.?|¶+|§+|\*)\s{0,2}\d+(?:\s{0,2}[-–—,&]\s{0,2}\d+)*/gi,
    ' ',
  );
  for (const match of text.matchAll(/(?<![\p{L}\d])(\d{1,5})(?:\s?[-–—]\s?(\d{1,5}))?(?![\p{L}\d])/gu)) {
    const first = match[1] ?? '';
    const second = match[2];
    pages.push(Number(first));
    if (second !== undefined) {
      const whole =
        second.length < first.length ? first.slice(0, first.length - second.length) + second : second;
      pages.push(Number(whole));
    }
  }
  return pages;
}

/** The numbers of the notes that a pincite names: "678 n.3", "nn.3–4", "& n.12". */
export function citedNotes(pincite: string): readonly number[] {
  if (pincite.length > LONGEST) return [];
  return [
    ...pincite.matchAll(/(?<![\p{L}\d])(?:nn?|notes?|fns?)\.?\s{0,2}(\d{1,4})(?:\s?[-–—,&]\s?(\d{1,4}))?/giu),
  ].flatMap(([, first, last]) => [first, last].flatMap((note) => (note === undefined ? [] : [Number(note)])));
}

/** A note beyond the last one of a whole opinion is no note of it. Null where there is nothing to say. */
function compareNotes(pincite: string, held: PagesHeld | null): Check | null {
  const last = held?.complete === true ? held.lastNote : null;
  if (last === null) return null;
  const beyond = citedNotes(pincite).find((note) => note > last);
  return beyond === undefined
    ? null
    : check('differs', 'major', `The opinion has no note ${beyond}; its last is note ${last}.`);
}

/** Whether the pages cited lie within the case. The case's pages count only where they are of the very volume cited. */
export function comparePincite(
  pincite: string,
  record: Pick<CaseRecord, 'firstPage' | 'lastPage'>,
  core: Pick<CitationCore, 'page'> | null,
  held: PagesHeld | null = null,
): Check {
  const notes = compareNotes(pincite, held);
  if (notes !== null) return notes;
  const pages = plainPages(pincite);
  const first = plainNumber(core?.page ?? null);
  if (pages.length === 0 || first === null)
    return check('cannotTell', null, 'The page cited cannot be compared.');
  // Pages ascend: a smaller number behind one of the case's own pages is no page of it but, say, the volume of a parallel citation.
  const [before] = pages.slice(0, 1).filter((page) => page < first);
  if (before !== undefined) {
    return check('differs', 'major', `Page ${before} comes before the case begins, on page ${first}.`);
  }
  const stated = record.firstPage === core?.page ? plainNumber(record.lastPage) : null;
  const last = stated ?? held?.last ?? null;
  if (last === null || last < first)
    return check('cannotTell', null, 'The last page of the case is not known.');
  const beyond = pages.find((page) => page > last);
  if (beyond === undefined) return check('agrees', null, `The page lies within the case (${first}–${last}).`);
  if (stated === null && held?.complete !== true) {
    return check('cannotTell', null, `The text held ends on page ${last} and may not be whole.`);
  }
  return check('differs', 'major', `Page ${beyond} comes after the case ends, on page ${last}.`);
}
