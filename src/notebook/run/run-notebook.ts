import type { LazyModules, Modules } from "./modules.ts";
import { NotebookRuntime } from "./notebook-runtime.ts";
import type { CellSource } from "./prepare-cells.ts";
import { type LiveValues, INITIAL_LIVE_VALUES } from "./live-values.ts";
import type { CellError, Output } from "../output/output.ts";
import { renderValue } from "../output/render-value.ts";

export interface CellResult {
  readonly outputs: readonly Output[];
  readonly error: CellError | undefined;
}

export interface NotebookEnvironment {
  readonly modules: Modules;
  readonly lazyModules?: LazyModules;
  /** The state of the page's figures; the initial state by default. */
  readonly live?: LiveValues;
}

/**
 * Runs all cells of a notebook to the end, each after its dependencies.
 * @returns  the results in the order of the cells
 */
export function runNotebook(
  cells: readonly CellSource[],
  { modules, lazyModules = {}, live = INITIAL_LIVE_VALUES }: NotebookEnvironment,
): Promise<CellResult[]> {
  const outputs = new Map(cells.map(({ id }) => [id, [] as Output[]]));
  const errors = new Map<string, CellError | undefined>();
  return new Promise((resolve) => {
    const finish = () =>
      resolve(
        cells.map(({ id }) => ({ outputs: outputs.get(id)!, error: errors.get(id) })),
      );
    const runtime = new NotebookRuntime({
      modules,
      lazyModules,
      renderValue,
      live,
      events: {
        pending: () => {},
        started: (id) => (outputs.get(id)!.length = 0),
        output: (id, output) => outputs.get(id)!.push(output),
        ended(id, error) {
          errors.set(id, error);
          if (errors.size === cells.length) finish();
        },
        input: () => {},
        setLive: () => {},
      },
    });
    if (cells.length === 0) finish();
    const ids = cells.map(({ id }) => id);
    runtime.run(
      cells.map((cell) => ({ ...cell, displayedSource: undefined })),
      ids,
    );
  });
}

/** Gives sources ids and labels, numbered in page order. */
export function numberedCells(sources: readonly string[]): CellSource[] {
  return sources.map((source, i) => ({
    id: `cell-${i + 1}`,
    label: `cell ${i + 1}`,
    source,
  }));
}
