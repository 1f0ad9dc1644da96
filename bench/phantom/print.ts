/** What a run found, as lines for a reader or as the JSON of `contracts.md` (Benchmarks); and the arguments of both programs. */
import { run, type KindResult, type RunResult } from './run';
import type { FaultKind } from './faults';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const range = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;

function row(name: string, { n, recall, interval, named }: KindResult): string {
  return `  ${name.padEnd(44)} ${String(n).padStart(5)}  ${percent(recall).padStart(8)}  (${range(interval)})  for the right reason ${percent(named)}`;
}

export function lines(result: RunResult): readonly string[] {
  const { precision, recall, f1, intervals, falseAlarmsOnClean, cleanQuotations } = result;
  return [
    `seed ${result.seed}: ${result.excerpts} excerpts, ${result.citations} citations, ${result.quotations} quotations, from ${result.cases} opinions`,
    'recall by kind:',
    ...Object.entries(result.kinds).map(([name, kind]) => row(name, kind)),
    'the same by what was done:',
    ...Object.entries(result.details).map(([name, kind]) => row(name, kind)),
    `precision ${percent(precision)} (${range(intervals.precision)}), recall ${percent(recall)} (${range(intervals.recall)}), F1 ${percent(f1)} (${range(intervals.f1)})`,
    `clean excerpts with any mark: ${percent(falseAlarmsOnClean.rate)} of ${falseAlarmsOnClean.n} (${range(falseAlarmsOnClean.interval)})`,
    `quotations of clean excerpts: ${cleanQuotations.n}, called wrong ${cleanQuotations.wrong}, not to be told ${cleanQuotations.untold}`,
    `processor time an excerpt: ${result.msPerExcerpt.toFixed(1)} ms`,
  ];
}

const DEFAULT_EXCERPTS = 2000;

/** Runs a benchmark as a program: `-- DIR [--seed N] [--excerpts N] [--json] [--verbose]`. */
export async function program(name: string, kinds: readonly FaultKind[]): Promise<void> {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const option = (flag: string, otherwise: number): number => {
    const at = words.indexOf(flag);
    return at < 0 ? otherwise : Number(words[at + 1]);
  };
  const folder = words.find(
    (word, at) => !word.startsWith('--') && !/^--(?:seed|excerpts)$/.test(words[at - 1] ?? ''),
  );
  const [seed, excerpts] = [option('--seed', 1), option('--excerpts', DEFAULT_EXCERPTS)];
  if (folder === undefined || !Number.isInteger(seed) || !Number.isInteger(excerpts) || excerpts < 2) {
    process.stderr.write(`usage: ${name} -- DIR [--seed N] [--excerpts N] [--json] [--verbose]\n`);
    process.exitCode = 2;
    return;
  }
  try {
    const result = await run({
      folder,
      seed,
      excerpts,
      kinds,
      ...(words.includes('--verbose') && {
        onTrouble: (line: string) => void process.stderr.write(`${line}\n`),
      }),
    });
    process.stdout.write(
      words.includes('--json') ? `${JSON.stringify(result)}\n` : `${lines(result).join('\n')}\n`,
    );
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
