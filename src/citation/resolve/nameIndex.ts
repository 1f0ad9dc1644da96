/**
 * Earlier full citations by the words of their names, so that a short form is matched without a walk over the whole document.
 *
 * Each list keeps the last {@link KEPT} different authorities: a bound that no brief meets and that keeps the reading linear.
 */
import type { Draft } from '../read/draft';
import { foldText } from '../text/characters';

const KEPT = 48;
const EMPTY_WORDS = new Set(
  'v vs the of and in re ex parte inc co corp ltd llc llp a an for on et al rel de la matter estate state people united states commonwealth city county'.split(
    ' ',
  ),
);

/** The telling words of a name, folded and small; all of its words where none tells. */
export function nameWords(name: string): readonly string[] {
  const all = foldText(name)
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/'/g, ''))
    .filter((word) => word !== '');
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** Initials of a name's capital words ("Natural Resources Defense Council" → "nrdc"). */
function initials(name: string): string {
  return (name.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase();
}

export class NameIndex {
  private readonly byWord = new Map<string, Draft[]>();
  private readonly namesOf = new Map<Draft, string[]>();

  add(draft: Draft): void {
    const names = [
      draft.caseName,
      ...draft.definedNames,
      draft.lead === null ? null : author(draft.lead),
    ].filter((name): name is string => name !== null && name !== '');
    if (names.length === 0) return;
    this.namesOf.set(draft, names);
    for (const name of names) {
      for (const word of nameWords(name).slice(0, 12)) this.put(word, draft);
      const letters = initials(name.split(/ v\.? /)[0] ?? '');
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
    return (this.byWord.get(first) ?? []).filter((draft) => this.fits(draft, words));
  }

  private fits(draft: Draft, words: readonly string[]): boolean {
    return (this.namesOf.get(draft) ?? []).some((name) => {
      const held = nameWords(name);
      return (
        words.every((word) => held.includes(word) || held.some((other) => abbreviates(word, other))) ||
        (words.length === 1 && initials(name.split(/ v\.? /)[0] ?? '') === words[0])
      );
    });
  }
}

/** "cruz" and "cruz", "nat" and "national": one word begins the other, three letters at least. */
function abbreviates(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.startsWith(short);
}

/** The author of a journal's lead: what stands before the first comma. */
function author(lead: string): string {
  return lead.split(',')[0]?.slice(0, 80) ?? '';
}

/** How two names of parties sit together: yes, no, or null where one of them is not there. */
export function namesAgree(shortName: string | null, full: Draft): boolean | null {
  if (shortName === null) return null;
  const names = [full.caseName, ...full.definedNames].filter((name): name is string => name !== null);
  if (names.length === 0) return null;
  const words = nameWords(shortName);
  return names.some((name) => {
    const held = nameWords(name);
    return (
      words.some((word) => held.includes(word) || held.some((other) => abbreviates(word, other))) ||
      initials(name.split(/ v\.? /)[0] ?? '') === words.join('')
    );
  });
}
