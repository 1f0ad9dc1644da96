/**
 * The built pane beside the sample brief, in Chromium on the Word host: what the lawyer does, from the first press to a document as
 * it was. Pictures of every state go to test/e2e/screenshots, to be looked at.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import {
  check,
  framed,
  launch,
  MISSING,
  openPreview,
  paneWindow,
  SAMPLE,
  saved,
  SCREENSHOTS,
  startPreview,
  type Look,
  type Opened,
  type Preview,
} from './preview';

const CDN = 'https://appsforoffice.microsoft.com/**';
/** Icon of the title → colour of the frame (`contracts.md`, Marks). */
const COLORS: Record<string, string> = {
  '✕': '#C50F1F',
  '≠': '#7719AA',
  '≈': '#7719AA',
  '?': '#C77700',
  '✓': '#107C10',
};

(MISSING === null ? describe : describe.skip)(
  `the pane in Chromium${MISSING === null ? '' : ` (skipped: ${MISSING})`}`,
  () => {
    let preview: Preview;
    let browser: Browser;
    beforeAll(async () => {
      mkdirSync(SCREENSHOTS, { recursive: true });
      [preview, browser] = await Promise.all([startPreview(SAMPLE), launch()]);
    });
    afterAll(async () => {
      await browser?.close();
      preview?.stop();
    });

    const open = (look?: Look, prepare?: Parameters<typeof openPreview>[3]) =>
      openPreview(browser, preview.url, look, prepare);
    const rows = ({ pane }: Opened) => pane.getByRole('list', { name: 'Citations' }).getByRole('button');

    it('checks the sample, frames every citation in its colour, and gives the document back as it was', async () => {
      const opened = await open();
      const { page, pane, errors } = opened;
      const before = await saved(opened);
      await check(opened);

      expect(await rows(opened).count()).toBeGreaterThan(40);
      const stop = rows(opened).filter({ hasText: '1042 F.3d 611' });
      expect(await stop.count()).toBe(1);
      expect(await stop.textContent()).toMatch(/^No such citation: /);
      const frames = await framed(opened);
      expect(frames.length).toBeGreaterThan(60);
      for (const { title, color } of frames) expect([title, color]).toEqual([title, COLORS[title.charAt(0)]]);
      expect(new Set(frames.map(({ color }) => color)).size).toBe(4);
      for (const { title } of frames) expect(title.length).toBeLessThanOrEqual(64);
      expect(
        frames.filter(({ text }) => text.startsWith('1042 F.3d 611')).map(({ color }) => color),
      ).toContain('#C50F1F');

      await pane.getByRole('button', { name: 'Remove all marks' }).click();
      await pane.getByRole('button', { name: 'Remove marks' }).click();
      await pane.getByText('No marks are left', { exact: true }).waitFor();
      expect(await framed(opened)).toEqual([]);
      expect(partsOf(await saved(opened))).toEqual(partsOf(before));
      expect(partsOf(before)).toEqual(partsOf(readFileSync(SAMPLE)));
      expect(errors).toEqual([]);
      await page.close();
    });

    it('goes to the place of a citation, and follows the cursor back', async () => {
      const opened = await open();
      const { page, pane } = opened;
      await check(opened);
      await rows(opened).filter({ hasText: '1042 F.3d 611' }).click();
      const selected = page.locator('#page .selected');
      await selected.first().waitFor();
      expect((await selected.allTextContents()).join('')).toContain('1042 F.3d 611');
      await page.waitForFunction(() => {
        const box = document.querySelector('#page .selected')?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      });
      await page.screenshot({ path: path.join(SCREENSHOTS, 'light-jumped.png') });

      const found = page.locator('#page [data-tag][title^="✓"]').first();
      const words = (await found.textContent()) ?? '';
      await found.click();
      await pane
        .getByRole('heading', { level: 2 })
        .filter({ hasText: words.split(',')[0] })
        .waitFor();
      await page.close();
    });

    it('is worked by the keyboard alone', async () => {
      const opened = await open();
      const { page, pane } = opened;
      await paneWindow(page).evaluate(() => document.body.focus());
      await pane.getByRole('button', { name: 'Check citations' }).focus();
      await page.keyboard.press('Enter');
      await pane.getByText(/^Checked /).waitFor({ timeout: 90_000 });
      const inList = () =>
        paneWindow(page).evaluate(() => document.activeElement?.getAttribute('data-citation') ?? null);
      for (let presses = 0; presses < 20 && (await inList()) === null; presses += 1) {
        await page.keyboard.press('Tab');
      }
      const first = await inList();
      expect(first).not.toBeNull();
      await page.keyboard.press('ArrowDown');
      const second = await inList();
      expect(second).not.toBe(first);
      await page.keyboard.press('Enter');
      await pane.getByRole('region', { name: 'Details of a citation' }).waitFor();
      await page.locator('#page .selected').first().waitFor();
      await page.keyboard.press('Escape');
      await pane.getByRole('list', { name: 'Citations' }).waitFor();
      expect(await inList()).toBe(second);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await pane.getByRole('button', { name: 'Keep marks' }).waitFor();
      await page.keyboard.press('Escape');
      expect(await pane.getByRole('button', { name: 'Keep marks' }).count()).toBe(0);
      await page.close();
    });

    it('shows the last results again when it is opened again', async () => {
      const opened = await open();
      await check(opened);
      const before = await rows(opened).allTextContents();
      await opened.page.reload();
      await opened.pane.getByText(/^Checked /).waitFor({ timeout: 60_000 });
      expect(await rows(opened).allTextContents()).toEqual(before);
      await opened.page.close();
    });

    it('says so when the backend is down, marks all amber, and loses nothing', async () => {
      const opened = await open({}, async (page) => {
        await page.route('**/v1/**', (route) => route.abort());
      });
      await check(opened);
      await opened.pane.getByText('The verification backend could not be reached', { exact: true }).waitFor();
      await opened.pane
        .getByText(/npx cite-check serve/)
        .first()
        .waitFor();
      const frames = await framed(opened);
      expect(frames.length).toBeGreaterThan(60);
      expect(new Set(frames.map(({ color }) => color))).toEqual(new Set(['#C77700']));
      await picture(opened, 'light-backend-down');
      await opened.page.close();
    });

    it.each(['word2021', 'ltsc2024', 'web', 'mac', 'ipad'])(
      'checks in the Word of the profile %s',
      async (profile) => {
        const opened = await open({ profile });
        await check(opened);
        const frames = await framed(opened);
        expect(frames.length).toBeGreaterThan(50);
        for (const { title, color } of frames) expect(color).toBe(COLORS[title.charAt(0)]);
        expect(opened.errors).toEqual([]);
        await opened.page.close();
      },
    );

    describe.each([
      ['light', { theme: 'light' }],
      ['dark', { theme: 'dark' }],
      ['contrast', { theme: 'dark', forcedColors: true }],
    ] as const)('in %s', (name, look) => {
      it('fits into 320 px in every state, has no fault for axe, and has its picture taken', async () => {
        const opened = await open(look);
        const { pane } = opened;
        const state = async (words: string, within = 'html'): Promise<void> => {
          await picture(opened, `${name}-${words}`);
          await fits(opened);
          expect(await faults(opened, within)).toEqual([]);
        };
        await state('1-start');
        await pane.getByRole('button', { name: 'Nothing leaves this computer' }).click();
        await state('2-what-goes-where');
        await pane.getByRole('button', { name: 'Nothing leaves this computer' }).click();
        await check(opened);
        await state('3-results');
        await rows(opened).filter({ hasText: 'Not as cited' }).first().click();
        await opened.page.locator('#page .selected').first().waitFor();
        await state('4-details');
        await pane.getByRole('button', { name: 'Back' }).click();
        await pane.getByRole('button', { name: 'Remove all marks' }).click();
        await state('5-asked-to-remove');
        await pane.getByRole('button', { name: 'Keep marks' }).click();
        await pane.getByRole('button', { name: 'Settings' }).click();
        await pane.getByRole('heading', { name: 'Settings' }).waitFor();
        await opened.page.waitForTimeout(600);
        await state('6-settings', '[role=dialog]');
        await opened.page.close();
      });
    });

    describe('without Word', () => {
      const outside = async (office: 'fails' | 'hangs' | 'outside' | 'silent') => {
        const page = await browser.newPage({ viewport: { width: 320, height: 500 } });
        await page.route(CDN, (route) => {
          if (office === 'fails') return route.abort();
          if (office === 'hangs') return;
          const answer = office === 'outside' ? 'Promise.resolve({ host: null })' : 'new Promise(() => {})';
          return route.fulfill({
            contentType: 'text/javascript',
            body: `window.Office = { onReady: () => ${answer}, context: {}, actions: { associate() {} } };`,
          });
        });
        await page.goto(`${preview.url}taskpane.html`, { waitUntil: 'commit' });
        return page;
      };

      it.each([
        ['office.js cannot be loaded', 'fails', 'Microsoft’s office.js did not load'],
        ['office.js never comes', 'hangs', 'Microsoft’s office.js did not load'],
        ['the page is opened in a browser', 'outside', 'This page belongs inside Word'],
        ['Word never answers', 'silent', 'Word does not answer'],
      ] as const)('says so: %s', async (_case, office, title) => {
        const page = await outside(office);
        await page.getByText(title).waitFor({ timeout: 40_000 });
        await page.screenshot({ path: path.join(SCREENSHOTS, `without-word-${office}.png`) });
        await page.close();
      });
    });
  },
);

/** Every part of a .docx by name, as text. */
function partsOf(docx: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]),
  );
}

async function picture({ page }: Opened, name: string): Promise<void> {
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`) });
}

/** The column is 320 px, and nothing in it stands out sideways. */
async function fits({ page }: Opened): Promise<void> {
  const { column, room, widest } = await paneWindow(page).evaluate(() => ({
    column: innerWidth,
    room: document.documentElement.clientWidth,
    widest: document.documentElement.scrollWidth,
  }));
  expect(column).toBe(320);
  expect(widest).toBeLessThanOrEqual(room);
}

/** axe with the browser's real colours and layout; Fluent's focus sentinels, which hold the focus for no time, left out. */
async function faults({ page }: Opened, within: string): Promise<string[]> {
  const frame = paneWindow(page);
  await frame.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return frame.evaluate(async (include) => {
    const { axe } = window as unknown as {
      axe: {
        run(context: {
          include: string[];
          exclude: string[];
        }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ include: [include], exclude: ['[data-tabster-dummy]'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, within);
}
