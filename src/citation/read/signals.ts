/**
 * The signal that stands before a name or core.
 *
 * What may be changed: nothing here; signals are rows of grammar/signals.ts.
 */
import { SIGNAL_WORDS, signalOf } from '../grammar/signals';
import { foldText } from '../text/characters';
import { Flag, Kind, type Tokens } from '../text/lexer';

export interface ReadSignal {
  readonly signal: string;
  readonly first: number;
}

/** The signal that ends just before token `start` (a comma or period of its own included), whole and longest; null where none. */
export function readSignal(tokens: Tokens, start: number, limit: number): ReadSignal | null {
  let i = start;
  // "See\n\n8\nHarbor v. Doe": a page's number between signal and name.
  while (i > limit && tokens.has(i - 1, Flag.furniture)) i -= 1;
  let at = i - 1;
  let first = -1;
  let words = 0;
  while (at >= limit && i - at < 14) {
    const kind = tokens.kindAt(at);
    if (kind === Kind.word) {
      if (!SIGNAL_WORDS.has(tokens.word(at))) break;
      first = at;
      words += 1;
    } else if (kind !== Kind.comma && kind !== Kind.period) break;
    else if (
      kind === Kind.period &&
      !tokens.isWord(at - 1, 'cf') &&
      !tokens.isWord(at - 1, 'g') &&
      !tokens.isWord(at - 1, 'e')
    )
      break;
    at -= 1;
  }
  while (words > 0 && first >= 0 && first < i) {
    if (tokens.kindAt(first) === Kind.word) {
      const text = foldText(tokens.text.slice(tokens.startAt(first), tokens.endAt(i - 1)));
      const signal = signalOf(text);
      if (signal !== undefined && !(signal === 'with' && !compareBefore(tokens, first, limit)))
        return { signal, first };
      words -= 1;
    }
    first += 1;
  }
  return null;
}

/** "with" is a signal only as the second half of "compare … with". */
function compareBefore(tokens: Tokens, i: number, limit: number): boolean {
  void limit;
  const kind = tokens.kindAt(i - 1);
  return kind === Kind.comma || kind === Kind.close || kind === Kind.period;
}
