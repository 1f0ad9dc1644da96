/** The comparison of case names, as lawyers abbreviate. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { compareNames } from '../../src/verifier/names';
import { ABBREVIATIONS } from '../../src/verifier/names/abbreviations';
import { BODIES } from '../../src/verifier/names/bodies';
import { POPULAR_TITLES } from '../../src/verifier/names/popularTitles';

const outcome = (brief: string | null, ...names: string[]): string => {
  const { result, severity } = compareNames(brief, names);
  return severity === null ? result : `${result} ${severity}`;
};

describe('names of one case agree', () => {
  it.each([
    ['a surname stands for the whole name', 'Thayer v. Chiczewski', 'Andy Thayer v. Ralph Chiczewski'],
    ['Bluebook abbreviations', 'Bell Atl. Corp. v. Twombly', 'Bell Atlantic Corporation v. William Twombly'],
    ['& and “and”', 'AT&T Mobility LLC v. Concepcion', 'AT & T Mobility LLC v. Concepcion'],
    ['R.R., R. Co. and Railroad', 'Erie R.R. v. Tompkins', 'Erie Railroad Co. v. Tompkins'],
    ['a union and its short name', 'Int’l Bhd. of Teamsters v. United States', 'Teamsters v. United States'],
    ['an acronym of a body', 'NLRB v. Bildisco', 'National Labor Relations Board v. Bildisco & Bildisco'],
    [
      'an acronym with points',
      'S.E.C. v. W.J. Howey Co.',
      'Securities & Exchange Commission v. W. J. Howey Co.',
    ],
    [
      'an acronym no table holds',
      'NAACP v. Alabama',
      'National Association for the Advancement of Colored People v. Alabama',
    ],
    ['In re and the bare name', 'In re Gault', 'Application of Gault'],
    ['Ex parte', 'Ex parte Young', 'Ex Parte Edward T. Young'],
    ['In re against X v. Y', 'Novak v. Novak', 'In re NOVAK’S ESTATE. NOVAK v. NOVAK et al. No. 6854.'],
    ['an officer’s successor (Rule 25(d))', 'Sessions v. Dimaya', 'Lynch v. Dimaya'],
    ['an office and its holder', 'Smith v. Comm’r of Soc. Sec.', 'Smith v. Kijakazi'],
    ['a ship', 'The Paquete Habana', 'Paquete Habana'],
    [
      'a relator',
      'United States ex rel. Escobar v. Universal Health Services, Inc.',
      'Universal Health Servs., Inc. v. United States',
    ],
    ['the State of the caption', 'State v. Smith', 'People v. Smith'],
    [
      'a long old caption',
      'State ex rel. Miller v. Flaherty',
      'STATE ex rel. MILLER, Atty. Gen., et al. v. FLAHERTY, County Auditor.',
    ],
    ['the order of the sides', 'City of Boerne v. Flores', 'P. F. Flores v. City of Boerne'],
    ['two States', 'Kansas v. Colorado', 'State of Kansas v. State of Colorado'],
    ['a scan', 'Hilleboe v. Warner', 'HILLIBOE v. WARNER et al.'],
    ['accents and apostrophes', 'O’Connor v. Muñoz', 'OConnor v. Munoz'],
    ['initials of a child', 'In re K.S.', 'In re Katherine S.'],
    [
      'common words on both sides',
      'First Nat’l Bank v. Steenson',
      'FIRST NAT. BANK OF HILLSBORO v. STEENSON, County Treasurer.',
    ],
    ['a name joined or apart', 'DeLaney v. Western Stock Co.', 'DE LANEY et al. v. WESTERN STOCK CO.'],
    [
      'a bare Commissioner',
      'Commissioner v. Glenshaw Glass Co.',
      'Commissioner of Internal Revenue v. Glenshaw Glass Co.',
    ],
    [
      'an acronym that takes in a joining word',
      'SFFA v. Harvard',
      'Students for Fair Admissions, Inc. v. President & Fellows of Harvard College',
    ],
    ['an acronym over a hyphen', 'CCNV v. Reid', 'Community for Creative Non-Violence v. Reid'],
    [
      'an acronym that leaves out the place',
      'UMW v. Bagwell',
      'International Union, United Mine Workers of America v. Bagwell',
    ],
    [
      'acronyms on both sides',
      'CFPB v. CFSA',
      'Consumer Financial Protection Bureau v. Community Financial Services Association of America, Limited',
    ],
    ['initials around &', 'MCI v. AT&T', 'MCI Communications Corp. v. American Telephone & Telegraph Co.'],
    ['an officer and his successor', 'Woodford v. Garceau', 'Calderon, Warden v. Garceau'],
    ['an office by its title alone', 'Helvering v. Horst', 'Commissioner v. Horst'],
    ['a title however it is joined', 'The Slaughterhouse Cases', 'Slaughter-House Cases'],
    ['a title and the parties it is printed under', 'The Legal Tender Cases', 'Knox v. Lee'],
    [
      'a title whose words one party holds',
      'Slaughter-House Cases',
      'Esteben v. Crescent City Slaughter-House Co.',
    ],
  ])('%s', (_rule, brief, held) => {
    expect(outcome(brief, held)).toBe('agrees');
    expect(outcome(held, brief)).toBe('agrees');
  });

  it('any name known for the case will do', () => {
    expect(
      outcome(
        'Burwell v. Hobby Lobby Stores, Inc.',
        'In the matter of contraceptives',
        'Sebelius v. Hobby Lobby Stores',
      ),
    ).toBe('agrees');
  });
});

describe('differs major: no distinctive party in common', () => {
  it.each([
    ['strangers', 'Ashcroft v. Iqbal', 'Bell Atlantic Corp. v. Twombly'],
    ['the United States matches nothing by itself', 'Smith v. United States', 'Jones v. United States'],
    ['nor does a State', 'People v. Carr', 'State v. Smith'],
    ['nor an agency', 'NLRB v. Jones', 'National Labor Relations Board v. Bildisco & Bildisco'],
    ['nor a Commissioner', 'Commissioner v. Glenshaw Glass Co.', 'Commissioner v. Duberstein'],
    ['nor a given name', 'John Smith v. State', 'John Jones v. State'],
    ['nor Doe', 'Doe v. Bolton', 'Roe v. Wade'],
    ['a surname that is also a given name', 'Mahan v. State', 'State v. Kelly'],
    ['another State on the other side', 'Kansas v. Colorado', 'Kansas v. Nebraska'],
    ['another ship', 'The Paquete Habana', 'The Lola'],
    ['In re another', 'In re Smith', 'In re Jones'],
    ['another title, though it shares a word', 'Minnesota Rate Cases', 'Permian Basin Area Rate Cases'],
    ['a second title', 'Second Employers’ Liability Cases', 'Employers’ Liability Cases'],
    ['an acronym of other words', 'SFFA v. Allen', 'Sanders Dairy Farms Association v. Benson'],
  ])('%s', (_rule, brief, held) => {
    expect(outcome(brief, held)).toBe('differs major');
  });
});

describe('differs minor: one party agrees and the other does not', () => {
  it.each([
    ['Jones v. Wilson', 'Jones v. Smith'],
    ['N.Y. Times Co. v. United States', 'New York Times Co. v. L. B. Sullivan'],
    ['Hall v. Hall', 'Hall v. Smith'],
    ['Board of Education v. Rowley', 'Board of Education v. Pico'],
  ])('%s against %s', (brief, held) => {
    expect(outcome(brief, held)).toBe('differs minor');
  });
});

it('parties in the other order agree on one page, and it is said', () => {
  const { result, reversed, note } = compareNames('Texas v. Johnson', ['Johnson v. Texas']);
  expect([result, reversed, note]).toEqual(['agrees', true, 'The parties agree in the other order.']);
  expect(compareNames('Texas v. Johnson', ['Johnson v. Texas', 'Texas v. Gregory Lee Johnson'])).toEqual({
    result: 'agrees',
    severity: null,
    note: 'The names agree.',
  });
});

it('every popular title agrees with the caption it is printed under', () => {
  for (const { title, caption } of POPULAR_TITLES)
    expect([title, outcome(`The ${title}`, caption)]).toEqual([title, 'agrees']);
});

describe('cannotTell', () => {
  it('where the brief’s name could not be read', () => {
    expect(outcome(null, 'Smith v. Jones')).toBe('cannotTell');
    expect(outcome(' ', 'Smith v. Jones')).toBe('cannotTell');
    expect(outcome('… v. —', 'Smith v. Jones')).toBe('cannotTell');
  });
  it('where no name is held for the case', () => {
    expect(outcome('Smith v. Jones')).toBe('cannotTell');
    expect(outcome('Smith v. Jones', '')).toBe('cannotTell');
  });
  it('where a title stands against parties that no table gives it', () => {
    expect(outcome('Railroad Tax Cases', 'County of San Mateo v. Southern Pacific R.R.')).toBe('cannotTell');
  });
  it('where a pseudonym may be anybody', () => {
    expect(outcome('State v. Doe', 'State v. Roe')).toBe('cannotTell');
  });
});

describe('the tables', () => {
  it('every form of the abbreviation table agrees with each of its words', () => {
    for (const { rows } of ABBREVIATIONS) {
      for (const [form, ...words] of rows) {
        for (const word of words) {
          expect([
            form,
            word,
            outcome(`Zaleski ${form} v. Quarterman`, `Zaleski ${word} v. Quarterman`),
          ]).toEqual([form, word, 'agrees']);
        }
      }
    }
  });
  it('every body goes by its forms and its initials', () => {
    for (const { forms, initials } of BODIES) {
      for (const form of [...forms, ...initials.map((letters) => letters.toUpperCase())]) {
        expect([form, outcome(`Zaleski v. ${form}`, `Zaleski v. ${forms[0]}`)]).toEqual([form, 'agrees']);
      }
    }
  });
});

describe('properties', () => {
  const surname = fc.constantFrom(
    'Abernathy',
    'Bogdanov',
    'Castellane',
    'Dreyfus',
    'Ellsworth',
    'Fitzgerald',
    'Grunwald',
    'Hollander',
  );
  it('a name agrees with itself whatever its typography', () => {
    fc.assert(
      fc.property(
        surname,
        surname,
        (a, b) => outcome(`${a} v. ${b}`, `${a.toUpperCase()} vs. ${b}’s`) === 'agrees',
      ),
    );
  });
  it('is total: any two texts compare in bounded time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (a, b) =>
        ['agrees', 'differs', 'cannotTell'].includes(compareNames(a, [b]).result),
      ),
    );
  });
  it('time is linear in the length of a name, whatever it holds', () => {
    const hostile = [
      'a '.repeat(4000),
      '. '.repeat(4000),
      'ex rel. '.repeat(1000),
      'a-'.repeat(4000),
      "'s".repeat(4000),
    ];
    for (const text of hostile) {
      const start = performance.now();
      compareNames(text, ['Smith v. Jones']);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});

const PAIRS = path.resolve(__dirname, '../../../shared/data/names/same-case-pairs.tsv');
(fs.existsSync(PAIRS) ? describe : describe.skip)(
  'over 1,027 real pairs (skipped: ../shared/data/names is not there)',
  () => {
    const pairs = fs.existsSync(PAIRS)
      ? fs
          .readFileSync(PAIRS, 'utf8')
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => line.split('\t'))
      : [];
    it('at most 1 % are called a different case', () => {
      const major = pairs.filter(([, name = '', caption = '']) => outcome(name, caption) === 'differs major');
      expect(pairs.length).toBeGreaterThan(1000);
      expect(major.length / pairs.length).toBeLessThanOrEqual(0.01);
    });
    it('shuffled, at least 97 % differ and at least 99.5 % differ or cannot be told', () => {
      const shifted = pairs.map(([, name = ''], index) =>
        outcome(name, pairs[(index + 331) % pairs.length]?.[2] ?? ''),
      );
      const share = (test: (text: string) => boolean): number => shifted.filter(test).length / shifted.length;
      expect(share((text) => text.startsWith('differs'))).toBeGreaterThanOrEqual(0.97);
      expect(share((text) => text !== 'agrees')).toBeGreaterThanOrEqual(0.995);
    });
  },
);
