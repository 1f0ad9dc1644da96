import fc from 'fast-check';
import { BriefError } from '../../src/brief/briefError';
import { readBlocksJson, readText } from '../../src/brief/text';

const shown = (text: string, whole = false): (readonly [number | undefined, string])[] =>
  readText(text, { whole }).blocks.map((block) => [block.start, block.text]);

describe('plain text', () => {
  it('is one block a paragraph, with its offset in the file', () => {
    expect(shown('One.\n\nTwo,\nstill two.\n \t \n\n\nThree.\n')).toEqual([
      [0, 'One.'],
      [6, 'Two,\nstill two.'],
      [28, 'Three.'],
    ]);
  });

  it('keeps CRLF inside a paragraph and counts it in offsets', () => {
    expect(shown('One.\r\n\r\nTwo,\r\nstill two.\r\n')).toEqual([
      [0, 'One.'],
      [8, 'Two,\r\nstill two.'],
    ]);
  });

  it('keeps indents and spaces at line ends', () => {
    expect(shown('  One. \n   \n\tTwo. ')).toEqual([
      [0, '  One. '],
      [12, '\tTwo. '],
    ]);
  });

  it('takes non-breaking spaces and form feeds alone for a blank line', () => {
    expect(shown('One.\n\u00a0\f\nTwo.')).toEqual([
      [0, 'One.'],
      [8, 'Two.'],
    ]);
  });

  it('whole: is one block, line ends and all', () => {
    expect(shown('One.\r\n\r\nTwo.\r\n', true)).toEqual([[0, 'One.\r\n\r\nTwo.\r\n']]);
  });

  it('a byte order mark is no text, but counts in offsets', () => {
    expect(shown('\ufeffOne.\n\nTwo.')).toEqual([
      [1, 'One.'],
      [7, 'Two.'],
    ]);
    expect(shown('\ufeffOne.', true)).toEqual([[1, 'One.']]);
  });

  it.each(['', ' \r\n\t\n', '\ufeff'])('%j has no blocks', (text) => {
    expect(shown(text)).toEqual([]);
    expect(shown(text, true)).toEqual([]);
  });

  it('any text: every block is its slice of the file, in order, and nothing but white space is left out', () => {
    const lines = fc.array(
      fc.constantFrom('a', ' b', 'c ', '', ' ', '\t', '\n', '\r\n', '\r', '\u000b', '§'),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(lines, (parts) => {
        const text = parts.join('');
        let at = 0;
        let left = '';
        for (const { start = -1, text: own } of readText(text).blocks) {
          expect(text.slice(start, start + own.length)).toBe(own);
          expect(start).toBeGreaterThanOrEqual(at);
          left += text.slice(at, start);
          at = start + own.length;
        }
        expect(left + text.slice(at)).not.toMatch(/\S/);
      }),
    );
  });

  it('takes time in proportion to the text', () => {
    const started = performance.now();
    expect(readText(' \n'.repeat(500_000) + 'x').blocks).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('blocks handed over as JSON', () => {
  it('are read as the contract has them; unknown fields are left out', () => {
    const json = {
      blocks: [
        {
          part: 'body',
          note: null,
          text: 'Roe.',
          notesAt: [{ offset: 4, note: '1' }],
          emphasis: [[0, 3]],
          colour: 'red',
        },
        { part: 'footnote', note: '1', text: 'Id.' },
        { part: 'table', text: 'x', role: 'heading' },
      ],
      made: 'elsewhere',
    };
    expect(readBlocksJson(json)).toEqual({
      blocks: [
        { part: 'body', note: null, text: 'Roe.', notesAt: [{ offset: 4, note: '1' }], emphasis: [[0, 3]] },
        { part: 'footnote', note: '1', text: 'Id.' },
        { part: 'table', note: null, text: 'x', role: 'heading' },
      ],
      skipped: [],
    });
  });

  it.each([
    ['no object', 'a secret', /the whole file/],
    ['no blocks', {}, /: blocks: /],
    [
      'an unknown part',
      { blocks: [{ part: 'margin', note: null, text: 'a secret' }] },
      /: blocks\[0\]\.part: /,
    ],
    ['a text that is none', { blocks: [{ part: 'body', note: null, text: 7 }] }, /: blocks\[0\]\.text: /],
    [
      'a note mark behind the text',
      { blocks: [{ part: 'body', text: 'a secret', notesAt: [{ offset: 9, note: '1' }] }] },
      /: blocks\[0\]\.notesAt\[0\]\.offset: lies behind the end of the text\.$/,
    ],
    [
      'emphasis turned round',
      { blocks: [{ part: 'body', text: 'a secret', emphasis: [[3, 1]] }] },
      /: blocks\[0\]\.emphasis\[0\]: is not a span of the text\.$/,
    ],
    [
      'a fraction of a character',
      { blocks: [{ part: 'body', text: 'a secret', notesAt: [{ offset: 0.5, note: '1' }] }] },
      /offset/,
    ],
  ])('%s: one sentence names the field, and quotes nothing', (_, json, sentence) => {
    let thrown: unknown;
    try {
      readBlocksJson(json);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(BriefError);
    expect(thrown).toMatchObject({ kind: 'invalidBlocks', sentence: expect.stringMatching(sentence) });
    expect((thrown as BriefError).sentence).not.toMatch(/secret/);
  });
});
