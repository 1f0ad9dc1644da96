/** `match-quote --json`, one line (contracts.md). */
import { ZodError } from 'zod';
import { matchQuoteLine } from '../../src/quotation';
import { HARBOR } from './fixtures';

const line = {
  id: 'q1',
  quote: 'A pilot may keep a proper lookout at all times.',
  pincite: '701',
  parentheticals: [],
  opinion: HARBOR,
};

describe('a line of match-quote', () => {
  it('answers with every field of the contract', () => {
    expect(matchQuoteLine(line)).toEqual({
      id: 'q1',
      verdict: 'altered',
      severity: 'major',
      foundOn: ['701'],
      onCitedPage: true,
      part: 'majority',
      changes: [{ kind: 'substitution', quote: 'may', source: 'shall' }],
      note: 'The words differ: “may” for “shall”.',
      passage: {
        text: 'A pilot shall keep a proper lookout at all times',
        pages: ['701'],
        differs: [[8, 13]],
        quoteDiffers: [[8, 11]],
      },
    });
  });

  it('takes a line without pincite or parentheticals', () => {
    expect(
      matchQuoteLine({ id: 'q2', quote: 'a proper lookout at all times', opinion: HARBOR }),
    ).toMatchObject({
      id: 'q2',
      verdict: 'verbatim',
    });
  });

  it.each([
    ['no quotation', { ...line, quote: undefined }],
    ['an unknown part', { ...line, opinion: { ...HARBOR, parts: [{ kind: 'headnote', pages: [] }] } }],
    ['no object', 'quote'],
  ])('with %s is refused', (_, bad) => {
    expect(() => matchQuoteLine(bad)).toThrow(ZodError);
  });
});
