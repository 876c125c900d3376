// Only while the page is built: what the text says of the picture, counted in it.
import { N_ORIENTATIONS, N_PERMUTATIONS } from "../../../../lib/puzzle/coordinates.ts";
import { firstSheet } from "./static-picture.ts";

export interface PictureFacts {
  /** How many states there are at each distance. */
  readonly counts: readonly number[];
  /** How many of the farthest states there are. */
  readonly farthest: number;
  /** How many of them have no twist: those in the top row of the sorted picture. */
  readonly untwisted: number;
  /** How many permutations have at least one of them. */
  readonly columns: number;
  /** How many different mean distances the columns have. */
  readonly means: number;
}

export function pictureFacts(): PictureFacts {
  const { distance, counts } = firstSheet();
  const far = counts.length - 1;
  const sums = new Uint32Array(N_PERMUTATIONS);
  const farIn = new Uint16Array(N_PERMUTATIONS);
  for (let row = 0, at = 0; row < N_ORIENTATIONS; row++) {
    for (let column = 0; column < N_PERMUTATIONS; column++, at++) {
      sums[column] += distance[at];
      if (distance[at] === far) farIn[column]++;
    }
  }
  return {
    counts: [...counts],
    farthest: counts[far],
    untwisted: distance.subarray(0, N_PERMUTATIONS).filter((value) => value === far)
      .length,
    columns: farIn.filter((count) => count > 0).length,
    means: new Set(sums).size,
  };
}
