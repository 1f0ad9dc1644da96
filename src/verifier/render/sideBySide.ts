/** A text cut into pieces that differ and pieces that do not, for the brief's words beside the opinion's. */

export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** `differs`: spans of the text, ascending; what lies outside the text is left out. */
export function pieces(text: string, differs: readonly (readonly [number, number])[]): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const take = (to: number, isDifferent: boolean): void => {
    const end = Math.min(to, text.length);
    if (end > at) found.push({ text: text.slice(at, end), differs: isDifferent });
    at = Math.max(at, end);
  };
  for (const [from, to] of differs) {
    take(from, false);
    take(to, true);
  }
  take(text.length, false);
  return found;
}
