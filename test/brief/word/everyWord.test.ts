/**
 * The acceptance checks of word.md §7.1 to §7.3 on every Word: what a brief holds of others' comes back part by part when our marks are
 * off; a long brief is marked in few requests, can be stopped, and is not doubled by the next run; and each Word says what it cannot do.
 */
import { unzipSync } from 'fflate';
import { MARK_TAG_PREFIX, type BriefReading, type PlannedMark } from '../../../src/brief/model';
import {
  comment,
  commented,
  control,
  deleted,
  endnoteMark,
  field,
  footnoteMark,
  hyperlink,
  inserted,
  makeDocx,
  paragraph,
  run,
  table,
  textBox,
  type DocxParts,
} from '../../word-host/docx';
import { PROFILES, type ProfileName } from '../../word-host/profiles';
import { docxDifferences } from '../docxDiff';
import { controlsIn, markFor, openBrief, xmlOf } from './support';

const ALL = Object.keys(PROFILES) as ProfileName[];

/** Everything of others' that a mark may meet, around nine citations. */
const RICH: DocxParts = {
  body: [
    paragraph(run('See Roe v. Wade, ') + run('410 U.S. 113', '<w:i/>') + run(' (1973).')),
    paragraph(run('In a control: ') + control(run('see 411 U.S. 1 (1973)')) + run('.')),
    paragraph(
      run('Linked: ') +
        hyperlink(run('Doe, 412 U.S. 2')) +
        '<w:bookmarkStart w:id="3" w:name="here"/>' +
        run('.') +
        '<w:bookmarkEnd w:id="3"/>',
    ),
    paragraph(run('Listed: 413 U.S. 3') + field('TA \\l "Poe, 413 U.S. 3" \\s "Poe" \\c 1', '') + run('.')),
    paragraph(run('Inserted: ') + inserted(run('414 U.S. 4')) + deleted('and this went') + run('.')),
    paragraph(commented(0, run('Remarked: 415 U.S. 5')) + run('.')),
    paragraph(run('Noted: 416 U.S. 6.') + footnoteMark(1) + endnoteMark(1)),
    table([['Case', 'Held in 417 U.S. 7.']]),
    paragraph(field('REF there', 'Referred')),
    paragraph(textBox('In a box: 418 U.S. 8.')),
    paragraph(run('Roe v. Wade, 410 U.S. 113\t1'), 'TableofAuthorities'),
  ],
  footnotes: ['See 419 U.S. 9.'],
  endnotes: ['See 420 U.S. 10.'],
  comments: comment(0, 'Check this.'),
  headers: { default: 'In a header: 421 U.S. 11' },
  footer: 'Page 1',
};
const SAID = '[cite check] ✕ No such citation: U.S. Reports end before 620.';

/** A mark for every citation that was read, a comment with each that may have one. */
const planOf = (reading: BriefReading): PlannedMark[] =>
  reading.blocks.flatMap(({ text, part, role }) =>
    role === 'tableOfAuthorities'
      ? []
      : [...text.matchAll(/\d{3} U\.S\. \d+/g)].map(([words]) => ({
          ...markFor(reading, words, 0, 'stop'),
          ...(part === 'body' && { comment: SAID }),
        })),
  );

describe.each(ALL)('what is not ours (word.md §7.1), in %s', (profile) => {
  it('is as it was when the marks are off, part by part, and nothing of ours is left', async () => {
    const original = makeDocx(RICH);
    const { brief, host, reading } = await openBrief(original, { profile });
    const plan = planOf(reading);
    const notes = profile === 'word2021' ? 0 : 2;
    expect(plan).toHaveLength(8 + notes);
    const outcome = await brief.mark(plan);
    // Word on the web refuses marks in notes (#4373).
    const expected = profile === 'web' ? plan.length - 2 : plan.length;
    expect([outcome.placed.length, outcome.unplaced.map(({ reason }) => reason)]).toEqual([
      expected,
      profile === 'web' ? ['partNotMarkable', 'partNotMarkable'] : [],
    ]);
    expect(outcome.comments.standing).toBe(profile === 'word2021' ? 0 : 7);

    const marked = host.save();
    const again = await brief.read();
    expect(again.blocks).toEqual(reading.blocks);
    const second = await brief.mark(planOf(again));
    expect(second.removed).toBe(0);
    expect(host.save()).toEqual(marked);

    expect(await brief.removeAll()).toEqual({
      removed: expected,
      comments: outcome.comments.standing,
      left: [],
    });
    expect(docxDifferences(original, host.save(), { ignoreMarks: true })).toEqual([]);
    const parts = unzipSync(host.save());
    expect(Object.keys(parts).sort()).toEqual(Object.keys(unzipSync(original)).sort());
    const text = Object.values(parts).map((bytes) => Buffer.from(bytes).toString('utf8'));
    expect(text.join('')).not.toMatch(/cite-?check/i);
    await host.settled();
    expect(host.heldReferences).toBe(0);
  });

  it('is as it was while changes are tracked, too, or the leftovers are named', async () => {
    const parts: DocxParts = { body: ['See 410 U.S. 113.', 'See 411 U.S. 1.'], trackRevisions: true };
    const original = makeDocx(parts);
    const { brief, host, reading } = await openBrief(original, { profile });
    await brief.mark(planOf(reading));
    const cleared = await brief.removeAll();
    expect(host.document.tracking).toBe(true);
    if (profile === 'word2021') {
      // WordApi 1.3 knows nothing of tracking: the pane warns beforehand, and what would not go is named (#2886).
      expect(brief.describe().limits.join(' ')).toMatch(/whether changes are tracked/);
      expect(cleared.removed + cleared.left.length).toBe(2);
      for (const { sentence } of cleared.left) expect(sentence).toMatch(/^[A-Z].*\.$/);
    } else {
      expect(cleared.left).toEqual([]);
      expect(host.document.editsWhileTracking).toBe(0);
      expect(docxDifferences(original, host.save(), { ignoreMarks: true })).toEqual([]);
    }
  });
});

describe.each(ALL)('1,000 citations in 1,900 paragraphs (word.md §7.2), in %s', (profile) => {
  const FILLER = 'The court of appeals affirmed, and the petitioner timely sought review. '.repeat(5);
  const cite = (at: number): string => `${100 + (at % 400)} U.S. ${at + 1}`;
  const body = Array.from({ length: 1900 }, (_, at) =>
    at < 1000 ? `${FILLER}See Smith v. Jones, ${cite(at)} (1950).` : FILLER,
  );
  const plan = ({ blocks }: BriefReading): PlannedMark[] =>
    Array.from({ length: 1000 }, (_, at) => {
      const start = blocks[at]?.text.indexOf(cite(at)) ?? -1;
      return {
        citationId: `c${at}`,
        block: at,
        span: [start, start + cite(at).length],
        text: cite(at),
        kind: 'found',
        tag: `${MARK_TAG_PREFIX}c${at}`,
        title: '✓ Found — name; page and words',
        color: '107C10',
      };
    });

  it('take at most 15 requests, none above 1 MB; stopped, whole marks stand and the next run places the rest', async () => {
    const { brief, host, reading } = await openBrief({ body }, { profile });
    const planned = plan(reading);
    const abort = new AbortController();
    const stopped = await brief.mark(planned, {
      signal: abort.signal,
      onProgress: ({ step, done }) => {
        if (step === 'marking' && done > 0) abort.abort();
      },
    });
    const standing = stopped.placed.length;
    expect(standing).toBeGreaterThan(0);
    expect(stopped.notReached).toHaveLength(1000 - standing);
    expect(controlsIn(xmlOf(host))).toHaveLength(standing);
    await brief.removeAll();
    await host.settled();

    const before = host.stats.syncs;
    const again = await brief.read();
    expect((await brief.mark(planned)).placed).toHaveLength(1000);
    await host.settled();
    expect(again.blocks).toEqual(reading.blocks);
    expect(host.stats.syncs - before).toBeLessThanOrEqual(15);
    expect(host.stats.largestRequest).toBeLessThan(1_000_000);

    const first = host.save();
    const syncs = host.stats.syncs;
    expect(await brief.mark(planned)).toMatchObject({ removed: 0, unplaced: [] });
    await host.settled();
    expect(host.stats.syncs - syncs).toBeLessThanOrEqual(4);
    expect(host.save()).toEqual(first);
    expect(host.heldReferences).toBe(0);
  }, 180_000);
});

describe('tracked changes', () => {
  const parts: DocxParts = { body: [paragraph(run('See ') + deleted('409 U.S. 1 ') + run('410 U.S. 113.'))] };
  it.each(ALL)('in %s are read as if accepted, and that is said; or the limit is', async (profile) => {
    const { brief, reading } = await openBrief(parts, { profile });
    const { limits, warning } = brief.describe();
    if (profile === 'word2021') {
      expect(limits.join(' ')).toMatch(/cannot leave out text that is marked as deleted/);
      expect(warning).toMatch(/switch Track Changes off/);
    } else {
      expect(reading.blocks.map(({ text }) => text)).toEqual(['See 410 U.S. 113.']);
      expect([reading.withoutDeletions, warning]).toEqual([true, undefined]);
    }
  });
  it('that delete nothing are not spoken of', async () => {
    const { reading } = await openBrief({ body: [paragraph(run('See ') + inserted(run('410 U.S. 113.')))] });
    expect(reading.withoutDeletions).toBeUndefined();
  });
});

describe('what each Word cannot do (word.md §7.3) is said by it', () => {
  it.each<[ProfileName, readonly RegExp[]]>([
    [
      'word2021',
      [
        /footnotes and endnotes: only the main text/,
        /takes no comments/,
        /whether changes are tracked/,
        /does not show text boxes/,
      ],
    ],
    ['ltsc2024', [/does not show text boxes/]],
    ['microsoft365', []],
    ['web', [/may refuse marks in footnotes/, /does not show text boxes/]],
    ['mac', []],
    ['ipad', []],
  ])('%s', async (profile, limits) => {
    const { brief } = await openBrief({ body: ['See 410 U.S. 113.'] }, { profile });
    const said = brief.describe().limits;
    expect(said.some((limit) => /Headers, footers and text boxes/.test(limit))).toBe(true);
    for (const limit of limits) expect(said.filter((each) => limit.test(each))).toHaveLength(1);
    for (const each of said) expect(each).toMatch(/^[A-Z].*\.$/);
  });
});
