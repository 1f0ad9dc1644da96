/** The same room on every Word (word.md §7.3): each runs, and each says what it cannot do. */
import type { BriefHost } from '../../../src/brief/model';
import { footnoteMark, paragraph, run, type DocxParts } from '../../word-host/docx';
import type { ProfileName } from '../../word-host/profiles';
import { controlsIn, markFor, openBrief, xmlOf } from './support';

const NOTES = Array.from({ length: 8 }, (_, at) => `See ${at + 1} F.3d ${at + 10}.`);
const BRIEF: DocxParts = {
  body: [
    paragraph(run('See Roe v. Wade, 410 U.S. 113.') + NOTES.map((_, at) => footnoteMark(at + 1)).join('')),
  ],
  footnotes: NOTES,
};

const limits = (brief: BriefHost): string => brief.describe().limits.join('\n');

describe.each<ProfileName>(['word2021', 'ltsc2024', 'microsoft365', 'web', 'mac', 'ipad'])(
  '%s',
  (profile) => {
    it('reads, marks, updates and clears the body', async () => {
      const { brief, host, reading } = await openBrief(BRIEF, { profile });
      expect(reading.blocks[0]?.text).toBe('See Roe v. Wade, 410 U.S. 113.');
      const planned = markFor(reading, '410 U.S. 113');
      expect((await brief.mark([planned])).placed).toEqual([planned]);
      expect((await brief.removeAll()).removed).toBe(1);
      expect(controlsIn(xmlOf(host))).toEqual([]);
    });

    it('names itself and its limits', async () => {
      const { brief } = await openBrief(BRIEF, { profile });
      expect(brief.describe().name).toMatch(/^Word on (Windows|Mac|iPad|the web)$/);
      expect(limits(brief)).toMatch(/Headers, footers and text boxes/);
    });
  },
);

it('Word 2021 reads the main text only, and says so', async () => {
  const { brief, reading } = await openBrief(BRIEF, { profile: 'word2021' });
  expect(reading.blocks.map(({ part }) => part)).toEqual(['body']);
  expect(limits(brief)).toMatch(/footnotes and endnotes: only the main text/);
  expect(limits(brief)).toMatch(/whether changes are tracked/);
});

it('Word on the web refuses marks in notes: each is named, the rest is placed, and it is not tried for ever', async () => {
  const { brief, host, reading } = await openBrief(BRIEF, { profile: 'web' });
  await host.settled();
  const before = host.stats.syncs;
  const plan = [
    markFor(reading, '410 U.S. 113'),
    ...NOTES.map((_, at) => markFor(reading, `${at + 1} F.3d ${at + 10}`)),
  ];
  const outcome = await brief.mark(plan);
  expect(outcome.placed.map(({ text }) => text)).toEqual(['410 U.S. 113']);
  expect(new Set(outcome.unplaced.map(({ reason }) => reason))).toEqual(new Set(['partNotMarkable']));
  expect(outcome.unplaced).toHaveLength(8);
  expect(host.stats.syncs - before).toBeLessThan(30);
  expect(limits(brief)).toMatch(/may refuse marks in footnotes/);
});

it.each(['enforced', 'viewing'] as const)(
  'a document open for viewing only (%s) says so, and is still read',
  async (readOnly) => {
    const { brief, host, reading } = await openBrief(BRIEF, { readOnly });
    const before = xmlOf(host);
    await expect(brief.mark([markFor(reading, '410 U.S. 113')])).rejects.toMatchObject({
      kind: 'readOnly',
      message: expect.stringMatching(/viewing only/),
    });
    expect(brief.describe().readOnly).toBe(true);
    expect(xmlOf(host)).toBe(before);
  },
);

describe('jumping and following the cursor', () => {
  it('selects the control of a citation, in the body and in a note', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const plan = [markFor(reading, '410 U.S. 113'), markFor(reading, '3 F.3d 12')];
    await brief.mark(plan);
    for (const { citationId, text } of plan) {
      expect(await brief.jumpTo(citationId)).toBe(true);
      expect(host.selectedText()).toBe(text);
    }
  });

  it('selects the words of a citation without a control, and says when they are gone', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const { block, span, text } = markFor(reading, '410 U.S. 113');
    expect(await brief.jumpTo('none', { block, span, text })).toBe(true);
    expect(host.selectedText()).toBe('410 U.S. 113');
    host.coauthorReplaces('410', '411');
    expect(await brief.jumpTo('none', { block, span, text })).toBe(false);
    expect(await brief.jumpTo('none')).toBe(false);
  });

  it('tells the citation under the cursor, once a change, until stopped', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const planned = markFor(reading, '410 U.S. 113');
    await brief.mark([planned]);
    const seen: (string | null)[] = [];
    const stop = brief.onSelection((mark) => seen.push(mark?.citationId ?? null));
    const settle = (): Promise<unknown> => new Promise((done) => setTimeout(done, 60));
    for (const words of ['Roe', 'Wade', '410 U.S. 113', '113']) {
      host.userClicks(words);
      await settle();
    }
    host.userClicks('Roe');
    await settle();
    stop();
    host.userClicks('410 U.S. 113');
    await settle();
    expect(seen).toEqual([null, planned.citationId, null]);
  });
});
