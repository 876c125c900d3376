// Type-checks cells off the main thread. Only this file loads the compiler.
import types from "virtual:type-files";
import { serveJob } from "../workers/serve-job.ts";
import type { LabelledCell } from "./cell-file.ts";
import { NotebookService } from "./notebook-service.ts";

/** The methods of the service that can be called. */
export type ServiceMethod = Exclude<keyof NotebookService, "add" | "setCells">;

export interface CompilerRequest {
  readonly cells: readonly LabelledCell[];
  readonly method: ServiceMethod;
  readonly args: readonly unknown[];
}

const service = new NotebookService(types);
let drawingTypes: Promise<void> | undefined;

serveJob(async ({ cells, method, args }: CompilerRequest) => {
  if (cells.some(({ source }) => IMPORTS_DRAWING.test(source)))
    await loadDrawingTypes();
  service.setCells(cells);
  const ask = service[method].bind(service) as (...args: unknown[]) => unknown;
  return ask(...args);
});

/** Matches an import of a drawing library, whose declarations are large. */
const IMPORTS_DRAWING = /["'](?:npm:)?(?:d3|@observablehq\/plot)\b/;

function loadDrawingTypes(): Promise<void> {
  drawingTypes ??= import("virtual:drawing-types").then(({ default: files }) =>
    service.add(files),
  );
  return drawingTypes;
}
