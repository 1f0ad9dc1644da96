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

/** A match: `value` as inserted, `end` the index of the token after it. */
export interface TrieMatch<T> {
  readonly value: T;
  readonly end: number;
}

export class Trie<T> {
  private readonly code: number[] = [0];
  private readonly child: number[] = [0];
  private readonly sibling: number[] = [0];
  private readonly value: (T | undefined)[] = [undefined];
  /** First step by direct index, for most tokens end there. */
  private readonly root = new Int32Array(0x250);

  /** Adds a key; `merge` settles what stands where two keys fold alike. */
  insert(key: string, value: T, merge: (held: T, added: T) => T): void {
    let node = 0;
    for (let i = 0; i < key.length; i += 1) {
      const letters = ligature(key.charCodeAt(i));
      if (letters !== undefined) {
        for (const letter of letters)
          node = this.step(node, letter.charCodeAt(0)) || this.grow(node, letter.charCodeAt(0));
        continue;
      }
      const code = foldCode(key.charCodeAt(i));
      if (ignored(code)) continue;
      const lower = LOWER[code] ?? code;
      node = this.step(node, lower) || this.grow(node, lower);
    }
    if (node === 0) return;
    const held = this.value[node];
    this.value[node] = held === undefined ? value : merge(held, value);
  }

  private step(node: number, code: number): number {
    if (node === 0 && code < 0x250) return this.root[code] ?? 0;
    for (let next = this.child[node] ?? 0; next !== 0; next = this.sibling[next] ?? 0)
      if (this.code[next] === code) return next;
    return 0;
  }

  private grow(node: number, code: number): number {
    const made = this.code.length;
    this.code.push(code);
    this.child.push(0);
    this.value.push(undefined);
    if (node === 0 && code < 0x250) {
      this.root[code] = made;
      this.sibling.push(0);
    } else {
      this.sibling.push(this.child[node] ?? 0);
      this.child[node] = made;
    }
    return made;
  }

  /** True when some key can begin with this token's first character: the cheap test before a walk. */
  mayStart(tokens: Tokens, i: number): boolean {
    const code = foldCode(tokens.text.charCodeAt(tokens.startAt(i)));
    return code >= 0x250 || this.root[LOWER[code] ?? code] !== 0;
  }

  /**
   * All keys that begin at token i, the longest first. Page furniture between tokens is stepped over. Steps are bounded by the longest
   * key, not by the text.
   */
  matches(tokens: Tokens, i: number): TrieMatch<T>[] {
    const found: TrieMatch<T>[] = [];
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
          node = this.step(node, code < 0x250 ? (LOWER[code] ?? code) : code);
        }
        alive = node !== 0;
      }
      if (!alive) break;
      if (kind === Kind.period || kind === Kind.apostrophe) {
        // A trailing period belongs to the abbreviation it follows.
        const last = found[found.length - 1];
        if (last !== undefined && last.end === at && tokens.glued(at))
          found[found.length - 1] = { value: last.value, end: at + 1 };
        continue;
      }
      const value = this.value[node];
      if (value !== undefined && node !== 0) found.push({ value, end: at + 1 });
    }
    return found.reverse();
  }

  /** The value of a whole string, or undefined. */
  get(key: string): T | undefined {
    let node = 0;
    for (let i = 0; i < key.length; i += 1) {
      const code = foldCode(key.charCodeAt(i));
      if (ignored(code)) continue;
      node = this.step(node, code < 0x250 ? (LOWER[code] ?? code) : code);
      if (node === 0) return undefined;
    }
    return node === 0 ? undefined : this.value[node];
  }
}
