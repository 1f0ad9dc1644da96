/**
 * What stands in the document and is not checked: headers, footers, text boxes, other people's comments. Counted and named as
 * `brief/docx` does ("header: 2 blocks"), so that the pane and the report say the same of a brief as the command line.
 */
import { loadComments, sortComments } from './comments';
import type { Capabilities } from './capabilities';
import { readReview } from './reviewPart';

const PAGES = ['Primary', 'FirstPage', 'EvenPages'] as const;

/** Shapes that may hold text; others have no body to ask for. */
const HOLD_TEXT = ['TextBox' as Word.ShapeType.textBox, 'GeometricShape' as Word.ShapeType.geometricShape];

/** Asked with the first reading. */
export interface AskedBeside {
  readonly sections: Word.SectionCollection;
  readonly comments: Word.CommentCollection | null;
}

export function askBeside(context: Word.RequestContext, capabilities: Capabilities): AskedBeside {
  const { sections } = context.document;
  sections.load('items/body/type');
  return { sections, comments: loadComments(context, capabilities) };
}

/**
 * One more sync. What Word refuses to tell is named too, and never stops a check.
 * @returns for instance `['header: 2 blocks', 'comment: 1 block']`
 */
export async function countBeside(
  context: Word.RequestContext,
  capabilities: Capabilities,
  { sections, comments }: AskedBeside,
  sync: () => Promise<void>,
): Promise<string[]> {
  const stories = (kind: 'getHeader' | 'getFooter'): Word.Body[][] =>
    PAGES.map((page) => sections.items.map((section) => section[kind](page)));
  const [headers, footers] = [stories('getHeader'), stories('getFooter')];
  for (const body of [...headers, ...footers].flat()) body.load('text');
  const boxes = capabilities.textBoxes ? context.document.body.shapes.getByTypes(HOLD_TEXT) : null;
  boxes?.load('items/body/text');
  const { others } = sortComments(comments, await readReview());
  const unseen = capabilities.notes
    ? []
    : ['footnotes and endnotes: this version of Word does not let add-ins read them'];
  try {
    await sync();
  } catch {
    return [
      ...unseen,
      'headers, footers and text boxes: Word did not say how many',
      ...named([['comment', others]]),
    ];
  }
  return [
    ...unseen,
    ...named([
      ['header', countPages(headers)],
      ['footer', countPages(footers)],
      ['text box', (boxes?.items ?? []).reduce((sum, { body }) => sum + blocksIn(body.text), 0)],
      ['comment', others],
    ]),
  ];
}

/** A section without a header of its own shows that of the section before it, which is one header and not two. */
function countPages(pages: readonly (readonly Word.Body[])[]): number {
  return pages.reduce((sum, bodies) => {
    const texts = bodies.map(({ text }) => text);
    return sum + texts.reduce((own, text, at) => own + (text === texts[at - 1] ? 0 : blocksIn(text)), 0);
  }, 0);
}

function blocksIn(text: string): number {
  return text.split(/[\r\n]/).filter((paragraph) => /\S/.test(paragraph)).length;
}

function named(counts: readonly (readonly [name: string, count: number])[]): string[] {
  return counts.flatMap(([name, count]) =>
    count > 0 ? [`${name}: ${count} block${count === 1 ? '' : 's'}`] : [],
  );
}
