/**
 * The whole chain with live sources, each killed, slowed, corrupted and filled with nonsense, alone and together with the library:
 * not one not_found more than without faults, every citation answered, and the run ends.
 */
import fc from 'fast-check';
import type { CaseLaw, CaseRecord, CitationCore } from '../../../src/verifier/caseLaw';
import { createChecker } from '../../../src/verifier/checkCitations';
import type { LiveAnswer, LiveSource } from '../../../src/verifier/liveSource';
import type { CheckReply, CheckRequest } from '../../../src/verifier/report';
import { courtListener } from '../../../src/verifier/sources/courtListener';
import { docketRouter } from '../../../src/verifier/sources/docketRouter';
import { caseLawOf, TODAY } from '../fixtures';
import { json, localServer, MISBEHAVIOURS, textOf, timeoutFor, type LocalServer } from './localServer';

/**
 * What each citation is in the world of this test. The live sources know cases that the library lacks, one of them on a page that the
 * library would call inside another case, and one that the other service wrongly says a fact disproves.
 */
const TEXTS = [
  '556 U.S. 662',
  '129 S. Ct. 1937',
  '1 Cranch 137',
  '12 Ala. 45', // inside a case of the library's whole volume; CourtListener knows a second case there
  '12 Ala. 47', // inside, and nobody knows better
  '12 Ala. 600', // beyond the volume
  '777 F.2d 1', // CourtListener knows it; the other service names a fact against it
  '778 F.2d 2', // the other service names a fact against it, and nobody knows better
  '999 U.S. 1234',
  '88 Omnib. Rptr. 412',
  '925 F.3d 1339',
  '2021 WL 1',
];
const REQUESTS: readonly CheckRequest[] = TEXTS.map((text) => ({
  id: text,
  text,
  caseName: 'Nobody v. Nowhere',
  court: 'ca9',
}));
const KNOWN_LIVE = ['12 Ala. 45', '777 F.2d 1', '925 F.3d 1339'];
const DISPROVED = ['777 F.2d 1', '778 F.2d 2'];
const FACT = {
  rule: 'pageBeyondVolume' as const,
  source: 'their volumes',
  asOf: '2026-10-01',
  detail: '777 F.2d has no such page.',
};
const SOUND = ['12 Ala. 47', '12 Ala. 600', '778 F.2d 2', '999 U.S. 1234', '88 Omnib. Rptr. 412'];

const notFound = (reply: CheckReply): string[] =>
  reply.results.filter(({ status }) => status === 'not_found').map(({ id }) => id);
const more = (reply: CheckReply): string[] => notFound(reply).filter((text) => !SOUND.includes(text));

describe('over HTTP', () => {
  let [listener, router]: [LocalServer, LocalServer] = [] as never;
  beforeAll(async () => {
    listener = await localServer();
    router = await localServer();
  });
  afterAll(async () => {
    await listener.close();
    await router.close();
  });
  beforeEach(() => {
    listener.answer = (asked, response) => {
      let at = 0;
      const items = textOf(asked)
        .split('\n')
        .map((citation) => {
          const [, volume, reporter, page] = /^(\S+) (.+) (\S+)$/.exec(citation) ?? [];
          const known = KNOWN_LIVE.includes(citation);
          const clusters = known
            ? [{ id: at, case_name: 'Known v. Elsewhere', citations: [{ volume, reporter, page }] }]
            : [];
          const item = { citation, start_index: at, status: known ? 200 : 404, clusters };
          at += citation.length + 1;
          return item;
        });
      json(response, 200, items);
    };
    router.answer = (asked, response) => {
      const checked = textOf(asked)
        .split('\n')
        .map((input) =>
          DISPROVED.includes(input)
            ? { input, status: 'not_found', evidence: [FACT] }
            : { input, status: 'unverified' },
        );
      json(response, 200, { checked, fabricated: [], unverified: [], revised: false });
    };
  });

  const run = (timeout = 20_000): Promise<CheckReply> => {
    const timing = { now: () => Date.now(), random: () => 0, sleep: () => Promise.resolve() };
    const live = [
      courtListener({ token: 't', address: listener.address, timing, timeout }),
      docketRouter({ address: router.address, timing, timeout }),
    ];
    return createChecker(caseLawOf(), { asOf: TODAY, live }).check(REQUESTS);
  };

  it('without a fault there is something to lose', async () => {
    const reply = await run();
    expect(notFound(reply)).toEqual(SOUND);
    expect(reply.library.sources).toEqual(['library', 'CourtListener', 'DocketRouter']);
    const live = reply.results.filter(({ evidence }) => evidence[0]?.rule === 'live');
    expect(live.map(({ id }) => id)).toEqual(KNOWN_LIVE);
  });

  it('a citation that a fact already answers, or that the library holds, is not sent out', async () => {
    for (const server of [listener, router]) server.asked.splice(0);
    await run();
    const sent = [...listener.asked, ...router.asked].map(textOf).join('\n');
    expect(sent).not.toContain('999 U.S.');
    expect(sent).not.toContain('556 U.S.');
    expect(sent).not.toContain('Nobody');
  });

  it.each(MISBEHAVIOURS)('a CourtListener that %s', async (_words, misbehave, failure) => {
    listener.answer = misbehave;
    const reply = await run(timeoutFor(failure));
    expect(more(reply)).toEqual([]);
    expect(reply.results).toHaveLength(REQUESTS.length);
    // It might have known the case: the volume's own proof is withheld, and the note says why.
    const inside = reply.results.find(({ id }) => id === '12 Ala. 45');
    expect(inside).toMatchObject({ status: 'unverified', note: expect.stringContaining('CourtListener') });
  });
  it.each(MISBEHAVIOURS)('a DocketRouter that %s', async (_words, misbehave, failure) => {
    router.answer = misbehave;
    const reply = await run(timeoutFor(failure));
    expect(more(reply)).toEqual([]);
    expect(reply.results).toHaveLength(REQUESTS.length);
    expect(reply.results.filter(({ status }) => status === 'found').length).toBeGreaterThanOrEqual(3);
  });
  it('both, and the library too', async () => {
    listener.answer = router.answer = (_asked, response) => void response.destroy();
    const timing = { now: () => Date.now(), random: () => 0, sleep: () => Promise.resolve() };
    const dead = { find: () => Promise.reject(new Error('gone')) } as unknown as CaseLaw;
    const live = [
      courtListener({ token: 't', address: listener.address, timing }),
      docketRouter({ address: router.address, timing }),
    ];
    const reply = await createChecker(dead, { asOf: TODAY, live }).check(REQUESTS);
    expect(notFound(reply)).toEqual(['999 U.S. 1234']);
    expect(reply.results.find(({ id }) => id === '925 F.3d 1339')?.note).toBe(
      'Not verified: the library could not be asked; CourtListener could not be reached; DocketRouter could not be reached.',
    );
  });
});

describe('whatever mixture of faults in the library and two sources', () => {
  const recordAt = ({ volume, reporter, page }: CitationCore): CaseRecord => ({
    id: `live ${volume} ${reporter} ${page}`,
    name: 'Known v. Elsewhere',
    names: ['Known v. Elsewhere'],
    citations: [`${volume} ${reporter} ${page}`],
    court: null,
    date: null,
    docketNumber: null,
    url: null,
    firstPage: page,
    lastPage: null,
    source: 'one',
    asOf: TODAY,
    hasOpinion: false,
  });
  const text = ({ volume, reporter, page }: CitationCore): string => `${volume} ${reporter} ${page}`;
  const silent: LiveAnswer = { kind: 'silent', sentence: 'It has no record' };
  const honest: readonly LiveSource['lookUp'][] = [
    (cores) =>
      Promise.resolve(
        cores.map((core) =>
          KNOWN_LIVE.includes(text(core)) ? { kind: 'starts', cases: [recordAt(core)] } : silent,
        ),
      ),
    (cores) =>
      Promise.resolve(
        cores.map((core) => (DISPROVED.includes(text(core)) ? { kind: 'absent', evidence: FACT } : silent)),
      ),
  ];
  const LIVE_FAULTS: readonly LiveSource['lookUp'][] = [
    () => Promise.reject(new Error('gone')),
    () => {
      throw new Error('gone');
    },
    () => new Promise(() => undefined),
    () => Promise.resolve([]),
    () => Promise.resolve(null as unknown as LiveAnswer[]),
    () => Promise.resolve('<html>' as unknown as LiveAnswer[]),
    (cores) => Promise.resolve(cores.map(() => ({ kind: 'absent' }) as unknown as LiveAnswer)),
    (cores) => Promise.resolve(cores.map(() => ({ kind: 'out', failure: 'fault' }))),
    // The records of another citation.
    (cores) =>
      Promise.resolve(
        cores.map(() => ({
          kind: 'starts',
          cases: [recordAt({ volume: '1', reporter: 'X', page: '1' })],
        })),
      ),
    (cores) => Promise.resolve([...cores.map(() => silent), silent]),
  ];
  const METHODS = ['describe', 'find', 'coverage', 'around', 'named', 'opinion'] as const;
  const STORE_FAULTS: readonly (() => Promise<unknown>)[] = [
    () => Promise.reject(new Error('disk I/O error')),
    () => new Promise(() => undefined),
    () => Promise.resolve(null),
    () => Promise.resolve([]),
    () => Promise.resolve(Array.from({ length: 12 }, () => null)),
  ];

  it('not one not_found more, every citation answered, the run ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...METHODS.map(() => fc.constantFrom(null, null, ...STORE_FAULTS))),
        fc.tuple(fc.constantFrom(null, ...LIVE_FAULTS), fc.constantFrom(null, ...LIVE_FAULTS)),
        async (storeFaults, liveFaults) => {
          const caseLaw = { ...caseLawOf() } as Record<string, unknown>;
          storeFaults.forEach((fault, index) => {
            if (fault !== null) caseLaw[METHODS[index] ?? ''] = fault;
          });
          const live = honest.map((lookUp, index) => ({
            name: ['One', 'Two'][index] ?? '',
            patience: -1_990,
            lookUp: liveFaults[index] ?? lookUp,
          }));
          const checker = createChecker(caseLaw as unknown as CaseLaw, { asOf: TODAY, timeout: 10, live });
          const reply = await checker.check(REQUESTS);
          expect(reply.results).toHaveLength(REQUESTS.length);
          expect(more(reply)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
