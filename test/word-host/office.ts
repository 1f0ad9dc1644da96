/** The part of `Office` that is not in the library's Word file: ready, context, commands, the pane, the selection event. */
import { customXmlPartsOf } from './customXml';
import type { WordHost } from './host';
import { supports } from './profiles';

type Callback = (result: {
  status: string;
  value?: unknown;
  error?: { code: number; message: string };
}) => void;
type Handler = (event: { type: string }) => void;

const SELECTION_CHANGED = 'documentSelectionChanged';

export interface OfficeOptions {
  /** `DocumentUrl`; the pane keys its stored results by it. */
  readonly url?: string;
  readonly darkTheme?: boolean;
  readonly displayLanguage?: string;
}

export function officeFor(host: WordHost, options: OfficeOptions = {}): Record<string, unknown> {
  const { profile } = host;
  const handlers = new Set<Handler>();
  host.document.onSelect(() => {
    // Word sends the event after the change, never within the call that made it.
    for (const handler of handlers)
      setTimeout(() => handlers.has(handler) && handler({ type: SELECTION_CHANGED }), 0);
  });
  const done = (callback: Callback | undefined, value?: unknown): void => {
    setTimeout(() => callback?.({ status: 'succeeded', value }), 0);
  };
  const info = { host: 'Word', platform: profile.platform };
  return {
    EventType: { DocumentSelectionChanged: SELECTION_CHANGED, SettingsChanged: 'settingsChanged' },
    HostType: { Word: 'Word', Excel: 'Excel', PowerPoint: 'PowerPoint' },
    PlatformType: { PC: 'PC', Mac: 'Mac', OfficeOnline: 'OfficeOnline', iOS: 'iOS' },
    AsyncResultStatus: { Succeeded: 'succeeded', Failed: 'failed' },
    onReady: async (callback?: (ready: typeof info) => unknown) => {
      await callback?.(info);
      return info;
    },
    actions: {
      associate: (name: string, command: (event: { completed(): void }) => void) =>
        host.commands.set(name, command),
    },
    addin: {
      showAsTaskpane: async () => undefined,
      hide: async () => undefined,
      onVisibilityModeChanged: async () => async () => undefined,
      setStartupBehavior: async () => undefined,
    },
    context: {
      ...info,
      diagnostics: { ...info, version: '16.0.0.0' },
      displayLanguage: options.displayLanguage ?? 'en-US',
      contentLanguage: 'en-US',
      partitionKey: undefined,
      officeTheme: options.darkTheme
        ? { bodyBackgroundColor: '#262626', bodyForegroundColor: '#FFFFFF', isDarkTheme: true }
        : { bodyBackgroundColor: '#FFFFFF', bodyForegroundColor: '#000000', isDarkTheme: false },
      requirements: {
        isSetSupported: (name: string, version?: string) => supports(profile, name, version ?? '1.1'),
      },
      document: {
        url: options.url ?? 'https://example.test/brief.docx',
        mode: host.document.readOnly === 'enforced' ? 'readOnly' : 'readWrite',
        customXmlParts: customXmlPartsOf(host),
        settings: {
          get: (name: string) => host.settings.get(name) ?? null,
          set: (name: string, value: unknown) => void host.settings.set(name, value),
          remove: (name: string) => void host.settings.delete(name),
          saveAsync: (...args: unknown[]) =>
            done(args.find((each) => typeof each === 'function') as Callback),
        },
        addHandlerAsync: (type: string, handler: Handler, ...rest: unknown[]) => {
          if (type === SELECTION_CHANGED) handlers.add(handler);
          done(rest.find((each) => typeof each === 'function') as Callback | undefined);
        },
        removeHandlerAsync: (type: string, ...rest: unknown[]) => {
          const which = rest.find((each) => typeof each === 'object' && each !== null) as
            { handler?: Handler } | undefined;
          if (type === SELECTION_CHANGED && which?.handler) handlers.delete(which.handler);
          else if (type === SELECTION_CHANGED) handlers.clear();
          done(rest.find((each) => typeof each === 'function') as Callback | undefined);
        },
      },
    },
  };
}
