/** Defined terms, which are nobody's words: (the “Agreement”), (collectively, “Defendants”), (“Section 1983”). */
import { DEFINING_WORDS } from '../tables/attribution';
import type { QuotedSpan } from './marks';

/** A defined term has no more words. */
const LONGEST_TERM = 6;

/** (the “Agreement”), (collectively, “Defendants”), (“Section 1983”). */
export function isDefinedTerm(text: string, span: QuotedSpan): boolean {
  const words = text.slice(span.start, span.end).split(/\s+/).filter(Boolean);
  if (words.length > LONGEST_TERM) return false;
  const before = text.slice(Math.max(0, span.open - 80), span.open);
  const bracket = before.lastIndexOf('(');
  if (bracket < 0 || before.includes(')', bracket)) return false;
  const lead = before
    .slice(bracket + 1)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const plain = lead.map((word) => word.replace(/[“”"‘’'.]/g, ''));
  const closes = /^[\s,.]*(?:\)|or\b|and\b)/.test(text.slice(span.close, span.close + 20));
  if (!closes || !plain.every((word) => DEFINING_WORDS.has(word))) return false;
  // A quotation alone in a parenthetical is a defined term only if it is a name: (“Section 1983”).
  return lead.length > 0 || words.every((word) => /^[“‘([]?(?:[\p{Lu}\d§]|of$|the$|and$|for$)/u.test(word));
}
