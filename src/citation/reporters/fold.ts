// How an abbreviation is compared: what may differ between two writers of the same abbreviation and still mean the same.
// Reporters, courts and laws all use this one folding, and scripts/generate-tables.mjs repeats it. What may be changed: nothing
// without running every table test, for each look-up rests on it.

/**
 * Folds an abbreviation for comparison: spaces of every kind, periods and soft hyphens go, curly apostrophes become straight ones,
 * and the suffix of a series is put in small letters ("F. 3D", "F.3d" and "F3d" are one). Letter case otherwise stays, for it tells
 * "WL" from words. Linear in the length of the text.
 */
export function foldAbbreviation(text: string): string {
  let folded = text.replace(/[\s.\u00AD\u200B]+/g, '');
  if (/[\u2018\u2019\u02BC\u2032`]/.test(folded))
    folded = folded.replace(/[\u2018\u2019\u02BC\u2032`]/g, "'");
  if (/\d[DSNRT]/.test(folded))
    folded = folded.replace(/\d(?:D|ST|ND|RD|TH)(?![A-Za-z])/g, (suffix) => suffix.toLowerCase());
  return folded;
}
