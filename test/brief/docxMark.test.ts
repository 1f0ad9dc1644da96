import { execFileSync } from 'node:child_process';
import type { PlannedMark } from '../../src/brief/model';
import { clearDocx, isOurOutput, markDocx, readDocx, type MarkedDocx } from '../../src/brief/docx';
import { docxDifferences } from './docxDiff';
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
  partText,
  r,
} from './docxFixture';
import { unzipSync } from 'fflate';

/** Plans a mark for each of the texts, at its first place in the brief. */
function plan(bytes: Uint8Array, ...texts: string[]): PlannedMark[] {
  const { blocks } = readDocx(bytes);
  return texts.map((text, index): PlannedMark => {
    const block = blocks.findIndex((one) => one.text.includes(text));
    const start = blocks[block]?.text.indexOf(text) ?? -1;
    if (start === -1) throw new Error(`"${text}" is not in the fixture`);
    return {
      citationId: `c${index}`,
      block,
      span: [start, start + text.length],
      text,
      kind: 'found',
      tag: `citecheck:1:c${index}`,
      title: '✓ Found — name',
      color: '107C10',
    };
  });
}

/** Marks the texts and shows, paragraph by paragraph, what each control holds, as "[…]" in the text. */
function marked(
  body: string,
  ...texts: string[]
): { shown: string[]; bytes: Uint8Array; original: Uint8Array } & MarkedDocx {
  const original = docxOf({ body });
  const result = markDocx(original, plan(original, ...texts));
  return { ...result, original, shown: shownControls(partText(result.bytes, 'word/document.xml')) };
}

/** The document's visible text, with "[" and "]" where controls of ours begin and end. */
function shownControls(xml: string): string[] {
  const paragraphs = xml.split('</w:p>').slice(0, -1);
  return paragraphs.map((paragraph) => {
    const open: boolean[] = [];
    return [
      ...paragraph.matchAll(
        /<w:sdt>(?:(?!<\/w:sdtPr>).)*<\/w:sdtPr>|<\/w:sdt>|<w:t(?: [^>]*)?>([^<]*)|<w:sdt>/gs,
      ),
    ]
      .map(([tag, text]) => {
        if (text !== undefined) return text;
        if (tag.startsWith('</')) return open.pop() ? ']' : '';
        open.push(tag.includes('citecheck:1:'));
        return open.at(-1) ? '[' : '';
      })
      .join('');
  });
}

/** Everything that must hold of any marking. */
function expectSound({ bytes, original }: { bytes: Uint8Array; original: Uint8Array }): void {
  expect(readDocx(bytes).blocks).toEqual(readDocx(original).blocks);
  expect(docxDifferences(original, bytes, { ignoreMarks: true })).toEqual([]);
  const cleared = clearDocx(bytes);
  expect(cleared.leftovers).toEqual([]);
  const [before, after] = [unzipSync(original), unzipSync(cleared.bytes)];
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  for (const name of Object.keys(before))
    expect([name, partText(cleared.bytes, name)]).toEqual([name, partText(original, name)]);
}

describe('one control a citation', () => {
  it('stands as word.md §5.1 has it: alias, tag, id, colour, in this order', () => {
    const result = marked(p(r('See 556 U.S. 662, 678.')), '556 U.S. 662, 678');
    const xml = partText(result.bytes, 'word/document.xml');
    expect(xml).toMatch(
      /<w:r><w:t xml:space="preserve">See <\/w:t><\/w:r><w:sdt><w:sdtPr><w:alias w:val="✓ Found — name"\/><w:tag w:val="citecheck:1:c0"\/><w:id w:val="\d+"\/><w15:color w:val="107C10"\/><\/w:sdtPr><w:sdtContent><w:r><w:t>556 U\.S\. 662, 678<\/w:t><\/w:r><\/w:sdtContent><\/w:sdt><w:r><w:t>\.<\/w:t><\/w:r>/,
    );
    expect(xml).toContain('xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"');
    expect(xml).toMatch(/ mc:Ignorable="w15">/);
    expect(Object.keys(unzipSync(result.bytes))[0]).toBe('[Content_Types].xml');
    expectSound(result);
  });

  it('joins an existing mc:Ignorable and uses a prefix that the root has', () => {
    const namespaces =
      ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="urn:fourteen"' +
      ' xmlns:x="http://schemas.microsoft.com/office/word/2012/wordml" mc:Ignorable="w14"';
    const original = docxOf({ body: p(r('556 U.S. 662')), rootAttributes: namespaces });
    const result = { original, ...markDocx(original, plan(original, '556 U.S. 662')) };
    const xml = partText(result.bytes, 'word/document.xml');
    expect(xml).toContain('mc:Ignorable="w14 x"');
    expect(xml).toContain('<x:color w:val="107C10"/>');
    expect(xml).not.toContain('xmlns:w15');
    expectSound(result);
  });

  it('escapes what XML must not hold in a title', () => {
    const original = docxOf({ body: p(r('556 U.S. 662')) });
    const [mark] = plan(original, '556 U.S. 662');
    if (!mark) throw new Error('no plan');
    const result = markDocx(original, [{ ...mark, title: '≠ "A" & <B>\u0001' }]);
    expect(partText(result.bytes, 'word/document.xml')).toContain('w:val="≠ &#34;A&#34; &#38; &#60;B&#62;"');
    expectSound({ ...result, original });
  });

  it('has an id of its own, also beside foreign controls and in other parts', () => {
    const original = docxOf({
      body: p(r('1 U.S. 1, 2 U.S. 2, 3 U.S. 3'), footnoteReference(2)),
      footnotes: footnote(2, p(r(' See 4 U.S. 4.'), control(r('x')))),
    });
    const result = markDocx(original, plan(original, '1 U.S. 1', '2 U.S. 2', '3 U.S. 3', '4 U.S. 4'));
    const all = ['document', 'footnotes'].map((name) => partText(result.bytes, `word/${name}.xml`)).join('');
    const ids = [...all.matchAll(/<w:id w:val="(-?\d+)"/g)].map((match) => Number(match[1]));
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toBe(id | 0);
    expectSound({ ...result, original });
  });
});

describe('cutting runs', () => {
  it.each([
    ['in the middle of a run', p(r('See 556 U.S. 662.', '<w:i/>')), ['See [556 U.S. 662].']],
    [
      'over several runs',
      p(r('See 556 ', '<w:b/>'), r('U.S.', '<w:i/>'), r(' 662, at')),
      ['See [556 U.S. 662], at'],
    ],
    ['whole runs, uncut', p(r('See '), r('556 U.S. 662'), r('.')), ['See [556 U.S. 662].']],
    ['around a tracked deletion', p(r('556 U.S. '), deleted('661'), r('662')), ['[556 U.S. 662]']],
    [
      'with bookmarks and proof marks between',
      p(
        '<w:bookmarkStart w:id="1" w:name="a"/>',
        r('556 '),
        '<w:proofErr w:type="spellStart"/>',
        r('U.S. 662'),
        '<w:bookmarkEnd w:id="1"/>',
      ),
      ['[556 U.S. 662]'],
    ],
    [
      'beside a TA field',
      p(r('556 U.S. 662'), field('TA \\l "x" \\c 1', null), r(' (2009)')),
      ['[556 U.S. 662] (2009)'],
    ],
    [
      'with a TA field inside',
      p(r('556 U.S.'), field('TA \\l "x" \\c 1', null), r(' 662')),
      ['[556 U.S. 662]'],
    ],
    [
      'between a tab and a line break of one run',
      p('<w:r><w:t>a</w:t><w:tab/><w:t>556 U.S. 662</w:t><w:br/><w:t>b</w:t></w:r>'),
      ['a[556 U.S. 662]b'],
    ],
    [
      'where adjacent w:t were two before',
      p('<w:r><w:t>See,</w:t><w:t>556 U.S. 662</w:t></w:r>'),
      ['See,[556 U.S. 662]'],
    ],
    [
      'in a run whose w:t keeps space without need',
      p('<w:r><w:t xml:space="preserve">See 556 U.S. 662.</w:t></w:r>'),
      ['See [556 U.S. 662].'],
    ],
    [
      'with tracked formatting',
      p(r('See 556 U.S. 662.', '<w:i/><w:rPrChange w:id="3" w:author="A"><w:rPr/></w:rPrChange>')),
      ['See [556 U.S. 662].'],
    ],
    [
      'in an empty-element world of spaces and quotes',
      p("<w:r  w:rsidR='00AB' ><w:rPr><w:i /></w:rPr><w:t >See 556 U.S. 662.</w:t ></w:r >"),
      ['See [556 U.S. 662].'],
    ],
  ])('%s', (_, body, shown) => {
    // Whatever stands around, the same words are marked.
    const result = marked(body, '556 U.S. 662');
    expect(result.shown.map((text) => text.replace(/&#160;/g, ' '))).toEqual(shown);
    expect(result.outcome.unplaced).toEqual([]);
    expectSound(result);
  });

  it('at entities and characters written as references', () => {
    const result = marked(
      p('<w:r><w:t>AT&amp;T &#167;&#x1D4D0; 556&#160;U.S.&#xA0;662 &lt;x&gt;</w:t></w:r>'),
      '556\u00a0U.S.\u00a0662',
    );
    expect(result.outcome.placed).toHaveLength(1);
    expectSound(result);
  });

  it('several citations in one run, also back to back', () => {
    const result = marked(
      p(r('A 1 U.S. 1; 2 U.S. 2, 3 U.S. 34 U.S. 4 z')),
      '1 U.S. 1',
      '2 U.S. 2',
      '3 U.S. 3',
      '4 U.S. 4',
    );
    expect(result.shown).toEqual(['A [1 U.S. 1]; [2 U.S. 2], [3 U.S. 3][4 U.S. 4] z']);
    expectSound(result);
  });

  it('with a note mark inside the citation', () => {
    const original = docxOf({
      body: p(r('556 U.S.'), footnoteReference(2), r(' 662')),
      footnotes: footnote(2, p(r('Note.'))),
    });
    const result = markDocx(original, plan(original, '556 U.S. 662'));
    expect(result.outcome.placed).toHaveLength(1);
    expectSound({ ...result, original });
  });

  it('over a non-breaking hyphen and a line break, which are never cut', () => {
    const result = marked(
      p('<w:r><w:t>at 678</w:t><w:noBreakHyphen/><w:t>79</w:t><w:br/><w:t>(2009)</w:t></w:r>'),
      '678\u001e79\u000b(2009)',
    );
    expect(result.shown).toEqual(['at [67879(2009)]']);
    expectSound(result);
  });

  it('in footnotes, endnotes and table cells', () => {
    const original = docxOf({
      body: `<w:tbl><w:tr><w:tc>${p(r('Cell 1 U.S. 1.'), footnoteReference(2), '<w:r><w:endnoteReference w:id="2"/></w:r>')}</w:tc></w:tr></w:tbl>`,
      footnotes: footnote(2, p('<w:r><w:footnoteRef/></w:r>', r(' See 2 U.S. 2.'))),
      endnotes: `<w:endnote w:id="2">${p(r(' See 3 U.S. 3.'))}</w:endnote>`,
    });
    const result = markDocx(original, plan(original, '1 U.S. 1', '2 U.S. 2', '3 U.S. 3'));
    expect(result.outcome.placed).toHaveLength(3);
    for (const name of ['document', 'footnotes', 'endnotes'])
      expect(partText(result.bytes, `word/${name}.xml`)).toContain('mc:Ignorable="w15"');
    expectSound({ ...result, original });
  });
});

describe('wrappers', () => {
  it.each([
    [
      'a link that holds more than the citation',
      p(hyperlink(r('See 556 U.S. 662 here'))),
      ['See [556 U.S. 662] here'],
    ],
    [
      'a link that is part of the citation',
      p(r('556 '), hyperlink(r('U.S.')), r(' 662')),
      ['[556 U.S. 662]'],
    ],
    [
      'nested smart tags',
      p(
        r('556 '),
        `<w:smartTag w:element="a"><w:smartTag w:element="b">${r('U.S.')}</w:smartTag></w:smartTag>`,
        r(' 662'),
      ),
      ['[556 U.S. 662]'],
    ],
    ['an insertion inside', p(r('556 U.S. '), inserted(r('662'))), ['[556 U.S. 662]']],
    ['an insertion that begins before', p(inserted(r('See 556')), r(' U.S. 662')), ['See [556 U.S. 662]']],
    ['an insertion that ends behind', p(r('556 '), inserted(r('U.S. 662, at 5'))), ['[556 U.S. 662], at 5']],
    [
      'an insertion that begins before, between its runs',
      p(inserted(r('See ') + r('556')), r(' U.S. 662')),
      ['See [556 U.S. 662]'],
    ],
    ['a foreign control around', p(control(r('See 556 U.S. 662.'))), ['See [556 U.S. 662].']],
    [
      'a foreign control inside',
      p(r('556 '), control(r('U.S.'), '<w:text/>'), r(' 662')),
      ['[556 U.S. 662]'],
    ],
    [
      'a hyperlink field around',
      p(field('HYPERLINK "https://example.org"', r('See 556 U.S. 662.'))),
      ['See [556 U.S. 662].'],
    ],
    ['a whole field inside', p(r('556 '), field('REF reporter', r('U.S.')), r(' 662')), ['[556 U.S. 662]']],
    ['a field whose result is the citation', p(field('REF cite', r('556 U.S. 662'))), ['[556 U.S. 662]']],
    [
      'a field that begins the citation',
      p(field('REF volume', r('556')), r(' U.S. 662')),
      ['[556 U.S. 662]'],
    ],
    [
      'a simple field whose result is the citation',
      p(`<w:fldSimple w:instr=" REF cite ">${r('556 U.S. 662')}</w:fldSimple>`),
      ['[556 U.S. 662]'],
    ],
    [
      'a permission range that begins inside',
      p(r('556 U.S.'), '<w:permStart w:id="1"/>', r(' 662'), '<w:permEnd w:id="1"/>'),
      ['[556 U.S. 662]'],
    ],
  ])('%s: marked', (_, body, shown) => {
    const result = marked(body, '556 U.S. 662');
    expect(result.outcome.unplaced).toEqual([]);
    expect(result.shown).toEqual(shown);
    expectSound(result);
  });

  it.each([
    ['a link that begins before the citation', p(hyperlink(r('See 556')), r(' U.S. 662')), 'crossesWrapper'],
    ['a link that ends behind it', p(r('556 '), hyperlink(r('U.S. 662, at 5'))), 'crossesWrapper'],
    ['a foreign control that begins before it', p(control(r('See 556')), r(' U.S. 662')), 'overlapsControl'],
    [
      'a plain-text control around it',
      p(control(r('See 556 U.S. 662'), '<w:text/>')),
      'insidePlainTextControl',
    ],
    [
      'a bound control around its paragraph',
      `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${p(r('556 U.S. 662'))}</w:sdtContent></w:sdt>`,
      'insidePlainTextControl',
    ],
    ['a field result that holds more', p(field('REF cite', r('See 556 U.S. 662'))), 'insideField'],
    ['a field that begins before it', p(field('REF cite', r('See 556')), r(' U.S. 662')), 'insideField'],
    [
      'a field over paragraphs',
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ADDIN x </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
        r('556 U.S. 662'),
      ) + p(r('more'), '<w:r><w:fldChar w:fldCharType="end"/></w:r>'),
      'insideField',
    ],
    [
      'a paragraph joined by a deleted mark',
      p('<w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr>', r('556 U.S.')) + p(r(' 662')),
      'crossesWrapper',
    ],
    [
      'an alternative branch',
      p(
        '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="w14">',
        r('556 U.S. 662'),
        '</mc:Choice></mc:AlternateContent>',
      ),
      'crossesWrapper',
    ],
    [
      'a table of authorities',
      p('<w:pPr><w:pStyle w:val="TableofAuthorities"/></w:pPr>', r('556 U.S. 662')),
      'partNotMarkable',
    ],
  ])('%s: not placed, with its reason', (_, body, reason) => {
    const original = docxOf({
      body,
      styles:
        '<w:style w:type="paragraph" w:styleId="TableofAuthorities"><w:name w:val="table of authorities"/></w:style>',
    });
    const result = markDocx(original, plan(original, '556 U.S. 662'));
    expect(result.outcome.placed).toEqual([]);
    expect(result.outcome.unplaced).toMatchObject([
      { reason, sentence: expect.stringMatching(/^The .*\.$/) },
    ]);
    expect(partText(result.bytes, 'word/document.xml')).toBe(partText(original, 'word/document.xml'));
    expectSound({ ...result, original });
  });

  it('both halves of an insertion keep author and date, and have different ids', () => {
    const result = marked(p(inserted(r('See 556'), 7), r(' U.S. 662')), '556 U.S. 662');
    const insertions = [...partText(result.bytes, 'word/document.xml').matchAll(/<w:ins [^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(insertions).toEqual([
      '<w:ins w:id="7" w:author="A. Lawyer" w:date="2026-11-02T10:00:00Z">',
      '<w:ins w:id="8" w:author="A. Lawyer" w:date="2026-11-02T10:00:00Z">',
    ]);
  });

  it('an insertion between two citations is shared by both', () => {
    const result = marked(
      p(r('1 U.S. '), inserted(r('1, 2 U.S. 2, 3')), r(' U.S. 3')),
      '1 U.S. 1',
      '2 U.S. 2',
      '3 U.S. 3',
    );
    expect(result.shown).toEqual(['[1 U.S. 1], [2 U.S. 2], [3 U.S. 3]']);
    expectSound(result);
  });
});

describe('a plan that does not fit', () => {
  const original = docxOf({ body: p(r('See 556 U.S. 662, 678.')) });

  it.each([
    ['another text at the place', { span: [3, 15] as const }, 'textChanged'],
    ['an empty span', { span: [4, 4] as const, text: '' }, 'textChanged'],
    ['a block that does not exist', { block: 9 }, 'notFound'],
  ])('%s is not placed', (_, change, reason) => {
    const marks = plan(original, '556 U.S. 662').map((mark) => ({ ...mark, ...change }));
    expect(markDocx(original, marks).outcome.unplaced.map((one) => one.reason)).toEqual([reason]);
  });

  it('marks that overlap: the first is placed', () => {
    const { outcome } = markDocx(original, plan(original, '556 U.S. 662', '662, 678'));
    expect(outcome.placed.map(({ citationId }) => citationId)).toEqual(['c0']);
    expect(outcome.unplaced.map(({ mark, reason }) => [mark.citationId, reason])).toEqual([
      ['c1', 'overlapsControl'],
    ]);
  });
});

describe('marking again', () => {
  const original = docxOf({
    body: p(r('See 556 U.S. 662, 678; 550 U.S. 544.')),
    footnotes: footnote(2, p(r('x'))),
  });

  it('gives the same file as marking the clean one', () => {
    const marks = plan(original, '556 U.S. 662', '550 U.S. 544');
    const once = markDocx(original, marks);
    expect(Buffer.compare(markDocx(once.bytes, marks).bytes, once.bytes)).toBe(0);
  });

  it('replaces earlier marks by the new ones', () => {
    const once = markDocx(original, plan(original, '556 U.S. 662', '550 U.S. 544'));
    const again = markDocx(once.bytes, plan(once.bytes, '556 U.S. 662, 678'));
    expect(shownControls(partText(again.bytes, 'word/document.xml'))).toEqual([
      'See [556 U.S. 662, 678]; 550 U.S. 544.',
    ]);
    expectSound({ ...again, original });
  });
});

describe('our own output', () => {
  const original = docxOf({ body: p(r('556 U.S. 662')) });

  it('says so, even with no mark placed, and does no longer when cleared', () => {
    const none = markDocx(original, []);
    expect([original, none.bytes, clearDocx(none.bytes).bytes].map(isOurOutput)).toEqual([
      false,
      true,
      false,
    ]);
    expect(readDocx(none.bytes).ourOutput).toBe(true);
    expectSound({ ...none, original });
  });

  it('holds nothing of the verdicts besides the controls', () => {
    const result = markDocx(original, plan(original, '556 U.S. 662'));
    expect(partText(result.bytes, 'docProps/custom.xml')).not.toContain('556');
  });

  describe('shares docProps/custom.xml with the properties of others', () => {
    const rels =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
      '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties" Target="/docProps/custom.xml"/></Relationships>';
    const root =
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"';
    const theirs = '<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="7" name="Matter"/>';

    it.each([
      ['one property', `${root}>${theirs}</Properties>`, 8],
      ['none', `${root}></Properties>`, 2],
      ['none, in an empty-element tag', `${root} />`, 2],
    ])('%s', (_, properties, id) => {
      const file = docxOf({
        body: p(r('556 U.S. 662')),
        files: { 'docProps/custom.xml': properties, '_rels/.rels': rels },
      });
      const result = markDocx(file, plan(file, '556 U.S. 662'));
      expect(partText(result.bytes, 'docProps/custom.xml')).toContain(`pid="${id}" name="citecheck"`);
      expectSound({ ...result, original: file });
    });
  });

  it('leaves a part alone that stands where ours would', () => {
    const theirs = docxOf({ body: p(r('556 U.S. 662')), files: { 'docProps/custom.xml': '<unrelated/>' } });
    const result = markDocx(theirs, plan(theirs, '556 U.S. 662'));
    expect(partText(result.bytes, 'docProps/custom.xml')).toBe('<unrelated/>');
    expect(isOurOutput(result.bytes)).toBe(true);
    expectSound({ ...result, original: theirs });
  });

  it('a file that cannot be read is not ours', () => {
    expect(isOurOutput(new Uint8Array([1, 2, 3]))).toBe(false);
  });
});

describe('clearing', () => {
  it('gives back a file without anything of ours as it is', () => {
    const original = docxOf({ body: p(control(r('556 U.S. 662'))) });
    expect(clearDocx(original)).toEqual({ bytes: original, removed: 0, leftovers: [] });
  });

  it('takes off a control that Word put elsewhere: around a paragraph, in a header, with another id', () => {
    const ours = (content: string): string =>
      `<w:sdt><w:sdtPr><w:rPr/><w:tag w:val="citecheck:1:abc"/><w:id w:val="-99"/></w:sdtPr><w:sdtEndPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const cleared = clearDocx(docxOf({ body: ours(p(r('a'), ours(r('b')))), header: p(ours(r('c'))) }));
    expect(cleared.removed).toBe(3);
    expect(docxDifferences(docxOf({ body: p(r('a'), r('b')), header: p(r('c')) }), cleared.bytes)).toEqual(
      [],
    );
  });

  it('drops the placeholder of a control whose text was deleted', () => {
    const emptied =
      '<w:sdt><w:sdtPr><w:tag w:val="citecheck:1:abc"/><w:showingPlcHdr/></w:sdtPr>' +
      `<w:sdtContent>${r('Click or tap here to enter text.')}</w:sdtContent></w:sdt>`;
    expect(
      readDocx(clearDocx(docxOf({ body: p(r('a'), emptied) })).bytes).blocks.map(({ text }) => text),
    ).toEqual(['a']);
  });

  it('does not join runs that were changed since, nor lose what stands between', () => {
    const original = docxOf({ body: p(r('See 556 U.S. 662.')) });
    const { bytes } = markDocx(original, plan(original, '556 U.S. 662'));
    const xml = partText(bytes, 'word/document.xml');
    const edited = docxOf({
      body: xml
        .slice(xml.indexOf('<w:body>') + 8, xml.indexOf('<w:sectPr>'))
        .replace('<w:r><w:t>556', '<w:bookmarkStart w:id="1" w:name="x"/><w:r><w:rPr><w:b/></w:rPr><w:t>556'),
      rootAttributes: ' xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
    });
    const cleared = clearDocx(edited);
    expect(cleared.removed).toBe(1);
    expect(partText(cleared.bytes, 'word/document.xml')).toContain(
      p(r('See '), '<w:bookmarkStart w:id="1" w:name="x"/>', r('556 U.S. 662', '<w:b/>'), r('.')),
    );
  });
});

describe('the marked XML', () => {
  it('is well formed by another parser too', () => {
    const result = marked(
      p(inserted(r('See 556')), r(' U.S. 662, '), hyperlink(r('550 U.S. 544 & n.3'))),
      '556 U.S. 662',
      '550 U.S. 544',
    );
    let found = true;
    try {
      execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    } catch {
      found = false;
    }
    if (!found) return console.warn('skipped: xmllint is not installed');
    expect(() =>
      execFileSync('xmllint', ['--noout', '-'], { input: partText(result.bytes, 'word/document.xml') }),
    ).not.toThrow();
  });
});
