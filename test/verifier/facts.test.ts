/** The series facts: every row against the shared facts, and the look-ups with their guards. */
import fs from 'node:fs';
import path from 'node:path';
import { lookupReporter } from '../../src/citation/reporters';
import { ceilingOf, neighbouringSeries, neverBegun, otherNumbers } from '../../src/verifier/facts';
import {
  CLOSED_SERIES,
  HOMONYMS,
  NEVER_EXISTED,
  NOMINATIVE_OFFSETS,
  OPEN_SERIES,
  SERIES_FACTS_AS_OF,
} from '../../src/verifier/facts/series';

const FACTS = path.resolve(__dirname, '../../../shared/facts/reporter-volumes.json');
(fs.existsSync(FACTS) ? describe : describe.skip)(
  'rows against the shared facts (skipped: ../shared/facts is not there)',
  () => {
    const facts = fs.existsSync(FACTS) ? JSON.parse(fs.readFileSync(FACTS, 'utf8')) : {};
    const bare = (rows: readonly object[]): unknown[] =>
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).filter(([key]) => key !== 'source' && key !== 'usVolumeOffset'),
        ),
      );
    it('every closed series, and no other', () => expect(bare(CLOSED_SERIES)).toEqual(bare(facts.closed)));
    it('every open series, and no other', () => expect(bare(OPEN_SERIES)).toEqual(bare(facts.open)));
    it('every series that never was, and no other', () => {
      expect(NEVER_EXISTED.map(({ reporter }) => reporter)).toEqual(facts.neverExisted.series);
      expect(new Set(NEVER_EXISTED.map(({ until }) => until))).toEqual(new Set([facts.neverExisted.until]));
    });
    it('every nominative offset', () => {
      for (const row of facts.closed.filter((candidate: object) => 'usVolumeOffset' in candidate)) {
        expect(NOMINATIVE_OFFSETS.find(({ reporter }) => reporter === row.reporter)).toMatchObject({
          offset: row.usVolumeOffset,
          volumes: row.lastVolume,
        });
      }
    });
    it('of the same day', () => expect(SERIES_FACTS_AS_OF).toBe(facts.asOf));
  },
);

describe('every row of a series', () => {
  it('names a source and a reporter that the tables know by that very spelling', () => {
    for (const { reporter, source } of [...CLOSED_SERIES, ...OPEN_SERIES]) {
      expect(source).not.toBe('');
      expect([reporter, lookupReporter(reporter)[0]?.canonical]).toEqual([reporter, reporter]);
    }
  });
  it('has a homonym row for every other reporter that the tables give the same abbreviation', () => {
    for (const { reporter } of [...CLOSED_SERIES, ...OPEN_SERIES]) {
      const others = lookupReporter(reporter).slice(1);
      const rows = HOMONYMS.filter(({ abbreviation }) => abbreviation === reporter);
      expect([reporter, others.length <= rows.length]).toEqual([reporter, true]);
    }
  });
});

describe('a ceiling', () => {
  it('of a closed series holds for ever', () => {
    expect(ceilingOf('F.3d', '2026-11-30')).toMatchObject({ kind: 'closed', lastVolume: 999 });
    expect(ceilingOf('F.3d', '2090-01-01')).toMatchObject({ kind: 'closed', lastVolume: 999 });
  });
  it('of an open series is void after its day', () => {
    expect(ceilingOf('U.S.', '2027-12-31')).toMatchObject({ kind: 'open', lastVolume: 620 });
    expect(ceilingOf('U.S.', '2028-01-01')).toBeNull();
  });
  it('is void where today is no date', () => {
    expect(ceilingOf('U.S.', '')).toBeNull();
    expect(ceilingOf('U.S.', 'tomorrow')).toBeNull();
    expect(neverBegun('F.5th', 'tomorrow')).toBeNull();
  });
  it('lies above every reporter of the same abbreviation', () => {
    expect(ceilingOf('How.', '2026-11-30')?.lastVolume).toBe(67);
    expect(ceilingOf('Cranch', '2026-11-30')?.lastVolume).toBe(9);
  });
  it('is null for a series without facts', () => expect(ceilingOf('N.Y.S.3d', '2026-11-30')).toBeNull());
});

describe('a series that had not begun', () => {
  it('is known however it is spaced', () => {
    expect(neverBegun('F. 5th', '2026-11-30')?.reporter).toBe('F.5th');
    expect(neverBegun('F. Supp.4th', '2026-11-30')?.reporter).toBe('F. Supp. 4th');
  });
  it('may begin after the fact’s day', () => expect(neverBegun('F.5th', '2028-01-01')).toBeNull());
});

describe('one volume under two numbers', () => {
  it('5 U.S. is 1 Cranch, and 1 Cranch is 5 U.S.', () => {
    expect(otherNumbers('U.S.', '5')).toEqual([{ reporter: 'Cranch', volume: '1' }]);
    expect(otherNumbers('Cranch', '1')).toEqual([{ reporter: 'U.S.', volume: '5' }]);
  });
  it('every nominative volume has one U.S. number and comes back from it', () => {
    for (const { reporter, volumes } of NOMINATIVE_OFFSETS) {
      for (let volume = 1; volume <= volumes; volume++) {
        const [there] = otherNumbers(reporter, String(volume));
        expect(otherNumbers('U.S.', there?.volume ?? '')).toContainEqual({
          reporter,
          volume: String(volume),
        });
      }
    }
  });
  it('volumes beyond the nominative ones have none', () => {
    expect(otherNumbers('U.S.', '91')).toEqual([]);
    expect(otherNumbers('Cranch', '10')).toEqual([]);
  });
});

it('neighbouring series come nearest first', () => {
  expect(neighbouringSeries('F.3d')).toEqual(['F.2d', 'F.4th', 'F.']);
  expect(neighbouringSeries('T.C.')).toEqual([]);
});
