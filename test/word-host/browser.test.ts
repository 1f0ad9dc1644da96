/**
 * The host in Chromium: the same library, the same executor, the same document as in Node, and the page it draws.
 * Without Chromium (`CHROMIUM`, /usr/bin/chromium) this is skipped, and says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { footnoteMark, makeDocx, paragraph, run } from './docx';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const LIBRARY = path.join(path.dirname(require.resolve('@microsoft/office-js/package.json')), 'dist');
const describeInChromium = existsSync(CHROMIUM) ? describe : describe.skip;
if (!existsSync(CHROMIUM)) it.skip(`runs in Chromium — skipped: ${CHROMIUM} is not here`, () => undefined);

/** A page of the host and, as the pane would be, the brief's room on top of it. */
const ENTRY = `
  import { installWordHost } from './browser';
  import { openWordBrief } from '../../src/brief/word';
  window.open_ = async () => {
    const docx = await (await fetch('/brief.docx')).arrayBuffer();
    window.host = await installWordHost({ docx, container: document.querySelector('main') });
    window.brief = openWordBrief();
  };
`;

describeInChromium('the host in Chromium', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const [bundle] = buildSync({
      stdin: { contents: ENTRY, resolveDir: __dirname, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'iife',
    }).outputFiles;
    const docx = makeDocx({
      body: [
        paragraph(
          run('See ') + run('Roe v. Wade', '<w:i/>') + run(', 410 U.S. 113 (1973).') + footnoteMark(1),
        ),
        'Nothing here.',
      ],
      footnotes: ['See 5 U.S. 137.'],
    });
    const files: Record<string, [type: string, body: string | Uint8Array]> = {
      '/': [
        'text/html',
        '<!doctype html><meta charset="utf-8"><main></main><script src="/host.js"></script>',
      ],
      '/host.js': ['text/javascript; charset=utf-8', bundle?.text ?? ''],
      '/brief.docx': ['application/octet-stream', docx],
    };
    server = createServer((request, response) => {
      const url = request.url ?? '/';
      const file = url.startsWith('/office-js/')
        ? (['text/javascript', readFileSync(path.join(LIBRARY, path.basename(url)))] as const)
        : files[url];
      response.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' });
      response.end(file?.[1] ?? '');
    }).listen(0, '127.0.0.1');
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate('open_()');
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it('draws the document: text, emphasis, notes', async () => {
    expect(await page.textContent('[data-paragraph="0"]')).toBe('See Roe v. Wade, 410 U.S. 113 (1973).1');
    expect(await page.textContent('[data-at][style*="italic"]')).toBe('Roe v. Wade');
    expect(await page.textContent('.notes')).toBe('1 See 5 U.S. 137.');
  });

  it('reads, marks, shows the control with its colour and follows a click into it', async () => {
    await page.evaluate(`(async () => {
      const { blocks } = await brief.read();
      const at = blocks[0].text.indexOf('410 U.S. 113');
      window.seen = [];
      brief.onSelection((mark) => seen.push(mark && mark.citationId));
      window.outcome = await brief.mark([{ citationId: 'abc', block: 0, span: [at, at + 12], text: '410 U.S. 113',
        kind: 'stop', tag: 'citecheck:1:abc', title: '✕ No such citation — ', color: 'C50F1F' }]);
    })()`);
    expect(await page.evaluate('outcome.placed.length')).toBe(1);
    const mark = page.locator('[data-tag="citecheck:1:abc"]');
    expect(await mark.textContent()).toBe('410 U.S. 113');
    expect(await mark.evaluate((element) => getComputedStyle(element).outlineColor)).toBe('rgb(197, 15, 31)');
    await mark.locator('[data-at]').first().click();
    await page.waitForFunction('seen.includes("abc")');
    await page.evaluate('brief.removeAll()');
    await page.waitForFunction('!document.querySelector("[data-tag]")');
  });
});
