/** The preview of `npm run preview`, as built, and Debian's Chromium to look at it with. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright-core';

const ROOT = path.resolve(__dirname, '../..');
export const CHROMIUM = '/usr/bin/chromium';
export const SAMPLE = path.join(ROOT, 'assets/samples/sample-brief.docx');
export const SCREENSHOTS = path.join(__dirname, 'screenshots');

/** Why these tests cannot run here, or null. */
export const MISSING = !existsSync(CHROMIUM)
  ? `no ${CHROMIUM}`
  : !existsSync(path.join(ROOT, 'dist/pane/taskpane.js'))
    ? 'the pane is not built; npm run build'
    : null;

export interface Preview {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts the preview on a free port, with a library of its own. */
export function startPreview(docx: string): Promise<Preview> {
  const home = mkdtempSync(path.join(tmpdir(), 'cite-check-e2e-'));
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(ROOT, 'scripts/preview.mjs'), docx, '--port', '0', '--no-build'],
    { cwd: ROOT, env: { ...process.env, CITE_CHECK_HOME: home }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = (): void => {
    child.kill('SIGTERM');
    child.once('exit', () => rmSync(home, { recursive: true, force: true }));
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (data: Buffer): void => {
      said += String(data);
      const url = /beside the document: (\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      if (said.includes('The backend did not start')) reject(new Error(said));
      else resolve({ url, stop });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', (data: Buffer) => (said += String(data)));
    child.once('exit', () => reject(new Error(said)));
  });
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Look {
  readonly theme?: 'light' | 'dark';
  readonly forcedColors?: boolean;
  readonly profile?: string;
  /** How the document refuses edits (`test/word-host/document.ts`). */
  readonly readOnly?: 'enforced' | 'viewing';
  /** Each request takes as long as it does in the profile's Word. */
  readonly waits?: boolean;
}

/** The two halves of the preview: the drawn document and the pane, which stands 320 px wide. */
export interface Opened {
  readonly page: Page;
  readonly pane: FrameLocator;
  /** Errors of the page that nobody caught. */
  readonly errors: string[];
}

export async function openPreview(
  browser: Browser,
  url: string,
  look: Look = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Opened> {
  const page = await browser.newPage({
    viewport: { width: 1100, height: 800 },
    colorScheme: look.theme ?? 'light',
    forcedColors: look.forcedColors ? 'active' : 'none',
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await prepare(page);
  const query = new URLSearchParams({
    ...(look.theme && { theme: look.theme }),
    ...(look.profile && { profile: look.profile }),
    ...(look.readOnly && { readOnly: look.readOnly }),
    ...(look.waits && { waits: '' }),
  });
  await page.goto(`${url}?${query}`);
  const pane = page.frameLocator('#pane');
  await pane.getByRole('button', { name: 'Check citations' }).waitFor({ timeout: 60_000 });
  return { page, pane, errors };
}

/** Presses the button and waits for the end. */
export async function check({ pane }: Opened): Promise<void> {
  await pane.getByRole('button', { name: /^Check (citations|again)$/ }).click();
  await pane.getByText(/^Checked /).waitFor({ timeout: 90_000 });
}

/** The document as the host would save it now. */
export async function saved({ page }: Opened): Promise<Uint8Array> {
  const base64 = await paneWindow(page).evaluate(() => {
    const { wordHost } = window as unknown as { wordHost: { save(): Uint8Array } };
    let binary = '';
    for (const byte of wordHost.save()) binary += String.fromCharCode(byte);
    return btoa(binary);
  });
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

export function paneWindow(page: Page) {
  const frame = page.frames().find((candidate) => candidate.url().includes('/preview/pane.html'));
  if (frame === undefined) throw new Error('The pane is not in the page.');
  return frame;
}

export interface Framed {
  readonly tag: string;
  readonly title: string;
  readonly color: string;
  readonly text: string;
}

/** Our controls as they are drawn in the document. */
export function framed({ page }: Opened): Promise<Framed[]> {
  return page.locator('#page [data-tag^="citecheck:1:"]').evaluateAll((elements) =>
    elements.map((element) => ({
      tag: element.getAttribute('data-tag') ?? '',
      title: element.getAttribute('title') ?? '',
      color: (element as HTMLElement).style.getPropertyValue('--frame').trim().toUpperCase(),
      text: element.textContent ?? '',
    })),
  );
}
