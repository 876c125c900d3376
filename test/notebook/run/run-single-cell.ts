import { LIBRARY_MODULES } from "#notebook/run/library-modules.ts";
import type { Modules } from "#notebook/run/modules.ts";
import {
  type CellResult,
  numberedCells,
  runNotebook,
} from "#notebook/run/run-notebook.ts";

/** Runs an isolated cell. */
export async function runSingleCell(
  source: string,
  modules: Modules = LIBRARY_MODULES,
): Promise<CellResult> {
  const [result] = await runNotebook(numberedCells([source]), { modules });
  return result;
}
