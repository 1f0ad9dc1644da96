/** What an attack on the comparison of quotations found wrong once, by kind. */
import { compareQuotation } from '../../src/quotation';

const TEXT =
  'The inner drive connects with Oak Street; the outer drive does not. An officer may not search the car unless he has cause. The rule is ' +
  'not new. The inspector did what he could, not what he should have done.';

const verdictOf = (quote: string, parentheticals: readonly string[] = []): string => {
  const { verdict, severity } = compareQuotation({
    quote,
    pincite: '12',
    parentheticals,
    opinion: {
      complete: true,
      ocr: false,
      parts: [{ kind: 'majority', pages: [{ label: '12', text: TEXT }] }],
    },
  });
  return severity === null ? verdict : `${verdict} ${severity}`;
};

describe('a full stop before the opinion’s “not” turns the sentence round', () => {
  it.each([
    'The inner drive connects with Oak Street; the outer drive does.',
    'The inner drive connects with Oak Street; the outer drive [does].',
  ])('“%s”', (quote) => {
    expect(verdictOf(quote)).toBe('altered major');
    expect(verdictOf(quote, ['cleaned up'])).toBe('altered major');
  });

  it.each([
    ['the sentence whole', 'The inner drive connects with Oak Street; the outer drive does not.'],
    ['words that the brief goes on from', 'The inner drive connects with Oak Street; the outer drive does'],
    ['a clause of its own', 'The inspector did what he could.'],
    ['the end of the words before', 'The inner drive connects with Oak Street.'],
  ])('not: %s', (_kind, quote) => {
    expect(verdictOf(quote)).toBe('verbatim');
  });
});
