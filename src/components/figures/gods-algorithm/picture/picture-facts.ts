// Build-time only: numbers for the prose, counted in the picture.
import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { initialSheet } from "./static-picture.ts";

export interface PictureFacts {
  readonly counts: readonly number[];
  readonly farthest: number;
  /** How many of them have no twist: those in the top row of the sorted picture. */
  readonly untwisted: number;
  /** The number of permutations with at least one of them. */
  readonly columns: number;
  readonly means: number;
}

export function pictureFacts(): PictureFacts {
  const { distance, counts } = initialSheet();
  const diameter = counts.length - 1;
  const sums = new Uint32Array(N_PERMUTATIONS);
  const farthestIn = new Uint16Array(N_PERMUTATIONS);
  for (let row = 0, at = 0; row < N_ORIENTATIONS; row++) {
    for (let column = 0; column < N_PERMUTATIONS; column++, at++) {
      sums[column] += distance[at];
      if (distance[at] === diameter) farthestIn[column]++;
    }
  }
  return {
    counts: [...counts],
    farthest: counts[diameter],
    untwisted: distance
      .subarray(0, N_PERMUTATIONS)
      .filter((value) => value === diameter).length,
    columns: farthestIn.filter((count) => count > 0).length,
    means: new Set(sums).size,
  };
}
