/**
 * The role of a paragraph of a .docx: what its control or field says is believed first, and only then its style and look
 * (`brief/roles.ts`).
 */
import type { BlockRole } from '../model';
import { roleByLook } from '../roles';
import { insideFieldOf } from './fields';
import type { Paragraph } from './paragraph';
import { over, paragraphLook } from './styles';
import { wordChild } from './vocabulary';

const GALLERY_ROLES: Readonly<Record<string, BlockRole>> = {
  'Table of Contents': 'tableOfContents',
  'Table of Authorities': 'tableOfAuthorities',
};

/** OOXML measures indents in twentieths of a point. */
const TWENTIETHS = 20;
/** OOXML's outline level of body text; headings have 0 to 8. */
const BODY_TEXT = 9;

/** The role that the paragraph has by itself, without its neighbours. */
export function ownRole(paragraph: Paragraph): BlockRole {
  const gallery = paragraph.gallery === null ? undefined : GALLERY_ROLES[paragraph.gallery];
  if (gallery) return gallery;
  const field = paragraph.atoms[0]?.field ?? null;
  if (insideFieldOf('TOA', field)) return 'tableOfAuthorities';
  if (insideFieldOf('TOC', field)) return 'tableOfContents';
  const look = over(paragraphLook(wordChild(paragraph.element, 'pPr')), paragraph.style);
  return roleByLook(
    {
      style: paragraph.style.name,
      inOutline: (look.outlineLevel ?? BODY_TEXT) < BODY_TEXT,
      leftIndent: (look.left ?? 0) / TWENTIETHS,
      rightIndent: (look.right ?? 0) / TWENTIETHS,
      firstLineIndent: (look.firstLine ?? 0) / TWENTIETHS,
      centred: look.centred === true,
      listItem: look.numbered === true,
      allBold: paragraph.allBold,
    },
    paragraph.text,
  );
}
