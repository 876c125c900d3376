import { unrankOrientation } from "#lib/indexing/orientation.ts";
import type { RandomInteger } from "./practice-exercise.ts";

/** The number of twists of a corner. */
export const N_TWISTS = 3;

/** A random reachable orientation, not all 0. */
export function randomOrientation(corners: number, random: RandomInteger): number[] {
  return unrankOrientation(
    1 + random(N_TWISTS ** (corners - 1) - 1),
    corners,
    N_TWISTS,
  );
}
