/**
 * Pages to which a publisher jumps on purpose, leaving numbers out: no gap in what a library holds of the volume. What stands behind
 * such a jump are orders, of which no source claims to list every one. A row a page; only the exact page is believed.
 */
interface PageJump {
  readonly reporter: string;
  readonly to: number;
  readonly source: string;
}

const BOUND_VOLUMES =
  'U.S. Reports, the Reporter’s note after the last opinion: “The next page is purposely numbered …”; `evidence.md`, row 3';

export const PAGE_JUMPS: readonly PageJump[] = [
  { reporter: 'U.S.', to: 801, source: BOUND_VOLUMES },
  { reporter: 'U.S.', to: 901, source: BOUND_VOLUMES },
  { reporter: 'U.S.', to: 1001, source: BOUND_VOLUMES },
  {
    reporter: 'U.S.',
    to: 1301,
    source: 'U.S. Reports, opinions of Justices in chambers; `evidence.md`, row 3',
  },
];

/** Pages that are jumped to, by reporter. */
export const DELIBERATE_JUMPS: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [...new Set(PAGE_JUMPS.map(({ reporter }) => reporter))].map((reporter) => [
    reporter,
    new Set(PAGE_JUMPS.filter((jump) => jump.reporter === reporter).map(({ to }) => to)),
  ]),
);
