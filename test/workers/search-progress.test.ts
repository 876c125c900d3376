import { expect, test, vi } from "vitest";
import {
  addProgress,
  NO_PROGRESS,
  type SearchProgress,
} from "#components/workshop/puzzle/searched-puzzle.ts";
import { pancakes } from "#src/puzzles/pancakes.ts";
import {
  createPuzzleDistances,
  type DistanceProgress,
} from "#src/workers/puzzle-distances.ts";

/** What a search of 362,880 positions tells when each look at the clock takes so long. */
function toldBy(milliseconds: number): DistanceProgress[] {
  let now = 0;
  const clock = vi.spyOn(performance, "now");
  clock.mockImplementation(() => (now += milliseconds));
  const told: DistanceProgress[] = [];
  const definition = pancakes(9, false);
  try {
    createPuzzleDistances()({ kind: "search", definition, metric: "HTM" }, (one) => {
      told.push(one);
    });
  } finally {
    clock.mockRestore();
  }
  return told;
}

const partly = (told: readonly DistanceProgress[]) =>
  told.filter((one) => "soFar" in one);

test("reports a depth in progress after a pause without reports", () => {
  const each = partly(toldBy(200)).length;
  expect(each).toBeGreaterThan(50);
  const fewer = partly(toldBy(50)).length;
  expect(fewer).toBeGreaterThan(0);
  expect(fewer).toBeLessThan(each / 2);
  expect(partly(toldBy(0))).toEqual([]);
});

test("the positions found never become fewer, and end with all", () => {
  const sums: number[] = [];
  let progress: SearchProgress = NO_PROGRESS;
  for (const told of toldBy(200)) {
    progress = addProgress(progress, told);
    sums.push(progress.histogram.reduce((sum, count) => sum + count, progress.soFar));
  }
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  expect(sums.at(-1)).toBe(362_880);
  expect(progress.soFar).toBe(0);
});
