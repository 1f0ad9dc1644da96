/**
 * What an import learns of each volume while its cases stream by: counts, years, and whether the cases leave no gap
 * (`evidence.md`, rows 3 and 4). Holds a few numbers a volume, and page ranges only where the source gives last pages.
 */
import type { ImportedCase, VolumeStatement } from '../model';
import type { CitationCore } from '../../verifier/caseLaw';

/** A whole book's first case starts on one of its first pages; a volume that starts later is not held from its beginning. */
const LATEST_FIRST_PAGE = 10;
/** A handful of cases that happen to adjoin does not make a volume. */
const FEWEST_CASES_OF_A_VOLUME = 5;

export interface VolumeSummary {
  readonly reporter: string;
  readonly volume: string;
  readonly tiled: boolean;
  readonly listsEveryCase: boolean;
  readonly lastPage: number | null;
  readonly longest: number;
  readonly cases: number;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
}

interface Entry {
  readonly reporter: string;
  readonly volume: string;
  cases: number;
  firstYear: number | null;
  lastYear: number | null;
  longest: number;
  /** [first, last] of cases whose home is this volume and whose last page is known. */
  ranges: [number, number][];
  /** Cases that start here without a known range, or on pages that are no numbers. */
  withoutRange: number;
}

const pageNumber = (page: string | null): number | null =>
  page !== null && /^\d{1,9}$/.test(page) ? Number(page) : null;

export class VolumeLedger {
  private readonly entries = new Map<string, Entry>();
  private readonly statements = new Map<string, VolumeStatement>();

  constructor(statements: readonly VolumeStatement[]) {
    for (const statement of statements) this.statements.set(keyOf(statement), statement);
  }

  /** `reach` is the last page known to be filled in the home volume, which may be less than the true last page. */
  add(imported: ImportedCase, reach: number | null): void {
    const year = imported.date === null ? null : Number(imported.date.slice(0, 4));
    imported.citations.forEach((core, index) => {
      const entry = this.entry(core);
      entry.cases += 1;
      if (year !== null) {
        entry.firstYear = Math.min(entry.firstYear ?? year, year);
        entry.lastYear = Math.max(entry.lastYear ?? year, year);
      }
      const first = pageNumber(core.page);
      const last = index === 0 ? pageNumber(imported.lastPage) : null;
      if (first !== null && last !== null && last >= first) entry.ranges.push([first, last]);
      else entry.withoutRange += 1;
      if (index === 0 && first !== null && reach !== null)
        entry.longest = Math.max(entry.longest, reach - first);
    });
  }

  summaries(): readonly VolumeSummary[] {
    return [...this.entries.values()].map((entry) => {
      const statement = this.statements.get(keyOf(entry));
      const tiled = tiles(entry);
      return {
        reporter: entry.reporter,
        volume: entry.volume,
        tiled,
        listsEveryCase: tiled && statement?.meantWhole === true,
        lastPage: statement?.lastPage ?? null,
        longest: entry.longest,
        cases: entry.cases,
        firstYear: entry.firstYear,
        lastYear: entry.lastYear,
      };
    });
  }

  private entry(core: CitationCore): Entry {
    const key = keyOf(core);
    const held = this.entries.get(key);
    if (held !== undefined) return held;
    const made: Entry = {
      reporter: core.reporter,
      volume: core.volume,
      cases: 0,
      firstYear: null,
      lastYear: null,
      longest: 0,
      ranges: [],
      withoutRange: 0,
    };
    this.entries.set(key, made);
    return made;
  }
}

function keyOf(volume: { readonly reporter: string; readonly volume: string }): string {
  return `${volume.reporter}\t${volume.volume}`;
}

/** The cases fill the volume: each starts no later than the page after the furthest one reached before it. */
function tiles({ ranges, withoutRange }: Entry): boolean {
  if (withoutRange > 0 || ranges.length < FEWEST_CASES_OF_A_VOLUME) return false;
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  let reached = LATEST_FIRST_PAGE - 1;
  for (const [first, last] of sorted) {
    if (first > reached + 1) return false;
    reached = Math.max(reached, last);
  }
  return true;
}
