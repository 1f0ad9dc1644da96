/**
 * What the host answers, rule by rule. The numbers are issues of OfficeDev/office-js, or of the repository named (word.md §1–2).
 */
import { strFromU8, unzipSync } from 'fflate';
import {
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
  type DocxParts,
} from './docx';
import type { HostOptions } from './host';
import { openInNode, type OpenHost } from './node';

const ROE = 'See Roe v. Wade, 410 U.S. 113 (1973).';

function open(parts: DocxParts, options: HostOptions = {}): OpenHost {
  return openInNode(makeDocx(parts), options);
}

/** Words found in the body. */
async function find({ Word }: OpenHost, needle: string, options?: { matchCase: boolean }): Promise<string[]> {
  return Word.run(async (context) => {
    const hits = context.document.body.search(needle, options);
    hits.load('items/text');
    await context.sync();
    return hits.items.map(({ text }) => text);
  });
}

/** Puts a tagged control around the n-th place of the words. */
async function wrap({ Word }: OpenHost, words: string, tag = 'a', n = 0): Promise<void> {
  await Word.run(async (context) => {
    const hits = context.document.body.search(words, { matchCase: true });
    hits.load('items');
    await context.sync();
    const range = hits.items[n];
    if (!range) throw new Error(`“${words}” was not found`);
    range.insertContentControl().tag = tag;
    await context.sync();
  });
}

async function texts({ Word }: OpenHost): Promise<string[]> {
  return Word.run(async (context) => {
    const { paragraphs } = context.document.body;
    paragraphs.load('items/text');
    await context.sync();
    return paragraphs.items.map(({ text }) => text);
  });
}

const documentXml = ({ host }: OpenHost): string =>
  strFromU8(unzipSync(host.save())['word/document.xml'] as Uint8Array);

describe('the protocol', () => {
  it('reads, finds and puts a control, and holds nothing after the run', async () => {
    const word = open({ body: [ROE, 'No citation.'] });
    expect(await texts(word)).toEqual([ROE, 'No citation.']);
    await wrap(word, '410 U.S. 113');
    expect(documentXml(word)).toContain('<w:tag w:val="a"/>');
    await word.host.settled();
    expect(word.host.heldReferences).toBe(0);
  });

  it('counts syncs, clean-ups, actions and bytes', async () => {
    const word = open({ body: [ROE] }, { profile: 'mac' });
    await texts(word);
    await word.host.settled();
    const { stats } = word.host;
    expect([stats.syncs, stats.cleanUps, stats.clock]).toEqual([2, 1, 1400]);
    expect(stats.largestRequest).toBeGreaterThan(500);
    expect(stats.largestRequest).toBeLessThanOrEqual(stats.requestBytes);
  });

  it('throws PropertyNotLoaded for what was not loaded', async () => {
    const { Word } = open({ body: [ROE] });
    const read = Word.run(async (context) => {
      await context.sync();
      return context.document.body.text;
    });
    await expect(read).rejects.toMatchObject({ code: 'PropertyNotLoaded' });
  });

  it('answers a missing object with isNullObject, or ItemNotFound where that was not asked for', async () => {
    const { Word } = open({ body: [ROE] });
    const nothing = await Word.run(async (context) => {
      const none = context.document.contentControls.getByTag('none').getFirstOrNullObject();
      none.load('tag');
      await context.sync();
      return none.isNullObject;
    });
    expect(nothing).toBe(true);
    const first = Word.run(async (context) => {
      context.document.contentControls.getByTag('none').getFirst().load('tag');
      await context.sync();
    });
    await expect(first).rejects.toMatchObject({ code: 'ItemNotFound' });
  });

  it('says where a batch failed, and keeps what was done before (word.md §1.8)', async () => {
    const word = open({ body: ['One two three.'] });
    word.host.inject(({ member, text }) =>
      member === 'Range.insertContentControl' && text() === 'two' ? 'GeneralException' : null,
    );
    const failed = word.Word.run(async (context) => {
      for (const words of ['One', 'two', 'three']) {
        const range = context.document.body.search(words).getFirst();
        range.insertContentControl().tag = words;
      }
      await context.sync();
    });
    await expect(failed).rejects.toMatchObject({
      code: 'GeneralException',
      debugInfo: {
        errorLocation: 'Range.insertContentControl',
        statement: expect.stringContaining('insertContentControl'),
      },
    });
    expect(documentXml(word)).toContain('<w:tag w:val="One"/>');
    expect(documentXml(word)).not.toContain('three"/>');
  });

  it('keeps the bytes of parts that were not touched', async () => {
    const bytes = makeDocx({ body: [ROE] });
    const word = openInNode(bytes);
    await wrap(word, '410 U.S. 113');
    const [before, after] = [unzipSync(bytes), unzipSync(word.host.save())];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after['word/styles.xml']).toEqual(before['word/styles.xml']);
  });
});

describe('text', () => {
  it('shows note and comment marks, tabs, breaks and special hyphens as Word does (#6942, #2258, #2368)', async () => {
    const special =
      '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:softHyphen/><w:sym w:font="Symbol" w:char="F0D2"/><w:commentReference w:id="0"/></w:r>';
    const word = open({
      body: [paragraph(special + footnoteMark(1) + endnoteMark(1))],
      footnotes: ['f'],
      endnotes: ['e'],
    });
    expect(await texts(word)).toEqual(['a\tb\u000bc\u001e\u001f(\u0005\u0002\u0002']);
  });

  it('holds deleted text where all markup is shown, and none in the accepted view (#1267)', async () => {
    const body = [paragraph(run('to ') + deleted('old ') + inserted(run('new ')) + run('law'))];
    expect(await texts(open({ body }))).toEqual(['to old new law']);
    expect(await texts(open({ body }, { view: 'accepted' }))).toEqual(['to new law']);
  });

  it('gives a paragraph as accepted through getText and getReviewedText', async () => {
    const { Word } = open({ body: [paragraph(run('to ') + deleted('old ') + run('law'))] });
    const accepted = await Word.run(async (context) => {
      const first = context.document.body.paragraphs.getFirst();
      const [text, reviewed] = [first.getText(), first.getReviewedText('Current')];
      await context.sync();
      return [text.value, reviewed.value];
    });
    expect(accepted).toEqual(['to law', 'to law']);
  });

  it('includes the paragraphs of table cells, with their nesting level, and not those of text boxes (#4650)', async () => {
    const box =
      '<w:r><w:pict><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></w:pict></w:r>';
    const { Word } = open({
      body: ['Before.', table([['cell one', 'cell two']]), paragraph(run('After.') + box)],
    });
    const seen = await Word.run(async (context) => {
      const { paragraphs } = context.document.body;
      paragraphs.load('items/text,items/tableNestingLevel,items/style');
      await context.sync();
      return paragraphs.items.map(({ text, tableNestingLevel, style }) => [text, tableNestingLevel, style]);
    });
    expect(seen).toEqual([
      ['Before.', 0, 'Normal'],
      ['cell one', 1, 'Normal'],
      ['cell two', 1, 'Normal'],
      ['After.', 0, 'Normal'],
    ]);
  });

  it('keeps notes apart, in the order of their marks, each beginning with its mark (#4)', async () => {
    const { Word } = open({
      body: [
        paragraph(
          run('One') + footnoteMark(2) + run(' two') + footnoteMark(1) + run(' three') + endnoteMark(1),
        ),
      ],
      footnotes: ['second note', 'first note'],
      endnotes: ['an endnote'],
    });
    const seen = await Word.run(async (context) => {
      const notes = [context.document.getFootnoteBody(), context.document.getEndnoteBody()].map(
        (body) => body.paragraphs,
      );
      const items = context.document.body.footnotes;
      for (const each of notes) each.load('items/text');
      items.load('items/type,items/body/text,items/reference/text');
      await context.sync();
      return [
        notes.map((each) => each.items.map(({ text }) => text)),
        items.items.map((item) => [item.type, item.body.text, item.reference.text]),
      ];
    });
    expect(seen).toEqual([
      [['\u0002 first note', '\u0002 second note'], ['\u0002 an endnote']],
      [
        ['Footnote', '\u0002 first note', '\u0002'],
        ['Footnote', '\u0002 second note', '\u0002'],
      ],
    ]);
  });
});

describe('search', () => {
  it.each([
    ['256 characters (#31, #168, #320, #731)', 'x'.repeat(256)],
    ['an empty string (#2413)', ''],
    ['an unknown escape', 'a^Zb'],
  ])('refuses %s', async (_, needle) => {
    await expect(find(open({ body: [ROE] }), needle)).rejects.toMatchObject({
      code: 'SearchStringInvalidOrTooLong',
    });
  });

  it('takes 255 characters', async () => {
    const long = 'y'.repeat(255);
    expect(await find(open({ body: [long] }), long)).toEqual([long]);
  });

  it('finds non-overlapping places left to right, and minds case only when asked', async () => {
    const word = open({ body: ['aaa A'] });
    expect(await find(word, 'aa')).toEqual(['aa']);
    expect(await find(word, 'a')).toEqual(['a', 'a', 'a', 'A']);
    expect(await find(word, 'A', { matchCase: true })).toEqual(['A']);
  });

  it.each([
    ['^^', 'x^y', '^'],
    ['b^tc', 'b\tc', 'b\tc'],
    ['3^s4', '3\u00a04', '3\u00a04'],
    ['^%', 'see § 5', '§'],
    ['1^=2', '1–2', '1–2'],
  ])('reads the escape %s', async (needle, text, hit) => {
    const inner = text.includes('\t') ? '<w:r><w:t>b</w:t><w:tab/><w:t>c</w:t></w:r>' : run(text);
    expect(await find(open({ body: [paragraph(inner)] }), needle)).toEqual([hit]);
  });

  it('takes curly for straight marks, unless told otherwise [untested in Word]', async () => {
    const body = ['Int’l Shoe'];
    expect(await find(open({ body }), "Int'l")).toEqual(['Int’l']);
    expect(await find(open({ body }, { looseFind: false }), "Int'l")).toEqual([]);
  });

  it.each([
    ['a note mark (#4401)', run('410 U.S.') + footnoteMark(1) + run(' 113')],
    ['a field (#5905)', run('410 ') + field('TA \\l "x"', '') + run('U.S. 113')],
    ['the edge of a field’s result (#5905)', run('410 ') + field('REF x', 'U.S.') + run(' 113')],
    ['a tracked deletion (#5874)', run('410 ') + deleted('F.3d ') + run('U.S. 113')],
  ])('does not find across %s', async (_, inner) => {
    const parts = { body: [paragraph(inner)], footnotes: ['n'] };
    expect(await find(open(parts), '410 U.S. 113')).toEqual([]);
    expect(await find(open(parts, { view: 'accepted' }), '410 U.S. 113')).toEqual([]);
  });

  it('does not look into footnotes from the body (#4)', async () => {
    const parts = { body: [paragraph(run('Text') + footnoteMark(1))], footnotes: ['5 U.S. 137'] };
    expect(await find(open(parts), '5 U.S. 137')).toEqual([]);
  });

  it('finds across runs, inside one paragraph only', async () => {
    const word = open({
      body: [paragraph(run('410 ') + run('U.S.', '<w:i/>') + run(' 113')), '410 U.S.', '113'],
    });
    expect(await find(word, '410 U.S. 113')).toEqual(['410 U.S. 113']);
  });
});

describe('content controls', () => {
  it('carry tag, title (64 characters: docs-reference#1238), colour and appearance into the file', async () => {
    const word = open({ body: [ROE] });
    const seen = await word.Word.run(async (context) => {
      const made = context.document.body.search('410 U.S. 113').getFirst().insertContentControl();
      made.set({ tag: 'a', title: 't'.repeat(70), color: '#107c10', appearance: 'Hidden' });
      made.load('tag,title,color,appearance,type,subtype,text,cannotDelete');
      await context.sync();
      return made.toJSON();
    });
    expect(seen).toMatchObject({
      tag: 'a',
      title: 't'.repeat(64),
      color: '#107C10',
      appearance: 'Hidden',
      type: 'RichText',
      subtype: 'RichTextInline',
      text: '410 U.S. 113',
      cannotDelete: false,
    });
    expect(documentXml(word)).toMatch(
      /<w:sdtPr><w:alias w:val="t{64}"\/><w:tag w:val="a"\/><w:id w:val="\d+"\/><w15:color w:val="107C10"\/><w15:appearance w15:val="hidden"\/><\/w:sdtPr>/,
    );
    expect(documentXml(word)).toContain('mc:Ignorable="w15"');
  });

  it('come off again and leave the file as it was, byte for byte', async () => {
    const word = open({
      body: [paragraph(run('See 410 U.S. 113, at 5', '<w:b/>') + inserted(run(' and 6 too'))), ROE],
    });
    const before = documentXml(word);
    await wrap(word, '410 U.S. 113', 'a');
    await wrap(word, 'at 5 and 6', 'b');
    await wrap(word, 'Roe', 'c');
    await word.Word.run(async (context) => {
      const all = context.document.contentControls;
      all.load('items');
      await context.sync();
      for (const each of all.items) each.delete(true);
      await context.sync();
    });
    const withoutDeclarations = documentXml(word).replace(/ xmlns:(w15|mc)="[^"]*"| mc:Ignorable="w15"/g, '');
    expect(withoutDeclarations).toBe(before);
  });

  it.each([
    [
      'another control (#1169)',
      run('See ') + control(run('Roe v. Wade')) + run(', 410 U.S. 113'),
      'Wade, 410',
    ],
    ['a hyperlink (#1486)', run('See ') + hyperlink(run('410 U.S.')) + run(' 113'), 'U.S. 113'],
  ])('refuse a range that cuts %s in two, and leave the file alone', async (_, inner, words) => {
    const word = open({ body: [paragraph(inner)] });
    const before = documentXml(word);
    await expect(wrap(word, words)).rejects.toMatchObject({ code: 'GeneralException' });
    expect(documentXml(word)).toBe(before);
  });

  it('nest: a range inside a control, or around one', async () => {
    const word = open({
      body: [paragraph(run('See ') + control(run('Roe v. Wade')) + run(', 410 U.S. 113'))],
    });
    await wrap(word, 'Wade', 'inside');
    await wrap(word, 'See Roe v. Wade,', 'around');
    expect(documentXml(word).match(/<w:sdt>/g)).toHaveLength(3);
  });

  it('refuse a place inside plain text, and plain text is not in contentControls (#2160, #6144)', async () => {
    const plain = control(run('Roe v. Wade'), '<w:tag w:val="p"/><w:id w:val="7"/><w:text/>');
    const word = open({ body: [paragraph(run('See ') + plain)] });
    await expect(wrap(word, 'Wade')).rejects.toMatchObject({ code: 'GeneralException' });
    const counts = await word.Word.run(async (context) => {
      const rich = context.document.contentControls;
      const all = context.document.getContentControls({
        types: [
          'PlainText' as Word.ContentControlType.plainText,
          'RichText' as Word.ContentControlType.richText,
        ],
      });
      rich.load('items');
      all.load('items/type');
      await context.sync();
      return [rich.items.length, all.items.map(({ type }) => type)];
    });
    expect(counts).toEqual([0, ['PlainText']]);
  });

  it('become blocks over several paragraphs, and refuse to reach across table cells', async () => {
    const word = open({ body: ['One.', 'Two.', table([['three', 'four']])] });
    const subtype = await word.Word.run(async (context) => {
      const { paragraphs } = context.document.body;
      paragraphs.load('items');
      await context.sync();
      const [one, two, three, four] = paragraphs.items.map((each) => each.getRange('Whole'));
      if (!one || !two || !three || !four) throw new Error('four paragraphs');
      const block = one.expandTo(two).insertContentControl();
      block.load('subtype');
      await context.sync();
      three.expandTo(four).insertContentControl();
      await expect(context.sync()).rejects.toMatchObject({ code: 'GeneralException' });
      return block.subtype;
    });
    expect(subtype).toBe('RichTextParagraphs');
  });

  it('stay while locked against deletion (#1299) and while changes are tracked (#2886)', async () => {
    const locked = control(run('kept'), '<w:tag w:val="a"/><w:id w:val="7"/><w:lock w:val="sdtLocked"/>');
    const word = open({ body: [paragraph(locked)] });
    const remove = (prepare: (c: Word.ContentControl, context: Word.RequestContext) => void): Promise<void> =>
      word.Word.run(async (context) => {
        const first = context.document.contentControls.getFirst();
        prepare(first, context);
        first.delete(true);
        await context.sync();
      });
    await expect(remove(() => undefined)).rejects.toMatchObject({ code: 'AccessDenied' });
    await remove((first, { document }) => {
      document.changeTrackingMode = 'TrackAll';
      first.cannotDelete = false;
    });
    expect(documentXml(word)).toContain('<w:sdt>');
    await remove((_, { document }) => {
      document.changeTrackingMode = 'Off';
    });
    expect(documentXml(word)).not.toContain('<w:sdt>');
  });

  it('go with their words where those are not kept', async () => {
    const word = open({ body: [paragraph(run('See ') + control(run('this')) + run('.'))] });
    await word.Word.run(async (context) => {
      context.document.contentControls.getFirst().delete(false);
      await context.sync();
    });
    expect(await texts(word)).toEqual(['See .']);
  });

  it('in a footnote work on Windows and fail on the web (#3355, #4373)', async () => {
    const parts = { body: [paragraph(run('Text') + footnoteMark(1))], footnotes: ['See 5 U.S. 137.'] };
    const inNote = ({ Word }: OpenHost): Promise<void> =>
      Word.run(async (context) => {
        context.document.getFootnoteBody().search('5 U.S. 137').getFirst().insertContentControl().tag = 'n';
        await context.sync();
      });
    const windows = open(parts);
    await inNote(windows);
    expect(strFromU8(unzipSync(windows.host.save())['word/footnotes.xml'] as Uint8Array)).toContain(
      'w:val="n"',
    );
    await expect(inNote(open(parts, { profile: 'web' }))).rejects.toMatchObject({ code: 'GeneralException' });
  });
});

describe('the selection', () => {
  it('is what the user selected, and what select() set; each change is told after the call', async () => {
    const word = open({ body: [ROE, 'Other.'] });
    const { Office, Word, host } = word;
    let told = 0;
    Office.context.document.addHandlerAsync(Office.EventType.DocumentSelectionChanged, () => (told += 1));
    await wrap(word, '410 U.S. 113', 'mark');
    const selected = async (): Promise<[string, string | null]> =>
      Word.run(async (context) => {
        const range = context.document.getSelection();
        const around = range.parentContentControlOrNullObject;
        range.load('text');
        around.load('tag');
        await context.sync();
        return [range.text, around.isNullObject ? null : around.tag];
      });
    host.userSelects('Other');
    expect(await selected()).toEqual(['Other', null]);
    host.userClicks('410');
    expect(await selected()).toEqual(['', 'mark']);
    await Word.run(async (context) => {
      context.document.contentControls.getByTag('mark').getFirst().select();
      await context.sync();
    });
    expect(await selected()).toEqual(['410 U.S. 113', 'mark']);
    expect(told).toBe(3);
  });
});

describe('modes and profiles', () => {
  it('refuses every edit of a read-only document; only an enforced one says so beforehand (#3831)', async () => {
    for (const readOnly of ['enforced', 'viewing'] as const) {
      const word = open({ body: [ROE] }, { readOnly });
      const security = await word.Word.run(async (context) => {
        context.document.properties.load('security');
        await context.sync();
        return context.document.properties.security;
      });
      expect(security).toBe(readOnly === 'enforced' ? 4 : 0);
      await expect(wrap(word, 'Roe')).rejects.toMatchObject({ code: 'AccessDenied' });
    }
  });

  it('reads and sets changeTrackingMode in settings.xml', async () => {
    const word = open({ body: [ROE], trackRevisions: true });
    const mode = await word.Word.run(async (context) => {
      context.document.load('changeTrackingMode');
      await context.sync();
      const before = context.document.changeTrackingMode;
      context.document.changeTrackingMode = 'Off';
      await context.sync();
      return before;
    });
    expect(mode).toBe('TrackAll');
    expect(strFromU8(unzipSync(word.host.save())['word/settings.xml'] as Uint8Array)).not.toContain(
      'trackRevisions',
    );
  });

  it('throws ApiNotFound for a member above the profile, and for a property that is loaded', async () => {
    const { Word } = open({ body: [ROE] }, { profile: 'word2021' });
    await Word.run(async (context) => {
      context.document.getFootnoteBody().load('text');
      await expect(context.sync()).rejects.toMatchObject({ code: 'ApiNotFound' });
      context.document.body.paragraphs.load('items/uniqueLocalId');
      await expect(context.sync()).rejects.toMatchObject({ code: 'ApiNotFound' });
    });
  });

  it('gives a paragraph a uniqueLocalId that stays with it, where there is one', async () => {
    const { Word, host } = open({ body: ['One.', 'Two.'] });
    const ids = (): Promise<string[]> =>
      Word.run(async (context) => {
        context.document.body.paragraphs.load('items/uniqueLocalId');
        await context.sync();
        return context.document.body.paragraphs.items.map(({ uniqueLocalId }) => uniqueLocalId);
      });
    const [, two] = await ids();
    host.coauthorInsertsParagraph(0, 'Zero.');
    expect((await ids())[2]).toBe(two);
  });

  it('says NotImplemented, and not something wrong, for what it does not model', async () => {
    const { Word } = open({ body: [ROE] });
    const html = Word.run(async (context) => {
      context.document.body.getHtml();
      await context.sync();
    });
    await expect(html).rejects.toMatchObject({ code: 'NotImplemented' });
  });
});

describe('co-authors', () => {
  it('change text under a range that the add-in holds; the range moves with it', async () => {
    const word = open({ body: [ROE] });
    const text = await word.Word.run(async (context) => {
      const hit = context.document.body.search('410 U.S. 113').getFirst();
      hit.load('text');
      await context.sync();
      word.host.coauthorReplaces('Roe v. Wade', 'Marbury v. Madison');
      hit.load('text');
      await context.sync();
      return hit.text;
    });
    expect(text).toBe('410 U.S. 113');
  });

  it('act just before a given sync', async () => {
    const word = open({ body: [ROE] });
    word.host.beforeSync(1, (host) => host.coauthorInsertsParagraph(0, 'New.'));
    expect(await texts(word)).toEqual(['New.', ROE]);
  });
});
