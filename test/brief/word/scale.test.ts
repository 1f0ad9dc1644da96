/** A long brief with notes and comments, and one of twice its length (word.md §7.2; without notes on every Word: everyWord.test.ts). */
import type { PlannedMark } from '../../../src/brief/model';
import { longBrief } from './longBrief';
import { openBrief } from './support';

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
