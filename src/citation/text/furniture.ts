/**
 * Page furniture: numbers that the page put between the lines of a text taken from PDF (page numbers, the line numbers of pleading paper).
 *
 * They stay tokens, flagged, so that readers can step over them; offsets stay true. What may be changed: the bounds.
 */
import { Flag, Kind, type Tokens } from './tokens';

/** More furniture in a row than any page has is a column of figures; the bound also keeps stepping over furniture cheap. */
const MOST_FURNITURE = 40;

export function unmarkColumns(tokens: Tokens): void {
  const { flags, count } = tokens;
  let from = 0;
  for (let i = 0; i <= count; i += 1) {
    if (i < count && ((flags[i] ?? 0) & Flag.furniture) !== 0) continue;
    if (i - from > MOST_FURNITURE)
      for (let j = from; j < i; j += 1) flags[j] = (flags[j] ?? 0) & ~Flag.furniture;
    from = i + 1;
  }
}

/** Lines in a row that must count upwards before their numbers are taken for pleading paper's. */
const COUNTED_LINES = 5;

/** Marks the numbers at the heads of lines that count 1, 2, 3 … down the page, as pleading paper has them. */
export function markLineNumbers(tokens: Tokens): void {
  const { kind, flags, count } = tokens;
  let run: number[] = [];
  let value = -2;
  const settle = (): void => {
    if (run.length >= COUNTED_LINES) for (const i of run) flags[i] = (flags[i] ?? 0) | Flag.furniture;
    run = [];
  };
  for (let i = 0; i < count; i += 1) {
    if (i > 0 && ((flags[i] ?? 0) & Flag.newlineBefore) === 0) continue;
    const length = tokens.endAt(i) - tokens.startAt(i);
    const here = kind[i] === Kind.number && length <= 2 ? Number(tokens.norm(i)) : -1;
    if (here !== value + 1 || here < 1) settle();
    if (here > 0) run.push(i);
    value = here;
  }
  settle();
}

/** Marks numbers that stand alone on a line within the block: "\n11\n", "\n-17-\n". */
export function markFurniture(tokens: Tokens): void {
  const { kind, flags, count } = tokens;
  for (let i = 1; i < count; i += 1) {
    if (((flags[i] ?? 0) & Flag.newlineBefore) === 0) continue;
    let last = i;
    if (kind[i] === Kind.dash && kind[i + 1] === Kind.number && kind[i + 2] === Kind.dash) last = i + 2;
    else if (kind[i] !== Kind.number) continue;
    const number = last === i ? i : i + 1;
    if (last + 1 >= count || ((flags[last + 1] ?? 0) & Flag.newlineBefore) === 0) continue;
    if (tokens.endAt(number) - tokens.startAt(number) > 4) continue;
    for (let j = i; j <= last; j += 1) flags[j] = (flags[j] ?? 0) | Flag.furniture;
    i = last;
  }
}
