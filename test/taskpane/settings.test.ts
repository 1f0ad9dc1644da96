import {
  backendAddressSchema,
  DEFAULT_SETTINGS,
  destinationOf,
  settingsSchema,
} from '../../src/taskpane/settings';

describe('the address of the backend', () => {
  it.each([
    '',
    'https://cites.firm.example',
    'http://localhost:3001',
    'http://127.0.0.1:9',
    'http://[::1]:9',
  ])('may be %j', (address) => expect(backendAddressSchema.safeParse(address).success).toBe(true));
  it.each([
    'http://cites.firm.example',
    'ftp://localhost',
    'javascript:alert(1)',
    'localhost:3001',
    'https://user:secret@firm.example',
    'not an address',
  ])('may not be %j', (address) => expect(backendAddressSchema.safeParse(address).success).toBe(false));
});

describe('settings read back from storage', () => {
  it('fall back field by field where a field does not fit', () => {
    expect(settingsSchema.parse({ backendAddress: 'http://evil.example', keepResults: false })).toEqual({
      ...DEFAULT_SETTINGS,
      backendAddress: '',
      keepResults: false,
    });
    expect(settingsSchema.parse({})).toEqual(DEFAULT_SETTINGS);
  });
});

describe('where citations go', () => {
  it('is the pane’s own origin unless the user set another', () => {
    expect(destinationOf(DEFAULT_SETTINGS, 'https://localhost:3000')).toEqual({
      origin: 'https://localhost:3000',
      host: 'localhost:3000',
      isThisComputer: true,
    });
  });
  it('is not this computer once the address is another’s', () => {
    const settings = { ...DEFAULT_SETTINGS, backendAddress: 'https://cites.firm.example' };
    expect(destinationOf(settings, 'https://localhost:3000')).toMatchObject({
      host: 'cites.firm.example',
      isThisComputer: false,
    });
  });
});
