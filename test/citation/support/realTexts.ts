// The real texts beside the project (../shared/data) as blocks: opinions as PDF text, opinions as html, briefs as .docx. Read where present,
// never copied: whatever is stored of them is an offset, a count or a hash.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Block, BlockPart } from '../../../src/brief/model';
import { readDocx } from '../../../src/brief/docx';
import { readText } from '../../../src/brief/text';

export interface RealText {
  /** Path under ../shared, which names the text in every table. */
  readonly name: string;
  /** Its blocks in reading order. */
  readonly read: () => readonly Block[];
}

/** Folder, and the ends of the names that are read from it. */
const FOLDERS: readonly (readonly [folder: string, ends: RegExp])[] = [
  ['data/opinions-text', /\.txt$/],
  ['data/opinions/payne/opinions', /\.(?:txt|html)$/],
  ['data/opinions/protest/opinions', /\.(?:txt|html)$/],
  ['data/briefs', /\.docx$/],
];

/** Two volumes of the 1840s to 1870s and later: beside the three corpora, for an audit of old styles. */
const OLD_VOLUMES: readonly (readonly [folder: string, ends: RegExp])[] = [
  ['data/cap/ga-1/html', /\.html$/],
  ['data/cap/alaska-1/html', /\.html$/],
];

/** Every text of opinions-text, opinions and briefs under `shared`, by name; with `old` the old volumes too. */
export function realTexts(shared: string, { old = false } = {}): RealText[] {
  return [...FOLDERS, ...(old ? OLD_VOLUMES : [])].flatMap(([folder, ends]) =>
    existsSync(join(shared, folder))
      ? readdirSync(join(shared, folder))
          .filter((file) => ends.test(file))
          .sort()
          .map((file) => ({ name: `${folder}/${file}`, read: () => blocksOf(join(shared, folder, file)) }))
      : [],
  );
}

function blocksOf(file: string): readonly Block[] {
  if (file.endsWith('.docx')) return readDocx(readFileSync(file)).blocks;
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.html') ? blocksOfHtml(text) : readText(text, { whole: true }).blocks;
}

const BREAKS = new Set(
  'p blockquote div li tr td h1 h2 h3 h4 h5 h6 author opinion section article aside footnote attorneys judges'.split(
    ' ',
  ),
);

/** One block a paragraph, white space folded as a browser does; notes behind the body, in their order. */
function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = [];
  const notes: string[] = [];
  let text = '';
  let marks: { offset: number; note: string }[] = [];
  let inMark = 0;
  const close = (): void => {
    const words = text.replace(/\s+$/, '');
    const part: BlockPart = notes.length > 0 ? 'footnote' : 'body';
    if (words !== '')
      blocks.push({ part, note: notes[notes.length - 1] ?? null, text: words, notesAt: marks });
    text = '';
    marks = [];
  };
  const isNote = (tag: string, kind: string): boolean =>
    tag === 'footnote' || ((tag === 'div' || tag === 'aside') && /(?:^|\s)footnote(?:\s|$)/.test(kind));
  const isMark = (tag: string, kind: string): boolean =>
    tag === 'footnotemark' || (tag === 'a' && /(?:^|\s)(?:footnote|footnotemark)(?:\s|$)/.test(kind));
  const open: boolean[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (BREAKS.has(tag)) close();
        const kind = attributes['class'] ?? '';
        const note = isNote(tag, kind);
        if (note) notes.push(attributes['label'] ?? attributes['data-label'] ?? String(blocks.length));
        if (isMark(tag, kind)) inMark += 1;
        open.push(note);
      },
      ontext: (words) => {
        if (inMark > 0) {
          const note = words.trim();
          if (note !== '' && notes.length === 0) marks.push({ offset: text.length, note });
          return;
        }
        const folded = words.replace(/[ \t\r\n]+/g, ' ');
        text += text === '' || text.endsWith(' ') ? folded.replace(/^ /, '') : folded;
      },
      onclosetag: (tag) => {
        if (BREAKS.has(tag)) close();
        if (open.pop() === true) notes.pop();
        if (inMark > 0 && (tag === 'footnotemark' || tag === 'a')) inMark -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  close();
  return [
    ...blocks.filter((block) => block.part === 'body'),
    ...blocks.filter((block) => block.part !== 'body'),
  ];
}
