/** `check --comments`: which comments a marked copy carries, and that `clear` takes them out. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { docxDifferences } from '../brief/docxDiff';
import { buildCommandLine, PROJECT, run, temporaryFolder } from './harness';

jest.setTimeout(120_000);
const SAMPLE = path.join(PROJECT, 'assets', 'samples', 'sample-brief.docx');
const folder = temporaryFolder();
const home = path.join(folder, 'home');
beforeAll(buildCommandLine);

const commentsOf = (file: string): string[] => {
  const part = unzipSync(new Uint8Array(readFileSync(file)))['word/comments.xml'];
  return [...(part ? strFromU8(part) : '').matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text = '']) => text);
};

it.each([
  [[], /^\[cite check\] [✕≠]/],
  [['--comments', 'problems'], /^\[cite check\] [✕≠]/],
  [['--comments', 'all'], /^\[cite check\] [✕≠?]/],
])(
  'check %j writes comments, each of which says fact and evidence; clear takes them out',
  async (options, form) => {
    const [out, cleared] = [path.join(folder, 'm.docx'), path.join(folder, 'c.docx')];
    expect((await run(['check', SAMPLE, '--json', '--out', out, ...options], { home })).code).toBe(0);
    const comments = commentsOf(out);
    expect(comments.length).toBeGreaterThan(3);
    for (const comment of comments) expect(comment).toMatch(form);
    expect((await run(['clear', out, '--out', cleared, '--force'], { home })).code).toBe(0);
    expect(
      docxDifferences(new Uint8Array(readFileSync(SAMPLE)), new Uint8Array(readFileSync(cleared))),
    ).toEqual([]);
  },
);

it('check --comments off writes none', async () => {
  const out = path.join(folder, 'off.docx');
  expect((await run(['check', SAMPLE, '--json', '--out', out, '--comments', 'off'], { home })).code).toBe(0);
  expect(commentsOf(out)).toEqual([]);
});

it('another word than off, problems or all is refused with one line', async () => {
  const ended = await run(['check', SAMPLE, '--json', '--comments', 'some'], { home });
  expect(ended.code).toBe(2);
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  expect(ended.stderr).toContain('--comments');
});
