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
  record: Pick<CaseRecord, 'court' | 'citations'>,
  asked: readonly string[],
): Check {
  if (stated === null) return check('cannotTell', null, 'The brief states no court.');
  if (record.court === null) return check('cannotTell', null, 'No court is held for the case.');
  if (stated === record.court || isDivisionOf(stated, record.court))
    return check('agrees', null, 'The court agrees.');
  if (isMixed([...record.citations, ...asked])) {
    return check('cannotTell', null, 'This volume holds cases of several courts.');
  }
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
