// How fast citations are read, how the time grows, how soon the first one is there, and what the code weighs.
//
// `npm run -s bench:extract -- [DIR]`: DIR holds .txt files (default ../shared/data/opinions-text; without it a brief of our own making).
// Every line is a median of several runs. Times are of the processor; a bare loop beside them says what a shared core gave meanwhile.
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engineSizes } from '../scripts/engine-size.mjs';
import type { Block } from '../src/brief/model';
import { readCitations } from '../src/citation';

const MEGABYTE = 1e6;
/** Runs until the compiler has settled, and runs that count. */
const WARMING = 30;
const RUNS = 31;
const folder = process.argv[2] ?? resolve('../shared/data/opinions-text');

const OWN = [
  'The rule is settled. See Ames v. Burke, 612 F.3d 40, 44–45 & n.3 (1st Cir. 2010) (quoting In re Cole, 9 A.3d 8, 9 (Del. 2011)). Id. at 45.',
  'Nothing in the record of the hearing suggests that the parties meant anything else when they signed the lease and exchanged the keys on that day.',
  'Relief lies under 42 U.S.C. § 1983, and the complaint says so (Compl. ¶ 46). Burke, 612 F.3d at 46; Fed. R. Civ. P. 12(b)(6).',
];

/** One block a paragraph, hard line breaks unwrapped, as Word would hold it. */
function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => ({
      part: 'body' as const,
      note: null,
      text: paragraph.replace(/\s*\n\s*/g, ' ').trim(),
    }))
    .filter((block) => block.text !== '');
}

function source(): { name: string; blocks: Block[] } {
  if (!existsSync(folder))
    return {
      name: 'a brief of our own making',
      blocks: blocksOf(Array.from({ length: 3000 }, () => OWN.join('\n\n')).join('\n\n')),
    };
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return {
    name: folder,
    blocks: files.flatMap((file) => blocksOf(readFileSync(join(folder, file), 'utf8'))),
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const size = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + block.text.length, 0);

/** Milliseconds of the processor for a hash over as many characters: a machine that shares its cores swings, and so does this. */
function bareLoop(length: number): number[] {
  const text = 'x'.repeat(length);
  return Array.from({ length: RUNS }, () => {
    const start = processor();
    let hash = 0;
    for (let at = 0; at < length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
    return processor() - start + (hash === -1 ? 1 : 0);
  });
}

/** Milliseconds of the processor for each of several runs. */
function timed(blocks: readonly Block[], runs: number): number[] {
  return Array.from({ length: runs }, () => {
    const start = processor();
    readCitations(blocks);
    return processor() - start;
  });
}

/** Milliseconds from the start of import to the first result in a process of its own, wall clock. */
async function cold(runs: number): Promise<number[]> {
  const place = mkdtempSync(join(process.cwd(), 'node_modules', '.bench-extract-'));
  try {
    const engine = join(place, 'engine.mjs');
    await build({
      entryPoints: ['src/citation/index.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      outfile: engine,
      logLevel: 'warning',
    });
    const program = join(place, 'cold.mjs');
    writeFileSync(
      program,
      `const start = performance.now(); const { readCitations } = await import('./engine.mjs');
       readCitations([{ part: 'body', note: null, text: ${JSON.stringify(OWN[0])} }]); console.log(performance.now() - start);`,
    );
    return Array.from({ length: runs }, () =>
      Number(execFileSync(process.execPath, [program], { encoding: 'utf8' })),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const { name, blocks } = source();
const bytes = size(blocks);
const found = readCitations(blocks).length;
console.log(
  `text: ${name}, ${(bytes / MEGABYTE).toFixed(2)} MB in ${blocks.length} blocks, ${found} citations`,
);
timed(blocks, WARMING);
const warm = timed(blocks, RUNS);
const speed = (milliseconds: number): string => (bytes / MEGABYTE / (milliseconds / 1000)).toFixed(1);
console.log(
  `warm: ${speed(median(warm))} MB/s (median of ${RUNS}, ${median(warm).toFixed(1)} ms); at best ${speed(Math.min(...warm))} MB/s`,
);
console.log(
  `  a bare loop over as many characters meanwhile: ${median(bareLoop(bytes)).toFixed(2)} ms (what this machine gives now)`,
);
const once = Math.min(...timed(blocks, 9));
const eight = Math.min(...timed(Array.from({ length: 8 }, () => blocks).flat(), 9));
console.log(`eight times the text: ${(eight / once).toFixed(2)} times the time (least of nine)`);
const line: Block = { part: 'body', note: null, text: blocks.map((block) => block.text).join(' ') };
console.log(
  `the same as one line: ${(bytes / MEGABYTE / (median(timed([line], 9)) / 1000)).toFixed(1)} MB/s`,
);
console.log(`cold, import to first result: ${median(await cold(9)).toFixed(0)} ms`);
const { code, tables } = await engineSizes();
console.log(`compressed with brotli: code ${code} bytes, tables ${tables} bytes`);
