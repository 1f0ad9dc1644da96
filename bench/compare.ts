/**
 * What comparing costs, in processor time, the least of several runs: a quotation that is verbatim, altered or absent against one
 * opinion of 200 KB, and 300 quotations against 100 opinions from a cold store. Opinions are made of a folder's own, repeated in
 * another order where they are too few or too short.
 *   node scripts/run-ts.mjs bench/compare.ts DIR [--seed N]
 */
import { compareQuotation, indexOpinion } from '../src/quotation';
import type { Opinion, OpinionPart } from '../src/quotation/model';
import { openCollection, type HeldCase } from './phantom/folders';
import { drawPassage } from './phantom/spans';
import { pick, seeded, shuffled, type Random } from './random';

const SIZE = 200_000;

function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const least = (runs: number, work: () => void): number =>
  Math.min(...Array.from({ length: runs }, () => cost(work)));

const lengthOf = (parts: readonly OpinionPart[]): number =>
  parts.reduce((sum, { pages }) => pages.reduce((inner, { text }) => inner + text.length, sum), 0);

/** Parts of several opinions in a row, up to a size. */
function made(random: Random, cases: readonly HeldCase[], size: number): Opinion {
  const parts: OpinionPart[] = [];
  for (const { opinion } of [...shuffled(random, cases), ...shuffled(random, cases)]) {
    if (lengthOf(parts) >= size) break;
    parts.push(...opinion.parts);
  }
  return { complete: true, ocr: false, parts };
}

function draw(random: Random, cases: readonly HeldCase[], count: number): readonly string[] {
  const found: string[] = [];
  while (found.length < count) {
    const passage = drawPassage(random, pick(random, cases), 8, 50);
    if (passage !== null) found.push(passage.text);
  }
  return found;
}

async function main(): Promise<void> {
  const root = process.argv[2];
  if (root === undefined) {
    process.stderr.write('usage: bench/compare.ts DIR [--seed N]\n');
    process.exitCode = 2;
    return;
  }
  const at = process.argv.indexOf('--seed');
  const random = seeded(at < 0 ? 1 : Number(process.argv[at + 1]));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const { cases, library, close } = await openCollection(root);
  try {
    const half = Math.ceil(cases.length / 2);
    const [inside, outside] = [cases.slice(0, half), cases.slice(half)];
    const opinion = made(random, inside, SIZE);
    const index = indexOpinion(opinion);
    say(
      `an opinion of ${lengthOf(opinion.parts)} characters: indexed in ${least(5, () => void indexOpinion(opinion)).toFixed(1)} ms`,
    );
    const held = opinion.parts.flatMap(({ pages }) => pages.map(({ text }) => text)).join(' ');
    const own = draw(random, inside, 600)
      .filter((text) => held.replace(/\s+/g, ' ').includes(text))
      .slice(0, 200);
    const kinds = {
      verbatim: own,
      'one word changed': own.map((text) => text.replace(/ (\S+) (\S+)$/, ' zeppelin $2')),
      absent: draw(random, outside, 200),
    };
    for (const [kind, quotes] of Object.entries(kinds)) {
      const spent = least(7, () => {
        for (const quote of quotes)
          compareQuotation({ quote, pincite: '1', parentheticals: [], opinion: index });
      });
      say(`${kind}: ${quotes.length} quotations, ${(spent / quotes.length).toFixed(3)} ms each`);
    }
    const before = process.cpuUsage();
    const asked = shuffled(random, [...cases, ...cases]).slice(0, 100);
    let compared = 0;
    let size = 0;
    for (const { record } of asked) {
      const cold = await library.opinion(record.id);
      if (cold === null) continue;
      size += lengthOf(cold.parts);
      for (const quote of draw(random, cases, 3)) {
        compareQuotation({ quote, pincite: '1', parentheticals: [], opinion: cold });
        compared += 1;
      }
    }
    const { user, system } = process.cpuUsage(before);
    say(
      `${compared} quotations against ${asked.length} opinions (${(size / 1e6).toFixed(1)} MB) read from the store: ${((user + system) / 1000).toFixed(0)} ms, drawing them included`,
    );
  } finally {
    close();
  }
}

void main();
