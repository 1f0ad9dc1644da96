/**
 * Characters as Word, PDF and people give them, folded to the ones the grammar speaks of.
 *
 * Nothing is ever removed from the text that is read: folding happens on comparison only, so every offset stays true.
 * What may be changed: the rows of the two tables. Codes are UTF-16 code units; all folded results are ASCII or one code unit.
 */

/** Stands for "this character is not there" (soft hyphen, zero-width characters, a comment mark). */
export const SKIP = 0;

/** [first, last, folded]: ranges of code units and what they are read as. Sources: Unicode 16 names; Word's own marks (word.md 5.2). */
const FOLD_ROWS: readonly (readonly [number, number, number])[] = [
  [0x0005, 0x0005, SKIP], // Word: comment mark
  [0x0009, 0x0009, 0x20], // tab
  [0x001e, 0x001e, 0x2d], // Word: no-break hyphen
  [0x001f, 0x001f, SKIP], // Word: optional hyphen
  [0x00a0, 0x00a0, 0x20], // no-break space
  [0x00ad, 0x00ad, SKIP], // soft hyphen
  [0x1680, 0x1680, 0x20], // ogham space mark
  [0x2000, 0x200a, 0x20], // en quad … hair space
  [0x200b, 0x200f, SKIP], // zero-width space, joiners, direction marks
  [0x2010, 0x2015, 0x2d], // hyphen … horizontal bar
  [0x2018, 0x201b, 0x27], // single quotation marks
  [0x201c, 0x201f, 0x22], // double quotation marks
  [0x202a, 0x202e, SKIP], // direction marks
  [0x202f, 0x202f, 0x20], // narrow no-break space
  [0x2032, 0x2032, 0x27], // prime
  [0x2033, 0x2033, 0x22], // double prime
  [0x205f, 0x205f, 0x20], // mathematical space
  [0x2060, 0x2064, SKIP], // word joiner, invisible operators
  [0x2066, 0x2069, SKIP], // direction isolates
  [0x2212, 0x2212, 0x2d], // minus sign
  [0x3000, 0x3000, 0x20], // ideographic space
  [0xfe58, 0xfe58, 0x2d], // small em dash
  [0xfe63, 0xfe63, 0x2d], // small hyphen
  [0xfeff, 0xfeff, SKIP], // byte-order mark
  [0xff0d, 0xff0d, 0x2d], // full-width hyphen
  [0x0060, 0x0060, 0x27], // grave accent used as an apostrophe
  [0x00b4, 0x00b4, 0x27], // acute accent used as an apostrophe
];

/** Ligatures that PDF text keeps. */
const LIGATURES: ReadonlyMap<number, string> = new Map([
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
  [0xfb05, 'st'],
  [0xfb06, 'st'],
]);

/** What lies above is folded by the few rows that lie there. */
const LOW = 0x3001;
const HIGH_ROWS = FOLD_ROWS.filter(([first]) => first >= LOW);

/** What a code unit is read as, and one more; 0 where it is read as itself. */
const FOLDED: Uint16Array = (() => {
  const table = new Uint16Array(LOW);
  for (const [first, last, folded] of FOLD_ROWS) if (last < LOW) table.fill(folded + 1, first, last + 1);
  return table;
})();

/** The folded code unit, or {@link SKIP}. Ligatures are not expanded here: see {@link ligature}. */
export function foldCode(code: number): number {
  if (code < LOW) {
    const folded = FOLDED[code] ?? 0;
    return folded === 0 ? code : folded - 1;
  }
  for (const [first, last, folded] of HIGH_ROWS) if (code >= first && code <= last) return folded;
  return code;
}

/** The letters of a ligature, or undefined. */
export function ligature(code: number): string | undefined {
  return code < 0xfb00 || code > 0xfb06 ? undefined : LIGATURES.get(code);
}

const PLAIN = /^[\x20-\x7e]*$/;

/**
 * The text with typography folded: straight quotes, plain hyphens, single spaces, no soft hyphens, note marks or zero-width
 * characters, ligatures spelled out, ends trimmed. Letters keep their case and accents. Linear in the text.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text) && !text.includes('  ') && !text.includes('`')) return text.trim();
  let out = '';
  let space = false;
  // Where the run of characters began that stay as they are: it is taken over as one piece.
  let run = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const folded = foldCode(code);
    if (folded === code && folded > 0x20 && folded !== 0x85 && (code < 0x2000 || !isSpecial(code))) {
      if (run < 0) {
        if (space) out += ' ';
        space = false;
        run = at;
      }
      continue;
    }
    if (run >= 0) out += text.slice(run, at);
    run = -1;
    if (folded === SKIP || code === 0x02) continue;
    if (isBlank(folded)) {
      space = out.length > 0;
      continue;
    }
    if (space) out += ' ';
    space = false;
    out += ligature(code) ?? (folded === code ? text.charAt(at) : String.fromCharCode(folded));
  }
  return run < 0 ? out : out + text.slice(run);
}

const isBlank = (folded: number): boolean =>
  folded === 0x20 ||
  (folded >= 0x0a && folded <= 0x0d) ||
  folded === 0x85 ||
  folded === 0x2028 ||
  folded === 0x2029;

/** Above the general punctuation: blanks that fold to themselves, and ligatures. */
const isSpecial = (code: number): boolean => isBlank(code) || ligature(code) !== undefined;
