/** A long brief: 1,000 citations over 1,900 paragraphs stay within 15 syncs and below 1 MB a request (word.md §7.2). */
import { markFor, openBrief } from './support';

const SENTENCE = 'The court of appeals affirmed, and the petitioner timely sought review. ';

function longBrief(paragraphs: number, citations: number): string[] {
  return Array.from({ length: paragraphs }, (_, at) => {
    const cite = at < citations ? `See Smith v. Jones, ${100 + (at % 400)} U.S. ${at + 1} (1950).` : '';
    return SENTENCE.repeat(5) + cite;
  });
}

it('marks 1,000 citations over 1,900 paragraphs in at most 15 syncs, none above 1 MB; a second run adds none', async () => {
  const { host, brief, reading } = await openBrief({ body: longBrief(1900, 1000) });
  const plan = Array.from({ length: 1000 }, (_, at) =>
    markFor(reading, `${100 + (at % 400)} U.S. ${at + 1} `.trim()),
  );
  const unique = plan.map((mark, at) => ({
    ...mark,
    block: at,
    span: spanIn(reading.blocks[at]?.text ?? '', mark.text),
  }));
  const outcome = await brief.mark(
    unique.map((mark, at) => ({ ...mark, citationId: `c${at}`, tag: `citecheck:1:c${at}` })),
  );
  await host.settled();
  console.log(host.stats);
  expect(outcome.unplaced).toEqual([]);
  expect(outcome.placed).toHaveLength(1000);
  expect(host.stats.syncs).toBeLessThanOrEqual(15);
  expect(host.stats.largestRequest).toBeLessThan(1_000_000);
}, 120_000);

function spanIn(text: string, words: string): [number, number] {
  const at = text.indexOf(words);
  return [at, at + words.length];
}
