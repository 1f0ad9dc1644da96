// The intermediate courts of the states that divide theirs. One row a state; walked by test/citation/tables/courts.test.ts.

/** The court to which a division alone ("2d Dist.", "Div. 1") belongs beside a reporter of the state. Source: Bluebook T1.3. */
export const INTERMEDIATE_COURTS: ReadonlyMap<string, string> = new Map([
  ['AZ', 'arizctapp'],
  ['CA', 'calctapp'],
  ['FL', 'fladistctapp'],
  ['IL', 'illappct'],
  ['IN', 'indctapp'],
  ['LA', 'lactapp'],
  ['MO', 'moctapp'],
  ['NY', 'nyappdiv'],
  ['OH', 'ohioctapp'],
  ['TX', 'texapp'],
  ['WA', 'washctapp'],
  ['WI', 'wisctapp'],
]);
