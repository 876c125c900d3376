import type { PieceKinds } from "./phase-puzzle.ts";

/** What the library's names of coordinates are called in this chapter. */
const WORDS: readonly (readonly [library: string, chapter: string])[] = [
  ["twists of", "orientation of"],
  ["EDGES 0 1 2 3 4 5 6 7", "the U and D edges"],
  ["EDGES 8 9 10 11", "the middle edges"],
  ["EDGES", "the edges"],
  ["CORNERS", "the corners"],
];

/** The name of a coordinate: "twists of CORNERS" becomes "orientation of the corners". */
export function coordinateText(name: string, edges: PieceKinds): string {
  // When two kinds of edges look different, all that counts is where the four are.
  if (edges === "middle" && name === "permutation of EDGES") {
    return "positions of the middle edges";
  }
  return WORDS.reduce(
    (text, [library, chapter]) => text.replaceAll(library, chapter),
    name,
  );
}
