// The courts: ids (those of CourtListener), the citation form of each, and the other ways in which it is written.
//
// Rows are compiled at build time (compile.ts); here their lines are decoded on first use. Nothing here knows a fact.
import { COURTS } from '../generated/compiled';
import { COURT_SYSTEMS, districtName } from './codes';

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

function decode(line: string): CourtRow {
  const [code = '', id = '', citation = '', jurisdiction = '', level = '', others = '', name = ''] =
    line.split('\t');
  const system = COURT_SYSTEMS[code];
  if (!system) throw new Error(`Court table: the line "${line}" has an unknown system.`);
  return {
    id,
    citation,
    name: name === '' ? districtName(citation) : name,
    jurisdiction,
    system,
    level,
    spellings: others === '' ? [citation] : [citation, ...others.split('|')],
  };
}

let rows: readonly CourtRow[] | null = null;

/** All courts with a citation form. */
export function courtRows(): readonly CourtRow[] {
  rows ??= COURTS.split('\n').map(decode);
  return rows;
}
