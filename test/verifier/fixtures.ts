/** A library of a few lines that a lawyer can read, in memory, and helpers to ask it. */
import type { CaseLaw, CaseRecord, CitationCore, VolumeCoverage } from '../../src/verifier/caseLaw';
import { createChecker, type CheckerOptions } from '../../src/verifier/checkCitations';
import type { Check, CheckName, CheckRequest, CheckResult } from '../../src/verifier/report';

export const TODAY = '2026-11-30';

/** "556 U.S. 662–697 = 129 S. Ct. 1937 | Ashcroft v. Iqbal | scotus | 2009-05-18" */
const LINES = `
556 U.S. 662–697 = 129 S. Ct. 1937 = 173 L. Ed. 2d 868 | Ashcroft v. Iqbal | scotus | 2009-05-18
550 U.S. 544 = 127 S. Ct. 1955 = 167 L. Ed. 2d 929 | Bell Atlantic Corp. v. Twombly | scotus | 2007-05-21
5 U.S. 137 | Marbury v. Madison | scotus | 1803-02-24
384 U.S. 436 = 86 S. Ct. 1602 | Miranda v. Arizona | scotus | 1966-06-13
533 U.S. 194 = 121 S. Ct. 2151 | Saucier v. Katz | scotus | 2001-06-18
543 U.S. 194 = 125 S. Ct. 596 | Brosseau v. Haugen | scotus | 2004-12-13
572 U.S. 650 | Tolan v. Cotton | scotus | 2014-05-05
510 U.S. 811 | Doe v. Petitioner Nobody | scotus | 1993-10-04
1 U.S. 41 | Anonymous v. Stout | | 1780-04-01
2 U.S. 160 | Guerard v. Polhemus | pa | 1792-09-01
91 U.S. 7 | Raymond v. Longworth | scotus | 1872-04-01
12 Ala. 30–39 | Alder v. Birch | ala | 1847
12 Ala. 40–58 | Cedar v. Dogwood | ala | 1847
12 Ala. 59–59 | Elm v. Fir | ala | 1847
12 Ala. 59–80 | Gum v. Hazel | ala | 1847
12 Ala. 81–90 | Gum v. Hazel | ala | 1848
12 Ala. 91–99 | Smith v. Jones | ala | 1847
12 Ala. 91–99 | Smith v. Jones | ala | 1847-11-02
12 Ala. 100–110 | Smith v. Jones | ala | 1846
12 Ala. 100–110 | Smith v. Jones | ala | 1847
900 F.2d 100–110 | Lindqvist v. Marsh | ca9 | 1990-03-02
901 F.2d 200 | Harkness v. Ostrander | ca5 | 1990-05-01
`;

/** Volumes that are held whole, with the true last page. */
const TILED = `
12 Ala. 110
`;

function recordOf(line: string, index: number): CaseRecord {
  const [cites = '', name = '', court = '', date = ''] = line.split('|').map((part) => part.trim());
  const [home = '', ...parallels] = cites.split(' = ');
  const [start = '', lastPage = null] = home.split('–');
  return {
    id: `case-${index}`,
    name,
    names: name === '' ? [] : [name],
    citations: [start, ...parallels],
    court: court === '' ? null : court,
    date: date === '' ? null : date,
    docketNumber: null,
    url: null,
    firstPage: start.split(' ').at(-1) ?? null,
    lastPage,
    source: 'readable lines',
    asOf: '2026-01-01',
    hasOpinion: false,
  };
}

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
const textOf = ({ volume, reporter, page }: CitationCore): string => `${volume} ${reporter} ${page}`;
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/);

/** A store over lines as above; `volumes` are "12 Ala. 110" lines of volumes held whole. */
export function caseLawOf(lines = LINES, volumes = TILED): CaseLaw {
  const records = linesOf(lines).map(recordOf);
  const startsIn = (record: CaseRecord, core: CitationCore): boolean =>
    record.citations[0]?.startsWith(`${core.volume} ${core.reporter} `) ?? false;
  const coverageOf = (core: CitationCore): VolumeCoverage | null => {
    const held = records.filter((record) => startsIn(record, core));
    if (held.length === 0) return null;
    const tiled = linesOf(volumes).find((line) => line.startsWith(`${core.volume} ${core.reporter} `));
    return {
      reporter: core.reporter,
      volume: core.volume,
      tiled: tiled !== undefined,
      lastPage: tiled === undefined ? null : Number(tiled.split(' ').at(-1)),
      cases: held.length,
      firstYear: null,
      lastYear: null,
      source: 'readable lines',
      asOf: '2026-01-01',
    };
  };
  return {
    describe: async () => ({ name: 'readable lines', cases: records.length, asOf: '2026-01-01', schema: 1 }),
    find: async (cores) =>
      cores.map((core) => ({
        cases: records.filter((record) => record.citations.includes(textOf(core))),
        listsEveryCase: coverageOf(core)?.tiled ?? false,
      })),
    coverage: async (cores) => cores.map(coverageOf),
    around: async (cores) =>
      cores.map((core) =>
        records.filter(
          (record) =>
            startsIn(record, core) &&
            Number(record.firstPage) < Number(core.page) &&
            record.lastPage !== null &&
            Number(core.page) <= Number(record.lastPage),
        ),
      ),
    named: async (queries) =>
      queries.map(({ words, limit }) =>
        records
          .filter((record) => words.every((word) => wordsOf(record.name).includes(word)))
          .slice(0, limit),
      ),
    opinion: async () => null,
  };
}

/** "Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009)": what the reader would ask of it. */
export function asked(text: string, stated: Partial<CheckRequest> = {}): CheckRequest {
  return { id: 'one', text, ...stated };
}

export async function check(
  request: CheckRequest,
  { caseLaw = caseLawOf(), ...options }: Partial<CheckerOptions> & { caseLaw?: CaseLaw } = {},
): Promise<CheckResult> {
  const checker = createChecker(caseLaw, { asOf: TODAY, requestId: () => 'r', ...options });
  const [result] = (await checker.check([request])).results;
  if (result === undefined) throw new Error('no result');
  return result;
}

export const checkNamed = (result: CheckResult, name: CheckName): Check | undefined =>
  result.checks.find((item) => item.check === name);

/** "caseName differs major; year agrees": every check in one line. */
export const inWords = (result: CheckResult): string =>
  result.checks
    .map(({ check: name, result: outcome, severity }) => [name, outcome, severity].filter(Boolean).join(' '))
    .join('; ');
