/** What a database gives to an import: ids for texts, places for rows, and the end of an earlier import. All inside one transaction. */
import type { SourceKind } from '../model';
import type { TableName } from '../tables';

/** A value of a row; a list of numbers is a list of ascending case ids. */
export type Cell = number | string | Buffer | readonly number[] | null;

/** An import of the same key that is about to be replaced. */
export interface EarlierImport {
  readonly id: number;
  readonly firstCase: number;
  readonly lastCase: number;
  readonly cases: number;
  readonly opinions: number;
}

export interface NewSource {
  readonly key: string;
  readonly name: string;
  readonly kind: SourceKind;
  readonly asOf: string;
  readonly importedAt: string;
  readonly firstCase: number;
}

type Promised<T> = T | Promise<T>;

export interface RowSink {
  earlierImport(key: string): Promised<EarlierImport | null>;
  /** Takes every row of an earlier import away. */
  drop(old: EarlierImport): Promised<void>;
  /** The id of the next case; none below it was ever given to a case that may be in somebody's report. */
  nextCase(): Promised<number>;
  /** The id of the new source, whose counts are still 0. */
  putSource(source: NewSource): Promised<number>;
  finishSource(
    id: number,
    totals: {
      readonly lastCase: number;
      readonly cases: number;
      readonly citations: number;
      readonly opinions: number;
    },
  ): Promised<void>;
  /** Ids of texts, in order, given where there are none yet. */
  intern(table: 'reporters' | 'courts' | 'odd_pages', texts: readonly string[]): Promised<readonly number[]>;
  internVolumes(
    volumes: readonly { readonly reporter: number; readonly volume: string }[],
  ): Promised<readonly number[]>;
  /** A row in the order of the table's columns; it may wait for `flush`. */
  put(table: TableName, row: readonly Cell[]): void;
  flush(): Promised<void>;
}
