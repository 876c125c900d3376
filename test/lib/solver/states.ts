import { type DistanceTable, N_STATES } from "../../../src/lib/index.ts";

/** Whole numbers in [0, count), the same on every run (Lehmer, modulo 2³¹ - 1). */
export function seededNumbers(seed: number, count: number, length: number): number[] {
  let value = seed;
  return Array.from({ length }, () => {
    value = (value * 48271) % 2147483647;
    return Math.floor((value / 2147483647) * count);
  });
}

/** State numbers, the same on every run. */
export function seededStates(seed: number, length: number): number[] {
  return seededNumbers(seed, N_STATES, length);
}

/** The distance of every state, as an array: looking up each a dozen times is quicker. */
export function allDistances(table: DistanceTable): Int8Array {
  const distances = new Int8Array(N_STATES);
  for (let index = 0; index < N_STATES; index++) {
    distances[index] = table.distance(index);
  }
  return distances;
}
