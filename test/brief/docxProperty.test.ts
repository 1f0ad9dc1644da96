import fc from 'fast-check';
import { unzipSync } from 'fflate';
import type { PlannedMark } from '../../src/brief/model';
import { clearDocx, markDocx, readDocx } from '../../src/brief/docx';
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
  r,
} from './docxFixture';

/** Documents of every shape that the room knows: runs, wrappers in wrappers, fields, notes, atoms between characters. */
const formatting = fc.constantFrom('', '<w:i/>', '<w:b/><w:u w:val="single"/>', '<w:vanish/>');
const words = fc.stringMatching(/^[A-C &<1\u00a0§]{1,8}$/);
const sloppy = words.map(
  (text) =>
    `<w:r><w:t xml:space="preserve">${text.replace(/&/g, '&amp;').replace(/</g, '&#60;')}</w:t></w:r>`,
);
const atoms = fc
  .array(
    fc.constantFrom(
      '<w:tab/>',
      '<w:br/>',
      '<w:noBreakHyphen/>',
      '<w:t>x</w:t>',
      '<w:t xml:space="preserve"> y z</w:t>',
      '<w:lastRenderedPageBreak/>',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((inner) => `<w:r>${inner.join('')}</w:r>`);
const between = fc.constantFrom(
  '<w:bookmarkStart w:id="5" w:name="b"/>',
  '<w:proofErr w:type="gramEnd"/>',
  deleted('gone'),
  field('TA \\l "x"', null),
  footnoteReference(2),
);
const run = fc.oneof(
  fc.tuple(words, formatting).map(([text, look]) => r(text, look)),
  sloppy,
  atoms,
);
const inline: fc.Arbitrary<string> = fc.letrec<{ piece: string; pieces: string }>((tie) => ({
  pieces: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  piece: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 5, arbitrary: run },
    { weight: 1, arbitrary: between },
    { weight: 2, arbitrary: tie('pieces').map((inner) => inserted(inner)) },
    { weight: 1, arbitrary: tie('pieces').map(hyperlink) },
    { weight: 1, arbitrary: tie('pieces').map((inner) => control(inner)) },
    { weight: 1, arbitrary: tie('pieces').map((inner) => control(inner, '<w:text/>')) },
    { weight: 1, arbitrary: tie('pieces').map((inner) => field('REF x', inner)) },
    { weight: 1, arbitrary: tie('pieces').map((inner) => field('HYPERLINK "u"', inner)) },
    { weight: 1, arbitrary: tie('pieces').map((inner) => `<w:smartTag w:element="e">${inner}</w:smartTag>`) },
  ),
})).pieces;
const joining = '<w:pPr><w:rPr><w:del w:id="9" w:author="A"/></w:rPr></w:pPr>';
const paragraph = fc.tuple(inline, fc.boolean()).map(([content, joins]) => p(joins ? joining : '', content));
const fixture = fc
  .tuple(fc.array(paragraph, { minLength: 1, maxLength: 3 }), inline)
  .map(([body, note]) => docxOf({ body: body.join(''), footnotes: footnote(2, p(note)) }));

/** Marks at random spans, some of which overlap. */
function planFrom(bytes: Uint8Array, picks: readonly (readonly [number, number, number])[]): PlannedMark[] {
  const { blocks } = readDocx(bytes);
  return picks.flatMap(([pick, from, length], index): PlannedMark[] => {
    const block = pick % Math.max(1, blocks.length);
    const text = blocks[block]?.text ?? '';
    const start = from % Math.max(1, text.length);
    const end = Math.min(text.length, start + 1 + (length % 9));
    if (end <= start) return [];
    const tag = `citecheck:1:m${index}`;
    return [
      {
        citationId: `m${index}`,
        block,
        span: [start, end],
        text: text.slice(start, end),
        kind: 'found',
        tag,
        title: '✓',
        color: '107C10',
      },
    ];
  });
}

describe('for any document and any marks', () => {
  const natural = fc.nat({ max: 60 });
  const picks = fc.array(fc.tuple(natural, natural, natural), { maxLength: 8 });

  it('marking changes nothing but marks, and clearing gives every part back byte for byte', () => {
    fc.assert(
      fc.property(fixture, picks, (bytes, choice) => {
        const marks = planFrom(bytes, choice);
        const { bytes: marked, outcome } = markDocx(bytes, marks);
        expect(outcome.placed.length + outcome.unplaced.length).toBe(marks.length);
        expect(readDocx(marked).blocks).toEqual(readDocx(bytes).blocks);
        expect(docxDifferences(bytes, marked, { ignoreMarks: true })).toEqual([]);
        const cleared = clearDocx(marked);
        expect(cleared.removed).toBe(outcome.placed.length);
        const decode = (file: Uint8Array): object =>
          Object.fromEntries(
            Object.entries(unzipSync(file)).map(([name, part]) => [name, new TextDecoder().decode(part)]),
          );
        expect(decode(cleared.bytes)).toEqual(decode(bytes));
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('marking a marked document is marking the clean one', () => {
    fc.assert(
      fc.property(fixture, picks, picks, (bytes, first, second) => {
        const once = markDocx(bytes, planFrom(bytes, first)).bytes;
        const marks = planFrom(bytes, second);
        expect(Buffer.compare(markDocx(once, marks).bytes, markDocx(bytes, marks).bytes)).toBe(0);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('a citation in plain runs is always placed', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), natural, natural, (runs, from, length) => {
        const bytes = docxOf({ body: p(...runs) });
        const marks = planFrom(bytes, [[0, from, length]]);
        expect(markDocx(bytes, marks).outcome.unplaced).toEqual([]);
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});
