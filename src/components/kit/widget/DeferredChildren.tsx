import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * Draws changes of its children after the next paint, so that the answer to what the reader
 * pressed does not wait for them.
 */
export function DeferredChildren({ children }: { children: ComponentChildren }) {
  const [rendered, setRendered] = useState(children);
  useEffect(() => setRendered(children), [children]);
  return <>{rendered}</>;
}
