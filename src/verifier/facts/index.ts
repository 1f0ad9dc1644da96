/** Look-ups in the series facts. Pure; the date enters as a parameter and a void fact is no fact. */
import { foldAbbreviation } from '../../citation/reporters';
import {
  CLOSED_SERIES,
  HOMONYMS,
  NEVER_EXISTED,
  NOMINATIVE_OFFSETS,
  OPEN_SERIES,
  SERIES_FACTS_AS_OF,
  SERIES_FAMILIES,
  type NeverExistedSeries,
} from './series';

export { SERIES_FACTS_AS_OF } from './series';

/** The name under which the series facts stand as a source. */
export const SERIES_FACTS = 'series facts';

export interface Ceiling {
  readonly kind: 'closed' | 'open';
  readonly lastVolume: number;
  /** ISO date of the fact. */
  readonly asOf: string;
  readonly sentence: string;
}

/** True where `today` (ISO) is a date and not after `until`. */
function holdsOn(today: string, until: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(today) && today <= until;
}

/**
 * The volume above which nothing of a series exists, or null where no certain fact says so on that day.
 * `abbreviation` is the canonical one; other reporters of the same abbreviation, or of the spelling that the brief uses, raise the
 * ceiling to their own last volume.
 */
export function ceilingOf(abbreviation: string, today: string, asWritten = abbreviation): Ceiling | null {
  const letters = asWritten.toLowerCase().replace(/[^a-z]/g, '');
  const others = HOMONYMS.filter(
    (row) => row.abbreviation === abbreviation && (row.spelling === undefined || row.spelling === letters),
  ).map((row) => row.lastVolume);
  const closed = CLOSED_SERIES.find((row) => row.reporter === abbreviation && row.certain);
  if (closed !== undefined) {
    return {
      kind: 'closed',
      lastVolume: Math.max(closed.lastVolume, ...others),
      asOf: SERIES_FACTS_AS_OF,
      sentence: `${abbreviation} ended with volume ${closed.lastVolume} (${closed.years[1]})`,
    };
  }
  const open = OPEN_SERIES.find((row) => row.reporter === abbreviation);
  if (open === undefined || !holdsOn(today, open.until)) return null;
  return {
    kind: 'open',
    lastVolume: Math.max(open.ceiling, ...others),
    asOf: SERIES_FACTS_AS_OF,
    sentence: `${abbreviation} cannot have passed volume ${open.ceiling} before ${open.until}; the highest seen by ${open.seenOn} was ${open.highestSeen}`,
  };
}

/** The fact that a series so written had not begun, or null where none says so on that day. */
export function neverBegun(asWritten: string, today: string): NeverExistedSeries | null {
  const folded = foldAbbreviation(asWritten);
  const row = NEVER_EXISTED.find((candidate) => foldAbbreviation(candidate.reporter) === folded);
  return row !== undefined && holdsOn(today, row.until) ? row : null;
}

/** The same volume under its other number: nominative to U.S. Reports and back. */
export function otherNumbers(
  reporter: string,
  volume: string,
): readonly { reporter: string; volume: string }[] {
  if (!/^\d{1,4}$/.test(volume)) return [];
  const number = Number(volume);
  if (reporter === 'U.S.') {
    return NOMINATIVE_OFFSETS.filter((row) => number > row.offset && number <= row.offset + row.volumes).map(
      (row) => ({ reporter: row.reporter, volume: String(number - row.offset) }),
    );
  }
  return NOMINATIVE_OFFSETS.filter(
    (row) => row.reporter === reporter && number >= 1 && number <= row.volumes,
  ).map((row) => ({ reporter: 'U.S.', volume: String(number + row.offset) }));
}

/** The other series of a reporter's family, the nearest first. */
export function neighbouringSeries(reporter: string): readonly string[] {
  const family = SERIES_FAMILIES.find((series) => series.includes(reporter));
  if (family === undefined) return [];
  const own = family.indexOf(reporter);
  return family
    .filter((series) => series !== reporter)
    .sort((a, b) => Math.abs(family.indexOf(a) - own) - Math.abs(family.indexOf(b) - own));
}
