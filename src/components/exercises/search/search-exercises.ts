import { bestBound } from "./best-bound.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  bestBound: bestBound("R2 F U' R F2 U"),
};
