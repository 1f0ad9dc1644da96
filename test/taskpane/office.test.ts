import { waitForWord, watchShade, type OfficeWait } from '../../src/taskpane/office';

const SHORT = { scriptTimeout: 30, readyTimeout: 30 };

/** A page whose office.js, if any, answers so. */
function page(office?: unknown): OfficeWait['page'] {
  document.body.innerHTML = '<script data-office type="text/plain"></script>';
  Object.assign(window, { Office: office });
  return window as unknown as OfficeWait['page'];
}
const office = (host: string | null, supported = true) => ({
  onReady: async () => ({ host, platform: null }),
  context: { requirements: { isSetSupported: () => supported } },
});

afterEach(() => Reflect.deleteProperty(window, 'Office'));

describe('waiting for Word', () => {
  it('finds Word', async () => {
    expect(await waitForWord({ page: page(office('Word')), ...SHORT })).toEqual({ kind: 'word' });
  });

  it.each([
    ['outside Office', office(null), 'outsideOffice'],
    ['in another host', office('Excel'), 'notWord'],
    ['in a Word without WordApi 1.3', office('Word', false), 'wordTooOld'],
    ['where onReady never resolves', { onReady: () => new Promise(() => {}) }, 'wordSilent'],
    ['where office.js never comes', undefined, 'officeScriptMissing'],
  ])('gives up, and says why, %s', async (_case, answer, problem) => {
    expect(await waitForWord({ page: page(answer), ...SHORT })).toEqual({ kind: 'unavailable', problem });
  });

  it('does not wait out the time where office.js reports that it failed', async () => {
    const pane = page();
    const answer = waitForWord({ page: pane, scriptTimeout: 60_000 });
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(await answer).toEqual({ kind: 'unavailable', problem: 'officeScriptMissing' });
  });

  it('sees that office.js had failed before the pane’s own script ran', async () => {
    const pane = page();
    document.querySelector('script')?.setAttribute('data-failed', 'true');
    expect(await waitForWord({ page: pane, scriptTimeout: 60_000 })).toMatchObject({
      problem: 'officeScriptMissing',
    });
  });

  it('goes on as soon as office.js has come, and ties the commands before Word answers', async () => {
    const pane = page();
    const order: string[] = [];
    const answer = waitForWord({
      page: pane,
      scriptTimeout: 60_000,
      onScript: () => order.push('commands'),
    });
    Object.assign(window, {
      Office: {
        ...office('Word'),
        onReady: async () => {
          order.push('ready');
          return { host: 'Word' };
        },
      },
    });
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    expect(await answer).toEqual({ kind: 'word' });
    expect(order).toEqual(['commands', 'ready']);
  });
});

describe('the shade', () => {
  it('follows Office when its theme changes', () => {
    let changed: () => void = () => {};
    const context = {
      officeTheme: { isDarkTheme: false },
      document: { addHandlerAsync: (_type: string, handler: () => void) => (changed = handler) },
    };
    const pane = page({ EventType: { OfficeThemeChanged: 'officeThemeChanged' }, context });
    const shades: string[] = [];
    watchShade(pane, (shade) => shades.push(shade));
    context.officeTheme = { isDarkTheme: true };
    changed();
    expect(shades).toEqual(['light', 'dark']);
  });
});
