/** Every rule that may yield not_found: that it fires on its fact, and each guard that holds it back. */
import { NOT_FOUND_RULES } from '../../src/verifier/report';
import { NOT_FOUND_RULE_ROWS } from '../../src/verifier/evidence/rules';
import { foreignWord } from '../../src/verifier/evidence/knownWords';
import { asked, caseLawOf, check, checkNamed } from './fixtures';

const status = async (...args: Parameters<typeof check>): Promise<string> => {
  const result = await check(...args);
  return [result.status, ...result.evidence.map(({ rule }) => rule)].join(' ');
};

it('the rows are exactly the rules of the contract, each with a guard', () => {
  expect(NOT_FOUND_RULE_ROWS.map(({ rule }) => rule).sort()).toEqual([...NOT_FOUND_RULES].sort());
  for (const { guard } of NOT_FOUND_RULE_ROWS) expect(guard.length).toBeGreaterThan(20);
});

it('a not_found carries one rule, its source and its date, and its page cannot be told', async () => {
  const result = await check(asked('999 U.S. 1234', { caseName: 'Nobody v. Nowhere', pincite: '1240' }));
  expect(result.status).toBe('not_found');
  expect(result.evidence).toEqual([
    {
      rule: 'openCeiling',
      source: 'series facts',
      asOf: '2026-11-30',
      detail: expect.stringContaining('no volume 999'),
    },
  ]);
  expect(checkNamed(result, 'pincite')?.result).toBe('cannotTell');
});

describe('closedCeiling', () => {
  it.each([
    '1042 F.3d 611',
    '301 F. 5',
    '1000 F. Supp. 2d 12',
    '862 F. App’x 1',
    '31 F. Cas. 4',
    '1000 So. 2d 2',
    '14 Wheat. 3',
  ])('%s is above the last volume', async (text) =>
    expect(await status(asked(text))).toBe('not_found closedCeiling'),
  );
  it.each(['999 F.3d 1', '300 F. 5', '861 F. App’x 1', '30 F. Cas. 4'])('%s is not', async (text) =>
    expect(await status(asked(text))).toBe('unverified'),
  );
  it('an abbreviation of two reporters counts only above both: 30 How. may be New York practice', async () =>
    expect(await status(asked('30 How. 12'))).toBe('unverified'));
  it('a volume that is no plain number is never reckoned with', async () => {
    expect(await status(asked('1001-2 F.3d 5'))).toBe('unverified');
  });
});

describe('openCeiling', () => {
  it('a volume that cannot have been reached yet', async () => {
    expect(await status(asked('713 U.S. 145'))).toBe('not_found openCeiling');
    expect(await status(asked('300 F.4th 9'))).toBe('not_found openCeiling');
    expect(await status(asked('999 U.S. ___'))).toBe('not_found openCeiling');
  });
  it('the ceiling itself may be real', async () =>
    expect(await status(asked('620 U.S. 145'))).toBe('unverified'));
  it('is void after its day', async () =>
    expect(await status(asked('713 U.S. 145'), { asOf: '2028-01-01' })).toBe('unverified'));
  it('a series without a ceiling has none', async () => {
    expect(await status(asked('999 N.Y.S.3d 1'))).toBe('unverified');
    expect(await status(asked('2026 WL 99999999'))).toBe('unverified');
  });
});

describe('pageBeyondVolume', () => {
  it('beyond the true last page of a volume held whole', async () =>
    expect(await status(asked('12 Ala. 600', { caseName: 'Nobody v. Nowhere' }))).toBe(
      'not_found pageBeyondVolume',
    ));
  it('not in a volume of which only a part is held', async () =>
    expect(await status(asked('900 F.2d 5000'))).toBe('unverified'));
  it('not where no metadata states the last page', async () => {
    const caseLaw = caseLawOf(undefined, '');
    expect(await status(asked('12 Ala. 600'), { caseLaw })).toBe('unverified');
  });
  it('never in the U.S. Reports, which leap to a higher page before the orders', async () => {
    const caseLaw = caseLawOf('510 U.S. 1–900 | Adams v. Baker | scotus | 1993', '510 U.S. 900');
    expect(await status(asked('510 U.S. 1301'), { caseLaw })).toBe('unverified');
  });
  it('a roman page is no page beyond', async () =>
    expect(await status(asked('12 Ala. xvii'))).toBe('unverified'));
});

describe('insideCase', () => {
  it('strictly inside one case of a volume held whole, under a name that shares no party with it', async () =>
    expect(await status(asked('12 Ala. 45', { caseName: 'Nobody v. Nowhere' }))).toBe(
      'not_found insideCase',
    ));
  it('the name agrees: a pincite used as the first page, with a suggestion', async () => {
    const result = await check(asked('12 Ala. 45', { caseName: 'Cedar v. Dogwood' }));
    expect(result).toMatchObject({ status: 'unverified', suggestion: { text: '12 Ala. 40, 45' } });
  });
  it('one party agrees: unverified with a suggestion', async () => {
    const result = await check(asked('12 Ala. 45', { caseName: 'Cedar v. Willow' }));
    expect(result).toMatchObject({ status: 'unverified', suggestion: { text: '12 Ala. 40, 45' } });
  });
  it('no name, an unread name, a borrowed name: unverified with a suggestion', async () => {
    for (const stated of [
      {},
      { nameStated: true, caseName: null },
      { caseName: 'Nobody v. Nowhere', history: true },
    ]) {
      const result = await check(asked('12 Ala. 45', stated));
      expect(result).toMatchObject({ status: 'unverified', suggestion: { text: '12 Ala. 40, 45' } });
    }
  });
  it('on the last page of a case another may start', async () => {
    expect(await status(asked('12 Ala. 58', { caseName: 'Nobody v. Nowhere' }))).toBe('unverified');
  });
  it('not in a volume of which only a part is held', async () => {
    expect(await status(asked('900 F.2d 105', { caseName: 'Nobody v. Nowhere' }))).toBe('unverified');
    expect(await status(asked('556 U.S. 680', { caseName: 'Nobody v. Nowhere' }))).toBe('unverified');
  });
});

describe('neverExisted', () => {
  it('a series that a dated fact says had not begun, found in tables or not', async () => {
    expect(await status(asked('112 F.5th 340', { court: 'ca9' }))).toBe('not_found neverExisted');
    expect(await status(asked('12 So.4th 1'))).toBe('not_found neverExisted');
    expect(await status(asked('112 F.5th 340'), { asOf: '2028-01-01' })).toBe('unverified');
  });
  it('a foreign abbreviation beside a court of our table', async () => {
    expect(await status(asked('88 Omnib. Rptr. 412', { court: 'ca9' }))).toBe('not_found neverExisted');
    expect(await status(asked('12 Zyxw. 3d 9', { court: 'nysd' }))).toBe('not_found neverExisted');
  });
  it('not without a court in the parenthetical', async () =>
    expect(await status(asked('88 Omnib. Rptr. 412'))).toBe('unverified'));
  it('not where the library holds the reporter', async () => {
    const caseLaw = caseLawOf('88 Omnib. Rptr. 412 | Wexcombe v. Hale | ca9 | 2017');
    expect(await status(asked('88 Omnib. Rptr. 412', { court: 'ca9' }), { caseLaw })).toBe('found exact');
  });
  it.each([
    'Env’t Rep. Cas.',
    'Indian L. Rep.',
    'Media L. Rep. (BNA)',
    'Wage & Hour Cas.',
    'Collier Bankr. Cas. 2d (MB)',
    'Rad. Reg. 2d (P & F)',
    'U.C.C. Rep. Serv. 2d',
    'Bankr. Ct. Dec.',
    'Lloyd’s Rep.',
    'F. 3D',
    'F.Zd',
    'So.3cl',
    'Fed. Rptr.',
    'F. Xyz',
    'Lycoming Rep.',
    'Berks Cnty. L.J.',
    'Dauph. Cnty. Rep.',
    'Westmoreland L.J.',
    'Mashantucket App.',
    'Colville App.',
    'E.P.D.',
    'O.H.A.',
    'Gower',
    'Sheld.',
  ])('traps: %s is no proof of anything', (abbreviation) => expect(foreignWord(abbreviation)).toBeNull());
});
