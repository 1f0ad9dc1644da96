/** A long brief: 1,000 citations over 1,900 paragraphs stay within 15 syncs and below 1 MB a request (word.md §7.2). */
import type { PlannedMark } from '../../../src/brief/model';
import { openBrief } from './support';

const SENTENCE = 'The court of appeals affirmed, and the petitioner timely sought review. ';
const cite = (at: number): string => `${100 + (at % 400)} U.S. ${at + 1}`;

function longBrief(paragraphs: number, citations: number): string[] {
  const body = SENTENCE.repeat(5);
  return Array.from({ length: paragraphs }, (_, at) =>
    at < citations ? `${body}See Smith v. Jones, ${cite(at)} (1950).` : body,
  );
}

function planFor(texts: readonly string[], citations: number): PlannedMark[] {
  return Array.from({ length: citations }, (_, at) => {
    const start = (texts[at] ?? '').indexOf(cite(at));
    return {
      citationId: `c${at}`,
      block: at,
      span: [start, start + cite(at).length],
      text: cite(at),
      kind: 'found',
      tag: `citecheck:1:c${at}`,
      title: '✓ Found — name; page and words',
      color: '107C10',
    };
  });
}

it('marks 1,000 citations in at most 15 syncs, no request above 1 MB, and a second run adds none', async () => {
  const { host, brief, reading } = await openBrief({ body: longBrief(1900, 1000) });
  const plan = planFor(
    reading.blocks.map(({ text }) => text),
    1000,
  );
  const outcome = await brief.mark(plan);
  await host.settled();
  expect(outcome.placed).toHaveLength(1000);
  expect(host.stats.syncs).toBeLessThanOrEqual(15);
  expect(host.stats.largestRequest).toBeLessThan(1_000_000);

  const first = host.save();
  const syncs = host.stats.syncs;
  expect((await brief.mark(plan)).placed).toHaveLength(1000);
  await host.settled();
  expect(host.save()).toEqual(first);
  expect(host.stats.syncs - syncs).toBeLessThanOrEqual(4);

  expect(await brief.removeAll()).toEqual({ removed: 1000, comments: 0, left: [] });
  await host.settled();
  expect(host.heldReferences).toBe(0);
}, 120_000);
