import { useEffect, useState } from "preact/hooks";
import type { Output } from "../../../notebook/output.ts";
import type { ControlProps, InputControl } from "../inputs/InputControl.tsx";

/** At build it is at hand; in the browser it comes when there is something to control. */
let control: typeof InputControl | undefined = import.meta.env.SSR
  ? (await import("../inputs/InputControl.tsx")).InputControl
  : undefined;

async function load(): Promise<typeof InputControl> {
  return (control ??= (await import("../inputs/InputControl.tsx")).InputControl);
}

/** Loads what these outputs need to be shown in one go. Never fails. */
export async function prepareOutputs(outputs: readonly Output[]): Promise<void> {
  if (outputs.some(({ view }) => view?.kind === "input")) {
    await load().catch(() => undefined);
  }
}

export function LazyControl(props: ControlProps) {
  const [Control, setControl] = useState(() => control);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (Control) return;
    load().then(
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
