/** `check`: a brief in, a marked copy and a report out. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { countRequest } from '../../library';
import { markDocx } from '../../brief/docx';
import type { MarkingOutcome, UnplacedMark } from '../../brief/model';
import { DEFAULT_COMMENT_POLICY, withComments, type CommentPolicy } from '../../verifier/comments';
import { plannedMarks } from '../../verifier/marks';
import { checkBrief } from '../../verifier/checkBrief';
import { originsIn } from '../../verifier/quotedWords';
import { createChecker } from '../../verifier/checkCitations';
import { renderReport, renderSummary, type ReportFormat } from '../../verifier/render';
import { reportSchema, type Report } from '../../verifier/report';
import { asRevisionOf } from '../../verifier/revision';
import { EXIT, UnusableInput, type ExitCode } from '../failure';
import { besideBrief, guardOutput, readBriefFile, writeOutputs, type BriefFile, type Output } from '../files';
import { liveSources } from '../liveSources';
import { progressLine } from '../progress';
import { today } from '../today';
import { TOOL_VERSION } from '../version';
import { withLibrary, type LibraryOptions } from './library';

export interface CheckOptions extends LibraryOptions {
  readonly out?: string;
  readonly report?: string;
  readonly offline?: boolean;
  readonly comments?: CommentPolicy;
  readonly force?: boolean;
  readonly exitCode?: boolean;
  /** By citation id: the case picked among the candidates. */
  readonly pick?: ReadonlyMap<string, string>;
  readonly revises?: string;
}

/** @returns 0, or with --exit-code 1 where the report holds a stop or a major mismatch */
export async function check(file: string, options: CheckOptions, signal: AbortSignal): Promise<ExitCode> {
  const input = await readBriefFile(file);
  const wanted = await wantedOutputs(input, options);
  const earlier = options.revises === undefined ? null : await readReport(options.revises);
  const checked = await checkFile(input, options, signal);
  const report = earlier === null ? checked : asRevisionOf(earlier, checked);
  signal.throwIfAborted();
  refuseStrayPicks(report, options.pick);
  const { requestId, summary } = report;
  countRequest(process.env, {
    requestId,
    citationsChecked: summary.checked,
    citationsNotFound: summary.byStatus.not_found,
    fakesCaught: summary.fabricated.length,
  });

  const { blocks } = input.brief;
  const policy = options.comments ?? DEFAULT_COMMENT_POLICY;
  const plan = () => withComments(plannedMarks(report, blocks), report, blocks, policy);
  const marked = wanted.marked === null ? null : markDocx(input.bytes, plan());
  const outputs: Output[] = [];
  if (marked !== null && wanted.marked !== null) outputs.push({ path: wanted.marked, content: marked.bytes });
  if (wanted.report !== null) {
    const content = renderReport(report, input.brief.blocks, wanted.report.format);
    outputs.push({ path: wanted.report.path, content });
  }
  await writeOutputs(outputs);

  if (options.json) process.stdout.write(renderReport(report, input.brief.blocks, 'json'));
  else
    process.stdout.write(
      renderSummary(report, input.brief.blocks) + closingWords(outputs, marked?.outcome ?? null),
    );
  return options.exitCode && needsAttention(report) ? EXIT.flagged : EXIT.ok;
}

interface WantedOutputs {
  readonly marked: string | null;
  readonly report: { readonly path: string; readonly format: ReportFormat } | null;
}

/** Which files are to be written; each may be, or the command ends before any work is done. */
async function wantedOutputs(input: BriefFile, options: CheckOptions): Promise<WantedOutputs> {
  const quiet = options.json ?? false;
  if (options.out !== undefined && input.format !== 'docx') {
    throw new UnusableInput(
      `--out ${options.out}: only a .docx brief can be marked, and ${input.name} is none.`,
    );
  }
  const marked =
    options.out ?? (quiet || input.format !== 'docx' ? null : besideBrief(input.path, '.checked.docx'));
  const reportPath = options.report ?? (quiet ? null : besideBrief(input.path, '.report.html'));
  if (marked !== null && !marked.toLowerCase().endsWith('.docx')) {
    throw new UnusableInput(`--out ${marked} does not end in .docx.`);
  }
  const report = reportPath === null ? null : { path: reportPath, format: reportFormat(reportPath) };
  for (const path of [marked, reportPath]) {
    if (path !== null) await guardOutput(path, input.path, options.force ?? false);
  }
  return { marked, report };
}

const REPORT_ENDINGS: readonly (readonly [ending: string, format: ReportFormat])[] = [
  ['.html', 'html'],
  ['.json', 'json'],
  ['.csv', 'csv'],
];

function reportFormat(path: string): ReportFormat {
  const row = REPORT_ENDINGS.find(([ending]) => path.toLowerCase().endsWith(ending));
  if (row === undefined) throw new UnusableInput(`--report ${path} does not end in .html, .json or .csv.`);
  return row[1];
}

function checkFile(input: BriefFile, options: CheckOptions, signal: AbortSignal): Promise<Report> {
  const progress = progressLine(process.stderr);
  return withLibrary(options, async (library) => {
    const report = await checkBrief(
      input.brief,
      {
        document: { name: input.name, sha256: sha256(input.bytes) },
        toolVersion: TOOL_VERSION,
        hashText: (text) => Promise.resolve(sha256(text)),
        checker: createChecker(library, {
          asOf: options.asOf ?? today(),
          live: liveSources(process.env, options.offline),
        }),
        opinionOf: (caseId) => library.opinion(caseId),
        findOrigins: originsIn(library),
      },
      {
        signal,
        ...(options.pick && { picks: options.pick }),
        onProgress: ({ step, done, total }) => progress.show(`${step}: ${done} of ${total}`),
      },
    );
    progress.end();
    return report;
  });
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** An earlier report as `check --json` or `--report FILE.json` wrote it. */
async function readReport(file: string): Promise<Report> {
  const text = await readFile(file, 'utf8');
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch {
    throw new UnusableInput(`--revises ${file} is no report of cite-check in JSON.`);
  }
}

/** A pick that nothing in the brief answers to would pass unseen. */
function refuseStrayPicks(report: Report, picks: ReadonlyMap<string, string> = new Map()): void {
  for (const [id, chosen] of picks) {
    const citation = report.citations.find((candidate) => candidate.id === id);
    if (citation === undefined)
      throw new UnusableInput(`--pick ${id}=${chosen}: the brief has no citation of this id.`);
    if (citation.match?.id !== chosen)
      throw new UnusableInput(`--pick ${id}=${chosen}: this case is none of those at ${citation.text}.`);
  }
}

function needsAttention(report: Report): boolean {
  return report.citations.some(
    (citation) =>
      citation.mark === 'stop' ||
      (citation.mark === 'mismatch' &&
        citation.checks.some((item) => item.result === 'differs' && item.severity === 'major')),
  );
}

function closingWords(outputs: readonly Output[], marking: MarkingOutcome | null): string {
  const lines = outputs.map((output) => `Written: ${output.path}`);
  if (marking !== null && marking.unplaced.length > 0) {
    lines.push(`Could not place ${marking.unplaced.length}:`, ...marking.unplaced.map(unplacedLine));
  }
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}

function unplacedLine({ mark, sentence }: UnplacedMark): string {
  return `  ${mark.text.replace(/\s+/g, ' ')}: ${sentence}`;
}
