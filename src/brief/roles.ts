/**
 * What a paragraph is to a reader: heading, block quotation, a line of a generated or typed table, or plain text. By style name,
 * outline and indents, as a .docx and Word's API both tell them. A new style name is a row here.
 */
import type { BlockRole } from './model';

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

/** What decides a role where no field or control says more. */
export interface ParagraphLook {
  /** The style's name, in any case. */
  readonly style: string;
  /** The paragraph stands in the outline, as headings do. */
  readonly inOutline: boolean;
  /** Points. */
  readonly leftIndent: number;
  readonly rightIndent: number;
  readonly firstLineIndent: number;
  readonly centred: boolean;
  readonly listItem: boolean;
  readonly allBold: boolean;
}

/** A quarter of an inch on both sides, in points: less is no indent to the eye. */
const LEAST_INDENT = 18;
/** Fewer words than this between two indents are an address, a caption or a heading. */
const LEAST_WORDS = 12;

/** The role that a paragraph has by its style and look, without its neighbours. */
export function roleByLook(look: ParagraphLook, text: string): BlockRole {
  const name = look.style.toLowerCase();
  const byStyle = STYLE_ROLES.find((row) => row.name.test(name));
  if (byStyle) return byStyle.role;
  if (look.inOutline) return 'heading';
  const indented =
    look.leftIndent >= LEAST_INDENT &&
    look.rightIndent >= LEAST_INDENT &&
    look.firstLineIndent === 0 &&
    !look.centred &&
    !look.listItem &&
    !look.allBold;
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return indented && words >= LEAST_WORDS ? 'blockQuotation' : 'text';
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
