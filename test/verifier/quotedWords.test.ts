/** Whose words, on which page of which book: quotations of a brief against a library of three cases of our own wording. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openLibrary, type ImportedCase, type Library } from '../../src/library';
import type { Opinion } from '../../src/quotation/model';
import { checkBrief } from '../../src/verifier/checkBrief';
import { createChecker } from '../../src/verifier/checkCitations';
import { originsIn, type FindOrigins } from '../../src/verifier/quotedWords';
import { cited, sourceOf } from '../library/cases';

const opinion = (pages: readonly (readonly [string, string])[], more: Partial<Opinion> = {}): Opinion => ({
  complete: true,
  ocr: false,
  parts: [
    { kind: 'majority', pages: pages.map(([label, text]) => ({ label, text })) },
    { kind: 'notes', pages: [{ label: pages[0]?.[0] ?? null, text: 'The rule is an old one.', note: '2' }] },
  ],
  ...more,
});
const PILOT =
  'A pilot shall keep a proper lookout at all times, and answers for the loss that follows where he does not.';
const CHART =
  'A chart is a promise to every sailor who buys it, and its maker answers for what it leaves out.';
const FOG =
  'No master who waits for the fog to lift is at fault, whatever his charter says of the day of sailing.';

const CASES: readonly ImportedCase[] = [
  cited('Gannet v. Tern', ['410 U.S. 100', '93 S. Ct. 700'], {
    date: '1973-01-22',
    opinion: opinion([
      ['100', 'We begin with the facts. '],
      ['101', `${PILOT} `],
      ['102', 'The judgment is affirmed.'],
    ]),
  }),
  cited('Marlin v. Oyster Bay Co.', ['411 U.S. 200'], {
    date: '1973-05-01',
    opinion: opinion([['200', CHART]]),
  }),
  cited('Heron v. Stork', ['412 U.S. 300'], {
    date: '1973-06-01',
    opinion: opinion([['300', 'The appeal was late.']], { complete: false }),
  }),
  cited('Plover v. Snipe', ['413 U.S. 400'], { date: '1973-06-04', opinion: opinion([['400', FOG]]) }),
];

let library: Library;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cite-check-words-'));
beforeAll(async () => {
  library = await openLibrary({ path: path.join(folder, 'library.sqlite'), env: {}, create: true });
  await library.import(sourceOf(CASES, { kind: 'opinions' }));
});
afterAll(() => {
  library.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function check(text: string, findOrigins: FindOrigins | null = originsIn(library)) {
  return checkBrief(
    {
      blocks: text.split('\n').map((line) => ({ part: 'body' as const, note: null, text: line })),
      skipped: [],
    },
    {
      document: { name: 'brief.txt', sha256: '' },
      toolVersion: '0',
      hashText: async () => '',
      checker: createChecker(library, { asOf: '2026-12-01' }),
      opinionOf: (id) => library.opinion(id),
      ...(findOrigins && { findOrigins }),
    },
  );
}
const quotation = async (text: string, find?: FindOrigins | null) =>
  (await check(text, find)).quotations.at(-1);
const pincite = async (text: string, nth = 0) =>
  (await check(text)).citations[nth]?.checks.find((one) => one.check === 'pincite');

describe('the page that quoted words prove', () => {
  it('the words on the page cited make the pincite right', async () => {
    expect(await pincite(`“${PILOT}” Gannet v. Tern, 410 U.S. 100, 101 (1973).`)).toMatchObject({
      result: 'agrees',
    });
  });
  it('the words on another page make it wrong, though that page is one of the case', async () => {
    expect(await pincite(`“${PILOT}” Gannet v. Tern, 410 U.S. 100, 102 (1973).`)).toMatchObject({
      result: 'differs',
      severity: 'major',
      note: 'The words quoted stand on page 101, not on the page cited.',
    });
  });
  it('altered words on another page say nothing of the page', async () => {
    const wrong = PILOT.replace('shall', 'may');
    expect(await pincite(`“${wrong}” Gannet v. Tern, 410 U.S. 100, 102 (1973).`)).not.toMatchObject({
      note: expect.stringContaining('words quoted'),
    });
  });
  it('a note beyond the last of a whole opinion is no note of it', async () => {
    expect(await pincite('See Gannet v. Tern, 410 U.S. 100, 100 n.7 (1973).')).toMatchObject({
      result: 'differs',
      note: 'The opinion has no note 7; its last is note 2.',
    });
    expect(await pincite('See Gannet v. Tern, 410 U.S. 100, 100 n.2 (1973).')).toMatchObject({
      result: 'agrees',
    });
  });
});

describe('of several reporters each page is its own', () => {
  it('a parallel citation is compared in the book that the opinion is paged by', async () => {
    expect(
      await quotation(`“${PILOT}” Gannet v. Tern, 410 U.S. 100, 101, 93 S. Ct. 700, 702 (1973).`),
    ).toMatchObject({ verdict: 'verbatim', foundOn: ['101'] });
    expect(
      await quotation(`“${PILOT}” Gannet v. Tern, 410 U.S. 100, 102, 93 S. Ct. 700, 701 (1973).`),
    ).toMatchObject({ verdict: 'elsewhere', foundOn: ['101'] });
  });
  it('a page of the other reporter alone is not compared with this one', async () => {
    expect(await quotation(`“${PILOT}” Gannet v. Tern, 93 S. Ct. 700, 702 (1973).`)).toMatchObject({
      verdict: 'verbatim',
    });
  });
  it('an id. after both says no book, after one it says that one', async () => {
    const both = `See Gannet v. Tern, 410 U.S. 100, 93 S. Ct. 700 (1973). “${PILOT}” Id. at 702.`;
    expect(await quotation(both)).toMatchObject({ verdict: 'verbatim' });
    const one = `See Gannet v. Tern, 410 U.S. 100 (1973). “${PILOT}” Id. at 102.`;
    expect(await quotation(one)).toMatchObject({ verdict: 'elsewhere' });
  });
});

describe('words that the case cited does not have', () => {
  const misplaced = `“${FOG}” Gannet v. Tern, 410 U.S. 100, 101 (1973).`;
  it('are named by the case of the library that has them', async () => {
    expect(await quotation(misplaced)).toMatchObject({
      verdict: 'elsewhere',
      severity: 'major',
      foundOn: ['400'],
      note: 'These words are not in the case cited. They are in Plover v. Snipe, 413 U.S. 400, on page 400.',
      origin: { name: 'Plover v. Snipe', citation: '413 U.S. 400', foundOn: ['400'] },
    });
  });
  it('without an index, by another case of the brief', async () => {
    const brief = `See Marlin v. Oyster Bay Co., 411 U.S. 200 (1973).\n“${CHART}” Gannet v. Tern, 410 U.S. 100 (1973).`;
    expect(await quotation(brief, null)).toMatchObject({ origin: { name: 'Marlin v. Oyster Bay Co.' } });
    expect(await quotation(misplaced, null)).toMatchObject({ verdict: 'absent', severity: 'major' });
  });
  it('are absent where no case has them, or only nearly', async () => {
    const altered = FOG.replace('No master', 'Every captain');
    expect(await quotation(`“${altered}” Gannet v. Tern, 410 U.S. 100 (1973).`)).toMatchObject({
      verdict: 'absent',
    });
  });
  it('an index that fails takes only the kindness away', async () => {
    expect(await quotation(misplaced, () => Promise.reject(new Error('down')))).toMatchObject({
      verdict: 'absent',
    });
  });
  it('may yet be in the part of an opinion that is not held: not told, the other case named', async () => {
    expect(await quotation(`“${FOG}” Heron v. Stork, 412 U.S. 300 (1973).`)).toMatchObject({
      verdict: 'cannotTell',
      severity: null,
      origin: { name: 'Plover v. Snipe' },
    });
  });
});
