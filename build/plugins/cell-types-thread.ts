// Runs the compiler for cell-types-plugin.ts off the main thread: it takes seconds.
import { parentPort } from "node:worker_threads";
import { cellNames, compileCellModules, typeFiles } from "../content/cell-types.ts";
import { openCache } from "../content/disk-cache.ts";
import { COMPILER_INPUTS, hashInputs } from "../content/inputs.ts";

const fromCache = openCache();
const modules = fromCache(["cell types", hashInputs(COMPILER_INPUTS)], makeModules);
parentPort!.postMessage(JSON.parse(modules) as Record<string, string>);

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
