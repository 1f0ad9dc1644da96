import fc from 'fast-check';
import { courtById } from '../../../src/citation/courts';
import {
  canonicalReporter,
  foldAbbreviation,
  lookupReporter,
  needsMoreEvidence,
  neighbourReporters,
  nextSeries,
  NOMINATIVES,
  officialVolume,
  previousSeries,
  reporterRows,
  seriesOf,
} from '../../../src/citation/reporters';
import { IMPLIED_COURTS } from '../../../src/citation/reporters/impliedCourts';
import {
  ADDED_SPELLINGS,
  CORRECTED_KINDS,
  CORRECTED_SHAPES,
  DROPPED_SPELLINGS,
  ENGLISH_REPORTERS,
  LIKELIEST_OF_SHARED,
  SINGLE_VOLUMES,
  supplementRows,
  YEARED_PAGES,
} from '../../../src/citation/reporters/supplement';
import { mayLackVolume } from '../../../src/citation/reporters/table';
import { dataPresent, describeWithData, readReporters } from './sharedData';

const rows = reporterRows();
const canonicals = new Set(rows.map((row) => row.canonical));
/** The abbreviation of a key that may carry "@" and the beginning of a name. */
const abbreviationOf = (key: string): string => key.split('@')[0] ?? key;

describe('the reporter table', () => {
  it('gives every row a name, its canonical abbreviation first among the spellings, and courts of the courts table', () => {
    const wrong = rows.filter(
      (row) =>
        row.name === '' ||
        row.spellings[0] !== row.canonical ||
        row.courts.length > 1 ||
        row.courts.some((court) => courtById(court) === null),
    );
    expect(wrong).toEqual([]);
  });

  it('finds every row by each of its spellings', () => {
    const lost = rows.flatMap((row) =>
      row.spellings.filter((spelling) => !lookupReporter(spelling).includes(row)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['U.S.', 'supremeCourt', 'volumePage', 'page', 'scotus'],
    ['F.3d', 'federal', 'volumePage', 'page', undefined],
    ['N.Y.2d', 'state', 'volumePage', 'page', 'ny'],
    ['N.E.2d', 'regional', 'volumePage', 'page', undefined],
    ['WL', 'database', 'yearCode', 'number', undefined],
    ['U.S. Dist. LEXIS', 'database', 'yearCode', 'number', undefined],
    ['IL App (1st)', 'neutral', 'yearCode', 'number', 'illappct'],
    ['NMSC', 'neutral', 'yearCode', 'number', 'nm'],
    ['NY Slip Op', 'state', 'yearCode', 'number', undefined],
    ['T.C. Memo.', 'neutral', 'prefixYearNumber', 'number', 'tax'],
    ['M.S.P.R.', 'administrative', 'volumePage', 'page', 'mspb'],
    ['I. & N. Dec.', 'administrative', 'volumePage', 'page', 'bia'],
    ['Cranch', 'nominative', 'volumePage', 'page', 'scotus'],
    ['Pick.', 'nominative', 'volumePage', 'page', 'mass'],
    ['Bankr. L. Rep.', 'specialty', 'volumePage', 'paragraph', undefined],
  ])('%s is of kind %s, cited as %s by %s, and implies %s', (canonical, kind, shape, numbering, court) => {
    expect(lookupReporter(canonical)[0]).toMatchObject({
      canonical,
      kind,
      shape,
      numbering,
      courts: court ? [court] : [],
    });
  });

  it.each([
    ['F. Supp. 2D', 'F. Supp. 2d'],
    ['F.Supp.2d', 'F. Supp. 2d'],
    ['U. S.', 'U.S.'],
    ['S.Ct.', 'S. Ct.'],
    ['L.Ed.2d', 'L. Ed. 2d'],
    ['F. App’x', "F. App'x"],
    ['Fed. Appx.', "F. App'x"],
    ['NY3d', 'N.Y.3d'],
    ['AD3d', 'A.D.3d'],
    ['Misc 3d', 'Misc. 3d'],
    ['Cal.App.4th', 'Cal. App. 4th'],
    ['Cal.App.4th Supp.', 'Cal. App. Supp. 4th'],
    ['Ohio St.3d', 'Ohio St. 3d'],
    ['Wn.2d', 'Wash. 2d'],
    ['Wn. App. 2d', 'Wash. App. 2d'],
    ['I&N Dec.', 'I. & N. Dec.'],
    ['N.Y. Slip Op.', 'NY Slip Op'],
    ['Alaska LEXIS', 'Alas. LEXIS'],
    ['Wyo. Unpub. LEXIS', 'Wyo. Unpub. LEXIS'],
  ])('%s is read as %s', (asWritten, canonical) => {
    expect(canonicalReporter(asWritten)).toBe(canonical);
  });

  it.each([
    'F.5th',
    'N.E.4th',
    'So. 4th',
    'Dunn Decl.',
    'Fourth Avenue',
    'First Harbor Tower',
    'See',
    'and',
    'ID',
    'Def.’s Mot.',
    '',
  ])('knows no reporter "%s"', (asWritten) => {
    expect(lookupReporter(asWritten)).toEqual([]);
  });

  it('puts the abbreviation written exactly so first, where two differ in periods alone', () => {
    expect(canonicalReporter('ND')).toBe('ND');
    expect(canonicalReporter('N.D.')).toBe('N.D.');
    expect(lookupReporter('ND').map((row) => row.canonical)).toEqual(['ND', 'N.D.']);
  });

  it('asks more of a spelling that is a word or a surname', () => {
    expect(
      ['Black', 'Call', 'Hill', 'Taylor', 'Day'].filter((spelling) => !needsMoreEvidence(spelling)),
    ).toEqual([]);
    expect(['Cranch.', 'Iowa', 'Ohio', 'F.3d', 'WL', 'Cal. 4th'].filter(needsMoreEvidence)).toEqual([]);
  });
});

describe('folding', () => {
  it('makes no difference of spaces, periods, curly apostrophes and the case of a series suffix', () => {
    const typography = fc.constantFrom(' ', '\u00A0', '\u202F', '.', '. ', '');
    fc.assert(
      fc.property(fc.constantFrom(...canonicals), typography, (canonical, joint) => {
        const rewritten = canonical
          .replace(/\. ?| /g, joint)
          .replace(/'/g, '\u2019')
          .replace(/(\d)d$/, '$1D');
        expect(foldAbbreviation(rewritten)).toBe(foldAbbreviation(canonical));
      }),
    );
  });

  it('keeps letter case otherwise', () => {
    expect(foldAbbreviation('WL')).not.toBe(foldAbbreviation('Wl'));
  });
});

const rowOf = (canonical: string): (typeof rows)[number] => {
  const row = rows.find((one) => one.canonical === canonical);
  if (!row) throw new Error(`No reporter ${canonical}`);
  return row;
};

describe('the supplement', () => {
  const supplement = supplementRows();

  it('holds no two lines for one abbreviation, and none without a source', () => {
    const own = supplement.map((row) => row.canonical);
    expect(own.filter((canonical, i) => own.indexOf(canonical) !== i)).toEqual([]);
    expect(supplement.filter((row) => row.source === '')).toEqual([]);
  });

  it.each(
    supplement
      .filter((row) => row.source !== 'LexisNexis, names of databases')
      .map((row) => [row.canonical, row] as const),
  )('adds %s, which all its spellings find', (canonical, row) => {
    for (const spelling of row.spellings)
      expect(lookupReporter(spelling).map((found) => found.canonical)).toContain(canonical);
  });

  it('corrects only reporters that there are', () => {
    const keys = [
      ...ADDED_SPELLINGS.keys(),
      ...CORRECTED_KINDS.keys(),
      ...CORRECTED_SHAPES.keys(),
      ...LIKELIEST_OF_SHARED.keys(),
      ...IMPLIED_COURTS.keys(),
      ...DROPPED_SPELLINGS.map((row) => row.reporter),
    ];
    expect(keys.filter((key) => !canonicals.has(abbreviationOf(key)))).toEqual([]);
  });

  it('knows every book of one volume, every reporter of England and every one paged by the year', () => {
    const named = [...SINGLE_VOLUMES, ...ENGLISH_REPORTERS, ...YEARED_PAGES];
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((canonical) => !canonicals.has(canonical))).toEqual([]);
    expect([...SINGLE_VOLUMES, ...ENGLISH_REPORTERS].filter((one) => !mayLackVolume(rowOf(one)))).toEqual([]);
  });

  it.each([
    ['Trade Cas. (CCH)', true],
    ['Fed. Sec. L. Rep. (CCH)', true],
    ['T.U.P. Charlt.', true],
    ['A.C.', true],
    ['U.S.', false],
    ['WL', false],
    ['Mass.', false],
  ])('%s may be cited without a volume: %s', (canonical, wanted) => {
    expect(mayLackVolume(rowOf(canonical))).toBe(wanted);
  });

  it('names, of reporters that share an abbreviation, one that there is', () => {
    for (const [canonical, name] of LIKELIEST_OF_SHARED)
      expect(lookupReporter(canonical)[0]?.name.startsWith(name) ? canonical : `${canonical}: ${name}`).toBe(
        canonical,
      );
    const shared = [...canonicals].filter(
      (canonical) => rows.filter((row) => row.canonical === canonical).length > 1,
    );
    expect(shared.filter((canonical) => !LIKELIEST_OF_SHARED.has(canonical))).toEqual([]);
  });

  it('tells apart what reporters imply that share an abbreviation', () => {
    const implied = (canonical: string): string[] => lookupReporter(canonical).flatMap((row) => row.courts);
    expect(implied('Ct. Cl.')).toEqual(['cc', 'wvctcl']);
    expect(implied('Met.')).toEqual(['mass', 'ky']);
    expect(implied('Wash.').slice(0, 2)).toEqual(['wash', 'va']);
  });

  it.each(DROPPED_SPELLINGS.map((row) => [row.spelling, row.reporter, row.reason] as const))(
    'drops the spelling "%s" of %s: %s',
    (spelling, reporter) => {
      expect(lookupReporter(spelling).map((row) => row.canonical)).not.toContain(reporter);
    },
  );
});

describe('series and nominatives', () => {
  it('orders known reporters only, each in one family', () => {
    const members = rows.map((row) => row.canonical).filter((canonical) => seriesOf(canonical).length > 1);
    for (const canonical of members) {
      expect(seriesOf(canonical).filter((series) => !canonicals.has(series))).toEqual([]);
      expect(seriesOf(canonical)).toContain(canonical);
      expect(neighbourReporters(canonical).filter((series) => !canonicals.has(series))).toEqual([]);
    }
    expect(members).toContain('F.2d');
  });

  it('knows what follows and precedes a series', () => {
    expect([nextSeries('F.3d'), previousSeries('F.3d'), nextSeries('F.4th'), previousSeries('F.')]).toEqual([
      'F.4th',
      'F.2d',
      null,
      null,
    ]);
    expect(neighbourReporters('F.3d').slice(0, 2)).toEqual(['F.4th', 'F.2d']);
    expect(neighbourReporters('B.R.')).toEqual([]);
  });

  it.each([
    ['Dall.', 4, 4],
    ['Cranch', 1, 5],
    ['Wheat.', 4, 17],
    ['Pet.', 7, 32],
    ['How.', 19, 60],
    ['Black', 2, 67],
    ['Wall.', 23, 90],
  ])('%s volume %i is %i U.S.', (nominative, volume, official) => {
    expect(officialVolume(nominative, volume)).toEqual({ reporter: 'U.S.', volume: official });
  });

  it('joins each nominative series to the next without a gap, and knows no volume beyond', () => {
    for (const official of ['U.S.', 'Mass.']) {
      const series = NOMINATIVES.filter((row) => row.official === official);
      series
        .slice(1)
        .forEach((row, i) => expect(row.offset).toBe((series[i]?.offset ?? 0) + (series[i]?.volumes ?? 0)));
    }
    expect(officialVolume('Cranch', 10)).toBeNull();
    expect(officialVolume('F.3d', 1)).toBeNull();
  });
});

describeWithData(`every reporter of the data of autumn 2026${dataPresent}`, () => {
  const dropped = new Set(
    DROPPED_SPELLINGS.map((row) => `${foldAbbreviation(row.spelling)}|${row.reporter}`),
  );
  const spelled = Object.values(readReporters()).flatMap((clusters) =>
    clusters.flatMap(({ editions, variations }) => [
      ...Object.keys(editions).map((edition) => [edition, edition] as const),
      ...Object.entries(variations),
    ]),
  );

  it('is known in every spelling, or the spelling is dropped with a reason', () => {
    const unknown = spelled.filter(
      ([spelling, edition]) =>
        // Circuit reports under the abbreviation of a Supreme Court reporter have one of their own here: "Cranch" → "Cranch C.C.".
        !lookupReporter(spelling).some(
          (row) => row.canonical === edition || row.canonical === `${edition} C.C.`,
        ) && !dropped.has(`${foldAbbreviation(spelling)}|${edition}`),
    );
    expect(spelled.length).toBeGreaterThan(3500);
    expect(unknown).toEqual([]);
  });
});
