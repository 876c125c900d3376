import { depthColour, N_DEPTH_COLOURS } from "../../../kit/distances/depth-colours.ts";

/** The colour of a distance, including distances beyond those with their own colours. */
export function distanceColour(distance: number): string {
  return depthColour(Math.min(distance, N_DEPTH_COLOURS - 1));
}
