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
import { Trie } from './text/trie';

/** What one folded abbreviation can mean; the likeliest first in each list. */
export interface Abbreviation {
  readonly reporters: readonly ReporterRow[];
  readonly laws: readonly LawRow[];
}

export interface Tables {
  readonly numbered: Trie<Abbreviation>;
  readonly worded: Trie<Abbreviation>;
  /** What may follow a number that stands first: "§ 440.09, ▸Fla. Stat.", "Rule 59(e), ▸SCRCP". */
  readonly following: Trie<Abbreviation>;
  readonly history: Trie<HistoryRow>;
  readonly records: Trie<RecordRow>;
}

const merge = (held: Abbreviation, added: Abbreviation): Abbreviation => ({
  reporters: [...held.reporters, ...added.reporters.filter((row) => !held.reporters.includes(row))],
  laws: [...held.laws, ...added.laws.filter((row) => !held.laws.includes(row))],
});
const first = <T>(held: T): T => held;

let built: Tables | null = null;

/** The tries. Some ten thousand spellings: built once, in the first call. */
export function tables(): Tables {
  built ??= build();
  return built;
}

function build(): Tables {
  const numbered = new Trie<Abbreviation>();
  const worded = new Trie<Abbreviation>();
  const following = new Trie<Abbreviation>();
  const addReporter = (row: ReporterRow, spelling: string): void => {
    (row.shape === 'prefixYearNumber' ? worded : numbered).insert(
      spelling,
      { reporters: [row], laws: [] },
      merge,
    );
  };
  const addLaw = (row: LawRow, spelling: string): void => {
    const value = { reporters: [], laws: [row] };
    const isNumbered = row.shape === 'titleCodeSection' || row.shape === 'volumePage';
    if (row.shape !== 'ruleSuffix') (isNumbered ? numbered : worded).insert(spelling, value, merge);
    if (
      row.shape === 'ruleSuffix' ||
      row.shape === 'codeSection' ||
      row.shape === 'ruleNumber' ||
      row.shape === 'titleCodeSection'
    )
      following.insert(spelling, value, merge);
  };
  // A canonical abbreviation outranks another row's variant, so all canonicals go in first.
  for (const row of reporterRows()) addReporter(row, row.canonical);
  for (const row of lawRows()) addLaw(row, row.canonical);
  for (const row of reporterRows())
    for (const spelling of row.spellings) if (spelling !== row.canonical) addReporter(row, spelling);
  for (const row of lawRows())
    for (const spelling of row.spellings) if (spelling !== row.canonical) addLaw(row, spelling);
  const history = new Trie<HistoryRow>();
  for (const row of HISTORY) history.insert(row.phrase, row, first);
  const records = new Trie<RecordRow>();
  for (const row of RECORDS) records.insert(row.form, row, first);
  return { numbered, worded, following, history, records };
}
