/**
 * The levels of a block: the text itself and the parentheticals of its citations, each with its own chain of siblings.
 *
 * What may be changed: how deep levels go ({@link DEEPEST}).
 */
import { Kind, type Tokens } from '../text/lexer';
import type { ReadDraft } from './cases';
import type { BlockContext, Level } from './context';
import type { Draft } from './draft';

/** Levels deeper than this are read as text of the level above, so that a storm of brackets costs no more than its length. */
const DEEPEST = 24;

/** Hangs a draft on its level and opens the levels of its parentheticals. */
export function add(context: BlockContext, read: ReadDraft, levels: Level[]): number {
  const { level, tokens } = context;
  const { draft } = read;
  draft.parent = level.parent;
  draft.previous = level.last;
  if (draft.joint === null && level.last && joinsString(tokens, level.last, draft)) draft.joint = 'string';
  level.last = draft;
  level.limit = Math.max(level.limit, draft.endToken);
  context.drafts.push(draft);
  pushLevels(levels, read.levels);
  return draft.resumeToken;
}

/** The first parenthetical must lie on top, for it is read first. */
export function pushLevels(levels: Level[], inner: readonly Level[]): void {
  if (levels.length + inner.length > DEEPEST * 4) return;
  for (let at = inner.length - 1; at >= 0; at -= 1) {
    const level = inner[at];
    if (level) levels.push(level);
  }
}

/** Only marks, "and" and what belongs to the next citation stand between two members of one citation string. */
function joinsString(tokens: Tokens, before: Draft, draft: Draft): boolean {
  const from = before.endToken;
  if (draft.firstToken - from > 5 || draft.firstToken < from) return false;
  let marks = 0;
  for (let i = from; i < draft.firstToken; i += 1) {
    const kind = tokens.kindAt(i);
    if (
      kind === Kind.semicolon ||
      kind === Kind.comma ||
      tokens.isWord(i, 'and') ||
      tokens.isWord(i, 'or') ||
      tokens.kindAt(i) === Kind.ampersand
    )
      marks += 1;
    else if (kind !== Kind.noteMark) return false;
  }
  return marks > 0;
}
