/**
 * The five rules by which a citation may be called not found, one row each: what must be known, and what holds the rule back.
 * Exactly the rules of `contracts.md`; anything weaker is a check or a note elsewhere. A new rule needs a closed-world fact.
 */
import type { CaseRecord, CitationCore, VolumeCoverage } from '../caseLaw';
import { ceilingOf, neverBegun, SERIES_FACTS, SERIES_FACTS_AS_OF } from '../facts';
import { compareNames } from '../names';
import type { Evidence, NOT_FOUND_RULES } from '../report';
import { foreignWord } from './knownWords';
import { plainNumber, type Reading } from './reading';

export type NotFoundRuleName = (typeof NOT_FOUND_RULES)[number];

export interface Known {
  readonly reading: Reading;
  /** ISO date of today. */
  readonly today: string;
  /** Id of a court of our table that the parenthetical states; null where none stands there. */
  readonly court: string | null;
  /** The name that the brief states for this very citation; null where none, where borrowed, where unread. */
  readonly caseName: string | null;
  /** The store was asked for the citation, answered, and holds no case there. */
  readonly missed: boolean;
  /**
   * What a source answered about the page: present only where every question was answered and no case starts there. A source that
   * failed leaves this null, and the rules that need it are silent.
   */
  readonly miss: {
    readonly coverage: VolumeCoverage | null;
    /** Cases that the page lies inside. */
    readonly around: readonly CaseRecord[];
  } | null;
}

export interface NotFoundRule {
  readonly rule: NotFoundRuleName;
  /** What keeps the rule from firing, in words. */
  readonly guard: string;
  readonly evidence: (known: Known) => Evidence | null;
}

function aboveCeiling(known: Known, kind: 'closed' | 'open'): Evidence | null {
  if (known.reading.kind !== 'core' && known.reading.kind !== 'unassigned') return null;
  const { reporter, volume } = known.reading.kind === 'core' ? known.reading.core : known.reading;
  const number = plainNumber(volume);
  const asWritten = known.reading.kind === 'core' ? known.reading.asWritten : reporter;
  const ceiling = ceilingOf(reporter, known.today, asWritten);
  if (number === null || ceiling === null || ceiling.kind !== kind || number <= ceiling.lastVolume)
    return null;
  return {
    rule: kind === 'closed' ? 'closedCeiling' : 'openCeiling',
    source: SERIES_FACTS,
    asOf: ceiling.asOf,
    detail: `There is no volume ${volume}: ${ceiling.sentence}.`,
  };
}

const speaksOf = (coverage: VolumeCoverage, core: CitationCore): boolean =>
  coverage.reporter === core.reporter && coverage.volume === core.volume;

/** The U.S. Reports leap to a higher page on purpose before the orders, so that no page of them is beyond the last. */
const LEAPING_REPORTERS: ReadonlySet<string> = new Set(['U.S.']);

function pageBeyondVolume({ reading, miss }: Known): Evidence | null {
  if (reading.kind !== 'core' || reading.others.length > 0 || miss === null || miss.coverage === null)
    return null;
  const { coverage } = miss;
  const page = plainNumber(reading.core.page);
  if (page === null || coverage.lastPage === null || !coverage.tiled || !speaksOf(coverage, reading.core))
    return null;
  if (LEAPING_REPORTERS.has(coverage.reporter) || page <= coverage.lastPage || miss.around.length > 0)
    return null;
  return {
    rule: 'pageBeyondVolume',
    source: coverage.source,
    asOf: coverage.asOf,
    detail: `${coverage.volume} ${coverage.reporter} ends with page ${coverage.lastPage}.`,
  };
}

/** True where the page lies strictly between the first and the last page of the case in the volume asked for. */
export function isStrictlyInside(record: CaseRecord, core: CitationCore): boolean {
  const page = plainNumber(core.page);
  const first = plainNumber(record.firstPage);
  const last = plainNumber(record.lastPage);
  if (page === null || first === null || last === null) return false;
  const startsThere = record.citations.includes(`${core.volume} ${core.reporter} ${record.firstPage ?? ''}`);
  return startsThere && first < page && page < last;
}

function insideCase({ reading, miss, caseName }: Known): Evidence | null {
  if (reading.kind !== 'core' || reading.others.length > 0 || miss === null || caseName === null) return null;
  const { coverage, around } = miss;
  const [record] = around;
  if (coverage === null || !coverage.tiled || !speaksOf(coverage, reading.core)) return null;
  if (record === undefined || around.length !== 1 || !isStrictlyInside(record, reading.core)) return null;
  const names = compareNames(caseName, record.names);
  if (names.result !== 'differs' || names.severity !== 'major') return null;
  return {
    rule: 'insideCase',
    source: coverage.source,
    asOf: coverage.asOf,
    detail: `No case starts on page ${reading.core.page}: it lies inside ${record.name} (${record.firstPage ?? ''}–${record.lastPage ?? ''}), and the volume is held whole.`,
  };
}

function neverExisted({ reading, today, court, missed }: Known): Evidence | null {
  if (reading.kind !== 'unknownReporter' && reading.kind !== 'core') return null;
  const series = neverBegun(reading.asWritten, today);
  if (series !== null) {
    return {
      rule: 'neverExisted',
      source: SERIES_FACTS,
      asOf: SERIES_FACTS_AS_OF,
      detail: `There is no series ${series.reporter}: ${series.source} by ${SERIES_FACTS_AS_OF}.`,
    };
  }
  if (reading.kind !== 'unknownReporter' || court === null || !missed) return null;
  const word = foreignWord(reading.asWritten);
  if (word === null) return null;
  return {
    rule: 'neverExisted',
    source: 'tables of reporters, journals and laws',
    asOf: SERIES_FACTS_AS_OF,
    detail: `No reporter “${reading.asWritten}” ever existed: “${word}” stands in no reporter, journal, law or case name known.`,
  };
}

export const NOT_FOUND_RULE_ROWS: readonly NotFoundRule[] = [
  {
    rule: 'closedCeiling',
    guard: 'a certain last volume; plain arabic volume; above every reporter of that abbreviation',
    evidence: (known) => aboveCeiling(known, 'closed'),
  },
  {
    rule: 'openCeiling',
    guard:
      'the ceiling’s date has not passed; plain arabic volume; above every reporter of that abbreviation',
    evidence: (known) => aboveCeiling(known, 'open'),
  },
  {
    rule: 'neverExisted',
    guard:
      'a dated fact; or the store answered and holds nothing, a U.S. court in the parenthetical, no part or extension of a known form, and a word known nowhere',
    evidence: neverExisted,
  },
  {
    rule: 'pageBeyondVolume',
    guard:
      'a tiled volume whose true last page metadata states; never the U.S. Reports; every question answered',
    evidence: pageBeyondVolume,
  },
  {
    rule: 'insideCase',
    guard:
      'a tiled volume; strictly inside exactly one case; a readable name stated for this citation that shares no party with it',
    evidence: insideCase,
  },
];

/** The first rule that proves the citation does not exist, as evidence; null where none does. */
export function proofOfAbsence(known: Known): Evidence | null {
  for (const row of NOT_FOUND_RULE_ROWS) {
    const evidence = row.evidence(known);
    if (evidence !== null) return evidence;
  }
  return null;
}
