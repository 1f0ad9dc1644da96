/** No path leads from an error, an outage or a gap to not_found: every dependency fails in turn, in every way. */
import fc from 'fast-check';
import type { CaseLaw } from '../../src/verifier/caseLaw';
import { createChecker } from '../../src/verifier/checkCitations';
import type { CheckRequest, CheckReply } from '../../src/verifier/report';
import { caseLawOf, TODAY } from './fixtures';

const METHODS = ['describe', 'find', 'coverage', 'around', 'named', 'opinion'] as const;
type Method = (typeof METHODS)[number];

/** Ways in which a store can go wrong. */
const FAULTS: Readonly<Record<string, () => Promise<unknown>>> = {
  rejects: () => Promise.reject(new Error('disk I/O error')),
  throws: () => {
    throw new Error('no such table');
  },
  hangs: () => new Promise(() => undefined),
  'answers null': () => Promise.resolve(null),
  'answers undefined': () => Promise.resolve(undefined),
  'answers an empty list': () => Promise.resolve([]),
  'answers a list of null': () => Promise.resolve(Array.from({ length: 40 }, () => null)),
  'answers text': () => Promise.resolve('<html>Bad gateway</html>'),
  'answers objects of another shape': () =>
    Promise.resolve(Array.from({ length: 40 }, () => ({ cases: 'many', listsEveryCase: 1 }))),
  'answers one too few': () => Promise.resolve([{ cases: [], listsEveryCase: true }]),
};

const TEXTS = [
  '556 U.S. 662',
  '129 S. Ct. 1937',
  '5 U.S. 137',
  '1 Cranch 137',
  '384 U.S. 436',
  '533 U.S. 194',
  '510 U.S. 811',
  '572 U.S. 560',
  '12 Ala. 30',
  '12 Ala. 59',
  '12 Ala. 91',
  '12 Ala. 100',
  '12 Ala. 45',
  '12 Ala. 600',
  '777 F.2d 1',
  '900 F.2d 100',
  '999 U.S. 1234',
  '1042 F.3d 1',
  '112 F.5th 340',
  '88 Omnib. Rptr. 412',
  '2021 WL 1',
  '598 U.S. ___',
  'see above',
];
const REQUESTS: readonly CheckRequest[] = TEXTS.map((text, index) => ({
  id: String(index),
  text,
  caseName: index % 2 === 0 ? 'Nobody v. Nowhere' : 'Ashcroft v. Iqbal',
  court: 'ca9',
  year: 2009,
  pincite: '700',
  ...(index < 2 ? { group: 'g' } : {}),
}));

const broken = (caseLaw: CaseLaw, methods: readonly Method[], fault: () => Promise<unknown>): CaseLaw =>
  ({ ...caseLaw, ...Object.fromEntries(methods.map((method) => [method, fault])) }) as CaseLaw;

const run = (caseLaw: CaseLaw, signal?: AbortSignal): Promise<CheckReply> =>
  createChecker(caseLaw, { asOf: TODAY, timeout: 20 }).check(REQUESTS, signal ? { signal } : {});

const notFound = (reply: CheckReply): string[] =>
  reply.results.filter(({ status }) => status === 'not_found').map(({ id }) => TEXTS[Number(id)] ?? '');

let sound: string[] = [];
beforeAll(async () => {
  sound = notFound(await run(caseLawOf()));
});

it('without a fault there is something to lose: every rule fires', () => {
  expect(sound).toEqual([
    '12 Ala. 45',
    '12 Ala. 600',
    '999 U.S. 1234',
    '1042 F.3d 1',
    '112 F.5th 340',
    '88 Omnib. Rptr. 412',
  ]);
});

describe.each(Object.entries(FAULTS))('a store that %s', (_words, fault) => {
  it.each(METHODS)('at %s: not one not_found more, every request answered, the run ends', async (method) => {
    const reply = await run(broken(caseLawOf(), [method], fault));
    expect(reply.results).toHaveLength(REQUESTS.length);
    expect(notFound(reply).filter((text) => !sound.includes(text))).toEqual([]);
  });
  it('at every question: only the facts that need no store still say not found', async () => {
    const reply = await run(broken(caseLawOf(), METHODS, fault));
    expect(notFound(reply)).toEqual(['999 U.S. 1234', '1042 F.3d 1', '112 F.5th 340']);
    const rest = reply.results.filter(({ status }) => status === 'unverified');
    expect(rest).toHaveLength(REQUESTS.length - 3);
  });
});

it('an outage is told as the reason', async () => {
  const reply = await run(broken(caseLawOf(), ['find'], FAULTS['rejects']!));
  expect(reply.results[0]).toMatchObject({
    status: 'unverified',
    note: 'Not verified: the library could not be asked.',
  });
});

it('records of another citation than was asked for are nonsense, not an answer', async () => {
  const caseLaw = caseLawOf();
  const crossed: CaseLaw = {
    ...caseLaw,
    find: async (cores) => ((all) => [...all.slice(1), ...all.slice(0, 1)])(await caseLaw.find(cores)),
  };
  const reply = await run(crossed);
  for (const { id, status, match, note } of reply.results) {
    const text = TEXTS[Number(id)] ?? '';
    if (status === 'found') expect(match?.citation).toContain(text);
    if (text === '777 F.2d 1')
      expect(note).toBe('Not verified: the library’s answer could not be understood.');
  }
  expect(notFound(reply).filter((text) => !sound.includes(text))).toEqual([]);
});

it('coverage of another volume proves nothing of this one', async () => {
  const caseLaw = caseLawOf();
  const wrong: CaseLaw = {
    ...caseLaw,
    coverage: async (cores) =>
      cores.map(() => ({
        reporter: 'Ala.',
        volume: '13',
        tiled: true,
        lastPage: 1,
        cases: 9,
        firstYear: null,
        lastYear: null,
        source: 's',
        asOf: '2026-01-01',
      })),
  };
  expect(notFound(await run(wrong))).not.toContain('12 Ala. 600');
});

it('aborted at any moment it ends, and the rest is unverified', async () => {
  for (const moment of METHODS) {
    const controller = new AbortController();
    const caseLaw = caseLawOf();
    const aborting = broken(caseLaw, [moment], () => {
      controller.abort();
      return new Promise(() => undefined);
    });
    const reply = await run(aborting, controller.signal);
    expect(reply.results).toHaveLength(REQUESTS.length);
    expect(notFound(reply).filter((text) => !sound.includes(text))).toEqual([]);
  }
});

it('whatever mixture of faults: not one not_found more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(...METHODS.map(() => fc.constantFrom(null, ...Object.values(FAULTS)))),
      async (faults) => {
        let caseLaw = caseLawOf();
        faults.forEach((fault, index) => {
          const method = METHODS[index];
          if (fault !== null && fault !== undefined && method !== undefined)
            caseLaw = broken(caseLaw, [method], fault);
        });
        expect(notFound(await run(caseLaw)).filter((text) => !sound.includes(text))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
