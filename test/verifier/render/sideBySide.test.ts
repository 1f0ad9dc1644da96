/** Brief and opinion beside one another: nothing of a text is lost, whatever the spans. */
import fc from 'fast-check';
import { pieces } from '../../../src/verifier/render/sideBySide';

it('marks the words that differ and keeps all of the text', () => {
  expect(pieces('a pilot may keep watch', [[8, 11]])).toEqual([
    { text: 'a pilot ', differs: false },
    { text: 'may', differs: true },
    { text: ' keep watch', differs: false },
  ]);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 }), (text, spans) => {
      expect(
        pieces(text, spans)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
