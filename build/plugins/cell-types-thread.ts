// A thread of cell-types-plugin.ts: the compiler takes seconds, in which Vite goes on.
import { parentPort } from "node:worker_threads";
import { cellNames, compileCellModules, typeFiles } from "../content/cell-types.ts";
import { openCache } from "../content/disk-cache.ts";
import { COMPILER_INPUTS, hashInputs } from "../content/inputs.ts";

const fromCache = openCache();
const made = fromCache(["cell types", hashInputs(COMPILER_INPUTS)], makeModules);
parentPort!.postMessage(JSON.parse(made) as Record<string, string>);

/** The text of each module, all from one program. */
function makeModules(): string {
  const program = compileCellModules();
  const { types, drawing } = typeFiles(program);
  return JSON.stringify({
    "virtual:cell-names": JSON.stringify(cellNames(program)),
    "virtual:type-files": JSON.stringify(types),
    "virtual:drawing-types": JSON.stringify(drawing),
  });
}
