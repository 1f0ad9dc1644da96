/**
 * From places in text to ranges in Word: one `paragraph.search` for each distinct pair of paragraph and needle, many in one sync,
 * then the n-th exact hit. A place that the text has more often than Word finds it is asked for once more, with words around it.
 */
import { contextQuery, endWordsQuery, pick, queryFor, type PlainQuery, type Query } from './needle';
import type { Refused, Target } from './plan';
import { sameWords } from './wordText';
import type { Story } from './stories';

/** About 0.9 KB a search in the request (word.md §2.2): far below 1 MB. */
const SEARCHES_A_SYNC = 600;

export interface Found {
  readonly target: Target;
  readonly range: Word.Range;
}

export interface Work {
  readonly sync: () => Promise<void>;
  readonly cancelled: () => boolean;
  readonly progress: (done: number, total: number) => void;
}

interface Search {
  readonly hits: Word.RangeCollection;
}

export async function findRanges(
  targets: readonly Target[],
  stories: readonly Story[],
  work: Work,
): Promise<{ found: Found[]; refused: Refused[] }> {
  const found: Found[] = [];
  const refused: Refused[] = [];
  const unsure: Target[] = [];
  for (let at = 0; at < targets.length && !work.cancelled(); at += SEARCHES_A_SYNC) {
    const chunk = targets.slice(at, at + SEARCHES_A_SYNC);
    const searches = new Map<string, Search>();
    const queries = chunk.map((target) => ({ target, query: queryFor(target.wordText, target.span) }));
    for (const { target, query } of queries) {
      const paragraph = paragraphOf(target, stories);
      for (const plain of query && paragraph ? plainQueries(query) : []) {
        const key = keyOf(target, plain);
        if (searches.has(key) || !paragraph) continue;
        const hits = paragraph.search(plain.needle, { matchCase: true });
        hits.load('items/text');
        searches.set(key, { hits });
      }
    }
    await work.sync();
    for (const { target, query } of queries) {
      const range = query && rangeFor(target, query, searches);
      if (range) found.push({ target, range });
      else if (query?.kind === 'plain') unsure.push(target);
      else refused.push({ mark: target.mark, reason: 'notFound' });
    }
    work.progress(Math.min(at + SEARCHES_A_SYNC, targets.length), targets.length);
  }
  const second = await findInContext(unsure, stories, work);
  const third = await findByEndWords(second.lost, stories, work);
  return {
    found: inOrder([...found, ...second.found, ...third.found], targets),
    refused: [...refused, ...third.refused],
  };
}

function inOrder(found: readonly Found[], targets: readonly Target[]): Found[] {
  const order = new Map(targets.map((target, at) => [target, at]));
  return [...found].sort((a, b) => (order.get(a.target) ?? 0) - (order.get(b.target) ?? 0));
}

function plainQueries(query: Query): PlainQuery[] {
  return query.kind === 'plain' ? [query] : [query.head, query.tail];
}

function keyOf({ story, paragraph }: Target, { needle }: PlainQuery): string {
  return `${story} ${paragraph} ${needle}`;
}

function paragraphOf(target: Target, stories: readonly Story[]): Word.Paragraph | undefined {
  return stories.find(({ name }) => name === target.story)?.paragraphs.items[target.paragraph];
}

function rangeFor(target: Target, query: Query, searches: ReadonlyMap<string, Search>): Word.Range | null {
  const hit = (plain: PlainQuery): Word.Range | null =>
    pick(plain, searches.get(keyOf(target, plain))?.hits.items ?? []);
  if (query.kind === 'plain') return hit(query);
  const head = hit(query.head);
  const tail = hit(query.tail);
  // Expanding leaves an undo entry on the web (#5715), so only where plain find cannot work.
  return head && tail ? head.expandTo(tail) : null;
}

/** Second try: longer words around the place that stand in the paragraph once, then the words within them. */
async function findInContext(
  targets: readonly Target[],
  stories: readonly Story[],
  work: Work,
): Promise<{ found: Found[]; lost: Target[] }> {
  const asked = targets.map((target) => {
    const query = contextQuery(target.wordText, target.span);
    const paragraph = paragraphOf(target, stories);
    if (!query || !paragraph) return { target, query, around: null, inner: null };
    const around = paragraph.search(query.around.needle, { matchCase: true });
    const inner = around.getFirstOrNullObject().search(query.inner.needle, { matchCase: true });
    around.load('items/text');
    inner.load('items/text');
    return { target, query, around, inner };
  });
  if (asked.some(({ around }) => around !== null)) await work.sync();
  const found: Found[] = [];
  const lost: Target[] = [];
  for (const { target, query, around, inner } of asked) {
    const whole = query && around && pick(query.around, around.items);
    const range = query && whole && inner && !inner.isNullObject ? pick(query.inner, inner.items) : null;
    if (range && sameWords(range.text, target.mark.text)) found.push({ target, range });
    else lost.push(target);
  }
  return { found, lost };
}

/** Third try: from the first word to the last, where what lies between reads as it should. Two syncs, for those few alone. */
async function findByEndWords(
  targets: readonly Target[],
  stories: readonly Story[],
  work: Work,
): Promise<{ found: Found[]; refused: Refused[] }> {
  const searches = new Map<string, Search>();
  const queries = targets.map((target) => ({ target, query: endWordsQuery(target.wordText, target.span) }));
  for (const { target, query } of queries) {
    const paragraph = paragraphOf(target, stories);
    for (const plain of query && paragraph ? [query.head, query.tail] : []) {
      const hits = paragraph?.search(plain.needle, { matchCase: true });
      hits?.load('items/text');
      if (hits) searches.set(keyOf(target, plain), { hits });
    }
  }
  if (searches.size > 0) await work.sync();
  const between = queries.map(({ target, query }) => {
    const range = query && rangeFor(target, query, searches);
    range?.load('text');
    return { target, range };
  });
  if (between.some(({ range }) => range !== null)) await work.sync();
  const isRight = ({ target, range }: (typeof between)[number]): boolean =>
    range !== null && sameWords(range.text, target.mark.text);
  return {
    found: between.flatMap((each) =>
      each.range && isRight(each) ? [{ target: each.target, range: each.range }] : [],
    ),
    refused: between
      .filter((each) => !isRight(each))
      .map(({ target }) => ({ mark: target.mark, reason: 'notFound' })),
  };
}
