/**
 * Which of the cases on a page the brief means: by name, then year, then court. Entries of one case, from two sources or twice in
 * one, are counted once.
 */
import type { CaseRecord } from '../caseLaw';
import { compareNames, type NameComparison } from '../names';
import { compareCourts } from './court';
import { compareYears, yearOf } from './year';

export interface Stated {
  /** The name that the brief states for this very citation; null where there is none to compare. */
  readonly caseName: string | null;
  readonly court: string | null;
  readonly year: number | null;
  readonly today: string;
}

const isSameCase = (a: CaseRecord, b: CaseRecord): boolean => {
  if (a.id === b.id) return true;
  const years = [yearOf(a.date), yearOf(b.date)];
  if (years[0] !== null && years[1] !== null && years[0] !== years[1]) return false;
  if (a.court !== null && b.court !== null && a.court !== b.court) return false;
  return a.names.some((name) => compareNames(name, b.names).result === 'agrees');
};

/** The distinct cases among the entries; the fullest entry stands for each, under all its names and citations. */
export function distinctCases(records: readonly CaseRecord[]): readonly CaseRecord[] {
  const distinct: CaseRecord[] = [];
  for (const record of records) {
    const at = distinct.findIndex((held) => isSameCase(held, record));
    const held = distinct[at];
    if (held === undefined) distinct.push(record);
    else distinct[at] = merged(held, record);
  }
  return distinct;
}

function merged(a: CaseRecord, b: CaseRecord): CaseRecord {
  const [main, other] = !a.hasOpinion && b.hasOpinion ? [b, a] : [a, b];
  return {
    ...main,
    names: [...new Set([...main.names, ...other.names])],
    citations: [...new Set([...main.citations, ...other.citations])],
    court: main.court ?? other.court,
    date: main.date ?? other.date,
    url: main.url ?? other.url,
    docketNumber: main.docketNumber ?? other.docketNumber,
    lastPage: main.lastPage ?? (main.firstPage === other.firstPage ? other.lastPage : null),
  };
}

export type Choice =
  | { readonly kind: 'one'; readonly record: CaseRecord; readonly names: NameComparison | null }
  | { readonly kind: 'several'; readonly records: readonly CaseRecord[] };

/** Keeps the cases that a test does not speak against, unless it speaks against all. */
function narrowed(
  records: readonly CaseRecord[],
  test: (record: CaseRecord) => boolean,
): readonly CaseRecord[] {
  const kept = records.filter(test);
  return kept.length > 0 ? kept : records;
}

function narrowByYearAndCourt(records: readonly CaseRecord[], stated: Stated): readonly CaseRecord[] {
  const exactly = narrowed(records, (record) => stated.year !== null && yearOf(record.date) === stated.year);
  const byYear = narrowed(exactly, (record) => compareYears(stated, record).result === 'agrees');
  return narrowed(byYear, (record) => compareCourts(stated.court, record, []).result === 'agrees');
}

/** The case meant among the distinct cases of one page, of which there is at least one. */
export function chooseCase(records: readonly CaseRecord[], stated: Stated): Choice {
  const { caseName } = stated;
  if (caseName === null) {
    const left = narrowByYearAndCourt(records, stated);
    const [only] = left;
    return left.length === 1 && only !== undefined
      ? { kind: 'one', record: only, names: null }
      : { kind: 'several', records: left };
  }
  const compared = records.map((record) => ({ record, names: compareNames(caseName, record.names) }));
  for (const wanted of ['agrees', 'minor', 'cannotTell', 'major'] as const) {
    const group = compared.filter(({ names }) => (names.severity ?? names.result) === wanted);
    if (group.length === 0) continue;
    const left = narrowByYearAndCourt(
      group.map(({ record }) => record),
      stated,
    );
    const best = group.find(({ record }) => record === left[0]);
    // Of several cases that all bear another name, any stands for "another case is here".
    if (best !== undefined && (left.length === 1 || wanted === 'major')) {
      return { kind: 'one', record: best.record, names: best.names };
    }
    return { kind: 'several', records: left };
  }
  return { kind: 'several', records };
}
