import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  unrankState,
} from "../../../../lib/puzzle/coordinates.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { Closest, Coordinate } from "./closest-of.ts";

/** What a cube keeps, which cubes are the closest, and what all bars count. */
export function wordsForClosest(
  keeps: Coordinate,
  coordinate: number,
  { turns, states }: Closest,
): { readonly kept: string; readonly found: string; readonly all: string } {
  const away = turns === 0 ? "solved" : `${countWord(turns, "turn")} away`;
  const found = (all: number) =>
    states.length === 1
      ? `The closest of all ${formatNumber(all)} is ${away}.`
      : `The closest of all ${formatNumber(all)} are ${away}: ${countWord(states.length, "cube")}.`;
  if (keeps === "orientation") {
    const twists = unrankState(coordinate).orientation.join(" ");
    return {
      kept: `Your twists ${twists}, any order`,
      found: found(N_PERMUTATIONS),
      all: `All ${N_ORIENTATIONS} twistings, by how far their closest cube is`,
    };
  }
  const { permutation } = unrankState(coordinate * N_ORIENTATIONS);
  return {
    kept: `Your order ${permutation.map((piece) => piece + 1).join(" ")}, any twists`,
    found: found(N_ORIENTATIONS),
    all: `All ${formatNumber(N_PERMUTATIONS)} orders, by how far their closest cube is`,
  };
}
