import type { PieceKinds } from "./phase-puzzle.ts";

type Rewording = readonly [library: string | RegExp, chapter: string];

/** What the library's names of coordinates are called in this chapter. */
const COORDINATE_WORDS: readonly Rewording[] = [
  ["twists of", "orientation of"],
  ["EDGES 0 1 2 3 4 5 6 7", "the U and D edges"],
  ["EDGES 8 9 10 11", "the middle edges"],
  ["EDGES", "the edges"],
  ["CORNERS", "the corners"],
];

/** The library twists every piece, but in this chapter an edge is flipped. */
const RESTRICTION_WORDS: readonly Rewording[] = [
  ["twists a piece of EDGES", "flips an edge"],
  ["twists a piece of CORNERS", "twists a corner"],
  [/^the twists (.* EDGES .*) the last twist /g, "the flips $1 the last flip "],
  ...COORDINATE_WORDS,
];

/** The name of a coordinate: "twists of CORNERS" becomes "orientation of the corners". */
export function coordinateText(name: string, edges: PieceKinds): string {
  // When two kinds of edges look different, all that counts is where the four are.
  if (edges === "middle" && name === "permutation of EDGES") {
    return "positions of the middle edges";
  }
  return reworded(name, COORDINATE_WORDS);
}

/** The reason for a restriction: "no move twists a piece of EDGES" becomes "no move flips an edge". */
export function restrictionText(reason: string): string {
  return reworded(reason, RESTRICTION_WORDS);
}

function reworded(text: string, words: readonly Rewording[]): string {
  return words.reduce(
    (before, [library, chapter]) => before.replaceAll(library, chapter),
    text,
  );
}
