// Constitutions: federal, state and territorial. Source: Bluebook rule 11 and table T1. Every jurisdiction has one, so the rows are
// made from jurisdictions.ts; the list below holds the further spellings of single ones.
import { JURISDICTIONS } from './jurisdictions';
import type { LawSource } from './rows';

/** postal | spellings */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'US',
    [
      'Federal Constitution',
      'U.S. Constitution',
      'Constitution of the United States of America',
      'USCA CONST',
    ],
  ],
  ['CA', ['Cal. Const.,', 'California Constitution']],
  ['LA', ['La. Const. Ann.', 'La. Const. of 1974', 'La. Const. 1974']],
  ['MA', ['Massachusetts Declaration of Rights', 'Mass. Declaration of Rights']],
  ['MI', ['Const 1963', 'Const. 1963', 'Michigan Constitution of 1963']],
  ['TX', ['Tex. Const. Ann.']],
]);

export function constitutions(): LawSource[] {
  return JURISDICTIONS.map(({ postal, abbreviation }): LawSource => ({
    canonical: `${abbreviation} Const.`,
    others: OTHERS.get(postal) ?? [],
    rule: 'constitution',
    kind: 'constitution',
    jurisdiction: postal,
    shape: 'constitution',
    sectionSign: 'optional',
  }));
}
