import { flippedEdges } from "./flipped-edges.ts";
import { orientationsOnly } from "./orientations-only.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  flippedEdges: flippedEdges([1, 5]),
  orientationsOnly: orientationsOnly(),
};
