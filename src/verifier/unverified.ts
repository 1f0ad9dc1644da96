/** Why nothing is known of a citation, and what is known all the same: its case by docket, an opinion that cites it, what was meant. */
import { OUTAGE_SENTENCES } from './asking';
import type { CaseRecord } from './caseLaw';
import { compareCourts } from './identity/court';
import { isSameDocket } from './identity/docket';
import { yearOf } from './identity/year';
import { isNumberedOnly, type Inquiry } from './inquiry';
import { pinciteUntold, suggestionFor, toMatch, yearChecks, type Surroundings } from './judgeParts';
import { compareNames } from './names';
import type { CheckResult, Evidence } from './report';

export function unverified(inquiry: Inquiry, surroundings: Surroundings): CheckResult {
  const byDocket = caseByDocket(inquiry);
  return {
    id: inquiry.request.id,
    status: 'unverified',
    note: `${[reason(inquiry, surroundings), ...inquiry.live.sentences, ...citedByWords(inquiry)].join('; ')}.`.replace(
      /\.\.$/,
      '.',
    ),
    match: byDocket === null ? null : toMatch(byDocket),
    candidates: 0,
    evidence: [...docketEvidence(inquiry, byDocket), ...citedByEvidence(inquiry)],
    checks: [
      ...yearChecks(inquiry, surroundings),
      ...pinciteUntold(inquiry, 'The citation was not verified.'),
    ],
    suggestion: byDocket === null ? suggestionFor(inquiry, surroundings) : null,
  };
}

function docketEvidence(inquiry: Inquiry, record: CaseRecord | null): readonly Evidence[] {
  if (record === null) return [];
  const { name, docketNumber, date, source, asOf } = record;
  const searched = inquiry.live.searched.some(({ id }) => id === record.id);
  const about = [docketNumber === null ? null : `No. ${docketNumber.replace(/^Nos?\.? */i, '')}`, date]
    .filter((part) => part !== null)
    .join(', ');
  const detail = searched
    ? `A search of ${source} gave ${name}${about === '' ? '' : ` (${about})`}; this number of it was not verified.`
    : `The library holds ${name}; this number of it was not verified.`;
  return [{ rule: 'caseByDocket', source, asOf, detail }];
}

/** "Wexcombe v. Hale, 12 F.3d 4". */
const shortForm = ({ name, citations }: CaseRecord): string =>
  [name === '' ? 'a case without a name' : name, ...citations.slice(0, 1)].join(', ');

const citedByWords = ({ citedBy }: Inquiry): readonly string[] =>
  citedBy === null ? [] : [`${shortForm(citedBy)}, cites it so`];

const citedByEvidence = ({ citedBy, request }: Inquiry): readonly Evidence[] =>
  citedBy === null
    ? []
    : [
        {
          rule: 'citedBy',
          source: citedBy.source,
          asOf: citedBy.asOf,
          detail: `The opinion in ${shortForm(citedBy)} cites ${request.text}.`,
        },
      ];

/** A case of the stated name, by its docket number or by court and year: for citations that no index holds. */
export function caseByDocket(inquiry: Inquiry): CaseRecord | null {
  const { reading, namesakes, live } = inquiry;
  if (reading.kind !== 'unassigned' && !isNumberedOnly(reading)) return null;
  // What the library holds comes first: its text is at hand.
  return onlyFitting(inquiry, namesakes ?? []) ?? onlyFitting(inquiry, live.searched);
}

function onlyFitting({ caseName, request }: Inquiry, cases: readonly CaseRecord[]): CaseRecord | null {
  const docket = request.docketNumber ?? null;
  const named = cases.filter((record) => compareNames(caseName, record.names).result === 'agrees');
  const numbered =
    docket === null
      ? []
      : named.filter((record) => record.docketNumber !== null && isSameDocket(docket, record.docketNumber));
  const isOfYear = ({ date }: CaseRecord): boolean =>
    yearOf(date) !== null && yearOf(date) === (request.year ?? null);
  // Orders of one docket are one case; that of the year cited is meant.
  if (numbered.length > 0) return numbered.find(isOfYear) ?? numbered[0] ?? null;
  const fitting = named.filter(
    (record) =>
      (docket === null || record.docketNumber === null) &&
      isOfYear(record) &&
      compareCourts(request.court ?? null, record, []).result === 'agrees',
  );
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : null;
}

/** Why nothing is known, as one sentence. */
function reason(inquiry: Inquiry, { reportersKnown }: Surroundings): string {
  const { reading, outage, miss } = inquiry;
  if (outage !== null) return `Not verified: ${OUTAGE_SENTENCES[outage]}`;
  switch (reading.kind) {
    case 'notACase':
      return 'Only cases are checked';
    case 'unreadable':
      return 'This could not be read as volume, reporter and page';
    case 'unknownReporter':
      return `No reporter “${reading.asWritten}” is among the ${reportersKnown.toLocaleString('en-US')} we know`;
    case 'unassigned':
      return 'The page of this citation is not assigned yet';
    case 'core':
      break;
  }
  const { volume, reporter, page } = reading.core;
  if (isNumberedOnly(reading)) return `No record either way: ${reporter} numbers are in no public index`;
  if (miss === null) return `No record either way of ${volume} ${reporter} ${page} in this library`;
  const [inside] = miss.around;
  if (miss.coverage === null)
    return `No record either way: this library holds nothing of ${volume} ${reporter}`;
  if (inside !== undefined) {
    return `No case known starts on page ${page}; it lies inside ${inside.name} (${inside.firstPage ?? '?'}–${inside.lastPage ?? '?'})`;
  }
  return `No record either way: this library holds a part of ${volume} ${reporter} only`;
}
