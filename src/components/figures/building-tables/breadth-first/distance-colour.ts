import { depthColour, N_DEPTH_COLOURS } from "#kit/distances/depth-colours.ts";

/** The colour of a distance. Distances beyond the palette have its last colour. */
export function distanceColour(distance: number): string {
  return depthColour(Math.min(distance, N_DEPTH_COLOURS - 1));
}
