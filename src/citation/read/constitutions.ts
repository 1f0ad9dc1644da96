/**
 * Places in a constitution: "art. I, § 8, cl. 3", "amend. XIV, § 1".
 *
 * What may be changed: the words for places and clauses.
 */
import { Kind, type Tokens } from '../text/lexer';
import { afterPeriod, number, romanNumber, type CodeNumber, type Number } from './lawNumbers';

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** "XIV" → 14; NaN for what is no numeral. */
export function romanValue(text: string): number {
  if (!/^[IVXLCDM]+$/i.test(text)) return Number.NaN;
  let sum = 0;
  const letters = [...text.toUpperCase()];
  letters.forEach((letter, at) => {
    const value = ROMAN_VALUES[letter] ?? 0;
    sum += value < (ROMAN_VALUES[letters[at + 1] ?? ''] ?? 0) ? -value : value;
  });
  return sum;
}

const PLACES: Readonly<Record<string, string>> = {
  art: 'art.',
  arts: 'art.',
  article: 'art.',
  articles: 'art.',
  amend: 'amend.',
  amends: 'amend.',
  amdt: 'amend.',
  amendment: 'amend.',
  pmbl: 'pmbl.',
  preamble: 'pmbl.',
  ch: 'ch.',
  part: 'pt.',
  pt: 'pt.',
};

const CLAUSE_WORDS = new Set([
  'cl',
  'cls',
  'clause',
  'clauses',
  'para',
  'par',
  'sec',
  'section',
  'sections',
  'subd',
  'subdiv',
  'subsec',
  'paragraph',
]);

/** "art. I, § 8, cl. 3", "amend. XIV, § 1" beginning at token i. */
export function constitutionPlace(tokens: Tokens, i: number): CodeNumber | null {
  const place = PLACES[tokens.word(i)];
  if (place === undefined) return null;
  let at = afterPeriod(tokens, i + 1);
  if (place === 'pmbl.') return { page: place, pin: [at, at], end: at, mayList: false, plural: false };
  const value = tokens.kindAt(at) === Kind.number ? Number(tokens.norm(at)) : romanValue(tokens.norm(at));
  if (Number.isNaN(value)) return null;
  at += 1;
  // "art. I-A", "art. 2A"
  if (tokens.kindAt(at) === Kind.dash && tokens.glued(at) && /^[A-Z]$/.test(tokens.norm(at + 1))) at += 2;
  return { page: `${place} ${value}`, ...clauses(tokens, at), mayList: false, plural: false };
}

function clauses(tokens: Tokens, i: number): { pin: readonly [number, number]; end: number } {
  let end = i;
  let pinStart = i;
  for (;;) {
    let at = tokens.kindAt(end) === Kind.comma ? end + 1 : end;
    if (tokens.kindAt(at) === Kind.ampersand) at += 1;
    const from = at;
    if (tokens.kindAt(at) === Kind.section || tokens.kindAt(at) === Kind.paragraph)
      while (tokens.kindAt(at) === Kind.section || tokens.kindAt(at) === Kind.paragraph) at += 1;
    else if (CLAUSE_WORDS.has(tokens.word(at))) at = afterPeriod(tokens, at + 1);
    else break;
    const found = number(tokens, at) ?? romanNumber(tokens, at) ?? letterNumber(tokens, at);
    if (!found) break;
    if (end === i) pinStart = from;
    end = found.end;
  }
  return { pin: end === i ? [i, i] : [pinStart, end], end };
}

/** "subd. (a)" */
function letterNumber(tokens: Tokens, i: number): Number | null {
  const end = tokens.kindAt(i) === Kind.open && tokens.partnerAt(i) === i + 2 ? i + 3 : -1;
  return end < 0 ? null : { page: tokens.norm(i + 1), pin: [i, end], end };
}
