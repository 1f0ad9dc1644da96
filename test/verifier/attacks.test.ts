/** What a sceptical reader found wrong once, by kind: each stays found out. */
import { readCitations } from '../../src/citation';
import { courtRows } from '../../src/citation/courts';
import { canonicalReporter } from '../../src/citation/reporters';
import { COMPANION_NAMES } from '../../src/verifier/facts/companionNames';
import { checkBrief } from '../../src/verifier/checkBrief';
import { createChecker } from '../../src/verifier/checkCitations';
import { foreignWord } from '../../src/verifier/evidence/knownWords';
import { compareCourts, COURTS_ONCE_ONE } from '../../src/verifier/identity/court';
import { compareYears } from '../../src/verifier/identity/year';
import { compareNames, isSameCaption } from '../../src/verifier/names';
import { asked, caseLawOf, TODAY } from './fixtures';

const citationsOf = (text: string) => readCitations([{ part: 'body', note: null, text }]);

describe('the address of a party is no citation', () => {
  it.each([
    'Plaintiff resides at 1450 N.W. 87 Avenue, Miami, Florida 33172.',
    'The clinic at 8600 N.W. 36 Street, Suite 400, Doral, closed.',
    'He walked along 300 N.E. 2 Avenue in Miami.',
    'Service was made at 1300 N.W. 12 St., Miami.',
    'The store at 1200 S.E. 12 Avenue, Portland, was robbed.',
  ])('%s', (text) => {
    expect(citationsOf(text)).toEqual([]);
  });

  it('and a citation of the same reporter is one', () => {
    expect(citationsOf('Ames v. Burke, 145 N.W. 87 (Iowa 1914).')).toHaveLength(1);
    expect(citationsOf('145 N.W. 87.')).toHaveLength(1);
  });
});

describe('the name of a service proves nothing (neverExisted)', () => {
  it.each([
    'IDELR',
    'EHLR',
    'OSAHRC',
    'EPD',
    'WCAB Rptr.',
    'PICS Case No.',
    'Pike & Fischer Radio Reg. 2d',
    "Mealey's Litig. Rep.",
    'Mealey’s Litig. Rep.',
    'Asbestos Litig. Rep.',
    'Hazardous Waste Litig. Rep.',
    'Andrews Intell. Prop. Litig. Rep.',
    'Interpreter Releases',
    'Internet L. & Reg.',
    "Scott's Cas.",
    'Harassment Rep.',
    'Whistleblower Rep.',
    'Punitive Damages Rep.',
    'Nw. Intertribal Ct. App.',
    'FSM Intrm.',
    'Acct. & Audit. Update',
    'Euromarket News',
    'Loss Prevention & Control',
    'Payroll Mgmt. Guide',
    'Toledo L.J.',
    'Philippine Rep.',
    'Madras L.J.',
    'Russ. & M.',
    'Drew. & Sm.',
    'Brodix Am. & Eng. Pat. Cas.',
  ])('%s', (abbreviation) => {
    expect(foreignWord(abbreviation)).toBeNull();
  });

  it.each(['Omnib. Rptr.', 'Zorblax Rep.', 'Quibb. L. Dec.'])(
    '%s holds a word that is nowhere',
    (abbreviation) => {
      expect(foreignWord(abbreviation)).not.toBeNull();
    },
  );
});

describe('a case is known elsewhere only by its own caption', () => {
  it.each([
    ['Davis v. Washington', 'Washington v. Davis'],
    ['Davis v. Washington', 'Ex parte Davis'],
    ['Jackson v. Hobbs', 'Ex parte Jackson'],
    ['DeBoer v. Snyder', 'In re Snyder'],
    ['Head Money Cases', 'Head v. California'],
    ['Passenger Cases', 'Lebron v. National Railroad Passenger Corp.'],
    ['The Brig Malek Adhel', 'Brig Caroline'],
  ])('%s is not shown by %s', (brief, known) => {
    expect(isSameCaption(brief, known)).toBe(false);
  });

  it.each([
    ['Hoag v. New Jersey', 'Hoag v. New Jersey'],
    ['Bell Atl. Corp. v. Twombly', 'Bell Atlantic Corporation v. William Twombly'],
    ['Mahan v. State', 'Mahan v. State'],
  ])('%s is shown by %s', (brief, known) => {
    expect(isSameCaption(brief, known)).toBe(true);
  });
});

describe('early reports', () => {
  it('of the circuit courts are not those of the Supreme Court', () => {
    expect(canonicalReporter('Cranch C.C.')).toBe('Cranch C.C.');
    expect(canonicalReporter('Wall. C.C.')).toBe('Wall. C.C.');
    expect(canonicalReporter('Cranch')).toBe('Cranch');
    expect(canonicalReporter('Wall.')).toBe('Wall.');
  });

  it('are cited by term: 1874 for a decision of 1875', () => {
    const check = compareYears({ year: 1874, today: '2026-11-30' }, { date: '1875-03-29' });
    expect(check.result).toBe('agrees');
  });

  it('of two ships agree only in the ship’s own name', () => {
    expect(compareNames('The Brig Foobar', ['Brig Collenberg']).result).toBe('differs');
    expect(
      compareNames('The Brig Malek Adhel', ['Harmony v. United States (The Malek Adhel)']).result,
    ).not.toBe('differs');
  });
});

describe('captions decided in the opinion of one case', () => {
  it.each(Object.keys(COMPANION_NAMES))('%s is a page of U.S. Reports', (page) => {
    expect(page).toMatch(/^\d{1,3} U\.S\. \d{1,4}$/);
    expect(COMPANION_NAMES[page]?.length).toBeGreaterThan(0);
  });

  it.each([
    ['388 U.S. 130', 'Associated Press v. Walker', 'Curtis Publishing Company v. Butts', 1967],
    ['347 U.S. 483', 'Briggs v. Elliott', 'Brown v. Board of Education of Topeka (1)', 1954],
    ['262 U.S. 447', 'Frothingham v. Mellon', 'Commonwealth of Massachusetts v. Mellon', 1923],
    ['354 U.S. 476', 'Roth v. United States', 'Alberts v. California', 1957],
  ])('%s is %s in any library', async (text, caseName, held, year) => {
    const caseLaw = caseLawOf(
      `${text} | ${held} | scotus | ${year}\n342 U.S. 350 | Briggs v. Elliott | scotus | 1952`,
      `${text.replace(/ \d+$/, '')} 999`,
    );
    const [result] = (await createChecker(caseLaw, { asOf: TODAY }).check([asked(text, { caseName, year })]))
      .results;
    expect(result?.checks.map(({ check, result: outcome }) => [check, outcome])).toEqual([
      ['caseName', 'agrees'],
      ['year', 'agrees'],
    ]);
  });
});

describe('numbers about a word that is an abbreviation elsewhere are no citation', () => {
  it.each([
    'In 2001 U.S. 47 states had such laws, and in 2019 U.S. 12 million jobs were lost.',
    'The oven was heated to 1200 F. 12 panels failed.',
    '(R. 1402 P. 5.) (R. 350 P. 12.)',
    'Q. 1235 A. 12 Yes. Q. Did you see it? 301 A. 5 Yes, I did.',
    'The 1993 Fed. R. 11 amendments and the 2015 Fed. R. 26 amendments changed the practice.',
    'The petition was filed in 2019. Pet. 12.',
    'The flat has 3 B.R. 2 baths.',
    'The office at 1201 Pacific 98402 is closed.',
    'He earned $1,200 U.S. 5 times a year.',
  ])('%s', (text) => {
    expect(citationsOf(text).filter(({ kind }) => kind === 'case')).toEqual([]);
  });

  it.each([
    'See 240 F. 24.',
    'Ames v. Burke, 145 A. 24 (Pa. 1929).',
    'Ames v. Burke, 240 F. 24.',
    'The rule of Cole, 12 S. Ct. 5; 240 F. 24, holds.',
    '240 F. 24.',
    'Ames v. Burke, 130 Pa. 12, 18 A. 1.',
    'The court in 240 F. 24 said so.',
    'Ames v. Burke, 3 B.R. 2 (Bankr. D. Me. 1979).',
    '2001 U.S. 47',
  ])('and this is one: %s', (text) => {
    expect(citationsOf(text).filter(({ kind }) => kind === 'case').length).toBeGreaterThan(0);
  });
});

describe('a known abbreviation written with one slip of the keys proves nothing (neverExisted)', () => {
  it.each([
    'Missc. 2d',
    'FF.3d',
    'Fh. Supp. 2d',
    'Feed. Cl.',
    'Ohiio St. 3d',
    'Idl. Dec.',
    'Law Repotrer',
    'Fire & Casualyt Cas.',
    'SSo. 2d',
    'L. Edd. 2d',
  ])('%s', (abbreviation) => expect(foreignWord(abbreviation)).toBeNull());

  it.each(['Omnib. Rptr.', 'Zyxw. 3d', 'Fict. Rep.', 'Nebul. Rptr.', 'Vrax. 2d'])(
    '%s is no slip of anything',
    (abbreviation) => expect(foreignWord(abbreviation)).not.toBeNull(),
  );
});

describe('courts that cite themselves by the year share an abbreviation with an ended series', () => {
  it.each([
    ['2019 FC 412', null],
    ['2019 F.C. 412', null],
    ['1998 Fed. App. 0123P', 'ca6'],
  ])('%s is no stop', async (text, court) => {
    const [result] = (
      await createChecker(caseLawOf(), { asOf: TODAY }).check([
        asked(text, { caseName: 'Ames v. Burke', court }),
      ])
    ).results;
    expect(result?.status).toBe('unverified');
  });
  it.each(['31 F. Cas. 412', '2019 F. Cas. 412', '1998 F. App’x 12'])('%s is one', async (text) => {
    const [result] = (await createChecker(caseLawOf(), { asOf: TODAY }).check([asked(text)])).results;
    expect(result?.status).toBe('not_found');
  });
});

describe('a name that shares a party with the case, and is wholly that of another', () => {
  const caseLaw = caseLawOf(
    `
209 U.S. 123 | Ex parte Young | scotus | 1908
427 U.S. 50 | Young v. American Mini Theatres, Inc. | scotus | 1976
504 U.S. 555 | Lujan v. Defenders of Wildlife | scotus | 1992
497 U.S. 871 | Lujan v. National Wildlife Federation | scotus | 1990
347 U.S. 483 | Brown v. Board of Education of Topeka | scotus | 1954
349 U.S. 294 | Brown v. Board of Education | scotus | 1955
`,
    '',
  );
  const nameOf = async (text: string, caseName: string): Promise<string | undefined> => {
    const [result] = (await createChecker(caseLaw, { asOf: TODAY }).check([asked(text, { caseName })]))
      .results;
    return result?.checks.find(({ check }) => check === 'caseName')?.result;
  };

  it.each([
    ['209 U.S. 123', 'Young v. American Mini Theatres, Inc.'],
    ['504 U.S. 555', 'Lujan v. Nat’l Wildlife Fed’n'],
  ])('%s is not told to be %s', async (text, caseName) => {
    expect(await nameOf(text, caseName)).not.toBe('agrees');
  });

  it.each([
    ['209 U.S. 123', 'Ex parte Young'],
    ['427 U.S. 50', 'Young v. Am. Mini Theatres'],
    ['504 U.S. 555', 'Lujan v. Defs. of Wildlife'],
    ['347 U.S. 483', 'Brown v. Bd. of Educ.'],
    ['349 U.S. 294', 'Brown v. Board of Education of Topeka'],
  ])('%s is %s', async (text, caseName) => {
    expect(await nameOf(text, caseName)).toBe('agrees');
  });
});

describe('the term’s year of a Supreme Court case without a printed date', () => {
  const year = (stated: number, date: string, court: string | null): string =>
    compareYears({ year: stated, today: TODAY }, { date, court }).result;
  it('agrees up to October Term 1882', () => {
    expect(year(1876, '1877-03-01', 'scotus')).toBe('agrees');
    expect(year(1879, '1880-03-01', 'scotus')).toBe('agrees');
  });
  it('and not after it, nor of another court', () => {
    expect(year(1889, '1890-03-01', 'scotus')).toBe('differs');
    expect(year(1879, '1880-03-01', 'ny')).toBe('differs');
  });
});

describe('names and citations given in turn', () => {
  const named = (text: string) =>
    citationsOf(text).map(({ text: core, caseName }) => `${core} ${caseName ?? '–'}`);
  it('two of each', () => {
    expect(
      named(
        'In Warth v. Seldin and Hope v. Pelzer, 422 U.S. 490 (1975) and 536 U.S. 730 (2002), respectively, it did.',
      ),
    ).toEqual(['422 U.S. 490 Warth v. Seldin', '536 U.S. 730 Hope v. Pelzer']);
  });
  it('three of each', () => {
    expect(
      named(
        'Warth v. Seldin, King v. Burwell, and Hope v. Pelzer, 422 U.S. 490, 576 U.S. 473, and 536 U.S. 730, so hold.',
      ),
    ).toEqual([
      '422 U.S. 490 Warth v. Seldin',
      '576 U.S. 473 King v. Burwell',
      '536 U.S. 730 Hope v. Pelzer',
    ]);
  });
  it('not where one name stands before two citations, or two before one', () => {
    expect(named('In Hope v. Pelzer, 536 U.S. 730 (2002), and 422 U.S. 490 (1975), it did.')[0]).toBe(
      '536 U.S. 730 Hope v. Pelzer',
    );
    expect(named('In Warth v. Seldin and Hope v. Pelzer, 536 U.S. 730 (2002), it did.')).toEqual([
      '536 U.S. 730 Hope v. Pelzer',
    ]);
    expect(
      named(
        'In Warth v. Seldin and Hope v. Pelzer, 536 U.S. 730, 122 S. Ct. 2508 (2002), and Cole v. Dean, 12 F.3d 5, it did.',
      )[0],
    ).toBe('536 U.S. 730 Hope v. Pelzer');
  });
});

describe('old captions end in small words', () => {
  it.each([
    ['See Goodell v. Jackson ex dem. Smith, 20 Johns. 693 (N.Y. 1823).', 'Goodell v. Jackson ex dem. Smith'],
    ['HAINES WHARF CO. v. DALTON et ux., 1 Alaska 555 (1902).', 'HAINES WHARF CO. v. DALTON et ux.'],
    [
      'Nichols and Hills vs. Richard Dennis and another, 25 Ga. 188 (1858).',
      'Nichols and Hills vs. Richard Dennis and another',
    ],
    ['Bell v. Ames and wife, 25 Ga. 188 (1858).', 'Bell v. Ames and wife'],
  ])('%s', (text, caseName) => {
    expect(citationsOf(text)[0]?.caseName).toBe(caseName);
  });
});

describe('the page of a short form', () => {
  const CASES = `
12 Ala. 40–58 = 55 P. 450 | Cedar v. Dogwood | ala | 1847
`;
  const pages = async (text: string): Promise<readonly string[]> => {
    const report = await checkBrief(
      { blocks: [{ part: 'body', note: null, text }], skipped: [] },
      {
        document: { name: 'brief.txt', sha256: '' },
        toolVersion: '0',
        hashText: async () => '',
        checker: createChecker(caseLawOf(CASES), { asOf: TODAY }),
        opinionOf: async () => null,
      },
    );
    return report.citations
      .filter(({ kind }) => kind !== 'case' && kind !== 'record')
      .map(({ text: written, checks }) => {
        const page = checks.find(({ check }) => check === 'pincite');
        return `${written} ${page?.result ?? 'not compared'}`;
      });
  };

  it('is of the book that it names', async () => {
    expect(
      await pages(
        'Cedar v. Dogwood, 12 Ala. 40, 55 P. 450 (1847). Cedar, 55 P. at 455. Cedar, 12 Ala. at 44.',
      ),
    ).toEqual(['55 P. at 455 cannotTell', '12 Ala. at 44 agrees']);
    expect(await pages('Cedar v. Dogwood, 12 Ala. 40, 55 P. 450 (1847). Cedar, 12 Ala. at 99.')).toEqual([
      '12 Ala. at 99 differs',
    ]);
  });
  it('is of any book where Id. stands for several', async () => {
    expect(await pages('Cedar v. Dogwood, 12 Ala. 40, 55 P. 450 (1847). Id. at 455. Id. at 44.')).toEqual([
      'Id. at 455 cannotTell',
      'Id. at 44 agrees',
    ]);
  });
  it('ascends: a smaller number behind it is another’s', async () => {
    expect(await pages('Cedar v. Dogwood, 12 Ala. 40 (1847). Cedar, 12 Ala. at 44, 15.')).toEqual([
      '12 Ala. at 44, 15 agrees',
    ]);
    expect(await pages('Cedar v. Dogwood, 12 Ala. 40 (1847). Cedar, 12 Ala. at 15.')).toEqual([
      '12 Ala. at 15 differs',
    ]);
  });
  it('is not held against Id. behind what may be another source', async () => {
    expect(
      await pages('Cedar v. Dogwood, 12 Ala. 40 (1847). The manual, at 450, says so. Id. at 451.'),
    ).toEqual(['Id. at 451 cannotTell']);
    expect(await pages('Cedar v. Dogwood, 12 Ala. 40 (1847). The court said so. Id. at 451.')).toEqual([
      'Id. at 451 differs',
    ]);
  });
});

describe('the Supreme Court of the United States is named in many ways', () => {
  it.each([
    'U.S.',
    'U.S. Ohio',
    'U.S.Ohio,',
    'S. Ct.',
    'Sup. Ct.',
    'Supreme Court',
    'U.S. Sup. Ct.',
    'SCOTUS',
    'per curiam,',
  ])('(%s 1968)', (court) => {
    expect(citationsOf(`Terry v. Ohio, 392 U.S. 1 (${court} 1968).`)[0]?.court).toBe('scotus');
  });
  it.each([
    ['Cal. S. Ct.', 'cal'],
    ['Cal. Sup. Ct.', 'cal'],
    ['Fla. S. Ct.', 'fla'],
    ['Tex. Supreme Court', 'tex'],
    ['N.C. Sup. Ct.', 'nc'],
  ])('and those of the States: %s', (court, id) => {
    expect(citationsOf(`Ames v. Burke, 15 P.3d 713 (${court} 2001).`)[0]?.court).toBe(id);
  });
  it.each([
    ['Del. Supr.', 'del'],
    ['N.J. Super. A.D.', 'njsuperctappdiv'],
    ['Pa. Super.', 'pasuperct'],
    ['D.C.', 'dc'],
  ])('%s', (court, id) => {
    expect(citationsOf(`Ames v. Burke, 15 A.2d 713 (${court} 1950).`)[0]?.court).toBe(id);
  });
  it('the name of the kind before a district court tells no more', () => {
    expect(citationsOf('Ames v. Burke, 15 F. Supp. 713 (U.S. Dist. Ct. N.D. Cal. 1950).')[0]?.court).toBe(
      'cand',
    );
  });
  it('and the Supreme Court of New York as before', () => {
    expect(citationsOf('Ames v. Burke, 15 N.Y.S.3d 713 (Sup. Ct. 2015).')[0]?.court).toBe('nysupct');
  });
});

describe('courts that were one', () => {
  const court = (stated: string, held: string, date: string): string =>
    compareCourts(stated, { court: held, citations: [], date }, []).result;
  it('are not held against each other while they were', () => {
    expect(court('ky', 'kyctapp', '1960-05-01')).toBe('cannotTell');
    expect(court('cma', 'armfor', '1982-05-01')).toBe('cannotTell');
    expect(court('uscirct', 'mad', '1841-05-01')).toBe('cannotTell');
  });
  it('and are afterwards', () => {
    expect(court('ky', 'kyctapp', '1990-05-01')).toBe('differs');
    expect(court('cma', 'ca9', '1982-05-01')).toBe('differs');
  });
  it.each(COURTS_ONCE_ONE.flatMap(({ ids }) => ids))('%s is a court of the table', (id) => {
    expect(courtRows().map((row) => row.id)).toContain(id);
  });
});
