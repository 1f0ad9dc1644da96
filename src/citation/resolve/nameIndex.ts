/**
 * Earlier full citations by the words of their names, so that a short form is matched without a walk over the whole document.
 *
 * Each list keeps the last {@link KEPT} different authorities: a bound that no brief meets and that keeps the reading linear.
 */
import type { Draft } from '../read/draft';
import { foldText } from '../text/characters';
import { countSteps } from '../text/steps';

const KEPT = 48;
const EMPTY_WORDS = new Set(
  'v vs the of and in re ex parte inc co corp ltd llc llp a an for on et al rel de la matter estate state people united states commonwealth city county'.split(
    ' ',
  ),
);

/** Words as they stand in ASCII; a name with other letters is split by {@link ANY_WORDS}, dear to make and seldom needed. */
const PLAIN_WORDS = /[a-z0-9']+/g;
let anyWords: RegExp | null = null;
const ANY_WORDS = (): RegExp => (anyWords ??= /[\p{L}\p{N}']+/gu);

/** The telling words of a name, folded and small; all of its words where none tells. */
export function nameWords(name: string): readonly string[] {
  const folded = foldText(name).toLowerCase().replace(/'s\b/g, '');
  const pattern = /[^ -~]/.test(folded) ? ANY_WORDS() : PLAIN_WORDS;
  const all: string[] = [];
  for (const found of folded.match(pattern) ?? []) {
    const word = found.includes("'") ? found.replace(/'/g, '') : found;
    if (word !== '') all.push(word);
  }
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** Initials of a name's first party by its capital words ("Natural Resources Defense Council" → "nrdc"). */
function initials(name: string): string {
  const versus = name.indexOf(' v');
  const end = versus >= 0 && /^ v\.? /.test(name.slice(versus, versus + 4)) ? versus : name.length;
  let letters = '';
  for (let at = 0; at < end; at += 1) {
    const code = name.charCodeAt(at);
    if (code >= 0x41 && code <= 0x5a && (at === 0 || !isWordCharacter(name.charCodeAt(at - 1))))
      letters += String.fromCharCode(code + 0x20);
  }
  return letters;
}

const isWordCharacter = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a) ||
  code === 0x5f;

/** A name of an authority, taken apart once. */
interface KnownName {
  readonly words: readonly string[];
  readonly initials: string;
}
const knownName = (name: string): KnownName => ({ words: nameWords(name), initials: initials(name) });

export class NameIndex {
  private readonly byWord = new Map<string, Draft[]>();
  private readonly namesOf = new Map<Draft, readonly KnownName[]>();

  add(draft: Draft): void {
    const names = [
      draft.caseName,
      ...draft.definedNames,
      draft.lead === null ? null : author(draft.lead),
    ].filter((name): name is string => name !== null && name !== '');
    if (names.length === 0) return;
    const known = names.map(knownName);
    this.namesOf.set(draft, known);
    for (const { words, initials: letters } of known) {
      for (const word of words.slice(0, 12)) this.put(word, draft);
      if (letters.length > 2) this.put(letters, draft);
    }
  }

  private put(word: string, draft: Draft): void {
    const list = this.byWord.get(word);
    if (!list) this.byWord.set(word, [draft]);
    else if (!list.includes(draft)) {
      list.push(draft);
      if (list.length > KEPT) list.shift();
    }
  }

  /** Authorities whose names hold every word of this name, the latest last. */
  find(name: string): readonly Draft[] {
    const words = nameWords(name);
    const first = words[0];
    if (first === undefined) return [];
    const candidates = this.byWord.get(first) ?? [];
    countSteps(candidates.length);
    return candidates.filter((draft) => this.fits(draft, words));
  }

  private fits(draft: Draft, words: readonly string[]): boolean {
    return (this.namesOf.get(draft) ?? []).some(
      (name) =>
        words.every((word) => holds(name.words, word)) ||
        // "Non-Violence" and "NonViolence"
        (words.length > 1 && name.words.join('').includes(words.join(''))) ||
        (words.length === 1 && name.initials === words[0]),
    );
  }
}

/** "cruz" and "cruz", "nat" and "national": one word begins the other, three letters at least. */
function abbreviates(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.startsWith(short);
}

const holds = (held: readonly string[], word: string): boolean =>
  held.includes(word) || held.some((other) => abbreviates(word, other));

/** The author of a journal's lead: what stands before the first comma. */
function author(lead: string): string {
  return lead.split(',')[0]?.slice(0, 80) ?? '';
}

const agreeing = new WeakMap<Draft, { readonly of: string; readonly names: readonly KnownName[] }>();

/** The names of a draft taken apart; kept until one of them changes. */
function namesOf(draft: Draft): readonly KnownName[] {
  const names = [draft.caseName, ...draft.definedNames].filter((name): name is string => name !== null);
  const of = names.join('\n');
  const held = agreeing.get(draft);
  if (held?.of === of) return held.names;
  const known = names.map(knownName);
  agreeing.set(draft, { of, names: known });
  return known;
}

/** How two names of parties sit together: yes, no, or null where one of them is not there. */
export function namesAgree(shortName: string | null, full: Draft): boolean | null {
  if (shortName === null) return null;
  const names = namesOf(full);
  if (names.length === 0) return null;
  const words = nameWords(shortName);
  return names.some(
    (name) => words.some((word) => holds(name.words, word)) || name.initials === words.join(''),
  );
}
