/** Cores whose abbreviation no table knows, judged by shape alone. */
import { Flag, Kind, type Tokens } from '../text/lexer';
import { isOrdinal } from './coreTokens';

/** Tokens of the longest abbreviation: "M.I.T. Tech. L. Rev." has twelve. */
const LONGEST = 16;

export interface UnknownCore {
  readonly volume: string;
  readonly asWritten: string;
  readonly page: string;
  readonly end: number;
}

/**
 * A core whose abbreviation no table knows: "123 Foo. Rep. 456". Only its shape is judged here; the caller asks for the name and the
 * court-and-year parenthetical that make it a citation. Looks at {@link LONGEST} tokens at most.
 */
export function readUnknownCore(tokens: Tokens, i: number): UnknownCore | null {
  if (tokens.kindAt(i) !== Kind.number || tokens.size(i) > 4) return null;
  const from = i + 1;
  if (tokens.kindAt(from) !== Kind.word || !tokens.has(from, Flag.capital) || tokens.glued(from)) return null;
  let periods = 0;
  for (let at = from; at < from + LONGEST; at += 1) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.period) periods += 1;
    else if (kind === Kind.number && at > from) {
      // A series ("2d") goes on; a page ends the core.
      if (tokens.kindAt(at + 1) === Kind.word && tokens.glued(at + 1)) {
        if (!isOrdinal(tokens, at + 1)) return null;
        at += 1;
        periods += 1;
        continue;
      }
      if (periods === 0 && at - from > 2) return null;
      const page = tokens.norm(at);
      if (
        page.length > 6 ||
        (tokens.kindAt(at + 1) === Kind.period &&
          tokens.glued(at + 1) &&
          tokens.kindAt(at + 2) === Kind.number)
      )
        return null;
      return {
        volume: tokens.norm(i),
        asWritten: tokens.text.slice(tokens.startAt(from), tokens.endAt(at - 1)),
        page,
        end: at + 1,
      };
    } else if (kind === Kind.word) {
      if (!tokens.has(at, Flag.capital) && !isOrdinal(tokens, at)) return null;
    } else if (kind !== Kind.ampersand && kind !== Kind.apostrophe) return null;
  }
  return null;
}
