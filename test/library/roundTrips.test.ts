/** A server is asked once for a whole brief: every statement is counted where it leaves for the server. */
import pg from 'pg';
import { openLibrary } from '../../src/library';
import { cited, newPostgresAddress, NOW, POSTGRES, sourceOf } from './support';

const CASES = Array.from({ length: 1000 }, (_, index) =>
  cited(`Ames v. Burke ${index}`, [`${(index % 40) + 1} U.S. ${index + 1}`]),
);

const describeServer = POSTGRES === null ? describe.skip : describe;
describeServer(
  POSTGRES === null
    ? 'round trips (skipped: CITE_CHECK_TEST_POSTGRES is not set; scripts/with-postgres.sh sets it)'
    : 'round trips',
  () => {
    it('a brief of 1,000 citations is one statement; so are its volumes and its names', async () => {
      const library = await openLibrary({
        path: newPostgresAddress(POSTGRES ?? ''),
        env: {},
        create: true,
        now: NOW,
      });
      await library.import(sourceOf(CASES));
      const cores = CASES.flatMap(({ citations }) => citations);
      // The reporters' abbreviations are fetched once for as long as the library is open.
      await library.find(cores.slice(0, 1));
      const sent = jest.spyOn(pg.Client.prototype, 'query');
      const statements = async (question: () => Promise<unknown>): Promise<number> => {
        sent.mockClear();
        await question();
        return sent.mock.calls.length;
      };
      try {
        expect(
          await statements(async () =>
            expect((await library.find(cores)).every(({ cases }) => cases.length > 0)).toBe(true),
          ),
        ).toBe(1);
        expect(await statements(() => library.coverage(cores))).toBe(1);
        expect(await statements(() => library.around(cores))).toBe(1);
        expect(
          await statements(() =>
            library.named(CASES.map((_, index) => ({ words: ['burke', String(index)], limit: 3 }))),
          ),
        ).toBe(1);
      } finally {
        sent.mockRestore();
        await library.close();
      }
    }, 60_000);
  },
);
