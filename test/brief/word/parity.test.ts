/**
 * Every real brief, by Word and by the command line: both read the same blocks, plan the same marks and comments and put them at the same
 * places; a second check changes nothing; and when all is taken off, the file is what it was, part by part. The briefs are outside the
 * project; where they are absent this says so.
 */
import { unzipSync, strFromU8 } from 'fflate';
import { clearDocx, markDocx, readDocx } from '../../../src/brief/docx';
import type { Block, Brief, BriefReading, PlannedMark } from '../../../src/brief/model';
import type { CaseLaw } from '../../../src/verifier/caseLaw';
import { checkBrief } from '../../../src/verifier/checkBrief';
import { createChecker } from '../../../src/verifier/checkCitations';
import { withComments } from '../../../src/verifier/comments';
import { plannedMarks } from '../../../src/verifier/marks';
import { docxDifferences } from '../docxDiff';
import { bytesOf, sharedDocuments } from '../sharedDocuments';
import { openBrief } from './support';

/** A library without a case: the series facts alone speak, and every mark and comment is the engine's own. */
const EMPTY: CaseLaw = {
  describe: async () => ({ name: 'empty', cases: 0, asOf: '2026-11-30', schema: 1 }),
  find: async (cores) => cores.map(() => ({ cases: [], listsEveryCase: false })),
  coverage: async (cores) => cores.map(() => null),
  around: async (cores) => cores.map(() => []),
  named: async (queries) => queries.map(() => []),
  opinion: async () => null,
};

async function plan(brief: Brief): Promise<PlannedMark[]> {
  const report = await checkBrief(brief, {
    document: { name: 'brief.docx', sha256: '' },
    toolVersion: '0',
    hashText: async () => '',
    checker: createChecker(EMPTY, { asOf: '2026-11-30' }),
    opinionOf: async () => null,
  });
  return withComments(plannedMarks(report, brief.blocks), report, brief.blocks, 'all');
}

/** What a reader of a block sees, and where it stands. */
const seen = (blocks: readonly Block[]): string[] =>
  blocks.map(({ part, note, text, notesAt }) => JSON.stringify([part, note, text, notesAt ?? []]));

/** Our controls and comments in the text of each part, with how many characters of it stand before them. */
function marksIn(docx: Uint8Array): string[] {
  return ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'].flatMap((name) => {
    const bytes = unzipSync(docx)[name];
    const xml = bytes ? strFromU8(bytes) : '';
    let [characters, tag] = [0, ''];
    const found: string[] = [];
    for (const [token, ours, text] of xml.matchAll(
      /<w:tag w:val="(citecheck:[^"]*)"\/>|<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:commentReference /g,
    )) {
      if (ours !== undefined) tag = ours;
      if (ours !== undefined) found.push(`${name} ${characters} ${ours}`);
      if (text !== undefined) characters += text.length;
      if (token.startsWith('<w:commentReference')) found.push(`${name} comment behind ${tag}`);
    }
    return found;
  });
}

const documents = sharedDocuments();
if (documents.length === 0) {
  it.skip('every brief by Word and by the command line — skipped: ../shared/data is not here', () =>
    undefined);
} else {
  describe.each(documents)('%s', (_, file) => {
    let original: Uint8Array;
    let reading: BriefReading;
    let open: Awaited<ReturnType<typeof openBrief>>;
    let planned: PlannedMark[];
    beforeAll(async () => {
      original = bytesOf(file);
      open = await openBrief(original);
      ({ reading } = open);
      planned = await plan(reading);
    }, 120_000);

    it('is read alike, what is not read too', () => {
      const docx = readDocx(original);
      expect(seen(reading.blocks)).toEqual(seen(docx.blocks));
      // Word cannot tell a footer that says the same again from the one before it that goes on: it counts once.
      const counts = (skipped: readonly string[]): [name: string, count: number][] =>
        skipped.map((each) => [each.replace(/:.*/, ''), Number(/\d+/.exec(each)?.[0])]);
      expect(counts(reading.skipped).map(([name]) => name)).toEqual(
        counts(docx.skipped).map(([name]) => name),
      );
      for (const [at, [, count]] of counts(reading.skipped).entries())
        expect(count).toBeLessThanOrEqual(counts(docx.skipped)[at]?.[1] ?? 0);
    });

    it('gets the same marks and comments at the same places', async () => {
      const byFile = markDocx(original, await plan(readDocx(original)));
      const byWord = await open.brief.mark(planned);
      expect(byWord.placed.map(({ tag }) => tag)).toEqual(
        expect.arrayContaining(byFile.outcome.placed.map(({ tag }) => tag)),
      );
      expect(marksIn(open.host.save())).toEqual(marksIn(byFile.bytes));
    }, 120_000);

    it('is not changed by a second check', async () => {
      const before = open.host.save();
      const again = await open.brief.read();
      expect(seen(again.blocks)).toEqual(seen(reading.blocks));
      expect(again.skipped).toEqual(reading.skipped);
      const outcome = await open.brief.mark(await plan(again));
      expect(outcome.removed).toBe(0);
      expect(open.host.save()).toEqual(before);
    }, 120_000);

    it('is what it was when all is taken off, by Word and by the command line', async () => {
      expect(docxDifferences(original, clearDocx(open.host.save()).bytes, { ignoreMarks: true })).toEqual([]);
      const cleared = await open.brief.removeAll();
      expect(cleared.left).toEqual([]);
      expect(docxDifferences(original, open.host.save(), { ignoreMarks: true })).toEqual([]);
      expect(Object.keys(unzipSync(open.host.save())).sort()).toEqual(
        Object.keys(unzipSync(original)).sort(),
      );
    }, 120_000);
  });
}
