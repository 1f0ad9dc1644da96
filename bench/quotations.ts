/**
 * The quotations of a real filing against the opinions that it cites: every verdict that is not verbatim or licensed is printed, to be
 * looked at by eye. Reads the `claims.csv` of a folder of opinions, or of the folders in it.
 *   node scripts/run-ts.mjs bench/quotations.ts DIR
 */
import fs from 'node:fs';
import path from 'node:path';
import { compareQuotation } from '../src/quotation';
import { originsIn } from '../src/verifier/quotedWords';
import { checkBrief } from '../src/verifier/checkBrief';
import { createChecker } from '../src/verifier/checkCitations';
import { openCollection } from './phantom/folders';

/** RFC 4180, enough for this: quoted fields, doubled marks. */
function rows(text: string): string[][] {
  const found: string[][] = [[]];
  for (const [whole, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    if (whole === '') break;
    found.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replace(/""/g, '"'));
    if (end === '\n') found.push([]);
  }
  return found.filter((row) => row.length > 1);
}

async function main(): Promise<void> {
  const root = process.argv[2];
  if (root === undefined) {
    process.stderr.write('usage: bench/quotations.ts DIR\n');
    process.exitCode = 2;
    return;
  }
  const collection = await openCollection(root);
  const { library, folders } = collection;
  const counts: Record<string, number> = {};
  try {
    for (const folder of folders) {
      const file = path.join(folder, 'claims.csv');
      if (!fs.existsSync(file)) continue;
      const [, ...claims] = rows(fs.readFileSync(file, 'utf8'));
      for (const [id = '', cited = '', quoted = '[]'] of claims) {
        const quotes = JSON.parse(quoted === '' ? '[]' : quoted) as readonly string[];
        const core = /\d+ [A-Z][\w.’' ]{0,20}? \d+/.exec(cited)?.[0] ?? '';
        const pincite = /\d+ [A-Z][\w.’' ]{0,20}? \d+, ([\d–-]+)(?![\d–-]| [A-Z])/.exec(cited)?.[1] ?? null;
        const [record] = (await library.lookup(core)).cases;
        const opinion = record === undefined ? null : await library.opinion(record.id);
        for (const quote of quotes) {
          const match =
            opinion === null ? null : compareQuotation({ quote, pincite, parentheticals: [], opinion });
          const verdict = match?.verdict ?? 'not held';
          counts[verdict] = (counts[verdict] ?? 0) + 1;
          if (verdict === 'verbatim' || verdict === 'licensed') continue;
          const elsewhere =
            match === null
              ? []
              : (
                  await checkBrief(
                    { blocks: [{ part: 'body', note: null, text: `“${quote}” ${cited}.` }], skipped: [] },
                    {
                      document: { name: id, sha256: '' },
                      toolVersion: 'bench',
                      hashText: async () => '',
                      checker: createChecker(library, { asOf: '2026-12-01' }),
                      opinionOf: (caseId) => library.opinion(caseId),
                      findOrigins: originsIn(library),
                    },
                  )
                ).quotations.map(({ verdict: of, note, origin }) => `${of} ${origin?.name ?? ''}: ${note}`);
          process.stdout.write(
            `${id}  ${cited}\n  ${verdict} ${match?.severity ?? ''} ${match?.foundOn.join(',') ?? ''}\n  “${quote}”\n  ${match?.note ?? 'no text of this case in the folder'}\n  ${JSON.stringify(match?.changes ?? [])}\n  in a brief: ${elsewhere.join(' | ')}\n\n`,
          );
        }
      }
    }
    process.stdout.write(`${JSON.stringify(counts)}\n`);
  } finally {
    collection.close();
  }
}

void main();
