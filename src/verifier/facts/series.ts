/**
 * First-hand facts about reporter series: where a closed series ended, how far an open one can have come by a date, and which
 * series never were. The only facts from which a citation may be called not found without asking the library.
 *
 * One row a fact, with its source and date. A new series or a later ceiling is a row. Rows marked `certain: false` never yield
 * not_found. Edition dates of public reporter tables are no evidence and have no place here.
 */

/** ISO date on which these rows were last read through. */
export const SERIES_FACTS_AS_OF = '2026-11-30';

export interface ClosedSeries {
  /** Canonical abbreviation of the reporter table. */
  readonly reporter: string;
  /** No volume above this one was published. */
  readonly lastVolume: number;
  readonly years: readonly [first: number, last: number];
  readonly certain: boolean;
  readonly source: string;
}

export interface OpenSeries {
  readonly reporter: string;
  /** The highest volume seen cited in a real document, by `seenOn`. */
  readonly highestSeen: number;
  readonly seenOn: string;
  /** No real citation exceeds this volume before the end of `until`; void after that day. */
  readonly ceiling: number;
  readonly until: string;
  readonly source: string;
}

export interface NeverExistedSeries {
  /** As it would be written. */
  readonly reporter: string;
  /** A successor series may begin: void after this day. */
  readonly until: string;
  readonly source: string;
}

/** Another reporter that goes by the abbreviation of a series above: a ceiling must lie above its last volume too. */
export interface Homonym {
  readonly abbreviation: string;
  /** The one spelling of the abbreviation that it shares, letters only; absent where it shares them all. */
  readonly spelling?: string;
  readonly name: string;
  readonly lastVolume: number;
  readonly source: string;
}

/** A nominative volume of the U.S. Reports: U.S. volume = its own number + offset. */
export interface NominativeOffset {
  readonly reporter: string;
  readonly offset: number;
  readonly volumes: number;
  readonly source: string;
}

const NATIONAL_REPORTER_SYSTEM = 'National Reporter System, last volumes of closed series';
const REPORTS = 'Supreme Court of the United States, volumes of its early and private reports';
const SEEN = 'highest volume seen cited, extrapolated generously';

export const CLOSED_SERIES: readonly ClosedSeries[] = [
  { reporter: 'F.', lastVolume: 300, years: [1880, 1924], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  { reporter: 'F.2d', lastVolume: 999, years: [1924, 1993], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  { reporter: 'F.3d', lastVolume: 999, years: [1993, 2021], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  {
    reporter: 'F. Supp.',
    lastVolume: 999,
    years: [1932, 1998],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  {
    reporter: 'F. Supp. 2d',
    lastVolume: 999,
    years: [1998, 2014],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  {
    reporter: "F. App'x",
    lastVolume: 861,
    years: [2001, 2021],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  {
    reporter: 'F. Cas.',
    lastVolume: 30,
    years: [1789, 1880],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  { reporter: 'A.', lastVolume: 200, years: [1885, 1938], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  { reporter: 'A.2d', lastVolume: 999, years: [1938, 2010], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  { reporter: 'N.E.', lastVolume: 200, years: [1885, 1936], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  {
    reporter: 'N.E.2d',
    lastVolume: 999,
    years: [1936, 2014],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  { reporter: 'N.W.', lastVolume: 300, years: [1879, 1941], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  {
    reporter: 'N.W.2d',
    lastVolume: 999,
    years: [1941, 2023],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  { reporter: 'S.E.', lastVolume: 200, years: [1887, 1939], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  { reporter: 'So.', lastVolume: 200, years: [1887, 1941], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  {
    reporter: 'So. 2d',
    lastVolume: 999,
    years: [1941, 2009],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  { reporter: 'S.W.', lastVolume: 300, years: [1886, 1928], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  {
    reporter: 'S.W.2d',
    lastVolume: 999,
    years: [1928, 1999],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  { reporter: 'P.', lastVolume: 300, years: [1883, 1931], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  { reporter: 'P.2d', lastVolume: 999, years: [1931, 2000], certain: true, source: NATIONAL_REPORTER_SYSTEM },
  {
    reporter: 'N.Y.S.',
    lastVolume: 300,
    years: [1888, 1937],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  {
    reporter: 'N.Y.S.2d',
    lastVolume: 999,
    years: [1937, 2014],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  {
    reporter: 'Cal. Rptr.',
    lastVolume: 286,
    years: [1959, 1991],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  {
    reporter: 'Cal. Rptr. 2d',
    lastVolume: 135,
    years: [1991, 2003],
    certain: true,
    source: NATIONAL_REPORTER_SYSTEM,
  },
  { reporter: 'L. Ed.', lastVolume: 100, years: [1790, 1956], certain: true, source: REPORTS },
  { reporter: 'Dall.', lastVolume: 4, years: [1754, 1806], certain: true, source: REPORTS },
  { reporter: 'Cranch', lastVolume: 9, years: [1801, 1815], certain: true, source: REPORTS },
  { reporter: 'Wheat.', lastVolume: 12, years: [1816, 1827], certain: true, source: REPORTS },
  { reporter: 'Pet.', lastVolume: 16, years: [1828, 1842], certain: true, source: REPORTS },
  { reporter: 'How.', lastVolume: 24, years: [1843, 1860], certain: true, source: REPORTS },
  { reporter: 'Black', lastVolume: 2, years: [1861, 1862], certain: true, source: REPORTS },
  { reporter: 'Wall.', lastVolume: 23, years: [1863, 1874], certain: true, source: REPORTS },
];

export const OPEN_SERIES: readonly OpenSeries[] = [
  {
    reporter: 'U.S.',
    highestSeen: 609,
    seenOn: '2026-07-06',
    ceiling: 620,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'S. Ct.',
    highestSeen: 146,
    seenOn: '2026-06-30',
    ceiling: 148,
    until: '2027-09-30',
    source: SEEN,
  },
  {
    reporter: 'L. Ed. 2d',
    highestSeen: 225,
    seenOn: '2026-06-30',
    ceiling: 232,
    until: '2027-09-30',
    source: SEEN,
  },
  {
    reporter: 'F.4th',
    highestSeen: 181,
    seenOn: '2026-06-30',
    ceiling: 280,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'F. Supp. 3d',
    highestSeen: 808,
    seenOn: '2025-01-01',
    ceiling: 999,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'B.R.',
    highestSeen: 674,
    seenOn: '2025-01-01',
    ceiling: 720,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'F.R.D.',
    highestSeen: 348,
    seenOn: '2025-01-01',
    ceiling: 375,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'Fed. Cl.',
    highestSeen: 176,
    seenOn: '2025-01-01',
    ceiling: 200,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'A.3d',
    highestSeen: 350,
    seenOn: '2025-01-01',
    ceiling: 430,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'P.3d',
    highestSeen: 580,
    seenOn: '2025-01-01',
    ceiling: 670,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'N.E.3d',
    highestSeen: 270,
    seenOn: '2025-01-01',
    ceiling: 350,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'N.W.3d',
    highestSeen: 35,
    seenOn: '2026-06-30',
    ceiling: 70,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'S.E.2d',
    highestSeen: 918,
    seenOn: '2025-01-01',
    ceiling: 980,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'S.W.3d',
    highestSeen: 730,
    seenOn: '2026-03-31',
    ceiling: 830,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'So. 3d',
    highestSeen: 425,
    seenOn: '2025-12-23',
    ceiling: 515,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'Cal. Rptr. 3d',
    highestSeen: 336,
    seenOn: '2025-01-01',
    ceiling: 390,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'A.D.3d',
    highestSeen: 243,
    seenOn: '2025-01-01',
    ceiling: 295,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'Cal. 5th',
    highestSeen: 17,
    seenOn: '2025-01-01',
    ceiling: 30,
    until: '2027-12-31',
    source: SEEN,
  },
  {
    reporter: 'Cal. App. 5th',
    highestSeen: 114,
    seenOn: '2025-01-01',
    ceiling: 165,
    until: '2027-12-31',
    source: SEEN,
  },
];

const NO_SUCH_SERIES = 'no such series had begun';

export const NEVER_EXISTED: readonly NeverExistedSeries[] = [
  { reporter: 'F.5th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'U.S.2d', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'S. Ct. 2d', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'L. Ed. 3d', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'F. Supp. 4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'A.4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'P.4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'N.E.4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'N.W.4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'S.E.4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'S.W.4th', until: '2027-12-31', source: NO_SUCH_SERIES },
  { reporter: 'So. 4th', until: '2027-12-31', source: NO_SUCH_SERIES },
];

export const HOMONYMS: readonly Homonym[] = [
  {
    abbreviation: 'Dall.',
    name: 'Dallas, Pennsylvania',
    lastVolume: 4,
    source: 'Bluebook table T1.3, Pennsylvania',
  },
  {
    abbreviation: 'Cranch',
    name: 'Cranch, D.C. Circuit Court',
    lastVolume: 6,
    source: 'Bluebook table T1.1, D.C.',
  },
  {
    abbreviation: 'How.',
    name: 'Howard, Mississippi',
    lastVolume: 7,
    source: 'Bluebook table T1.3, Mississippi',
  },
  {
    abbreviation: 'How.',
    name: 'Howard’s Practice, New York',
    lastVolume: 67,
    source: 'Bluebook table T1.3, New York',
  },
  {
    abbreviation: 'Black',
    name: 'Blackford, Indiana',
    lastVolume: 8,
    source: 'Bluebook table T1.3, Indiana',
  },
  {
    abbreviation: 'Wall.',
    name: 'Wallace, Third Circuit Court',
    lastVolume: 3,
    source: 'Federal Cases, table of reports',
  },
  {
    abbreviation: 'Pet.',
    name: 'Peters, Admiralty Decisions',
    lastVolume: 2,
    source: 'Federal Cases, table of reports',
  },
  {
    abbreviation: 'B.R.',
    name: 'Baltimore City Reports',
    lastVolume: 4,
    source: 'Maryland reports, table of abbreviations',
  },
  {
    abbreviation: 'F. Cas.',
    spelling: 'fc',
    name: 'Federal Court of Canada, cited by the year: 2019 FC 412',
    lastVolume: 9999,
    source: 'Canadian Guide to Uniform Legal Citation, neutral citations',
  },
  {
    abbreviation: "F. App'x",
    spelling: 'fedapp',
    name: 'Court of Appeals for the Sixth Circuit, cited by the year: 1998 FED App. 0123P',
    lastVolume: 9999,
    source: 'Sixth Circuit Local Rules, citation of its own decisions',
  },
];

export const NOMINATIVE_OFFSETS: readonly NominativeOffset[] = [
  { reporter: 'Dall.', offset: 0, volumes: 4, source: REPORTS },
  { reporter: 'Cranch', offset: 4, volumes: 9, source: REPORTS },
  { reporter: 'Wheat.', offset: 13, volumes: 12, source: REPORTS },
  { reporter: 'Pet.', offset: 25, volumes: 16, source: REPORTS },
  { reporter: 'How.', offset: 41, volumes: 24, source: REPORTS },
  { reporter: 'Black', offset: 65, volumes: 2, source: REPORTS },
  { reporter: 'Wall.', offset: 67, volumes: 23, source: REPORTS },
];

/** Series that follow one another, oldest first: a volume or page that one lacks another may hold. */
export const SERIES_FAMILIES: readonly (readonly string[])[] = [
  ['F.', 'F.2d', 'F.3d', 'F.4th'],
  ['F. Supp.', 'F. Supp. 2d', 'F. Supp. 3d'],
  ['L. Ed.', 'L. Ed. 2d'],
  ['A.', 'A.2d', 'A.3d'],
  ['P.', 'P.2d', 'P.3d'],
  ['N.E.', 'N.E.2d', 'N.E.3d'],
  ['N.W.', 'N.W.2d', 'N.W.3d'],
  ['S.E.', 'S.E.2d'],
  ['S.W.', 'S.W.2d', 'S.W.3d'],
  ['So.', 'So. 2d', 'So. 3d'],
  ['Cal. Rptr.', 'Cal. Rptr. 2d', 'Cal. Rptr. 3d'],
  ['Cal.', 'Cal. 2d', 'Cal. 3d', 'Cal. 4th', 'Cal. 5th'],
  ['Cal. App.', 'Cal. App. 2d', 'Cal. App. 3d', 'Cal. App. 4th', 'Cal. App. 5th'],
  ['N.Y.', 'N.Y.2d', 'N.Y.3d'],
  ['N.Y.S.', 'N.Y.S.2d', 'N.Y.S.3d'],
  ['A.D.', 'A.D.2d', 'A.D.3d'],
];
