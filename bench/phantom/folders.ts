/**
 * The opinions that a benchmark draws from: a folder with a `manifest.json` (`contracts.md`, A folder of opinions), or a folder of
 * such folders. They are imported into a library of their own, as a user would, and read back from it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openLibrary, opinionsSource, type Library } from '../../src/library';
import { readCitations } from '../../src/citation';
import type { Opinion, PartKind } from '../../src/quotation/model';
import type { CaseRecord } from '../../src/verifier/caseLaw';

export interface HeldCase {
  readonly record: CaseRecord;
  readonly opinion: Opinion;
  /** "466 U.S. 668" */
  readonly citation: string;
  readonly name: string;
  /** What a short form is named by. */
  readonly shortName: string;
  /** "(7th Cir. 2011)" as the folder says; a year that stands in where it says none, for then the library has none to compare. */
  readonly courtAndYear: string;
  readonly parts: readonly CasePart[];
}

/** A part of an opinion as one text, and the same as bare letters: plain search needs nothing of what is measured. */
export interface CasePart {
  readonly kind: PartKind;
  readonly text: string;
  readonly pages: readonly {
    readonly label: string | null;
    readonly note: string | null;
    readonly to: number;
  }[];
  readonly letters: string;
  /** The page number (index into `pages`) of each letter. */
  readonly pageOfLetter: Uint16Array;
}

export interface Collection {
  readonly library: Library;
  readonly cases: readonly HeldCase[];
  /** Folders that were read. */
  readonly folders: readonly string[];
  readonly close: () => void;
}

const manifestFolders = (root: string): readonly string[] => {
  if (fs.existsSync(path.join(root, 'manifest.json'))) return [root];
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(root, entry.name, 'manifest.json')))
    .map((entry) => path.join(root, entry.name))
    .sort();
};

/** Only letters and digits, lower case: what stands here is the same words, whatever the typography. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** Reads the opinions. Throws a plain Error that says what is wrong with the folder. */
export async function openCollection(root: string): Promise<Collection> {
  if (!fs.existsSync(root)) throw new Error(`${root}: there is no such folder`);
  const folders = manifestFolders(root);
  if (folders.length === 0) throw new Error(`${root}: no manifest.json here or one folder below`);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-bench-'));
  const library = await openLibrary({
    path: path.join(home, 'library.sqlite'),
    env: { CITE_CHECK_HOME: home },
    create: true,
  });
  const close = (): void => {
    library.close();
    fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    const cases: HeldCase[] = [];
    for (const folder of folders) {
      await library.import(await opinionsSource(folder));
      cases.push(...(await casesOf(folder, library)));
    }
    const unique = [...new Map(cases.map((one) => [one.citation, one])).values()];
    return { library, cases: unique, folders, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** A citation without its year would be another kind of fault. */
const STAND_IN_YEAR = 2000;

interface ManifestEntry {
  readonly citations: readonly string[];
  readonly caseName: string;
  readonly date?: string | null;
}

async function casesOf(folder: string, library: Library): Promise<readonly HeldCase[]> {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  ) as readonly ManifestEntry[];
  const written = citedAs(folder);
  const found: HeldCase[] = [];
  for (const { citations, caseName, date } of manifest) {
    const citation = citations[0];
    if (citation === undefined) continue;
    const { cases } = await library.lookup(citation);
    const record = cases.find(({ names }) => names.includes(caseName.trim())) ?? cases[0];
    const opinion = record === undefined ? null : await library.opinion(record.id);
    const shortName = shortNameOf(caseName.trim(), citation);
    // A name that the citation reader cannot take apart would measure that reader, not the checks.
    if (record === undefined || opinion === null || shortName === null) continue;
    const year = (date ?? record.date ?? '').slice(0, 4);
    found.push({
      record,
      opinion,
      citation,
      name: caseName.trim(),
      shortName,
      courtAndYear: written.get(citation) ?? `(${year === '' ? STAND_IN_YEAR : year})`,
      parts: opinion.parts.map(casePart),
    });
  }
  return found;
}

/** Court and year of each citation as the folder's own filing wrote them: `claims.csv`, where there is one. */
function citedAs(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, 'claims.csv');
  const found = new Map<string, string>();
  if (!fs.existsSync(file)) return found;
  for (const [, citation = '', courtAndYear = ''] of fs
    .readFileSync(file, 'utf8')
    .matchAll(/, (\d+ [A-Z][\w.’' ]{0,20}? \d+)(?:, [\w. ]{1,24}?[\d–-]+){0,2} (\([^()]{0,20}\d{4}\))/g))
    if (!found.has(citation)) found.set(citation, courtAndYear);
  return found;
}

const COMMON_PARTIES =
  /^(?:(?:the )?(?:state|people|commonwealth|united states)\b.*|in re|ex parte|city of|matter of)/i;

/** The party that a short form names; null where the citation is not read as it is meant. */
function shortNameOf(name: string, citation: string): string | null {
  const [only, ...more] = readCitations([{ part: 'body', note: null, text: `See ${name}, ${citation}.` }]);
  if (only === undefined || more.length > 0 || only.caseName !== name) return null;
  const { plaintiff, defendant } = only;
  if (plaintiff === null || defendant === null) return null;
  return COMMON_PARTIES.test(plaintiff) ? (COMMON_PARTIES.test(defendant) ? null : defendant) : plaintiff;
}

function casePart({ kind, pages }: Opinion['parts'][number]): CasePart {
  let text = '';
  let letters = '';
  const edges: CasePart['pages'][number][] = [];
  const pageOf: number[] = [];
  pages.forEach((page, at) => {
    text += page.text;
    const own = plainLetters(page.text);
    letters += own;
    for (let letter = 0; letter < own.length; letter += 1) pageOf.push(at);
    edges.push({ label: page.label, note: page.note ?? null, to: text.length });
  });
  return { kind, text, pages: edges, letters, pageOfLetter: Uint16Array.from(pageOf) };
}

/** Every run of pages on which these words stand, by plain search; the labels of each run, null where unknown. */
export function whereItStands(held: HeldCase, words: string): readonly (readonly (string | null)[])[] {
  const wanted = plainLetters(words);
  const found: (string | null)[][] = [];
  if (wanted === '') return found;
  for (const { letters, pages, pageOfLetter } of held.parts) {
    for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
      const first = pageOfLetter[at] ?? 0;
      const last = pageOfLetter[at + wanted.length - 1] ?? first;
      found.push(pages.slice(first, last + 1).map(({ label }) => label));
    }
  }
  return found;
}
