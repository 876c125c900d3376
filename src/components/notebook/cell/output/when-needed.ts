import type { Input } from "../../../../notebook/inputs/inputs.ts";
import type { Output } from "../../../../notebook/show/output.ts";
import type { InputControl } from "../inputs/InputControl.tsx";
import { hasRareParts, loadRareParts } from "../inputs/rare-parts.ts";
import type { CubeOutput } from "./CubeOutput.tsx";
import type { Table } from "./Table.tsx";

export type PutDrawing = (typeof import("./put-drawing.ts"))["putDrawing"];
type FollowDrawing = (typeof import("./follow-drawing.ts"))["followDrawing"];

interface Parts {
  CubeOutput?: typeof CubeOutput;
  InputControl?: typeof InputControl;
  putDrawing?: PutDrawing;
  Table?: typeof Table;
}

/**
 * The loaded components: at build, all that are drawn there; in the browser, what was needed so
 * far.
 */
export const parts: Parts = import.meta.env.SSR
  ? {
      CubeOutput: (await import("./CubeOutput.tsx")).CubeOutput,
      InputControl: (await import("../inputs/InputControl.tsx")).InputControl,
      Table: (await import("./Table.tsx")).Table,
    }
  : {};

export async function loadControls(input: Input): Promise<typeof InputControl> {
  const [module] = await Promise.all([
    import("../inputs/InputControl.tsx"),
    loadRareParts(input),
  ]);
  return (parts.InputControl = module.InputControl);
}

/** Undefined until all that it needs is loaded. */
export function knownControl(input: Input): typeof InputControl | undefined {
  return hasRareParts(input) ? parts.InputControl : undefined;
}

export async function loadCube(): Promise<typeof CubeOutput> {
  return (parts.CubeOutput = (await import("./CubeOutput.tsx")).CubeOutput);
}

export async function loadTable(): Promise<typeof Table> {
  return (parts.Table = (await import("./Table.tsx")).Table);
}

export async function loadDrawing(): Promise<PutDrawing> {
  const module = await import("./put-drawing.ts");
  return (parts.putDrawing = module.putDrawing);
}

/** What makes a drawing answer, which few drawings do. */
export async function loadFollowing(): Promise<FollowDrawing> {
  return (await import("./follow-drawing.ts")).followDrawing;
}

/** Loads everything needed to render these outputs at once. Never rejects. */
export async function prepareOutputs(outputs: readonly Output[]): Promise<void> {
  const loading = outputs.map(({ view }) => {
    if (view?.kind === "input") return loadControls(view.input);
    if (view?.kind === "cube") return loadCube();
    if (view?.kind === "table") return loadTable();
    return view?.kind === "drawing" ? loadDrawing() : undefined;
  });
  await Promise.allSettled(loading);
}
