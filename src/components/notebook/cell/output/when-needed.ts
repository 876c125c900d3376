import type { Output } from "../../../../notebook/show/output.ts";
import type { InputControl } from "../inputs/InputControl.tsx";

export type SanitiseDrawing =
  (typeof import("./sanitise-drawing.ts"))["sanitiseDrawing"];

interface Parts {
  InputControl?: typeof InputControl;
  sanitiseDrawing?: SanitiseDrawing;
}

/**
 * The loaded components: at build, the controls; in the browser, what was needed so far.
 */
export const parts: Parts = import.meta.env.SSR
  ? { InputControl: (await import("../inputs/InputControl.tsx")).InputControl }
  : {};

export async function loadControls(): Promise<typeof InputControl> {
  const module = await import("../inputs/InputControl.tsx");
  return (parts.InputControl = module.InputControl);
}

export async function loadSanitiser(): Promise<SanitiseDrawing> {
  const module = await import("./sanitise-drawing.ts");
  return (parts.sanitiseDrawing = module.sanitiseDrawing);
}

/** Loads everything needed to render these outputs at once. Never rejects. */
export async function prepareOutputs(outputs: readonly Output[]): Promise<void> {
  const has = (kind: string) => outputs.some(({ view }) => view?.kind === kind);
  const loading: Promise<unknown>[] = [];
  if (has("input")) loading.push(loadControls());
  if (has("drawing")) loading.push(loadSanitiser());
  await Promise.allSettled(loading);
}
