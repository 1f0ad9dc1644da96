/**
 * What a parenthetical after a citation, or a bracketed remark inside a quotation, permits the brief to have changed
 * (Bluebook rule 5.2–5.3; `quotations.md` 4.2). No licence reaches a word: words must still match. A new form is a row.
 */

export type Licence =
  /** Citations of the source may be left out. */
  | 'citations'
  /** Calls of notes may be left out. */
  | 'notes'
  /** Quotation marks inside the words may be left out or changed. */
  | 'innerQuotes'
  /** The source's own brackets may be dropped. */
  | 'brackets'
  /** The source's own ellipses may be dropped. */
  | 'ellipses'
  /** Capital and small letters may be changed. */
  | 'letterCase'
  | 'punctuation'
  | 'emphasis';

interface LicenceRow {
  /** Lower case; a parenthetical that holds it has the licence. */
  readonly phrase: string;
  readonly grants: readonly Licence[];
  readonly source: string;
}

const CLEANED: readonly Licence[] = [
  'citations',
  'notes',
  'innerQuotes',
  'brackets',
  'ellipses',
  'letterCase',
  'punctuation',
  'emphasis',
];

export const LICENCES: readonly LicenceRow[] = [
  { phrase: 'cleaned up', grants: CLEANED, source: 'Metzler, Cleaning Up Quotations (2017)' },
  { phrase: 'citation modified', grants: CLEANED, source: 'Bluebook 22nd ed., rule 5.3' },
  { phrase: 'citations modified', grants: CLEANED, source: 'as written' },
  { phrase: 'citation omitted', grants: ['citations'], source: 'Bluebook rule 5.2(d)' },
  { phrase: 'citations omitted', grants: ['citations'], source: 'Bluebook rule 5.2(d)' },
  { phrase: 'citation and', grants: ['citations'], source: '"(citation and footnote omitted)"' },
  {
    phrase: 'citations and',
    grants: ['citations'],
    source: '"(citations and internal quotation marks omitted)"',
  },
  { phrase: 'and citation', grants: ['citations'], source: '"(footnote and citation omitted)"' },
  {
    phrase: 'and internal citation',
    grants: ['citations'],
    source: '"(quotations and internal citations omitted)"',
  },
  { phrase: 'parallel citation', grants: ['citations'], source: '"(parallel citations omitted)"' },
  { phrase: 'footnote omitted', grants: ['notes'], source: 'Bluebook rule 5.2(d)' },
  { phrase: 'footnotes omitted', grants: ['notes'], source: 'Bluebook rule 5.2(d)' },
  { phrase: 'quotation marks omitted', grants: ['innerQuotes'], source: 'Bluebook rule 5.2(f)' },
  { phrase: 'quotation marks and citation', grants: ['innerQuotes', 'citations'], source: 'as written' },
  { phrase: 'quotations omitted', grants: ['innerQuotes'], source: 'as written' },
  { phrase: 'alteration in original', grants: ['brackets'], source: 'Bluebook rule 5.2(a)' },
  { phrase: 'alterations in original', grants: ['brackets'], source: 'Bluebook rule 5.2(a)' },
  { phrase: 'alteration adopted', grants: ['brackets', 'letterCase'], source: 'Bluebook rule 5.2(a)' },
  { phrase: 'alterations adopted', grants: ['brackets', 'letterCase'], source: 'Bluebook rule 5.2(a)' },
  { phrase: 'alteration omitted', grants: ['brackets', 'letterCase'], source: 'as written' },
  { phrase: 'alterations omitted', grants: ['brackets', 'letterCase'], source: 'as written' },
  { phrase: 'brackets omitted', grants: ['brackets'], source: 'as written' },
  { phrase: 'omission in original', grants: ['ellipses'], source: 'Bluebook rule 5.3' },
  { phrase: 'omissions in original', grants: ['ellipses'], source: 'Bluebook rule 5.3' },
  { phrase: 'ellipsis in original', grants: ['ellipses'], source: 'Bluebook rule 5.3' },
  { phrase: 'ellipses in original', grants: ['ellipses'], source: 'Bluebook rule 5.3' },
  { phrase: 'ellipsis omitted', grants: ['ellipses'], source: 'as written' },
  { phrase: 'ellipses omitted', grants: ['ellipses'], source: 'as written' },
  { phrase: 'punctuation omitted', grants: ['punctuation'], source: 'as written' },
  { phrase: 'capitalization altered', grants: ['letterCase'], source: 'as written' },
  { phrase: 'capitalization omitted', grants: ['letterCase'], source: 'as written' },
  { phrase: 'emphasis added', grants: ['emphasis'], source: 'Bluebook rule 5.2(d)' },
  { phrase: 'emphasis omitted', grants: ['emphasis'], source: 'Bluebook rule 5.2(d)' },
  { phrase: 'emphasis in original', grants: ['emphasis'], source: 'Bluebook rule 5.2(d)' },
];

/** What a parenthetical says of the quotation and not of the case: it ends in one of these words. */
const SPEAKS_OF_THE_QUOTATION = /\b(?:omitted|modified|added|original|adopted|altered|cleaned up)\b/;

/** Everything that these parentheticals permit. Linear in their length. */
export function licencesOf(parentheticals: readonly string[]): ReadonlySet<Licence> {
  const granted = new Set<Licence>();
  for (const parenthetical of parentheticals) {
    const text = parenthetical.toLowerCase().replace(/\s+/g, ' ');
    if (!SPEAKS_OF_THE_QUOTATION.test(text)) continue;
    for (const row of LICENCES) if (text.includes(row.phrase)) row.grants.forEach((one) => granted.add(one));
  }
  return granted;
}

/** Whether a bracketed or parenthesised remark is a licence and not words of the text. */
export function isLicence(remark: string): boolean {
  const text = remark.toLowerCase();
  return SPEAKS_OF_THE_QUOTATION.test(text) && licencesOf([remark]).size > 0;
}
