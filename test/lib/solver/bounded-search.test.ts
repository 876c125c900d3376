import { describe, expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  countShortestSolutions,
  type Metric,
  movesOf,
  N_ORIENTATIONS,
  shortestSolutions,
  parseMoves,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { type SearchStep, searchWithBound } from "#lib/lessons.ts";
import { seededStates } from "./states.ts";

const METRICS: Metric[] = ["HTM", "QTM"];
const exact = {
  HTM: buildDistanceTable({ metric: "HTM" }),
  QTM: buildDistanceTable({ metric: "QTM" }),
};
const moveTables = buildMoveTables();

function twoTables(metric: Metric): (index: number) => number {
  const permutation = buildPruningTable(moveTables.permutation, { metric }).lowerBound;
  const orientation = buildPruningTable(moveTables.orientation, { metric }).lowerBound;
  return (index) =>
    Math.max(
      permutation[Math.floor(index / N_ORIENTATIONS)],
      orientation[index % N_ORIENTATIONS],
    );
}

function looksOf(
  index: number,
  options: Omit<Parameters<typeof searchWithBound>[1], "onStep">,
): SearchStep[] {
  const steps: SearchStep[] = [];
  searchWithBound(index, { ...options, onStep: (step) => void steps.push(step) });
  return steps;
}

const count = (steps: readonly SearchStep[], outcome: SearchStep["outcome"]) =>
  steps.filter((step) => step.outcome === outcome).length;

describe.each(METRICS)("in %s", (metric) => {
  test("with exact distances it finds every optimal solution, in order", () => {
    for (const index of seededStates(2, 100)) {
      const { distance } = exact[metric];
      const path: number[] = [];
      const solutions: number[][] = [];
      searchWithBound(index, {
        metric,
        length: distance(index),
        lowerBound: distance,
        onStep({ depth, move, outcome }) {
          path[depth] = move;
          if (outcome === "solved") solutions.push(path.slice(0, depth + 1));
        },
      });
      expect(solutions).toEqual([
        ...shortestSolutions(unrankState(index), exact[metric]),
      ]);
    }
  });

  test("with any bound that is none too great it finds as many", () => {
    const scrambles = ["R U", "R U F'", "F2 U R'", "U2 R' F R"];
    for (const scramble of scrambles) {
      const state = applyMoves(SOLVED, parseMoves(scramble));
      const index = rankState(state);
      const length = exact[metric].distance(index);
      for (const lowerBound of [twoTables(metric), () => 0]) {
        const steps = looksOf(index, { metric, length, lowerBound });
        expect(count(steps, "solved")).toBe(
          countShortestSolutions(state, exact[metric]),
        );
      }
    }
  });
});

test("with exact distances in HTM no move is skipped for its face: two turns of one are never two closer", () => {
  for (const index of seededStates(4, 200)) {
    const { distance } = exact.HTM;
    const options = {
      metric: "HTM",
      length: distance(index),
      lowerBound: distance,
    } as const;
    const once = looksOf(index, options);
    const twice = looksOf(index, { ...options, sameFaceTwice: true });
    expect(count(twice, "solved")).toBe(count(once, "solved"));
    expect(count(twice, "made")).toBe(count(once, "made"));
  }
});

test("in QTM, and without a table, that rule does leave something out", () => {
  const index = rankState(applyMoves(SOLVED, parseMoves("U2 R2")));
  const inQtm = { metric: "QTM", length: 4, lowerBound: exact.QTM.distance } as const;
  expect(
    count(looksOf(index, { ...inQtm, sameFaceTwice: true }), "solved"),
  ).toBeGreaterThan(count(looksOf(index, inQtm), "solved"));
  const blind = { metric: "HTM", length: 2, lowerBound: () => 0 } as const;
  expect(count(looksOf(index, { ...blind, sameFaceTwice: true }), "made")).toBe(
    movesOf("HTM").length,
  );
  expect(looksOf(index, blind)).toHaveLength(9 + 9 * 9);
  expect(count(looksOf(index, blind), "same face")).toBe(9 * 3);
});

test("without a table all paths are tried: 9 × 6 × 6 × … of them", () => {
  for (const length of [1, 2, 3, 4]) {
    const steps = looksOf(1_234_567, { metric: "HTM", length, lowerBound: () => 0 });
    expect(count(steps, "in vain")).toBe(9 * 6 ** (length - 1));
  }
});

test("it ends when it is told to, and says so", () => {
  let told = 0;
  const search = { metric: "HTM", length: 5, lowerBound: () => 0 } as const;
  expect(searchWithBound(1, { ...search, onStep: () => ++told < 7 })).toBe(false);
  expect(told).toBe(7);
  expect(searchWithBound(1, { ...search, onStep: () => undefined })).toBe(true);
});

test("bad input is named", () => {
  const search = {
    metric: "HTM",
    length: 5,
    lowerBound: () => 0,
    onStep() {},
  } as const;
  expect(() => searchWithBound(-1, search)).toThrow("-1 is out of range");
  expect(() => searchWithBound(0, { ...search, length: 1.5 })).toThrow("1.5");
  expect(() => searchWithBound(0, { ...search, length: 21 })).toThrow(
    "length 21 is out of range 0..20",
  );
  expect(() => searchWithBound(0, { ...search, metric: "htm" as Metric })).toThrow(
    "htm",
  );
});

test.each([NaN, undefined, -1, "far"])(
  "a bound of %j is named, wherever the search meets it",
  (bound) => {
    const [, beyond] = parseMoves("F R").map((_, i, moves) =>
      rankState(applyMoves(SOLVED, moves.slice(0, i + 1))),
    );
    const search = (length: number) => () =>
      searchWithBound(0, {
        metric: "HTM",
        length,
        lowerBound: (index) => (index === beyond ? (bound as number) : 0),
        onStep() {},
      });
    expect(search(1)).not.toThrow();
    expect(search(2)).toThrow(RangeError);
    expect(search(2)).toThrow(
      `state ${beyond} is ${bound}; expected a number of turns, 0 or more`,
    );
  },
);
