import type { Face } from "../../../lib/puzzle/corners.ts";

/** What the pages call the colour of each face. */
export const COLOUR_NAMES: Readonly<Record<Face, string>> = {
  U: "white",
  R: "red",
  F: "green",
  D: "yellow",
  L: "orange",
  B: "blue",
};
