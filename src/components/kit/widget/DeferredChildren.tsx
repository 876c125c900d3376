import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * Renders changes of its children one paint later, so that feedback on a click is not
 * delayed.
 */
export function DeferredChildren({ children }: { children: ComponentChildren }) {
  const [rendered, setRendered] = useState(children);
  useEffect(() => setRendered(children), [children]);
  return <>{rendered}</>;
}
