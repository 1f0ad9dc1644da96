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
import { beginningAt, eachBeginning } from './text/keys';
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
  ruleSuffix: 'following',
};

/** Length of the codes at the head of a compiled line; what follows up to the tab are its beginnings. */
const REPORTER_CODES = 4;
const LAW_CODES = 4;

/** Rows of laws are numbered from here, behind those of reporters. */
const LAW_OFFSET = 1 << 20;

/** For each beginning the items whose keys have it, in the order in which they were put there. */
class Shelf<Item> {
  private readonly items = new Map<number, Item[]>();

  put(start: number, item: Item): void {
    const held = this.items.get(start);
    if (held) held.push(item);
    else this.items.set(start, [item]);
  }

  /** A trie that takes the keys of a beginning from the shelf when a text first holds it. */
  trie<T>(unpack: (items: readonly Item[]) => Iterable<readonly [abbreviation: string, value: T]>): Trie<T> {
    const trie = new Trie<T>((start, filled) => {
      for (const [abbreviation, value] of unpack(this.items.get(start) ?? []))
        if (beginningAt(abbreviation, 0) === start) filled.insert(abbreviation, value);
    });
    for (const start of this.items.keys()) trie.announce(start);
    return trie;
  }
}

function build(): Tables {
  const numbered = new Shelf<number>();
  const worded = new Shelf<number>();
  const following = new Shelf<number>();
  const shelves = { numbered, worded, following };
  reporterLines().forEach((line, row) => {
    const shape = REPORTER_SHAPES[line.charAt(1)];
    if (!shape) return;
    const shelf = shelves[TRIE_OF_REPORTER[shape]];
    eachBeginning(line, REPORTER_CODES, (start) => shelf.put(start, row));
    if (lacksVolume(line)) eachBeginning(line, REPORTER_CODES, (start) => worded.put(start, row));
  });
  lawLines().forEach((line, row) => {
    const shape = LAW_SHAPES[line.charAt(1)];
    if (!shape) return;
    const shelf = shelves[TRIE_OF_LAW[shape]];
    eachBeginning(line, LAW_CODES, (start) => shelf.put(start, LAW_OFFSET + row));
  });
  const history = new Shelf<HistoryRow>();
  for (const row of HISTORY) history.put(beginningAt(row.phrase, 0), row);
  const records = new Shelf<RecordRow>();
  for (const row of RECORDS) records.put(beginningAt(row.form, 0), row);
  return {
    numbered: numbered.trie(meanings),
    worded: worded.trie(meanings),
    following: following.trie(meanings),
    history: history.trie((rows) => rows.map((row) => [row.phrase, row])),
    records: records.trie((rows) => rows.map((row) => [row.form, row])),
  };
}

/** What stands under the spellings of some rows: a canonical abbreviation outranks another row's variant, so they all come first. */
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
