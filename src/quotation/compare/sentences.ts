/** What the reader is told of a comparison: one or two plain sentences that name the words and the page. */
import type { PartKind, QuotationVerdict } from '../model';
import { WORTH, type JudgedChange } from './judgedChange';
import type { CitedPages } from './pages';
import type { Placed } from './placement';

const PART_WORDS: Readonly<Record<PartKind, string>> = {
  majority: 'the opinion of the court',
  plurality: 'the plurality opinion',
  concurrence: 'a concurrence',
  dissent: 'a dissent',
  syllabus: 'the syllabus',
  notes: 'a footnote',
  argument: 'the argument of counsel',
};

/** Changes named in a note; the rest are counted. */
const MOST_NAMED = 3;

export function describeMatch(
  verdict: QuotationVerdict,
  found: Placed,
  cited: CitedPages,
  notes: readonly string[],
): string {
  const sentences: string[] = [];
  if (verdict === 'altered') sentences.push(`The words differ: ${changesAsWords(found.words.changes)}.`);
  else if (verdict === 'licensed')
    sentences.push(
      `The words match, with the changes that the quotation announces: ${changesAsWords(found.words.changes)}.`,
    );
  else sentences.push('The words are the opinion’s.');
  sentences.push(...placeSentences(found, cited), ...notes);
  return sentences.join(' ');
}

function placeSentences(found: Placed, cited: CitedPages): readonly string[] {
  const sentences: string[] = [];
  if (found.partFits === 'no')
    sentences.push(`They stand in ${PART_WORDS[found.part]}, which the citation does not say.`);
  else if (found.partFits === 'form')
    sentences.push(
      found.part === 'notes'
        ? 'They stand in a footnote, which the citation does not name.'
        : 'They stand in the text, not in the footnote cited.',
    );
  if (!found.pageFits)
    sentences.push(`They stand on ${pageWords(found.pages)}, not on ${citedWords(cited)}.`);
  else if (found.pages.length > 1 && cited.ranges.length > 0)
    sentences.push(`They run over ${pageWords(found.pages)}.`);
  return sentences;
}

function pageWords(pages: readonly string[]): string {
  const first = pages[0] ?? '';
  return pages.length === 1 ? `page ${first}` : `pages ${first} to ${pages.at(-1) ?? first}`;
}

function citedWords(cited: CitedPages): string {
  return cited.ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}

function changesAsWords(changes: readonly JudgedChange[]): string {
  const worst = [...changes].sort((one, other) => other.worth - one.worth).slice(0, MOST_NAMED);
  const named = worst.map(changeAsWords).join('; ');
  const more = changes.length - worst.length;
  return more > 0 ? `${named}; and ${more} more` : named;
}

function changeAsWords({ kind, quote, source, worth }: JudgedChange): string {
  switch (kind) {
    case 'substitution':
      return `“${quote}” for “${source}”`;
    case 'omission':
      return `“${source}” left out`;
    case 'insertion':
      return `“${quote}” added`;
    case 'bracket':
      return source === '' ? `${quote} added in brackets` : `${quote} for “${source}”`;
    case 'ellipsis':
      if (quote === '') return 'an ellipsis of the opinion left out';
      if (source === '') return 'an ellipsis';
      return worth > WORTH.licensed ? `the ellipsis cuts “${shortened(source)}”` : 'an ellipsis';
    case 'omittedCitation':
      return worth > WORTH.licensed
        ? `a citation left out without saying so (${shortened(source)})`
        : 'a citation left out';
    case 'case':
      return `“${quote}” for “${source}” (capital letter)`;
  }
}

/** Cut words beyond this are shortened in the note; the change holds them all. In UTF-16 units. */
const SHOWN = 240;

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
