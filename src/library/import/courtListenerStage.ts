/**
 * Where the bulk data of CourtListener waits for its joins: clusters, dockets and opinions in a temporary database, citations sorted by
 * their cluster. Memory holds a few megabytes whatever the files hold; all of it is gone when the import ends.
 */
import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CitationCore } from '../../verifier/caseLaw';
import { ExternalSort } from '../rows/externalSort';
import { plainNumber } from '../rows/values';
import { ownCopy } from './cores';

export interface StagedCluster {
  readonly id: number;
  readonly name: string;
  readonly fullName: string;
  readonly date: string | null;
  readonly docket: number | null;
  /** CourtListener's id of the court, once the docket is known. */
  readonly court: string | null;
  readonly docketNumber: string | null;
}

export interface StagedOpinion {
  readonly id: number;
  readonly type: string;
  readonly scanned: boolean;
  readonly text: string;
}

const SCHEMA = `
  CREATE TABLE clusters (id INTEGER PRIMARY KEY, name TEXT, full_name TEXT, date TEXT, docket INTEGER);
  CREATE TABLE dockets (id INTEGER PRIMARY KEY, court TEXT, number TEXT);
  CREATE TABLE opinions (id INTEGER PRIMARY KEY, cluster INTEGER, type TEXT, scanned INTEGER, text BLOB);`;

/** Numbers of texts are told from plain numbers by this bit. */
const IS_TEXT = 0x80000000;

export class CourtListenerStage {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'cite-check-import-'));
  private readonly file = path.join(this.folder, 'stage.sqlite');
  private readonly db = new Database(this.file);
  private readonly reading: Database.Database[] = [];
  private readonly dockets = new NumberSet();
  /** cluster, rank and reporter, volume, page. */
  private readonly citations: ExternalSort;
  private readonly texts = new Map<string, number>();
  private readonly textOf: string[] = [];
  private readonly putCluster;
  private readonly putDocket;
  private readonly putOpinion;
  private hasOpinions = false;
  private opinions: Database.Statement<
    [number],
    { id: number; type: string; scanned: number; text: Buffer }
  > | null = null;

  constructor() {
    this.db.pragma('journal_mode = OFF');
    this.db.pragma('synchronous = OFF');
    this.db.pragma('cache_size = -32768');
    this.db.exec(SCHEMA);
    this.putCluster = this.db.prepare('INSERT OR REPLACE INTO clusters VALUES (?, ?, ?, ?, ?)');
    this.putDocket = this.db.prepare('INSERT OR REPLACE INTO dockets VALUES (?, ?, ?)');
    this.putOpinion = this.db.prepare('INSERT OR REPLACE INTO opinions VALUES (?, ?, ?, ?, ?)');
    this.citations = new ExternalSort(4, 2, { folder: this.folder });
    this.db.exec('BEGIN');
  }

  addCluster({ id, name, fullName, date, docket }: StagedCluster): void {
    this.putCluster.run(id, name, fullName, date, docket);
    if (docket !== null) this.dockets.add(docket);
  }

  /** Whether a cluster has this docket; most dockets have no opinion. */
  wantsDocket(id: number): boolean {
    return this.dockets.has(id);
  }

  addDocket(id: number, court: string, number: string): void {
    this.putDocket.run(id, court, number);
  }

  addCitation(cluster: number, rank: number, { volume, reporter, page }: CitationCore): void {
    // Rank and reporter share a number: a case's citations of one kind come out by reporter.
    const place = rank * 0x1000000 + this.number(reporter);
    this.citations.add(
      cluster,
      place,
      plainNumber(volume) ?? this.number(volume) + IS_TEXT,
      plainNumber(page) ?? this.number(page) + IS_TEXT,
    );
  }

  addOpinion(cluster: number, { id, type, scanned, text }: StagedOpinion): void {
    this.hasOpinions = true;
    this.putOpinion.run(
      id,
      cluster,
      type,
      scanned ? 1 : 0,
      deflateRawSync(Buffer.from(text, 'utf8'), { level: 1 }),
    );
  }

  /** Every cluster by its id, with its docket's court and number and with its citations, home first. Nothing may be added after. */
  *clusters(): Generator<{ readonly cluster: StagedCluster; readonly citations: readonly CitationCore[] }> {
    if (this.hasOpinions) this.db.exec('CREATE INDEX of_cluster ON opinions (cluster)');
    this.db.exec('COMMIT');
    const rows = this.read()
      .prepare<[], StagedCluster>(
        `SELECT c.id, c.name, c.full_name AS fullName, c.date, c.docket, d.court, d.number AS docketNumber
         FROM clusters c LEFT JOIN dockets d ON d.id = c.docket ORDER BY c.id`,
      )
      .iterate();
    const citations = this.sortedCitations();
    let next = citations.next();
    for (const cluster of rows) {
      const own: CitationCore[] = [];
      // Citations of a cluster that is not there lead nowhere.
      while (next.done !== true && next.value.cluster < cluster.id) next = citations.next();
      for (; next.done !== true && next.value.cluster === cluster.id; next = citations.next())
        own.push(next.value.core);
      yield { cluster, citations: own };
    }
  }

  /** The opinions of a cluster in the order of their kinds: lead before concurrence before dissent. */
  opinionsOf(cluster: number): readonly StagedOpinion[] {
    if (!this.hasOpinions) return [];
    this.opinions ??= this.read().prepare(
      'SELECT id, type, scanned, text FROM opinions WHERE cluster = ? ORDER BY type, id',
    );
    return this.opinions.all(cluster).map(({ id, type, scanned, text }) => ({
      id,
      type,
      scanned: scanned === 1,
      text: inflateRawSync(text).toString('utf8'),
    }));
  }

  close(): void {
    for (const db of this.reading) db.close();
    this.db.close();
    this.citations.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private *sortedCitations(): Generator<{ readonly cluster: number; readonly core: CitationCore }> {
    for (const block of this.citations.blocks())
      for (let at = 0; at < block.length; at += 4) {
        const [cluster = 0, place = 0, volume = 0, page = 0] = block.subarray(at, at + 4);
        const reporter = this.textOf[place % 0x1000000] ?? '';
        yield { cluster, core: { volume: this.text(volume), reporter, page: this.text(page) } };
      }
  }

  private text(value: number): string {
    return value < IS_TEXT ? String(value) : (this.textOf[value - IS_TEXT] ?? '');
  }

  private number(text: string): number {
    const held = this.texts.get(text);
    if (held !== undefined) return held;
    const own = ownCopy(text);
    const made = this.textOf.push(own) - 1;
    this.texts.set(own, made);
    return made;
  }

  /** A connection that reads while others do. */
  private read(): Database.Database {
    const db = new Database(this.file, { readonly: true });
    this.reading.push(db);
    return db;
  }
}

/** A set of numbers below 2^32 in a bit each, where there are any near. */
class NumberSet {
  private readonly pages = new Map<number, Uint8Array>();

  add(value: number): void {
    let page = this.pages.get(value >>> 16);
    if (page === undefined) this.pages.set(value >>> 16, (page = new Uint8Array(8192)));
    page[(value & 0xffff) >>> 3] = (page[(value & 0xffff) >>> 3] ?? 0) | (1 << (value & 7));
  }

  has(value: number): boolean {
    return (((this.pages.get(value >>> 16)?.[(value & 0xffff) >>> 3] ?? 0) >>> (value & 7)) & 1) === 1;
  }
}
