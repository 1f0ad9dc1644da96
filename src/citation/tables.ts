/**
 * The closed world of the reader: every abbreviation of the reporter and law tables in two tries, built on first use.
 *
 * `numbered` holds what follows a number ("556 ▸U.S.", "42 ▸U.S.C."), `worded` what begins with a word ("▸Fed. R. Civ. P.", "▸CPLR").
 * What may be changed: which shapes go where. New abbreviations are rows of the tables, never lines here.
 */
import { reporterRows, type ReporterRow } from './reporters/table';
import { lawRows, type LawRow } from './laws/table';
import { HISTORY, type HistoryRow } from './grammar/history';
import { RECORDS, type RecordRow } from './grammar/records';
import { mayLackVolume } from './reporters/supplement';
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

/** The tries. Some ten thousand spellings: built once, in the first call. */
export function tables(): Tables {
  built ??= build();
  return built;
}

function build(): Tables {
  const numbered = new Trie<Meaning>(1 << 16);
  const worded = new Trie<Meaning>(1 << 16);
  const following = new Trie<Meaning>(1 << 12);
  const reporters = reporterRows().map((reporter): Meaning => ({ reporter, law: null }));
  const laws = lawRows().map((law): Meaning => ({ reporter: null, law }));
  const trieOf = (meaning: Meaning): Trie<Meaning> | null => {
    const shape = meaning.reporter?.shape ?? meaning.law?.shape;
    if (shape === 'ruleSuffix') return null;
    if (meaning.reporter) return shape === 'prefixYearNumber' ? worded : numbered;
    return shape === 'titleCodeSection' || shape === 'volumePage' ? numbered : worded;
  };
  const all = [...reporters, ...laws].map((meaning) => ({
    meaning,
    trie: trieOf(meaning),
    spellings: meaning.reporter?.spellings ?? meaning.law?.spellings ?? [],
    standsBehind: meaning.law?.shape === 'ruleSuffix',
  }));
  // A canonical abbreviation outranks another row's variant, so the first spellings all go in first.
  for (const { meaning, trie, spellings } of all)
    if (trie && spellings[0] !== undefined) trie.insert(spellings[0], meaning);
  for (const { meaning, trie, spellings, standsBehind } of all)
    for (const spelling of spellings) {
      if (trie && spelling !== spellings[0]) trie.insert(spelling, meaning);
      if (standsBehind) following.insert(spelling, meaning);
      if (meaning.reporter && mayLackVolume(meaning.reporter)) worded.insert(spelling, meaning);
    }
  const history = new Trie<HistoryRow>(1 << 12);
  for (const row of HISTORY) history.insert(row.phrase, row);
  const records = new Trie<RecordRow>(1 << 12);
  for (const row of RECORDS) records.insert(row.form, row);
  return { numbered, worded, following, history, records };
}
