/** Starts the pane: shows it at once, waits for Word beside that, and ties the ribbon's commands to the same controller. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { openWordBrief } from '../brief/word';
import { officeRibbon, registerCommands } from '../commands/commands';
import { App } from './components/App';
import type { Pane } from './components/context';
import { openComparer, type WorkerPort } from './comparing';
import { createController, type Controller } from './controller';
import { createFocusHandover } from './focus';
import { documentKey, documentName, storagePartition, waitForWord, watchShade } from './office';
import { openPageCache } from './pageCache';
import { sourcesAt } from './sources';
import { reduce } from './reduce';
import { INITIAL_STATE, type PaneEvent, type PaneState } from './state';
import { openPaneStorage } from './storage';
import { createStore, type Store } from './store';
import { FLUENT_THEMES, type Shade } from './theme';

const store: Store<PaneState, PaneEvent> = createStore(reduce, INITIAL_STATE);
const focus = createFocusHandover();
let attached: (controller: Controller | null) => void;
const ready = new Promise<Controller | null>((resolve) => (attached = resolve));
let controller = newController('');

function newController(partition: string): Controller {
  const storage = openPaneStorage(partition);
  const pages = openPageCache(partition);
  // One worker a check: it ends with the opinions that it holds when the next one begins.
  let comparer = openComparer(startWorker);
  return createController({
    store,
    storage: {
      ...storage,
      forgetResults: async () =>
        (await Promise.all([storage.forgetResults(), pages.clear()])).every((isForgotten) => isForgotten),
    },
    sourcesAt: (origin) => {
      comparer.close();
      comparer = openComparer(startWorker);
      return sourcesAt(origin, { pages, compare: comparer.compare });
    },
    paneOrigin: location.origin,
    now: () => new Date(),
    reload: () => location.reload(),
  });
}

/** Bundled as a file of its own beside the pane's. */
function startWorker(): WorkerPort {
  return new Worker(/* webpackChunkName: "quotations" */ new URL('./quotation.worker.ts', import.meta.url));
}

async function start(): Promise<void> {
  const answer = await waitForWord({
    page: window,
    onScript: () => registerCommands(officeRibbon(), async () => (await ready)?.check()),
  });
  if (answer.kind === 'unavailable') {
    store.send({ type: 'hostUnavailable', problem: answer.problem });
    attached(null);
    return;
  }
  try {
    controller = newController(storagePartition());
    await controller.attach({ host: openWordBrief(), key: documentKey(), name: documentName() });
    attached(controller);
  } catch {
    store.send({ type: 'hostUnavailable', problem: 'hostFailed' });
    attached(null);
  }
}

/** The pane in the shade of Office; the commands are looked up at each call, since Word answers after the first drawing. */
function Root() {
  const [shade, setShade] = useState<Shade>('light');
  const { host } = useHostKind();
  useEffect(() => watchShade(window, setShade), [host]);
  useEffect(() => paintPage(shade), [shade]);
  const pane: Pane = { store, commands: controller, focus, shade, origin: location.origin };
  return <App pane={pane} />;
}

/** What lies outside the drawing: the page's ground and the browser's own scroll bars. */
function paintPage(shade: Shade): void {
  const { style } = document.documentElement;
  style.colorScheme = shade;
  style.backgroundColor = FLUENT_THEMES[shade].colorNeutralBackground1;
}

function useHostKind(): { host: PaneState['host']['kind'] } {
  const [host, setHost] = useState(store.get().host.kind);
  useEffect(() => store.subscribe(() => setHost(store.get().host.kind)), []);
  return { host };
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Root />);
void start();
