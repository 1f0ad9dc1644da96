// How reporters follow on one another, and how the early volumes named after their reporters stand in the official series. The verifier
// offers a neighbour when a volume lies beyond a series ("1100 F.3d" is probably F.4th), and reads "1 Cranch 137" as 5 U.S. 137.
// Sources: West's National Reporter System; Bluebook table T1.1 (U.S. Reports) and T1.3 (state nominatives).

/** Series in their order, oldest first. A reporter stands in one line only. */
const FAMILIES: readonly (readonly string[])[] = [
  ['F.', 'F.2d', 'F.3d', 'F.4th'],
  ['F. Supp.', 'F. Supp. 2d', 'F. Supp. 3d'],
  ['L. Ed.', 'L. Ed. 2d'],
  ['A.', 'A.2d', 'A.3d'],
  ['N.E.', 'N.E.2d', 'N.E.3d'],
  ['N.W.', 'N.W.2d', 'N.W.3d'],
  ['P.', 'P.2d', 'P.3d'],
  ['S.E.', 'S.E.2d'],
  ['S.W.', 'S.W.2d', 'S.W.3d'],
  ['So.', 'So. 2d', 'So. 3d'],
  ['Cal.', 'Cal. 2d', 'Cal. 3d', 'Cal. 4th', 'Cal. 5th'],
  ['Cal. App.', 'Cal. App. 2d', 'Cal. App. 3d', 'Cal. App. 4th', 'Cal. App. 5th'],
  [
    'Cal. App. Supp.',
    'Cal. App. Supp. 2d',
    'Cal. App. Supp. 3d',
    'Cal. App. Supp. 4th',
    'Cal. App. Supp. 5th',
  ],
  ['Cal. Rptr.', 'Cal. Rptr. 2d', 'Cal. Rptr. 3d'],
  ['N.Y.', 'N.Y.2d', 'N.Y.3d'],
  ['N.Y.S.', 'N.Y.S.2d', 'N.Y.S.3d'],
  ['A.D.', 'A.D.2d', 'A.D.3d'],
  ['Misc.', 'Misc. 2d', 'Misc. 3d'],
  ['Ill.', 'Ill. 2d'],
  ['Ill. App.', 'Ill. App. 2d', 'Ill. App. 3d'],
  ['Ohio St.', 'Ohio St. 2d', 'Ohio St. 3d'],
  ['Ohio App.', 'Ohio App. 2d', 'Ohio App. 3d'],
  ['Ohio Misc.', 'Ohio Misc. 2d'],
  ['Ohio Op.', 'Ohio Op. 2d', 'Ohio Op. 3d'],
  ['Wash.', 'Wash. 2d', 'Wash. 3d'],
  ['Wash. App.', 'Wash. App. 2d'],
  ['Wis.', 'Wis. 2d'],
  ['Utah', 'Utah 2d'],
  ['Kan. App.', 'Kan. App. 2d'],
  ['Pa. D. & C.', 'Pa. D. & C.2d', 'Pa. D. & C.3d', 'Pa. D. & C.4th', 'Pa. D. & C.5th'],
  ['Fla. Supp.', 'Fla. Supp. 2d'],
  ['Fed. R. Serv.', 'Fed. R. Serv. 2d', 'Fed. R. Serv. 3d'],
  ['F.C.C.', 'F.C.C.2d', 'FCC Rcd'],
  ['I.C.C.', 'I.C.C.2d'],
  ['U.S.P.Q. (BNA)', 'U.S.P.Q. 2d (BNA)'],
  ['A.L.R.', 'A.L.R. 2d', 'A.L.R. 3d', 'A.L.R. 4th', 'A.L.R. 5th', 'A.L.R. 6th', 'A.L.R.7th'],
];

/** Reporters that print the same decisions beside one another: a page of one is often written with the name of the other. */
const SIBLINGS: readonly (readonly string[])[] = [
  ['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d'],
  ['F.', 'F. Supp.', "F. App'x", 'F.R.D.'],
  ['F.2d', 'F. Supp.', "F. App'x"],
  ['F.3d', 'F. Supp. 2d', "F. App'x", 'F. Supp. 3d'],
  ['F.4th', 'F. Supp. 3d', "F. App'x"],
  ['N.E.2d', 'N.W.2d', 'S.E.2d', 'S.W.2d'],
  ['N.E.3d', 'N.W.2d', 'S.W.3d', 'S.E.2d'],
  ['N.Y.2d', 'A.D.2d', 'N.Y.S.2d', 'Misc. 2d'],
  ['N.Y.3d', 'A.D.3d', 'N.Y.S.3d', 'Misc. 3d'],
  ['Cal. 4th', 'Cal. App. 4th', 'Cal. Rptr. 2d', 'Cal. Rptr. 3d'],
  ['Cal. 5th', 'Cal. App. 5th', 'Cal. Rptr. 3d'],
  ['Cal. 3d', 'Cal. App. 3d', 'Cal. Rptr.'],
  ['Cal. 2d', 'Cal. App. 2d', 'Cal. Rptr.'],
  ['Ill. 2d', 'Ill. App. 2d', 'Ill. App. 3d', 'Ill. Dec.'],
  ['Ohio St. 3d', 'Ohio App. 3d'],
  ['Wash. 2d', 'Wash. App.'],
];

const byMember = new Map(FAMILIES.flatMap((family) => family.map((member) => [member, family] as const)));

/** The series of which a reporter is one, oldest first; the reporter alone where it has no other series. */
export function seriesOf(canonical: string): readonly string[] {
  return byMember.get(canonical) ?? [canonical];
}

/** The series after this one, or null. */
export function nextSeries(canonical: string): string | null {
  const family = seriesOf(canonical);
  return family[family.indexOf(canonical) + 1] ?? null;
}

/** The series before this one, or null. */
export function previousSeries(canonical: string): string | null {
  const family = seriesOf(canonical);
  return family[family.indexOf(canonical) - 1] ?? null;
}

/** Reporters that a writer may have meant instead, the likeliest first: the neighbouring series, then the siblings. */
export function neighbourReporters(canonical: string): readonly string[] {
  const found = new Set<string>();
  for (const series of [nextSeries(canonical), previousSeries(canonical)])
    if (series !== null) found.add(series);
  for (const family of SIBLINGS)
    if (family.includes(canonical)) for (const member of family) found.add(member);
  for (const series of seriesOf(canonical)) found.add(series);
  found.delete(canonical);
  return [...found];
}

export interface NominativeSeries {
  /** The reporter's own abbreviation: "Cranch". */
  readonly nominative: string;
  /** The official series that renumbered its volumes. */
  readonly official: string;
  /** Add to the nominative volume: 1 Cranch is 5 U.S. */
  readonly offset: number;
  /** How many volumes it has; a higher one is not of this series. */
  readonly volumes: number;
}

/**
 * Volumes of the U.S. Reports, renumbered in 1875. Wall. ends with 90 U.S. Dall. 1 holds Pennsylvania cases, yet is 1 U.S.
 * The Massachusetts, North Carolina and other official series count their nominatives in the same way: Bluebook T1.3.
 */
export const NOMINATIVES: readonly NominativeSeries[] = [
  { nominative: 'Dall.', official: 'U.S.', offset: 0, volumes: 4 },
  { nominative: 'Cranch', official: 'U.S.', offset: 4, volumes: 9 },
  { nominative: 'Wheat.', official: 'U.S.', offset: 13, volumes: 12 },
  { nominative: 'Pet.', official: 'U.S.', offset: 25, volumes: 16 },
  { nominative: 'How.', official: 'U.S.', offset: 41, volumes: 24 },
  { nominative: 'Black', official: 'U.S.', offset: 65, volumes: 2 },
  { nominative: 'Wall.', official: 'U.S.', offset: 67, volumes: 23 },
  { nominative: 'Otto', official: 'U.S.', offset: 90, volumes: 17 },
  { nominative: 'Pick.', official: 'Mass.', offset: 17, volumes: 24 },
  { nominative: 'Met.', official: 'Mass.', offset: 41, volumes: 13 },
  { nominative: 'Cush.', official: 'Mass.', offset: 54, volumes: 12 },
  { nominative: 'Gray', official: 'Mass.', offset: 66, volumes: 16 },
  { nominative: 'Allen', official: 'Mass.', offset: 82, volumes: 14 },
];

/**
 * The citation in the official series of a volume of a nominative reporter: ("Cranch", 1) → { reporter: "U.S.", volume: 5 }. Null where
 * the reporter is none, or has no such volume.
 */
export function officialVolume(
  nominative: string,
  volume: number,
): { readonly reporter: string; readonly volume: number } | null {
  const row = NOMINATIVES.find((item) => item.nominative === nominative);
  if (!row || !Number.isInteger(volume) || volume < 1 || volume > row.volumes) return null;
  return { reporter: row.official, volume: volume + row.offset };
}
