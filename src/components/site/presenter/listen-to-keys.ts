import { focusKind, isPageKey } from "./keys.ts";

/** @param press  may prevent the default of a key, which is then nobody else’s */
export function listenToKeys(
  press: (event: KeyboardEvent) => void,
  signal: AbortSignal,
): void {
  const takeOthers = (event: KeyboardEvent) => {
    if (!isPageKey(event.key)) press(event);
  };
  addEventListener("keydown", takeOthers, { signal });
  // Before a slider or a table goes through its own pages, and never ends.
  const takePageKeys = (event: KeyboardEvent) => {
    if (!isPageKey(event.key)) return;
    press(event);
    if (event.defaultPrevented) event.stopPropagation();
  };
  addEventListener("keydown", takePageKeys, { signal, capture: true });
  // The search would open behind the stop.
  const keepSearchShut = (event: KeyboardEvent) => {
    if (event.key === "/" && focusKind(event.target) !== "field")
      event.stopPropagation();
  };
  addEventListener("keydown", keepSearchShut, { signal, capture: true });
}
