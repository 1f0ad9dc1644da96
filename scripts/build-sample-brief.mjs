// Builds assets/samples/sample-brief.docx from assets/samples/sample-brief.source.mjs.
//
//   node scripts/build-sample-brief.mjs [--out FILE.docx]
//
// The same source gives the same bytes on any machine and day: the package's clock is replaced by fixed dates, and the
// zip is written anew with entries in order of name. test/samples.test.ts holds the committed file to that.
// Change words in the source, and looks in STYLES below.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LeaderType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { footnotes, header, paragraphs } from '../assets/samples/sample-brief.source.mjs';

const FIXED_DATE = '2026-09-14T09:00:00Z';
const TWIPS_PER_INCH = 1440;
const TEXT_WIDTH = 6.5 * TWIPS_PER_INCH;

/** Word's own names for the styles of a table of authorities: readers know the part by them. */
const PARAGRAPH_STYLES = [
  {
    id: 'TOAHeading',
    name: 'toa heading',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { spacing: { before: 120 } },
  },
  {
    id: 'TableofAuthorities',
    name: 'table of authorities',
    basedOn: 'Normal',
    paragraph: { indent: { left: 360, hanging: 360, right: 720 }, spacing: { after: 40 } },
  },
  {
    id: 'BlockText',
    name: 'Block Text',
    basedOn: 'Normal',
    paragraph: { indent: { left: 720, right: 720 }, spacing: { after: 160 } },
  },
];

const rightTab = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }];
const BODY_SPACING = { line: 300, after: 120 };

/** What each style of the source is as a paragraph. */
const STYLES = {
  counsel: { spacing: { after: 0 } },
  court: { alignment: AlignmentType.CENTER, bold: true, spacing: { before: 120, after: 0 } },
  toaTitle: {
    alignment: AlignmentType.CENTER,
    bold: true,
    spacing: { before: 360, after: 60 },
    style: 'TOAHeading',
  },
  toaHeading: {
    style: 'TOAHeading',
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
  },
  toa: { style: 'TableofAuthorities', tabStops: rightTab },
  heading1: {
    heading: HeadingLevel.HEADING_1,
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: { before: 240, after: 120 },
  },
  heading2: {
    heading: HeadingLevel.HEADING_2,
    indent: { left: 720, hanging: 720 },
    keepNext: true,
    spacing: { before: 160, after: 120 },
  },
  body: {
    indent: { firstLine: 720 },
    spacing: BODY_SPACING,
    alignment: AlignmentType.JUSTIFIED,
  },
  bodyNoIndent: { spacing: BODY_SPACING, alignment: AlignmentType.JUSTIFIED },
  block: { style: 'BlockText', alignment: AlignmentType.JUSTIFIED },
  signature: { indent: { left: 4320 }, spacing: { before: 60, after: 0 } },
};

/** Runs of a text in the source's markup: *italic*, {fn:1}, {tab}. */
function runs(text, bold = false) {
  return text
    .split(/(\*[^*]+\*|\{fn:\d+\}|\{tab\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '{tab}') return new TextRun({ children: [new Tab()], bold });
      if (piece.startsWith('{fn:')) return new FootnoteReferenceRun(Number(piece.slice(4, -1)));
      if (piece.startsWith('*')) return new TextRun({ text: piece.slice(1, -1), italics: true, bold });
      return new TextRun({ text: piece, bold });
    });
}

function paragraph(style, text) {
  const options = STYLES[style];
  if (!options) throw new Error(`sample-brief.source.mjs: no style named "${style}"`);
  const { bold, ...paragraphOptions } = options;
  return new Paragraph({ ...paragraphOptions, children: runs(text, bold) });
}

/** The caption: parties on the left, the document's title on the right. */
function caption({ left, right }) {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const line = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
  const cell = (lines, borders) =>
    new TableCell({
      width: { size: TEXT_WIDTH / 2, type: WidthType.DXA },
      margins: { top: 80, bottom: 80, left: 115, right: 115 },
      borders,
      children: lines.map((text) => new Paragraph({ spacing: { after: 100 }, children: runs(text) })),
    });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [TEXT_WIDTH / 2, TEXT_WIDTH / 2],
    rows: [
      new TableRow({
        children: [
          cell(left, { top: none, left: none, right: line, bottom: line }),
          cell(right, { top: none, left: none, right: none, bottom: none }),
        ],
      }),
    ],
  });
}

function sampleDocument() {
  return new Document({
    title: 'Sample brief',
    creator: 'cite-check',
    lastModifiedBy: 'cite-check',
    description: header,
    styles: {
      default: {
        document: { run: { font: 'Times New Roman', size: 24 } },
        heading1: { run: { font: 'Times New Roman', size: 24, bold: true, color: '000000' } },
        heading2: { run: { font: 'Times New Roman', size: 24, bold: true, color: '000000' } },
        footnoteText: { run: { font: 'Times New Roman', size: 20 } },
      },
      paragraphStyles: PARAGRAPH_STYLES,
    },
    footnotes: Object.fromEntries(
      Object.entries(footnotes).map(([number, text]) => [
        number,
        { children: [new Paragraph({ children: runs(` ${text}`) })] },
      ]),
    ),
    sections: [
      {
        properties: { page: { size: { width: 12240, height: 15840 } } },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ text: header, size: 16 })],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ children: [PageNumber.CURRENT] })],
              }),
            ],
          }),
        },
        children: paragraphs.map(([style, text]) =>
          style === 'caption' ? caption(text) : paragraph(style, text),
        ),
      },
    ],
  });
}

/** The package stamps the time of day into core.xml and into the zip: both are set to the fixed date here. */
function withFixedDates(bytes) {
  const parts = unzipSync(bytes);
  const core = strFromU8(parts['docProps/core.xml']);
  parts['docProps/core.xml'] = strToU8(
    core.replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, `$1${FIXED_DATE}`),
  );
  const inOrder = Object.keys(parts).sort((a, b) => (a < b ? -1 : 1));
  // Word expects the content types first.
  inOrder.sort((a, b) => Number(b === '[Content_Types].xml') - Number(a === '[Content_Types].xml'));
  return zipSync(Object.fromEntries(inOrder.map((name) => [name, parts[name]])), {
    level: 9,
    mtime: new Date(2026, 8, 14, 9, 0, 0),
  });
}

const outArgument = process.argv.indexOf('--out');
const out =
  outArgument > 0
    ? process.argv[outArgument + 1]
    : fileURLToPath(new URL('../assets/samples/sample-brief.docx', import.meta.url));
const bytes = withFixedDates(await Packer.toBuffer(sampleDocument()));
const before = await readFile(out).catch(() => null);
if (!before || !before.equals(bytes)) await writeFile(out, bytes);
