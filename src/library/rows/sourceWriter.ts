/**
 * Putting a source into a store, whatever database holds it: cases become rows of `tables.ts`, citations and party words are sorted
 * on the way, and the database's own part is a RowSink. Memory stays flat however long the stream is; ids of cases are never used
 * twice. Whoever calls it holds the transaction.
 */
import type { Opinion } from '../../quotation/model';
import { opinionShingles } from '../../quotation';
import { citationNumbers } from '../../verifier/evidence/citedCores';
import { LibraryError } from '../errors';
import type { ImportedCase, ImportOptions, ImportOutcome, ImportSource } from '../model';
import { ExternalSort } from './externalSort';
import { partToRow } from './opinionRows';
import { Bucket, bucketOf } from './shingleIndex';
import { wordNumbers } from './partyIndex';
import type { EarlierImport, RowSink } from './rowSink';
import { ALONE, HAS_OPINION, plainNumber, ByteWriter, storeDate } from './values';
import { isSameBook, VolumeLedger, type VolumeEntry } from './volumeLedger';

/** Cases between two progress reports and looks at the abort signal. */
const CASES_A_BEAT = 2000;
/** Sorted numbers are unsigned; numbers of words and pages may be negative. */
const SIGN = 0x80000000;
/** Ids in one row of the party words. */
const CASES_OF_A_RUN = 512;

const packer = new ByteWriter();

export async function writeSource(
  sink: RowSink,
  source: ImportSource,
  importedAt: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const writer = new SourceWriter(sink, source);
  try {
    return await writer.run(importedAt, options);
  } finally {
    writer.close();
  }
}

class SourceWriter {
  private readonly ledger: VolumeLedger;
  private readonly reporters = new Map<string, number>();
  private readonly courts = new Map<string, number>();
  private readonly oddPages = new Map<string, number>();
  /** volume, page, case, reach. */
  private readonly citations = new ExternalSort(4, 2);
  /** word, case. */
  private readonly words = new ExternalSort(2, 1);
  /** The volumes of the citations of the batch at hand, one after the other. */
  private readonly entries: VolumeEntry[] = [];
  /** fingerprint, case. */
  private readonly shingles = new ExternalSort(2, 1);
  private readonly counts = { cases: 0, citations: 0, opinions: 0, withoutCitation: 0 };
  private readonly started = performance.now();
  private firstCase = 0;
  private sourceId = 0;

  constructor(
    private readonly sink: RowSink,
    private readonly source: ImportSource,
  ) {
    this.ledger = new VolumeLedger(source.volumes);
  }

  async run(importedAt: string, options: ImportOptions): Promise<ImportOutcome> {
    const { source, sink, counts } = this;
    const { key, name, kind, asOf } = source;
    const old: EarlierImport | null = await sink.earlierImport(key);
    if (old !== null) await sink.drop(old);
    this.firstCase = await sink.nextCase();
    this.sourceId = await sink.putSource({ key, name, kind, asOf, importedAt, firstCase: this.firstCase });

    let waiting: ImportedCase[] = [];
    for await (const item of source.cases) {
      if (Array.isArray(item)) {
        // An empty batch is a beat too: the source is at work on what comes before cases.
        for (let at = 0; at === 0 || at < item.length; at += CASES_A_BEAT)
          await this.beat(item.slice(at, at + CASES_A_BEAT), options);
      } else {
        waiting.push(item as ImportedCase);
        if (waiting.length < CASES_A_BEAT) continue;
        await this.beat(waiting, options);
        waiting = [];
      }
    }
    await this.beat(waiting, options);
    await this.putCitations(options);
    await this.putWords(options);
    await this.putShingles(options);
    await this.putCoverage();
    this.stopIfAsked(options);
    await sink.finishSource(this.sourceId, {
      lastCase: this.firstCase + counts.cases - 1,
      cases: counts.cases,
      citations: counts.citations,
      opinions: counts.opinions,
    });
    this.report(options, 1);
    const seconds = (performance.now() - this.started) / 1000;
    return { source: name, ...counts, replaced: old?.cases ?? 0, seconds };
  }

  close(): void {
    this.citations.close();
    this.words.close();
    this.shingles.close();
  }

  private stopIfAsked({ signal }: ImportOptions): void {
    if (signal?.aborted === true) throw new LibraryError({ kind: 'cancelled', source: this.source.name });
  }

  private report({ onProgress }: ImportOptions, done: number | null): void {
    if (onProgress === undefined) return;
    const { source, counts } = this;
    const seconds = (performance.now() - this.started) / 1000;
    const rate = (count: number): number => (seconds > 0 ? Math.round(count / seconds) : 0);
    const rows = source.rowsRead?.() ?? counts.cases;
    const part =
      done ?? (source.expectedCases === null ? null : counts.cases / Math.max(1, source.expectedCases));
    onProgress({
      source: source.name,
      cases: counts.cases,
      expectedCases: source.expectedCases,
      casesPerSecond: rate(counts.cases),
      rows,
      rowsPerSecond: rate(rows),
      secondsLeft: part === null || part <= 0 ? null : Math.max(0, (seconds / part) * (1 - part)),
    });
  }

  private async beat(cases: readonly ImportedCase[], options: ImportOptions): Promise<void> {
    this.stopIfAsked(options);
    this.report(options, this.source.fractionRead?.() ?? null);
    await this.intern(cases);
    let firstEntry = 0;
    for (const one of cases) {
      this.put(one, firstEntry);
      firstEntry += one.citations.length;
    }
    await this.sink.flush();
  }

  /** Gives ids to every reporter, volume, court and odd page of a batch that has none yet, and notes the volume of each citation. */
  private async intern(cases: readonly ImportedCase[]): Promise<void> {
    const newReporters = new Set<string>();
    const newCourts = new Set<string>();
    const newPages = new Set<string>();
    const newVolumes = new Set<VolumeEntry>();
    let count = 0;
    for (const { citations, court } of cases) {
      if (court !== null && !this.courts.has(court)) newCourts.add(court);
      for (const core of citations) {
        const entry = this.ledger.entry(core);
        this.entries[count++] = entry;
        if (entry.id === 0) {
          newVolumes.add(entry);
          if (!this.reporters.has(core.reporter)) newReporters.add(core.reporter);
        }
        if (plainNumber(core.page) === null && !this.oddPages.has(core.page)) newPages.add(core.page);
      }
    }
    await this.learn(this.reporters, 'reporters', newReporters);
    await this.learn(this.courts, 'courts', newCourts);
    await this.learn(this.oddPages, 'odd_pages', newPages);
    if (newVolumes.size === 0) return;
    const entries = [...newVolumes];
    for (const entry of entries) entry.reporterId = this.reporters.get(entry.reporter) ?? 0;
    const ids = await this.sink.internVolumes(
      entries.map(({ reporterId, volume }) => ({ reporter: reporterId, volume })),
    );
    entries.forEach((entry, index) => (entry.id = ids[index] ?? 0));
  }

  private async learn(
    known: Map<string, number>,
    table: 'reporters' | 'courts' | 'odd_pages',
    texts: ReadonlySet<string>,
  ): Promise<void> {
    if (texts.size === 0) return;
    const list = [...texts];
    const ids = await this.sink.intern(table, list);
    list.forEach((text, index) => known.set(text, ids[index] ?? 0));
  }

  /** `firstEntry`: where in `entries` the volumes of this case's citations begin. */
  private put(imported: ImportedCase, firstEntry: number): void {
    const { counts, sink } = this;
    const place = counts.cases;
    const id = this.firstCase + place;
    const reach = reachOf(imported);
    const { citations, opinion, otherNames } = imported;
    const name = clean(imported.name);
    const home = citations[0];
    const entryOf = (index: number): VolumeEntry => {
      const entry = this.entries[firstEntry + index];
      if (entry === undefined) throw new Error('a citation without its volume');
      return entry;
    };
    for (let at = 0; at < citations.length; at++) {
      const core = citations[at];
      const entry = entryOf(at);
      if (core === undefined) continue;
      const page = plainNumber(core.page);
      packer.citation(entry.reporterId, entry.number ?? entry.volume, page ?? core.page);
      const filled = reach !== null && home !== undefined && isSameBook(core, home) ? reach + 1 : 0;
      this.citations.add(entry.id, (page ?? -(this.oddPages.get(core.page) ?? 0)) + SIGN, place, filled);
    }
    sink.put('cases', [
      id,
      this.sourceId,
      imported.court === null ? null : (this.courts.get(imported.court) ?? null),
      storeDate(imported.date),
      (opinion === null ? 0 : HAS_OPINION) + (imported.aloneOnPage === true ? ALONE : 0),
      name,
      packer.take(),
      imported.lastPage,
      clean(imported.docketNumber),
      clean(imported.url),
      imported.key,
      otherNames.length === 0 ? null : JSON.stringify(otherNames.map((other) => clean(other))),
    ]);
    for (const word of wordNumbers(name)) this.words.add(word + SIGN, place);
    for (const other of otherNames) for (const word of wordNumbers(other)) this.words.add(word + SIGN, place);
    if (opinion !== null) this.putOpinion(id, opinion);
    this.ledger.add(imported, reach, entryOf);

    counts.cases += 1;
    counts.citations += citations.length;
    if (citations.length === 0) counts.withoutCitation += 1;
  }

  private putOpinion(id: number, opinion: Opinion): void {
    this.sink.put('opinions', [id, opinion.complete ? 1 : 0, opinion.ocr ? 1 : 0]);
    opinion.parts.forEach((part, index) => {
      const { kind, pages, text } = partToRow(part);
      this.sink.put('opinion_parts', [id, index, kind, pages, text]);
    });
    const place = this.counts.cases;
    for (const shingle of opinionShingles(opinion)) this.shingles.add(shingle, place);
    // What the opinion cites lies in the same index under numbers of its own.
    for (const number of citationNumbers(opinion)) this.shingles.add(number, place);
    this.counts.opinions += 1;
  }

  /** The citations in the order of their tree; a case that has the same citation twice has it once here. */
  private async putCitations(options: ImportOptions): Promise<void> {
    let volumeBefore = -1;
    let pageBefore = -1;
    let caseBefore = -1;
    for (const block of this.citations.blocks()) {
      this.stopIfAsked(options);
      for (let at = 0; at < block.length; at += 4) {
        const volume = block[at] ?? 0;
        const page = block[at + 1] ?? 0;
        const place = block[at + 2] ?? 0;
        const reach = block[at + 3] ?? 0;
        if (volume === volumeBefore && page === pageBefore && place === caseBefore) continue;
        volumeBefore = volume;
        pageBefore = page;
        caseBefore = place;
        this.sink.put('citations', [
          volume,
          page - SIGN,
          this.firstCase + place,
          reach === 0 ? null : reach - 1,
        ]);
      }
      await this.sink.flush();
    }
  }

  private async putWords(options: ImportOptions): Promise<void> {
    let wordBefore: number | null = null;
    let ids: number[] = [];
    const finish = (): void => {
      if (wordBefore !== null && ids.length > 0)
        this.sink.put('party_words', [wordBefore - SIGN, ids[0] ?? 0, ids[ids.length - 1] ?? 0, ids]);
      ids = [];
    };
    for (const block of this.words.blocks()) {
      this.stopIfAsked(options);
      for (let at = 0; at < block.length; at += 2) {
        const word = block[at] ?? 0;
        const id = this.firstCase + (block[at + 1] ?? 0);
        if (word !== wordBefore || ids.length === CASES_OF_A_RUN) {
          // The same word in two names of one case may fall on the border of two runs.
          if (word === wordBefore && ids[ids.length - 1] === id) continue;
          finish();
          wordBefore = word;
        }
        if (ids[ids.length - 1] !== id) ids.push(id);
      }
      await this.sink.flush();
    }
    finish();
    await this.sink.flush();
  }

  private async putShingles(options: ImportOptions): Promise<void> {
    const bucket = new Bucket();
    let number = 0;
    const finish = (): void => {
      if (!bucket.empty) this.sink.put('opinion_words', [number, this.sourceId, bucket.take()]);
    };
    for (const block of this.shingles.blocks()) {
      this.stopIfAsked(options);
      for (let at = 0; at < block.length; at += 2) {
        const shingle = block[at] ?? 0;
        if (bucketOf(shingle) !== number) finish();
        number = bucketOf(shingle);
        bucket.add(shingle, block[at + 1] ?? 0);
      }
      await this.sink.flush();
    }
    finish();
    await this.sink.flush();
  }

  private async putCoverage(): Promise<void> {
    for (const one of this.ledger.summaries())
      this.sink.put('coverage', [
        one.id,
        this.sourceId,
        one.tiled ? 1 : 0,
        one.listsTo,
        one.lastPage,
        one.longest,
        one.cases,
        one.firstYear,
        one.lastYear,
      ]);
    await this.sink.flush();
  }
}

/** PostgreSQL keeps no text with a NUL in it, and no name has one. */
function clean(text: string): string;
function clean(text: string | null): string | null;
function clean(text: string | null): string | null {
  return text === null || !text.includes('\0') ? text : text.replaceAll('\0', '');
}

/** The last page the case is known to fill: by the source's word, else the greatest page label of its text. */
function reachOf({ lastPage, opinion }: ImportedCase): number | null {
  let reach = lastPage === null ? null : plainNumber(lastPage);
  for (const { pages } of opinion?.parts ?? [])
    for (const { label } of pages) {
      const number = label === null ? null : plainNumber(label);
      if (number !== null && (reach === null || number > reach)) reach = number;
    }
  return reach;
}
