/** Marks in an open document: placing, running again, what cannot be placed and why, taking off. On the host, with real proxies. */
import {
  control,
  deleted,
  field,
  footnoteMark,
  hyperlink,
  inserted,
  paragraph,
  run,
  table,
  type DocxParts,
} from '../../word-host/docx';
import type { HostOptions } from '../../word-host/host';
import { controlsIn, markFor, openBrief, xmlOf, type OpenBrief } from './support';

const ROE = 'See Roe v. Wade, 410 U.S. 113 (1973).';
const NOTE: DocxParts = {
  body: [paragraph(run(ROE) + footnoteMark(1) + run(' More.') + footnoteMark(2))],
  footnotes: ['See 5 U.S. 137.', 'Cf. 6 U.S. 64.'],
};

/** Marks the words; returns the outcome and our controls in the body. */
async function mark(open: OpenBrief, ...words: string[]): Promise<{ reasons: string[]; controls: string[] }> {
  const outcome = await open.brief.mark(words.map((each) => markFor(open.reading, each)));
  return {
    reasons: outcome.unplaced.map(({ reason }) => reason),
    controls: controlsIn(xmlOf(open.host)).map(({ text }) => text),
  };
}

const inParagraph = (inner: string, options: HostOptions = {}): Promise<OpenBrief> =>
  openBrief({ body: [paragraph(inner)], footnotes: ['n'] }, options);

describe('placing', () => {
  it('puts one control with tag, title and colour around the words, and changes no text', async () => {
    const { brief, host, reading } = await openBrief({ body: [ROE] });
    const planned = markFor(reading, '410 U.S. 113', 0, 'stop');
    const outcome = await brief.mark([planned]);
    expect(outcome).toEqual({
      placed: [planned],
      unplaced: [],
      notReached: [],
      removed: 0,
      comments: { standing: 0, refused: 0 },
    });
    expect(controlsIn(xmlOf(host))).toEqual([{ tag: planned.tag, text: '410 U.S. 113' }]);
    const again = await brief.read();
    expect(again.blocks).toEqual(reading.blocks);
    expect(again.standing).toEqual([
      {
        citationId: planned.citationId,
        tag: planned.tag,
        title: planned.title,
        color: 'C50F1F',
        text: '410 U.S. 113',
      },
    ]);
    await host.settled();
    expect(host.heldReferences).toBe(0);
  });

  it('marks the place that is meant of several equal ones', async () => {
    const { brief, host, reading } = await openBrief({ body: ['Id. at 5. Id. at 6. Id. at 7.'] });
    await brief.mark([markFor(reading, 'Id.', 2), markFor(reading, 'Id.', 1)]);
    expect(xmlOf(host).replace(/<w:sdtPr>.*?<\/w:sdtPr>|<(?!\/?w:sdt>)[^>]*>/g, '')).toBe(
      'Id. at 5. <w:sdt>Id.</w:sdt> at 6. <w:sdt>Id.</w:sdt> at 7.',
    );
  });

  it.each<[string, string, string]>([
    ['runs of different formatting', run('410 ') + run('U.S.', '<w:i/>') + run(' 113'), '410 U.S. 113'],
    ['a non-breaking space', run('410\u00a0U.S. 113'), '410\u00a0U.S. 113'],
    [
      'a non-breaking hyphen',
      '<w:r><w:t>5 N.W.</w:t><w:noBreakHyphen/><w:t>2d 7</w:t></w:r>',
      '5 N.W.\u001e2d 7',
    ],
    ['a line break', '<w:r><w:t>410 U.S.</w:t><w:br/><w:t>113</w:t></w:r>', '410 U.S.\u000b113'],
    ['curly quotation marks', run('Int’l Shoe, 326 U.S. 310'), 'Int’l Shoe, 326 U.S. 310'],
    ['a whole hyperlink', run('See ') + hyperlink(run('410 U.S. 113')), '410 U.S. 113'],
    ['a field’s whole result', run('See ') + field('REF x', '410 U.S. 113'), '410 U.S. 113'],
    ['a tracked insertion and plain text', run('410 ') + inserted(run('U.S. ')) + run('113'), '410 U.S. 113'],
    ['a note mark inside', run('410 U.S. 113') + footnoteMark(1) + run(', 120'), '410 U.S. 113, 120'],
    ['a caret', run('5 U.S.^ 137'), '5 U.S.^ 137'],
    ['another’s control around them', control(run('See 410 U.S. 113 here')), '410 U.S. 113'],
  ])('marks words with %s', async (_, inner, words) => {
    const { reasons, controls } = await mark(await inParagraph(inner), words);
    expect([reasons, controls.length]).toEqual([[], 1]);
  });

  it('marks words of 300 characters by their ends', async () => {
    const long = Array.from({ length: 50 }, (_, at) => `${at} F.2d ${at}`).join('; ');
    expect(long.length).toBeGreaterThan(300);
    const { reasons, controls } = await mark(await openBrief({ body: [`See ${long}.`] }), long);
    expect([reasons, controls]).toEqual([[], [long]]);
  });

  it('tells straight from curly marks where Word’s find does not', async () => {
    const open = await openBrief({ body: ["Int'l Shoe and Int’l Shoe"] });
    expect(await mark(open, 'Int’l Shoe')).toEqual({ reasons: [], controls: ['Int’l Shoe'] });
  });

  it('marks in table cells and in notes', async () => {
    const open = await openBrief({ ...NOTE, body: [...NOTE.body, table([['7 U.S. 8', 'x']])] });
    const outcome = await open.brief.mark(
      ['7 U.S. 8', '5 U.S. 137', '6 U.S. 64'].map((w) => markFor(open.reading, w)),
    );
    expect(outcome.unplaced).toEqual([]);
    expect(controlsIn(xmlOf(open.host, 'word/footnotes.xml')).map(({ text }) => text)).toEqual([
      '5 U.S. 137',
      '6 U.S. 64',
    ]);
  });

  it('finds a place whose equal one Word cannot find, by the words around it', async () => {
    const inner = run('first 410 ') + field('TA \\l "x"', '') + run('U.S. 113 and then 410 U.S. 113 again');
    const open = await inParagraph(inner);
    const outcome = await open.brief.mark([markFor(open.reading, '410 U.S. 113', 1)]);
    expect(outcome.unplaced).toEqual([]);
    expect(xmlOf(open.host)).toContain('and then </w:t></w:r><w:sdt>');
  });
});

describe('“could not place”, with the reason', () => {
  it.each<[string, string, string, string]>([
    [
      'notFound',
      'a field inside the last word',
      run('410 U.S. 1') + field('TA \\l "x"', '') + run('13'),
      '410 U.S. 113',
    ],
    [
      'overlapsControl',
      'words half in a hyperlink',
      run('410 ') + hyperlink(run('U.S. 113 (1973)')),
      '410 U.S. 113',
    ],
    [
      'overlapsControl',
      'words half in another’s control',
      run('See 410 ') + control(run('U.S. 113 it')),
      '410 U.S. 113',
    ],
    [
      'insidePlainTextControl',
      'words in a plain-text control',
      control(run('See 410 U.S. 113'), '<w:id w:val="7"/><w:text/>'),
      '410 U.S. 113',
    ],
    [
      'crossesWrapper',
      'a tracked deletion inside the words',
      run('410 ') + deleted('F.2d ') + run('U.S. 113'),
      '410 U.S. 113',
    ],
    [
      'crossesWrapper',
      'words that stand deleted beside themselves',
      run('see ') + deleted('5 U.S. 137 ') + run('5 U.S. 137 now'),
      '5 U.S. 137',
    ],
  ])('%s: %s', async (reason, _, inner, words) => {
    const open = await inParagraph(inner);
    const before = xmlOf(open.host);
    expect(await mark(open, words)).toEqual({ reasons: [reason], controls: [] });
    expect(textOnly(xmlOf(open.host))).toBe(textOnly(before));
  });

  it('one that fails takes no other with it, and each reason is one sentence', async () => {
    const open = await openBrief({ body: ['1 U.S. 2. 3 U.S. 4. 5 U.S. 6.', '7 U.S. 8.'] });
    open.host.inject(({ member, text }) =>
      member === 'Range.insertContentControl' && text() === '3 U.S. 4' ? 'GeneralException' : null,
    );
    const plan = ['1 U.S. 2', '3 U.S. 4', '5 U.S. 6', '7 U.S. 8'].map((each) => markFor(open.reading, each));
    const outcome = await open.brief.mark(plan);
    expect(outcome.placed.map(({ text }) => text)).toEqual(['1 U.S. 2', '5 U.S. 6', '7 U.S. 8']);
    expect(outcome.unplaced).toHaveLength(1);
    expect(outcome.unplaced[0]?.sentence).toMatch(/^These words .*\.$/);
  });

  it('leaves no control without a tag when Word fails between the two', async () => {
    const open = await openBrief({ body: ['1 U.S. 2. 3 U.S. 4.'] });
    open.host.inject(({ member, args }) =>
      member === 'ContentControl.tag' && args[0] === markFor(open.reading, '3 U.S. 4').tag
        ? 'GeneralException'
        : null,
    );
    const { controls } = await mark(open, '1 U.S. 2', '3 U.S. 4');
    expect(controls).toEqual(['1 U.S. 2']);
    expect(xmlOf(open.host).match(/<w:sdt>/g)).toHaveLength(1);
  });

  it('does not mark tables of contents or authorities', async () => {
    const open = await openBrief({ body: [paragraph(run('410 U.S. 113\t3'), 'TableofAuthorities'), ROE] });
    expect(open.reading.blocks[0]?.role).toBe('tableOfAuthorities');
    expect((await mark(open, '410 U.S. 113')).reasons).toEqual(['partNotMarkable']);
  });

  it('places one of two marks that overlap', async () => {
    const open = await openBrief({ body: [ROE] });
    expect(await mark(open, 'Roe v. Wade, 410 U.S. 113', '410 U.S. 113')).toEqual({
      reasons: ['overlapsControl'],
      controls: ['Roe v. Wade, 410 U.S. 113'],
    });
  });

  it('places none whose text a co-author changed after the reading, and the others', async () => {
    const open = await openBrief({ body: [ROE, '5 U.S. 137.', 'x'] });
    open.host.coauthorReplaces('410', '411');
    open.host.coauthorInsertsParagraph(0, 'New.');
    const outcome = await open.brief.mark([
      markFor(open.reading, '410 U.S. 113'),
      markFor(open.reading, '5 U.S. 137'),
    ]);
    expect(outcome.placed.map(({ text }) => text)).toEqual(['5 U.S. 137']);
    expect(outcome.unplaced.map(({ reason }) => reason)).toEqual(['textChanged']);
  });

  it('takes off a control when a co-author changed the words between search and wrap', async () => {
    const open = await openBrief({ body: [ROE] });
    // Read: 1. Marking: read again 2, search 3, wrap 4.
    await open.host.settled();
    open.host.beforeSync(open.host.stats.syncs + 3, (host) => host.coauthorReplaces('10 U', '20 U'));
    expect(await mark(open, '410 U.S. 113')).toEqual({ reasons: ['textChanged'], controls: [] });
  });
});

describe('running again', () => {
  it('adds, changes and removes nothing when nothing changed', async () => {
    const open = await openBrief(NOTE);
    const plan = ['410 U.S. 113', '5 U.S. 137'].map((each) => markFor(open.reading, each));
    await open.brief.mark(plan);
    const before = [xmlOf(open.host), xmlOf(open.host, 'word/footnotes.xml')];
    for (let times = 0; times < 9; times++) {
      await open.brief.read();
      expect((await open.brief.mark(plan)).placed).toHaveLength(2);
    }
    expect([xmlOf(open.host), xmlOf(open.host, 'word/footnotes.xml')]).toEqual(before);
  });

  it('updates a changed verdict in place, and removes a mark whose citation is gone from the plan', async () => {
    const open = await openBrief({ body: [ROE, '5 U.S. 137.'] });
    const [roe, marbury] = ['410 U.S. 113', '5 U.S. 137'].map((each) => markFor(open.reading, each));
    if (!roe || !marbury) throw new Error('two marks');
    await open.brief.mark([roe, marbury]);
    const id = /<w:id w:val="\d+"\/>/.exec(xmlOf(open.host))?.[0];
    const stop = { ...roe, title: '✕ No such citation — ', color: 'C50F1F' };
    expect(await open.brief.mark([stop])).toMatchObject({ placed: [stop], removed: 1 });
    expect(controlsIn(xmlOf(open.host))).toEqual([{ tag: roe.tag, text: '410 U.S. 113' }]);
    expect(xmlOf(open.host)).toContain(`${id}<w15:color w:val="C50F1F"/>`);
  });

  it('places anew a mark whose words were edited, and keeps one of two with the same tag', async () => {
    const open = await openBrief({ body: [ROE] });
    const planned = markFor(open.reading, '410 U.S. 113');
    await open.brief.mark([planned]);
    open.host.coauthorReplaces('410', '4100');
    open.host.coauthorReplaces('4100', '410', 0);
    open.host.coauthorReplaces('113', '1133');
    const reading = await open.brief.read();
    const edited = { ...markFor(reading, '410 U.S. 1133'), citationId: planned.citationId, tag: planned.tag };
    expect(await open.brief.mark([edited])).toMatchObject({ placed: [edited], unplaced: [] });
    expect(controlsIn(xmlOf(open.host))).toEqual([{ tag: planned.tag, text: '410 U.S. 1133' }]);
  });

  it('speaks only for the selection, where that was asked for', async () => {
    const open = await openBrief({ body: [ROE, '5 U.S. 137.'] });
    await mark(open, '410 U.S. 113', '5 U.S. 137');
    open.host.userClicks('5 U.S.');
    const reading = await open.brief.read({ scope: 'selection' });
    expect(reading.selected).toEqual([1]);
    const outcome = await open.brief.mark([], { blocks: reading.selected });
    expect(outcome.removed).toBe(1);
    expect(controlsIn(xmlOf(open.host)).map(({ text }) => text)).toEqual(['410 U.S. 113']);
  });
});

describe('track changes', () => {
  it('is off for our edits and as it was afterwards, also after a failure', async () => {
    const open = await openBrief({ body: [ROE, '5 U.S. 137.'], trackRevisions: true });
    await mark(open, '410 U.S. 113');
    open.host.inject(({ member }) => (member === 'Range.insertContentControl' ? 'GeneralException' : null));
    await mark(open, '5 U.S. 137');
    await open.brief.removeAll();
    expect(open.host.document.editsWhileTracking).toBe(0);
    expect(open.host.document.tracking).toBe(true);
    expect(controlsIn(xmlOf(open.host))).toEqual([]);
  });

  it('two commands at once do not restore each other’s mode', async () => {
    const open = await openBrief({ body: [ROE, '5 U.S. 137.'], trackRevisions: true });
    const [a, b] = ['410 U.S. 113', '5 U.S. 137'].map((each) => markFor(open.reading, each));
    if (!a || !b) throw new Error('two marks');
    await Promise.all([open.brief.mark([a, b]), open.brief.removeAll(), open.brief.mark([a])]);
    expect(open.host.document.editsWhileTracking).toBe(0);
    expect(open.host.document.tracking).toBe(true);
    expect(controlsIn(xmlOf(open.host)).map(({ text }) => text)).toEqual(['410 U.S. 113']);
  });
});

describe('cancelling', () => {
  it('leaves whole marks only, and names those not reached', async () => {
    const body = Array.from({ length: 450 }, (_, at) => `See ${at + 1} U.S. ${at + 1000}.`);
    const open = await openBrief({ body });
    const plan = body.map((_, at) => ({
      ...markFor(open.reading, `${at + 1} U.S. ${at + 1000}`),
    }));
    const abort = new AbortController();
    const outcome = await open.brief.mark(plan, {
      signal: abort.signal,
      onProgress: ({ step, done }) => {
        if (step === 'marking' && done >= 350) abort.abort();
      },
    });
    expect([outcome.placed.length, outcome.unplaced.length, outcome.notReached.length]).toEqual([
      350, 0, 100,
    ]);
    expect(controlsIn(xmlOf(open.host))).toHaveLength(350);
  });

  it('before the reading ends is an error of its own kind', async () => {
    const { brief } = await openBrief({ body: [ROE] });
    await expect(brief.read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
  });
});

describe('removing all marks', () => {
  it('gives back the document byte for byte, with others’ controls', async () => {
    const inner =
      run('See ') + control(run('Roe v. Wade')) + run(', 410 U.S. 113, and ') + hyperlink(run('5 U.S. 137'));
    const open = await openBrief({ body: [paragraph(inner)] });
    const before = xmlOf(open.host);
    await mark(open, 'Wade', '410 U.S. 113', '5 U.S. 137');
    expect(await open.brief.removeAll()).toEqual({ removed: 3, comments: 0, left: [] });
    expect(xmlOf(open.host).replace(/ xmlns:(w15|mc)="[^"]*"| mc:Ignorable="w15"/g, '')).toBe(before);
  });

  it('unlocks marks that somebody locked', async () => {
    const ours = control(
      run('410 U.S. 113'),
      '<w:tag w:val="citecheck:1:a"/><w:id w:val="7"/><w:lock w:val="sdtContentLocked"/>',
    );
    const open = await openBrief({ body: [paragraph(ours)] });
    expect(await open.brief.removeAll()).toEqual({ removed: 1, comments: 0, left: [] });
  });

  it('names what Word would not remove, and removes the rest', async () => {
    const open = await openBrief({ body: ['1 U.S. 2. 3 U.S. 4. 5 U.S. 6.'] });
    await mark(open, '1 U.S. 2', '3 U.S. 4', '5 U.S. 6');
    open.host.inject(({ member, text }) =>
      member === 'ContentControl.delete' && text() === '3 U.S. 4' ? 'GeneralException' : null,
    );
    const outcome = await open.brief.removeAll();
    expect(outcome.removed).toBe(2);
    expect(outcome.left).toMatchObject([
      { text: '3 U.S. 4', sentence: expect.stringMatching(/^Word would not/) },
    ]);
  });
});

function textOnly(xml: string): string {
  return xml.replace(/<[^>]*>/g, '');
}
