/**
 * The hazards of word.md §7.4, one row each, on every Word that the add-in meets: a citation is marked around exactly its words, or it is
 * named with the reason why not; the text is never touched, and all of it comes off again.
 */
import type { UnplacedReason } from '../../../src/brief/model';
import {
  control,
  deleted,
  endnoteMark,
  field,
  footnoteMark,
  hyperlink,
  inserted,
  paragraph,
  run,
  table,
  textBox,
  type DocxParts,
} from '../../word-host/docx';
import { PROFILES, type ProfileName } from '../../word-host/profiles';
import { controlsIn, markFor, openBrief, xmlOf } from './support';

const ALL = Object.keys(PROFILES) as ProfileName[];
const WITH_NOTES = ALL.filter((name) => name !== 'word2021');
type Expected = 'placed' | UnplacedReason;

interface Hazard {
  readonly what: string;
  readonly parts: DocxParts;
  /** As the block has them. */
  readonly words: string;
  readonly nth?: number;
  readonly on?: readonly ProfileName[];
  readonly expected: Expected;
  /** Where one Word differs. */
  readonly but?: Partial<Record<ProfileName, Expected>>;
}

const CITE = '410 U.S. 113';
const LONG = `${'See generally Doe v. Roe, '.repeat(11)}${CITE}, 120 (1973)`;
const inRun = (text: string): string => run(text);

const HAZARDS: readonly Hazard[] = [
  { what: 'plainly in a paragraph', parts: { body: [`See ${CITE}.`] }, words: CITE, expected: 'placed' },
  {
    what: 'the second of two equal ones in a paragraph',
    parts: { body: [`See ${CITE}; again ${CITE}.`] },
    words: CITE,
    nth: 1,
    expected: 'placed',
  },
  {
    what: 'inside somebody’s rich-text control',
    parts: { body: [paragraph(control(inRun(`See ${CITE}.`)))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'around somebody’s control',
    parts: { body: [paragraph(run('See 410 ') + control(inRun('U.S.')) + run(' 113.'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'half inside somebody’s control (#1169)',
    parts: { body: [paragraph(control(inRun('See 410 U.S.')) + run(' 113.'))] },
    words: CITE,
    expected: 'overlapsControl',
  },
  {
    what: 'inside a control of plain text (#2160, #6144)',
    parts: { body: [paragraph(control(inRun(`See ${CITE}.`), '<w:id w:val="7"/><w:text/>'))] },
    words: CITE,
    expected: 'insidePlainTextControl',
  },
  {
    what: 'inside a hyperlink',
    parts: { body: [paragraph(run('See ') + hyperlink(inRun(`Roe, ${CITE}`)) + run('.'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'as a whole hyperlink',
    parts: { body: [paragraph(run('See ') + hyperlink(inRun(CITE)) + run('.'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'half inside a hyperlink (#1486)',
    parts: { body: [paragraph(hyperlink(inRun('See 410 U.S.')) + run(' 113.'))] },
    words: CITE,
    expected: 'overlapsControl',
  },
  {
    what: 'before a TA field, which stays outside (#5341)',
    parts: { body: [paragraph(run(`See ${CITE}`) + field('TA \\l "Roe" \\c 1', '') + run(' (1973).'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'around a TA field in its middle',
    parts: { body: [paragraph(run('See 410 U.S.') + field('TA \\l "Roe" \\c 1', '') + run(' 113.'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'with a TA field between page and pincite, as Word puts it',
    parts: { body: [paragraph(run(`See ${CITE}`) + field('TA \\l "Roe" \\c 1', '') + run(', 120 (1973).'))] },
    words: `${CITE}, 120`,
    expected: 'placed',
  },
  {
    what: 'half inside a field’s result (#5905)',
    parts: { body: [paragraph(run('See 410 ') + field('REF x', 'U.S. 113 (1973)') + run('.'))] },
    words: CITE,
    expected: 'overlapsControl',
  },
  {
    what: 'across a note’s mark (#4401)',
    parts: {
      body: [paragraph(run('See 410 U.S.') + footnoteMark(1) + run(' 113.'))],
      footnotes: ['A note.'],
    },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'across a tracked deletion (#5874)',
    parts: { body: [paragraph(run('See 410 ') + deleted('F.2d') + run('U.S. 113.'))] },
    words: CITE,
    on: WITH_NOTES,
    expected: 'crossesWrapper',
  },
  {
    what: 'in a tracked insertion',
    parts: { body: [paragraph(run('See ') + inserted(inRun(`Roe, ${CITE}`)) + run('.'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'half in a tracked insertion',
    parts: { body: [paragraph(run('See 410 ') + inserted(inRun('U.S. 113 and')) + run(' more.'))] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'across a soft line break (#2331)',
    parts: { body: [paragraph('<w:r><w:t>See 410 U.S.</w:t><w:br/><w:t>113.</w:t></w:r>')] },
    words: '410 U.S.\u000b113',
    expected: 'placed',
  },
  {
    what: 'with no-break spaces',
    parts: { body: ['See 410\u00a0U.S.\u00a0113.'] },
    words: '410\u00a0U.S.\u00a0113',
    expected: 'placed',
  },
  {
    what: 'beside its twin with plain spaces, which Word’s find takes for the same',
    parts: { body: ['See 410 U.S. 113; 410\u00a0U.S.\u00a0113.'] },
    words: '410\u00a0U.S.\u00a0113',
    expected: 'placed',
  },
  {
    what: 'with curly marks',
    parts: { body: ['See Doe’s Case, 1 Hen. ‘8’ U.S. 3.'] },
    words: '1 Hen. ‘8’ U.S. 3',
    expected: 'placed',
  },
  {
    what: 'with a non-breaking hyphen',
    parts: {
      body: [paragraph('<w:r><w:t>See 410 U.S. 113, 120</w:t><w:noBreakHyphen/><w:t>21.</w:t></w:r>')],
    },
    words: '410 U.S. 113, 120\u001e21',
    expected: 'placed',
  },
  {
    what: 'with a caret and a section sign',
    parts: { body: ['See 42^U.S.C. § 1983.'] },
    words: '42^U.S.C. § 1983',
    expected: 'placed',
  },
  {
    what: `of ${LONG.length} characters (#31, #168)`,
    parts: { body: [`${LONG}.`] },
    words: LONG,
    expected: 'placed',
  },
  {
    what: 'in a table’s cell (#2040, #950)',
    parts: { body: [table([['Case', `See ${CITE}.`]]), 'After.'] },
    words: CITE,
    expected: 'placed',
  },
  {
    what: 'in a footnote (#3355, #4373)',
    parts: { body: [paragraph(run('Text.') + footnoteMark(1))], footnotes: [`See ${CITE}.`] },
    words: CITE,
    on: WITH_NOTES,
    expected: 'placed',
    but: { web: 'partNotMarkable' },
  },
  {
    what: 'in an endnote',
    parts: { body: [paragraph(run('Text.') + endnoteMark(1))], endnotes: [`See ${CITE}.`] },
    words: CITE,
    on: WITH_NOTES,
    expected: 'placed',
    but: { web: 'partNotMarkable' },
  },
  {
    what: 'in a table of authorities',
    parts: { body: [paragraph(run(`Roe v. Wade, ${CITE}\t3`), 'TableofAuthorities')] },
    words: CITE,
    expected: 'partNotMarkable',
  },
];

const CASES = HAZARDS.flatMap((hazard) =>
  (hazard.on ?? ALL).map((profile) => [hazard.what, profile, hazard] as const),
);

describe('a citation', () => {
  it.each(CASES)('%s: %s', async (_, profile, { parts, words, nth, expected, but }) => {
    const { brief, host, reading } = await openBrief(parts, { profile });
    const planned = markFor(reading, words, nth);
    const outcome = await brief.mark([planned]);
    const wanted = but?.[profile] ?? expected;
    const got = outcome.placed.length === 1 ? 'placed' : outcome.unplaced[0]?.reason;
    expect(got).toBe(wanted);
    const ours = ['document', 'footnotes', 'endnotes']
      .filter((name) => host.document.package.has(`word/${name}.xml`))
      .flatMap((name) => controlsIn(xmlOf(host, `word/${name}.xml`)));
    expect(ours).toHaveLength(wanted === 'placed' ? 1 : 0);
    if (wanted === 'placed') expect((await brief.read()).standing.map(({ text }) => text)).toEqual([words]);
    else expect(outcome.unplaced[0]?.sentence).toMatch(/^[A-Z].*\.$/);
    expect((await brief.read()).blocks).toEqual(reading.blocks);
    expect(await brief.removeAll()).toMatchObject({ removed: ours.length, left: [] });
    expect(host.document.editsWhileTracking).toBe(0);
    expect((await brief.read()).blocks).toEqual(reading.blocks);
  });
});

describe('what stands where no mark can be', () => {
  const parts: DocxParts = {
    body: [`See ${CITE}.`, paragraph(textBox(`In a box: 411 U.S. 1.`))],
    headers: { default: 'In a header: 412 U.S. 2' },
  };
  it.each(ALL)('in %s is no block, and is named or the pane says that it cannot be seen', async (profile) => {
    const { brief, reading } = await openBrief(parts, { profile });
    expect(reading.blocks.map(({ text }) => text)).toEqual([`See ${CITE}.`]);
    expect(reading.skipped).toContain('header: 1 block');
    const boxes = reading.skipped.includes('text box: 1 block');
    expect(boxes || /does not show text boxes/.test(brief.describe().limits.join(' '))).toBe(true);
  });
});

describe('a co-author’s change between reading and marking', () => {
  it.each(ALL)('in %s: what was changed is named, what moved is marked where it is now', async (profile) => {
    const { brief, host, reading } = await openBrief(
      { body: [`See ${CITE}.`, 'See 411 U.S. 1.'] },
      { profile },
    );
    host.coauthorReplaces('113', '114');
    host.coauthorInsertsParagraph(0, 'New.');
    const plan = [markFor(reading, CITE), markFor(reading, '411 U.S. 1')];
    const outcome = await brief.mark(plan);
    expect(outcome.placed.map(({ text }) => text)).toEqual(['411 U.S. 1']);
    expect(outcome.unplaced.map(({ reason }) => reason)).toEqual(['textChanged']);
  });
});

describe('a document for reading only', () => {
  it.each(ALL)('in %s is read, not marked, and one sentence says so', async (profile) => {
    const { brief, reading } = await openBrief({ body: [`See ${CITE}.`] }, { profile, readOnly: 'viewing' });
    await expect(brief.mark([markFor(reading, CITE)])).rejects.toMatchObject({
      kind: 'readOnly',
      message: expect.stringMatching(/^[^.]+\. [^.]+\.$/),
    });
  });
});

describe('checked again after one paragraph was edited', () => {
  it.each(ALL)('in %s, only that paragraph is touched', async (profile) => {
    const texts = Array.from({ length: 12 }, (_, at) => `See ${at + 1} U.S. ${at + 100}.`);
    const { brief, host, reading } = await openBrief({ body: texts }, { profile });
    const cites = texts.map((_, at) => `${at + 1} U.S. ${at + 100}`);
    const ids = (text: string): string => `id${text.replace(/\W/g, '')}`;
    const planOf = (of: typeof reading, words: readonly string[]) =>
      words.map((text) => ({ ...markFor(of, text), citationId: ids(text), tag: `citecheck:1:${ids(text)}` }));
    await brief.mark(planOf(reading, cites));
    host.coauthorReplaces('5 U.S. 1', '5 U.S. 7');
    const edits: string[] = [];
    host.inject(({ member, text }) => {
      if (/search|insert|delete|color|title|tag/.test(member)) edits.push(text());
      return null;
    });
    const again = await brief.read();
    await brief.mark(
      planOf(
        again,
        cites.map((text) => (text === '5 U.S. 104' ? '5 U.S. 704' : text)),
      ),
    );
    expect([...new Set(edits)].filter((text) => text !== '')).not.toEqual([]);
    for (const text of edits.filter((each) => each !== '')) expect(text).toMatch(/5 U\.S\. 704/);
    expect((await brief.read()).standing).toHaveLength(12);
  });
});
