import { beforeAll, describe, expect, test } from "vitest";
import {
  applyMove,
  HTM_MOVES,
  type Metric,
  movesOf,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankOrientation,
  rankPermutation,
  rankState,
  SOLVED,
  unrankOrientation,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";
import { type TableSurvey, surveyTable } from "#src/workers/survey-table.ts";
import { buildWholeTable, type WholeTable } from "#src/workers/whole-table.ts";

// Turned piece by piece, not looked up in the library's own transition tables.
const permutationAfter = Array.from({ length: N_PERMUTATIONS }, (_, index) => {
  const state = { ...SOLVED, permutation: unrankPermutation(index, 7) };
  return HTM_MOVES.map((move) => rankPermutation(applyMove(state, move).permutation));
}).flat();
const orientationAfter = Array.from({ length: N_ORIENTATIONS }, (_, index) => {
  const state = { ...SOLVED, orientation: unrankOrientation(index, 7, 3) };
  return HTM_MOVES.map((move) =>
    rankOrientation(applyMove(state, move).orientation, 3),
  );
}).flat();

describe.each(["HTM", "QTM"] as const)("%s", (metric: Metric) => {
  let table: WholeTable;
  let survey: TableSurvey;
  beforeAll(() => {
    table = buildWholeTable(metric, () => undefined);
    survey = surveyTable(table);
  });

  test("each position is in one cell, and each column of distances sums to the histogram", () => {
    const sums = table.histogram.map((_, distance) =>
      survey.statesByBound.reduce((sum, row) => sum + row[distance], 0),
    );
    expect(sums).toEqual(table.histogram);
  });

  test("bounds come from a flood that forgets the other coordinate, state for state", () => {
    const permutationBound = flood(N_PERMUTATIONS, permutationAfter, metric);
    const orientationBound = flood(N_ORIENTATIONS, orientationAfter, metric);
    const counted = survey.statesByBound.map((row) => row.map(() => 0));
    for (let index = 0; index < N_STATES; index++) {
      const bound = Math.max(
        permutationBound[Math.floor(index / N_ORIENTATIONS)],
        orientationBound[index % N_ORIENTATIONS],
      );
      counted[bound][table.distance[index]]++;
    }
    expect(counted).toEqual(survey.statesByBound);
  });

  // The survey asks each state about its neighbours. Here each state tells its neighbours
  // of itself, along the inverse of every move: the same question, the other way round.
  test("hilltops are those whom no neighbour tells that it is farther", () => {
    const { distance, histogram } = table;
    const hasFarther = new Uint8Array(N_STATES);
    const hasLevel = new Uint8Array(N_STATES);
    const moves = movesOf(metric);
    const stride = N_MOVES; // imports are slow to read in the loops
    const [permutations, orientations] = [N_PERMUTATIONS, N_ORIENTATIONS];
    for (let permutation = 0; permutation < permutations; permutation++) {
      for (let orientation = 0; orientation < orientations; orientation++) {
        const own = distance[permutation * orientations + orientation];
        for (const move of moves) {
          const neighbor =
            permutationAfter[permutation * stride + move] * orientations +
            orientationAfter[orientation * stride + move];
          if (distance[neighbor] < own) hasFarther[neighbor] = 1;
          else if (distance[neighbor] === own) hasLevel[neighbor] = 1;
        }
      }
    }
    const noneFarther = histogram.map(() => 0);
    const allNearer = histogram.map(() => 0);
    for (let index = 0; index < distance.length; index++) {
      if (hasFarther[index]) continue;
      noneFarther[distance[index]]++;
      if (!hasLevel[index]) allNearer[distance[index]]++;
    }
    expect(survey.hilltops.map((tops) => tops.noneFarther)).toEqual(noneFarther);
    expect(survey.hilltops.map((tops) => tops.allCloser)).toEqual(allNearer);
  });

  test("the example at each distance is a hilltop when its pieces are turned", () => {
    const examples = survey.hilltops.flatMap(
      ({ example, allCloser: allNearer }, distance) =>
        example === undefined ? [] : { example, allNearer, distance },
    );
    expect(examples.length).toBeGreaterThan(0);
    for (const { example, allNearer, distance } of examples) {
      const around = movesOf(metric).map(
        (move) => table.distance[rankState(applyMove(unrankState(example), move))],
      );
      expect(table.distance[example]).toBe(distance);
      expect(Math.max(...around)).toBe(allNearer > 0 ? distance - 1 : distance);
    }
    const without = survey.hilltops.filter(({ example }) => example === undefined);
    expect(without.every(({ noneFarther }) => noneFarther === 0)).toBe(true);
  });
});

test("progress is told, in rising order", () => {
  const told: number[] = [];
  const distance = new Uint8Array(N_STATES);
  surveyTable({ metric: "HTM", distance }, (done) => told.push(done));
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBeLessThan(N_STATES);
});

/** Distances from 0, by relaxing until nothing changes. */
function flood(size: number, after: readonly number[], metric: Metric): number[] {
  const distance = new Array<number>(size).fill(Infinity);
  distance[0] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let index = 0; index < size; index++) {
      for (const move of movesOf(metric)) {
        const neighbor = after[index * N_MOVES + move];
        if (distance[index] + 1 < distance[neighbor]) {
          distance[neighbor] = distance[index] + 1;
          changed = true;
        }
      }
    }
  }
  return distance;
}
