/** Small .docx files written as the XML that Word would write, for tests of whatever reads or marks a document. */
import { strToU8, unzipSync, zipSync } from 'fflate';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface DocxFixture {
  /** What stands inside `w:body`. */
  readonly body: string;
  /** Whole `w:footnote` elements; separators are not needed. */
  readonly footnotes?: string;
  readonly endnotes?: string;
  /** Whole `w:style` elements. */
  readonly styles?: string;
  /** What stands inside `w:settings`. */
  readonly settings?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly comments?: string;
  /** More attributes of the root of document.xml. */
  readonly rootAttributes?: string;
  /** More files: name to text. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The parts that a fixture may have, by its field. */
const PARTS: readonly {
  readonly field: keyof DocxFixture;
  readonly name: string;
  readonly root: string;
  readonly type?: string;
}[] = [
  { field: 'footnotes', name: 'footnotes', root: 'footnotes' },
  { field: 'endnotes', name: 'endnotes', root: 'endnotes' },
  { field: 'styles', name: 'styles', root: 'styles' },
  { field: 'settings', name: 'settings', root: 'settings' },
  { field: 'header', name: 'header1', root: 'hdr', type: 'header' },
  { field: 'footer', name: 'footer1', root: 'ftr', type: 'footer' },
  { field: 'comments', name: 'comments', root: 'comments' },
];

export function docxOf(fixture: DocxFixture): Uint8Array {
  const used = PARTS.filter(({ field }) => typeof fixture[field] === 'string');
  const overrides = used.map(
    ({ name, type }) =>
      `<Override PartName="/word/${name}.xml" ContentType="${OFFICE}.${type ?? name}+xml"/>`,
  );
  const rels = used.map(
    ({ name, type }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${R}/${type ?? name}" Target="${name}.xml"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `${HEADER}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${OFFICE}.document.main+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels':
      `${HEADER}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml':
      `${HEADER}<w:document xmlns:w="${W}" xmlns:r="${R}"${fixture.rootAttributes ?? ''}>` +
      `<w:body>${fixture.body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `${HEADER}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.join('')}</Relationships>`,
  };
  for (const { field, name, root } of used) {
    files[`word/${name}.xml`] =
      `${HEADER}<w:${root} xmlns:w="${W}" xmlns:r="${R}">${String(fixture[field])}</w:${root}>`;
  }
  Object.assign(files, fixture.files);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The text of one part of a .docx. */
export function partText(bytes: Uint8Array, name: string): string {
  const part = unzipSync(bytes)[name];
  if (!part) throw new Error(`no part ${name}`);
  return new TextDecoder().decode(part);
}

/** A paragraph of runs. */
export function p(...content: string[]): string {
  return `<w:p>${content.join('')}</w:p>`;
}

/** A run of text, with formatting if given; edge spaces are kept as Word keeps them. */
export function r(text: string, formatting = ''): string {
  const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<w:r>${formatting && `<w:rPr>${formatting}</w:rPr>`}<w:t${space}>${escaped}</w:t></w:r>`;
}

/** A complex field with its code and, unless null, its result (runs). */
export function field(code: string, result: string | null): string {
  const character = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return (
    `${character('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>` +
    `${result === null ? '' : character('separate') + result}${character('end')}`
  );
}

/** An inline content control of somebody else. */
export function control(content: string, properties = ''): string {
  return `<w:sdt><w:sdtPr><w:tag w:val="theirs"/><w:id w:val="42"/>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
}

export function inserted(content: string, id = 1): string {
  return `<w:ins w:id="${id}" w:author="A. Lawyer" w:date="2026-11-02T10:00:00Z">${content}</w:ins>`;
}

export function deleted(text: string, id = 2): string {
  return (
    `<w:del w:id="${id}" w:author="A. Lawyer" w:date="2026-11-02T10:00:00Z">` +
    `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
  );
}

export function hyperlink(content: string): string {
  return `<w:hyperlink w:anchor="somewhere">${content}</w:hyperlink>`;
}

export function footnoteReference(id: number): string {
  return `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`;
}

export function footnote(id: number, ...paragraphs: string[]): string {
  return `<w:footnote w:id="${id}">${paragraphs.join('')}</w:footnote>`;
}
