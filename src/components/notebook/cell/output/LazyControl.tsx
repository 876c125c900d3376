import { useEffect, useState } from "preact/hooks";
import type { ControlProps } from "../inputs/InputControl.tsx";
import { loadControls, parts } from "./when-needed.ts";

/** A control; in the browser its code is loaded when it is needed. */
export function LazyControl(props: ControlProps) {
  const [Control, setControl] = useState(() => parts.InputControl);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (Control) return;
    loadControls().then(
      (loaded) => setControl(() => loaded),
      () => setHasFailed(true),
    );
  }, []);
  if (Control) return <Control {...props} />;
  return hasFailed ? (
    <p class="output-problem" role="alert">
      The controls could not be loaded. Run the cell again, or reload the page.
    </p>
  ) : null;
}
