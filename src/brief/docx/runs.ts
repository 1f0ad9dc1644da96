/** Small facts about runs that cutting and joining share. */
import type { Element } from '@xmldom/xmldom';
import { wordChild } from './vocabulary';
import type { XmlPart } from './xmlSource';

/** The attribute as marking writes it. */
export const SPACE_PRESERVED = ' xml:space="preserve"';

/** White space at an edge of `w:t`, which is lost without `xml:space="preserve"`. */
export const EDGE_SPACE = /^[ \t\r\n]|[ \t\r\n]$/;

/** A run's start tag and formatting, as written, and where its content begins. */
export function runHead(part: XmlPart, run: Element): { readonly text: string; readonly end: number } {
  const span = part.spanOf(run);
  const formatting = wordChild(run, 'rPr');
  const end = formatting ? part.spanOf(formatting).end : span.contentStart;
  return { text: part.source.slice(span.start, end), end };
}
