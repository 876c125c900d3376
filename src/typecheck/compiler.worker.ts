// Type-checks cells off the main thread. Only this file loads the compiler.
import types from "virtual:type-files";
import type { LabelledCell } from "./cell-file.ts";
import { NotebookService } from "./notebook-service.ts";

/** The methods of the service that can be called. */
export type ServiceMethod = Exclude<keyof NotebookService, "add" | "setCells">;

export interface CompilerRequest {
  readonly number: number;
  readonly cells: readonly LabelledCell[];
  readonly method: ServiceMethod;
  readonly args: readonly unknown[];
}

export type CompilerAnswer =
  /** The compiler is loaded: answers come quickly from now on. */
  | { readonly isLoaded: true }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: string };

const service = new NotebookService(types);
postMessage({ isLoaded: true } satisfies CompilerAnswer);
let drawingTypes: Promise<void> | undefined;

addEventListener("message", ({ data }: MessageEvent<CompilerRequest>) => {
  void answerRequest(data).then((given) => postMessage(given));
});

async function answerRequest({
  number,
  cells,
  method,
  args,
}: CompilerRequest): Promise<CompilerAnswer> {
  try {
    if (cells.some(({ source }) => IMPORTS_DRAWING.test(source)))
      await loadDrawingTypes();
    service.setCells(cells);
    const ask = service[method].bind(service) as (...args: unknown[]) => unknown;
    return { number, result: ask(...args) };
  } catch (error) {
    return { number, error: (error as Error).message };
  }
}

/** Matches an import of a drawing library, whose declarations are large. */
const IMPORTS_DRAWING = /["'](?:npm:)?(?:d3|@observablehq\/plot)\b/;

function loadDrawingTypes(): Promise<void> {
  drawingTypes ??= import("virtual:drawing-types").then(({ default: files }) =>
    service.add(files),
  );
  return drawingTypes;
}
