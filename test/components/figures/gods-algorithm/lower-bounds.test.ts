import { describe, expect, test } from "vitest";
import { cubeBounds } from "#figures/gods-algorithm/lower-bounds/cube-bounds.ts";
import {
  formatCompact,
  formatPercent,
  sumLowerBounds,
} from "#kit/distances/lower-bound-counts.ts";
import { applyMove, HTM_MOVES, N_STATES, rankState, SOLVED } from "#lib/index.ts";

describe("sums over all states", () => {
  // Bound 0: one position, solved. Bound 1: two at distance 1, one at 3.
  const sums = sumLowerBounds([
    [1, 0, 0, 0],
    [0, 2, 0, 1],
  ]);

  test("means, and what the bound leaves unsaid", () => {
    expect(sums).toEqual({
      total: 4,
      meanBound: 0.75,
      meanDistance: 1.25,
      unsaid: [3, 0, 1],
      tooNear: 0,
    });
  });

  test("states closer than their bound are reported", () => {
    expect(
      sumLowerBounds([
        [1, 0],
        [2, 1],
        [0, 3],
      ]).tooNear,
    ).toBe(5);
  });
});

test("the shadows of single turns are one turn long at most, and their bound is 1", () => {
  for (const metric of ["HTM", "QTM"] as const) {
    expect(cubeBounds(0, metric)).toEqual({ permutation: 0, orientation: 0, bound: 0 });
  }
  for (const move of HTM_MOVES) {
    const { permutation, orientation, bound } = cubeBounds(
      rankState(applyMove(SOLVED, move)),
      "HTM",
    );
    expect(permutation).toBe(1);
    expect(orientation).toBeLessThanOrEqual(1);
    expect(bound).toBe(1);
  }
});

test.each([
  [1, "1"],
  [999, "999"],
  [1000, "1.0k"],
  [9940, "9.9k"],
  [9960, "10k"],
  [491_578, "492k"],
  [999_499, "999k"],
  [999_500, "1.0M"],
  [1_043_264, "1.0M"],
])("%d is written %s", (count, text) => expect(formatCompact(count)).toBe(text));

test("no count of states takes more than four characters", () => {
  for (let count = 0; count <= N_STATES; count += count < 20_000 ? 1 : 97) {
    expect(formatCompact(count).length).toBeLessThanOrEqual(4);
  }
});

test.each([
  [0, "0 %"],
  [1, "0.000027 %"],
  [17_108, "0.47 %"],
  [36_742, "1.0 %"],
  [1_043_264, "28 %"],
  [N_STATES, "100 %"],
])("%d of all states are %s", (count, text) =>
  expect(formatPercent(count, N_STATES)).toBe(text),
);
