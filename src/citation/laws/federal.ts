// Federal law. Source: Bluebook table T1.1 and rules 12 to 14, the Indigo Book R17 to R20. One row a source of law.
import type { LawRow } from './table';

export const FEDERAL_LAWS: readonly LawRow[] = [
  { canonical: 'U.S.C.', spellings: ['U.S.C.', 'USC', 'U.S. Code'], kind: 'statute', jurisdiction: 'US', shape: 'titleCodeSection', sectionSign: 'optional' },
  { canonical: 'U.S.C.A.', spellings: ['U.S.C.A.'], kind: 'statute', jurisdiction: 'US', shape: 'titleCodeSection', sectionSign: 'optional' },
  { canonical: 'C.F.R.', spellings: ['C.F.R.'], kind: 'regulation', jurisdiction: 'US', shape: 'titleCodeSection', sectionSign: 'optional' },
  { canonical: 'Fed. Reg.', spellings: ['Fed. Reg.'], kind: 'regulation', jurisdiction: 'US', shape: 'volumePage', sectionSign: 'optional' },
  { canonical: 'Fed. R. Civ. P.', spellings: ['Fed. R. Civ. P.', 'FRCP'], kind: 'rule', jurisdiction: 'US', shape: 'ruleNumber', sectionSign: 'optional' },
  { canonical: 'U.S. Const.', spellings: ['U.S. Const.'], kind: 'constitution', jurisdiction: 'US', shape: 'constitution', sectionSign: 'optional' },
];
