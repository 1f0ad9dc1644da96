/** How Word writes the numbers of notes (ISO 29500 §17.18.59 `ST_NumberFormat`). What may be changed: a row for another format. */
const CHICAGO_MARKS = ['*', '†', '‡', '§'];

/** `w:numFmt` values that notes use; any other is shown as a plain number. */
export const NOTE_FORMATS: Readonly<Record<string, (n: number) => string>> = {
  lowerRoman: (n) => roman(n),
  upperRoman: (n) => roman(n).toUpperCase(),
  lowerLetter: (n) => letters(n),
  upperLetter: (n) => letters(n).toUpperCase(),
  chicago: (n) => (CHICAGO_MARKS[(n - 1) % 4] ?? '*').repeat(Math.ceil(n / 4)),
};

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

export function roman(n: number): string {
  let rest = n;
  let text = '';
  for (const [value, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** a … z, aa, bb …, as Word counts. */
function letters(n: number): string {
  return String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.ceil(n / 26));
}
