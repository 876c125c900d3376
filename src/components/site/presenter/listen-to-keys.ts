import { focusKind, isPageKey } from "./keys.ts";

/** @param press  calls preventDefault for the keys that it handles */
export function listenToKeys(
  press: (event: KeyboardEvent) => void,
  signal: AbortSignal,
): void {
  const takeOthers = (event: KeyboardEvent) => {
    if (!isPageKey(event.key)) press(event);
  };
  addEventListener("keydown", takeOthers, { signal });
  // In the capture phase, before sliders and tables handle Page Down themselves.
  const takePageKeys = (event: KeyboardEvent) => {
    if (!isPageKey(event.key)) return;
    press(event);
    if (event.defaultPrevented) event.stopPropagation();
  };
  addEventListener("keydown", takePageKeys, { signal, capture: true });
  // “/” would open the search behind the presentation.
  const keepSearchShut = (event: KeyboardEvent) => {
    if (event.key === "/" && focusKind(event.target) !== "field")
      event.stopPropagation();
  };
  addEventListener("keydown", keepSearchShut, { signal, capture: true });
}
