/** Puts a host behind the library: the bridge before it loads, the newer members and `Office` after. */
import { augment, type LibraryGlobal } from './augment';
import type { WordHost } from './host';
import { officeFor, type OfficeOptions } from './office';

interface Bridge {
  sendMessageToHost(json: string): void;
  onMessageFromHost: ((json: string) => void) | null;
}

/** Must stand on the library's global before the library is loaded. */
export function bridgeTo(host: WordHost): { _richApiNativeBridge: Bridge } {
  const bridge: Bridge = {
    onMessageFromHost: null,
    sendMessageToHost(json) {
      setTimeout(() => void host.answer(json).then((reply) => bridge.onMessageFromHost?.(reply)), 0);
    },
  };
  return { _richApiNativeBridge: bridge };
}

/** Completes a loaded library. */
export function completeLibrary(library: LibraryGlobal, host: WordHost, options: OfficeOptions = {}): void {
  // The library's own `Office` has a `context` that cannot be set; what else it holds stays.
  const own = Object.entries(Object.getOwnPropertyDescriptors(library.Office ?? {}));
  const kept = Object.fromEntries(
    own.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  );
  library.Office = { ...kept, ...officeFor(host, options) };
  augment(library);
}
