/**
 * Reaching a library on a PostgreSQL server. The address may name the schema that holds the tables (`?schema=firm`); without it they are
 * in `cite_check`. Every fault of the server becomes a LibraryError at this wall, and no password gets into a sentence.
 */
import pg from 'pg';
import { LibraryError, type LibraryProblem } from '../errors';

const DEFAULT_SCHEMA = 'cite_check';
/** Connections a process holds at most, and ms that opening one may take. */
const MOST_CONNECTIONS = 8;
const CONNECT_TIMEOUT = 10_000;

export interface Address {
  /** What pg connects to. */
  readonly url: string;
  readonly schema: string;
  /** The address without user and password, for sentences. */
  readonly shown: string;
}

export function isPostgresAddress(path: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(path);
}

/** Throws LibraryError where the address cannot be read. */
export function readAddress(address: string): Address {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new LibraryError({
      kind: 'cannotOpen',
      path: 'postgres://…',
      reason: 'the address cannot be read',
    });
  }
  const schema = url.searchParams.get('schema') ?? DEFAULT_SCHEMA;
  url.searchParams.delete('schema');
  const shown = `postgres://${url.host}${url.pathname}${schema === DEFAULT_SCHEMA ? '' : `?schema=${schema}`}`;
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema))
    throw new LibraryError({
      kind: 'cannotOpen',
      path: shown,
      reason: 'the name of a schema is small letters, digits and underscores',
    });
  return { url: url.href, schema, shown };
}

const INT8 = 20;
/** Counts and ids stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function poolFor({ url, schema }: Address): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c search_path=${schema}`,
    application_name: 'cite-check',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    allowExitOnIdle: true,
    types,
  });
  // An idle connection that the server ends is replaced at the next question; unheard, it would end the program.
  pool.on('error', () => undefined);
  return pool;
}

/** What the codes of the server and of the network mean to the user. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server answers at this address',
  ENOTFOUND: 'there is no machine of this name',
  EAI_AGAIN: 'there is no machine of this name',
  ECONNRESET: 'the server broke the connection off',
  ETIMEDOUT: 'the server does not answer',
  '28P01': 'the server refuses the user or the password',
  '28000': 'the server refuses the user or the password',
  '3D000': 'the server has no such database',
  '42501': 'this user is not allowed to do that',
  '53300': 'the server has no connection left',
  '57P01': 'the server was shut down',
  '57P03': 'the server is starting or stopping',
};

/** PostgreSQL's codes for a full disk and for a lock that was not given in time. */
const [DISK_FULL, LOCK_TIMEOUT] = ['53100', '55P03'];
export const [NO_TABLE, NO_SCHEMA] = ['42P01', '3F000'];

export function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** A fault as the user reads it; errors that are no fault of the server's come back as they are. */
export function asLibraryError(error: unknown, { shown }: Address): unknown {
  if (error instanceof LibraryError) return error;
  const code = codeOf(error);
  const problem = ((): LibraryProblem | null => {
    if (code === NO_TABLE || code === NO_SCHEMA) return { kind: 'missing', path: shown };
    if (code === LOCK_TIMEOUT) return { kind: 'busy', path: shown };
    if (code === DISK_FULL)
      return { kind: 'cannotWrite', path: shown, reason: 'the disk of the server is full' };
    const reason = code === null ? null : REASONS[code];
    if (reason !== null && reason !== undefined) return { kind: 'cannotOpen', path: shown, reason };
    if (error instanceof pg.DatabaseError)
      return {
        kind: 'cannotOpen',
        path: shown,
        reason: `the server reports the error ${code ?? 'without a code'}`,
      };
    if (error instanceof Error && /connection|timeout/i.test(error.message))
      return { kind: 'cannotOpen', path: shown, reason: 'the connection was lost or not made in time' };
    return null;
  })();
  return problem === null ? error : new LibraryError(problem, { cause: error });
}
