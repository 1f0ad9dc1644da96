/**
 * What quotations say of the pincite: where the words stand on another page of the case, the page cited is wrong, whatever the case's
 * first and last page say; where they all stand on it, it is right.
 */
import type { QuotationMatch } from '../quotation/model';
import type { Check } from './report';

const OFF_PAGE: ReadonlySet<QuotationMatch['verdict']> = new Set(['elsewhere']);
const RIGHT: ReadonlySet<QuotationMatch['verdict']> = new Set(['verbatim', 'licensed']);

/** The checks of a citation with the pincite judged by the quotations bound to it. A page outside the case stays what it was. */
export function withPageOfWords(
  checks: readonly Check[],
  matches: readonly QuotationMatch[],
): readonly Check[] {
  const pincite = checks.find(({ check }) => check === 'pincite');
  if (pincite === undefined || pincite.result === 'differs') return checks;
  const off = matches.find(({ verdict, onCitedPage }) => OFF_PAGE.has(verdict) && onCitedPage === false);
  const found = matches.filter(({ verdict }) => RIGHT.has(verdict));
  const judged: Check | null =
    off !== undefined
      ? { check: 'pincite', result: 'differs', severity: 'major', note: offPageNote(off.foundOn) }
      : found.length > 0 && found.every(({ onCitedPage }) => onCitedPage === true)
        ? {
            check: 'pincite',
            result: 'agrees',
            severity: null,
            note: 'The words quoted stand on the page cited.',
          }
        : null;
  return judged === null ? checks : checks.map((check) => (check === pincite ? judged : check));
}

function offPageNote(pages: readonly string[]): string {
  const where = pages.length === 1 ? `page ${pages[0]}` : `pages ${pages[0]} to ${pages.at(-1)}`;
  return `The words quoted stand on ${where}, not on the page cited.`;
}
