// Generates src/citation/reporters/generated/data.ts and src/citation/courts/generated/data.ts, and of them and our own tables
// src/citation/generated/compiled.ts (scripts/compile-tables.mjs), from the facts that the npm
// package @beshkenadze/eyecite exports (REPORTERS, COURTS: Free Law Project's reporters-db and courts-db, BSD-2-Clause).
//
// Run by `npm run build:tables` and by `prepare`. The output is compact text, one row a line, read by
// reporters/compile.ts and courts/compile.ts; it is git-ignored. The same input gives the same bytes. Anything in the data that this
// script does not know how to read stops the build with a sentence saying what and where: a silent gap would become a citation
// that is not seen. What may be changed: the classification tables below. Corrections of single rows belong to
// src/citation/reporters/supplement.ts and src/citation/courts/supplement.ts, where each has its source and a test.
//
// Edition dates are not carried over: 675 of 1 367 are placeholders (design/evidence.md, row 6), so they are not facts.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Another place to write to may be given (the tests do): node scripts/generate-tables.mjs DIR
const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const FIELD = '\t';
const ITEM = '|';
const SELF = '~';
/** In UTF-16 units. */
const LONGEST_NAME = 44;

function fail(message) {
  console.error(`generate-tables: ${message}`);
  process.exit(1);
}

/** reporters-db's cite_type → our kind (one letter in the generated rows; reporters/table.ts spells them out). */
const KIND_OF_TYPE = {
  federal: 'f',
  state: 's',
  state_regional: 'r',
  specialty: 'p',
  specialty_lexis: 'd',
  specialty_west: 'd',
  neutral: 'n',
  scotus_early: 'o',
};

/** What stands around the reporter, told by the names of reporters-db's patterns: a fragment of the pattern → the shape. */
const SHAPE_OF_PATTERN = [
  ['$full_cite_year_page', 'prefixYearNumber'],
  ['$reporter $volume_year-', 'prefixYearNumber'],
  ['$full_cite_format_neutral', 'yearCode'],
  ['$full_cite_illinois_neutral', 'yearCode'],
  ['$full_cite_louisiana', 'yearCode'],
  ['$volume_year $reporter', 'yearCode'],
  ['$volume_year\\s-$reporter', 'yearCode'],
];
const PARAGRAPH_PATTERNS = ['$full_cite_cch', '$full_cite_paragraph', '$paragraph_marker_optional'];

/** Codes of the generated rows: p = volumePage, y = yearCode, x = prefixYearNumber; P = page, G = paragraph, N = number. */
function shapeAndNumbering(type, canonical, patterns) {
  const named = SHAPE_OF_PATTERN.find(([fragment]) => patterns.some((p) => p.includes(fragment)));
  const yearly =
    type === 'neutral' ||
    type === 'specialty_lexis' ||
    type === 'specialty_west' ||
    / LEXIS$/.test(canonical);
  const shape = named ? named[1] : yearly ? 'yearCode' : 'volumePage';
  if (shape !== 'volumePage') return (shape === 'yearCode' ? 'y' : 'x') + 'N';
  return PARAGRAPH_PATTERNS.some((fragment) => patterns.some((p) => p.includes(fragment))) ? 'pG' : 'pP';
}

const STATES = new Set(
  (
    'al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd ' +
    'tn tx ut vt va wa wv wi wy pr gu vi as mp'
  ).split(' '),
);

/** The one state whose courts alone a reporter holds, as a postal code; "US" for federal ones; "" where the data name several. */
function jurisdictionOf(cluster) {
  if (cluster.cite_type === 'federal' || cluster.cite_type === 'scotus_early') return 'US';
  const found = new Set();
  for (const entry of cluster.mlz_jurisdiction ?? []) {
    const state = /^us:([a-z]{2})[;:]/.exec(entry)?.[1];
    found.add(state && STATES.has(state) ? state.toUpperCase() : 'US');
  }
  return found.size === 1 ? [...found][0] : '';
}

/** The same folding as reporters/fold.ts, so that spellings which differ only in what is folded are kept once. */
const fold = (text) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[\s.]/g, '')
    .replace(/\d(?:D|ST|ND|RD|TH)(?![A-Za-z])/g, (suffix) => suffix.toLowerCase());

function checkText(text, where) {
  if (typeof text !== 'string') fail(`${where}: expected text, found ${JSON.stringify(text)}`);
  if (
    text.includes(FIELD) ||
    text.includes(ITEM) ||
    text.includes(SELF) ||
    text.includes('\n') ||
    text.includes('`') ||
    text.includes('$')
  )
    fail(`${where}: "${text}" holds a character that the encoding needs for itself`);
  return text.trim();
}

/** Names that are whole title pages are cut at a word, for they only tell the reader which reporter is meant. */
function shortName(name) {
  const plain = name.replace(/\.$/, '');
  return plain.length <= LONGEST_NAME
    ? plain
    : `${plain.slice(0, LONGEST_NAME).replace(/[ ,;:(][^ ]*$/, '')}…`;
}

function reporterLines(reporters) {
  const lines = [];
  for (const [key, clusters] of Object.entries(reporters)) {
    for (const cluster of clusters) {
      const typed = KIND_OF_TYPE[cluster.cite_type];
      if (!typed) fail(`reporter "${key}": unknown cite_type "${cluster.cite_type}"`);
      const variations = Object.entries(cluster.variations ?? {});
      for (const [, edition] of variations)
        if (!(edition in cluster.editions))
          fail(`reporter "${key}": a spelling belongs to the unknown edition "${edition}"`);
      for (const [edition, facts] of Object.entries(cluster.editions)) {
        const canonical = checkText(edition, `reporter "${key}"`);
        const seen = new Set([fold(canonical)]);
        const spellings = [];
        for (const [spelling, of] of variations) {
          if (of !== edition || seen.has(fold(spelling))) continue;
          seen.add(fold(spelling));
          spellings.push(checkText(spelling, `reporter "${key}"`));
        }
        const kind = / LEXIS$/.test(canonical) ? KIND_OF_TYPE.specialty_lexis : typed; // some are typed as their court's reporter
        const codes = kind + shapeAndNumbering(cluster.cite_type, canonical, facts.regexes ?? []);
        const name = shortName(checkText(cluster.name, `reporter "${key}"`));
        // "~" stands for the canonical abbreviation inside a spelling; the name of a database is made from it by table.ts.
        const packed = spellings.map((spelling) => spelling.replaceAll(canonical, SELF)).join(ITEM);
        lines.push(
          [
            canonical,
            codes,
            jurisdictionOf(cluster),
            packed,
            kind === 'd' && / LEXIS$/.test(canonical) ? '' : name,
          ].join(FIELD),
        );
      }
    }
  }
  return lines;
}

const POSTAL = {
  Alabama: 'AL', Alaska: 'AK', Arizona: 'AZ', Arkansas: 'AR', California: 'CA', Colorado: 'CO', Connecticut: 'CT', Delaware: 'DE',
  'District of Columbia': 'DC', 'Washington D.C.': 'DC', Florida: 'FL', Georgia: 'GA', Hawaii: 'HI', Idaho: 'ID', Illinois: 'IL',
  Indiana: 'IN', Iowa: 'IA', Kansas: 'KS', Kentucky: 'KY', Louisiana: 'LA', Maine: 'ME', Maryland: 'MD', Massachusetts: 'MA',
  Michigan: 'MI', Minnesota: 'MN', Mississippi: 'MS', Missouri: 'MO', Montana: 'MT', Nebraska: 'NE', Nevada: 'NV',
  'New Hampshire': 'NH', 'New Jersey': 'NJ', 'New Mexico': 'NM', 'New York': 'NY', 'North Carolina': 'NC', 'North Dakota': 'ND',
  Ohio: 'OH', Oklahoma: 'OK', Oregon: 'OR', Pennsylvania: 'PA', 'Rhode Island': 'RI', 'South Carolina': 'SC', 'South Dakota': 'SD',
  Tennessee: 'TN', Texas: 'TX', Utah: 'UT', Vermont: 'VT', Virginia: 'VA', Washington: 'WA', 'West Virginia': 'WV',
  Wisconsin: 'WI', Wyoming: 'WY', 'Puerto Rico': 'PR', Guam: 'GU', 'Virgin Islands': 'VI', 'American Samoa': 'AS',
  'Northern Mariana Islands': 'MP',
}; // prettier-ignore

const SYSTEM = {
  federal: 'f',
  state: 's',
  tribal: 't',
  international: 'i',
  special: 'x',
  colonial: 'x',
  extraterritorial: 'x',
  '': 'x',
};

/** Words of a trial court's citation form that name no place. What remains beside these and the state is a county or a town. */
const COURT_WORDS = new Set(
  (
    'ct court cts super sup cir circ circuit dist district com comm common cmn pl pleas prob probate fam fm juv ch chanc chancery app ' +
    'orphans muni mun county cty city civ crim gen sess surr surrogate hous land tax cl claims trial term div jud just bus env ' +
    'work workers comp commn industrial indus rec recorders corp hustings law eq equity insolv oy of the at and'
  ).split(' '),
);
const words = (text) =>
  text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * A state's court of one county, town or circuit ("Oh. Muni. Ct., Sylvania"). There are 1,400 of them, briefs do not cite them in
 * these forms, and they would take a quarter of the tables' size: left out; courts/index.ts reads them as the state's court of the kind.
 */
function isLocal(court, citation, stateWords) {
  if (court.system !== 'state') return false;
  if (/\bCty\b|,/.test(citation)) return true; // "N.Y. Surr. Ct., Kings Cty.", typed as a special court in the data
  if (!/^trial/.test(court.type ?? '')) return false;
  return words(citation).some((word) => !COURT_WORDS.has(word) && !stateWords.has(word));
}

/** Courts without a citation string cannot be told from a parenthetical; they are left out. */
function courtLines(courts) {
  const lines = [];
  // The words by which a state is called: those of its name, and of the citation form of its highest court ("Pa.", "N.Y.").
  const stateWords = new Map();
  for (const court of courts) {
    const held = stateWords.get(court.location) ?? new Set(words(court.location ?? ''));
    if (court.system === 'state' && court.type === 'appellate')
      for (const word of words(court.citation_string ?? '')) held.add(word);
    stateWords.set(court.location, held);
  }
  const seen = new Set();
  for (const court of courts) {
    const citation = checkText(court.citation_string ?? '', `court "${court.id}"`);
    if (citation === '' || isLocal(court, citation, stateWords.get(court.location))) continue;
    if (seen.has(court.id)) fail(`court "${court.id}" stands twice in the data`);
    seen.add(court.id);
    const system = SYSTEM[court.system ?? ''];
    if (!system) fail(`court "${court.id}": unknown system "${court.system}"`);
    const jurisdiction = system === 'f' ? 'US' : (POSTAL[court.location] ?? '');
    // The names of the federal district and bankruptcy courts are made from their citation form by table.ts.
    const isDistrict =
      system === 'f' &&
      /^(?:Bankr\. ?)?[A-Z]\. ?[A-Z]/.test(citation) &&
      /^(?:trial|bankruptcy)$/.test(court.type ?? '');
    const name = isDistrict ? '' : checkText(court.name, `court "${court.id}"`);
    lines.push(
      [court.id, citation, system, jurisdiction, checkText(court.type ?? '', court.id), name].join(FIELD),
    );
  }
  return lines;
}

async function writeWhole(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}

const moduleText = (name, lines) =>
  `// Generated by scripts/generate-tables.mjs from Free Law Project data (BSD-2-Clause, see NOTICE). Not edited, not committed.\n` +
  `export const ${name} = \`${lines.map((line) => line.replaceAll('\\', '\\\\')).join('\n')}\`;\n`;

let data;
try {
  data = await import('@beshkenadze/eyecite');
} catch (error) {
  fail(`the package @beshkenadze/eyecite could not be loaded (${error.message}). Run npm ci first.`);
}
const { REPORTERS, COURTS } = data;
if (!REPORTERS || Object.keys(REPORTERS).length < 1000)
  fail('@beshkenadze/eyecite exports no REPORTERS, or too few to be whole');
if (!Array.isArray(COURTS) || COURTS.length < 2000)
  fail('@beshkenadze/eyecite exports no COURTS, or too few to be whole');

await writeWhole(
  join(root, 'src/citation/reporters/generated/data.ts'),
  moduleText('REPORTER_DATA', reporterLines(REPORTERS)),
);
await writeWhole(
  join(root, 'src/citation/courts/generated/data.ts'),
  moduleText('COURT_DATA', courtLines(COURTS)),
);

const { compileTables } = await import('./compile-tables.mjs');
try {
  await compileTables(root);
} catch (error) {
  fail(`the tables could not be compiled: ${error.message}`);
}
