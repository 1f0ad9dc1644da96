/**
 * The closed world of the reader: every abbreviation of the reporter and law tables in tries that are filled as texts ask for them.
 *
 * `numbered` holds what follows a number ("556 ▸U.S.", "42 ▸U.S.C."), `worded` what begins with a word ("▸Fed. R. Civ. P.", "▸CPLR").
 * What may be changed: which shapes go where. New abbreviations are rows of the tables, never lines here.
 */
import { HISTORY, type HistoryRow } from './grammar/history';
import { RECORDS, type RecordRow } from './grammar/records';
import { LAW_SHAPES } from './laws/codes';
import { lawAt, lawLines, type LawRow } from './laws/table';
import { REPORTER_SHAPES } from './reporters/codes';
import { lacksVolume, reporterAt, reporterLines, type ReporterRow } from './reporters/table';
import { BEGINNINGS, beginningAt, beginningOfPair } from './text/keys';
import { Trie } from './text/trie';

/** One meaning of an abbreviation: a reporter or a law. */
export interface Meaning {
  readonly reporter: ReporterRow | null;
  readonly law: LawRow | null;
}

export interface Tables {
  readonly numbered: Trie<Meaning>;
  readonly worded: Trie<Meaning>;
  /** What only ever follows its number: "Rule 59(e), ▸SCRCP". */
  readonly following: Trie<Meaning>;
  readonly history: Trie<HistoryRow>;
  readonly records: Trie<RecordRow>;
}

let built: Tables | null = null;

/** The tries. Made in the first call, filled as texts ask for their keys. */
export function tables(): Tables {
  built ??= build();
  return built;
}

/** Which trie holds a shape of reporters and of laws. */
const TRIE_OF_REPORTER: Readonly<Record<ReporterRow['shape'], 'numbered' | 'worded'>> = {
  volumePage: 'numbered',
  yearCode: 'numbered',
  prefixYearNumber: 'worded',
};
const TRIE_OF_LAW: Readonly<Record<LawRow['shape'], 'numbered' | 'worded' | 'following'>> = {
  titleCodeSection: 'numbered',
  volumePage: 'numbered',
  codeSection: 'worded',
  ruleNumber: 'worded',
  publicLaw: 'worded',
  constitution: 'worded',
  restatement: 'worded',
  congress: 'worded',
  sessionLaw: 'worded',
  regnal: 'numbered',
  ruleSuffix: 'following',
};

/** Length of the codes at the head of a compiled line; what follows up to the tab are its beginnings. */
const CODES = 4;

/** Rows of laws are numbered from here, behind those of reporters. */
const LAW_OFFSET = 1 << 20;

/** Room on a shelf: there are about 3,000 laws. */
const ENTRIES = 1 << 14;

/**
 * For each beginning the numbers of the rows whose keys have it, in the order in which they were put there: chains in arrays, because
 * thousands are put before the first citation can be read.
 */
class Shelf {
  /** Number of each beginning's first and last entry; 0 for none. */
  private readonly first = new Int32Array(BEGINNINGS);
  private readonly last = new Int32Array(BEGINNINGS);
  /** Of each entry its row and the entry after it of the same beginning. */
  private readonly rows = new Int32Array(ENTRIES);
  private readonly next = new Int32Array(ENTRIES);
  private entries = 0;
  private readonly starts: number[] = [];

  /** @throws RangeError beyond {@link ENTRIES}: a table has outgrown its shelf. */
  put(start: number, row: number): void {
    const entry = (this.entries += 1);
    if (entry >= ENTRIES) throw new RangeError(`A table of the reader has more than ${ENTRIES} beginnings.`);
    this.rows[entry] = row;
    const before = this.last[start] ?? 0;
    this.last[start] = entry;
    if (before !== 0) this.next[before] = entry;
    else {
      this.first[start] = entry;
      this.starts.push(start);
    }
  }

  private of(start: number): number[] {
    const found: number[] = [];
    for (let entry = this.first[start] ?? 0; entry !== 0; entry = this.next[entry] ?? 0)
      found.push(this.rows[entry] ?? 0);
    return found;
  }

  /** A trie that takes the keys of a beginning from the shelf when a text first holds it. */
  trie<T>(
    unpack: (rows: readonly number[]) => readonly (readonly [abbreviation: string, value: T])[],
  ): Trie<T> {
    return new Trie<T>(this.starts, (start) => unpack(this.of(start)));
  }
}

/** The shelf of each shape's letter, by the letter's code. */
function byLetter<Shape extends string>(
  letters: Readonly<Record<string, Shape>>,
  shelfOf: (shape: Shape) => Shelf,
): (Shelf | undefined)[] {
  const shelves = new Array<Shelf | undefined>(0x80).fill(undefined);
  for (const [letter, shape] of Object.entries(letters) as [string, Shape][])
    shelves[letter.charCodeAt(0)] = shelfOf(shape);
  return shelves;
}

/**
 * Puts the rows of a compiled table on the shelves of their shapes; those that can begin a citation, on `worded` too. Plain loops: this is
 * half of what a cold reader does before its first result.
 */
function shelve(
  lines: readonly string[],
  offset: number,
  shelves: readonly (Shelf | undefined)[],
  worded: Shelf | null,
): void {
  for (let row = 0; row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    const shelf = shelves[line.charCodeAt(1)];
    if (shelf === undefined) continue;
    const also = worded !== null && lacksVolume(line) ? worded : null;
    const tab = line.indexOf('\t');
    // The canonical abbreviation's own beginning, then those before the tab.
    let start = beginningAt(line, tab + 1);
    for (let at = CODES; ; at += 2) {
      shelf.put(start, offset + row);
      if (also !== null) also.put(start, offset + row);
      if (at >= tab) break;
      start = beginningOfPair(line.charCodeAt(at), line.charCodeAt(at + 1));
    }
  }
}

function build(): Tables {
  const numbered = new Shelf();
  const worded = new Shelf();
  const following = new Shelf();
  const shelves = { numbered, worded, following };
  shelve(
    reporterLines(),
    0,
    byLetter(REPORTER_SHAPES, (shape) => shelves[TRIE_OF_REPORTER[shape]]),
    worded,
  );
  shelve(
    lawLines(),
    LAW_OFFSET,
    byLetter(LAW_SHAPES, (shape) => shelves[TRIE_OF_LAW[shape]]),
    null,
  );
  const history = new Shelf();
  HISTORY.forEach((row, index) => history.put(beginningAt(row.phrase, 0), index));
  const records = new Shelf();
  RECORDS.forEach((row, index) => records.put(beginningAt(row.form, 0), index));
  return {
    numbered: numbered.trie(meanings),
    worded: worded.trie(meanings),
    following: following.trie(meanings),
    history: history.trie((rows) => phrases(rows, HISTORY, (row) => row.phrase)),
    records: records.trie((rows) => phrases(rows, RECORDS, (row) => row.form)),
  };
}

function phrases<Row>(
  rows: readonly number[],
  table: readonly Row[],
  textOf: (row: Row) => string,
): (readonly [string, Row])[] {
  return rows.flatMap((index) => {
    const row = table[index];
    return row === undefined ? [] : [[textOf(row), row] as const];
  });
}

function meanings(rows: readonly number[]): readonly (readonly [string, Meaning])[] {
  const canonicals: [string, Meaning][] = [];
  const variants: [string, Meaning][] = [];
  for (const row of rows) {
    const meaning = meaningOf(row);
    const [canonical, ...others] = meaning.reporter?.spellings ?? meaning.law?.spellings ?? [];
    if (canonical !== undefined) canonicals.push([canonical, meaning]);
    for (const other of others) variants.push([other, meaning]);
  }
  return [...canonicals, ...variants];
}

const meaningOf = (row: number): Meaning =>
  row < LAW_OFFSET
    ? { reporter: reporterAt(row), law: null }
    : { reporter: null, law: lawAt(row - LAW_OFFSET) };
