// The courts, compiled: Free Law Project's courts-db (generated from the npm package, see NOTICE) with our own supplement.ts laid over
// it. Courts that the data gives no citation form cannot be told from a parenthetical and are left out.
//
// Runs at build time only (scripts/generate-tables.mjs through ../compileTables.ts); the reader has the result, table.ts.
import { COURT_SYSTEMS, districtName } from './codes';
import { COURT_DATA } from './generated/data';
import { COURT_CORRECTIONS, COURT_SUPPLEMENT } from './supplement';
import type { CourtRow } from './table';

function decode(line: string): CourtRow {
  const [id = '', citation = '', systemCode = '', jurisdiction = '', level = '', name = ''] =
    line.split('\t');
  const system = COURT_SYSTEMS[systemCode];
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

/** The lines of ../generated/compiled: system, id, citation, jurisdiction, level, other spellings, name; parted by tabs. */
export function compileCourts(): string[] {
  return [...COURT_DATA.split('\n').map(decode), ...COURT_SUPPLEMENT].map((row) => {
    const system = Object.entries(COURT_SYSTEMS).find(([, word]) => word === row.system)?.[0] ?? '';
    const name = row.name === districtName(row.citation) ? '' : row.name;
    const others = row.spellings.slice(1).join('|');
    return [system, row.id, row.citation, row.jurisdiction, row.level, others, name].join('\t').trimEnd();
  });
}
