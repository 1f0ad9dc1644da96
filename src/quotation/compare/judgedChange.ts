/** A difference and what it is worth; the worst one is the verdict. */
import type { ChangeKind, QuotationChange } from '../model';

/** From nothing to the worst. */
export const WORTH = { licensed: 1, shown: 2, form: 3, words: 4 } as const;
export type Worth = (typeof WORTH)[keyof typeof WORTH];

export interface JudgedChange extends QuotationChange {
  readonly worth: Worth;
  /** A guarded word is concerned. */
  readonly guarded: boolean;
}

/** `quote` as written in the brief, its white space narrowed. */
export function change(
  kind: ChangeKind,
  quote: string,
  source: string,
  worth: Worth,
  guarded: boolean,
): JudgedChange {
  return { kind, quote: quote.replace(/\s+/g, ' '), source, worth, guarded };
}
