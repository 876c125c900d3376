import {
  buildDistanceTable,
  buildMoveTables,
  type DistanceTable,
  type Metric,
  N_STATES,
} from "#lib/index.ts";
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
  return new Int8Array(table.toBytes().buffer);
}

/** The number of optimal solutions of each state, and of those that start with F, R, U. */
export interface SolutionCounts {
  all: Uint16Array;
  /** The largest of them. */
  most: number;
  startingWith: Uint16Array[];
}

const counted = new Map<Metric, SolutionCounts>();

/** Counted once for all test files of a process. */
export function countSolutions(metric: Metric): SolutionCounts {
  const counts = counted.get(metric) ?? countAll(buildDistanceTable({ metric }));
  counted.set(metric, counts);
  return counts;
}

/**
 * Computes for each state once, from its closer neighbours, the number of its solutions,
 * excluding those that start with the face just turned.
 */
function countAll(table: DistanceTable): SolutionCounts {
  const costs = table.metric === "HTM" ? [1, 1, 1] : [1, 2, 1];
  const { permutation, orientation } = buildMoveTables();
  const distances = allDistances(table);
  const all = new Uint16Array(N_STATES);
  const startingWith = [0, 1, 2].map(() => new Uint16Array(N_STATES));
  all[0] = 1;
  for (const index of statesByDistance(distances, table.histogram)) {
    const p = Math.floor(index / 729);
    const o = index % 729;
    for (let move = 0; move < 9; move++) {
      const next = permutation[p * 9 + move] * 729 + orientation[o * 9 + move];
      if (distances[next] !== distances[index] - costs[move % 3]) continue;
      const withFace = startingWith[Math.floor(move / 3)];
      const count = all[next] - withFace[next];
      withFace[index] += count;
      all[index] += count;
    }
  }
  return {
    all,
    most: all.reduce((most, count) => Math.max(most, count)),
    startingWith,
  };
}

/** All states that have a distance, by index, the nearest first. */
export function statesByDistance(
  distances: Int8Array,
  histogram: readonly number[],
): Uint32Array {
  let first = 0;
  const place = histogram.map((count) => (first += count) - count);
  const states = new Uint32Array(first);
  for (let index = 0; index < N_STATES; index++) {
    if (distances[index] >= 0) states[place[distances[index]]++] = index;
  }
  return states;
}
