/**
 * The table of commands and options (`contracts.md`, Command line). Each command's work is in `commands/`; here is only what can be
 * said and how it is parsed.
 */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { COMMENT_POLICIES, DEFAULT_COMMENT_POLICY } from '../verifier/comments';
import { check } from './commands/check';
import { clear } from './commands/clear';
import { extract } from './commands/extract';
import {
  addToLibrary,
  importIntoLibrary,
  libraryLookup,
  libraryStats,
  libraryVolume,
} from './commands/library';
import { compareNamesLines, matchQuoteLines } from './commands/lines';
import { serveBackend } from './commands/serve';
import { EXIT, UnusableInput, type ExitCode } from './failure';
import { TOOL_VERSION } from './version';

/**
 * Runs one command line.
 * @returns the exit code of a run that came to its end
 * @throws UnusableInput and the rooms' errors, for `main` to word
 */
export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  const program = buildProgram(signal, (code) => {
    exit = code;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return endOfCommander(error);
    throw error;
  }
  return exit;
}

/** Help and version are no faults; everything else that commander refuses is an argument that cannot be used. */
function endOfCommander(error: CommanderError): ExitCode {
  if (error.exitCode === 0) return EXIT.ok;
  if (error.code === 'commander.help') return EXIT.unusable;
  throw new UnusableInput(error.message.replace(/^error: /, ''));
}

function buildProgram(signal: AbortSignal, end: (code: ExitCode) => void): Command {
  const program = new Command('cite-check')
    .description('Checks the citations of a legal brief against a library of case law.')
    .version(TOOL_VERSION)
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  const command = (parent: Command, words: string) =>
    parent.command(words).copyInheritedSettings(program).exitOverride();
  const library = () => new Option('--library <path>', 'library file to use instead of the user’s own');
  const asOf = () =>
    new Option('--as-of <date>', 'today’s date for what a volume can be').argParser(parseDate);

  command(program, 'check')
    .description('check a brief; writes a marked copy and a report beside it')
    .argument('<brief>', '.docx, .txt, .md or .blocks.json')
    .addOption(library())
    .option('--out <file.docx>', 'where the marked copy goes')
    .option('--report <file>', 'where the report goes: .html, .json or .csv')
    .option('--json', 'print the report as JSON, write only what was asked for')
    .option('--offline', 'ask no live source')
    .option('--revises <report.json>', 'earlier report of this brief, before citations in it were replaced')
    .addOption(pick('<citation=case>', 'case meant by an ambiguous citation: ids from the report'))
    .addOption(
      new Option('--comments <which>', 'Word comments beside the marks of the main text')
        .choices(COMMENT_POLICIES)
        .default(DEFAULT_COMMENT_POLICY),
    )
    .addOption(asOf())
    .option('--force', 'replace an existing output that is not ours')
    .option('--exit-code', 'exit 1 when there is a stop or a major mismatch')
    .action(async (brief: string, options) => end(await check(brief, options, signal)));

  command(program, 'extract')
    .description('list the citations and quotations of a file')
    .argument('<file>', '.docx, .txt, .md or .blocks.json')
    .option('--json', 'print JSON')
    .option('--whole', 'take a text file as one block')
    .action((file: string, options) => extract(file, options));

  command(program, 'clear')
    .description('take every mark of ours off a document')
    .argument('<marked.docx>')
    .option('--out <file.docx>', 'where the cleared copy goes')
    .option('--force', 'replace an existing output that is not ours')
    .action((file: string, options) => clear(file, options));

  command(program, 'match-quote')
    .description('compare quotations with opinions: JSON lines in, JSON lines out')
    .requiredOption('--json', 'the only form there is')
    .action(() => matchQuoteLines(signal));

  command(program, 'compare-names')
    .description('compare case names: JSON lines in, JSON lines out')
    .requiredOption('--json', 'the only form there is')
    .action(() => compareNamesLines(signal));

  const libraryCommand = command(program, 'library').description(
    'look into the library, or import case law into it',
  );
  command(libraryCommand, 'import')
    .description('import a source; the same source imported again is replaced')
    .addArgument(importKind())
    .argument('<path...>', 'folders or a file')
    .addOption(library())
    .action((kind: string, paths: string[], options) => importIntoLibrary(kind, paths, options, signal));
  command(libraryCommand, 'add')
    .description('fetch case law from where it is published, and import it; goes on where it was stopped')
    .addArgument(new Command().createArgument('<kind>', 'where from').choices(['cap']))
    .argument('<reporter...>', 'short names of reporters on the site of the Caselaw Access Project: us f2d')
    .option('--from <url>', 'another site of the same layout (or CITE_CHECK_CAP_SITE)')
    .option('--folder <path>', 'where the fetched files are kept')
    .addOption(new Option('--volumes <range>', 'only these volumes: 5, or 5-12').argParser(parseVolumes))
    .addOption(library())
    .action((_kind: string, reporters: string[], options) => addToLibrary(reporters, options, signal));
  command(libraryCommand, 'stats')
    .description('what the library holds')
    .addOption(library())
    .option('--json', 'print JSON')
    .action((options) => libraryStats(options));
  command(libraryCommand, 'lookup')
    .description('look one citation up')
    .argument(
      '<citation>',
      'for instance "556 U.S. 662", or with its name: "Ashcroft v. Iqbal, 556 U.S. 662 (2009)"',
    )
    .addOption(library())
    .option('--offline', 'ask no live source')
    .option('--pick <case>', 'case meant, by its id, where several start on the page')
    .option('--json', 'print JSON')
    .addOption(asOf())
    .action((citation: string, options) => libraryLookup(citation, options, signal));
  command(libraryCommand, 'volume')
    .description('what the library can say about one volume')
    .argument('<reporter>')
    .argument('<volume>')
    .addOption(library())
    .option('--json', 'print JSON')
    .addOption(asOf())
    .action((reporter: string, volume: string, options) => libraryVolume(reporter, volume, options));

  command(program, 'serve')
    .description('serve the verification backend and the pane')
    .option('--port <number>', 'port to listen on', parsePort, 3001)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .addOption(library())
    .addOption(asOf())
    .action((options) => serveBackend(options, signal));
  return program;
}

/** May be given several times. */
function pick(shape: string, words: string): Option {
  return new Option(`--pick ${shape}`, words).argParser(
    (text: string, before: Map<string, string> | undefined) => {
      const at = text.indexOf('=');
      if (at < 1 || at === text.length - 1)
        throw new InvalidArgumentError('A pick is the id of a citation, =, and the id of a case.');
      return new Map([...(before ?? []), [text.slice(0, at), text.slice(at + 1)]]);
    },
  );
}

function importKind() {
  return new Command()
    .createArgument('<kind>', 'what is imported')
    .choices(['cap', 'courtlistener', 'opinions', 'table']);
}

function parseVolumes(text: string): readonly [number, number] {
  const [, first, last] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  if (first === undefined || Number(last ?? first) < Number(first))
    throw new InvalidArgumentError('Volumes are written 5 or 5-12.');
  return [Number(first), Number(last ?? first)];
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}

/** A calendar date in ISO form; 2026-02-30 is none. */
function parseDate(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const real =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!real) throw new InvalidArgumentError('A date is written 2026-11-30.');
  return text;
}
