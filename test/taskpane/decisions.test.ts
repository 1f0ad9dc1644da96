/** When a decision still holds. */
import fc from 'fast-check';
import {
  carryForward,
  exportDecisions,
  parseDecisions,
  subjectsOf,
  type Decision,
  type Subject,
} from '../../src/taskpane/decisions';
import { citation, HOAG, IQBAL } from './reports';

const SUBJECT: Subject = { citation: '356 U.S. 468', nth: 0, textHash: 'aa', verdict: 'mismatch caseName' };
const DECISION: Decision = {
  ...SUBJECT,
  kind: 'accepted',
  reason: 'Dissent.',
  decidedAt: '2026-11-28T10:00:00.000Z',
};

describe('a decision', () => {
  it('is carried forward where citation, surrounding text and verdict are the same', () => {
    expect(carryForward([DECISION], { hoag: SUBJECT })).toEqual({ decided: { hoag: DECISION }, earlier: {} });
  });

  it.each([
    ['the text around it', { textHash: 'bb' }],
    ['the verdict', { verdict: 'stop' }],
  ])('is asked again where %s has changed, and the earlier one is shown', (_, change) => {
    expect(carryForward([DECISION], { hoag: { ...SUBJECT, ...change } })).toEqual({
      decided: {},
      earlier: { hoag: DECISION },
    });
  });

  it('is gone where the citation is another', () => {
    const other = { ...SUBJECT, citation: '356 U.S. 464' };
    expect(carryForward([DECISION], { hoag: other })).toEqual({ decided: {}, earlier: {} });
  });

  it('does not spread to the same citation elsewhere, nor to its twin in the paragraph', () => {
    const elsewhere = { ...SUBJECT, textHash: 'bb' };
    const twin = { ...SUBJECT, nth: 1 };
    expect(carryForward([DECISION], { here: SUBJECT, elsewhere, twin })).toEqual({
      decided: { here: DECISION },
      earlier: {},
    });
  });
});

describe('what a decision is about', () => {
  const hashes = new Map([
    [0, 'aa'],
    [1, 'bb'],
  ]);

  it('is the citation with white space folded, which of its equals in the paragraph, and what differed', () => {
    const twin = { ...HOAG, id: 'twin', text: '356\u00a0U.S. 468', span: [90, 102] as [number, number] };
    const subjects = subjectsOf([{ ...HOAG, span: [10, 22] as [number, number] }, twin], hashes);
    expect(subjects['hoag']).toEqual({
      citation: '356 U.S. 468',
      nth: 0,
      textHash: 'bb',
      verdict: 'mismatch caseName',
    });
    expect(subjects['twin']).toMatchObject({ citation: '356 U.S. 468', nth: 1 });
  });

  it('does not depend on what stands before it in the brief', () => {
    const alone = subjectsOf([HOAG], hashes)['hoag'];
    expect(subjectsOf([IQBAL, citation({ id: 'x', text: '1 U.S. 2' }), HOAG], hashes)['hoag']).toEqual(alone);
  });
});

describe('exported', () => {
  it('decisions hold citations, digests, reasons and dates, and come back as they were', () => {
    const { schema, decisions } = JSON.parse(exportDecisions([DECISION])) as {
      schema: string;
      decisions: unknown[];
    };
    expect(schema).toBe('cite-check/decisions@1');
    expect(Object.keys(decisions[0] as object).sort()).toEqual([
      'citation',
      'decidedAt',
      'kind',
      'nth',
      'reason',
      'textHash',
      'verdict',
    ]);
    expect(parseDecisions(decisions)).toEqual([DECISION]);
  });

  it('anything else read from outside is left out, whatever it is', () => {
    fc.assert(fc.property(fc.array(fc.anything()), (values) => parseDecisions(values).length === 0));
  });
});
