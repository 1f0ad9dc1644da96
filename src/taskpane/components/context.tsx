/** What every component may ask for: the state, the controller's commands, the shade. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import type { Mark } from '../../verifier/report';
import type { PaneCommands } from '../controller';
import type { FocusHandover } from '../focus';
import type { PaneEvent, PaneState } from '../state';
import type { Store } from '../store';
import { MARK_COLORS, type Shade } from '../theme';

export interface Pane {
  readonly store: Store<PaneState, PaneEvent>;
  readonly commands: PaneCommands;
  readonly shade: Shade;
  readonly focus: FocusHandover;
  /** Origin that the pane was loaded from. */
  readonly origin: string;
}

const PaneContext = createContext<Pane | null>(null);

export function PaneProvider(props: { readonly pane: Pane; readonly children: ReactNode }) {
  return <PaneContext.Provider value={props.pane}>{props.children}</PaneContext.Provider>;
}

export function usePane(): Pane {
  const pane = useContext(PaneContext);
  if (pane === null) throw new Error('A component of the pane stands outside PaneProvider.');
  return pane;
}

export function usePaneState(): PaneState {
  const { store } = usePane();
  return useSyncExternalStore(store.subscribe, store.get);
}

export function useMarkColor(mark: Mark): string {
  return MARK_COLORS[usePane().shade][mark];
}

/** Words for screen readers only. */
export const useHiddenStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
