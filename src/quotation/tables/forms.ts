/**
 * Other ways to write the same thing: a difference in form, never in meaning. Rows are groups of equal phrases in the words
 * of `tokens.ts` (lower case, no stops). A new alias is a row.
 */
export const SAME_THING: readonly (readonly string[])[] = [
  ['rule', 'fed r civ p', 'federal rule of civil procedure', 'frcp', 'civil rule'],
  ['rule', 'fed r crim p', 'federal rule of criminal procedure', 'criminal rule'],
  ['rule', 'fed r evid', 'federal rule of evidence', 'fre', 'evidence rule'],
  ['rule', 'fed r app p', 'federal rule of appellate procedure', 'frap'],
  ['section', 'sec', '42 u s c section', '28 u s c section', '18 u s c section'],
  ['sections', 'secs', 'section'],
  ['ocga', 'o c g a', 'ga code ann', 'georgia code', 'official code of georgia annotated'],
  ['united states', 'u s', 'us'],
  ['versus', 'v', 'vs'],
  ['article', 'art'],
  ['amendment', 'amend'],
  ['paragraph', 'para'],
  ['percent', 'per cent'],
  ['number', 'no'],
];

const GROUPS: ReadonlyMap<string, readonly number[]> = (() => {
  const groups = new Map<string, number[]>();
  SAME_THING.forEach((row, group) => {
    for (const phrase of row) groups.set(phrase, [...(groups.get(phrase) ?? []), group]);
  });
  return groups;
})();

/** Whether two phrases (words joined by one space) are ways to write one thing. */
export function sameThing(one: string, other: string): boolean {
  const groups = GROUPS.get(one);
  return groups !== undefined && (GROUPS.get(other)?.some((group) => groups.includes(group)) ?? false);
}
