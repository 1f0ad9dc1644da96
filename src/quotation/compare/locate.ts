/**
 * Where in an opinion a segment of a quotation stands exactly, through the place lists of its rarest word. Work is bounded by a
 * budget, so that a text of one word repeated costs no more than another.
 */
import { BRACKET_REACH, holdsWords, type AlignedStep, type Alignment } from './alignment';
import { placeCount, type OpinionIndex } from './opinionIndex';
import type { QuoteItem } from './quoteItems';

/** Most places looked at for an exact match, and most steps of comparing words. */
const MOST_HITS = 512;
const LEAST_HITS = 16;
const MOST_HIT_WORDS = 60_000;
const STEPS_PER_WORD = 8;
const LEAST_STEPS = 100_000;

interface Run {
  /** Index of the run's first item in the segment. */
  readonly item: number;
  readonly ids: readonly number[];
}

/** All places of the opinion where the segment's words stand as they are, brackets bridging up to their reach. Ascending. */
export function findExact(items: readonly QuoteItem[], index: OpinionIndex): readonly Alignment[] {
  const runs = exactRuns(items, index);
  if (runs === null || runs.length === 0) return [];
  let rarest: { run: number; offset: number; count: number } | null = null;
  for (const [run, { ids }] of runs.entries()) {
    for (const [offset, id] of ids.entries()) {
      const count = placeCount(index, id);
      if (rarest === null || count < rarest.count) rarest = { run, offset, count };
    }
  }
  const anchor = rarest === null ? undefined : runs[rarest.run];
  if (rarest === null || anchor === undefined) return [];
  const anchorId = anchor.ids[rarest.offset] ?? -1;
  const budget = { steps: LEAST_STEPS + STEPS_PER_WORD * (index.ids.length + items.length) };
  const most = Math.min(MOST_HITS, Math.max(LEAST_HITS, MOST_HIT_WORDS / items.length));
  const found: Alignment[] = [];
  const from = index.placesFrom[anchorId] ?? 0;
  for (let slot = from; slot < from + rarest.count && found.length < most && budget.steps > 0; slot += 1) {
    const start = (index.places[slot] ?? 0) - rarest.offset;
    const starts = fitRuns(runs, rarest.run, start, index, budget);
    if (starts !== null) found.push(exactAlignment(items, runs, starts, index));
  }
  return found;
}

/** The segment as runs of known words between brackets; null where a word is not in the opinion. */
function exactRuns(items: readonly QuoteItem[], index: OpinionIndex): readonly Run[] | null {
  const runs: { item: number; ids: number[] }[] = [];
  let open = false;
  for (const [item, now] of items.entries()) {
    if (now.type === 'bracket') {
      open = false;
      continue;
    }
    const id = index.vocabulary.get(now.word);
    if (id === undefined) return null;
    const run = runs.at(-1);
    if (open && run !== undefined) run.ids.push(id);
    else runs.push({ item, ids: [id] });
    open = true;
  }
  return runs;
}

function standsAt(run: Run, start: number, index: OpinionIndex, budget: { steps: number }): boolean {
  if (start < 0 || start + run.ids.length > index.ids.length) return false;
  for (const [at, id] of run.ids.entries()) {
    budget.steps -= 1;
    if (index.ids[start + at] !== id) return false;
  }
  return true;
}

/** The start of every run, given that of one; null where a run does not stand within a bracket's reach of its neighbour. */
function fitRuns(
  runs: readonly Run[],
  known: number,
  start: number,
  index: OpinionIndex,
  budget: { steps: number },
): readonly number[] | null {
  const anchor = runs[known];
  if (anchor === undefined || !standsAt(anchor, start, index, budget)) return null;
  const starts = new Array<number>(runs.length).fill(start);
  for (let run = known + 1; run < runs.length; run += 1) {
    const before = runs[run - 1];
    const now = runs[run];
    if (before === undefined || now === undefined) return null;
    const earliest = (starts[run - 1] ?? 0) + before.ids.length;
    const at = nearest((reach) => standsAt(now, earliest + reach, index, budget));
    if (at < 0) return null;
    starts[run] = earliest + at;
  }
  for (let run = known - 1; run >= 0; run -= 1) {
    const now = runs[run];
    if (now === undefined) return null;
    const latest = (starts[run + 1] ?? 0) - now.ids.length;
    const at = nearest((reach) => standsAt(now, latest - reach, index, budget));
    if (at < 0) return null;
    starts[run] = latest - at;
  }
  return samePart(index, starts[0] ?? 0, (starts.at(-1) ?? 0) + (runs.at(-1)?.ids.length ?? 0))
    ? starts
    : null;
}

function nearest(fits: (reach: number) => boolean): number {
  for (let reach = 0; reach <= BRACKET_REACH; reach += 1) if (fits(reach)) return reach;
  return -1;
}

function samePart(index: OpinionIndex, from: number, to: number): boolean {
  return index.parts.some((part) => from >= part.from && to <= part.to);
}

function exactAlignment(
  items: readonly QuoteItem[],
  runs: readonly Run[],
  starts: readonly number[],
  index: OpinionIndex,
): Alignment {
  const steps: AlignedStep[] = [];
  let place = starts[0] ?? 0;
  let matched = 0;
  const here = index.parts.find((part) => place >= part.from && place < part.to);
  const low = here?.from ?? 0;
  const high = here?.to ?? 0;
  const runAt = new Map(runs.map((run, at) => [run.item, starts[at] ?? 0]));
  items.forEach((item, at) => {
    if (item.type === 'bracket') {
      const next = runAt.get(at + 1);
      const own = item.words.length;
      let to = matched > 0 && next !== undefined ? next : place;
      if (matched === 0 && holdsWords(index, item.words, (next ?? place) - own, low)) {
        place = (next ?? place) - own;
        to = place + own;
      } else if (next === undefined && holdsWords(index, item.words, place, low)) {
        to = Math.min(place + own, high);
      }
      steps.push({ type: 'bracket', item: at, from: place, to });
      place = to;
      return;
    }
    place = runAt.get(at) ?? place;
    steps.push({ type: 'same', item: at, from: place, to: place + 1 });
    place += 1;
    matched += 1;
  });
  const covering = steps.filter((step) => step.to > step.from);
  return { steps, cost: 0, from: covering[0]?.from ?? 0, to: covering.at(-1)?.to ?? 0, matched };
}
