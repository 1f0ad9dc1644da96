/** A state, a reducer and listeners: enough for one pane, and readable from the ribbon's commands, which React does not see. */
export interface Store<State, Event> {
  readonly get: () => State;
  readonly send: (event: Event) => void;
  /** Calls after every change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send: (event) => {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
