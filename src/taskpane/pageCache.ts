/**
 * Opinions' pages that the pane has fetched, kept on this computer in a database of their own: by the library that they came from and
 * its version, up to a size, the longest unused going first. What is read back is parsed; what does not fit is as good as absent. A
 * browser without storage costs fetching again, and nothing else.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Opinion } from '../quotation/model';
import type { LibraryInfo } from '../verifier/report';
import { opinionSchema } from '../verifier/sources/backend';

export const PAGES_DATABASE = 'cite-check-pages';
/** In UTF-16 units of text, all opinions together: some hundreds of long opinions. */
const MOST_KEPT = 40_000_000;

type Key = [library: string, caseId: string];

interface Pages extends DBSchema {
  opinions: { key: Key; value: unknown };
  /** Beside the opinions, so that tidying up need not read their text. */
  uses: { key: Key; value: { size: number; usedAt: number } };
}

export interface PageCache {
  /** The opinion, from here or else by `fetched`; what that gives is kept. `library` null: of no known version, so nothing is kept. */
  through(
    library: string | null,
    caseId: string,
    fetched: () => Promise<Opinion | null>,
  ): Promise<Opinion | null>;
  /** Forgets every opinion. False: the browser did not. */
  clear(): Promise<boolean>;
}

/** What the pages of a library are kept by: where it answers, what it is called, its day and its size. Null where it did not answer. */
export function libraryVersion(origin: string, { name, asOf, cases }: LibraryInfo): string | null {
  return asOf === '' ? null : `${origin} ${name} ${asOf} ${cases}`;
}

const sizeOf = (opinion: Opinion): number =>
  opinion.parts.reduce((sum, { pages }) => pages.reduce((inner, { text }) => inner + text.length, sum), 0);

/** Which opinions go so that the rest has at most this size: those of another version of the library first, then the longest unused. */
function leaving(
  keys: readonly Key[],
  uses: readonly { readonly size: number; readonly usedAt: number }[],
  room: number,
  library: string,
): readonly Key[] {
  const origin = library.split(' ')[0];
  const held = keys.map((key, at) => ({ key, ...(uses[at] ?? { size: 0, usedAt: 0 }) }));
  const isOld = ([other]: Key): boolean => other !== library && other.split(' ')[0] === origin;
  const old = held.filter(({ key }) => isOld(key));
  const current = held.filter(({ key }) => !isOld(key)).sort((one, other) => one.usedAt - other.usedAt);
  let size = current.reduce((sum, one) => sum + one.size, 0);
  const gone = old.map(({ key }) => key);
  for (const one of current) {
    if (size <= room) break;
    gone.push(one.key);
    size -= one.size;
  }
  return gone;
}

/** Opens on first use. `partition` keeps apart the copies that Word on the web runs for different sites. */
export function openPageCache(
  partition = '',
  { mostKept = MOST_KEPT, now = Date.now }: { mostKept?: number; now?: () => number } = {},
): PageCache {
  const name = partition === '' ? PAGES_DATABASE : `${PAGES_DATABASE}:${partition}`;
  let opened: Promise<IDBPDatabase<Pages>> | null = null;
  const database = (): Promise<IDBPDatabase<Pages>> => {
    opened ??= openDB<Pages>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('opinions');
        db.createObjectStore('uses');
      },
    }).catch((failure: unknown) => {
      opened = null;
      throw failure;
    });
    return opened;
  };
  const attempt = async <T>(work: (db: IDBPDatabase<Pages>) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work(await database());
    } catch {
      return otherwise;
    }
  };

  const read = (key: Key): Promise<Opinion | null> =>
    attempt(async (db) => {
      const held = opinionSchema.safeParse(await db.get('opinions', key));
      if (!held.success) return null;
      await db.put('uses', { size: sizeOf(held.data), usedAt: now() }, key);
      return held.data;
    }, null);

  const keep = (key: Key, opinion: Opinion): Promise<void> =>
    attempt(async (db) => {
      const size = sizeOf(opinion);
      if (size > mostKept) return;
      const transaction = db.transaction(['opinions', 'uses'], 'readwrite');
      const [opinions, uses] = [transaction.objectStore('opinions'), transaction.objectStore('uses')];
      for (const old of leaving(await uses.getAllKeys(), await uses.getAll(), mostKept - size, key[0])) {
        await opinions.delete(old);
        await uses.delete(old);
      }
      await opinions.put(opinion, key);
      await uses.put({ size, usedAt: now() }, key);
      await transaction.done;
    }, undefined);

  return {
    through: async (library, caseId, fetched) => {
      if (library === null) return fetched();
      const key: Key = [library, caseId];
      const held = await read(key);
      if (held !== null) return held;
      const opinion = await fetched();
      if (opinion !== null) await keep(key, opinion);
      return opinion;
    },
    clear: () =>
      attempt(async (db) => {
        await db.clear('opinions');
        await db.clear('uses');
        return true;
      }, false),
  };
}
