/**
 * What a paragraph is to a reader, as far as Word's API tells: by style name, outline level and indents.
 * Keep in step with `brief/docx/roles.ts`, which knows fields and controls besides.
 */
import type { BlockRole } from '../model';

export interface ParagraphLook {
  readonly style: string;
  readonly outlineLevel: number;
  /** Points. */
  readonly leftIndent: number;
  readonly rightIndent: number;
  readonly firstLineIndent: number;
  readonly alignment: string;
  readonly isListItem: boolean;
}

const STYLE_ROLES: readonly { readonly name: RegExp; readonly role: BlockRole }[] = [
  { name: /^toc (\d|heading)/, role: 'tableOfContents' },
  { name: /^(table of authorities|toa)( |$)/, role: 'tableOfAuthorities' },
  { name: /^heading \d/, role: 'heading' },
  {
    name: /^((intense |block ?)?(quote|quotation)|block ?text|blockquote|extract)s?( |$|\d)/,
    role: 'blockQuotation',
  },
];

/** A quarter of an inch on both sides. */
const LEAST_INDENT = 18;
/** Fewer words than this between two indents are an address, a caption or a heading. */
const LEAST_WORDS = 12;
/** Word's "body text" is level 10. */
const BODY_TEXT = 10;

export function roleOf(look: ParagraphLook, text: string): BlockRole {
  const name = look.style.toLowerCase();
  const byStyle = STYLE_ROLES.find((row) => row.name.test(name));
  if (byStyle) return byStyle.role;
  if (look.outlineLevel >= 1 && look.outlineLevel < BODY_TEXT) return 'heading';
  const indented =
    look.leftIndent >= LEAST_INDENT &&
    look.rightIndent >= LEAST_INDENT &&
    look.firstLineIndent === 0 &&
    look.alignment !== 'Centered' &&
    !look.isListItem;
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return indented && words >= LEAST_WORDS ? 'blockQuotation' : 'text';
}

/** Generated tables are read, never marked: an update of the field would throw the marks away. */
export function isMarkable(role: BlockRole | undefined): boolean {
  return role !== 'tableOfContents' && role !== 'tableOfAuthorities';
}
