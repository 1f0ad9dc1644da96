/**
 * One word of a case name, folded so that two spellings of it meet: typography, points, apostrophes, plurals, possessives
 * and the abbreviations of the tables. May change: the tables. The folding decides what "the same word" means everywhere.
 */
import { ABBREVIATIONS } from './abbreviations';
import {
  COMMON,
  FILLERS,
  GIVEN_NAMES,
  GOVERNMENT,
  PSEUDONYMS,
  ROLES,
  STATES,
  type WordKind,
} from './wordKinds';

export interface NameWord {
  /** Folded as written: "natl". */
  readonly written: string;
  /** As printed, possessive and plural kept, letters and digits only: what a store's index of names holds. */
  readonly printed: string;
  /** `written` with the letters that scanning exchanges folded to one. */
  readonly scanned: string;
  /** What it may stand for, singular: ["national"]. Never empty. */
  readonly meanings: readonly string[];
  readonly kind: WordKind;
  /** Printed with a point or an inner apostrophe, so it may be cut short in a way no table holds. */
  readonly cut: boolean;
  readonly givenName: boolean;
  /** Letters with points: a person known by initials, or a body by its acronym. */
  readonly initials: boolean;
}

/** Lower case, accents and typography folded; keeps letters, digits, points, apostrophes, `&`, commas and dashes. */
export function foldText(text: string): string {
  return text
    .replace(/&#?(\d{2,4});?(?=[a-z])/gi, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2018\u2019\u201B\u02BC`\u00B4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u00AD/g, '')
    .replace(/æ/gi, 'ae')
    .replace(/ø/gi, 'o')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Farmers", "Farmer's", "Farmers'" and "farmer" are one; short words and "-ss", "-us", "-is" stay. */
export function singular(word: string): string {
  if (word.length < 5 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.slice(0, -3) + 'y';
  return word.slice(0, -1);
}

const letters = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

interface AbbreviationIndex {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Forms made of letters with points, and forms that stand for several words. */
  readonly dotted: ReadonlyMap<string, readonly string[]>;
}

const DOTTED = /^(?:[a-z]\.){2,}$/;

function buildIndex(): AbbreviationIndex {
  const meanings = new Map<string, string[]>();
  const dotted = new Map<string, string[]>();
  for (const { rows } of ABBREVIATIONS) {
    for (const [form, ...words] of rows) {
      const lower = foldText(form).toLowerCase();
      if (DOTTED.test(lower)) dotted.set(lower, words[0]?.split(' ') ?? []);
      else meanings.set(letters(lower), [...(meanings.get(letters(lower)) ?? []), ...words.map(singular)]);
    }
  }
  return { meanings, dotted };
}

const { meanings: MEANINGS, dotted: DOTTED_FORMS } = buildIndex();
const singularSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(singular));
const FILLER_SET = singularSet(FILLERS);
const ROLE_SET = singularSet(ROLES);
const GOVERNMENT_SET = singularSet(GOVERNMENT);
const COMMON_SET = new Set([
  ...singularSet(COMMON),
  ...STATES.flatMap((state) => state.split(' ')).map(singular),
]);
const PSEUDONYM_SET = singularSet(PSEUDONYMS);
const GIVEN_SET: ReadonlySet<string> = new Set(GIVEN_NAMES);

function kindOfMeaning(word: string): WordKind {
  if (FILLER_SET.has(word)) return 'filler';
  if (PSEUDONYM_SET.has(word)) return 'pseudonym';
  if (GOVERNMENT_SET.has(word)) return 'government';
  if (ROLE_SET.has(word)) return 'role';
  if (COMMON_SET.has(word) || /^\d+(?:st|d|nd|rd|th)?$/.test(word)) return 'common';
  return 'distinctive';
}

const KIND_ORDER: readonly WordKind[] = [
  'filler',
  'pseudonym',
  'government',
  'role',
  'common',
  'distinctive',
];

/**
 * The words that one printed word stands for: usually one, none where nothing is left of it, several where an abbreviation means
 * several ("N.Y."). `raw` is one word of `foldText`'s output.
 */
export function nameWords(raw: string): readonly NameWord[] {
  const lower = raw.toLowerCase().replace(/^[^a-z0-9]+|[,;:)\]"]+$/g, '');
  const expansion = DOTTED_FORMS.get(lower);
  if (expansion !== undefined) return expansion.flatMap((word) => nameWords(word));
  if (DOTTED.test(lower)) return [initialsWord(letters(lower))];
  const word = nameWord(lower);
  return word === null ? [] : [word];
}

/** A party known by initials only: "K.S.". */
export function initialsWord(written: string): NameWord {
  return {
    written,
    printed: written,
    scanned: written,
    meanings: [`${[...written].join('.')}.`],
    kind: 'distinctive',
    cut: false,
    givenName: false,
    initials: true,
  };
}

function nameWord(lower: string): NameWord | null {
  const possessive = lower.replace(/'s?\.?$/, (end) => (end.startsWith("'s") ? '' : end));
  const written = letters(possessive);
  if (written === '') return null;
  const cut = lower.endsWith('.') || /[a-z]'[a-z]/.test(possessive);
  const plain = singular(written);
  const fromTable = MEANINGS.get(written);
  // Without a point the form may be a name that only looks like an abbreviation ("Inv", "Cal"), so it keeps its own meaning too.
  const meanings = fromTable === undefined ? [plain] : [...fromTable, plain];
  const kinds = (fromTable ?? [plain]).map(kindOfMeaning);
  const kind = FILLER_SET.has(plain)
    ? 'filler'
    : (KIND_ORDER.find((known) => kinds.includes(known)) ?? 'distinctive');
  const givenName = GIVEN_SET.has(written) || meanings.some((meaning) => GIVEN_SET.has(meaning));
  return {
    written,
    printed: letters(lower),
    scanned: foldScan(written),
    meanings,
    kind,
    cut,
    givenName,
    initials: false,
  };
}

/** Letters that scanning and hurried typing exchange, folded to one of them. */
export function foldScan(word: string): string {
  return word
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/[1i!|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b');
}

/** True where at most one letter (two from nine letters on) is added, lost, changed or exchanged with its neighbour. */
export function nearlySpelled(a: string, b: string): boolean {
  const short = Math.min(a.length, b.length);
  if (short < 5) return false;
  const allowed = short >= 9 ? 2 : 1;
  if (Math.abs(a.length - b.length) > allowed) return false;
  return distanceWithin(a, b, allowed);
}

/** Damerau–Levenshtein distance of two short words, cut off above `limit`. */
function distanceWithin(a: string, b: string, limit: number): boolean {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[b.length] ?? limit + 1) <= limit;
}

/** The shorter, printed as cut, is made of the longer's letters in order from its first: "Tp." of "township". */
function isCutOf(cutWord: NameWord, whole: string): boolean {
  const short = cutWord.written;
  if (!cutWord.cut || short.length < 2 || whole.length < short.length + 2 || short[0] !== whole[0])
    return false;
  let at = 0;
  for (const letter of whole) if (letter === short[at]) at++;
  return at === short.length;
}

/** How well two words of names agree: the same, spelled a little differently, or not at all. */
export function compareWords(a: NameWord, b: NameWord): 'same' | 'nearly' | null {
  for (const x of a.meanings) if (b.meanings.includes(x)) return 'same';
  if (a.scanned === b.scanned && a.written.length > 2) return 'same';
  // "Elys Admr" for "Ely's Adm'r": an apostrophe lost on the way.
  if (a.printed === b.printed && a.printed.length > 2) return 'same';
  if (a.meanings.some((whole) => isCutOf(b, whole)) || b.meanings.some((whole) => isCutOf(a, whole)))
    return 'same';
  if (a.initials || b.initials) return null;
  if (a.kind !== 'distinctive' || b.kind !== 'distinctive') return null;
  if (nearlySpelled(a.written, b.written) || nearlySpelled(a.scanned, b.scanned)) return 'nearly';
  return null;
}
