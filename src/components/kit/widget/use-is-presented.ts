import { useLayoutEffect, useState } from "preact/hooks";

/**
 * Whether the figure is presented now: for drawings that style sheets alone can't adapt to
 * large letters.
 *
 * @param inside  an element of the figure
 */
export function useIsPresented(inside: { readonly current: Element | null }): boolean {
  const [isPresented, setPresented] = useState(false);
  useLayoutEffect(() => {
    const figure = inside.current?.closest("figure");
    if (!figure) return;
    const look = () => setPresented(figure.hasAttribute("data-stop"));
    const changed = new MutationObserver(look);
    changed.observe(figure, { attributeFilter: ["data-stop"] });
    look();
    return () => changed.disconnect();
  }, []);
  // Before it is painted: the drawing has another size from now on.
  useLayoutEffect(() => {
    if (isPresented) document.dispatchEvent(new Event("presenterfit"));
  }, [isPresented]);
  return isPresented;
}
