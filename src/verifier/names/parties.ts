/**
 * A case name as parties: "State ex rel. Miller v. Flaherty, County Auditor" is two sides, the first of which goes by "State" or
 * by "Miller". Reads names as briefs write them, as data bases hold them and as old captions print them.
 */
import { BODIES } from './bodies';
import { withoutNicknames } from './nicknames';
import { STATES } from './wordKinds';
import { foldText, initialsWord, nameWords, type NameWord } from './words';

/** One way in which a side of the case is called. */
export interface Segment {
  /** Fillers left out; roles too where another word stands beside them. */
  readonly words: readonly NameWord[];
  readonly distinctive: readonly NameWord[];
  /** A government body known to the tables, by its id. */
  readonly body: string | null;
  /** A state of the United States: its name, or "any" for "State", "People", "Commonwealth". */
  readonly state: string | null;
  /** Offices that a holder of this surname held. */
  readonly offices: readonly string[];
  /** Every word as an acronym takes it: its first letters (one for each part of "Non-Violence"), and whether one may leave it out. */
  readonly letters: readonly AcronymPart[];
  /** An office stands beside the name: the party may be succeeded in it. */
  readonly isOfficer: boolean;
}

export interface AcronymPart {
  readonly initial: string;
  readonly optional: boolean;
}

/** One side of a caption: every way in which it is called. */
export type Party = readonly Segment[];

const VERSUS = /\s(?:vs?\.?|versus|against)\s/i;
/** Docket numbers and dates that captions carry. */
const CAPTION_NOISE =
  /\b(?:cr|crim|civ|gen|case|docket|no|nos|orig)\b\.?\s{0,2}(?:no\.?\s{0,2})?\d[\w-]*|\b(?:1[6-9]|20)\d\d\b|\|/gi;
/** What divides the names of one side: the same side goes by either. */
const DIVIDERS =
  /\b(?:ex\.? rel\.?|on (?:the )?relation of|on behalf of|(?:for|to) (?:the )?(?:use|benefit) of|by and through|[dafn]\/?[bk]\/?a|trading as|doing business as|sub nom\.?)(?=\s|$)|[,;()[\]]|(?<!\b[A-Za-z])\. (?=[A-Za-z]{3})/gi;

/** Wholly upper-case words of 2 to 6 letters may be acronyms. */
function rawWords(text: string): readonly string[] {
  return text
    .replace(/\bR\. ?(?:R\. ?)?(?=Co\b)/g, 'Railroad ')
    .replace(/\b([A-Z]{1,2})(?: ?& ?| and )([A-Z])\b(?![.'])/g, '$1$2')
    .replace(/&/g, ' and ')
    .replace(/\b([A-Za-z])\. (?=[A-Za-z]\.(?:\s|$|[,;]))/g, '$1.')
    .split(/[\s/]+/)
    .flatMap((word) => (word.includes('-') ? hyphenated(word) : [word]))
    .filter((word) => word !== '');
}

const PREFIXES: ReadonlySet<string> = new Set([
  'co',
  'inter',
  'non',
  'anti',
  'pre',
  're',
  'multi',
  'trans',
  'sub',
  'mid',
]);

/** "Chris-Craft" is two words, "Co-op" and "Inter-State" one. */
function hyphenated(word: string): readonly string[] {
  const parts = word.split('-');
  return PREFIXES.has(parts[0]?.toLowerCase() ?? '') ? [parts.join('')] : parts;
}

const isLone = (word: NameWord): boolean => word.written.length === 1;

function stateOf(words: readonly NameWord[]): string | null {
  const plain = words.map((word) => word.meanings.find((meaning) => meaning.length > 1) ?? word.written);
  const rest = plain.filter((word) => word !== 'state' && word !== 'people' && word !== 'commonwealth');
  if (plain.length > 0 && rest.length === 0) return 'any';
  if (plain.length - rest.length > 2) return null;
  const named = words.slice(plain.length - rest.length);
  return STATE_FORMS.find((form) => sameWords(named, form.words))?.state ?? null;
}

/** The words of a table's form, its joining words left out. */
function formWords(form: string): readonly NameWord[] {
  return form
    .split(' ')
    .flatMap((word) => nameWords(word))
    .filter((word) => word.kind !== 'filler');
}

const STATE_FORMS = STATES.map((state) => ({ state, words: formWords(state) }));
interface BodyForm {
  readonly id: string;
  readonly words: readonly NameWord[];
}

/** Forms of bodies by each meaning of their first word, and bodies by their initials. */
const { byFirstWord: BODY_FORMS, byInitials: BODY_INITIALS } = indexBodies();

function indexBodies(): {
  byFirstWord: ReadonlyMap<string, readonly BodyForm[]>;
  byInitials: ReadonlyMap<string, string>;
} {
  const byFirstWord = new Map<string, BodyForm[]>();
  const byInitials = new Map<string, string>();
  for (const { id, forms, initials } of BODIES) {
    for (const letters of initials) byInitials.set(letters, id);
    for (const words of forms.map(formWords)) {
      for (const meaning of words[0]?.meanings ?? []) {
        byFirstWord.set(meaning, [...(byFirstWord.get(meaning) ?? []), { id, words }]);
      }
    }
  }
  return { byFirstWord, byInitials };
}

function sameWords(words: readonly NameWord[], form: readonly NameWord[]): boolean {
  return (
    form.length === words.length &&
    form.every((word, index) => word.meanings.some((meaning) => words[index]?.meanings.includes(meaning)))
  );
}

function bodyOf(words: readonly NameWord[]): string | null {
  const [first, second] = words;
  if (first === undefined) return null;
  const isNational = words.length > 2 && first.written === 'united' && second?.written === 'states';
  return bodyNamed(words) ?? (isNational ? bodyNamed(words.slice(2)) : null);
}

function bodyNamed(words: readonly NameWord[]): string | null {
  const [first] = words;
  const byInitials = words.length === 1 && first !== undefined ? BODY_INITIALS.get(first.written) : undefined;
  if (byInitials !== undefined) return byInitials;
  for (const meaning of first?.meanings ?? []) {
    const form = BODY_FORMS.get(meaning)?.find((candidate) => sameWords(words, candidate.words));
    if (form !== undefined) return form.id;
  }
  return null;
}

/** Offices that pass from one holder to the next while a case goes on (Fed. R. Civ. P. 25(d)). */
const OFFICE =
  /\b(?:warden|superintendent|secretary|commissioner|director|governor|attorney general|sheriff|administrator|acting|comptroller|postmaster general|chief of police|mayor|jailer)\b/i;

function acronymParts(text: string): readonly AcronymPart[] {
  return text
    .replace(/&/g, ' and ')
    .split(/[\s/-]+/)
    .flatMap((raw) => nameWords(raw))
    .filter(({ written }) => written !== '')
    .map(({ written, kind }) => ({ initial: written[0] ?? '', optional: kind === 'filler' }));
}

/** Captions list parties at length; an acronym is made of the beginning. */
const LONGEST_ACRONYM = 8;
const WORDS_OF_ACRONYM = 30;

/**
 * True where the letters are the first letters of the words in order, joining words and forms of business taken or left out; a place
 * at the end ("of America") may be left out too.
 */
export function isAcronymOf(letters: string, words: readonly AcronymPart[]): boolean {
  if (letters.length < 2 || letters.length > LONGEST_ACRONYM) return false;
  const parts = words.slice(0, WORDS_OF_ACRONYM);
  // Places between words that can be reached with the letters so far, every word before them taken or left out.
  let reached: ReadonlySet<number> = new Set([0]);
  for (const letter of letters) {
    const next = new Set<number>();
    for (const from of reached) {
      for (let at = from; at < parts.length; at++) {
        if (parts[at]?.initial === letter) next.add(at + 1);
        if (parts[at]?.optional !== true) break;
      }
    }
    reached = next;
  }
  return [...reached].some((at) => isTail(parts.slice(at), letters.length > 2));
}

/** Nothing but words that one may leave out, and at most a place ("of America"). */
function isTail(rest: readonly AcronymPart[], mayHoldPlace: boolean): boolean {
  const named = rest.filter(({ optional }) => !optional).length;
  return named === 0 || (mayHoldPlace && named === 1 && rest[0]?.optional === true);
}

function segmentOf(text: string): Segment | null {
  const all = rawWords(text).flatMap((word) => nameWords(word));
  const read = all.filter((word) => word.kind !== 'filler' && !(isLone(word) && word.kind === 'distinctive'));
  const named = read.filter((word) => word.kind !== 'role' && !isLone(word));
  const lone = all.filter((word) => isLone(word) && word.written !== 'a');
  const kept = named.length > 0 ? read.filter((word) => word.kind !== 'role') : read;
  // Nothing but single letters: a person known by initials, "K. S.".
  const words =
    kept.length === 0 && lone.length > 1 ? [initialsWord(lone.map((word) => word.written).join(''))] : kept;
  if (words.length === 0) return null;
  const distinctive = words.filter((word) => word.kind === 'distinctive');
  const [surname] = distinctive.slice(-1);
  return {
    words,
    distinctive,
    body: bodyOf(read.filter(({ written }) => written !== 'acting')),
    state: stateOf(words),
    offices:
      surname === undefined
        ? []
        : BODIES.filter((body) => body.holders?.includes(surname.written)).map((body) => body.id),
    letters: acronymParts(text),
    isOfficer: OFFICE.test(text),
  };
}

function partyOf(text: string): Party {
  const pieces = text.split(DIVIDERS);
  if (pieces.length === 1) return [segmentOf(text)].filter(isSegment);
  // A full stop stays: "Dep’t" and "N.H." are known by it.
  const whole = segmentOf(text.replace(DIVIDERS, (divider) => (divider.startsWith('.') ? '. ' : ' ')));
  const parts = pieces.map(segmentOf).filter(isSegment);
  // "Oracle Corp. Derivative Litigation", "Grand Jury Subpoena (Ames)": the part that holds common words alone is no name of the party.
  const named = (whole?.distinctive.length ?? 0) > 0 ? parts.filter(isNameByItself) : parts;
  return whole === null ? named : [whole, ...named];
}

const isSegment = (segment: Segment | null): segment is Segment => segment !== null;

const isNameByItself = ({ words, distinctive, body, state }: Segment): boolean =>
  distinctive.length > 0 || body !== null || state !== null || words.some(({ kind }) => kind !== 'common');

/** UTF-16 units of a name that are read: a caption longer than this lists parties that no brief names. */
const LONGEST_NAME = 2000;

/** Names are compared over and over in one run; so many readings are kept, then all are dropped. */
const KEPT_READINGS = 20_000;
const readings = new Map<string, readonly Party[]>();

/** The sides of a case name in order; sides of which nothing can be read are empty. */
export function partiesOf(name: string): readonly Party[] {
  const kept = readings.get(name);
  if (kept !== undefined) return kept;
  const parties = withoutNicknames(foldText(name.slice(0, LONGEST_NAME)))
    .replace(CAPTION_NOISE, ' ')
    .split(VERSUS)
    .map(partyOf);
  if (readings.size >= KEPT_READINGS) readings.clear();
  readings.set(name, parties);
  return parties;
}

/** True where a name holds a word that could tell its case from another. */
export function isReadable(parties: readonly Party[]): boolean {
  return parties.some((party) => party.length > 0);
}

/**
 * The questions by which a store of names can be asked for the case, the most telling first: the telling words of all sides
 * together, then of each side alone. Words are as printed, lower case; a word cut short is left out, for a store may print it whole.
 */
export function nameQueries(name: string): readonly (readonly string[])[] {
  const sides = partiesOf(name)
    .map(tellingWord)
    .filter((word): word is string => word !== null);
  const distinct = [...new Set(sides)];
  return distinct.length > 1 ? [distinct, ...distinct.map((word) => [word])] : distinct.map((word) => [word]);
}

/** The last distinctive word of a side is a person's surname; in a business's name the first tells most. */
function tellingWord(party: Party): string | null {
  const whole = party
    .flatMap((segment) => segment.words)
    .filter((word) => !word.cut && word.printed.length > 1);
  const distinctive = whole.filter((word) => word.kind === 'distinctive' && !word.initials);
  const [first] = distinctive;
  if (first !== undefined && first.givenName) return (party[0]?.distinctive.at(-1) ?? first).printed;
  return (first ?? whole.find((word) => word.kind === 'common') ?? whole[0])?.printed ?? null;
}
