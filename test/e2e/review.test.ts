/**
 * The whole life of a review in Chromium, at 320 px: stopped half way and gone on with, a place that Word refuses, a co-author at work, a
 * document for reading only, decisions that stay, a citation replaced, and a brief that is what it was when the marks are off.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { docxDifferences } from '../brief/docxDiff';
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

/** As much of the host as the user and the co-author are played with (`test/word-host/host.ts`). */
interface Host {
  inject(injection: (call: { member: string; text: () => string }) => string | null): () => void;
  beforeSync(number: number, act: (host: Host) => void): void;
  coauthorReplaces(words: string, by: string, nth?: number): void;
  coauthorInsertsParagraph(index: number, text: string): void;
  readonly stats: { readonly syncs: number };
  readonly document: { readonly tracking: boolean; readonly editsWhileTracking: number };
}
type Page = Window & { wordHost: Host };

(MISSING === null ? describe : describe.skip)(
  `a review from its first check to filing${MISSING === null ? '' : ` (skipped: ${MISSING})`}`,
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

    const open = (look?: Look): Promise<Opened> => openPreview(browser, preview.url, look);
    const rows = ({ pane }: Opened) => pane.getByRole('list', { name: 'Citations' }).getByRole('button');
    const picture = ({ page }: Opened, name: string) =>
      page.screenshot({ path: path.join(SCREENSHOTS, `review-${name}.png`) });
    const tags = async (opened: Opened): Promise<string[]> => (await framed(opened)).map(({ tag }) => tag);
    const isWhole = async (opened: Opened): Promise<void> => {
      const all = await tags(opened);
      expect(new Set(all).size).toBe(all.length);
      for (const { title, color } of await framed(opened)) {
        expect(title).not.toBe('');
        expect(color).toMatch(/^#[0-9A-F]{6}$/);
      }
    };

    it('Cancel between chunks leaves whole marks only; the next check goes on from there, and doubles none', async () => {
      const opened = await open({ profile: 'mac', waits: true });
      const { page, pane } = opened;
      await pane.getByRole('button', { name: 'Check citations' }).click();
      // Pressed inside the page while the first of two chunks is with Word: a message from here may come after both.
      await paneWindow(page).waitForFunction(
        () => {
          const { body } = document;
          const button = [...body.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Cancel',
          );
          if (button === undefined || !/Placing marks: \d/.test(body.innerText)) return false;
          button.click();
          return true;
        },
        undefined,
        { timeout: 90_000, polling: 'raf' },
      );
      await picture(opened, 'running');
      await pane.getByText('Stopped', { exact: true }).waitFor({ timeout: 60_000 });
      const placed = await tags(opened);
      await isWhole(opened);
      await picture(opened, 'cancelled');
      expect(
        await rows(opened).filter({ hasText: 'cancelled before this mark was placed' }).count(),
      ).toBeGreaterThan(0);
      await check(opened);
      await isWhole(opened);
      const all = await tags(opened);
      expect(all.length).toBeGreaterThan(placed.length);
      for (const tag of placed) expect(all).toContain(tag);
      await page.close();
    }, 180_000);

    it('a place that Word refuses costs no other mark; the list says where and why', async () => {
      const opened = await open();
      await paneWindow(opened.page).evaluate(() => {
        const { wordHost } = window as unknown as Page;
        wordHost.inject(({ member, text }) =>
          member === 'Range.insertContentControl' && text().startsWith('1042 F.3d')
            ? 'GeneralException'
            : null,
        );
      });
      await check(opened);
      const refused = rows(opened).filter({ hasText: 'No mark in the document' });
      expect(await refused.count()).toBe(1);
      expect(await refused.textContent()).toMatch(/1042 F\.3d 611.*No mark in the document: .+\./);
      const words = (await framed(opened)).map(({ text }) => text);
      expect(words.some((text) => text.startsWith('1042 F.3d'))).toBe(false);
      expect(words.length).toBeGreaterThan(60);
      await picture(opened, 'refused');
      await opened.page.close();
    });

    it('a document for reading only is checked in the pane, and nothing of it is changed', async () => {
      const opened = await open({ readOnly: 'viewing' });
      const before = await saved(opened);
      await check(opened);
      await opened.pane.getByText('No marks in the document', { exact: true }).waitFor();
      expect(await rows(opened).count()).toBeGreaterThan(40);
      expect(await framed(opened)).toEqual([]);
      expect(Buffer.compare(await saved(opened), before)).toBe(0);
      await picture(opened, 'read-only');
      await opened.page.close();
    });

    it('a co-author’s edit while the check runs: what was edited is not marked as found, all else is', async () => {
      const opened = await open();
      await paneWindow(opened.page).evaluate(() => {
        const { wordHost } = window as unknown as Page;
        const first = wordHost.stats.syncs;
        // The document is read in two requests or three; this one comes before marks are placed.
        wordHost.beforeSync(first + 4, (host) => {
          host.coauthorReplaces('550 U.S. 372, 380', '550 U.S. 372, 381');
          host.coauthorInsertsParagraph(3, 'A co-author was here.');
        });
      });
      await check(opened);
      const words = (await framed(opened)).map(({ text }) => text);
      expect(words).not.toContain('550 U.S. 372, 381');
      expect(words.length).toBeGreaterThan(55);
      await check(opened);
      await isWhole(opened);
      expect((await framed(opened)).map(({ text }) => text)).toContain('550 U.S. 372, 381');
      await opened.page.close();
    });

    it('edited under its mark, a citation is shown as such in pane and document, never as found', async () => {
      const opened = await open();
      await check(opened);
      await paneWindow(opened.page).evaluate(() =>
        (window as unknown as Page).wordHost.coauthorReplaces('550 U.S. 37', '550 U.S. 39', 1),
      );
      const mark = opened.page.locator('#page [data-tag]', { hasText: '550 U.S. 392' }).first();
      expect(await mark.getAttribute('title')).toMatch(/^✓ Found/);
      await mark.click();
      await opened.page.waitForFunction(() =>
        [...document.querySelectorAll('#page [data-tag]')].some(
          (each) =>
            each.textContent?.includes('550 U.S. 392') &&
            each.getAttribute('title')?.startsWith('? Unverified'),
        ),
      );
      await opened.pane.getByText(/1 citation was edited since/).waitFor();
      const row = rows(opened).filter({ hasText: 'Edited since the check' });
      expect(await row.textContent()).toMatch(/^Unverified: /);
      await row.scrollIntoViewIfNeeded();
      await picture(opened, 'edited');
      await opened.page.close();
    });

    it('decisions stay while citation and paragraph do; the brief is ready when all are made, and what it was when the marks are off', async () => {
      const opened = await open();
      const { page, pane, errors } = opened;
      await check(opened);
      const left = async (): Promise<number> =>
        Number(/Not ready: (\d+)/.exec((await pane.getByText(/^Not ready/).textContent()) ?? '')?.[1]);
      const before = await left();
      await pane.getByRole('button', { name: 'Next (F8)' }).click();
      for (const reason of ['A hypothetical.', 'Cited for the dissent.']) {
        await pane.getByRole('button', { name: 'Accept…' }).click();
        await picture(opened, 'accepting');
        await page.keyboard.type(reason);
        await pane.getByRole('button', { name: 'Accept', exact: true }).click();
        await pane.getByRole('region', { name: 'Decision' }).filter({ hasText: reason }).waitFor();
        await picture(opened, 'accepted');
        await page.keyboard.press('F8');
      }
      await pane.getByRole('button', { name: 'Back' }).click();
      expect(await left()).toBe(before - 2);
      await check(opened);
      expect(await left()).toBe(before - 2);
      await page.reload();
      await pane.getByText(/^Checked /).waitFor({ timeout: 60_000 });
      expect(await left()).toBe(before - 2);
      await check(opened);

      for (let more = before - 2; more > 0; more--) {
        await page.evaluate(() => window.focus());
        await pane.getByRole('button', { name: 'Next (F8)' }).click();
        await pane.getByRole('button', { name: 'Accept…' }).click();
        await page.keyboard.type('Seen.');
        await pane.getByRole('button', { name: 'Accept', exact: true }).click();
        await pane.getByRole('region', { name: 'Decision' }).waitFor();
        await pane.getByRole('button', { name: 'Back' }).click();
      }
      await pane.getByText(/Every problem is decided on/).waitFor();
      await picture(opened, 'ready');
      await pane.getByRole('button', { name: 'Ready to file' }).click();
      await pane.getByRole('button', { name: 'Remove marks' }).click();
      await pane.getByText('No marks are left', { exact: true }).waitFor();
      await picture(opened, 'removed');
      expect(
        docxDifferences(new Uint8Array(readFileSync(SAMPLE)), await saved(opened), { ignoreMarks: true }),
      ).toEqual([]);
      expect(errors).toEqual([]);
      await page.close();
    }, 240_000);

    it('a suggestion replaces the citation as a tracked change, and the next check reads it', async () => {
      const opened = await open();
      const { page, pane } = opened;
      await check(opened);
      await rows(opened).filter({ hasText: '533 U.S. 194' }).first().click();
      await pane.getByRole('button', { name: 'Replace, as a tracked change' }).click();
      await pane.getByText('Replaced, as a tracked change', { exact: true }).waitFor();
      expect(await page.locator('#page del', { hasText: '533 U.S. 194' }).count()).toBeGreaterThan(0);
      await picture(opened, 'replaced');
      const tracking = await paneWindow(page).evaluate(
        () => (window as unknown as Page).wordHost.document.tracking,
      );
      expect(tracking).toBe(false);
      await check(opened);
      await isWhole(opened);
      expect(await rows(opened).filter({ hasText: '543 U.S. 194' }).count()).toBeGreaterThan(0);
      await page.close();
    });

    describe.each([
      ['dark', { theme: 'dark' }],
      ['contrast', { theme: 'dark', forcedColors: true }],
    ] as const)('in %s', (name, look) => {
      it('has its pictures taken while a decision is made', async () => {
        const opened = await open(look);
        const { page, pane } = opened;
        await check(opened);
        await rows(opened).filter({ hasText: '533 U.S. 194' }).first().click();
        await pane.getByRole('button', { name: 'Accept…' }).click();
        await pane.getByRole('button', { name: 'Accept', exact: true }).click();
        await pane.getByText(/Give a reason/).waitFor();
        await picture(opened, `${name}-accepting`);
        await page.keyboard.type('Cited for the dissent.');
        await pane.getByRole('button', { name: 'Accept', exact: true }).click();
        await pane.getByRole('region', { name: 'Decision' }).waitFor();
        await picture(opened, `${name}-accepted`);
        await page.close();
      });
    });
  },
);
