/**
 * The little of Office.js that belongs to no document: whether it is there, which host it is, its theme, the ribbon. Documents
 * are read and marked by `brief/word` alone.
 */
import type { HostProblem } from './state';
import { shadeOf, type OfficeThemeLike, type Shade } from './theme';

/** How long to wait for office.js to load and then for Word to answer, in milliseconds. */
const SCRIPT_TIMEOUT = 15_000;
const READY_TIMEOUT = 10_000;

export type OfficeAnswer =
  { readonly kind: 'word' } | { readonly kind: 'unavailable'; readonly problem: HostProblem };

export interface OfficeWait {
  readonly page: Window & { readonly Office?: typeof Office };
  readonly scriptTimeout?: number;
  readonly readyTimeout?: number;
  /** Runs once office.js is there, before Word has answered: commands must be known by then. */
  readonly onScript?: () => void;
}

/** Whether this page runs in Word. Resolves always, and within the two time limits. */
export async function waitForWord(wait: OfficeWait): Promise<OfficeAnswer> {
  if (!(await scriptLoaded(wait.page, wait.scriptTimeout ?? SCRIPT_TIMEOUT))) {
    return unavailable('officeScriptMissing');
  }
  const office = wait.page.Office;
  if (office === undefined) return unavailable('officeScriptMissing');
  wait.onScript?.();
  const limit = wait.readyTimeout ?? READY_TIMEOUT;
  // Office.onReady never resolves where the address promises a host that is not there.
  const info = await Promise.race([
    Promise.resolve(office.onReady()),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), limit)),
  ]);
  if (info === null) return unavailable('wordSilent');
  if (!info?.host) return unavailable('outsideOffice');
  if (String(info.host) !== 'Word') return unavailable('notWord');
  if (!office.context.requirements.isSetSupported('WordApi', '1.3')) return unavailable('wordTooOld');
  return { kind: 'word' };
}

function unavailable(problem: HostProblem): OfficeAnswer {
  return { kind: 'unavailable', problem };
}

/** True once office.js has run; false where its element reports an error or time runs out. */
function scriptLoaded(page: OfficeWait['page'], timeout: number): Promise<boolean> {
  if (page.Office !== undefined) return Promise.resolve(true);
  const element = page.document.querySelector<HTMLScriptElement>('script[data-office]');
  return new Promise((resolve) => {
    const settle = (): void => resolve(page.Office !== undefined);
    // `data-failed` is set by the element itself, should it fail before this code runs.
    if (element?.dataset.failed !== undefined) return settle();
    element?.addEventListener('load', settle);
    element?.addEventListener('error', settle);
    setTimeout(settle, timeout);
  });
}

/** A name for the open document, stable between openings; null for a document that was never saved. */
export function documentKey(): string | null {
  const url = Office.context.document?.url;
  return typeof url === 'string' && url !== '' ? url : null;
}

/** The document's file name, or "this brief". */
export function documentName(): string {
  const last = (documentKey() ?? '').split(/[\\/]/).pop() ?? '';
  return last.split(/[?#]/)[0] || 'this brief';
}

/** Word on the web runs one copy of the pane a site; their storage must not mix. */
export function storagePartition(): string {
  const context: { readonly partitionKey?: unknown } = Office.context;
  return typeof context.partitionKey === 'string' ? context.partitionKey : '';
}

/** Calls with the present shade and after every change of it. Returns the way to stop. */
export function watchShade(page: OfficeWait['page'], onShade: (shade: Shade) => void): () => void {
  const system = page.matchMedia?.('(prefers-color-scheme: dark)');
  const read = (): OfficeThemeLike | undefined =>
    page.Office?.context?.officeTheme as OfficeThemeLike | undefined;
  const tell = (): void => onShade(shadeOf(read(), system?.matches === true));
  tell();
  system?.addEventListener?.('change', tell);
  const stopOffice = listenToOfficeTheme(page, tell);
  return () => {
    system?.removeEventListener?.('change', tell);
    stopOffice();
  };
}

function listenToOfficeTheme(page: OfficeWait['page'], tell: () => void): () => void {
  const office = page.Office;
  const event = office?.EventType?.OfficeThemeChanged;
  const target = office?.context?.document;
  if (event === undefined || target?.addHandlerAsync === undefined) return () => {};
  try {
    target.addHandlerAsync(event, tell);
    return () => target.removeHandlerAsync?.(event, { handler: tell });
  } catch {
    // Hosts that do not offer this event keep the shade they began with.
    return () => {};
  }
}
