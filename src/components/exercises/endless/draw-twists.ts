import { unrankOrientation } from "../../../lib/indexing/orientation.ts";
import type { Random } from "./practice.ts";

/** How many twists a corner can have. */
export const TWISTS = 3;

/** Twists that turns can make, but not all of them 0. */
export function drawTwists(corners: number, random: Random): number[] {
  return unrankOrientation(1 + random(TWISTS ** (corners - 1) - 1), corners, TWISTS);
}
