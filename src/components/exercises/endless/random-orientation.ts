import { unrankOrientation } from "../../../lib/indexing/orientation.ts";
import type { RandomInteger } from "./practice-exercise.ts";

/** How many twists a corner can have. */
export const N_TWISTS = 3;

/** Twists that turns can make, but not all of them 0. */
export function randomOrientation(corners: number, random: RandomInteger): number[] {
  return unrankOrientation(
    1 + random(N_TWISTS ** (corners - 1) - 1),
    corners,
    N_TWISTS,
  );
}
