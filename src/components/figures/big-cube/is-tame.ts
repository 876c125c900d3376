import {
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_POSITIONS,
} from "#lib/big-cube/coordinates.ts";
import { type BigCube, SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";

/** Whether the moves of the second phase can solve a cube. */
export function isTame(cube: BigCube): boolean {
  return [CORNER_TWISTS, EDGE_FLIPS, SLICE_POSITIONS].every(
    ({ rank }) => rank(cube) === rank(SOLVED_BIG_CUBE),
  );
}
