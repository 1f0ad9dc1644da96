/** What the user may set, with its schema: what is read back from storage is parsed like any outside message. */
import { z } from 'zod';
import { COMMENT_POLICIES, DEFAULT_COMMENT_POLICY } from '../verifier/comments';

/** An address for citations to go to: https anywhere, plain http on this computer only. Empty: the pane's own origin. */
export const backendAddressSchema = z.string().refine((value) => value === '' || isSafeAddress(value), {
  message: 'Use an https address, or http on this computer, such as http://localhost:3001.',
});

export const settingsSchema = z.object({
  backendAddress: backendAddressSchema.catch(''),
  /** Keep the last results on this computer. */
  keepResults: z.boolean().catch(true),
  /** Which marks of the main text get a Word comment. */
  comments: z.enum(COMMENT_POLICIES).catch(DEFAULT_COMMENT_POLICY),
  /** Decisions are kept in the document too, and go where it goes. */
  decisionsTravel: z.boolean().catch(false),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  backendAddress: '',
  keepResults: true,
  comments: DEFAULT_COMMENT_POLICY,
  decisionsTravel: false,
};

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function isSafeAddress(value: string): boolean {
  const url = parseUrl(value);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** Where the citations' own strings go: the address, and whether it is this computer. */
export function destinationOf(
  settings: Settings,
  paneOrigin: string,
): { readonly origin: string; readonly host: string; readonly isThisComputer: boolean } {
  const url = parseUrl(settings.backendAddress) ?? parseUrl(paneOrigin);
  const origin = url?.origin ?? paneOrigin;
  return { origin, host: url?.host ?? origin, isThisComputer: LOCAL_HOSTS.has(url?.hostname ?? '') };
}

/** Whether an address is one of this very computer. */
export const isThisComputer = (address: string): boolean =>
  LOCAL_HOSTS.has(parseUrl(address)?.hostname ?? '');
