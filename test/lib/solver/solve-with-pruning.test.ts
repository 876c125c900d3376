import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  countTurns,
  type Metric,
  N_STATES,
  optimalSolutions,
  rankState,
  SOLVED,
  solveWithPruning,
  type State,
  unrankState,
} from "#lib/index.ts";
import { seededStates } from "./states.ts";

const METRICS = ["HTM", "QTM"] as const;

test("the solved state needs no moves", () => {
  expect(solveWithPruning(SOLVED, { metric: "HTM" })).toEqual([]);
  expect(solveWithPruning(SOLVED, { metric: "QTM" })).toEqual([]);
});

test.each(METRICS)(
  "300 seeded states and 20 of the farthest are solved in %s by the first of their optimal solutions",
  (metric) => {
    const table = buildDistanceTable({ metric });
    const farthest = [];
    for (let index = 0; farthest.length < 20 && index < N_STATES; index++) {
      if (table.distance(index) === table.diameter) farthest.push(index);
    }
    for (const index of [...seededStates(3, 300), ...farthest]) {
      const state = unrankState(index);
      const moves = solveWithPruning(state, { metric });
      expect(rankState(applyMoves(state, moves))).toBe(0);
      expect(countTurns(moves, metric)).toBe(table.distance(index));
      const [first] = optimalSolutions(state, table);
      expect(moves).toEqual(first);
    }
  },
);

test("each call answers for its own metric", () => {
  const state = applyMoves(SOLVED, [0, 4, 6, 1]);
  const before = solveWithPruning(state, { metric: "HTM" });
  solveWithPruning(state, { metric: "QTM" });
  expect(solveWithPruning(state, { metric: "HTM" })).toEqual(before);
});

test("a state that turns cannot reach is refused, not searched for", () => {
  const solve = (change: Partial<State>) =>
    solveWithPruning({ ...SOLVED, ...change }, { metric: "HTM" });
  expect(() => solve({ orientation: [2, 0, 0, 0, 0, 0, 0] })).toThrow(
    "twists sum to 2",
  );
  expect(() => solve({ permutation: [0, 1, 2, 3, 4, 5, 5] })).toThrow("repeats 5");
  expect(() => solve({ permutation: [0, 1, 2] })).toThrow("3 entries; expected 7");
});

test("an unknown metric is named, and a missing one missed", () => {
  for (const options of [undefined, null, "QTM"]) {
    expect(() => solveWithPruning(SOLVED, options as never)).toThrow(
      /^expected options {metric: "HTM"}, not (undefined|null|"QTM")$/,
    );
  }
  for (const metric of ["htm", undefined]) {
    expect(() => solveWithPruning(SOLVED, { metric: metric as Metric })).toThrow(
      new RegExp(`${metric}.*"HTM" or "QTM"`),
    );
  }
});
