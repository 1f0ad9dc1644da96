/** Comments beside marks in an open document, what a review leaves in the file, and taking all of it off (word.md §1.4, §1.7). */
import { strFromU8, unzipSync } from 'fflate';
import { clearDocx, markDocx, readDocx } from '../../../src/brief/docx';
import type { BriefReading, PlannedMark } from '../../../src/brief/model';
import {
  comment,
  commented,
  control,
  footnoteMark,
  makeDocx,
  paragraph,
  run,
  textBox,
  type DocxParts,
} from '../../word-host/docx';
import type { WordHost } from '../../word-host/host';
import { docxDifferences } from '../docxDiff';
import { markFor, openBrief } from './support';

const TEXTS = ['See Doe v. Roe, 999 U.S. 1234.', 'But see 998 U.S. 12, and 997 U.S. 3.'];
const BRIEF: DocxParts = { body: TEXTS };
const SAID = '[cite check] ✕ No such citation: U.S. Reports end before 620.';

const said = (reading: BriefReading, words: string, text = SAID): PlannedMark => ({
  ...markFor(reading, words, 0, 'stop'),
  comment: text,
});
const partsOf = (host: WordHost): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(host.save())).map(([name, bytes]) => [name, strFromU8(bytes)]));
const commentsOf = (host: WordHost): string[] =>
  [...(partsOf(host)['word/comments.xml'] ?? '').matchAll(/<w:comment .*?<\/w:comment>/gs)].map(([xml]) =>
    xml.replace(/<[^>]*>/g, ''),
  );
/** The package without what adding and removing parts leaves of spelling. */
const saved = (host: WordHost): Uint8Array => host.save();

describe('comments', () => {
  it('stand beside the marks that want one, and the file says which are ours', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const plan = [said(reading, '999 U.S. 1234'), markFor(reading, '998 U.S. 12')];
    const outcome = await brief.mark(plan);
    expect(outcome).toMatchObject({ placed: plan, comments: { standing: 1, refused: 0 } });
    expect(commentsOf(host)).toEqual([SAID]);
    expect(
      Object.values(partsOf(host)).filter((xml) => xml.includes('urn:cite-check:review:1')),
    ).toHaveLength(1);
    expect(JSON.stringify(partsOf(host)['customXml/item1.xml'])).not.toContain('No such citation');
  });

  it('ten runs leave the document as the first did', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    await brief.mark([said(reading, '999 U.S. 1234'), said(reading, '998 U.S. 12')]);
    const first = partsOf(host);
    for (let times = 0; times < 9; times++) {
      const again = await brief.read();
      await brief.mark([said(again, '999 U.S. 1234'), said(again, '998 U.S. 12')]);
    }
    expect(partsOf(host)).toEqual(first);
  });

  it('change with the verdict, and go with it', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    await brief.mark([said(reading, '999 U.S. 1234'), said(reading, '998 U.S. 12')]);
    const again = await brief.read();
    await brief.mark([
      said(again, '999 U.S. 1234', `${SAID} More.`),
      markFor(again, '998 U.S. 12', 0, 'stop'),
    ]);
    expect(commentsOf(host)).toEqual([`${SAID} More.`]);
  });

  it('of others, and replies to ours, are never touched and are named', async () => {
    const theirs: DocxParts = {
      body: [paragraph(commented(7, run('See Doe v. Roe')) + run(', 999 U.S. 1234.'))],
      comments: comment(7, '[cite check] please, somebody'),
    };
    const { brief, host, reading } = await openBrief(theirs);
    await brief.mark([said(reading, '999 U.S. 1234')]);
    expect(commentsOf(host)).toEqual(['[cite check] please, somebody', SAID]);
    const outcome = await brief.removeAll();
    expect(outcome).toMatchObject({ removed: 1, comments: 1 });
    expect(outcome.left).toEqual([
      expect.objectContaining({ sentence: expect.stringMatching(/other words than ours/) }),
    ]);
    expect(commentsOf(host)).toEqual(['[cite check] please, somebody']);
  });

  it('that somebody edited stay, are named, and are not doubled by the next run', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    await brief.mark([said(reading, '999 U.S. 1234')]);
    const xml = host.document.part('comments')?.documentElement;
    const leaf = xml?.getElementsByTagName('w:t')[0];
    if (leaf) leaf.textContent = `${SAID} Bob says it is 99.`;
    const outcome = await brief.removeAll();
    expect(outcome).toMatchObject({ removed: 1, comments: 0 });
    expect(outcome.left).toHaveLength(1);
    expect(commentsOf(host)).toEqual([`${SAID} Bob says it is 99.`]);
  });

  it('are not asked for where Word has none (WordApi 1.3): the marks stand without', async () => {
    const { brief, reading } = await openBrief(BRIEF, { profile: 'word2021' });
    const outcome = await brief.mark([said(reading, '999 U.S. 1234')]);
    expect(outcome).toMatchObject({ placed: [expect.anything()], comments: { standing: 0, refused: 0 } });
    expect(brief.describe().limits.join(' ')).toMatch(/takes no comments/);
  });

  it('refused by the session (#6746) cost the marks nothing, are counted, and are not tried for ever', async () => {
    const { brief, host, reading } = await openBrief(
      { body: Array.from({ length: 40 }, (_, at) => `See ${at + 1} U.S. ${at + 500}.`) },
      { profile: 'web' },
    );
    host.inject(({ member }) => (member === 'Range.insertComment' ? 'NotAllowed' : null));
    const before = host.stats.syncs;
    const plan = reading.blocks.map((_, at) => said(reading, `${at + 1} U.S. ${at + 500}`));
    const outcome = await brief.mark(plan);
    expect(outcome.placed).toHaveLength(40);
    expect(outcome.comments).toEqual({ standing: 0, refused: 40 });
    expect(host.stats.syncs - before).toBeLessThan(20);
    expect(Object.values(partsOf(host)).join('')).not.toContain('urn:cite-check:review:1');
  });

  it('where one is refused, the others stand', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    host.inject(({ member, text }) =>
      member === 'Range.insertComment' && text() === '998 U.S. 12' ? 'GeneralException' : null,
    );
    const plan = ['999 U.S. 1234', '998 U.S. 12', '997 U.S. 3'].map((words) =>
      said(reading, words, `${SAID} ${words}`),
    );
    expect((await brief.mark(plan)).comments).toEqual({ standing: 2, refused: 1 });
    expect(commentsOf(host)).toEqual([`${SAID} 999 U.S. 1234`, `${SAID} 997 U.S. 3`]);
  });

  it('are put in while Track Changes is off, and it is on again afterwards', async () => {
    const { brief, host, reading } = await openBrief({ ...BRIEF, trackRevisions: true });
    await brief.mark([said(reading, '999 U.S. 1234')]);
    expect(host.document.tracking).toBe(true);
    expect(host.document.editsWhileTracking).toBe(0);
  });
});

describe('taking everything off', () => {
  it('leaves the file as it was, part by part', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const before = saved(host);
    await brief.mark([said(reading, '999 U.S. 1234'), markFor(reading, '998 U.S. 12')]);
    await brief.writeTravelling([{ anything: 1 }]);
    expect(await brief.removeAll()).toEqual({ removed: 2, comments: 1, left: [] });
    expect(Object.keys(unzipSync(saved(host))).sort()).toEqual(Object.keys(unzipSync(before)).sort());
    expect(docxDifferences(before, saved(host), { ignoreMarks: true })).toEqual([]);
    expect(Object.values(partsOf(host)).join('')).not.toMatch(/cite-?check/i);
  });

  it.each(['microsoft365', 'word2021', 'web'] as const)(
    'finds copies of a mark that somebody pasted into a header or a text box (%s)',
    async (profile) => {
      const ours = '<w:alias w:val="✓ Found — name"/><w:tag w:val="citecheck:1:c1"/><w:id w:val="77"/>';
      const parts: DocxParts = {
        body: [...TEXTS, paragraph(textBox(paragraph(control(run('411 U.S. 1'), ours))))],
        headers: { default: paragraph(control(run('410 U.S. 113'), ours.replace('77', '78'))) },
      };
      const { brief, host } = await openBrief(parts, { profile });
      expect(await brief.removeAll()).toEqual({ removed: 2, comments: 0, left: [] });
      expect(Object.values(partsOf(host)).join('')).not.toContain('citecheck');
      expect(partsOf(host)['word/headerDefault.xml']).toContain('410 U.S. 113');
    },
  );

  it('takes off what the command line put in, its comments and its own record too', async () => {
    const original = makeDocx(BRIEF);
    const { blocks } = readDocx(original);
    const reading = { blocks, skipped: [], selected: null, standing: [] };
    const marked = markDocx(original, [said(reading, '999 U.S. 1234'), said(reading, '997 U.S. 3')]);
    const { brief, host } = await openBrief(marked.bytes);
    expect(await brief.removeAll()).toEqual({ removed: 2, comments: 2, left: [] });
    expect(Object.values(partsOf(host)).join('')).not.toMatch(/cite-?check/i);
    expect(readDocx(host.save()).blocks).toEqual(blocks);
  });

  it('and the command line takes off what Word put in', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const before = saved(host);
    await brief.mark([said(reading, '999 U.S. 1234'), said(reading, '998 U.S. 12')]);
    await brief.writeTravelling([{ anything: 1 }]);
    const cleared = clearDocx(host.save());
    expect(cleared).toMatchObject({ removed: 2, leftovers: [] });
    expect(readDocx(cleared.bytes)).toEqual(readDocx(before));
    expect(Object.keys(unzipSync(cleared.bytes)).filter((name) => name.startsWith('customXml'))).toEqual([]);
    const text = Object.values(unzipSync(cleared.bytes)).map((bytes) => strFromU8(bytes));
    expect(text.join('')).not.toMatch(/cite-?check/i);
  });
});

describe('what is not checked is counted and named, as the command line does', () => {
  const parts: DocxParts = {
    body: [
      paragraph(commented(1, run('See 410 U.S. 113.')) + footnoteMark(1)),
      paragraph(textBox('A box.', 'Another line.')),
    ],
    footnotes: ['See 411 U.S. 1.'],
    headers: { default: 'No. 21-123', first: 'IN THE SUPREME COURT' },
    footer: '3',
    comments: comment(1, 'Check this.'),
  };
  const all = ['header: 2 blocks', 'footer: 1 block', 'text box: 2 blocks', 'comment: 1 block'];

  it('by the command line', () => {
    expect(readDocx(makeDocx(parts)).skipped).toEqual(all);
  });

  it.each(['microsoft365', 'mac', 'ipad'] as const)('in %s', async (profile) => {
    expect((await openBrief(parts, { profile })).reading.skipped).toEqual(all);
  });

  it('without text boxes where Word does not show them, which is a limit that the pane names', async () => {
    const { brief, reading } = await openBrief(parts, { profile: 'web' });
    expect(reading.skipped).toEqual(all.filter((each) => !each.startsWith('text box')));
    expect(brief.describe().limits.join(' ')).toMatch(/does not show text boxes/);
  });

  it('in Word 2021, notes among them', async () => {
    const { reading } = await openBrief(parts, { profile: 'word2021' });
    expect(reading.skipped).toEqual([
      'footnotes and endnotes: this version of Word does not let add-ins read them',
      'header: 2 blocks',
      'footer: 1 block',
    ]);
  });

  it('even where Word will not say how many: the check goes on', async () => {
    const { brief, host } = await openBrief(parts);
    host.inject(({ member }) => (member === 'Section.getHeader' ? 'GeneralException' : null));
    const reading = await brief.read();
    expect(reading.blocks).toHaveLength(2);
    expect(reading.skipped).toEqual([
      'headers, footers and text boxes: Word did not say how many',
      'comment: 1 block',
    ]);
  });
});

describe('a mark whose words were edited', () => {
  it('is told with its words as they are now, and can be given the look of something unverified', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const planned = markFor(reading, '999 U.S. 1234');
    await brief.mark([planned]);
    const seen: unknown[] = [];
    const stop = brief.onSelection((mark) => seen.push(mark));
    host.coauthorReplaces('S. 1', 'S. 7');
    host.userClicks('999 U.S.');
    await new Promise((done) => setTimeout(done, 80));
    stop();
    expect(seen).toEqual([{ citationId: planned.citationId, text: '999 U.S. 7234' }]);
    expect(await brief.showStale([planned.citationId])).toBe(true);
    const [standing] = (await brief.read()).standing;
    expect(standing).toMatchObject({
      color: 'C77700',
      title: expect.stringMatching(/^\? Unverified — edited/),
    });
  });

  it('is not touched in a document for viewing only', async () => {
    const { brief } = await openBrief(BRIEF, { readOnly: 'viewing' });
    expect(await brief.showStale(['x'])).toBe(true);
  });
});

describe('replacing a citation at the user’s word', () => {
  it.each([false, true])(
    'is a tracked change, and the mode stays as it was (tracking %s)',
    async (tracking) => {
      const { brief, host, reading } = await openBrief({ ...BRIEF, trackRevisions: tracking });
      const { block, span, text } = markFor(reading, '999 U.S. 1234');
      expect(await brief.replace({ block, span, text }, '99 U.S. 1234')).toBe(true);
      expect(host.document.tracking).toBe(tracking);
      const xml = partsOf(host)['word/document.xml'] ?? '';
      expect(xml).toMatch(
        /<w:del [^>]*>.*999 U\.S\. 1234.*<\/w:del><w:ins [^>]*>.*99 U\.S\. 1234.*<\/w:ins>/,
      );
      expect((await brief.read()).blocks[0]?.text).toBe('See Doe v. Roe, 99 U.S. 1234.');
    },
  );

  it('inside its mark too, which then frames other words', async () => {
    const { brief, reading } = await openBrief(BRIEF);
    const planned = markFor(reading, '999 U.S. 1234');
    await brief.mark([planned]);
    expect(await brief.replace(planned, '99 U.S. 1234')).toBe(true);
    expect((await brief.read()).blocks[0]?.text).toBe('See Doe v. Roe, 99 U.S. 1234.');
  });

  it('says when the words are gone, and changes nothing', async () => {
    const { brief, host, reading } = await openBrief(BRIEF);
    const { block, span, text } = markFor(reading, '999 U.S. 1234');
    host.coauthorReplaces('1234', '12');
    const before = partsOf(host);
    expect(await brief.replace({ block, span, text }, '99 U.S. 1234')).toBe(false);
    expect(partsOf(host)).toEqual(before);
  });

  it('is not offered by Word 2021, which cannot track it', async () => {
    const { brief, reading } = await openBrief(BRIEF, { profile: 'word2021' });
    const place = markFor(reading, '999 U.S. 1234');
    await expect(brief.replace(place, '99 U.S. 1234')).rejects.toMatchObject({ kind: 'unsupported' });
  });
});

it('decisions travel in the file only while they are asked to, and come back as they were', async () => {
  const { brief, host, reading } = await openBrief(BRIEF);
  expect(await brief.readTravelling()).toBeNull();
  expect(await brief.writeTravelling([{ reason: 'a < b & "c"' }])).toBe(true);
  await brief.mark([said(reading, '999 U.S. 1234')]);
  expect(await brief.readTravelling()).toEqual([{ reason: 'a < b & "c"' }]);
  expect(await brief.writeTravelling(null)).toBe(true);
  expect(await brief.readTravelling()).toBeNull();
  expect(commentsOf(host)).toEqual([SAID]);
  expect((await brief.removeAll()).comments).toBe(1);
});
