/**
 * Ids that stay the same when the brief is edited elsewhere: from kind, folded text, and which of its equals in the part.
 */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight characters of base 32 (40 bits) over the UTF-16 code units of a text. */
export function shortHash(text: string): string {
  let a = 0x9e3779b9 | 0;
  let b = 0x85ebca6b | 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul((b << 13) | (b >>> 19), 5) + Math.imul(code + 1, 0xcc9e2d51);
  }
  a = mix(a ^ text.length);
  b = mix(b ^ a);
  let out = '';
  for (let i = 0; i < 4; i += 1) out += ALPHABET.charAt((a >>> (i * 5)) & 31);
  for (let i = 0; i < 4; i += 1) out += ALPHABET.charAt((b >>> (i * 5)) & 31);
  return out;
}

function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
