/** Seeded choice, so that every run of a benchmark can be repeated. */

export type Random = () => number;

/** mulberry32: small, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number in [from, to]. */
export const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** One of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const keys = items.map((item) => ({ item, key: random() }));
  return keys.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
