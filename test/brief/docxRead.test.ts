import type { Block } from '../../src/brief/model';
import { readDocx } from '../../src/brief/docx';
import {
  control,
  deleted,
  docxOf,
  field,
  footnote,
  footnoteReference,
  hyperlink,
  inserted,
  p,
  r,
  type DocxFixture,
} from './docxFixture';

function blocks(fixture: DocxFixture): readonly Block[] {
  return readDocx(docxOf(fixture)).blocks;
}

/** The texts of a body. */
function texts(body: string): string[] {
  return blocks({ body }).map(({ text }) => text);
}

const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
const styled = (style: string, ...content: string[]): string =>
  p(`<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`, ...content);
const style = (id: string, name: string, inner = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`;

describe('reading order', () => {
  it('body and tables as they stand, then footnotes, then endnotes by the order of their references', () => {
    const read = blocks({
      body:
        p(r('Roe'), footnoteReference(7), r(' and Casey'), footnoteReference(3), r('.')) +
        table(
          row(p(r('cell one'), `<w:r><w:endnoteReference w:id="5"/></w:r>`), p(r('cell one, again'))),
          row(p(r('cell two'))),
        ) +
        p(r('The end.')),
      footnotes:
        '<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>' +
        footnote(3, p(r('Second.'))) +
        footnote(7, p(r('First.')), p(r('First, continued.'))),
      endnotes: `<w:endnote w:id="5">${p(r('An endnote.'))}</w:endnote>`,
    });
    expect(read.map(({ part, note, text }) => [part, note, text])).toEqual([
      ['body', null, 'Roe and Casey.'],
      ['table', null, 'cell one'],
      ['table', null, 'cell one, again'],
      ['table', null, 'cell two'],
      ['body', null, 'The end.'],
      ['footnote', '1', 'First.'],
      ['footnote', '1', 'First, continued.'],
      ['footnote', '2', 'Second.'],
      ['endnote', 'i', 'An endnote.'],
    ]);
    expect(read[0]?.notesAt).toEqual([
      { offset: 3, note: '1' },
      { offset: 13, note: '2' },
    ]);
  });

  it('nested tables and controls around blocks, rows and cells are read in place', () => {
    const inner = table(row(p(r('inner'))));
    expect(
      texts(
        `<w:sdt><w:sdtContent>${p(r('in a control'))}</w:sdtContent></w:sdt>` +
          table(
            `<w:sdt><w:sdtContent>${row(p(r('row in a control')))}</w:sdtContent></w:sdt>`,
            `<w:tr><w:sdt><w:sdtContent><w:tc>${p(r('cell in a control'))}${inner}${p(r('after'))}</w:tc></w:sdtContent></w:sdt></w:tr>`,
          ),
      ),
    ).toEqual(['in a control', 'row in a control', 'cell in a control', 'inner', 'after']);
  });

  it('paragraphs of white space alone are no blocks, unless a note mark stands in them', () => {
    const read = blocks({
      body: p() + p(r('  ')) + p(footnoteReference(2)) + p(r('x')),
      footnotes: footnote(2, p(r('Note.'))),
    });
    expect(read.map(({ text }) => text)).toEqual(['', 'x', 'Note.']);
  });
});

describe('the text of a paragraph', () => {
  it('has \\t, \\u000b, \\f, \\u001e and \\u001f for tab, line break, page break and the two special hyphens', () => {
    const run = (element: string): string => `<w:r><w:t>a</w:t>${element}<w:t>b</w:t></w:r>`;
    expect(
      texts(
        [
          '<w:tab/>',
          '<w:br/>',
          '<w:cr/>',
          '<w:br w:type="page"/>',
          '<w:noBreakHyphen/>',
          '<w:softHyphen/>',
          '<w:sym w:font="Symbol" w:char="F0A7"/>',
        ]
          .map((element) => p(run(element)))
          .join(''),
      ),
    ).toEqual(['a\tb', 'a\u000bb', 'a\u000bb', 'a\fb', 'a\u001eb', 'a\u001fb', 'ab']);
  });

  it('keeps entities, non-breaking spaces and characters outside the basic plane', () => {
    expect(
      texts(p('<w:r><w:t>AT&amp;T&#160;&#x1D4D0; &#167;&nbsp2;</w:t></w:r>'.replace('&nbsp2;', '&#xA0;2'))),
    ).toEqual(['AT&T\u00a0\u{1D4D0} §\u00a02']);
  });

  it('reads through links, controls, smart tags and custom XML', () => {
    expect(
      texts(
        p(
          r('410 '),
          `<w:smartTag w:element="place"><w:smartTag w:element="country-region">${r('U.S.')}</w:smartTag></w:smartTag>`,
          hyperlink(r(' 113')),
          control(r(' (1973)')),
          `<w:customXml w:element="x">${r('.')}</w:customXml>`,
        ),
      ),
    ).toEqual(['410 U.S. 113 (1973).']);
  });

  it('takes one branch of an alternative, never both', () => {
    const alternative =
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
      `<mc:Choice Requires="w14">${r('chosen')}</mc:Choice><mc:Fallback>${r('fallback')}</mc:Fallback></mc:AlternateContent>`;
    expect(texts(p(r('a '), alternative, r(' b')))).toEqual(['a chosen b']);
  });

  it('leaves hidden text out, hidden directly or by style, and shows what a run unhides', () => {
    const read = blocks({
      body: p(
        r('shown'),
        r(' hidden', '<w:vanish/>'),
        r(' secret', '<w:rStyle w:val="Secret"/>'),
        r(' open', '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>'),
      ),
      styles: style('Secret', 'Secret', '<w:rPr><w:vanish/></w:rPr>', 'character'),
    });
    expect(read.map(({ text }) => text)).toEqual(['shown open']);
  });
});

describe('tracked changes are read as if accepted', () => {
  it('insertions and moves to a place are in, deletions and moves from it are out', () => {
    const brief = readDocx(
      docxOf({
        body: p(
          r('556 U.S. '),
          deleted('661'),
          inserted(r('662')),
          `<w:moveFrom w:id="8" w:author="A"><w:r><w:t>gone</w:t></w:r></w:moveFrom>`,
          `<w:moveTo w:id="9" w:author="A"><w:r><w:t>, 678</w:t></w:r></w:moveTo>`,
        ),
      }),
    );
    expect(brief.blocks.map(({ text }) => text)).toEqual(['556 U.S. 662, 678']);
    expect(brief.trackedChanges).toBe(4);
  });

  it('a paragraph whose mark is deleted is one with the next', () => {
    const joined = '<w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr>';
    expect(texts(p(joined, r('556 U.S. ')) + p(r('662.')) + p(r('Next.')))).toEqual([
      '556 U.S. 662.',
      'Next.',
    ]);
  });

  it('a deleted paragraph and a deleted table row leave nothing', () => {
    const mark = '<w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr>';
    expect(
      texts(
        p(mark, deleted('all of it')) +
          p(r('stays')) +
          table(
            `<w:tr><w:trPr><w:del w:id="4" w:author="A"/></w:trPr><w:tc>${p(r('row'))}</w:tc></w:tr>`,
            row(p(r('kept'))),
          ),
      ),
    ).toEqual(['stays', 'kept']);
  });
});

describe('fields', () => {
  it('their codes are out and their results in', () => {
    expect(
      texts(
        p(r('See page '), field('PAGEREF x', r('12')), r('.'), field('TA \\l "Roe v. Wade" \\c 1', null)),
      ),
    ).toEqual(['See page 12.']);
    expect(texts(p(`<w:fldSimple w:instr=" REF a ">${r('Part I')}</w:fldSimple>`))).toEqual(['Part I']);
  });

  it('a field in the code of another field is out, one in its result is in', () => {
    const nested =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r>' +
      field('DOCPROPERTY a', r('secret')) +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
      field('REF b', r('shown')) +
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    expect(texts(p(nested))).toEqual(['shown']);
  });

  it('a table of authorities over several paragraphs is known by its field', () => {
    const [begin, end] = ['begin', 'end'].map((type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`);
    const separate =
      '<w:r><w:instrText> TOA \\c 1 </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
    const read = blocks({
      body:
        p(begin ?? '', separate, r('Roe v. Wade\t4')) + p(r('Casey\t5')) + p(end ?? '') + p(r('Argument')),
    });
    expect(read.map(({ text, role }) => [text, role ?? 'text'])).toEqual([
      ['Roe v. Wade\t4', 'tableOfAuthorities'],
      ['Casey\t5', 'tableOfAuthorities'],
      ['Argument', 'text'],
    ]);
  });

  it('a begin without an end swallows nothing', () => {
    expect(texts(p('<w:r><w:fldChar w:fldCharType="begin"/></w:r>', r('all')) + p(r('here')))).toEqual([
      'all',
      'here',
    ]);
  });
});

describe('note numbers', () => {
  const notes = footnote(2, p(r('a'))) + footnote(3, p(r('b'))) + footnote(4, p(r('c')));
  const shown = (fixture: DocxFixture): (string | null)[] =>
    blocks(fixture).flatMap(({ notesAt }) => (notesAt ?? []).map(({ note }) => note));

  it('a note with a mark of its own takes no number, and its mark is no text', () => {
    const custom = '<w:r><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>*</w:t></w:r>';
    const read = blocks({ body: p(r('Author'), custom, r(', and'), footnoteReference(3)), footnotes: notes });
    expect(read[0]).toMatchObject({
      text: 'Author, and',
      notesAt: [
        { offset: 6, note: '*' },
        { offset: 11, note: '1' },
      ],
    });
    expect(read.slice(1).map(({ note }) => note)).toEqual(['*', '1']);
  });

  it('follow the format and first number of the settings', () => {
    const settings = '<w:footnotePr><w:numFmt w:val="upperRoman"/><w:numStart w:val="4"/></w:footnotePr>';
    expect(
      shown({ body: p(footnoteReference(2), footnoteReference(3)), footnotes: notes, settings }),
    ).toEqual(['IV', 'V']);
  });

  it('restart with the section where the document says so', () => {
    const section = '<w:pPr><w:sectPr/></w:pPr>';
    const body = p(section, footnoteReference(2), footnoteReference(3)) + p(footnoteReference(4));
    const settings = '<w:footnotePr><w:numRestart w:val="eachSect"/></w:footnotePr>';
    expect(shown({ body, footnotes: notes, settings })).toEqual(['1', '2', '1']);
    expect(shown({ body, footnotes: notes })).toEqual(['1', '2', '3']);
  });

  it('do not count references in deleted text', () => {
    const gone = `<w:del w:id="1" w:author="A">${footnoteReference(2)}</w:del>`;
    const brief = readDocx(
      docxOf({
        body: p(gone, r('x'), footnoteReference(3)),
        footnotes: footnote(2, p(r('a'))) + footnote(3, p(r('b'))),
      }),
    );
    expect(brief.blocks.map(({ note, text }) => [note, text])).toEqual([
      [null, 'x'],
      ['1', 'b'],
    ]);
    expect(brief.skipped).toEqual(['note without a mark in the text: 1 block']);
  });
});

describe('emphasis', () => {
  it('is italic or underlined text, directly or by style, and neighbours are one span', () => {
    const [block] = blocks({
      body: p(
        r('See '),
        r('Roe', '<w:i/>'),
        r(' v. Wade', '<w:rStyle w:val="CaseName"/>'),
        r(', ', '<w:i w:val="0"/>'),
        r('id.', '<w:u w:val="single"/>'),
      ),
      styles: style('CaseName', 'Case Name', '<w:rPr><w:i/></w:rPr>', 'character'),
    });
    expect(block?.emphasis?.map(([start, end]) => block.text.slice(start, end))).toEqual([
      'Roe v. Wade',
      'id.',
    ]);
  });

  it('is not the underline of a link', () => {
    const [block] = blocks({
      body: p(hyperlink(r('link', '<w:rStyle w:val="Hyperlink"/>'))),
      styles: style('Hyperlink', 'Hyperlink', '<w:rPr><w:u w:val="single"/></w:rPr>', 'character'),
    });
    expect(block?.emphasis).toBeUndefined();
  });
});

describe('roles', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve thirteen';
  const role = (paragraph: string, styles = ''): string =>
    blocks({ body: paragraph, styles })[0]?.role ?? 'text';
  const indented = (indent: string, more = ''): string =>
    p(`<w:pPr>${more}<w:ind ${indent}/></w:pPr>`, r(words));

  it.each([
    ['heading 2', 'heading'],
    ['toc 1', 'tableOfContents'],
    ['TOC Heading', 'tableOfContents'],
    ['table of authorities', 'tableOfAuthorities'],
    ['toa heading', 'tableOfAuthorities'],
    ['Quote', 'blockQuotation'],
    ['Block Text', 'blockQuotation'],
    ['Block Quotation', 'blockQuotation'],
    ['Normal', 'text'],
    ['Quoted Parties List', 'text'],
  ])('the style "%s" makes a %s', (name, expected) => {
    expect(role(styled('S', r(words)), style('S', name))).toBe(expected);
  });

  it('an outline level makes a heading, through the styles it is based on', () => {
    const styles =
      style('A', 'Brief Point', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>') +
      style('B', 'Brief Subpoint', '<w:basedOn w:val="A"/>');
    expect(role(styled('B', r(words)), styles)).toBe('heading');
  });

  it('indents on both sides without a first line make a block quotation', () => {
    expect(role(indented('w:left="720" w:right="720"'))).toBe('blockQuotation');
    expect(role(indented('w:start="720" w:end="720"'))).toBe('blockQuotation');
  });

  it.each([
    ['an indent on one side', indented('w:left="720"')],
    ['a first-line indent', indented('w:left="720" w:right="720" w:firstLine="720"')],
    ['a hanging indent', indented('w:left="720" w:right="720" w:hanging="360"')],
    ['centred text', p('<w:pPr><w:ind w:left="720" w:right="720"/><w:jc w:val="center"/></w:pPr>', r(words))],
    ['a list item', indented('w:left="720" w:right="720"', '<w:numPr><w:numId w:val="3"/></w:numPr>')],
    ['a bold paragraph', p('<w:pPr><w:ind w:left="720" w:right="720"/></w:pPr>', r(words, '<w:b/>'))],
    ['a few words', p('<w:pPr><w:ind w:left="720" w:right="720"/></w:pPr>', r('Counsel for Appellant'))],
  ])('%s makes none', (_, paragraph) => {
    expect(role(paragraph)).toBe('text');
  });

  it('a gallery control makes a table of contents', () => {
    const gallery =
      '<w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr>';
    expect(role(`<w:sdt>${gallery}<w:sdtContent>${p(r('Contents'))}</w:sdtContent></w:sdt>`)).toBe(
      'tableOfContents',
    );
  });

  it('a typed table runs from its title to the last line that leads to pages', () => {
    const dots = '.'.repeat(30);
    const lines: readonly (readonly [string, string])[] = [
      ['TABLE OF CONTENTS', 'tableOfContents'],
      [`TABLE OF AUTHORITIES ${dots} ii`, 'tableOfContents'],
      [`ARGUMENT ${dots} 1`, 'tableOfContents'],
      ['TABLE OF AUTHORITIES', 'tableOfAuthorities'],
      ['Cases', 'tableOfAuthorities'],
      ['Ashcroft v. Iqbal,', 'tableOfAuthorities'],
      [`556 U.S. 662 (2009) ${dots} 4, 7–9`, 'tableOfAuthorities'],
      ['Bell Atl. Corp. v. Twombly, 550 U.S. 544 (2007)\tpassim', 'tableOfAuthorities'],
      ['Roe v. Wade, 410 U.S. 113 (1973) . . . . . . . . . . 3', 'tableOfAuthorities'],
      ['ARGUMENT', 'text'],
      ['The court held . . . that 12', 'text'],
    ];
    const read = blocks({
      body: lines
        .map(([text]) =>
          p(...text.split('\t').flatMap((part, index) => [index ? '<w:r><w:tab/></w:r>' : '', r(part)])),
        )
        .join(''),
    });
    expect(read.map(({ text, role: own }) => [text, own ?? 'text'])).toEqual(lines);
  });

  it('a title without entries is only a line', () => {
    expect(role(p(r('Table of Authorities')) + p(r('In this brief we have none.')))).toBe(
      'tableOfAuthorities',
    );
    expect(blocks({ body: p(r('Table of Authorities')) + p(r('We have none.')) })[1]?.role).toBeUndefined();
  });
});

describe('what is not read is counted', () => {
  it('headers, footers, text boxes, comments and imported files', () => {
    const box = `<w:r><w:pict><w:txbxContent>${p(r('in a box'))}${p()}</w:txbxContent></w:pict></w:r>`;
    const brief = readDocx(
      docxOf({
        body: p(r('text'), box) + '<w:altChunk r:id="rId9"/>',
        header: p(r('Case No. 1')) + p(r('2')) + p(),
        footer: p(r('page')),
        comments: `<w:comment w:id="0">${p(r('check this'))}</w:comment>`,
      }),
    );
    expect(brief.blocks.map(({ text }) => text)).toEqual(['text']);
    expect(brief.skipped).toEqual([
      'header: 2 blocks',
      'footer: 1 block',
      'text box: 1 block',
      'comment: 1 block',
      'imported file: 1 block',
    ]);
  });

  it('a text box with a fallback is counted once', () => {
    const content = `<w:txbxContent>${p(r('in a box'))}</w:txbxContent>`;
    const box =
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
      `<mc:Choice Requires="wps"><w:drawing>${content}</w:drawing></mc:Choice><mc:Fallback><w:pict>${content}</w:pict></mc:Fallback></mc:AlternateContent>`;
    expect(readDocx(docxOf({ body: p(r('a'), `<w:r>${box}</w:r>`, r('b')) })).skipped).toEqual([
      'text box: 1 block',
    ]);
  });
});
