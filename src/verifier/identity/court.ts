/**
 * The court in the parenthetical against the court of the case. Departments, districts and divisions of one court are that court;
 * the first volumes of the U.S. Reports hold Pennsylvania and Delaware courts.
 */
import { courtRows, type CourtRow } from '../../citation/courts';
import type { CaseRecord } from '../caseLaw';
import type { Check } from '../report';

let byId: ReadonlyMap<string, CourtRow> | null = null;

function courtRow(id: string): CourtRow | null {
  byId ??= new Map(courtRows().map((row) => [row.id, row]));
  return byId.get(id) ?? null;
}

const shown = (id: string): string => courtRow(id)?.name ?? id;

/** Volumes of a reporter whose cases are partly of other courts than the reporter implies. */
const MIXED_VOLUMES: readonly { reporter: string; from: number; to: number; source: string }[] = [
  {
    reporter: 'U.S.',
    from: 1,
    to: 4,
    source: 'Dallas printed Pennsylvania and Delaware cases with those of the Court',
  },
  { reporter: 'Dall.', from: 1, to: 4, source: 'the same volumes under their own number' },
];

/** Courts that were one, or went by one name, so that a brief and a source may rightly call the same court by either id. */
interface OneCourt {
  readonly ids: readonly string[];
  /** The last year of decisions of which that is true; null where it is true of all. */
  readonly until: number | null;
  readonly source: string;
}

export const COURTS_ONCE_ONE: readonly OneCourt[] = [
  {
    ids: ['ky', 'kyctapp'],
    until: 1975,
    source: 'the Court of Appeals of Kentucky was the State’s highest court until 1976',
  },
  { ids: ['dc', 'cadc'], until: 1942, source: 'Court of Appeals of the District of Columbia, 1893 to 1934' },
  { ids: ['dcd', 'supctdc'], until: 1936, source: 'Supreme Court of the District of Columbia, 1863 to 1936' },
  {
    ids: ['texapp', 'texcrimapp'],
    until: 1892,
    source: 'Texas Court of Appeals, 1876 to 1892, of criminal cases',
  },
  {
    ids: ['alactapp', 'alacrimapp', 'alacivapp'],
    until: 1969,
    source: 'the Alabama Court of Appeals was divided in 1969',
  },
  {
    ids: ['armfor', 'cma'],
    until: null,
    source: 'the Court of Military Appeals was renamed in 1994 (10 U.S.C. § 941)',
  },
  {
    ids: ['acca', 'usarmymilrev'],
    until: null,
    source: 'the Courts of Military Review were renamed in 1994',
  },
  { ids: ['afcca', 'usafctmilrev'], until: null, source: 'the same' },
  { ids: ['nmcca', 'usnmcmilrev'], until: null, source: 'the same' },
  {
    ids: ['uscfc', 'cc'],
    until: null,
    source: 'Court of Claims, Claims Court and Court of Federal Claims follow one another',
  },
  { ids: ['tax', 'bta'], until: null, source: 'the Board of Tax Appeals became the Tax Court in 1942' },
];

/** The old circuit courts sat in every district, and sources list their decisions under either (abolished by 36 Stat. 1087). */
const CIRCUIT_COURTS = { id: 'uscirct', until: 1912 } as const;

function isOnceOne(a: string, b: string, date: string | null): boolean {
  const year = Number(date?.slice(0, 4) ?? NaN);
  const holds = (until: number | null): boolean => until === null || !(year > until);
  if ((a === CIRCUIT_COURTS.id || b === CIRCUIT_COURTS.id) && holds(CIRCUIT_COURTS.until)) return true;
  return COURTS_ONCE_ONE.some(({ ids, until }) => ids.includes(a) && ids.includes(b) && holds(until));
}

function isMixed(citations: readonly string[]): boolean {
  return citations.some((citation) =>
    MIXED_VOLUMES.some(({ reporter, from, to }) => {
      const match = /^(\d+) (.+) \S+$/.exec(citation);
      const volume = Number(match?.[1] ?? NaN);
      return match?.[2] === reporter && volume >= from && volume <= to;
    }),
  );
}

const check = (result: Check['result'], severity: Check['severity'], note: string): Check => ({
  check: 'court',
  result,
  severity,
  note,
});

/** One id is the other with the number of a department or district. */
function isDivisionOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 4 && long.startsWith(short) && /^\d{1,2}[a-z]?$/.test(long.slice(short.length));
}

/** Compares courts-table ids. `asked`: the citations under which the case was looked for. */
export function compareCourts(
  stated: string | null,
  record: Pick<CaseRecord, 'court' | 'citations'> & Partial<Pick<CaseRecord, 'date'>>,
  asked: readonly string[],
): Check {
  if (stated === null) return check('cannotTell', null, 'The brief states no court.');
  if (record.court === null) return check('cannotTell', null, 'No court is held for the case.');
  if (stated === record.court || isDivisionOf(stated, record.court))
    return check('agrees', null, 'The court agrees.');
  if (isMixed([...record.citations, ...asked])) {
    return check('cannotTell', null, 'This volume holds cases of several courts.');
  }
  if (isOnceOne(stated, record.court, record.date ?? null))
    return check('cannotTell', null, 'The two are names of one court, or were when it decided the case.');
  const [ours, theirs] = [courtRow(stated), courtRow(record.court)];
  if (ours === null || theirs === null) {
    return check('cannotTell', null, `The courts “${stated}” and “${record.court}” could not be compared.`);
  }
  return check(
    'differs',
    'major',
    `The brief says “${ours.citation}”; the court is: ${shown(record.court)}.`,
  );
}
