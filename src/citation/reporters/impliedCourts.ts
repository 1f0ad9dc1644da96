// Which court a reporter implies when the parenthetical names none (Bluebook rule 10.4: the court is left out where the reporter's
// title tells it unambiguously). One row a reporter; a reporter of several courts has no row. Court ids are those of courts/table.ts.

export interface ImpliedCourt {
  readonly court: string;
  /** Postal code, "US" for federal courts. */
  readonly jurisdiction: string;
}

/** Court id, jurisdiction, and the reporters of that court alone, separated by semicolons. Source: Bluebook table T1. */
const ROWS: readonly (readonly [court: string, jurisdiction: string, reporters: string])[] = [
  ['scotus', 'US', 'U.S.; S. Ct.; L. Ed.; L. Ed. 2d; U.S. LEXIS'],
  ['ny', 'NY', 'N.Y.; N.Y.2d; N.Y.3d'],
];

export const IMPLIED_COURTS: ReadonlyMap<string, ImpliedCourt> = new Map(
  ROWS.flatMap(([court, jurisdiction, reporters]) =>
    reporters.split('; ').map((reporter) => [reporter, { court, jurisdiction }] as const),
  ),
);
