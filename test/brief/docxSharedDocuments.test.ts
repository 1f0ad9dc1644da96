import { unzipSync } from 'fflate';
import { clearDocx, markDocx, readDocx } from '../../src/brief/docx';
import { docxDifferences } from './docxDiff';
import { partText } from './docxFixture';
import { bytesOf, planLooksLikeCitations, sharedDocuments } from './sharedDocuments';

const documents = sharedDocuments();

describe('every real document beside the project', () => {
  if (documents.length === 0) {
    it.skip('skipped: ../shared/data is not there', () => undefined);
    return;
  }

  const total = { placed: 0, unplaced: 0 };

  it.each(documents)(
    '%s: marked, it says the same; cleared, its parts are the same byte for byte',
    (_, file) => {
      const original = bytesOf(file);
      const marks = planLooksLikeCitations(original);
      const { bytes, outcome } = markDocx(original, marks);
      expect(outcome.placed.length + outcome.unplaced.length).toBe(marks.length);
      total.placed += outcome.placed.length;
      total.unplaced += outcome.unplaced.length;
      expect(readDocx(bytes).blocks).toEqual(readDocx(original).blocks);
      expect(docxDifferences(original, bytes, { ignoreMarks: true })).toEqual([]);

      const cleared = clearDocx(bytes);
      expect(cleared.removed).toBe(outcome.placed.length);
      expect(cleared.leftovers).toEqual([]);
      expect(docxDifferences(original, cleared.bytes)).toEqual([]);
      const names = (one: Uint8Array): string[] => Object.keys(unzipSync(one)).sort();
      expect(names(cleared.bytes)).toEqual(names(original));
      for (const name of ['word/document.xml', '[Content_Types].xml', '_rels/.rels']) {
        expect(partText(cleared.bytes, name)).toBe(partText(original, name));
      }
    },
  );

  it('in all, nearly everything that looks like a citation could be marked', () => {
    expect(total.placed).toBeGreaterThan(300);
    expect(total.unplaced / (total.placed + total.unplaced)).toBeLessThan(0.02);
  });
});

describe('what the real documents hold', () => {
  const find = (name: string): string | undefined => documents.find(([own]) => own === name)?.[1];

  it.each([
    [
      'footnote-heavy-model-document.docx',
      { footnotes: 94, skipped: ['header: 2 blocks', 'footer: 8 blocks'] },
    ],
    ['law-review-footnotes.docx', { footnotes: 44, skipped: [] }],
    ['CoverPage.docx', { footnotes: 0, skipped: ['text box: 4 blocks'] }],
    ['Comment.docx', { footnotes: 0, skipped: ['comment: 1 block'] }],
  ])('%s: footnotes numbered through, and what is skipped is named', (name, { footnotes, skipped }) => {
    const file = find(name);
    if (file === undefined) return console.warn(`skipped: ../shared/data has no ${name}`);
    const brief = readDocx(bytesOf(file));
    const numbers = [
      ...new Set(brief.blocks.filter(({ part }) => part === 'footnote').map(({ note }) => note)),
    ];
    expect(numbers).toEqual(Array.from({ length: footnotes }, (_, index) => String(index + 1)));
    const marks = brief.blocks.flatMap(({ notesAt }) => (notesAt ?? []).map(({ note }) => note));
    expect(marks).toEqual(numbers);
    expect(brief.skipped).toEqual(skipped);
  });

  it('amicus-brief.docx: the typed table of authorities is one, and nothing of the argument is in it', () => {
    const file = find('amicus-brief.docx');
    if (file === undefined) return console.warn('skipped: ../shared/data has no amicus-brief.docx');
    const roles = readDocx(bytesOf(file)).blocks.map(({ role, text }) => [role, text] as const);
    const table = roles.filter(([role]) => role === 'tableOfAuthorities').map(([, text]) => text.trim());
    expect([table[0], table.length]).toEqual(['Table of Authorities', 18]);
    expect(table.at(-1)).toMatch(/2, 4, 5$/);
  });
});
