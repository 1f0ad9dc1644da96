// What the reader of citations weighs, compressed with brotli: its code, and the tables of reporters, courts and laws. `npm run build`
// ends with it and fails where a limit is passed; bench/extract.ts reports the same figures. Limits: issue 3, in bytes.
import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** npm scripts run in the project's own folder. */
const project = process.cwd();
export const LIMITS = { code: 50_000, tables: 60_000 };

/** Sources of the tables that the build has compiled and the product must not carry. */
const SOURCES_ONLY =
  /citation\/(?:compileTables|(?:reporters|courts|laws)\/(?:compile|supplement|generated\/data|impliedCourts|journals|subjects|rows|federal|states|regulations|sessionLaws|treatises|constitutions))\.ts$/;

/** What holds rows and hardly any code. */
const TABLES = /(?:generated\/compiled|\/jurisdictions|\/abbreviations|\/series|\/intermediate)$/;

/** Compressed bytes of code and tables. @throws Error where the bundle carries a source of the compiled tables. */
export async function engineSizes() {
  const bundle = async (plugins) => {
    const result = await build({
      stdin: {
        contents: "export * from './src/citation'; export * from './src/citation/laws/abbreviations';",
        resolveDir: project,
      },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'silent',
      plugins,
    });
    const carried = Object.keys(result.metafile.inputs).filter((file) => SOURCES_ONLY.test(file));
    if (carried.length > 0) throw new Error(`The bundle carries sources of tables: ${carried.join(', ')}`);
    return brotliCompressSync(result.outputFiles[0]?.contents ?? new Uint8Array()).length;
  };
  const code = await bundle([
    {
      name: 'without-tables',
      setup: (setup) =>
        void setup.onResolve({ filter: TABLES }, ({ path }) => ({
          path,
          external: true,
        })),
    },
  ]);
  return { code, tables: (await bundle([])) - code };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sizes = await engineSizes();
  for (const [part, bytes] of Object.entries(sizes)) {
    console.log(`engine-size: ${part} ${bytes} bytes compressed, at most ${LIMITS[part]}`);
    if (bytes > LIMITS[part]) process.exitCode = 1;
  }
}
