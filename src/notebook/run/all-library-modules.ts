import * as bigCube from "../../lib/big-cube.ts";
import { LIBRARY_MODULES } from "./library-modules.ts";
import type { Modules } from "./modules.ts";

/** All entry points, with those that a page loads only when a cell imports them. */
export const ALL_LIBRARY_MODULES: Modules = {
  ...LIBRARY_MODULES,
  "every-cube/big-cube": bigCube,
};
