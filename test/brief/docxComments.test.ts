/** Comments beside marks in a .docx: written whole, known again, and taken out byte for byte. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { clearDocx, markDocx, readDocx } from '../../src/brief/docx';
import type { PlannedMark } from '../../src/brief/model';
import { docxDifferences } from './docxDiff';
import { docxOf, footnote, footnoteReference, inserted, p, partText, r } from './docxFixture';
import { bytesOf, planLooksLikeCitations, sharedDocuments } from './sharedDocuments';

const SAID = '[cite check] ✕ No such citation: U.S. Reports end <before> volume 620 & so on.';

function plan(bytes: Uint8Array, ...texts: string[]): PlannedMark[] {
  const { blocks } = readDocx(bytes);
  return texts.map((text, index) => {
    const block = blocks.findIndex((one) => one.text.includes(text));
    const start = blocks[block]?.text.indexOf(text) ?? -1;
    const id = `c${index}`;
    return {
      citationId: id,
      block,
      span: [start, start + text.length],
      text,
      kind: 'stop',
      tag: `citecheck:1:${id}`,
      title: '✕ No such citation — U.S. Reports end before 620',
      color: 'C50F1F',
      comment: `${SAID} ${index}`,
    };
  });
}

const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.keys(unzipSync(bytes)).map((name) => [name, partText(bytes, name)]));

/** Puts other text into one part. */
function edited(bytes: Uint8Array, part: string, change: (text: string) => string): Uint8Array {
  return zipSync({ ...unzipSync(bytes), [part]: strToU8(change(partText(bytes, part))) });
}

const PLAIN = docxOf({ body: p(r('See 999 U.S. 1234, and 998 U.S. 12.')) });
const THEIRS =
  '<w:comment w:id="4" w:author="A. Lawyer"><w:p><w:r><w:t>[cite check] me please</w:t></w:r></w:p></w:comment>';
const WITH_THEIRS = docxOf({
  body: p(
    r('See '),
    '<w:commentRangeStart w:id="4"/>',
    r('999 U.S. 1234'),
    '<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r>',
    r(', and 998 U.S. 12.'),
  ),
  comments: THEIRS,
});

describe('a comment beside a mark', () => {
  it('stands around the control, begins "[cite check]", and names its author as the tool', () => {
    const { bytes } = markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234'));
    const xml = partText(bytes, 'word/document.xml');
    expect(xml).toMatch(
      /<w:commentRangeStart w:id="0"\/><w:sdt>.*<\/w:sdt><w:commentRangeEnd w:id="0"\/><w:r><w:commentReference w:id="0"\/><\/w:r>/,
    );
    const comments = partText(bytes, 'word/comments.xml');
    expect(comments).toContain('w:author="cite-check"');
    expect(comments).toContain('[cite check] ✕ No such citation: U.S. Reports end &#60;before&#62;');
  });

  it('comes with every part that newer Words keep beside it, each with content type and relationship', () => {
    const { bytes } = markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234'));
    const paragraphId = /w14:paraId="([0-7][0-9A-F]{7})"/.exec(partText(bytes, 'word/comments.xml'))?.[1];
    const durableId = /durableId="([0-7][0-9A-F]{7})"/.exec(partText(bytes, 'word/commentsIds.xml'))?.[1];
    expect(paragraphId).toBeDefined();
    expect(durableId).toBeDefined();
    expect(partText(bytes, 'word/commentsExtended.xml')).toContain(
      `<w15:commentEx w15:paraId="${paragraphId}" w15:done="0"/>`,
    );
    expect(partText(bytes, 'word/commentsIds.xml')).toContain(`w16cid:paraId="${paragraphId}"`);
    expect(partText(bytes, 'word/commentsExtensible.xml')).toContain(`w16cex:durableId="${durableId}"`);
    for (const name of ['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible']) {
      expect(partText(bytes, '[Content_Types].xml')).toContain(`PartName="/word/${name}.xml"`);
      expect(partText(bytes, 'word/_rels/document.xml.rels')).toContain(`Target="${name}.xml"`);
    }
  });

  it('is not written in notes, where Word takes none (MS-OI29500 2.1.315)', () => {
    const bytes = docxOf({
      body: p(r('See'), footnoteReference(1)),
      footnotes: footnote(1, p(r('999 U.S. 1234'))),
    });
    const marked = markDocx(bytes, plan(bytes, '999 U.S. 1234'));
    expect(marked.outcome.placed).toHaveLength(1);
    expect(Object.keys(unzipSync(marked.bytes))).not.toContain('word/comments.xml');
  });

  it('of ours is no part of the brief that is read, others are counted as before', () => {
    const count = (bytes: Uint8Array): readonly string[] => readDocx(bytes).skipped;
    expect(count(markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234')).bytes)).toEqual([]);
    expect(count(markDocx(WITH_THEIRS, plan(WITH_THEIRS, '999 U.S. 1234')).bytes)).toEqual([
      'comment: 1 block',
    ]);
  });
});

describe('taken out again', () => {
  it.each([
    ['a plain document', PLAIN],
    ['a document with comments, one of which begins as ours do', WITH_THEIRS],
    [
      'a tracked insertion',
      docxOf({ body: p(r('See '), inserted(r('999 U.S. 1234, and 998 U.S. 12')), r('.')) }),
    ],
    [
      'a part of comments whose root was an empty-element tag',
      edited(docxOf({ body: p(r('999 U.S. 1234 998 U.S. 12')), comments: '' }), 'word/comments.xml', (xml) =>
        xml.replace('></w:comments>', '/>'),
      ),
    ],
  ])('%s is what it was, part by part', (_, bytes) => {
    const marked = markDocx(bytes, plan(bytes, '999 U.S. 1234', '998 U.S. 12'));
    expect(marked.outcome.placed).toHaveLength(2);
    const cleared = clearDocx(marked.bytes);
    expect(partsOf(cleared.bytes)).toEqual(partsOf(bytes));
  });

  it('without a relationship part of its own, the main document has none afterwards', () => {
    const { 'word/_rels/document.xml.rels': _, ...rest } = unzipSync(PLAIN);
    const bytes = zipSync(rest);
    const marked = markDocx(bytes, plan(bytes, '999 U.S. 1234'));
    expect(partText(marked.bytes, 'word/_rels/document.xml.rels')).toContain('comments.xml');
    expect(partsOf(clearDocx(marked.bytes).bytes)).toEqual(partsOf(bytes));
  });

  it('ten runs leave one comment a citation', () => {
    let { bytes } = markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234', '998 U.S. 12'));
    const first = partsOf(bytes);
    for (let run = 0; run < 9; run++)
      ({ bytes } = markDocx(bytes, plan(bytes, '999 U.S. 1234', '998 U.S. 12')));
    expect(partsOf(bytes)).toEqual(first);
  });

  it('a comment that somebody edited stays, with its mark in the text, and is named', () => {
    const { bytes } = markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234'));
    const changed = edited(bytes, 'word/comments.xml', (xml) =>
      xml.replace('U.S. Reports', 'I asked Bob. U.S. Reports'),
    );
    const cleared = clearDocx(changed);
    expect(cleared.leftovers).toEqual([expect.stringMatching(/other words than ours/)]);
    expect(partText(cleared.bytes, 'word/comments.xml')).toContain('I asked Bob');
    expect(partText(cleared.bytes, 'word/document.xml')).toContain('<w:commentReference w:id="0"/>');
    expect(partText(cleared.bytes, 'word/document.xml')).not.toContain('w:sdt');
  });

  it('a comment that somebody answered stays with its answers, and is named', () => {
    const { bytes } = markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234'));
    const parent = /w14:paraId="(\w+)"/.exec(partText(bytes, 'word/comments.xml'))?.[1];
    const answered = edited(bytes, 'word/commentsExtended.xml', (xml) =>
      xml.replace('</w15:', `<w15:commentEx w15:paraId="01234567" w15:paraIdParent="${parent}"/></w15:`),
    );
    const cleared = clearDocx(answered);
    expect(cleared.leftovers).toEqual([expect.stringMatching(/was answered/)]);
    expect(partText(cleared.bytes, 'word/comments.xml')).toContain('[cite check]');
  });

  it('ids that Word gave anew when it saved do not matter: the words do', () => {
    const { bytes } = markDocx(PLAIN, plan(PLAIN, '999 U.S. 1234', '998 U.S. 12'));
    const renumber = (xml: string): string =>
      xml.replace(/(omment\w* w:id=")(\d)"/g, (_, a, n) => `${a}${Number(n) + 7}"`);
    const saved = edited(edited(bytes, 'word/comments.xml', renumber), 'word/document.xml', renumber);
    const cleared = clearDocx(saved);
    expect(cleared.leftovers).toEqual([]);
    expect(partsOf(cleared.bytes)).toEqual(partsOf(PLAIN));
  });
});

it('is well formed in every part by another parser too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'comments-'));
  const { bytes } = markDocx(WITH_THEIRS, plan(WITH_THEIRS, '998 U.S. 12'));
  const names = Object.keys(unzipSync(bytes));
  const files = names.map((name, at) => {
    const file = path.join(folder, `${at}.xml`);
    writeFileSync(file, partText(bytes, name));
    return file;
  });
  expect(() => execFileSync('xmllint', ['--noout', ...files])).not.toThrow();
});

const documents = sharedDocuments();
if (documents.length === 0)
  it.skip('every real document — skipped: ../shared/data is not there', () => undefined);
else
  it.each(documents)(
    '%s: with comments it says the same; cleared, its parts are the same byte for byte',
    (_, file) => {
      const original = bytesOf(file);
      const marks = planLooksLikeCitations(original).map((mark, at) => ({
        ...mark,
        comment: `${SAID} ${at}`,
      }));
      const marked = markDocx(original, marks);
      expect(readDocx(marked.bytes)).toEqual({ ...readDocx(original), ourOutput: true });
      const cleared = clearDocx(marked.bytes);
      expect(cleared.leftovers).toEqual([]);
      expect(docxDifferences(original, cleared.bytes)).toEqual([]);
      expect(partsOf(cleared.bytes)).toEqual(partsOf(original));
    },
  );
