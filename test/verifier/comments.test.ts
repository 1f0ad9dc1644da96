/** The words beside a mark, and which marks get them. */
import type { Block } from '../../src/brief/model';
import { commentText, withComments, type CommentPolicy } from '../../src/verifier/comments';
import { plannedMarks } from '../../src/verifier/marks';
import { HOAG, IQBAL, NO_SUCH, reportOf, TRIAL } from '../taskpane/reports';

describe('a comment', () => {
  it('begins "[cite check]", with the icon, the fact, and the evidence with source and date', () => {
    expect(commentText(NO_SUCH)).toBe(
      '[cite check] ✕ No such citation: No volume 999: U.S. Reports end before 620. ' +
        'Evidence: U.S. Reports end before 620 (series facts, 2026-11-30).',
    );
  });

  it('says what was meant, where that is known, and nothing that could not be told', () => {
    expect(commentText(HOAG)).toBe(
      '[cite check] ≠ Not as cited: 356 U.S. 468 is Lerner v. Casey. ' +
        'Did you mean 356 U.S. 464? Same parties; one digit differs.',
    );
  });
});

describe('which marks get one', () => {
  const blocks: Block[] = [
    { part: 'body', note: null, text: '556 U.S. 662 356 U.S. 468 12 F. Supp. 3d 100 999 U.S. 1234' },
    { part: 'footnote', note: '1', text: '999 U.S. 1234' },
  ];
  const at = (one: typeof IQBAL, id: string, block = 0): typeof IQBAL => {
    const start = blocks[block]?.text.indexOf(one.text) ?? -1;
    return { ...one, id, block, span: [start, start + one.text.length] };
  };
  const report = reportOf([
    at(IQBAL, 'found'),
    at(HOAG, 'mismatch'),
    at(TRIAL, 'unverified'),
    at(NO_SUCH, 'stop'),
    at(NO_SUCH, 'inNote', 1),
  ]);
  it.each<[CommentPolicy, string[]]>([
    ['off', []],
    ['problems', ['mismatch', 'stop']],
    ['all', ['mismatch', 'unverified', 'stop']],
  ])('%s: %j, and never in a note', (policy, expected) => {
    const plan = withComments(plannedMarks(report, blocks), report, blocks, policy);
    expect(plan).toHaveLength(5);
    expect(plan.flatMap(({ comment, citationId }) => (comment === undefined ? [] : [citationId]))).toEqual(
      expected,
    );
  });
});
