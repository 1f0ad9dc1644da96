/** Pieces of SQL that every database takes alike. */

/** A case with what its court and source are called: `SELECT ${CASE} FROM … cases c ${OF_CASE}`. */
export const CASE = `c.id, k.court, c.decided, c.flags, c.name, c.citations, c.last_page, c.docket, c.url, c.key, c.other_names,
  s.name AS source, s.kind, s.as_of`;
export const OF_CASE = 'JOIN sources s ON s.id = c.source LEFT JOIN courts k ON k.id = c.court';

/** What a source says of a volume: `SELECT ${COVERAGE} FROM coverage v JOIN sources s ON s.id = v.source`. */
export const COVERAGE = `v.tiled, v.lists_to, v.last_page, v.longest, v.cases, v.first_year, v.last_year,
  v.source AS source_id, s.name AS source, s.as_of`;

/** Totals of a library. */
export const COUNTS = `
  SELECT coalesce(sum(cases), 0) AS "cases", coalesce(sum(citations), 0) AS "citations",
         coalesce(sum(opinions), 0) AS "opinions",
         (SELECT count(*) FROM reporters r WHERE EXISTS (
            SELECT 1 FROM volumes v JOIN coverage k ON k.volume = v.id WHERE v.reporter = r.id)) AS "reporters",
         (SELECT count(DISTINCT volume) FROM coverage) AS "volumes",
         (SELECT count(DISTINCT volume) FROM coverage WHERE tiled = 1) AS "tiledVolumes"
  FROM sources`;
