/**
 * What a token is to a name: connector, brand, suffix, lead-in of prose, hard stop.
 *
 * What may be changed: the small patterns here; larger classes are rows of grammar/words.ts.
 */
import { LEAD_INS, NAME_CONNECTORS, NAME_SUFFIXES } from '../grammar/words';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { endsSentence, isVersus } from './sentences';

export const isConnector = (tokens: Tokens, i: number): boolean =>
  NAME_CONNECTORS.has(tokens.word(i)) || NAME_SUFFIXES.has(tokens.word(i));

/** "k9labs", "eBay", "iHeart", "d/b/a": small letters that a name may begin with. */
export function isBrand(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.word) return false;
  const raw = tokens.norm(i);
  if (/^[a-z]{1,3}[A-Z]/.test(raw)) return true;
  if (tokens.kindAt(i + 1) === Kind.number && tokens.glued(i + 1)) return true;
  if (tokens.kindAt(i - 1) === Kind.number && tokens.glued(i)) return true;
  // "adidas America, Inc.", "craigslist, Inc.": a corporate ending right behind.
  const next = tokens.kindAt(i + 1) === Kind.comma ? i + 2 : i + 1;
  return (
    /^(?:inc|llc|ltd|corp|co|ag|gmbh|com|plc)$/.test(tokens.word(next)) &&
    !LEAD_INS.has(tokens.word(i)) &&
    !isConnector(tokens, i)
  );
}

export const isSuffixAfterComma = (tokens: Tokens, comma: number): boolean => {
  const word = tokens.word(comma + 1);
  if (word === '') return tokens.kindAt(comma + 1) === Kind.ampersand;
  if (NAME_SUFFIXES.has(word)) return true;
  // "Workers, Local 12", "Lodge No. 5": a branch of a union with its number.
  if (/^(?:local|lodge|district|dist|council|chapter|post)$/.test(word)) {
    let at = comma + 2;
    while (tokens.kindAt(at) === Kind.period || /^(?:union|lodge|no|nos)$/.test(tokens.word(at))) at += 1;
    if (tokens.kindAt(at) === Kind.number) return true;
  }
  // "L.L.C.", "N.A.", "S.p.A.": letters with periods that spell a suffix.
  let letters = '';
  for (
    let at = comma + 1;
    at < comma + 12 &&
    tokens.kindAt(at) === Kind.word &&
    tokens.size(at) === 1 &&
    tokens.kindAt(at + 1) === Kind.period;
    at += 2
  )
    letters += tokens.word(at);
  return letters.length > 1 && NAME_SUFFIXES.has(letters);
};

/** Small words with which a family name begins: "de la Cruz", "von Hagen". */
export const PARTICLES = new Set(
  'de la le les los las del della der den di du da dos van von vom zu zur el al ten ter'.split(' '),
);

/** Words that lead a sentence only together with the preposition behind them. */
const PREPOSITIONAL: ReadonlySet<string> = new Set(
  'according consistent inconsistent akin analogous based prior bound faced guided similar parallel identical compared subsequent due'.split(
    ' ',
  ),
);

/** A word of prose at a place where a sentence or citation can begin, and so no part of the name. */
export function leadsIn(tokens: Tokens, i: number, limit: number): boolean {
  const word = tokens.word(i);
  if (isVersus(tokens, i + 1)) return false;
  if (word === 'in')
    return (
      !tokens.isWord(i + 1, 're') &&
      !(tokens.isWord(i + 1, 'the') && /^(?:matter|interest|estate)$/.test(tokens.word(i + 2))) &&
      !tokens.isWord(i + 1, 'interest')
    );
  // "First Nat'l Bank", "Second Baptist Church": an ordinal before a capital is a name unless a comma follows.
  if (
    /^(?:first|second|third|fourth|fifth|all|an|a|any|until|american|still|given|may|will|on|to|than|per|it|once|only|just|next|rather|here|about|before|after|in)$/.test(
      word,
    )
  )
    return (
      tokens.kindAt(i + 1) === Kind.comma ||
      (i > limit && !tokens.has(i + 1, Flag.capital)) ||
      (/^(?:on|to|than|per|it|before|after|until|once|only|about|rather|given)$/.test(word) &&
        startsSentence(tokens, i, limit))
    );
  if (tokens.kindAt(i + 1) === Kind.ampersand || tokens.isWord(i + 1, 'v')) return false;
  // "Consistent with Orr v. Dunmore", but "Parallel Networks v. Dean".
  if (PREPOSITIONAL.has(word)) return !tokens.has(i + 1, Flag.capital);
  // "Diego Building Trades": behind a capital word a participle is part of the name.
  return !(
    word.endsWith('ing') &&
    i > limit &&
    tokens.has(i - 1, Flag.capital) &&
    !startsSentence(tokens, i, limit)
  );
}

export const startsSentence = (tokens: Tokens, i: number, limit: number): boolean =>
  i <= limit ||
  endsSentence(tokens, i - 1) ||
  tokens.kindAt(i - 1) === Kind.open ||
  tokens.kindAt(i - 1) === Kind.quote ||
  tokens.kindAt(i - 1) === Kind.noteMark;

/** "the Court in", "the Circuit's in": prose, though every word has a capital. */
export const institutionBefore = (tokens: Tokens, i: number): boolean =>
  /^(?:in|by|from|under|with|and|to|as|on)$/.test(tokens.word(i)) &&
  (/^(?:court|courts|circuit|congress|justice|judge|panel|majority|dissent|appeals|plaintiff|plaintiffs|defendant|defendants|petitioners?|respondents?|appellants?|appellees?|board|commission|commissioner|agency|legislature|tribunal|government|parties|magistrate|chancellor)$/.test(
    tokens.word(i - 1),
  ) ||
    /^(?:justice|judge|chancellor|professor|baron|lord)$/.test(tokens.word(i - 2))) &&
  !tokens.isWord(i + 1, 'interest') &&
  !tokens.isWord(i + 1, 're') &&
  !/^(?:superior|district|municipal|county|for)$/.test(tokens.word(i - 2)) &&
  tokens.word(i) !== 'and';

export function startsProcedural(tokens: Tokens, i: number): boolean {
  return (
    (tokens.isWord(i, 'in') && tokens.isWord(i + 1, 're')) ||
    (tokens.isWord(i, 'ex') && tokens.isWord(i + 1, 'parte'))
  );
}

/** "14 Penn Plaza LLC" after a signal is a name; at the head of a sentence or block the number is a note's or a page's. */
export function numberMayStart(tokens: Tokens, i: number, limit: number): boolean {
  if (!tokens.has(i + 1, Flag.capital) && tokens.kindAt(i + 1) !== Kind.dash && !tokens.glued(i + 1))
    return false;
  if (tokens.glued(i + 1)) return true;
  if (i <= limit || tokens.has(i, Flag.newlineBefore)) return false;
  return tokens.word(i - 1) !== '';
}

export const isInitial = (tokens: Tokens, i: number): boolean => tokens.size(i) === 1;

/** Where the search to the left must end: brackets, quotations, notes, and what the caller says is taken. */
export function hardStop(tokens: Tokens, i: number): boolean {
  const kind = tokens.kindAt(i);
  return (
    kind === Kind.noteMark ||
    kind === Kind.semicolon ||
    kind === Kind.open ||
    kind === Kind.section ||
    kind === Kind.paragraph ||
    kind === Kind.blank
  );
}

/** Steps left over a bracket or a short quotation that belongs to the name; the index of the token before it, or -1 for a stop. */
export function leftOf(tokens: Tokens, i: number, limit: number): number {
  const kind = tokens.kindAt(i);
  if (kind === Kind.close) {
    const open = tokens.partnerAt(i);
    return open > limit && i - open < 16 ? open - 1 : -1;
  }
  if (kind === Kind.quote) {
    for (let at = i - 1; at > limit && i - at < 8; at -= 1)
      if (tokens.kindAt(at) === Kind.quote)
        return tokens.kindAt(at - 1) === Kind.word &&
          (NAME_CONNECTORS.has(tokens.word(at - 1)) || tokens.isWord(at - 1, 're'))
          ? at - 1
          : -1;
    return -1;
  }
  return i - 1;
}
