// Answers questions about the types of cells, off the main thread; only this file loads the
// compiler.
import types from "virtual:type-files";
import type { Cell } from "./cell-file.ts";
import { NotebookService } from "./notebook-service.ts";

/** What can be asked: a method of the service, without those that prepare it. */
export type Method = Exclude<keyof NotebookService, "add" | "setCells">;

export interface Request {
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly method: Method;
  readonly args: readonly unknown[];
}

export type Answer =
  /** It is loaded: what is asked from now on takes only as long as its types do. */
  | { readonly isLoaded: true }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: string };

const service = new NotebookService(types);
postMessage({ isLoaded: true } satisfies Answer);
let drawing: Promise<void> | undefined;

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  void answer(data).then((given) => postMessage(given));
});

async function answer({ number, cells, method, args }: Request): Promise<Answer> {
  try {
    if (cells.some(({ source }) => DRAWS.test(source))) await loadDrawing();
    service.setCells(cells);
    const ask = service[method].bind(service) as (...args: unknown[]) => unknown;
    return { number, result: ask(...args) };
  } catch (error) {
    return { number, error: (error as Error).message };
  }
}

/** A cell that imports a drawing library: its declarations are large. */
const DRAWS = /["'](?:npm:)?(?:d3|@observablehq\/plot)\b/;

function loadDrawing(): Promise<void> {
  drawing ??= import("virtual:drawing-types").then(({ default: files }) =>
    service.add(files),
  );
  return drawing;
}
