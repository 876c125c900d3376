import * as library from "../../lib/cell-library.ts";
import * as cube from "../../lib/cube.ts";
import * as indexing from "../../lib/indexing.ts";
import * as lessons from "../../lib/lessons.ts";
import * as puzzles from "../../lib/puzzles.ts";
import * as scan from "../../lib/scan.ts";
import type { Modules } from "./modules.ts";

/**
 * The library by the entry points of its package. An import that is missing is suggested
 * from the first module that has it, so the lessons come before "every-cube": here it has
 * their names too, for cells written when it was the only entry point.
 */
export const LIBRARY_MODULES: Modules = {
  "every-cube/lessons": lessons,
  "every-cube": library,
  "every-cube/indexing": indexing,
  "every-cube/cube": cube,
  "every-cube/puzzles": puzzles,
  "every-cube/scan": scan,
};
