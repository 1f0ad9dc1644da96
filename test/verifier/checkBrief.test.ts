/** A brief from text to report, and the service's shape of the same answers. */
import { checkBrief, type BriefCheck } from '../../src/verifier/checkBrief';
import { createChecker } from '../../src/verifier/checkCitations';
import { answerAsCiteCheck, citeCheckSchema } from '../../src/verifier/citeCheckReply';
import { reportSchema } from '../../src/verifier/report';
import type { Block } from '../../src/brief/model';
import { caseLawOf, TODAY } from './fixtures';

const paragraph = (text: string): Block => ({ part: 'body', note: null, text });
const checker = createChecker(caseLawOf(), { asOf: TODAY });
const using: BriefCheck = {
  document: { name: 'brief.txt', sha256: 'aa' },
  toolVersion: '0.1.0',
  hashText: async (text) => `hash of ${text.length}`,
  checker,
  opinionOf: async (id) =>
    id === 'case-0'
      ? {
          complete: true,
          ocr: false,
          parts: [
            {
              kind: 'majority',
              pages: [
                { label: '678', text: 'A claim has facial plausibility when the plaintiff pleads facts.' },
              ],
            },
          ],
        }
      : null,
};
const BRIEF = {
  blocks: [
    paragraph(
      '“A claim has facial plausibility when the plaintiff pleads facts.” Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009).',
    ),
    paragraph(
      '“A claim has formal plausibility when the plaintiff pleads facts.” Id. at 678. But see Nobody v. Nowhere, 999 U.S. 1 (2020).',
    ),
  ],
  skipped: ['header: 1 block'],
};

it('reads, asks, compares the words and reports', async () => {
  const steps: string[] = [];
  const stops: string[] = [];
  const report = await checkBrief(BRIEF, using, {
    onProgress: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`),
    onResult: ({ status }, { text }) => status === 'not_found' && stops.push(text),
  });
  expect(reportSchema.safeParse(report).error).toBeUndefined();
  expect(report.citations.map(({ text, mark }) => `${text} ${mark}`)).toEqual([
    '556 U.S. 662 found',
    'Id. at 678 mismatch',
    '999 U.S. 1 stop',
  ]);
  expect(report.quotations.map(({ verdict }) => verdict)).toEqual(['verbatim', 'altered']);
  expect(report.document).toMatchObject({
    name: 'brief.txt',
    blocks: 2,
    skipped: ['header: 1 block'],
    textSha256: expect.stringContaining('hash of'),
  });
  expect(stops).toEqual(['999 U.S. 1']);
  expect(steps[0]).toBe('reading 0/2');
  expect(steps.at(-1)).toBe('comparing 2/2');
});

it('an opinion that cannot be had leaves the words untold', async () => {
  const report = await checkBrief(BRIEF, { ...using, opinionOf: () => Promise.reject(new Error('gone')) });
  expect(report.quotations.map(({ verdict }) => verdict)).toEqual(['cannotTell', 'cannotTell']);
  expect(report.citations.map(({ mark }) => mark)).toEqual(['found', 'found', 'stop']);
});

it('a brief without citations is a report that says so in numbers', async () => {
  const report = await checkBrief({ blocks: [paragraph('Nothing is cited here.')], skipped: [] }, using);
  expect(report.summary).toMatchObject({ citations: 0, authorities: 0, checked: 0, fabricated: [] });
});

it('an abort ends it', async () => {
  const controller = new AbortController();
  controller.abort(new Error('cancelled'));
  await expect(checkBrief(BRIEF, using, { signal: controller.signal })).rejects.toThrow('cancelled');
});

describe('a citation that no index holds, whose case is known by name, court and year', () => {
  const caseLaw = caseLawOf('| Wexcombe v. Hale | cand | 2019-04-02', '');
  const wexcombe: BriefCheck = {
    ...using,
    checker: createChecker(caseLaw, { asOf: TODAY }),
    opinionOf: async (id) => (id === 'case-0' ? using.opinionOf('case-0') : null),
  };
  const brief = (quote: string) => ({
    blocks: [paragraph(`“${quote}” Wexcombe v. Hale, 2019 WL 1234567, at *3 (N.D. Cal. Apr. 2, 2019).`)],
    skipped: [],
  });
  it('stays unverified, and its text serves the quotation', async () => {
    const right = await checkBrief(
      brief('A claim has facial plausibility when the plaintiff pleads facts.'),
      wexcombe,
    );
    expect(right.citations[0]).toMatchObject({
      status: 'unverified',
      mark: 'unverified',
      evidence: [{ rule: 'caseByDocket' }],
      match: { name: 'Wexcombe v. Hale' },
    });
    expect(right.citations[0]?.checks).toContainEqual(
      expect.objectContaining({ check: 'quotation', result: 'agrees' }),
    );
    const wrong = await checkBrief(
      brief('A claim has formal plausibility when the plaintiff pleads facts.'),
      wexcombe,
    );
    expect(wrong.quotations[0]?.verdict).toBe('altered');
  });
});

it('a picked candidate is asked for with its citation and with every short form of it', async () => {
  const blocks = [paragraph('See 12 Ala. 59 (1847). Id. at 70.')];
  const open = await checkBrief({ blocks, skipped: [] }, using);
  expect(open.citations.map(({ status }) => status)).toEqual(['ambiguous', 'ambiguous']);
  const [citation] = open.citations;
  const picks = new Map([[citation?.id ?? '', citation?.matches?.[1]?.id ?? '']]);
  const picked = await checkBrief({ blocks, skipped: [] }, using, { picks });
  expect(picked.citations.map(({ status, match }) => `${status} ${match?.name}`)).toEqual([
    'found Gum v. Hazel',
    'found Gum v. Hazel',
  ]);
  expect(picked.citations[1]?.checks).toMatchObject([{ check: 'pincite', result: 'agrees' }]);
});

describe('the service’s shape', () => {
  it('each distinct citation once; laws pass through unreported', async () => {
    const answer = await answerAsCiteCheck(
      'See 556 U.S. 662 and 999 U.S. 1234.\nAgain 556 U.S. 662; also 777 F.2d 12, and 42 U.S.C. § 1983.',
      checker,
    );
    expect(citeCheckSchema.safeParse(answer).error).toBeUndefined();
    expect(answer.checked.map(({ input, status }) => `${input} ${status}`)).toEqual([
      '556 U.S. 662 found',
      '999 U.S. 1234 not_found',
      '777 F.2d 12 unverified',
    ]);
    expect(answer).toMatchObject({
      fabricated: ['999 U.S. 1234'],
      unverified: ['777 F.2d 12'],
      revised: false,
    });
    expect(Object.keys(answer.checked[0]?.match ?? {})).toEqual(['name', 'citation', 'court', 'date', 'url']);
  });
});
