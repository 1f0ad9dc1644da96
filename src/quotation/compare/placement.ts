/** Where found words stand, against where the brief says they stand; and which of several places is meant. */
import type { PartKind } from '../model';
import type { Alignment } from './alignment';
import type { JudgedWords } from './changes';
import { WORTH, type Worth } from './judgedChange';
import { pagesAt, partAt, type OpinionIndex } from './opinionIndex';
import { citesPage, type CitedPages } from './pages';

/** A way to lay the quotation on the opinion, and what it is worth. */
export interface Placed {
  readonly alignments: readonly (Alignment | null)[];
  readonly words: JudgedWords;
  readonly worst: Worth | 0;
  readonly pages: readonly string[];
  readonly part: PartKind;
  readonly pageFits: boolean;
  /** `form`: only a note number is missing or wrong, or a note is cited for words of the text. */
  readonly partFits: 'yes' | 'form' | 'no';
  readonly from: number;
  readonly cost: number;
}

/**
 * What a parenthetical says of the part the words stand in (Bluebook rule 10.6.1; California's "dis. opn." and "conc. opn."). Not
 * "concurrent", nor "the dissent's view".
 */
const PART_SIGNS: readonly { readonly kind: PartKind; readonly sign: RegExp }[] = [
  { kind: 'dissent', sign: /\bdissent(?:ing|ed|s)?\b(?!['’]s)|\bdiss?\. opn?\./i },
  {
    kind: 'concurrence',
    sign: /\bconcur(?:r(?:ing|ed|ence))?\b(?!['’]s)|\bconc\. (?:opn?\.|& dis|and dis)/i,
  },
  { kind: 'plurality', sign: /\bplurality\b(?!['’]s)/i },
  { kind: 'syllabus', sign: /\bsyllabus\b/i },
  { kind: 'argument', sign: /\bargument (?:of|for)\b|\barguendo by counsel\b/i },
];

/** What a parenthetical says of its own citation: not the words it quotes, nor what follows "quoting". */
const ownWords = (parenthetical: string): string =>
  parenthetical.replace(/“[^”]*”?|"[^"]*"?/g, ' ').replace(/\b(?:quoting|citing)\b[^]*/i, ' ');
/** Parts that speak for the court when the citation names none. */
const COURTS_OWN: ReadonlySet<PartKind> = new Set(['majority', 'plurality']);

/** Where a chain of alignments stands, beside what its words are worth. */
export function placed(
  alignments: readonly (Alignment | null)[],
  index: OpinionIndex,
  cited: CitedPages,
  parentheticals: readonly string[],
  words: JudgedWords,
): Placed {
  const held = alignments.filter((one) => one !== null);
  const from = Math.min(...held.map((one) => one.from));
  const part = partAt(index, from)?.kind ?? 'majority';
  const runs = held.flatMap((one) => pagesAt(index, one.from, one.to));
  const pages = [...new Set(runs.flatMap(({ label }) => label ?? []))];
  const notes = new Set(runs.flatMap(({ note }) => note ?? []));
  return {
    alignments,
    words,
    worst: words.changes.reduce<Worth | 0>((worst, { worth }) => (worth > worst ? worth : worst), 0),
    pages,
    part,
    pageFits:
      cited.ranges.length === 0 || pages.length === 0 || pages.some((label) => citesPage(cited, label)),
    partFits: partFits(part, notes, cited, parentheticals, index),
    from,
    cost: held.reduce((sum, one) => sum + one.cost, 0) + gaps(held) * 1e-6,
  };
}

/** Words passed over between segments: of two chains the closer one is meant. */
function gaps(held: readonly Alignment[]): number {
  return held.reduce((sum, one, at) => sum + (at === 0 ? 0 : one.from - (held[at - 1]?.to ?? one.from)), 0);
}

function partFits(
  part: PartKind,
  notes: ReadonlySet<string>,
  cited: CitedPages,
  parentheticals: readonly string[],
  index: OpinionIndex,
): Placed['partFits'] {
  if (part === 'notes') {
    if (cited.notes.length === 0) return cited.ranges.length === 0 ? 'yes' : 'form';
    return notes.size === 0 || cited.notes.some((note) => notes.has(note)) ? 'yes' : 'form';
  }
  const said = parentheticals.map(ownWords);
  const named = PART_SIGNS.filter(({ sign }) => said.some((one) => sign.test(one))).map(({ kind }) => kind);
  if (named.includes(part)) return 'yes';
  // "(Stevens, J., concurring in part and dissenting in part)": either name will do for either part.
  const separate = named.filter((kind) => kind === 'dissent' || kind === 'concurrence');
  if (separate.length > 0)
    return part === 'dissent' || part === 'concurrence' ? (separate.length > 1 ? 'yes' : 'no') : 'no';
  if (!COURTS_OWN.has(part)) return 'no';
  const isNoteHeld =
    cited.notesAlone && index.pages.some(({ note }) => note !== null && cited.notes.includes(note));
  return isNoteHeld ? 'form' : 'yes';
}

/** Exact words on the cited page before exact words elsewhere, before altered words. */
export function compareByWorth(one: Placed, other: Placed): number {
  const words = (placed: Placed): number => (placed.worst >= WORTH.form ? placed.worst : 0);
  const place = (placed: Placed): number =>
    (placed.partFits === 'no' ? 4 : placed.partFits === 'form' ? 1 : 0) + (placed.pageFits ? 0 : 2);
  return (
    words(one) - words(other) ||
    missingSegments(one) - missingSegments(other) ||
    place(one) - place(other) ||
    one.worst - other.worst ||
    one.cost - other.cost ||
    one.from - other.from
  );
}

const missingSegments = (placed: Placed): number => placed.alignments.filter((one) => one === null).length;

export function best(all: readonly Placed[]): Placed | null {
  let found: Placed | null = null;
  for (const one of all) if (found === null || compareByWorth(one, found) < 0) found = one;
  return found;
}
