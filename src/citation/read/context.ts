/**
 * Where the reader stands: one block's tokens and the level (text, or a parenthetical of a citation) that is being read.
 */
import type { Block } from '../../brief/model';
import { Kind, type Tokens } from '../text/lexer';
import { mayBeginCore, readCore } from './cores';
import { readWordedCore } from './services';
import type { Draft } from './draft';
import type { NameContext } from './nameScores';
import type { PinciteRules } from './pincites';

/** A level: the block itself, or one parenthetical of a citation. */
export interface Level {
  /** Tokens of its brackets; -1 and the token count for the block. */
  readonly open: number;
  readonly close: number;
  readonly parent: Draft | null;
  /** Nothing further left may be read: the end of the last citation at this level. */
  limit: number;
  last: Draft | null;
  /** True for court and date: nothing inside is a citation. */
  readonly closed: boolean;
}

export interface BlockContext extends NameContext {
  readonly tokens: Tokens;
  readonly source: Block;
  readonly block: number;
  readonly inText: boolean;
  readonly rules: PinciteRules;
  level: Level;
  /** The drafts of the block, in the order read. */
  readonly drafts: Draft[];
  /** Names that stand before the mark of a note, by the note. */
  readonly namesByNote: Map<string, string>;
  /** The notes whose marks stand in the block, by offset. */
  readonly notes: ReadonlyMap<number, string>;
}

/** True where a core of a case, journal or register begins at token i. */
export const startsCore = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i) === Kind.word
    ? readWordedCore(tokens, i) !== null
    : mayBeginCore(tokens, i) && readCore(tokens, i) !== null;
