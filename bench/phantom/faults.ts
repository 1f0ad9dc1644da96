/**
 * The faults that are put into a citation, one each (`benchmarks.md`). Each returns the changed use, or null where the use has no
 * room for the fault: nothing is counted as a fault that is none.
 */
import { between, pick, shuffled, type Random } from '../random';
import { plainLetters, type HeldCase } from './folders';
import { standsOutside } from './spans';
import { swapsOf, type SwapClass } from './synonyms';
import type { Use } from './excerpts';

export type FaultKind =
  | 'nonexistent'
  | 'caseName'
  | 'pincite'
  | 'misquote'
  | 'misrepresentation'
  // The second paper's tiers.
  | 'unrelated'
  | 'nearby'
  | 'page';

export interface Fault {
  readonly kind: FaultKind;
  /** What exactly was done, for the tables: "volume", "article and content" … */
  readonly detail: string;
  readonly quoted: boolean;
}

type Inject = (use: Use, random: Random, all: readonly HeldCase[], nearby: readonly HeldCase[]) => Use | null;

const faulty = (use: Use, kind: FaultKind, detail: string, change: Partial<Use>): Use => ({
  ...use,
  ...change,
  fault: { kind, detail, quoted: use.quote !== null },
});

const NO_REPORTERS = [
  'Q.3d',
  'F.7th',
  'U.Q.',
  'N.Z. 3d',
  'S.R. 2d',
  'Law App. 4th',
  'P.Q. 2d',
  'Fed. Rptr. 5th',
];

const nonexistent: Inject = (use, random, all) => {
  const match = /^(\d+) (.+) (\d+)$/.exec(use.citation);
  if (match === null) return null;
  const [, volume = '', reporter = '', page = ''] = match;
  const held = new Set(all.flatMap(({ record }) => record.citations));
  const what = pick(random, ['volume', 'reporter', 'page'] as const);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const number = String(between(random, 1, 999));
    const citation =
      what === 'volume'
        ? `${number} ${reporter} ${page}`
        : what === 'page'
          ? `${volume} ${reporter} ${number}`
          : `${volume} ${pick(random, NO_REPORTERS)} ${page}`;
    if (citation !== use.citation && !held.has(citation))
      return faulty(use, 'nonexistent', what, { citation });
  }
  return null;
};

const partyWords = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(
        (word) => word.length > 2 && !['state', 'the', 'city', 'united', 'states', 'people'].includes(word),
      ),
  );

/** Names below 0.9 similarity, as the paper asks, and more: no distinctive word in common. */
const unlike = (one: string, other: string): boolean => {
  const words = partyWords(one);
  return [...partyWords(other)].every((word) => !words.has(word));
};

const caseName: Inject = (use, random, all) => {
  const others = all.filter(({ name, citation }) => unlike(name, use.held.name) && citation !== use.citation);
  if (others.length === 0) return null;
  const other = pick(random, others);
  return random() < 0.5
    ? faulty(use, 'caseName', 'name', { name: other.name, shortName: other.shortName })
    : faulty(use, 'caseName', 'citation', { citation: other.citation });
};

/** Another page between the first page of the case and the right one, on which the words do not stand. */
function otherPage(use: Use, random: Random): string | null {
  const first = Number(use.held.citation.split(' ').at(-1));
  const right = Number(use.pages[0]);
  if (!(right > first)) return null;
  const words = use.quote ?? use.proposition ?? '';
  const wrong = between(random, first, right - 1);
  return standsOutside(use.held, words, [String(wrong)]) ? String(wrong) : null;
}

const pinciteAs =
  (kind: 'pincite' | 'page'): Inject =>
  (use, random) => {
    const page = use.pages.length === 0 || use.note !== null ? null : otherPage(use, random);
    return page === null
      ? null
      : faulty(use, kind, use.quote === null ? 'no quotation' : 'quotation', { pages: [page] });
  };

const misquote: Inject = (use, random) => {
  if (use.quote === null) return null;
  const words = [...use.quote.matchAll(/[A-Za-z]+/g)].filter(({ 0: word, index }) => {
    const [before, after] = [
      use.quote?.charAt(index - 1) ?? '',
      use.quote?.charAt(index + word.length) ?? '',
    ];
    return swapsOf(word.toLowerCase()).length > 0 && !/[-’'\][]/.test(before) && !/[-’'\][]/.test(after);
  });
  // Every class of words alike: by number alone the articles would be nearly all of them.
  const byClass = new Map<SwapClass, typeof words>();
  for (const word of words)
    for (const { in: kind } of swapsOf(word[0].toLowerCase()))
      byClass.set(kind, [...(byClass.get(kind) ?? []), word]);
  if (byClass.size === 0) return null;
  const wanted = random() < 0.7 ? 1 : 2;
  let quote = use.quote;
  const classes: string[] = [];
  const taken: number[] = [];
  const chosen = shuffled(random, [...byClass.entries()])
    .slice(0, wanted)
    .map(([kind, list]) => ({
      kind,
      word: pick(random, list),
    }));
  for (const { kind, word } of chosen.sort((one, other) => other.word.index - one.word.index)) {
    if (taken.includes(word.index)) continue;
    taken.push(word.index);
    const swaps = swapsOf(word[0].toLowerCase()).filter((swap) => swap.in === kind);
    const to = pick(random, swaps).to;
    const as = /^[A-Z]/.test(word[0]) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    quote = quote.slice(0, word.index) + as + quote.slice(word.index + word[0].length);
    classes.push(kind);
  }
  const ratio = quote.length / use.quote.length;
  if (ratio < 0.7 || ratio > 1.3 || plainLetters(quote) === plainLetters(use.quote)) return null;
  // Another passage of the opinion may have just these words.
  if (!standsOutside(use.held, quote, null)) return null;
  return faulty(use, 'misquote', classes.sort().join(' + '), { quote });
};

/** How a holding is bent (`benchmarks.md`): each row one way, said of the sentence as it stands. */
const BENT: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['mandatory for discretionary', /\bmust\b/, 'may'],
  ['mandatory for discretionary', /\bshall\b/, 'may'],
  ['discretionary for mandatory', /\bmay\b(?! not)/, 'must'],
  ['mandatory for discretionary', /\bis required to\b/, 'is free to'],
  ['threshold', /\bsubstantial\b/, 'slight'],
  ['threshold', /\breasonable\b/, 'conclusive'],
  ['threshold', /\bclear and present\b/, 'possible'],
  ['standard of review', /\bde novo\b/i, 'for abuse of discretion'],
  ['standard of review', /\babuse of discretion\b/i, 'plain error'],
  ['burden', /\bpreponderance of the evidence\b/i, 'clear and convincing evidence'],
  ['burden', /\bbeyond a reasonable doubt\b/i, 'by a preponderance of the evidence'],
  ['burden', /\bdefendant\b/, 'State'],
  ['burden', /\bplaintiff\b/, 'defendant'],
  ['doctrine or provision', /\bFirst Amendment\b/, 'Fourth Amendment'],
  ['doctrine or provision', /\bFourteenth Amendment\b/, 'Fifth Amendment'],
  ['doctrine or provision', /\bSixth Amendment\b/, 'Eighth Amendment'],
  ['scope', /\bonly (?=if|when|where)/, 'even '],
  ['scope', /\bany\b/, 'no'],
  ['scope', /\ball\b/, 'few'],
  ['scope', /\bunless\b/, 'even if'],
  ['scope', /\b(is|are|was|were|does|did|has|have|can|could|would) not\b/, '$1'],
  ['procedural stage', /\bsummary judgment\b/i, 'a motion to dismiss'],
  ['procedural stage', /\btrial\b/, 'arraignment'],
  ['procedural stage', /\baffirm(ed)?\b/, 'revers$1'],
];

const misrepresentation: Inject = (use, random) => {
  const sentence = use.proposition;
  if (sentence === null) return null;
  const fitting = BENT.filter(([, from]) => from.test(sentence));
  if (fitting.length === 0) return null;
  const [what, from, to] = pick(random, fitting);
  const proposition = sentence.replace(from, to);
  return proposition === sentence ? null : faulty(use, 'misrepresentation', what, { proposition });
};

const swapped =
  (kind: 'unrelated' | 'nearby'): Inject =>
  (use, random, all, nearby) => {
    const pool = (kind === 'nearby' ? nearby : all).filter(
      (other) =>
        other.citation !== use.held.citation &&
        standsOutside(other, use.quote ?? use.proposition ?? '', null),
    );
    if (pool.length === 0) return null;
    const other = pick(random, pool);
    const { citation, name, shortName, courtAndYear } = other;
    const numbered = other.parts.flatMap(({ kind: part, pages }) =>
      part === 'majority'
        ? pages.flatMap(({ label }) => (label !== null && /^\d+$/.test(label) ? [label] : []))
        : [],
    );
    const pages = numbered.length === 0 ? [] : [pick(random, numbered)];
    return faulty(use, kind, use.quote === null ? 'no quotation' : 'quotation', {
      citation,
      name,
      shortName,
      courtAndYear,
      pages,
      note: null,
      voice: '',
    });
  };

/** Puts a fault into a use; null where there is no room for it. */
export const INJECT: Readonly<Record<FaultKind, Inject>> = {
  nonexistent,
  caseName,
  pincite: pinciteAs('pincite'),
  misquote,
  misrepresentation,
  unrelated: swapped('unrelated'),
  nearby: swapped('nearby'),
  page: pinciteAs('page'),
};
