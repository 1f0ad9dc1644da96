/**
 * From the html of an opinion to parts of pages: tokens come out of the markup here, `opinionPages.ts` lays them on pages.
 * Knows the mark-up of Harvard's Caselaw Access Project and of CourtListener (`formats.md`, Page marks); what an element
 * means is a row of the tables below.
 */
import { Parser } from 'htmlparser2';
import type { PartKind } from '../../quotation/model';

export type OpinionToken =
  /** Text as it stands; white space as the markup means it. */
  | { readonly type: 'text'; readonly text: string }
  /** The end of a block: at least a paragraph break before the next text. */
  | { readonly type: 'break' }
  /** From here on the page is `label` of the reporter with this number (1 = the first citation's, mostly). */
  | { readonly type: 'page'; readonly index: number; readonly label: string }
  | { readonly type: 'part'; readonly kind: PartKind }
  | { readonly type: 'partEnd' }
  /** A note is called here; `key` leads to the note. */
  | { readonly type: 'noteMark'; readonly key: string }
  | { readonly type: 'note'; readonly key: string; readonly number: string | null }
  | { readonly type: 'noteEnd' };

export interface OpinionTokens {
  readonly tokens: readonly OpinionToken[];
  /** The text was read from a scan. */
  readonly scanned: boolean;
}

/** Kinds of opinion as the sources name them; anything else is the court's own voice. */
const PART_KINDS: ReadonlyMap<string, PartKind> = new Map([
  ['majority', 'majority'],
  ['unanimous', 'majority'],
  ['lead', 'majority'],
  ['plurality', 'plurality'],
  ['concurrence', 'concurrence'],
  ['concurring', 'concurrence'],
  ['concurring-in-part-and-dissenting-in-part', 'dissent'],
  ['concurrence-in-part', 'concurrence'],
  ['concurrenceinpart', 'concurrence'],
  ['in-part-opinion', 'concurrence'],
  ['dissent', 'dissent'],
  ['dissenting', 'dissent'],
  ['syllabus', 'syllabus'],
  ['argument', 'argument'],
]);

export function partKind(type: string | undefined): PartKind {
  return PART_KINDS.get((type ?? '').toLowerCase().trim()) ?? 'majority';
}

type Attributes = Readonly<Record<string, string>>;
type Meaning =
  | { readonly is: 'pageMark'; readonly label: string; readonly index: string | undefined }
  | { readonly is: 'noteMark'; readonly key: string | null }
  | { readonly is: 'note'; readonly key: string; readonly number: string | null }
  | { readonly is: 'part'; readonly kind: PartKind }
  | { readonly is: 'dropped' }
  | { readonly is: 'preformatted' }
  | { readonly is: 'block' }
  | { readonly is: 'inline' };

interface ElementRow {
  readonly names: readonly string[];
  /** A class that the element must have. */
  readonly class?: string;
  /** What its `href` must begin with. */
  readonly href?: string;
  readonly meaning: (attributes: Attributes) => Meaning;
}

const target = (href: string | undefined): string | null =>
  href !== undefined && href.startsWith('#') ? href.slice(1) : null;

/** What elements mean, the first row that fits. */
const ELEMENTS: readonly ElementRow[] = [
  { names: ['script', 'style', 'head', 'title', 'template', 'img'], meaning: () => ({ is: 'dropped' }) },
  {
    names: ['page-number'],
    meaning: (a) => ({ is: 'pageMark', label: a['label'] ?? '', index: a['citation-index'] }),
  },
  {
    names: ['span'],
    class: 'star-pagination',
    meaning: (a) => ({ is: 'pageMark', label: a['label'] ?? '', index: a['citation-index'] }),
  },
  {
    names: ['a'],
    class: 'page-label',
    meaning: (a) => ({ is: 'pageMark', label: a['data-label'] ?? '', index: a['data-citation-index'] }),
  },
  { names: ['a'], class: 'footnotemark', meaning: (a) => ({ is: 'noteMark', key: target(a['href']) }) },
  { names: ['a'], class: 'footnote', meaning: (a) => ({ is: 'noteMark', key: target(a['href']) }) },
  // At the head of a note, the way back to its call: the note's number, which is kept apart.
  { names: ['a'], href: '#ref_footnote', meaning: () => ({ is: 'dropped' }) },
  { names: ['footnotemark'], meaning: () => ({ is: 'noteMark', key: null }) },
  {
    names: ['aside', 'div'],
    class: 'footnote',
    meaning: (a) => ({ is: 'note', key: a['id'] ?? '', number: a['data-label'] ?? a['label'] ?? null }),
  },
  {
    names: ['footnote'],
    meaning: (a) => ({ is: 'note', key: a['id'] ?? a['label'] ?? '', number: a['label'] ?? null }),
  },
  { names: ['article'], class: 'opinion', meaning: (a) => ({ is: 'part', kind: partKind(a['data-type']) }) },
  { names: ['opinion'], meaning: (a) => ({ is: 'part', kind: partKind(a['type']) }) },
  { names: ['section'], class: 'head-matter', meaning: () => ({ is: 'part', kind: 'syllabus' }) },
  { names: ['syllabus', 'headnotes', 'summary'], meaning: () => ({ is: 'part', kind: 'syllabus' }) },
  { names: ['pre'], meaning: () => ({ is: 'preformatted' }) },
  {
    names: (
      'p div section article aside blockquote h1 h2 h3 h4 h5 h6 ul ol li table tr hr dl dt dd center br ' +
      'author judges attorneys decisiondate otherdate parties court docketnumber disposition'
    ).split(' '),
    meaning: () => ({ is: 'block' }),
  },
];

function meaningOf(name: string, attributes: Attributes): Meaning {
  const classes = (attributes['class'] ?? '').split(/\s+/);
  const row = ELEMENTS.find(
    (candidate) =>
      candidate.names.includes(name) &&
      (candidate.class === undefined || classes.includes(candidate.class)) &&
      (candidate.href === undefined || (attributes['href'] ?? '').startsWith(candidate.href)),
  );
  return row?.meaning(attributes) ?? { is: 'inline' };
}

/** Ids that the Caselaw Access Project gives to the blocks of its scanned pages; CourtListener keeps them. */
const SCANNED_BLOCK = /^b\d+-\d+$/;

/** Reads an opinion's html. Never fails: what cannot be understood is text. Linear in the length of the html. */
export function readOpinionHtml(html: string): OpinionTokens {
  const tokens: OpinionToken[] = [];
  const open: Meaning[] = [];
  let scanned = false;
  /** Text of the mark, dropped element or note call that is open; it is no part of the opinion's words. */
  let aside: string | null = null;
  let asideDepth = 0;
  let preformatted = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const meaning = meaningOf(name, attributes);
        open.push(meaning);
        if (aside !== null) return void (asideDepth += 1);
        if (SCANNED_BLOCK.test(attributes['id'] ?? '')) scanned = true;
        switch (meaning.is) {
          case 'pageMark':
          case 'noteMark':
          case 'dropped':
            aside = '';
            asideDepth = 1;
            break;
          case 'note':
            tokens.push({ type: 'note', key: meaning.key, number: meaning.number });
            break;
          case 'part':
            tokens.push({ type: 'part', kind: meaning.kind });
            break;
          case 'preformatted':
            preformatted += 1;
            tokens.push({ type: 'break' });
            break;
          case 'block':
            tokens.push({ type: 'break' });
            break;
          case 'inline':
            break;
        }
      },
      ontext(text) {
        if (aside !== null) aside += text;
        else tokens.push({ type: 'text', text: preformatted > 0 ? text : text.replace(/\s+/g, ' ') });
      },
      onclosetag() {
        const meaning = open.pop();
        if (meaning === undefined) return;
        if (aside !== null) {
          asideDepth -= 1;
          if (asideDepth > 0) return;
          const token = tokenOfAside(meaning, aside);
          if (token !== null) tokens.push(token);
          aside = null;
          return;
        }
        if (meaning.is === 'preformatted') preformatted -= 1;
        if (meaning.is === 'note') tokens.push({ type: 'noteEnd' });
        else if (meaning.is === 'part') tokens.push({ type: 'partEnd' });
        else if (meaning.is !== 'inline') tokens.push({ type: 'break' });
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  );
  parser.write(html);
  parser.end();
  return { tokens, scanned };
}

/** Longer texts stand in no page mark; such a mark is broken markup. */
const LONGEST_LABEL = 24;

function tokenOfAside(meaning: Meaning, text: string): OpinionToken | null {
  const written = text.trim();
  switch (meaning.is) {
    case 'pageMark': {
      const stars = /^\*+/.exec(written)?.[0].length ?? 0;
      const label = (meaning.label === '' ? written : meaning.label).replace(/^\*+/, '').trim();
      if (label === '' || label.length > LONGEST_LABEL) return null;
      const index = meaning.index === undefined ? Math.max(1, stars) : Number(meaning.index);
      return { type: 'page', index: Number.isInteger(index) ? index : 1, label };
    }
    case 'noteMark':
      return { type: 'noteMark', key: meaning.key ?? written };
    default:
      return null;
  }
}

const PAGE_MARKUP = /<page-number\b|class="(?:star-pagination|page-label)"/;

/** Whether a file is html: by what it begins with, or because a page mark stands in it. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*<[?!a-z]/i.test(text.slice(0, 2000)) || PAGE_MARKUP.test(text);
}

/** Plain text as tokens: one unnamed part, line ends as they are. */
export function readOpinionText(text: string): OpinionTokens {
  return { tokens: [{ type: 'text', text: text.replace(/\r\n?|\f/g, '\n') }], scanned: false };
}
