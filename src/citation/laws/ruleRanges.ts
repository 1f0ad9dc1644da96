// Which numbers the federal rules of court have: by them "Rule 9(b)" is known where one set alone is cited that has such a rule. Source: the
// rules as in force in 2025. What may be changed: rows.

export interface RuleRange {
  /** Canonical abbreviation of the rules. */
  readonly rules: string;
  readonly first: number;
  readonly last: number;
}

export const RULE_RANGES: readonly RuleRange[] = [
  { rules: 'Fed. R. Civ. P.', first: 1, last: 87 },
  { rules: 'Fed. R. Crim. P.', first: 1, last: 62 },
  { rules: 'Fed. R. App. P.', first: 1, last: 48 },
  { rules: 'Fed. R. Evid.', first: 101, last: 1103 },
  { rules: 'Fed. R. Bankr. P.', first: 1001, last: 9037 },
];
