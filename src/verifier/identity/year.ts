/**
 * The year in the parenthetical against the date of the case. One off is a small difference (a rehearing, a term, a slip);
 * where reports were cited by term, the term's year is as good as the date's.
 */
import type { CaseRecord } from '../caseLaw';
import type { Check } from '../report';

/** Source: facts of the early reports, `facts/series.ts`: until then volumes were cited by the year of the term. */
const CITED_BY_TERM_BEFORE = 1875;

/**
 * The U.S. Reports print no dates of decision up to volume 107, October Term 1882. Source: Supreme Court Library, "Dates of Supreme Court
 * Decisions and Arguments, United States Reports, Volumes 2–107 (1791–1882)".
 */
const SUPREME_COURT_BY_TERM_BEFORE = 1883;

/** The year of an ISO date or its beginning; null where there is none. */
export function yearOf(date: string | null): number | null {
  const year = date === null ? NaN : Number(/^(\d{4})/.exec(date)?.[1] ?? NaN);
  return Number.isInteger(year) && year > 1600 ? year : null;
}

const check = (result: Check['result'], severity: Check['severity'], note: string): Check => ({
  check: 'year',
  result,
  severity,
  note,
});

/** A year ahead of the clock cannot be right whatever the case; null where the year is possible. */
export function yearAheadOfClock(year: number | null, today: string): Check | null {
  const now = yearOf(today);
  if (year === null || now === null || year <= now) return null;
  return check('differs', 'major', `The year ${year} is still to come.`);
}

/** Compares the stated year with the date held for the case. */
export function compareYears(
  stated: { readonly year: number | null; readonly today: string },
  record: Pick<CaseRecord, 'date'> & Partial<Pick<CaseRecord, 'court'>>,
): Check {
  const ahead = yearAheadOfClock(stated.year, stated.today);
  if (ahead !== null) return ahead;
  if (stated.year === null) return check('cannotTell', null, 'The brief states no year.');
  const held = yearOf(record.date);
  if (held === null) return check('cannotTell', null, 'No date is held for the case.');
  const off = Math.abs(held - stated.year);
  if (off === 0) return check('agrees', null, 'The year agrees.');
  const byTerm = record.court === 'scotus' ? SUPREME_COURT_BY_TERM_BEFORE : CITED_BY_TERM_BEFORE;
  if (off === 1 && Math.min(held, stated.year) < byTerm) {
    return check('agrees', null, `The year agrees with the term; the decision is of ${held}.`);
  }
  const note = `The brief says ${stated.year}; the case is of ${held}.`;
  return check('differs', off === 1 ? 'minor' : 'major', note);
}
