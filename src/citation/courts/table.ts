// The courts: ids (those of CourtListener), the citation form of each, and the other ways in which it is written.
//
// Rows are compiled at build time (compile.ts); here their lines are decoded on first use. Nothing here knows a fact.
import { linesOf, nameOf } from '../compiledLines';
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
    name: name === '' ? districtName(citation) : nameOf(name),
    jurisdiction,
    system,
    level,
    spellings: others === '' ? [citation] : [citation, ...others.split('|')],
  };
}

let rows: readonly CourtRow[] | null = null;

/** All courts with a citation form. */
export function courtRows(): readonly CourtRow[] {
  rows ??= linesOf(COURTS).map(decode);
  return rows;
}

/**
 * Which court is written so: folded spelling → id, where `fold` drops what makes no difference (never a letter, a tab or "^"). A court's
 * own citation form outranks another court's variant. The table is folded as one text, because a call for each spelling is what a cold
 * reader would wait for.
 */
export function courtIdsBySpelling(fold: (text: string) => string): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const variants: [others: string, id: string][] = [];
  for (const line of linesOf(fold(COURTS))) {
    const [, id = '', citation = '', , , others = ''] = line.split('\t');
    if (!index.has(citation)) index.set(citation, id);
    if (others !== '') variants.push([others, id]);
  }
  for (const [others, id] of variants)
    for (const spelling of others.split('|')) if (!index.has(spelling)) index.set(spelling, id);
  return index;
}
