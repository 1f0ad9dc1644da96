import fc from 'fast-check';
import { layOnPages, type PageContext } from '../../src/library/import/opinionPages';
import { looksLikeHtml, readOpinionHtml, readOpinionText } from '../../src/library/import/opinionText';
import type { Opinion } from '../../src/quotation/model';

const at = (firstPage: string | null, lastPage: string | null = null): PageContext => ({
  firstPage,
  lastPage,
});
const read = (html: string, context: PageContext): Opinion => {
  const opinion = layOnPages(readOpinionHtml(html), context);
  if (opinion === null) throw new Error('no text was read');
  return opinion;
};
/** "kind label: text", a page a line. */
const pages = (opinion: Opinion): string[] =>
  opinion.parts.flatMap(({ kind, pages }) => pages.map(({ label, text }) => `${kind} ${label}: ${text}`));

describe('page marks', () => {
  it.each([
    ['CourtListener, page-number', '<page-number citation-index="1" label="671">*671</page-number>'],
    [
      'CourtListener, star pagination',
      '<span citation-index="1" class="star-pagination" label="671"> \n *671 \n </span>',
    ],
    [
      'Caselaw Access Project',
      '<a id="p671" href="#p671" data-label="671" data-citation-index="1" class="page-label">*671</a>',
    ],
    ['without a label of its own', '<span class="star-pagination">*671</span>'],
  ])('%s: the text before is on the first page, the mark itself is no text', (_, mark) => {
    expect(pages(read(`<p>The writ is ${mark}denied.</p>`, at('670')))).toEqual([
      'majority 670: The writ is ',
      'majority 671: denied.',
    ]);
  });

  it('may stand inside a word, which is whole again when the pages are joined', () => {
    const opinion = read('<p>gives the judg<page-number label="2">*2</page-number>ment below</p>', at('1'));
    expect(pages(opinion)).toEqual(['majority 1: gives the judg', 'majority 2: ment below']);
  });

  it('do not double the space between words, nor swallow it', () => {
    const mark = '<page-number label="2">*2</page-number>';
    for (const html of [
      `<p>one ${mark} two</p>`,
      `<p>one${mark} two</p>`,
      `<p>one ${mark}two</p>`,
      `<p>one <b> ${mark} </b>two</p>`,
    ])
      expect(
        read(html, at('1'))
          .parts.flatMap((part) => part.pages.map(({ text }) => text))
          .join(''),
      ).toBe('one two');
  });

  it('of a second reporter are dropped', () => {
    const html =
      '<p>one <page-number citation-index="2" label="180">**180</page-number>two ' +
      '<page-number citation-index="1" label="51">*51</page-number>three ' +
      '<span class="star-pagination">**181</span>four</p>';
    expect(pages(read(html, at('50')))).toEqual(['majority 50: one two ', 'majority 51: three four']);
  });

  it('of whichever reporter the cited volume is: the marks that begin where the case does', () => {
    const html =
      '<p><page-number citation-index="1" label="752">*752</page-number>' +
      '<page-number citation-index="2" label="63">**63</page-number>one ' +
      '<page-number citation-index="2" label="64">**64</page-number>two ' +
      '<page-number citation-index="1" label="753">*753</page-number>three</p>';
    expect(pages(read(html, at('63')))).toEqual(['majority 63: one ', 'majority 64: two three']);
    expect(pages(read(html, at('752')))).toEqual(['majority 752: one two ', 'majority 753: three']);
  });

  it('that are of no volume the case is cited by tell nothing', () => {
    const html = '<p>one <page-number citation-index="1" label="900">*900</page-number>two</p>';
    expect(pages(read(html, at('63')))).toEqual(['majority null: one two']);
  });

  it('that begin pages after the case does leave the text before them without a page', () => {
    const html = '<p>one <page-number label="661">*661</page-number>two</p>';
    expect(pages(read(html, at('658')))).toEqual(['majority null: one ', 'majority 661: two']);
  });

  it('need be neither numbers nor in order', () => {
    const html =
      '<p>a <page-number label="xii">*xii</page-number>b <page-number label="9">*9</page-number>c ' +
      '<page-number label="8">*8</page-number>d</p>';
    expect(pages(read(html, at('xi')))).toEqual([
      'majority xi: a ',
      'majority xii: b ',
      'majority 9: c ',
      'majority 8: d',
    ]);
  });

  it('of a case without a citation are taken as they stand', () => {
    const html = '<p>one <page-number label="19">*19</page-number>two</p>';
    expect(pages(read(html, at(null)))).toEqual(['majority null: one ', 'majority 19: two']);
  });

  it('are not needed by a case of one page', () => {
    expect(pages(read('<p>Affirmed.</p>', at('5', '5')))).toEqual(['majority 5: Affirmed.']);
    expect(pages(read('<p>Affirmed.</p>', at('5', '6')))).toEqual(['majority null: Affirmed.']);
  });
});

describe('parts of an opinion', () => {
  const html = `
    <section class="casebody">
      <section class="head-matter"><h4 class="parties">DOE v. ROE.</h4>
        <p>Held: <a class="page-label" data-label="11">*11</a>affirmed.</p></section>
      <article class="opinion" data-type="majority">
        <p class="author">SMITH, J.</p>
        <p>It is so.<a class="footnotemark" href="#footnote_1_1" id="ref_footnote_1_1">1</a>
           <a class="page-label" data-label="12">*12</a>Affirmed.</p>
        <aside data-label="1" class="footnote" id="footnote_1_1"><a href="#ref_footnote_1_1">1</a>
          <p>See below, <a class="page-label" data-label="12">*12</a>and above.</p></aside>
      </article>
      <article class="opinion" data-type="dissent"><p>It is not.<a class="footnotemark" href="#footnote_2_1">1</a></p>
        <aside data-label="1" class="footnote" id="footnote_2_1"><p>Truly.</p></aside></article>
    </section>`;

  it('are told apart, each beginning on the page where the one before ended', () => {
    expect(pages(read(html, at('10', '12')))).toEqual([
      'syllabus 10: DOE v. ROE.\n\nHeld: ',
      'syllabus 11: affirmed.',
      'majority 11: SMITH, J.\n\nIt is so. ',
      'majority 12: Affirmed.',
      'notes 11: See below, ',
      'notes 12: and above.',
      'dissent 12: It is not.',
      'notes 12: Truly.',
    ]);
  });

  it('have notes of their own, with the page where they are called and their number apart from their words', () => {
    const notes = read(html, at('10', '12')).parts.filter(({ kind }) => kind === 'notes');
    expect(notes.map((part) => part.pages.map(({ label, note }) => [label, note]))).toEqual([
      [
        ['11', '1'],
        ['12', '1'],
      ],
      [['12', '1']],
    ]);
  });

  it.each([
    ['<opinion type="concurrence">', 'concurrence'],
    ['<opinion type="plurality">', 'plurality'],
    ['<opinion type="concurring-in-part-and-dissenting-in-part">', 'dissent'],
    ['<opinion type="on-the-merits">', 'majority'],
  ])('%s is %s', (open, kind) => {
    expect(read(`${open}<p>So.</p></opinion>`, at('1')).parts.map((part) => part.kind)).toEqual([kind]);
  });

  it('keep CourtListener’s notes: the call is no word of the text, and the note is on the page of its call', () => {
    const text =
      '<opinion type="majority"><p>intent<footnotemark>2</footnotemark> was <page-number label="2">*2</page-number>clear.</p>' +
      '<footnote label="2"><p>Or not.</p></footnote></opinion>';
    expect(pages(read(text, at('1')))).toEqual([
      'majority 1: intent was ',
      'majority 2: clear.',
      'notes 1: Or not.',
    ]);
    const div =
      '<p>intent<a class="footnote" href="#fn3" id="fn3_ref">[3]</a> was clear.</p>' +
      '<div class="footnotes"><div class="footnote" id="fn3" label="3"><a class="footnote" href="#fn3_ref">3</a><p>Or not.</p></div></div>';
    expect(pages(read(div, at('1', '1')))).toEqual(['majority 1: intent was clear.', 'notes 1: Or not.']);
  });
});

describe('whether the whole opinion is here', () => {
  const long = `<p>${'The court so holds. '.repeat(300)}</p>`;

  it('a short text may be a stub of a longer opinion', () => {
    expect(read('<p>Affirmed.</p>', at('1')).complete).toBe(false);
    expect(read(long, at('1')).complete).toBe(true);
  });

  it('a short opinion with which all judges agree is the whole of its case', () => {
    const ending = (end: string) =>
      read(`<p>The judgment <page-number label="2">*2</page-number>was right.</p><p>${end}</p>`, at('1'))
        .complete;
    expect(ending('Judgment affirmed. All the Justices concur.')).toBe(true);
    expect(ending('Judgment affirmed. Andrews, P. J., concurs in the judgment only.')).toBe(false);
    expect(ending('Judgment affirmed. All the Justices concur, except Benham, J., who dissents.')).toBe(
      false,
    );
  });

  it('a text that gets to the last page of the case is whole, however short; one that does not is not, however long', () => {
    const short = '<p>Affirmed, <page-number label="2">*2</page-number>with costs.</p>';
    expect(read(short, at('1', '2')).complete).toBe(true);
    expect(read(short, at('1', '3')).complete).toBe(false);
    expect(read(`${long}<page-number label="2">*2</page-number>${long}`, at('1', '9')).complete).toBe(false);
  });

  it('no text at all is no opinion', () => {
    expect(layOnPages(readOpinionHtml('<section></section>'), at('1'))).toBeNull();
    expect(layOnPages(readOpinionText('\n \f\n'), at('1'))).toBeNull();
  });
});

describe('plain text and other html', () => {
  it('keeps the line ends of PDF-born text, which has no pages of a reporter', () => {
    const html =
      '<pre class="inline">FINAL COPY\n\n     BETHEL, Justice.\n</pre><pre class="inline">\n   2\nWe affirm.</pre>';
    expect(pages(read(html, at('100')))).toEqual([
      'majority null: FINAL COPY\n\n     BETHEL, Justice.\n\n2\nWe affirm.',
    ]);
  });

  it('knows html by its first character or by a page mark', () => {
    expect(looksLikeHtml('  <opinion type="majority">')).toBe(true);
    expect(looksLikeHtml('The <page-number label="2">*2</page-number> text')).toBe(true);
    expect(looksLikeHtml('NOTICE: if a < b, *2 is no page mark')).toBe(false);
  });

  it('decodes entities and drops scripts and styles', () => {
    const html = '<style>p{}</style><script>x<y</script><p>R&amp;B &sect;&nbsp;1983 &ldquo;x&rdquo;</p>';
    expect(pages(read(html, at('1', '1')))).toEqual(['majority 1: R&B § 1983 “x”']);
  });

  it('loses and invents no word, whatever the markup', () => {
    const word = fc.constantFrom('lex', 'ius', 'writ', 'nisi', 'prius');
    const piece = fc.oneof(
      word.map((text) => ({ html: ` ${text} `, words: [text] })),
      word.map((text) => ({ html: `<p>${text}</p>`, words: [text] })),
      word.map((text) => ({ html: `<em>${text}</em> `, words: [text] })),
      fc
        .nat(40)
        .map((page) => ({ html: ` <page-number label="${page}">*${page}</page-number> `, words: [] })),
      word.map((text) => ({ html: `<blockquote>${text}<br/>${text}</blockquote>`, words: [text, text] })),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), (parts) => {
        const words = parts.flatMap((part) => part.words);
        const opinion = layOnPages(readOpinionHtml(parts.map((part) => part.html).join('')), at('1'));
        const text = opinion?.parts.flatMap((part) => part.pages.map((page) => page.text)).join('') ?? '';
        expect(text.split(/\s+/).filter(Boolean)).toEqual(words);
      }),
    );
  });
});
