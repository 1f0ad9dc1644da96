/**
 * The words of the brief beside those of the opinions, in Chromium: compared in a worker of its own, with pages that are fetched once,
 * kept by the version of the library and within a size, forgotten at the user's word; and none of the brief's words on the line.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { readDocx } from '../../src/brief/docx';
import {
  check,
  launch,
  MISSING,
  openPreview,
  paneWindow,
  SAMPLE,
  SCREENSHOTS,
  startPreview,
  type Look,
  type Opened,
  type Preview,
} from './preview';

/** What went to a worker of the pane and what came back, as the page saw it. */
interface Traffic {
  readonly sent: { type: string; caseId: string; order?: number }[];
  readonly answered: { order: number; match: { verdict: string } | null }[];
  ended: number;
}
type PaneWindow = Window & { workerTraffic: Traffic };

/** Runs before any script of a page: keeps account of what passes between pane and workers. */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const traffic: Traffic = { sent: [], answered: [], ended: 0 };
    (window as unknown as PaneWindow).workerTraffic = traffic;
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      traffic.sent.push(message as Traffic['sent'][number]);
      postMessage.call(this, message);
    };
    Worker.prototype.terminate = function (this: Worker) {
      traffic.ended += 1;
      terminate.call(this);
    };
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) =>
          traffic.answered.push(data as Traffic['answered'][number]),
        );
      }
    };
  });
}

const traffic = ({ page }: Opened): Promise<Traffic> =>
  paneWindow(page).evaluate(() => (window as unknown as PaneWindow).workerTraffic);

interface Kept {
  readonly keys: [library: string, caseId: string][];
  readonly uses: { size: number; usedAt: number }[];
}

/** The pane's database of opinions as the browser has it. */
function kept({ page }: Opened): Promise<Kept> {
  return paneWindow(page).evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const asked = indexedDB.open('cite-check-pages');
        asked.onerror = () => reject(new Error('no database'));
        asked.onsuccess = () => {
          const db = asked.result;
          const store = db.transaction(['opinions', 'uses']);
          const keys = store.objectStore('opinions').getAllKeys();
          const uses = store.objectStore('uses').getAll();
          store.oncomplete = () => {
            db.close();
            resolve({ keys: keys.result as Kept['keys'], uses: uses.result as Kept['uses'] });
          };
        };
      }),
  );
}

/** Puts an opinion into the database that claims a size, last used in 1970. */
function putLarge({ page }: Opened, library: string, size: number): Promise<void> {
  return paneWindow(page).evaluate(
    ([key, claimed]) =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('cite-check-pages');
        asked.onsuccess = () => {
          const store = asked.result.transaction(['opinions', 'uses'], 'readwrite');
          store.objectStore('opinions').put({ complete: true, ocr: false, parts: [] }, [key, 'large']);
          store.objectStore('uses').put({ size: claimed, usedAt: 1 }, [key, 'large']);
          store.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    [library, size] as const,
  );
}

const isPages = (request: Request): boolean => /\/v1\/cases\/[^/]+\/pages/.test(request.url());

(MISSING === null ? describe : describe.skip)(
  `quotations in the pane${MISSING === null ? '' : ` (skipped: ${MISSING})`}`,
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

    /** Opened with an ear at workers and line. */
    async function open(look: Look = {}, prepare: (page: Page) => Promise<void> = async () => {}) {
      const requests: Request[] = [];
      const opened = await openPreview(browser, preview.url, look, async (page) => {
        await watchWorkers(page);
        page.on('request', (request) => requests.push(request));
        await prepare(page);
      });
      return { ...opened, requests };
    }
    const rows = ({ pane }: Opened) => pane.getByRole('list', { name: 'Citations' }).getByRole('button');
    const texts = (opened: Opened): Promise<string[]> => rows(opened).allTextContents();

    it('are compared in a worker, each opinion handed over once and each question answered there', async () => {
      const opened = await open();
      await check(opened);
      expect(opened.page.workers().map((worker) => worker.url())).toEqual([
        expect.stringMatching(/\/quotations\.js/),
      ]);
      const { sent, answered } = await traffic(opened);
      const opinions = sent.filter(({ type }) => type === 'opinion').map(({ caseId }) => caseId);
      const questions = sent.filter(({ type }) => type === 'compare');
      expect(opinions.length).toBeGreaterThanOrEqual(2);
      expect(new Set(opinions).size).toBe(opinions.length);
      expect(questions.length).toBeGreaterThanOrEqual(10);
      expect(answered.map(({ order }) => order).sort()).toEqual(questions.map(({ order }) => order).sort());
      expect(answered.filter(({ match }) => match === null)).toEqual([]);
      expect(new Set(answered.map(({ match }) => match?.verdict))).toEqual(
        new Set(['verbatim', 'licensed', 'altered', 'elsewhere', 'absent']),
      );

      await check(opened);
      expect((await traffic(opened)).ended).toBeGreaterThanOrEqual(1);
      expect(opened.page.workers()).toHaveLength(1);
      expect(opened.errors).toEqual([]);
      await opened.page.close();
    });

    it('without a worker come out the same', async () => {
      const opened = await open();
      await check(opened);
      const expected = await texts(opened);
      const other = await open({}, async (page) => {
        await page.route('**/quotations.js', (route) => route.abort());
      });
      await check(other);
      expect(await texts(other)).toEqual(expected);
      expect((await traffic(other)).answered).toEqual([]);
      expect(other.errors).toEqual([]);
      await opened.page.close();
      await other.page.close();
    });

    it.each([
      ['light', {}],
      ['dark', { theme: 'dark' }],
      ['contrast', { theme: 'dark', forcedColors: true }],
    ] as const)(
      'stand beside the opinion’s words, the differing ones marked, the page named: %s',
      async (name, look) => {
        const opened = await open(look);
        const { page, pane } = opened;
        await check(opened);
        await rows(opened).filter({ hasText: 'may” for “must”' }).first().click();
        const words = pane.getByRole('region', { name: 'Words quoted' });
        const [brief, opinion] = await words.getByRole('blockquote').all();
        expect(await brief?.locator('mark').allTextContents()).toEqual(['may']);
        expect(await opinion?.locator('mark').allTextContents()).toEqual(['must']);
        expect(await opinion?.textContent()).toMatch(/must disregard an affidavit/);
        await words
          .getByText(/page 104/)
          .first()
          .waitFor();
        await words.scrollIntoViewIfNeeded();
        await page.screenshot({ path: path.join(SCREENSHOTS, `quotations-${name}.png`) });

        await pane.getByRole('button', { name: 'Back' }).click();
        await rows(opened).filter({ hasText: 'stand on page 143' }).first().click();
        await words
          .getByText(/page 143/)
          .first()
          .waitFor();
        await page.close();
      },
    );

    it('never go over the line: no request holds five words in a row of the brief that are not a citation’s', async () => {
      const opened = await open();
      await check(opened);
      const sent = opened.requests
        .filter((request) => new URL(request.url()).pathname.startsWith('/v1/'))
        .map((request) => decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`));
      expect(sent.length).toBeGreaterThan(2);
      const quoted = readDocx(new Uint8Array(readFileSync(SAMPLE)))
        .blocks.flatMap(({ text }) => text.match(/“[^”]+”/g) ?? [])
        .map((words) => words.slice(1, -1).split(/\s+/))
        .filter((words) => words.length >= 5)
        .flatMap((words) => words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
      expect(quoted.length).toBeGreaterThan(100);
      for (const line of sent) for (const words of quoted) expect(line.includes(words)).toBe(false);
      await opened.page.close();
    });

    describe('opinions', () => {
      it('are fetched at the first check and come from this computer at the next, also after the pane was closed', async () => {
        const opened = await open();
        await check(opened);
        const first = opened.requests.filter(isPages);
        const { keys, uses } = await kept(opened);
        expect(keys.length).toBeGreaterThanOrEqual(2);
        expect(new Set(keys.map(([library]) => library)).size).toBe(1);
        expect(keys[0]?.[0]).toMatch(/^http:\/\/\S+ .+ \d{4}-\d{2}-\d{2} \d+$/);
        for (const { size } of uses) expect(size).toBeGreaterThan(1000);
        const held = new Set(keys.map(([, id]) => id));
        const asked = (list: readonly Request[]) =>
          list
            .map((request) => decodeURIComponent(/cases\/([^/]+)\/pages/.exec(request.url())?.[1] ?? ''))
            .filter((id) => held.has(id));
        expect(asked(first)).toHaveLength(held.size);
        const before = await texts(opened);

        opened.requests.length = 0;
        await check(opened);
        expect(asked(opened.requests.filter(isPages))).toEqual([]);
        expect(await texts(opened)).toEqual(before);

        await opened.page.reload();
        await opened.pane.getByText(/^Checked /).waitFor({ timeout: 60_000 });
        opened.requests.length = 0;
        await check(opened);
        expect(asked(opened.requests.filter(isPages))).toEqual([]);
        await opened.page.close();
      });

      it('of another version of the library are fetched anew, and the older ones go', async () => {
        const opened = await open();
        await check(opened);
        const before = await kept(opened);
        await opened.page.route('**/v1/citations/check', async (route) => {
          const response = await route.fetch();
          const body = (await response.json()) as { library: { cases: number } };
          body.library.cases += 1;
          await route.fulfill({ response, json: body });
        });
        opened.requests.length = 0;
        await check(opened);
        const after = await kept(opened);
        expect(after.keys).toHaveLength(before.keys.length);
        expect(after.keys.map(([, id]) => id)).toEqual(before.keys.map(([, id]) => id));
        expect(after.keys.map(([library]) => library)).not.toContain(before.keys[0]?.[0]);
        expect(opened.requests.filter(isPages).length).toBeGreaterThanOrEqual(after.keys.length);
        await opened.page.close();
      });

      it('are kept up to a size: the longest unused goes when another comes', async () => {
        const opened = await open();
        await check(opened);
        const { keys } = await kept(opened);
        await opened.pane.getByRole('button', { name: 'Settings' }).click();
        await opened.pane.getByRole('button', { name: 'Forget stored results' }).click();
        await opened.page.waitForTimeout(300);
        expect((await kept(opened)).keys).toEqual([]);
        await putLarge(opened, keys[0]?.[0] ?? '', 39_999_999);
        await opened.pane.getByRole('button', { name: 'Close settings' }).click();
        await check(opened);
        expect((await kept(opened)).keys).toEqual(keys);
        await opened.page.close();
      });

      it('are forgotten at the user’s word, and fetched again by the next check', async () => {
        const opened = await open();
        await check(opened);
        const { keys } = await kept(opened);
        expect(keys.length).toBeGreaterThan(0);
        await opened.pane.getByRole('button', { name: 'Settings' }).click();
        await opened.pane.getByRole('button', { name: 'Forget stored results' }).click();
        await opened.page.waitForTimeout(300);
        const { keys: none, uses } = await kept(opened);
        expect([none, uses]).toEqual([[], []]);
        await opened.pane.getByRole('button', { name: 'Close settings' }).click();
        opened.requests.length = 0;
        await check(opened);
        expect(opened.requests.filter(isPages).length).toBeGreaterThanOrEqual(keys.length);
        expect((await kept(opened)).keys).toEqual(keys);
        await opened.page.close();
      });
    });
  },
);
