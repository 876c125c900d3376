import { evenBeads } from "./even-beads.ts";
import { twoColours } from "./two-colours.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  evenBeads: evenBeads([1, 3, 2, 0]),
  twoColours: twoColours(),
};
