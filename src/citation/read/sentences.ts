/**
 * Where sentences end and where "v." stands between parties: what the readers of names, records and dockets ask of the text.
 *
 * What may be changed: the words of {@link CORPORATE} and {@link PLAIN_SHORT}; abbreviations are rows of grammar/words.ts.
 */
import { ABBREVIATIONS } from '../grammar/words';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { PARTICLES } from './nameTokens';

/** Corporate endings that follow an abbreviation rather than begin a sentence. */
export const CORPORATE = new Set([
  'co',
  'cos',
  'corp',
  'inc',
  'llc',
  'llp',
  'ltd',
  'lp',
  'co-op',
  'bros',
  "ass'n",
  "ass'ns",
  'assocs',
  'ry',
  'grp',
]);

/** True at the "v." between two parties. */
export function isVersus(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.word) return false;
  const length = tokens.size(i);
  if (length > 6) return false;
  const word = tokens.word(i);
  if (word !== 'v' && word !== 'vs' && word !== 'versus') return false;
  if (tokens.has(i, Flag.capital) && word !== 'v' && !tokens.has(i, Flag.allCapitals)) return false;
  if (tokens.glued(i) && tokens.kindAt(i - 1) !== Kind.period && tokens.kindAt(i - 1) !== Kind.close)
    return false;
  const period = tokens.kindAt(i + 1) === Kind.period;
  // A capital V without small letters about is an initial or a numeral ("Henry V", "V. Smith") unless the parties are in capitals.
  if (tokens.has(i, Flag.capital)) return period && tokens.has(i - 1, Flag.allCapitals);
  return period || tokens.kindAt(i + 1) === Kind.word || tokens.kindAt(i + 1) === Kind.number;
}

/** Short capital words that end sentences as often as any other word. */
export const PLAIN_SHORT =
  /^(?:act|rule|court|law|case|code|bank|ohio|iowa|utah|will|this|that|note|test|fact|care|duty|loss|risk|page|file|here|there|them|him|her|us|it|so|did|was|not|me|day|men|far|up|do|go|one|two|ill|mass|miss|wash)$/;

/** True where the period at token i ends a sentence rather than an abbreviation. */
export function endsSentence(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.period) return false;
  if (
    tokens.glued(i + 1) &&
    tokens.kindAt(i + 1) !== Kind.quote &&
    tokens.kindAt(i + 1) !== Kind.close &&
    tokens.kindAt(i + 1) !== Kind.noteMark
  )
    return false;
  const before = i - 1;
  const kind = tokens.kindAt(before);
  if (kind === Kind.close && tokens.kindAt(i + 1) === Kind.word) return true;
  if (tokens.kindAt(i + 1) === Kind.word) {
    // "Distrib. Co.", "Elect. Mfg.": an abbreviation goes before another, or before a small word.
    const next = tokens.word(i + 1);
    if (!tokens.has(i + 1, Flag.capital))
      return (
        PARTICLES.has(next) &&
        kind === Kind.word &&
        !tokens.has(before, Flag.capital) &&
        !ABBREVIATIONS.has(tokens.word(before))
      );
    if (
      CORPORATE.has(next) ||
      (kind === Kind.word &&
        tokens.has(before, Flag.capital) &&
        /^[a-z]+'[a-z]{1,2}$/.test(next) &&
        !next.endsWith("'s")) ||
      (kind === Kind.word &&
        tokens.has(before, Flag.capital) &&
        next.length > 1 &&
        ABBREVIATIONS.has(next) &&
        tokens.kindAt(i + 2) === Kind.period)
    )
      return false;
  } else if (
    tokens.kindAt(i + 1) === Kind.comma ||
    tokens.kindAt(i + 1) === Kind.ampersand ||
    tokens.kindAt(i + 1) === Kind.dash
  )
    return false;
  if (kind === Kind.close || kind === Kind.quote || kind === Kind.number) return true;
  if (kind !== Kind.word) return kind !== Kind.period;
  const word = tokens.word(before);
  // "held so.", "before us.": as a small word it is no abbreviation, though "So." and "U.S." are.
  if (!tokens.has(before, Flag.capital) && PLAIN_SHORT.test(word)) return true;
  if (word.length === 1 || ABBREVIATIONS.has(word) || /n't$|'[a-z]{1,2}$/.test(word)) return false;
  if (tokens.glued(before) && tokens.kindAt(before - 1) === Kind.period) return false;
  // A short capital word with a period is taken for an abbreviation when the next word is in capitals too ("Westch. Cnty.").
  if (tokens.has(before, Flag.allCapitals)) return word.length > 2;
  return !(tokens.has(before, Flag.capital) && word.length <= 4 && !PLAIN_SHORT.test(word));
}
