// Only while the site is built: what the cells of a page show before anybody runs them.
import * as library from "../../../lib/index.ts";
import {
  type CellResult,
  numberedCells,
  runNotebook,
} from "../../../notebook/run/run-notebook.ts";
import { UNTOUCHED } from "../../../notebook/run/live-values.ts";

const known = new Map<string, Promise<CellResult[]>>();

/**
 * Runs all cells of a page, once for all of them.
 * @returns  what each of them shows, in their order
 */
export function shippedResults(sources: readonly string[]): Promise<CellResult[]> {
  const key = JSON.stringify(sources);
  let results = known.get(key);
  if (!results) {
    results = runNotebook(numberedCells(sources), {
      modules: { "every-cube": library },
      lazyModules: {
        "@observablehq/plot": () => import("../../../notebook/run/plot-module.ts"),
        d3: () => import("../../../notebook/run/d3-module.ts"),
      },
      live: UNTOUCHED,
    });
    known.set(key, results);
  }
  return results;
}
