import type { Face } from "#lib/puzzle/corners.ts";
import { formatList } from "../text/format-list.ts";

/** What the pages call the colour of each face. */
export const COLOUR_NAMES: Readonly<Record<Face, string>> = {
  U: "white",
  R: "red",
  F: "green",
  D: "yellow",
  L: "orange",
  B: "blue",
};

/** "white, green and orange" */
export const formatColours = (faces: readonly Face[]) =>
  formatList(faces.map((face) => COLOUR_NAMES[face]));
