import { expect, test } from "vitest";
import {
  buildDistanceTable,
  buildMoveTables,
  countOptimalSolutions,
  type DistanceTable,
  N_STATES,
  unrankState,
} from "../../../src/lib/index.ts";
import { allDistances, seededStates } from "./states.ts";

/** The number of optimal solutions of each state, and of those that start with F, R, U. */
interface Counts {
  all: Uint16Array;
  startingWith: Uint16Array[];
}

test("all optimal HTM solutions of all states are 14921182, and the guide's slip loses some or all of those of 1989920 and 675087", () => {
  const table = buildDistanceTable({ metric: "HTM" });
  const { all, startingWith } = countSolutions(table, [1, 1, 1]);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(14_921_182);

  // The guide finds none that starts with F.
  const [withF] = startingWith;
  expect(withF.filter((count) => count > 0)).toHaveLength(1_989_920);
  expect(withF.filter((count, index) => count === all[index])).toHaveLength(675_087);

  expectSameCounts(table, all);
});

test("all optimal QTM solutions of all states are 39163066, a half turn written once", () => {
  const table = buildDistanceTable({ metric: "QTM" });
  const { all } = countSolutions(table, [1, 2, 1]);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(39_163_066);
  expectSameCounts(table, all);
});

/**
 * Computes for each state once, from its nearer neighbours, the number of its solutions,
 * excluding those that start with the face just turned.
 */
function countSolutions(table: DistanceTable, costs: number[]): Counts {
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
  return { all, startingWith };
}

/** All state indices, nearest to solved first. */
function statesByDistance(
  distances: Int8Array,
  histogram: readonly number[],
): Uint32Array {
  let first = 0;
  const place = histogram.map((count) => (first += count) - count);
  const states = new Uint32Array(N_STATES);
  for (let index = 0; index < N_STATES; index++) {
    states[place[distances[index]]++] = index;
  }
  return states;
}

/** The library's function counts the same, on seeded states. */
function expectSameCounts(table: DistanceTable, all: Uint16Array) {
  const states = seededStates(11, 10_000);
  const counted = states.map((index) =>
    countOptimalSolutions(unrankState(index), table),
  );
  expect(counted).toEqual(states.map((index) => all[index]));
}
