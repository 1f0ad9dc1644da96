/**
 * One run of a benchmark over a folder of opinions: excerpts of each kind and as many clean ones, each checked as a brief is checked
 * by the command line, then scored.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Opinion } from '../../src/quotation/model';
import { checkBrief } from '../../src/verifier/checkBrief';
import { createChecker } from '../../src/verifier/checkCitations';
import { originsIn } from '../../src/verifier/quotedWords';
import type { Report } from '../../src/verifier/report';
import { seeded, type Random } from '../random';
import { makeExcerpt, type Excerpt, type RealQuotation } from './excerpts';
import type { FaultKind } from './faults';
import { openCollection, whereItStands, type Collection, type HeldCase } from './folders';
import { bootstrap, isAbout, marksOf, ratio, score, type Interval, type Marked, type Scored } from './score';

export interface RunOptions {
  readonly folder: string;
  readonly seed: number;
  readonly excerpts: number;
  readonly kinds: readonly FaultKind[];
  /** Told of every fault missed and every false mark. */
  readonly onTrouble?: (line: string) => void;
}

export interface KindResult {
  readonly n: number;
  readonly recall: number;
  readonly interval: Interval;
  /** Share that was marked for the reason that is the fault's own. */
  readonly named: number;
}

export interface RunResult {
  readonly seed: number;
  readonly excerpts: number;
  readonly cases: number;
  readonly citations: number;
  readonly quotations: number;
  readonly kinds: Readonly<Record<string, KindResult>>;
  /** The same by what exactly was done: "pincite: quotation", "misquote: article". */
  readonly details: Readonly<Record<string, KindResult>>;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly intervals: { readonly precision: Interval; readonly recall: Interval; readonly f1: Interval };
  readonly falseAlarmsOnClean: { readonly n: number; readonly rate: number; readonly interval: Interval };
  /** Quotations of clean excerpts: called altered, absent or elsewhere; could not be told. */
  readonly cleanQuotations: { readonly n: number; readonly wrong: number; readonly untold: number };
  /** Processor time. */
  readonly msPerExcerpt: number;
}

interface Outcome {
  readonly kind: FaultKind | null;
  readonly scored: Scored;
}

export async function run(options: RunOptions): Promise<RunResult> {
  const collection = await openCollection(options.folder);
  try {
    return await runOver(collection, options);
  } finally {
    collection.close();
  }
}

const TODAY = '2026-12-01';

async function runOver(collection: Collection, options: RunOptions): Promise<RunResult> {
  const { cases, library } = collection;
  if (cases.length < 3)
    throw new Error(`${options.folder}: fewer than three opinions with a citation; nothing to draw from`);
  const random = seeded(options.seed);
  const real = realQuotations(collection);
  const checker = createChecker(library, { asOf: TODAY });
  const opinions = new Map<string, Promise<Opinion | null>>();
  const opinionOf = (id: string): Promise<Opinion | null> => {
    const held = opinions.get(id) ?? library.opinion(id);
    opinions.set(id, held);
    return held;
  };
  const outcomes: Outcome[] = [];
  const clean = { n: 0, wrong: 0, untold: 0 };
  let [citations, quotations, spent] = [0, 0, 0];
  for (const kind of kindsInTurn(options)) {
    const excerpt = make(random, cases, real, kind);
    if (excerpt === null) continue;
    const before = process.cpuUsage();
    const report = await checkBrief(
      { blocks: excerpt.blocks, skipped: [] },
      {
        document: { name: 'excerpt', sha256: '' },
        toolVersion: 'bench',
        hashText: async (text) => createHash('sha256').update(text).digest('hex'),
        checker,
        opinionOf,
        findOrigins: originsIn(library),
      },
    );
    const { user, system } = process.cpuUsage(before);
    spent += (user + system) / 1000;
    citations += excerpt.citations;
    quotations += excerpt.quotations;
    const marks = marksOf(report, excerpt.blocks);
    const scored = score(excerpt, marks);
    outcomes.push({ kind, scored });
    if (kind === null) countClean(report, clean);
    tellTrouble(excerpt, report, marks, scored, options.onTrouble);
  }
  return summary(outcomes, options.seed, { cases: cases.length, citations, quotations, clean, spent });
}

/** Half of the excerpts clean, the kinds in turn in the other half. */
function* kindsInTurn({ kinds, excerpts }: RunOptions): Generator<FaultKind | null> {
  for (let at = 0; at < excerpts; at += 1)
    yield at % 2 === 0 ? null : (kinds[((at - 1) / 2) % kinds.length] ?? null);
}

const MOST_TRIES = 60;

function make(
  random: Random,
  cases: readonly HeldCase[],
  real: readonly RealQuotation[],
  kind: FaultKind | null,
): Excerpt | null {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const excerpt = makeExcerpt(random, cases, real, kind);
    if (excerpt !== null) return excerpt;
  }
  return null;
}

/** The quotations of `claims.csv` that stand in their opinion as they are. */
function realQuotations({ folders, cases }: Collection): readonly RealQuotation[] {
  const found: RealQuotation[] = [];
  for (const folder of folders) {
    const file = path.join(folder, 'claims.csv');
    if (!fs.existsSync(file)) continue;
    for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
      const citation = /, (\d+ [A-Z][\w.’' ]{0,20}? \d+)/.exec(line)?.[1];
      const held = cases.find((one) => one.citation === citation);
      if (held === undefined) continue;
      for (const [, text = ''] of line.matchAll(/""((?:[^"\\]|\\.){20,600}?)""/g))
        if (text.split(' ').length >= 7 && !text.includes('\\') && whereItStands(held, text).length > 0)
          found.push({ held, text });
    }
  }
  return found;
}

function countClean(report: Report, clean: { n: number; wrong: number; untold: number }): void {
  for (const { verdict } of report.quotations) {
    clean.n += 1;
    if (verdict === 'cannotTell') clean.untold += 1;
    else if (verdict !== 'verbatim' && verdict !== 'licensed') clean.wrong += 1;
  }
}

function tellTrouble(
  excerpt: Excerpt,
  report: Report,
  marks: readonly Marked[],
  scored: Scored,
  tell: RunOptions['onTrouble'],
): void {
  if (tell === undefined) return;
  for (const { fault, segments, hit, named } of scored.truths)
    if (!hit || !named) {
      const segment = segments[0] ?? '';
      const { verdict, note, boundBy } =
        report.quotations.find(({ text }) => text.includes(segment) || segment.includes(text)) ?? {};
      tell(
        `${hit ? 'other reason' : 'MISSED'} ${fault.kind} (${fault.detail}): ${segment}\n    ${verdict} ${boundBy} ${note}`,
      );
      if (!hit) tell(`    ${excerpt.blocks.map(({ text }) => text).join(' ¶ ')}`);
    }
  if (excerpt.truths.length === 0)
    for (const { verdict, text, boundBy, note } of report.quotations)
      if (verdict === 'cannotTell')
        tell(
          `UNTOLD on clean: ${text}\n    ${boundBy} ${note}\n    ${excerpt.blocks.map((block) => block.text).join(' ¶ ')}`,
        );
  for (const { segment, says } of marks) {
    if (excerpt.truths.some((truth) => isAbout(truth, segment))) continue;
    // With a fault near, a second mark may well be its echo; in a clean excerpt it is false.
    const about = report.quotations.find(({ verdict }) => verdict !== 'verbatim' && verdict !== 'licensed');
    tell(
      `FALSE ${excerpt.truths.length === 0 ? 'on clean' : `beside ${excerpt.truths[0]?.fault.kind}`}, ${says}: ${segment}\n    ${about?.verdict} ${about?.boundBy} ${about?.note}\n    ${about?.text}`,
    );
    tell(`    ${excerpt.blocks.map(({ text }) => text).join(' ¶ ')}`);
  }
}

type Told = Scored['truths'][number];

function kindResult(told: readonly Told[]): KindResult {
  const recall = (items: readonly Told[]): number =>
    ratio(items.filter(({ hit }) => hit).length, items.length);
  return {
    n: told.length,
    recall: recall(told),
    interval: bootstrap(told, recall),
    named: ratio(told.filter(({ named }) => named).length, told.length),
  };
}

function grouped(told: readonly Told[], key: (one: Told) => string): Record<string, KindResult> {
  const groups = new Map<string, Told[]>();
  for (const one of told) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return Object.fromEntries([...groups.entries()].sort().map(([name, list]) => [name, kindResult(list)]));
}

function summary(
  outcomes: readonly Outcome[],
  seed: number,
  {
    cases,
    citations,
    quotations,
    clean,
    spent,
  }: {
    cases: number;
    citations: number;
    quotations: number;
    clean: { n: number; wrong: number; untold: number };
    spent: number;
  },
): RunResult {
  const told = outcomes.flatMap(({ scored }) => scored.truths);
  const sum = (items: readonly Outcome[], count: (scored: Scored) => number): number =>
    items.reduce((total, { scored }) => total + count(scored), 0);
  const precision = (items: readonly Outcome[]): number =>
    ratio(
      sum(items, ({ matchedMarks }) => matchedMarks),
      sum(items, ({ marks }) => marks),
    );
  const recall = (items: readonly Outcome[]): number =>
    ratio(
      sum(items, ({ truths }) => truths.filter(({ hit }) => hit).length),
      sum(items, ({ truths }) => truths.length),
    );
  const f1 = (items: readonly Outcome[]): number => {
    const [p, r] = [precision(items), recall(items)];
    return p + r === 0 ? 0 : (2 * p * r) / (p + r);
  };
  const cleanOnes = outcomes.filter(({ kind }) => kind === null);
  const falseRate = (items: readonly Outcome[]): number =>
    items.length === 0 ? 0 : items.filter(({ scored }) => scored.marks > 0).length / items.length;
  return {
    seed,
    excerpts: outcomes.length,
    cases,
    citations,
    quotations,
    kinds: grouped(told, ({ fault }) => fault.kind),
    details: grouped(told, ({ fault }) => `${fault.kind}: ${fault.detail}`),
    precision: precision(outcomes),
    recall: recall(outcomes),
    f1: f1(outcomes),
    intervals: {
      precision: bootstrap(outcomes, precision),
      recall: bootstrap(outcomes, recall),
      f1: bootstrap(outcomes, f1),
    },
    falseAlarmsOnClean: {
      n: cleanOnes.length,
      rate: falseRate(cleanOnes),
      interval: bootstrap(cleanOnes, falseRate),
    },
    cleanQuotations: clean,
    msPerExcerpt: spent / Math.max(1, outcomes.length),
  };
}
