/**
 * Counters of what was checked on this machine, a row a request, kept beside the library and sent nowhere: how many citations were
 * checked and how many were not found. They hold no citation and no name. A counter that cannot be kept never stops a check.
 */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { dataFolder, type Environment } from './location';

export interface RequestCount {
  readonly requestId: string;
  /** Uses of citations whose kind is checked. */
  readonly citationsChecked: number;
  /** Uses that were not found. */
  readonly citationsNotFound: number;
  /** Distinct citations that were not found. */
  readonly fakesCaught: number;
}

export interface Usage extends Omit<RequestCount, 'requestId'> {
  readonly requests: number;
  /** The last requests, newest first. */
  readonly recent: readonly (RequestCount & { readonly at: string })[];
}

const NOTHING: Usage = {
  requests: 0,
  citationsChecked: 0,
  citationsNotFound: 0,
  fakesCaught: 0,
  recent: [],
};
const RECENT = 20;
/** Milliseconds that one waits for another program that is counting. */
const PATIENCE = 500;

const TABLE = `CREATE TABLE IF NOT EXISTS requests (
  request_id TEXT PRIMARY KEY, at TEXT NOT NULL,
  citations_checked INTEGER NOT NULL, citations_not_found INTEGER NOT NULL, fakes_caught INTEGER NOT NULL
) STRICT`;

const fileIn = (env: Environment): string => path.join(dataFolder(env), 'usage.sqlite');

/** Adds one request; the same id again replaces it. Never throws. */
export function countRequest(env: Environment, count: RequestCount, now: Date = new Date()): void {
  try {
    fs.mkdirSync(dataFolder(env), { recursive: true });
    const db = new Database(fileIn(env), { timeout: PATIENCE });
    try {
      db.exec(TABLE);
      db.prepare('INSERT OR REPLACE INTO requests VALUES (?, ?, ?, ?, ?)').run(
        count.requestId,
        now.toISOString(),
        count.citationsChecked,
        count.citationsNotFound,
        count.fakesCaught,
      );
    } finally {
      db.close();
    }
  } catch {
    // A folder that cannot be written, a file that is none of ours: the check goes on uncounted.
  }
}

/** What was counted so far; nothing where nothing was or where it cannot be read. Never throws. */
export function readUsage(env: Environment): Usage {
  if (!fs.existsSync(fileIn(env))) return NOTHING;
  try {
    const db = new Database(fileIn(env), { readonly: true, timeout: PATIENCE });
    try {
      const totals = db
        .prepare<[], Omit<Usage, 'recent'>>(
          `SELECT count(*) AS requests, coalesce(sum(citations_checked), 0) AS citationsChecked,
             coalesce(sum(citations_not_found), 0) AS citationsNotFound, coalesce(sum(fakes_caught), 0) AS fakesCaught
           FROM requests`,
        )
        .get();
      const recent = db
        .prepare<[number], Usage['recent'][number]>(
          `SELECT request_id AS requestId, at, citations_checked AS citationsChecked,
             citations_not_found AS citationsNotFound, fakes_caught AS fakesCaught
           FROM requests ORDER BY at DESC, rowid DESC LIMIT ?`,
        )
        .all(RECENT);
      return totals === undefined ? NOTHING : { ...totals, recent };
    } finally {
      db.close();
    }
  } catch {
    return NOTHING;
  }
}
