import { strToU8, unzipSync, zipSync } from 'fflate';
import { BriefError, clearDocx, markDocx, readDocx } from '../../src/brief/docx';
import { docxOf, p, r } from './docxFixture';

const sound = docxOf({ body: p(r('556 U.S. 662 is confidential')) });
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const utf16 = (text: string): number[] => [...text].flatMap((character) => [character.charCodeAt(0), 0]);
const withDocument = (xml: string): Uint8Array => docxOf({ body: '', files: { 'word/document.xml': xml } });

/** Says that it holds four gigabytes: the size in the central directory is what a reader would make room for. */
function bomb(): Uint8Array {
  const bytes = zipSync({ '[Content_Types].xml': strToU8('<Types/>') });
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, 0xfffffff0, true);
  return bytes;
}

/** Says that its parts are a few bytes long. */
function liar(): Uint8Array {
  const bytes = zipSync({ '[Content_Types].xml': strToU8(' '.repeat(5_000_000)) });
  const view = new DataView(bytes.buffer);
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 16, true);
  return bytes;
}

const OFFICE_RELATIONSHIPS = (target: string): string =>
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
  `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;

const workbook = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  '_rels/.rels': strToU8(OFFICE_RELATIONSHIPS('xl/workbook.xml')),
  'xl/workbook.xml': strToU8('<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'),
});

const FILES: readonly (readonly [string, Uint8Array, string, RegExp])[] = [
  ['an empty file', new Uint8Array(), 'empty', /empty/],
  ['a .doc', new Uint8Array([...OLE, ...new Array<number>(600).fill(0)]), 'legacyDoc', /old \.doc format/],
  [
    'a .docx with a password',
    new Uint8Array([...OLE, ...new Array<number>(600).fill(0), ...utf16('EncryptedPackage')]),
    'passwordProtected',
    /password/,
  ],
  ['a PDF', strToU8('%PDF-1.7 …'), 'notDocx', /PDF/],
  ['an RTF file', strToU8('{\\rtf1 }'), 'notDocx', /RTF/],
  ['plain text', strToU8('See 556 U.S. 662.'), 'notDocx', /not a Word document/],
  ['an empty zip', zipSync({}), 'notDocx', /empty zip/],
  ['another zip', zipSync({ 'a.txt': strToU8('a') }), 'notDocx', /zip archive/],
  [
    'an OpenDocument text',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<x/>') }),
    'notWordDocument',
    /OpenDocument/,
  ],
  ['an Excel workbook', workbook, 'notWordDocument', /Excel/],
  ['a zip cut short', sound.slice(0, sound.length - 40), 'truncatedZip', /incomplete or damaged/],
  [
    'a zip with its middle gone',
    new Uint8Array([...sound.slice(0, 300), ...sound.slice(700)]),
    'truncatedZip',
    /incomplete or damaged/,
  ],
  ['a zip bomb', bomb(), 'tooLarge', /more than any brief needs/],
  ['a zip that unpacks to more than it says', liar(), 'truncatedZip', /incomplete or damaged/],
  [
    'XML nested without end',
    withDocument('<a>'.repeat(50_000) + '</a>'.repeat(50_000)),
    'damagedXml',
    /well-formed/,
  ],
  [
    'a main part that is not there',
    docxOf({ body: '', files: { '_rels/.rels': OFFICE_RELATIONSHIPS('word/other.xml') } }),
    'missingPart',
    /main document part/,
  ],
  [
    'XML that ends early',
    withDocument('<w:document xmlns:w="x"><w:body>'),
    'damagedXml',
    /"word\/document.xml"/,
  ],
  ['XML with tags crossed', withDocument('<a><b></a></b>'), 'damagedXml', /well-formed/],
  ['an empty part', withDocument(''), 'damagedXml', /well-formed/],
  [
    'a document type declaration',
    withDocument('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
    'unsafeXml',
    /document type/,
  ],
];

describe('a file that cannot be used gets one clear sentence', () => {
  it.each(FILES)('%s', (_, bytes, kind, sentence) => {
    for (const use of [readDocx, clearDocx, (file: Uint8Array) => markDocx(file, [])]) {
      let thrown: unknown;
      try {
        use(bytes);
      } catch (error) {
        thrown = error;
      }
      // An open package without marks is cleared without being read any further.
      if (thrown === undefined && use === clearDocx) continue;
      expect(thrown).toBeInstanceOf(BriefError);
      const error = thrown as BriefError;
      expect(error.kind).toBe(kind);
      expect(error.sentence).toMatch(sentence);
      expect(error.sentence).toMatch(/^[A-Z].*\.$/);
      expect(error.sentence).not.toMatch(/confidential/);
    }
  });

  it('one flipped bit in the text is noticed', () => {
    const stored = zipSync(
      Object.fromEntries(
        Object.entries(unzipSync(sound)).map(([name, part]) => [name, [part, { level: 0 }]]),
      ),
    );
    const at = Buffer.from(stored).indexOf('556 U.S.');
    const flipped = stored.slice();
    flipped[at + 2] = '7'.charCodeAt(0);
    expect(readDocx(stored).blocks[0]?.text).toMatch(/^556/);
    expect(() => readDocx(flipped)).toThrow(/incomplete or damaged/);
  });

  it('wherever a sound file is cut short, it is refused as such', () => {
    for (let length = 4; length < sound.length; length += 37) {
      let kind: string | null = null;
      try {
        readDocx(sound.slice(0, length));
      } catch (error) {
        kind = error instanceof BriefError ? error.kind : String(error);
      }
      expect([length, kind]).toEqual([length, 'truncatedZip']);
    }
  });
});

describe('forms that other writers use', () => {
  it('UTF-16, a byte order mark, and the strict namespaces are read and written in kind', () => {
    const strict =
      '<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body>' +
      '<w:p><w:r><w:t>See 556 U.S. 662.</w:t></w:r></w:p></w:body></w:document>';
    const utf16Document = new Uint8Array([
      0xff,
      0xfe,
      ...utf16(`<?xml version="1.0" encoding="UTF-16"?>${strict}`),
    ]);
    const utf8Document = new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8(`<?xml version="1.0"?>${strict}`)]);
    for (const document of [utf16Document, utf8Document]) {
      const file = zipSync({
        '[Content_Types].xml': strToU8(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        ),
        '_rels/.rels': strToU8(
          OFFICE_RELATIONSHIPS('/word/document.xml').replace('openxmlformats.org', 'openxmlformats.org'),
        ),
        'word/document.xml': document,
      });
      expect(readDocx(file).blocks.map(({ text }) => text)).toEqual(['See 556 U.S. 662.']);
      const mark = {
        citationId: 'a',
        block: 0,
        span: [4, 16],
        text: '556 U.S. 662',
        kind: 'found',
        tag: 'citecheck:1:a',
        title: 'x',
        color: '107C10',
      } as const;
      const marked = markDocx(file, [mark]);
      expect(marked.outcome.placed).toEqual([mark]);
      expect(readDocx(clearDocx(marked.bytes).bytes).blocks).toEqual(readDocx(file).blocks);
    }
  });
});
