/**
 * Small .docx files from readable source, for tests. A paragraph is its inner XML or plain text; notes are given by their inner XML.
 */
import { strToU8, zipSync } from 'fflate';

export interface DocxParts {
  /** Body content: strings without `<` become paragraphs of text, others are taken as XML of block level. */
  readonly body: readonly string[];
  /** Inner XML of each note's paragraphs (`<w:r>…`), or plain text. Ids from 1. */
  readonly footnotes?: readonly string[];
  readonly endnotes?: readonly string[];
  readonly trackRevisions?: boolean;
  /** Inner XML of `w:comments`. */
  readonly comments?: string;
  /** Paragraphs of the headers: for all pages, for the first page. */
  readonly headers?: { readonly default?: string; readonly first?: string };
  readonly footer?: string;
  /** Inner XML of the custom document properties. */
  readonly customProperties?: string;
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** One run; `properties` is the inner XML of `w:rPr`. */
export function run(text: string, properties = ''): string {
  const rPr = properties ? `<w:rPr>${properties}</w:rPr>` : '';
  return `<w:r>${rPr}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

export function paragraph(inner: string, style?: string): string {
  return `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${inner}</w:p>`;
}

export const footnoteMark = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
export const endnoteMark = (id: number): string => `<w:r><w:endnoteReference w:id="${id}"/></w:r>`;
export const inserted = (inner: string): string =>
  `<w:ins w:id="90" w:author="A" w:date="2026-01-01T00:00:00Z">${inner}</w:ins>`;
export const deleted = (text: string): string =>
  `<w:del w:id="91" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText xml:space="preserve">${escapeXml(text)}</w:delText></w:r></w:del>`;
export const hyperlink = (inner: string): string => `<w:hyperlink w:anchor="x">${inner}</w:hyperlink>`;
/** A complex field; a result of '' is a field that shows nothing, such as TA. */
export function field(code: string, result: string): string {
  const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const shown = result === '' ? '' : mark('separate') + run(result);
  return `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${escapeXml(code)} </w:instrText></w:r>${shown}${mark('end')}`;
}
/** An inline control. `properties` is the inner XML of `w:sdtPr`. */
export function control(inner: string, properties = '<w:tag w:val="theirs"/><w:id w:val="7"/>'): string {
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
}
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `<w:tc>${block(text)}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

const block = (content: string): string =>
  content.startsWith('<') ? content : paragraph(content ? run(content) : '');

function notesPart(kind: 'footnote' | 'endnote', notes: readonly string[]): string {
  const separator = `<w:${kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}>`;
  const all = notes.map((note, at) => {
    const inner = note.startsWith('<') ? note : run(` ${note}`);
    return `<w:${kind} w:id="${at + 1}"><w:p><w:r><w:${kind}Ref/></w:r>${inner}</w:p></w:${kind}>`;
  });
  return `${DECLARATION}<w:${kind}s ${NAMESPACES}>${separator}${all.join('')}</w:${kind}s>`;
}

const STYLES = [
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>',
  '<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>',
  '<w:style w:type="paragraph" w:styleId="TableofAuthorities"><w:name w:val="table of authorities"/></w:style>',
].join('');

export function makeDocx(parts: DocxParts): Uint8Array {
  const names: [string, string, string][] = [
    [
      'document',
      'officeDocument',
      `<w:document ${NAMESPACES}><w:body>${parts.body.map(block).join('')}${section(parts)}</w:body></w:document>`,
    ],
    ['styles', 'styles', `<w:styles ${NAMESPACES}>${STYLES}</w:styles>`],
    [
      'settings',
      'settings',
      `<w:settings ${NAMESPACES}>${parts.trackRevisions ? '<w:trackRevisions/>' : ''}<w:defaultTabStop w:val="720"/></w:settings>`,
    ],
  ];
  if (parts.footnotes) names.push(['footnotes', 'footnotes', notesPart('footnote', parts.footnotes)]);
  if (parts.endnotes) names.push(['endnotes', 'endnotes', notesPart('endnote', parts.endnotes)]);
  if (parts.comments !== undefined)
    names.push(['comments', 'comments', `<w:comments ${NAMESPACES}>${parts.comments}</w:comments>`]);
  for (const [name, kind, text] of headersOf(parts)) {
    const root = kind === 'header' ? 'hdr' : 'ftr';
    names.push([name, kind, `<w:${root} ${NAMESPACES}>${block(text)}</w:${root}>`]);
  }
  const override = ([name]: [string, string, string]): string =>
    `<Override PartName="/word/${name}.xml" ContentType="${TYPES}.${name === 'document' ? 'document.main' : name.replace(/[A-Z]\w*$/, '')}+xml"/>`;
  const relation = ([name, type]: [string, string, string], at: number): string =>
    `<Relationship Id="${/^(header|footer)/.test(name) ? name : `rId${at + 1}`}" Type="${OFFICE}/${type}" Target="${name}.xml"/>`;
  const relations = (inner: string): string =>
    `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${names.map(override).join('')}</Types>`,
    ),
    '_rels/.rels': strToU8(
      relations(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`),
    ),
    'word/_rels/document.xml.rels': strToU8(relations(names.slice(1).map(relation).join(''))),
  };
  if (parts.customProperties !== undefined) addCustomProperties(files, parts.customProperties, relations);
  for (const [name, , xml] of names)
    files[`word/${name}.xml`] = strToU8(xml.startsWith('<?') ? xml : DECLARATION + xml);
  return zipSync(files);
}

function headersOf({ headers, footer }: DocxParts): [name: string, kind: string, text: string][] {
  const found: [string, string, string][] = [];
  if (headers?.default !== undefined) found.push(['headerDefault', 'header', headers.default]);
  if (headers?.first !== undefined) found.push(['headerFirst', 'header', headers.first]);
  if (footer !== undefined) found.push(['footerDefault', 'footer', footer]);
  return found;
}

/** The last section; its headers are referred to by their own names. */
function section(parts: DocxParts): string {
  const references = headersOf(parts).map(
    ([name, kind]) =>
      `<w:${kind}Reference w:type="${name.replace(/^[a-z]+/, '').toLowerCase()}" r:id="${name}"/>`,
  );
  return references.length > 0 ? `<w:sectPr>${references.join('')}</w:sectPr>` : '<w:sectPr/>';
}

function addCustomProperties(
  files: Record<string, Uint8Array>,
  inner: string,
  relations: (inner: string) => string,
): void {
  const properties = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
  files['docProps/custom.xml'] = strToU8(
    `${DECLARATION}<Properties xmlns="${properties}">${inner}</Properties>`,
  );
  files['_rels/.rels'] = strToU8(
    relations(
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>` +
        `<Relationship Id="rId2" Type="${OFFICE}/custom-properties" Target="docProps/custom.xml"/>`,
    ),
  );
}

/** A comment of `comments.xml`, and its marks around runs of the text. */
export const comment = (id: number, text: string, author = 'B. Associate', paragraphId = ''): string =>
  `<w:comment w:id="${id}" w:author="${author}"><w:p${paragraphId && ` xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="${paragraphId}"`}>${run(text)}</w:p></w:comment>`;
export const commented = (id: number, inner: string): string =>
  `<w:commentRangeStart w:id="${id}"/>${inner}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
/** A run that holds a floating text box. */
export const textBox = (...paragraphs: string[]): string =>
  `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraphs.map(block).join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
