/**
 * A closed-world table as a trie, walked over tokens: entered and left only at token borders, longest match first.
 *
 * Keys are folded as keys.ts says. A trie may be told of its keys by their beginnings alone and given the keys of a beginning when a text
 * first holds it: ten thousand keys are not ready before the first citation can be read, the dozen that a text asks for are.
 */
import { foldCode, ligature } from './characters';
import { BEGINNINGS, beginning, beginningAt, beginningOf, foldKey, isIgnored, lowerOf } from './keys';
import { Flag, Kind, type Tokens } from './lexer';

const SPACE = 0x20;
const HYPHEN = 0x2d;

/** A match: what was inserted under the key, in order, and the index of the token after it. */
export interface TrieMatch<T> {
  readonly values: readonly T[];
  readonly end: number;
}

const DIRECT = 0x250;
const NONE: never[] = [];

const TRIPLES = 1 << 14;
const tripleOf = (first: number, second: number, third: number): number =>
  ((first * 37 + second) * 37 + third) & (TRIPLES - 1);

/** The abbreviations whose keys begin so, with their values; of values with one key the first stands first. Asked once a beginning. */
export type Fill<T> = (beginning: number) => readonly (readonly [abbreviation: string, value: T])[];

/** What is known of the keys with one beginning; 0 is that there are none. */
const PENDING = 1;
const PRESENT = 2;

/** The first key below a node whose branches are all made: no key has this index. */
const BRANCHED = 0;

export class Trie<T> {
  // Nodes lie in parallel arrays, for there are tens of thousands. A node is made with the range of the sorted keys below it; its branches
  // are made when a walk first leaves it.
  private code: Uint16Array = new Uint16Array(1 << 10);
  private child: Int32Array = new Int32Array(1 << 10);
  private sibling: Int32Array = new Int32Array(1 << 10);
  private depth: Uint16Array = new Uint16Array(1 << 10);
  private from: Int32Array = new Int32Array(1 << 10);
  private to: Int32Array = new Int32Array(1 << 10);
  /** Index into `lists`; 0 for none. */
  private list: Int32Array = new Int32Array(1 << 10);
  /** The values under each key, and the keys: sorted among those of one beginning. Index 0 stands for none. */
  private readonly lists: (readonly T[])[] = [[]];
  private readonly keys: string[] = [''];
  private nodes = 1;
  /** First step by direct index, for most tokens end there. */
  private readonly root = new Int32Array(DIRECT);
  /** First letters with which some key begins, and pairs of them: nearly every word of prose fails here. */
  private readonly first = new Uint8Array(0x80);
  private readonly state = new Uint8Array(BEGINNINGS);
  /** For each beginning the node after its second letter, or 0: the widest branches are not walked. */
  private readonly second = new Int32Array(BEGINNINGS);
  /** Hashes of the first three letters of the keys that are present. */
  private readonly triples = new Uint8Array(TRIPLES);
  private readonly fill: Fill<T>;

  /** @param beginnings of all keys, each of which `fill` is asked for when a text first holds it. */
  constructor(beginnings: readonly number[], fill: Fill<T>) {
    this.fill = fill;
    for (const start of beginnings) {
      this.state[start] = PENDING;
      const first = start >> 7;
      this.first[first] = 1;
      if (this.root[first] === 0) this.grow(0, first);
    }
  }

  /** Takes in the keys of a beginning; the nodes of their first two letters are made at once. */
  private take(start: number): void {
    const held = new Map<string, T[]>();
    for (const [abbreviation, value] of this.fill(start)) {
      if (beginningAt(abbreviation, 0) !== start) continue;
      const key = foldKey(abbreviation);
      const values = held.get(key);
      if (values === undefined) held.set(key, [value]);
      else if (!values.includes(value)) values.push(value);
    }
    const sorted = [...held.keys()].sort();
    let at = this.keys.length;
    for (const key of sorted) {
      this.keys.push(key);
      this.lists.push(held.get(key) ?? []);
      if (key.length > 2) this.triples[tripleOf(key.charCodeAt(0), key.charCodeAt(1), key.charCodeAt(2))] = 1;
    }
    while (at < this.keys.length) {
      const key = this.keys[at] ?? '';
      const one = this.branch(0, key.charCodeAt(0));
      if (key.length === 1) {
        this.list[one] = at;
        at += 1;
        continue;
      }
      const two = this.branch(one, key.charCodeAt(1));
      if (start === beginningOf(key)) this.second[start] = two;
      at = this.spread(two, at, this.keys.length, 2);
    }
  }

  private branch(node: number, code: number): number {
    const held = this.step(node, code);
    return held === 0 ? this.grow(node, code) : held;
  }

  /** Gives a node, which stands for the first `depth` letters of the key at `at`, the keys up to `end` that share them; the first beyond. */
  private spread(node: number, at: number, end: number, depth: number): number {
    const letters = (this.keys[at] ?? '').slice(0, depth);
    let to = at + 1;
    while (to < end && this.keys[to]?.startsWith(letters)) to += 1;
    const ends = this.keys[at]?.length === depth;
    if (ends) this.list[node] = at;
    const from = ends ? at + 1 : at;
    this.from[node] = from < to ? from : BRANCHED;
    this.to[node] = to;
    this.depth[node] = depth;
    return to;
  }

  /** Makes the branches of a node. */
  private expand(node: number): void {
    let at = this.from[node] ?? 0;
    const end = this.to[node] ?? 0;
    const depth = this.depth[node] ?? 0;
    this.from[node] = BRANCHED;
    while (at < end)
      at = this.spread(this.grow(node, (this.keys[at] ?? '').charCodeAt(depth)), at, end, depth + 1);
  }

  private ready(start: number): void {
    if (this.state[start] !== PENDING) return;
    this.state[start] = PRESENT;
    this.take(start);
  }

  /** Makes the keys present that a walk which has read these first letters may meet; `second` is 0 where it has read one only. */
  private prepare(first: number, second: number): void {
    // Letters beyond ASCII share their numbers, so that no root of theirs was made when they were announced.
    if (second === 0 && first >= 0x80)
      for (let other = 0; other < 0x80; other += 1) this.ready(beginning(first, other));
    else this.ready(beginning(first, second));
  }

  private step(node: number, code: number): number {
    if (node === 0 && code < DIRECT) return this.root[code] ?? 0;
    if (this.from[node] !== BRANCHED) this.expand(node);
    for (let next = this.child[node] ?? 0; next !== 0; next = this.sibling[next] ?? 0)
      if (this.code[next] === code) return next;
    return 0;
  }

  private grow(node: number, code: number): number {
    const made = this.nodes;
    if (made === this.code.length) this.widen();
    this.nodes += 1;
    this.code[made] = code;
    if (node === 0 && code < DIRECT) this.root[code] = made;
    else {
      this.sibling[made] = this.child[node] ?? 0;
      this.child[node] = made;
    }
    return made;
  }

  private widen(): void {
    const size = this.code.length * 2;
    const code = new Uint16Array(size);
    code.set(this.code);
    this.code = code;
    this.child = widened(this.child, size);
    this.sibling = widened(this.sibling, size);
    this.list = widened(this.list, size);
    const depth = new Uint16Array(size);
    depth.set(this.depth);
    this.depth = depth;
    this.to = widened(this.to, size);
    this.from = widened(this.from, size);
  }

  /** True when some key can begin with this token's first letters: the cheap test before a walk. */
  mayStart(tokens: Tokens, i: number): boolean {
    const from = tokens.startAt(i);
    const first = tokens.text.charCodeAt(from);
    if (first >= 0x80) return true;
    const lower = lowerOf(first);
    if (this.first[lower] === 0) return false;
    if (tokens.endAt(i) - from < 2) return true;
    const second = tokens.text.charCodeAt(from + 1);
    if (second >= 0x80 || isIgnored(second)) return true;
    const state = this.state[beginning(lower, lowerOf(second))];
    if (state !== PRESENT) return state === PENDING;
    if (tokens.endAt(i) - from < 3) return true;
    const third = tokens.text.charCodeAt(from + 2);
    return (
      third >= 0x80 ||
      isIgnored(third) ||
      this.triples[tripleOf(lower, lowerOf(second), lowerOf(third))] !== 0
    );
  }

  /**
   * All keys that begin at token i, the longest first. Page furniture between tokens is stepped over. Steps are bounded by the longest
   * key, not by the text.
   */
  matches(tokens: Tokens, i: number): readonly TrieMatch<T>[] {
    if (this.askedOf !== tokens || this.askedAt !== i) {
      this.answer = this.walk(tokens, i);
      this.askedOf = tokens;
      this.askedAt = i;
    }
    return this.answer;
  }

  // The last answer: two readings of one token ask the same.
  private askedOf: Tokens | null = null;
  private askedAt = -1;
  private answer: readonly TrieMatch<T>[] = NONE;

  private walk(tokens: Tokens, i: number): readonly TrieMatch<T>[] {
    let found: TrieMatch<T>[] | null = null;
    const { text } = tokens;
    let node = 0;
    let first = 0;
    let second = 0;
    for (let at = i; at < tokens.count; at += 1) {
      const kind = tokens.kindAt(at);
      if (at > i && tokens.has(at, Flag.furniture)) continue;
      if (kind === Kind.noteMark || kind === Kind.quote || kind === Kind.semicolon || kind === Kind.blank)
        break;
      const from = tokens.startAt(at);
      const to = tokens.endAt(at);
      let alive = true;
      for (let k = from; k < to && alive; k += 1) {
        const raw = text.charCodeAt(k);
        const letters = ligature(raw);
        for (let part = 0; part < (letters?.length ?? 1) && alive; part += 1) {
          const code = letters === undefined ? foldCode(raw) : letters.charCodeAt(part);
          if (isIgnored(code)) continue;
          // A word token holds a hyphen or a line break only where it was broken at a line's end.
          if (kind === Kind.word && (code === HYPHEN || code < SPACE)) continue;
          const lower = lowerOf(code);
          if (second !== 0) node = this.step(node, lower);
          else if (first === 0) {
            this.prepare((first = lower), 0);
            node = this.step(0, lower);
          } else {
            this.prepare(first, (second = lower));
            node =
              first < 0x7f && lower < 0x7f
                ? (this.second[beginning(first, lower)] ?? 0)
                : this.step(node, lower);
          }
          alive = node !== 0;
        }
      }
      if (!alive) break;
      if (kind === Kind.period || kind === Kind.apostrophe) {
        // A trailing period belongs to the abbreviation it follows.
        const last: TrieMatch<T> | undefined = found?.[found.length - 1];
        if (found && last !== undefined && last.end === at && tokens.glued(at))
          found[found.length - 1] = { values: last.values, end: at + 1 };
        continue;
      }
      const list = this.list[node] ?? 0;
      if (list !== 0) (found ??= []).push({ values: this.lists[list] ?? [], end: at + 1 });
    }
    return found?.reverse() ?? NONE;
  }
}

function widened(old: Int32Array, size: number): Int32Array {
  const next = new Int32Array(size);
  next.set(old);
  return next;
}
