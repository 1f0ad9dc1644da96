// Makes the generated tables of src/citation anew where one of their sources is younger: whatever runs or tests the product asks for this
// first, so that an edited row is never tested against yesterday's table. Also the global setup of jest.
const { spawnSync } = require('node:child_process');
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const COMPILED = join(root, 'src/citation/generated/compiled.ts');
const SOURCES = [
  'src/citation',
  'src/citation/reporters',
  'src/citation/courts',
  'src/citation/laws',
  'src/citation/text',
  'scripts',
];
const GENERATOR = join(root, 'scripts/generate-tables.mjs');

/** True where the compiled tables are missing or older than a source. */
function stale() {
  if (!existsSync(COMPILED)) return true;
  const made = statSync(COMPILED).mtimeMs;
  return SOURCES.some((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => /\.(?:ts|mjs)$/.test(file) && (folder !== 'scripts' || file.endsWith('-tables.mjs')))
      .some((file) => statSync(join(root, folder, file)).mtimeMs > made),
  );
}

/** @throws Error when they cannot be made; the generator has then said why. */
function ensureTables() {
  if (!stale()) return;
  const { status } = spawnSync(process.execPath, [GENERATOR], { stdio: 'inherit', cwd: root });
  if (status !== 0) throw new Error('The generated tables of src/citation could not be made.');
}

module.exports = async () => ensureTables();
module.exports.ensureTables = ensureTables;
