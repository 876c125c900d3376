import type { Metric } from "#lib/puzzle/moves.ts";
import { turnUnit } from "#kit/distances/turn-unit.ts";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  unrankState,
} from "#lib/puzzle/coordinates.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { ClosestStates, FixedCoordinate } from "./closest-states.ts";

/** The texts for one fixed coordinate and its closest states. */
export function closestText(
  fixed: FixedCoordinate,
  coordinate: number,
  { turns, states }: ClosestStates,
  metric: Metric,
): {
  readonly heading: string;
  readonly result: string;
  readonly chartCaption: string;
} {
  const away = turns === 0 ? "solved" : `${countWord(turns, turnUnit(metric))} away`;
  const result = (total: number) =>
    states.length === 1
      ? `The closest of all ${formatNumber(total)} is ${away}.`
      : `The closest of all ${formatNumber(total)} are ${away}: ${countWord(states.length, "state")}.`;
  if (fixed === "orientation") {
    const twists = unrankState(coordinate).orientation.join(" ");
    return {
      heading: `Your orientation ${twists}, any permutation`,
      result: result(N_PERMUTATIONS),
      chartCaption: `All ${N_ORIENTATIONS} orientations, by the distance of their closest state`,
    };
  }
  const { permutation } = unrankState(coordinate * N_ORIENTATIONS);
  return {
    heading: `Your permutation ${permutation.map((piece) => piece + 1).join(" ")}, any orientation`,
    result: result(N_ORIENTATIONS),
    chartCaption: `All ${formatNumber(N_PERMUTATIONS)} permutations, by the distance of their closest state`,
  };
}
