/** A long brief: 1,000 citations over 1,900 paragraphs stay within 15 syncs and below 1 MB a request (word.md §7.2). */
import type { PlannedMark } from '../../../src/brief/model';
import { longBrief } from './longBrief';
import { openBrief } from './support';

const SENTENCE = 'The court of appeals affirmed, and the petitioner timely sought review. ';
const cite = (at: number): string => `${100 + (at % 400)} U.S. ${at + 1}`;

function plainBrief(paragraphs: number, citations: number): string[] {
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
  const { host, brief, reading } = await openBrief({ body: plainBrief(1900, 1000) });
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

describe('a brief of 190 pages with 300 of its 1,000 citations in footnotes, one in fifty with a comment', () => {
  const CITE = /\d+ U\.S\. \d+/;
  /** Requests of a whole check, reading and marking, and the largest of them. */
  async function checked(
    times: number,
  ): Promise<{ syncs: number; largest: number; placed: number; comments: number }> {
    const { host, brief, reading } = await openBrief(longBrief(times));
    const plan = reading.blocks.flatMap(({ text }, block): PlannedMark[] => {
      const found = CITE.exec(text);
      if (!found) return [];
      const start = found.index;
      const id = `c${block}`;
      return [
        {
          citationId: id,
          block,
          span: [start, start + found[0].length],
          text: found[0],
          kind: 'stop',
          tag: `citecheck:1:${id}`,
          title: '✕ No such citation — U.S. Reports end before 620',
          color: 'C50F1F',
          ...(/^9/.test(found[0]) && reading.blocks[block]?.part === 'body'
            ? {
                comment: `[cite check] ✕ No such citation: ${found[0]}. Evidence: U.S. Reports end before 620.`,
              }
            : {}),
        },
      ];
    });
    const outcome = await brief.mark(plan);
    await host.settled();
    return {
      syncs: host.stats.syncs,
      largest: host.stats.largestRequest,
      placed: outcome.placed.length,
      comments: outcome.comments.standing,
    };
  }

  it('takes at most 15 requests below 1 MB; twice the brief takes five more at most', async () => {
    const once = await checked(1);
    expect(once.placed).toBe(1000);
    expect(once.comments).toBeGreaterThan(10);
    expect(once.syncs).toBeLessThanOrEqual(15);
    expect(once.largest).toBeLessThan(1_000_000);
    const twice = await checked(2);
    expect(twice.placed).toBe(2000);
    expect(twice.syncs - once.syncs).toBeLessThanOrEqual(5);
  }, 180_000);
});
