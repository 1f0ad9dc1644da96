/** A library file and a library on a server are one library: the same sources, the same questions, the same JSON. */
import path from 'node:path';
import fc from 'fast-check';
import { LibraryError, openLibrary, type Library } from '../../src/library';
import type { ImportedCase, ImportSource } from '../../src/library/model';
import { starterSource } from '../../src/library/starter/starterSource';
import type { CitationCore } from '../../src/verifier/caseLaw';
import { createChecker } from '../../src/verifier/checkCitations';
import { cited, newPostgresAddress, NOW, POSTGRES, sourceOf, temporaryFolder } from './support';

const CLIENTS = 8;
const openFile = (file = path.join(temporaryFolder(), 'mine.sqlite')) =>
  openLibrary({ path: file, env: {}, create: true, now: NOW });
const openServer = (address = newPostgresAddress(POSTGRES ?? '')) =>
  openLibrary({ path: address, env: {}, create: true, now: NOW });

const describeServer =
  POSTGRES === null
    ? (name: string, body: () => void) =>
        describe.skip(
          `${name} (skipped: CITE_CHECK_TEST_POSTGRES is not set; scripts/with-postgres.sh sets it)`,
          body,
        )
    : describe;

const word = fc.constantFrom(
  'State',
  'Smith',
  'Doe',
  'Peña',
  'O’Brien',
  'United States',
  'In re',
  'v.',
  'Co.',
);
const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const page = fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), fc.constantFrom('xii', '13301-M', '07'));
const citation = fc.record({
  volume: fc.constantFrom('1', '2', '99-2'),
  reporter: fc.constantFrom('U.S.', 'Cranch', 'Ga.'),
  page,
});
const oneCase = fc
  .record({
    name,
    otherNames: fc.array(name, { maxLength: 2 }),
    citations: fc.array(citation, { maxLength: 3 }),
    lastPage: fc.option(fc.integer({ min: 1, max: 90 }).map(String)),
    court: fc.option(fc.constantFrom('scotus', 'ga')),
    date: fc.option(fc.constantFrom('1803', '1811-01', '2009-05-18')),
    docketNumber: fc.option(fc.constantFrom('No. 4', '12-345')),
    aloneOnPage: fc.boolean(),
  })
  .map(({ name: shown, ...more }): ImportedCase => cited(shown, [], more));
const source = fc
  .record({
    cases: fc.array(oneCase, { maxLength: 25 }),
    key: fc.constantFrom('one', 'two'),
    kind: fc.constantFrom('cap' as const, 'courtlistener' as const),
    lastPage: fc.option(fc.integer({ min: 1, max: 90 })),
  })
  .map(({ cases, key, kind, lastPage }): ImportSource =>
    sourceOf(cases, {
      key,
      name: key,
      kind,
      volumes: [{ reporter: 'U.S.', volume: '1', lastPage, meantWhole: true }],
    }),
  );

async function answersOf(library: Library, cores: readonly CitationCore[]): Promise<unknown> {
  const { bytes, path: where, sources, ...stats } = await library.stats();
  return {
    stats: { ...stats, name: '', sources, hasBytes: bytes > 0, hasPath: where !== '' },
    find: await library.find(cores),
    coverage: await library.coverage(cores),
    around: await library.around(cores),
    named: await library.named([
      { words: ['state'], limit: 3 },
      { words: ['smith', 'doe'], limit: 50 },
      { words: ['obrien', 'pena', 'state'], limit: 50 },
      { words: [], limit: 5 },
      { words: ['state'], limit: 0 },
    ]),
    volumes: await Promise.all([library.volume('U.S.', '1'), library.volume('Ga.', '99-2')]),
    opinion: await library.opinion('1'),
  };
}

describeServer('a library file and a library on a server', () => {
  it('give the same JSON, whatever was imported and replaced', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(source, { minLength: 1, maxLength: 3 }),
        fc.array(citation),
        async (sources, cores) => {
          const [file, server] = [await openFile(), await openServer()];
          for (const one of sources)
            expect({ ...(await server.import(one)), seconds: 0 }).toEqual({
              ...(await file.import(one)),
              seconds: 0,
            });
          expect(JSON.stringify(await answersOf(server, cores))).toBe(
            JSON.stringify(await answersOf(file, cores)),
          );
          file.close();
          server.close();
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('judge a brief alike', async () => {
    const [file, server] = [await openFile(), await openServer()];
    const brief = [
      { id: 'a', text: 'Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009)' },
      { id: 'b', text: 'Roe v. Wade, 411 U.S. 113 (1973)' },
      { id: 'c', text: 'Doe v. Nobody, 999 U.S. 1 (2024)' },
      { id: 'd', text: '5 U.S. (1 Cranch) 137' },
    ];
    const verdicts = [];
    for (const library of [file, server]) {
      await library.import(starterSource());
      const {
        requestId: _,
        library: held,
        ...reply
      } = await createChecker(library, { asOf: '2026-11-30' }).check(brief);
      verdicts.push({ ...reply, library: { ...held, name: '' } });
      library.close();
    }
    expect(verdicts[1]).toEqual(verdicts[0]);
  });
});

const KINDS = [
  { kind: 'a library file', open: () => path.join(temporaryFolder(), 'mine.sqlite'), describe },
  { kind: 'a library on a server', open: () => newPostgresAddress(POSTGRES ?? ''), describe: describeServer },
];
for (const { kind, open, describe: describeKind } of KINDS)
  describeKind(`${CLIENTS} clients of ${kind} at once`, () => {
    it('all get whole answers, of the old library or of the new, while it is replaced', async () => {
      const where = open();
      const edition = (plaintiff: string) =>
        sourceOf(
          Array.from({ length: 5000 }, (_, index) => cited(`${plaintiff} v. Roe`, [`1 U.S. ${index + 1}`])),
        );
      const first = await openLibrary({ path: where, env: {}, create: true });
      await first.import(edition('Old'));
      const cores = Array.from({ length: 500 }, (_, index) => ({
        volume: '1',
        reporter: 'U.S.',
        page: String(index * 10 + 1),
      }));
      const done = new AbortController();
      const client = async (): Promise<Set<string>> => {
        const library = await openLibrary({ path: where, env: {} });
        const seen = new Set<string>();
        do {
          const answers = await library.find(cores);
          const names = new Set(answers.flatMap(({ cases }) => cases.map((found) => found.name)));
          expect(answers.every(({ cases }) => cases.length === 1)).toBe(true);
          expect(names.size).toBe(1);
          names.forEach((one) => seen.add(one));
          await new Promise(setImmediate);
        } while (!done.signal.aborted);
        library.close();
        return seen;
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, client));
      await first.import(edition('New'));
      done.abort();
      const seen = await clients;
      for (const names of seen)
        expect([...names].every((one) => /^(?:Old|New) v\. Roe$/.test(one))).toBe(true);
      const [answer] = await first.find(cores);
      expect(answer?.cases.map((found) => found.name)).toEqual(['New v. Roe']);
      first.close();
    }, 60_000);
  });

describeServer('a library on a server', () => {
  const problemOf = async (address: string, create = false): Promise<LibraryError> => {
    const error: unknown = await openLibrary({ path: address, env: {}, create }).then(
      (library) => library.close(),
      (reason: unknown) => reason,
    );
    if (!(error instanceof LibraryError)) throw new Error('it was not refused with a LibraryError');
    expect(error.message).toMatch(/^[^\n]+\.$/);
    return error;
  };
  const server = new URL(POSTGRES ?? 'postgres://localhost/none');

  it('that nobody has imported into is missing; an import that fails leaves none', async () => {
    const address = newPostgresAddress(POSTGRES ?? '');
    expect((await problemOf(address)).problem.kind).toBe('missing');
    const library = await openLibrary({ path: address, env: {}, create: true });
    async function* breaksOff() {
      yield cited('A v. B', ['1 U.S. 1']);
      throw new Error('the file ends here');
    }
    await expect(library.import(sourceOf(breaksOff()))).rejects.toThrow('the file ends here');
    library.close();
    expect((await problemOf(address)).problem.kind).toBe('missing');
  });

  it('is refused in one sentence, without the password, where it cannot be reached', async () => {
    const at = (change: (url: URL) => void): string => {
      const url = new URL(server);
      url.username = 'counsel';
      url.password = 'hunter2';
      change(url);
      return url.href;
    };
    const sentences = await Promise.all(
      [
        at((url) => (url.port = '1')),
        at((url) => (url.username = 'nobody_of_this_name')),
        at((url) => (url.pathname = '/no_such_database')),
        at((url) => url.searchParams.set('schema', 'a b"; drop table x')),
        'postgres://[::broken',
      ].map(async (address) => (await problemOf(address, true)).message),
    );
    for (const sentence of sentences) expect(sentence).not.toContain('hunter2');
    expect(sentences[0]).toMatch(/cannot be opened: no server answers at this address\.$/);
  });
});
