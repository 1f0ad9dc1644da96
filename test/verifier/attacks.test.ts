/** What a sceptical reader found wrong once, by kind: each stays found out. */
import { readCitations } from '../../src/citation';
import { canonicalReporter } from '../../src/citation/reporters';
import { COMPANION_NAMES } from '../../src/library/starter/companionCases';
import { landmarkCases } from '../../src/library/starter/starterSource';
import { foreignWord } from '../../src/verifier/evidence/knownWords';
import { compareYears } from '../../src/verifier/identity/year';
import { compareNames, isSameCaption } from '../../src/verifier/names';

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
