import type { Input } from "#notebook/inputs/inputs.ts";
import type { Output } from "#notebook/output/output.ts";
import type { InputControl } from "../inputs/InputControl.tsx";
import { areControlsLoaded, loadLazyControls } from "../inputs/lazy-controls.ts";
import type { CubeOutput } from "./CubeOutput.tsx";
import type { Table } from "./Table.tsx";

export type InsertDrawing = (typeof import("./insert-drawing.ts"))["insertDrawing"];
type FollowDrawing = (typeof import("./follow-drawing.ts"))["followDrawing"];

interface LoadedParts {
  CubeOutput?: typeof CubeOutput;
  InputControl?: typeof InputControl;
  insertDrawing?: InsertDrawing;
  Table?: typeof Table;
}

/** The loaded components: all that are rendered at build; in the browser, those needed so far. */
export const loadedParts: LoadedParts = import.meta.env.SSR
  ? {
      CubeOutput: (await import("./CubeOutput.tsx")).CubeOutput,
      InputControl: (await import("../inputs/InputControl.tsx")).InputControl,
      Table: (await import("./Table.tsx")).Table,
    }
  : {};

export async function loadControls(input: Input): Promise<typeof InputControl> {
  const [module] = await Promise.all([
    import("../inputs/InputControl.tsx"),
    loadLazyControls(input),
  ]);
  return (loadedParts.InputControl = module.InputControl);
}

/** The control's component; undefined until its code is loaded. */
export function loadedControl(input: Input): typeof InputControl | undefined {
  return areControlsLoaded(input) ? loadedParts.InputControl : undefined;
}

export async function loadCube(): Promise<typeof CubeOutput> {
  return (loadedParts.CubeOutput = (await import("./CubeOutput.tsx")).CubeOutput);
}

export async function loadTable(): Promise<typeof Table> {
  return (loadedParts.Table = (await import("./Table.tsx")).Table);
}

export async function loadDrawing(): Promise<InsertDrawing> {
  const module = await import("./insert-drawing.ts");
  return (loadedParts.insertDrawing = module.insertDrawing);
}

/** Loads the code of interactive drawings, which are rare. */
export async function loadFollowDrawing(): Promise<FollowDrawing> {
  return (await import("./follow-drawing.ts")).followDrawing;
}

/** Loads the code needed to render these outputs synchronously. Never rejects. */
export async function preloadOutputs(outputs: readonly Output[]): Promise<void> {
  const loading = outputs.map(({ view }) => {
    if (view?.kind === "input") return loadControls(view.input);
    if (view?.kind === "cube") return loadCube();
    if (view?.kind === "table") return loadTable();
    return view?.kind === "drawing" ? loadDrawing() : undefined;
  });
  await Promise.allSettled(loading);
}
