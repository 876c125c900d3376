// Runs a page's cells at build; the page ships with their outputs. All modules that cells can
// import are imported here, see build/plugins/finished-pages.ts.
import { ALL_LIBRARY_MODULES } from "#notebook/run/all-library-modules.ts";
import * as d3 from "#notebook/run/d3-module.ts";
import { STATIC_TABLE_ID } from "#notebook/output/table-constants.ts";
import { INITIAL_LIVE_VALUES } from "#notebook/run/live-values.ts";
import * as plot from "#notebook/run/plot-module.ts";
import {
  type CellResult,
  numberedCells,
  runNotebook,
} from "#notebook/run/run-notebook.ts";

const resultsByPage = new Map<string, Promise<CellResult[]>>();

/**
 * Runs all cells of a page once.
 * @returns  the result of each cell, in order
 */
export function shippedResults(sources: readonly string[]): Promise<CellResult[]> {
  const key = JSON.stringify(sources);
  let results = resultsByPage.get(key);
  if (!results) {
    results = runNotebook(numberedCells(sources), {
      modules: { ...ALL_LIBRARY_MODULES, "@observablehq/plot": plot, d3 },
      live: INITIAL_LIVE_VALUES,
    });
    results = results.then((all) => all.map(withStaticTables));
    resultsByPage.set(key, results);
  }
  return results;
}

/** Replaces the ids of tables: no worker holds their rows. */
function withStaticTables({ outputs, error }: CellResult): CellResult {
  const shipped = outputs.map((output) =>
    output.view?.kind === "table"
      ? { ...output, view: { ...output.view, id: STATIC_TABLE_ID } }
      : output,
  );
  return { outputs: shipped, error };
}
