/** What stands beside the main text: comments, headers, text boxes, fields, custom properties, custom XML parts (word.md §1.4, §1.7). */
import { strFromU8, unzipSync } from 'fflate';
import {
  comment,
  commented,
  field,
  footnoteMark,
  makeDocx,
  paragraph,
  run,
  textBox,
  type DocxParts,
} from './docx';
import type { HostOptions } from './host';
import { openInNode, type OpenHost } from './node';

const open = (parts: DocxParts, options: HostOptions = {}): OpenHost => openInNode(makeDocx(parts), options);
const partsOf = ({ host }: OpenHost): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(host.save())).map(([name, bytes]) => [name, strFromU8(bytes)]));

const commentsOf = ({ Word }: OpenHost): Promise<{ content: string; author: string; replies: number }[]> =>
  Word.run(async (context) => {
    const all = context.document.body.getComments();
    all.load('items/content,items/authorName,items/replies/items/content');
    await context.sync();
    return all.items.map(({ content, authorName, replies }) => ({
      content,
      author: authorName,
      replies: replies.items.length,
    }));
  });

async function addComment({ Word }: OpenHost, words: string, text: string): Promise<string> {
  return Word.run(async (context) => {
    const range = context.document.body.search(words, { matchCase: true }).getFirst();
    const made = range.insertComment(text);
    made.load('id');
    await context.sync();
    return made.id;
  });
}

const ROE = 'See Roe v. Wade, 410 U.S. 113 (1973).';

describe('comments', () => {
  const theirs: DocxParts = {
    body: [paragraph(commented(3, run('See Roe v. Wade')) + run(', 410 U.S. 113 (1973).'))],
    comments: comment(3, 'Is this right?'),
  };

  it('of the file are read in the order of their marks, each with author and words; the mark is \\u0005 in the text (#2258)', async () => {
    const opened = open(theirs);
    expect(await commentsOf(opened)).toEqual([
      { content: 'Is this right?', author: 'B. Associate', replies: 0 },
    ]);
    expect(opened.host.text(opened.host.paragraphs()[0] as never)).toBe(
      'See Roe v. Wade\u0005, 410 U.S. 113 (1973).',
    );
  });

  it('put in by an add-in have the signed-in user as author, which cannot be set', async () => {
    const opened = open(theirs);
    await addComment(opened, '410 U.S. 113', '[cite check] found');
    expect(await commentsOf(opened)).toEqual([
      { content: 'Is this right?', author: 'B. Associate', replies: 0 },
      { content: '[cite check] found', author: 'A. Lawyer', replies: 0 },
    ]);
  });

  it('taken out again leave the file as it was, byte for byte, without a part that only they needed', async () => {
    const opened = open({ body: [ROE] });
    const before = partsOf(opened);
    await addComment(opened, '410 U.S. 113', 'ours');
    expect(Object.keys(partsOf(opened))).toContain('word/comments.xml');
    await opened.Word.run(async (context) => {
      context.document.body.getComments().getFirst().delete();
      await context.sync();
    });
    expect(partsOf(opened)).toEqual(before);
  });

  it('lead back to the words that they are about', async () => {
    const opened = open({ body: [ROE] });
    await addComment(opened, '410 U.S. 113', 'ours');
    const text = await opened.Word.run(async (context) => {
      const range = context.document.body.getComments().getFirst().getRange();
      range.load('text');
      await context.sync();
      return range.text;
    });
    expect(text).toBe('410 U.S. 113');
  });

  it('are refused in notes (MS-OI29500 2.1.315)', async () => {
    const opened = open({
      body: [paragraph(run('Text.') + footnoteMark(1))],
      footnotes: ['See 410 U.S. 113.'],
    });
    const refused = opened.Word.run(async (context) => {
      context.document.getFootnoteBody().search('410 U.S. 113').getFirst().insertComment('ours');
      await context.sync();
    });
    await expect(refused).rejects.toMatchObject({ code: 'GeneralException' });
  });

  it('can be refused altogether, as in some sessions on the web (#6746)', async () => {
    const opened = open({ body: [ROE] }, { profile: 'web' });
    opened.host.inject(({ member }) => (member === 'Range.insertComment' ? 'NotAllowed' : null));
    await expect(addComment(opened, '410 U.S. 113', 'ours')).rejects.toMatchObject({ code: 'NotAllowed' });
  });

  it('with a reply: the reply is no comment of its own, and goes with the one that it answers', async () => {
    const base = makeDocx({
      body: [paragraph(commented(1, run('410 U.S. 113')) + commented(2, run(' (1973)')))],
      comments:
        comment(1, 'ours', 'A. Lawyer', '00000011') + comment(2, 'I disagree', 'B. Associate', '00000022'),
    });
    const opened = openInNode(base);
    opened.host.document.package.addPart(
      'word/commentsExtended.xml',
      '<w15:commentsEx xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"><w15:commentEx w15:paraId="00000022" w15:paraIdParent="00000011"/></w15:commentsEx>',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.commentsExtended+xml',
      'word/document.xml',
      'http://schemas.microsoft.com/office/2011/relationships/commentsExtended',
    );
    expect(await commentsOf(opened)).toEqual([{ content: 'ours', author: 'A. Lawyer', replies: 1 }]);
    await opened.Word.run(async (context) => {
      context.document.body.getComments().getFirst().delete();
      await context.sync();
    });
    expect(await commentsOf(opened)).toEqual([]);
  });

  it('are above Word 2021', async () => {
    await expect(commentsOf(open({ body: [ROE] }, { profile: 'word2021' }))).rejects.toMatchObject({
      code: 'ApiNotFound',
    });
  });
});

describe('headers and footers', () => {
  const texts = ({ Word }: OpenHost, type: 'Primary' | 'FirstPage' | 'EvenPages'): Promise<string[]> =>
    Word.run(async (context) => {
      const section = context.document.sections.getFirst();
      const both = [section.getHeader(type), section.getFooter(type)];
      for (const each of both) each.load('text');
      await context.sync();
      return both.map(({ text }) => text);
    });

  it('are reached by section and kind of page; one that is not there is empty', async () => {
    const opened = open({ body: [ROE], headers: { default: 'No. 21-123', first: 'IN THE' }, footer: '3' });
    expect(await texts(opened, 'Primary')).toEqual(['No. 21-123', '3']);
    expect(await texts(opened, 'FirstPage')).toEqual(['IN THE', '']);
    expect(await texts(opened, 'EvenPages')).toEqual(['', '']);
  });

  it('of a section without its own are those of the section before it', async () => {
    const first =
      '<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="headerDefault"/></w:sectPr></w:pPr></w:p>';
    const opened = open({ body: [first, ROE], headers: { first: 'IN THE', default: 'No. 21-123' } });
    const all = await opened.Word.run(async (context) => {
      const { sections } = context.document;
      sections.load('items');
      await context.sync();
      const headers = sections.items.map((section) => section.getHeader('Primary'));
      for (const each of headers) each.load('text');
      await context.sync();
      return headers.map(({ text }) => text);
    });
    expect(all).toEqual(['No. 21-123', 'No. 21-123']);
  });
});

describe('text boxes', () => {
  const boxes = ({ Word }: OpenHost): Promise<string[]> =>
    Word.run(async (context) => {
      const { shapes } = context.document.body;
      shapes.load('items/type,items/body/text');
      await context.sync();
      return shapes.items.map(({ type, body }) => `${type}: ${body.text}`);
    });
  const parts: DocxParts = { body: [ROE, paragraph(textBox('A box.', 'See 1 U.S. 2.'))] };

  it('are shapes with a body on the desktop, and never part of the main text (#4650)', async () => {
    const opened = open(parts);
    expect(await boxes(opened)).toEqual(['TextBox: A box.\rSee 1 U.S. 2.']);
    expect(opened.host.paragraphs().map((each) => opened.host.text(each))).toEqual([ROE, '']);
  });

  it.each(['web', 'ltsc2024', 'word2021'] as const)('cannot be reached in %s', async (profile) => {
    await expect(boxes(open(parts, { profile }))).rejects.toMatchObject({ code: 'ApiNotFound' });
  });
});

it('fields have their code, and a type', async () => {
  const opened = open({
    body: [paragraph(run('See ') + field('TA \\l "Roe" \\c 1', '') + field('PAGE', '3'))],
  });
  const all = await opened.Word.run(async (context) => {
    const { fields } = context.document.body;
    fields.load('items/code,items/type');
    await context.sync();
    return fields.items.map(({ code, type }) => [code.trim(), String(type)]);
  });
  expect(all).toEqual([
    ['TA \\l "Roe" \\c 1', 'TA'],
    ['PAGE', 'PAGE'],
  ]);
});

describe('custom document properties', () => {
  const remove = ({ Word }: OpenHost, key: string): Promise<boolean> =>
    Word.run(async (context) => {
      const property = context.document.properties.customProperties.getItemOrNullObject(key);
      property.load('key');
      await context.sync();
      if (property.isNullObject) return false;
      property.delete();
      await context.sync();
      return true;
    });
  const property = (name: string): string => `<property pid="2" name="${name}"/>`;

  it('are found by name and deleted; the last one takes the part with it', async () => {
    const opened = open({ body: [ROE], customProperties: property('citecheck') + property('Matter') });
    expect(await remove(opened, 'citecheck')).toBe(true);
    expect(partsOf(opened)['docProps/custom.xml']).toContain('Matter');
    expect(await remove(opened, 'citecheck')).toBe(false);
    expect(await remove(opened, 'Matter')).toBe(true);
    expect(Object.keys(partsOf(opened))).not.toContain('docProps/custom.xml');
  });
});

describe('custom XML parts', () => {
  const async = <T>(
    call: (done: (answer: Office.AsyncResult<T>) => void) => void,
  ): Promise<Office.AsyncResult<T>> => new Promise(call);
  const XML = '<review xmlns="urn:x">{}</review>';

  it('are added to the file, found by namespace, read, and gone when deleted', async () => {
    const opened = open({ body: [ROE] });
    const before = partsOf(opened);
    const { customXmlParts } = opened.Office.context.document;
    await async<Office.CustomXmlPart>((done) => customXmlParts.addAsync(XML, done));
    const { value } = await async<Office.CustomXmlPart[]>((done) =>
      customXmlParts.getByNamespaceAsync('urn:x', done),
    );
    expect(value).toHaveLength(1);
    const read = await async<string>((done) => value[0]?.getXmlAsync({}, done));
    expect(read.value).toBe(XML);
    expect(partsOf(opened)['customXml/item1.xml']).toBe(XML);
    await async<void>((done) => value[0]?.deleteAsync({}, done));
    expect(partsOf(opened)).toEqual({
      ...before,
      'word/_rels/document.xml.rels': expect.any(String),
      '[Content_Types].xml': expect.any(String),
    });
  });

  it('are refused in a document that is for reading only', async () => {
    const opened = open({ body: [ROE] }, { readOnly: 'viewing' });
    const { customXmlParts } = opened.Office.context.document;
    const answer = await async<Office.CustomXmlPart>((done) => customXmlParts.addAsync(XML, done));
    expect(answer.status).toBe('failed');
  });
});
