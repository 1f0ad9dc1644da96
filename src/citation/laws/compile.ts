// The laws and other authorities that are not cases, compiled: codes, regulations, rules, constitutions, session laws, legislative and
// administrative papers, law reviews, Restatements and treatises. Our own tables: one row a fact. A new code or journal is a row in the
// file of its kind.
//
// Runs at build time only (scripts/generate-tables.mjs through ../compileTables.ts); the reader has the result, table.ts.
import { beginningsBeside } from '../text/keys';
import {
  FIRST_MARK,
  LAW_KINDS,
  LAW_SHAPES,
  NUMBER_FORMS,
  SECTION_REQUIRED,
  SPELLING_RULES,
  WRITTEN_AFTER,
} from './codes';
import { constitutions } from './constitutions';
import { federalLaws } from './federal';
import { journals } from './journals';
import { stateRegulations } from './regulations';
import type { LawSource } from './rows';
import { rules } from './rules';
import { sessionLaws } from './sessionLaws';
import { spellingsBy } from './spellings';
import { stateCodes } from './states';
import { subjectCodes } from './subjects';
import { treatises } from './treatises';

/** All of them. Of rows that share a spelling ("CCR", "Penal Code") the likelier comes first. */
export const lawSources = (): readonly LawSource[] => [
  ...federalLaws(),
  ...constitutions(),
  ...rules(),
  ...stateCodes(),
  ...subjectCodes(),
  ...stateRegulations(),
  ...sessionLaws(),
  ...treatises(),
  ...journals(),
];

const letterOf = (table: Readonly<Record<string, string>>, word: string): string => {
  const found = Object.entries(table).find(([, value]) => value === word)?.[0];
  if (found === undefined) throw new Error(`Law table: no letter for "${word}".`);
  return found;
};

const markOf = (row: LawSource): string =>
  String.fromCharCode(
    FIRST_MARK +
      NUMBER_FORMS.indexOf(row.numberForm) +
      (row.sectionSign === 'required' ? SECTION_REQUIRED : 0) +
      (row.after ? WRITTEN_AFTER : 0),
  );

/** The lines of ../generated/compiled: codes and beginnings, canonical, jurisdiction, other spellings; parted by tabs. */
export function compileLaws(): string[] {
  return lawSources().map((row) => {
    for (const text of [row.canonical, ...row.others])
      if (/[\t\n|]/.test(text)) throw new Error(`Law table: "${text}" holds a mark that parts cells.`);
    const codes =
      letterOf(LAW_KINDS, row.kind) +
      letterOf(LAW_SHAPES, row.shape) +
      markOf(row) +
      letterOf(SPELLING_RULES, row.rule);
    const spellings = spellingsBy(row.rule, row.canonical, row.others, row.jurisdiction);
    const cells = [
      codes + beginningsBeside(spellings),
      row.canonical,
      row.jurisdiction ?? '',
      row.others.join('|'),
    ];
    return cells.join('\t').trimEnd();
  });
}
