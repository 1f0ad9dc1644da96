// What a check of a long brief asks of Word: requests, their size, and the add-in's own time in each phase, for a brief of 190 pages with
// 1,000 citations and 300 footnotes, and for one twice as long. `npm run -s bench:word`.
//
// On the Word host of test/word-host with Microsoft's own client library, so requests and bytes are Word's; times are of the processor and hold
// the host's work too, which Word would do in a process of its own.
import { markDocx, clearDocx, readDocx } from '../src/brief/docx';
import type { BriefHost, PlannedMark } from '../src/brief/model';
import { openWordBrief } from '../src/brief/word';
import { checkBrief } from '../src/verifier/checkBrief';
import { createChecker } from '../src/verifier/checkCitations';
import type { CaseLaw } from '../src/verifier/caseLaw';
import { withComments } from '../src/verifier/comments';
import { plannedMarks } from '../src/verifier/marks';
import { longBrief } from '../test/brief/word/longBrief';
import { installInNode } from '../test/word-host/node';
import { PROFILES, type ProfileName } from '../test/word-host/profiles';
import type { WordHost } from '../test/word-host/host';

/** Knows no case: the series facts alone decide, so one citation in fifty is a stop with a comment. */
const NO_CASES: CaseLaw = {
  describe: async () => ({ name: 'empty', cases: 0, asOf: '2026-11-30', schema: 1 }),
  find: async (cores) => cores.map(() => ({ cases: [], listsEveryCase: false })),
  coverage: async (cores) => cores.map(() => null),
  around: async (cores) => cores.map(() => []),
  named: async (queries) => queries.map(() => []),
  opinion: async () => null,
};

async function plan(brief: Parameters<typeof checkBrief>[0]): Promise<PlannedMark[]> {
  const report = await checkBrief(brief, {
    document: { name: 'long.docx', sha256: '' },
    toolVersion: '0',
    hashText: async () => '',
    checker: createChecker(NO_CASES, { asOf: '2026-11-30' }),
    opinionOf: async () => null,
  });
  return withComments(plannedMarks(report, brief.blocks), report, brief.blocks, 'problems');
}

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Phase {
  readonly phase: string;
  readonly syncs: number;
  readonly sentKilobytes: number;
  readonly largestKilobytes: number;
  readonly milliseconds: number;
}

async function measure(phase: string, host: WordHost, work: () => Promise<unknown>): Promise<Phase> {
  const before = { ...host.stats };
  host.stats.largestRequest = 0;
  const start = processor();
  await work();
  const milliseconds = Math.round(processor() - start);
  await host.settled();
  return {
    phase,
    syncs: host.stats.syncs - before.syncs,
    sentKilobytes: Math.round((host.stats.requestBytes - before.requestBytes) / 1000),
    largestKilobytes: Math.round(host.stats.largestRequest / 1000),
    milliseconds,
  };
}

async function inWord(
  docx: Uint8Array,
  profile: ProfileName,
): Promise<{ phases: Phase[]; marks: number; comments: number }> {
  const host = installInNode(docx, { profile });
  const brief: BriefHost = openWordBrief();
  const phases: Phase[] = [];
  let planned: PlannedMark[] = [];
  let blocks: Awaited<ReturnType<BriefHost['read']>> | null = null;
  phases.push(await measure('read', host, async () => (blocks = await brief.read())));
  phases.push(
    await measure('check (no request)', host, async () => (planned = blocks ? await plan(blocks) : [])),
  );
  let [marks, comments] = [0, 0];
  phases.push(
    await measure('mark', host, async () => {
      const outcome = await brief.mark(planned);
      [marks, comments] = [outcome.placed.length, outcome.comments.standing];
    }),
  );
  phases.push(await measure('read again', host, async () => (blocks = await brief.read())));
  phases.push(await measure('mark again', host, async () => brief.mark(blocks ? await plan(blocks) : [])));
  phases.push(await measure('remove all', host, () => brief.removeAll()));
  return { phases, marks, comments };
}

function byFile(docx: Uint8Array, planned: readonly PlannedMark[]): string {
  const timed = (work: () => void): number => {
    const start = processor();
    work();
    return Math.round(processor() - start);
  };
  let marked: Uint8Array = docx;
  const read = timed(() => void readDocx(docx));
  const mark = timed(() => (marked = markDocx(docx, planned).bytes));
  const clear = timed(() => void clearDocx(marked));
  return `  as a file: read ${read} ms, mark ${mark} ms, clear ${clear} ms`;
}

for (const times of [1, 2]) {
  const docx = longBrief(times);
  for (const profile of ['microsoft365', 'word2021'] as const) {
    const { phases, marks, comments } = await inWord(docx, profile);
    console.log(`${190 * times} pages, ${profile}: ${marks} marks, ${comments} comments`);
    for (const { phase, syncs, sentKilobytes, largestKilobytes, milliseconds } of phases)
      console.log(
        `  ${phase.padEnd(20)} ${String(syncs).padStart(3)} requests  ${String(sentKilobytes).padStart(5)} KB sent, largest ${String(largestKilobytes).padStart(4)} KB  ${String(milliseconds).padStart(6)} ms`,
      );
    const check = phases.slice(0, 3).reduce((sum, { syncs }) => sum + syncs, 0);
    console.log(
      `  a check in all: ${check} requests; at ${PROFILES.mac.syncMilliseconds} ms each ${((check * PROFILES.mac.syncMilliseconds) / 1000).toFixed(1)} s`,
    );
  }
  console.log(byFile(docx, await plan(readDocx(docx))));
}
