/**
 * What a paragraph is to a reader: heading, block quotation, a line of a generated or typed table, or plain text.
 *
 * Styles, controls and fields are believed first; only then the look of the text. A new style name is a row here.
 */
import type { BlockRole } from '../model';
import { insideFieldOf } from './fields';
import { over, paragraphLook } from './styles';
import type { Paragraph } from './paragraph';
import { wordChild } from './vocabulary';

/** Word's own style names (lower case), and those that legal templates commonly use. */
const STYLE_ROLES: readonly { readonly name: RegExp; readonly role: BlockRole }[] = [
  { name: /^toc (\d|heading)/, role: 'tableOfContents' },
  { name: /^(table of authorities|toa)( |$)/, role: 'tableOfAuthorities' },
  { name: /^heading \d/, role: 'heading' },
  {
    name: /^((intense |block ?)?(quote|quotation)|block ?text|blockquote|extract)s?( |$|\d)/,
    role: 'blockQuotation',
  },
];

const GALLERY_ROLES: Readonly<Record<string, BlockRole>> = {
  'Table of Contents': 'tableOfContents',
  'Table of Authorities': 'tableOfAuthorities',
};

/** A quarter of an inch on both sides, in twentieths of a point: less is no indent to the eye. */
const LEAST_INDENT = 360;
/** Fewer words than this between two indents are an address, a caption or a heading. */
const LEAST_WORDS = 12;

/** The role that the paragraph has by itself, without its neighbours. */
export function ownRole(paragraph: Paragraph): BlockRole {
  const gallery = paragraph.gallery === null ? undefined : GALLERY_ROLES[paragraph.gallery];
  if (gallery) return gallery;
  const field = paragraph.atoms[0]?.field ?? null;
  if (insideFieldOf('TOA', field)) return 'tableOfAuthorities';
  if (insideFieldOf('TOC', field)) return 'tableOfContents';
  const byStyle = STYLE_ROLES.find((row) => row.name.test(paragraph.style.name));
  if (byStyle) return byStyle.role;
  const look = over(paragraphLook(wordChild(paragraph.element, 'pPr')), paragraph.style);
  if (look.outlineLevel !== undefined && look.outlineLevel < 9) return 'heading';
  const indented =
    (look.left ?? 0) >= LEAST_INDENT &&
    (look.right ?? 0) >= LEAST_INDENT &&
    (look.firstLine ?? 0) === 0 &&
    look.centred !== true &&
    look.numbered !== true;
  const words = paragraph.text.split(/\s+/).filter((word) => word !== '').length;
  return indented && !paragraph.allBold && words >= LEAST_WORDS ? 'blockQuotation' : 'text';
}

/** Lines that open a table which somebody typed. */
const TABLE_TITLES: readonly { readonly title: RegExp; readonly role: BlockRole }[] = [
  {
    title: /^(table|index|list) of (cited )?(authorities|cases|citations)( cited)?:?$/i,
    role: 'tableOfAuthorities',
  },
  { title: /^(table of contents|contents):?$/i, role: 'tableOfContents' },
];

/** What a list of pages is written with: "12", "iv", "3, 7–9". */
const PAGE_CHARACTER = /[\divxlc ,–—-]/i;
/** What leads the eye from an entry to its pages. */
const LEADER = /(\t|…|_{3}|\.{3}|\. \.)$/;

/** Leader dots (five or more: an ellipsis has four at most) with a page behind them, anywhere in the line. */
const LEADER_AND_PAGE = /((?<!\.)\.{5,}|(?<![. ])\.( \.){4,}) ?(passim|[\divxlc])/i;

/** Is the line, or one of several lines run together, led by dots (or at its end by a tab) to pages or "passim"? */
function leadsToPages(text: string): boolean {
  if (LEADER_AND_PAGE.test(text)) return true;
  const line = text.slice(-300).trimEnd();
  let end = /passim$/i.test(line) ? line.length - 6 : line.length;
  while (end > 0 && PAGE_CHARACTER.test(line.charAt(end - 1))) end--;
  return end < line.length && /[^ ]/.test(line.slice(end)) && LEADER.test(line.slice(0, end));
}

/** A wrapped entry runs over no more lines than this before its page reference comes. */
const LONGEST_ENTRY = 6;

/**
 * Finds typed tables: from a title to the last line that leads to pages. Lines between two such lines
 * (sub-headings, wrapped entries) belong to the table.
 * @param texts the paragraphs in reading order, with the roles they have by themselves; the result replaces these.
 */
export function typedTables(texts: readonly string[], roles: readonly BlockRole[]): BlockRole[] {
  const result = [...roles];
  for (let title = 0; title < texts.length; title++) {
    const row = TABLE_TITLES.find(({ title: pattern }) => pattern.test(squeeze(texts[title])));
    if (!row || (roles[title] !== 'text' && roles[title] !== 'heading')) continue;
    const last = lastEntry(texts, roles, title);
    for (let line = title; line <= last; line++) {
      if (roles[line] === 'text' || roles[line] === 'blockQuotation') result[line] = row.role;
    }
    if (last > title) title = last;
  }
  return result;
}

function squeeze(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function lastEntry(texts: readonly string[], roles: readonly BlockRole[], title: number): number {
  let last = title;
  for (let line = title + 1; line < texts.length && line - last <= LONGEST_ENTRY; line++) {
    const text = texts[line] ?? '';
    if (TABLE_TITLES.some(({ title: pattern }) => pattern.test(squeeze(text)))) break;
    if (leadsToPages(text)) last = line;
    else if (roles[line] === 'heading' && !isSubheading(text)) break;
  }
  return last;
}

/** Headings inside a table of authorities, by the Bluebook's and court rules' groups. */
const SUBHEADING =
  /^(page(\(s\)|s)?|(federal |state |foreign |other )?(cases|authorities|statutes|rules|regulations|constitution(al|s)?( provisions)?|treatises|secondary sources|legislative (history|materials)|miscellaneous))( (and|&) .*)?:?$/i;

function isSubheading(text: string): boolean {
  return SUBHEADING.test(squeeze(text));
}
