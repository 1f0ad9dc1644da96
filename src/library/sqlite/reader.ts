/**
 * Questions to a library file, in SQL. One prepared statement a question, run for a whole brief inside one read
 * transaction, so that every answer of a call speaks of the same state of the library.
 */
import type Database from 'better-sqlite3';
import type { Opinion } from '../../quotation/model';
import type {
  CaseRecord,
  CitationCore,
  CoreAnswer,
  OriginCandidate,
  OriginQuery,
  VolumeCoverage,
} from '../../verifier/caseLaw';
import { rowToPart, selectPages } from '../rows/opinionRows';
import { wordNumber } from '../rows/partyIndex';
import {
  bestCoverage,
  byPage,
  caseRecord,
  foldedWords,
  holdsWords,
  sourceRecord,
  type CaseRow,
} from '../rows/records';
import { byBucket, readBucket, Tally } from '../rows/shingleIndex';
import { ALONE, plainNumber, readCaseIds } from '../rows/values';
import { MOST_AROUND, type StoreTotals, type VolumeCases } from '../store';
import { SCHEMA_VERSION } from '../tables';
import { prepareAll } from './readStatements';

/** Runs of case ids that are fetched at once. */
const RUNS_AT_ONCE = 64;

export class Reader {
  private readonly sql: ReturnType<typeof prepareAll>;
  private readonly reporters = new Map<number, string>();
  private readonly reporterIds = new Map<string, number>();

  constructor(private readonly db: Database.Database) {
    this.sql = prepareAll(db);
  }

  close(): void {
    this.db.close();
  }

  find(cores: readonly CitationCore[]): readonly CoreAnswer[] {
    return this.each(cores, (core) => {
      const volume = this.volumeId(core);
      const page = volume === null ? null : this.pageNumber(core.page);
      if (volume === null || page === null) return { cases: [], listsEveryCase: false };
      const rows = this.sql.startsAt.all(volume, page);
      const cases = rows.map((row) => this.record(row));
      const home = `${core.volume} ${core.reporter} ${core.page}`;
      const listsEveryCase =
        rows.some((row, index) => (row.flags & ALONE) !== 0 && cases[index]?.citations[0] === home) ||
        (cases.length > 0 && page > 0 && this.sql.listsPage.get(volume, page) !== undefined);
      return { cases, listsEveryCase };
    });
  }

  coverage(cores: readonly Pick<CitationCore, 'reporter' | 'volume'>[]): readonly (VolumeCoverage | null)[] {
    return this.each(cores, (core) => {
      const volume = this.volumeId(core);
      return volume === null ? null : bestCoverage(core, this.sql.coverage.all(volume));
    });
  }

  around(cores: readonly CitationCore[]): readonly (readonly CaseRecord[])[] {
    return this.each(cores, (core) => {
      const volume = this.volumeId(core);
      const page = plainNumber(core.page);
      if (volume === null || page === null) return [];
      const longest = Math.max(0, ...this.sql.coverage.all(volume).map((row) => row.longest));
      if (longest === 0) return [];
      return this.sql.around
        .all(volume, page - longest, page, page, MOST_AROUND)
        .map((row) => this.record(row));
    });
  }

  named(queries: readonly { words: readonly string[]; limit: number }[]): readonly (readonly CaseRecord[])[] {
    return this.each(queries, ({ words, limit }) => {
      const folded = foldedWords(words);
      const most = Math.floor(limit);
      const found: CaseRecord[] = [];
      if (folded.length === 0 || !(most >= 1)) return found;
      for (const id of this.casesWith([...new Set(folded.map(wordNumber))])) {
        const row = this.sql.caseById.get(id);
        const record = row === undefined ? null : this.record(row);
        if (record !== null && holdsWords(record, folded)) found.push(record);
        if (found.length === most) break;
      }
      return found;
    });
  }

  opinion(caseId: string, from?: string, to?: string): Opinion | null {
    if (!/^\d{1,15}$/.test(caseId)) return null;
    return this.once(() => {
      const id = Number(caseId);
      const head = this.sql.opinion.get(id);
      if (head === undefined) return null;
      const parts = this.sql.parts.all(id).map(rowToPart);
      return selectPages({ complete: head.complete === 1, ocr: head.ocr === 1, parts }, from, to);
    });
  }

  quotedIn(queries: readonly OriginQuery[]): readonly (readonly OriginCandidate[])[] {
    return this.each(queries, ({ shingles, limit }) => {
      const tally = new Tally();
      for (const [bucket, fingerprints] of byBucket(shingles))
        for (const { first_case, words } of this.sql.opinionWords.iterate(bucket))
          readBucket(words, first_case, fingerprints, tally.count);
      return tally.best(limit).flatMap(({ id, shared }) => {
        const row = this.sql.caseById.get(id);
        return row === undefined ? [] : [{ case: this.record(row), shared }];
      });
    });
  }

  volume(core: Pick<CitationCore, 'reporter' | 'volume'>): VolumeCases {
    return this.once(() => {
      const volume = this.volumeId(core);
      if (volume === null) return { coverage: null, cases: [] };
      return {
        coverage: bestCoverage(core, this.sql.coverage.all(volume)),
        cases: byPage(this.sql.inVolume.all(volume)).map((row) => ({
          page: row.page,
          case: this.record(row),
        })),
      };
    });
  }

  totals(): StoreTotals {
    return this.once(() => {
      const counts = this.sql.counts.get();
      if (counts === undefined) throw new Error('a count without a row');
      const pages = Number(this.db.pragma('page_count', { simple: true }));
      const size = Number(this.db.pragma('page_size', { simple: true }));
      const sources = this.sql.sources.all().map(sourceRecord);
      return { schema: SCHEMA_VERSION, bytes: pages * size, ...counts, sources };
    });
  }

  sourceDate(key: string): string | null {
    return this.sql.sourceDate.get(key)?.as_of ?? null;
  }

  /** Ids of the cases that have all of these words, ascending: those of the rarest word that the others have too. */
  private *casesWith(words: readonly number[]): Generator<number> {
    const runs = words.map((word) => ({ word, runs: this.sql.runsOfWord.get(word)?.runs ?? 0 }));
    runs.sort((a, b) => a.runs - b.runs);
    const [rarest, ...others] = runs;
    if (rarest === undefined || rarest.runs === 0) return;
    const lists = others.map(({ word }) => new WordList(this.sql, word));
    for (let after = -1; ;) {
      const held = this.sql.wordRuns.all(rarest.word, after, RUNS_AT_ONCE);
      for (const { cases } of held)
        for (const id of readCaseIds(cases)) if (lists.every((list) => list.has(id))) yield id;
      const last = held.at(-1);
      if (last === undefined || held.length < RUNS_AT_ONCE) return;
      after = last.first_case;
    }
  }

  private each<Q, A>(questions: readonly Q[], answer: (question: Q) => A): readonly A[] {
    return this.once(() => questions.map(answer));
  }

  private once<A>(work: () => A): A {
    return this.db.transaction(work)();
  }

  private record(row: CaseRow): CaseRecord {
    return caseRecord(row, (id) => this.reporterName(id));
  }

  private volumeId({ reporter, volume }: Pick<CitationCore, 'reporter' | 'volume'>): number | null {
    const held = this.reporterIds.get(reporter) ?? this.sql.reporterId.get(reporter)?.id;
    if (held === undefined) return null;
    this.reporterIds.set(reporter, held);
    return this.sql.volumeId.get(held, volume)?.id ?? null;
  }

  /** A page as the tables have it; null for an odd page that no case starts on. */
  private pageNumber(page: string): number | null {
    const plain = plainNumber(page);
    if (plain !== null) return plain;
    const odd = this.sql.oddPage.get(page)?.id;
    return odd === undefined ? null : -odd;
  }

  private reporterName(id: number): string {
    const held = this.reporters.get(id) ?? this.sql.reporter.get(id)?.abbreviation;
    if (held === undefined) throw new Error(`reporter ${id} is not in the table of reporters`);
    this.reporters.set(id, held);
    return held;
  }
}

/** The cases of one word, asked for in ascending order; holds one run at a time. */
class WordList {
  private first = 0;
  private last = -1;
  private ids = new Set<number>();

  constructor(
    private readonly sql: ReturnType<typeof prepareAll>,
    private readonly word: number,
  ) {}

  has(id: number): boolean {
    if (id < this.first || id > this.last) {
      const run = this.sql.wordRunAt.get(this.word, id);
      if (run === undefined || run.last_case < id) return false;
      this.first = run.first_case;
      this.last = run.last_case;
      this.ids = new Set(readCaseIds(run.cases));
    }
    return this.ids.has(id);
  }
}
