/**
 * From what was learned of a citation to its status, note, evidence, checks and suggestion. Pure: the same inquiry gives the same
 * result. The order is the rule: a fact that proves absence, then a case at the citation, then the reason why nothing is known.
 */
import type { CaseRecord } from './caseLaw';
import { coreText, plainNumber } from './evidence/reading';
import { proofOfAbsence } from './evidence/rules';
import { chooseCase, distinctCases, type Choice, type Stated } from './identity/candidates';
import { compareCourts } from './identity/court';
import { comparePincite } from './identity/pincite';
import { compareYears } from './identity/year';
import { coreOf, type Inquiry } from './inquiry';
import {
  isOpenAndHeard,
  knownOf,
  pinciteUntold,
  suggestionFor,
  toMatch,
  yearChecks,
  type Surroundings,
} from './judgeParts';
import { compareNames, isFuller, isSameCaption, saysAllOf, type NameComparison } from './names';
import type { Check, CheckResult, Evidence } from './report';
import { unverified } from './unverified';

const nameCheck = (result: Check['result'], severity: Check['severity'], note: string): Check => ({
  check: 'caseName',
  result,
  severity,
  note,
});

const statedOf = (inquiry: Inquiry, { today }: Surroundings): Stated => ({
  caseName: inquiry.caseName,
  court: inquiry.request.court ?? null,
  year: inquiry.request.year ?? null,
  today,
});

/** Judges one citation. */
export function judge(inquiry: Inquiry, surroundings: Surroundings): CheckResult {
  if (inquiry.reading.kind === 'notACase') return notChecked(inquiry);
  const absence = proofOfAbsence(knownOf(inquiry, surroundings));
  if (absence !== null) return notFound(inquiry, absence, surroundings);
  if (inquiry.foundBy !== null) return found(inquiry, surroundings);
  const { absence: remote } = inquiry.live;
  if (remote !== null && inquiry.asked && isOpenAndHeard(inquiry))
    return notFound(inquiry, remote, surroundings);
  return unverified(inquiry, surroundings);
}

function notFound(inquiry: Inquiry, evidence: Evidence, surroundings: Surroundings): CheckResult {
  return {
    id: inquiry.request.id,
    status: 'not_found',
    note: evidence.detail,
    match: null,
    candidates: 0,
    evidence: [evidence],
    checks: [
      ...yearChecks(inquiry, surroundings),
      ...pinciteUntold(inquiry, 'There is no such citation to turn to.'),
    ],
    suggestion: suggestionFor(inquiry, surroundings),
  };
}

function notChecked({ request, reading }: Inquiry): CheckResult {
  const kind = reading.kind === 'notACase' ? reading.citationKind : 'other';
  return {
    id: request.id,
    status: null,
    note: `Only cases are checked; this is of the kind “${kind}”.`,
    match: null,
    candidates: 0,
    evidence: [],
    checks: [],
    suggestion: null,
  };
}

/** The U.S. Reports print their orders from page 801 on, in volumes from about 300: dozens of cases share a page. */
const ORDERS = { reporter: 'U.S.', fromVolume: 300, fromPage: 801 } as const;

function isPageOfOrders(inquiry: Inquiry): boolean {
  const core = coreOf(inquiry);
  const volume = plainNumber(core?.volume ?? null);
  const page = plainNumber(core?.page ?? null);
  return (
    core?.reporter === ORDERS.reporter &&
    volume !== null &&
    page !== null &&
    volume >= ORDERS.fromVolume &&
    page >= ORDERS.fromPage
  );
}

/** A case of the stated name, both parties in their order, starts on another page: the page itself need not hold a second one. */
function isKnownElsewhere(inquiry: Inquiry): boolean {
  const here = new Set(inquiry.cases.map((record) => record.id));
  return (inquiry.namesakes ?? []).some(
    (record) =>
      !here.has(record.id) && record.names.some((name) => isSameCaption(inquiry.caseName ?? '', name)),
  );
}

/** True where another name on the page does not yet mean another case: the page may hold cases that the source does not list. */
export const mayHoldOthers = (inquiry: Inquiry): boolean =>
  !inquiry.listsEveryCase || isPageOfOrders(inquiry);

function checkName(inquiry: Inquiry, record: CaseRecord, names: NameComparison | null): readonly Check[] {
  if (!inquiry.nameStated) return [];
  if (names === null) return [nameCheck('cannotTell', null, 'The name in the brief could not be read.')];
  const at = inquiry.request.text;
  if (names.result === 'differs' && names.severity === 'major') {
    if (mayHoldOthers(inquiry) && !isKnownElsewhere(inquiry)) {
      const note = `${at} is ${record.name} in the library, which may not list every case on that page.`;
      return [nameCheck('cannotTell', null, note)];
    }
    return [nameCheck('differs', 'major', `${at} is ${record.name}, not ${inquiry.caseName ?? ''}.`)];
  }
  if (names.result === 'differs') {
    return [
      nameCheck(
        'differs',
        names.severity,
        `The case is ${record.name}: one party agrees, the other does not.`,
      ),
    ];
  }
  // "Texas v. Johnson" is no "Johnson v. Texas" where both are known.
  if (names.reversed === true && isKnownElsewhere(inquiry))
    return [nameCheck('differs', 'major', `${at} is ${record.name}, not ${inquiry.caseName ?? ''}.`)];
  // "Young v. American Mini Theatres" shares a name with "Ex parte Young", and is a case of its own where one so called is known.
  const other = names.result === 'agrees' ? fullNamesake(inquiry, record) : null;
  if (other !== null) {
    const note = `${at} is ${record.name}; ${other.name} is ${other.citations[0] ?? 'elsewhere'}.`;
    return [nameCheck('cannotTell', null, note)];
  }
  return [nameCheck(names.result, null, names.note)];
}

/** A case elsewhere whose name says all that the brief's does, where the name of the case here does not. */
function fullNamesake({ caseName, cases, namesakes }: Inquiry, record: CaseRecord): CaseRecord | null {
  if (caseName === null || record.names.some((name) => isFuller(caseName, name))) return null;
  const here = new Set(cases.map(({ id }) => id));
  const isFull = (other: CaseRecord): boolean =>
    other.names.some((name) => isSameCaption(caseName, name) && saysAllOf(caseName, name));
  return (namesakes ?? []).find((other) => !here.has(other.id) && isFull(other)) ?? null;
}

function found(inquiry: Inquiry, surroundings: Surroundings): CheckResult {
  const stated = statedOf(inquiry, surroundings);
  const distinct = distinctCases(inquiry.cases);
  if (distinct.length === 0) return foundWithoutCase(inquiry, surroundings);
  const choice = pickedCase(inquiry, distinct) ?? chooseCase(distinct, stated);
  if (choice.kind === 'several') return ambiguous(inquiry, choice.records, surroundings);
  const { record, names } = choice;
  const name = checkName(inquiry, record, names);
  const isAnother = name.some(({ result, severity }) => result === 'differs' && severity === 'major');
  const nameOpen =
    name.some(({ result }) => result === 'cannotTell') && names !== null && names.result !== 'cannotTell';
  const core = coreOf(inquiry);
  const asked = core === null ? [] : [coreText(core)];
  const page =
    isAnother || nameOpen
      ? pinciteUntold(inquiry, 'Another case is at this citation.')
      : (inquiry.request.pincite ?? null) === null
        ? []
        : [
            comparePincite(
              inquiry.request.pincite ?? '',
              record,
              core,
              inquiry.pagesHeld.get(record.id) ?? null,
            ),
          ];
  const checks: readonly Check[] =
    isAnother || nameOpen
      ? [...name, ...yearChecks(inquiry, surroundings), ...page]
      : [...name, ...stateChecks(stated, record, asked), ...page];
  return {
    id: inquiry.request.id,
    status: 'found',
    note: foundNote(inquiry, record),
    match: toMatch(record),
    candidates: distinct.length,
    evidence: [foundEvidence(inquiry, record)],
    checks: [...checks],
    suggestion: isAnother ? suggestionFor(inquiry, surroundings) : null,
  };
}

/** Court and year, where the brief states them. */
function stateChecks(stated: Stated, record: CaseRecord, asked: readonly string[]): readonly Check[] {
  return [
    ...(stated.court === null ? [] : [compareCourts(stated.court, record, asked)]),
    ...(stated.year === null ? [] : [compareYears(stated, record)]),
  ];
}

/** The case that the reviewer picked, where it is still among those of the page; the name is compared all the same. */
function pickedCase(inquiry: Inquiry, distinct: readonly CaseRecord[]): Choice | null {
  const record = distinct.find(({ id }) => id === inquiry.request.chosen);
  if (record === undefined) return null;
  const names = inquiry.caseName === null ? null : compareNames(inquiry.caseName, record.names);
  return { kind: 'one', record, names };
}

function foundNote(inquiry: Inquiry, record: CaseRecord): string {
  const form = inquiry.foundAs === null ? '' : `, in another form: ${inquiry.foundAs}`;
  const picked = record.id === inquiry.request.chosen ? '; picked by the reviewer' : '';
  switch (inquiry.foundBy) {
    case 'live':
      return `in ${inquiry.live.foundBy?.source ?? 'a live source'}${form}${picked}`;
    case 'loose':
      return `in the library${form === '' ? ', in another form' : form}${picked}`;
    default:
      return `in the ${record.fromTable === true ? 'library’s table of citations' : 'library'}${picked}`;
  }
}

function foundEvidence(inquiry: Inquiry, record: CaseRecord): Evidence {
  const exact = record.fromTable === true ? 'table' : 'exact';
  return {
    rule: inquiry.foundBy === 'exact' ? exact : (inquiry.foundBy ?? exact),
    source: record.source,
    asOf: record.asOf,
    detail: `${inquiry.request.text} is ${record.name === '' ? 'a case without a name' : record.name}`,
  };
}

/** A live source knows the citation and does not say of which case: it exists, and no more can be compared. */
function foundWithoutCase(inquiry: Inquiry, surroundings: Surroundings): CheckResult {
  const { source, asOf } = inquiry.live.foundBy ?? { source: 'a live source', asOf: surroundings.today };
  const untold = `${source} knows this citation and does not say which case it is.`;
  return {
    id: inquiry.request.id,
    status: 'found',
    note: `in ${source}`,
    match: null,
    candidates: 0,
    evidence: [{ rule: 'live', source, asOf, detail: untold }],
    checks: [
      ...(inquiry.nameStated ? [nameCheck('cannotTell', null, untold)] : []),
      ...yearChecks(inquiry, surroundings),
      ...pinciteUntold(inquiry, untold),
    ],
    suggestion: null,
  };
}

function ambiguous(
  inquiry: Inquiry,
  records: readonly CaseRecord[],
  surroundings: Surroundings,
): CheckResult {
  return {
    id: inquiry.request.id,
    status: 'ambiguous',
    note: `${records.length} cases start on this page and name, court and year do not tell which is meant.`,
    match: null,
    candidates: records.length,
    matches: records.map(toMatch),
    evidence: [],
    checks: [
      ...yearChecks(inquiry, surroundings),
      ...pinciteUntold(inquiry, 'It is not known which case is meant.'),
    ],
    suggestion: null,
  };
}
