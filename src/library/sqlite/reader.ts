/**
 * Questions to a library file, in SQL. One prepared statement a question, run for a whole brief inside one read
 * transaction, so that every answer of a call speaks of the same state of the library.
 */
import type Database from 'better-sqlite3';
import type { Opinion } from '../../quotation/model';
import type { CaseRecord, CitationCore, CoreAnswer, VolumeCoverage } from '../../verifier/caseLaw';
import type { SourceKind, SourceRecord } from '../model';
import type { StoreTotals } from '../store';
import { partyWords } from '../words';
import { rowToPart, selectPages } from './opinionRows';
import { prepareAll, type CaseRow, type SourceRow, type VolumeRow } from './readStatements';
import { SCHEMA_VERSION } from './schema';
import { citationText, readCitations, readDate, storeNumber } from './values';

/** No page lies inside more cases than this; a table of dispositions can come near. */
const MOST_AROUND = 20;

export class Reader {
  private readonly sql: ReturnType<typeof prepareAll>;
  private readonly reporters = new Map<number, string>();
  private readonly reporterIds = new Map<string, number>();
  private readonly courts = new Map<number, string>();
  private readonly sources = new Map<number, SourceRow>();

  constructor(private readonly db: Database.Database) {
    this.sql = prepareAll(db);
  }

  close(): void {
    this.db.close();
  }

  find(cores: readonly CitationCore[]): readonly CoreAnswer[] {
    return this.each(cores, (core) => {
      const reporter = this.reporterId(core.reporter);
      if (reporter === null) return { cases: [], listsEveryCase: false };
      const volume = storeNumber(core.volume);
      const rows = this.sql.startsAt.all(reporter, volume, storeNumber(core.page));
      const cases = rows.map((row) => this.record(row));
      const home = `${core.volume} ${core.reporter} ${core.page}`;
      const listsEveryCase =
        rows.some((row, index) => row.alone === 1 && cases[index]?.citations[0] === home) ||
        (cases.length > 0 &&
          this.sql.volumes.all(reporter, volume).some((row) => row.lists_every_case === 1));
      return { cases, listsEveryCase };
    });
  }

  coverage(cores: readonly Pick<CitationCore, 'reporter' | 'volume'>[]): readonly (VolumeCoverage | null)[] {
    return this.each(cores, (core) => {
      const reporter = this.reporterId(core.reporter);
      if (reporter === null) return null;
      return this.bestCoverage(core, this.sql.volumes.all(reporter, storeNumber(core.volume)));
    });
  }

  around(cores: readonly CitationCore[]): readonly (readonly CaseRecord[])[] {
    return this.each(cores, (core) => {
      const reporter = this.reporterId(core.reporter);
      const page = storeNumber(core.page);
      if (reporter === null || typeof page === 'string') return [];
      const volume = storeNumber(core.volume);
      const longest = Math.max(0, ...this.sql.volumes.all(reporter, volume).map((row) => row.longest));
      if (longest === 0) return [];
      return this.sql.around
        .all(reporter, volume, page - longest, page, page, MOST_AROUND)
        .map((row) => this.record(row));
    });
  }

  named(queries: readonly { words: readonly string[]; limit: number }[]): readonly (readonly CaseRecord[])[] {
    return this.each(queries, ({ words, limit }) => {
      const folded = [...new Set(words.flatMap((word) => partyWords(word)))];
      if (folded.length === 0 || limit < 1) return [];
      // Folded words hold letters and digits only, so the quotation marks cannot be broken out of.
      const query = folded.map((word) => `"${word}"`).join(' AND ');
      return this.sql.named.all(query, Math.floor(limit)).map((row) => this.record(row));
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

  volume(core: Pick<CitationCore, 'reporter' | 'volume'>): {
    coverage: VolumeCoverage | null;
    cases: readonly { page: string; case: CaseRecord }[];
  } {
    return this.once(() => {
      const reporter = this.reporterId(core.reporter);
      if (reporter === null) return { coverage: null, cases: [] };
      const volume = storeNumber(core.volume);
      return {
        coverage: this.bestCoverage(core, this.sql.volumes.all(reporter, volume)),
        cases: this.sql.inVolume
          .all(reporter, volume)
          .map((row) => ({ page: String(row.page), case: this.record(row) })),
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

  private each<Q, A>(questions: readonly Q[], answer: (question: Q) => A): readonly A[] {
    return this.once(() => questions.map(answer));
  }

  private once<A>(work: () => A): A {
    return this.db.transaction(() => {
      // A re-import may have changed sources since the last call; their names are read afresh, once a call.
      this.sources.clear();
      return work();
    })();
  }

  private bestCoverage(
    core: Pick<CitationCore, 'reporter' | 'volume'>,
    rows: readonly VolumeRow[],
  ): VolumeCoverage | null {
    // A tiled volume says more than any number of loose cases of it.
    const [best] = [...rows].sort((a, b) => b.tiled - a.tiled || b.cases - a.cases || a.source - b.source);
    if (best === undefined) return null;
    const source = this.source(best.source);
    return {
      reporter: core.reporter,
      volume: core.volume,
      tiled: best.tiled === 1,
      lastPage: best.last_page,
      cases: best.cases,
      firstYear: best.first_year,
      lastYear: best.last_year,
      source: source.name,
      asOf: source.as_of,
    };
  }

  private record(row: CaseRow): CaseRecord {
    const source = this.source(row.source);
    const citations = readCitations(row.citations);
    const others = this.sql.names.all(row.id).map(({ name }) => name);
    return {
      id: String(row.id),
      name: row.name,
      names: row.name === '' ? others : [row.name, ...others],
      citations: citations.map(({ reporter, volume, page }) =>
        citationText({ reporter: this.reporterName(reporter), volume, page }),
      ),
      court: row.court === null ? null : this.courtName(row.court),
      date: readDate(row.decided),
      docketNumber: row.docket,
      url: row.url,
      firstPage: citations[0]?.page ?? null,
      lastPage: row.last_page,
      source: source.name,
      asOf: source.as_of,
      hasOpinion: row.has_opinion === 1,
    };
  }

  private source(id: number): SourceRow {
    const held = this.sources.get(id) ?? this.sql.source.get(id);
    if (held === undefined) throw new Error(`source ${id} is not in the table of sources`);
    this.sources.set(id, held);
    return held;
  }

  private reporterId(abbreviation: string): number | null {
    const held = this.reporterIds.get(abbreviation) ?? this.sql.reporterId.get(abbreviation)?.id;
    if (held === undefined) return null;
    this.reporterIds.set(abbreviation, held);
    return held;
  }

  private reporterName(id: number): string {
    const held = this.reporters.get(id) ?? this.sql.reporter.get(id)?.abbreviation;
    if (held === undefined) throw new Error(`reporter ${id} is not in the table of reporters`);
    this.reporters.set(id, held);
    return held;
  }

  private courtName(id: number): string {
    const held = this.courts.get(id) ?? this.sql.court.get(id)?.court;
    if (held === undefined) throw new Error(`court ${id} is not in the table of courts`);
    this.courts.set(id, held);
    return held;
  }
}

const SOURCE_KINDS: readonly SourceKind[] = ['starter', 'cap', 'opinions', 'table'];

function sourceRecord(row: SourceRow): SourceRecord {
  const kind = SOURCE_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new Error(`unknown kind of source: ${row.kind}`);
  return {
    name: row.name,
    kind,
    asOf: row.as_of,
    importedAt: row.imported_at,
    cases: row.cases,
    citations: row.citations,
    opinions: row.opinions,
  };
}
