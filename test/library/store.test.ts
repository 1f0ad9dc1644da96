import fc from 'fast-check';
import type { ImportedCase, VolumeStatement } from '../../src/library/model';
import type { CaseStore } from '../../src/library/store';
import { citationText } from '../../src/library/rows/values';
import type { Opinion } from '../../src/quotation/model';
import { cited, describeStores, sourceOf } from './support';

const core = (volume: string, reporter: string, page: string) => ({ volume, reporter, page });

describeStores('a store of case law', (open) => {
  const stores: CaseStore[] = [];
  const holding = async (...cases: ImportedCase[]): Promise<CaseStore> => {
    const store = await open();
    stores.push(store);
    await store.replaceSource(sourceOf(cases));
    return store;
  };
  afterEach(() => stores.splice(0).forEach((store) => store.close()));

  describe('finds cases by where they start', () => {
    it('answers every core in order, a miss with no cases', async () => {
      const store = await holding(
        cited('Ashcroft v. Iqbal', ['556 U.S. 662', '129 S. Ct. 1937']),
        cited('Nken v. Holder', ['556 U.S. 418']),
      );
      const answers = await store.find([
        core('556', 'U.S.', '418'),
        core('556', 'U.S.', '663'),
        core('129', 'S. Ct.', '1937'),
        core('556', 'F.4th', '662'),
      ]);
      expect(answers.map(({ cases }) => cases.map(({ name }) => name))).toEqual([
        ['Nken v. Holder'],
        [],
        ['Ashcroft v. Iqbal'],
        [],
      ]);
    });

    it('gives all that is known of a case, its citations as one reads them', async () => {
      const store = await holding(
        cited('State v. Doon', ['1 Ga. 1', '2 Ala. 3'], {
          otherNames: ['The State vs. Doon and Dimond'],
          court: 'ga',
          date: '1811-01',
          docketNumber: 'No. 4',
          url: 'https://example.org/1',
          lastPage: '4',
        }),
      );
      const [answer] = await store.find([core('1', 'Ga.', '1')]);
      expect(answer?.cases).toEqual([
        {
          id: expect.any(String),
          name: 'State v. Doon',
          names: ['State v. Doon', 'The State vs. Doon and Dimond'],
          citations: ['1 Ga. 1', '2 Ala. 3'],
          court: 'ga',
          date: '1811-01',
          docketNumber: 'No. 4',
          url: 'https://example.org/1',
          firstPage: '1',
          lastPage: '4',
          source: 'test',
          asOf: '2026-01-31',
          hasOpinion: false,
          fromTable: true,
        },
      ]);
    });

    it('gives every case that starts on a shared page, and keeps cases without a name', async () => {
      const store = await holding(
        cited('', ['19 T.C. 474']),
        cited('Estate of Gray v. Commissioner', ['19 T.C. 474']),
      );
      const [answer] = await store.find([core('19', 'T.C.', '474')]);
      expect(answer?.cases.map(({ names }) => names)).toEqual([[], ['Estate of Gray v. Commissioner']]);
    });

    it('takes volume and page as text: roman, lettered and two-part numbers are themselves', async () => {
      const store = await holding(
        cited('Roman', ['5 U.S. xii']),
        cited('Letter', ['5 Wash. 13301-M']),
        cited('Two parts', ['99-2 U.S. 7']),
        cited('Zero', ['5 U.S. 07']),
      );
      const names = async (volume: string, reporter: string, page: string) =>
        (await store.find([core(volume, reporter, page)]))[0]?.cases.map(({ name }) => name);
      expect(await names('5', 'U.S.', 'xii')).toEqual(['Roman']);
      expect(await names('5', 'Wash.', '13301-M')).toEqual(['Letter']);
      expect(await names('99-2', 'U.S.', '7')).toEqual(['Two parts']);
      expect(await names('99', 'U.S.', '7')).toEqual([]);
      expect(await names('5', 'U.S.', '7')).toEqual([]);
    });

    it('finds every case it was given, at each of its citations', async () => {
      const word = fc.stringMatching(/^[A-Za-z0-9.-]{1,6}$/);
      const number = fc.oneof(fc.nat(2000).map(String), word);
      const citation = fc.tuple(number, fc.constantFrom('U.S.', 'S. Ct.', 'F. App’x', 'Ga.'), number);
      const oneCase = fc.tuple(fc.string(), fc.array(citation, { maxLength: 4 }));
      await fc.assert(
        fc.asyncProperty(fc.array(oneCase, { maxLength: 30 }), async (rows) => {
          const cases = rows.map(([name, citations], index) =>
            cited(name, [], {
              key: String(index),
              citations: citations.map(([volume, reporter, page]) => core(volume, reporter, page)),
            }),
          );
          const store = await holding(...cases);
          for (const { name, citations } of cases) {
            const answers = await store.find(citations);
            expect(answers).toHaveLength(citations.length);
            for (const answer of answers)
              expect(answer.cases).toContainEqual(
                expect.objectContaining({ name, citations: citations.map(citationText) }),
              );
          }
        }),
        { numRuns: 25 },
      );
      // Twenty-five libraries, each made on a server: far below this alone, not always beside other tests.
    }, 60_000);
  });

  describe('knows what it can say of a volume', () => {
    const page = (first: number, last: number, year = '1890'): ImportedCase =>
      cited(`A v. B${first}`, [`1 Alaska ${first}`], { lastPage: String(last), date: year });
    const tiling = [page(1, 4), page(5, 10), page(10, 15), page(16, 30, '1893'), page(19, 25), page(31, 40)];
    const whole: readonly VolumeStatement[] = [
      { reporter: 'Alaska', volume: '1', lastPage: null, meantWhole: true },
    ];
    const coverageOf = async (cases: ImportedCase[], volumes = whole) => {
      const store = await open();
      stores.push(store);
      await store.replaceSource(sourceOf(cases, { kind: 'cap', volumes }));
      return (await store.coverage([core('1', 'Alaska', '7')]))[0];
    };

    it('is tiled where each case starts no later than the page after the furthest one before', async () => {
      expect(await coverageOf(tiling)).toEqual({
        reporter: 'Alaska',
        volume: '1',
        tiled: true,
        lastPage: null,
        cases: 6,
        firstYear: 1890,
        lastYear: 1893,
        source: 'test',
        asOf: '2026-01-31',
      });
    });

    it.each([
      ['a page is missing', [...tiling, page(42, 50)]],
      ['the beginning is missing', tiling.map((_, index) => page(200 + index, 200 + index))],
      ['the last page of a case is not known', [...tiling, cited('C v. D', ['1 Alaska 41'])]],
      ['only a few cases are held', tiling.slice(0, 3)],
      ['a case starts on a page that is no number', [...tiling, cited('C v. D', ['1 Alaska xi'])]],
    ])('is not tiled where %s', async (_, cases) => {
      expect((await coverageOf(cases))?.tiled).toBe(false);
    });

    it('has its last page from metadata, never from the last case', async () => {
      const stated: readonly VolumeStatement[] = [
        { reporter: 'Alaska', volume: '1', lastPage: 702, meantWhole: true },
      ];
      expect((await coverageOf(tiling, stated))?.lastPage).toBe(702);
    });

    it('fills the same pages of the volume under its nominative number, and of no other book', async () => {
      const store = await open();
      stores.push(store);
      const cases = tiling.map(({ name, lastPage }, index) => {
        const first = [1, 5, 10, 16, 19, 31][index] ?? 0;
        return cited(name, [`5 U.S. ${first}`, `1 Cranch ${first}`, `7 Am. Dec. ${first}`], { lastPage });
      });
      await store.replaceSource(sourceOf(cases));
      const asked = [core('5', 'U.S.', '12'), core('1', 'Cranch', '12'), core('7', 'Am. Dec.', '12')];
      expect((await store.coverage(asked)).map((held) => held?.tiled)).toEqual([true, true, false]);
      expect((await store.around(asked)).map((found) => found.map(({ name }) => name))).toEqual([
        ['A v. B10'],
        ['A v. B10'],
        [],
      ]);
    });

    it('is tiled over the jump to the orders that U.S. Reports make, and claims no page behind it', async () => {
      const store = await open();
      stores.push(store);
      const us = (first: number, last: number) =>
        cited(`A v. B${first}`, [`500 U.S. ${first}`], { lastPage: String(last) });
      const opinions = [us(1, 20), us(20, 90), us(91, 300), us(301, 640), us(641, 700)];
      const volumes = [{ reporter: 'U.S.', volume: '500', lastPage: null, meantWhole: true }];
      const heldOf = async (cases: ImportedCase[]) => {
        await store.replaceSource(sourceOf(cases, { volumes }));
        const [coverage] = await store.coverage([core('500', 'U.S.', '1')]);
        const answers = await store.find([core('500', 'U.S.', '641'), core('500', 'U.S.', '901')]);
        return [coverage?.tiled, ...answers.map(({ listsEveryCase }) => listsEveryCase)];
      };
      expect(await heldOf([...opinions, us(901, 905), us(906, 910)])).toEqual([true, true, false]);
      expect(await heldOf([...opinions, us(902, 905)])).toEqual([false, false, false]);
    });

    it('claims to list every case of a page only where a scan of the whole book tiles', async () => {
      const claims = async (cases: ImportedCase[], volumes: readonly VolumeStatement[]) => {
        const store = await open();
        stores.push(store);
        await store.replaceSource(sourceOf(cases, { volumes }));
        return (await store.find([core('1', 'Alaska', '10')]))[0]?.listsEveryCase;
      };
      expect(await claims(tiling, whole)).toBe(true);
      expect(await claims(tiling, [])).toBe(false);
      expect(await claims([...tiling, page(90, 92)], whole)).toBe(false);
    });

    it('is null for a volume of which nothing is held', async () => {
      const store = await holding(cited('A v. B', ['1 Alaska 1']));
      expect(await store.coverage([core('2', 'Alaska', '1'), core('1', 'Ga.', '1')])).toEqual([null, null]);
    });

    it('prefers the tiled account of a volume to a longer list of loose cases', async () => {
      const store = await open();
      stores.push(store);
      const loose = Array.from({ length: 30 }, (_, index) =>
        cited(`L v. M${index}`, [`1 Alaska ${index * 2}`]),
      );
      await store.replaceSource(sourceOf(loose, { key: 'loose', name: 'loose' }));
      await store.replaceSource(sourceOf(tiling, { key: 'scan', name: 'scan', volumes: whole }));
      expect((await store.coverage([core('1', 'Alaska', '7')]))[0]).toMatchObject({
        tiled: true,
        source: 'scan',
      });
    });
  });

  it('finds the cases that a page lies inside, never those that start on it', async () => {
    const store = await holding(
      cited('First v. Long', ['1 Alaska 1'], { lastPage: '40' }),
      cited('Second v. Short', ['1 Alaska 10'], { lastPage: '12' }),
      cited('Third v. Unknown', ['1 Alaska 11']),
    );
    const inside = async (page: string) =>
      (await store.around([core('1', 'Alaska', page)]))[0]?.map(({ name }) => name);
    expect(await inside('1')).toEqual([]);
    expect(await inside('10')).toEqual(['First v. Long']);
    expect(await inside('12')).toEqual(['Second v. Short', 'First v. Long']);
    expect(await inside('40')).toEqual(['First v. Long']);
    expect(await inside('41')).toEqual([]);
    expect(await inside('xii')).toEqual([]);
  });

  describe('finds cases by the words of their parties', () => {
    it('whichever way accents, apostrophes and capitals are written', async () => {
      const store = await holding(
        cited('O’Brien v. Peña', ['1 U.S. 1']),
        cited('Brien v. Roe', ['1 U.S. 9']),
      );
      const named = async (...words: string[]) =>
        (await store.named([{ words, limit: 9 }]))[0]?.map(({ name }) => name);
      expect(await named("O'BRIEN")).toEqual(['O’Brien v. Peña']);
      expect(await named('obrien', 'pena')).toEqual(['O’Brien v. Peña']);
      expect(await named('brien')).toEqual(['Brien v. Roe']);
      expect(await named('obrien', 'roe')).toEqual([]);
    });

    it('by every name of a case, cases without a citation too, at most as many as asked for', async () => {
      const store = await holding(
        cited('State v. Doon', ['1 Ga. 1'], { otherNames: ['The State vs. Doon and Dimond'] }),
        cited('State v. Rumph', []),
      );
      const answers = await store.named([
        { words: ['dimond'], limit: 5 },
        { words: ['rumph'], limit: 5 },
        { words: ['state'], limit: 1 },
        { words: ['v', 'the'], limit: 5 },
        { words: ['" OR "'], limit: 5 },
      ]);
      expect(answers.map((cases) => cases.map(({ name }) => name))).toEqual([
        ['State v. Doon'],
        ['State v. Rumph'],
        ['State v. Doon'],
        [],
        [],
      ]);
    });
  });

  describe('keeps opinions page by page', () => {
    const opinion: Opinion = {
      complete: true,
      ocr: true,
      parts: [
        { kind: 'syllabus', pages: [{ label: '668', text: 'Held: affirmed.' }] },
        {
          kind: 'majority',
          pages: [
            { label: '668', text: 'We hold that the judg' },
            { label: '669', text: 'ment — “§ 1983” 𝒜 — is ' },
            { label: '670', text: 'affirmed.' },
          ],
        },
        { kind: 'notes', pages: [{ label: '669', text: 'A note.', note: '1' }] },
        {
          kind: 'dissent',
          pages: [
            { label: '670', text: 'I dissent.' },
            { label: 'A-1', text: 'Appendix.' },
          ],
        },
      ],
    };
    const stored = async (): Promise<[CaseStore, string]> => {
      const store = await holding(cited('A v. B', ['466 U.S. 668'], { opinion }));
      const [answer] = await store.find([core('466', 'U.S.', '668')]);
      expect(answer?.cases[0]?.hasOpinion).toBe(true);
      return [store, answer?.cases[0]?.id ?? ''];
    };

    it('gives an opinion back as it was', async () => {
      const [store, id] = await stored();
      expect(await store.opinion(id)).toEqual(opinion);
    });

    it('gives the pages between two labels, of every part that has one', async () => {
      const [store, id] = await stored();
      const labels = async (from?: string, to?: string) =>
        (await store.opinion(id, from, to))?.parts.map(({ kind, pages }) => [
          kind,
          ...pages.map((p) => p.label),
        ]);
      expect(await labels('669', '670')).toEqual([
        ['majority', '669', '670'],
        ['notes', '669'],
        ['dissent', '670'],
      ]);
      expect(await labels('670', 'A-1')).toEqual([
        ['majority', '670'],
        ['dissent', '670', 'A-1'],
      ]);
      expect(await labels('669')).toEqual([
        ['majority', '669'],
        ['notes', '669'],
      ]);
      expect(await labels('900', '901')).toEqual([]);
    });

    it('has nothing for a case without text, or an id that is none', async () => {
      const store = await holding(cited('A v. B', ['1 U.S. 1']));
      const [answer] = await store.find([core('1', 'U.S.', '1')]);
      expect(await store.opinion(answer?.cases[0]?.id ?? '')).toBeNull();
      expect(await store.opinion('999')).toBeNull();
      expect(await store.opinion("1' OR 1=1")).toBeNull();
    });
  });

  describe('replaces a source whole or not at all', () => {
    const names = async (store: CaseStore, page: string) =>
      (await store.find([core('1', 'U.S.', page)]))[0]?.cases.map(({ name }) => name);

    it('leaves nothing of the earlier import, nor touches another source', async () => {
      const store = await holding(cited('Old v. Gone', ['1 U.S. 1']), cited('Old v. Kept', ['1 U.S. 2']));
      await store.replaceSource(sourceOf([cited('Other v. Source', ['1 U.S. 2'])], { key: 'other' }));
      const [before] = await store.find([core('1', 'U.S.', '2')]);
      const outcome = await store.replaceSource(sourceOf([cited('New v. Kept', ['1 U.S. 2'])]));
      expect(outcome).toMatchObject({ cases: 1, citations: 1, replaced: 2 });
      expect(await names(store, '1')).toEqual([]);
      expect(await names(store, '2')).toEqual(['Other v. Source', 'New v. Kept']);
      expect((await store.named([{ words: ['gone'], limit: 9 }]))[0]).toEqual([]);
      expect(await store.totals()).toMatchObject({ cases: 2, citations: 2 });
      // An id in an old report never comes to mean another case.
      const [after] = await store.find([core('1', 'U.S.', '2')]);
      expect(after?.cases[1]?.id).not.toBe(before?.cases[0]?.id);
    });

    it('keeps the earlier import where the new one breaks off', async () => {
      const store = await holding(cited('Old v. Kept', ['1 U.S. 1']));
      async function* breaksOff() {
        yield cited('New v. Lost', ['1 U.S. 1']);
        throw new Error('the file ends here');
      }
      await expect(store.replaceSource(sourceOf(breaksOff()))).rejects.toThrow('the file ends here');
      expect(await names(store, '1')).toEqual(['Old v. Kept']);
    });

    it('stops when told to, and keeps the earlier import', async () => {
      const store = await holding(cited('Old v. Kept', ['1 U.S. 1']));
      const stop = new AbortController();
      function* many() {
        for (let page = 1; page < 10_000; page++) {
          if (page === 3000) stop.abort();
          yield cited('New v. Lost', [`1 U.S. ${page}`]);
        }
      }
      await expect(store.replaceSource(sourceOf(many()), { signal: stop.signal })).rejects.toMatchObject({
        problem: { kind: 'cancelled' },
      });
      expect(await names(store, '1')).toEqual(['Old v. Kept']);
    });

    it('goes on answering from the earlier import while the new one comes in', async () => {
      const store = await holding(cited('Old v. Kept', ['1 U.S. 1']));
      const seen: (readonly string[] | undefined)[] = [];
      async function* asking() {
        yield cited('New v. Comer', ['1 U.S. 1']);
        seen.push(await names(store, '1'));
      }
      await store.replaceSource(sourceOf(asking()));
      seen.push(await names(store, '1'));
      expect(seen).toEqual([['Old v. Kept'], ['New v. Comer']]);
    });

    it('reports progress, with the time left where the number of cases is known', async () => {
      const store = await open();
      stores.push(store);
      const reports: { cases: number; secondsLeft: number | null }[] = [];
      const cases = Array.from({ length: 5000 }, (_, index) => cited('A v. B', [`1 U.S. ${index + 1}`]));
      await store.replaceSource(sourceOf(cases, { expectedCases: 5000 }), {
        onProgress: (progress) => reports.push(progress),
      });
      expect(reports.length).toBeGreaterThan(2);
      expect(reports.at(-1)).toMatchObject({ cases: 5000, secondsLeft: 0 });
      expect(reports.at(-2)?.secondsLeft).toBeGreaterThan(0);
    });
  });

  it('lists a volume by page', async () => {
    const store = await holding(
      cited('B v. C', ['1 Ga. 20']),
      cited('A v. B', ['1 Ga. 3']),
      cited('R v. S', ['1 Ga. xi']),
      cited('X v. Y', ['2 Ga. 1']),
    );
    const { cases, coverage } = await store.volume({ reporter: 'Ga.', volume: '1' });
    expect(cases.map(({ page, case: { name } }) => `${page} ${name}`)).toEqual([
      '3 A v. B',
      '20 B v. C',
      'xi R v. S',
    ]);
    expect(coverage).toMatchObject({ cases: 3, tiled: false });
  });
});
