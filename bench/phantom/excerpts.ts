/**
 * Excerpts of a brief around real quotations and holdings: a few citations each (median two), quotations in every usual place (before
 * the citation, after "In X, the Court said", in a parenthetical, set off as a block, before a short form or id.), some with the
 * alterations that the rules of quotation permit. Faults are put into the plan, then the plan is written.
 */
import type { Block } from '../../src/brief/model';
import { pick, shuffled, type Random } from '../random';
import { INJECT, type Fault, type FaultKind } from './faults';
import { whereItStands, type HeldCase } from './folders';
import { drawHolding, drawPassage, type Passage } from './spans';

/** One use of a case, as it will be written. */
export interface Use {
  readonly held: HeldCase;
  readonly name: string;
  readonly shortName: string;
  readonly citation: string;
  readonly courtAndYear: string;
  /** The pages cited; two for words that run over a page break; none where the opinion marks none. */
  readonly pages: readonly string[];
  readonly note: string | null;
  /** "(Stevens, J., dissenting)" with a blank before it, or empty. */
  readonly voice: string;
  readonly quote: string | null;
  /** A licence after the citation: " (emphasis added)", or empty. */
  readonly licence: string;
  readonly proposition: string | null;
  readonly form: Form;
  readonly fault: Fault | null;
}

export type Form = 'before' | 'after' | 'parenthetical' | 'block' | 'sentence' | 'short' | 'id';

export interface Truth {
  readonly fault: Fault;
  /** The words of the brief that are wrong; a case that is wrong is wrong wherever it is cited. */
  readonly segments: readonly string[];
}

export interface Excerpt {
  readonly blocks: readonly Block[];
  readonly truths: readonly Truth[];
  readonly quotations: number;
  readonly citations: number;
}

const VOICES: Readonly<Record<string, string>> = {
  dissent: ' (Stevens, J., dissenting)',
  concurrence: ' (Stevens, J., concurring)',
  plurality: ' (plurality opinion)',
};

/** Real quotations of the folder's own filing (`claims.csv`), where they are verbatim. */
export interface RealQuotation {
  readonly held: HeldCase;
  readonly text: string;
}

function asQuoted(random: Random, passage: Passage): { quote: string; licence: string } {
  // Inside double marks the opinion's own become single ones (Bluebook rule 5.2(f)(i)).
  let quote = passage.text.replace(/["“]([^"“”]*)["”]/g, '‘$1’');
  let licence = '';
  const chance = random();
  if (chance < 0.12) {
    const first = quote.charAt(0);
    const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
    if (/[A-Za-z]/.test(first) && !/^I\b/.test(quote)) quote = `[${other}]${quote.slice(1)}`;
  } else if (chance < 0.2) {
    // A whole clause between two commas, no guarded word in it.
    const cut = /, ([^,.;:?!()“”‘’]{8,60}),/.exec(quote);
    const guarded =
      /\b(?:not|no|nor|never|none|neither|nothing|without|may|must|shall|should|will|would|can|could|might|ought|only|unless|except|until|however|solely|merely|provided|and|or|\d+|cannot|two|three|four|five|six|seven|eight|nine|ten|rarely|seldom|hardly|nobody|nowhere|exclusively|notwithstanding|excepting|hundred|thousand|million|twenty|thirty|forty|fifty)\b/i;
    if (cut !== null && !guarded.test(cut[1] ?? '')) quote = quote.replace(cut[0], ' . . .');
  } else if (chance < 0.26) licence = ' (emphasis added)';
  else if (chance < 0.32) licence = ' (cleaned up)';
  else if (chance < 0.36) licence = ' (internal quotation marks omitted)';
  else if (chance < 0.4) quote = quote.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
  return { quote, licence };
}

function quotedUse(random: Random, held: HeldCase, form: Form): Use | null {
  const passage = drawPassage(random, held, form === 'block' ? 50 : 7, form === 'block' ? 90 : 38);
  if (passage === null) return null;
  const { quote, licence } = asQuoted(random, passage);
  return {
    ...common(held, form),
    pages: passage.pages,
    note: passage.note,
    voice: VOICES[passage.part] ?? '',
    quote,
    licence,
  };
}

const common = (held: HeldCase, form: Form): Use => ({
  held,
  name: held.name,
  shortName: held.shortName,
  citation: held.citation,
  courtAndYear: held.courtAndYear,
  pages: [],
  note: null,
  voice: '',
  quote: null,
  licence: '',
  proposition: null,
  form,
  fault: null,
});

function statedUse(random: Random, held: HeldCase, form: Form): Use | null {
  const passage = drawHolding(random, held);
  return passage === null ? null : { ...common(held, form), pages: passage.pages, proposition: passage.text };
}

function realUse({ held, text }: RealQuotation): Use | null {
  const run = whereItStands(held, text)[0];
  if (run === undefined) return null;
  const pages = run.every((label) => label !== null && /^\d+$/.test(label)) ? (run as string[]) : [];
  return { ...common(held, 'before'), quote: text.replace(/^["“]|["”]$/g, ''), pages: [...new Set(pages)] };
}

/** How many authorities an excerpt cites: two in the middle, seldom many. */
function size(random: Random): number {
  let count = 1;
  while (count < 9 && random() < 0.55) count += 1;
  return count;
}

const FULL_QUOTED: readonly Form[] = ['before', 'before', 'after', 'parenthetical', 'block'];

/** The uses of an excerpt: each case once in full, some again by short form or id. with words of their own. */
function plan(random: Random, all: readonly HeldCase[], real: readonly RealQuotation[]): Use[] {
  const uses: Use[] = [];
  for (const held of shuffled(random, all).slice(0, size(random))) {
    const quoted = random() < 0.7;
    const own = real.filter((one) => one.held === held);
    const full =
      quoted && own.length > 0 && random() < 0.3
        ? realUse(pick(random, own))
        : quoted
          ? quotedUse(random, held, pick(random, FULL_QUOTED))
          : statedUse(random, held, 'sentence');
    if (full === null) continue;
    uses.push(full);
    if (random() < 0.3) {
      const again = quotedUse(random, held, random() < 0.5 ? 'short' : 'id');
      if (again !== null) uses.push(again);
    }
  }
  return uses;
}

/** Plans and writes one excerpt with a fault of this kind, or clean where `kind` is null. Null where there was no room. */
export function makeExcerpt(
  random: Random,
  all: readonly HeldCase[],
  real: readonly RealQuotation[],
  kind: FaultKind | null,
): Excerpt | null {
  const uses = plan(random, all, real);
  if (uses.length === 0) return null;
  if (kind === null) return written(random, uses);
  const nearby = [...new Set(uses.map(({ held }) => held))];
  for (const at of shuffled(random, [...uses.keys()])) {
    const use = uses[at];
    if (use === undefined) continue;
    const wholeCase = kind === 'nonexistent' || kind === 'caseName';
    if (wholeCase && (use.form === 'short' || use.form === 'id')) continue;
    if ((kind === 'unrelated' || kind === 'nearby') && isReferredTo(uses, at)) continue;
    const bad = INJECT[kind](use, random, all, nearby);
    if (bad === null) continue;
    const changed = uses.map((one, index) => {
      if (index === at) return bad;
      // The same alteration at every occurrence in the brief.
      const same = wholeCase && one.held === use.held;
      return same ? { ...one, name: bad.name, shortName: bad.shortName, citation: bad.citation } : one;
    });
    return written(random, changed);
  }
  return null;
}

/** Whether a short form of the same case follows, or the use is one: swapping one of them would be two faults. */
function isReferredTo(uses: readonly Use[], at: number): boolean {
  const held = uses[at]?.held;
  return uses.filter((use) => use.held === held).length > 1;
}

const LEADS = [
  'The point is settled.',
  'This has long been the law.',
  'The rule is well known.',
  'Nothing here is new.',
];
const SPEAKERS = ['the Court explained', 'the Court wrote', 'the court observed', 'the court held'];

function pinciteOf({ pages, note }: Use): string {
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined) return '';
  const shared = last === undefined || last === first ? first : `${first}–${shortened(first, last)}`;
  return note === null ? shared : `${shared} n.${note}`;
}

/** Only the last two digits of the second page, where the rest is the same (Bluebook rule 3.2(a)). */
const shortened = (first: string, last: string): string =>
  first.length === last.length && first.slice(0, -2) === last.slice(0, -2) ? last.slice(-2) : last;

/** The citation as written: name, core, pincite, court and year. */
function citationText(use: Use): string {
  const pincite = pinciteOf(use);
  const at = pincite === '' ? '' : ` at ${pincite}`;
  if (use.form === 'id') return `Id.${at}`;
  const [volume = '', page = ''] = [/^\d+/.exec(use.citation)?.[0], /\d+$/.exec(use.citation)?.[0]];
  const reporter = use.citation.slice(volume.length + 1, -page.length - 1);
  if (use.form === 'short') return `${use.shortName}, ${volume} ${reporter}${at === '' ? ` at ${page}` : at}`;
  const court = use.courtAndYear === '' ? '' : ` ${use.courtAndYear}`;
  return `${use.name}, ${use.citation}${pincite === '' ? '' : `, ${pincite}`}${court}`;
}

const block = (text: string, role?: Block['role']): Block => ({
  part: 'body',
  note: null,
  text,
  ...(role === undefined ? {} : { role }),
});

function written(random: Random, uses: readonly Use[]): Excerpt {
  const blocks: Block[] = [];
  const truths: Truth[] = [];
  let sentence = '';
  const flush = (): void => {
    if (sentence !== '') blocks.push(block(sentence.trim()));
    sentence = '';
  };
  for (const use of uses) {
    const citation = citationText(use);
    const after = `${citation}${use.voice}${use.licence}.`;
    const quote = use.quote ?? '';
    if (use.form !== 'short' && use.form !== 'id' && random() < 0.5) flush();
    switch (use.form) {
      case 'sentence':
        sentence += ` ${use.proposition ?? ''} ${after}`;
        break;
      case 'after':
        sentence += ` In ${citation}${use.voice}${use.licence}, ${pick(random, SPEAKERS)}: “${quote}”${closing(quote)}`;
        break;
      case 'parenthetical':
        sentence += ` ${pick(random, LEADS)} See ${citation}${use.voice}${use.licence} (“${quote}”).`;
        break;
      case 'block':
        flush();
        blocks.push(
          block('The opinion puts it in these words:'),
          block(quote, 'blockQuotation'),
          block(after),
        );
        break;
      case 'before':
      case 'short':
      case 'id':
        sentence += ` ${use.form === 'before' ? pick(random, LEADS) : ''} “${quote}” ${after}`;
        break;
    }
    if (use.fault !== null) truths.push({ fault: use.fault, segments: segmentsOf(use, uses) });
  }
  flush();
  return {
    blocks,
    truths,
    quotations: uses.filter(({ quote }) => quote !== null).length,
    citations: uses.length,
  };
}

const closing = (quote: string): string => (/[.?!]$/.test(quote) ? '' : '.');

function segmentsOf(use: Use, uses: readonly Use[]): readonly string[] {
  switch (use.fault?.kind) {
    case 'misquote':
      return [use.quote ?? ''];
    case 'misrepresentation':
      return [use.proposition ?? ''];
    case 'nonexistent':
    case 'caseName':
      return uses.filter(({ held }) => held === use.held).map(citationText);
    case 'unrelated':
    case 'nearby':
      // The words are not the cited case's: to mark them is right, too.
      return [citationText(use), ...(use.quote === null ? [] : [use.quote])];
    default:
      return [citationText(use)];
  }
}
