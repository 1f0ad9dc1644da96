/**
 * What an import learns of each volume while its cases stream by: counts, years, and whether the cases leave no gap
 * (`evidence.md`, rows 3 and 4). Holds a few numbers a volume, and page ranges only where the source gives last pages.
 */
import type { ImportedCase, VolumeStatement } from '../model';
import { officialVolume } from '../../citation/reporters';
import type { CitationCore } from '../../verifier/caseLaw';
import { DELIBERATE_JUMPS } from './pageJumps';
import { plainNumber } from './values';

/** A whole book's first case starts on one of its first pages; a volume that starts later is not held from its beginning. */
const LATEST_FIRST_PAGE = 10;
/** A handful of cases that happen to adjoin does not make a volume. */
const FEWEST_CASES_OF_A_VOLUME = 5;
/** Every page there can be. */
export const WHOLE_VOLUME = 1_000_000_000;

export interface VolumeSummary {
  readonly reporter: string;
  readonly volume: string;
  /** The id of the volume in the store. */
  readonly id: number;
  readonly tiled: boolean;
  /** The source lists every case that starts on a page up to this one; 0: it makes no such claim. */
  readonly listsTo: number;
  readonly lastPage: number | null;
  readonly longest: number;
  readonly cases: number;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
}

export interface VolumeEntry {
  readonly reporter: string;
  readonly volume: string;
  /** Ids in the store; 0 until it has given them. */
  id: number;
  reporterId: number;
  /** The volume as a plain number, or null. */
  readonly number: number | null;
  cases: number;
  firstYear: number;
  lastYear: number;
  longest: number;
  /** first, last, first, last … of cases whose home is this volume and whose last page is known. */
  ranges: number[];
  /** Cases that start here without a known range, or on pages that are no numbers. */
  withoutRange: number;
}

/** Volumes of one reporter: nearly all have small plain numbers. */
interface ReporterEntries {
  readonly byNumber: (VolumeEntry | undefined)[];
  readonly others: Map<string, VolumeEntry>;
}
const MOST_NUMBERED = 10_000;

export class VolumeLedger {
  private readonly byReporter = new Map<string, ReporterEntries>();

  constructor(private readonly statements: readonly VolumeStatement[]) {}

  /** The entry of a citation's volume, made where it is new. */
  entry({ reporter, volume }: Pick<CitationCore, 'reporter' | 'volume'>): VolumeEntry {
    let entries = this.byReporter.get(reporter);
    if (entries === undefined)
      this.byReporter.set(reporter, (entries = { byNumber: [], others: new Map<string, VolumeEntry>() }));
    const number = plainNumber(volume);
    const numbered = number !== null && number < MOST_NUMBERED;
    const held = numbered ? entries.byNumber[number] : entries.others.get(volume);
    if (held !== undefined) return held;
    const made: VolumeEntry = {
      reporter,
      volume,
      number,
      id: 0,
      reporterId: 0,
      cases: 0,
      firstYear: Infinity,
      lastYear: -Infinity,
      longest: 0,
      ranges: [],
      withoutRange: 0,
    };
    if (numbered) entries.byNumber[number] = made;
    else entries.others.set(volume, made);
    return made;
  }

  /**
   * Counts a case. `reach` is the last page known to be filled in the home volume, which may be less than the true last page.
   * A case fills the same pages of its home volume under that volume's other name. `entryOf` gives the entry of each citation.
   */
  add(
    { citations, date, lastPage }: ImportedCase,
    reach: number | null,
    entryOf: (index: number) => VolumeEntry,
  ): void {
    const year = date === null ? null : Number(date.slice(0, 4));
    const last = lastPage === null ? null : plainNumber(lastPage);
    const home = citations[0];
    for (let index = 0; index < citations.length; index++) {
      const core = citations[index];
      const entry = entryOf(index);
      if (core === undefined) continue;
      entry.cases += 1;
      if (year !== null) {
        if (year < entry.firstYear) entry.firstYear = year;
        if (year > entry.lastYear) entry.lastYear = year;
      }
      const known = (last !== null || reach !== null) && home !== undefined && isSameBook(core, home);
      const first = known ? plainNumber(core.page) : null;
      if (first !== null && last !== null && last >= first) entry.ranges.push(first, last);
      else entry.withoutRange += 1;
      if (first !== null && reach !== null) entry.longest = Math.max(entry.longest, reach - first);
    }
  }

  private *entries(): Generator<VolumeEntry> {
    for (const { byNumber, others } of this.byReporter.values()) {
      for (const entry of byNumber) if (entry !== undefined) yield entry;
      yield* others.values();
    }
  }

  *summaries(): Generator<VolumeSummary> {
    const stated = new Map(this.statements.map((one) => [`${one.reporter}\t${one.volume}`, one]));
    for (const entry of this.entries()) {
      const statement = stated.get(`${entry.reporter}\t${entry.volume}`);
      const { tiled, beforeJump } = tiling(entry);
      yield {
        reporter: entry.reporter,
        volume: entry.volume,
        id: entry.id,
        tiled,
        listsTo: tiled && statement?.meantWhole === true ? (beforeJump ?? WHOLE_VOLUME) : 0,
        lastPage: statement?.lastPage ?? null,
        longest: entry.longest,
        cases: entry.cases,
        firstYear: Number.isFinite(entry.firstYear) ? entry.firstYear : null,
        lastYear: Number.isFinite(entry.lastYear) ? entry.lastYear : null,
      };
    }
  }
}

/**
 * Whether a citation is of the book of the home citation: the home itself, or the same page of the volume under its nominative or
 * its official number (5 U.S. 137, 1 Cranch 137).
 */
export function isSameBook(core: CitationCore, home: CitationCore): boolean {
  if (core === home) return true;
  if (core.page !== home.page) return false;
  const names = (one: CitationCore, other: CitationCore): boolean => {
    const official = officialVolume(one.reporter, Number(one.volume));
    return (
      official !== null && official.reporter === other.reporter && String(official.volume) === other.volume
    );
  };
  return names(core, home) || names(home, core);
}

/**
 * Whether the cases fill the volume: each starts no later than the page after the furthest one reached before it, pages that the
 * publisher left out on purpose apart. `beforeJump`: the last page filled before the first of those.
 */
function tiling({ reporter, ranges, withoutRange }: VolumeEntry): {
  readonly tiled: boolean;
  readonly beforeJump: number | null;
} {
  const no = { tiled: false, beforeJump: null };
  if (withoutRange > 0 || ranges.length < FEWEST_CASES_OF_A_VOLUME * 2) return no;
  const pairs = Array.from({ length: ranges.length / 2 }, (_, at) => [
    ranges[at * 2] ?? 0,
    ranges[at * 2 + 1] ?? 0,
  ]);
  pairs.sort(([a = 0], [b = 0]) => a - b);
  const jumps = DELIBERATE_JUMPS.get(reporter);
  let reached = LATEST_FIRST_PAGE - 1;
  let beforeJump: number | null = null;
  for (const [first = 0, last = 0] of pairs) {
    if (first > reached + 1) {
      if (jumps?.has(first) !== true) return no;
      beforeJump ??= reached;
    }
    reached = Math.max(reached, last);
  }
  return { tiled: true, beforeJump };
}
