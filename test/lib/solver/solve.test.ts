import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  countTurns,
  type Metric,
  N_STATES,
  rankState,
  shortestSolutions,
  solve,
  SOLVED,
  type State,
  unrankState,
} from "#lib/index.ts";
import { seededStates } from "./states.ts";

const METRICS = ["HTM", "QTM"] as const;

test("the solved state needs no moves", () => {
  expect(solve(SOLVED, { metric: "HTM" })).toEqual([]);
  expect(solve(SOLVED, { metric: "QTM" })).toEqual([]);
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
      const moves = solve(state, { metric });
      expect(rankState(applyMoves(state, moves))).toBe(0);
      expect(countTurns(moves, { metric })).toBe(table.distance(index));
      const [first] = shortestSolutions(state, table);
      expect(moves).toEqual(first);
    }
  },
);

test("each call answers for its own metric", () => {
  const state = applyMoves(SOLVED, [0, 4, 6, 1]);
  const before = solve(state, { metric: "HTM" });
  solve(state, { metric: "QTM" });
  expect(solve(state, { metric: "HTM" })).toEqual(before);
});

test("a state that turns cannot reach is refused, not searched for", () => {
  const attempt = (change: Partial<State>) =>
    solve({ ...SOLVED, ...change }, { metric: "HTM" });
  expect(() => attempt({ orientation: [2, 0, 0, 0, 0, 0, 0] })).toThrow(
    "twists sum to 2",
  );
  expect(() => attempt({ permutation: [0, 1, 2, 3, 4, 5, 5] })).toThrow("repeats 5");
  expect(() => attempt({ permutation: [0, 1, 2] })).toThrow("3 entries; expected 7");
});

test("an unknown metric is named, and a missing one missed", () => {
  for (const options of [undefined, null, "QTM"]) {
    expect(() => solve(SOLVED, options as never)).toThrow(
      /^expected options {metric: "HTM"}, not (undefined|null|"QTM")$/,
    );
  }
  for (const metric of ["htm", undefined]) {
    expect(() => solve(SOLVED, { metric: metric as Metric })).toThrow(
      new RegExp(`${metric}.*"HTM" or "QTM"`),
    );
  }
});
