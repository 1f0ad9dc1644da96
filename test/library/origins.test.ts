/** Which opinions hold the words of a quotation: the index of words, over every kind of store, and against a plain list. */
import fc from 'fast-check';
import { Bucket, bucketOf, byBucket, readBucket } from '../../src/library/rows/shingleIndex';
import type { CaseStore } from '../../src/library/store';
import { quotationShingles } from '../../src/quotation';
import type { Opinion } from '../../src/quotation/model';
import { cited, describeStores, sourceOf } from './support';

const opinion = (text: string): Opinion => ({
  complete: true,
  ocr: false,
  parts: [{ kind: 'majority', pages: [{ label: '1', text }] }],
});

const PILOT =
  'A pilot shall keep a proper lookout at all times, and he who leaves the wheel in a narrow channel answers for every loss that follows from it.';
const CHART =
  'A chart is a promise to every sailor who buys it, and the maker of a chart answers to each of them for what it leaves out.';

describeStores('the index of opinions’ words', (open) => {
  const stores: CaseStore[] = [];
  afterEach(() => stores.splice(0).forEach((store) => store.close()));
  const ask = async (store: CaseStore, ...quotes: string[]): Promise<readonly (readonly string[])[]> => {
    const answers = await store.quotedIn(
      quotes.map((quote) => ({ shingles: quotationShingles(quote), limit: 5 })),
    );
    return answers.map((list) => list.map((one) => one.case.name));
  };
  const holding = async (): Promise<CaseStore> => {
    const store = await open();
    stores.push(store);
    await store.replaceSource(
      sourceOf([
        cited('The Gannet', ['1 F. 10'], { opinion: opinion(PILOT) }),
        cited('The Tern', ['1 F. 20']),
        cited('Marlin v. Oyster Bay Co.', ['1 F. 30'], { opinion: opinion(`We say again: “${CHART}”`) }),
      ]),
    );
    return store;
  };

  it('names the case whose words a quotation holds, each question by itself', async () => {
    const store = await holding();
    expect(
      await ask(
        store,
        'the maker of a chart answers to each of them for what it leaves out',
        'he who leaves the wheel in a narrow channel answers for every loss that follows',
        'a lighthouse keeper who sleeps on a night of fog answers for every wreck upon the rocks',
      ),
    ).toEqual([['Marlin v. Oyster Bay Co.'], ['The Gannet'], []]);
  });

  it('finds words across brackets and ellipses', async () => {
    const store = await holding();
    expect(
      await ask(
        store,
        '[A] pilot shall keep a proper lookout at all times . . . and [anybody] who leaves the wheel in a narrow channel answers for every loss',
      ),
    ).toEqual([['The Gannet']]);
  });

  it('forgets a source that is imported again without the words', async () => {
    const store = await holding();
    await store.replaceSource(sourceOf([cited('The Gannet', ['1 F. 10'])]));
    expect(
      await ask(store, 'he who leaves the wheel in a narrow channel answers for every loss that follows'),
    ).toEqual([[]]);
  });

  it('answers no question with no answer, and fewer than four words with none', async () => {
    const store = await holding();
    expect(await store.quotedIn([])).toEqual([]);
    expect(await ask(store, 'a proper lookout')).toEqual([[]]);
  });
});

it('a bucket gives back every fingerprint with its cases', () => {
  const postings = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 100000 })),
    { maxLength: 60, selector: ([fingerprint, place]) => `${fingerprint} ${place}` },
  );
  fc.assert(
    fc.property(postings, (list) => {
      const sorted = [...list].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
      const stored = new Map<number, Buffer>();
      const writing = new Map<number, Bucket>();
      for (const [fingerprint, place] of sorted) {
        const bucket = writing.get(bucketOf(fingerprint)) ?? new Bucket();
        writing.set(bucketOf(fingerprint), bucket);
        bucket.add(fingerprint, place);
      }
      for (const [number, bucket] of writing) stored.set(number, bucket.take());
      const found: [number, number][] = [];
      for (const [number, fingerprints] of byBucket(sorted.map(([fingerprint]) => fingerprint)))
        readBucket(stored.get(number) ?? Buffer.alloc(0), 1000, fingerprints, (fingerprint, id) =>
          found.push([fingerprint, id - 1000]),
        );
      expect(found.sort((one, other) => one[0] - other[0] || one[1] - other[1])).toEqual(sorted);
    }),
  );
});
