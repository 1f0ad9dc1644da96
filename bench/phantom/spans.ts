/** Spans of opinions that a brief may quote: real words, with the pages they stand on known from the opinion itself. */
import type { PartKind } from '../../src/quotation/model';
import { between, pick, type Random } from '../random';
import { plainLetters, whereItStands, type CasePart, type HeldCase } from './folders';

export interface Passage {
  /** As it stands in the opinion, white space narrowed. */
  readonly text: string;
  /** Pages in order; empty where the opinion marks none. */
  readonly pages: readonly string[];
  readonly note: string | null;
  readonly part: PartKind;
}

/** Words that would make a citation, a star page or an editorial mark of the quotation: left out, so that only the fault differs. */
const TROUBLE =
  /\d+ [A-Z][\w.]*|\b(?:Id|Ibid|supra|infra|ante|post)\b|\bv\.|[[\]*…†‡{}<>|_\\]|\. \. \.|\(\s*\d|\.\d|[a-z]\d|§§?|¶|\d\d\d/;

function tokensOf(text: string): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

const cache = new WeakMap<CasePart, ReturnType<typeof tokensOf>>();

function wordsOf(part: CasePart): ReturnType<typeof tokensOf> {
  const held = cache.get(part) ?? tokensOf(part.text);
  cache.set(part, held);
  return held;
}

const QUOTABLE: ReadonlySet<PartKind> = new Set(['majority', 'plurality', 'concurrence', 'dissent', 'notes']);

function pagesOf(
  part: CasePart,
  from: number,
  to: number,
): { labels: readonly string[]; note: string | null } | null {
  const held = part.pages.filter((page, at) => page.to > from && (part.pages[at - 1]?.to ?? 0) < to);
  const notes = new Set(held.map(({ note }) => note));
  const [note = null] = notes;
  if (notes.size > 1 || (part.kind === 'notes' && !/^\d+$/.test(note ?? ''))) return null;
  const labels = held.map(({ label }) => label);
  if (labels.some((label) => label === null || !/^\d+$/.test(label)))
    return labels.every((label) => label === null) && part.kind !== 'notes'
      ? { labels: [], note: null }
      : null;
  return { labels: [...new Set(labels as string[])], note };
}

/** A passage of `least` to `most` words, or null where the case gave none in a few tries. */
export function drawPassage(random: Random, held: HeldCase, least: number, most: number): Passage | null {
  const parts = held.parts.filter(({ kind, text }) => QUOTABLE.has(kind) && text.length > 400);
  if (parts.length === 0) return null;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    // By length: a page of the opinion of the court is quoted more often than its notes.
    const part = weighted(random, parts);
    const words = wordsOf(part);
    const length = between(random, least, most);
    if (words.length <= length) continue;
    const first = between(random, 0, words.length - length - 1);
    const [from, to] = [words[first]?.from ?? 0, words[first + length - 1]?.to ?? 0];
    const raw = part.text
      .slice(from, to)
      .replace(/[,;:(“"‘'—–-]+$/, '')
      .trimEnd();
    const text = raw.replace(/^[,;:.)”"’'—–-]+\s*/, '').replace(/\s+/g, ' ');
    if (raw.includes('\n\n') || TROUBLE.test(text) || !balanced(text)) continue;
    if (!/^[“‘"(]?\p{L}/u.test(text) || plainLetters(text).length < text.length * 0.7) continue;
    const start = from + (part.text.slice(from, to).indexOf(text.slice(0, 8)) || 0);
    const pages = pagesOf(part, Math.max(from, start), from + raw.length);
    if (pages === null) continue;
    return { text, pages: pages.labels, note: pages.note, part: part.kind };
  }
  return null;
}

function weighted(random: Random, parts: readonly CasePart[]): CasePart {
  let left = random() * parts.reduce((sum, { text }) => sum + text.length, 0);
  for (const part of parts) {
    left -= part.text.length;
    if (left <= 0) return part;
  }
  return pick(random, parts);
}

function balanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('“') === count('”') && count('"') % 2 === 0 && count('(') === count(')') && !/^[^(]*\)/.test(text)
  );
}

/** Cues by which a court states what it holds or how it judges. */
const HOLDING =
  /\b(?:we hold|we conclude|the court held|must|shall|may not|is required|standard|burden|requires?|prohibits?|is entitled|only (?:if|when|where)|unless)\b/i;

/** Whole sentences that state a rule, for the propositions of a brief. */
export function drawHolding(random: Random, held: HeldCase): Passage | null {
  const parts = held.parts.filter(({ kind }) => kind === 'majority' || kind === 'plurality');
  if (parts.length === 0) return null;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const part = weighted(random, parts);
    const at = between(random, 0, Math.max(0, part.text.length - 600));
    const found = /(?<=[.?!]["”’)]*\s+)[A-Z][^.?!]{60,320}\.(?=["”’)]*\s+[A-Z“"])/.exec(
      part.text.slice(at, at + 900),
    );
    if (found === null) continue;
    const text = found[0].replace(/\s+/g, ' ');
    if (!HOLDING.test(text) || TROUBLE.test(text) || /[“”"()]/.test(text) || found[0].includes('\n\n'))
      continue;
    const pages = pagesOf(part, at + found.index, at + found.index + found[0].length);
    if (pages === null || pages.labels.length !== 1) continue;
    return { text, pages: pages.labels, note: null, part: part.kind };
  }
  return null;
}

/** Whether the words stand on none of these pages, nor anywhere where `pages` is null. */
export function standsOutside(held: HeldCase, words: string, pages: readonly string[] | null): boolean {
  const runs = whereItStands(held, words);
  if (pages === null) return runs.length === 0;
  return runs.every((run) => run.every((label) => label === null || !pages.includes(label)));
}
