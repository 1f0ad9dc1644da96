// Draws passages: stretches of text with so many citations in a row, so that a missed one shows. Seeded; a text is drawn once.
import type { Block } from '../../src/brief/model';
import { readCitations, type Citation } from '../../src/citation';
import type { RealText } from '../../test/citation/support/realTexts';
import { STRATA, stratumOf } from './strata';

/** [block, UTF-16 offset in it]. */
export type Place = readonly [block: number, offset: number];

export interface Passage {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly from: Place;
  readonly to: Place;
  /** Every citation of the text, so that links can be followed; those of the passage lie between `from` and `to`. */
  readonly all: readonly Citation[];
}

/** A generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const after = (a: Place, b: Place): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] >= b[1]);

export const citationsOf = (passage: Passage): Citation[] =>
  passage.all.filter(
    (one) => after([one.block, one.span[0]], passage.from) && !after([one.block, one.span[0]], passage.to),
  );

/** Passages of about `each` citations from every stratum; texts named in `without` are left out. */
export function draw(
  texts: readonly RealText[],
  seed: number,
  each: number,
  without: ReadonlySet<string>,
): Passage[] {
  const random = generator(seed);
  return STRATA.flatMap((stratum) => {
    const pool = texts.filter(({ name }) => !without.has(name) && stratumOf(name) === stratum);
    const passages: Passage[] = [];
    while (passages.length < stratum.texts && pool.length > 0) {
      const [chosen] = pool.splice(Math.floor(random() * pool.length), 1);
      const passage = chosen && passageOf(chosen, random, each);
      if (passage) passages.push(passage);
    }
    return passages;
  });
}

/** Fewer citations than this make no passage. */
const FEWEST = 5;

function passageOf(text: RealText, random: () => number, each: number): Passage | null {
  const blocks = text.read();
  const all = readCitations(blocks);
  if (all.length < FEWEST) return null;
  const first = Math.floor(random() * Math.max(1, all.length - each + 1));
  const before = all[first - 1];
  const next = all[Math.min(first + each, all.length)];
  const start = all[first];
  if (!start) return null;
  const from: Place =
    before && before.block === start.block
      ? [before.block, Math.min(before.fullSpan[1], start.fullSpan[0])]
      : [start.block, 0];
  const last = blocks.length - 1;
  const to: Place = next ? [next.block, next.fullSpan[0]] : [last, blocks[last]?.text.length ?? 0];
  return { text: text.name, blocks, from, to, all };
}
