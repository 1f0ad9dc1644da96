/**
 * Names by which the bar knows a case or a group of cases that the reports print under its parties: "The Legal Tender Cases" are
 * Knox v. Lee. One row a title, with the first page of the case in the U.S. Reports; a title that is not here is told from parties by
 * nobody, so that it never accuses. Source: the captions of the U.S. Reports.
 */
export interface PopularTitle {
  readonly title: string;
  readonly caption: string;
  readonly citation: string;
}

export const POPULAR_TITLES: readonly PopularTitle[] = [
  { title: 'Passenger Cases', caption: 'Smith v. Turner', citation: '48 U.S. 283' },
  { title: 'License Cases', caption: 'Thurlow v. Massachusetts', citation: '46 U.S. 504' },
  { title: 'Prize Cases', caption: 'The Amy Warwick', citation: '67 U.S. 635' },
  { title: 'License Tax Cases', caption: 'United States v. Vassar', citation: '72 U.S. 462' },
  { title: 'Legal Tender Cases', caption: 'Knox v. Lee', citation: '79 U.S. 457' },
  {
    title: 'Slaughter-House Cases',
    caption: 'Butchers’ Benevolent Association v. Crescent City Live-Stock Landing & Slaughter-House Co.',
    citation: '83 U.S. 36',
  },
  { title: 'Granger Cases', caption: 'Munn v. Illinois', citation: '94 U.S. 113' },
  { title: 'Sinking-Fund Cases', caption: 'Union Pacific R.R. v. United States', citation: '99 U.S. 700' },
  { title: 'Trade-Mark Cases', caption: 'United States v. Steffens', citation: '100 U.S. 82' },
  { title: 'Civil Rights Cases', caption: 'United States v. Stanley', citation: '109 U.S. 3' },
  { title: 'Head Money Cases', caption: 'Edye v. Robertson', citation: '112 U.S. 580' },
  {
    title: 'Railroad Commission Cases',
    caption: 'Stone v. Farmers’ Loan & Trust Co.',
    citation: '116 U.S. 307',
  },
  { title: 'Telephone Cases', caption: 'Dolbear v. American Bell Telephone Co.', citation: '126 U.S. 1' },
  { title: 'Chinese Exclusion Case', caption: 'Chae Chan Ping v. United States', citation: '130 U.S. 581' },
  {
    title: 'Employers’ Liability Cases',
    caption: 'Howard v. Illinois Central R.R.',
    citation: '207 U.S. 463',
  },
  {
    title: 'Second Employers’ Liability Cases',
    caption: 'Mondou v. New York, New Haven & Hartford R.R.',
    citation: '223 U.S. 1',
  },
  { title: 'Minnesota Rate Cases', caption: 'Simpson v. Shepard', citation: '230 U.S. 352' },
  {
    title: 'Missouri Rate Cases',
    caption: 'Knott v. Chicago, Burlington & Quincy R.R.',
    citation: '230 U.S. 474',
  },
  {
    title: 'Shreveport Rate Cases',
    caption: 'Houston, East & West Texas Ry. v. United States',
    citation: '234 U.S. 342',
  },
  { title: 'Selective Draft Law Cases', caption: 'Arver v. United States', citation: '245 U.S. 366' },
  { title: 'National Prohibition Cases', caption: 'Rhode Island v. Palmer', citation: '253 U.S. 350' },
  { title: 'Gold Clause Cases', caption: 'Norman v. Baltimore & Ohio R.R.', citation: '294 U.S. 240' },
  { title: 'Steel Seizure Case', caption: 'Youngstown Sheet & Tube Co. v. Sawyer', citation: '343 U.S. 579' },
];
