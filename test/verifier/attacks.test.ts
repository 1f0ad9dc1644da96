/** What a sceptical reader found wrong once, by kind: each stays found out. */
import { readCitations } from '../../src/citation';
import { canonicalReporter } from '../../src/citation/reporters';
import { COMPANION_NAMES } from '../../src/library/starter/companionCases';
import { landmarkCases } from '../../src/library/starter/starterSource';
import { createChecker } from '../../src/verifier/checkCitations';
import { foreignWord } from '../../src/verifier/evidence/knownWords';
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

describe('captions decided in the opinion of a landmark case', () => {
  const starts = new Set(landmarkCases().map(({ citations }) => citations[0]));
  it.each(Object.keys(COMPANION_NAMES))('%s is a page of the starter library', (page) => {
    expect(starts.has(page)).toBe(true);
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
