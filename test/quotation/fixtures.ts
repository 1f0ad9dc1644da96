/** An opinion of our own wording, for the tests of this room. Pages 701–706, with a dissent, a syllabus and a note. */
import type { Opinion, OpinionPart, PartKind } from '../../src/quotation/model';

const part = (
  kind: PartKind,
  pages: readonly (readonly [string | null, string, string?])[],
): OpinionPart => ({
  kind,
  pages: pages.map(([label, text, note]) => ({ label, text, ...(note === undefined ? {} : { note }) })),
});

export const HARBOR: Opinion = {
  complete: true,
  ocr: false,
  parts: [
    part('syllabus', [
      [
        '701',
        'Held: A harbor pilot answers for the loss of cargo when the tide tables were within reach of the wheel.',
      ],
    ]),
    part('majority', [
      [
        '701',
        'The pilot of the Gannet ran her aground at the mouth of the river. A pilot shall keep a proper lookout at all times. ' +
          'The owner of the cargo may recover its value only if the pilot was careless. No vessel is required to enter a harbor ' +
          'in fog, and no master who waits is at fault. ',
      ],
      [
        '702',
        'Petitioner argues that the tide tables were out of date and that nobody could have read them by lamplight. We do not agree. ' +
          'The tables were printed in the spring, and the lamp was trimmed. The buyer paid the seller before the voyage began. ' +
          'A carrier must deliver the goods in thirty days, unless the parties agree otherwise in writing. ' +
          'The duty of care, which is not a heavy one, falls on the carrier and the pilot alike. The burden of proof rests with the plaintiff. ',
      ],
      [
        '703',
        'We have said that “a chart is a promise.” Marlin v. Oyster Bay Co., 12 U.S. 34, 36 (1815). It follows that the maker of a chart ' +
          'answers for what it leaves out. The rule is an old one.4 Courts of admiralty have followed it for two hundred years. ' +
          'The non-moving vessel bears no part of the loss, and the well-known rule of the road gives it the right of way. ' +
          'A master entitled to 10 days of notice cannot be held to five. It would be strange to hold other',
      ],
      [
        '704',
        'wise, and we do not. The insurer’s liability ends where the insured’s negligence begins. The statute does not reach a voyage ' +
          'that began before it was passed. Neither party disputes the amount of the loss. The judgment of the Court of Appeals is ' +
          'therefore affirmed, with costs to the respondent. ',
      ],
    ]),
    part('notes', [
      ['703', 'The rule is older than the Republic, and the ordinances of Oleron already state it.', '4'],
    ]),
    part('dissent', [
      [
        '705',
        'I would reverse. A chart is no promise at all; it is a drawing of the sea made by someone who has gone home. ',
      ],
      ['706', 'The loss should lie where it fell, and the owner of the cargo should have bought insurance.'],
    ]),
  ],
};

/** An opinion of one unnumbered page. */
export function plainOpinion(text: string, more: Partial<Opinion> = {}): Opinion {
  return { complete: true, ocr: false, parts: [part('majority', [[null, text]])], ...more };
}
