/**
 * The host in Node: Microsoft's library runs in a context of its own (`vm`), read from node_modules at run time. Each open document
 * gets a fresh context; the compiled script is shared.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { LibraryGlobal } from './augment';
import { bridgeTo, completeLibrary } from './connect';
import { WordHost, type HostOptions } from './host';
import type { OfficeOptions } from './office';

const scripts = new Map<string, vm.Script>();

function libraryScript(file: string): vm.Script {
  const known = scripts.get(file);
  if (known) return known;
  // Not `require`: the benchmarks run this file as a module.
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const folder = path.dirname(resolve('@microsoft/office-js/package.json'));
  const script = new vm.Script(readFileSync(path.join(folder, 'dist', file), 'utf8'), { filename: file });
  scripts.set(file, script);
  return script;
}

/** As much of a browser as the library looks at while loading. */
function browserStub(): Record<string, unknown> {
  const element = { style: {}, setAttribute: () => undefined, appendChild: () => undefined };
  const location = { href: 'https://x/', search: '', hash: '', protocol: 'https:' };
  const storage = { getItem: () => null, setItem: () => undefined };
  return {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    performance,
    // Loading prints one harmless stack for want of a sign-in page.
    console: { ...console, error: () => undefined, log: () => undefined, warn: () => undefined },
    document: {
      readyState: 'complete',
      addEventListener: () => undefined,
      getElementsByTagName: () => [],
      createElement: () => element,
      location,
      URL: location.href,
      cookie: '',
      head: element,
      body: element,
    },
    navigator: { userAgent: 'node' },
    location,
    XMLHttpRequest: function XMLHttpRequest() {},
    localStorage: storage,
    sessionStorage: storage,
  };
}

export interface OpenHost {
  readonly host: WordHost;
  readonly Word: typeof Word;
  readonly Office: typeof Office;
  readonly OfficeExtension: typeof OfficeExtension;
}

/** Opens a .docx in the host and returns the library that talks to it. */
export function openInNode(docx: Uint8Array, options: HostOptions & OfficeOptions = {}): OpenHost {
  const host = new WordHost(docx, options);
  const context: Record<string, unknown> = { ...browserStub(), ...bridgeTo(host) };
  for (const name of ['window', 'self', 'globalThis', 'top', 'parent']) context[name] = context;
  vm.createContext(context);
  libraryScript(host.profile.library).runInContext(context);
  const library = context as unknown as LibraryGlobal;
  completeLibrary(library, host, options);
  return { host, ...(library as unknown as Omit<OpenHost, 'host'>) };
}

/** Opens a .docx and makes `Word` and `Office` global, as the add-in finds them. Returns the host. */
export function installInNode(docx: Uint8Array, options: HostOptions & OfficeOptions = {}): WordHost {
  const open = openInNode(docx, options);
  Object.assign(globalThis, { Word: open.Word, Office: open.Office, OfficeExtension: open.OfficeExtension });
  return open.host;
}

/** Takes the globals away again; a test file should leave none. */
export function uninstallFromNode(): void {
  for (const name of ['Word', 'Office', 'OfficeExtension']) Reflect.deleteProperty(globalThis, name);
}
