/** The chain: what is found, under which name, and what is merely unverified. */
import type { CaseLaw } from '../../src/verifier/caseLaw';
import { createChecker } from '../../src/verifier/checkCitations';
import { checkReplySchema } from '../../src/verifier/report';
import { asked, caseLawOf, check, checkNamed, inWords, TODAY } from './fixtures';

describe('found', () => {
  it('exact, with the case, its source and date, and what was compared', async () => {
    const result = await check(
      asked('556 U. S. 662', {
        caseName: 'Ashcroft v. Iqbal',
        court: 'scotus',
        year: 2009,
        pincite: '678–79 & n.3',
      }),
    );
    expect(result).toMatchObject({
      status: 'found',
      note: 'in the library',
      match: { name: 'Ashcroft v. Iqbal', court: 'scotus', date: '2009-05-18' },
      candidates: 1,
      evidence: [{ rule: 'exact', source: 'readable lines', asOf: '2026-01-01' }],
      suggestion: null,
    });
    expect(inWords(result)).toBe('caseName agrees; court agrees; year agrees; pincite agrees');
  });
  it('loose, under the volume’s other number', async () => {
    for (const text of ['1 Cranch 137', '5 U.S. (1 Cranch) 137']) {
      const result = await check(asked(text, { caseName: 'Marbury v. Madison', year: 1803 }));
      expect(result).toMatchObject({ status: 'found', match: { name: 'Marbury v. Madison' } });
    }
    expect((await check(asked('1 Cranch 137'))).evidence[0]?.rule).toBe('loose');
  });
  it('loose, as a parallel that the sibling’s case lists', async () => {
    const lines = '12 F.3d 100 = 93 T.C. 7 | Alder v. Birch | ca9 | 1994';
    const caseLaw = caseLawOf(lines);
    const onlyHome = {
      ...caseLaw,
      find: async (cores: Parameters<typeof caseLaw.find>[0]) =>
        (await caseLaw.find(cores)).map((answer, index) =>
          cores[index]?.reporter === 'F.3d' ? answer : { ...answer, cases: [] },
        ),
    };
    const checker = createChecker(onlyHome, { asOf: TODAY });
    const [, sibling] = (
      await checker.check([
        { id: 'a', text: '12 F.3d 100', group: 'g', caseName: 'Alder v. Birch' },
        { id: 'b', text: '93 T.C. 7', group: 'g', caseName: 'Alder v. Birch' },
      ])
    ).results;
    expect(sibling).toMatchObject({ status: 'found', evidence: [{ rule: 'loose' }] });
    expect(checkNamed(sibling!, 'parallel')?.result).toBe('agrees');
  });
});

describe('the name', () => {
  it('another case at the citation: both names shown', async () => {
    const caseLaw = caseLawOf(undefined, '384 U.S. 600\n533 U.S. 600');
    const result = await check(
      asked('384 U.S. 436', { caseName: 'Bramwell v. Port Authority of Lynd', year: 1966, pincite: '440' }),
      { caseLaw },
    );
    expect(result.status).toBe('found');
    expect(inWords(result)).toBe('caseName differs major; pincite cannotTell');
    expect(checkNamed(result, 'caseName')?.note).toMatch(/Miranda v\. Arizona.*Bramwell/);
  });
  it('where the source does not claim to list every case on the page, another name is cannotTell', async () => {
    const result = await check(asked('384 U.S. 436', { caseName: 'Bramwell v. Port Authority of Lynd' }));
    expect([result.status, checkNamed(result, 'caseName')?.result]).toEqual(['found', 'cannotTell']);
  });
  it('unless a case of the stated name is known elsewhere, which is then suggested', async () => {
    const result = await check(asked('533 U.S. 194', { caseName: 'Brosseau v. Haugen', year: 2004 }));
    expect(inWords(result)).toBe('caseName differs major');
    expect(result.suggestion).toEqual({
      text: '543 U.S. 194',
      why: 'one digit differs in the volume; same parties',
    });
  });
  it('in the other order agrees, unless a case of that very caption is known elsewhere', async () => {
    const lines = '491 U.S. 397 | Texas v. Johnson | scotus | 1989';
    const request = asked('491 U.S. 397', { caseName: 'Johnson v. Texas', year: 1989 });
    const alone = await check(request, { caseLaw: caseLawOf(lines, '') });
    expect(inWords(alone)).toBe('caseName agrees; year agrees');
    const both = caseLawOf(`${lines}\n509 U.S. 350 | Johnson v. Texas | scotus | 1993`, '');
    const beside = await check(request, { caseLaw: both });
    expect(inWords(beside)).toBe('caseName differs major');
    expect(checkNamed(beside, 'caseName')?.note).toBe(
      '491 U.S. 397 is Texas v. Johnson, not Johnson v. Texas.',
    );
  });
  it('on a page of orders another name is cannotTell, even where every case is listed', async () => {
    const caseLaw = caseLawOf(undefined, '510 U.S. 900');
    const result = await check(asked('510 U.S. 811', { caseName: 'Bramwell v. Lynd', year: 1993 }), {
      caseLaw,
    });
    expect(checkNamed(result, 'caseName')?.result).toBe('cannotTell');
  });
  it('a partial agreement is a small difference', async () =>
    expect(inWords(await check(asked('556 U.S. 662', { caseName: 'Ashcroft v. Hasty' })))).toBe(
      'caseName differs minor',
    ));
  it('that could not be read is cannotTell, never agreement', async () =>
    expect(inWords(await check(asked('556 U.S. 662', { caseName: null, nameStated: true })))).toBe(
      'caseName cannotTell',
    ));
  it('that is not stated is not compared', async () =>
    expect(inWords(await check(asked('556 U.S. 662', { caseName: null, nameStated: false })))).toBe(''));
  it('of history is borrowed and never compared', async () => {
    const result = await check(
      asked('510 U.S. 811', { caseName: 'Smith v. Jones', history: true, year: 1993 }),
    );
    expect([result.status, inWords(result)]).toEqual(['found', 'year agrees']);
  });
  it('is compared with every case that starts on the page', async () => {
    const result = await check(asked('12 Ala. 59', { caseName: 'Gum v. Hazel', year: 1847 }));
    expect(result).toMatchObject({ status: 'found', match: { name: 'Gum v. Hazel' }, candidates: 2 });
  });
});

describe('a table of citations', () => {
  const tabled: CaseLaw = ((caseLaw) => ({
    ...caseLaw,
    find: async (cores: Parameters<CaseLaw['find']>[0]) =>
      (await caseLaw.find(cores)).map((answer) => ({
        ...answer,
        cases: answer.cases.map((record) => ({ ...record, fromTable: true })),
      })),
  }))(caseLawOf());
  it('is a rule of its own, with the table’s name and date', async () => {
    const result = await check(asked('556 U.S. 662', { caseName: 'Ashcroft v. Iqbal' }), { caseLaw: tabled });
    expect(result).toMatchObject({
      status: 'found',
      note: 'in the library’s table of citations',
      evidence: [{ rule: 'table', source: 'readable lines', asOf: '2026-01-01' }],
    });
  });
});

describe('a picked candidate', () => {
  it('of an ambiguous citation is checked like any other case', async () => {
    const request = asked('12 Ala. 59', { pincite: '70' });
    const open = await check(request);
    expect(open).toMatchObject({
      status: 'ambiguous',
      matches: [{ name: 'Elm v. Fir' }, { name: 'Gum v. Hazel' }],
    });
    const chosen = open.matches?.[1]?.id;
    const picked = await check({ ...request, chosen });
    expect(picked).toMatchObject({
      status: 'found',
      note: 'in the library; picked by the reviewer',
      match: { name: 'Gum v. Hazel' },
      checks: [{ check: 'pincite', result: 'agrees' }],
    });
  });
  it('is compared with the name in the brief all the same', async () => {
    const open = await check(asked('12 Ala. 59'));
    const chosen = open.matches?.[0]?.id;
    const picked = await check(asked('12 Ala. 59', { caseName: 'Gum v. Hazel', chosen }));
    expect(inWords(picked)).toBe('caseName differs major');
  });
  it('that is none of the page’s cases counts for nothing', async () => {
    expect((await check(asked('12 Ala. 59', { chosen: 'case-0' }))).status).toBe('ambiguous');
    expect((await check(asked('777 F.2d 1', { chosen: 'case-0' }))).status).toBe('unverified');
    expect((await check(asked('999 U.S. 1', { chosen: 'case-0' }))).status).toBe('not_found');
  });
});

describe('ambiguous', () => {
  it('only where name, court and year leave more than one, with the candidates', async () => {
    const result = await check(asked('12 Ala. 100', { caseName: 'Smith v. Jones' }));
    expect(result).toMatchObject({ status: 'ambiguous', candidates: 2, match: null });
    expect(result.matches?.map(({ date }) => date)).toEqual(['1846', '1847']);
  });
  it('the year settles it', async () =>
    expect(await check(asked('12 Ala. 100', { caseName: 'Smith v. Jones', year: 1847 }))).toMatchObject({
      status: 'found',
      match: { date: '1847' },
    }));
  it('without a name two cases on a page are ambiguous', async () =>
    expect((await check(asked('12 Ala. 59'))).status).toBe('ambiguous'));
  it('entries of one case are counted once', async () =>
    expect(await check(asked('12 Ala. 91', { caseName: 'Smith v. Jones' }))).toMatchObject({
      status: 'found',
      candidates: 1,
    }));
});

describe('court and year', () => {
  it('one year off is a small difference, two are not', async () => {
    expect(inWords(await check(asked('556 U.S. 662', { year: 2010 })))).toBe('year differs minor');
    expect(inWords(await check(asked('556 U.S. 662', { year: 2011 })))).toBe('year differs major');
  });
  it('before 1875 the year of the term agrees', async () =>
    expect(inWords(await check(asked('91 U.S. 7', { caseName: 'Raymond v. Longworth', year: 1871 })))).toBe(
      'caseName agrees; year agrees',
    ));
  it('a year ahead of the clock differs, found or not, and is not absence', async () => {
    expect(inWords(await check(asked('556 U.S. 662', { year: 2031 })))).toBe('year differs major');
    const result = await check(asked('777 F.2d 1', { year: 2031 }));
    expect([result.status, inWords(result)]).toEqual(['unverified', 'year differs major']);
  });
  it('another court differs', async () =>
    expect(inWords(await check(asked('556 U.S. 662', { court: 'ca9' })))).toBe('court differs major'));
  it('1–4 U.S. hold Pennsylvania and Delaware courts', async () => {
    expect(inWords(await check(asked('2 U.S. 160', { court: 'scotus' })))).toBe('court cannotTell');
  });
});

describe('the page cited', () => {
  it.each([
    ['678', 'agrees'],
    ['662', 'agrees'],
    ['697', 'agrees'],
    ['661', 'differs'],
    ['698', 'differs'],
    ['696–98', 'differs'],
    ['n.3', 'cannotTell'],
    ['xiv', 'cannotTell'],
    ['*4', 'cannotTell'],
    ['¶ 12', 'cannotTell'],
  ])('%s of a case on 662–697: %s', async (pincite, outcome) =>
    expect(checkNamed(await check(asked('556 U.S. 662', { pincite })), 'pincite')?.result).toBe(outcome),
  );
  it('where the last page is not known, only a page before the first can differ', async () => {
    expect(checkNamed(await check(asked('550 U.S. 544', { pincite: '9999' })), 'pincite')?.result).toBe(
      'cannotTell',
    );
    expect(checkNamed(await check(asked('550 U.S. 544', { pincite: '541' })), 'pincite')?.result).toBe(
      'differs',
    );
  });
  it('of a parallel reporter is not reckoned by the pages of the other', async () =>
    expect(checkNamed(await check(asked('129 S. Ct. 1937', { pincite: '1949' })), 'pincite')?.result).toBe(
      'cannotTell',
    ));
});

describe('the page cited, where the opinion alone shows the last page', () => {
  const withOpinion = (complete: boolean): ReturnType<typeof caseLawOf> => {
    const caseLaw = caseLawOf();
    const pages = ['544', '545', '546'].map((label) => ({ label, text: 'Words.' }));
    return {
      ...caseLaw,
      find: async (cores) =>
        (await caseLaw.find(cores)).map((answer) => ({
          ...answer,
          cases: answer.cases.map((record) => ({ ...record, hasOpinion: true })),
        })),
      opinion: async () => ({ complete, ocr: false, parts: [{ kind: 'majority', pages }] }),
    };
  };
  it.each([
    [true, '545', 'agrees'],
    [true, '547', 'differs'],
    [false, '546', 'agrees'],
    [false, '547', 'cannotTell'],
  ])('whole: %s, page %s: %s', async (complete, pincite, outcome) => {
    const result = await check(asked('550 U.S. 544', { pincite }), { caseLaw: withOpinion(complete) });
    expect(checkNamed(result, 'pincite')?.result).toBe(outcome);
  });
  it('an opinion that cannot be had leaves it untold', async () => {
    const caseLaw = { ...withOpinion(true), opinion: () => Promise.reject(new Error('gone')) };
    expect(
      checkNamed(await check(asked('550 U.S. 544', { pincite: '547' }), { caseLaw }), 'pincite')?.result,
    ).toBe('cannotTell');
  });
});

describe('unverified says why', () => {
  it.each([
    ['nothing of the volume is held', '777 F.2d 12', 'this library holds nothing of 777 F.2d'],
    ['a part of it is held', '900 F.2d 700', 'a part of 900 F.2d only'],
    ['the reporter is unknown', '88 Omnib. Rptr. 412', 'No reporter “Omnib. Rptr.” is among the'],
    ['a number that no index holds', '2021 WL 4411902', 'in no public index'],
    ['a page not assigned', '598 U.S. ___', 'not assigned yet'],
    ['unreadable', 'see above', 'could not be read'],
  ])('%s', async (_why, text, sentence) => {
    const result = await check(asked(text));
    expect(result.status).toBe('unverified');
    expect(result.note).toContain(sentence);
    expect(result.note).toMatch(/^[A-Z][^\n]*\.$/);
  });
  it('a law is not checked', async () => expect((await check(asked('42 U.S.C. § 1983'))).status).toBeNull());
  it('two digits transposed, where no case starts: a suggestion', async () => {
    const result = await check(asked('572 U.S. 560', { caseName: 'Tolan v. Cotton', year: 2014 }));
    expect(result).toMatchObject({
      status: 'unverified',
      suggestion: { text: '572 U.S. 650', why: 'two digits are transposed in the page; same parties' },
    });
  });
  it('the same parties before another court, or in another year far away, are no suggestion', async () => {
    const elsewhere = await check(
      asked('43 F.3d 1311', { caseName: 'Lindqvist v. Marsh', court: 'ca2', year: 1990 }),
    );
    expect(elsewhere).toMatchObject({ status: 'unverified', suggestion: null });
    const later = await check(
      asked('43 F.3d 1311', { caseName: 'Lindqvist v. Marsh', court: 'ca9', year: 1995 }),
    );
    expect(later).toMatchObject({ status: 'unverified', suggestion: null });
    const nearby = await check(
      asked('900 F.2d 101', { caseName: 'Lindqvist v. Marsh', court: 'ca9', year: 1995 }),
    );
    expect(nearby.suggestion?.text).toBe('900 F.2d 100, 101');
  });
  it('a case of that name, court and year for a number no index holds: caseByDocket, still unverified', async () => {
    const result = await check(
      asked('1990 WL 123456', { caseName: 'Harkness v. Ostrander', court: 'ca5', year: 1990 }),
    );
    expect(result).toMatchObject({
      status: 'unverified',
      evidence: [{ rule: 'caseByDocket' }],
      match: { name: 'Harkness v. Ostrander' },
    });
  });
});

describe('parallel citations', () => {
  const group = (first: string, second: string, caseName: string) => async () => {
    const checker = createChecker(caseLawOf(), { asOf: TODAY });
    const { results } = await checker.check([
      { id: 'a', text: first, group: 'g', caseName },
      { id: 'b', text: second, group: 'g', caseName },
    ]);
    return results.map(
      (result) =>
        `${result.status} ${checkNamed(result, 'parallel')?.result} ${result.suggestion?.text ?? '–'}`,
    );
  };
  it('of one case agree', async () =>
    expect(await group('556 U.S. 662', '129 S. Ct. 1937', 'Ashcroft v. Iqbal')()).toEqual([
      'found agrees –',
      'found agrees –',
    ]));
  it('the right one is suggested for one that is not held', async () =>
    expect(await group('556 U.S. 662', '129 S. Ct. 1973', 'Ashcroft v. Iqbal')()).toEqual([
      'found cannotTell –',
      'unverified differs 129 S. Ct. 1937',
    ]));
  it('of two cases differ at the member whose name does not agree', async () =>
    expect(await group('556 U.S. 662', '127 S. Ct. 1955', 'Ashcroft v. Iqbal')()).toEqual([
      'found cannotTell –',
      'found differs 129 S. Ct. 1937',
    ]));
});

describe('the run', () => {
  it('asks the store each question once for the whole brief', async () => {
    const calls: string[] = [];
    const caseLaw = caseLawOf();
    const counted = Object.fromEntries(
      Object.entries(caseLaw).map(([name, method]) => [
        name,
        (...parameters: unknown[]) => (
          calls.push(name),
          (method as (...all: unknown[]) => unknown)(...parameters)
        ),
      ]),
    ) as unknown as typeof caseLaw;
    const requests = Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      text: `${(index % 7) + 550} U.S. ${index}`,
      caseName: 'Smith v. Jones',
    }));
    await createChecker(counted, { asOf: TODAY }).check(requests);
    expect(calls.sort()).toEqual(['around', 'coverage', 'describe', 'find', 'named']);
  });
  it('answers every request once, in order, in the contract’s form, and streams each once, stops first', async () => {
    const texts = ['556 U.S. 662', '999 U.S. 1', '777 F.2d 1', 'see above', '42 U.S.C. § 1983', '12 Ala. 59'];
    const seen: string[] = [];
    const reply = await createChecker(caseLawOf(), { asOf: TODAY }).check(
      texts.map((text) => ({ id: text, text })),
      { onResult: ({ id }) => seen.push(id) },
    );
    expect(reply.results.map(({ id }) => id)).toEqual(texts);
    expect(checkReplySchema.safeParse(reply).success).toBe(true);
    expect(seen[0]).toBe('999 U.S. 1');
    expect([...seen].sort()).toEqual([...texts].sort());
  });
  it('nothing asked, nothing answered', async () =>
    expect((await createChecker(caseLawOf(), { asOf: TODAY }).check([])).results).toEqual([]));
});
