/** Entry of the command line. Replaced by the command table in `program.ts` as the rooms arrive. */
process.stderr.write('cite-check: not built yet\n');
process.exitCode = 3;
