// Compiles the tables of src/citation (reporters, laws, courts) into src/citation/generated/compiled.ts: one line a row, as table.ts of
// each folder decodes it. The facts and how they are laid over one another are in src/citation/compileTables.ts, which is bundled and
// run here. What may be changed: nothing but how it is written.
import { build } from 'esbuild';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} root the folder whose src/citation holds the generated data, and takes the compiled tables */
export async function compileTables(root) {
  const result = await build({
    entryPoints: [join(project, 'src/citation/compileTables.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'generated-data',
        setup: (setup) =>
          setup.onResolve({ filter: /\.\/generated\/data$/ }, ({ importer }) => ({
            path: join(
              root,
              'src/citation',
              importer.includes('courts') ? 'courts' : 'reporters',
              'generated/data.ts',
            ),
          })),
      },
    ],
  });
  const code = Buffer.from(result.outputFiles[0]?.contents ?? []).toString('base64');
  const { compileTables: compile } = await import(`data:text/javascript;base64,${code}`);
  // One plain string a table, without an escape where it can be helped: a cold engine spends its time on reading them, and a string
  // that holds none is skipped over. Hence "^" between rows and "_" for the dots at the end of a name cut short.
  const text = Object.entries(compile())
    .map(([name, lines]) => {
      const bad = lines.find((line) => /["\\^_\n]/.test(line));
      if (bad !== undefined)
        throw new Error(`the line "${bad}" of ${name} holds a character that the encoding needs`);
      return `export const ${name} =\n  "${lines.join('^').replaceAll('\u2026', '_')}";\n`;
    })
    .join('');
  const path = join(root, 'src/citation/generated/compiled.ts');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    `${path}.tmp`,
    `// Compiled by scripts/compile-tables.mjs of the tables of src/citation and of Free Law Project data (BSD-2-Clause, see NOTICE).\n` +
      `// Not edited, not committed.\n${text}`,
  );
  await rename(`${path}.tmp`, path);
}
