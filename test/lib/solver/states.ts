import { type DistanceTable, N_STATES } from "../../../src/lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";

/** State indices, the same in every run. */
export function seededStates(seed: number, length: number): number[] {
  const random = seeded(seed);
  return Array.from({ length }, () => random(N_STATES));
}

/**
 * The distance of every state, as an array, which is faster when each is looked up often.
 */
export function allDistances(table: DistanceTable): Int8Array {
  const distances = new Int8Array(N_STATES);
  for (let index = 0; index < N_STATES; index++) {
    distances[index] = table.distance(index);
  }
  return distances;
}
