/**
 * What the evidence is worth, measured: real citations as written, with names permuted, with volumes above a ceiling, with a volume
 * that the table lacks, and the fakes that courts confirmed. Reads ../shared/data and says so where it is absent.
 *
 *   node scripts/run-bench.mjs bench/evidence.ts [--seed N] [--rows N] [--json]
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCitations } from '../src/citation';
import { openLibrary, tableSource } from '../src/library';
import { createChecker } from '../src/verifier/checkCitations';
import { CLOSED_SERIES, OPEN_SERIES } from '../src/verifier/facts/series';
import { compareNames } from '../src/verifier/names';
import { markOf } from '../src/verifier/marks';
import { requestsFor } from '../src/verifier/requests';
import type { CheckRequest, CheckResult, CitationChecker, CitationReport } from '../src/verifier/report';

const SHARED = path.resolve(process.cwd(), '../shared/data');
const TODAY = '2026-11-30';

export interface Row {
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
  readonly name: string;
  readonly year: number | null;
}

/** mulberry32: a small seeded generator, so that a run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [copy[index], copy[other]] = [copy[other] as Item, copy[index] as Item];
  }
  return copy;
}

function readRows(file: string): Row[] {
  const [, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [volume = '', reporter = '', page = '', name = '', , date = ''] = line.split('\t');
    return { volume, reporter, page, name, year: date === '' ? null : Number(date.slice(0, 4)) };
  });
}

/** On pages of orders dozens of cases share a page and the table keeps one of them. */
const isPageOfOrders = (row: Row): boolean => Number(row.volume) >= 300 && Number(row.page) >= 801;

const requestOf = (row: Row, id: number, name: string): CheckRequest => ({
  id: String(id),
  text: `${row.volume} ${row.reporter} ${row.page}`,
  caseName: name,
  nameStated: true,
  year: row.year,
  court: 'scotus',
});

/** The mark of a full citation with a stated name. */
function markFor(result: CheckResult): string {
  return markOf({ ...(result as unknown as CitationReport), nameStated: true });
}

async function tally(
  checker: CitationChecker,
  requests: readonly CheckRequest[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let start = 0; start < requests.length; start += 500) {
    const reply = await checker.check(requests.slice(start, start + 500));
    for (const result of reply.results) {
      const mark = markFor(result);
      counts[mark] = (counts[mark] ?? 0) + 1;
    }
  }
  return counts;
}

const share = (counts: Record<string, number>, mark: string): string => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${counts[mark] ?? 0}/${all} (${(((counts[mark] ?? 0) * 100) / Math.max(all, 1)).toFixed(2)} %)`;
};

async function measureNames(say: (line: string) => void): Promise<void> {
  const file = path.join(SHARED, 'names/same-case-pairs.tsv');
  if (!fs.existsSync(file)) return say(`skipped: ${file} is not there`);
  const pairs = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const outcome = (brief: string, caption: string): string => {
    const { result, severity } = compareNames(brief, [caption]);
    return severity ?? result;
  };
  const same: Record<string, number> = {};
  for (const [, name = '', caption = ''] of pairs) {
    const key = outcome(name, caption);
    same[key] = (same[key] ?? 0) + 1;
  }
  const other: Record<string, number> = {};
  for (let shift = 1; shift <= 20; shift++) {
    pairs.forEach(([, name = ''], index) => {
      const key = outcome(name, pairs[(index + shift * 47) % pairs.length]?.[2] ?? '');
      other[key] = (other[key] ?? 0) + 1;
    });
  }
  say(
    `names of one case, ${pairs.length} pairs: called another case ${share(same, 'major')}, agrees ${share(same, 'agrees')}`,
  );
  say(`names shuffled: ${JSON.stringify(other)}, called agreeing ${share(other, 'agrees')}`);
}

async function measureFakes(checker: CitationChecker, say: (line: string) => void): Promise<void> {
  const file = path.join(SHARED, 'fakes/court-confirmed-fakes.json');
  if (!fs.existsSync(file)) return say(`skipped: ${file} is not there`);
  const fakes = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly { citation: string }[];
  const counts: Record<string, number> = {};
  let foundAgreeing = 0;
  for (const { citation } of fakes) {
    const citations = readCitations([{ part: 'body', note: null, text: citation }]);
    const { results } = await checker.check(requestsFor(citations));
    if (results.length === 0) counts['not read as a case'] = (counts['not read as a case'] ?? 0) + 1;
    for (const result of results) {
      const mark = markFor(result);
      counts[mark] = (counts[mark] ?? 0) + 1;
      if (
        result.status === 'found' &&
        result.checks.some(({ check, result: r }) => check === 'caseName' && r === 'agrees')
      ) {
        foundAgreeing++;
        say(`  found with an agreeing name: ${citation}`);
      }
    }
  }
  say(
    `court-confirmed fakes, ${fakes.length}: ${JSON.stringify(counts)}, found with an agreeing name ${foundAgreeing}`,
  );
}

async function main(): Promise<void> {
  const argument = (name: string, otherwise: number): number => {
    const at = process.argv.indexOf(name);
    return at < 0 ? otherwise : Number(process.argv[at + 1]);
  };
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const table = path.join(SHARED, 'us-reports.tsv');
  await measureNames(say);
  if (!fs.existsSync(table)) return say(`skipped: ${table} is not there`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-evidence-'));
  try {
    const library = await openLibrary({
      path: path.join(folder, 'library.sqlite'),
      env: { CITE_CHECK_HOME: folder },
      create: true,
    });
    await library.import(await tableSource(table));
    const checker = createChecker(library, { asOf: TODAY });
    const random = seeded(argument('--seed', 1));
    const named = readRows(table).filter((row) => row.name !== '' && !isPageOfOrders(row));
    const rows = shuffled(named, random).slice(0, argument('--rows', 10_000));
    const asWritten = rows.map((row, index) => requestOf(row, index, row.name));
    const start = performance.now();
    const written = await tally(checker, asWritten);
    say(
      `as written: stop ${share(written, 'stop')}, mismatch ${share(written, 'mismatch')}, found ${share(written, 'found')}, ${Math.round(performance.now() - start)} ms`,
    );
    const names = shuffled(rows, random).map((row) => row.name);
    const permuted = await tally(
      checker,
      rows.map((row, index) => requestOf(row, index, names[index] ?? '')),
    );
    say(
      `names permuted: mismatch ${share(permuted, 'mismatch')}, found ${share(permuted, 'found')}, unverified ${share(permuted, 'unverified')}, stop ${share(permuted, 'stop')}`,
    );
    const ceilings = [
      ...CLOSED_SERIES.map(({ reporter, lastVolume }) => ({ reporter, lastVolume })),
      ...OPEN_SERIES.map(({ reporter, ceiling }) => ({ reporter, lastVolume: ceiling })),
    ];
    const above = rows.map((row, index) => {
      const series = ceilings[index % ceilings.length];
      const volume = String((series?.lastVolume ?? 0) + 100 + Math.floor(random() * 400));
      return requestOf({ ...row, reporter: series?.reporter ?? 'U.S.', volume }, index, row.name);
    });
    const aboveCounts = await tally(checker, above);
    say(`volume above a ceiling: stop ${share(aboveCounts, 'stop')}`);
    const missing = rows.map((row, index) =>
      requestOf({ ...row, volume: String(603 + (index % 18)) }, index, row.name),
    );
    say(`a volume that the table lacks: unverified ${share(await tally(checker, missing), 'unverified')}`);
    await measureFakes(checker, say);
    library.close();
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

void main();
