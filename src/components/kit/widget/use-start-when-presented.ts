import { useLayoutEffect } from "preact/hooks";
import type { EditHistory } from "./store.ts";
import { useIsPresented } from "./use-is-presented.ts";

/**
 * On the page a walk starts half-way, where there is something to see. In a presentation
 * an untouched figure starts at its first step.
 *
 * @param inside  an element of the figure
 * @param store   of the figure
 * @param start   goes to the first step
 */
export function useStartWhenPresented(
  inside: { readonly current: Element | null },
  store: EditHistory,
  start: () => void,
): void {
  const isPresented = useIsPresented(inside);
  useLayoutEffect(() => {
    if (isPresented && !store.edited.value && !store.canUndo.value) start();
  }, [isPresented]);
}
