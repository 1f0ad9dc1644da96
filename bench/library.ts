/**
 * How large a library may be and how quick it stays: `npm run -s bench:library -- [--citations N] [--seed N] [--folder DIR]`.
 *
 * Writes tables of invented cases of realistic shape (reporters, volumes, pages, parallels, names, dates), imports them in any order and
 * presorted, asks for briefs of 1,000 citations, and does the same with a plain indexed table of the same rows, and with PostgreSQL where
 * `scripts/with-postgres.sh` gives one. Each step is a process of its own, so that its memory and its processor time are its own.
 */
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openLibrary, tableSource } from '../src/library';
import { CSV, readDelimited } from '../src/library/import/delimited';
import type { CitationCore } from '../src/verifier/caseLaw';

const CITATIONS_OF_A_BRIEF = 1000;
const COLD_BRIEFS = 5;
const WARM_BRIEFS = 30;
const CITATIONS_OF_A_CASE = 1.9;

interface Series {
  readonly reporter: string;
  readonly court: string;
  readonly volumes: number;
  readonly casesOfAVolume: number;
  readonly pagesOfACase: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Reporters of parallel citations, and how often a case has them. */
  readonly parallels: readonly (readonly [reporter: string, share: number, page: number])[];
}

/** Shape of the collection: volumes and cases a volume roughly as the series have them. */
const SERIES: readonly Series[] = [
  {
    reporter: 'U.S.',
    court: 'scotus',
    volumes: 600,
    casesOfAVolume: 120,
    pagesOfACase: 8,
    firstYear: 1790,
    lastYear: 2020,
    parallels: [
      ['S. Ct.', 0.8, 3000],
      ['L. Ed. 2d', 0.8, 1200],
      ['LEXIS', 0.7, 5000],
    ],
  },
  {
    reporter: 'F.2d',
    court: 'ca9',
    volumes: 999,
    casesOfAVolume: 330,
    pagesOfACase: 4,
    firstYear: 1924,
    lastYear: 1993,
    parallels: [['U.S. App. LEXIS', 0.7, 40000]],
  },
  {
    reporter: 'F.3d',
    court: 'ca5',
    volumes: 999,
    casesOfAVolume: 260,
    pagesOfACase: 5,
    firstYear: 1993,
    lastYear: 2021,
    parallels: [
      ['U.S. App. LEXIS', 0.8, 30000],
      ['WL', 0.2, 9000000],
    ],
  },
  {
    reporter: 'F. Supp.',
    court: 'nysd',
    volumes: 999,
    casesOfAVolume: 240,
    pagesOfACase: 6,
    firstYear: 1932,
    lastYear: 1998,
    parallels: [['U.S. Dist. LEXIS', 0.7, 40000]],
  },
  {
    reporter: 'F. Supp. 2d',
    court: 'cand',
    volumes: 999,
    casesOfAVolume: 180,
    pagesOfACase: 8,
    firstYear: 1998,
    lastYear: 2014,
    parallels: [['U.S. Dist. LEXIS', 0.9, 180000]],
  },
  {
    reporter: 'N.E.2d',
    court: 'ill',
    volumes: 999,
    casesOfAVolume: 560,
    pagesOfACase: 3,
    firstYear: 1936,
    lastYear: 2014,
    parallels: [
      ['Ill. App. 3d', 0.5, 1100],
      ['Ill. Dec.', 0.4, 900],
    ],
  },
  {
    reporter: 'S.W.2d',
    court: 'tex',
    volumes: 999,
    casesOfAVolume: 520,
    pagesOfACase: 2,
    firstYear: 1928,
    lastYear: 1999,
    parallels: [['Tex. App. LEXIS', 0.4, 4000]],
  },
  {
    reporter: 'So. 2d',
    court: 'fla',
    volumes: 999,
    casesOfAVolume: 620,
    pagesOfACase: 2,
    firstYear: 1941,
    lastYear: 2009,
    parallels: [['Fla. App. LEXIS', 0.6, 20000]],
  },
  {
    reporter: 'P.2d',
    court: 'cal',
    volumes: 999,
    casesOfAVolume: 420,
    pagesOfACase: 3,
    firstYear: 1931,
    lastYear: 2000,
    parallels: [
      ['Cal. App. 2d', 0.5, 900],
      ['Cal. Rptr.', 0.5, 900],
    ],
  },
  {
    reporter: 'A.2d',
    court: 'pa',
    volumes: 999,
    casesOfAVolume: 480,
    pagesOfACase: 3,
    firstYear: 1938,
    lastYear: 2010,
    parallels: [['Pa. Super.', 0.5, 700]],
  },
  {
    reporter: 'N.W.2d',
    court: 'mich',
    volumes: 999,
    casesOfAVolume: 340,
    pagesOfACase: 3,
    firstYear: 1941,
    lastYear: 2023,
    parallels: [['Mich. App.', 0.5, 800]],
  },
  {
    reporter: 'S.E.2d',
    court: 'ga',
    volumes: 880,
    casesOfAVolume: 480,
    pagesOfACase: 2,
    firstYear: 1939,
    lastYear: 2023,
    parallels: [['Ga. App.', 0.8, 900]],
  },
  {
    reporter: 'N.Y.S.2d',
    court: 'nyappdiv',
    volumes: 999,
    casesOfAVolume: 980,
    pagesOfACase: 1,
    firstYear: 1937,
    lastYear: 2014,
    parallels: [
      ['A.D.2d', 0.9, 1050],
      ['N.Y. App. Div. LEXIS', 0.4, 14000],
    ],
  },
  {
    reporter: 'Cal. Rptr. 2d',
    court: 'calctapp',
    volumes: 135,
    casesOfAVolume: 150,
    pagesOfACase: 9,
    firstYear: 1991,
    lastYear: 2003,
    parallels: [['Cal. App. 4th', 0.9, 1700]],
  },
];
const SURNAMES =
  'Adams Alvarez Baker Bell Brennan Carter Chen Clark Cohen Cooper Cruz Davis Diaz Dunn Edwards Ellis Fisher Flores Ford Garcia Gibson Gray Green Hall Harris Hayes Hill Howard Hughes Jackson Jenkins Johnson Jones Kelly Kim King Lee Lewis Long Lopez Marshall Martin Mason Miller Moore Morgan Murphy Nelson Nguyen Ortiz Parker Perez Phillips Powell Price Reed Reyes Rivera Roberts Rogers Ross Russell Ryan Sanchez Scott Shaw Simmons Smith Stevens Stewart Sullivan Taylor Thomas Torres Turner Walker Ward Watson West White Williams Wilson Wood Wright Young'.split(
    ' ',
  );
const SYLLABLES =
  'al ba ber bro car cher dor dun el fen gar hal hoff jen kar lam lin mar mel nor ol par quin ros sal sel tan thor ul ver wal win yar zim'.split(
    ' ',
  );
const OFFICES = [
  'State',
  'People',
  'United States',
  'Commonwealth',
  'City of Chicago',
  'Commissioner of Internal Revenue',
  'Secretary of Labor',
  'County of Los Angeles',
  'National Labor Relations Board',
];
const ENDINGS = [
  'Co.',
  'Corp.',
  'Insurance Co.',
  'Railroad Co.',
  '& Sons',
  'Industries, Inc.',
  'Manufacturing Co.',
  'Board of Education',
  'Hospital Ass’n',
];

/** mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

function party(random: () => number): string {
  const kind = random();
  if (kind < 0.2) return pick(random, OFFICES);
  // Half of the parties bear a name that is not among the common ones.
  const name =
    random() < 0.5
      ? pick(random, SURNAMES)
      : ((syllables) => (syllables[0] ?? '').toUpperCase() + syllables.slice(1))(
          Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, SYLLABLES)).join(''),
        );
  return kind < 0.45 ? `${name} ${pick(random, ENDINGS)}` : name;
}

const LARGEST = SERIES.reduce((sum, one) => sum + one.volumes * one.casesOfAVolume, 0);

/** Case number `index` of the collection of `cases` cases, the same however the rows are ordered. */
function row(
  seed: number,
  index: number,
  cases: number,
): { readonly line: string; readonly core: CitationCore; readonly citations: number } {
  // The collection is a stretch of every series; more cases than the series have volumes for lie between the others' pages.
  let place = (index / cases) * LARGEST;
  let series: Series | undefined;
  for (const one of SERIES) {
    series = one;
    const held = one.volumes * one.casesOfAVolume;
    if (place < held) break;
    place -= held;
  }
  if (series === undefined) throw new Error('there is no series');
  const random = randomFrom(seed * 7919 + index);
  const volume = Math.min(series.volumes, Math.floor(place / series.casesOfAVolume) + 1);
  const within = place - (volume - 1) * series.casesOfAVolume;
  const page = Math.floor(within * series.pagesOfACase) + 1;
  const year =
    series.firstYear + Math.floor(((volume - 1) / series.volumes) * (series.lastYear - series.firstYear + 1));
  const date = `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
  const name = random() < 0.08 ? `In re ${party(random)}` : `${party(random)} v. ${party(random)}`;
  const parallels = series.parallels.flatMap(([reporter, share, pages]) => {
    if (random() >= share) return [];
    const numbered = /LEXIS|WL/.test(reporter) ? year : Math.max(1, Math.floor(volume * 1.3));
    return [`${numbered} ${reporter} ${1 + Math.floor(random() * pages)}`];
  });
  const quoted = /[",]/.test(name) ? `"${name}"` : name;
  return {
    line: `${volume},${series.reporter},${page},${quoted},${series.court},${date},${parallels.join('; ')}\n`,
    core: { volume: String(volume), reporter: series.reporter, page: String(page) },
    citations: 1 + parallels.length,
  };
}

const HEADER = 'volume,reporter,page,name,court,date,parallel\n';

/** Steps through all of 0 … n−1 in an order that has nothing to do with theirs. */
function stepFor(n: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.floor(n * 0.6180339887) | 1;
  while (divisor(n, step) !== 1) step += 2;
  return step;
}

function writeTable(
  file: string,
  cases: number,
  seed: number,
  sorted: boolean,
): { readonly citations: number; readonly bytes: number } {
  const handle = fs.openSync(file, 'w');
  let text = HEADER;
  let citations = 0;
  const step = stepFor(cases);
  for (let at = 0, index = 0; at < cases; at++, index = sorted ? at : (index + step) % cases) {
    const one = row(seed, index, cases);
    text += one.line;
    citations += one.citations;
    if (text.length > 1 << 20) {
      fs.writeSync(handle, text);
      text = '';
    }
  }
  fs.writeSync(handle, text);
  fs.closeSync(handle);
  return { citations, bytes: fs.statSync(file).size };
}

function brief(seed: number, cases: number): CitationCore[] {
  const random = randomFrom(seed);
  return Array.from({ length: CITATIONS_OF_A_BRIEF }, () => row(1, Math.floor(random() * cases), cases).core);
}

interface Measure {
  readonly seconds: number;
  readonly processor: number;
  readonly peakMegabytes: number;
  readonly [more: string]: number;
}

function measured(
  started: { readonly wall: number; readonly cpu: NodeJS.CpuUsage },
  more: Record<string, number>,
): Measure {
  const cpu = process.cpuUsage(started.cpu);
  return {
    seconds: (performance.now() - started.wall) / 1000,
    processor: (cpu.user + cpu.system) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    ...more,
  };
}
const start = () => ({ wall: performance.now(), cpu: process.cpuUsage() });

async function importTable(table: string, file: string): Promise<Measure> {
  const library = await openLibrary({ path: file, env: {}, create: true });
  const started = start();
  const { citations, cases } = await library.import(await tableSource(table));
  const bytes = fs.existsSync(file) ? fs.statSync(file).size : (await library.stats()).bytes;
  const measure = measured(started, { citations, cases, bytes });
  library.close();
  return measure;
}

/** Milliseconds a brief: of the first ones after opening, and of later ones. */
async function askBriefs(
  ask: (cores: readonly CitationCore[]) => Promise<number> | number,
  cases: number,
): Promise<Measure> {
  const started = start();
  const times: number[] = [];
  const processor: number[] = [];
  let found = 0;
  for (let at = 0; at < COLD_BRIEFS + WARM_BRIEFS; at++) {
    // The same brief again is warm; another one reads pages that were never read.
    const cores = brief(at < COLD_BRIEFS ? at + 1 : 1, cases);
    const before = performance.now();
    const cpu = process.cpuUsage();
    found += await ask(cores);
    times.push(performance.now() - before);
    const used = process.cpuUsage(cpu);
    processor.push((used.user + used.system) / 1000);
  }
  const cold = times.slice(0, COLD_BRIEFS);
  const warm = times.slice(COLD_BRIEFS).sort((a, b) => a - b);
  return measured(started, {
    found,
    first: times[0] ?? 0,
    cold: cold.reduce((sum, one) => sum + one, 0) / cold.length,
    warm: warm[Math.floor(warm.length / 2)] ?? 0,
    warmLeast: warm[0] ?? 0,
    warmProcessor: processor.slice(COLD_BRIEFS).sort((a, b) => a - b)[Math.floor(WARM_BRIEFS / 2)] ?? 0,
  });
}

async function askLibrary(file: string, cases: number): Promise<Measure> {
  const library = await openLibrary({ path: file, env: {} });
  const measure = await askBriefs(
    async (cores) => (await library.find(cores)).filter((answer) => answer.cases.length > 0).length,
    cases,
  );
  library.close();
  return measure;
}

/** The same rows, as anyone would keep them: one table of text columns and an index. */
async function importPlain(table: string, file: string): Promise<Measure> {
  const started = start();
  const db = new Database(file);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('cache_size = -65536');
  db.exec('CREATE TABLE citations (volume TEXT, reporter TEXT, page TEXT, name TEXT, court TEXT, date TEXT)');
  const put = db.prepare('INSERT INTO citations VALUES (?, ?, ?, ?, ?, ?)');
  let citations = 0;
  db.exec('BEGIN');
  let header = true;
  for await (const rows of readDelimited(table, CSV))
    for (const { fields } of rows) {
      if (header) {
        header = false;
        continue;
      }
      const [volume, reporter, page, name, court, date, parallel = ''] = fields;
      put.run(volume, reporter, page, name, court, date);
      citations += 1;
      for (const text of parallel === '' ? [] : parallel.split('; ')) {
        const [first, last] = [text.indexOf(' '), text.lastIndexOf(' ')];
        put.run(text.slice(0, first), text.slice(first + 1, last), text.slice(last + 1), name, court, date);
        citations += 1;
      }
    }
  db.exec('COMMIT');
  db.exec('CREATE INDEX citation ON citations (reporter, volume, page)');
  db.close();
  return measured(started, { citations, bytes: fs.statSync(file).size });
}

function askPlain(file: string, cases: number): Promise<Measure> {
  const db = new Database(file, { readonly: true });
  const find = db.prepare('SELECT * FROM citations WHERE reporter = ? AND volume = ? AND page = ?');
  return askBriefs(
    (cores) =>
      cores.filter(({ reporter, volume, page }) => find.all(reporter, volume, page).length > 0).length,
    cases,
  );
}

/** Runs a step in a process of its own and gives back what it measured. */
async function step(name: string, ...parameters: readonly (string | number)[]): Promise<Measure> {
  const child = spawn(
    process.execPath,
    [process.argv[1] === undefined ? '' : PROGRAM, '--step', name, ...parameters.map(String)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  for await (const chunk of child.stdout) out += String(chunk);
  return JSON.parse(out) as Measure;
}
const PROGRAM = new URL(import.meta.url).pathname;

async function runStep([name = '', ...rest]: readonly string[]): Promise<Measure> {
  const [one = '', two = ''] = rest;
  switch (name) {
    case 'table': {
      const started = start();
      return measured(started, writeTable(one, Number(two), Number(rest[2]), rest[3] === 'sorted'));
    }
    case 'import':
      return importTable(one, two);
    case 'ask':
      return askLibrary(one, Number(two));
    case 'plain':
      return importPlain(one, two);
    case 'askPlain':
      return askPlain(one, Number(two));
    default:
      throw new Error(`there is no step ${name}`);
  }
}

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const whole = (value: number | undefined): string => Math.round(value ?? 0).toLocaleString('en-US');
const tenth = (value: number | undefined): string => (value ?? 0).toFixed(1);

/** The server of scripts/with-postgres.sh; its own processor time is not among ours. */
const POSTGRES = process.env['CITE_CHECK_TEST_POSTGRES'] ?? '';

async function overPostgres(table: string, cases: number, print: (text: string) => void): Promise<void> {
  const held = await step('import', table, POSTGRES);
  const citations = held['citations'] ?? 1;
  print(
    `  PostgreSQL: import ${whole(citations / held.seconds)} citations a second; ${tenth((held['bytes'] ?? 0) / citations)} bytes a citation; ${whole(held.peakMegabytes)} MB of memory here`,
  );
  const asked = await step('ask', POSTGRES, cases);
  print(
    `  a brief of it: first ${tenth(asked['first'])} ms, cold ${tenth(asked['cold'])} ms, warm ${tenth(asked['warm'])} ms (least ${tenth(asked['warmLeast'])}); ${whole(asked['found'])} of ${whole((COLD_BRIEFS + WARM_BRIEFS) * CITATIONS_OF_A_BRIEF)} found`,
  );
}

async function main(): Promise<void> {
  const wanted = Number(option('citations', '1000000'));
  const seed = Number(option('seed', '1'));
  const cases = Math.round(wanted / CITATIONS_OF_A_CASE);
  const given = option('folder', '');
  const folder = given === '' ? fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-bench-')) : given;
  const file = (name: string): string => path.join(folder, name);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  try {
    for (const order of ['any', 'sorted'] as const) {
      const table = file(`${order}.csv`);
      const made = await step('table', table, cases, seed, order);
      print(
        `table, ${order} order: ${whole(made['citations'])} citations of ${whole(cases)} cases, ${whole((made['bytes'] ?? 0) / 1e6)} MB`,
      );
      const library = file(`${order}.sqlite`);
      fs.rmSync(library, { force: true });
      const held = await step('import', table, library);
      const citations = held['citations'] ?? 1;
      print(
        `  import: ${whole(citations / held.seconds)} citations a second, ${whole(citations / held.processor)} a second of processor time; ${tenth((held['bytes'] ?? 0) / citations)} bytes a citation; ${whole(held.peakMegabytes)} MB of memory at most`,
      );
      if (order === 'sorted') continue;
      const asked = await step('ask', library, cases);
      print(
        `  a brief of ${CITATIONS_OF_A_BRIEF}: first ${tenth(asked['first'])} ms, cold ${tenth(asked['cold'])} ms, warm ${tenth(asked['warm'])} ms (least ${tenth(asked['warmLeast'])}, ${tenth(asked['warmProcessor'])} of processor time); ${whole(CITATIONS_OF_A_BRIEF / ((asked['warm'] ?? 1) / 1000))} look-ups a second warm; ${whole(asked.peakMegabytes)} MB; ${whole(asked['found'])} of ${whole((COLD_BRIEFS + WARM_BRIEFS) * CITATIONS_OF_A_BRIEF)} found`,
      );
      fs.rmSync(library, { force: true });
      if (POSTGRES !== '') await overPostgres(table, cases, print);
      const plain = file('plain.sqlite');
      fs.rmSync(plain, { force: true });
      const other = await step('plain', table, plain);
      print(
        `  plain table and index: ${whole(citations / other.seconds)} citations a second, ${whole(citations / other.processor)} a second of processor time; ${tenth((other['bytes'] ?? 0) / citations)} bytes a citation; ${whole(other.peakMegabytes)} MB`,
      );
      const asking = await step('askPlain', plain, cases);
      print(
        `  a brief of it: first ${tenth(asking['first'])} ms, cold ${tenth(asking['cold'])} ms, warm ${tenth(asking['warm'])} ms (least ${tenth(asking['warmLeast'])}, ${tenth(asking['warmProcessor'])} of processor time)`,
      );
      fs.rmSync(plain, { force: true });
      fs.rmSync(table, { force: true });
    }
  } finally {
    if (given === '') fs.rmSync(folder, { recursive: true, force: true });
  }
}

const at = process.argv.indexOf('--step');
if (at < 0) await main();
else process.stdout.write(JSON.stringify(await runStep(process.argv.slice(at + 1))));
