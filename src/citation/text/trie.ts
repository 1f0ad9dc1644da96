/**
 * A closed-world table as a trie, walked over tokens: entered and left only at token borders, longest match first.
 *
 * Keys are folded so that all ways of spacing and pointing one abbreviation are one key: spaces, periods and apostrophes go, letters
 * are small. "N.Y.2d", "N. Y. 2d" and "NY2d" are one path. What may be changed: the folding, with every table test run after it.
 */
import { foldCode, ligature, SKIP } from './characters';
import { Flag, Kind, type Tokens } from './lexer';

const SPACE = 0x20;
const HYPHEN = 0x2d;
const PERIOD = 0x2e;
const APOSTROPHE = 0x27;

/** Small letter of an ASCII or Latin code unit. */
const LOWER: Uint16Array = (() => {
  const table = new Uint16Array(0x250);
  for (let code = 0; code < table.length; code += 1) {
    const lower = String.fromCharCode(code).toLowerCase();
    table[code] = lower.length === 1 ? lower.charCodeAt(0) : code;
  }
  return table;
})();

const ignored = (code: number): boolean =>
  code === SKIP || code === SPACE || code === PERIOD || code === APOSTROPHE;

/** A match: what was inserted under the key, in order, and the index of the token after it. */
export interface TrieMatch<T> {
  readonly values: readonly T[];
  readonly end: number;
}

const DIRECT = 0x250;
const NONE: never[] = [];

export class Trie<T> {
  // Nodes lie in parallel arrays: a hundred thousand of them are made before the first citation can be read.
  private code: Uint16Array;
  private child: Int32Array;
  private sibling: Int32Array;
  /** Index into `lists`; 0 for none. */
  private list: Int32Array;
  private readonly lists: T[][] = [[]];
  private nodes = 1;
  /** First step by direct index, for most tokens end there. */
  private readonly root = new Int32Array(DIRECT);
  /** Pairs of first letters with which some key begins (ASCII only): nearly every word of prose fails here. */
  private readonly pairs = new Uint8Array(1 << 14);

  constructor(capacity: number) {
    this.code = new Uint16Array(capacity);
    this.child = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
    this.list = new Int32Array(capacity);
  }

  /** Adds a value under a key, behind those that are there already. */
  insert(key: string, value: T): void {
    let node = 0;
    let first = 0;
    let depth = 0;
    for (let i = 0; i < key.length; i += 1) {
      const raw = key.charCodeAt(i);
      const code = raw < 0x80 ? raw : foldCode(raw);
      if (ignored(code)) continue;
      const lower = code < DIRECT ? (LOWER[code] ?? code) : code;
      depth += 1;
      if (depth === 1) first = lower;
      else if (depth === 2 && first < 0x80 && lower < 0x80) this.pairs[(first << 7) | lower] = 1;
      const next = this.step(node, lower);
      node = next === 0 ? this.grow(node, lower) : next;
    }
    if (node === 0) return;
    const held = this.list[node] ?? 0;
    if (held === 0) {
      this.list[node] = this.lists.length;
      this.lists.push([value]);
    } else {
      const values = this.lists[held];
      if (values && !values.includes(value)) values.push(value);
    }
  }

  private step(node: number, code: number): number {
    if (node === 0 && code < DIRECT) return this.root[code] ?? 0;
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
  }

  /** True when some key can begin with this token's first letters: the cheap test before a walk. */
  mayStart(tokens: Tokens, i: number): boolean {
    const from = tokens.startAt(i);
    const first = tokens.text.charCodeAt(from);
    if (first >= 0x80) return true;
    const lower = LOWER[first] ?? first;
    if (this.root[lower] === 0) return false;
    if (tokens.endAt(i) - from < 2) return true;
    const second = tokens.text.charCodeAt(from + 1);
    if (second >= 0x80 || ignored(second)) return true;
    return this.pairs[(lower << 7) | (LOWER[second] ?? second)] !== 0;
  }

  /**
   * All keys that begin at token i, the longest first. Page furniture between tokens is stepped over. Steps are bounded by the longest
   * key, not by the text.
   */
  matches(tokens: Tokens, i: number): readonly TrieMatch<T>[] {
    let found: TrieMatch<T>[] | null = null;
    const { text } = tokens;
    let node = 0;
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
        if (letters !== undefined) {
          for (const letter of letters) {
            node = this.step(node, letter.charCodeAt(0));
            if (node === 0) break;
          }
        } else {
          const code = foldCode(raw);
          if (ignored(code)) continue;
          // A word token holds a hyphen or a line break only where it was broken at a line's end.
          if (kind === Kind.word && (code === HYPHEN || code < SPACE)) continue;
          node = this.step(node, code < DIRECT ? (LOWER[code] ?? code) : code);
        }
        alive = node !== 0;
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
