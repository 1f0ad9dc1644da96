// The courts: ids (those of CourtListener), the citation form of each, and the other ways in which it is written.
//
// Rows come from Free Law Project's courts-db (generated at build time, see NOTICE) and from our own supplement.ts. Courts that the
// data gives no citation form cannot be told from a parenthetical and are left out.
import { COURT_DATA } from './generated/data';
import { COURT_CORRECTIONS, COURT_SUPPLEMENT } from './supplement';

export interface CourtRow {
  /** "scotus", "ca9", "nysd". */
  readonly id: string;
  /** As cited: "9th Cir.", "S.D.N.Y.", "Cal. Ct. App.". */
  readonly citation: string;
  readonly name: string;
  /** Postal code of the state, "US" for federal courts, "" for courts abroad and of tribes. */
  readonly jurisdiction: string;
  readonly system: 'federal' | 'state' | 'tribal' | 'international' | 'special';
  /** "appellate", "trial", "bankruptcy", "special", "ag" or "". */
  readonly level: string;
  /** The citation form first, then the others. */
  readonly spellings: readonly string[];
}

const SYSTEMS: Readonly<Record<string, CourtRow['system']>> = {
  f: 'federal',
  s: 'state',
  t: 'tribal',
  i: 'international',
  x: 'special',
};

function decode(line: string): CourtRow {
  const [id = '', citation = '', systemCode = '', jurisdiction = '', level = '', name = ''] =
    line.split('\t');
  const system = SYSTEMS[systemCode];
  if (!system) throw new Error(`Court table: the row "${line}" has the unknown system "${systemCode}".`);
  const correction = COURT_CORRECTIONS.get(id);
  const ours = correction?.citation ?? citation;
  const others = correction?.spellings ?? [];
  // The data's own form stays readable, unless it is one that we gave to another court ("D.C.", which the data has for two).
  const held = correction?.citation && id === 'dccrimct' ? [] : [citation];
  return {
    id,
    citation: ours,
    name: name === '' ? districtName(ours) : name,
    jurisdiction,
    system,
    level,
    spellings: [...new Set([ours, ...held, ...others])],
  };
}

/** "S.D.N.Y." → "United States District Court, S.D.N.Y."; the data's names of these courts say no more. */
const districtName = (citation: string): string =>
  citation.startsWith('Bankr.')
    ? `United States Bankruptcy Court, ${citation.replace(/^Bankr\. ?/, '')}`
    : `United States District Court, ${citation}`;

let rows: readonly CourtRow[] | null = null;

/** All courts with a citation form. */
export function courtRows(): readonly CourtRow[] {
  rows ??= [...COURT_DATA.split('\n').map(decode), ...COURT_SUPPLEMENT];
  return rows;
}
