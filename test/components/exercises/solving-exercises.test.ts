import { expect, test } from "vitest";
import { findShortestSolutions } from "#components/exercises/solving/challenge.ts";
import solvingExercises from "#components/exercises/solving/solving-exercises.ts";
import { buildDistanceTable, countShortestSolutions, unrankState } from "#lib/index.ts";
import { seededStates } from "../../lib/solver/states.ts";
import { promiseExercises } from "./exercise-promises.ts";

promiseExercises(solvingExercises, {
  farthest: {
    right: [
      ["3673431", /3,673,431 has 196 shortest solutions, of 11 turns/],
      ["3,673,431", /of 11 turns/],
      [" 730 ", /Cube 730 has 196/],
    ],
    wrong: [
      ["0", /is solved/],
      ["R U R' U'", /of 4 turns\. .* 7 more/],
      ["1574640", /exactly one shortest solution, of one turn/],
    ],
    halfway: [["1234567", /of 9 turns\. .* 2 more/]],
    unreadable: [
      ["3674160", /Cubes have the indices 0 to 3,674,159/],
      ["R Q", /Unknown move Q/],
    ],
  },
  onlyOne: {
    right: [
      ["R2 U2 R' F2 R F' R F' U2", /exactly one shortest solution, of 9 turns/],
      ["1315675", /exactly one/],
      ["767", /exactly one shortest solution, of 10 turns/],
    ],
    wrong: [
      ["1234567", /is the example/],
      ["1 234 567", /is the example/],
      ["1.234.567", /is the example/],
      ["U", /at least 9 turns from solved/],
      ["R U", /at least 9/],
      ["0", /is solved/],
    ],
    halfway: [["730", /should have exactly one/]],
  },
  many: {
    right: [
      ["730", /196 shortest solutions/],
      ["76545", /196 shortest solutions, of 11 turns/],
      ["373248", /196/],
    ],
    wrong: [
      ["0", /is solved/],
      ["U2", /more than 100/],
      ["F R", /more than 100/],
    ],
    halfway: [["1234567", /more than 100/]],
  },
});

test("a challenge's search agrees with the distance table", () => {
  const table = buildDistanceTable({ metric: "HTM" });
  for (const index of [...seededStates(9, 40), 730, 3_673_431]) {
    expect(findShortestSolutions(index)).toEqual({
      length: table.distance(index),
      count: countShortestSolutions(unrankState(index), table),
    });
  }
});

test("76,545 is the cube with pieces 3 and 7 exchanged", () => {
  expect(solvingExercises.many.solution).toEqual(["76545"]);
});
