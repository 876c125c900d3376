import { depthColour, N_DEPTH_COLOURS } from "../../../kit/distances/depth-colours.ts";

/** The colour of a distance, where distances may go beyond those that have their own. */
export function distanceColour(distance: number): string {
  return depthColour(Math.min(distance, N_DEPTH_COLOURS - 1));
}
