/**
 * Abbreviations that mean one reporter alone and another beside a certain parallel.
 *
 * `written` without periods and spaces; `beside` the kind of the citation before it in the group. What may be changed: rows.
 */
export interface BesideRow {
  readonly written: string;
  readonly beside: 'supremeCourt';
  readonly means: string;
  readonly source: string;
}

export const BESIDES: readonly BesideRow[] = [
  {
    written: 'SC',
    beside: 'supremeCourt',
    means: 'S. Ct.',
    source: 'Supreme Court of Georgia: "443 U. S. 307 (99 SC 2781, 61 LE2d 560)"',
  },
];
