// The one way into the court tables: what stands in a citation's parenthetical → a court id.
import { leadingJurisdiction, JURISDICTIONS } from '../laws/jurisdictions';
import { reporterNamed } from '../reporters';
import { INTERMEDIATE_COURTS } from './intermediate';
import { courtIdsBySpelling, courtRows, type CourtRow } from './table';

export { courtRows, type CourtRow } from './table';

const STATE_BY_ABBREVIATION: ReadonlyMap<string, string> = new Map(
  JURISDICTIONS.flatMap((row) => [row.abbreviation, ...row.also].map((text) => [text, row.postal] as const)),
);

let bySpelling: ReadonlyMap<string, string> | null = null;

/** As reporters are folded, and commas and letter case too: a court's place in the parenthetical makes it safe. */
const foldCourt = (text: string): string => foldLetters(text.replace(/[\s.,\u00AD\u200B]+/g, ''));

/** The same for the whole table, in which tabs part the cells and no other blanks stand. */
const foldTable = (table: string): string => foldLetters(table.replace(/[ .,]+/g, ''));

function foldLetters(text: string): string {
  const small = text.toLowerCase();
  return /[\u2018\u2019\u02BC\u2032`]/.test(small)
    ? small.replace(/[\u2018\u2019\u02BC\u2032`]/g, "'")
    : small;
}

function spellingIndex(): ReadonlyMap<string, string> {
  bySpelling ??= courtIdsBySpelling(foldTable);
  return bySpelling;
}

const ORDINAL =
  /^(?:\d{1,2}(?:st|nd|rd|th|d)|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)$/i;
const DIVISION_WORD =
  /^(?:Dist|District|Div|Division|Dep't|Dept|Department|Cir|Circuit|Jud|App|Part|Pt|Panel|Unit)$/i;
const DIVISION_NUMBER = /^(?:\d{1,2}|[IVX]{1,4}|One|Two|Three|Four|Five|Six|[A-EMNSW]|[EMNSW][DS])$/;
const COUNTY_WORD = /^(?:Cnty|County|Cty|Co|Parish|City|Counties)$/i;
const PLACE_WORD = /^[A-Z][A-Za-z'-]*$/;

/** "1st Dist.", "Div. II", "Kings Cnty.": words that narrow a court without changing which court it is. */
function isDivision(words: readonly string[]): boolean {
  const bare = words.map((word) => word.replace(/[.,[\]()]/g, '').replace(/[\u2018\u2019]/g, "'"));
  if (bare.some((word) => COUNTY_WORD.test(word)))
    return bare.every((word) => word === '' || PLACE_WORD.test(word));
  return bare.every(
    (word) => word === '' || ORDINAL.test(word) || DIVISION_WORD.test(word) || DIVISION_NUMBER.test(word),
  );
}

/** "1st Dist.", "Div. 2": a division by itself; "App. Div." names a court. */
function isNumberedDivision(words: readonly string[]): boolean {
  const bare = words.map((word) => word.replace(/[.,]/g, ''));
  return (
    isDivision(words) && bare.some((word) => ORDINAL.test(word) || /^(?:\d{1,2}|[IVX]{1,4})$/.test(word))
  );
}

/** No court is written at greater length (in UTF-16 units); what is longer is prose. */
const LONGEST = 120;

const wordsOf = (text: string): string[] => text.split(/[\s\u00A0\u202F]+/).filter((word) => word !== '');

/**
 * The id of the court that stands in a citation's parenthetical, the date taken off: "9th Cir.", "S.D.N.Y.", "Tex. App.—Houston [1st
 * Dist.]", "Cal. Ct. App. 2d Dist.", "N.Y. Sup. Ct. Kings Cnty.". Null where it names no court of the table. A division, district or
 * county narrows a court, so that the id is that of the court as a whole. Typography and letter case make no difference.
 */
export function lookupCourt(text: string): string | null {
  const index = spellingIndex();
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || /^[a-z]/.test(trimmed)) return null;
  const whole = index.get(foldCourt(trimmed));
  if (whole !== undefined) return whole;
  // The circuit courts, abolished in 1911, sat in the districts: "C.C.D. Va.", "C.C.S.D.N.Y.".
  const circuitCourt = /^C\. ?C\. ?(?=[A-Z])/.exec(trimmed);
  if (
    circuitCourt &&
    courtById(lookupCourt(trimmed.slice(circuitCourt[0].length)) ?? '')?.system === 'federal'
  )
    return 'uscirct';
  // What follows a long dash is the city where the court sits: "Tex. App.—Dallas".
  const dash = /\s*(?:[\u2012-\u2015]|--+| - |-(?=[A-Z][a-z]+(?: |$)))/.exec(trimmed);
  if (dash && dash.index > 0) {
    const before = index.get(foldCourt(trimmed.slice(0, dash.index)));
    if (before !== undefined) return before;
  }
  const words = wordsOf(trimmed);
  for (let count = words.length - 1; count > 0; count--) {
    if (!isDivision(words.slice(count))) continue;
    const head = words.slice(0, count).join(' ');
    const id = index.get(foldCourt(head));
    if (id === undefined) continue;
    // A state's highest court has no divisions: "Ohio 8th Dist." is its court of appeals.
    const state = STATE_BY_ABBREVIATION.get(head);
    return state === undefined ? id : (INTERMEDIATE_COURTS.get(state) ?? null);
  }
  // The division may come first: "2d Dep't", "1st Dist. Ct. App.".
  for (let count = 1; count < words.length; count++) {
    if (!isDivision(words.slice(0, count))) continue;
    const id = index.get(foldCourt(words.slice(count).join('')));
    if (id !== undefined) return id;
  }
  return /^(?:1st|2d|2nd|3d|3rd|4th|First|Second|Third|Fourth) Dep(?:'|\u2019)?t(?:ment)?\.?$/i.test(
    trimmed,
  ) || /^(?:First|Second|Third|Fourth) Department$/i.test(trimmed)
    ? 'nyappdiv'
    : null;
}

/**
 * The court that an incomplete parenthetical means beside a reporter of one state: "Ct. App." after "389 S.C. 96" is the South
 * Carolina Court of Appeals, "1st Dist." after an Illinois citation the Appellate Court. `reporterCanonical` as in the reporter table;
 * an empty text asks for the court that the reporter implies. Null where reporter and text do not settle one court.
 */
export function courtWithin(reporterCanonical: string, text: string): string | null {
  const reporter = reporterNamed(reporterCanonical);
  if (!reporter) return lookupCourt(text);
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  if (trimmed === '') return reporter.courts.length === 1 ? (reporter.courts[0] ?? null) : null;
  const state = JURISDICTIONS.find((row) => row.postal === reporter.jurisdiction && row.postal !== 'US');
  if (state && !startsWithState(trimmed)) {
    if (isNumberedDivision(wordsOf(trimmed))) return INTERMEDIATE_COURTS.get(state.postal) ?? null;
    const named = lookupCourt(`${state.abbreviation} ${trimmed}`);
    if (named !== null) return named;
  }
  return lookupCourt(trimmed);
}

const startsWithState = (text: string): boolean =>
  leadingJurisdiction(text.replace(/\.(?=[A-Z])/g, '. ')) !== null;

let byId: Map<string, CourtRow> | null = null;

/** The court with an id, or null. */
export function courtById(id: string): CourtRow | null {
  byId ??= new Map(courtRows().map((row) => [row.id, row]));
  return byId.get(id) ?? null;
}
