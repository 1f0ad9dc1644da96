// What courts-db lacks or has wrong, and the other ways in which courts are written in briefs. One row a fact, with its source.
import type { CourtRow } from './table';

/** Courts that the data lacks or gives no citation form. */
export const COURT_SUPPLEMENT: readonly CourtRow[] = [];

/** Facts laid over data rows, by court id; spellings are added. */
export const COURT_CORRECTIONS: ReadonlyMap<string, Partial<Omit<CourtRow, 'id'>>> = new Map([
  ['scotus', { citation: 'U.S.', spellings: ['SCOTUS', 'U.S. Sup. Ct.'] }],
]);
