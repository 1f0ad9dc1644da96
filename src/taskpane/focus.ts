/**
 * Where the focus goes when what the user acted on is replaced: into the details, back to a row. Handed over by the user's own
 * step and taken once by whoever stands there next, so that the focus never moves by itself.
 */
export type FocusTarget = { readonly to: 'details' } | { readonly to: 'row'; readonly id: string };

export interface FocusHandover {
  readonly give: (target: FocusTarget) => void;
  /** The target, once, if it is of this kind. */
  readonly take: <To extends FocusTarget['to']>(to: To) => Extract<FocusTarget, { to: To }> | null;
}

export function createFocusHandover(): FocusHandover {
  let waiting: FocusTarget | null = null;
  return {
    give: (target) => {
      waiting = target;
    },
    take: <To extends FocusTarget['to']>(to: To) => {
      if (waiting?.to !== to) return null;
      const target = waiting as Extract<FocusTarget, { to: To }>;
      waiting = null;
      return target;
    },
  };
}
