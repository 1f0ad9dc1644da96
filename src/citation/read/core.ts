/** The core of a citation as read: volume, abbreviation, page. */
import type { LawRow } from '../laws/table';
import type { ReporterRow } from '../reporters/table';
import type { Tokens } from '../text/lexer';

/** What a core says before its page. */
export interface CoreHead {
  /** null for a service or a single book, which have no volumes. */
  readonly volume: string | null;
  readonly reporter: ReporterRow | null;
  readonly law: LawRow | null;
  readonly asWritten: string;
  /** True where only the surroundings can tell a citation from words ("21 Taylor 281"). */
  readonly weak: boolean;
}

export interface Core extends CoreHead {
  /** null for a short form. */
  readonly page: string | null;
  /** True for "556 U.S. at". */
  readonly isShort: boolean;
  /** The token after the core; for a short form the token after "at". */
  readonly end: number;
  /** Character where the core ends (before " at" in a short form). */
  readonly endOffset: number;
}

/** A core with its page, which ends before token `end`. */
export const fullCore = (tokens: Tokens, head: CoreHead, page: string, end: number): Core => ({
  // Field by field: a spread costs ten times as much here, and this is made for every core.
  volume: head.volume,
  reporter: head.reporter,
  law: head.law,
  asWritten: head.asWritten,
  weak: head.weak,
  page,
  isShort: false,
  end,
  endOffset: tokens.endAt(end - 1),
});
