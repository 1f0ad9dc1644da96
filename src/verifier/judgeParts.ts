/** What every kind of judgement is made of: what is known for the rules, the checks that never depend on a case, the suggestion. */
import type { CaseRecord } from './caseLaw';
import type { Known } from './evidence/rules';
import { compareCourts } from './identity/court';
import { yearAheadOfClock, yearOf } from './identity/year';
import { coreOf, type Inquiry } from './inquiry';
import type { CaseMatch, Check, Suggestion } from './report';
import { insideLive, nearParties, pageInside, sameParties } from './suggestions';

/** What a reporter table must hold to say "no reporter of this name in the N we know". */
export interface Surroundings {
  /** ISO date of today. */
  readonly today: string;
  readonly reportersKnown: number;
}

export const toMatch = (record: CaseRecord): CaseMatch => ({
  id: record.id,
  name: record.name,
  citation: [...record.citations],
  court: record.court,
  date: record.date,
  url: record.url,
});

/** Nothing was found, and no source is missing whose answer might have been that there is a case. */
export const isOpenAndHeard = ({ foundBy, outage, live }: Inquiry): boolean =>
  foundBy === null && outage === null && !live.isOneOut;

export function knownOf(inquiry: Inquiry, { today }: Surroundings): Known {
  return {
    reading: inquiry.reading,
    today,
    court: inquiry.request.court ?? null,
    caseName: inquiry.caseName,
    missed: inquiry.asked && isOpenAndHeard(inquiry),
    miss: isOpenAndHeard(inquiry) ? inquiry.miss : null,
  };
}

/** Where existence or name fails, the page is not compared: one fault, not three. */
export function pinciteUntold(inquiry: Inquiry, note: string): readonly Check[] {
  return (inquiry.request.pincite ?? null) === null
    ? []
    : [{ check: 'pincite', result: 'cannotTell', severity: null, note }];
}

export function yearChecks(inquiry: Inquiry, { today }: Surroundings): readonly Check[] {
  const ahead = yearAheadOfClock(inquiry.request.year ?? null, today);
  return ahead === null ? [] : [ahead];
}

export function suggestionFor(inquiry: Inquiry, surroundings: Surroundings): Suggestion | null {
  const known = knownOf(inquiry, surroundings);
  const here = new Set(inquiry.cases.map((record) => record.id));
  const { court = null, year = null } = inquiry.request;
  // The same parties before another court are another decision.
  const namesakes = (inquiry.namesakes ?? []).filter(
    (record) => !here.has(record.id) && compareCourts(court, record, []).result !== 'differs',
  );
  const ofYear = namesakes.filter((record) => year === null || yearOf(record.date) === year);
  const inside = pageInside(known);
  if (inside !== null && namesakes.some(({ id }) => id === inside.record.id)) return inside.suggestion;
  return (
    sameParties(coreOf(inquiry), ofYear) ??
    nearParties(coreOf(inquiry), namesakes) ??
    inside?.suggestion ??
    insideLive(coreOf(inquiry), inquiry.live.around)
  );
}
