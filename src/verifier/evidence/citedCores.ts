/**
 * The citations that an opinion's text holds, roughly and fast, and one number for each: what a store's index of opinions keeps, so
 * that "an opinion we hold cites it so" can be said of a citation that no index of cases has. Rough is enough: whoever is answered
 * looks into the opinion. Changing the number makes stored ones void.
 */
import { lookupReporter } from '../../citation/reporters';
import type { Opinion } from '../../quotation/model';
import type { CitationCore } from '../caseLaw';
import { coreText } from './reading';

/** Words that an abbreviation has at most. */
const LONGEST_ABBREVIATION = 6;

let canonicalOf = new Map<string, string | null>();
/** Abbreviations repeat; so many are kept, then all are dropped. */
const KEPT = 20_000;

function reporterOf(abbreviation: string): string | null {
  const kept = canonicalOf.get(abbreviation);
  if (kept !== undefined) return kept;
  const [row] = lookupReporter(abbreviation);
  if (canonicalOf.size >= KEPT) canonicalOf = new Map();
  canonicalOf.set(abbreviation, row?.canonical ?? null);
  return row?.canonical ?? null;
}

/** The core that begins with the number at `at`, or null. */
function coreAt(words: readonly string[], at: number): CitationCore | null {
  const volume = /(?:^|[^\p{L}\d])(\d{1,4})$/u.exec(words[at] ?? '')?.[1];
  if (volume === undefined) return null;
  for (let end = at + 2; end <= at + 1 + LONGEST_ABBREVIATION && end < words.length; end++) {
    const page = /^(\d{1,8})(?:$|[^\p{L}\d])/u.exec(words[end] ?? '')?.[1];
    if (page === undefined) continue;
    const reporter = reporterOf(words.slice(at + 1, end).join(' '));
    if (reporter !== null) return { volume, reporter, page };
  }
  return null;
}

/** Every full core in a text, as "volume reporter page" in the tables' spelling. Linear in its length. */
export function citedCores(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const words = text.split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    if (!/\d$/.test(words[at] ?? '') || !/^\p{Lu}/u.test(words[at + 1] ?? '')) continue;
    const core = coreAt(words, at);
    if (core !== null) found.add(coreText(core));
  }
  return found;
}

const textOf = ({ parts }: Opinion): string =>
  parts.map(({ pages }) => pages.map(({ text }) => text).join('')).join('\n');

/** One unsigned 32-bit number a citation: FNV-1a over its UTF-16 units, set apart from the numbers of words by its beginning. */
export function citationNumber(core: string): number {
  let hash = 0x811c9dc5;
  for (const character of `cites ${core}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The numbers of all citations in an opinion, each once. */
export const citationNumbers = (opinion: Opinion): readonly number[] => [
  ...new Set([...citedCores(textOf(opinion))].map(citationNumber)),
];

/** True where the opinion's text holds the citation. */
export const isCitedIn = (opinion: Opinion, core: CitationCore): boolean =>
  citedCores(textOf(opinion)).has(coreText(core));
