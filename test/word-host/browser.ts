/**
 * The host in a page, for `npm run preview` and for test/e2e. Bundle this file, load it before the pane's bundle, and await
 * `installWordHost`: afterwards `window.Word` and `window.Office` are there as in Word's web view.
 *
 * Microsoft's library is loaded as a script from `libraryUrl`, which the server reads from
 * node_modules/@microsoft/office-js/dist at run time; it is never copied into a build.
 */
import type { LibraryGlobal } from './augment';
import { bridgeTo, completeLibrary } from './connect';
import { WordHost, type HostOptions } from './host';
import type { OfficeOptions } from './office';
import { PROFILES } from './profiles';
import { renderInto } from './render';

export interface BrowserOptions extends HostOptions, OfficeOptions {
  readonly docx: ArrayBuffer | Uint8Array;
  /** Where the server has the library's folder; the profile names the file. Default `/office-js/`. */
  readonly libraryUrl?: string;
  /** Where the document is drawn. */
  readonly container?: HTMLElement;
}

/** Opens the document, loads the library and draws the page. Once per page. */
export async function installWordHost(options: BrowserOptions): Promise<WordHost> {
  const host = new WordHost(new Uint8Array(options.docx), options);
  Object.assign(window, bridgeTo(host));
  const file = PROFILES[options.profile ?? 'microsoft365'].library;
  await loadScript((options.libraryUrl ?? '/office-js/') + file);
  completeLibrary(window as unknown as LibraryGlobal, host, options);
  if (options.container) renderInto(options.container, host);
  return host;
}

function loadScript(url: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => done();
    script.onerror = () => fail(new Error(`Microsoft's library could not be loaded from ${url}.`));
    document.head.append(script);
  });
}

declare global {
  interface Window {
    /** For pages that are not bundled with this file. */
    installWordHost: typeof installWordHost;
  }
}
window.installWordHost = installWordHost;
