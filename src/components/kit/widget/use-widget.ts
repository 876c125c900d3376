import { useLayoutEffect, useState } from "preact/hooks";
import type { StateSource } from "./store.ts";

/**
 * The store's state for a component to show: the author's example while the page is
 * hydrated, so that the first client render equals the server's, then the live state.
 * Components that call it are rendered again when the state changes.
 */
export function useWidget<State>(store: StateSource<State>): State {
  const hydrated = useHydrated();
  useLayoutEffect(() => store.connect(), [store]);
  return hydrated ? store.state.value : store.model.initial;
}

/** False on the server and in the first client render, true from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return hydrated;
}
